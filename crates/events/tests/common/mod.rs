//! What the tests of events share.

#![allow(dead_code)] // each test uses a part of it

use fastrand::Rng;
use plyground_events::{
    Command, Event, Format, Outcome, PlayerId, Seat, Settings, Source, State, TieBreak, Who,
};

pub(crate) fn settings(format: Format, tie_breaks: &[TieBreak]) -> Settings {
    Settings {
        name: "Club evening".to_owned(),
        variant: "reversi".to_owned(),
        rules: String::new(),
        format,
        rated: false,
        tie_breaks: tie_breaks.to_vec(),
    }
}

pub(crate) fn add(name: &str) -> Command {
    Command::AddPlayer { name: name.to_owned(), who: Who::Device, rating: None }
}

pub(crate) fn do_all(event: &mut Event, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let text = format!("{command:?}");
        event.apply(command).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// An event of people called a0, a1, …
pub(crate) fn event(format: Format, people: usize) -> Event {
    let mut event = Event::new();
    do_all(&mut event, [Command::SetUp { settings: settings(format, &[]) }]);
    do_all(&mut event, (0..people).map(|at| add(&format!("a{at}"))));
    event
}

pub(crate) fn start(event: &mut Event, at: u64) {
    do_all(event, [Command::StartRound { at, pairing: None }]);
}

pub(crate) fn result(round: usize, board: usize, outcome: Outcome) -> Command {
    Command::Result { round: round as u32, board: board as u32, outcome, source: Source::Board }
}

/// All open games, by round and board from 1.
pub(crate) fn open(state: &State) -> Vec<(usize, usize)> {
    let rounds = state.rounds().iter().enumerate();
    let games = rounds.flat_map(|(round, of)| {
        of.games.iter().enumerate().map(move |(board, game)| (round + 1, board + 1, game.outcome))
    });
    games.filter(|(_, _, outcome)| outcome.is_none()).map(|(round, board, _)| (round, board)).collect()
}

/// Ends all open games.
pub(crate) fn finish(event: &mut Event, rng: &mut Rng, outcomes: &[Outcome]) {
    for (round, board) in open(event.state()) {
        let outcome = outcomes[rng.usize(..outcomes.len())];
        do_all(event, [result(round, board, outcome)]);
    }
}

/// The first of the two wins who was added first.
pub(crate) fn finish_by_strength(event: &mut Event) {
    for (round, board) in open(event.state()) {
        let game = event.state().game(round as u32, board as u32).expect("an open game");
        let outcome = if game.first < game.second { Outcome::First } else { Outcome::Second };
        do_all(event, [result(round, board, outcome)]);
    }
}

/// The sides that somebody has had in games that were played.
pub(crate) fn seats(state: &State, player: PlayerId) -> Vec<Seat> {
    let games = state.rounds().iter().flat_map(|round| &round.games);
    let played = games.filter(|game| game.outcome.is_none_or(Outcome::is_played));
    played.filter_map(|game| game.seat(player)).collect()
}
