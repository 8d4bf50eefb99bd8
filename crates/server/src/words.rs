//! The sentences for scripts: every catalogue in one language as a classic script that runs before the modules.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use plyground_games::GAMES;
use plyground_words::{Catalogue, Lang, browser_catalogue};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::error::Refusal;

/// The sentences of the scripts in `web/`.
static WEB: Catalogue = Catalogue::new(
    "web",
    // In the order of `Lang::ALL`.
    [include_str!("../../../web/words/en.ftl"), include_str!("../../../web/words/de.ftl")],
);

/// Whether an address is that of a file, which is the same for everybody.
pub(crate) fn is_file(path: &str) -> bool {
    path.starts_with("/assets/") || path.starts_with("/words/")
}

/// All sentences the browser may need in one language, as a script.
struct Script {
    lang: Lang,
    /// Its name, which changes with its content.
    name: String,
    text: String,
}

static SCRIPTS: LazyLock<[Script; Lang::ALL.len()]> = LazyLock::new(|| {
    let games = GAMES.iter().map(|game| game.info().words);
    let all: Vec<&Catalogue> = [&WEB, &plyground_rules::WORDS].into_iter().chain(games).collect();
    Lang::ALL.map(|lang| {
        let mut messages = browser_catalogue(&all, lang);
        // Lessons are written on their pages. They are most of the text, and no script needs them.
        if let Some(messages) = messages.as_object_mut() {
            messages.retain(|key, _| !key.contains(".lesson-"));
        }
        let words = json!({ "lang": lang.code(), "messages": messages });
        let text = format!("globalThis.plygroundWords = {words};\n");
        let hash: String = Sha256::digest(&text).iter().take(8).map(|b| format!("{b:02x}")).collect();
        Script { lang, name: format!("{}-{hash}.js", lang.code()), text }
    })
});

/// The name of the script with all sentences in a language.
pub(crate) fn script_name(lang: Lang) -> &'static str {
    SCRIPTS.iter().find(|script| script.lang == lang).map_or("", |script| &script.name)
}

/// The script itself. Its name is that of its content, so browsers keep it and never ask again.
pub(crate) async fn script(Path(name): Path<String>) -> Result<Response, Refusal> {
    let script = SCRIPTS.iter().find(|script| script.name == name).ok_or_else(|| Refusal::missing("file"))?;
    let kept = "public, max-age=31536000, immutable";
    let kind = "text/javascript; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], script.text.as_str()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a22_scripts_hold_the_sentences_of_every_catalogue() {
        for (script, lang) in SCRIPTS.iter().zip(Lang::ALL) {
            assert_eq!(script.lang, lang);
            for key in ["\"rules.turn\"", "\"web."] {
                assert!(script.text.contains(key), "{key} in {}", script.name);
            }
            for game in GAMES {
                let key = format!("\"{}.", game.info().words.name());
                assert!(script.text.contains(&key), "{key} in {}", script.name);
            }
        }
        assert_ne!(script_name(Lang::En), script_name(Lang::De));
    }

    #[test]
    fn a22_every_game_says_what_its_pieces_are_called_within_a_sentence() {
        for info in GAMES.iter().map(|game| game.info()) {
            for id in ["spoken-kind", "spoken-count", "spoken-piece"] {
                assert!(info.words.has(id), "{} has no {id}", info.id);
            }
        }
    }
}
