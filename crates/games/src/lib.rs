//! The one list of all games, and the door through which the server and the command line use them.
//!
//! Inside a game's crate everything is monomorphic and fast; out here a game is an object that speaks strings,
//! views, taps and events, and nobody knows it by name. **Adding a game is one line in [`GAMES`].**

mod door;
pub mod files;
mod show;

use std::{error, fmt};

use door::Door;
pub use door::{Analysis, AnyGame, AnyPlay, Choice, MoveError};
pub use plyground_rules as rules;
use plyground_rules::Variant;
pub use plyground_rules::brief;
use plyground_words::{Catalogue, Message, catalogue, message};
pub use show::show;

/// The sentences about games as such.
pub static WORDS: Catalogue = catalogue!("games");

/// Every game, in the order in which people see them.
pub static GAMES: &[&dyn AnyGame] = &[
    &Door::<plyground_reversi::Reversi>::NEW,
    &Door::<plyground_gomoku::Gomoku>::NEW,
    &Door::<plyground_yinsh::Yinsh>::NEW,
    &Door::<plyground_laser::Laser>::NEW,
    &Door::<plyground_connect_four::ConnectFour>::NEW,
];

/// A variant and the game it belongs to.
pub type Found = (&'static dyn AnyGame, &'static Variant);

/// Every variant of every game.
pub fn variants() -> impl Iterator<Item = Found> {
    GAMES.iter().flat_map(|&game| game.info().variants.iter().map(move |variant| (game, variant)))
}

/// The variant with this id, in either case.
pub fn find(id: &str) -> Result<Found, UnknownGame> {
    variants().find(|(_, v)| v.id.eq_ignore_ascii_case(id)).ok_or_else(|| UnknownGame(brief(id)))
}

/// There is no game with this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl UnknownGame {
    /// The sentence.
    pub fn message(&self) -> Message {
        let ids: Vec<&str> = variants().map(|(_, v)| v.id).collect();
        message!("unknown-game", game = &self.0, all = ids.join(", "))
    }
}

/// In English, for logs and tests.
impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for UnknownGame {}
