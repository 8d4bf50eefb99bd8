//! An evening in a file: its commands and the games of its boards. Opened elsewhere it is an evening of that data folder, with a code of its own;
//! who opens it is its host.

use plyground_events::{Event, document, document::BoardGame};
use plyground_games::files::{self, Replayed};
use plyground_rules::BySide;
use plyground_store::{
    Counts, EventGame, EventRow, EventWrite, GameRow, OpeningRule, Pace, Seat, Write, moment_of,
};
use plyground_words::{Message, key, message};
use tokio::task::spawn_blocking;

use super::{Events, LiveEvent};
use crate::{
    client::Client, error::Refusal, game_file::stored_game, kept_game::record_writes, session::new_id,
    table::unix_ms,
};

/// A whole evening of sixty people is a tenth of this.
pub(crate) const LONGEST_FILE: usize = 16 << 20;

impl Events {
    /// The file of an event. Games that go on are in it as far as they have come.
    pub(crate) async fn file(&self, live: &LiveEvent) -> Result<String, Refusal> {
        let mut games = Vec::new();
        for ((round, board), id) in &live.games {
            let Some(game) = self.store.archived(id).await? else { continue };
            let written =
                spawn_blocking(move || stored_game(game, None).map(|game| files::json(&game))).await;
            let written = written.map_err(|_| Refusal::full(key!("server-failed")))?.map_err(Refusal::bad)?;
            if let Ok(game) = serde_json::from_str(&written) {
                games.push(BoardGame { round: *round, board: *board, game });
            }
        }
        Ok(document::write(&live.event, &games))
    }

    /// Makes an event of a file. Gives its id.
    pub(crate) async fn open(&self, text: Vec<u8>, client: &Client) -> Result<String, Refusal> {
        if text.len() > LONGEST_FILE {
            return Err(Refusal::bad(key!("event-file-long")));
        }
        let (id, code) = (new_id(), self.free_code().await?);
        let host = client.browser.hash().to_vec();
        let of = id.clone();
        let writes = spawn_blocking(move || writes(&text, &of, code, host)).await;
        let writes = writes.map_err(|_| Refusal::full(key!("server-failed")))?.map_err(Refusal::bad)?;
        self.store.commit(writes).await?;
        Ok(id)
    }
}

/// What is stored of a file.
fn writes(text: &[u8], id: &str, code: String, holder: Vec<u8>) -> Result<Vec<Write>, Message> {
    let text = std::str::from_utf8(text).map_err(|_| Message::from(key!("event-file-other")))?;
    let (event, games) = document::read(text).map_err(|why| message!("event-refused", why = why))?;
    let settings = event.state().settings().ok_or_else(|| Message::from(key!("event-file-other")))?.clone();
    if plyground_games::find(&settings.variant).is_err() {
        return Err(key!("no-such-game").into());
    }
    let now = unix_ms();
    let row = EventRow {
        id: id.to_owned(),
        code,
        holder,
        name: settings.name,
        variant: settings.variant.clone(),
        created: now,
        updated: now,
        over: event.state().is_over(),
    };
    let write = |change| Write::Event { event: id.to_owned(), change };
    let mut writes = vec![write(EventWrite::Create(row))];
    writes.extend(commands(&event, now).map(write));
    for BoardGame { round, board, game } in games {
        let broken = |why: Message| message!("event-file-game", round = round, board = board, why = why);
        let replayed = files::read(game.to_string().as_bytes()).map_err(|e| broken(e.message()))?;
        if replayed.record.variant != settings.variant {
            return Err(broken(key!("event-other-game").into()));
        }
        // A game that went on has nobody to play it here: its board gets another one when both are back.
        if replayed.record.result.is_none() {
            continue;
        }
        let at = EventGame { round, board, game: new_id() };
        writes.extend(game_writes(&at.game, &replayed, now));
        writes.push(write(EventWrite::Game(at)));
    }
    Ok(writes)
}

fn commands(event: &Event, at: i64) -> impl Iterator<Item = EventWrite> {
    let over = event.state().is_over();
    (0u64..).zip(event.commands()).map(move |(number, command)| {
        let command = serde_json::to_string(command).expect("commands are plain data");
        EventWrite::Command { number, command, over, at }
    })
}

/// A game that is over, as it was played on another machine: it changes no rating here.
fn game_writes(id: &str, game: &Replayed, now: i64) -> Vec<Write> {
    let record = &game.record;
    let seat = |id: Option<String>| {
        let known = id.filter(|id| plyground_players::find(&record.game, id).is_some());
        known.map_or(Seat::Remote, Seat::Computer)
    };
    let computers = record.computers.clone().unwrap_or_default();
    let row = GameRow {
        id: id.to_owned(),
        game: record.game.clone(),
        variant: record.variant.clone(),
        start: record.start.clone(),
        names: record.players.clone(),
        seats: BySide { first: seat(computers.first), second: seat(computers.second) },
        persons: BySide::default(),
        holders: BySide::default(),
        counts: Counts::No,
        clock: record.clock,
        created: record.date.as_deref().and_then(moment_of).unwrap_or(now),
        ending: None,
        next: None,
        left: None,
        paused: false,
        previews: false,
        resigns: false,
        pace: Pace::Normal,
        opening: OpeningRule::Free,
        imported: false,
    };
    record_writes(row, game, now)
}
