//! Forced wins: found, as short as can be, and true.

mod common;
mod naive;

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use common::{lines, position};
use fastrand::Rng;
use naive::{Cell, Naive};
use plyground_gomoku::{Gomoku, ThreatBudget, ThreatTable, Win, find_win};
use plyground_rules::Position;
use plyground_search::with_control;

const FOURS: ThreatBudget = ThreatBudget { fours: u64::MAX, threes: 0 };
/// Fours are among the moves of this, so it finds a shorter win where threes make one.
const THREES: ThreatBudget = ThreatBudget { fours: 0, threes: 20_000 };

fn find(position: &Gomoku, budget: ThreatBudget, memory: &mut ThreatTable) -> Option<Win> {
    let stop = AtomicBool::new(false);
    with_control(u64::MAX, None, &stop, |control| find_win(position, budget, memory, control))
}

/// Plays a win out against every legal answer, however foolish: the winner asks for the rest of its win after each.
/// `rest` is how many moves it may still take.
fn holds_against_everything(position: &Gomoku, rest: u32, budget: ThreatBudget, memory: &mut ThreatTable) {
    let win = find(position, budget, memory).unwrap_or_else(|| panic!("lost sight of the win: {position:?}"));
    assert!(win.moves() <= rest, "{} of {rest} in {position:?}", win.moves());
    let attacker = position.to_move();
    let mut after = position.clone();
    after.play(win.line[0]).expect("the winner's moves are legal");
    if let Some(outcome) = after.outcome() {
        assert_eq!(outcome.winner, Some(attacker), "{position:?}");
        return;
    }
    assert!(rest > 1, "no five: {position:?}");
    for reply in after.moves() {
        let next = after.child(reply);
        assert!(next.outcome().is_none(), "{reply} ends it in {after:?}");
        holds_against_everything(&next, rest - 1, budget, memory);
    }
}

/// The line is legal, of the length stated, and ends with five.
fn line_is_right(position: &Gomoku, win: &Win) {
    assert_eq!(win.line.len(), win.turns as usize, "{win:?}");
    let mut now = position.clone();
    for &point in &win.line {
        assert!(now.outcome().is_none());
        now.play(point).unwrap_or_else(|_| panic!("{point} in {win:?}"));
    }
    assert_eq!(now.outcome().and_then(|outcome| outcome.winner), Some(position.to_move()));
}

#[test]
fn g6_the_collected_wins_are_found_at_their_shortest() {
    for [variant, text, moves, first, _] in lines(include_str!("data/forced-wins.txt")) {
        let position = position(variant, text);
        let win = find(&position, FOURS, &mut ThreatTable::default()).expect(text);
        assert_eq!(win.moves().to_string(), moves, "{text}");
        assert!(first.split(',').any(|first| first == win.line[0].to_string()), "{first}: {win:?}");
        line_is_right(&position, &win);
    }
}

/// Found from nothing but the position, and no longer than when they were collected with a far larger budget.
#[test]
fn g6_the_wins_from_self_play_are_found() {
    let (mut all, mut found) = (0, 0);
    for [variant, text, moves, kind, _] in lines(include_str!("data/selfplay-wins.txt")) {
        let position = position(variant, text);
        // Some hundred thousand positions take well under a second.
        let budget = if kind == "fours" { FOURS } else { ThreatBudget { fours: 0, threes: 300_000 } };
        all += 1;
        if let Some(win) = find(&position, budget, &mut ThreatTable::default()) {
            assert_eq!(win.moves().to_string(), moves, "{text}");
            line_is_right(&position, &win);
            found += 1;
        }
    }
    assert!(all >= 60 && found * 100 >= all * 95, "{found} of {all}");
}

#[test]
fn g6_wins_by_fours_hold_against_every_answer() {
    for [variant, text, moves, ..] in lines::<5>(include_str!("data/forced-wins.txt")) {
        holds_against_everything(
            &position(variant, text),
            moves.parse().unwrap(),
            FOURS,
            &mut ThreatTable::default(),
        );
    }
}

/// Boards with much going on: a game at random around the middle, cut short.
fn crowded(id: &'static str, rng: &mut Rng) -> Naive {
    loop {
        let (reach, stones) = (rng.i32(2..=5), rng.usize(12..=48));
        let mut naive = Naive::new(id);
        for _ in 0..stones {
            let cell = (rng.i32(7 - reach..=7 + reach), rng.i32(7 - reach..=7 + reach));
            if naive.at(cell) == '.' && !naive.play(cell).wins_at(cell) {
                naive = naive.play(cell);
            }
        }
        if naive.outcome().is_empty() {
            return naive;
        }
    }
}

fn of_naive(naive: &Naive) -> Gomoku {
    position(naive.variant, &naive.text())
}

/// Where this side makes a row that wins.
fn winning_cells(naive: &Naive, stone: char) -> Vec<Cell> {
    Naive::cells().filter(|&c| naive.at(c) == '.' && naive.with(c, stone).wins_at(c)).collect()
}

fn is_legal(naive: &Naive, cell: Cell) -> bool {
    naive.at(cell) == '.'
        && !(naive.variant == "renju" && naive.to_move == 'x' && naive.forbidden(cell).is_some())
}

/// Whether the side to move wins by fours within so many moves: straight from the rules, trying every point.
fn naive_fours(naive: &Naive, moves: u32) -> bool {
    let (me, other) = if naive.to_move == 'x' { ('x', 'o') } else { ('o', 'x') };
    if !winning_cells(naive, me).is_empty() {
        return moves >= 1;
    }
    moves >= 2
        && Naive::cells().any(|cell| {
            if naive.at(cell) != '.' {
                return false;
            }
            let after = naive.play(cell);
            let fives = winning_cells(&after, me);
            !fives.is_empty()
                && winning_cells(&after, other).is_empty()
                && is_legal(naive, cell)
                && Naive::cells().any(|reply| is_legal(&after, reply))
                && fives
                    .iter()
                    .all(|&reply| !is_legal(&after, reply) || naive_fours(&after.play(reply), moves - 1))
        })
}

#[test]
fn g6_no_win_by_fours_is_missed_and_none_is_made_up() {
    const LENGTH: u32 = 4;
    let mut rng = Rng::with_seed(61);
    let mut lengths = [0; LENGTH as usize + 1];
    for round in 0..450 {
        let naive = crowded(["gomoku", "gomoku-standard", "renju"][round % 3], &mut rng);
        let found = find(&of_naive(&naive), FOURS, &mut ThreatTable::default());
        let shortest = (1..=LENGTH).find(|&length| naive_fours(&naive, length));
        let found_length = found.as_ref().map(Win::moves).filter(|&length| length <= LENGTH);
        assert_eq!(found_length, shortest, "{} {}", naive.variant, naive.text());
        lengths[shortest.unwrap_or(0) as usize] += 1;
        if let Some(win) = found {
            line_is_right(&of_naive(&naive), &win);
        }
    }
    assert!(lengths.iter().all(|&count| count > 1), "every length came up: {lengths:?}");
}

#[test]
fn g6_wins_by_threes_hold_against_every_answer() {
    const WANTED: u32 = 3;
    let mut rng = Rng::with_seed(62);
    let mut seen = [0; 3];
    let mut round = 0;
    while seen.iter().any(|&count| count < WANTED) {
        let naive = crowded(["gomoku", "gomoku-standard", "renju"][round % 3], &mut rng);
        let position = of_naive(&naive);
        let mut memory = ThreatTable::default();
        let by_fours = find(&position, FOURS, &mut memory);
        if let (None, Some(win)) = (by_fours, find(&position, THREES, &mut memory)) {
            line_is_right(&position, &win);
            if win.moves() <= 4 && seen[round % 3] < WANTED {
                holds_against_everything(&position, win.moves(), THREES, &mut memory);
                seen[round % 3] += 1;
            }
        }
        round += 1;
        assert!(round < 30_000, "{seen:?}");
    }
}

/// White wins because black may not put a stone where it must; where black may, there is no win.
#[test]
fn g2_white_wins_by_what_black_may_not_do() {
    // White's four at k8 is stopped at l8 alone, where black would have six in a column.
    let text = "15/15/15/15/11x3/11x3/11x3/6xooo5/11x3/11x3/15/15/15/15/15 w";
    for (variant, moves) in [("renju", Some(2)), ("gomoku", None), ("gomoku-standard", None)] {
        let position = position(variant, text);
        let win = find(&position, FOURS, &mut ThreatTable::default());
        assert_eq!(win.as_ref().map(Win::moves), moves, "{variant}");
        if let Some(win) = win {
            line_is_right(&position, &win);
            holds_against_everything(&position, 2, FOURS, &mut ThreatTable::default());
        }
    }
}

/// Two fours at once win, except for black in Renju.
#[test]
fn g2_black_does_not_win_by_what_it_may_not_do() {
    let text = "15/15/15/10o4/10x4/10x4/10x4/6oxxx5/15/15/15/15/15/15/15 b";
    for (variant, moves) in [("renju", None), ("gomoku", Some(2)), ("gomoku-standard", Some(2))] {
        let position = position(variant, text);
        let win = find(&position, FOURS, &mut ThreatTable::default());
        assert_eq!(win.as_ref().map(Win::moves), moves, "{variant}");
    }
}

#[test]
fn a17_it_stops_when_told_to() {
    let mut rng = Rng::with_seed(63);
    for round in 0..40 {
        let position = of_naive(&crowded(["gomoku", "gomoku-standard", "renju"][round % 3], &mut rng));
        let stop = AtomicBool::new(false);
        let late = thread::scope(|scope| {
            let looking = scope.spawn(|| {
                let budget = ThreatBudget { fours: u64::MAX, threes: u64::MAX };
                with_control(u64::MAX, None, &stop, |control| {
                    find_win(&position, budget, &mut ThreatTable::default(), control)
                });
                Instant::now()
            });
            thread::sleep(Duration::from_millis(10));
            stop.store(true, Ordering::Relaxed);
            let raised = Instant::now();
            looking.join().expect("no panic").saturating_duration_since(raised)
        });
        // Without the flag some would take minutes; machines that are busy may keep a thread waiting for seconds.
        assert!(late < Duration::from_secs(20), "{late:?}");
    }
}

#[test]
fn g6_odd_boards_do_no_harm() {
    let mut rng = Rng::with_seed(64);
    for round in 0..300 {
        let id = ["gomoku", "gomoku-standard", "renju"][round % 3];
        let mut naive = Naive::new(id);
        let share = rng.f64();
        for cell in Naive::cells() {
            if rng.f64() < share {
                let stone = if rng.bool() { 'x' } else { 'o' };
                if !naive.with(cell, stone).wins_at(cell) {
                    naive = naive.with(cell, stone);
                }
            }
        }
        for to_move in ['x', 'o'] {
            naive.to_move = to_move;
            if naive.has_won('x') || naive.has_won('o') {
                continue;
            }
            let position = of_naive(&naive);
            let budget = ThreatBudget { fours: 3000, threes: 3000 };
            if let Some(win) = find(&position, budget, &mut ThreatTable::default()) {
                line_is_right(&position, &win);
            }
        }
    }
}
