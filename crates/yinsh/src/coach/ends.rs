//! The end of the game: the last ring, wins by force, and the last marker.

use plyground_coach::{About, BoardMark, Claim, Weight};
use plyground_rules::{Position, Side};
use plyground_search::Score;
use plyground_words::{Message, message};

use super::{
    Lines,
    squares::{ends, line_mark, move_mark, name, text},
    track::Track,
};
use crate::{Move, Yinsh, bits};

/// How a line ends the game.
struct Ending {
    winner: Option<Side>,
    /// Whether enough rings are off, and not all markers on the board.
    by_rings: bool,
    step: usize,
    turn: usize,
}

impl Ending {
    fn of(track: &Track) -> Option<Self> {
        let step = track.steps.len() - 1;
        let after = &track.steps[step].after;
        let outcome = after.outcome()?;
        let by_rings = after.winner_by_rings().is_some();
        Some(Ending { winner: outcome.winner, by_rings, step, turn: track.turn_of(step) })
    }

    /// Whether a line does not end like this up to the same turn, for all that is known.
    fn is_absent_from(&self, other: &Track) -> bool {
        let happens = Ending::of(other)
            .is_some_and(|end| end.winner == self.winner && (end.turn <= self.turn || end.step <= self.step));
        let known = match self.winner {
            Some(winner) if self.by_rings => other.knows_rows(winner, self.turn),
            _ => other.shows(self.turn),
        };
        known && !happens
    }
}

/// The row whose ring ends the game, with the ring move that made it, if the line has that too.
struct LastRow {
    five: u128,
    maker: Option<usize>,
}

impl LastRow {
    fn of(track: &Track) -> Option<Self> {
        let taken = track.steps.iter().rposition(|step| matches!(step.mv, Move::Row { .. }))?;
        let Move::Row { from, axis } = track.steps[taken].mv else { return None };
        let maker = track.steps[..taken].iter().rposition(|step| matches!(step.mv, Move::Ring { .. }));
        Some(LastRow { five: bits::row(from, axis), maker })
    }
}

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    claims.extend(loses_last_ring(lines));
    claims.extend(misses_last_ring(lines));
    claims.extend(runs_out(lines));
}

/// How many turns a line has, as proofs count them: a line that is longer or shorter than its proof does not show it.
fn turns(track: &Track) -> u32 {
    track.steps[track.steps.len() - 1].turn as u32 + 1
}

fn first_move_of(track: &Track, side: Side) -> Option<(&Yinsh, Move)> {
    track.steps.iter().find(|step| step.side == side).map(|step| (&step.before, step.mv))
}

/// The opponent takes its last ring off: with its next move, or by force.
fn loses_last_ring(lines: &Lines) -> Option<Claim> {
    let (track, other) = (&lines.played, !lines.mover);
    let end = Ending::of(track).filter(|end| end.by_rings && end.winner == Some(other))?;
    let row = LastRow::of(track)?;
    let (from, to) = ends(row.five);
    let goal = lines.mistake.before().ruleset.rings_to_win();
    let moves = track.ring_moves(other, end.step);
    let mut marks = vec![line_mark("bad", row.five)];
    let claim = |code, message: Message, weight, marks: Vec<BoardMark>| {
        Some(Claim { code, message, weight, about: About::Played, plies: end.step + 1, marks })
    };
    if moves <= 1 && end.is_absent_from(&lines.best) {
        let step = &track.steps[row.maker?];
        if step.side != other {
            let message =
                message!("why-last-ring-given", side = name(other), from = from, to = to, goal = goal);
            return claim("last-ring", message, Weight::End, marks);
        }
        marks.extend(move_mark("bad", step.mv));
        let mv = text(&step.before, step.mv);
        let message =
            message!("why-last-ring-lost", side = name(other), from = from, to = to, move = mv, goal = goal);
        return claim("last-ring", message, Weight::End, marks);
    }
    let also_ends = Ending::of(&lines.best).is_some_and(|end| end.winner == Some(other));
    let also_lost = matches!(lines.mistake.best.score, Score::Loss(_));
    if moves <= 1 || lines.mistake.played.score != Score::Loss(turns(track)) || also_lost || also_ends {
        return None;
    }
    let (before, first) = first_move_of(track, other)?;
    marks.extend(move_mark("bad", first));
    let first = text(before, first);
    let message =
        message!("why-allows-win", side = name(other), moves = moves, first = first, from = from, to = to);
    claim("allows-win", message, Weight::Forced, marks)
}

/// The mover would take its last ring off: with this move, or by force.
fn misses_last_ring(lines: &Lines) -> Option<Claim> {
    let (track, mover) = (&lines.best, lines.mover);
    let end = Ending::of(track).filter(|end| end.by_rings && end.winner == Some(mover))?;
    let row = LastRow::of(track)?;
    let (from, to) = ends(row.five);
    let goal = lines.mistake.before().ruleset.rings_to_win();
    let moves = track.ring_moves(mover, end.step);
    let mut marks = vec![line_mark("good", row.five)];
    let claim = |code, message: Message, weight, marks: Vec<BoardMark>| {
        Some(Claim { code, message, weight, about: About::Best, plies: end.step + 1, marks })
    };
    if moves <= 1 && end.is_absent_from(&lines.played) {
        let step = &track.steps[row.maker?];
        marks.extend(move_mark("good", step.mv));
        let mv = text(&step.before, step.mv);
        let message = message!("why-last-ring-missed", side = name(mover), from = from, to = to, move = mv, goal = goal);
        return claim("last-ring", message, Weight::End, marks);
    }
    let also_ends = Ending::of(&lines.played).is_some_and(|end| end.winner == Some(mover));
    let also_won = matches!(lines.mistake.played.score, Score::Win(_));
    if moves <= 1 || lines.mistake.best.score != Score::Win(turns(track)) || also_won || also_ends {
        return None;
    }
    let (before, first) = first_move_of(track, mover)?;
    marks.extend(move_mark("good", first));
    let first = text(before, first);
    let message =
        message!("why-misses-win", side = name(mover), moves = moves, first = first, from = from, to = to);
    claim("misses-win", message, Weight::Forced, marks)
}

/// All markers are on the board, or no ring can move, and the mover is not ahead.
fn runs_out(lines: &Lines) -> Option<Claim> {
    let (track, other) = (&lines.played, !lines.mover);
    let end = Ending::of(track).filter(|end| !end.by_rings && end.winner != Some(lines.mover))?;
    // A line that ends no better is no better.
    let worse = Ending::of(&lines.best).is_some_and(|best| best.winner == Some(other));
    if worse || !end.is_absent_from(&lines.best) {
        return None;
    }
    let after = &track.steps[end.step].after;
    let (own, theirs) = (after.taken(lines.mover), after.taken(other));
    let message =
        message!("why-runs-out", side = name(lines.mover), own = own, other = name(other), theirs = theirs);
    let weight = if end.turn <= 1 { Weight::End } else { Weight::Material };
    let plies = end.step + 1;
    Some(Claim { code: "runs-out", message, weight, about: About::Played, plies, marks: Vec::new() })
}
