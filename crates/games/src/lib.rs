//! The one list of all games, type-erased for the server and the command line.
//!
//! Inside a game's crate everything is monomorphic and fast; out here a game is an object with texts, views, taps and
//! events, known by its id only. **Adding a game is one line in the list
//! below**, from which [`GAMES`] is made.

mod erased;
pub mod files;
mod foreseen;
mod show;

use std::{error, fmt};

use erased::ErasedGame;
pub use erased::{Analysis, AnyGame, AnyPlay, Choice, MoveError, TextLine};
pub use foreseen::Foreseen;
pub use plyground_coach as coach;
pub use plyground_rules as rules;
pub use plyground_rules::brief;
use plyground_rules::{Game, Variant, laws::Symmetric};
pub use plyground_search::Searchable;
use plyground_words::{Catalogue, Message, catalogue, message};
pub use show::show;

/// The sentences about games as such.
pub static WORDS: Catalogue = catalogue!("games");

/// Makes [`GAMES`] and [`visit_games`] from one list of types.
macro_rules! games {
    ($($game:path,)*) => {
        /// Every game, in the order in which people see them.
        pub static GAMES: &[&dyn AnyGame] = &[$(&ErasedGame::<$game>::NEW),*];

        /// Shows the visitor every game's type, in the same order: for tests of what [`AnyGame`] does not have.
        pub fn visit_games(visitor: &mut impl GameVisitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

games! {
    plyground_reversi::Reversi,
    plyground_gomoku::Gomoku,
    plyground_yinsh::Yinsh,
    plyground_laser::Laser,
    plyground_connect_four::ConnectFour,
}

/// Something that is done with the type of every game.
pub trait GameVisitor {
    /// Does it with one.
    fn visit<G: Game + Searchable + Symmetric>(&mut self);
}

/// Calls a generic function without arguments for every game: `for_every_game!(check)` is `check::<G>()` for each.
#[macro_export]
macro_rules! for_every_game {
    ($check:ident) => {{
        struct Each;
        impl $crate::GameVisitor for Each {
            fn visit<G: $crate::rules::Game + $crate::Searchable + $crate::rules::laws::Symmetric>(
                &mut self,
            ) {
                $check::<G>();
            }
        }
        $crate::visit_games(&mut Each);
    }};
}

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
