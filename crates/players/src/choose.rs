//! How a player chooses its move.

use std::{sync::atomic::AtomicBool, time::Duration};

use plyground_games::{AnyPlay, Thought};
pub use plyground_search::Mind as Memory;
use plyground_search::Orders;

use crate::{Mind, Player};

/// What a player is given for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// The game's: with the same one a player makes the same moves.
    pub seed: u64,
    /// How long players of full strength may think; the others go by what they look at. `None` for what they take
    /// when nobody waits for a clock.
    pub time: Option<Duration>,
    /// How many threads players of full strength may use.
    pub threads: usize,
}

impl Given {
    /// No hurry, and one thread.
    pub const fn seed(seed: u64) -> Self {
        Given { seed, time: None, threads: 1 }
    }
}

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

/// The move that `player` makes here, as its text. `None` only if the game is over. Raising `stop` makes it answer soon
/// with the best move so far.
pub fn choose(
    play: &dyn AnyPlay,
    player: &Player,
    given: Given,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    choose_with(&mut Memory::new(), play, player, given, stop, progress)
}

/// The same with the memory of the player's earlier moves in this game. Only players of full strength use it: the others
/// search with an empty transposition table, so that their moves depend on nothing but the game and its seed.
pub fn choose_with(
    memory: &mut Memory,
    play: &dyn AnyPlay,
    player: &Player,
    given: Given,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    let mut legal = play.legal();
    if legal.len() < 2 {
        return legal.pop();
    }
    let game = plyground_games::find(play.variant().id).ok()?.0;
    let player = player.drawn(game.info().id, given.seed);
    match &player.mind {
        Mind::Random => {
            let mut rng =
                fastrand::Rng::with_seed(given.seed ^ hash(&play.position_text()) ^ play.ply() as u64);
            Some(legal.swap_remove(rng.usize(..legal.len())))
        }
        Mind::Drawn => legal.pop(), // a game in which nobody looks ahead
        Mind::Search(orders) => {
            let orders = player.orders_given(orders, given);
            let mut each = |thought: &Thought| {
                if thought.place == 0 {
                    progress(Progress {
                        depth: thought.depth,
                        nodes: thought.nodes,
                        share: share(&orders, thought),
                    });
                }
            };
            let mut fresh = Memory::new();
            let memory = if player.is_full_strength() { memory } else { &mut fresh };
            let thought = play.think(memory, &orders, stop, &mut each)?;
            thought.line.into_iter().next()
        }
    }
}

/// How much of its limits a search has used, as far as it can be told without a clock.
fn share(orders: &Orders, thought: &Thought) -> f32 {
    let part = |done: f64, all: f64| (done / all).clamp(0.0, 1.0) as f32;
    part(thought.nodes as f64, orders.nodes as f64)
        .max(part(f64::from(thought.depth), f64::from(orders.depth)))
}

/// FNV-1a: the same on every machine and in every version, unlike the standard library's.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
