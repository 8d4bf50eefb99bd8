//! Two computers that are paused, stepped and slowed.

use plyground_store::{Pace, Write};

use super::world::{Fate, World, row};
use crate::{
    pool::JobEvent,
    table::{
        engine::EngineState,
        message::{Request, Say, Update},
    },
};

const PAUSE: Request = Request::Pause { say: Say::Offer };

/// Two computers, and Eve who watches.
fn watched(clock: Option<(u64, u64)>) -> World {
    let mut world = World::new(row("reversi", "random-moves", "greedy", clock));
    world.join("eve");
    world
}

fn event(world: &mut World, event: JobEvent) {
    let step = world.table.engine_event(event, world.now);
    world.begin(step, Fate::Good);
}

/// The computer to move decides.
fn decides(world: &mut World, text: &str) {
    event(world, JobEvent::Started { time: None });
    event(world, JobEvent::Chosen(text.to_owned()));
}

fn changed(world: &World) -> (bool, bool, Option<Pace>) {
    let last = world.messages.iter().rev().find_map(|message| match message {
        Update::Table { state } => Some(&state.current.around),
        Update::Moved { state, .. } => Some(&state.around),
        Update::Changed { state } => Some(state),
        _ => None,
    });
    last.map(|around| (around.paused, around.thinking, around.pace)).expect("told")
}

#[test]
fn a27_watchers_pause_two_computers_and_the_pause_survives_a_restart() {
    let mut world = watched(None);
    event(&mut world, JobEvent::Started { time: None });
    world.granted("eve", &PAUSE);
    assert_eq!((world.table.engine.clone(), changed(&world).0), (EngineState::Idle, true));
    assert!(world.table.search(world.now).is_none(), "nobody thinks");
    assert!(world.refused("eve", &PAUSE).contains("paused already"));
    world.restart();
    world.join("eve");
    assert!(world.table.row.paused && !world.table.engine.is_active(), "it is paused on disk");
    world.granted("eve", &Request::Resume {});
    assert!(world.table.engine.is_active() && !world.disk.row.paused);
    assert!(world.refused("eve", &Request::Resume {}).contains("not paused"));
}

#[test]
fn a13_one_move_is_one_move() {
    let mut world = watched(None);
    world.granted("eve", &PAUSE);
    for (ply, text) in ["f5", "d6"].into_iter().enumerate() {
        world.granted("eve", &Request::Step {});
        assert!(world.table.engine.is_active() && changed(&world) == (true, true, Some(Pace::Normal)));
        decides(&mut world, text);
        world.tick(Fate::Good);
        assert_eq!((world.texts().len(), world.disk.moves.len()), (ply + 1, ply + 1), "shown at once");
        assert_eq!((world.table.engine.clone(), changed(&world).1), (EngineState::Idle, false));
        world.pass(60_000);
        world.tick(Fate::Good);
        assert_eq!(world.texts().len(), ply + 1, "and then they stand");
    }
    // Asked for while they play on, it is the last move.
    world.granted("eve", &Request::Resume {});
    event(&mut world, JobEvent::Started { time: None });
    world.granted("eve", &Request::Step {});
    assert_eq!(world.table.engine, EngineState::Searching, "the search under way is not cut off");
    event(&mut world, JobEvent::Chosen("c3".to_owned()));
    world.tick(Fate::Good);
    assert!(world.texts() == ["f5", "d6", "c3"] && world.table.rests() && world.disk.row.paused);
}

#[test]
fn a13_a_single_move_that_was_not_made_is_forgotten_with_the_program() {
    let mut world = watched(None);
    world.granted("eve", &PAUSE);
    world.granted("eve", &Request::Step {});
    world.restart();
    world.join("eve");
    assert!(world.table.rests() && world.texts().is_empty());
    // So it is when everybody has gone.
    world.granted("eve", &Request::Step {});
    let all: Vec<u64> = world.table.connections.keys().copied().collect();
    all.into_iter().for_each(|connection| world.leave(connection));
    world.join("eve");
    assert!(world.table.rests() && !world.table.engine.is_active());
}

#[test]
fn a27_what_a_computer_has_decided_waits_for_the_end_of_the_pause() {
    let mut world = watched(Some((60_000, 0)));
    event(&mut world, JobEvent::Started { time: None });
    world.pass(4_000);
    event(&mut world, JobEvent::Chosen("f5".to_owned()));
    let left = world.left();
    world.granted("eve", &PAUSE);
    world.pass(500_000);
    world.tick(Fate::Good);
    assert!(world.texts().is_empty() && world.table.deadline().is_none());
    world.granted("eve", &Request::Resume {});
    world.tick(Fate::Good);
    assert_eq!((world.texts(), world.left()), (vec!["f5".to_owned()], left), "it costs no time again");
}

#[test]
fn a13_two_computers_play_at_the_pace_that_was_said_last() {
    let mut world = watched(None);
    let waits = |world: &mut World, text: &str| {
        decides(world, text);
        let due = world.table.deadline().expect("a move is shown soon") - world.now.ms;
        world.pass(due);
        world.tick(Fate::Good);
        due
    };
    assert_eq!(waits(&mut world, "f5"), 900);
    world.granted("eve", &Request::Pace { pace: Pace::Slow });
    assert_eq!((waits(&mut world, "d6"), changed(&world).2), (3_000, Some(Pace::Slow)));
    world.restart();
    world.join("eve");
    assert_eq!(world.table.row.pace, Pace::Slow, "it is kept");
    // A move that is waiting to be shown does not wait longer than the new pace says.
    decides(&mut world, "c3");
    world.granted("eve", &Request::Pace { pace: Pace::Fast });
    assert_eq!(world.table.deadline().map(|at| at - world.now.ms), Some(250));
    let same =
        world.table.apply(&super::world::browser("eve"), &Request::Pace { pace: Pace::Fast }, world.now);
    assert!(same.expect("granted").writes.is_empty(), "the same again is not written");
}

#[test]
fn a13_nobody_steps_or_slows_a_game_with_a_person_in_it() {
    let mut world = World::with_both(row("reversi", "ann", "greedy", None));
    for request in [Request::Step {}, Request::Pace { pace: Pace::Slow }] {
        assert_eq!(world.refused("ann", &request), "Only two computers can be stepped and slowed.");
        assert_eq!(world.refused("eve", &request), "You are watching this game.");
    }
    assert_eq!(world.refused("eve", &PAUSE), "You are watching this game.");
    assert!(!world.table.row.paused && world.table.row.pace == Pace::Normal);
}

#[test]
fn a23_a_pause_that_cannot_be_written_is_no_pause_yet() {
    let mut world = watched(None);
    world.request("eve", &PAUSE, Fate::Refused).expect("granted, but not yet true");
    assert!(!world.table.row.paused && !world.table.saved);
    assert!(world.refused("eve", &Request::Step {}).contains("cannot be saved"));
    world.retry(Fate::Good);
    assert!(world.table.row.paused && world.disk.row.paused);
    let step = world.table.one_move(world.now).expect("granted");
    assert!(!step.writes.iter().any(|write| matches!(write, Write::Pause { .. })), "it is paused already");
}

#[test]
fn a13_after_the_end_nothing_is_stepped() {
    let mut world = watched(None);
    decides(&mut world, "f5");
    world.table.row.ending = Some(plyground_store::Ending { winner: None, reason: "draw".to_owned() });
    for request in [Request::Step {}, Request::Pace { pace: Pace::Fast }, PAUSE] {
        assert_eq!(world.refused("eve", &request), "The game is over.");
    }
}

#[test]
fn a12_in_an_imported_game_nobody_plays_on() {
    let mut imported = row("reversi", "random-moves", "greedy", Some((60_000, 0)));
    imported.imported = true;
    let mut world = World::new(imported.clone());
    world.join("eve");
    for request in [PAUSE, Request::Step {}, Request::Rematch {}] {
        assert!(world.request("eve", &request, Fate::Good).is_err(), "{request:?}");
    }
    assert!(world.table.engine == EngineState::Idle && world.table.deadline().is_none());
    // Nor does a clock run, which nobody stops.
    imported.seats = row("reversi", "free", "free", None).seats;
    let mut world = World::new(imported);
    world.join("eve");
    world.pass(100_000);
    assert!(world.table.deadline().is_none() && world.table.tick(world.now).is_none());
}
