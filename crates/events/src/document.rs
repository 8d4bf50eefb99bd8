//! A whole event as one JSON document, to be kept or opened on another machine.

use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use crate::{Command, Event};

/// What the document says it is.
const KIND: &str = "plyground-event";
/// The version that is written.
const VERSION: u32 = 1;
/// The longest document that is read, in bytes.
pub const LONGEST: usize = 16 << 20;
/// The most commands that are read.
const MOST_COMMANDS: usize = 50_000;

#[derive(Serialize, Deserialize)]
struct Document {
    kind: String,
    version: u32,
    commands: Vec<Command>,
}

/// The event as JSON.
pub fn write(event: &Event) -> String {
    let commands = event.commands().to_vec();
    let document = Document { kind: KIND.to_owned(), version: VERSION, commands };
    serde_json::to_string_pretty(&document).expect("commands are plain data")
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
    if document.commands.len() > MOST_COMMANDS {
        return Err(key!("document-long").into());
    }
    Event::of(document.commands)
        .map_err(|(number, why)| message!("document-command", number = number, why = why))
}
