//! An event as a plain value: its commands, who plays in which browser, and which game is played on which board. What is done to it gives
//! the event as it is then, what has to be stored before that is true, and the games that are worth nothing any more.

use std::{collections::BTreeMap, sync::Arc};

use plyground_events::{Command, Event, Format, Game, Outcome, PlayerId, Source, State, Who, why::why};
use plyground_games::find;
use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{
    Counts, Ending, EventGame, EventRow, EventSeat, EventWrite, GameRow, OpeningRule, Pace, Seat, StoreError,
    StoredEvent, Write,
};
use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use super::host::Passing;
use crate::session::{Browser, new_id};

/// Reasons are ready for so many of the latest rounds; an arena has hundreds.
pub(crate) const EXPLAINED: usize = 12;

/// What the event's own settings call its rules: the same for all boards.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Rules {
    /// The start position's text; `None` for the usual one.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// Both clocks.
    #[serde(default)]
    pub(crate) clock: Option<BySide<Clock>>,
    /// Whether the second side has the first move in that position.
    #[serde(default)]
    pub(crate) second_begins: bool,
    /// Whether a computer makes an odd number of people even.
    #[serde(default)]
    pub(crate) fills: bool,
}

/// An event, as everybody sees it.
#[derive(Clone)]
pub(crate) struct LiveEvent {
    pub(crate) row: EventRow,
    pub(crate) event: Event,
    pub(crate) rules: Rules,
    pub(crate) seats: BTreeMap<PlayerId, EventSeat>,
    /// By round and board, from 1.
    pub(crate) games: BTreeMap<(u32, u32), String>,
    /// Why the latest rounds are as they are, by round and board.
    pub(crate) reasons: Arc<BTreeMap<(u32, u32), Vec<Message>>>,
    pub(crate) passing: Passing,
}

/// What follows from something that is done.
pub(crate) struct Change {
    pub(crate) next: LiveEvent,
    pub(crate) writes: Vec<Write>,
    /// Games that are ended without a result, as far as they still go on.
    pub(crate) void: Vec<String>,
}

/// A change, or why there is none.
pub(crate) type Changed = Result<Change, Message>;

impl LiveEvent {
    /// One in which nothing was done yet.
    pub(crate) fn new(row: EventRow) -> Self {
        LiveEvent {
            row,
            event: Event::new(),
            rules: Rules::default(),
            seats: BTreeMap::new(),
            games: BTreeMap::new(),
            reasons: Arc::default(),
            passing: Passing::default(),
        }
    }

    /// An event as it is stored.
    pub(crate) fn load(stored: StoredEvent) -> Result<Self, StoreError> {
        let id = stored.row.id.clone();
        let damaged = |what: String| StoreError::Damaged { game: id.clone(), what };
        let commands = stored.commands.iter().map(|text| serde_json::from_str(text));
        let commands: Vec<Command> =
            commands.collect::<Result<_, _>>().map_err(|e| damaged(e.to_string()))?;
        let event =
            Event::of(commands).map_err(|(number, why)| damaged(format!("command {number}: {why}")))?;
        let seats = stored.seats.into_iter().map(|seat| (PlayerId(seat.player), seat));
        let games = stored.games.into_iter().map(|at| ((at.round, at.board), at.game));
        let mut live =
            LiveEvent { event, games: games.collect(), seats: seats.collect(), ..LiveEvent::new(stored.row) };
        live.read_rules();
        live.explain();
        Ok(live)
    }

    pub(crate) fn state(&self) -> &State {
        self.event.state()
    }

    pub(crate) fn is_host(&self, browser: &Browser) -> bool {
        self.row.holder == browser.hash()
    }

    /// Who plays in this browser.
    pub(crate) fn player_of(&self, browser: &Browser) -> Option<PlayerId> {
        let seats = self.seats.iter().filter(|(_, seat)| seat.holder == browser.hash());
        seats.map(|(player, _)| *player).find(|player| self.state().player(*player).is_some())
    }

    /// The open games, by round and board, with the game that is played there.
    pub(crate) fn open(&self) -> impl Iterator<Item = (u32, u32, &Game, Option<&String>)> {
        let rounds = (1..).zip(self.state().rounds());
        let boards = rounds
            .flat_map(|(round, of)| (1..).zip(&of.games).map(move |(board, game)| (round, board, game)));
        boards
            .filter(|(_, _, game)| game.outcome.is_none())
            .map(|(round, board, game)| (round, board, game, self.games.get(&(round, board))))
    }

    /// The open game of somebody.
    pub(crate) fn game_of(&self, player: PlayerId) -> Option<(u32, u32, &Game, Option<&String>)> {
        self.open().find(|(_, _, game, _)| game.seat(player).is_some())
    }

    /// Does something.
    pub(crate) fn apply(&self, command: Command, now: i64) -> Changed {
        self.unchanged().then(command, now)
    }

    /// Somebody joins in a browser: with a new name, or one that the host wrote down and nobody has taken.
    pub(crate) fn join(
        &self,
        name: &str,
        browser: &Browser,
        person: Option<String>,
        rating: Option<i32>,
        now: i64,
    ) -> Changed {
        if self.player_of(browser).is_some() {
            return Err(key!("event-joined-already").into());
        }
        let folded = name.trim().to_lowercase();
        // Of an evening from a file nobody has a device yet.
        let known = self.state().players().iter().find(|player| {
            !player.is_removed
                && !matches!(player.who, Who::Computer(_))
                && player.name.to_lowercase() == folded
        });
        let known = known.map(|player| player.id).filter(|id| !self.seats.contains_key(id));
        let command = match known {
            Some(player) => Command::SetWho { player, who: Who::Device },
            None => Command::AddPlayer { name: name.to_owned(), who: Who::Device, rating },
        };
        let mut change = self.apply(command, now)?;
        let player = known.unwrap_or(PlayerId(self.state().players().len() as u32));
        let seat = EventSeat { player: player.0, holder: browser.hash().to_vec(), person };
        // Somebody who was taken off the list may come back in the same browser.
        let gone = self.seats.iter().filter(|(_, seat)| seat.holder == browser.hash());
        for player in gone.map(|(player, _)| *player).collect::<Vec<_>>() {
            change.free(player);
        }
        change.write(EventWrite::Sit(seat.clone()));
        change.next.seats.insert(player, seat);
        // A board that was played at a table can be played on by phones.
        if let Some((round, board, game, None)) = self.game_of(player) {
            change.put_game(round, board, game, now);
        }
        Ok(change)
    }

    /// Somebody plays without a device from now on; another one can join under the name.
    pub(crate) fn without_device(&self, player: PlayerId, now: i64) -> Changed {
        let mut change = self.apply(Command::SetWho { player, who: Who::ByHand }, now)?;
        change.free(player);
        Ok(change)
    }

    /// Starts a round. Where a computer makes an odd number even, one joins, comes back or leaves first: `filler` is who would join.
    pub(crate) fn start(&self, filler: Option<Newcomer>, now: i64) -> Changed {
        let mut change = self.unchanged();
        if let Some(filler) = filler.filter(|_| self.may_fill()) {
            let computers = |is_out: bool| {
                let all = self.state().players().iter().rev().filter(move |player| {
                    !player.is_removed && player.is_out == is_out && matches!(player.who, Who::Computer(_))
                });
                all.map(|player| player.id).next()
            };
            let command = match (computers(false), computers(true)) {
                (Some(player), _) => Command::LetOut { player },
                (None, Some(player)) => Command::BringBack { player },
                (None, None) => filler.command(self.state()),
            };
            change = change.then(command, now)?;
        }
        change.then(Command::StartRound { at: now.unsigned_abs(), pairing: None }, now)
    }

    /// Pairs the last round anew without somebody who did not come. No result is lost by that.
    pub(crate) fn pair_without(&self, player: PlayerId, filler: Option<Newcomer>, now: i64) -> Changed {
        if self.state().rounds().last().is_some_and(|round| round.open() < round.games.len()) {
            return Err(key!("event-again-late").into());
        }
        let undone = self.apply(Command::UndoRound, now)?;
        let started = undone.next.apply(Command::LetOut { player }, now)?;
        let begun = started.next.start(filler, now)?;
        let writes = [undone.writes, started.writes, begun.writes].concat();
        let void = [undone.void, started.void, begun.void].concat();
        Ok(Change { next: begun.next, writes, void })
    }

    /// Says how strong somebody is among all, and for which team they play.
    pub(crate) fn place(
        &self,
        player: PlayerId,
        seed: Option<u32>,
        team: Option<String>,
        now: i64,
    ) -> Changed {
        let mut change = self.unchanged();
        let (had_seed, had_team) = match self.state().player(player) {
            Some(player) => (player.seed, player.team.clone()),
            None => (None, None),
        };
        if had_seed != seed {
            change = change.then(Command::Seed { player, seed }, now)?;
        }
        if had_team != team {
            change = change.then(Command::SetTeam { player, team }, now)?;
        }
        Ok(change)
    }

    /// Whether the next round would leave somebody without an opponent, and a computer may change that.
    fn may_fill(&self) -> bool {
        let state = self.state();
        let active = state.players().iter().filter(|player| player.is_active()).count();
        let can = match state.format() {
            Some(Format::Swiss { .. }) => true,
            Some(Format::RoundRobin { .. } | Format::Knockout { .. }) => state.rounds().is_empty(),
            Some(Format::Arena { .. }) | None => false,
        };
        let fits = self.rules.fills && can && active % 2 == 1;
        // What cannot begin at all changes nobody.
        fits && !state.is_over()
            && !state.is_complete()
            && state.rounds().iter().all(|round| round.open() == 0)
    }

    /// Computers take part.
    pub(crate) fn add_computers(&self, newcomers: Vec<Newcomer>, now: i64) -> Changed {
        let mut change = self.unchanged();
        for newcomer in newcomers {
            let command = newcomer.command(change.next.state());
            change = change.then(command, now)?;
        }
        Ok(change)
    }

    /// The games of what is played now, by round and board: of an arena those that go on, else the whole round.
    pub(crate) fn shown_games(&self) -> BTreeMap<(u32, u32), String> {
        let last = self.state().rounds().len() as u32;
        let is_arena = matches!(self.state().format(), Some(Format::Arena { .. }));
        let shown = |(round, board): (u32, u32)| {
            if !is_arena {
                return round == last;
            }
            self.state().game(round, board).is_some_and(|game| game.outcome.is_none())
        };
        self.games.iter().filter(|(at, _)| shown(**at)).map(|(at, game)| (*at, game.clone())).collect()
    }

    /// Whether a computer plays that nobody may be looking at: computers think only while somebody does.
    pub(crate) fn has_computers_playing(&self) -> bool {
        let is_computer = |id: PlayerId| {
            self.state().player(id).is_some_and(|player| matches!(player.who, Who::Computer(_)))
        };
        self.open()
            .any(|(_, _, game, id)| id.is_some() && (is_computer(game.first) || is_computer(game.second)))
    }

    /// Takes results from the boards. `endings` are those of the games of open boards that are there at all.
    pub(crate) fn settle(&self, endings: &[(String, Option<Ending>)], now: i64) -> Changed {
        let knockout = matches!(self.state().format(), Some(Format::Knockout { .. }));
        let mut change = self.unchanged();
        for (round, board, game, id) in self.open() {
            let Some(id) = id else { continue };
            let outcome = match endings.iter().find(|(game, _)| game == id) {
                Some((_, None)) => continue,
                Some((_, Some(ending))) if ending.is_result() => Some(self.outcome(ending)),
                // Aborted, or forgotten as a game without a move: the board gets another one.
                _ => None,
            };
            match outcome.filter(|outcome| !(knockout && *outcome == Outcome::Draw)) {
                Some(outcome) => {
                    let result = Command::Result { round, board, outcome, source: Source::Board };
                    change = change.then(result, now)?;
                }
                None => change.put_game(round, board, game, now),
            }
        }
        Ok(change)
    }

    /// Pairs those who wait in an arena that goes on; `None` where there is nothing to be done.
    pub(crate) fn pair_waiting(&self, now: i64) -> Option<Change> {
        let ends = self.state().ends_at()?;
        let at = u64::try_from(now).ok().filter(|at| *at < ends)?;
        self.apply(Command::StartRound { at, pairing: None }, now).ok()
    }

    /// Whether this is an arena whose time runs.
    pub(crate) fn is_pairing(&self, now: i64) -> bool {
        let ends = self.state().ends_at();
        !self.state().is_over() && ends.is_some_and(|ends| u64::try_from(now).is_ok_and(|now| now < ends))
    }

    pub(super) fn unchanged(&self) -> Change {
        Change { next: self.clone(), writes: Vec::new(), void: Vec::new() }
    }

    /// The side that the player who begins has.
    pub(crate) fn first_side(&self) -> Side {
        if self.rules.second_begins { Side::Second } else { Side::First }
    }

    fn outcome(&self, ending: &Ending) -> Outcome {
        match ending.winner {
            None => Outcome::Draw,
            Some(side) if side == self.first_side() => Outcome::First,
            Some(_) => Outcome::Second,
        }
    }

    fn read_rules(&mut self) {
        let settings = self.event.state().settings();
        self.rules =
            settings.and_then(|settings| serde_json::from_str(&settings.rules).ok()).unwrap_or_default();
    }

    /// Finds the reasons for the latest rounds.
    fn explain(&mut self) {
        let state = self.event.state();
        let rounds = state.rounds().len();
        let mut reasons = BTreeMap::new();
        for (round, paired) in (1u32..).zip(state.rounds()).skip(rounds.saturating_sub(EXPLAINED)) {
            for (board, game) in (1u32..).zip(&paired.games) {
                let Some(why) = why(state, round, game.first) else { continue };
                reasons
                    .insert((round, board), [why.pairing_messages(state), why.side_messages(state)].concat());
            }
            // Those without an opponent come after the boards.
            for (board, player) in (paired.games.len() as u32 + 1..).zip(&paired.pausing) {
                let Some(why) = why(state, round, *player) else { continue };
                reasons.insert((round, board), why.pairing_messages(state));
            }
        }
        self.reasons = Arc::new(reasons);
    }

    /// A new game for a board; `None` where one of the two has no device.
    fn game_row(&self, game: &Game, now: i64) -> Option<GameRow> {
        let settings = self.state().settings()?;
        let (any, variant) = find(&settings.variant).ok()?;
        let first = self.seated(game.at(self.seat(Side::First)))?;
        let second = self.seated(game.at(self.seat(Side::Second)))?;
        Some(GameRow {
            id: new_id(),
            game: any.info().id.to_owned(),
            variant: variant.id.to_owned(),
            start: self.rules.start.clone(),
            names: BySide { first: first.name, second: second.name },
            seats: BySide { first: first.seat, second: second.seat },
            persons: BySide { first: first.person, second: second.person },
            counts: if settings.rated { Counts::Yes } else { Counts::No },
            holders: BySide { first: first.holder, second: second.holder },
            clock: self.rules.clock,
            created: now,
            ending: None,
            next: None,
            left: None,
            paused: false,
            previews: false,
            resigns: false,
            pace: Pace::Normal,
            opening: OpeningRule::Free,
            imported: false,
        })
    }

    /// Which of the two has a side.
    pub(super) fn seat(&self, side: Side) -> plyground_events::Seat {
        if side == self.first_side() { plyground_events::Seat::First } else { plyground_events::Seat::Second }
    }

    /// Somebody at a table; `None` for who has no device.
    fn seated(&self, id: PlayerId) -> Option<Seated> {
        let player = self.state().player(id)?;
        let name = player.name.clone();
        if let Who::Computer(computer) = &player.who {
            return Some(Seated { name, seat: Seat::Computer(computer.clone()), holder: None, person: None });
        }
        let seat = self.seats.get(&id)?;
        let (holder, person) = (Some(seat.holder.clone()), seat.person.clone());
        Some(Seated { name, seat: Seat::Remote, holder, person })
    }
}

/// Somebody as a table knows them.
struct Seated {
    name: String,
    seat: Seat,
    holder: Option<Vec<u8>>,
    person: Option<String>,
}

/// A computer that takes part.
#[derive(Clone, Debug)]
pub(crate) struct Newcomer {
    /// Its id.
    pub(crate) id: String,
    /// What it is called.
    pub(crate) name: String,
    pub(crate) rating: Option<i32>,
}

impl Newcomer {
    /// It joins, with a number where its name is taken.
    fn command(self, state: &State) -> Command {
        let is_taken = |name: &str| {
            let name = name.to_lowercase();
            state.players().iter().any(|player| !player.is_removed && player.name.to_lowercase() == name)
        };
        let numbered = (2..).map(|number| format!("{} {number}", self.name));
        let name = std::iter::once(self.name.clone()).chain(numbered).find(|name| !is_taken(name));
        Command::AddPlayer {
            name: name.unwrap_or_default(),
            who: Who::Computer(self.id),
            rating: self.rating,
        }
    }
}

impl Change {
    /// Does something more.
    pub(crate) fn then(mut self, command: Command, now: i64) -> Changed {
        let rounds = self.next.state().rounds().len() as u32;
        let number = self.next.event.commands().len() as u64;
        let recorded = self.next.event.apply(command)?.clone();
        let text = serde_json::to_string(&recorded).expect("commands are plain data");
        let over = self.next.state().is_over();
        self.write(EventWrite::Command { number, command: text, over, at: now });
        (self.next.row.updated, self.next.row.over) = (now, over);
        match recorded {
            Command::SetUp { settings } => {
                (self.next.row.name, self.next.row.variant) = (settings.name, settings.variant);
                self.next.read_rules();
            }
            Command::StartRound { .. } => {
                let paired =
                    self.next.state().rounds().last().map(|round| round.games.clone()).unwrap_or_default();
                for (board, game) in (1..).zip(&paired).filter(|(_, game)| game.outcome.is_none()) {
                    self.put_game(rounds + 1, board, game, now);
                }
                self.next.explain();
            }
            Command::UndoRound => {
                self.void.extend(self.next.games.range((rounds, 0)..).map(|(_, game)| game.clone()));
                self.next.games.retain(|(round, _), _| *round < rounds);
                self.write(EventWrite::ForgetRound { round: rounds });
                self.next.explain();
            }
            // What the host says of a game that goes on ends it.
            Command::Result { round, board, source: Source::Hand | Source::Absence, .. } => {
                self.void.extend(self.next.games.get(&(round, board)).cloned());
            }
            Command::Rename { .. } => self.next.explain(),
            _ => {}
        }
        Ok(self)
    }

    /// Gives a board a new game, if both have a device.
    fn put_game(&mut self, round: u32, board: u32, game: &Game, now: i64) {
        match self.next.game_row(game, now) {
            Some(row) => {
                let at = EventGame { round, board, game: row.id.clone() };
                self.next.games.insert((round, board), row.id.clone());
                self.writes.push(Write::Create(row));
                self.write(EventWrite::Game(at));
            }
            None => drop(self.next.games.remove(&(round, board))),
        }
    }

    fn free(&mut self, player: PlayerId) {
        if self.next.seats.remove(&player).is_some() {
            self.write(EventWrite::Free { player: player.0 });
        }
    }

    pub(super) fn write(&mut self, change: EventWrite) {
        self.writes.push(Write::Event { event: self.next.row.id.clone(), change });
    }
}

/// The result that a form says.
pub(crate) fn outcome_of(code: &str) -> Result<Outcome, Message> {
    let named = serde_json::from_value(serde_json::Value::from(code));
    named.map_err(|_| message!("event-bad-outcome"))
}
