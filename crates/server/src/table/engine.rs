//! The computer's part in a table: what is searched, and what becomes of the answer.

use plyground_players::Progress;
use plyground_rules::Reason;
use plyground_store::Seat;
use plyground_words::message;

use super::{
    apply::changed,
    live::{LiveTable, Now, Transition},
    message::{Take, Update},
};
use crate::pool::{Job, JobEvent, JobKind, MoveHistory, Ticket, Urgency};

/// A search that fails is tried so often; then any legal move has to do.
const TRIES: u32 = 3;

/// How far the computer to move has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EngineState {
    /// No computer is to move, or none shall.
    Idle,
    /// It waits for a thread.
    Queued,
    /// It searches; its clock runs.
    Searching,
    /// It has chosen; the move is made at `at`, so that it can be seen.
    Answer { text: String, at: u64 },
    /// It has chosen a colour, which it takes at `at`.
    Takes { take: Take, at: u64 },
}

impl EngineState {
    /// Whether a search should be queued or running.
    pub(crate) fn is_active(&self) -> bool {
        matches!(self, EngineState::Queued | EngineState::Searching)
    }
}

impl LiveTable {
    /// The search that the position asks for, and who waits for it; `None` if none is wanted.
    pub(crate) fn search(&self, now: Now) -> Option<(Job, Ticket)> {
        if !self.engine.is_active() || !self.saved {
            return None;
        }
        let player = self.thinker()?;
        let side = self.to_move();
        let kind = self.colour_job().unwrap_or_else(|| JobKind::Choose {
            player: player.id().to_owned(),
            // After a failure another one, to fail no more.
            seed: seed_of(&self.row.id, self.failures),
            left_ms: self.clocks.left(side, now.ms).map(|left| left[side]),
            increment_ms: self.clocks.increment()[side],
            book: true,
        });
        Some((Job { kind, line: self.line() }, self.ticket()?))
    }

    /// The game so far, as a job has it.
    pub(super) fn line(&self) -> MoveHistory {
        MoveHistory {
            variant: self.row.variant.clone(),
            start: self.row.start.clone(),
            moves: self.moves.iter().map(|mv| mv.text.clone()).collect(),
        }
    }

    /// What chance is to the players of this game.
    pub(super) fn seed(&self) -> u64 {
        seed_of(&self.row.id, 0)
    }

    /// Who waits: the person at the board if there is one, else the first who came to watch.
    pub(super) fn ticket(&self) -> Option<Ticket> {
        let plays = self.connections.values().find(|browser| !self.sides_of(browser).is_empty());
        let urgency = if plays.is_some() { Urgency::Person } else { Urgency::Watched };
        let browser = plays.or_else(|| self.connections.values().next())?;
        Some(Ticket { table: self.row.id.clone(), client: browser.key(), urgency })
    }

    /// Who waits for the search now.
    pub(crate) fn urgency(&self) -> Option<Urgency> {
        self.ticket().map(|ticket| ticket.urgency)
    }

    /// What a search reports changes the table. Nothing of it has to be stored, because that comes with the move; only an external
    /// engine that fails ends the game.
    pub(crate) fn engine_event(&self, event: JobEvent, now: Now) -> Transition {
        let (side, mut next) = (self.to_move(), self.clone());
        let mut updates = Vec::new();
        match event {
            JobEvent::Started { time } => {
                next.engine = EngineState::Searching;
                next.clocks.run(now.ms);
                let begun = Progress { depth: 0, nodes: 0, share: 0.0, score: None };
                next.outlook = None;
                let ms = time.map(|time| time.as_millis() as u64);
                updates.extend(next.clock_changed(now));
                updates.push(Update::progress(side, begun, ms));
            }
            JobEvent::Suspended => {
                next.engine = EngineState::Queued;
                next.clocks.cancel();
                updates.extend(next.clock_changed(now));
            }
            JobEvent::Progress(progress) => {
                next.outlook = progress.score.or(next.outlook);
                updates.push(Update::progress(side, progress, None));
            }
            JobEvent::Chosen(text) => {
                next.clocks.stop(side, now.ms);
                if next.gives_up(side) {
                    let writes = vec![next.finish(Some(!side), Reason::RESIGNATION, now)];
                    return changed(next, writes, now);
                }
                next.engine = EngineState::Answer { text, at: self.shown_at(now) };
                updates.extend(next.clock_changed(now));
            }
            JobEvent::Forfeited(reason) => {
                let writes = vec![next.finish(Some(!side), reason, now)];
                return changed(next, writes, now);
            }
            JobEvent::Evaluated(evaluation) if self.colour_job().is_some() => {
                next.clocks.stop(side, now.ms);
                let take = self.preferred(Some(evaluation.score));
                next.engine = EngineState::Takes { take, at: self.shown_at(now) };
                updates.extend(next.clock_changed(now));
            }
            // The others are no answers to what a table asks.
            JobEvent::Failed
            | JobEvent::Lines(_)
            | JobEvent::Opened(_)
            | JobEvent::Evaluated(_)
            | JobEvent::Analysed(_) => {
                return self.engine_failed("stopped");
            }
        }
        Transition { next, writes: Vec::new(), updates }
    }

    /// A search failed, or its move cannot be played. Our own failure decides no game: it is tried again, and at last any
    /// legal move has to do.
    pub(super) fn engine_failed(&self, why: &str) -> Transition {
        let mut next = self.clone();
        next.failures += 1;
        next.clocks.cancel();
        next.version += 1; // another search
        let name = match &self.row.seats[self.to_move()] {
            Seat::Computer(id) => id.as_str(),
            _ => "nobody",
        };
        tracing::error!(
            game = self.row.id,
            player = name,
            failures = next.failures,
            "a computer player failed: {why}"
        );
        let mut updates = Vec::new();
        next.engine = EngineState::Queued;
        if next.failures >= TRIES && self.colour_job().is_some() {
            next.engine = EngineState::Takes { take: self.preferred(None), at: self.moved_at };
        } else if next.failures >= TRIES
            && let Some(text) = self.play.legal().into_iter().next()
        {
            let name = self.name(self.to_move());
            updates.push(Update::Notice { text: message!("could-not-think", name = name) });
            next.engine = EngineState::Answer { text, at: self.moved_at };
        }
        Transition { next, writes: Vec::new(), updates }
    }

    /// Told only where there are clocks: without them nobody sees a difference.
    fn clock_changed(&self, now: Now) -> Option<Update> {
        self.row.clock.is_some().then(|| self.changed(now))
    }
}

/// The seed of a game: another one for each, so that a player is not always the same.
pub(crate) fn seed_of(id: &str, failures: u32) -> u64 {
    id.bytes().fold(u64::from(failures), |a, b| a.wrapping_mul(31).wrapping_add(u64::from(b)))
}
