//! A game from a file becomes one of a visitor's own: with its moves, its date and its variations. It changes no rating.

use plyground_games::files::{self, Replayed};
use plyground_rules::{BySide, Side, stable_hash};
use plyground_store::{
    Counts, Ending, GameMark, GameRow, MoveRow, OpeningRule, Pace, Seat, Store, Write, moment_of,
};
use serde::Deserialize;

use crate::{error::Refusal, session::Browser, study::saved, table::unix_ms};

/// Which sides were the visitor's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Played {
    First,
    Second,
    #[default]
    Both,
}

impl Played {
    fn has(self, side: Side) -> bool {
        match self {
            Played::First => side == Side::First,
            Played::Second => side == Side::Second,
            Played::Both => true,
        }
    }
}

/// Keeps a game and gives its id. The same game again is the same one, brought back if it was deleted.
pub(crate) async fn keep_game(
    store: &Store,
    browser: &Browser,
    game: &Replayed,
    played: Played,
) -> Result<String, Refusal> {
    let id = id(browser, game);
    if store.load(&id).await?.is_some() {
        let mark = GameMark::Deleted { holder: Some(browser.hash().to_vec()), at: None };
        // It may be another browser's by now; then it is left as it is.
        let _ = store.commit(vec![Write::Mark { game: id.clone(), mark }]).await;
        return Ok(id);
    }
    store.commit(writes(&id, browser, game, played)).await?;
    Ok(id)
}

/// What a game is, for a browser.
fn id(browser: &Browser, game: &Replayed) -> String {
    let holder: String = browser.hash().iter().map(|byte| format!("{byte:02x}")).collect();
    let main: Vec<&str> = game.record.moves.iter().map(|mv| mv.text.as_str()).collect();
    let record = &game.record;
    let content = [
        &holder,
        record.start.as_deref().unwrap_or_default(),
        &record.players.first,
        &record.players.second,
        record.date.as_deref().unwrap_or_default(),
        &main.join(" "),
    ];
    format!("k{:016x}", stable_hash(&record.variant, &content.join("\n")))
}

/// A game of a file with this row, all of it at once.
pub(crate) fn record_writes(row: GameRow, game: &Replayed, at: i64) -> Vec<Write> {
    let (id, record) = (row.id.clone(), &game.record);
    let mut writes = vec![Write::Create(row)];
    writes.extend(record.moves.iter().enumerate().map(|(ply, mv)| Write::Move {
        game: id.clone(),
        ply,
        mv: MoveRow { text: mv.text.clone(), ms: mv.ms, left: None },
        ending: None,
        at,
    }));
    if let Some(result) = &record.result {
        let ending = Ending { winner: result.winner, reason: result.reason.clone() };
        writes.push(Write::End { game: id, ending, left: None, at });
    }
    writes
}

fn writes(id: &str, browser: &Browser, game: &Replayed, played: Played) -> Vec<Write> {
    let record = &game.record;
    let over = record.result.is_some();
    let seat = |side: Side| {
        let computer = record.computers.as_ref().and_then(|both| both[side].clone());
        let known = computer.filter(|id| plyground_players::find(&record.game, id).is_some());
        known.map_or(Seat::Here, Seat::Computer)
    };
    let seats = BySide::from_fn(seat);
    // A game that goes on needs a player at each side.
    let holds = |side: Side| seats[side] == Seat::Here && (played.has(side) || !over);
    let date = record.date.as_deref().and_then(moment_of);
    // A game of long ago was not played just now; one that goes on is.
    let at = date.filter(|_| over).unwrap_or_else(unix_ms);
    let row = GameRow {
        id: id.to_owned(),
        game: record.game.clone(),
        variant: record.variant.clone(),
        start: record.start.clone(),
        names: record.players.clone(),
        persons: BySide::default(),
        counts: Counts::No,
        holders: BySide::from_fn(|side| holds(side).then(|| browser.hash().to_vec())),
        seats,
        // What was left on the clocks is not known.
        clock: record.clock.filter(|_| over),
        created: date.unwrap_or(at),
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
    let mut writes = record_writes(row, game, at);
    if record.moves.is_annotated() {
        writes.push(saved::kept_with(id, browser, files::json(game)));
    }
    writes
}
