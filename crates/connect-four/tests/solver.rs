//! The solver finds what plain minimax without any pruning finds, and what is known of the game.

mod naive;

use std::{sync::atomic::AtomicBool, time::Duration};

use fastrand::Rng;
use naive::Naive;
use plyground_connect_four::{Column, ConnectFour, Setup, Size, Solved, Solver};
use plyground_rules::{Notation, Position};
use plyground_search::{Score, SearchParams, search, with_control};

fn solve(solver: &mut Solver, position: &ConnectFour) -> Solved {
    with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
        solver.solve(position, control).expect("nothing stops it and the game is not over")
    })
}

/// In how many moves the side to move wins (positive) or loses; 0 for a draw.
fn told(solved: &Solved) -> i32 {
    let moves = solved.moves.map_or(0, |moves| moves as i32);
    if solved.wins { moves } else { -moves }
}

/// A position of a random game with so many empty cells in which nobody won by the way.
fn random(size: Size, left: usize, rng: &mut Rng) -> ConnectFour {
    loop {
        let mut position = ConnectFour::start(&Setup { size, start: None });
        while position.outcome().is_none() && position.longest_game() > Some(left) {
            let quiet: Vec<Column> = {
                let moves = position.moves().into_iter();
                moves.filter(|&mv| position.child(mv).outcome().is_none_or(|o| o.winner.is_none())).collect()
            };
            let Some(mv) = rng.choice(quiet) else { break };
            position.play_unchecked(mv);
        }
        if position.outcome().is_none() && position.longest_game() == Some(left) {
            return position;
        }
    }
}

#[test]
fn endings_agree_with_minimax() {
    let mut rng = Rng::with_seed(0x0C40);
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for (size, left, games) in
        [(Size::SixByFive, 9, 40), (Size::SevenBySix, 9, 30), (Size::SixByFive, 7, 200)]
    {
        let mut solver = Solver::default();
        for _ in 0..games {
            let position = random(size, left, &mut rng);
            let text = position.position_text();
            let truth = Naive::read(&text).minimax();
            let solved = solve(&mut solver, &position);
            assert_eq!(told(&solved), truth, "{text}: {solved:?}");
            // Its line is as long as it says and ends as it says.
            let end = solved.line.iter().fold(position, |position, &mv| position.child(mv));
            let outcome =
                end.outcome().unwrap_or_else(|| panic!("{text}: the line does not end: {solved:?}"));
            let winner =
                solved.moves.map(|_| if solved.wins { position.to_move() } else { !position.to_move() });
            assert_eq!(outcome.winner, winner, "{text}: {solved:?}");
            assert_eq!(solved.moves.unwrap_or(left as u32), solved.line.len() as u32, "{text}: {solved:?}");
            won += usize::from(truth > 0);
            lost += usize::from(truth < 0);
            drawn += usize::from(truth == 0);
        }
    }
    assert!(won.min(lost).min(drawn) > 5, "all are there: {won} won, {lost} lost, {drawn} drawn");
}

#[test]
fn six_by_five_is_a_draw() {
    let solved = solve(&mut Solver::default(), &ConnectFour::new(Size::SixByFive));
    assert_eq!((solved.moves, solved.line.len()), (None, 30));
}

#[test]
fn the_value_is_kept_along_the_solvers_own_line() {
    let mut rng = Rng::with_seed(0x0C43);
    let start = random(Size::SevenBySix, 24, &mut rng);
    let (mut solver, mut position) = (Solver::default(), start);
    let mut value = told(&solve(&mut solver, &position));
    for mv in solve(&mut solver, &start).line {
        position.play_unchecked(mv);
        value = if value == 0 { 0 } else { value.signum() - value };
        if position.outcome().is_none() {
            assert_eq!(told(&solve(&mut solver, &position)), value, "{}", position.position_text());
        }
    }
}

#[test]
fn a17_it_stops_when_told_to_and_nothing_is_wrong_after_it() {
    let mut rng = Rng::with_seed(0x0C41);
    for _ in 0..10 {
        let position = random(Size::SevenBySix, 20, &mut rng);
        let truth = told(&solve(&mut Solver::default(), &position));
        let mut solver = Solver::default();
        for nodes in [1, 10, 100, 1000] {
            with_control(nodes, None, &AtomicBool::new(false), |control| {
                solver.solve(&position, control);
                assert!(control.nodes() <= nodes, "{} positions instead of {nodes}", control.nodes());
            });
        }
        assert_eq!(told(&solve(&mut solver, &position)), truth);
    }
    let time = Some(Duration::from_millis(1));
    let start = ConnectFour::new(Size::SevenBySix);
    let solved =
        with_control(u64::MAX, time, &AtomicBool::new(false), |c| Solver::default().solve(&start, c));
    assert_eq!(solved, None);
}

#[test]
fn a_player_told_to_solve_says_when_the_game_ends() {
    let mut rng = Rng::with_seed(0x0C42);
    let (mut decided, mut drawn) = (0, 0);
    for _ in 0..100 {
        let position = random(Size::SevenBySix, 12, &mut rng);
        let truth = told(&solve(&mut Solver::default(), &position));
        let params = SearchParams { solve: 12, ..SearchParams::depth(2) };
        let found = search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {}).expect("not over");
        let wanted = match truth {
            0 => Score::Exact(0),
            1.. => Score::Win(truth as u32),
            _ => Score::Loss(truth.unsigned_abs()),
        };
        assert_eq!(Score::with_certainty(found.score, found.certain), wanted, "{}", position.position_text());
        decided += usize::from(truth != 0);
        drawn += usize::from(truth == 0);
    }
    assert!(decided > 3 && drawn > 0, "{decided} {drawn}");
}

/// The search that every game shares finds the same, by its own means.
#[test]
fn the_shared_search_agrees_with_the_solver() {
    let mut rng = Rng::with_seed(0x0C44);
    for selective in [false, true] {
        for _ in 0..40 {
            let position = random(Size::SevenBySix, 11, &mut rng);
            let truth = told(&solve(&mut Solver::default(), &position));
            let params = SearchParams { selective, ..SearchParams::depth(24) };
            let found =
                search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {}).expect("not over");
            let told = match Score::with_certainty(found.score, found.certain) {
                Score::Win(moves) => moves as i32,
                Score::Loss(moves) => -(moves as i32),
                other => {
                    assert_eq!(other, Score::Exact(0), "{}", position.position_text());
                    0
                }
            };
            // With a selective search a win may be found that is not the quickest.
            let same = if selective { told.signum() == truth.signum() } else { told == truth };
            assert!(same, "{told} instead of {truth}: {}", position.position_text());
        }
    }
}
