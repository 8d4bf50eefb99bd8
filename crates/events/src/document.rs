//! A whole event as one JSON document, to be kept or opened on another machine.

use plyground_words::{Message, key, message};
use serde::Deserialize;

use crate::{Command, Event};

/// What the document says it is.
const KIND: &str = "plyground-event";
/// The version that is written.
const VERSION: u32 = 1;
/// The longest document that is read, in bytes.
pub const LONGEST: usize = 64 << 20;

#[derive(Deserialize)]
struct Document {
    kind: String,
    version: u32,
    commands: Vec<Command>,
}

/// The event as JSON, a command on each line.
pub fn write(event: &Event) -> String {
    let line = |command| serde_json::to_string(command).expect("commands are plain data");
    let lines: Vec<String> = event.commands().iter().map(line).collect();
    let commands = lines.join(",\n");
    format!("{{\"kind\":\"{KIND}\",\"version\":{VERSION},\"commands\":[\n{commands}\n]}}\n")
}

/// The event of a document, or what is wrong with it.
pub fn read(text: &str) -> Result<Event, Message> {
    if text.len() > LONGEST {
        return Err(key!("document-long").into());
    }
    let unreadable = |error: serde_json::Error| message!("document-unreadable", line = error.line());
    let document: Document = serde_json::from_str(text).map_err(unreadable)?;
    if document.kind != KIND || document.version != VERSION {
        return Err(key!("document-other").into());
    }
    let refused = |(number, why)| message!("document-command", number = number, why = why);
    let is_undecided = |command: &Command| matches!(command, Command::StartRound { pairing: None, .. });
    // What was recorded is decided; pairing thousands of rounds anew would take long.
    if let Some(at) = document.commands.iter().position(is_undecided) {
        return Err(refused((at + 1, key!("pairing-unfit").into())));
    }
    Event::of(document.commands).map_err(refused)
}
