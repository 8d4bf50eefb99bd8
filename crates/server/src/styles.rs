//! The styles of a page: many small files in `web/css`, one answer. Each answer has its header fields, and small files compress
//! badly; the answers of a first visit are counted.

use axum::{
    extract::Path,
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::{assets::cached, error::Refusal};

#[derive(RustEmbed)]
#[folder = "../../web/css"]
struct Css;

/// What every page has. The order counts: where two rules are equally specific, the later one wins.
const COMMON: [&str; 7] = ["tokens", "base", "layout", "header", "buttons", "forms", "dialogs"];

/// What each page has besides, in this order.
const PAGES: &[(&str, &[&str])] = &[
    ("analysislist", &["cards", "board"]),
    ("error", &[]),
    ("event", &["rankings", "lists", "matches", "share", "board", "event"]),
    ("eventnew", &["event"]),
    ("events", &["cards", "rankings", "lists", "matches", "event"]),
    ("eventwall", &["share", "board", "event", "wall"]),
    ("export", &["files", "board"]),
    ("game", &["game", "seats", "status", "moves", "result", "share", "board", "guide"]),
    ("games", &["cards", "lists", "board", "games"]),
    ("home", &["cards", "lists", "board"]),
    ("import", &["files", "board"]),
    ("learn", &["board", "learn"]),
    ("learnlist", &["cards", "board", "learn"]),
    ("match", &["rankings", "profile", "lists", "matches", "board"]),
    ("matches", &["cards", "rankings", "lists", "matches", "board"]),
    ("matchgames", &["rankings", "lists", "matches"]),
    ("matchnew", &["new", "rankings", "matches"]),
    ("new", &["new", "opponents", "board"]),
    ("people", &["people", "share"]),
    ("profile", &["rankings", "profile", "board"]),
    ("rankings", &["rankings"]),
    ("settings", &["settings", "board"]),
    ("sheet", &["board", "sheet"]),
    ("step", &["step", "board", "guide"]),
    ("study", &["game", "seats", "status", "moves", "result", "share", "board", "study", "bench", "guide"]),
];

/// The styles of the page with this script; a page without one says that something went wrong.
pub(crate) fn name(script: &str) -> &str {
    let name = if script.is_empty() { "error" } else { script };
    debug_assert!(PAGES.iter().any(|(page, _)| *page == name), "PAGES lacks {name}");
    name
}

/// All styles of a page but for the colours of its games.
pub(crate) async fn page(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let page = name.strip_suffix(".css").and_then(|id| PAGES.iter().find(|(page, _)| *page == id));
    let Some((_, own)) = page else { return Refusal::missing("file").into_response() };
    let mut css = Vec::new();
    let mut hash = Sha256::new();
    for file in files(own) {
        css.extend_from_slice(&file.data);
        hash.update(file.metadata.sha256_hash());
    }
    cached("text/css; charset=utf-8", css, &hash.finalize(), &headers)
}

/// The same as a text, for a page that can fetch nothing.
pub(crate) fn text(script: &str) -> String {
    let own = PAGES.iter().find(|(page, _)| *page == name(script)).map_or(&[][..], |(_, own)| own);
    files(own).map(|file| String::from_utf8_lossy(&file.data).into_owned()).collect()
}

fn files(own: &[&'static str]) -> impl Iterator<Item = EmbeddedFile> {
    COMMON.iter().chain(own).filter_map(|name| Css::get(&format!("{name}.css")))
}

#[cfg(test)]
mod tests {
    use std::{borrow::Cow, collections::BTreeSet};

    use super::*;

    #[test]
    fn a10_every_style_file_is_used_and_exists() {
        let used: BTreeSet<String> = PAGES
            .iter()
            .flat_map(|(_, own)| COMMON.iter().chain(*own))
            .map(|name| format!("{name}.css"))
            .collect();
        let there: BTreeSet<String> = Css::iter().map(Cow::into_owned).collect();
        assert_eq!(used, there);
    }

    #[tokio::test]
    async fn a10_a_page_gets_its_styles_in_one_answer_that_changes_with_them() {
        let answer = async |name: &str, headers| page(Path(format!("{name}.css")), headers).await;
        let game = answer("game", HeaderMap::new()).await;
        let tag = game.headers()["etag"].clone();
        assert_ne!(tag, answer("home", HeaderMap::new()).await.headers()["etag"]);
        let css = axum::body::to_bytes(game.into_body(), 1 << 20).await.expect("a whole file");
        let css = String::from_utf8_lossy(&css);
        let at = |rule: &str| css.find(rule).unwrap_or_else(|| panic!("no {rule}"));
        assert!(at("--bg:") < at("box-sizing") && at("box-sizing") < at(".seat {"), "in order");
        let known = HeaderMap::from_iter([("if-none-match".parse().expect("a name"), tag)]);
        assert_eq!(answer("game", known).await.status(), 304);
        assert_eq!(answer("nothing", HeaderMap::new()).await.status(), 404);
    }
}
