//! One test for each thing that was seen to go wrong.

use std::time::Duration;

use plyground_players::Progress;
use plyground_rules::{BySide, LONGEST_GAME, Reason, Side};
use plyground_store::{Counts, Ending, GameRow, MoveRow};

use super::world::{Fate, World, browser, row, takeback};
use crate::{
    pool::{JobEvent, Urgency},
    table::{
        apply::{MAX_PER_BROWSER, MAX_WATCHERS},
        engine::EngineState,
        live::LiveTable,
        message::{Request, Say, Update},
    },
};

fn event(world: &mut World, event: JobEvent) {
    let step = world.table.engine_event(event, world.now);
    world.begin(step, Fate::Good);
}

/// The computer makes this move.
fn answer(world: &mut World, text: &str) {
    event(world, JobEvent::Started { time: None });
    event(world, JobEvent::Chosen(text.to_owned()));
    world.pass(1_000);
    world.tick(Fate::Good);
}

#[test]
fn a21_an_engine_that_misbehaves_loses_and_the_reason_is_told_and_stored() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", None));
    world.play("ann", "f5");
    event(&mut world, JobEvent::Started { time: None });
    event(&mut world, JobEvent::Forfeited(Reason::ENGINE_ILLEGAL));
    let ending = world.disk.row.ending.clone().expect("the game is over on disk");
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(Side::First), "engine-illegal"));
    assert_eq!(
        world.table.ending_text().expect("over").to_string(),
        "Dark wins: the engine sent an illegal move"
    );
}

#[test]
fn a14_a_computer_that_is_told_to_move_now_makes_the_game_count_no_longer() {
    let counted = || {
        let mut row = row("reversi", "ann", "greedy", None);
        row.counts = Counts::Yes;
        World::with_both(row)
    };
    let mut world = counted();
    world.play("ann", "f5");
    event(&mut world, JobEvent::Started { time: None });
    world.granted("ann", &Request::Stop {});
    assert_eq!((world.disk.row.counts, world.table.row.counts), (Counts::NoLonger, Counts::NoLonger));
    // One that has decided is only waited for.
    let mut world = counted();
    world.play("ann", "f5");
    event(&mut world, JobEvent::Started { time: None });
    event(&mut world, JobEvent::Chosen("d6".to_owned()));
    world.granted("ann", &Request::Stop {});
    assert_eq!(world.disk.row.counts, Counts::Yes);
}

#[test]
fn a5_what_happened_is_told_first() {
    for variant in ["reversi", "gomoku", "yinsh", "laser"] {
        let mut world = World::with_both(row(variant, "ann", "random-moves", None));
        world.messages.clear();
        for _ in 0..6 {
            let text = world.table.play.legal()[0].clone();
            let ply = world.table.play.ply();
            if world.table.thinker().is_some() {
                answer(&mut world, &text);
            } else {
                world.play("ann", &text);
            }
            let first = world.messages.iter().position(|message| match message {
                Update::Table { state } => state.current.ply > ply,
                Update::Moved { moved, .. } => moved.ply > ply,
                _ => false,
            });
            let first = &world.messages[first.expect("the move is told")];
            assert!(
                matches!(first, Update::Moved { moved, .. } if moved.ply == ply + 1 && !moved.events.is_empty())
            );
            world.messages.clear();
        }
    }
}

#[test]
fn a23_a_failed_write_of_the_computers_move_ends_no_game() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", None));
    world.play("ann", "f5");
    event(&mut world, JobEvent::Started { time: None });
    event(&mut world, JobEvent::Chosen("d6".to_owned()));
    world.pass(1_000);
    world.tick(Fate::Refused);
    assert!(world.held.is_some() && !world.table.saved && !world.table.is_over());
    assert_eq!(world.told.len(), 1, "a move that is not on disk is not told");
    assert_eq!(world.table.deadline(), None, "nothing happens by itself meanwhile");
    let request = world.move_request("c3");
    assert!(world.refused("ann", &request).contains("cannot be saved"));
    assert!(world.refused("ann", &Request::Resign { side: None }).contains("cannot be saved"));
    world.retry(Fate::Refused);
    assert!(!world.table.saved);
    world.retry(Fate::Good);
    assert!(world.table.saved);
    assert_eq!(world.texts(), ["f5", "d6"]);
    world.play("ann", "c3");
}

#[test]
fn a3_a23_a_failing_disk_costs_nobody_time() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    world.play("ann", "f5");
    world.pass(2_000);
    let request = world.move_request("d6");
    world.request("ben", &request, Fate::Refused).expect("granted, and kept");
    let stands = world.left();
    world.pass(50_000);
    assert_eq!(world.left(), stands, "clocks stand while nothing can be saved");
    world.tick(Fate::Good);
    world.retry(Fate::Good);
    assert!(!world.table.is_over());
    assert_eq!(world.left(), BySide { first: 60_000, second: 58_000 });
    world.pass(1_000);
    assert_eq!(world.left().first, 59_000, "and then they run again");
}

#[test]
fn a3_taking_back_in_ones_own_yinsh_turn_gives_no_time_back() {
    let mut world = World::with_both(GameRow {
        start: Some("WWWW/7/8/9/10/wwwwW4/10/9/8/6B/BBBB w 0-0".to_owned()),
        ..row("yinsh", "ann", "ben", Some((300_000, 0)))
    });
    world.play("ann", "f6-g7");
    world.play("ann", "xf2-f6");
    assert_eq!(world.table.to_move(), Side::First, "a ring has to be taken, too");
    world.pass(4_400);
    let before = world.left();
    world.granted("ann", &takeback());
    assert_eq!(world.left(), before);
    assert_eq!(before.first, 300_000 - 4_400);
    world.restart();
    assert_eq!(world.left(), before, "not even by a restart");
}

#[test]
fn a7_an_illegal_move_leaves_what_can_be_redone() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", None));
    world.play("ann", "f5");
    world.granted("ann", &takeback());
    let illegal = world.move_request("a1");
    world.refused("ann", &illegal);
    world.granted("ann", &Request::Redo {});
    assert_eq!(world.texts(), ["f5"]);
}

#[test]
fn a7_redo_brings_back_all_that_was_taken_back() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", None));
    world.play("ann", "f5");
    answer(&mut world, "d6");
    world.play("ann", "c3");
    answer(&mut world, "d3");
    world.granted("ann", &takeback());
    world.granted("ann", &takeback());
    assert_eq!(world.texts(), [] as [&str; 0]);
    world.granted("ann", &Request::Redo {});
    assert_eq!(world.texts(), ["f5", "d6"], "the turn and its answer");
    world.granted("ann", &Request::Redo {});
    assert_eq!(world.texts(), ["f5", "d6", "c3", "d3"]);
    let told = world.messages.last().expect("told");
    assert!(matches!(told, Update::Moved { state, .. } if !state.around.can.redo), "nothing is left to redo");
    assert!(world.refused("ann", &Request::Redo {}).contains("nothing"));
    assert_eq!(world.told, world.table.history);
}

#[test]
fn a3_a_game_lost_on_time_stays_lost() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", Some((10_000, 0))));
    world.play("ann", "f5");
    answer(&mut world, "d6");
    world.pass(20_000);
    world.tick(Fate::Good);
    let lost = Ending { winner: Some(Side::Second), reason: Reason::TIME.code.to_owned() };
    assert_eq!(world.table.row.ending, Some(lost));
    assert!(world.refused("ann", &takeback()).contains("time"));
    assert_eq!(world.table.ending_text().expect("over").to_string(), "Light wins: Dark ran out of time");
}

#[test]
fn a3_a_move_after_the_flag_has_fallen_is_too_late() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((10_000, 0))));
    world.play("ann", "f5");
    world.pass(10_000);
    let late = world.move_request("d6");
    assert!(world.refused("ben", &late).contains("time"));
}

#[test]
fn a9_the_end_says_who_resigned() {
    let mut world = World::with_both(row("gomoku", "ann", "ben", None));
    world.granted("ben", &Request::Resign { side: None });
    assert_eq!(world.table.ending_text().expect("over").to_string(), "Black wins: White resigned");
}

#[test]
fn a20_a_crowd_keeps_no_player_out() {
    let mut world = World::new(row("reversi", "ann", "ben", None));
    for i in 0..MAX_WATCHERS + 20 {
        world.join(&format!("watcher {i}"));
    }
    assert_eq!(world.table.connections.len(), MAX_WATCHERS, "watchers are bounded");
    world.join("ann");
    world.join("ben");
    assert_eq!(world.table.connections.len(), MAX_WATCHERS + 2, "seats have places of their own");
    for _ in 0..20 {
        world.join("ann");
    }
    let own = world.table.connections.values().filter(|b| **b == browser("ann")).count();
    assert_eq!(own, MAX_PER_BROWSER, "a browser's connections are bounded");
    assert!(world.table.connections.contains_key(&(MAX_WATCHERS as u64 + 20 + 22)), "the latest stays");
}

#[test]
fn a24_a_computers_time_runs_only_while_it_searches() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", Some((10_000, 0))));
    world.play("ann", "f5");
    world.pass(60_000);
    world.tick(Fate::Good);
    assert!(!world.table.is_over(), "waiting for a thread costs nothing");
    event(&mut world, JobEvent::Started { time: Some(Duration::from_secs(1)) });
    world.pass(2_000);
    event(&mut world, JobEvent::Suspended);
    world.pass(60_000);
    assert_eq!(world.left().second, 10_000, "nor does a search that had to give way");
    event(&mut world, JobEvent::Started { time: None });
    event(&mut world, JobEvent::Progress(Progress { depth: 3, nodes: 100, share: 0.5, score: None }));
    world.pass(3_000);
    event(&mut world, JobEvent::Chosen("d6".to_owned()));
    world.pass(5_000);
    world.tick(Fate::Good);
    assert_eq!((world.texts().len(), world.left().second), (2, 7_000));
    assert_eq!(world.table.history[1].ms, 3_000);
}

#[test]
fn a24_nobody_watches_nobody_searches() {
    let mut world = World::new(row("reversi", "random-moves", "random-moves", None));
    assert!(world.table.search(world.now).is_none());
    let watcher = world.join("eve");
    let (_, ticket) = world.table.search(world.now).expect("a watcher");
    assert_eq!(ticket.urgency, Urgency::Watched);
    world.leave(watcher);
    assert!(world.table.search(world.now).is_none() && world.table.engine == EngineState::Idle);
    let mut world = World::new(row("reversi", "random-moves", "ann", None));
    world.join("eve");
    assert_eq!(world.table.urgency(), Some(Urgency::Watched));
    world.join("ann");
    assert_eq!(world.table.urgency(), Some(Urgency::Person));
}

#[test]
fn a23_an_engine_that_fails_decides_no_game() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", None));
    world.play("ann", "f5");
    let mut seeds = Vec::new();
    for _ in 0..3 {
        let (job, _) = world.table.search(world.now).expect("another search");
        seeds.push(format!("{:?}", job.kind));
        event(&mut world, JobEvent::Started { time: None });
        event(&mut world, JobEvent::Failed);
    }
    seeds.dedup();
    assert_eq!(seeds.len(), 3, "each time with another seed");
    world.tick(Fate::Good);
    assert_eq!(world.texts().len(), 2, "at last any move is played");
    assert!(!world.table.is_over());
    assert!(world.messages.iter().any(|m| matches!(m, Update::Notice { .. })), "and everybody is told");
}

#[test]
fn a27_a_pause_against_a_computer() {
    let mut world = World::with_both(row("reversi", "ann", "random-moves", Some((60_000, 0))));
    world.play("ann", "f5");
    answer(&mut world, "d6");
    world.pass(5_000);
    world.granted("ann", &Request::Pause { say: Say::Offer });
    world.pass(1_000_000);
    world.tick(Fate::Good);
    let request = world.move_request("c3");
    assert!(world.refused("ann", &request).contains("paused"));
    world.restart();
    assert!(world.table.row.paused, "also after a restart");
    world.join("ann");
    world.pass(1_000_000);
    assert_eq!(world.left().first, 55_000);
    world.granted("ann", &Request::Resume {});
    world.pass(1_000);
    assert_eq!(world.left().first, 54_000);
    world.play("ann", "c3");
}

#[test]
fn a27_a_pause_between_people_needs_both() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    world.play("ann", "f5");
    world.granted("ann", &Request::Pause { say: Say::Offer });
    assert!(!world.table.row.paused && world.table.offers.pause == Some(Side::First));
    assert!(world.refused("ann", &Request::Pause { say: Say::Accept }).contains("asked"), "not one's own");
    world.granted("ben", &Request::Pause { say: Say::Decline });
    world.granted("ben", &Request::Pause { say: Say::Offer });
    world.granted("ann", &Request::Pause { say: Say::Accept });
    assert!(world.table.row.paused);
    world.granted("ann", &Request::Resume {});
    assert!(world.table.row.paused, "Ben's clock does not run before Ben is back");
    world.granted("ben", &Request::Resume {});
    assert!(!world.table.row.paused);
    world.play("ben", "d6");
}

#[test]
fn a9_anybody_may_ask_computers_for_a_rematch() {
    let mut world = World::new(row("reversi", "random-moves", "random-moves", None));
    world.join("eve");
    assert!(world.refused("eve", &Request::Rematch {}).contains("no game"));
    world.table.row.ending = Some(Ending { winner: None, reason: "agreement".to_owned() });
    world.granted("eve", &Request::Rematch {});
    assert_eq!(world.disk.row.next.as_deref(), Some("next"));
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    world.granted("ann", &Request::Resign { side: None });
    assert!(world.refused("eve", &Request::Rematch {}).contains("watching"), "only where nobody plays");
}

#[test]
fn a13_a_live_game_is_as_long_as_a_match_may_be() {
    let row = row("laser", "ann", "ben", None);
    let (game, variant) = plyground_games::find("laser").expect("a game");
    let mut play = game.start(variant, None).expect("the usual start");
    let mut rng = fastrand::Rng::with_seed(7);
    while play.ply() < LONGEST_GAME - 1 {
        let legal = play.legal();
        play.play(&legal[rng.usize(..legal.len())]).expect("legal");
        if play.outcome().is_some() {
            // Some positions lead nowhere else: go back far enough to get around them.
            (0..rng.usize(1..30)).for_each(|_| _ = play.take_back());
        }
    }
    let mv = |(_, text)| MoveRow { text, ms: Some(0), left: None };
    let moves = play.history().into_iter().map(mv).collect();
    let mut world = World::with_both(row.clone());
    world.table = LiveTable::load(row, moves, None, world.now).expect("stored");
    let quiet = |text: &&String| {
        let mut after = play.boxed_clone();
        after.play(text).is_ok() && after.outcome().is_none()
    };
    let last = play.legal().iter().find(quiet).expect("a move that ends nothing").clone();
    world.table.make(&last, None, world.now).expect("legal");
    let drawn = Ending { winner: None, reason: "length".to_owned() };
    assert_eq!((world.texts().len(), world.table.row.ending), (LONGEST_GAME, Some(drawn)));
}

#[test]
fn a8_a_message_about_a_move_does_not_grow_with_the_game() {
    let mut world = World::with_both(row("laser", "ann", "ben", None));
    let mut rng = fastrand::Rng::with_seed(1);
    let mut sizes = Vec::new();
    while !world.table.is_over() && sizes.len() < 300 {
        let legal = world.table.play.legal();
        let text = legal[rng.usize(..legal.len())].clone();
        let who = if world.table.to_move() == Side::First { "ann" } else { "ben" };
        world.play(who, &text);
        let update = world.messages.last().expect("told");
        sizes.push(world.table.broadcast(update).for_browser(&browser("eve")).len());
    }
    let (begin, most) = (sizes[0], sizes.iter().max().expect("some"));
    assert!(*most < begin + 1_000, "{begin} bytes at first, {most} at most in {} moves", sizes.len());
}

#[test]
fn a8_each_browser_gets_its_own_copy() {
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    world.play("ann", "f5");
    let update = world.table.broadcast(world.messages.last().expect("told"));
    let copy = |who: &str| -> serde_json::Value {
        serde_json::from_str(&update.for_browser(&browser(who))).expect("JSON")
    };
    assert_eq!(copy("ann")["you"], serde_json::json!(["first"]));
    assert_eq!(copy("ann")["choices"], serde_json::json!([]), "it is not Ann's turn");
    assert_eq!(copy("ben")["choices"].as_array().map(Vec::len), Some(3));
    assert_eq!(copy("eve")["you"], serde_json::json!([]));
    assert_eq!(copy("eve")["state"]["history"], serde_json::Value::Null);
    assert_eq!((&copy("eve")["move"], &copy("eve")["ply"]), (&"f5".into(), &1.into()));
}

#[test]
fn a3_a_clock_waits_until_both_seats_are_taken() {
    let mut world = World::new(row("reversi", "ann", "free", Some((10_000, 0))));
    world.join("ann");
    world.play("ann", "f5");
    world.pass(60_000);
    world.tick(Fate::Good);
    assert!(!world.table.is_over());
    let step = world.table.sit(&browser("ben"), Some("Ben".to_owned()), None, world.now).expect("free");
    world.begin(step.expect("a step"), Fate::Good);
    world.pass(1_000);
    assert_eq!(world.left().second, 9_000);
    assert!(world.table.sit(&browser("eve"), None, None, world.now).is_err(), "both are taken");
    assert!(
        world.table.sit(&browser("ben"), None, None, world.now).is_ok_and(|step| step.is_none()),
        "again"
    );
}

#[test]
fn r1_after_a_pass_the_last_real_move_is_shown() {
    let mut world = World::with_both(GameRow {
        start: Some("-XO------------- O".to_owned()),
        ..row("reversi-4x4", "ann", "ben", None)
    });
    assert_eq!(world.table.play.legal(), ["a1"]);
    world.play("ben", "a1");
    assert!(world.table.is_over() || world.table.play.legal() == ["--"]);
    let past = world.table.past(1).expect("there");
    assert!(!past.last.is_empty() && past.position == world.table.play.position_text());
}
