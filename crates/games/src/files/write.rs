//! Writing a replayed game.

use plyground_rules::{MoveTree, move_tree::WrittenMove};
use plyground_words::{key, message};
use serde_json::Value;

use super::{FileError, Replayed, own::FIELDS, read};

/// A form to write a game in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Our own JSON: everything there is to know.
    Json,
    /// The JSON of an older program, for the games that have one.
    Legacy,
    /// The moves as players write them.
    Text,
}

/// The game in one of the forms, ending in a line break.
pub fn write(replayed: &Replayed, form: Form) -> Result<String, FileError> {
    match form {
        Form::Json => Ok(json(replayed)),
        Form::Legacy => legacy(replayed),
        Form::Text => Ok(text(replayed)),
    }
}

/// Pretty, but with one line a move: a game should be readable at a glance.
fn json(replayed: &Replayed) -> String {
    let mut value = serde_json::to_value(&replayed.record).expect("a record is plain data");
    let Value::Object(fields) = &mut value else { unreachable!("a record is written as an object") };
    let mut out = String::from("{\n");
    // In the order of the documentation, not of the alphabet.
    let present: Vec<_> = FIELDS.into_iter().filter_map(|name| Some((name, fields.remove(name)?))).collect();
    for (i, (name, field)) in present.iter().enumerate() {
        let text = if *name == "moves" { moves_json(&replayed.record.moves) } else { field.to_string() };
        let comma = if i + 1 < present.len() { "," } else { "" };
        out.push_str(&format!("  \"{name}\": {text}{comma}\n"));
    }
    out.push_str("}\n");
    out
}

fn moves_json(moves: &MoveTree) -> String {
    let one = |mv: &WrittenMove| serde_json::to_string(mv).expect("a move is plain data");
    match moves.written().iter().map(one).collect::<Vec<_>>().join(",\n    ") {
        none if none.is_empty() => "[]".to_owned(),
        some => format!("[\n    {some}\n  ]"),
    }
}

fn legacy(replayed: &Replayed) -> Result<String, FileError> {
    let record = &replayed.record;
    if record.start.is_some() {
        return Err(FileError::new(key!("file-legacy-start")));
    }
    let value = replayed.game.write_legacy(record, &replayed.play.history());
    let value = value.ok_or_else(|| FileError::new(message!("file-no-legacy", variant = &record.variant)))?;
    Ok(format!("{value}\n"))
}

/// The moves alone where that says it all; else after a first line that names the variant and the start.
fn text(replayed: &Replayed) -> String {
    let moves = replayed.game.write_moves(&replayed.play.history());
    let bare = format!("{moves}\n");
    let again = read(bare.as_bytes());
    let same = |r: Replayed| {
        r.play.variant().id == replayed.play.variant().id && r.play.history() == replayed.play.history()
    };
    if replayed.record.start.is_none() && again.is_ok_and(same) {
        return bare;
    }
    let start = replayed.record.start.as_ref().map(|s| format!(" {s}")).unwrap_or_default();
    format!("# {}{start}\n{bare}", replayed.record.variant)
}
