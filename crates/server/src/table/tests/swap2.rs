//! The swap2 opening: every way through it ends in an ordinary game with the right players at the right sides.

use plyground_review::Evaluation;
use plyground_rules::Side;
use plyground_search::Score;
use plyground_store::{Counts, GameRow, OpeningRule, Seat, Swap2, Write};
use proptest::{
    prelude::any,
    test_runner::{Config, RngSeed, TestRunner},
};

use super::world::{Fate, World, browser, row, takeback};
use crate::{
    pool::{JobEvent, JobKind},
    table::{
        engine::EngineState,
        message::{Request, Say, Swap2Step, Take, Update},
    },
};

const STONES: [&str; 5] = ["h8", "h9", "i9", "j7", "g6"];

fn opening(variant: &str, first: &str, second: &str, clock: Option<(u64, u64)>) -> GameRow {
    GameRow { opening: OpeningRule::Swap2(Swap2::Offered), ..row(variant, first, second, clock) }
}

fn choose(take: Take) -> Request {
    Request::Choose { take }
}

/// Who sits where: the names of both sides.
fn players(world: &World) -> (&str, &str) {
    (world.table.row.names.first.as_str(), world.table.row.names.second.as_str())
}

/// After the three stones of Ann.
fn offered() -> World {
    let mut world = World::with_both(opening("gomoku", "ann", "ben", None));
    STONES[..3].iter().for_each(|stone| world.play("ann", stone));
    world
}

fn last_notice(world: &World) -> String {
    let text = world.messages.iter().rev().find_map(|message| match message {
        Update::Notice { text } => Some(text.to_string()),
        _ => None,
    });
    text.expect("everybody was told")
}

#[test]
fn g1_the_second_player_may_stay_white() {
    let mut world = offered();
    assert_eq!(world.refused("ben", &world.move_request("a1")), "Choose a colour first.");
    world.granted("ben", &choose(Take::Second));
    assert_eq!((players(&world), last_notice(&world).as_str()), (("ann", "ben"), "ben plays White."));
    assert!(world.refused("ann", &world.move_request("a1")).contains("not your turn"));
    world.play("ben", "a1");
    world.play("ann", "a2");
    assert_eq!(world.texts().len(), 5);
}

#[test]
fn g1_the_second_player_may_take_black() {
    let mut world = offered();
    world.granted("ben", &choose(Take::First));
    assert_eq!((players(&world), last_notice(&world).as_str()), (("ben", "ann"), "ben plays Black."));
    assert_eq!(world.table.sides_of(&browser("ann")), [Side::Second], "ann plays white now");
    assert_eq!(world.disk.row, GameRow { left: world.disk.row.left, ..world.table.row.clone() });
    world.play("ann", "a1");
    world.play("ben", "a2");
}

#[test]
fn g1_after_two_more_stones_the_first_player_chooses() {
    for (take, names) in [(Take::First, ("ann", "ben")), (Take::Second, ("ben", "ann"))] {
        let mut world = offered();
        world.granted("ben", &choose(Take::More));
        assert_eq!(last_notice(&world), "ben adds two stones.");
        assert_eq!(world.table.swap2_step(), Some(Swap2Step::Place { left: 2, colour: Side::Second }));
        assert!(world.refused("ann", &world.move_request(STONES[3])).contains("not your turn"));
        STONES[3..].iter().for_each(|stone| world.play("ben", stone));
        assert_eq!(world.table.swap2_step(), Some(Swap2Step::Choose { more: false }));
        assert_eq!(world.refused("ben", &choose(take)), "It is the other player's choice.");
        assert_eq!(
            world.refused("ann", &choose(Take::More)),
            "Two stones were added already: choose a colour."
        );
        world.granted("ann", &choose(take));
        assert_eq!((players(&world), world.table.swap2_step()), (names, None));
        let white = if take == Take::Second { "ann" } else { "ben" };
        world.play(white, "a1");
    }
}

#[test]
fn g1_a_choice_out_of_turn_or_twice_gets_one_sentence_and_changes_nothing() {
    let mut world = World::with_both(opening("gomoku", "ann", "ben", None));
    let refused = |world: &mut World, who: &str, request: &Request, why: &str| {
        let before = (world.table.row.clone(), world.disk.clone(), world.texts());
        assert_eq!(world.refused(who, request), why);
        assert_eq!((world.table.row.clone(), world.disk.clone(), world.texts()), before);
    };
    let none = "There is no colour to choose now.";
    refused(&mut world, "ben", &choose(Take::First), none);
    refused(&mut world, "ann", &choose(Take::First), none);
    let stone = world.move_request("h8");
    refused(&mut world, "ben", &stone, "It is not your turn.");
    STONES[..3].iter().for_each(|stone| world.play("ann", stone));
    refused(&mut world, "ann", &choose(Take::First), "It is the other player's choice.");
    refused(&mut world, "eve", &choose(Take::First), "You are watching this game.");
    world.granted("ben", &choose(Take::First));
    refused(&mut world, "ben", &choose(Take::Second), none);
    refused(&mut world, "ann", &choose(Take::Second), none);
    // Where there is no such opening there is nothing to choose.
    let mut free = World::with_both(row("gomoku", "ann", "ben", None));
    refused(&mut free, "ann", &choose(Take::First), none);
}

#[test]
fn g1_a_stone_can_be_taken_back_until_the_other_player_has_to_choose() {
    let mut world = World::with_both(opening("gomoku", "ann", "ben", None));
    world.play("ann", "h8");
    world.play("ann", "h9");
    world.granted("ann", &takeback());
    assert_eq!(world.texts(), ["h8"], "in the middle of one's own turn nobody is asked");
    world.play("ann", "h10");
    world.play("ann", "a1");
    assert!(world.refused("ann", &takeback()).contains("nothing to take back"));
    world.granted("ben", &choose(Take::Second));
    world.play("ben", "a2");
    world.granted("ben", &takeback());
    world.granted("ann", &Request::Takeback { say: Some(Say::Accept) });
    assert_eq!(world.texts(), ["h8", "h10", "a1"]);
    assert!(world.refused("ben", &takeback()).contains("nothing to take back"), "the opening stays");
}

#[test]
fn a3_a30_each_player_keeps_its_own_clock() {
    let mut game = opening("gomoku", "ann", "ben", Some((60_000, 2_000)));
    let clock = game.clock.as_mut().expect("clocks");
    clock.second.initial_ms = 90_000;
    let mut world = World::with_both(game);
    world.play("ann", STONES[0]);
    for stone in &STONES[1..3] {
        world.pass(5_000);
        world.play("ann", stone);
    }
    // 10 s for the stones, one increment for the turn of three.
    assert_eq!((world.left().first, world.left().second), (52_000, 90_000));
    world.pass(7_000);
    world.granted("ben", &choose(Take::First));
    assert_eq!(players(&world), ("ben", "ann"));
    assert_eq!((world.left().first, world.left().second), (85_000, 52_000), "the time goes with its owner");
    assert_eq!(world.table.row.clock.map(|clock| clock.first.initial_ms), Some(90_000));
    world.restart();
    assert_eq!((world.left().first, world.left().second), (85_000, 52_000), "and is stored");
    world.join("ann");
    world.join("ben");
    world.pass(1_000);
    world.play("ann", "a1");
    assert_eq!((world.left().first, world.left().second), (85_000, 53_000));
}

#[test]
fn a3_who_does_not_choose_in_time_loses() {
    let mut world = World::with_both(opening("gomoku", "ann", "ben", Some((60_000, 0))));
    STONES[..3].iter().for_each(|stone| world.play("ann", stone));
    world.pass(60_000);
    assert!(world.refused("ben", &choose(Take::First)).contains("time is up"));
    world.tick(Fate::Good);
    assert_eq!(world.disk.row.ending.as_ref().map(|end| end.winner), Some(Some(Side::First)));
    assert_eq!(world.table.swap2_step(), None);
}

#[test]
fn a23_the_opening_goes_on_after_a_restart_at_every_step() {
    let mut world = World::with_both(opening("gomoku", "ann", "ben", None));
    let again = |world: &mut World| {
        let before = (world.table.swap2_step(), world.table.row.clone(), world.texts());
        world.restart();
        world.join("ann");
        world.join("ben");
        assert_eq!((world.table.swap2_step(), world.table.row.clone(), world.texts()), before);
    };
    again(&mut world);
    for stone in &STONES[..3] {
        world.play("ann", stone);
        again(&mut world);
    }
    world.granted("ben", &choose(Take::More));
    again(&mut world);
    for stone in &STONES[3..] {
        world.play("ben", stone);
        again(&mut world);
    }
    // A choice that is on disk although that was not reported is made once.
    world.request("ann", &choose(Take::Second), Fate::Unreported).expect("granted");
    assert!(world.refused("ann", &choose(Take::Second)).contains("cannot be saved"));
    world.retry(Fate::Good);
    assert_eq!((players(&world), world.disk.row.names.first.as_str()), (("ben", "ann"), "ben"));
    again(&mut world);
}

fn event(world: &mut World, event: JobEvent) {
    let step = world.table.engine_event(event, world.now);
    world.begin(step, Fate::Good);
}

fn evaluated(score: Score) -> JobEvent {
    JobEvent::Evaluated(Evaluation { score, line: Vec::new(), depth: 1, nodes: 1, second: None })
}

#[test]
fn g1_a_computer_places_three_known_stones_without_a_search() {
    let mut world = World::with_both(opening("gomoku-standard", "minimax-2", "ann", None));
    for ply in 1..=3 {
        assert!(world.table.search(world.now).is_none());
        world.pass(5_000);
        world.tick(Fate::Good);
        assert_eq!(world.disk.moves.len(), ply);
    }
    assert_eq!(world.table.swap2_step(), Some(Swap2Step::Choose { more: true }));
    world.granted("ann", &choose(Take::First));
    assert_eq!(players(&world), ("ann", "minimax-2"));
    assert_eq!(world.table.row.seats.second, Seat::Computer("minimax-2".to_owned()));
    let (job, _) = world.table.search(world.now).expect("white is to move, and that is the computer");
    assert!(matches!(job.kind, JobKind::Choose { .. }));
}

#[test]
fn g1_a_computer_takes_the_better_colour_and_if_even_by_its_seed() {
    let chosen = |score: Score, id: &str| {
        let mut world =
            World::with_both(GameRow { id: id.to_owned(), ..opening("gomoku", "ann", "minimax-2", None) });
        STONES[..3].iter().for_each(|stone| world.play("ann", stone));
        let (job, _) = world.table.search(world.now).expect("it looks at the position");
        assert!(matches!(job.kind, JobKind::Evaluate { .. }), "bounded, and no move is chosen");
        event(&mut world, JobEvent::Started { time: None });
        event(&mut world, evaluated(score));
        assert!(matches!(world.table.engine, EngineState::Takes { .. }));
        world.pass(1_000);
        world.tick(Fate::Good);
        assert_eq!(world.table.swap2_step(), None);
        players(&world).1.to_owned()
    };
    // White is to move: what is good for it is good for white.
    assert_eq!(chosen(Score::Heuristic(500), "abc"), "minimax-2");
    assert_eq!(chosen(Score::Win(9), "abc"), "minimax-2");
    assert_eq!(chosen(Score::Heuristic(-500), "abc"), "ann");
    assert_eq!(chosen(Score::Loss(9), "abc"), "ann");
    let even: Vec<String> = ["a", "b"].map(|id| chosen(Score::Heuristic(20), id)).into();
    assert_ne!(even[0], even[1], "chance decides, by the game");
    assert_eq!(even[0], chosen(Score::Heuristic(-20), "a"), "and the same again");
}

#[test]
fn g1_a_search_for_a_colour_that_fails_ends_no_game() {
    let mut world = World::with_both(opening("gomoku", "ann", "minimax-2", None));
    STONES[..3].iter().for_each(|stone| world.play("ann", stone));
    for _ in 0..3 {
        event(&mut world, JobEvent::Failed);
    }
    world.pass(1_000);
    world.tick(Fate::Good);
    assert!(world.table.swap2_step().is_none() && !world.table.is_over());
    assert_eq!(world.disk.row.opening, OpeningRule::Swap2(Swap2::TakenAtThree));
}

#[test]
fn g1_two_computers_open_by_swap2_and_can_be_stepped() {
    let mut world = World::new(opening("gomoku", "newcomer", "minimax-2", None));
    world.join("eve");
    world.granted("eve", &Request::Pause { say: Say::Offer });
    for ply in 1..=3 {
        world.granted("eve", &Request::Step {});
        world.tick(Fate::Good);
        assert_eq!((world.texts().len(), world.table.rests()), (ply, true));
    }
    world.granted("eve", &Request::Step {});
    event(&mut world, JobEvent::Started { time: None });
    event(&mut world, evaluated(Score::Heuristic(-900)));
    world.tick(Fate::Good);
    assert_eq!((players(&world), world.table.rests()), (("minimax-2", "newcomer"), true));
}

#[test]
fn a9_a_rematch_opens_by_the_same_rule_from_its_beginning() {
    let mut world = offered();
    world.granted("ben", &choose(Take::First));
    world.granted("ann", &Request::Resign { side: None });
    let step = world.table.rematch("next".to_owned(), world.now).expect("granted");
    let Some(Write::Create(row)) = step.writes.first() else { panic!("a new game") };
    assert_eq!(row.opening, OpeningRule::Swap2(Swap2::Offered));
    assert_eq!((row.names.first.as_str(), row.names.second.as_str()), ("ann", "ben"));
}

/// Any requests by anybody: whatever they do, who placed, who chose what, and what is stored agree at the end.
#[test]
fn g1_every_path_through_swap2_ends_in_an_ordinary_game_with_the_right_sides() {
    let config = Config {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(20_261_118),
        ..Config::default()
    };
    let seats = [("ann", "ben"), ("ann", "ann"), ("ann", "minimax-2"), ("minimax-2", "ann")];
    let result = TestRunner::new(config).run(&any::<u64>(), |random| {
        let mut rng = fastrand::Rng::with_seed(random);
        let (first, second) = seats[rng.usize(..seats.len())];
        let mut game = opening("gomoku", first, second, rng.bool().then_some((600_000, 1_000)));
        game.names = plyground_rules::BySide { first: "A".to_owned(), second: "B".to_owned() };
        game.counts = Counts::Yes;
        let mut world = World::with_both(game);
        // Who shall play black, as the rule of the opening says.
        let mut black: Option<&str> = None;
        for _ in 0..200 {
            world.pass([0, 20, 400, 2_000][rng.usize(..4)]);
            let chooser = if world.table.play.ply() == 3 { "B" } else { "A" };
            let before = world.table.swap2_step();
            let decided = match world.table.engine {
                EngineState::Takes { take, .. } => Some(take),
                _ => None,
            };
            let fate = [Fate::Good, Fate::Good, Fate::Good, Fate::Unreported, Fate::Refused][rng.usize(..5)];
            let take = [Take::First, Take::Second, Take::More][rng.usize(..3)];
            match rng.u8(..10) {
                0..=3 => {
                    let legal = world.table.play.legal();
                    let request = world.move_request(&legal[rng.usize(..legal.len())]);
                    let _ = world.request(["ann", "ben", "eve"][rng.usize(..3)], &request, fate);
                }
                4 | 5 => drop(world.request(["ann", "ben", "eve"][rng.usize(..3)], &choose(take), fate)),
                6 => drop(world.request("ann", &takeback(), fate)),
                7 if rng.u8(..4) == 0 => {
                    world.restart();
                    world.join("ann");
                    world.join("ben");
                }
                8 if world.held.is_none() && world.table.engine.is_active() => {
                    let score = Score::Heuristic(rng.i32(-900..900));
                    let legal = world.table.play.legal();
                    let answer = match world.table.swap2_step() {
                        Some(Swap2Step::Choose { .. }) => evaluated(score),
                        _ => JobEvent::Chosen(legal[0].clone()),
                    };
                    event(&mut world, JobEvent::Started { time: None });
                    event(&mut world, answer);
                }
                _ => world.tick(fate),
            }
            while world.held.is_some() {
                world.retry(if rng.bool() { Fate::Good } else { Fate::Unreported });
            }
            let after = world.table.swap2_step();
            if matches!(before, Some(Swap2Step::Choose { .. })) && after.is_none() {
                let taken = decided.unwrap_or(take);
                let other = if chooser == "A" { "B" } else { "A" };
                black = Some(if taken == Take::First { chooser } else { other });
            }
            if let (Some(Swap2Step::Choose { more: true }), Some(Swap2Step::Place { left: 2, .. })) =
                (before, after)
            {
                assert_eq!(chooser, "B", "only the second player adds stones");
            }
            // What is told is stored, and all that belongs to a player moves together.
            let (table, disk) = (&world.table.row, &world.disk.row);
            assert_eq!(
                (&table.names, &table.seats, &table.holders),
                (&disk.names, &disk.seats, &disk.holders)
            );
            assert_eq!((table.opening, &table.clock), (disk.opening, &disk.clock));
            let a = if table.names.first == "A" { Side::First } else { Side::Second };
            let seat_of = |who: &str| match who {
                "ann" => Seat::Here,
                "ben" => Seat::Remote,
                computer => Seat::Computer(computer.to_owned()),
            };
            assert_eq!((&table.seats[a], &table.seats[!a]), (&seat_of(first), &seat_of(second)));
            let stones = world.table.play.ply();
            match table.opening {
                OpeningRule::Swap2(Swap2::Offered) => assert!(stones <= 3 && a == Side::First),
                OpeningRule::Swap2(Swap2::Extended) => assert!((3..=5).contains(&stones) && a == Side::First),
                OpeningRule::Swap2(taken) => {
                    assert!(stones >= taken.stones(), "the opening stays");
                    assert_eq!(black, Some(if a == Side::First { "A" } else { "B" }), "and so do the sides");
                    assert_eq!(world.table.to_move(), world.table.play.to_move(), "an ordinary game");
                }
                other => panic!("another rule: {other:?}"),
            }
            if world.table.is_over() {
                break;
            }
        }
        Ok(())
    });
    if let Err(e) = result {
        panic!("{e}");
    }
}
