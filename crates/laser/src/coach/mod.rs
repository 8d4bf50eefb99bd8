//! What Laser Chess tells a coach: the phase of a game, what can be drawn over its board, and why a move is a mistake.
//!
//! Every reason is about shots: which piece falls in one line and not in the other, and whether the move that was played is what made it fall. The
//! latter is not guessed from the board but replayed: the same answer, with nothing but that move undone ([`cause`]).

mod cause;
mod layers;
mod pharaoh;
mod phase;
mod pieces;
mod repetition;
mod replay;
mod structure;
mod telling;
mod tendency;
mod threat;

use plyground_coach::{BoardMark, Claim, Coach, Layer, Mistake, Phase};

use crate::Laser;
use replay::Replayed;

impl Coach for Laser {
    const LAYERS: &'static [Layer] = layers::LAYERS;

    /// `calibrate laser 250 2026` gives 0.0029 ± 0.0004, `calibrate laser 160 7` 0.0027 ± 0.0006.
    const WIN_SCALES: &'static [f64] = &[0.0029];

    fn phase(&self, ply: usize) -> Phase {
        phase::of(self, ply)
    }

    fn claims(mistake: &Mistake<Self>) -> Vec<Claim> {
        let replayed = Replayed::new(mistake);
        let mut claims = Vec::new();
        pharaoh::claims(&replayed, &mut claims);
        repetition::claims(&replayed, &mut claims);
        pieces::claims(&replayed, &mut claims);
        threat::claims(&replayed, &mut claims);
        structure::claims(&replayed, &mut claims);
        tendency::claims(&replayed, &mut claims);
        claims
    }

    fn layer(&self, id: &str) -> Vec<BoardMark> {
        layers::marks(self, id)
    }
}
