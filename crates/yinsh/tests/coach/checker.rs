//! Every claim once more, straight from its sentence's arguments, on the slow and obvious rules.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::naive::{At, Naive, other, point, points, ring};

/// A line on the slow rules: one position more than moves.
pub(crate) struct Line {
    pub(crate) states: Vec<Naive>,
    pub(crate) moves: Vec<String>,
}

/// A claim as a program would read it.
pub(crate) struct Said<'a> {
    pub(crate) code: &'a str,
    pub(crate) about_played: bool,
    pub(crate) plies: usize,
    pub(crate) message: Value,
}

type Points = BTreeSet<At>;

impl Line {
    pub(crate) fn new(start: &Naive, moves: Vec<String>) -> Line {
        let mut states = vec![start.clone()];
        for text in &moves {
            let mut next = states[states.len() - 1].clone();
            assert!(next.moves().contains(text), "{text} in {}", next.text());
            next.play(text);
            states.push(next);
        }
        Line { states, moves }
    }

    fn last(&self) -> &Naive {
        &self.states[self.states.len() - 1]
    }

    /// How often the turn has changed before each position.
    fn turns(&self) -> Vec<usize> {
        let mut turn = 0;
        let mut turns = vec![0];
        for pair in self.states.windows(2) {
            turn += usize::from(pair[0].turn != pair[1].turn);
            turns.push(turn);
        }
        turns
    }

    fn is_ring_move(&self, ply: usize) -> bool {
        self.moves[ply].contains('-') && !self.moves[ply].starts_with('x')
    }

    /// How many of a side's ring moves and passes there are among the first moves.
    fn ring_moves(&self, side: char, plies: usize) -> usize {
        (0..plies).filter(|&ply| self.states[ply].actor == side && self.is_ring_move(ply)).count()
    }

    fn first_move_of(&self, side: char) -> &str {
        let ply = (0..self.moves.len()).find(|&ply| self.states[ply].actor == side).expect("it moves");
        &self.moves[ply]
    }

    /// The end of a turn, if the line shows it and the game goes on there.
    fn after_turn(&self, turn: usize) -> Option<&Naive> {
        let at = self.turns().iter().position(|&t| t == turn + 1)?;
        self.states[at].outcome().is_none().then(|| &self.states[at])
    }

    /// How many moves count as up to the same turn or the same number of moves.
    fn up_to(&self, turn: usize, plies: usize) -> usize {
        let turns = self.turns();
        let within = (0..self.moves.len()).take_while(|&ply| turns[ply] <= turn).count();
        within.max(plies.min(self.moves.len()))
    }

    /// The plies that make rows for a side, with how many rows can be taken: two if they share no marker and both are needed.
    fn rows(&self, side: char) -> Vec<(usize, usize)> {
        let made = |ply: &usize| self.is_ring_move(*ply) && !self.states[*ply + 1].runs(side, 5).is_empty();
        let plies = (0..self.moves.len()).filter(made);
        plies.map(|ply| (ply, if self.is_double(side, ply) { 2 } else { 1 })).collect()
    }

    fn is_double(&self, side: char, ply: usize) -> bool {
        let state = &self.states[ply + 1];
        let taken = if side == 'w' { state.taken.0 } else { state.taken.1 };
        let runs = state.runs(side, 5);
        // What is taken first decides whether another row is left.
        let taken_first = self.moves[ply + 1..].iter().take_while(|text| text.starts_with('x')).enumerate();
        let first = taken_first
            .filter(|(i, text)| text.contains('-') && self.states[ply + 1 + i].actor == side)
            .map(|(_, text)| five(&text[1..]))
            .next()
            .unwrap_or_else(|| runs[0].iter().copied().collect());
        taken + 2 <= state.goal && runs.iter().any(|run| run.iter().all(|at| !first.contains(at)))
    }

    fn rows_up_to(&self, side: char, end: usize) -> usize {
        self.rows(side).iter().filter(|(ply, _)| *ply < end).map(|(_, count)| count).sum()
    }

    /// Whether it shows a turn to its end, or there is no row for a side to be made in it.
    fn knows_rows(&self, side: char, turn: usize) -> bool {
        let reached = *self.turns().last().expect("never empty");
        self.last().outcome().is_some()
            || reached > turn
            || reached == turn
                && self.last().phase == "move"
                && self.last().moves().iter().all(|text| after(self.last(), text).runs(side, 5).is_empty())
    }

    fn ends_with(&self, winner: char, plies: usize) -> bool {
        self.states[..=plies.min(self.moves.len())].iter().any(|state| state.outcome() == Some(winner))
    }
}

fn after(state: &Naive, text: &str) -> Naive {
    let mut next = state.clone();
    next.play(text);
    next
}

/// The five points from one end to the other, as in "e3-e7".
fn five(ends: &str) -> Points {
    let (from, to) = ends.split_once('-').expect("two ends");
    let (from, to) = (point(from), point(to));
    (0..5).map(|n| (from.0 + (to.0 - from.0) / 4 * n, from.1 + (to.1 - from.1) / 4 * n)).collect()
}

fn list(names: &str) -> Points {
    names.split(", ").filter(|name| !name.is_empty()).map(point).collect()
}

fn flips(before: &Naive, after: &Naive, from: char) -> Points {
    points().into_iter().filter(|&at| before.get(at) == from && after.get(at) == other(from)).collect()
}

fn four(state: &Naive, side: char, line: &Points) -> bool {
    let own = line.iter().filter(|&&at| state.get(at) == side).count();
    own == 4 && line.iter().all(|&at| state.get(at) != ring(other(side)))
}

fn count_fours(state: &Naive, side: char) -> usize {
    let mut n = 0;
    for start in points() {
        for (dx, dy) in [(0, 1), (1, 0), (1, 1)] {
            let line: Points = (0..5).map(|k| (start.0 + k * dx, start.1 + k * dy)).collect();
            n += usize::from(line.iter().all(|&at| state.get(at) != ' ') && four(state, side, &line));
        }
    }
    n
}

/// The board as if it were a side's turn to move a ring.
fn with_turn(state: &Naive, side: char) -> Naive {
    let mut next = state.clone();
    (next.actor, next.turn, next.phase) = (side, side, "move");
    next
}

/// The rows that a side could make if it moved now.
fn possible_rows(state: &Naive, side: char) -> BTreeSet<Points> {
    let state = with_turn(state, side);
    let mut all = BTreeSet::new();
    for text in state.ring_moves(side) {
        for run in after(&state, &text).runs(side, 5) {
            all.insert(run.into_iter().collect());
        }
    }
    all
}

/// Whether a side can make a row after everything that the other can do in its turn.
fn always_has_row(state: &Naive, side: char) -> bool {
    state.moves().iter().all(|text| {
        let next = after(state, text);
        if next.outcome().is_some() {
            return false;
        }
        match next.phase {
            "row" if next.actor == side => true,
            "row" | "ring" => always_has_row(&next, side),
            _ => next.ring_moves(side).iter().any(|text| !after(&next, text).runs(side, 5).is_empty()),
        }
    })
}

fn ways(state: &Naive, side: char) -> usize {
    state.ring_moves(side).len()
}

fn ways_of(state: &Naive, side: char, at: At) -> usize {
    state
        .ring_moves(side)
        .iter()
        .filter(|text| point(text.split_once('-').expect("two ends").0) == at)
        .count()
}

/// Where a ring is after some moves of a line.
fn follow(line: &Line, ring: At, plies: usize) -> Option<At> {
    let mut at = ring;
    for text in &line.moves[..plies] {
        if let Some(taken) = text.strip_prefix('x') {
            if !taken.contains('-') && point(taken) == at {
                return None;
            }
        } else if let Some((from, to)) = text.split_once('-').filter(|_| text != "--") {
            if point(from) == at {
                at = point(to);
            }
        }
    }
    Some(at)
}

/// Whether a claim is true; otherwise what is wrong with it.
pub(crate) fn check(said: &Said<'_>, played: &Line, best: &Line) -> Result<(), String> {
    let arg = |name: &str| {
        said.message[name].as_str().unwrap_or_else(|| panic!("{name} in {}", said.message)).to_owned()
    };
    let number = |name: &str| said.message[name].as_u64().expect("a number") as usize;
    let side_of = |name: &str| match said.message[name]["id"].as_str() {
        Some("yinsh.side-first") => 'w',
        Some("yinsh.side-second") => 'b',
        other => panic!("{other:?}"),
    };
    let id = said.message["id"].as_str().expect("a key").strip_prefix("yinsh.why-").expect("a reason");
    let line_of = || five(&format!("{}-{}", arg("from"), arg("to")));
    let mover = played.states[0].actor;
    let (line, rest) = if said.about_played { (played, best) } else { (best, played) };
    let plies = said.plies;
    let ensure =
        |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("{what}: {}", said.message)) };
    ensure((1..=line.moves.len()).contains(&plies), "as many moves as it says")?;
    let turn = line.turns()[plies - 1];
    let answer = if played.states[0].turn == mover { 1 } else { 2 };
    let last_mover = line.states[plies - 1].actor;
    let has_row = |state: &Naive, side: char, row: &Points| row.iter().all(|&at| state.get(at) == side);
    // The last move shown makes this row, and there are fewer rows in the other line by then.
    let makes = |side: char, row: &Points| {
        ensure(last_mover == side && line.is_ring_move(plies - 1), "its own ring move")?;
        ensure(has_row(&line.states[plies], side, row), "five in a row")?;
        ensure(!has_row(&line.states[plies - 1], side, row), "not before")?;
        ensure(rest.knows_rows(side, turn), "the other line reaches as far")?;
        let end = rest.up_to(turn, plies);
        ensure(line.rows_up_to(side, plies) > rest.rows_up_to(side, end), "fewer rows in the other line")
    };
    let wins = |side: char, decisive: &str| {
        ensure(line.states[plies].outcome() == Some(side), "it wins")?;
        ensure(line.moves[..plies].contains(&format!("x{decisive}")), "by this row")?;
        ensure(
            !rest.ends_with(side, rest.moves.len()) || !rest.ends_with(side, rest.up_to(turn, plies)),
            "not in the other line",
        )
    };
    let decisive = || format!("{}-{}", arg("from"), arg("to"));
    // Markers of a four that stay until the answer is given, or become a row.
    let kept = |four_line: &Points, side: char| {
        let markers: Points =
            four_line.iter().copied().filter(|&at| best.states[0].get(at) == side).collect();
        let end = best.up_to(answer, 0);
        let becomes = best.rows(side).iter().any(|&(ply, _)| {
            ply < end
                && best.states[ply + 1]
                    .runs(side, 5)
                    .iter()
                    .any(|run| markers.iter().all(|at| run.contains(at)))
        });
        let stays = best.states[..=end].iter().all(|state| markers.iter().all(|&at| state.get(at) == side));
        ensure(becomes || stays && best.after_turn(answer).is_some(), "the better line keeps it")
    };
    let answered =
        || (played.after_turn(answer).expect("answered"), best.after_turn(answer).expect("answered"));

    match (said.code, id) {
        ("last-ring", "last-ring-given") => {
            let side = side_of("side");
            wins(side, &decisive())?;
            ensure(has_row(&line.states[1], side, &line_of()) && side != mover, "the mover makes it")
        }
        ("last-ring", "last-ring-lost" | "last-ring-missed") => {
            let side = side_of("side");
            ensure(said.about_played == (side != mover), "about the right line")?;
            wins(side, &decisive())?;
            let ply = line.moves.iter().position(|text| *text == arg("move")).ok_or("the move is played")?;
            ensure(has_row(&line.states[ply + 1], side, &line_of()), "the move makes the row")?;
            ensure(line.ring_moves(side, plies) == 1, "with its next move")?;
            ensure(rest.knows_rows(side, turn), "the other line reaches as far")
        }
        ("allows-win" | "misses-win", _) => {
            let side = side_of("side");
            ensure(said.about_played == (side != mover), "about the right line")?;
            wins(side, &decisive())?;
            ensure(line.ring_moves(side, plies) == number("moves"), "in so many moves")?;
            ensure(line.first_move_of(side) == arg("first"), "beginning like this")
        }
        ("runs-out", _) => {
            let end = line.states[plies].outcome();
            ensure(end.is_some() && end != Some(mover), "the game ends and is not won")?;
            let taken = line.states[plies].taken;
            let taken = if mover == 'w' { taken } else { (taken.1, taken.0) };
            ensure(taken == (number("own") as u32, number("theirs") as u32), "rings off")?;
            ensure(rest.last().outcome() != Some(other(mover)), "the other line is better")
        }
        ("makes-theirs", _) => {
            let side = side_of("side");
            ensure(side != mover && has_row(&played.states[1], side, &line_of()), "their row")?;
            ensure(
                best.states[1].runs(side, 5).is_empty() || best.states[0].phase != "move",
                "not by the better move",
            )
        }
        ("gives-row", _) => {
            let (side, row) = (side_of("side"), line_of());
            makes(side, &row)?;
            ensure(side != mover && line.moves[plies - 1] == arg("move"), "with this move")?;
            ensure(line.ring_moves(side, plies) == 1, "with its next move")?;
            let turned = flips(&line.states[plies - 1], &line.states[plies], mover);
            let named: Points = turned.intersection(&row).copied().collect();
            ensure(named == list(&arg("points")) && named.len() == number("count"), "these markers")
        }
        ("row-coming", _) => {
            let side = side_of("side");
            makes(side, &line_of())?;
            ensure(side != mover && line.ring_moves(side, plies) == number("moves"), "in so many moves")?;
            ensure(number("moves") > 1 && line.first_move_of(side) == arg("first"), "beginning like this")
        }
        ("misses-row", "misses-row") => {
            let row = line_of();
            makes(mover, &row)?;
            ensure(plies == 1 && best.moves[0] == arg("move"), "at once")?;
            let turned = flips(&best.states[0], &best.states[1], other(mover));
            let named: Points = turned.intersection(&row).copied().collect();
            ensure(named == list(&arg("points")) && named.len() == number("count"), "these markers")
        }
        ("misses-row", _) => {
            makes(mover, &line_of())?;
            ensure(best.moves[0] == arg("move") && turn == 2, "with the next move")?;
            ensure(always_has_row(best.after_turn(0).expect("complete"), mover), "whatever the other plays")
        }
        ("row-later", _) => {
            makes(mover, &line_of())?;
            ensure(
                best.moves[0] == arg("move") && best.ring_moves(mover, plies) == number("moves"),
                "in so many moves",
            )
        }
        ("double", _) => {
            let side = side_of("side");
            ensure(said.about_played == (side != mover), "about the right line")?;
            let second = five(&format!("{}-{}", arg("from2"), arg("to2")));
            ensure(line_of().is_disjoint(&second), "no marker twice")?;
            for row in [&line_of(), &second] {
                ensure(has_row(&line.states[plies], side, row), "both rows")?;
            }
            ensure(line.moves[plies - 1] == arg("move") && last_mover == side, "with this move")?;
            let end = rest.up_to(turn, plies);
            ensure(rest.knows_rows(side, turn), "the other line reaches as far")?;
            ensure((0..end).all(|ply| !rest.rows(side).contains(&(ply, 2))), "not in the other line")
        }
        ("breaks-own", _) => {
            let (row, points) = (line_of(), list(&arg("points")));
            ensure(four(&played.states[0], mover, &row), "a four")?;
            let turned = flips(&played.states[0], &played.states[1], mover);
            ensure(
                !points.is_empty() && turned.intersection(&row).copied().collect::<Points>() == points,
                "flipped",
            )?;
            kept(&row, mover)
        }
        ("four-broken", _) => {
            let (row, points) = (line_of(), list(&arg("points")));
            ensure(
                four(&played.states[0], mover, &row) && four(&played.states[plies - 1], mover, &row),
                "a four",
            )?;
            ensure(last_mover != mover && line.moves[plies - 1] == arg("move"), "by this move")?;
            let turned = flips(&played.states[plies - 1], &played.states[plies], mover);
            ensure(
                !points.is_empty() && turned.intersection(&row).copied().collect::<Points>() == points,
                "flipped",
            )?;
            kept(&row, mover)
        }
        ("could-break", _) => {
            let (side, row) = (side_of("side"), line_of());
            let theirs: Points = row.iter().copied().filter(|&at| played.states[0].get(at) == side).collect();
            ensure(theirs.len() == 4 && side != mover && best.moves[0] == arg("move"), "a four")?;
            ensure(theirs.iter().all(|&at| played.states[1].get(at) == side), "left alone")?;
            let completed = played.rows(side).first().is_some_and(|&(ply, _)| {
                has_row(&played.states[ply + 1], side, &row) && played.ring_moves(side, ply + 1) == 1
            });
            ensure(completed, "completed")?;
            let ply = played.rows(side)[0].0;
            let turn = played.turns()[ply];
            ensure(
                best.rows_up_to(side, best.up_to(turn, ply + 1)) == 0 && best.knows_rows(side, turn),
                "not in the better line",
            )?;
            if id == "could-block" {
                let at = point(&arg("point"));
                ensure(
                    row.contains(&at)
                        && best.states[1].get(at) == ring(mover)
                        && played.states[0].get(at) != ring(mover),
                    "blocked",
                )
            } else {
                let named = list(&arg("points"));
                ensure(!named.is_empty() && named.is_subset(&theirs), "named")?;
                ensure(named.iter().all(|&at| best.states[1].get(at) == mover), "flipped")
            }
        }
        ("stops-row", _) => {
            let side = side_of("side");
            ensure(
                played.rows(side).first().is_some_and(|&(ply, _)| played.turns()[ply] == answer),
                "a row was made",
            )?;
            ensure(best.moves[0] == arg("move"), "the better move")?;
            ensure(possible_rows(best.after_turn(0).expect("complete"), side).is_empty(), "no row")
        }
        ("no-answer" | "threatens-row", _) => {
            let (side, (here, there)) = (side_of("side"), answered());
            ensure(
                side != mover && line.moves[plies - 1] == arg("move") && last_mover == side,
                "by this move",
            )?;
            ensure(possible_rows(here, side).contains(&line_of()), "a threat")?;
            if said.code == "no-answer" {
                ensure(always_has_row(here, side) && !always_has_row(there, side), "no answer")
            } else {
                ensure(possible_rows(there, side).is_empty(), "not in the better line")
            }
        }
        ("own-threat", _) => {
            ensure(best.moves[0] == arg("move"), "the better move")?;
            let (here, there) =
                (played.after_turn(0).expect("complete"), best.after_turn(0).expect("complete"));
            ensure(possible_rows(there, mover).contains(&line_of()), "a threat")?;
            ensure(possible_rows(here, mover).is_empty(), "not by the other move")
        }
        ("four-made" | "own-four", _) => {
            let side = side_of("side");
            ensure(said.about_played == (side != mover), "about the right line")?;
            ensure(said.about_played || best.moves[0] == arg("move"), "the better move")?;
            let at = |line: &Line| line.after_turn(answer).expect("answered").clone();
            ensure(four(&at(line), side, &line_of()), "a four")?;
            ensure(count_fours(&at(rest), side) == 0, "none in the other line")
        }
        ("threat-coming" | "own-threat-coming", _) => {
            let side = side_of("side");
            ensure(said.about_played == (side != mover), "about the right line")?;
            ensure(said.about_played || best.moves[0] == arg("move"), "the better move")?;
            let (here, there) = (line.after_turn(turn), rest.after_turn(turn));
            let (here, there) = (here.ok_or("a turn's end")?, there.ok_or("a turn's end")?);
            ensure(possible_rows(here, side).contains(&line_of()), "a threat")?;
            ensure(possible_rows(there, side).is_empty(), "not in the other line")
        }
        ("flips-many", _) => {
            ensure(
                line.moves[plies - 1] == arg("move") && last_mover != mover && turn == answer,
                "by this move",
            )?;
            let turned = flips(&line.states[plies - 1], &line.states[plies], mover);
            ensure(turned == list(&arg("points")) && turned.len() == number("count"), "these markers")?;
            let otherwise = (0..best.moves.len())
                .filter(|&ply| best.turns()[ply] == answer && best.states[ply].actor != mover)
                .map(|ply| flips(&best.states[ply], &best.states[ply + 1], mover).len())
                .max();
            ensure(otherwise.unwrap_or(0) + 3 <= turned.len(), "fewer in the better line")
        }
        ("misses-flips", _) => {
            let side = other(mover);
            let turned = flips(&best.states[0], &best.states[1], side);
            ensure(best.moves[0] == arg("move") && turned == list(&arg("points")), "these markers")?;
            ensure(
                flips(&played.states[0], &played.states[1], side).len() + 3 <= number("count"),
                "fewer by the other move",
            )?;
            ensure(turned.len() == number("count"), "so many")
        }
        ("ring-shut" | "shuts-ring", _) => {
            let side = side_of("side");
            ensure(said.about_played == (side == mover), "about the right line")?;
            let (here, there) =
                (line.after_turn(answer).expect("answered"), rest.after_turn(answer).expect("answered"));
            let at = point(&arg("point"));
            ensure(here.get(at) == ring(side) && ways_of(here, side, at) == number("count"), "shut in")?;
            let ends = (line.up_to(answer, 0), rest.up_to(answer, 0));
            let origin = line.states[0]
                .all(ring(side))
                .into_iter()
                .find(|&from| follow(line, from, ends.0) == Some(at));
            let there_at = follow(rest, origin.ok_or("a ring")?, ends.1).ok_or("still on the board")?;
            ensure(ways_of(there, side, there_at) == number("better"), "free in the other line")?;
            ensure(number("count") <= 2 && number("better") >= 5, "a difference")
        }
        ("few-moves", _) => {
            let (here, there) = answered();
            ensure(
                ways(here, mover) == number("count") && ways(there, mover) == number("better"),
                "counted",
            )?;
            ensure(2 * number("count") <= number("better"), "at most half")
        }
        ("wrong-ring", "ring-needed") => {
            let at = point(&arg("point"));
            ensure(played.moves[0] == format!("x{}", arg("point")), "taken off")?;
            makes(mover, &line_of())?;
            ensure(line.moves[plies - 1] == arg("move"), "with this move")?;
            let from = point(arg("move").split_once('-').ok_or("a ring move")?.0);
            ensure(follow(best, at, plies - 1) == Some(from), "with this ring")
        }
        ("wrong-ring", _) => {
            ensure(
                played.moves[0] == format!("x{}", arg("point"))
                    && best.moves[0] == format!("x{}", arg("other")),
                "rings",
            )?;
            ensure(ways(&played.states[1], mover) == number("count"), "counted")?;
            ensure(ways(&best.states[1], mover) == number("better"), "counted")?;
            ensure(number("better") >= number("count") + 4, "a difference")
        }
        ("wrong-row", _) => {
            ensure(best.moves[0] == arg("move") && best.moves[0].starts_with('x'), "a row")?;
            ensure(
                four(&best.states[1], mover, &line_of()) && !four(&played.states[1], mover, &line_of()),
                "a four",
            )?;
            ensure(count_fours(&best.states[1], mover) > count_fours(&played.states[1], mover), "more fours")
        }
        ("tendency", _) => tendency(said, line, rest, mover),
        (code, id) => Err(format!("{code} as {id} is not known")),
    }
}

/// The numbers of a tendency, counted after the last turn that both lines show.
fn tendency(said: &Said<'_>, played: &Line, best: &Line, mover: char) -> Result<(), String> {
    let number = |name: &str| said.message[name].as_i64().expect("a number");
    let turn = (0..played.moves.len())
        .rev()
        .find(|&t| played.after_turn(t).is_some() && best.after_turn(t).is_some());
    let turn = turn.ok_or("a turn that both lines show")?;
    let (here, there) = (played.after_turn(turn).expect("shown"), best.after_turn(turn).expect("shown"));
    let places = |state: &Naive, side: char| {
        let lines = points().into_iter().flat_map(|at| [(0, 1), (1, 0), (1, 1)].map(|step| (at, step)));
        let filled = lines.filter(|&(start, (dx, dy))| {
            let line: Vec<char> = (0..5).map(|k| state.get((start.0 + k * dx, start.1 + k * dy))).collect();
            let own = line.iter().filter(|&&c| c == side).count();
            let open = line.iter().all(|&c| c == side || c == '.' || c == ring(side));
            open && own as i64 >= number("least")
        });
        filled.count()
    };
    let next_rows = |state: &Naive, side: char| {
        let state = with_turn(state, side);
        let makes = |text: &&String| !after(&state, text).runs(side, 5).is_empty();
        state.ring_moves(side).iter().filter(makes).count()
    };
    let flippable = |state: &Naive, side: char| {
        let state = with_turn(state, side);
        let turned = state
            .ring_moves(side)
            .into_iter()
            .flat_map(|text| flips(&state, &after(&state, &text), other(side)));
        turned.collect::<Points>().len()
    };
    let middle = |state: &Naive, side: char| {
        let near = |&(column, number): &At| {
            let (x, y) = (column - 6, number - 6);
            x.abs().max(y.abs()).max((x - y).abs()) <= 2
        };
        state.all(ring(side)).iter().filter(|at| near(at)).count()
    };
    let count = |state: &Naive, side: char| match said.message["what"].as_str().expect("a code") {
        "lines" => places(state, side) as i64,
        "next-rows" => next_rows(state, side) as i64,
        "exposed" => flippable(state, side) as i64,
        "markers" => state.all(side).len() as i64,
        "mobility" => ways(state, side) as i64,
        "centre" => middle(state, side) as i64,
        what => panic!("{what}"),
    };
    let counted = [(here, mover), (here, other(mover)), (there, mover), (there, other(mover))];
    let counted = counted.map(|(state, side)| count(state, side));
    let said_numbers = ["own", "theirs", "better", "worse"].map(number);
    if counted == said_numbers && counted[2] - counted[3] > counted[0] - counted[1] {
        Ok(())
    } else {
        Err(format!("counted {counted:?}: {}", said.message))
    }
}
