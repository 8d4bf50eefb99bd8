//! The search finds exactly what plain minimax without any pruning finds, on random positions of all games.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use plyground_gomoku::Gomoku;
use plyground_laser::Laser;
use plyground_reversi::Reversi;
use plyground_rules::{Game, MoveList, Position};
use plyground_search::{
    Board, EXACT, Evaluator, MoveOf, SearchInfo, SearchParams, Searchable, Searcher, Style, WIN, search,
};
use plyground_yinsh::Yinsh;

/// The definition that the search must agree with.
fn minimax<B: Board>(
    p: &B,
    depth: u32,
    turn: i32,
    width: usize,
    evaluator: &Evaluator,
    path: &mut Vec<u64>,
) -> i32 {
    if depth == 0 && p.settled() {
        return evaluator.evaluate(p);
    }
    let below = depth - u32::from(p.settled() && depth > 0);
    let mut moves = MoveList::new();
    p.candidates(width, &mut moves);
    let scores = moves.iter().map(|&mv| after(p, mv, below, turn, width, evaluator, path));
    scores.max().expect("a position that is not over has moves")
}

/// The score of a move from its mover's side. `path` has the positions before this one: whoever comes back to one of them
/// can do so again, so that is a draw, as two scarabs can have it that change places and change back.
fn after<B: Board>(
    p: &B,
    mv: MoveOf<B>,
    depth: u32,
    turn: i32,
    width: usize,
    evaluator: &Evaluator,
    path: &mut Vec<u64>,
) -> i32 {
    let (child, side) = (p.after(mv), p.rules().to_move());
    let same = child.rules().to_move() == side;
    if let Some(outcome) = child.rules().outcome() {
        let Some(winner) = outcome.winner else { return evaluator.draw(side) };
        let sign = if winner == side { 1 } else { -1 };
        let margin = child.margin().map(|margin| if same { margin } else { -margin });
        return margin.map_or(sign * (WIN - turn - 1), |margin| sign * EXACT + margin);
    }
    path.push(p.rules().key());
    if B::Rules::REPETITIONS_TO_DRAW.is_some() && path.contains(&child.rules().key()) {
        path.pop();
        return evaluator.draw(side);
    }
    let score = minimax(&child, depth, turn + i32::from(!same), width, evaluator, path);
    path.pop();
    if same { score } else { -score }
}

/// A position after some random moves from a variant's usual start, not over.
fn random_position<P: Game>(variant: usize, rng: &mut fastrand::Rng) -> P {
    loop {
        let mut p = P::start(&P::setup(&P::INFO.variants[variant]));
        for _ in 0..rng.usize(..60) {
            let moves = p.moves();
            if moves.is_empty() {
                break;
            }
            p.play_unchecked(moves[rng.usize(..moves.len())]);
        }
        if p.outcome().is_none() {
            return p;
        }
    }
}

fn no_progress<M>(_: &SearchInfo<M>) {}

/// Compares scores, and that the move found has that score, on `positions` positions of every variant.
fn agrees<P: Game + Searchable>(positions: usize, depth: u32, width: usize, table_bits: u32) {
    let mut rng = fastrand::Rng::with_seed(20_261_115);
    let stop = AtomicBool::new(false);
    for variant in 0..P::INFO.variants.len() {
        for n in 0..positions {
            let p: P = random_position(variant, &mut rng);
            let style = match n % 3 {
                0 => Style::PLAIN,
                1 => Style { noise: 40, ..Style::PLAIN },
                _ => Style { own: 150, noise: 3, contempt: 25, ..Style::PLAIN },
            };
            let seed = rng.u64(..);
            let board = P::Board::of(&p);
            let evaluator = Evaluator::new(p.to_move(), &style, seed);
            for depth in 1..=depth {
                let params = SearchParams {
                    width,
                    style: style.clone(),
                    seed,
                    table_bits,
                    ..SearchParams::depth(depth)
                };
                let info = search(&p, &[], &params, &stop, &mut no_progress).expect("not over");
                let text = p.position_text();
                assert_eq!(
                    info.score,
                    minimax(&board, depth, 0, width, &evaluator, &mut vec![]),
                    "depth {depth}: {text}"
                );
                let next = depth - u32::from(board.settled());
                let below = after(&board, info.pv[0], next, 0, width, &evaluator, &mut vec![]);
                assert_eq!(info.score, below, "depth {depth}, {:?}: {text}", info.pv);
            }
        }
    }
}

#[test]
fn reversi_agrees_with_minimax() {
    agrees::<Reversi>(60, 4, 0, 10);
}

#[test]
fn gomoku_agrees_with_minimax() {
    agrees::<Gomoku>(6, 2, 0, 10);
    agrees::<Gomoku>(30, 4, 6, 10);
}

#[test]
fn yinsh_agrees_with_minimax() {
    agrees::<Yinsh>(12, 2, 0, 10);
}

#[test]
fn laser_agrees_with_minimax() {
    agrees::<Laser>(12, 2, 0, 10);
    agrees::<Laser>(1, 3, 0, 4);
}

#[test]
fn a_search_is_reproducible_to_the_node() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(7);
        let stop = AtomicBool::new(false);
        for _ in 0..10 {
            let p: P = random_position(0, &mut rng);
            let params = SearchParams { width: 8, ..SearchParams::nodes(rng.u64(1..20_000)) };
            let once = search(&p, &[], &params, &stop, &mut no_progress);
            assert_eq!(once, search(&p, &[], &params, &stop, &mut no_progress));
            let once = once.expect("not over");
            assert!(once.nodes <= params.nodes + 1 && p.is_legal(once.pv[0]));
        }
    }
    check::<Reversi>();
    check::<Gomoku>();
    check::<Yinsh>();
    check::<Laser>();
}

/// The scores of the best moves, best first, by minimax.
fn ranking<B: Board>(board: &B, depth: u32) -> Vec<i32> {
    let evaluator = Evaluator::new(board.rules().to_move(), &Style::PLAIN, 0);
    let next = depth - u32::from(board.settled());
    let mut scores: Vec<i32> = board
        .rules()
        .moves()
        .iter()
        .map(|&mv| after(board, mv, next, 0, 0, &evaluator, &mut vec![]))
        .collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    scores
}

#[test]
fn multi_pv_lines_are_the_best_ones_in_order() {
    fn check<P: Game + Searchable>(depth: u32) {
        let mut rng = fastrand::Rng::with_seed(9);
        let stop = AtomicBool::new(false);
        for _ in 0..8 {
            let p: P = random_position(0, &mut rng);
            let board = P::Board::of(&p);
            let params = SearchParams { lines: 4, ..SearchParams::depth(depth) };
            let mut found = vec![None; 4];
            search(&p, &[], &params, &stop, &mut |t| found[t.multi_pv] = Some(t.clone())).expect("not over");
            let found: Vec<_> = found.into_iter().flatten().collect();
            let best = ranking(&board, depth);
            let scores: Vec<i32> = found.iter().map(|info| info.score).collect();
            assert_eq!(scores, best[..best.len().min(4)], "{}", p.position_text());
            let next = depth - u32::from(board.settled());
            let evaluator = Evaluator::new(p.to_move(), &Style::PLAIN, 0);
            for (i, info) in found.iter().enumerate() {
                assert_eq!(after(&board, info.pv[0], next, 0, 0, &evaluator, &mut vec![]), info.score);
                assert!(found[..i].iter().all(|other| other.pv[0] != info.pv[0]));
            }
        }
    }
    check::<Reversi>(4);
    check::<Gomoku>(1);
    check::<Yinsh>(2);
    check::<Laser>(2);
}

/// With a selective search, a later line may turn out better than one before; and whatever stops a search, the lines
/// that are reported last are of one depth.
#[test]
fn multi_pv_lines_are_in_order_and_of_one_depth_however_they_are_found() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(19);
        let (stop, mut full) = (AtomicBool::new(false), 0);
        for nodes in (1..=20).map(|n| 2_000 * n) {
            let p: P = random_position(0, &mut rng);
            let params = SearchParams { lines: 4, selective: true, width: 20, ..SearchParams::nodes(nodes) };
            let mut found: Vec<Option<_>> = vec![None; 4];
            let best = search(&p, &[], &params, &stop, &mut |t| found[t.multi_pv] = Some(t.clone()));
            let found: Vec<_> = found.into_iter().flatten().collect();
            full += u32::from(found.len() == 4);
            assert!(found.is_sorted_by_key(|info| -info.score), "{}", p.position_text());
            assert!(found.iter().all(|info| info.depth == found[0].depth), "{}", p.position_text());
            assert!(found.is_empty() || best.expect("not over").pv == found[0].pv);
        }
        assert!(full > 0, "somewhere there are four: {}", P::INFO.id);
    }
    check::<Reversi>();
    check::<Gomoku>();
    check::<Yinsh>();
    check::<Laser>();
}

/// A search that is stopped within an iteration still gives the principal variation it had, not only the move.
#[test]
fn a_principal_variation_is_not_lost_when_time_is_up() {
    let stop = AtomicBool::new(false);
    let mut rng = fastrand::Rng::with_seed(20);
    for _ in 0..30 {
        let p: Gomoku = random_position(0, &mut rng);
        let params =
            SearchParams { selective: true, width: 20, ..SearchParams::nodes(rng.u64(2_000..20_000)) };
        let mut last = None;
        let best = search(&p, &[], &params, &stop, &mut |t| last = Some(t.clone())).expect("not over");
        let last = last.expect("some depth was finished");
        if last.pv[0] == best.pv[0] {
            assert!(2 * best.pv.len() >= last.pv.len(), "{:?} after {:?}", best.pv, last.pv);
        }
    }
}

#[test]
fn lazy_smp_threads_find_the_same_score() {
    fn check<P: Game + Searchable>(depth: u32, width: usize) {
        let mut rng = fastrand::Rng::with_seed(10);
        let stop = AtomicBool::new(false);
        for _ in 0..4 {
            let p: P = random_position(0, &mut rng);
            let one = SearchParams { width, ..SearchParams::depth(depth) };
            let three = SearchParams { threads: 3, ..one.clone() };
            let [one, three] = [one, three]
                .map(|params| search(&p, &[], &params, &stop, &mut no_progress).expect("not over"));
            assert_eq!(one.score, three.score, "{}", p.position_text());
            assert!(p.is_legal(three.pv[0]));
        }
    }
    check::<Reversi>(6, 0);
    check::<Gomoku>(3, 8);
    check::<Yinsh>(2, 0);
    check::<Laser>(3, 0);
}

#[test]
fn time_ends_a_search_with_a_legal_move() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(11);
        let p: P = random_position(0, &mut rng);
        let time = Duration::from_millis(60);
        for threads in [1, 2] {
            let params = SearchParams {
                time: Some(time),
                threads,
                width: 20,
                selective: true,
                ..SearchParams::depth(60)
            };
            let begun = Instant::now();
            let info = search(&p, &[], &params, &AtomicBool::new(false), &mut no_progress).expect("not over");
            assert!(p.is_legal(info.pv[0]));
            // Generous, because test machines are shared; how soon it really stops is measured elsewhere.
            assert!(begun.elapsed() < time + Duration::from_millis(500), "{:?}", begun.elapsed());
        }
    }
    check::<Reversi>();
    check::<Gomoku>();
    check::<Yinsh>();
    check::<Laser>();
}

/// A searcher that keeps its transposition table finds the same as a fresh one where every line goes to the same depth.
#[test]
fn a_kept_transposition_table_changes_no_score() {
    fn check<P: Game + Searchable>(depth: u32, width: usize) {
        let mut rng = fastrand::Rng::with_seed(12);
        let stop = AtomicBool::new(false);
        let mut searcher = Searcher::new();
        let mut p: P = random_position(0, &mut rng);
        for _ in 0..10 {
            let params = SearchParams { width, table_bits: 8, ..SearchParams::depth(depth) };
            let Some(fresh) = search(&p, &[], &params, &stop, &mut no_progress) else { break };
            let again = searcher.search(&p, &[], &params, &stop, &mut no_progress).expect("not over");
            assert_eq!(fresh.score, again.score, "{}", p.position_text());
            p.play_unchecked(again.pv[0]);
        }
    }
    check::<Reversi>(5, 0);
    check::<Gomoku>(3, 6);
    check::<Yinsh>(2, 0);
}

#[test]
fn r6_small_reversi_is_solved() {
    let stop = AtomicBool::new(false);
    let start = Reversi::start(&Reversi::setup(&Reversi::INFO.variants[2]));
    let params = SearchParams { solve: 60, table_bits: 20, ..SearchParams::depth(1) };
    let info = search(&start, &[], &params, &stop, &mut no_progress).expect("not over");
    // 11-3 for light: 8 fewer for dark, who begins.
    assert_eq!(info.score, -EXACT - 8);
}

/// Without this a player short of time made whatever move came first, long before the end.
#[test]
fn r6_without_time_to_solve_the_search_looks_ahead_instead() {
    let (stop, mut rng) = (AtomicBool::new(false), fastrand::Rng::with_seed(3));
    let far_from_the_end = |p: &Reversi| (26..=30).contains(&p.empty().count_ones()) && p.moves().len() > 1;
    let positions = std::iter::repeat_with(|| random_position::<Reversi>(0, &mut rng));
    for p in positions.filter(far_from_the_end).take(4) {
        let params = SearchParams { solve: 30, selective: true, ..SearchParams::nodes(40_000) };
        let info = search(&p, &[], &params, &stop, &mut no_progress).expect("not over");
        assert!(info.depth >= 4, "depth {}", info.depth);
    }
}

#[test]
fn contempt_avoids_draws() {
    let stop = AtomicBool::new(false);
    let start = Laser::start(&Laser::setup(&Laser::INFO.variants[0]));
    let best = |past: &[u64], contempt: i32| {
        let style = Style { contempt, ..Style::PLAIN };
        let params = SearchParams { style, ..SearchParams::depth(2) };
        search(&start, past, &params, &stop, &mut no_progress).expect("not over")
    };
    // As if every move but one led to a position that has come up twice before.
    let spared = start.moves()[5];
    let after = |mv| {
        let mut next = start.clone();
        next.play_unchecked(mv);
        next.key()
    };
    let past: Vec<u64> =
        start.moves().iter().filter(|&&mv| mv != spared).flat_map(|&mv| [after(mv); 2]).collect();
    let (eager, content) = (best(&past, 2_000), best(&past, -2_000));
    assert_eq!(eager.pv[0], spared);
    assert!(content.pv[0] != spared && content.score == 2_000);
}

#[test]
fn a13_a_blind_style_sees_some_root_moves_and_always_one() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(11);
        let stop = AtomicBool::new(false);
        let (mut all, mut seen) = (0, 0);
        for seed in 0..40 {
            let p: P = random_position(0, &mut rng);
            let moves = p.moves();
            let leads_to = |mv| {
                let mut next = p.clone();
                next.play_unchecked(mv);
                next.key()
            };
            let thought_of = |blind| {
                let style = Style { blind, ..Style::PLAIN };
                let params = SearchParams { style, seed, lines: moves.len(), ..SearchParams::depth(1) };
                let mut ends = BTreeSet::new();
                let info = search(&p, &[], &params, &stop, &mut |info| {
                    ends.insert(leads_to(info.pv[0]));
                });
                assert!(info.is_some_and(|info| p.is_legal(info.pv[0])));
                ends
            };
            // Several moves may lead to the same position: that one is thought of or is not.
            let different: BTreeSet<u64> = moves.iter().map(|&mv| leads_to(mv)).collect();
            all += different.len();
            assert_eq!((thought_of(0), thought_of(100).len()), (different, 1));
            seen += thought_of(60).len();
        }
        assert!((3 * all..5 * all).contains(&(10 * seen)), "{seen} of {all}");
    }
    check::<Reversi>();
    check::<Gomoku>();
    check::<Yinsh>();
    check::<Laser>();
}

#[test]
fn a_raised_flag_stops_within_ten_milliseconds_with_a_legal_move() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(8);
        let p: P = random_position(0, &mut rng);
        let raised = AtomicBool::new(true);
        let at_once = search(&p, &[], &SearchParams::depth(60), &raised, &mut no_progress).expect("not over");
        assert!(p.is_legal(at_once.pv[0]) && at_once.nodes <= 2 * 128);

        // The best of a few tries: on a busy machine a thread may have to wait longer than that to run at all.
        let late = (0..5).map(|_| stopped_after(&p)).min();
        assert!(late < Some(Duration::from_millis(10)), "{late:?}");
    }
    check::<Reversi>();
    check::<Gomoku>();
    check::<Yinsh>();
    check::<Laser>();
}

/// How long a search goes on after it was stopped.
fn stopped_after<P: Game + Searchable>(p: &P) -> Duration {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let params = SearchParams { selective: true, ..SearchParams::depth(60) };
            let info = search(p, &[], &params, &stop, &mut no_progress).expect("not over");
            (info, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(50));
        stop.store(true, Ordering::Relaxed);
        let raised_at = Instant::now();
        let (info, ended_at) = search.join().expect("a search does not panic");
        assert!(p.is_legal(info.pv[0]));
        ended_at.saturating_duration_since(raised_at)
    })
}
