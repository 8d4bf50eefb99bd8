//! The search finds exactly what plain minimax without any pruning finds, on random positions of all games.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use plyground_games::for_every_game;
use plyground_laser::Laser;
use plyground_reversi::Reversi;
use plyground_rules::{Game, MoveList, Position};
use plyground_search::{
    Board, EXACT, Evaluator, MoveOf, SearchInfo, SearchParams, Searchable, Searcher, Style, WIN, search,
};

/// The definition that the search must agree with, for as many positions as a test has time for.
struct Minimax<'a> {
    width: usize,
    evaluator: &'a Evaluator,
    /// The positions before this one. A side that returns to one of them can do so again, so a return is a draw, as when two scarabs
    /// change places and change back.
    path: Vec<u64>,
    left: u32,
}

impl<'a> Minimax<'a> {
    /// Before the first position.
    fn new(width: usize, evaluator: &'a Evaluator) -> Self {
        Minimax { width, evaluator, path: Vec::new(), left: 100_000 }
    }

    /// The score of the side to move; `None` where it takes too long.
    fn score<B: Board>(&mut self, p: &B, depth: u32, turn: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        if depth == 0 && p.settled() {
            return Some(self.evaluator.evaluate(p));
        }
        let below = depth - u32::from(p.settled() && depth > 0);
        let mut moves = MoveList::new();
        p.candidates(self.width, &mut moves);
        let mut best = i32::MIN;
        for mv in moves {
            best = best.max(self.after(p, mv, below, turn)?);
        }
        Some(best)
    }

    /// The score of a move from its mover's side.
    fn after<B: Board>(&mut self, p: &B, mv: MoveOf<B>, depth: u32, turn: i32) -> Option<i32> {
        let (child, side) = (p.after(mv), p.rules().to_move());
        let same = child.rules().to_move() == side;
        if let Some(outcome) = child.rules().outcome() {
            let Some(winner) = outcome.winner else { return Some(self.evaluator.draw(side)) };
            let sign = if winner == side { 1 } else { -1 };
            let margin = child.margin().map(|margin| if same { margin } else { -margin });
            return Some(margin.map_or(sign * (WIN - turn - 1), |margin| sign * EXACT + margin));
        }
        self.path.push(p.rules().key());
        let score = if B::Rules::REPETITIONS_TO_DRAW.is_some() && self.path.contains(&child.rules().key()) {
            self.evaluator.draw(side)
        } else {
            let score = self.score(&child, depth, turn + i32::from(!same))?;
            if same { score } else { -score }
        };
        self.path.pop();
        Some(score)
    }
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

/// So long a machine that does other things may keep a thread waiting.
const BUSY: Duration = Duration::from_secs(30);

fn no_progress<M>(_: &SearchInfo<M>) {}

/// The depth, up to `deepest`, to which there are no more than so many sequences of moves, about.
fn depth_within<P: Game + Searchable>(p: &P, deepest: u32, width: usize, sequences: usize) -> u32 {
    let mut moves = MoveList::new();
    P::Board::of(p).candidates(width, &mut moves);
    (2..=deepest).take_while(|&depth| moves.len().pow(depth) <= sequences).last().unwrap_or(1)
}

/// Compares scores, and that the move found has that score, on `positions` positions of every variant.
fn agrees<P: Game + Searchable>(positions: usize, deepest: u32, width: usize, table_bits: u32) {
    let mut rng = fastrand::Rng::with_seed(20_261_115);
    let stop = AtomicBool::new(false);
    for variant in 0..P::INFO.variants.len() {
        let mut compared = 0;
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
            for depth in 1..=deepest {
                let Some(score) = Minimax::new(width, &evaluator).score(&board, depth, 0) else { break };
                let params = SearchParams {
                    width,
                    style: style.clone(),
                    seed,
                    table_bits,
                    ..SearchParams::depth(depth)
                };
                let info = search(&p, &[], &params, &stop, &mut no_progress).expect("not over");
                let text = p.position_text();
                assert_eq!(info.score, score, "depth {depth}: {text}");
                let next = depth - u32::from(board.settled());
                let below = Minimax::new(width, &evaluator).after(&board, info.pv[0], next, 0);
                assert_eq!(Some(info.score), below, "depth {depth}, {:?}: {text}", info.pv);
                compared += 1;
            }
        }
        assert!(compared >= positions, "{}: {compared} of {positions}", P::INFO.variants[variant].id);
    }
}

#[test]
fn every_game_agrees_with_minimax() {
    fn check<P: Game + Searchable>() {
        agrees::<P>(12, 4, 0, 10);
        agrees::<P>(20, 4, 6, 10);
        agrees::<P>(3, 3, 0, 4);
    }
    for_every_game!(check);
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
    for_every_game!(check);
}

/// The scores of the best moves, best first, by minimax.
fn ranking<B: Board>(board: &B, depth: u32) -> Option<Vec<i32>> {
    let evaluator = Evaluator::new(board.rules().to_move(), &Style::PLAIN, 0);
    let next = depth - u32::from(board.settled());
    let mut minimax = Minimax::new(0, &evaluator);
    let scores = board.rules().moves().into_iter().map(|mv| minimax.after(board, mv, next, 0));
    let mut scores: Vec<i32> = scores.collect::<Option<_>>()?;
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    Some(scores)
}

#[test]
fn multi_pv_lines_are_the_best_ones_in_order() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(9);
        let (stop, mut compared) = (AtomicBool::new(false), 0);
        for _ in 0..8 {
            let p: P = random_position(0, &mut rng);
            let board = P::Board::of(&p);
            // As deep as minimax can go.
            let Some((depth, best)) = (1..=4).rev().find_map(|depth| Some((depth, ranking(&board, depth)?)))
            else {
                continue;
            };
            compared += 1;
            let params = SearchParams { lines: 4, ..SearchParams::depth(depth) };
            let mut found = vec![None; 4];
            search(&p, &[], &params, &stop, &mut |t| found[t.multi_pv] = Some(t.clone())).expect("not over");
            let found: Vec<_> = found.into_iter().flatten().collect();
            let scores: Vec<i32> = found.iter().map(|info| info.score).collect();
            assert_eq!(scores, best[..best.len().min(4)], "{}", p.position_text());
            let next = depth - u32::from(board.settled());
            let evaluator = Evaluator::new(p.to_move(), &Style::PLAIN, 0);
            for (i, info) in found.iter().enumerate() {
                let score = Minimax::new(0, &evaluator).after(&board, info.pv[0], next, 0);
                assert_eq!(score, Some(info.score));
                assert!(found[..i].iter().all(|other| other.pv[0] != info.pv[0]));
            }
        }
        assert!(compared >= 4, "{}: {compared}", P::INFO.id);
    }
    for_every_game!(check);
}

/// With a selective search, a later line may turn out better than one before; and however a search is stopped, the lines
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
    for_every_game!(check);
}

/// A search that is stopped within an iteration still gives the principal variation it had, not only the move.
#[test]
fn a_principal_variation_is_not_lost_when_time_is_up() {
    fn check<P: Game + Searchable>() {
        let stop = AtomicBool::new(false);
        let mut rng = fastrand::Rng::with_seed(20);
        for _ in 0..10 {
            let p: P = random_position(0, &mut rng);
            let nodes = rng.u64(2_000..20_000);
            let params = SearchParams { selective: true, width: 20, ..SearchParams::nodes(nodes) };
            let mut last = None;
            let best = search(&p, &[], &params, &stop, &mut |t| last = Some(t.clone())).expect("not over");
            let last = last.expect("some depth was finished");
            if last.pv[0] == best.pv[0] {
                assert!(2 * best.pv.len() >= last.pv.len(), "{:?} after {:?}", best.pv, last.pv);
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn lazy_smp_threads_find_the_same_score() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(10);
        let stop = AtomicBool::new(false);
        for _ in 0..4 {
            let p: P = random_position(0, &mut rng);
            let depth = depth_within(&p, 5, 8, 100_000);
            let one = SearchParams { width: 8, ..SearchParams::depth(depth) };
            let three = SearchParams { threads: 3, ..one.clone() };
            let [one, three] = [one, three]
                .map(|params| search(&p, &[], &params, &stop, &mut no_progress).expect("not over"));
            assert_eq!(one.score, three.score, "{}", p.position_text());
            assert!(p.is_legal(three.pv[0]));
        }
    }
    for_every_game!(check);
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
            // Without a clock it would search for hours. How soon it really stops is measured, not tested: machines are shared.
            assert!(begun.elapsed() < BUSY, "{:?}", begun.elapsed());
        }
    }
    for_every_game!(check);
}

/// A searcher that keeps its transposition table finds the same as a fresh one where every line goes to the same depth.
#[test]
fn a_kept_transposition_table_changes_no_score() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(12);
        let stop = AtomicBool::new(false);
        let mut searcher = Searcher::new();
        let mut p: P = random_position(0, &mut rng);
        for _ in 0..10 {
            let depth = depth_within(&p, 5, 6, 10_000);
            let params = SearchParams { width: 6, table_bits: 8, ..SearchParams::depth(depth) };
            let Some(fresh) = search(&p, &[], &params, &stop, &mut no_progress) else { break };
            let again = searcher.search(&p, &[], &params, &stop, &mut no_progress).expect("not over");
            assert_eq!(fresh.score, again.score, "{}", p.position_text());
            p.play_unchecked(again.pv[0]);
        }
    }
    for_every_game!(check);
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

/// Without this a player short of time plays the first move of the list, long before the end.
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
    for_every_game!(check);
}

/// In nodes, for machines are shared: a search looks at the flag every 128.
#[test]
fn a_raised_flag_stops_a_search_soon_with_a_legal_move() {
    fn check<P: Game + Searchable>() {
        let mut rng = fastrand::Rng::with_seed(8);
        let p: P = random_position(0, &mut rng);
        let raised = AtomicBool::new(true);
        let at_once = search(&p, &[], &SearchParams::depth(60), &raised, &mut no_progress).expect("not over");
        assert!(p.is_legal(at_once.pv[0]) && at_once.nodes <= 2 * 128);

        let mut stopped = 0;
        for depth in [1, 2, 3].repeat(3) {
            let (stop, mut nodes) = (AtomicBool::new(false), 0);
            let params = SearchParams { selective: true, ..SearchParams::depth(60) };
            let p: P = random_position(0, &mut rng);
            let info = search(&p, &[], &params, &stop, &mut |info| {
                if info.depth >= depth && !stop.swap(true, Ordering::Relaxed) {
                    nodes = info.nodes;
                }
            });
            let info = info.expect("not over");
            assert!(p.is_legal(info.pv[0]));
            // Who sees a win at once needs no telling.
            if stop.into_inner() {
                stopped += 1;
                assert!(info.nodes - nodes <= 2 * 128, "{}: {} after {nodes}", P::INFO.id, info.nodes);
            }
        }
        assert!(stopped > 0, "{}", P::INFO.id);
    }
    for_every_game!(check);
}

#[test]
fn a_flag_raised_by_another_thread_stops_a_search() {
    fn check<P: Game + Searchable>() {
        let p: P = random_position(0, &mut fastrand::Rng::with_seed(8));
        let stop = AtomicBool::new(false);
        let begun = Instant::now();
        let info = std::thread::scope(|scope| {
            let search = scope.spawn(|| {
                let params = SearchParams { selective: true, ..SearchParams::depth(60) };
                search(&p, &[], &params, &stop, &mut no_progress).expect("not over")
            });
            std::thread::sleep(Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
            search.join().expect("a search does not panic")
        });
        assert!(p.is_legal(info.pv[0]) && begun.elapsed() < BUSY, "{:?}", begun.elapsed());
    }
    for_every_game!(check);
}
