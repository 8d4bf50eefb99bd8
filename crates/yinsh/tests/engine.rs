//! The engine: what it keeps up to date is right, and it does not let a won game slip (Y5).

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
};

use plyground_rules::{Game, MoveList, Position, Side, laws::Symmetric};
use plyground_search::{Board, Evaluator, Score, SearchParams, Style, search};
use plyground_yinsh::{INFO, Move, Phase, Yinsh, engine::WindowBoard};

/// Calls `f` with every position of random games of both variants.
fn in_random_games(seed: u64, games: usize, mut f: impl FnMut(&WindowBoard)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for game in 0..games {
        let mut grid = WindowBoard::of(&Yinsh::start(&Yinsh::setup(&INFO.variants[game % 2])));
        while grid.rules().outcome().is_none() {
            f(&grid);
            let moves = grid.rules().moves();
            // Rows are rare in random games, and without them there is little to see.
            let (mut noisy, mv) = (MoveList::new(), moves[rng.usize(..moves.len())]);
            grid.quiescence_moves(&mut noisy);
            grid.make(if noisy.is_empty() || rng.bool() { mv } else { noisy[rng.usize(..noisy.len())] });
        }
    }
}

/// Whether a side that moved has a row to take.
fn made_row(before: &Yinsh, mv: Move) -> bool {
    let after = before.child(mv);
    after.phase() == Phase::Row && after.to_move() == before.to_move()
}

/// Whether a move flips anything.
fn flips(before: &Yinsh, mv: Move) -> bool {
    let after = before.child(mv);
    Side::BOTH.into_iter().any(|side| {
        let still: BTreeSet<_> = after.markers(side).collect();
        before.markers(side).any(|at| !still.contains(&at))
    })
}

#[test]
fn y5_rows_that_can_be_made_at_once_are_those_that_playing_every_move_finds() {
    let (mut checked, mut found) = (0, 0);
    in_random_games(3, 40, |grid| {
        if grid.rules().phase() != Phase::Move {
            return;
        }
        for position in [*grid.rules(), grid.rules().child(Move::Pass)] {
            let rows: Vec<Move> =
                position.moves().iter().copied().filter(|&mv| made_row(&position, mv)).collect();
            let jumps = rows.iter().filter(|&&mv| flips(&position, mv)).count();
            let leaving = rows.iter().filter(|&&mv| !flips(&position, mv)).map(|&mv| match mv {
                Move::Ring { from, .. } => from,
                other => panic!("{other:?} makes a row"),
            });
            let leaving: BTreeSet<_> = leaving.collect();
            assert_eq!(grid.fives(position.to_move()) as usize, jumps + leaving.len());
            let mut noisy = MoveList::new();
            WindowBoard::of(&position).quiescence_moves(&mut noisy);
            assert!(noisy.iter().all(|mv| rows.contains(mv)));
            assert_eq!(noisy.is_empty(), rows.is_empty());
            checked += 1;
            found += usize::from(!rows.is_empty());
        }
    });
    assert!(checked > 2000 && found > 100, "{found} of {checked}");
}

#[test]
fn y5_what_is_kept_up_to_date_is_what_is_found_from_scratch() {
    in_random_games(4, 30, |grid| assert_eq!(*grid, WindowBoard::of(grid.rules())));
}

#[test]
fn y5_the_judgement_is_the_same_from_all_sides_and_for_both_colours() {
    let evaluator = Evaluator::new(Side::First, &Style::PLAIN, 0);
    in_random_games(5, 8, |grid| {
        let position = grid.rules();
        for symmetry in 0..Yinsh::SYMMETRIES {
            if grid.settled() && position.has_symmetry(symmetry) {
                let other = WindowBoard::of(&position.transformed(symmetry));
                assert_eq!(grid.evaluate(&evaluator), other.evaluate(&evaluator), "{position:?} {symmetry}");
            }
        }
    });
}

#[test]
fn y5_moves_have_codes_of_their_own() {
    in_random_games(6, 4, |grid| {
        let moves = grid.rules().moves();
        let codes: BTreeSet<u16> = moves.iter().map(|&mv| WindowBoard::code(mv)).collect();
        assert_eq!(codes.len(), moves.len());
        assert!(codes.iter().all(|&code| usize::from(code) < WindowBoard::CODES));
    });
}

fn full(nodes: u64) -> SearchParams {
    SearchParams { selective: true, ..SearchParams::nodes(nodes) }
}

/// What a full-width search proves within three turns, the selective one finds as well, with less
/// to go on; and it claims no win that is not there.
#[test]
fn y5_wins_in_one_and_two_moves_are_found() {
    let stop = AtomicBool::new(false);
    let (mut ones, mut twos, mut asked) = (0, 0, 0);
    in_random_games(8, 60, |grid| {
        let position = grid.rules();
        asked += 1;
        if asked % 3 != 0 || position.phase() != Phase::Move {
            return;
        }
        let mut noisy = MoveList::new();
        grid.quiescence_moves(&mut noisy);
        let last_ring = position.taken(position.to_move()) + 1 == position.ruleset().rings_to_win();
        if !last_ring || noisy.is_empty() && twos >= 6 || !noisy.is_empty() && ones >= 40 {
            return;
        }
        let plain = search(position, &[], &SearchParams::depth(3), &stop, &mut |_| {}).expect("not over");
        let found = search(position, &[], &full(150_000), &stop, &mut |_| {}).expect("not over");
        match Score::of(plain.score) {
            Score::Win(n) => {
                assert_eq!(Score::of(found.score), Score::Win(n), "{position:?}");
                ones += usize::from(n == 1);
                twos += usize::from(n == 3);
            }
            Score::Loss(n) => assert_eq!(Score::of(found.score), Score::Loss(n), "{position:?}"),
            _ => assert!(!matches!(Score::of(found.score), Score::Win(..=3) | Score::Loss(..=3))),
        }
    });
    assert!(ones > 5 && twos > 2, "{ones} {twos}");
}

#[test]
fn y5_never_loses_to_random_moves() {
    let mut rng = fastrand::Rng::with_seed(9);
    let stop = AtomicBool::new(false);
    for game in 0..8 {
        let mut position = Yinsh::start(&Yinsh::setup(&INFO.variants[game / 2 % 2]));
        let engine = Side::BOTH[game % 2];
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let moves = position.moves();
            let mv = if position.to_move() == engine {
                search(&position, &[], &full(2_000), &stop, &mut |_| {}).expect("not over").pv[0]
            } else {
                moves[rng.usize(..moves.len())]
            };
            position.play_unchecked(mv);
        };
        assert_eq!(outcome.winner, Some(engine));
    }
}

/// A fraction of a millisecond's work, counted in positions: clocks differ, positions do not.
#[test]
fn y5_it_stops_when_told_to_and_keeps_to_its_limit() {
    let mut asked = 0;
    in_random_games(10, 4, |grid| {
        asked += 1;
        if asked % 10 != 0 {
            return;
        }
        let (stop, mut at) = (AtomicBool::new(false), None);
        let mut raise = |info: &plyground_search::SearchInfo<Move>| {
            if info.depth == 2 {
                stop.store(true, Ordering::Relaxed);
                at = Some(info.nodes);
            }
        };
        let info = search(grid.rules(), &[], &full(50_000), &stop, &mut raise).expect("not over");
        assert!(info.nodes <= 50_000);
        if let Some(at) = at {
            assert!(info.nodes <= at + 256, "{at} {}", info.nodes);
        }
    });
}
