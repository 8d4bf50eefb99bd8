//! Players as they are named on the command line and by other programs.

use std::{error, fmt};

use plyground_games::{brief, rules::GameInfo};
use plyground_search::{SearchParams, Style};

use crate::{Player, find, minimax, of};

/// The player with this id or name, in either case; or `minimax-N`, the plain search of N moves, which every game has. Where a
/// player is called that too, `plain-N` is the search.
pub fn named(game: &GameInfo, text: &str) -> Result<Player, NoPlayer> {
    let same =
        |player: &&Player| player.id.eq_ignore_ascii_case(text) || player.name.eq_ignore_ascii_case(text);
    let lower = text.to_ascii_lowercase();
    let player =
        of(game.id).iter().find(same).cloned().or_else(|| find(game.id, &lower)).or_else(|| plain(&lower));
    player.ok_or_else(|| NoPlayer { text: brief(text), game: game.name.to_string(), ids: ids(game) })
}

fn ids(game: &GameInfo) -> String {
    let ids: Vec<&str> = of(game.id).iter().map(|player| &*player.id).collect();
    ids.join(", ")
}

/// No player of a game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPlayer {
    text: String,
    game: String,
    ids: String,
}

impl fmt::Display for NoPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoPlayer { text, game, ids } = self;
        write!(
            f,
            "there is no player \"{text}\" in {game}; the players are {ids}, and minimax-1 to minimax-20"
        )
    }
}

impl error::Error for NoPlayer {}

fn plain(text: &str) -> Option<Player> {
    let (name, depth) = text.split_once('-')?;
    let depth = depth.parse().ok().filter(|depth| (1..=20).contains(depth))?;
    match name {
        "minimax" => Some(minimax("Minimax", depth)),
        "plain" => Some(minimax("Plain", depth)),
        _ => None,
    }
}

/// Whether it is the plain search, whose depth is its name.
pub fn is_plain(game: &GameInfo, player: &Player) -> bool {
    plain(&player.id).is_some() && of(game.id).iter().all(|other| other.params() != player.params())
}

/// As well as a game can be looked at: the strongest player's way, with a clear view and no limits of its own.
pub fn full_strength(game: &GameInfo) -> SearchParams {
    let strongest = of(game.id).iter().rev().find_map(Player::params);
    let params = strongest.cloned().unwrap_or_else(|| SearchParams::depth(60));
    SearchParams {
        depth: 60,
        nodes: u64::MAX,
        time: None,
        style: Style::PLAIN,
        selective: true,
        table_bits: params.table_bits.max(TABLE_BITS),
        ..params
    }
}

/// 64 MB.
const TABLE_BITS: u32 = 22;
