//! A game of an engine against itself, and what became of the positions it was sampled at.

use plyground_rules::{Outcome, Position, Side};

/// The seed of one of many games. Neighbouring seeds begin alike in some generators: these are spread.
pub fn game_seed(seed: u64, game: usize) -> u64 {
    seed ^ (game as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// What is done in a position.
#[derive(Clone, Debug)]
pub struct SelfPlayMove<M, T> {
    /// The move, which must be legal.
    pub mv: M,
    /// What is kept of the position, if it is to be a sample.
    pub sample: Option<T>,
}

/// A game that has ended.
#[derive(Clone, Debug)]
pub struct SelfPlayGame<P, T> {
    /// The last position.
    pub end: P,
    /// The end by the rules of the position; `None` for a repetition or a game that took too long.
    pub outcome: Option<Outcome>,
    /// The samples in order, each with the side that was to move.
    pub samples: Vec<(Side, T)>,
}

impl<P, T> SelfPlayGame<P, T> {
    /// 1 for a win of this side, 0 for a loss, a half for anything else.
    pub fn result(&self, side: Side) -> f32 {
        let winner = self.outcome.and_then(|outcome| outcome.winner);
        winner.map_or(0.5, |winner| f32::from(u8::from(winner == side)))
    }
}

/// Plays a game from a position. `decide` is given the position and the keys of those before it; a game of more than `longest` moves is
/// broken off.
pub fn play<P: Position, T>(
    start: P,
    longest: usize,
    mut decide: impl FnMut(&P, &[u64]) -> SelfPlayMove<P::Move, T>,
) -> SelfPlayGame<P, T> {
    let (mut position, mut past, mut samples) = (start, Vec::new(), Vec::new());
    loop {
        let outcome = position.outcome();
        let before = past.iter().filter(|&&key| key == position.key()).count();
        let repeated = P::REPETITIONS_TO_DRAW.is_some_and(|times| before + 1 >= times);
        if outcome.is_some() || repeated || past.len() >= longest {
            return SelfPlayGame { end: position, outcome, samples };
        }
        let SelfPlayMove { mv, sample } = decide(&position, &past);
        if let Some(sample) = sample {
            samples.push((position.to_move(), sample));
        }
        past.push(position.key());
        position.play_unchecked(mv);
    }
}
