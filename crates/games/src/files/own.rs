//! Reading our own JSON form. By hand, so that every refusal names the field or the move it is about, and so that
//! a misspelt field is not silently lost.

use plyground_rules::{
    BySide, Record, Side,
    record::{Clock, RecordedMove, RecordedResult, VERSION},
};
use serde_json::{Map, Value};

use super::{FileError, MAX_MOVES, read::quoted, replay::too_many};

type Object = Map<String, Value>;

/// The record that `json`, which has the field `plyground`, stands for.
pub(super) fn read(json: &Value) -> Result<Record, FileError> {
    let fields = object(json, "the file", &FIELDS)?;
    match fields.get("plyground").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => {}
        Some(later) if later > u64::from(VERSION) => {
            let what = "the file was written by a later version of Plyground: field \"plyground\" is";
            return Err(FileError::new(format!("{what} {later}, this one reads {VERSION}")));
        }
        _ => return Err(wrong("field \"plyground\"", &format!("the number {VERSION}"))),
    }
    let players = object(needed(fields, "players")?, "field \"players\"", &SIDES)?;
    let moves = needed(fields, "moves")?.as_array().ok_or_else(|| wrong("field \"moves\"", "a list"))?;
    if moves.len() > MAX_MOVES {
        return Err(too_many(moves.len()));
    }
    Ok(Record {
        plyground: VERSION,
        game: text(fields, "game")?,
        variant: text(fields, "variant")?,
        start: given(fields, "start").map(|v| string(v, "field \"start\"")).transpose()?,
        players: BySide {
            first: string(part(players, "first", "players")?, "field \"players\", \"first\"")?,
            second: string(part(players, "second", "players")?, "field \"players\", \"second\"")?,
        },
        date: given(fields, "date").map(|v| string(v, "field \"date\"")).transpose()?,
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
    let both = object(json, "field \"clock\"", &SIDES)?;
    let one = |side: &str| {
        let name = format!("field \"clock\", \"{side}\"");
        let clock = object(part(both, side, "clock")?, &name, &["initial_ms", "increment_ms"])?;
        let initial =
            clock.get("initial_ms").ok_or_else(|| FileError::new(format!("{name} lacks \"initial_ms\"")))?;
        let increment = given(clock, "increment_ms");
        Ok(Clock {
            initial_ms: milliseconds(initial, &format!("{name}, \"initial_ms\""))?,
            increment_ms: increment
                .map_or(Ok(0), |v| milliseconds(v, &format!("{name}, \"increment_ms\"")))?,
        })
    };
    Ok(BySide { first: one("first")?, second: one("second")? })
}

fn recorded_move(number: usize, json: &Value) -> Result<RecordedMove, FileError> {
    let name = format!("field \"moves\", move {number}");
    let fields = object(json, &name, &["move", "ms"])?;
    let text = fields.get("move").ok_or_else(|| FileError::new(format!("{name} lacks \"move\"")))?;
    let ms = given(fields, "ms").map(|v| milliseconds(v, &format!("{name}, \"ms\""))).transpose()?;
    Ok(RecordedMove { text: string(text, &format!("{name}, \"move\""))?, ms })
}

fn result(json: &Value) -> Result<RecordedResult, FileError> {
    let fields = object(json, "field \"result\"", &["winner", "reason"])?;
    let winner = match part(fields, "winner", "result")? {
        Value::Null => None,
        Value::String(side) if side == "first" => Some(Side::First),
        Value::String(side) if side == "second" => Some(Side::Second),
        _ => return Err(wrong("field \"result\", \"winner\"", "\"first\", \"second\" or null")),
    };
    Ok(RecordedResult {
        winner,
        reason: string(part(fields, "reason", "result")?, "field \"result\", \"reason\"")?,
    })
}

/// An object with no fields but the known ones.
fn object<'a>(json: &'a Value, name: &str, known: &[&str]) -> Result<&'a Object, FileError> {
    let fields = json.as_object().ok_or_else(|| wrong(name, "an object"))?;
    match fields.keys().find(|key| !known.contains(&key.as_str())) {
        Some(stranger) => Err(FileError::new(format!("{name} has the unknown field {}", quoted(stranger)))),
        None => Ok(fields),
    }
}

/// A field that may be absent, or null to the same effect.
fn given<'a>(fields: &'a Object, name: &str) -> Option<&'a Value> {
    fields.get(name).filter(|value| !value.is_null())
}

fn needed<'a>(fields: &'a Object, name: &str) -> Result<&'a Value, FileError> {
    fields.get(name).ok_or_else(|| FileError::new(format!("the field \"{name}\" is missing")))
}

fn part<'a>(fields: &'a Object, name: &str, of: &str) -> Result<&'a Value, FileError> {
    fields.get(name).ok_or_else(|| FileError::new(format!("field \"{of}\" lacks \"{name}\"")))
}

fn text(fields: &Object, name: &str) -> Result<String, FileError> {
    string(needed(fields, name)?, &format!("field \"{name}\""))
}

fn string(json: &Value, name: &str) -> Result<String, FileError> {
    json.as_str().map(str::to_owned).ok_or_else(|| wrong(name, "a text"))
}

fn milliseconds(json: &Value, name: &str) -> Result<u64, FileError> {
    json.as_u64().ok_or_else(|| wrong(name, "a whole number of milliseconds"))
}

fn wrong(name: &str, wanted: &str) -> FileError {
    FileError::new(format!("{name} should be {wanted}"))
}
