//! Events of many people: a club evening with rounds, or an arena for a set time.
//!
//! An [`Event`] is a value folded from a list of [`Command`]s, and that list is the truth: it is stored line by line, exported and
//! imported as one [document], and gives the same event everywhere. Nothing here knows a game, opens a file or looks at a clock;
//! times come in with the commands.
//!
//! The key decision: **a pairing is a pure function of the event so far** ([`pairing::pair`]), and the command that starts a round
//! is recorded with the pairing it got. So a later version with other rules of pairing reads an old event as it was played.
//! A round of a Swiss event is the optimum of one [matching] with lexicographic priorities, stated once in
//! [`swiss::Criterion`]; [`why`] explains a pairing from the same facts.

#![forbid(unsafe_code)]

pub mod arena;
pub mod berger;
pub mod colours;
pub mod command;
pub mod document;
mod event;
mod game;
mod history;
pub mod knockout;
pub mod matching;
pub mod pairing;
mod player;
mod priorities;
pub mod prizes;
mod settings;
pub mod standings;
mod state;
pub mod swiss;
pub mod tie_breaks;
pub mod why;

pub use command::Command;
pub use event::Event;
pub use game::{Correction, Game, Outcome, Round, Seat, Source};
pub use history::{Drift, History};
pub use player::{Player, PlayerId, Who};
use plyground_words::{Catalogue, catalogue};
pub use settings::{Format, Settings, TieBreak};
pub use state::State;

/// The sentences about events.
pub static WORDS: Catalogue = catalogue!("events");

/// The most people of an event. A matching of so many takes a fraction of a second.
pub const MOST_PLAYERS: usize = 200;
/// The most rounds of a Swiss event.
pub const MOST_ROUNDS: u32 = 30;
/// The longest name of a person, an event or a team, in characters.
pub const LONGEST_NAME: usize = 40;

/// Half points as people write them, the same in every language: `2½`.
pub fn points_text(half_points: u32) -> String {
    quarters_text(2 * half_points)
}

/// Quarter points, in which Sonneborn-Berger is counted: `30¾`.
pub fn quarters_text(quarters: u32) -> String {
    let rest = ["", "¼", "½", "¾"][(quarters % 4) as usize];
    match quarters / 4 {
        0 if !rest.is_empty() => rest.to_owned(),
        whole => format!("{whole}{rest}"),
    }
}
