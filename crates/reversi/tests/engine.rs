//! What the search says of Reversi is true, and it does not lose itself where a game is all but won.

use std::sync::atomic::AtomicBool;

use plyground_reversi::{Reversi, Size, Solver};
use plyground_rules::{Notation, Position};
use plyground_search::{Score, SearchInfo, SearchParams, search, with_control};

/// Far ahead, with much still to play: some lines end soon, others do not.
const LOPSIDED: [&str; 5] = [
    "-----XXX--O--OXXX-O-OOOXXXOOOO--XXXOO---XXXXO---XXXXXO--XXXXXXO- X",
    "XXX-----XOO-----XOOOOOO-XOXOO---XOXXO-O--OOOOO--XOOOO---XO------ X",
    "XXX-----XXX------OX-----OOOXOO--OOXXXOO-X-O-XOOOXXOO-O--X---O--- X",
    "XXXX-X--XXXOXO--XXOXOO--XXXOXO--XXOXOO----OOO---OOO-----X------- X",
    "---O----OXO-OX---XX-O---XXXXO---XXXXXXX-XXXXXXX-XXXXXXXXXXXXXXXX X",
];

fn position(text: &str) -> Reversi {
    Reversi::read_position(Size::Eight.variant(), text).expect("a position")
}

fn found_by(position: &Reversi, params: &SearchParams) -> SearchInfo<plyground_reversi::Move> {
    search(position, &[], params, &AtomicBool::new(false), &mut |_| {}).expect("not over")
}

fn margin(position: &Reversi) -> i32 {
    let stop = AtomicBool::new(false);
    let solved =
        with_control(u64::MAX, None, &stop, |control| Solver::default().solve(position, -65, 65, control));
    solved.expect("nothing stops it").margin
}

#[test]
fn r4_a_margin_is_called_exact_only_if_it_is() {
    let mut positions: Vec<Reversi> = vec![position(LOPSIDED[4])];
    let mut rng = fastrand::Rng::with_seed(0x0E8A);
    while positions.len() < 12 {
        let mut random = Reversi::start(&plyground_reversi::Setup::default());
        while random.outcome().is_none() && random.empty().count_ones() > 12 {
            let moves = random.moves();
            random.play_unchecked(moves[rng.usize(..moves.len())]);
        }
        if random.outcome().is_none() {
            positions.push(random);
        }
    }
    let (mut exact, mut open) = (0, 0);
    for position in positions {
        let truth = margin(&position);
        for depth in [3, 6, 9, 11, 12, 13, 16] {
            for lines in [1, 2] {
                let found = found_by(
                    &position,
                    &SearchParams { selective: true, lines, ..SearchParams::depth(depth) },
                );
                match Score::with_certainty(found.score, found.certain) {
                    Score::Exact(told) => {
                        assert_eq!(told, truth, "depth {depth}: {}", position.position_text());
                        exact += 1;
                    }
                    _ => open += 1,
                }
            }
        }
    }
    assert!(exact > 20 && open > 20, "both are there: {exact} exact, {open} not");
}

#[test]
fn a13_a_won_game_is_not_thought_about_for_long() {
    for text in LOPSIDED {
        let found = found_by(&position(text), &SearchParams { selective: true, ..SearchParams::depth(13) });
        assert!(found.nodes < 400_000, "{} positions: {text}", found.nodes);
        assert!(found.score > 2000, "{}: {text}", found.score);
        let behind = text.replace('X', "x").replace('O', "X").replace('x', "O");
        let other = found_by(
            &position(&behind.replace(" O", " X")),
            &SearchParams { selective: true, ..SearchParams::depth(13) },
        );
        assert!(other.nodes < 4_000_000, "{} positions: {behind}", other.nodes);
    }
}

#[test]
fn a17_a_limit_of_positions_holds_where_the_end_is_searched() {
    let text = "-X---O---OOOO-O--OOXOO--XXXOOXOO-OXOOXX--OXOXOXX-OOXO-OO-OOO-O-O X";
    for nodes in [1_000, 100_000, 1_000_000] {
        let params = SearchParams { selective: true, solve: 24, ..SearchParams::nodes(nodes) };
        let seen = found_by(&position(text), &params).nodes;
        assert!((nodes..nodes + 2_000).contains(&seen), "{seen} instead of {nodes}");
    }
}

/// Before a game is solved, stages of selective solving say how it is likely to end, of the best move or of every one.
#[test]
fn r4_what_is_foretold_is_not_called_exact_before_it_is() {
    let mut rng = fastrand::Rng::with_seed(0x0E8B);
    let (mut exact, mut likely) = (0, 0);
    for round in 0..12 {
        let mut position = Reversi::start(&plyground_reversi::Setup::default());
        while position.outcome().is_none() && position.empty().count_ones() > 14 + round % 4 {
            let moves = position.moves();
            position.play_unchecked(moves[rng.usize(..moves.len())]);
        }
        let moves = position.moves();
        if moves.len() < 2 {
            continue;
        }
        let truth = margin(&position);
        for lines in [1, moves.len()] {
            let params =
                SearchParams { selective: true, lines, ..SearchParams::nodes(300_000 << (round % 4)) };
            let mut told = Vec::new();
            let found =
                search(&position, &[], &params, &AtomicBool::new(false), &mut |info| told.push(info.clone()));
            let found = found.expect("not over");
            assert!(moves.contains(&found.pv[0]));
            for info in told.iter().chain([&found]) {
                let child = position.child(info.pv[0]);
                match Score::with_certainty(info.score, info.certain) {
                    Score::Exact(told) if info.multi_pv == 0 => {
                        assert_eq!(told, truth, "{}", position.position_text());
                    }
                    Score::Exact(told) if child.outcome().is_none() => {
                        let sign = if child.to_move() == position.to_move() { 1 } else { -1 };
                        assert_eq!(told, sign * margin(&child), "{}", position.position_text());
                    }
                    Score::Exact(_) => {}
                    _ if info.depth == position.empty().count_ones() => likely += 1,
                    _ => {}
                }
            }
            exact += u32::from(found.certain);
        }
    }
    assert!(exact > 5 && likely > 5, "both are there: {exact} exact, {likely} likely");
}
