//! What a computer makes of a draw that it is offered, and when it gives up.

use std::time::Duration;

use plyground_games::Analysis;
use plyground_players::Progress;
use plyground_rules::{Reason, Side};
use plyground_search::Score;

use super::world::{Fate, World, row};
use crate::{
    pool::{JobEvent, JobKind},
    table::message::{Request, Say, Update},
};

const DRAW: Request = Request::Draw { say: Say::Offer };
/// Dark is to move in the second half of a game.
const LATE: &str = "OOO-XXO--XO----- X";

/// Ann plays dark from there.
fn late(player: &str) -> World {
    let mut row = row("reversi-4x4", "ann", player, None);
    row.start = Some(LATE.to_owned());
    let mut world = World::new(row);
    world.join("ann");
    world
}

/// The search for the answer ends.
fn judged(world: &mut World, event: &JobEvent) {
    let step = world.table.judged(event, world.now).expect("an end");
    world.begin(step, Fate::Good);
}

fn worth(score: Score) -> JobEvent {
    JobEvent::Analysed(vec![Analysis { depth: 9, nodes: 100, multi_pv: 0, score, pv: vec!["d4".to_owned()] }])
}

/// How often everybody has read that it declines.
fn declined(world: &World) -> usize {
    let says = |message: &&Update| matches!(message, Update::Notice { text } if text.to_string().contains("declines the draw"));
    world.messages.iter().filter(says).count()
}

fn ending(world: &World) -> Option<(Option<Side>, String)> {
    world.disk.row.ending.as_ref().map(|ending| (ending.winner, ending.reason.clone()))
}

#[test]
fn a8_a_computer_takes_a_draw_when_it_is_not_better() {
    // The score is that of the side to move, and that is Ann's.
    for (score, takes) in [
        (Score::Win(5), true),
        (Score::Exact(8), true),
        (Score::Exact(0), true),
        (Score::Heuristic(300), true),
        (Score::Heuristic(-300), false),
        (Score::Exact(-2), false),
        (Score::Loss(3), false),
    ] {
        let mut world = late("oracle");
        world.granted("ann", &DRAW);
        assert_eq!((world.table.offers.draw, declined(&world)), (Some(Side::First), 0), "it thinks");
        let (job, _) = world.table.judgement().expect("a search");
        assert!(
            matches!(&job.kind, JobKind::Analyse { player: Some(id), .. } if id == "oracle"),
            "its own judgement: {job:?}"
        );
        assert!(
            world
                .table
                .judged(&JobEvent::Started { time: Some(Duration::from_millis(200)) }, world.now)
                .is_none()
        );
        judged(&mut world, &worth(score));
        assert_eq!(ending(&world), takes.then(|| (None, Reason::AGREEMENT.code.to_owned())), "{score:?}");
        assert_eq!((world.table.offers.draw, declined(&world)), (None, usize::from(!takes)), "{score:?}");
        assert!(world.table.has_to_answer().is_none());
    }
}

#[test]
fn a8_an_offer_to_a_computer_outlasts_moves_and_is_judged_where_the_game_stands_then() {
    let mut world = late("oracle");
    world.granted("ann", &DRAW);
    let asked = world.table.has_to_answer();
    world.play("ann", "d4");
    assert!(
        world.table.has_to_answer().is_some() && world.table.has_to_answer() != asked,
        "another position"
    );
    // Now the computer is to move, and what is worth nothing to it, it does not keep.
    judged(&mut world, &worth(Score::Exact(-8)));
    assert_eq!(ending(&world), Some((None, Reason::AGREEMENT.code.to_owned())));
}

#[test]
fn a8_what_a_computer_cannot_judge_it_declines_at_once() {
    let mut opening = World::new(row("reversi", "ann", "oracle", None));
    opening.join("ann");
    let mut blind = late("random-moves");
    for world in [&mut opening, &mut blind] {
        world.granted("ann", &DRAW);
        assert_eq!((world.table.has_to_answer(), declined(world), ending(world)), (None, 1, None));
    }
    // A search that fails is an answer, too, and asking again in the same position is no other question.
    let mut world = late("oracle");
    world.granted("ann", &DRAW);
    judged(&mut world, &JobEvent::Failed);
    assert_eq!(declined(&world), 1);
    world.granted("ann", &DRAW);
    assert_eq!((world.table.has_to_answer(), declined(&world)), (None, 2));
    world.play("ann", "d4");
    world.granted("ann", &DRAW);
    assert!(world.table.has_to_answer().is_some(), "another position is");
    world.granted("ann", &Request::Draw { say: Say::Decline });
    assert!(world.table.has_to_answer().is_none(), "withdrawn");
}

/// The computer has searched, seen this much for itself, and chosen.
fn decides(world: &mut World, score: Option<Score>, text: &str) {
    let progress = Progress { depth: 5, nodes: 100, share: 0.5, score };
    for event in
        [JobEvent::Started { time: None }, JobEvent::Progress(progress), JobEvent::Chosen(text.to_owned())]
    {
        let step = world.table.engine_event(event, world.now);
        world.begin(step, Fate::Good);
    }
    world.pass(60_000);
    world.tick(Fate::Good);
}

fn resigned(winner: Side) -> Option<(Option<Side>, String)> {
    Some((Some(winner), Reason::RESIGNATION.code.to_owned()))
}

#[test]
fn a9_a_computer_gives_a_lost_game_up_only_where_it_was_set_up_so() {
    for (resigns, end) in [(true, resigned(Side::First)), (false, None)] {
        let mut row = row("gomoku", "ann", "master", None);
        row.resigns = resigns;
        let mut world = World::new(row);
        world.join("ann");
        world.play("ann", "h8");
        decides(&mut world, Some(Score::Heuristic(-100)), "h9");
        assert_eq!(world.texts().len(), 2, "there is hope");
        world.play("ann", "j8");
        decides(&mut world, Some(Score::Loss(3)), "j9");
        assert_eq!((ending(&world), world.texts().len()), (end, if resigns { 3 } else { 4 }));
    }
}

#[test]
fn a9_hardly_a_chance_has_to_be_seen_twice_running() {
    let hopeless = Some(Score::Heuristic(-100_000));
    let mut row = row("gomoku", "ann", "master", None);
    row.resigns = true;
    let mut world = World::new(row);
    world.join("ann");
    for (mine, theirs, score) in [
        ("a1", "h8", hopeless),
        ("b1", "h9", Some(Score::Heuristic(0))),
        ("d1", "j8", hopeless),
        // Nothing is known of a move that was forced or from a book: no change.
        ("f1", "j9", None),
    ] {
        world.play("ann", mine);
        decides(&mut world, score, theirs);
        assert_eq!(ending(&world), None, "{theirs}");
    }
    world.play("ann", "h1");
    decides(&mut world, hopeless, "k8");
    assert_eq!((ending(&world), world.texts().len()), (resigned(Side::First), 9));
}
