//! A table with everything around it that the actor would bring, as plain values: a disk that can fail, a clock that is
//! set by hand, and a listener.

use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{Counts, GameRow, MoveRow, OpeningRule, Pace, Seat, Write};

use crate::{
    session::Browser,
    table::{
        GIVEN_MS,
        live::{LiveTable, Now, Transition},
        message::{Entry, Request, Say, Update},
    },
};

/// What is stored of one game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Disk {
    pub(super) row: GameRow,
    pub(super) moves: Vec<MoveRow>,
}

impl Disk {
    /// Writes as the store does: what is there already is not written twice.
    fn write(&mut self, write: &Write) {
        match write.clone() {
            Write::Move { ply, mv, ending, .. } => {
                assert!(ply <= self.moves.len(), "a hole in the history");
                match self.moves.get(ply) {
                    Some(there) => assert_eq!(*there, mv, "a move is never replaced"),
                    None => self.moves.push(mv),
                }
                self.row.ending = ending;
                self.row.left = None;
            }
            Write::TakeBack { ply, left, .. } => {
                self.moves.truncate(ply);
                self.row.ending = None;
                self.row.left = left;
            }
            Write::End { ending, left, .. } => {
                self.row.ending = Some(ending);
                self.row.left = left;
            }
            Write::Pause { paused, left, .. } => {
                self.row.paused = paused;
                self.row.left = left;
            }
            Write::SetClocks { left, .. } => self.row.left = Some(left),
            Write::Swap2 { choice, .. } => {
                let to = OpeningRule::Swap2(choice.to);
                if self.row.opening == to {
                    return; // it comes again
                }
                assert_eq!(self.row.opening, OpeningRule::Swap2(choice.from), "each step once");
                self.row.opening = to;
                self.row.left = choice.left;
                if choice.exchange {
                    let row = self.row.clone();
                    self.row.names = BySide::from_fn(|s| row.names[!s].clone());
                    self.row.seats = BySide::from_fn(|s| row.seats[!s].clone());
                    self.row.holders = BySide::from_fn(|s| row.holders[!s].clone());
                    self.row.persons = BySide::from_fn(|s| row.persons[!s].clone());
                    self.row.clock = row.clock.map(|clock| BySide::from_fn(|s| clock[!s]));
                }
            }
            Write::Pace { pace, .. } => self.row.pace = pace,
            Write::Discount { .. } => self.row.counts = Counts::NoLonger,
            Write::Sit { side, holder, name, person, .. } => {
                self.row.persons[side] = person.or_else(|| self.row.persons[side].take());
                self.row.holders[side] = Some(holder);
                if let Some(name) = name {
                    self.row.names[side] = name;
                }
            }
            Write::SetNext { next, .. } => self.row.next = Some(next),
            // A table writes no others.
            Write::Create(_)
            | Write::Evaluation { .. }
            | Write::AskReview { .. }
            | Write::EndReview { .. }
            | Write::Exercise { .. }
            | Write::Archive { .. }
            | Write::Mark { .. }
            | Write::Person { .. }
            | Write::Contest { .. }
            | Write::Event { .. }
            | Write::Rate { .. }
            | Write::Study(_) => {}
        }
    }
}

/// How a write ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Good,
    /// Nothing is on disk, and that is reported.
    Refused,
    /// It is on disk, but a failure is reported: a power cut between the two looks like that.
    Unreported,
}

/// A table and its surroundings.
pub(super) struct World {
    pub(super) table: LiveTable,
    pub(super) disk: Disk,
    pub(super) held: Option<Transition>,
    pub(super) now: Now,
    /// What everybody was told: the history, and every message.
    pub(super) told: Vec<Entry>,
    pub(super) messages: Vec<Update>,
    /// What the clocks of the table have been given, and the side that the step which waits for the disk gives to.
    pub(super) given: BySide<u64>,
    giving: Option<Side>,
    next_connection: u64,
}

pub(crate) fn browser(name: &str) -> Browser {
    Browser::of_token(name)
}

/// A game between Ann, who plays the first side, and Ben or a computer.
pub(crate) fn row(variant: &str, first: &str, second: &str, clock: Option<(u64, u64)>) -> GameRow {
    let (game, variant) = plyground_games::find(variant).expect("a variant");
    let seat = |who: &str| match who {
        "ann" => (Seat::Here, Some(browser(who).hash().to_vec())),
        "ben" => (Seat::Remote, Some(browser(who).hash().to_vec())),
        "free" => (Seat::Remote, None),
        player => (Seat::Computer(player.to_owned()), None),
    };
    let (seats, holders): (Vec<_>, Vec<_>) = [seat(first), seat(second)].into_iter().unzip();
    let by = |initial_ms, increment_ms| Clock { initial_ms, increment_ms };
    GameRow {
        id: "abc".to_owned(),
        game: game.info().id.to_owned(),
        variant: variant.id.to_owned(),
        start: None,
        names: BySide { first: first.to_owned(), second: second.to_owned() },
        seats: BySide { first: seats[0].clone(), second: seats[1].clone() },
        holders: BySide { first: holders[0].clone(), second: holders[1].clone() },
        clock: clock.map(|(initial, increment)| BySide {
            first: by(initial, increment),
            second: by(initial, increment),
        }),
        created: 0,
        ending: None,
        next: None,
        left: None,
        paused: false,
        previews: false,
        resigns: false,
        pace: Pace::Normal,
        opening: OpeningRule::Free,
        imported: false,
        persons: BySide::default(),
        counts: Counts::No,
    }
}

impl World {
    pub(super) fn new(row: GameRow) -> World {
        let now = Now { ms: 1_000, unix_ms: 1_000_000 };
        let table = LiveTable::load(row.clone(), Vec::new(), None, now).expect("a new game");
        let disk = Disk { row, moves: Vec::new() };
        let (told, messages, given) = (Vec::new(), Vec::new(), BySide::default());
        World { table, disk, held: None, now, told, messages, given, giving: None, next_connection: 0 }
    }

    /// With Ann and Ben connected.
    pub(super) fn with_both(row: GameRow) -> World {
        let mut world = World::new(row);
        world.join("ann");
        world.join("ben");
        world
    }

    pub(super) fn pass(&mut self, ms: u64) {
        self.now = Now { ms: self.now.ms + ms, unix_ms: self.now.unix_ms + ms as i64 };
    }

    pub(super) fn join(&mut self, who: &str) -> u64 {
        self.next_connection += 1;
        let connection = self.next_connection;
        // Some are refused; that is the table's affair.
        let _ = self.table.join(connection, browser(who), self.now);
        if let Some(held) = &mut self.held {
            let _ = held.next.join(connection, browser(who), self.now);
        }
        connection
    }

    pub(super) fn leave(&mut self, connection: u64) {
        self.table.leave(connection, self.now);
        if let Some(held) = &mut self.held {
            held.next.leave(connection, self.now);
        }
    }

    /// Asks for something; the write ends as told.
    pub(super) fn request(&mut self, who: &str, request: &Request, fate: Fate) -> Result<(), String> {
        let granted = self.table.apply(&browser(who), request, self.now);
        let step = match request {
            Request::Rematch {} => granted.and_then(|_| self.table.rematch("next".to_owned(), self.now)),
            _ => granted,
        };
        let step = step.map_err(|why| why.to_string())?;
        if matches!(request, Request::MoreTime {}) {
            self.giving = self.table.sides_of(&browser(who)).first().map(|side| !*side);
        }
        self.begin(step, fate);
        Ok(())
    }

    pub(super) fn granted(&mut self, who: &str, request: &Request) {
        self.request(who, request, Fate::Good).expect("granted");
    }

    pub(super) fn refused(&mut self, who: &str, request: &Request) -> String {
        self.request(who, request, Fate::Good).expect_err("refused")
    }

    pub(super) fn play(&mut self, who: &str, text: &str) {
        let request = self.move_request(text);
        self.granted(who, &request);
    }

    pub(super) fn move_request(&self, text: &str) -> Request {
        Request::Move { ply: self.table.play.ply(), text: text.to_owned() }
    }

    pub(super) fn begin(&mut self, step: Transition, fate: Fate) {
        if step.writes.is_empty() {
            return self.adopt(step);
        }
        assert!(self.held.is_none(), "nothing is granted while something waits for the disk");
        if fate != Fate::Refused {
            step.writes.iter().for_each(|write| self.disk.write(write));
        }
        if fate == Fate::Good {
            return self.adopt(step);
        }
        self.table.clocks.stop(self.table.to_move(), self.now.ms);
        self.table.saved = false;
        self.held = Some(step);
    }

    /// Tries the write again that failed.
    pub(super) fn retry(&mut self, fate: Fate) {
        let Some(mut step) = self.held.take() else { return };
        if fate != Fate::Refused {
            step.writes.iter().for_each(|write| self.disk.write(write));
        }
        if fate != Fate::Good {
            self.held = Some(step);
            return;
        }
        step.next.clocks.resume_at(self.now.ms);
        self.adopt(step);
    }

    fn adopt(&mut self, step: Transition) {
        if let Some(side) = self.giving.take() {
            self.given[side] += GIVEN_MS;
        }
        self.table = step.next;
        for update in step.updates {
            match &update {
                Update::Table { state } => self.told.clone_from(&state.history),
                Update::Moved { moved, .. } => self.told.push(moved.entry.clone()),
                _ => {}
            }
            self.messages.push(update);
        }
    }

    /// What is due by now.
    pub(super) fn tick(&mut self, fate: Fate) {
        if self.held.is_none()
            && let Some(step) = self.table.tick(self.now)
        {
            self.begin(step, fate);
        }
    }

    /// The program is killed and started again.
    pub(super) fn restart(&mut self) {
        let Disk { row, moves } = self.disk.clone();
        // What was given is true as soon as it is on disk, also if nobody was told.
        let stored = self.held.take().is_some_and(|step| step.next.row.left == row.left);
        if let Some(side) = self.giving.take().filter(|_| stored) {
            self.given[side] += GIVEN_MS;
        }
        self.table = LiveTable::load(row, moves, None, self.now).expect("what is stored can be read");
        self.told.clone_from(&self.table.history);
    }

    /// What is left on both clocks.
    pub(super) fn left(&self) -> BySide<u64> {
        self.table.clocks.left(self.table.to_move(), self.now.ms).expect("there are clocks")
    }

    pub(super) fn texts(&self) -> Vec<String> {
        self.table.history.iter().map(|entry| entry.text.clone()).collect()
    }
}

pub(super) fn takeback() -> Request {
    Request::Takeback { say: None }
}

pub(super) fn every_answer(request: fn(Say) -> Request) -> [Request; 3] {
    [Say::Offer, Say::Accept, Say::Decline].map(request)
}
