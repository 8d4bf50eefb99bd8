//! Texts of moves and positions.

use plyground_rules::{
    Description, Notation, Piece, Position, Problem, Side, TextError, Variant, brief, rows,
};
use plyground_words::Message;

use crate::{
    Axis, Move, Phase, Point, Yinsh, description,
    info::{INFO, name},
    point::COLUMNS,
};

/// A move as it is written, whether or not it is possible anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    Place(Point),
    Ring(Point, Point),
    /// The lower end first, however it was written.
    Row(Point, Point),
    TakeRing(Point),
    Pass,
}

impl Written {
    /// Reads a text in lower case; the error is a sentence without its full stop.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let point = |name: &str| {
            let shaped = match name.as_bytes() {
                [letter, digits @ ..] => {
                    letter.is_ascii_lowercase()
                        && (1..=2).contains(&digits.len())
                        && digits.iter().all(u8::is_ascii_digit)
                }
                [] => false,
            };
            match Point::named(name) {
                Some(point) => Ok(point),
                None if shaped && name == text => Err(format!("{name} is not on the board")),
                None if shaped => Err(format!("{} is not possible: {name} is not on the board", short(text))),
                None => {
                    Err(format!("{} is not a move: one is written e5, e5-e8, xb2-f6, xg7 or --", short(text)))
                }
            }
        };
        if text == "--" || text == "pass" {
            return Ok(Written::Pass);
        }
        let (taking, names) = text.strip_prefix('x').map_or((false, text), |rest| (true, rest));
        Ok(match (taking, names.split_once('-')) {
            (false, None) => Written::Place(point(names)?),
            (true, None) => Written::TakeRing(point(names)?),
            (false, Some((from, to))) => Written::Ring(point(from)?, point(to)?),
            (true, Some((a, b))) => {
                let (a, b) = (point(a)?, point(b)?);
                Written::Row(a.min(b), a.max(b))
            }
        })
    }

    /// The text, as it is usually written.
    pub(crate) fn text(self) -> String {
        let (prefix, points) = match self {
            Written::Place(at) => ("", [Some(at), None]),
            Written::Ring(from, to) => ("", [Some(from), Some(to)]),
            Written::Row(from, to) => ("x", [Some(from), Some(to)]),
            Written::TakeRing(at) => ("x", [Some(at), None]),
            Written::Pass => ("--", [None, None]),
        };
        let mut out = String::with_capacity(8);
        out.push_str(prefix);
        for (i, point) in points.into_iter().flatten().enumerate() {
            if i > 0 {
                out.push('-');
            }
            point.push_name(&mut out);
        }
        out
    }

    fn of(mv: Move) -> Self {
        match mv {
            Move::Place(at) => Written::Place(at),
            Move::Ring { from, to } => Written::Ring(from, to),
            Move::Row { from, axis } => {
                Written::Row(from, from.along(axis, 4).expect("a row lies on the board"))
            }
            Move::TakeRing(at) => Written::TakeRing(at),
            Move::Pass => Written::Pass,
        }
    }
}

/// A foreign text for a message: in quotes, and not more of it than fits.
pub(crate) fn short(text: &str) -> String {
    format!("{:?}", brief(text))
}

/// The pieces a position text can show: letter, kind and side.
fn letters() -> impl Iterator<Item = (&'static str, &'static str, Side)> {
    INFO.pieces.iter().flat_map(|kind| Side::BOTH.map(|side| (kind.letters[side], kind.id, side)))
}

impl Notation for Yinsh {
    fn read_description(_variant: &'static Variant, text: &str) -> Result<Description, TextError> {
        let fields = rows::fields(text)?;
        let (board, actor, taken, pending) = match fields[..] {
            [board, actor, taken] => (board, actor, taken, None),
            [board, actor, taken, what, turn] => (board, actor, taken, Some((what, turn))),
            _ => {
                return Err(TextError::new(format!(
                    "a position has 3 parts (board, side to act, rings taken off), or 5 while something must be \
                     taken (row or ring, side whose turn it is); this one has {}",
                    fields.len()
                )));
            }
        };
        let side = |field: rows::TextField<'_>| match field.text {
            "w" | "W" => Ok(Side::First),
            "b" | "B" => Ok(Side::Second),
            other => Err(TextError::at(field.column, format!("the side is w or b, not {}", short(other)))),
        };
        let lengths = COLUMNS.map(|(low, high)| usize::from(high - low) + 1);
        let letter = |column: usize| char::from(b'a' + column as u8).to_string();
        let pieces = rows::read(board, &lengths, "column", letter, |rest| {
            letters().find(|(letter, ..)| rest.starts_with(letter)).map(|piece| (piece, 1)).ok_or(0)
        })?;
        let mut description = Description::empty(side(actor)?);
        for (column, place, (_, kind, side)) in pieces {
            let number = COLUMNS[column].0 + place as u8;
            let point = Point::new(column as u8, number).expect("the columns have these lengths");
            description.put(point.to_string(), Piece::new(kind, side));
        }
        let number = |text: &str| {
            (text.len() == 1 || text.len() == 2 && !text.starts_with('0'))
                && text.bytes().all(|b| b.is_ascii_digit())
        };
        match taken.text.split_once('-') {
            Some((white, black)) if number(white) && number(black) => {
                description.extras.insert(description::TAKEN[0].into(), white.into());
                description.extras.insert(description::TAKEN[1].into(), black.into());
            }
            _ => {
                let what = format!("the rings taken off are written like 0-1, not {}", short(taken.text));
                return Err(TextError::at(taken.column, what));
            }
        }
        if let Some((what, turn)) = pending {
            let lower = what.text.to_ascii_lowercase();
            if lower != "row" && lower != "ring" {
                let found = format!("what must be taken is a row or a ring, not {}", short(what.text));
                return Err(TextError::at(what.column, found));
            }
            description.extras.insert(description::PENDING.into(), lower);
            description.extras.insert(description::TURN.into(), name(side(turn)?).into());
        }
        Ok(description)
    }

    fn from_description(variant: &'static Variant, description: &Description) -> Result<Self, Vec<Problem>> {
        description::read(variant, description)
    }

    fn describe(&self) -> Description {
        description::write(self)
    }

    fn position_text(&self) -> String {
        let at = |p: Point| {
            self.piece_at(p).map(|(kind, side)| {
                letters().find(|l| (l.1, l.2) == (kind, side)).expect("every piece has its letter").0
            })
        };
        let columns = (0..).zip(COLUMNS).map(|(c, (low, high))| (low..=high).map(move |n| Point::new(c, n)));
        let board = rows::write(columns.map(|column| column.flatten().map(at)));
        let letter = |side| &INFO.sides[side].letter;
        let [white, black] = self.taken;
        let text = format!("{board} {} {white}-{black}", letter(self.actor));
        match self.phase {
            Phase::Row => format!("{text} row {}", letter(self.turn)),
            Phase::Ring => format!("{text} ring {}", letter(self.turn)),
            Phase::Place | Phase::Move | Phase::Over => text,
        }
    }

    fn move_text(&self, mv: Move) -> String {
        Written::of(mv).text()
    }

    fn why_not(&self, text: &str) -> Message {
        self.why_not_text(text).into()
    }
}

impl Yinsh {
    fn why_not_text(&self, text: &str) -> String {
        if let Some(outcome) = self.outcome() {
            return format!(
                "{} is not possible: the game is over, {}",
                short(text),
                outcome.reason.message(None)
            );
        }
        let written = match Written::read(text) {
            Ok(written) => written,
            Err(what) => return what,
        };
        let usual = written.text();
        if usual != text && self.read_move(&usual).is_ok() {
            return format!("{text} is written {usual} here");
        }
        format!("{text} is not possible: {}", self.objection(written))
    }
}

impl Yinsh {
    /// What stands on a point.
    pub(crate) fn piece_at(&self, point: Point) -> Option<(&'static str, Side)> {
        let stands = |sets: [u128; 2], kind| {
            Side::BOTH.into_iter().find(|s| sets[s.index()] & point.bit() != 0).map(|side| (kind, side))
        };
        stands(self.rings, "ring").or_else(|| stands(self.markers, "marker"))
    }

    /// Why a well-written move is not legal here, in a game that goes on.
    fn objection(&self, written: Written) -> String {
        let me = name(self.actor);
        match (self.phase, written) {
            (Phase::Place, Written::Place(at)) => self.occupant(at),
            (Phase::Place, _) => "the rings are still being placed, so name an empty point".into(),
            (Phase::Move, _) if self.is_legal(Move::Pass) => {
                format!("{me} must pass (--), for none of its rings can move")
            }
            (Phase::Move, Written::Ring(from, to)) => self.ring_objection(from, to),
            (Phase::Move, Written::Place(_)) => "all rings are placed, so move one, as in e5-e8".into(),
            (Phase::Move, Written::Pass) => format!("{me} has a ring that can move"),
            (Phase::Move, _) => format!("{me} has no row to take, so move a ring, as in e5-e8"),
            (Phase::Row, Written::Row(from, to)) => {
                let five = Axis::through(from, to).is_some_and(|axis| from.along(axis, 4) == Some(to));
                if five {
                    format!("not all five from {from} to {to} are {me} markers")
                } else {
                    format!("a row is exactly five markers in line, and {from} and {to} are not its ends")
                }
            }
            (Phase::Row, _) => format!("{me} must take a row first, as in xb2-f6"),
            (Phase::Ring, Written::TakeRing(at)) => self.no_ring(at),
            (Phase::Ring, _) => format!("{me} must take one of its rings off first, as in xg7"),
            (Phase::Over, _) => "the game is over".into(),
        }
    }

    fn occupant(&self, at: Point) -> String {
        match self.piece_at(at) {
            Some((kind, side)) => format!("there is a {} {kind} on {at}", name(side)),
            None => format!("{at} is empty"),
        }
    }

    fn no_ring(&self, at: Point) -> String {
        format!("{}, and no {} ring", self.occupant(at), name(self.actor))
    }

    fn ring_objection(&self, from: Point, to: Point) -> String {
        if self.piece_at(from) != Some(("ring", self.actor)) {
            return self.no_ring(from);
        }
        let Some(axis) = Axis::through(from, to) else {
            return format!("{from} and {to} do not lie on one line");
        };
        if self.piece_at(to).is_some() {
            return self.occupant(to);
        }
        let sense = if from < to { 1 } else { -1 };
        let way = (1..).map_while(|n| from.along(axis, n * sense)).take_while(|&p| p != to);
        let mut jumping = false;
        for point in way {
            match self.piece_at(point) {
                Some(("ring", _)) => return format!("a ring cannot jump over the ring on {point}"),
                Some(_) => jumping = true,
                None if jumping => {
                    return format!(
                        "after jumping markers the ring must land on {point}, directly behind them"
                    );
                }
                None => {}
            }
        }
        "the ring cannot go there".into()
    }
}
