//! From a description to a position, with everything that is wrong with it, and back.

use plyground_rules::{Description, Piece, Position, Problem, Side, Variant, brief};

use crate::{
    Phase, Point, Ruleset, Yinsh,
    bits::has_row,
    info::name,
    notation::short,
    point::POINTS,
    position::{MARKERS, RINGS},
};

/// The names of a description's extras: how many rings are off (0 if absent), what must be taken (nothing if
/// absent), and in whose turn (that of the side to act if absent).
pub(crate) const TAKEN: [&str; 2] = ["taken-white", "taken-black"];
pub(crate) const PENDING: &str = "pending";
pub(crate) const TURN: &str = "turn";

/// Nobody draws more pieces by accident; a longer list is not looked at.
const MOST_PIECES: usize = 4 * POINTS;
const MOST_EXTRAS: usize = 16;

pub(crate) fn write(position: &Yinsh) -> Description {
    let mut description = Description::empty(position.actor);
    for side in Side::BOTH {
        for at in position.rings(side) {
            description.put(at.to_string(), Piece::new("ring", side));
        }
        for at in position.markers(side) {
            description.put(at.to_string(), Piece::new("marker", side));
        }
        let taken = position.taken(side).to_string();
        description.extras.insert(TAKEN[side.index()].into(), taken);
    }
    let pending = match position.phase {
        Phase::Row => "row",
        Phase::Ring => "ring",
        Phase::Place | Phase::Move | Phase::Over => return description,
    };
    description.extras.insert(PENDING.into(), pending.into());
    description.extras.insert(TURN.into(), name(position.turn).into());
    description
}

pub(crate) fn read(variant: &Variant, description: &Description) -> Result<Yinsh, Vec<Problem>> {
    if description.pieces.len() > MOST_PIECES || description.extras.len() > MOST_EXTRAS {
        let (pieces, extras) = (description.pieces.len(), description.extras.len());
        let what =
            format!("{pieces} pieces and {extras} extras are far more than the board's {POINTS} points hold");
        return Err(vec![Problem::new(what)]);
    }
    let mut reader =
        Reader { position: Yinsh::empty(Ruleset::of(variant)), pending: None, problems: Vec::new() };
    reader.position.actor = description.to_move;
    reader.position.turn = description.to_move;
    reader.place(description);
    reader.extras(description);
    reader.counts();
    reader.removals();
    if !reader.problems.is_empty() {
        return Err(reader.problems);
    }
    let mut position = reader.position;
    position.phase = match reader.pending {
        Some(phase) => phase,
        None if position.winner_by_rings().is_some() => Phase::Over,
        None if Side::BOTH.iter().any(|&side| total(&position, side) < RINGS) => Phase::Place,
        None if position.markers_on_board() == MARKERS => Phase::Over,
        None => Phase::Move,
    };
    position.key = position.key_from_scratch();
    Ok(position)
}

/// A side's rings, on the board or taken off. Both are small, but what is taken off is anything a byte holds.
fn total(position: &Yinsh, side: Side) -> u8 {
    position.rings_on_board(side).saturating_add(position.taken(side))
}

/// Counted things for a sentence.
fn rings(n: u8) -> String {
    format!("{n} ring{}", if n == 1 { "" } else { "s" })
}

struct Reader {
    /// The position as far as it is read: pieces, rings taken off, sides.
    position: Yinsh,
    pending: Option<Phase>,
    problems: Vec<Problem>,
}

impl Reader {
    fn wrong(&mut self, what: impl Into<plyground_words::Message>) {
        self.problems.push(Problem::new(what));
    }

    fn place(&mut self, description: &Description) {
        let (mut seen, mut doubled) = (0, 0);
        for placed in &description.pieces {
            let at = &placed.at;
            let point = if at.len() <= 3 { Point::named(&at.to_ascii_lowercase()) } else { None };
            let name = point.map_or_else(|| brief(at), |point| point.to_string());
            let mut wrong = |what: String| self.problems.push(Problem::at(&name, what));
            if point.is_none() {
                wrong("not a point of the board".into());
            }
            let sets = match &*placed.piece.kind {
                "ring" => Some(&mut self.position.rings),
                "marker" => Some(&mut self.position.markers),
                other => {
                    wrong(format!("neither a ring nor a marker, but {}", short(other)));
                    None
                }
            };
            if placed.piece.facing != 0 {
                wrong("rings and markers face nowhere".into());
            }
            let Some(bit) = point.map(Point::bit) else { continue };
            if seen & bit != 0 {
                if doubled & bit == 0 {
                    wrong("more than one piece on this point".into());
                }
                doubled |= bit;
            } else if let Some(sets) = sets {
                sets[placed.piece.side.index()] |= bit;
            }
            seen |= bit;
        }
    }

    fn extras(&mut self, description: &Description) {
        let mut turn = None;
        for (key, value) in &description.extras {
            match (key.as_str(), value.as_str()) {
                (key, number) if TAKEN.contains(&key) => match number.parse() {
                    Ok(n) => self.position.taken[usize::from(key == TAKEN[1])] = n,
                    Err(_) => self.wrong(format!("{key} is a number of rings, not {}", short(number))),
                },
                (PENDING, "row") => self.pending = Some(Phase::Row),
                (PENDING, "ring") => self.pending = Some(Phase::Ring),
                (PENDING, "" | "none") => {}
                (PENDING, other) => {
                    self.wrong(format!("what must be taken is a row or a ring, not {}", short(other)));
                }
                (TURN, "white") => turn = Some(Side::First),
                (TURN, "black") => turn = Some(Side::Second),
                (TURN, other) => self.wrong(format!("the turn is white's or black's, not {}", short(other))),
                (other, _) => self.wrong(format!("there is nothing called {} in YINSH", short(other))),
            }
        }
        let actor = self.position.actor;
        match turn {
            Some(turn) if self.pending.is_some() => self.position.turn = turn,
            Some(turn) if turn != actor => self.wrong(format!(
                "it is {}'s turn, but {} is to act although nothing must be taken",
                name(turn),
                name(actor)
            )),
            _ => {}
        }
    }

    /// Numbers of rings and markers, and whether they can be placed in turn.
    fn counts(&mut self) {
        let markers = self.position.markers_on_board();
        if markers > MARKERS {
            self.wrong(format!("{markers} markers are on the board, but there are only {MARKERS}"));
        }
        let goal = self.position.ruleset.rings_to_win();
        for side in Side::BOTH {
            let taken = self.position.taken(side);
            if taken > goal {
                let who = name(side);
                self.wrong(format!("{who} has {} taken off, but {goal} already won", rings(taken)));
            }
        }
        let totals = Side::BOTH.map(|side| total(&self.position, side));
        let begun = markers > 0 || self.position.taken != [0, 0] || self.pending.is_some();
        for side in Side::BOTH {
            let (who, n) = (name(side), totals[side.index()]);
            if n > RINGS {
                self.wrong(format!("{who} has {} in all instead of {RINGS}", rings(n)));
            } else if n < RINGS && begun {
                self.wrong(format!(
                    "{who} has {} in all instead of {RINGS}, and nothing else happens before all are placed",
                    rings(n)
                ));
            }
        }
        let [white, black] = totals;
        if begun || white.max(black) > RINGS || white.min(black) == RINGS {
            return;
        }
        let next = match white.checked_sub(black) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => {
                let what =
                    format!("white has placed {} and black {black}, but they take turns", rings(white));
                return self.wrong(format!("{what}, white first"));
            }
        };
        if next != self.position.actor {
            let who = name(next);
            self.wrong(format!("with {} of white and {black} of black placed {who} is to act", rings(white)));
        }
    }

    /// Rows on the board and what must be taken fit together.
    fn removals(&mut self) {
        let goal = self.position.ruleset.rings_to_win();
        let winners: Vec<Side> =
            Side::BOTH.into_iter().filter(|&side| self.position.taken(side) == goal).collect();
        match winners[..] {
            [] => {}
            // Whatever rows the end left on the board are nobody's any more.
            [winner] => {
                if self.pending.is_some() {
                    self.wrong(format!("{} has already won, so nothing must be taken", name(winner)));
                }
                return;
            }
            _ => {
                let what = format!("both sides have {} taken off, but the first to do so wins", rings(goal));
                return self.wrong(what);
            }
        }
        let (actor, turn) = (self.position.actor, self.position.turn);
        let has = Side::BOTH.map(|side| has_row(self.position.markers[side.index()]));
        if self.pending.is_none() {
            for side in Side::BOTH {
                if has[side.index()] {
                    self.wrong(format!("{} has five in a row that nobody is asked to take", name(side)));
                }
            }
            return;
        }
        if self.pending == Some(Phase::Row) && !has[actor.index()] {
            self.wrong(format!("{} is asked to take a row, but has none", name(actor)));
        }
        if self.pending == Some(Phase::Ring) && self.position.markers_on_board() > MARKERS - 5 {
            let what = "a ring must be taken for a row, but so many markers are left that none was taken";
            self.wrong(what);
        }
        if actor != turn && has[turn.index()] {
            let (mover, other) = (name(turn), name(actor));
            self.wrong(format!("{mover}, whose turn it is, takes a row before {other} takes anything"));
        }
    }
}
