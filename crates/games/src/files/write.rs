//! Writing a replayed game.

use plyground_rules::{FileLayout, Format, MoveTree, move_tree::WrittenMove};
use plyground_words::{Message, key, message};
use serde_json::Value;

use super::{FileError, Replayed, own::FIELDS, read};
use crate::AnyGame;

/// A form to write a game in.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Our own JSON: everything there is to know.
    Json,
    /// The JSON of an older program, for the games that have one.
    Legacy,
    /// The moves as players write them.
    Text,
    /// Another program's.
    Other(&'static Format),
}

impl Form {
    /// All forms that games of a kind have, whatever is in them.
    pub fn all(game: &dyn AnyGame) -> Vec<Form> {
        let others = game.formats().iter().filter(|format| format.write.is_some()).map(Form::Other);
        [Form::Json, Form::Text, Form::Legacy].into_iter().chain(others).collect()
    }

    /// The form with a code.
    pub fn find(game: &dyn AnyGame, id: &str) -> Option<Form> {
        Form::all(game).into_iter().find(|form| form.id() == id)
    }

    /// Its code.
    pub const fn id(self) -> &'static str {
        match self {
            Form::Json => "json",
            Form::Legacy => "legacy",
            Form::Text => "text",
            Form::Other(format) => format.id,
        }
    }

    /// For people.
    pub fn name(self, game: &dyn AnyGame) -> Message {
        match self {
            Form::Json => key!("format-json").into(),
            Form::Legacy => message!("format-legacy", game = game.info().name),
            Form::Text => key!("format-text").into(),
            Form::Other(format) => format.name.into(),
        }
    }

    /// Whether games written one after the other are a file of this form.
    pub fn holds_many(self) -> bool {
        match self {
            Form::Json | Form::Legacy | Form::Text => true,
            Form::Other(format) => format.layout == FileLayout::Trees,
        }
    }

    /// What a file's name ends in.
    pub fn extension(self) -> &'static str {
        match self {
            Form::Json | Form::Legacy => "json",
            Form::Text => "txt",
            Form::Other(format) => format.extensions.first().copied().unwrap_or(format.id),
        }
    }
}

/// The forms that can hold this game.
pub fn forms(replayed: &Replayed) -> Vec<Form> {
    Form::all(replayed.game).into_iter().filter(|&form| write(replayed, form).is_ok()).collect()
}

/// The game in one of the forms; a text ends in a line break.
pub fn write(replayed: &Replayed, form: Form) -> Result<Vec<u8>, FileError> {
    match form {
        Form::Json => Ok(json(replayed).into_bytes()),
        Form::Legacy => legacy(replayed).map(String::into_bytes),
        Form::Text => Ok(text(replayed).into_bytes()),
        Form::Other(format) => {
            let written = format.write.and_then(|write| write(&replayed.record, &replayed.play.history()));
            written.ok_or_else(|| FileError::new(message!("file-no-place", format = format.name)))
        }
    }
}

/// Pretty, but with one line a move: a game should be readable at a glance.
pub fn json(replayed: &Replayed) -> String {
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
