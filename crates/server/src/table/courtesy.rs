//! What people do at a table beside moving, for each other's sake: end a game that has hardly begun or that the other has left, give
//! time, say something.

use plyground_rules::{Reason, Side};
use plyground_store::Write;
use plyground_words::{Key, key, message};

use super::{
    apply::{OVER, PAUSED, changed, refuse},
    live::{Applied, LiveTable, Now},
    message::{ClaimedResult, Phrase, Update},
};

/// What one click gives the other side.
pub(crate) const GIVEN_MS: u64 = 15_000;
/// No clock gets further above what it began with than this: giving has an end, and so have the writes it costs.
pub(super) const MOST_GIVEN_MS: u64 = 60 * 60 * 1_000;

/// So long a person must be away before the other may end a game with clocks.
pub(super) const AWAY_WITH_CLOCKS_MS: u64 = 60 * 1_000;
/// The same without clocks: nobody is in a hurry.
pub(super) const AWAY_MS: u64 = 120 * 1_000;

/// So many phrases may be said at once,
pub(super) const PHRASES: u64 = 3;
/// and then one in this time.
pub(super) const PHRASE_MS: u64 = 10_000;

impl LiveTable {
    /// Says something to everybody at the table. It is not stored, and bounded for each side.
    pub(super) fn say(&self, sides: &[Side], phrase: Phrase, now: Now) -> Applied {
        if !self.may_say() {
            return refuse(key!("nobody-to-say"));
        }
        let side = sides[0];
        let until = self.phrases_until[side].max(now.ms) + PHRASE_MS;
        if until > now.ms + PHRASES * PHRASE_MS {
            return refuse(key!("said-enough"));
        }
        let mut transition = self.unwritten(vec![Update::Said { side, phrase }]);
        transition.next.phrases_until[side] = until;
        Ok(transition)
    }

    /// Whether two people at two devices play, also after the end.
    pub(super) fn may_say(&self) -> bool {
        self.between_people() && Side::BOTH.iter().all(|side| self.is_taken(*side))
    }

    /// Whether the person who plays a side is connected.
    pub(super) fn is_here(&self, side: Side) -> bool {
        let here = |hash: &[u8]| self.connections.values().any(|browser| browser.hash() == hash);
        self.row.holders[side].as_deref().is_some_and(here)
    }

    /// Notes who has left, and who is back; call it whenever connections or seats have changed.
    pub(super) fn note_presence(&mut self, now: Now) {
        for side in Side::BOTH {
            let left = self.row.holders[side].is_some() && !self.is_here(side);
            self.away[side] = left.then(|| self.away[side].unwrap_or(now.ms));
        }
    }

    /// In how many milliseconds the other side may end the game because this side's person has left. `None` while the person is
    /// there, and where a game can be aborted or waits for nobody.
    pub(super) fn claim_in(&self, side: Side, now: Now) -> Option<u64> {
        let stands = !self.is_over() && !self.row.paused && self.between_people() && !self.may_abort();
        let since = self.away[side].filter(|_| stands)?;
        let wait = if self.row.clock.is_some() { AWAY_WITH_CLOCKS_MS } else { AWAY_MS };
        Some((since + wait).saturating_sub(now.ms))
    }

    /// Ends a game that the other person has left: as a win, or kindly as a draw.
    pub(super) fn claim(&self, sides: &[Side], result: ClaimedResult, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        let side = !sides[0];
        match self.claim_in(side, now) {
            None => refuse(key!("nobody-left")),
            Some(0) => {
                let winner = (result == ClaimedResult::Win).then_some(!side);
                let mut next = self.clone();
                let writes = vec![next.finish(winner, Reason::ABANDONMENT, now)];
                Ok(changed(next, writes, now))
            }
            Some(ms) => {
                let seconds = ms.div_ceil(1_000);
                Err(message!("claim-too-early", name = self.name(side), seconds = seconds))
            }
        }
    }

    /// Ends the game without a result, and without changing a rating: it has hardly begun.
    pub(super) fn abort(&self, now: Now) -> Applied {
        if !self.is_over() && !self.may_abort() {
            return refuse(key!("too-late-to-abort"));
        }
        self.void(now)
    }

    /// Ends the game without a result, however far it has come: what it was played for does not wait for it any more.
    pub(super) fn void(&self, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        let mut next = self.clone();
        let mut writes: Vec<Write> = next.count_no_longer().into_iter().collect();
        writes.push(next.finish(None, Reason::ABORTED, now));
        Ok(changed(next, writes, now))
    }

    /// Whether one of the sides has made no move yet.
    pub(super) fn may_abort(&self) -> bool {
        !self.is_over() && Side::BOTH.iter().any(|side| self.history.iter().all(|entry| entry.side != *side))
    }

    /// Gives the other person time, in a game with clocks between two people.
    pub(super) fn give_time(&self, sides: &[Side], now: Now) -> Applied {
        // Who plays both sides has nobody to give time to; `may_give_time_to` says so.
        let side = !sides[0];
        if let Err(why) = self.may_give_time_to(side, now) {
            return refuse(why);
        }
        let mut next = self.clone();
        // What the decision under way has cost so far is written with it, so it is spent, also if the disk is slow.
        if next.clocks.is_running() {
            next.clocks.stop(next.to_move(), now.ms);
            next.clocks.run(now.ms);
        }
        next.clocks.give(side, GIVEN_MS);
        next.row.left = next.clocks.left(next.to_move(), now.ms);
        let text = message!(
            "gives-time",
            name = self.name(!side),
            other = self.name(side),
            seconds = GIVEN_MS / 1_000
        );
        let left = next.row.left.expect("there are clocks");
        let writes = vec![Write::SetClocks { game: self.row.id.clone(), left, at: now.unix_ms }];
        let mut transition = changed(next, writes, now);
        transition.updates.push(Update::Notice { text });
        Ok(transition)
    }

    /// Whether the other side may give this one time, or why not.
    pub(super) fn may_give_time_to(&self, side: Side, now: Now) -> Result<(), Key> {
        let left = self.clocks.left(self.to_move(), now.ms);
        let Some((clock, left)) = self.row.clock.zip(left) else { return Err(key!("no-clocks")) };
        if self.is_over() {
            Err(OVER)
        } else if !self.between_people() || !self.is_taken(side) {
            Err(key!("nobody-to-give-time"))
        } else if self.row.paused {
            Err(PAUSED)
        } else if left[side] == 0 {
            Err(key!("their-time-is-up"))
        } else if left[side] + GIVEN_MS > clock[side].initial_ms + MOST_GIVEN_MS {
            Err(key!("enough-time-given"))
        } else {
            Ok(())
        }
    }
}
