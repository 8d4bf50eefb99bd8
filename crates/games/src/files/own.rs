//! Reading our own JSON form. By hand, so that every refusal names the field or the move it is about, and so that
//! a misspelt field is not silently lost.

use plyground_rules::{
    BySide, MoveTree, NodeId, Record, Side,
    move_tree::TreeFull,
    record::{Clock, PLAIN_VERSION, RecordedMove, RecordedResult, VERSION},
};
use plyground_words::{Message, key, message};
use serde_json::{Map, Value};

use super::{FileError, MAX_COMMENT, MAX_DEPTH, MAX_MOVES, MAX_VARIED, read::quoted, replay::too_many};

type Object = Map<String, Value>;

/// What a refusal is about.
#[derive(Clone, Copy)]
enum FieldPath {
    File,
    Field(&'static str),
    /// A part of a field.
    Part(&'static str, &'static str),
    /// A part of one side's part of a field.
    SidePart(&'static str, &'static str, &'static str),
    /// A move, counted from 1.
    Move(usize),
    /// A part of a move.
    MovePart(usize, &'static str),
}

impl FieldPath {
    fn message(self) -> Message {
        match self {
            FieldPath::File => key!("place-file").into(),
            FieldPath::Field(field) => message!("place-field", field = field),
            FieldPath::Part(field, part) => message!("place-part", field = field, part = part),
            FieldPath::SidePart(field, side, part) => {
                message!("place-side-part", field = field, side = side, part = part)
            }
            FieldPath::Move(number) => message!("place-move", number = number),
            FieldPath::MovePart(number, part) => message!("place-move-part", number = number, part = part),
        }
    }

    /// What stands there is not what should: `wanted` is a code.
    fn should_be(self, wanted: &'static str) -> FileError {
        FileError::new(message!("file-should-be", place = self.message(), wanted = wanted))
    }

    fn lacks(self, field: &'static str) -> FileError {
        FileError::new(message!("file-lacks", place = self.message(), field = field))
    }
}

/// The record that `json`, which has the field `plyground`, stands for.
pub(super) fn read(json: &Value) -> Result<Record, FileError> {
    let fields = object(json, FieldPath::File, &FIELDS)?;
    let version = match fields.get("plyground").and_then(Value::as_u64) {
        Some(version) if (u64::from(PLAIN_VERSION)..=u64::from(VERSION)).contains(&version) => version as u32,
        Some(later) if later > u64::from(VERSION) => {
            return Err(FileError::new(message!("file-later", found = later, reads = VERSION)));
        }
        _ => return Err(FileError::new(message!("file-version-number", wanted = PLAIN_VERSION))),
    };
    let (game, variant) = (text(fields, "game")?, text(fields, "variant")?);
    let players = object(needed(fields, "players")?, FieldPath::Field("players"), &SIDES)?;
    let moves =
        needed(fields, "moves")?.as_array().ok_or_else(|| FieldPath::Field("moves").should_be("list"))?;
    if moves.len() > MAX_MOVES {
        return Err(too_many(moves.len()));
    }
    let mut reader = MovesReader { annotated: version > PLAIN_VERSION, moves: MoveTree::new() };
    reader.line(NodeId::START, moves, None, 0)?;
    Ok(Record {
        plyground: version,
        game,
        variant,
        start: given(fields, "start").map(|v| string(v, FieldPath::Field("start"))).transpose()?,
        players: BySide {
            first: string(part(players, "first", "players")?, FieldPath::Part("players", "first"))?,
            second: string(part(players, "second", "players")?, FieldPath::Part("players", "second"))?,
        },
        computers: given(fields, "computers").map(computers).transpose()?,
        event: given(fields, "event").map(|v| string(v, FieldPath::Field("event"))).transpose()?,
        date: given(fields, "date").map(|v| string(v, FieldPath::Field("date"))).transpose()?,
        clock: given(fields, "clock").map(clocks).transpose()?,
        moves: reader.moves,
        result: given(fields, "result").map(result).transpose()?,
    })
}

/// In the order in which they are written.
pub(super) const FIELDS: [&str; 11] = [
    "plyground",
    "game",
    "variant",
    "start",
    "players",
    "computers",
    "event",
    "date",
    "clock",
    "moves",
    "result",
];
const MOVE_FIELDS: [&str; 5] = ["move", "ms", "glyph", "comment", "variations"];
const SIDES: [&str; 2] = ["first", "second"];

/// Ids of players, null where a person played.
fn computers(json: &Value) -> Result<BySide<Option<String>>, FileError> {
    let both = object(json, FieldPath::Field("computers"), &SIDES)?;
    let one = |side: &'static str| {
        given(both, side).map(|v| string(v, FieldPath::Part("computers", side))).transpose()
    };
    Ok(BySide { first: one("first")?, second: one("second")? })
}

fn clocks(json: &Value) -> Result<BySide<Clock>, FileError> {
    let both = object(json, FieldPath::Field("clock"), &SIDES)?;
    let one = |side: &'static str| {
        let place = FieldPath::Part("clock", side);
        let clock = object(part(both, side, "clock")?, place, &["initial_ms", "increment_ms"])?;
        let initial = clock.get("initial_ms").ok_or_else(|| place.lacks("initial_ms"))?;
        let increment = given(clock, "increment_ms");
        let inner = |name| FieldPath::SidePart("clock", side, name);
        Ok(Clock {
            initial_ms: milliseconds(initial, inner("initial_ms"))?,
            increment_ms: increment.map_or(Ok(0), |v| milliseconds(v, inner("increment_ms")))?,
        })
    };
    Ok(BySide { first: one("first")?, second: one("second")? })
}

/// Takes moves in, with what is said about them.
struct MovesReader {
    /// Whether this version has more than texts and times.
    annotated: bool,
    moves: MoveTree,
}

impl MovesReader {
    /// Adds a line, then its variations, so that one of them that begins like the line does not become the line. `of` is the number of the
    /// game's move that the line varies; `depth` is how deep inside variations it stands.
    fn line(
        &mut self,
        from: NodeId,
        moves: &[Value],
        of: Option<usize>,
        depth: usize,
    ) -> Result<(), FileError> {
        let (mut at, mut varied) = (from, Vec::new());
        for (i, json) in moves.iter().enumerate() {
            let number = of.unwrap_or(i + 1);
            let place = FieldPath::Move(number);
            let known = if self.annotated { &MOVE_FIELDS[..] } else { &MOVE_FIELDS[..2] };
            let fields = object(json, place, known)?;
            let text = fields.get("move").ok_or_else(|| place.lacks("move"))?;
            let part = |name| FieldPath::MovePart(number, name);
            let said = |name| given(fields, name).map(|v| string(v, part(name))).transpose();
            let mv = RecordedMove {
                text: string(text, part("move"))?,
                ms: given(fields, "ms").map(|v| milliseconds(v, part("ms"))).transpose()?,
                glyph: said("glyph")?.unwrap_or_default(),
                comment: said("comment")?.unwrap_or_default(),
            };
            if let Some(lines) = given(fields, "variations") {
                varied.push((at, number, lines));
            }
            at = self.moves.add(at, mv).map_err(|full| refusal(full, number))?;
        }
        for (at, number, lines) in varied {
            if depth >= MAX_DEPTH {
                return Err(refusal(TreeFull::Depth, number));
            }
            let should_be = |wanted| FieldPath::MovePart(number, "variations").should_be(wanted);
            for line in lines.as_array().ok_or_else(|| should_be("list"))? {
                let moves = line.as_array().filter(|moves| !moves.is_empty());
                self.line(at, moves.ok_or_else(|| should_be("lines"))?, Some(number), depth + 1)?;
            }
        }
        Ok(())
    }
}

/// The sentence for what a tree refuses, at the game's move with this number.
pub(super) fn refusal(full: TreeFull, number: usize) -> FileError {
    match full {
        TreeFull::Varied => FileError::new(message!("file-varied", most = MAX_VARIED)),
        TreeFull::Depth => FileError::new(message!("file-deep", number = number, most = MAX_DEPTH)),
        TreeFull::Comment => FileError::new(message!("file-comment", number = number, most = MAX_COMMENT)),
        TreeFull::Glyph => FieldPath::MovePart(number, "glyph").should_be("glyph"),
    }
}

fn result(json: &Value) -> Result<RecordedResult, FileError> {
    let fields = object(json, FieldPath::Field("result"), &["winner", "reason"])?;
    let winner = match part(fields, "winner", "result")? {
        Value::Null => None,
        Value::String(side) if side == "first" => Some(Side::First),
        Value::String(side) if side == "second" => Some(Side::Second),
        _ => return Err(FieldPath::Part("result", "winner").should_be("winner")),
    };
    Ok(RecordedResult {
        winner,
        reason: string(part(fields, "reason", "result")?, FieldPath::Part("result", "reason"))?,
    })
}

/// An object with no fields but the known ones.
fn object<'a>(json: &'a Value, place: FieldPath, known: &[&str]) -> Result<&'a Object, FileError> {
    let fields = json.as_object().ok_or_else(|| place.should_be("object"))?;
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(stranger) => {
            let what = message!("file-unknown-field", place = place.message(), field = quoted(stranger));
            Err(FileError::new(what))
        }
        None => Ok(fields),
    }
}

/// A field that may be absent, or null to the same effect.
fn given<'a>(fields: &'a Object, name: &str) -> Option<&'a Value> {
    fields.get(name).filter(|value| !value.is_null())
}

fn needed<'a>(fields: &'a Object, name: &'static str) -> Result<&'a Value, FileError> {
    fields.get(name).ok_or_else(|| FileError::new(message!("file-field-missing", field = name)))
}

fn part<'a>(fields: &'a Object, name: &'static str, of: &'static str) -> Result<&'a Value, FileError> {
    fields.get(name).ok_or_else(|| FieldPath::Field(of).lacks(name))
}

fn text(fields: &Object, name: &'static str) -> Result<String, FileError> {
    string(needed(fields, name)?, FieldPath::Field(name))
}

fn string(json: &Value, place: FieldPath) -> Result<String, FileError> {
    json.as_str().map(str::to_owned).ok_or_else(|| place.should_be("text"))
}

fn milliseconds(json: &Value, place: FieldPath) -> Result<u64, FileError> {
    json.as_u64().ok_or_else(|| place.should_be("milliseconds"))
}
