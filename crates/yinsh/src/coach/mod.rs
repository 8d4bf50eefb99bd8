//! What YINSH tells a coach.
//!
//! A claim compares the two lines of a mistake turn by turn: what happens in one must not happen in the other up to the same turn (nor up to the same
//! move), and the other line must reach that far, else nothing is known and nothing is said.

mod double;
mod ends;
mod fours;
mod layers;
mod mobility;
mod removals;
mod rows;
mod squares;
mod tendency;
mod threats;
mod track;

use plyground_coach::{BoardMark, Claim, Coach, Layer, Mistake, Phase as PhaseOfGame};
use plyground_rules::Side;

use crate::{Phase, Ruleset, Yinsh};
use track::Track;

/// So many markers put on the board since the start are the beginning of the end: seven are left if no row was made.
const LATE: u8 = 44;

impl Coach for Yinsh {
    const LAYERS: &'static [Layer] = layers::LAYERS;

    /// `calibrate yinsh 220 2026` gives 0.0033 ± 0.0005, `calibrate yinsh 160 7` 0.0032 ± 0.0005.
    const WIN_SCALES: &'static [f64] = &[0.0033];

    /// Counts markers put on the board, not those there: rows take markers off, and a game never goes back to an earlier phase.
    fn phase(&self, _ply: usize) -> PhaseOfGame {
        if self.phase == Phase::Place {
            return PhaseOfGame::Opening;
        }
        let rows = self.taken[0] + self.taken[1] + u8::from(self.phase == Phase::Ring);
        let put = self.markers_on_board() + 5 * rows;
        let one_more = self.ruleset == Ruleset::Standard && self.taken.iter().any(|&taken| taken >= 2);
        if one_more || put >= LATE { PhaseOfGame::End } else { PhaseOfGame::Middle }
    }

    fn claims(mistake: &Mistake<Self>) -> Vec<Claim> {
        let Some(lines) = Lines::of(mistake) else { return Vec::new() };
        let mut claims = Vec::new();
        // Among equals the first is said: what names more comes first.
        ends::claim(&lines, &mut claims);
        double::claim(&lines, &mut claims);
        removals::claim(&lines, &mut claims);
        fours::claim(&lines, &mut claims);
        rows::claim(&lines, &mut claims);
        threats::claim(&lines, &mut claims);
        mobility::claim(&lines, &mut claims);
        tendency::claim(&lines, &mut claims);
        claims
    }

    fn layer(&self, id: &str) -> Vec<BoardMark> {
        layers::marks(self, id)
    }
}

/// Both lines of a mistake, replayed.
struct Lines<'a> {
    mistake: &'a Mistake<'a, Yinsh>,
    mover: Side,
    played: Track,
    best: Track,
}

impl<'a> Lines<'a> {
    /// `None` if a line has no legal move or both begin alike: then there is nothing to compare.
    fn of(mistake: &'a Mistake<'a, Yinsh>) -> Option<Self> {
        let [played, best] = [mistake.replay_played(), mistake.replay_best()].map(Track::new);
        let (played, best) = (played?, best?);
        let same = played.steps[0].mv == best.steps[0].mv;
        (!same).then(|| Lines { mistake, mover: mistake.mover(), played, best })
    }

    /// The turn in which the opponent answers: the next one, unless the mover only takes what the opponent's turn gave it.
    fn answer(&self) -> usize {
        if self.mistake.before().turn == self.mover { 1 } else { 2 }
    }

    /// The positions after the opponent's answer, of the line that was played and of the better one, where both go on until then.
    fn answered(&self) -> Option<(&Yinsh, &Yinsh)> {
        self.after_turn(self.answer())
    }

    /// The same after any turn.
    fn after_turn(&self, turn: usize) -> Option<(&Yinsh, &Yinsh)> {
        Some((self.played.after_turn(turn)?, self.best.after_turn(turn)?))
    }

    /// The last turn that both lines show: afterwards the same side is to move in both.
    fn last_turn(&self) -> Option<usize> {
        (0..self.played.steps.len()).rev().find(|&turn| self.after_turn(turn).is_some())
    }
}
