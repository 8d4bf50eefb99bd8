//! From a description to a position, with everything that is wrong with it, and back.

use plyground_rules::{Description, Extra, ExtraChoice, Piece, Position, Problem, Side, Variant, brief};
use plyground_words::{Message, key, message};

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

/// The same for editors.
pub(crate) const EXTRAS: &[Extra] = &[
    Extra { name: TAKEN[0], label: key!("extra-taken-first"), choices: RINGS_OFF, follows: false },
    Extra { name: TAKEN[1], label: key!("extra-taken-second"), choices: RINGS_OFF, follows: false },
    Extra {
        name: PENDING,
        label: key!("extra-pending"),
        choices: &[
            ExtraChoice { value: "", label: Some(key!("extra-pending-nothing")) },
            ExtraChoice { value: "row", label: Some(key!("extra-pending-row")) },
            ExtraChoice { value: "ring", label: Some(key!("extra-pending-ring")) },
        ],
        follows: false,
    },
    Extra {
        name: TURN,
        label: key!("extra-turn"),
        choices: &[
            ExtraChoice { value: "", label: Some(key!("extra-turn-own")) },
            ExtraChoice { value: name(Side::First), label: Some(key!("side-first")) },
            ExtraChoice { value: name(Side::Second), label: Some(key!("side-second")) },
        ],
        follows: true,
    },
];

/// As many as win.
const RINGS_OFF: &[ExtraChoice] = &[
    ExtraChoice { value: "0", label: None },
    ExtraChoice { value: "1", label: None },
    ExtraChoice { value: "2", label: None },
    ExtraChoice { value: "3", label: None },
];

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
        let what = message!("far-too-many", pieces = pieces, extras = extras, points = POINTS);
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

struct Reader {
    /// The position as far as it is read: pieces, rings taken off, sides.
    position: Yinsh,
    pending: Option<Phase>,
    problems: Vec<Problem>,
}

impl Reader {
    fn wrong(&mut self, what: impl Into<Message>) {
        self.problems.push(Problem::new(what));
    }

    fn place(&mut self, description: &Description) {
        let (mut seen, mut doubled) = (0, 0);
        for placed in &description.pieces {
            let at = &placed.at;
            let point = if at.len() <= 3 { Point::named(&at.to_ascii_lowercase()) } else { None };
            let name = point.map_or_else(|| brief(at), |point| point.to_string());
            let mut wrong = |what: Message| self.problems.push(Problem::at(&name, what));
            if point.is_none() {
                wrong(key!("not-a-point").into());
            }
            let sets = match &*placed.piece.kind {
                "ring" => Some(&mut self.position.rings),
                "marker" => Some(&mut self.position.markers),
                other => {
                    wrong(message!("no-such-piece", text = short(other)));
                    None
                }
            };
            if placed.piece.facing != 0 {
                wrong(key!("no-facing").into());
            }
            let Some(bit) = point.map(Point::bit) else { continue };
            if seen & bit != 0 {
                if doubled & bit == 0 {
                    wrong(key!("two-pieces").into());
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
                    Err(_) => self.wrong(message!(
                        "taken-not-a-number",
                        name = key.to_owned(),
                        text = short(number)
                    )),
                },
                (PENDING, "row") => self.pending = Some(Phase::Row),
                (PENDING, "ring") => self.pending = Some(Phase::Ring),
                (PENDING, "" | "none") => {}
                (PENDING, other) => {
                    self.wrong(message!("pending-unknown", text = short(other)));
                }
                (TURN, "white") => turn = Some(Side::First),
                (TURN, "black") => turn = Some(Side::Second),
                (TURN, other) => self.wrong(message!("turn-unknown", text = short(other))),
                (other, _) => self.wrong(message!("no-such-extra", text = short(other))),
            }
        }
        let actor = self.position.actor;
        match turn {
            Some(turn) if self.pending.is_some() => self.position.turn = turn,
            Some(turn) if turn != actor => self.wrong(message!("turn-of-other", side = turn)),
            _ => {}
        }
    }

    /// Numbers of rings and markers, and whether they can be placed in turn.
    fn counts(&mut self) {
        let markers = self.position.markers_on_board();
        if markers > MARKERS {
            self.wrong(message!("too-many-markers", count = markers, most = MARKERS));
        }
        let goal = self.position.ruleset.rings_to_win();
        for side in Side::BOTH {
            let taken = self.position.taken(side);
            if taken > goal {
                self.wrong(message!("taken-too-many", side = side, count = taken, goal = goal));
            }
        }
        let totals = Side::BOTH.map(|side| total(&self.position, side));
        let begun = markers > 0 || self.position.taken != [0, 0] || self.pending.is_some();
        for side in Side::BOTH {
            let n = totals[side.index()];
            if n > RINGS {
                self.wrong(message!("rings-too-many", side = side, count = n, most = RINGS));
            } else if n < RINGS && begun {
                self.wrong(message!("rings-too-few", side = side, count = n, most = RINGS));
            }
        }
        let [white, black] = totals;
        if begun || white.max(black) > RINGS || white.min(black) == RINGS {
            return;
        }
        let next = match white.checked_sub(black) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => return self.wrong(message!("placed-unevenly", white = white, black = black)),
        };
        if next != self.position.actor {
            self.wrong(message!("placed-next", white = white, black = black, side = next));
        }
    }

    /// Rows on the board and what must be taken fit together.
    fn removals(&mut self) {
        let goal = self.position.ruleset.rings_to_win();
        let winners: Vec<Side> =
            Side::BOTH.into_iter().filter(|&side| self.position.taken(side) == goal).collect();
        match winners[..] {
            [] => {}
            // Rows that the end left on the board are not taken any more.
            [winner] => {
                if self.pending.is_some() {
                    self.wrong(message!("won-nothing-to-take", side = winner));
                }
                return;
            }
            _ => return self.wrong(message!("both-have-won", count = goal)),
        }
        let (actor, turn) = (self.position.actor, self.position.turn);
        let has = Side::BOTH.map(|side| has_row(self.position.markers[side.index()]));
        if self.pending.is_none() {
            for side in Side::BOTH {
                if has[side.index()] {
                    self.wrong(message!("row-left", side = side));
                }
            }
            return;
        }
        if self.pending == Some(Phase::Row) && !has[actor.index()] {
            self.wrong(message!("row-absent", side = actor));
        }
        if self.pending == Some(Phase::Ring) && self.position.markers_on_board() > MARKERS - 5 {
            self.wrong(key!("ring-without-row"));
        }
        if actor != turn && has[turn.index()] {
            self.wrong(message!("row-of-mover-first", side = turn));
        }
    }
}
