//! Embedded files: scripts, styles, icons, and each game's own colours.

use std::{collections::HashMap, sync::LazyLock};

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use plyground_games::GAMES;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::{error::Refusal, scripts::without_comments};

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// Where typefaces are.
const FONTS: &str = "fonts/";

/// The modules of every page's script.
static MODULES: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
    let script = |path: &str| Some(path.strip_prefix("pages/")?.strip_suffix(".js")?.to_owned());
    Web::iter().filter_map(|path| Some((script(&path)?, imports(&path)))).collect()
});

/// The modules that a page's script needs. A browser that reads this list fetches all of them at once instead of finding them one
/// after the other.
pub(crate) fn modules(script: &str) -> &'static [String] {
    MODULES.get(script).map_or(&[], Vec::as_slice)
}

/// What a module imports, what those import, and so on.
fn imports(module: &str) -> Vec<String> {
    let mut found = vec![module.to_owned()];
    let mut next = 0;
    while next < found.len() {
        let path = found[next].clone();
        next += 1;
        let Some(EmbeddedFile { data, .. }) = Web::get(&path) else { continue };
        for import in String::from_utf8_lossy(&data).lines().filter_map(imported) {
            let module = resolve(&path, import);
            if !found.contains(&module) {
                found.push(module);
            }
        }
    }
    found.split_off(1)
}

/// What a line of a module imports. The formatter puts every import at the beginning of a line, and its source at the end.
fn imported(line: &str) -> Option<&str> {
    let source = line.strip_prefix("import ").or_else(|| line.strip_prefix("} from "))?;
    source.strip_suffix("\";")?.rsplit('"').next()
}

/// The path of what a module names relative to itself.
fn resolve(from: &str, import: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// A file of `web/`.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(EmbeddedFile { data, metadata }) = Web::get(&path) else {
        return Refusal::missing("file").into_response();
    };
    if path.starts_with(FONTS) {
        // Its name carries its version, so what was kept is never out of date and nothing is asked: letters are there at once.
        let kept = (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static(kind(&path)));
        return ([kind, kept], data.into_owned()).into_response();
    }
    let data = match std::str::from_utf8(&data) {
        Ok(script) if path.ends_with(".js") => without_comments(script).into_bytes(),
        _ => data.into_owned(),
    };
    cached(kind(&path), data, &metadata.sha256_hash(), &headers)
}

/// A file of `web/` as a text, for a page that can fetch nothing.
pub(crate) fn text(path: &str) -> String {
    Web::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

/// Whether there is such a file in `web/`.
#[cfg(test)]
pub(crate) fn exists(path: &str) -> bool {
    Web::get(path).is_some()
}

/// The colours of a game, from its own crate: `GAME.css`, and what is different in one of its sets: `GAME.SET.css`.
pub(crate) async fn game_style(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(css) = name.strip_suffix(".css").and_then(style) else {
        return Refusal::missing("file").into_response();
    };
    cached("text/css; charset=utf-8", css.as_bytes().to_vec(), &Sha256::digest(css), &headers)
}

fn style(name: &str) -> Option<&'static str> {
    let (game, set) = name.split_once('.').map_or((name, None), |(game, set)| (game, Some(set)));
    let look = &GAMES.iter().find(|g| g.info().id == game)?.info().look;
    set.map_or(Some(look.style), |id| look.sets.iter().find(|set| set.id == id).map(|set| set.style))
}

/// Browsers may keep a file but ask each time whether it changed: a new version of the program shows at once.
pub(crate) fn cached(kind: &'static str, data: Vec<u8>, hash: &[u8], headers: &HeaderMap) -> Response {
    let tag: String = hash.iter().take(12).map(|b| format!("{b:02x}")).collect();
    let tag = HeaderValue::try_from(format!("\"{tag}\"")).expect("plain ASCII");
    // A compressed answer carries a weak tag; what matters is the hash.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    let fresh = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if known.is_some_and(|k| k.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], fresh, data).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a20_every_template_literal_of_a_script_is_seen_to_end() {
        for path in Web::iter().filter(|path| path.ends_with(".js")) {
            let file = Web::get(&path).expect("listed");
            let script = String::from_utf8_lossy(&file.data);
            assert_eq!(without_comments(&script).matches('`').count() % 2, 0, "{path}");
        }
    }

    #[test]
    fn a20_the_typeface_is_a_single_file_under_60_kb() {
        let fonts: Vec<_> = Web::iter().filter(|path| path.ends_with(".woff2")).collect();
        let [font] = &fonts[..] else { panic!("{fonts:?}") };
        let size = Web::get(font).expect("listed").data.len();
        assert!(size < 60_000, "{font}: {size} bytes");
    }

    #[test]
    fn a18_every_set_of_a_game_has_its_style() {
        for look in GAMES.iter().map(|game| game.info()) {
            assert!(style(look.id).is_some());
            assert!(style(&format!("{}.nothing", look.id)).is_none());
            for set in look.look.sets {
                assert_eq!(style(&format!("{}.{}", look.id, set.id)), Some(set.style));
            }
        }
        assert!(style("nothing").is_none());
    }

    #[test]
    fn a10_a_page_names_all_its_modules_and_nothing_else() {
        let game = modules("game");
        for module in ["board/board.js", "board/timeline.js", "dom.js", "pages/announcer.js", "settings.js"] {
            assert!(game.iter().any(|m| m == module), "{module} is missing in {game:?}");
        }
        assert!(!game.iter().any(|m| m == "pages/game.js" || m.ends_with("types.js")), "{game:?}");
        for script in ["game", "home", "learn", "learnlist", "new", "settings", "step"] {
            for module in modules(script) {
                assert!(Web::get(module).is_some(), "{script} imports {module}, which does not exist");
            }
        }
        assert!(modules("").is_empty(), "an error page has no script");
    }
}
