//! Players as they are named on the command line and by other programs.

use std::{error, fmt};

use plyground_games::{brief, rules::GameInfo};
use plyground_search::{Player, SearchParams, Style};
use plyground_words::{Key, Lang, Message, message};

use crate::{find, of};

/// The player with this id or name, in either case; or `minimax-N`, the plain search of N moves, which every game has. Where a
/// player is called that too, `plain-N` is the search.
pub fn named(game: &GameInfo, text: &str) -> Result<Player, NoPlayer> {
    let lower = text.to_lowercase();
    let player = listed(game, &lower).cloned();
    let player = player.or_else(|| find(game.id, &lower)).or_else(|| plain(&lower));
    player.ok_or_else(|| NoPlayer { text: brief(text), game: game.name, ids: ids(game) })
}

/// The player in the game's list with this id (blanks for hyphens will do), name or label in lower case. English names go before those of other languages, so
/// that what is written in a script means the same everywhere.
fn listed(game: &GameInfo, lower: &str) -> Option<&'static Player> {
    let id = lower.replace(' ', "-");
    let by_id = || of(game.id).iter().find(|player| player.id == id);
    let is = |name: Message, lang| name.in_lang(lang).to_lowercase() == lower;
    let called = |lang| {
        let names = |player: &Player| [Some(player.name.clone()), player.label.map(Message::from)];
        of(game.id).iter().find(|player| names(player).into_iter().flatten().any(|name| is(name, lang)))
    };
    by_id().or_else(|| called(Lang::En)).or_else(|| Lang::ALL.into_iter().find_map(called))
}

fn ids(game: &GameInfo) -> String {
    let ids: Vec<&str> = of(game.id).iter().map(|player| &*player.id).collect();
    ids.join(", ")
}

/// No player of a game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPlayer {
    text: String,
    game: Key,
    ids: String,
}

impl NoPlayer {
    /// The sentence.
    pub fn message(&self) -> Message {
        message!("no-player", text = &self.text, game = self.game, ids = &self.ids)
    }
}

/// In English, for logs and tests.
impl fmt::Display for NoPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for NoPlayer {}

fn plain(text: &str) -> Option<Player> {
    let (name, depth) = text.split_once('-')?;
    let depth = depth.parse().ok().filter(|depth| (1..=20).contains(depth))?;
    match name {
        "minimax" => Some(Player::minimax(depth)),
        "plain" => Some(Player::plain(depth)),
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
