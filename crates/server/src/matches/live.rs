//! A match as a plain value, without channels, disk or clock: which jobs it wants to be thought about, what their answers change, and
//! what has to be stored. Games are stored in their order, each whole; so a program that is killed goes on after the last one it stored, and
//! plays the others again from their beginning, which come out the same.

use std::collections::BTreeMap;

use plyground_games::{AnyGame, AnyPlay, find};
use plyground_players::elo::MatchTally;
use plyground_rules::{BySide, LONGEST_GAME, Reason, Side, Variant};
use plyground_store::{
    ContestGame, ContestRow, ContestState, ContestWrite, Counts, Ending, GameRow, MoveRow, OpeningRule, Pace,
    Seat,
};
use plyground_words::{Message, key, message};

use super::plan::{Fixture, Plan};
use crate::{
    pool::{Job, JobEvent, JobKind, MoveHistory},
    table::Now,
};

/// A job that fails is tried so often; then the match is paused.
const TRIES: u32 = 3;

/// A player as its games are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    /// Its name where it is no player of ours.
    pub(crate) name: String,
    /// How strong it has been measured to be.
    pub(crate) rating: Option<i32>,
    /// Whether it has a strength, which could be rated.
    pub(crate) has_strength: bool,
}

/// A request about a running match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MatchRequest {
    Pause,
    Continue,
    Stop,
}

/// What a job is for: its answer is of use while the game stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct JobId {
    pub(crate) game: u64,
    /// Moves so far; `None` before the opening is drawn.
    pub(crate) ply: Option<usize>,
    attempt: u32,
}

/// A game under way.
struct GameUnderWay {
    fixture: Fixture,
    /// `None` before the opening is drawn.
    play: Option<Box<dyn AnyPlay>>,
    /// Milliseconds that each move took.
    times: Vec<u64>,
    /// When the job under way got its thread.
    thinks_since: Option<u64>,
    attempt: u32,
    began: i64,
    /// The winner and the reason.
    over: Option<(Option<Side>, Reason)>,
}

/// A match.
pub(crate) struct LiveMatch {
    pub(crate) row: ContestRow,
    pub(crate) plan: Plan,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) variant: &'static Variant,
    entrants: Vec<Entrant>,
    /// By pairing.
    pub(crate) tallies: Vec<MatchTally>,
    under_way: BTreeMap<u64, GameUnderWay>,
    /// So many games are played at a time.
    lanes: u64,
    /// Since when it runs without a break that has been counted.
    since: Option<u64>,
    /// Why it cannot go on.
    pub(crate) trouble: Option<Message>,
    /// Whether everything that is over is stored.
    pub(crate) saved: bool,
}

impl LiveMatch {
    /// A stored match; `None` if its plan is none.
    pub(crate) fn load(
        row: ContestRow,
        entrants: impl FnOnce(&Plan) -> Vec<Entrant>,
        lanes: usize,
        now: Now,
    ) -> Option<Self> {
        let plan: Plan = serde_json::from_str(&row.plan).ok()?;
        let (game, variant) = find(&plan.variant).ok()?;
        let mut tallies = vec![MatchTally::default(); plan.pairings().len()];
        for (number, halves) in row.results.iter().enumerate() {
            tallies.get_mut(plan.fixture(number as u64).pairing)?.add(usize::from(*halves));
        }
        let since = (row.state == ContestState::Running).then_some(now.ms);
        Some(LiveMatch {
            entrants: entrants(&plan),
            game,
            variant,
            tallies,
            under_way: BTreeMap::new(),
            lanes: lanes.max(1) as u64,
            since,
            trouble: None,
            saved: true,
            row,
            plan,
        })
    }

    /// Games that are stored.
    pub(crate) fn done(&self) -> u64 {
        self.row.results.len() as u64
    }

    /// Milliseconds that it has run.
    pub(crate) fn spent_ms(&self, now: Now) -> u64 {
        self.row.spent_ms + self.since.map_or(0, |since| now.ms.saturating_sub(since))
    }

    /// About how long it will take, by what the games so far took.
    pub(crate) fn left_ms(&self, now: Now) -> Option<u64> {
        let left = self.plan.total().saturating_sub(self.done());
        self.spent_ms(now).saturating_mul(left).checked_div(self.done())
    }

    /// The game to watch: the first one that is not over, while the match is not.
    pub(crate) fn watched(&self) -> Option<(u64, Fixture, &dyn AnyPlay)> {
        let mut games = self.under_way.iter().filter(|_| !self.row.state.is_over());
        games.find_map(|(number, game)| {
            let play = game.play.as_deref().filter(|_| game.over.is_none())?;
            Some((*number, game.fixture, play))
        })
    }

    /// The jobs that should be queued or running now.
    pub(crate) fn jobs(&mut self, now: Now) -> Vec<(JobId, Job)> {
        if self.row.state != ContestState::Running || self.trouble.is_some() {
            return Vec::new();
        }
        // Games further on wait: what cannot be stored must not fill the memory.
        let numbers = self.done()..(self.done() + self.lanes).min(self.plan.total());
        for number in numbers {
            if !self.under_way.contains_key(&number) {
                let game = self.begin(number, now);
                self.under_way.insert(number, game);
            }
        }
        let wanted = self.under_way.iter().filter(|(_, game)| game.over.is_none());
        wanted.map(|(number, game)| self.job(*number, game)).collect()
    }

    fn begin(&self, number: u64, now: Now) -> GameUnderWay {
        let play = self.plan.opening.as_deref().and_then(|moves| self.opened(moves));
        let times = vec![0; play.as_ref().map_or(0, |play| play.ply())];
        GameUnderWay {
            fixture: self.plan.fixture(number),
            play,
            times,
            thinks_since: None,
            attempt: 0,
            began: now.unix_ms,
            over: None,
        }
    }

    /// The game after its opening; `None` if that cannot be played.
    fn opened(&self, moves: &[String]) -> Option<Box<dyn AnyPlay>> {
        let mut play = self.game.start(self.variant, None).ok()?;
        moves.iter().try_for_each(|text| play.play(text)).ok()?;
        Some(play)
    }

    fn job(&self, number: u64, game: &GameUnderWay) -> (JobId, Job) {
        let id =
            JobId { game: number, ply: game.play.as_ref().map(|play| play.ply()), attempt: game.attempt };
        let (kind, moves) = match &game.play {
            None => {
                (JobKind::Opening { seed: self.plan.seed, nth: Some(game.fixture.number / 2) }, Vec::new())
            }
            Some(play) => {
                let player = self.plan.players[game.fixture.players[play.to_move()]].clone();
                let seed = game.fixture.seed(&self.plan);
                let kind = JobKind::Choose { player, seed, left_ms: None, increment_ms: 0, book: false };
                (kind, play.history().into_iter().map(|(_, text)| text).collect())
            }
        };
        let line = MoveHistory { variant: self.plan.variant.clone(), start: None, moves };
        (id, Job { kind, line })
    }

    /// What a job reports.
    pub(crate) fn event(&mut self, id: JobId, event: JobEvent, now: Now) {
        let Some(mut game) = self.under_way.remove(&id.game) else { return };
        let ply = game.play.as_ref().map(|play| play.ply());
        if ply == id.ply && game.attempt == id.attempt && game.over.is_none() {
            self.answer(id.game, &mut game, event, now);
        }
        self.under_way.insert(id.game, game);
    }

    fn answer(&mut self, number: u64, game: &mut GameUnderWay, event: JobEvent, now: Now) {
        let took = game.thinks_since.map_or(0, |since| now.ms.saturating_sub(since));
        let understood = match (event, &mut game.play) {
            (JobEvent::Started { .. }, _) => {
                game.thinks_since = Some(now.ms);
                return;
            }
            (JobEvent::Suspended, _) => {
                game.thinks_since = None;
                return;
            }
            (JobEvent::Progress(_) | JobEvent::Lines(_), _) => return,
            (JobEvent::Opened(moves), None) => {
                game.play = self.opened(&moves);
                game.times = vec![0; moves.len()];
                game.play.is_some()
            }
            (JobEvent::Chosen(text), Some(play)) => {
                let legal = play.play(&text).is_ok();
                game.times.extend(legal.then_some(took));
                legal
            }
            (JobEvent::Forfeited(reason), Some(play)) => {
                game.over = Some((Some(!play.to_move()), reason));
                true
            }
            _ => false,
        };
        game.thinks_since = None;
        if !understood {
            game.attempt += 1;
            if game.attempt >= TRIES {
                self.trouble = Some(message!("match-failed", number = number + 1));
            }
            return;
        }
        game.attempt = 0;
        if let Some(play) = game.play.as_ref().filter(|_| game.over.is_none()) {
            let long = (play.ply() >= LONGEST_GAME).then_some((None, Reason::LENGTH));
            game.over = play.outcome().map(|end| (end.winner, end.reason)).or(long);
        }
    }

    /// The next game to store, if it is over.
    pub(crate) fn finished(&self, now: Now) -> Option<ContestWrite> {
        let number = self.done();
        let game = self.under_way.get(&number)?;
        let ((winner, reason), play) = game.over.zip(game.play.as_ref())?;
        let entrants = BySide::from_fn(|side| &self.entrants[game.fixture.players[side]]);
        let fair = Side::BOTH.into_iter().all(|side| entrants[side].has_strength);
        let row = GameRow {
            id: game_id(&self.row.id, number),
            game: self.row.game.clone(),
            variant: self.row.variant.clone(),
            start: None,
            names: BySide::from_fn(|side| entrants[side].name.clone()),
            seats: BySide::from_fn(|side| {
                Seat::Computer(self.plan.players[game.fixture.players[side]].clone())
            }),
            persons: BySide::default(),
            counts: if self.plan.rated && fair { Counts::Yes } else { Counts::No },
            holders: BySide::default(),
            clock: None,
            created: game.began,
            ending: Some(Ending { winner, reason: reason.code.to_owned() }),
            next: None,
            left: None,
            paused: false,
            previews: false,
            resigns: false,
            pace: Pace::Normal,
            opening: OpeningRule::Free,
            imported: false,
        };
        let texts = play.history().into_iter().map(|(_, text)| text);
        let moves = texts.zip(&game.times).map(|(text, &ms)| MoveRow { text, ms: Some(ms), left: None });
        Some(ContestWrite::Played {
            number,
            game: ContestGame {
                row,
                moves: moves.collect(),
                opening: play.opening().map(str::to_owned),
                ratings: BySide::from_fn(|side| entrants[side].rating),
            },
            half_points: game.fixture.half_points(winner),
            last: number + 1 == self.plan.total(),
            spent_ms: self.spent_ms(now),
            at: now.unix_ms,
        })
    }

    /// What a request has to have stored before it is granted.
    pub(crate) fn request(&self, request: MatchRequest, now: Now) -> Result<ContestWrite, Message> {
        let state = match (self.row.state, request) {
            (ContestState::Stopped | ContestState::Finished, _) => return Err(key!("match-is-over").into()),
            (ContestState::Running, MatchRequest::Pause) => ContestState::Paused,
            (ContestState::Paused, MatchRequest::Continue) => ContestState::Running,
            (_, MatchRequest::Stop) => ContestState::Stopped,
            (ContestState::Paused, MatchRequest::Pause) => return Err(key!("match-is-paused").into()),
            (ContestState::Running, MatchRequest::Continue) => return Err(key!("match-is-running").into()),
        };
        Ok(ContestWrite::SetState { state, spent_ms: self.spent_ms(now), at: now.unix_ms })
    }

    /// Something is stored, and so it is true.
    pub(crate) fn adopt(&mut self, write: &ContestWrite, now: Now) {
        match write {
            ContestWrite::SetState { state, spent_ms, at } => {
                (self.row.state, self.row.spent_ms, self.row.updated) = (*state, *spent_ms, *at);
                self.since = (*state == ContestState::Running).then_some(now.ms);
                if *state == ContestState::Running {
                    self.trouble = None;
                    self.under_way.values_mut().for_each(|game| game.attempt = 0);
                }
            }
            ContestWrite::Played { number, half_points, last, spent_ms, at, .. } => {
                self.under_way.remove(number);
                self.row.results.push(*half_points);
                let pairing = self.plan.fixture(*number).pairing;
                self.tallies[pairing].add(usize::from(*half_points));
                (self.row.spent_ms, self.row.updated) = (*spent_ms, *at);
                self.since = self.since.map(|_| now.ms);
                if *last {
                    (self.row.state, self.since) = (ContestState::Finished, None);
                }
            }
            ContestWrite::Create(_) | ContestWrite::Delete => {}
        }
    }
}

/// The id of a match's game.
pub(crate) fn game_id(contest: &str, number: u64) -> String {
    format!("{contest}-{}", number + 1)
}
