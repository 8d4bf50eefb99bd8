//! What guides a person to a move, by hand-made cases: why something cannot be tapped, what a move would do, what to do next (A6, A25).

use plyground_games::{AnyPlay, find};
use plyground_rules::{BeamEnd, Event, PointId, Side, Tap};

fn play(variant: &str, position: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find(variant).expect("a variant");
    game.start(variant, Some(position)).unwrap_or_else(|e| panic!("{position}: {}", e.message()))
}

fn point(variant: &str, name: &str) -> PointId {
    let (game, variant) = find(variant).expect("a variant");
    let at = game.board(variant).points.iter().position(|point| point.name == name);
    at.unwrap_or_else(|| panic!("there is no point {name}")) as PointId
}

#[test]
fn a25_a_tap_that_leads_nowhere_says_why() {
    let cases = include_str!("data/refusals.txt").lines().filter(|line| !line.starts_with('#'));
    for case in cases {
        let [variant, position, taps, wanted] = case.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("four parts: {case}")
        };
        let points: Vec<PointId> = taps.split(' ').map(|name| point(variant, name)).collect();
        let play = play(variant, position);
        let begins = |taps: &[Tap]| points.iter().zip(taps).all(|(&point, tap)| *tap == Tap::Point(point));
        let offered =
            play.choices().iter().any(|choice| points.len() <= choice.taps.len() && begins(&choice.taps));
        assert!(!offered, "it can be tapped: {case}");
        let why = play.refusal(&points).expect("points of the board");
        assert_eq!(why.to_string(), wanted, "{case}");
    }
}

#[test]
fn a25_there_is_no_reason_for_points_that_do_not_exist() {
    let play = play("reversi-4x4", "start");
    assert_eq!(play.refusal(&[]), None);
    assert_eq!(play.refusal(&[16]), None);
    assert_eq!(play.refusal(&[0, 60_000]), None);
}

#[test]
fn a25_l5_the_beam_of_a_move_and_what_it_would_hit_are_foreseen() {
    // A pyramid that is turned into the way of its own beam.
    let play = play("laser", "sc9/4fc5/10/10/9Pc/10/4Fa5/9Sa b");
    let all = play.foreseen(&[]);
    let turned = all.iter().find(|foreseen| foreseen.text == "j4+").expect("a legal move");
    let at = point("laser", "j4");
    let [
        Event::Turn { .. },
        Event::Beam { side: Side::First, end: BeamEnd::Destroyed, path },
        Event::Take { .. },
    ] = &turned.preview.events[..]
    else {
        panic!("{:?}", turned.preview.events)
    };
    assert_eq!(path.last().map(|step| step.at), Some(at), "one's own pyramid");
    let others = all.iter().filter(|foreseen| foreseen.text.starts_with("e2"));
    for other in others {
        let hits = other.preview.events.iter().any(|event| matches!(event, Event::Take { .. }));
        assert!(!hits, "{}", other.text);
    }
}

#[test]
fn a25_y3_rows_that_would_arise_are_foreseen() {
    let play = play("yinsh", "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0");
    let all = play.foreseen(&[]);
    let row = |text: &str| all.iter().find(|foreseen| foreseen.text == text).expect("legal").preview.clone();
    assert_eq!(row("f6-h6").marks.len(), 5, "{:?}", row("f6-h6"));
    assert_eq!(row("f6-f7").marks, []);
}

#[test]
fn a6_the_prompt_follows_the_taps() {
    let said = |variant: &str, position: &str| {
        let steps = play(variant, position).steps().into_iter();
        steps.map(|step| (step.prompt.to_string(), step.after.len())).collect::<Vec<_>>()
    };
    assert_eq!(said("reversi", "start"), []);
    assert_eq!(said("gomoku", "start"), []);
    assert_eq!(said("yinsh", "start"), [], "placing a ring is one tap");
    let rings = said("yinsh", "WWWW/7/8/9/10/4W4/10/9/8/6B/BBBB w 0-0");
    assert_eq!(rings, [("choose where it lands".to_owned(), 5)]);
    let laser = said("laser", "start");
    assert_eq!(laser.iter().map(|(_, pieces)| pieces).sum::<usize>(), 12, "all but the sphinx: {laser:?}");
    assert!(laser.iter().any(|(prompt, pieces)| prompt.contains("swap") && *pieces == 2), "{laser:?}");
    let alone = said("laser", "sc8fc/10/10/4Ra5/10/10/10/5Fa3Sa b");
    assert!(alone.iter().all(|(prompt, _)| !prompt.contains("swap")), "nothing beside the scarab: {alone:?}");
    let khet = said("laser-khet", "start");
    assert!(khet.iter().any(|(prompt, pieces)| prompt.contains("corner") && *pieces == 1), "{khet:?}");
}
