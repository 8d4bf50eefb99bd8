//! Reading a file that is one game.

use plyground_rules::Variant;
use plyground_words::{key, message};
use serde_json::Value;

use super::{FileError, FileForm, MAX_BYTES, ReadOptions, Reader, Replayed, own, replay, text};
use crate::{GAMES, brief};

/// The game in a file of any form. One with several games is refused.
pub fn read(bytes: &[u8]) -> Result<Replayed, FileError> {
    read_as(bytes, None)
}

/// The same, of a variant that a person knows where the file does not say.
pub fn read_as(bytes: &[u8], variant: Option<&'static Variant>) -> Result<Replayed, FileError> {
    if bytes.len() > MAX_BYTES {
        return Err(FileError::new(message!("file-too-large", most = MAX_BYTES / 1024)));
    }
    let mut reader = Reader::open(bytes, ReadOptions { variant, ..ReadOptions::default() })?;
    match reader.form() {
        // One game, whatever is wrong with it: the sentence is about the whole file.
        FileForm::Text { lines: false } => text::game(bytes, "", variant),
        FileForm::Json | FileForm::Legacy(_) => json(bytes, variant),
        FileForm::Other(..) | FileForm::Text { lines: true } => {
            let game = reader.next().ok_or_else(|| FileError::new(key!("file-no-games")))?;
            let game = game.map_err(|problem| problem.error)?;
            if reader.next().is_some() { Err(FileError::new(key!("file-several"))) } else { Ok(game) }
        }
    }
}

/// A JSON value that is a game: ours, or an older program's.
pub(super) fn json(bytes: &[u8], variant: Option<&'static Variant>) -> Result<Replayed, FileError> {
    let text = std::str::from_utf8(bytes)
        .map_err(|e| FileError::new(message!("file-not-text", byte = e.valid_up_to() + 1)))?;
    let json: Value = serde_json::from_str(text.trim_start_matches('\u{feff}').trim())
        .map_err(|e| FileError::new(message!("file-not-json", error = e.to_string())))?;
    if json.get("plyground").is_some() {
        return replay(own::read(&json)?);
    }
    let legacy = GAMES.iter().find_map(|game| {
        let variant = variant.filter(|known| game.info().variants.iter().any(|own| own.id == known.id));
        game.read_legacy(&json, variant)
    });
    let record = legacy.ok_or_else(|| FileError::new(key!("file-json-no-game")))?;
    replay(record.map_err(FileError::new)?)
}

/// A field's value, quoted for a sentence.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", brief(text))
}
