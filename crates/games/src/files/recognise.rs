//! Which form a file has.

use plyground_rules::{Format, Variant};
use plyground_words::{Message, key, message};
use serde_json::Value;

use super::{
    cut::{self, Cut},
    text,
};
use crate::{AnyGame, GAMES};

/// The form of a file.
#[derive(Clone, Copy)]
pub enum FileForm {
    /// Our own JSON.
    Json,
    /// An older program's JSON.
    Legacy(&'static dyn AnyGame),
    /// Another program's form.
    Other(&'static dyn AnyGame, &'static Format),
    /// Moves or positions as text, a game a line or a paragraph.
    Text {
        /// A game a line.
        lines: bool,
    },
}

impl FileForm {
    /// The form of a file that begins so: with some 64 KB, or with all it has.
    pub(super) fn of(head: &[u8], ended: bool, variant: Option<&'static Variant>) -> FileForm {
        let formats = GAMES.iter().flat_map(|&game| game.formats().iter().map(move |format| (game, format)));
        if let Some((game, format)) = formats.into_iter().find(|(_, format)| (format.recognises)(head)) {
            return FileForm::Other(game, format);
        }
        let begin = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(head).trim_ascii_start();
        if !matches!(begin.first(), Some(b'{' | b'[' | b'"')) {
            return FileForm::Text { lines: text::is_game_a_line(head, variant) };
        }
        let Cut::Piece { from, length, .. } = cut::json(head, ended) else { return FileForm::Json };
        let json: Option<Value> = serde_json::from_slice(&head[from..from + length]).ok();
        let json = json.filter(|json| json.get("plyground").is_none());
        let legacy = json.and_then(|json| GAMES.iter().find(|game| game.read_legacy(&json, None).is_some()));
        legacy.map_or(FileForm::Json, |&game| FileForm::Legacy(game))
    }

    /// A code.
    pub fn id(self) -> &'static str {
        match self {
            FileForm::Json => "json",
            FileForm::Legacy(_) => "legacy",
            FileForm::Other(_, format) => format.id,
            FileForm::Text { .. } => "text",
        }
    }

    /// For people.
    pub fn name(self) -> Message {
        match self {
            FileForm::Json => key!("format-json").into(),
            FileForm::Legacy(game) => message!("format-legacy", game = game.info().name),
            FileForm::Other(_, format) => format.name.into(),
            FileForm::Text { .. } => key!("format-text").into(),
        }
    }

    /// The variants that a person should choose from, since the file does not say.
    pub fn unsaid(self) -> &'static [Variant] {
        match self {
            FileForm::Legacy(game) => game.info().variants,
            FileForm::Other(game, format) if !format.says_variant => game.info().variants,
            FileForm::Json | FileForm::Other(..) | FileForm::Text { .. } => &[],
        }
    }
}
