//! The fast rules against the naive ones, along random games from the starts and from random set-up positions.

mod naive;

use std::collections::BTreeMap;

use fastrand::Rng;
use naive::{End, Man, Naive};
use plyground_laser::{Laser, Shot};
use plyground_rules::{Event, Game, Notation, Position, Presentation, Side, Variant, perft};

/// How often each rare thing happened: what never happens was not tested.
type Seen = BTreeMap<&'static str, u32>;

fn compare(fast: &Laser, slow: &Naive) -> Vec<String> {
    let text = slow.text();
    assert_eq!(fast.position_text(), text);
    let mut expected = slow.moves();
    let mut found: Vec<String> = fast.moves().iter().map(|&mv| fast.move_text(mv)).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "moves of {text}");
    assert_eq!(fast.count_legal(), expected.len(), "count of {text}");
    assert_eq!(fast.to_move() == Side::First, slow.blue_to_move, "{text}");
    let winner = fast.outcome().map(|o| o.winner == Some(Side::First));
    assert_eq!(winner, slow.winner(), "outcome of {text}");
    for side in Side::BOTH {
        let (path, end) = slow.fire(side == Side::First);
        let squares: Vec<String> = fast.beam(side).map(|passed| passed.at.to_string()).collect();
        assert_eq!(
            squares,
            path.into_iter().map(naive::name).collect::<Vec<_>>(),
            "beam of {side:?} in {text}"
        );
        let ended = match fast.shot(side) {
            Shot::LeavesTheBoard => "off".to_owned(),
            Shot::IsStopped(at) => format!("stopped {at}"),
            Shot::Destroys(at) => format!("destroyed {at}"),
        };
        let expected = match end {
            End::Edge => "off".to_owned(),
            End::Stopped(at) => format!("stopped {}", naive::name(at)),
            End::Destroyed(at, _) => format!("destroyed {}", naive::name(at)),
        };
        assert_eq!(ended, expected, "shot of {side:?} in {text}");
    }
    expected
}

fn note(seen: &mut Seen, what: &'static str, happened: bool) {
    *seen.entry(what).or_default() += u32::from(happened);
}

/// What is remarkable about a move that was played: before, its text, the beam's way and end.
fn observe(seen: &mut Seen, before: &Naive, mv: &str, path: &[naive::Coordinate], end: End) {
    let blue = before.blue_to_move;
    let man = |name: &str| before.at(naive::coordinate(name));
    let met = Some(&mv[2..]).filter(|to| to.len() == 2).and_then(man);
    note(seen, "swap with an own piece", met.is_some_and(|m| m.blue == blue));
    note(seen, "swap with an opponent's piece", met.is_some_and(|m| m.blue != blue));
    note(seen, "the sphinx turns", man(mv).is_some_and(|m| m.kind == 'S'));
    note(seen, "the pharaoh turns", mv.len() == 3 && man(mv).is_some_and(|m| m.kind == 'F'));
    note(seen, "swap of two scarabs", met.is_some_and(|m| m.kind == 'R'));
    note(seen, "swap with a pharaoh", met.is_some_and(|m| m.kind == 'F'));
    let home = if blue { ['j', 'b'] } else { ['a', 'i'] };
    let on_reserved =
        mv.starts_with(home[0]) || [1, 8].iter().any(|r| mv.starts_with(&format!("{}{r}", home[1])));
    note(
        seen,
        "swap puts a piece on a square it may not enter",
        on_reserved && met.is_some_and(|m| m.blue != blue),
    );
    let corner = |place| place == (9, 0) || place == (0, 7);
    note(seen, "the beam comes back to its own sphinx", matches!(end, End::Stopped(at) if at == path[0]));
    note(
        seen,
        "the beam meets the other sphinx",
        matches!(end, End::Stopped(at) if at != path[0] && corner(at)),
    );
    note(seen, "an anubis stops the beam", matches!(end, End::Stopped(at) if !corner(at)));
    let hit = |test: &dyn Fn(Man) -> bool| matches!(end, End::Destroyed(_, m) if test(m));
    note(seen, "an own piece is destroyed", hit(&|m| m.blue == blue));
    note(seen, "an anubis is destroyed", hit(&|m| m.kind == 'N'));
    note(seen, "a pyramid is destroyed", hit(&|m| m.kind == 'P'));
    note(seen, "the own pharaoh is destroyed", hit(&|m| m.kind == 'F' && m.blue == blue));
    note(seen, "the other pharaoh is destroyed", hit(&|m| m.kind == 'F' && m.blue != blue));
    let crossed = (1..path.len()).any(|i| path[..i].contains(&path[i]));
    note(seen, "the beam crosses its own way", crossed);
    note(seen, "a beam over more than 20 squares", path.len() > 20);
}

fn play_out(variant: &'static Variant, start: &str, plies: usize, rng: &mut Rng, seen: &mut Seen) {
    let mut fast = Laser::read_position(variant, start).unwrap_or_else(|e| panic!("{e}: {start}"));
    let mut slow = Naive::read(variant.id == "laser-khet", start);
    for _ in 0..plies {
        let moves = compare(&fast, &slow);
        let Some(mv) = rng.choice(&moves) else { return };
        let before = slow.clone();
        let (path, end) = slow.play(mv);
        observe(seen, &before, mv, &path, end);
        let played = fast.read_move(mv).unwrap_or_else(|e| panic!("{e}: {}", before.text()));
        check_beam_event(&fast.events(played), &path, end);
        fast.play_unchecked(played);
    }
    compare(&fast, &slow);
}

/// Each square with the direction it is left by leads to the next.
fn check_beam_event(events: &[Event], path: &[naive::Coordinate], end: End) {
    let Some(Event::Beam { path: steps, .. }) = events.get(1) else {
        panic!("a beam comes second: {events:?}")
    };
    assert_eq!(steps.len(), path.len());
    for (i, (step, &(x, y))) in steps.iter().zip(path).enumerate() {
        assert_eq!(i32::from(step.at), y * 10 + x);
        let next = match step.leaves {
            Some(0) => (x, y + 1),
            Some(1) => (x + 1, y),
            Some(2) => (x, y - 1),
            Some(3) => (x - 1, y),
            other => {
                assert_eq!((other, i + 1, end == End::Edge), (None, path.len(), false));
                continue;
            }
        };
        match path.get(i + 1) {
            Some(&there) => assert_eq!(next, there),
            None => assert_eq!(end, End::Edge),
        }
    }
}

/// Any number of pieces of each kind up to a full set, anywhere, facing anywhere.
fn random_setup(rng: &mut Rng) -> String {
    let mut board = Naive { grid: [[None; 10]; 8], blue_to_move: rng.bool(), khet: false };
    for blue in [true, false] {
        let sphinx = rng.choice(if blue { ['a', 'd'] } else { ['c', 'b'] }).expect("one of two");
        board.put(if blue { (9, 0) } else { (0, 7) }, Some(Man { kind: 'S', blue, facing: sphinx }));
    }
    for blue in [true, false] {
        for (kind, least, most) in [('F', 1, 1), ('R', 0, 2), ('P', 0, 7), ('N', 0, 2)] {
            for _ in 0..rng.usize(least..=most) {
                let at = (rng.i32(0..10), rng.i32(0..8));
                let facing = rng.choice(['a', 'b', 'c', 'd']).expect("one of four");
                match board.at(at) {
                    Some(_) if kind == 'F' => return random_setup(rng),
                    Some(_) => {}
                    None => board.put(at, Some(Man { kind, blue, facing })),
                }
            }
        }
    }
    board.text()
}

fn check_seen(seen: &Seen, khet: bool) {
    for (what, &times) in seen {
        let only_laser = ["swap of two scarabs", "swap with a pharaoh"].contains(what);
        let impossible = if khet { only_laser } else { *what == "the sphinx turns" };
        assert_eq!(times == 0, impossible, "{what}: {times} times, khet: {khet}");
    }
}

#[test]
fn l1_same_games_from_the_start_positions() {
    let mut rng = Rng::with_seed(1);
    for variant in Laser::INFO.variants {
        for start in variant.starts {
            for _ in 0..200 {
                play_out(variant, start.position, 100, &mut rng, &mut Seen::new());
            }
        }
    }
}

#[test]
fn l4_same_games_from_any_position() {
    let mut rng = Rng::with_seed(2);
    for variant in Laser::INFO.variants {
        let mut seen = Seen::new();
        for _ in 0..4000 {
            let start = random_setup(&mut rng);
            play_out(variant, &start, 30, &mut rng, &mut seen);
        }
        check_seen(&seen, variant.id == "laser-khet");
    }
}

#[test]
fn l1_same_perft() {
    fn slow_perft(position: &Naive, depth: u32) -> u64 {
        let moves = position.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let child = |mv: &String| {
            let mut next = position.clone();
            next.play(mv);
            slow_perft(&next, depth - 1)
        };
        moves.iter().map(child).sum()
    }
    let mut rng = Rng::with_seed(3);
    for variant in Laser::INFO.variants {
        for _ in 0..10 {
            let text = random_setup(&mut rng);
            let fast = Laser::read_position(variant, &text).expect("a legal set-up");
            let slow = Naive::read(variant.id == "laser-khet", &text);
            assert_eq!(perft(&fast, 3), slow_perft(&slow, 3), "{} {text}", variant.id);
        }
    }
}
