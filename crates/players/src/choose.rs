//! How a player chooses its move.

use std::{sync::atomic::AtomicBool, time::Duration};

use plyground_games::{Analysis, AnyPlay, rules::zobrist};
pub use plyground_search::Searcher;
use plyground_search::{Player, Score, SearchParams, Strategy};

use crate::drawn;

/// The budget of one move: what a player is given for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveBudget {
    /// The game's: with the same one a player makes the same moves.
    pub seed: u64,
    /// How long players of full strength may think; the others go by what they look at. `None` for what they take
    /// when nobody waits for a clock.
    pub time: Option<Duration>,
    /// How many threads players of full strength may use.
    pub threads: usize,
    /// Whether players that look ahead choose among book moves while there are some.
    pub book: bool,
}

impl MoveBudget {
    /// No hurry, one thread, and the opening book.
    pub const fn seed(seed: u64) -> Self {
        MoveBudget { seed, time: None, threads: 1, book: true }
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
    /// What the position is worth to the side to move, as far as that is known.
    pub score: Option<Score>,
}

/// The move that `player` makes here, as its text. `None` only if the game is over. Raising `stop` makes it answer soon
/// with the best move so far.
pub fn choose(
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    choose_with(&mut Searcher::new(), play, player, budget, stop, progress)
}

/// The same with the searcher of the player's earlier moves in this game. Only players of full strength use it: the others
/// search with an empty transposition table, so that their moves depend on nothing but the game and its seed.
pub fn choose_with(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    let mut legal = play.legal();
    if legal.len() < 2 {
        return legal.pop();
    }
    let game = plyground_games::find(play.variant().id).ok()?.0;
    let player = drawn(player, game.info().id, budget.seed);
    match &player.strategy {
        Strategy::Random => {
            let mut rng =
                fastrand::Rng::with_seed(budget.seed ^ hash(&play.position_text()) ^ play.ply() as u64);
            Some(legal.swap_remove(rng.usize(..legal.len())))
        }
        Strategy::Drawn => legal.pop(), // a game in which nobody looks ahead
        Strategy::Search(params) => {
            if let Some(text) = budget.book.then(|| book_move(play, budget.seed)).flatten() {
                return Some(text);
            }
            let params = within(player, params, budget);
            let mut each = |analysis: &Analysis| {
                if analysis.multi_pv == 0 {
                    progress(Progress {
                        depth: analysis.depth,
                        nodes: analysis.nodes,
                        share: share(&params, analysis),
                        score: Some(analysis.score),
                    });
                }
            };
            let mut fresh = Searcher::new();
            let searcher = if player.is_full_strength() { searcher } else { &mut fresh };
            let analysis = play.search(searcher, &params, stop, &mut each)?;
            analysis.pv.into_iter().next()
        }
    }
}

/// A move of the opening book, if there is one: the same for the same position and seed (R3).
fn book_move(play: &dyn AnyPlay, seed: u64) -> Option<String> {
    let mut moves = play.sound_book_moves();
    let drawn = zobrist::number(seed, play.stable_hash()).checked_rem(moves.len() as u64)?;
    Some(moves.swap_remove(drawn as usize))
}

/// What a player searches with, given this much for its move.
fn within(player: &Player, params: &SearchParams, budget: MoveBudget) -> SearchParams {
    let mut params = SearchParams { seed: budget.seed, ..params.clone() };
    if player.is_full_strength() {
        params.time = budget.time.or(params.time);
        params.threads = budget.threads.max(1);
    }
    params
}

/// How much of its limits a search has used, as far as it can be told without a clock.
fn share(params: &SearchParams, analysis: &Analysis) -> f32 {
    let part = |done: f64, all: f64| (done / all).clamp(0.0, 1.0) as f32;
    part(analysis.nodes as f64, params.nodes as f64)
        .max(part(f64::from(analysis.depth), f64::from(params.depth)))
}

/// FNV-1a: the same on every machine and in every version, unlike the standard library's.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
