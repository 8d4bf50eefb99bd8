//! What a person does with past games: names, a note, tags, deleting and bringing back, one file of several.

use axum::{
    Form,
    extract::{Path, RawQuery, State},
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use plyground_games::files::{self, Form as FileForm};
use plyground_rules::{BySide, Side};
use plyground_store::{ArchivedGame, GameMark, Write};
use plyground_words::{Message, key, message};
use serde::Deserialize;

use super::{export::load, games::may_change_collections, games_query::encode};
use crate::{
    App, client::Client, error::Refusal, names::clean_name, session::Browser, study::sides_of, table::unix_ms,
};

const MAX_NOTE: usize = 2_000;
const MAX_TAGS: usize = 20;
const MAX_TAG: usize = 40;
/// So many games go into one file.
const MAX_EXPORT: usize = 500;

/// What is changed, and where to go afterwards.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
pub(crate) struct MarkForm {
    first: Option<String>,
    second: Option<String>,
    note: String,
    tags: String,
    /// The address of the list.
    back: String,
}

impl MarkForm {
    /// Nowhere else than to a list of games.
    fn back(&self) -> &str {
        let here = self.back == "/games" || self.back.starts_with("/games?");
        if here && self.back.bytes().all(|b| b.is_ascii_graphic()) { &self.back } else { "/games" }
    }
}

/// The game, if this visitor may change what is said about it.
async fn changeable(app: &App, client: &Client, id: &str) -> Result<ArchivedGame, Refusal> {
    let game = app.tables.store().archived(id).await?.ok_or_else(|| Refusal::missing("game"))?;
    let may = match game.collection {
        Some(_) => may_change_collections(app, client),
        None => !sides_of(&game.row, client.browser.hash()).is_empty(),
    };
    if may { Ok(game) } else { Err(Refusal::taken(key!("not-your-game"))) }
}

/// Names stand in the lists of both players, so only who holds all the seats that are held gives others.
pub(super) fn may_rename(game: &ArchivedGame, browser: &Browser) -> bool {
    Side::BOTH
        .into_iter()
        .filter_map(|side| game.row.holders[side].as_deref())
        .all(|holder| holder == browser.hash())
}

async fn mark(app: &App, id: &str, marks: Vec<GameMark>) -> Result<(), Refusal> {
    let writes = marks.into_iter().map(|mark| Write::Mark { game: id.to_owned(), mark });
    Ok(app.tables.store().commit(writes.collect()).await?)
}

/// Names, note and tags.
pub(crate) async fn change(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Form(form): Form<MarkForm>,
) -> Result<Redirect, Refusal> {
    let game = changeable(&app, &client, &id).await?;
    let side = sides_of(&game.row, client.browser.hash()).first().copied().unwrap_or(Side::First);
    let mut marks = vec![GameMark::Said { side, note: note(&form.note)?, tags: tags(&form.tags)? }];
    if let (Some(_), Some(first), Some(second)) = (&game.row.ending, &form.first, &form.second) {
        let [first, second] = [clean_name(first)?, clean_name(second)?];
        let names = BySide { first: first.unwrap_or_default(), second: second.unwrap_or_default() };
        if names != game.row.names && !may_rename(&game, &client.browser) {
            return Err(Refusal::taken(key!("names-of-both")));
        }
        marks.push(GameMark::Names(names));
    }
    mark(&app, &id, marks).await?;
    Ok(Redirect::to(form.back()))
}

pub(crate) async fn delete(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Form(form): Form<MarkForm>,
) -> Result<Redirect, Refusal> {
    set_deleted(&app, &client, &id, Some(unix_ms())).await?;
    let back = form.back();
    let join = if back.contains('?') { '&' } else { '?' };
    Ok(Redirect::to(&format!("{back}{join}deleted={}", encode(&id))))
}

pub(crate) async fn restore(
    State(app): State<App>,
    client: Client,
    Path(id): Path<String>,
    Form(form): Form<MarkForm>,
) -> Result<Redirect, Refusal> {
    set_deleted(&app, &client, &id, None).await?;
    Ok(Redirect::to(form.back()))
}

async fn set_deleted(app: &App, client: &Client, id: &str, at: Option<i64>) -> Result<(), Refusal> {
    let game = changeable(app, client, id).await?;
    let holder = game.collection.is_none().then(|| client.browser.hash().to_vec());
    mark(app, id, vec![GameMark::Deleted { holder, at }]).await
}

/// Several games in one file.
pub(crate) async fn export(
    State(app): State<App>,
    client: Client,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let query = query.unwrap_or_default();
    let wanted = query.split('&').find_map(|pair| pair.strip_prefix("form=")).unwrap_or("json");
    let ids: Vec<&str> = query.split('&').filter_map(|pair| pair.strip_prefix("id=")).collect();
    if ids.is_empty() {
        return Err(Refusal::bad(key!("nothing-chosen")));
    }
    if ids.len() > MAX_EXPORT {
        return Err(Refusal::bad(message!("too-many-chosen", most = MAX_EXPORT)));
    }
    let (mut all, mut extension) = (Vec::new(), "json");
    for id in ids {
        let game = load(&app, id, &client.browser).await?;
        let players = message!(
            "players",
            first = game.record.players.first.clone(),
            second = game.record.players.second.clone()
        );
        let unfit =
            |why: Message| Refusal::bad(message!("export-form-mixed", players = players.clone(), why = why));
        let form = FileForm::find(game.game, wanted).filter(|form| form.holds_many());
        let form = form.ok_or_else(|| unfit(message!("export-form-other", game = game.game.info().name)))?;
        extension = form.extension();
        let text = files::write(&game, form).map_err(|e| unfit(e.message()))?;
        all.push(String::from_utf8_lossy(&text).trim_end().to_owned());
    }
    let (text, kind) = match wanted {
        "json" | "legacy" => (format!("[\n{}\n]\n", all.join(",\n")), "application/json"),
        // An empty line is the end of a list of moves.
        "text" => (all.join("\n\n") + "\n", "text/plain; charset=utf-8"),
        _ => (all.join("\n") + "\n", "application/octet-stream"),
    };
    let name = HeaderValue::try_from(format!("attachment; filename=\"games.{extension}\""));
    let fields = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, name.expect("plain ASCII")),
    ];
    Ok((fields, text).into_response())
}

fn note(typed: &str) -> Result<Option<String>, Refusal> {
    let note = typed.replace("\r\n", "\n");
    let note = note.trim();
    if note.chars().count() > MAX_NOTE {
        return Err(Refusal::bad(message!("note-too-long", most = MAX_NOTE)));
    }
    if note.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
        return Err(Refusal::bad(key!("name-control")));
    }
    Ok(Some(note.to_owned()).filter(|note| !note.is_empty()))
}

/// Tags, apart by commas, also the full-width ones of a Chinese keyboard.
fn tags(typed: &str) -> Result<Vec<String>, Refusal> {
    let mut tags = Vec::new();
    for tag in typed.split([',', '，', '、']) {
        let Some(tag) = clean_name(tag)? else { continue };
        if tag.chars().count() > MAX_TAG || tags.len() == MAX_TAGS {
            return Err(Refusal::bad(message!("too-many-tags", most = MAX_TAGS, longest = MAX_TAG)));
        }
        tags.push(tag);
    }
    tags.sort();
    tags.dedup();
    Ok(tags)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a11_a_form_leads_back_to_a_list_and_nowhere_else() {
        let back = |back: &str| MarkForm { back: back.to_owned(), ..MarkForm::default() }.back().to_owned();
        assert_eq!(back("/games?player=x%20y"), "/games?player=x%20y");
        for elsewhere in ["", "https://example.org", "//example.org", "/gamesx", "/games?\r\nx", "/g/abc"] {
            assert_eq!(back(elsewhere), "/games", "{elsewhere:?}");
        }
    }

    #[test]
    fn a11_tags_are_words_apart_by_commas() {
        assert_eq!(tags(" league , ,bad,league").expect("tags"), ["bad", "league"]);
        assert!(tags(&"x".repeat(60)).is_err());
        assert!(tags(&(0..30).map(|n| n.to_string()).collect::<Vec<_>>().join(",")).is_err());
        assert_eq!(note(" \r\n").expect("none"), None);
        assert!(note(&"x".repeat(3_000)).is_err() && note("a\u{0}").is_err());
    }
}
