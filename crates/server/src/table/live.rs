//! A live table as a plain value: the game, who sits where, the clocks, what is on offer, who is connected. No channel, no disk,
//! no wall clock. What requests do to it is in `apply.rs`, what computers do in `engine.rs`, what it looks like in
//! `snapshot.rs`; `actor.rs` carries out what follows.

use std::collections::BTreeMap;

use plyground_engines::{AnyPlayer, Roster};
use plyground_games::{AnyGame, AnyPlay, find};
use plyground_rules::{BySide, LONGEST_GAME, Reason, Side};
use plyground_search::Score;
use plyground_store::{Counts, Ending, GameRow, MoveRow, Seat, StoreError, Write};
use plyground_words::{Message, message};

use super::{
    clock::Clocks,
    engine::EngineState,
    message::{Effects, Entry, Moved, Offers, RatingChange, Update},
    swap2::Swap2Phase,
};
use crate::session::Browser;

/// The present time, which a table only knows because it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Now {
    /// Milliseconds of a clock that never goes back; only differences mean something.
    pub(crate) ms: u64,
    /// Unix time in milliseconds, as it is stored.
    pub(crate) unix_ms: i64,
}

/// A table and all that is true of it.
#[derive(Clone)]
pub(crate) struct LiveTable {
    pub(crate) row: GameRow,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) play: Box<dyn AnyPlay>,
    /// Who may be asked to play.
    pub(crate) roster: Roster,
    /// One per move of `play`.
    pub(crate) moves: Vec<MoveRow>,
    /// How the end of the game changed the ratings.
    pub(crate) rated: Option<BySide<RatingChange>>,
    /// The same moves as everybody sees them.
    pub(crate) history: Vec<Entry>,
    /// What was taken back, each time as a whole, the latest last.
    pub(crate) redo: Vec<Vec<MoveRow>>,
    pub(crate) offers: Offers,
    pub(crate) clocks: Clocks,
    pub(crate) engine: EngineState,
    /// Whether the next move of two computers is made although they are paused.
    pub(crate) stepping: bool,
    /// What the computer to move thinks of its game.
    pub(crate) outlook: Option<Score>,
    /// For how many decisions running each side's computer has seen no hope.
    pub(crate) hopeless: BySide<u32>,
    /// The version of the table in which a computer has declined a draw.
    pub(crate) declined: Option<u64>,
    /// How often the search for the present decision has failed.
    pub(crate) failures: u32,
    /// The browsers that are connected, by connection.
    pub(crate) connections: BTreeMap<u64, Browser>,
    /// Since when a side's person has not been connected. A restart begins to count anew.
    pub(crate) away: BySide<Option<u64>>,
    /// Up to when each side's phrases have used up what they may.
    pub(crate) phrases_until: BySide<u64>,
    /// False while a request that was granted is not on disk yet. Nothing else is granted meanwhile.
    pub(crate) saved: bool,
    /// Counts the changes of the history: tells a position from the same number of moves after a take-back.
    pub(crate) version: u64,
    /// When the history last changed.
    pub(crate) moved_at: u64,
}

/// What follows from a request: the table as it will be, what has to be on disk before that is true, and what
/// everybody is told then, in this order.
pub(crate) struct Transition {
    pub(crate) next: LiveTable,
    pub(crate) writes: Vec<Write>,
    pub(crate) updates: Vec<Update>,
}

/// How a request ends: a transition, or why nothing changes.
pub(crate) type Applied = Result<Transition, Message>;

impl LiveTable {
    /// The game as stored, replayed. `clocks`: as they ran when the table was put away.
    pub(crate) fn load(
        row: GameRow,
        stored: Vec<MoveRow>,
        clocks: Option<Clocks>,
        now: Now,
    ) -> Result<LiveTable, StoreError> {
        let damaged = |what: String| StoreError::Damaged { game: row.id.clone(), what };
        let (game, variant) = find(&row.variant).map_err(|e| damaged(e.to_string()))?;
        let play = game.start(variant, row.start.as_deref()).map_err(|e| damaged(e.to_string()))?;
        let left = row.left.or_else(|| stored.last().and_then(|mv| mv.left));
        // What was left on the clocks of an imported game is not known.
        let clock = row.clock.as_ref().filter(|_| !row.imported);
        let clocks = clocks.unwrap_or_else(|| Clocks::new(clock, left));
        let id = row.id.clone();
        let mut table = LiveTable {
            row,
            game,
            play,
            roster: Roster::default(),
            rated: None,
            moves: Vec::with_capacity(stored.len()),
            history: Vec::with_capacity(stored.len()),
            redo: Vec::new(),
            offers: Offers::default(),
            clocks,
            engine: EngineState::Idle,
            stepping: false,
            outlook: None,
            hopeless: BySide::default(),
            declined: None,
            failures: 0,
            connections: BTreeMap::new(),
            away: BySide::default(),
            phrases_until: BySide::default(),
            saved: true,
            version: 0,
            moved_at: now.ms,
        };
        for (i, mv) in stored.into_iter().enumerate() {
            let damaged = |e| StoreError::Damaged { game: id.clone(), what: format!("move {}: {e}", i + 1) };
            let side = table.play.to_move();
            table.play.play(&mv.text).map_err(damaged)?;
            table.push(side, mv);
        }
        if let Some(loser) = table.lost_on_time() {
            table.clocks.run_out(loser);
        }
        table.note_presence(now);
        Ok(table)
    }

    /// Notes a move that `play` has made already.
    pub(super) fn push(&mut self, side: Side, mv: MoveRow) {
        let turn = self.history.last().map_or(0, |last| last.turn + usize::from(last.side != side));
        let did = Effects::of(&self.play.events_to(self.history.len() + 1).unwrap_or_default());
        self.history.push(Entry { text: mv.text.clone(), side, ms: mv.ms.unwrap_or(0), turn, did });
        self.moves.push(mv);
    }

    /// Who lost on time, if that ended the game.
    pub(super) fn lost_on_time(&self) -> Option<Side> {
        let ending = self.row.ending.as_ref().filter(|ending| ending.reason == Reason::TIME.code)?;
        ending.winner.map(|winner| !winner)
    }

    /// The sides a browser plays.
    pub(crate) fn sides_of(&self, browser: &Browser) -> Vec<Side> {
        let holds =
            |s: &Side| !self.is_computer(*s) && self.row.holders[*s].as_deref() == Some(browser.hash());
        Side::BOTH.into_iter().filter(holds).collect()
    }

    pub(crate) fn is_computer(&self, side: Side) -> bool {
        matches!(self.row.seats[side], Seat::Computer(_))
    }

    /// Whether nobody but computers plays; in an imported game nobody does.
    pub(crate) fn only_computers(&self) -> bool {
        !self.row.imported && Side::BOTH.iter().all(|side| self.is_computer(*side))
    }

    /// Whether two different people play each other, or one of them is still to come.
    pub(crate) fn between_people(&self) -> bool {
        !Side::BOTH.iter().any(|side| self.is_computer(*side))
            && self.row.holders.first != self.row.holders.second
    }

    /// Whether browsers may show what a move would do: not in a rated game between people, unless it was set up so.
    pub(crate) fn may_preview(&self) -> bool {
        self.row.previews || self.row.counts != Counts::Yes || !self.between_people()
    }

    /// Whether a person or a computer plays this side already.
    pub(crate) fn is_taken(&self, side: Side) -> bool {
        self.is_computer(side) || self.row.holders[side].is_some()
    }

    pub(crate) fn is_watched(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Whether the game is over and counts for the ratings: then it stays as it is.
    pub(crate) fn has_counted(&self) -> bool {
        self.is_over() && self.row.counts == Counts::Yes
    }

    pub(crate) fn is_over(&self) -> bool {
        self.row.ending.is_some()
    }

    /// The side whose player decides next. In an opening that may be another one than that of the stone to be placed.
    pub(crate) fn to_move(&self) -> Side {
        self.phase().map_or_else(|| self.play.to_move(), Swap2Phase::by)
    }

    /// The computer player whose decision is next.
    pub(crate) fn thinker(&self) -> Option<AnyPlayer> {
        match &self.row.seats[self.to_move()] {
            Seat::Computer(id) if !self.is_over() => self.computer(id),
            _ => None,
        }
    }

    /// The computer player with this id; `None` for an engine whose file is gone.
    pub(super) fn computer(&self, id: &str) -> Option<AnyPlayer> {
        self.roster.find(self.game.info().id, self.play.variant().id, id)
    }

    /// Lets run what should run: the clock, the search.
    pub(crate) fn go_on(&mut self, now: Now) {
        let side = self.to_move();
        if !self.saved {
            return; // everything stands until the game can be saved
        }
        self.stepping &= self.is_watched();
        if self.is_over() || self.rests() {
            self.clocks.stop(side, now.ms);
            if !self.keeps_answer() {
                self.engine = EngineState::Idle;
            }
        } else if self.is_computer(side) {
            // Its time runs while it searches and not before; without a connection it does not search. An engine whose file is
            // gone loses nothing: the game goes on when the file is back.
            if !self.is_watched() || self.thinker().is_none() {
                self.clocks.cancel();
                self.engine = EngineState::Idle;
            } else if self.engine == EngineState::Idle {
                self.engine = match self.known_stone() {
                    Some(text) => EngineState::Answer { text, at: self.shown_at(now) },
                    None => EngineState::Queued,
                };
            }
        } else {
            self.engine = EngineState::Idle;
            let begun = self.row.clock.is_none()
                || (self.play.ply() > 0 && Side::BOTH.iter().all(|side| self.is_taken(*side)));
            if self.is_watched() && begun {
                self.clocks.run(now.ms);
            }
        }
    }

    /// When the table changes without a request: a flag falls, a computer's answer is shown.
    pub(crate) fn deadline(&self) -> Option<u64> {
        if self.is_over() || !self.saved || self.rests() {
            return None;
        }
        let flag = self.clocks.flag(self.to_move());
        match self.engine {
            EngineState::Answer { at, .. } | EngineState::Takes { at, .. } => Some(at),
            _ => flag,
        }
    }

    /// A transition that changes the table and nothing on disk.
    pub(super) fn unwritten(&self, updates: Vec<Update>) -> Transition {
        Transition { next: self.clone(), writes: Vec::new(), updates }
    }

    /// Makes a legal move in this (future) table: what has to be stored and what is told. `ms`: what it took, where it
    /// is played again.
    pub(super) fn make(&mut self, text: &str, ms: Option<u64>, now: Now) -> Result<(Write, Moved), Message> {
        let (by, side) = (self.to_move(), self.play.to_move());
        self.play.play(text).map_err(|e| message!("refused-move", why = e.message()))?;
        let text = self.play.last_move().expect("a move was made");
        let turn_over = self.to_move() != by || self.play.outcome().is_some();
        let spent = match ms {
            None => self.clocks.decided(by, turn_over, now.ms),
            Some(ms) => {
                self.clocks.redone(by, turn_over);
                ms
            }
        };
        let mv = MoveRow { text, ms: Some(spent), left: self.clocks.left(self.to_move(), now.ms) };
        let (game, ply) = (self.row.id.clone(), self.moves.len());
        self.push(side, mv.clone());
        self.row.left = None;
        self.row.ending = self.ending_by_rules();
        // What a computer is offered stands until it has answered: people offer and move.
        let draw = self.offers.draw.filter(|by| self.is_computer(!*by) && !self.is_over());
        self.offers = Offers { draw, ..Offers::default() };
        self.engine = EngineState::Idle;
        self.stepping = false;
        self.failures = 0;
        self.version += 1;
        self.moved_at = now.ms;
        let events = self.play.events_to(ply + 1).unwrap_or_default();
        let moved = Moved { ply: ply + 1, entry: self.history[ply].clone(), events };
        let ending = self.row.ending.clone();
        Ok((Write::Move { game, ply, mv, ending, at: now.unix_ms }, moved))
    }

    /// How the board, or the length of the game, ended it.
    fn ending_by_rules(&self) -> Option<Ending> {
        let outcome = self.play.outcome();
        let too_long = || (self.play.ply() >= LONGEST_GAME).then_some((None, Reason::LENGTH));
        let (winner, reason) = outcome.map(|o| (o.winner, o.reason)).or_else(too_long)?;
        Some(Ending { winner, reason: reason.code.to_owned() })
    }

    /// Ends this (future) table's game.
    pub(super) fn finish(&mut self, winner: Option<Side>, reason: Reason, now: Now) -> Write {
        let ending = Ending { winner, reason: reason.code.to_owned() };
        self.clocks.stop(self.to_move(), now.ms);
        self.row.ending = Some(ending.clone());
        if let Some(loser) = self.lost_on_time() {
            self.clocks.run_out(loser);
        }
        self.offers = Offers::default();
        self.go_on(now);
        self.row.left = self.clocks.left(self.to_move(), now.ms);
        Write::End { game: self.row.id.clone(), ending, left: self.row.left, at: now.unix_ms }
    }

    /// "White wins: three rings taken off".
    pub(crate) fn ending_text(&self) -> Option<Message> {
        let ending = self.row.ending.as_ref()?;
        Some(self.game.info().ending(ending.winner, self.reason()?))
    }

    /// Why it ended.
    pub(super) fn reason(&self) -> Option<Reason> {
        let ending = self.row.ending.as_ref()?;
        let by_rules = self.play.outcome().map(|o| o.reason).filter(|r| r.code == ending.reason);
        let by_people = || Reason::BY_PEOPLE.into_iter().find(|r| r.code == ending.reason);
        Some(by_rules.or_else(by_people).unwrap_or(Reason::UNRECORDED))
    }

    /// How many moves stay when a turn of one of these sides is taken back; `None` if there is none.
    /// In the middle of a turn, one decision is taken back.
    pub(crate) fn take_back_to(&self, sides: &[Side]) -> Option<usize> {
        if let Some(phase) = self.phase() {
            let own = sides.contains(&phase.by()) && self.in_turn();
            return own.then(|| self.history.len() - 1);
        }
        let last = self.history.iter().rposition(|entry| sides.contains(&entry.side))?;
        let turn = self.history[last].turn;
        if last + 1 == self.history.len() && self.in_turn() {
            return Some(last);
        }
        self.history.iter().position(|entry| entry.turn == turn).filter(|ply| *ply >= self.settled_stones())
    }

    /// Whether the side to move has made a part of its turn.
    pub(super) fn in_turn(&self) -> bool {
        match self.phase() {
            Some(Swap2Phase::Place { .. }) => self.history.len() > self.settled_stones(),
            Some(Swap2Phase::Choose { .. }) => false,
            None => {
                let last = self.history.last();
                !self.is_over() && last.is_some_and(|entry| entry.side == self.to_move())
            }
        }
    }

    /// How many turns of each side are completed by the moves from `ply` on.
    pub(super) fn turns_from(&self, ply: usize) -> BySide<u64> {
        let mut turns = BySide::default();
        for (i, entry) in self.history.iter().enumerate().skip(ply) {
            let next = self.history.get(i + 1).map(|next| next.side);
            let ends = match next {
                Some(next) => next != entry.side,
                None => self.to_move() != entry.side || self.play.outcome().is_some(),
            };
            turns[entry.side] += u64::from(ends);
        }
        turns
    }
}
