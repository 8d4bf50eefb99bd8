//! Recognising pasted text: a position, a list of moves, a file.

use axum::{
    Json,
    body::Bytes,
    extract::Path,
    response::{IntoResponse, Response},
};
use plyground_games::{AnyGame, AnyPlay, GAMES, files, find};
use plyground_rules::{MoveTree, PositionError, Variant};
use plyground_words::{Message, message};
use serde::Serialize;

use super::saved::MAX_BYTES;
use crate::error::Refusal;

/// What a pasted text is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Recognised {
    variant: &'static str,
    /// The start position, if it is not the usual one.
    start: Option<String>,
    /// The line with its variations.
    #[cfg_attr(test, ts(as = "Vec<plyground_rules::move_tree::WrittenMove<'static>>"))]
    moves: MoveTree,
}

/// A list this short may be legal in several games by chance: then it is one of the board it was pasted on.
const SHORT: usize = 8;

/// `POST /analysis/{variant}/read`: a text that was pasted on a board.
pub(crate) async fn read(Path(variant): Path<String>, body: Bytes) -> Result<Response, Refusal> {
    let (game, variant) = find(&variant).map_err(|_| Refusal::missing("game"))?;
    if body.len() > MAX_BYTES {
        return Err(Refusal::bad(message!("study-too-large", most = MAX_BYTES / 1024)));
    }
    let found =
        recognise(game, variant, &body).map_err(|why| Refusal::bad(message!("paste-wrong", why = why)))?;
    Ok(Json(found).into_response())
}

/// The position that a text means: a position, or the end of a game.
pub(crate) fn position(
    game: &'static dyn AnyGame,
    variant: &'static Variant,
    bytes: &[u8],
) -> Result<Box<dyn AnyPlay>, Message> {
    let found = recognise(game, variant, bytes)?;
    let (game, variant) = find(found.variant).map_err(|e| e.message())?;
    let mut play = game.start(variant, found.start.as_deref()).map_err(|e| e.message())?;
    for mv in found.moves.iter() {
        play.play(&mv.text).map_err(|e| e.message())?;
    }
    Ok(play)
}

fn recognise(
    game: &'static dyn AnyGame,
    variant: &'static Variant,
    bytes: &[u8],
) -> Result<Recognised, Message> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim();
    // A start's name is not taken for a position: a pasted word may happen to be one.
    let position = |game: &dyn AnyGame, variant: &'static Variant| {
        let named = variant.starts.iter().any(|start| start.id == text) || text == "start" || text.is_empty();
        if named { None } else { Some(game.start(variant, Some(text)).map(|play| play.position_text())) }
    };
    let at = |variant: &'static Variant, start| Recognised {
        variant: variant.id,
        start: Some(start),
        moves: MoveTree::new(),
    };
    let here = position(game, variant);
    if let Some(Ok(start)) = here {
        return Ok(at(variant, start));
    }
    let is_file = text.starts_with(['{', '[', '"', '#']);
    let anywhere = files::read(bytes);
    let own = if is_file { None } else { files::read(format!("# {}\n{text}", variant.id).as_bytes()).ok() };
    let own = own.filter(|replayed| !replayed.record.moves.is_empty()).filter(|replayed| match &anywhere {
        Ok(other) => other.record.game == replayed.record.game || replayed.record.moves.len() < SHORT,
        Err(_) => true,
    });
    if let Some(replayed) =
        own.or(anywhere.as_ref().is_ok().then_some(()).and_then(|()| files::read(bytes).ok()))
    {
        let (_, variant) = find(&replayed.record.variant).map_err(|e| e.message())?;
        return Ok(Recognised {
            variant: variant.id,
            start: replayed.record.start,
            moves: replayed.record.moves,
        });
    }
    for &other in GAMES {
        for variant in other.info().variants {
            if let Some(Ok(start)) = position(other, variant) {
                return Ok(at(variant, start));
            }
        }
    }
    Err(match (here, anywhere) {
        // It is written like a position, so that is what it should be.
        (Some(Err(e @ PositionError::Problems(_))), _) => e.message(),
        (_, Err(e)) => e.message(),
        (Some(Err(e)), _) => e.message(),
        (None | Some(Ok(_)), Ok(_)) => message!("paste-nothing"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pasted(variant: &str, text: &str) -> Result<(&'static str, Option<String>, usize), String> {
        let (game, variant) = find(variant).expect("a variant");
        let found = recognise(game, variant, text.as_bytes()).map_err(|why| why.to_string())?;
        Ok((found.variant, found.start, found.moves.len()))
    }

    #[test]
    fn a15_whatever_is_pasted_is_recognised() {
        assert_eq!(pasted("reversi", "f5d6c3"), Ok(("reversi", None, 3)));
        assert_eq!(pasted("renju", "h8 i9 i8"), Ok(("renju", None, 3)), "of the board it was pasted on");
        assert_eq!(pasted("gomoku", "f5d6"), Ok(("gomoku", None, 2)));
        assert_eq!(pasted("laser", "f5d6c3d3c4f4f6f3"), Ok(("reversi", None, 8)));
        assert_eq!(pasted("connect-four", "4455"), Ok(("connect-four", None, 4)));
        for &game in GAMES {
            for variant in game.info().variants {
                let mut play = game.start(variant, None).expect("a start");
                for _ in 0..3 {
                    let first = play.legal()[0].clone();
                    play.play(&first).expect("legal");
                }
                let text = play.position_text();
                let found = pasted(variant.id, &format!("  {text}\n"));
                assert_eq!(found, Ok((variant.id, Some(text.clone()), 0)), "{}", variant.id);
                let elsewhere = if game.info().id == "reversi" { "laser" } else { "reversi" };
                let (other, start, _) = pasted(elsewhere, &text).expect("a position of another game");
                assert_eq!(find(other).map(|(game, _)| game.info().id), Ok(game.info().id), "{text}");
                assert_eq!(start, Some(text));
            }
        }
        let file = r#"{"plyground":2,"game":"reversi","variant":"reversi","players":{"first":"","second":""},"moves":[{"move":"f5","variations":[[{"move":"d3"}]]}]}"#;
        assert_eq!(pasted("yinsh", file), Ok(("reversi", None, 1)));
    }

    #[test]
    fn a15_what_is_nothing_gets_one_sentence() {
        for text in ["", "   ", "hello", "{", "{}", "f5 f5 f5", "99", "\u{0}", "start"] {
            let why = pasted("reversi", text).expect_err(text);
            assert!(!why.is_empty() && why.lines().count() == 1, "{text:?}: {why}");
        }
    }
}
