//! The visitor's language, and words in it.

use std::{convert::Infallible, sync::LazyLock};

use axum::{
    Form,
    extract::{FromRequestParts, Path, Request},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};
use plyground_games::GAMES;
use plyground_rules::GameInfo;
use plyground_words::{Arg, Catalogue, Key, Lang, Message, browser_catalogue, catalogue};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{client::Arrival, error::Refusal, session};

/// The server's sentences.
pub(crate) static WORDS: Catalogue = catalogue!("server");
/// The sentences of the scripts in `web/`.
static WEB: Catalogue = catalogue!("web", "../../web/words");

/// The cookie with the language chosen.
const COOKIE: &str = "lang";

/// Words in the visitor's language: what they chose, else what their browser prefers, else English.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    /// The language.
    pub(crate) lang: Lang,
}

impl Words {
    /// For who sent these header fields.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let accept = || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(Lang::preferred);
        Words { lang: Self::chosen(headers).or_else(accept).unwrap_or_default() }
    }

    /// The choice in the settings.
    pub(crate) fn chosen(headers: &HeaderMap) -> Option<Lang> {
        session::cookie(headers, COOKIE).and_then(Lang::read)
    }

    /// A sentence of the server without arguments.
    pub(crate) fn t(self, id: &'static str) -> String {
        self.say(&Key::new(&WORDS, id))
    }

    /// A sentence of the server with one argument.
    pub(crate) fn with(
        self,
        id: &'static str,
        name: &'static str,
        value: &(impl Clone + Into<Arg>),
    ) -> String {
        self.say(&Key::new(&WORDS, id).with(name, value.clone()))
    }

    /// A sentence of the server, as HTML, that names a command.
    pub(crate) fn with_command(self, id: &'static str, command: &str) -> String {
        /// No sentence contains it.
        const MARK: &str = "\u{FFFC}";
        let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let code = format!("<code>{}</code>", escaped(command));
        escaped(&self.with(id, "command", &MARK)).replace(MARK, &code)
    }

    /// Any sentence: a key or a message, borrowed as templates do.
    pub(crate) fn say(self, message: &(impl Clone + Into<Message>)) -> String {
        message.clone().into().in_lang(self.lang)
    }
}

impl<S: Sync> FromRequestParts<S> for Words {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Words::of(&parts.headers))
    }
}

/// Tells caches that an answer follows the visitor's language, and a cookie. Files are the same for everybody.
pub(crate) async fn vary(request: Request, next: Next) -> Response {
    let file = is_file(request.uri().path());
    let mut response = next.run(request).await;
    if !file {
        let fields = HeaderValue::from_static("Accept-Language, Cookie");
        response.headers_mut().append(header::VARY, fields);
    }
    response
}

/// Whether an address is that of a file, which is the same for everybody.
pub(crate) fn is_file(path: &str) -> bool {
    path.starts_with("/assets/") || path.starts_with("/words/")
}

/// What the settings send: a language's code, or nothing for the browser's.
#[derive(Deserialize)]
pub(crate) struct LanguageForm {
    #[serde(default)]
    lang: String,
}

/// Keeps the language chosen, for a year, and shows the settings again.
pub(crate) async fn choose(
    axum::Extension(Arrival { https, .. }): axum::Extension<Arrival>,
    Form(choice): Form<LanguageForm>,
) -> Response {
    let (code, age) = Lang::read(&choice.lang).map_or(("", 0), |lang| (lang.code(), 31_536_000));
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={code}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    ([(header::SET_COOKIE, cookie)], Redirect::to("/settings")).into_response()
}

/// The sentences the browser may need in one language, as a script.
struct Script {
    lang: Lang,
    /// The game whose sentences it has; `None` for those of all games. Reasons for mistakes are long, and a page of one game needs no others.
    game: Option<&'static str>,
    /// Its name, which changes with its content.
    name: String,
    text: String,
}

static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    let one = GAMES.iter().map(|game| Some(game.info().id));
    let games: Vec<Option<&'static str>> = one.chain([None]).collect();
    Lang::ALL
        .into_iter()
        .flat_map(|lang| games.iter().map(move |game| (lang, *game)).collect::<Vec<_>>())
        .map(|(lang, game)| make_script(lang, game))
        .collect()
});

fn make_script(lang: Lang, game: Option<&'static str>) -> Script {
    let games = GAMES.iter().map(|any| any.info()).filter(|info| game.is_none_or(|game| game == info.id));
    // Names of computer players that several games have are in the catalogue of the search.
    let search = plyground_players::player::styles::ALL_ROUND.catalogue();
    let own = [
        &WEB,
        &WORDS,
        &plyground_words::WORDS,
        &plyground_rules::WORDS,
        &plyground_games::WORDS,
        &plyground_players::WORDS,
        &plyground_engines::WORDS,
        search,
    ];
    let all: Vec<&Catalogue> = own.into_iter().chain(games.map(|info| info.words)).collect();
    let mut messages = browser_catalogue(&all, lang);
    // Lessons are written on their pages. They are most of the text, and no script needs them.
    let is_taught = |key: &str| key.contains(".lesson-") || key.contains(".strategy-");
    if let Some(messages) = messages.as_object_mut() {
        // So are evenings; what is refused there comes in words.
        let is_of_evenings = |key: &str| key.starts_with("server.event") && key != "server.event-refused";
        messages.retain(|key, _| key.starts_with("web.") || !is_taught(key) && !is_of_evenings(key));
    }
    let words = json!({ "lang": lang.code(), "messages": messages });
    let text = format!("globalThis.plygroundWords = {words};\n");
    let hash: String = Sha256::digest(&text).iter().take(8).map(|b| format!("{b:02x}")).collect();
    Script { lang, game, name: format!("{}-{hash}.js", lang.code()), text }
}

/// The name of the script with the sentences of a page: those of its game, if it is about one.
pub(crate) fn script_name(lang: Lang, games: &[&'static GameInfo]) -> &'static str {
    let game = if let [game] = games { Some(game.id) } else { None };
    SCRIPTS.iter().find(|script| script.lang == lang && script.game == game).map_or("", |script| &script.name)
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

    fn of(fields: &[(header::HeaderName, &'static str)]) -> Lang {
        let pairs = fields.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        Words::of(&pairs.collect()).lang
    }

    #[test]
    fn a22_a_chosen_language_counts_before_the_browsers() {
        use header::{ACCEPT_LANGUAGE as ACCEPT, COOKIE};
        assert_eq!(of(&[]), Lang::En);
        assert_eq!(of(&[(ACCEPT, "de-AT, en;q=0.5")]), Lang::De);
        assert_eq!(of(&[(ACCEPT, "sv")]), Lang::En);
        assert_eq!(of(&[(ACCEPT, "de"), (COOKIE, "plyground=x; lang=en")]), Lang::En);
        assert_eq!(of(&[(ACCEPT, "de"), (COOKIE, "lang=xx")]), Lang::De);
    }

    #[test]
    fn a22_a_command_in_a_sentence_is_marked_and_the_rest_escaped() {
        let english = Words { lang: Lang::En }.with_command("not-reachable-yet", "a <b>");
        assert!(english.contains("with <code>a &lt;b&gt;</code> to let"), "{english}");
    }

    #[test]
    fn a22_scripts_hold_the_sentences_of_every_catalogue() {
        for script in SCRIPTS.iter().filter(|script| script.game.is_none()) {
            for key in ["\"rules.turn\"", "\"server.over\""] {
                assert!(script.text.contains(key), "{key} in {}", script.name);
            }
            for game in GAMES {
                let key = format!("\"{}.", game.info().words.name());
                assert!(script.text.contains(&key), "{key} in {}", script.name);
            }
        }
        assert_ne!(script_name(Lang::En, &[]), script_name(Lang::De, &[]));
    }

    #[test]
    fn a22_every_game_says_what_its_pieces_are_called_within_a_sentence() {
        for info in GAMES.iter().map(|game| game.info()) {
            for id in ["spoken-kind", "spoken-count", "spoken-piece"] {
                assert!(info.words.has(id), "{} has no {id}", info.id);
            }
            let turns = info.pieces.iter().any(|piece| piece.facings > 1);
            assert!(
                !turns || info.words.has("spoken-facing"),
                "{} does not say how pieces are turned",
                info.id
            );
        }
    }
}
