//! The computer players of all games: how one chooses its move, games between them, and how strong they are.
//!
//! What a player is stands in [`plyground_search::player`]; who plays a game is said by the game's crate. Nothing here knows a
//! game by name.

mod choose;
pub mod contest;
pub mod elo;
pub mod ladder;
pub mod named;
pub mod openings;
pub mod sprt;
pub mod standing;
mod tailored;
pub mod words;

pub use choose::{MoveBudget, Progress, Searcher, choose, choose_with};
use plyground_games::GAMES;
pub use plyground_search::{Limit, Player, Rating, Settings, Strategy, Strength, player};
use plyground_words::{Catalogue, catalogue};
pub use tailored::{settings, tailored};

/// The sentences about players.
pub static WORDS: Catalogue = catalogue!("players");

/// The players of a game, by its id, weakest first; only the one that plays as any of them stands second. Empty for an
/// unknown game.
pub fn of(game: &str) -> &'static [Player] {
    GAMES.iter().find(|known| known.info().id == game).map_or(&[], |known| known.players())
}

/// The player of a game with this id, those made to measure included.
pub fn find(game: &str, id: &str) -> Option<Player> {
    of(game).iter().find(|player| player.id == id).cloned().or_else(|| tailored::read(game, id))
}

/// Opponents for a person of unknown strength: a beginner, a casual player, a strong one. For a game without such players, the one that
/// moves at random and so can play anything.
pub fn first_opponents(game: &str) -> [Player; 3] {
    let named =
        GAMES.iter().find(|known| known.info().id == game).and_then(|known| known.engine().first_opponents);
    let strengths = [Strength::Easy, Strength::Medium, Strength::Hard];
    std::array::from_fn(|i| {
        let by_name = named.and_then(|ids| find(game, ids[i]));
        let by_strength = || of(game).iter().find(|player| player.strength == strengths[i]).cloned();
        by_name.or_else(by_strength).unwrap_or_else(Player::random_moves)
    })
}

/// The opponent where none was chosen: the casual one of the [first opponents](first_opponents).
pub fn middling(game: &str) -> Player {
    let [_, casual, _] = first_opponents(game);
    casual
}

/// What stands for [a random opponent](random_opponent) wherever a player is chosen.
pub const ANY: &str = "any";

/// A random opponent (A13): one of the game's players that look ahead, the same for the same seed.
pub fn random_opponent(game: &str, seed: u64) -> Option<&'static Player> {
    let others: Vec<&Player> = of(game).iter().filter(|player| player.params().is_some()).collect();
    fastrand::Rng::with_seed(seed).choice(others)
}

/// The player that really plays in a game with this seed: itself, or the one it draws.
pub fn drawn<'a>(player: &'a Player, game: &str, seed: u64) -> &'a Player {
    if player.has_strength() {
        return player;
    }
    random_opponent(game, seed).unwrap_or(player)
}
