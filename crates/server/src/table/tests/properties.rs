//! Random sequences of requests, by random people, at random times, with a disk that fails and a program that is killed.

use plyground_rules::{BySide, Side};
use proptest::{
    prelude::any,
    test_runner::{Config, RngSeed, TestRunner},
};

use super::world::{Fate, World, every_answer, row, takeback};
use crate::{
    pool::JobEvent,
    table::{
        engine::EngineState,
        message::{ClaimedResult, Phrase, Request},
    },
};

/// Recorded so that every run checks the same sequences. Set `PLYGROUND_SEED` to check others.
const SEED: u64 = 20_261_117;
const INITIAL: u64 = 60_000;
const INCREMENT: u64 = 2_000;
const PEOPLE: [&str; 3] = ["ann", "ben", "eve"];

/// Both sides' time spent so far, by the equation that must hold: left = initial - spent + increments of completed turns + what was
/// given.
fn spent(world: &World) -> BySide<u64> {
    let (left, turns) = (world.left(), world.table.turns_from(0));
    BySide::from_fn(|s| {
        (INITIAL + INCREMENT * turns[s] + world.given[s])
            .checked_sub(left[s])
            .expect("no time out of nowhere")
    })
}

fn request(world: &World, kind: u8, rng: &mut fastrand::Rng) -> Request {
    let legal = world.table.play.legal();
    match kind % 17 {
        0..=7 if !legal.is_empty() => world.move_request(&legal[rng.usize(..legal.len())]),
        8 => world.move_request("a1"),
        9 | 10 => takeback(),
        11 => Request::Redo {},
        12 => every_answer(|say| Request::Pause { say })[rng.usize(..3)].clone(),
        13 => Request::Resume {},
        14 => every_answer(|say| Request::Takeback { say: Some(say) })[rng.usize(..3)].clone(),
        16 if rng.u8(..8) == 0 => Request::Claim { result: ClaimedResult::Win },
        16 if rng.u8(..8) == 0 => Request::Abort {},
        16 if rng.u8(..4) == 0 => Request::Say { phrase: Phrase::Oops },
        16 => Request::MoreTime {},
        15 if rng.u8(..8) == 0 => Request::Resign { side: None },
        _ => every_answer(|say| Request::Draw { say })[rng.usize(..2) * 2].clone(),
    }
}

fn fate(rng: &mut fastrand::Rng) -> Fate {
    match rng.u8(..12) {
        0 => Fate::Refused,
        1 => Fate::Unreported,
        _ => Fate::Good,
    }
}

/// One thing that happens.
fn act(world: &mut World, action: u8, rng: &mut fastrand::Rng) {
    match action % 32 {
        0..=19 => {
            let who = PEOPLE[rng.usize(..3)];
            let request = request(world, rng.u8(..), rng);
            let before = (world.texts(), world.table.row.clone(), world.table.offers);
            let granted = world.request(who, &request, fate(rng));
            if who == "eve" {
                assert!(granted.is_err(), "a stranger's {request:?} was granted");
                assert_eq!(before, (world.texts(), world.table.row.clone(), world.table.offers));
            }
        }
        20 | 21 => world.tick(fate(rng)),
        22..=25 => world.retry(fate(rng)),
        26 => drop(world.join(PEOPLE[rng.usize(..3)])),
        27 => {
            let connection = world.table.connections.keys().next().copied();
            connection.into_iter().for_each(|connection| world.leave(connection));
        }
        28 if rng.u8(..3) == 0 => {
            world.restart();
            world.join("ann");
        }
        _ => engine(world, rng),
    }
}

/// A computer that does something, if one is to move.
fn engine(world: &mut World, rng: &mut fastrand::Rng) {
    if world.held.is_some() || !world.table.engine.is_active() {
        return;
    }
    let legal = world.table.play.legal();
    let event = match (rng.u8(..5), &world.table.engine) {
        (0, EngineState::Searching) => JobEvent::Suspended,
        (1, EngineState::Searching) => JobEvent::Failed,
        (_, EngineState::Searching) => JobEvent::Chosen(legal[rng.usize(..legal.len())].clone()),
        _ => JobEvent::Started { time: None },
    };
    let step = world.table.engine_event(event, world.now);
    world.begin(step, Fate::Good);
}

/// What must be true at all times.
fn check(world: &World) {
    let stored: Vec<&str> = world.disk.moves.iter().map(|mv| mv.text.as_str()).collect();
    let told: Vec<&str> = world.told.iter().map(|entry| entry.text.as_str()).collect();
    let shown: Vec<&str> = world.table.history.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(told, shown, "what is shown was told");
    match &world.held {
        None => {
            assert_eq!(stored, told, "what is told is stored, and the other way round");
            assert_eq!(world.disk.row.ending, world.table.row.ending);
            assert_eq!(world.disk.row.paused, world.table.row.paused);
        }
        Some(held) => {
            let next: Vec<&str> = held.next.moves.iter().map(|mv| mv.text.as_str()).collect();
            assert!(stored == told || stored == next, "stored {stored:?}, told {told:?}, waiting {next:?}");
        }
    }
    assert_eq!(world.table.play.ply(), world.table.moves.len());
}

/// Taking back and playing again at the same moment leaves everything as it was.
fn check_inverse(world: &World) {
    let table = &world.table;
    if table.between_people()
        || !table.saved
        || table.row.paused
        || (table.is_over() && table.play.outcome().is_none())
    {
        return;
    }
    let who = super::world::browser("ann");
    let Ok(back) = table.apply(&who, &takeback(), world.now) else { return };
    let again =
        back.next.apply(&who, &Request::Redo {}, world.now).expect("what was taken back can be played again");
    let next = &again.next;
    assert_eq!(next.history, table.history);
    assert_eq!(next.play.position_text(), table.play.position_text());
    assert_eq!((&next.row.ending, &next.redo), (&table.row.ending, &table.redo));
    let left = |table: &crate::table::LiveTable| table.clocks.left(table.to_move(), world.now.ms);
    if table.thinker().is_none() {
        assert_eq!(left(next), left(table), "not a millisecond is gained or lost");
    }
}

fn hold(variant: &str, second: &str, cases: u32) {
    let seed = std::env::var("PLYGROUND_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(SEED);
    let config =
        Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(seed), ..Config::default() };
    let strategy = (any::<u64>(), proptest::collection::vec(any::<u8>(), 1..150));
    let result = TestRunner::new(config).run(&strategy, |(random, actions)| {
        let mut rng = fastrand::Rng::with_seed(random);
        let mut world = World::with_both(row(variant, "ann", second, Some((INITIAL, INCREMENT))));
        let mut before = spent(&world);
        for action in actions {
            let elapsed = [0, 1, 40, 700, 4_000][rng.usize(..5)];
            world.pass(elapsed);
            let restarts = action % 32 == 28;
            act(&mut world, action, &mut rng);
            check(&world);
            check_inverse(&world);
            let after = spent(&world);
            for side in [Side::First, Side::Second] {
                let person = !world.table.is_computer(side);
                if person && !restarts {
                    assert!(after[side] >= before[side], "{side:?} gained {} ms", before[side] - after[side]);
                }
                assert!(after[side] <= before[side] + elapsed, "{side:?}'s clock jumped");
            }
            before = after;
        }
        Ok(())
    });
    if let Err(e) = result {
        panic!("{variant} against {second} (seed {seed}): {e}");
    }
}

#[test]
fn a3_a23_between_people_nothing_is_lost_and_nobody_gains_time() {
    hold("reversi-4x4", "ben", 300);
    hold("yinsh-blitz", "ben", 150);
}

#[test]
fn a3_a23_against_a_computer_nothing_is_lost_and_nobody_gains_time() {
    hold("reversi-4x4", "random-moves", 300);
    hold("yinsh-blitz", "random-moves", 150);
    hold("laser", "random-moves", 60);
}

#[test]
fn a3_a23_at_one_screen_nothing_is_lost_and_nobody_gains_time() {
    hold("reversi-4x4", "ann", 300);
    hold("yinsh-blitz", "ann", 150);
}
