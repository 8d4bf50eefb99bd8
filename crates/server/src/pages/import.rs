//! Files: sending them, seeing what they are and deciding what becomes of them; imports under way, collections, the backup.

use askama::Template;
use axum::{
    Json,
    extract::{Query, State},
    response::Response,
};
use plyground_games::{GAMES, files::Replayed, find};
use plyground_rules::{BoardSpec, GameInfo, Side, View};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use super::{
    Layout, SideShown,
    collections::ShownCollection,
    games::may_change_collections,
    import_actions::{MAX_NAME, one, only},
    render, script_data, sides,
};
use crate::{
    App,
    client::Client,
    error::Refusal,
    import::{
        jobs::ShownImport,
        look::Seen,
        uploads::{Allowance, Upload},
    },
    words::Words,
};

#[derive(Template)]
#[template(path = "import.html")]
struct Page {
    layout: Layout,
    w: Words,
    /// Whether the visitor sits at this server's machine.
    host: bool,
    /// The largest file, in MB.
    most: u64,
    sent: Option<Sent>,
    collections: Vec<ShownCollection>,
    /// What became of the last backup that was read back.
    read_back: Option<Message>,
    /// The forms that can be read.
    known: String,
    data: String,
}

/// Files that wait for a decision.
struct Sent {
    batch: String,
    files: Vec<SentFile>,
    /// The one game among them.
    game: Option<OneGame>,
    /// Whether there is anything to import.
    readable: bool,
    /// Whether there is a backup, and nothing else.
    backup: bool,
    /// The variants to choose from: id, name, and whether it is the one that was taken.
    asks: Vec<(&'static str, String, bool)>,
    /// Whether each game may say its variant itself.
    each_says: bool,
    /// What the collection may be called.
    name: String,
}

struct SentFile {
    name: String,
    says: String,
    readable: bool,
}

/// A game, as it would be kept.
struct OneGame {
    game: &'static str,
    players: Option<String>,
    result: String,
    length: String,
    date: Option<String>,
    event: Option<String>,
    /// Whether there is a game to keep, and not only a position.
    moves: bool,
    over: bool,
    sides: Vec<SideShown>,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ImportPage {
    /// The imports under way and lately.
    jobs: Vec<ShownImport>,
    preview: Option<ShownBoard>,
}

/// The board of the one game that was sent.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ShownBoard {
    game: &'static str,
    board: BoardSpec,
    view: View,
}

/// Which files to show.
#[derive(Deserialize)]
pub(crate) struct ImportQuery {
    #[serde(default)]
    batch: Option<String>,
}

/// `GET /import`.
pub(crate) async fn page(
    State(app): State<App>,
    client: Client,
    Query(query): Query<ImportQuery>,
    w: Words,
) -> Result<Response, Refusal> {
    let host = may_change_collections(&app, &client);
    let (mut sent, mut preview) = (None, None);
    if let Some(batch) = query.batch {
        let files = app.uploads.files(&client.browser, &batch)?;
        let game = match only(&files) {
            Some(_) => Some(one(&app, &client.browser, &batch, None).await?),
            None => None,
        };
        preview = game.as_ref().and_then(shown_board);
        sent = Some(sent_files(batch, &files, game.as_ref(), w));
    }
    let under_way = app.imports.under_way();
    let collections = app.tables.store().collections().await?;
    let jobs = if host { app.imports.shown() } else { Vec::new() };
    let games: Vec<&'static GameInfo> = GAMES.iter().map(|g| g.info()).collect();
    let allowance = if host { Allowance::HOST } else { Allowance::GUEST };
    Ok(render(&Page {
        layout: Layout::new(w, Some(key!("import-title").into()), &games, "import", "games"),
        w,
        host,
        most: allowance.file >> 20,
        sent,
        collections: collections.into_iter().map(|c| ShownCollection::new(c, &under_way, w)).collect(),
        read_back: app.read_back.says(),
        known: w.say(&known_forms()),
        data: script_data(&ImportPage { jobs, preview }),
    }))
}

/// All forms that can be read, those of other programs with what names of their files end in.
fn known_forms() -> Message {
    let formats = GAMES.iter().flat_map(|game| game.formats());
    let forms = formats.map(|format| {
        let endings = format.extensions.iter().chain(format.companions).map(|end| format!(".{end}"));
        message!("known-form", name = format.name, endings = endings.collect::<Vec<_>>().join(", "))
    });
    message!("known-forms-list", forms = forms.collect::<Vec<_>>())
}

/// `GET /import/jobs`: how far imports have come.
pub(crate) async fn jobs(State(app): State<App>, client: Client) -> Result<Json<Vec<ShownImport>>, Refusal> {
    if !may_change_collections(&app, &client) {
        return Err(Refusal::host_only());
    }
    Ok(Json(app.imports.shown()))
}

fn sent_files(batch: String, files: &[Upload], game: Option<&Replayed>, w: Words) -> Sent {
    let shown = |upload: &Upload| SentFile {
        name: upload.file.name.clone(),
        says: w.say(&upload.seen.summary()),
        readable: !matches!(upload.seen, Seen::Nothing(_)),
    };
    let read = |upload: &&Upload| matches!(upload.seen, Seen::One { .. } | Seen::Many { .. });
    let now = |id: &str| game.is_some_and(|game| game.record.variant == id);
    let asked = |upload: &Upload| match &upload.seen {
        Seen::One { asks, .. } | Seen::Many { asks, .. } if !asks.is_empty() => Some(asks.clone()),
        _ => None,
    };
    let asks = files.iter().find_map(asked).unwrap_or_default();
    let first = files.iter().find(read);
    let stem = |name: &str| name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned();
    let name = first.map(|upload| stem(&upload.file.name)).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| w.say(&key!("collection-usual-name")));
    Sent {
        batch,
        readable: first.is_some(),
        backup: matches!(files, [Upload { seen: Seen::Backup(_), .. }]),
        each_says: game.is_none(),
        asks: asks.iter().map(|variant| (variant.id, w.say(&variant.name), now(variant.id))).collect(),
        name: name.chars().take(MAX_NAME).collect(),
        game: game.map(|game| one_game(game, w)),
        files: files.iter().map(shown).collect(),
    }
}

fn one_game(game: &Replayed, w: Words) -> OneGame {
    let (record, info) = (&game.record, game.game.info());
    let name = |side: Side| match record.players[side].as_str() {
        "" => w.say(&info.sides[side].name),
        name => name.to_owned(),
    };
    let named = !record.players.first.is_empty() || !record.players.second.is_empty();
    let players = || message!("players", first = name(Side::First), second = name(Side::Second));
    OneGame {
        game: info.id,
        players: named.then(|| w.say(&players())),
        result: super::export::result(game, w),
        length: w.say(&message!("moves-made", count = record.moves.len())),
        date: record.date.as_ref().map(|date| date.chars().take(10).collect()),
        event: record.event.clone(),
        moves: !record.moves.is_empty(),
        over: record.result.is_some(),
        sides: sides(info, w),
    }
}

fn shown_board(game: &Replayed) -> Option<ShownBoard> {
    let (any, variant) = find(&game.record.variant).ok()?;
    let view = game.play.view_at(game.play.ply())?;
    Some(ShownBoard { game: any.info().id, board: any.board(variant), view })
}
