//! What people may do: a function from a table and a request to the table after it, what has to be stored, and what
//! everybody is told. Nothing is true before it is stored: the actor adopts `Transition::next` when the writes are on disk.

use plyground_rules::{BySide, Reason, Side};
use plyground_store::{Counts, GameRow, Seat, Write};
use plyground_words::{Key, Message, key};

use super::{
    engine::EngineState,
    live::{Applied, LiveTable, Now, Transition},
    message::{Offers, Request, Say, Update},
    swap2::Swap2Phase,
};
use crate::session::Browser;

/// Said to requests that come while an earlier one waits for the disk.
pub(super) const UNSAVED: Key = key!("unsaved");
pub(super) const OVER: Key = key!("over");
pub(super) const PAUSED: Key = key!("is-paused");
const NOTHING_TO_TAKE_BACK: Key = key!("nothing-to-take-back");

impl LiveTable {
    /// Grants or refuses a request.
    pub(crate) fn apply(&self, who: &Browser, request: &Request, now: Now) -> Applied {
        let sides = self.sides_of(who);
        if sides.is_empty() && !(self.only_computers() && request.is_open_to_watchers()) {
            return refuse(key!("watching"));
        }
        if !self.saved {
            return refuse(UNSAVED);
        }
        match request {
            Request::Move { ply, text } => self.move_by(&sides, *ply, text, now),
            Request::Resign { side } => self.resign(&sides, *side, now),
            Request::Draw { say } => self.draw(&sides, *say, now),
            Request::Takeback { say } => self.takeback(&sides, say.unwrap_or(Say::Offer), now),
            Request::Redo {} => self.redo(now),
            Request::Pause { say } => self.pause(&sides, *say, now),
            Request::Resume {} => self.resume(&sides, now),
            Request::Choose { take } => self.take(&sides, *take, now),
            Request::Step {} => self.one_move(now),
            Request::Pace { pace } => self.paced(*pace, now),
            Request::Discount {} => Ok(self.discount(now)),
            Request::Abort {} => self.abort(now),
            Request::Claim { result } => self.claim(&sides, *result, now),
            Request::Say { phrase } => self.say(&sides, *phrase, now),
            Request::MoreTime {} => self.give_time(&sides, now),
            // The actor has the search, the limit of new games and fresh ids.
            Request::Stop {} => match self.engine {
                EngineState::Idle => refuse(key!("nothing-thinks")),
                // It has decided already.
                EngineState::Answer { .. } | EngineState::Takes { .. } => Ok(self.unwritten(Vec::new())),
                // A computer that may not think as long as it does is not the one that was rated.
                EngineState::Queued | EngineState::Searching => Ok(self.discount(now)),
            },
            Request::Rematch {} | Request::Sync {} => Ok(self.unwritten(Vec::new())),
        }
    }

    /// What happens by itself when a deadline has come.
    pub(crate) fn tick(&self, now: Now) -> Option<Transition> {
        if self.deadline().is_none_or(|deadline| now.ms < deadline) {
            return None;
        }
        if let EngineState::Answer { text, .. } = &self.engine {
            return Some(
                self.played(&[(text.clone(), None)], now)
                    .unwrap_or_else(|why| self.engine_failed(&why.to_string())),
            );
        }
        if let EngineState::Takes { take, .. } = self.engine {
            return Some(self.taken(self.to_move(), take, now));
        }
        let mut next = self.clone();
        let writes = vec![next.finish(Some(!self.to_move()), Reason::TIME, now)];
        Some(changed(next, writes, now))
    }

    /// A connection comes. Seats have places of their own, so that no crowd keeps a player out; of one browser's connections the
    /// latest stay, and the one that has to go for it is given back.
    pub(crate) fn join(&mut self, connection: u64, browser: Browser, now: Now) -> Result<Option<u64>, Full> {
        let watches = |browser: &Browser| self.sides_of(browser).is_empty();
        let own: Vec<u64> =
            self.connections.iter().filter(|(_, other)| **other == browser).map(|(id, _)| *id).collect();
        let oldest = own.first().copied().filter(|_| own.len() >= MAX_PER_BROWSER);
        let watchers = self.connections.values().filter(|other| watches(other)).count();
        if watches(&browser) && oldest.is_none() && watchers >= MAX_WATCHERS {
            return Err(Full);
        }
        if let Some(oldest) = oldest {
            self.connections.remove(&oldest);
        }
        self.connections.insert(connection, browser);
        self.note_presence(now);
        self.go_on(now);
        Ok(oldest)
    }

    /// A connection ended.
    pub(crate) fn leave(&mut self, connection: u64, now: Now) {
        self.connections.remove(&connection);
        self.note_presence(now);
        self.go_on(now);
    }

    /// A browser takes a free seat. `None`: it has one already.
    pub(crate) fn sit(
        &self,
        who: &Browser,
        name: Option<String>,
        person: Option<String>,
        now: Now,
    ) -> Result<Option<Transition>, Message> {
        if !self.sides_of(who).is_empty() {
            return Ok(None);
        }
        if !self.saved {
            return Err(UNSAVED.into());
        }
        let free = |s: &Side| self.row.seats[*s] == Seat::Remote && self.row.holders[*s].is_none();
        let Some(side) = Side::BOTH.into_iter().find(free) else {
            return Err(key!("seats-taken").into());
        };
        let mut next = self.clone();
        let holder = who.hash().to_vec();
        next.row.holders[side] = Some(holder.clone());
        if let Some(name) = &name {
            next.row.names[side].clone_from(name);
        }
        if person.is_some() {
            next.row.persons[side].clone_from(&person);
        }
        next.note_presence(now);
        next.go_on(now);
        let writes = vec![Write::Sit { game: self.row.id.clone(), side, holder, name, person }];
        let updates = vec![next.whole(now)]; // a waiting player may have moves now
        Ok(Some(Transition { next, writes, updates }))
    }

    /// The same game again with sides exchanged, under a fresh id.
    pub(crate) fn rematch(&self, id: String, now: Now) -> Applied {
        if !self.saved {
            return refuse(UNSAVED);
        }
        if !self.is_over() || self.row.next.is_some() {
            return refuse(key!("nothing-to-repeat"));
        }
        let row = &self.row;
        let rematch = GameRow {
            id,
            names: BySide::from_fn(|s| row.names[!s].clone()),
            seats: BySide::from_fn(|s| row.seats[!s].clone()),
            holders: BySide::from_fn(|s| row.holders[!s].clone()),
            persons: BySide::from_fn(|s| row.persons[!s].clone()),
            counts: if row.counts == Counts::NoLonger { Counts::Yes } else { row.counts },
            clock: row.clock.map(|c| BySide::from_fn(|s| c[!s])),
            created: now.unix_ms,
            ending: None,
            next: None,
            left: None,
            paused: false,
            opening: row.opening.anew(),
            ..row.clone()
        };
        let mut next = self.clone();
        next.row.next = Some(rematch.id.clone());
        let set = Write::SetNext { game: row.id.clone(), next: rematch.id.clone() };
        Ok(changed(next, vec![Write::Create(rematch), set], now))
    }

    fn move_by(&self, sides: &[Side], ply: usize, text: &str, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        if self.row.paused {
            return refuse(PAUSED);
        }
        if ply != self.play.ply() {
            return refuse(key!("move-too-late"));
        }
        if !sides.contains(&self.to_move()) {
            return refuse(key!("not-your-turn"));
        }
        if self.clocks.flag(self.to_move()).is_some_and(|flag| flag <= now.ms) {
            return refuse(key!("time-is-up"));
        }
        if let Some(Swap2Phase::Choose { .. }) = self.phase() {
            return refuse(key!("choose-first"));
        }
        self.played(&[(text.to_owned(), None)], now)
    }

    /// The transition that makes these moves, with what they took where they are played again.
    pub(super) fn played(&self, moves: &[(String, Option<u64>)], now: Now) -> Applied {
        let mut next = self.clone();
        let (mut writes, mut updates) = (Vec::new(), Vec::new());
        if moves.iter().all(|(_, ms)| ms.is_none()) {
            next.redo.clear();
        }
        for (text, ms) in moves {
            let (write, moved) = next.make(text, *ms, now)?;
            writes.push(write);
            next.go_on(now);
            updates.push(Update::Moved { moved, state: next.current(now) });
        }
        Ok(Transition { next, writes, updates })
    }

    fn resign(&self, sides: &[Side], side: Option<Side>, now: Now) -> Applied {
        let side = side.unwrap_or(if sides.len() == 1 { sides[0] } else { self.to_move() });
        if !sides.contains(&side) {
            return refuse(key!("not-your-side"));
        }
        self.end(Some(!side), Reason::RESIGNATION, now)
    }

    fn end(&self, winner: Option<Side>, reason: Reason, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        let mut next = self.clone();
        let writes = vec![next.finish(winner, reason, now)];
        Ok(changed(next, writes, now))
    }

    fn draw(&self, sides: &[Side], say: Say, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        let theirs = self.offers.draw.is_some_and(|by| !sides.contains(&by));
        match say {
            Say::Offer if sides.len() == 2 || theirs => self.end(None, Reason::AGREEMENT, now),
            Say::Offer if self.between_people() => self.offer(now, |offers| offers.draw = Some(sides[0])),
            Say::Offer => Ok(self.offer_to_computer(sides[0], now)),
            Say::Accept if theirs => self.end(None, Reason::AGREEMENT, now),
            Say::Decline if self.offers.draw.is_some() => self.offer(now, |offers| offers.draw = None),
            Say::Accept | Say::Decline => refuse(key!("no-draw-offered")),
        }
    }

    /// The transition that changes what is on offer.
    pub(super) fn offer(&self, now: Now, change: impl FnOnce(&mut Offers)) -> Applied {
        let mut next = self.clone();
        change(&mut next.offers);
        Ok(changed(next, Vec::new(), now))
    }

    fn takeback(&self, sides: &[Side], say: Say, now: Now) -> Applied {
        if self.row.paused {
            return refuse(PAUSED);
        }
        let asked = self.offers.takeback;
        match say {
            Say::Offer if !self.between_people() => self.take_back(sides, now),
            // In the middle of one's own turn nobody has seen the whole of it yet.
            Say::Offer if self.in_turn() && sides.contains(&self.to_move()) => self.take_back(sides, now),
            Say::Offer if self.is_over() => refuse(OVER),
            Say::Offer if self.take_back_to(sides).is_some() => {
                self.offer(now, |offers| offers.takeback = Some(sides[0]))
            }
            Say::Offer => refuse(NOTHING_TO_TAKE_BACK),
            Say::Accept => match asked.filter(|by| !sides.contains(by)) {
                Some(by) => self.take_back(&[by], now),
                None => refuse(key!("takeback-not-asked")),
            },
            Say::Decline if asked.is_some() => self.offer(now, |offers| offers.takeback = None),
            Say::Decline => refuse(key!("takeback-not-asked")),
        }
    }

    fn take_back(&self, sides: &[Side], now: Now) -> Applied {
        if self.lost_on_time().is_some() {
            return refuse(key!("takeback-lost-on-time"));
        }
        if self.has_counted() {
            return refuse(key!("takeback-rated"));
        }
        let Some(ply) = self.take_back_to(sides) else { return refuse(NOTHING_TO_TAKE_BACK) };
        let mut next = self.clone();
        // A search that is cut off costs its side nothing.
        if self.thinker().is_some() {
            next.clocks.cancel();
        }
        let same_turn = self.in_turn() && ply + 1 == self.moves.len();
        let turns = if same_turn { BySide::default() } else { self.turns_from(ply) };
        next.clocks
            .take_back(self.to_move(), turns, same_turn, now.ms)
            .map_err(|_| key!("takeback-no-time"))?;
        let taken = next.moves.split_off(ply);
        next.history.truncate(ply);
        for _ in &taken {
            next.play.take_back();
        }
        next.redo.push(taken);
        next.row.ending = None;
        next.offers = Offers::default();
        next.hopeless = BySide::default();
        next.engine = EngineState::Idle;
        next.version += 1;
        next.moved_at = now.ms;
        next.row.left = next.clocks.left(next.to_move(), now.ms);
        next.go_on(now);
        let (game, left) = (self.row.id.clone(), next.row.left);
        let mut writes = vec![Write::TakeBack { game, ply, left, at: now.unix_ms }];
        // Before one's turn is complete nobody has seen it: that is no second chance.
        if !same_turn {
            writes.extend(next.count_no_longer());
        }
        let updates = vec![next.whole(now)];
        Ok(Transition { next, writes, updates })
    }

    /// The game counts no longer: one side had help, or was hurried.
    fn discount(&self, now: Now) -> Transition {
        let mut next = self.clone();
        let writes: Vec<Write> = next.count_no_longer().into_iter().collect();
        if writes.is_empty() { self.unwritten(Vec::new()) } else { changed(next, writes, now) }
    }

    /// What has to be written so that this (future) table's game counts no longer, if it did and is not over.
    pub(super) fn count_no_longer(&mut self) -> Option<Write> {
        if self.row.counts != Counts::Yes || self.is_over() {
            return None;
        }
        self.row.counts = Counts::NoLonger;
        Some(Write::Discount { game: self.row.id.clone() })
    }

    /// Plays again what was taken back last, all of it.
    fn redo(&self, now: Now) -> Applied {
        if self.row.paused {
            return refuse(PAUSED);
        }
        let taken = self.redo.last().filter(|_| !self.between_people() && !self.is_over());
        let Some(taken) = taken else { return refuse(key!("nothing-to-redo")) };
        let moves: Vec<_> = taken.iter().map(|mv| (mv.text.clone(), mv.ms)).collect();
        let mut rested = self.clone();
        // What was spent on the decision under way is spent, also where that is a search that is cut off.
        rested.clocks.stop(self.to_move(), now.ms);
        rested.redo.pop();
        rested.played(&moves, now)
    }

    fn pause(&self, sides: &[Side], say: Say, now: Now) -> Applied {
        if self.is_over() {
            return refuse(OVER);
        }
        if self.row.paused {
            return refuse(key!("paused-already"));
        }
        let theirs = self.offers.pause.is_some_and(|by| !sides.contains(&by));
        match say {
            Say::Offer if theirs || !self.between_people() => Ok(self.set_paused(true, now)),
            Say::Offer => self.offer(now, |offers| offers.pause = Some(sides[0])),
            Say::Accept if theirs => Ok(self.set_paused(true, now)),
            Say::Decline if self.offers.pause.is_some() => self.offer(now, |offers| offers.pause = None),
            Say::Accept | Say::Decline => refuse(key!("pause-not-asked")),
        }
    }

    fn resume(&self, sides: &[Side], now: Now) -> Applied {
        if !self.row.paused || self.is_over() {
            return refuse(key!("not-paused"));
        }
        let theirs = self.offers.resume.is_some_and(|by| !sides.contains(&by));
        if theirs || !self.between_people() {
            return Ok(self.set_paused(false, now));
        }
        // The other one may not be there: their clock must not run before they say so.
        self.offer(now, |offers| offers.resume = Some(sides[0]))
    }

    fn set_paused(&self, paused: bool, now: Now) -> Transition {
        let mut next = self.clone();
        if self.thinker().is_some() {
            next.clocks.cancel();
        }
        next.row.paused = paused;
        next.stepping = false;
        next.offers = Offers::default();
        next.go_on(now);
        next.row.left = next.clocks.left(next.to_move(), now.ms);
        let (game, left) = (self.row.id.clone(), next.row.left);
        let writes = vec![Write::Pause { game, paused, left, at: now.unix_ms }];
        let updates = vec![next.whole(now)]; // what can be chosen changes with it
        Transition { next, writes, updates }
    }
}

/// A transition that broadcasts what is beside the board.
pub(super) fn changed(next: LiveTable, writes: Vec<Write>, now: Now) -> Transition {
    let updates = vec![next.changed(now)];
    Transition { next, writes, updates }
}

pub(super) fn refuse(why: Key) -> Applied {
    Err(why.into())
}

/// The most watchers of one table: thirty pupils and some to spare.
pub(crate) const MAX_WATCHERS: usize = 64;
/// The most connections of one browser to one table: a few tabs and reconnects.
pub(crate) const MAX_PER_BROWSER: usize = 6;

/// Too many watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;
