//! The endgame solver against plain minimax, and on published results.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use plyground_reversi::{Empties, Reversi, Setup, Size, Solved, Solver};
use plyground_rules::{Notation, Position};
use plyground_search::{ProofMemory, with_control};

mod data;

/// The result when neither side can move.
fn end(position: &Reversi, empties: Empties) -> i32 {
    let margin = position.own().count_ones() as i32 - position.opponent().count_ones() as i32;
    match empties {
        Empties::Left => margin,
        Empties::ToWinner => margin + margin.signum() * position.empty().count_ones() as i32,
    }
}

/// The result by looking at everything.
fn minimax(position: &Reversi, empties: Empties) -> i32 {
    let results = position.moves().into_iter().map(|mv| -minimax(&position.child(mv), empties));
    results.max().unwrap_or_else(|| end(position, empties))
}

fn solve(solver: &mut Solver, position: &Reversi, empties: Empties, alpha: i32, beta: i32) -> Solved {
    with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        solver.solve_counting(empties, position, alpha, beta, control).expect("nothing stops it")
    })
}

/// A position of a random game with so many empty squares, or fewer where a game ended before.
fn random(size: Size, left: u32) -> Reversi {
    let mut position = Reversi::start(&Setup { size, start: None });
    while position.empty().count_ones() > left {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position = position.child(moves[fastrand::usize(..moves.len())]);
    }
    position
}

/// What the solver says agrees with the true result, its best move and line achieve it.
fn check(position: &Reversi, solved: &Solved, truth: i32, (alpha, beta): (i32, i32), empties: Empties) {
    let Solved { margin, best, line, .. } = solved;
    let context =
        format!("{} {position:?} with {alpha}..{beta} is {truth}: {solved:?}", position.position_text());
    if truth <= alpha {
        assert!(truth <= *margin && *margin <= alpha, "{context}");
        assert_eq!((best, line.len()), (&None, 0), "{context}");
        return;
    }
    if truth >= beta {
        assert!(beta <= *margin && *margin <= truth, "{context}");
    } else {
        assert_eq!(*margin, truth, "{context}");
    }
    assert_eq!(best.is_none(), position.outcome().is_some(), "{context}");
    if let Some(best) = best {
        assert_eq!(line[0], *best, "{context}");
        assert!(-minimax(&position.child(*best), empties) >= *margin, "{context}");
    }
    if truth < beta {
        let (mut position, mut sign) = (*position, 1);
        for &mv in line {
            position.play(mv).expect("the line is legal");
            sign = -sign;
        }
        assert!(position.outcome().is_some(), "{context}");
        assert_eq!(sign * end(&position, empties), truth, "{context}");
    }
}

/// R4 and R6: on every board, counting either way, whatever the window, with everything remembered from
/// before.
#[test]
fn r4_it_agrees_with_minimax_near_the_end() {
    fastrand::seed(0x0501_7E57);
    for size in Size::ALL {
        let mut solver = Solver::default();
        let mut decided = 0;
        for round in 0..2400 {
            let position = random(size, round % 9);
            let empties = if round % 2 == 0 { Empties::Left } else { Empties::ToWinner };
            let truth = minimax(&position, empties);
            let windows = [(-65, 65), (truth - 1, truth), (truth, truth + 1), (truth - 1, truth + 1)];
            let anywhere = fastrand::i32(-66..66);
            for (alpha, beta) in windows.into_iter().chain([(anywhere, anywhere + fastrand::i32(1..9))]) {
                let solved = solve(&mut solver, &position, empties, alpha, beta);
                check(&position, &solved, truth, (alpha, beta), empties);
            }
            decided += u32::from(truth != 0);
        }
        assert!(decided > 1000, "{size:?}: {decided} positions were not drawn");
    }
}

/// The same with more empty squares, where every part of the solver has its say.
#[test]
fn r4_it_agrees_with_minimax_further_from_the_end() {
    fastrand::seed(0x0501_7E58);
    for size in [Size::Eight, Size::Six] {
        let mut solver = Solver::default();
        for round in 0..30 {
            let position = random(size, 9 + round % 2);
            let truth = minimax(&position, Empties::Left);
            for (alpha, beta) in [(truth - 1, truth), (truth, truth + 1), (-65, 65)] {
                let solved = solve(&mut solver, &position, Empties::Left, alpha, beta);
                check(&position, &solved, truth, (alpha, beta), Empties::Left);
            }
        }
    }
}

/// Further still, where minimax cannot go: whatever window is asked for, the answers agree with each other.
#[test]
fn r4_windows_agree_with_each_other() {
    fastrand::seed(0x0501_7E59);
    for size in [Size::Eight, Size::Six] {
        for round in 0..24 {
            let position = random(size, 13 + round % 4);
            let fresh = || Solver::default();
            let truth = solve(&mut fresh(), &position, Empties::Left, -65, 65).margin;
            let above = solve(&mut fresh(), &position, Empties::Left, truth, truth + 1).margin;
            let below = solve(&mut fresh(), &position, Empties::Left, truth - 1, truth).margin;
            assert!(above <= truth && truth <= below, "{position:?} is {truth}, not {above} or {below}");
        }
    }
}

#[test]
fn r6_perfect_play_on_4x4_ends_11_3_for_light() {
    let start = Reversi::start(&Setup { size: Size::Four, start: None });
    let solved = solve(&mut Solver::default(), &start, Empties::Left, -65, 65);
    assert_eq!(solved.margin, 3 - 11);
    let end = solved.line.iter().fold(start, |position, &mv| position.child(mv));
    assert!(end.outcome().is_some() && end.counts() == plyground_rules::BySide { first: 3, second: 11 });
}

/// A minute or two: `cargo run --release -p plyground-reversi --example ffo -- 6x6` shows more.
#[test]
fn r6_perfect_play_on_6x6_ends_20_16_for_light() {
    let start = Reversi::start(&Setup { size: Size::Six, start: None });
    assert_eq!(solve(&mut Solver::default(), &start, Empties::Left, -65, 65).margin, 16 - 20);
}

fn published(numbers: impl Fn(u32) -> bool) {
    let mut count = 0;
    for [number, position, result, best] in data::rows(include_str!("data/ffo.txt")) {
        if !numbers(number.parse().expect("a number")) {
            continue;
        }
        let position = Reversi::read_position(Size::Eight.variant(), position).expect("a legal position");
        let solved = solve(&mut Solver::default(), &position, Empties::ToWinner, -65, 65);
        assert_eq!(solved.margin, result.parse::<i32>().expect("a number"), "position {number}");
        let first = position.move_text(solved.best.expect("there are moves"));
        assert!(best.split(',').any(|best| best == first), "position {number}: {first} is not {best}");
        count += 1;
    }
    assert_eq!(count, 5);
}

#[test]
fn r4_published_endgames_40_to_44() {
    published(|number| number < 45);
}

/// `cargo run --release -p plyground-reversi --example ffo -- 45 49` shows more.
#[test]
fn r4_published_endgames_45_to_49() {
    published(|number| number >= 45);
}

/// A start position cannot be solved in a test; the stop flag ends the attempt at once (A17).
#[test]
fn a17_it_stops_when_told_to() {
    let stop = AtomicBool::new(false);
    let start = Reversi::start(&Setup::default());
    let mut solver = Solver::default();
    let (answer, late) = thread::scope(|scope| {
        let told = scope.spawn(|| {
            thread::sleep(Duration::from_millis(300));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let answer = with_control(u64::MAX, None, &stop, |control| solver.solve(&start, -65, 65, control));
        let stopped = Instant::now();
        (answer, stopped.saturating_duration_since(told.join().expect("it only sleeps")))
    });
    assert_eq!(answer, None);
    // It takes less than a millisecond; a machine that is busy may keep a thread waiting for seconds.
    assert!(late < Duration::from_secs(20), "stopped only after {late:?}");
}

/// The number of positions allowed is what the watch counts, and nothing is wrong after having been stopped.
#[test]
fn a17_a_stopped_search_leaves_nothing_wrong_behind() {
    fastrand::seed(0x0501_7E5A);
    for _ in 0..20 {
        let position = random(Size::Eight, 14);
        let truth = solve(&mut Solver::default(), &position, Empties::Left, -65, 65);
        let mut solver = Solver::default();
        for nodes in [1, 10, 100, 300] {
            with_control(nodes, None, &AtomicBool::new(false), |control| {
                solver.solve(&position, -65, 65, control);
                // Looking ahead to order moves, and the last squares, ask nobody: some thousand positions at most.
                assert!(control.nodes() < nodes + 5000, "{} positions instead of {nodes}", control.nodes());
            });
        }
        assert_eq!(solve(&mut solver, &position, Empties::Left, -65, 65).margin, truth.margin);
    }
}

#[test]
fn it_is_the_same_to_the_node_every_time() {
    fastrand::seed(0x0501_7E5B);
    let position = random(Size::Eight, 18);
    let first = solve(&mut Solver::default(), &position, Empties::Left, -65, 65);
    assert_eq!(solve(&mut Solver::default(), &position, Empties::Left, -65, 65), first);
}

/// Threads that share what they remember find what each finds alone.
#[test]
fn r4_solvers_may_work_beside_each_other() {
    fastrand::seed(0x0501_7E5C);
    let positions: Vec<Reversi> = (0..12).map(|_| random(Size::Eight, 16)).collect();
    let solve_all = |mut solver: Solver| -> Vec<i32> {
        let margin = |position| solve(&mut solver, position, Empties::Left, -65, 65).margin;
        positions.iter().map(margin).collect()
    };
    let expected = solve_all(Solver::default());
    let mut first = Solver::default();
    let others = [first.for_helper_thread(), first.for_helper_thread()];
    thread::scope(|scope| {
        let others = others.map(|solver| scope.spawn(|| solve_all(solver)));
        assert_eq!(solve_all(first), expected);
        for other in others {
            assert_eq!(other.join().expect("it finds the same"), expected);
        }
    });
}

/// Selective solving: every stage gives a legal line, and the last one the result, whatever was guessed.
#[test]
fn r4_the_last_stage_of_solving_is_exact() {
    fastrand::seed(0x0501_7E5D);
    let mut off = vec![0; Solver::STAGES as usize];
    for round in 0..16 {
        let position = random(Size::Eight, 14 + round % 5);
        if position.outcome().is_some() {
            continue;
        }
        let truth = solve(&mut Solver::default(), &position, Empties::Left, -65, 65).margin;
        let (mut solver, mut guess, mut line) = (Solver::default(), fastrand::i32(-64..=64), Vec::new());
        for stage in 0..Solver::STAGES {
            let told = with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
                solver.foretell(&position, stage, (guess, &line), control).expect("nothing stops it")
            });
            assert!(told.finished && !told.line.is_empty());
            let end = told.line.iter().fold(position, |mut position, &mv| {
                position.play(mv).expect("the line is legal");
                position
            });
            if stage + 1 == Solver::STAGES {
                assert_eq!(told.margin, truth, "{}", position.position_text());
                let sign = if end.to_move() == position.to_move() { 1 } else { -1 };
                assert!(end.outcome().is_some() && sign * self::end(&end, Empties::Left) == truth);
            }
            off[stage as usize] += told.margin.abs_diff(truth);
            (guess, line) = (told.margin, told.line);
        }
    }
    assert!(off[0] > 0 && off[0] >= off[off.len() - 2], "some are guesses, which get better: {off:?}");
}

/// A stage that is stopped has found nothing, or a move that is legal.
#[test]
fn a17_a_stopped_stage_has_a_legal_move_or_none() {
    fastrand::seed(0x0501_7E5E);
    let (mut some, mut none) = (0, 0);
    for round in 0..60 {
        let position = random(Size::Eight, 20 + round % 3);
        let told = with_control(2000 << (round % 6), None, &AtomicBool::new(false), |control| {
            Solver::default().foretell(&position, 0, (0, &[]), control)
        });
        match told {
            Some(told) if !told.finished => {
                assert!(matches!(told.line[..], [mv] if position.is_legal(mv)));
                some += 1;
            }
            Some(_) => {}
            None => none += 1,
        }
    }
    assert!(some > 0 && none > 0, "{some} with a move, {none} without");
}
