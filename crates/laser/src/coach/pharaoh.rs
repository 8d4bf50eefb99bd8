//! Hits on a pharaoh: at once, with the next shot, and by force.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::{Notation, Position};
use plyground_search::Score;
use plyground_words::message;

use crate::{
    Action, Laser, Square,
    coach::{
        cause::{Cause, with_turn},
        replay::{Firing, Replay, Replayed},
        telling::{BAD, GOOD, NOTE, beam_marks, because, name, ring},
    },
};

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    match mistake.played.pharaoh_hit(mistake.mover) {
        Some(0) => own_goal(mistake, out),
        Some(1) => next_shot(mistake, out),
        found => allowed_by_force(mistake, found, out),
    }
    match mistake.best.pharaoh_hit(!mistake.mover) {
        Some(0) => at_once(mistake, out),
        found => missed_by_force(mistake, found, out),
    }
}

fn is_win(line: &Replay) -> bool {
    matches!(line.score, Score::Win(_))
}

fn is_loss(line: &Replay) -> bool {
    matches!(line.score, Score::Loss(_))
}

/// The move's own shot hits the own pharaoh.
fn own_goal(mistake: &Replayed, out: &mut Vec<Claim>) {
    let firing = &mistake.played.turns[0].firing;
    let Some((at, _)) = firing.hit_of(mistake.mover).filter(|_| !best_loses_too(mistake, 1)) else { return };
    out.push(Claim {
        code: "own-goal",
        message: message!("coach-own-goal-pharaoh", side = name(mistake.mover), square = at.to_string()),
        weight: Weight::End,
        about: About::Played,
        plies: 1,
        marks: beam_marks(firing, BAD),
    });
}

/// Whether the better line loses the pharaoh within as many moves, or does not show that it keeps it.
fn best_loses_too(mistake: &Replayed, plies: usize) -> bool {
    let lost = mistake.best.pharaoh_hit(mistake.mover).is_some_and(|hit| hit < plies);
    lost || !mistake.best.shows(plies)
}

/// The answer's shot hits the pharaoh.
fn next_shot(mistake: &Replayed, out: &mut Vec<Claim>) {
    let turns = &mistake.played.turns;
    let firing = &turns[1].firing;
    let Some((at, _)) = firing.hit_of(mistake.mover).filter(|_| !best_loses_too(mistake, 2)) else { return };
    let cause = Cause::of(&turns[0], &turns[1]);
    let what = message!("coach-next-hits", side = name(firing.side), square = at.to_string());
    let mut marks = beam_marks(firing, BAD);
    marks.extend(cause.and_then(Cause::square).map(|at| ring(NOTE, at)));
    let claim = |code, cause| Claim {
        code,
        message: because(cause, what.clone()),
        weight: Weight::End,
        about: About::Played,
        plies: 2,
        marks: marks.clone(),
    };
    if cause.is_some_and(Cause::opens_a_line) {
        out.push(claim("opens-own", cause));
    }
    out.push(claim("allows-hit-pharaoh", cause));
}

/// The pharaoh cannot be saved any more, by what the search has proven; the line shows how, if it goes to the end.
fn allowed_by_force(mistake: &Replayed, hit: Option<usize>, out: &mut Vec<Claim>) {
    if !is_loss(&mistake.played) || is_loss(&mistake.best) {
        return;
    }
    let winner = !mistake.mover;
    let Some(last) = hit else {
        out.push(Claim {
            code: "allows-hit-pharaoh",
            message: message!("coach-forces", side = name(winner)),
            weight: Weight::Forced,
            about: About::Played,
            plies: mistake.played.turns.len(),
            marks: Vec::new(),
        });
        return;
    };
    let turn = &mistake.played.turns[last];
    let Some((at, _)) = turn.firing.hit else { return };
    let count = last.div_ceil(2);
    if let Some(left) = opened_for(mistake, last) {
        let mut marks = beam_marks(&turn.firing, BAD);
        marks.push(ring(NOTE, left));
        out.push(Claim {
            code: "opens-own",
            message: message!(
                "coach-opens-own",
                side = name(winner),
                square = left.to_string(),
                target = at.to_string(),
                count = count
            ),
            weight: Weight::Forced,
            about: About::Played,
            plies: last + 1,
            marks,
        });
    }
    out.push(Claim {
        code: "allows-hit-pharaoh",
        message: message!("coach-forces-in", side = name(winner), count = count, square = at.to_string()),
        weight: Weight::Forced,
        about: About::Played,
        plies: last + 1,
        marks: beam_marks(&turn.firing, BAD),
    });
}

/// The square that the move left, if the last beam goes over it and, with nothing but that move undone, the same moves do not hit the pharaoh.
fn opened_for(mistake: &Replayed, last: usize) -> Option<Square> {
    let turns = &mistake.played.turns;
    let first = &turns[0];
    let from = first.mv.from();
    let left = matches!(first.mv.action(), Action::Go(_)) && turns[last].before.piece(from).is_none();
    let later = &turns[1..=last];
    let untouched = later.iter().all(|turn| turn.mv.from() != from && turn.mv.action() != Action::Go(from));
    if first.firing.hit.is_some() || !left || !untouched || !turns[last].firing.path.contains(&from) {
        return None;
    }
    let mut undone: Laser = with_turn(&first.before, !mistake.mover, None);
    for turn in later {
        if undone.outcome().is_some() || !undone.is_legal(turn.mv) {
            return None;
        }
        let firing = Firing::after(&undone, turn.mv);
        let stops_there = firing.path.contains(&from);
        undone.play_unchecked(turn.mv);
        if undone.pharaoh(mistake.mover).is_none() || undone.piece(from).is_none() {
            return None;
        }
        if std::ptr::eq(turn, &turns[last]) {
            return stops_there.then_some(from);
        }
    }
    None
}

/// The best move hits the other pharaoh.
fn at_once(mistake: &Replayed, out: &mut Vec<Claim>) {
    let turn = &mistake.best.turns[0];
    let Some((at, _)) = turn.firing.hit else { return };
    if mistake.played.pharaoh_hit(!mistake.mover) == Some(0) {
        return;
    }
    out.push(Claim {
        code: "misses-hit-pharaoh",
        message: message!(
            "coach-missed-hit",
            mv = mistake.before.move_text(turn.mv),
            side = name(!mistake.mover),
            square = at.to_string()
        ),
        weight: Weight::End,
        about: About::Best,
        plies: 1,
        marks: beam_marks(&turn.firing, GOOD),
    });
}

/// The best move wins by what the search has proven, and the move that was played does not.
fn missed_by_force(mistake: &Replayed, hit: Option<usize>, out: &mut Vec<Claim>) {
    if !is_win(&mistake.best) || is_win(&mistake.played) {
        return;
    }
    let mv = mistake.before.move_text(mistake.best.turns[0].mv);
    let shown = hit.and_then(|last| {
        let firing = &mistake.best.turns[last].firing;
        Some((last, firing, firing.hit?.0))
    });
    let claim = match shown {
        None => Claim {
            code: "misses-hit-pharaoh",
            message: message!("coach-missed-force", mv = mv, side = name(!mistake.mover)),
            weight: Weight::Forced,
            about: About::Best,
            plies: mistake.best.turns.len(),
            marks: Vec::new(),
        },
        Some((last, firing, at)) => Claim {
            code: "misses-hit-pharaoh",
            message: message!(
                "coach-missed-force-in",
                mv = mv,
                side = name(!mistake.mover),
                count = last / 2 + 1,
                square = at.to_string()
            ),
            weight: Weight::Forced,
            about: About::Best,
            plies: last + 1,
            marks: beam_marks(firing, GOOD),
        },
    };
    out.push(claim);
}
