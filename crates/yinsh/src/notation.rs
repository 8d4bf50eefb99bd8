//! Texts of moves and positions.

use plyground_rules::{
    Description, Notation, Piece, Position, Problem, Side, TextError, Variant, brief, rows,
};
use plyground_words::{Message, key, message};

use crate::{
    Axis, Move, Phase, Point, Yinsh, description,
    info::{INFO, name},
    point::COLUMNS,
};

/// A move as it is written, whether or not it is possible anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WrittenMove {
    Place(Point),
    Ring(Point, Point),
    /// The lower end first, however it was written.
    Row(Point, Point),
    TakeRing(Point),
    Pass,
}

impl WrittenMove {
    /// Reads a text in lower case; the error is a sentence without its full stop.
    pub(crate) fn read(text: &str) -> Result<Self, Message> {
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
                None if shaped && name == text => Err(message!("off-board", point = name.to_owned())),
                None if shaped => {
                    Err(message!("off-board-within", text = short(text), point = name.to_owned()))
                }
                None => Err(message!("not-a-move", text = short(text))),
            }
        };
        if text == "--" || text == "pass" {
            return Ok(WrittenMove::Pass);
        }
        let (taking, names) = text.strip_prefix('x').map_or((false, text), |rest| (true, rest));
        Ok(match (taking, names.split_once('-')) {
            (false, None) => WrittenMove::Place(point(names)?),
            (true, None) => WrittenMove::TakeRing(point(names)?),
            (false, Some((from, to))) => WrittenMove::Ring(point(from)?, point(to)?),
            (true, Some((a, b))) => {
                let (a, b) = (point(a)?, point(b)?);
                WrittenMove::Row(a.min(b), a.max(b))
            }
        })
    }

    /// The text, as it is usually written.
    pub(crate) fn text(self) -> String {
        let (prefix, points) = match self {
            WrittenMove::Place(at) => ("", [Some(at), None]),
            WrittenMove::Ring(from, to) => ("", [Some(from), Some(to)]),
            WrittenMove::Row(from, to) => ("x", [Some(from), Some(to)]),
            WrittenMove::TakeRing(at) => ("x", [Some(at), None]),
            WrittenMove::Pass => ("--", [None, None]),
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
            Move::Place(at) => WrittenMove::Place(at),
            Move::Ring { from, to } => WrittenMove::Ring(from, to),
            Move::Row { from, axis } => {
                WrittenMove::Row(from, from.along(axis, 4).expect("a row lies on the board"))
            }
            Move::TakeRing(at) => WrittenMove::TakeRing(at),
            Move::Pass => WrittenMove::Pass,
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
                return Err(TextError::new(message!("text-parts", count = fields.len())));
            }
        };
        let side = |field: rows::TextField<'_>| match field.text {
            "w" | "W" => Ok(Side::First),
            "b" | "B" => Ok(Side::Second),
            other => Err(TextError::at(field.column, message!("text-side", text = short(other)))),
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
                return Err(TextError::at(taken.column, message!("text-taken", text = short(taken.text))));
            }
        }
        if let Some((what, turn)) = pending {
            let lower = what.text.to_ascii_lowercase();
            if lower != "row" && lower != "ring" {
                return Err(TextError::at(what.column, message!("pending-unknown", text = short(what.text))));
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
        let pending = match self.phase {
            Phase::Row => "row",
            Phase::Ring => "ring",
            Phase::Place | Phase::Move | Phase::Over => return text,
        };
        format!("{text} {pending} {}", letter(self.turn))
    }

    fn move_text(&self, mv: Move) -> String {
        WrittenMove::of(mv).text()
    }

    fn why_not(&self, text: &str) -> Message {
        if let Some(outcome) = self.outcome() {
            return message!("game-over", text = short(text), reason = outcome.reason.message(None));
        }
        let written = match WrittenMove::read(text) {
            Ok(written) => written,
            Err(what) => return what,
        };
        let usual = written.text();
        if usual != text && self.read_move(&usual).is_ok() {
            return message!("written-otherwise", text = text.to_owned(), usual = usual);
        }
        message!("not-possible", text = text.to_owned(), why = self.objection(written))
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
    fn objection(&self, written: WrittenMove) -> Message {
        let me = self.actor;
        match (self.phase, written) {
            (Phase::Place, WrittenMove::Place(at)) => self.occupant(at),
            (Phase::Place, _) => key!("still-placing").into(),
            (Phase::Move, _) if self.is_legal(Move::Pass) => message!("must-pass", side = me),
            (Phase::Move, WrittenMove::Ring(from, to)) => self.ring_objection(from, to),
            (Phase::Move, WrittenMove::Place(_)) => key!("all-placed").into(),
            (Phase::Move, WrittenMove::Pass) => message!("may-not-pass", side = me),
            (Phase::Move, _) => message!("no-row-to-take", side = me),
            (Phase::Row, WrittenMove::Row(from, to)) => {
                let five = Axis::through(from, to).is_some_and(|axis| from.along(axis, 4) == Some(to));
                let (from, to) = (from.to_string(), to.to_string());
                if five {
                    message!("row-not-own", from = from, to = to, side = me)
                } else {
                    message!("row-not-five", from = from, to = to)
                }
            }
            (Phase::Row, _) => message!("row-first", side = me),
            (Phase::Ring, WrittenMove::TakeRing(at)) => self.no_ring(at),
            (Phase::Ring, _) => message!("ring-first", side = me),
            (Phase::Over, _) => key!("over").into(),
        }
    }

    /// Why the last of these points cannot be tapped after the ones before it.
    pub(crate) fn refusal_at(&self, points: &[Point]) -> Message {
        match (self.phase, points) {
            _ if self.outcome().is_some() => key!("over").into(),
            (Phase::Move, [at]) if self.piece_at(*at) == Some(("ring", self.actor)) => {
                if self.is_legal(Move::Pass) {
                    key!("prompt-pass").into()
                } else {
                    message!("refused-shut-in", point = at.to_string())
                }
            }
            (Phase::Move, [at]) => self.refused_ring(*at),
            (Phase::Move, [from, to]) => self.ring_objection(*from, *to),
            (Phase::Row, [at, ..]) => message!("refused-no-row", point = at.to_string(), side = self.actor),
            (Phase::Ring, [at]) => self.refused_ring(*at),
            (Phase::Place, [at, ..]) => self.occupant(*at),
            _ => key!("cannot-go").into(),
        }
    }

    /// Why what stands on a point is not a ring to choose.
    fn refused_ring(&self, at: Point) -> Message {
        let (point, own) = (at.to_string(), self.actor);
        match self.piece_at(at) {
            None => message!("empty-no-ring", point = point, own = own),
            Some((kind, side)) => {
                message!("refused-piece", point = point, kind = kind, side = side, own = own)
            }
        }
    }

    fn occupant(&self, at: Point) -> Message {
        let point = at.to_string();
        match self.piece_at(at) {
            Some((kind, side)) => message!("occupied", point = point, side = side, kind = kind),
            None => message!("empty", point = point),
        }
    }

    fn no_ring(&self, at: Point) -> Message {
        let (point, own) = (at.to_string(), self.actor);
        match self.piece_at(at) {
            Some((kind, side)) => {
                message!("occupied-no-ring", point = point, side = side, kind = kind, own = own)
            }
            None => message!("empty-no-ring", point = point, own = own),
        }
    }

    fn ring_objection(&self, from: Point, to: Point) -> Message {
        if self.piece_at(from) != Some(("ring", self.actor)) {
            return self.no_ring(from);
        }
        let Some(axis) = Axis::through(from, to) else {
            return message!("not-in-line", from = from.to_string(), to = to.to_string());
        };
        if self.piece_at(to).is_some() {
            return self.occupant(to);
        }
        let sense = if from < to { 1 } else { -1 };
        let way = (1..).map_while(|n| from.along(axis, n * sense)).take_while(|&p| p != to);
        let mut jumping = false;
        for point in way {
            match self.piece_at(point) {
                Some(("ring", _)) => return message!("ring-in-the-way", point = point.to_string()),
                Some(_) => jumping = true,
                None if jumping => return message!("must-land", point = point.to_string()),
                None => {}
            }
        }
        key!("cannot-go").into()
    }
}
