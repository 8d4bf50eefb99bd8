//! How a player chooses its move.

use std::sync::atomic::AtomicBool;

use plyground_games::{AnyPlay, Thought};
use plyground_search::{Mind as Memory, Orders};

use crate::{Mind, Player, of};

/// How far a player has come with its move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Moves ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How much of its limit a player has used, from 0 to 1.
    pub share: f32,
}

/// The move that `player` makes here, as its text. `None` only if the game is over. `seed` is the game's: with the
/// same one the player makes the same move. Raising `stop` makes it answer soon with the best move so far.
pub fn choose(
    play: &dyn AnyPlay,
    player: &Player,
    seed: u64,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    let mut legal = play.legal();
    if legal.len() < 2 {
        return legal.pop();
    }
    match &player.mind {
        Mind::Random => {
            let mut rng = fastrand::Rng::with_seed(seed ^ hash(&play.position_text()) ^ play.ply() as u64);
            Some(legal.swap_remove(rng.usize(..legal.len())))
        }
        Mind::Drawn => {
            let game = plyground_games::find(play.variant().id).ok()?.0;
            let others: Vec<&Player> =
                of(game.info().id).iter().filter(|other| matches!(other.mind, Mind::Search(_))).collect();
            let mut rng = fastrand::Rng::with_seed(seed);
            match rng.choice(others) {
                Some(other) => choose(play, other, seed, stop, progress),
                None => legal.pop(),
            }
        }
        Mind::Search(orders) => {
            let orders = Orders { seed, ..orders.clone() };
            let mut each = |thought: &Thought| {
                let share = |part: f64, whole: f64| (part / whole).clamp(0.0, 1.0) as f32;
                let by_nodes = share(thought.nodes as f64, orders.nodes as f64);
                let by_depth = share(f64::from(thought.depth), f64::from(orders.depth));
                let share = by_nodes.max(by_depth);
                progress(Progress { depth: thought.depth, nodes: thought.nodes, share });
            };
            play.think(&mut Memory::new(), &orders, stop, &mut each)
                .and_then(|thought| thought.line.into_iter().next())
        }
    }
}

/// FNV-1a: the same on every machine and in every version, unlike the standard library's.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
