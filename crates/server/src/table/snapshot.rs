//! How a table stands, as everybody may see it.

use std::sync::Arc;

use plyground_engines::{AnyPlayer, EngineProblem};
use plyground_games::Choice;
use plyground_players::Rating;
use plyground_rules::{BySide, Event, Side};
use plyground_store::Seat;
use plyground_words::{Message, key, message};

use super::{
    engine::EngineState,
    live::{LiveTable, Now},
    message::{Can, ClockState, Current, End, Past, Person, Rated, State, Surroundings, Update},
    swap2::Swap2Phase,
};
use crate::{names::Name, session::Browser};

/// A table's state and what only seat holders get of it.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) state: State,
    /// The legal moves, for the browser that holds the side to move.
    choices: Vec<Choice>,
    holders: Holders,
    /// The start position's text, if it is not the usual one.
    pub(crate) start: Option<String>,
    /// Whether it was set up so that a move is seen before it is made, rated or not.
    pub(crate) previews: bool,
}

impl Snapshot {
    /// The sides a browser plays.
    pub(crate) fn you(&self, browser: &Browser) -> Vec<Side> {
        self.holders.sides_of(browser)
    }

    /// The moves that a browser with these sides may make now.
    pub(crate) fn choices(&self, you: &[Side]) -> &[Choice] {
        if you.contains(&self.state.current.to_move) { &self.choices } else { &[] }
    }
}

/// Which browser holds which side.
#[derive(Clone, Debug)]
pub(crate) struct Holders(BySide<Option<Vec<u8>>>);

impl Holders {
    pub(crate) fn sides_of(&self, browser: &Browser) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|s| self.0[*s].as_deref() == Some(browser.hash())).collect()
    }
}

/// An update in JSON, made once for everybody; each browser's copy differs only in its last fields.
#[derive(Clone, Debug)]
pub(crate) struct Broadcast {
    /// Without its closing brace.
    json: Arc<str>,
    audience: Option<Audience>,
}

/// What is added to each browser's copy.
#[derive(Clone, Debug)]
struct Audience {
    holders: Holders,
    to_move: Side,
    /// The legal moves in JSON; `None` if they have not changed.
    choices: Option<Arc<str>>,
}

impl Broadcast {
    /// The message as this browser gets it.
    pub(crate) fn for_browser(&self, browser: &Browser) -> String {
        let mut text = String::with_capacity(self.json.len() + 64);
        text.push_str(&self.json);
        if let Some(Audience { holders, to_move, choices }) = &self.audience {
            let you = holders.sides_of(browser);
            text.push_str(",\"you\":");
            text.push_str(&json(&you));
            if let Some(choices) = choices {
                text.push_str(",\"choices\":");
                text.push_str(if you.contains(to_move) { choices } else { "[]" });
            }
        }
        text.push('}');
        text
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("messages are plain data")
}

impl LiveTable {
    /// Everything, for a page or a browser that has just come.
    pub(crate) fn snapshot(&self, now: Now) -> Snapshot {
        Snapshot {
            state: self.state(now),
            choices: self.choices(),
            holders: self.holders(),
            start: self.row.start.clone(),
            previews: self.row.previews,
        }
    }

    /// An update of this table as it is sent.
    pub(crate) fn broadcast(&self, update: &Update) -> Broadcast {
        let mut text = json(update);
        let closed = text.pop();
        debug_assert_eq!(closed, Some('}'), "an update is an object");
        let choices = |shown: bool| shown.then(|| json(&self.choices()).into());
        let audience = |choices| Audience { holders: self.holders(), to_move: self.to_move(), choices };
        let audience = match update {
            Update::Table { .. } | Update::Moved { .. } => Some(audience(choices(true))),
            Update::Changed { .. } => Some(audience(choices(false))),
            Update::Thinking { .. } | Update::Said { .. } | Update::Notice { .. } => None,
        };
        Broadcast { json: text.into(), audience }
    }

    /// Everything, as an update.
    pub(super) fn whole(&self, now: Now) -> Update {
        Update::Table { state: self.state(now) }
    }

    /// What is beside the board, as an update.
    pub(crate) fn changed(&self, now: Now) -> Update {
        Update::Changed { state: self.surroundings(now) }
    }

    fn holders(&self) -> Holders {
        Holders(BySide::from_fn(|s| self.row.holders[s].clone().filter(|_| !self.is_computer(s))))
    }

    /// What the person to move can choose; a computer needs no list.
    fn choices(&self) -> Vec<Choice> {
        let choosing = matches!(self.phase(), Some(Swap2Phase::Choose { .. }));
        let nobody = choosing || self.is_over() || self.row.paused || self.is_computer(self.to_move());
        if nobody { Vec::new() } else { self.play.choices() }
    }

    fn state(&self, now: Now) -> State {
        State {
            id: self.row.id.clone(),
            game: self.game.info().id,
            variant: self.play.variant().id,
            opening_rule: self.row.opening.code(),
            history: self.history.clone(),
            current: self.current(now),
        }
    }

    pub(super) fn current(&self, now: Now) -> Current {
        let ply = self.play.ply();
        Current {
            ply,
            to_move: self.to_move(),
            swap2: self.swap2_step(),
            view: self.play.view_at(ply).expect("the current ply exists"),
            steps: self.play.steps(),
            last: self.last_events(ply),
            position: self.play.position_text(),
            opening: self.play.opening(),
            around: self.surroundings(now),
        }
    }

    fn surroundings(&self, now: Now) -> Surroundings {
        let (row, to_move, over) = (&self.row, self.to_move(), self.is_over());
        let status = || {
            if row.paused {
                return key!("status-paused").into();
            }
            if let Some(status) = self.swap2_status() {
                return status;
            }
            let view = self.play.view_at(self.play.ply()).expect("the current ply exists");
            self.game.info().turn(to_move, view.prompt)
        };
        Surroundings {
            status: self.ending_text().unwrap_or_else(status),
            players: BySide::from_fn(|side| self.person(side, now)),
            clock: self.clocks.left(to_move, now.ms).map(|left| ClockState {
                first_ms: left.first,
                second_ms: left.second,
                running: (self.clocks.is_running() && !over && self.saved).then_some(to_move),
                increment_ms: self.clocks.increment(),
            }),
            turn_ms: self.clocks.turn_ms(now.ms),
            outcome: row.ending.as_ref().map(|ending| End {
                winner: ending.winner,
                reason: ending.reason.clone(),
                why: self.reason().expect("an ended game has a reason").phrase,
                scored: self.play.outcome().is_some_and(|outcome| outcome.reason.code == ending.reason),
            }),
            offers: self.offers,
            can: self.can(now),
            thinking: self.engine != EngineState::Idle && !self.rests(),
            saved: self.saved,
            paused: row.paused,
            pace: self.only_computers().then_some(row.pace),
            counts: row.counts,
            previews: self.may_preview(),
            rated: self.rated,
            next: row.next.clone(),
        }
    }

    fn can(&self, now: Now) -> Can {
        let (over, paused) = (self.is_over(), self.row.paused);
        let people = !self.only_computers();
        let back = people && !paused && !(over && self.between_people()) && self.lost_on_time().is_none();
        let back = back && !self.has_counted();
        Can {
            takeback: back && self.take_back_to(&Side::BOTH).is_some(),
            redo: people && !paused && !over && !self.redo.is_empty() && !self.between_people(),
            draw: people && !over && self.offers.draw.is_none(),
            resign: people && !over,
            rematch: over && self.row.next.is_none(),
            pause: !over && !paused && self.offers.pause.is_none(),
            resume: !over && paused,
            step: !people && !over,
            say: self.may_say(),
            abort: people && self.may_abort(),
            more_time: BySide::from_fn(|side| self.may_give_time_to(side, now).is_ok()),
        }
    }

    fn person(&self, side: Side, now: Now) -> Person {
        let (kind, player) = match &self.row.seats[side] {
            Seat::Here => ("here", None),
            Seat::Remote => ("remote", None),
            Seat::Computer(id) => ("computer", self.computer(id)),
        };
        let rating = player.as_ref().and_then(AnyPlayer::rating);
        let about: Message = match player {
            Some(AnyPlayer::BuiltIn(player)) => player.about.into(),
            Some(AnyPlayer::External(engine)) => message!("external-engine", about = engine.about()),
            // Its file is gone, or has been broken since.
            None => match &self.row.seats[side] {
                Seat::Computer(id) => self.roster.problem_of_id(id).map(EngineProblem::brief),
                Seat::Here | Seat::Remote => None,
            }
            .unwrap_or_else(|| key!("engine-gone").into()),
        };
        Person {
            name: self.name(side),
            kind,
            about: (kind == "computer").then_some(about),
            rating: rating.map(|Rating { elo, error, .. }| Rated { elo, error }),
            taken: self.is_taken(side),
            online: kind == "computer" || self.is_here(side),
            claim_in_ms: self.claim_in(side, now),
        }
    }

    /// What a side is called.
    pub(super) fn name(&self, side: Side) -> Name {
        Name::at(&self.row, self.game.info(), side)
    }

    /// The board after `ply` moves.
    pub(crate) fn past(&self, ply: usize) -> Option<Past> {
        Some(Past {
            ply,
            view: self.play.view_at(ply)?,
            last: self.last_events(ply),
            events: self.play.events_to(ply).unwrap_or_default(),
            position: self.play.position_text_at(ply)?,
        })
    }

    /// What was seen to happen in the last turn of the first `ply` moves that was not a pass: that is what a person looks for.
    /// Moving a YINSH ring, taking a row and taking a ring are three moves of one turn, and are marked together.
    fn last_events(&self, ply: usize) -> Vec<Event> {
        let mut end = ply.min(self.history.len());
        while let Some(last) = end.checked_sub(1) {
            let turn = self.history[last].turn;
            let begin = self.history[..end].iter().rposition(|entry| entry.turn != turn).map_or(0, |i| i + 1);
            let events: Vec<Event> =
                (begin + 1..=end).filter_map(|ply| self.play.events_to(ply)).flatten().collect();
            if !events.iter().any(|event| matches!(event, Event::Pass { .. })) {
                return events;
            }
            end = begin;
        }
        Vec::new()
    }
}
