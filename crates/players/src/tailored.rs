//! Players made to measure: how far they look, and from where on they are perfect, is the user's choice (R4).

use plyground_games::GAMES;
use plyground_search::{
    Player, SearchParams, Settings, Strength,
    player::{depth_limited, styles},
};
use plyground_words::{key, message};

/// What may be chosen in a game, by its id; `None` where nothing can.
pub fn settings(game: &str) -> Option<Settings> {
    GAMES.iter().find(|known| known.info().id == game)?.engine().settings.clone()
}

/// A player made to measure; `None` where the game does not offer it, or not that far.
pub fn tailored(game: &str, depth: u32, perfect: u32) -> Option<Player> {
    let offered = settings(game)?;
    if !offered.depth.contains(&depth) || !offered.perfect.contains(&perfect) {
        return None;
    }
    let strength = match depth {
        ..=1 => Strength::Beginner,
        2..=3 => Strength::Easy,
        4..=6 => Strength::Medium,
        7..=10 => Strength::Hard,
        _ => Strength::Expert,
    };
    let params = SearchParams {
        solve: perfect,
        selective: depth > 6,
        table_bits: 20,
        ..depth_limited(depth, offered.nodes)
    };
    let name = match perfect {
        0 => message!("tailored-depth", depth = depth),
        _ => message!("tailored-depth-perfect", depth = depth, perfect = perfect),
    };
    let id = format!("depth-{depth}-perfect-{perfect}");
    let (about, style) = (key!("tailored-about"), styles::ALL_ROUND);
    Some(Player { name, about, style, strength, ..Player::unlisted(id, params) })
}

/// The player that an id such as `depth-6-perfect-12` stands for.
pub(crate) fn read(game: &str, id: &str) -> Option<Player> {
    let (depth, perfect) = id.strip_prefix("depth-")?.split_once("-perfect-")?;
    tailored(game, depth.parse().ok()?, perfect.parse().ok()?).filter(|player| player.id == id)
}
