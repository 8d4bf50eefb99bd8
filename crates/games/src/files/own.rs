//! Reading our own JSON form. By hand, so that every refusal names the field or the move it is about, and so that
//! a misspelt field is not silently lost.

use plyground_rules::{
    BySide, Record, Side,
    record::{Clock, RecordedMove, RecordedResult, VERSION},
};
use plyground_words::{Message, key, message};
use serde_json::{Map, Value};

use super::{FileError, MAX_MOVES, read::quoted, replay::too_many};

type Object = Map<String, Value>;

/// What a refusal is about.
#[derive(Clone, Copy)]
enum Place {
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

impl Place {
    fn message(self) -> Message {
        match self {
            Place::File => key!("place-file").into(),
            Place::Field(field) => message!("place-field", field = field),
            Place::Part(field, part) => message!("place-part", field = field, part = part),
            Place::SidePart(field, side, part) => {
                message!("place-side-part", field = field, side = side, part = part)
            }
            Place::Move(number) => message!("place-move", number = number),
            Place::MovePart(number, part) => message!("place-move-part", number = number, part = part),
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
    let fields = object(json, Place::File, &FIELDS)?;
    match fields.get("plyground").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => {}
        Some(later) if later > u64::from(VERSION) => {
            return Err(FileError::new(message!("file-later", found = later, reads = VERSION)));
        }
        _ => return Err(FileError::new(message!("file-version-number", wanted = VERSION))),
    }
    let players = object(needed(fields, "players")?, Place::Field("players"), &SIDES)?;
    let moves = needed(fields, "moves")?.as_array().ok_or_else(|| Place::Field("moves").should_be("list"))?;
    if moves.len() > MAX_MOVES {
        return Err(too_many(moves.len()));
    }
    Ok(Record {
        plyground: VERSION,
        game: text(fields, "game")?,
        variant: text(fields, "variant")?,
        start: given(fields, "start").map(|v| string(v, Place::Field("start"))).transpose()?,
        players: BySide {
            first: string(part(players, "first", "players")?, Place::Part("players", "first"))?,
            second: string(part(players, "second", "players")?, Place::Part("players", "second"))?,
        },
        date: given(fields, "date").map(|v| string(v, Place::Field("date"))).transpose()?,
        clock: given(fields, "clock").map(clocks).transpose()?,
        moves: moves.iter().enumerate().map(|(i, mv)| recorded_move(i + 1, mv)).collect::<Result<_, _>>()?,
        result: given(fields, "result").map(result).transpose()?,
    })
}

/// In the order in which they are written.
pub(super) const FIELDS: [&str; 9] =
    ["plyground", "game", "variant", "start", "players", "date", "clock", "moves", "result"];
const SIDES: [&str; 2] = ["first", "second"];

fn clocks(json: &Value) -> Result<BySide<Clock>, FileError> {
    let both = object(json, Place::Field("clock"), &SIDES)?;
    let one = |side: &'static str| {
        let place = Place::Part("clock", side);
        let clock = object(part(both, side, "clock")?, place, &["initial_ms", "increment_ms"])?;
        let initial = clock.get("initial_ms").ok_or_else(|| place.lacks("initial_ms"))?;
        let increment = given(clock, "increment_ms");
        let inner = |name| Place::SidePart("clock", side, name);
        Ok(Clock {
            initial_ms: milliseconds(initial, inner("initial_ms"))?,
            increment_ms: increment.map_or(Ok(0), |v| milliseconds(v, inner("increment_ms")))?,
        })
    };
    Ok(BySide { first: one("first")?, second: one("second")? })
}

fn recorded_move(number: usize, json: &Value) -> Result<RecordedMove, FileError> {
    let place = Place::Move(number);
    let fields = object(json, place, &["move", "ms"])?;
    let text = fields.get("move").ok_or_else(|| place.lacks("move"))?;
    let ms = given(fields, "ms").map(|v| milliseconds(v, Place::MovePart(number, "ms"))).transpose()?;
    Ok(RecordedMove { text: string(text, Place::MovePart(number, "move"))?, ms })
}

fn result(json: &Value) -> Result<RecordedResult, FileError> {
    let fields = object(json, Place::Field("result"), &["winner", "reason"])?;
    let winner = match part(fields, "winner", "result")? {
        Value::Null => None,
        Value::String(side) if side == "first" => Some(Side::First),
        Value::String(side) if side == "second" => Some(Side::Second),
        _ => return Err(Place::Part("result", "winner").should_be("winner")),
    };
    Ok(RecordedResult {
        winner,
        reason: string(part(fields, "reason", "result")?, Place::Part("result", "reason"))?,
    })
}

/// An object with no fields but the known ones.
fn object<'a>(json: &'a Value, place: Place, known: &[&str]) -> Result<&'a Object, FileError> {
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
    fields.get(name).ok_or_else(|| Place::Field(of).lacks(name))
}

fn text(fields: &Object, name: &'static str) -> Result<String, FileError> {
    string(needed(fields, name)?, Place::Field(name))
}

fn string(json: &Value, place: Place) -> Result<String, FileError> {
    json.as_str().map(str::to_owned).ok_or_else(|| place.should_be("text"))
}

fn milliseconds(json: &Value, place: Place) -> Result<u64, FileError> {
    json.as_u64().ok_or_else(|| place.should_be("milliseconds"))
}
