//! How a table stands, as everybody may see it.

use std::time::Instant;

use plyground_games::Choice;
use plyground_players::Rating;
use plyground_rules::{BySide, Event, PointId, Side};
use plyground_store::Seat;

use super::{
    clock::Clocks,
    game::TableGame,
    message::{Can, ClockState, End, Entry, Person, Rated, State},
};
use crate::session::Browser;

/// A table's state and what only seat holders get of it.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) state: State,
    /// The legal moves, for whoever holds the side to move.
    choices: Vec<Choice>,
    holders: BySide<Option<Vec<u8>>>,
    /// The start position's text, if it is not the usual one.
    pub(crate) start: Option<String>,
}

impl Snapshot {
    pub(crate) fn take(
        table: &TableGame,
        clocks: &Clocks,
        online: impl Fn(&[u8]) -> bool,
        thinking: bool,
    ) -> Self {
        let (play, row, now) = (&table.play, &table.row, Instant::now());
        let to_move = play.to_move();
        let view = play.view_at(play.ply()).expect("the current ply exists");
        let status = table.ending_text().unwrap_or_else(|| table.game.info().turn(to_move, view.prompt));
        let person = |side: Side| {
            let (kind, player) = match &row.seats[side] {
                Seat::Here => ("here", None),
                Seat::Remote => ("remote", None),
                Seat::Computer(id) => ("computer", plyground_players::find(table.game.info().id, id)),
            };
            let rating = player.as_ref().and_then(|player| player.rating);
            let rating = rating.map(|Rating { elo, error, .. }| Rated { elo, error });
            let about = player.map(|player| player.about);
            let holder = row.holders[side].as_deref();
            let (taken, online) =
                (kind == "computer" || holder.is_some(), kind == "computer" || holder.is_some_and(&online));
            Person { name: row.names[side].clone(), kind, about, rating, taken, online }
        };
        let over = table.is_over();
        let people = Side::BOTH.iter().any(|s| !matches!(row.seats[*s], Seat::Computer(_)));
        let state = State {
            id: row.id.clone(),
            game: table.game.info().id,
            variant: play.variant().id,
            ply: play.ply(),
            to_move,
            players: BySide::from_fn(person),
            history: history(table),
            last: last(&play.events_to(play.ply()).unwrap_or_default()),
            view,
            status,
            clock: clocks.left(to_move, now).map(|left| ClockState {
                first_ms: left.first,
                second_ms: left.second,
                running: (clocks.is_running() && !over).then_some(to_move),
                increment_ms: clocks.increment().as_millis() as u64,
            }),
            turn_ms: clocks.turn_ms(now),
            outcome: row.ending.as_ref().map(|e| End {
                winner: e.winner,
                reason: e.reason.clone(),
                text: table.ending_text().expect("an ended game has an ending"),
            }),
            offers: table.offers,
            can: Can {
                takeback: people
                    && !(over && table.between_people())
                    && table.take_back_to(&Side::BOTH).is_some(),
                redo: people && !table.redo.is_empty() && !table.between_people(),
                draw: people && !over && table.offers.draw.is_none(),
                resign: people && !over,
                rematch: people && over && row.next.is_none(),
            },
            thinking,
            position: play.position_text(),
            next: row.next.clone(),
        };
        let choices = if over { Vec::new() } else { play.choices() };
        Snapshot { state, choices, holders: row.holders.clone(), start: row.start.clone() }
    }

    /// The sides a browser plays.
    pub(crate) fn you(&self, browser: &Browser) -> Vec<Side> {
        let held = |s: &Side| {
            self.state.players[*s].kind != "computer" && self.holders[*s].as_deref() == Some(browser.hash())
        };
        Side::BOTH.into_iter().filter(held).collect()
    }

    /// The moves that somebody with these sides may make now.
    pub(crate) fn choices(&self, you: &[Side]) -> &[Choice] {
        if you.contains(&self.state.to_move) { &self.choices } else { &[] }
    }
}

fn history(table: &TableGame) -> Vec<Entry> {
    let mut turn = 0;
    let mut before = None;
    let entry = |((side, text), mv): ((Side, String), &plyground_store::MoveRow)| {
        if before.replace(side).is_some_and(|b| b != side) {
            turn += 1;
        }
        Entry { text, side, ms: mv.ms, turn }
    };
    table.play.history().into_iter().zip(&table.moves).map(entry).collect()
}

/// The points a move was about, from what was seen to happen.
pub(super) fn last(events: &[Event]) -> Vec<PointId> {
    let mut points: Vec<PointId> = Vec::new();
    for event in events {
        match event {
            Event::Put { at, .. } | Event::Turn { at, .. } | Event::Take { at, destroyed: false } => {
                points.push(*at);
            }
            Event::Slide { from, to } | Event::Hop { from, to } | Event::Swap { from, to } => {
                points.extend([*from, *to]);
            }
            Event::Flip { .. }
            | Event::Beam { .. }
            | Event::Take { .. }
            | Event::Count { .. }
            | Event::Pass { .. } => {}
        }
    }
    points.sort_unstable();
    points.dedup();
    points
}
