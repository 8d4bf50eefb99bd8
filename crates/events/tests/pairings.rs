//! Random evenings: what a round must never do, and what it does only when it cannot be avoided, compared with trying everything.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{add, do_all, finish, open, seats, start};
use fastrand::Rng;
use plyground_events::{
    Command, Event, Format, Outcome, PlayerId, Seat, State, document,
    pairing::pair,
    swiss::{Costs, Entrants},
};
use proptest::{
    prelude::any,
    test_runner::{Config, RngSeed, TestRunner},
};

/// Recorded so that every run checks the same evenings. Set `PLYGROUND_SEED` to check others.
const SEED: u64 = 20_261_119;

fn evenings(cases: u32, check: impl Fn(&mut Rng)) {
    let seed = std::env::var("PLYGROUND_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(SEED);
    let config =
        Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(seed), ..Config::default() };
    let result = TestRunner::new(config).run(&any::<u64>(), |random| {
        check(&mut Rng::with_seed(random));
        Ok(())
    });
    if let Err(e) = result {
        panic!("seed {seed}: {e}");
    }
}

const PLAYED: [Outcome; 3] = [Outcome::First, Outcome::Draw, Outcome::Second];

/// The facts of a state before its last round, counted here anew and not by the crate.
struct Facts {
    people: Vec<PlayerId>,
    met: BTreeMap<(PlayerId, PlayerId), u32>,
    free: BTreeMap<PlayerId, u32>,
    seats: BTreeMap<PlayerId, Vec<Seat>>,
}

impl Facts {
    fn before_last(state: &State) -> Self {
        let (last, before) = state.rounds().split_last().expect("a round");
        let seated = last.games.iter().flat_map(|game| [game.first, game.second]);
        let people: Vec<PlayerId> = seated.chain(last.pausing.iter().copied()).collect();
        let (mut met, mut free) = (BTreeMap::new(), BTreeMap::new());
        let mut seats: BTreeMap<PlayerId, Vec<Seat>> = BTreeMap::new();
        for round in before {
            for player in &round.pausing {
                *free.entry(*player).or_default() += 1;
            }
            for game in &round.games {
                match game.outcome.expect("earlier rounds are over") {
                    Outcome::First | Outcome::Draw | Outcome::Second => {
                        *met.entry(ordered(game.first, game.second)).or_default() += 1;
                        seats.entry(game.first).or_default().push(Seat::First);
                        seats.entry(game.second).or_default().push(Seat::Second);
                    }
                    Outcome::FirstByForfeit => *free.entry(game.first).or_default() += 1,
                    Outcome::SecondByForfeit => *free.entry(game.second).or_default() += 1,
                    Outcome::NeitherCame => {}
                }
            }
        }
        Facts { people, met, free, seats }
    }

    fn times_met(&self, a: PlayerId, b: PlayerId) -> u32 {
        self.met.get(&ordered(a, b)).copied().unwrap_or_default()
    }

    fn is_broken(&self, player: PlayerId, seat: Seat) -> bool {
        let none = Vec::new();
        let seats = self.seats.get(&player).unwrap_or(&none);
        let is_third = seats.len() >= 2 && seats[seats.len() - 2..] == [seat, seat];
        let with = |wanted: Seat| seats.iter().chain([&seat]).filter(|had| **had == wanted).count();
        is_third || with(Seat::First).abs_diff(with(Seat::Second)) > 2
    }

    /// What a pairing does that a round avoids: people left over, points without a game again, repeats, repeats of repeats, team
    /// mates, broken colours with the better seating.
    fn costs(&self, state: &State, pairs: &[(PlayerId, PlayerId)]) -> [u32; 6] {
        let mut costs = [0; 6];
        let paired: BTreeSet<PlayerId> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
        for player in self.people.iter().filter(|player| !paired.contains(player)) {
            costs[0] += 1;
            costs[1] += self.free.get(player).copied().unwrap_or_default().min(3);
        }
        for &(a, b) in pairs {
            let times = self.times_met(a, b);
            costs[2] += times.min(1);
            costs[3] += times.clamp(1, 4) - 1;
            let team = |player: PlayerId| state.players()[player.index()].team.clone();
            costs[4] += u32::from(team(a).is_some() && team(a) == team(b));
            let seated = |first, second| {
                u32::from(self.is_broken(first, Seat::First))
                    + u32::from(self.is_broken(second, Seat::Second))
            };
            costs[5] += seated(a, b).min(seated(b, a));
        }
        costs
    }

    /// The least costs of all pairings, by trying every one.
    fn least(&self, state: &State) -> [u32; 6] {
        fn all(
            facts: &Facts,
            state: &State,
            free: &[PlayerId],
            pairs: &mut Vec<(PlayerId, PlayerId)>,
            best: &mut [u32; 6],
        ) {
            let Some((&one, rest)) = free.split_first() else {
                *best = (*best).min(facts.costs(state, pairs));
                return;
            };
            all(facts, state, rest, pairs, best);
            for (at, &other) in rest.iter().enumerate() {
                if !state.is_forbidden(one, other) {
                    let mut rest = rest.to_vec();
                    rest.remove(at);
                    pairs.push((one, other));
                    all(facts, state, &rest, pairs, best);
                    pairs.pop();
                }
            }
        }
        let mut best = [u32::MAX; 6];
        all(self, state, &self.people, &mut Vec::new(), &mut best);
        best
    }
}

/// The least costs of all pairings of those who are still free, with these pairs beside them.
fn least_costs(entrants: &Entrants, free: &[usize], pairs: &mut Vec<(usize, usize)>) -> Option<Costs> {
    let Some((&one, rest)) = free.split_first() else { return entrants.costs(pairs) };
    let mut best = least_costs(entrants, rest, pairs);
    for &other in rest {
        let others: Vec<usize> = rest.iter().copied().filter(|at| *at != other).collect();
        pairs.push((one, other));
        let found = least_costs(entrants, &others, pairs);
        pairs.pop();
        best = [best, found].into_iter().flatten().min();
    }
    best
}

fn ordered(a: PlayerId, b: PlayerId) -> (PlayerId, PlayerId) {
    (a.min(b), a.max(b))
}

fn last_pairs(state: &State) -> Vec<(PlayerId, PlayerId)> {
    state.rounds().last().expect("a round").games.iter().map(|game| (game.first, game.second)).collect()
}

/// What every round must be.
fn check_round(state: &State) {
    let round = state.rounds().last().expect("a round");
    let mut seen = BTreeSet::new();
    for player in
        round.games.iter().flat_map(|game| [game.first, game.second]).chain(round.pausing.iter().copied())
    {
        assert!(seen.insert(player), "{player:?} is paired twice");
    }
    let active = state.players().iter().filter(|player| player.is_active());
    assert_eq!(seen, active.map(|player| player.id).collect(), "everybody is paired once");
    for game in &round.games {
        assert!(!state.is_forbidden(game.first, game.second));
    }
}

/// Things that happen between rounds and during them. Teams and pairs kept apart only if wanted.
fn something(event: &mut Event, rng: &mut Rng, with_bonds: bool) {
    let people = event.state().players().len();
    let player = PlayerId(rng.u32(..people as u32));
    let other = PlayerId(rng.u32(..people as u32));
    let command = match rng.u32(..14) {
        0 => add(&format!("late{people}")),
        1 | 2 => Command::LetOut { player },
        3 | 4 => Command::BringBack { player },
        5 if with_bonds => Command::Forbid { a: player, b: other },
        6 if with_bonds => {
            Command::SetTeam { player, team: Some(["Red", "Blue"][rng.usize(..2)].to_owned()) }
        }
        7 => Command::Remove { player },
        8 => Command::Rename { player, name: format!("  A{}", rng.u32(..60)) },
        9 => Command::Seed { player, seed: Some(rng.u32(1..9)) },
        10 => Command::Correct {
            round: 1,
            board: 1,
            outcome: Outcome::ALL[rng.usize(..6)],
            note: "seen".into(),
        },
        11 => match open(event.state()).first() {
            Some(&(round, board)) => Command::NoShow { round: round as u32, board: board as u32, player },
            None => Command::UndoRound,
        },
        _ => return,
    };
    let before = event.clone();
    if event.apply(command).is_err() {
        assert_eq!(*event, before, "a refused command changes nothing");
    }
}

#[test]
fn small_evenings_avoid_all_that_can_be_avoided() {
    evenings(400, |rng| {
        let mut event = common::event(Format::Swiss { rounds: 9 }, rng.usize(2..=7));
        for _ in 0..9 {
            for _ in 0..rng.usize(..5) {
                something(&mut event, rng, true);
            }
            let active = event.state().players().iter().filter(|player| player.is_active()).count();
            let is_late = event.state().rounds().len() >= 9;
            if is_late || active > 8 || event.apply(Command::StartRound { at: 0, pairing: None }).is_err() {
                break;
            }
            let state = event.state();
            check_round(state);
            let facts = Facts::before_last(state);
            let pairs = last_pairs(state);
            assert_eq!(facts.costs(state, &pairs), facts.least(state), "{:?}", event.commands());
            // All criteria in their order, by the crate's own costs: no other pairing has less.
            let entrants = Entrants::before(state, state.rounds().len() - 1);
            let place = |player| entrants.order.iter().position(|one| *one == player).expect("an entrant");
            let places: Vec<_> = pairs.iter().map(|&(a, b)| (place(a), place(b))).collect();
            let all: Vec<usize> = (0..entrants.order.len()).collect();
            assert_eq!(entrants.costs(&places), least_costs(&entrants, &all, &mut Vec::new()));
            // The sides are the better ones, too.
            for &(a, b) in &pairs {
                let seated = |a, b| {
                    u8::from(facts.is_broken(a, Seat::First)) + u8::from(facts.is_broken(b, Seat::Second))
                };
                assert!(seated(a, b) <= seated(b, a), "{a:?} begins against {b:?}");
            }
            finish(&mut event, rng, &[PLAYED[0], PLAYED[1], PLAYED[2], Outcome::FirstByForfeit]);
        }
    });
}

/// With more than twice as many possible opponents as rounds nothing has to be avoided in vain: by Dirac's theorem the graph of those who have not met has a
/// perfect matching.
#[test]
fn large_evenings_have_no_repeats_and_keep_the_rules_of_colours() {
    evenings(24, |rng| {
        let people = rng.usize(24..=200);
        let mut event = common::event(Format::Swiss { rounds: 11 }, people);
        for round in 0..11 {
            for _ in 0..rng.usize(..6) {
                something(&mut event, rng, false);
            }
            if event.state().rounds().len() > round {
                continue;
            }
            start(&mut event, 0);
            let state = event.state();
            check_round(state);
            let facts = Facts::before_last(state);
            let [left, again, repeats, _, _, broken] = facts.costs(state, &last_pairs(state));
            assert_eq!(left as usize, facts.people.len() % 2);
            let least = facts.people.iter().map(|player| facts.free.get(player).copied().unwrap_or_default());
            assert_eq!(again, if left == 1 { least.min().unwrap_or_default().min(3) } else { 0 });
            assert_eq!((repeats, broken), (0, 0), "{people} people, round {}", round + 1);
            finish(&mut event, rng, &PLAYED);
        }
        // A correction can make a game of what was none, after later rounds have been paired.
        let corrected = event.state().game(1, 1).filter(|game| !game.corrections.is_empty());
        for player in event.state().players() {
            if corrected.is_some_and(|game| game.seat(player.id).is_some()) {
                continue;
            }
            let seats = seats(event.state(), player.id);
            assert!(!seats.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]), "{seats:?}");
            let begun = seats.iter().filter(|seat| **seat == Seat::First).count();
            assert!(begun.abs_diff(seats.len() - begun) <= 2, "{seats:?}");
        }
    });
}

#[test]
fn points_of_opponents_are_close() {
    let mut event = common::event(Format::Swiss { rounds: 7 }, 64);
    let mut rng = Rng::with_seed(SEED);
    for round in 0..7 {
        start(&mut event, 0);
        let state = event.state();
        let table = plyground_events::standings::standings(state, round);
        let points: BTreeMap<PlayerId, u32> =
            table.iter().map(|line| (line.player, line.half_points)).collect();
        for (a, b) in last_pairs(state) {
            assert!(points[&a].abs_diff(points[&b]) <= 2, "round {}", round + 1);
        }
        if round == 0 {
            // The upper half meets the lower, in order.
            let pairs = last_pairs(state).into_iter().map(|(a, b)| ordered(a, b));
            assert!(pairs.enumerate().all(|(at, (a, b))| (a.index(), b.index()) == (at, at + 32)));
        }
        finish(&mut event, &mut rng, &PLAYED);
    }
}

#[test]
fn the_same_commands_give_the_same_event_and_the_document_holds_all_of_it() {
    evenings(60, |rng| {
        let format = [
            Format::Swiss { rounds: 5 },
            Format::RoundRobin { double: rng.bool() },
            Format::Arena { duration: 1_000 },
            Format::Knockout { places: rng.bool() },
        ][rng.usize(..4)];
        let mut event = common::event(format, rng.usize(2..=20));
        for at in 0..rng.u64(1..12) {
            for _ in 0..rng.usize(..4) {
                something(&mut event, rng, true);
            }
            let now = 100 * at;
            let decided = pair(event.state(), now);
            assert_eq!(decided, pair(event.state(), now));
            let begun = event.apply(Command::StartRound { at: now, pairing: None }).cloned();
            match (begun, decided) {
                (Ok(Command::StartRound { pairing, .. }), decided) => assert_eq!(pairing, decided.ok()),
                (refused, decided) => assert_eq!(refused.err(), decided.err()),
            }
            let outcomes: &[Outcome] = match format {
                Format::Knockout { .. } => &[Outcome::First, Outcome::Second, Outcome::NeitherCame],
                _ => &PLAYED,
            };
            let keep = matches!(format, Format::Arena { .. }) && rng.bool();
            if !keep {
                finish(&mut event, rng, outcomes);
            }
        }
        assert_eq!(Event::of(event.commands().to_vec()), Ok(event.clone()));
        let text = document::write(&event, &[]);
        let (again, games) = document::read(&text).expect("an event");
        assert_eq!((&again, games.len()), (&event, 0));
        assert_eq!(document::write(&again, &games), text);
    });
}

/// An undo leaves what the event would be if the last round had never begun.
#[test]
fn an_undo_restores_exactly() {
    evenings(120, |rng| {
        let format = [
            Format::Swiss { rounds: 9 },
            Format::RoundRobin { double: true },
            Format::Knockout { places: true },
        ][rng.usize(..3)];
        let mut event = common::event(format, rng.usize(3..=12));
        for _ in 0..rng.usize(..4) {
            if event.apply(Command::StartRound { at: 7, pairing: None }).is_ok() {
                finish(&mut event, rng, &[Outcome::First, Outcome::Second]);
            }
        }
        let before = event.state().clone();
        if event.apply(Command::StartRound { at: 8, pairing: None }).is_err() {
            return;
        }
        let begun = event.state().rounds()[before.rounds().len()].clone();
        if rng.bool() {
            finish(&mut event, rng, &[Outcome::First, Outcome::Second]);
            let note = "wrong board".to_owned();
            let round = before.rounds().len() as u32 + 1;
            let _ = event.apply(Command::Correct { round, board: 1, outcome: Outcome::First, note });
            let _ = event.apply(Command::End);
        }
        do_all(&mut event, [Command::UndoRound]);
        assert_eq!(*event.state(), before);
        // The same round again; and with somebody more, or somebody less, another one.
        start(&mut event, 8);
        assert_eq!(event.state().rounds().last(), Some(&begun));
        let mut kept = Event::of(before_last_round(&event)).expect("the commands before");
        let since = [
            Command::Rename { player: PlayerId(0), name: "New".to_owned() },
            Command::LetOut { player: PlayerId(1) },
        ];
        for command in since.into_iter().chain((rng.bool()).then(|| add("late"))) {
            if event.apply(command.clone()).is_ok() {
                do_all(&mut kept, [command]);
            }
        }
        do_all(&mut event, [Command::UndoRound]);
        assert_eq!(event.state(), kept.state(), "what was done to people since stays done");
    });
}

/// The commands up to the last round, which is not begun.
fn before_last_round(event: &Event) -> Vec<Command> {
    let commands = event.commands();
    let is_start = |command: &Command| matches!(command, Command::StartRound { .. });
    let last = commands.iter().rposition(is_start).expect("a round has begun");
    commands[..last].to_vec()
}

#[test]
fn an_arena_pairs_those_who_wait_and_nobody_twice_running() {
    evenings(60, |rng| {
        let mut event = common::event(Format::Arena { duration: 100_000 }, rng.usize(3..=30));
        let mut last: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
        let mut passed: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for at in 0..30 {
            let state = event.state().clone();
            let waiting = plyground_events::arena::waiting(&state);
            let others_play = !open(&state).is_empty();
            if event.apply(Command::StartRound { at, pairing: None }).is_ok() {
                let round = event.state().rounds().last().expect("a round").clone();
                let pausing = round.pausing.clone();
                assert_eq!(2 * round.games.len() + pausing.len(), waiting.len());
                for game in &round.games {
                    for (one, other) in [(game.first, game.second), (game.second, game.first)] {
                        if last.insert(one, other) == Some(other) {
                            assert!(!others_play && waiting.len() <= 3, "twice running against {other:?}");
                        }
                        passed.remove(&one);
                    }
                }
                for player in pausing {
                    let times = passed.entry(player).or_default();
                    *times += 1;
                    assert!(*times <= 3 || waiting.len() <= 3, "{player:?} is passed by {times} times");
                }
            }
            for (round, board) in open(event.state()) {
                if rng.u32(..3) > 0 {
                    let outcome = PLAYED[rng.usize(..3)];
                    do_all(&mut event, [common::result(round, board, outcome)]);
                }
            }
        }
        let over = event.apply(Command::StartRound { at: 100_000, pairing: None }).map(|_| ());
        assert_eq!(over.map_err(|why| why.key().id()), Err("arena-over"));
    });
}

#[test]
fn whole_round_robins_meet_everybody_once_or_twice() {
    for people in 2..=17 {
        for double in [false, true] {
            let mut event = common::event(Format::RoundRobin { double }, people);
            let mut met: BTreeMap<(PlayerId, PlayerId), u32> = BTreeMap::new();
            while !event.state().is_complete() {
                start(&mut event, 0);
                check_round(event.state());
                for (a, b) in last_pairs(event.state()) {
                    *met.entry((a, b)).or_default() += 1;
                }
                finish(&mut event, &mut Rng::with_seed(1), &PLAYED);
            }
            let wanted = people * (people - 1) / if double { 1 } else { 2 };
            assert_eq!(met.len(), wanted, "{people} people");
            assert!(met.values().all(|times| *times == 1));
            let refused =
                event.apply(Command::StartRound { at: 0, pairing: None }).expect_err("all is played");
            assert_eq!(refused.key().id(), "no-more-rounds");
        }
    }
}

#[test]
fn two_hundred_people_are_paired_for_eleven_rounds() {
    let mut event = common::event(Format::Swiss { rounds: 11 }, 200);
    let mut rng = Rng::with_seed(SEED);
    for _ in 0..11 {
        start(&mut event, 0);
        check_round(event.state());
        finish(&mut event, &mut rng, &PLAYED);
    }
    assert!(event.state().is_complete());
    let one_more = event.apply(add("b")).expect_err("200 are the most");
    assert_eq!(one_more.key().id(), "too-many-players");
}
