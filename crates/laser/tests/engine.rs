//! What the engine sees is what the rules say (L7).

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use plyground_laser::{Action, Laser, Lit, Move, Square};
use plyground_rules::{Game, MoveList, Notation, Position, Side, laws::Symmetric};
use plyground_search::{Ask, Board, Judge, Orders, Score, Taste, WIN, think, watching};

/// Calls `look` with every position of random games by both rulesets, and with its board as kept from move to move.
fn along_random_games(games: u64, mut look: impl FnMut(&Laser, &Lit)) {
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variant = &Laser::INFO.variants[seed as usize % 2];
        let start = variant.starts[rng.usize(..3)].position;
        let mut position = Laser::read_position(variant, start).expect("a start is legal");
        let mut board = Lit::of(&position);
        for _ in 0..120 {
            look(&position, &board);
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.usize(..moves.len())];
            position.play_unchecked(mv);
            board.make(mv);
        }
    }
}

fn plain() -> Judge {
    Judge::new(Side::First, &Taste::PLAIN, 0)
}

fn tasteful() -> Judge {
    Judge::new(Side::First, &Taste { terms: [80, 90, 110, 120, 100, 70, 0, 0], ..Taste::PLAIN }, 0)
}

/// The squares that a move changes before the shot.
fn changes(mv: Move) -> Vec<Square> {
    match mv.action() {
        Action::Turn { .. } => vec![mv.from()],
        Action::Go(to) => vec![mv.from(), to],
    }
}

/// How many pieces a side has.
fn pieces(position: &Laser, side: Side) -> usize {
    position.pieces().filter(|(_, piece)| piece.side() == side).count()
}

#[test]
fn the_board_is_lit_as_the_rules_say_l7() {
    let (plain, tasteful) = (plain(), tasteful());
    along_random_games(60, |position, board| {
        assert_eq!(board.rules(), position);
        for side in Side::BOTH {
            assert_eq!(board.shot(side), position.shot(side), "{position:?}");
            let way: Vec<Square> = position.beam(side).map(|passed| passed.at).collect();
            for at in Square::all() {
                assert_eq!(board.lights(side, at), way.contains(&at), "{at} in {position:?}");
            }
        }
        if position.outcome().is_none() {
            let fresh = Lit::of(position);
            assert_eq!(board.evaluate(&plain), fresh.evaluate(&plain), "{position:?}");
            assert_eq!(board.evaluate(&tasteful), fresh.evaluate(&tasteful), "{position:?}");
        }
    });
}

#[test]
fn both_sides_are_judged_alike_l7() {
    let plain = plain();
    along_random_games(60, |position, board| {
        if position.outcome().is_none() {
            let turned = Lit::of(&position.transformed(1));
            assert_eq!(board.evaluate(&plain), turned.evaluate(&plain), "{position:?}");
            for side in Side::BOTH {
                assert_eq!(board.terms(side), turned.terms(!side), "{position:?}");
            }
        }
    });
}

#[test]
fn what_is_worth_a_look_beyond_the_depth_is_what_destroys_l7() {
    let (mut hits, mut waits) = (0, 0);
    along_random_games(60, |position, board| {
        if position.outcome().is_some() {
            return;
        }
        let us = position.to_move();
        let way: Vec<Square> = position.beam(us).map(|passed| passed.at).collect();
        let destroys = |mv: &Move| pieces(&position.child(*mv), !us) < pieces(position, !us);
        let (on_way, off_way): (Vec<Move>, Vec<Move>) = position
            .moves()
            .iter()
            .filter(|mv| destroys(mv))
            .partition(|mv| changes(**mv).iter().any(|at| way.contains(at)));
        let mut noisy = MoveList::new();
        board.noisy(&mut noisy);
        assert!(noisy.iter().all(|mv| position.is_legal(*mv) && destroys(mv)), "{position:?}");
        for mv in &on_way {
            assert!(noisy.contains(mv), "{} in {position:?}", position.move_text(*mv));
        }
        // Those that leave the beam alone all do the same, so that one of them is enough.
        assert_eq!(noisy.len(), on_way.len() + usize::from(!off_way.is_empty()), "{position:?}");
        hits += on_way.len();
        waits += usize::from(!off_way.is_empty());
    });
    assert!(hits > 500 && waits > 100, "{hits} {waits}");
}

#[test]
fn a_win_at_once_is_proved_exactly_where_there_is_one_l7() {
    let stop = AtomicBool::new(false);
    let ask = Ask { depth: 1, ply: 1, solve: false, selective: true, alpha: -WIN, beta: WIN };
    let mut wins = 0;
    along_random_games(200, |position, board| {
        let us = position.to_move();
        let won = |mv: Move| position.child(mv).outcome().is_some_and(|end| end.winner == Some(us));
        let exists = position.moves().into_iter().any(won);
        let proof = watching(10, None, &stop, |watch| board.proof(&ask, &mut (), watch));
        assert_eq!(proof.is_some(), exists, "{position:?}");
        if let Some(proof) = proof {
            assert!(proof.score == WIN - 1 && proof.line.len() == 1 && won(proof.line[0]), "{position:?}");
            wins += 1;
        }
    });
    assert!(wins > 100, "{wins}");
}

#[test]
fn waiting_is_a_move_that_is_legal_and_costs_nothing_l7() {
    let mut waited = 0;
    along_random_games(30, |position, board| {
        let Some(next) = board.passed().filter(|_| position.outcome().is_none()) else { return };
        let us = position.to_move();
        assert!(position.moves().into_iter().any(|mv| &position.child(mv) == next.rules()), "{position:?}");
        assert_eq!(pieces(next.rules(), us), pieces(position, us), "{position:?}");
        waited += 1;
    });
    assert!(waited > 1000, "{waited}");
}

fn search(variant: usize, text: &str, orders: &Orders) -> (Score, Vec<String>) {
    let mut position = Laser::read_position(&Laser::INFO.variants[variant], text).expect("a legal position");
    let thought = think(&position, &[], orders, &AtomicBool::new(false), &mut |_| {}).expect("not over");
    let mut line = Vec::new();
    for mv in thought.line {
        line.push(position.move_text(mv));
        position.play(mv).expect("a legal line");
    }
    (Score::of(thought.score), line)
}

#[test]
fn it_stops_within_ten_milliseconds_l7() {
    let orders = Orders { selective: true, ..Orders::nodes(u64::MAX) };
    for variant in Laser::INFO.variants {
        for start in variant.starts {
            let position = Laser::read_position(variant, start.position).expect("a start is legal");
            // The machine may be busy with something else once or twice, but not every time.
            let soon = (0..5).any(|_| {
                let stop = AtomicBool::new(false);
                thread::scope(|scope| {
                    let thinking = scope.spawn(|| {
                        let thought = think(&position, &[], &orders, &stop, &mut |_| {});
                        (thought, Instant::now())
                    });
                    thread::sleep(Duration::from_millis(60));
                    let told = Instant::now();
                    stop.store(true, Ordering::Relaxed);
                    let (thought, ended) = thinking.join().expect("it ends");
                    assert!(position.is_legal(thought.expect("not over").line[0]));
                    ended.saturating_duration_since(told) < Duration::from_millis(10)
                })
            });
            assert!(soon, "{} {}", variant.id, start.name);
        }
    }
}
