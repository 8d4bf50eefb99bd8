//! Two computers playing each other: everybody who watches may pause them, let them make one move, and say how fast they go on. A
//! paused game stays paused on disk; a single move that was asked for and not made yet is forgotten with the program.

use plyground_store::{Pace, Write};
use plyground_words::key;

use super::{
    apply::{OVER, changed, refuse},
    engine::EngineState,
    live::{Applied, LiveTable, Now},
};

/// A computer that answers at once leaves no time to see one's own move.
const AFTER_A_PERSON_MS: u64 = 350;

/// How long a move of two computers is looked at. Nobody's own move is in between: every one has to be followed by the eye.
const fn between_computers_ms(pace: Pace) -> u64 {
    match pace {
        Pace::Slow => 3_000,
        Pace::Normal => 900,
        Pace::Fast => 250,
    }
}

impl LiveTable {
    /// Whether the game is paused until it is resumed.
    pub(super) fn rests(&self) -> bool {
        self.row.imported || self.row.paused && !self.stepping
    }

    /// Whether what a computer has decided waits for the end of a pause: it need not think about it again.
    pub(super) fn keeps_answer(&self) -> bool {
        self.only_computers()
            && !self.is_over()
            && matches!(self.engine, EngineState::Answer { .. } | EngineState::Takes { .. })
    }

    /// When a computer's decision is shown.
    pub(super) fn shown_at(&self, now: Now) -> u64 {
        let pause = match self.only_computers() {
            true if self.stepping => 0,
            true => between_computers_ms(self.row.pace),
            false => AFTER_A_PERSON_MS,
        };
        now.ms.max(self.moved_at + pause)
    }

    /// Lets two computers make one move; then they are paused.
    pub(super) fn one_move(&self, now: Now) -> Applied {
        if !self.only_computers() {
            return refuse(key!("not-two-computers"));
        }
        if self.is_over() {
            return refuse(OVER);
        }
        let mut next = self.clone();
        next.stepping = true;
        next.show_answer_in_time(now);
        if self.row.paused {
            next.go_on(now);
            return Ok(changed(next, Vec::new(), now));
        }
        next.row.paused = true;
        next.row.left = next.clocks.left(next.to_move(), now.ms);
        let (game, left) = (self.row.id.clone(), next.row.left);
        Ok(changed(next, vec![Write::Pause { game, paused: true, left, at: now.unix_ms }], now))
    }

    /// Two computers go on faster or slower.
    pub(super) fn paced(&self, pace: Pace, now: Now) -> Applied {
        if !self.only_computers() {
            return refuse(key!("not-two-computers"));
        }
        if self.is_over() {
            return refuse(OVER);
        }
        if self.row.pace == pace {
            return Ok(self.unwritten(Vec::new()));
        }
        let mut next = self.clone();
        next.row.pace = pace;
        next.show_answer_in_time(now);
        Ok(changed(next, vec![Write::Pace { game: self.row.id.clone(), pace }], now))
    }

    fn show_answer_in_time(&mut self, now: Now) {
        let shown_at = self.shown_at(now);
        if let EngineState::Answer { at, .. } | EngineState::Takes { at, .. } = &mut self.engine {
            *at = shown_at;
        }
    }
}
