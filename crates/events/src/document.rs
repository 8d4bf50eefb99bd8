//! A whole event as one JSON document, to be kept or opened on another machine. The games that were played on its boards stand in it as
//! JSON that nothing here looks into.

use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

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
    #[serde(default)]
    games: Vec<BoardGame>,
}

/// The game that was played on a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardGame {
    /// From 1.
    pub round: u32,
    /// From 1.
    pub board: u32,
    /// A file of that game alone.
    pub game: serde_json::Value,
}

/// The event as JSON, a command on each line, then a game on each.
pub fn write(event: &Event, games: &[BoardGame]) -> String {
    let commands = lines(event.commands());
    let games = lines(games);
    format!(
        "{{\"kind\":\"{KIND}\",\"version\":{VERSION},\"commands\":[\n{commands}\n],\"games\":[\n{games}\n]}}\n"
    )
}

fn lines(all: &[impl Serialize]) -> String {
    let line = |one| serde_json::to_string(one).expect("plain data");
    all.iter().map(line).collect::<Vec<_>>().join(",\n")
}

/// The event of a document with its games, or what is wrong with it.
pub fn read(text: &str) -> Result<(Event, Vec<BoardGame>), Message> {
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
    let event = Event::of(document.commands).map_err(refused)?;
    let nowhere = |at: &&BoardGame| event.state().game(at.round, at.board).is_none();
    if let Some(BoardGame { round, board, .. }) = document.games.iter().find(nowhere) {
        return Err(message!("no-such-game", round = *round, board = *board));
    }
    Ok((event, document.games))
}
