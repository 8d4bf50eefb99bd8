//! An event as the fold of its commands.

use plyground_words::{Message, key, message};

use crate::{
    Command, Correction, Format, Game, MOST_PLAYERS, Outcome, Player, PlayerId, Source, State, Who, pairing,
};

/// The most commands of an event: no evening has so many, and a document of them can be read in seconds.
pub(crate) const MOST_COMMANDS: usize = 50_000;
/// The longest note of a correction and id of a computer player, in characters.
const LONGEST_NOTE: usize = 200;

/// An event: its commands, and how it stands after them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Event {
    commands: Vec<Command>,
    state: State,
}

impl Event {
    /// One without any command: the first sets it up.
    pub fn new() -> Self {
        Event::default()
    }

    /// How it stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// All commands as they are recorded: applied in order to a new event they give this one.
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// Applies a command and gives it as it has to be recorded, with everything that was decided; or says in one sentence why it does not
    /// fit, and changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<&Command, Message> {
        if self.commands.len() >= MOST_COMMANDS {
            return Err(key!("event-long").into());
        }
        let recorded = self.state.apply(command)?;
        self.commands.push(recorded);
        Ok(self.commands.last().expect("a command was recorded"))
    }

    /// The event of these commands, or the number of the first that does not fit, and why.
    pub fn of(commands: impl IntoIterator<Item = Command>) -> Result<Self, (usize, Message)> {
        let mut event = Event::new();
        for (at, command) in commands.into_iter().enumerate() {
            event.apply(command).map_err(|why| (at + 1, why))?;
        }
        Ok(event)
    }
}

impl State {
    /// Applies a command. Every arm checks everything before it changes anything.
    fn apply(&mut self, command: Command) -> Result<Command, Message> {
        let is_first = self.settings.is_none();
        match &command {
            Command::SetUp { .. } => {}
            _ if is_first => return Err(key!("no-event").into()),
            Command::Rename { .. } | Command::Correct { .. } | Command::UndoRound => {}
            _ if self.is_over => return Err(key!("event-over").into()),
            _ => {}
        }
        match &command {
            Command::SetUp { settings } => {
                settings.check()?;
                if !self.rounds.is_empty() {
                    return Err(key!("begun-already").into());
                }
                if matches!(settings.format, Format::Knockout { .. }) && !self.forbidden.is_empty() {
                    return Err(key!("knockout-forbidden").into());
                }
                self.settings = Some(settings.clone());
            }
            Command::AddPlayer { name, who, rating } => self.add(name, who, *rating)?,
            Command::Rename { player, name } => {
                let id = self.known(*player)?.id;
                let name = self.checked_name(name, Some(id))?;
                self.players[id.index()].name = name;
            }
            Command::Seed { player, seed } => self.known(*player)?.seed = *seed,
            Command::SetWho { player, who } => {
                check_who(who)?;
                self.known(*player)?.who = who.clone();
            }
            Command::SetTeam { player, team } => {
                let team = team.as_deref().map(|name| self.team_name(name)).transpose()?;
                self.known(*player)?.team = team;
            }
            Command::Remove { player } => {
                let id = self.known(*player)?.id;
                let has_been =
                    self.rounds.iter().any(|r| r.board_of(id).is_some() || r.pausing.contains(&id));
                if has_been {
                    return Err(message!("cannot-remove", name = &self.players[id.index()].name));
                }
                self.players[id.index()].is_removed = true;
                self.forbidden.retain(|&(a, b)| a != id && b != id);
            }
            Command::LetOut { player } => {
                let player = self.known(*player)?;
                if player.is_out {
                    return Err(message!("is-out", name = &player.name));
                }
                player.is_out = true;
            }
            Command::BringBack { player } => {
                let player = self.known(*player)?;
                if !player.is_out {
                    return Err(message!("is-here", name = &player.name));
                }
                player.is_out = false;
            }
            Command::Forbid { a, b } => {
                let pair = self.two(*a, *b)?;
                if matches!(self.format(), Some(Format::Knockout { .. })) {
                    return Err(key!("knockout-forbidden").into());
                }
                if !self.forbidden.insert(pair) {
                    return Err(key!("forbidden-already").into());
                }
            }
            Command::Allow { a, b } => {
                let pair = self.two(*a, *b)?;
                if !self.forbidden.remove(&pair) {
                    return Err(key!("not-forbidden").into());
                }
            }
            Command::StartRound { at, pairing: given } => {
                let pairing = match given {
                    Some(pairing) => {
                        pairing::check(self, *at, pairing)?;
                        pairing.clone()
                    }
                    None => pairing::pair(self, *at)?,
                };
                self.begin(*at, pairing.clone());
                return Ok(Command::StartRound { at: *at, pairing: Some(pairing) });
            }
            Command::Result { round, board, outcome, source } => {
                let game = self.known_game(*round, *board)?;
                if game.outcome.is_some() {
                    return Err(message!("has-result", round = *round, board = *board));
                }
                self.check_outcome(*outcome)?;
                self.finish(*round, *board, *outcome, *source);
            }
            Command::Correct { round, board, outcome, note } => {
                self.correct(*round, *board, *outcome, note)?;
            }
            Command::NoShow { round, board, player } => {
                let name = self.known(*player)?.name.clone();
                let game = self.known_game(*round, *board)?;
                let Some(absent) = game.seat(*player) else {
                    return Err(message!("not-in-game", name = name, round = *round, board = *board));
                };
                // The other one may have been called absent before.
                let outcome = match game.outcome {
                    None if absent == crate::Seat::First => Outcome::SecondByForfeit,
                    None => Outcome::FirstByForfeit,
                    Some(before) if !before.is_played() && before.winner() == Some(absent) => {
                        Outcome::NeitherCame
                    }
                    Some(_) => return Err(message!("has-result", round = *round, board = *board)),
                };
                self.finish(*round, *board, outcome, Source::Absence);
            }
            Command::End => {
                let open = self.rounds.iter().map(crate::Round::open).sum::<usize>();
                if open > 0 {
                    return Err(message!("round-running", count = open));
                }
                if self.rounds.is_empty() {
                    return Err(key!("not-begun").into());
                }
                self.is_over = true;
            }
            Command::UndoRound => self.undo()?,
        }
        Ok(command)
    }

    fn known(&mut self, id: PlayerId) -> Result<&mut Player, Message> {
        let player = self.players.get_mut(id.index()).filter(|player| !player.is_removed);
        player.ok_or_else(|| key!("unknown-player").into())
    }

    fn known_game(&self, round: u32, board: u32) -> Result<&Game, Message> {
        self.game(round, board).ok_or_else(|| message!("no-such-game", round = round, board = board))
    }

    fn two(&mut self, a: PlayerId, b: PlayerId) -> Result<(PlayerId, PlayerId), Message> {
        let (a, b) = (self.known(a)?.id, self.known(b)?.id);
        if a == b {
            return Err(key!("same-player").into());
        }
        Ok((a.min(b), a.max(b)))
    }

    fn add(&mut self, name: &str, who: &Who, rating: Option<i32>) -> Result<(), Message> {
        check_who(who)?;
        let name = self.checked_name(name, None)?;
        if self.players.iter().filter(|player| !player.is_removed).count() >= MOST_PLAYERS {
            return Err(message!("too-many-players", most = MOST_PLAYERS));
        }
        // Numbers of those removed stay taken; nobody adds and removes so often by hand.
        if self.players.len() >= 10 * MOST_PLAYERS {
            return Err(message!("too-many-players", most = MOST_PLAYERS));
        }
        let late_format = !matches!(self.format(), Some(Format::RoundRobin { .. } | Format::Knockout { .. }));
        if !self.rounds.is_empty() && !late_format {
            return Err(key!("late-impossible").into());
        }
        let (id, came) = (PlayerId(self.players.len() as u32), self.rounds.len() as u32);
        let who = who.clone();
        let (seed, team, is_out, is_removed) = (None, None, false, false);
        self.players.push(Player { id, name, who, seed, rating, team, came, is_out, is_removed });
        Ok(())
    }

    /// The event as if the last round had never begun and everything that was done to people and earlier rounds since were done all the same.
    fn undo(&mut self) -> Result<(), Message> {
        if matches!(self.format(), Some(Format::Arena { .. })) {
            return Err(key!("arena-undo").into());
        }
        if self.rounds.pop().is_none() {
            return Err(key!("nothing-to-undo").into());
        }
        let (left, is_first) = (self.rounds.len() as u32, self.rounds.is_empty());
        let games = self.rounds.iter().flat_map(|round| &round.games);
        self.results = games.map(|game| game.finished).max().unwrap_or_default();
        self.is_over = false;
        for player in &mut self.players {
            player.came = player.came.min(left);
        }
        if is_first {
            self.field.clear();
        }
        Ok(())
    }

    fn check_outcome(&self, outcome: Outcome) -> Result<(), Message> {
        match self.format() {
            Some(Format::Knockout { .. }) if outcome == Outcome::Draw => Err(key!("knockout-draw").into()),
            _ => Ok(()),
        }
    }

    fn finish(&mut self, round: u32, board: u32, outcome: Outcome, source: Source) {
        self.results += 1;
        let game = &mut self.rounds[round as usize - 1].games[board as usize - 1];
        (game.outcome, game.source, game.finished) = (Some(outcome), source, self.results);
    }

    fn correct(&mut self, round: u32, board: u32, outcome: Outcome, note: &str) -> Result<(), Message> {
        let note = note.trim();
        let Some(before) = self.known_game(round, board)?.outcome else {
            return Err(message!("no-result", round = round, board = board));
        };
        if note.is_empty() {
            return Err(key!("note-missing").into());
        }
        if note.chars().count() > LONGEST_NOTE || note.chars().any(char::is_control) {
            return Err(message!("note-long", most = LONGEST_NOTE));
        }
        self.check_outcome(outcome)?;
        let goes_on = (round as usize) < self.rounds.len() && before.winner() != outcome.winner();
        if goes_on && matches!(self.format(), Some(Format::Knockout { .. })) {
            return Err(message!("knockout-went-on", round = round + 1));
        }
        let game = &mut self.rounds[round as usize - 1].games[board as usize - 1];
        game.corrections.push(Correction { before, note: note.to_owned() });
        (game.outcome, game.source) = (Some(outcome), Source::Hand);
        Ok(())
    }
}

fn check_who(who: &Who) -> Result<(), Message> {
    match who {
        Who::Computer(id) if id.is_empty() || id.len() > LONGEST_NOTE => Err(key!("computer-unknown").into()),
        _ => Ok(()),
    }
}
