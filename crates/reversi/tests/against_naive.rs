//! The fast rules against the naive ones: every move, text and result along random games, from start positions and
//! from random boards.

mod data;
mod naive;

use std::collections::BTreeMap;

use fastrand::Rng;
use naive::Naive;
use plyground_reversi::{Move, Reversi, Setup, Size, flips, moves_mask};
use plyground_rules::{BySide, Notation, Outcome, Position, Side};

/// How often what is rare was seen: a comparison that never meets it proves nothing about it.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn note(&mut self, what: &'static str, happened: bool) {
        *self.0.entry(what).or_default() += usize::from(happened);
    }

    fn assert_all(&self) {
        for (what, times) in &self.0 {
            assert!(*times > 0, "never seen: {what}; {:?}", self.0);
        }
    }
}

fn compare_a_game(mut fast: Reversi, rng: &mut Rng, seen: &mut Seen) {
    let mut naive = Naive::read(&fast.position_text());
    let mut history: Vec<String> = Vec::new();
    loop {
        let text = naive.text();
        assert_eq!(fast.position_text(), text);
        let texts: Vec<String> = fast.moves().into_iter().map(|mv| fast.move_text(mv)).collect();
        assert_eq!(texts, naive.moves(), "the moves of {text}");
        for mv in (0..64).filter_map(Move::on).chain([Move::PASS]) {
            assert_eq!(fast.is_legal(mv), fast.moves().contains(&mv), "{mv:?} in {text}");
        }
        let winner = |outcome: Outcome| outcome.winner.map_or('=', |side| ['X', 'O'][side.index()]);
        assert_eq!(fast.outcome().map(winner), naive.result(), "the result of {text}");
        if let Some(result) = naive.result() {
            let (dark, light) = (naive.count('X'), naive.count('O'));
            seen.note("dark wins", result == 'X');
            seen.note("light wins", result == 'O');
            seen.note("draw", result == '=');
            seen.note("full board", dark + light == naive.squares.len());
            seen.note("end with empty squares", dark > 0 && light > 0 && dark + light < naive.squares.len());
            seen.note("one side wiped out", dark == 0 || light == 0);
            return;
        }

        let choice = rng.choice(texts).expect("no result, so there are moves");
        let flipped = naive.flipped_by(&choice);
        seen.note("pass", choice == "--");
        let own_last = history.len().checked_sub(2).map(|before| history[before].as_str());
        seen.note("the same side passes twice", choice == "--" && own_last == Some("--"));
        seen.note(
            "six directions at once",
            flipped.iter().filter(|(distance, _)| *distance == 1).count() > 5,
        );
        seen.note("a line from edge to edge", flipped.iter().any(|(distance, _)| *distance == naive.n - 2));

        fast.play_unchecked(fast.read_move(&choice).expect("it is one of the texts"));
        naive.play(&choice);
        history.push(choice);
    }
}

fn random_board(size: Size, rng: &mut Rng) -> Reversi {
    let (disc, dark) = (rng.f64(), rng.f64());
    let mut discs = BySide::<u64>::default();
    for square in (0..64).filter(|square| size.area() >> square & 1 != 0) {
        if rng.f64() < disc {
            discs[if rng.f64() < dark { Side::First } else { Side::Second }] |= 1 << square;
        }
    }
    let to_move = if rng.bool() { Side::First } else { Side::Second };
    Reversi::from_discs(size, discs, to_move).expect("one disc on a square, all on the board")
}

#[test]
fn r1_games_from_the_start_are_the_same() {
    let (mut rng, mut seen) = (Rng::with_seed(1), Seen::default());
    for (size, games) in [(Size::Eight, 1000), (Size::Six, 2000), (Size::Four, 4000)] {
        for _ in 0..games {
            compare_a_game(Reversi::start(&Setup { size, start: None }), &mut rng, &mut seen);
        }
    }
    seen.assert_all();
}

#[test]
fn r1_games_from_random_boards_are_the_same() {
    let (mut rng, mut seen) = (Rng::with_seed(2), Seen::default());
    for size in Size::ALL {
        for _ in 0..4000 {
            let board = random_board(size, &mut rng);
            if board.empty() != size.area() {
                compare_a_game(board, &mut rng, &mut seen);
            }
        }
    }
    seen.assert_all();
}

/// Every square of crowded boards, where random games rarely lead: long lines, lines on every edge.
#[test]
fn r1_masks_and_flips_are_the_same_on_random_boards() {
    let mut rng = Rng::with_seed(3);
    let mut flipping = [0; 64];
    for _ in 0..20_000 {
        let board = random_board(Size::Eight, &mut rng);
        let naive = Naive::read(&board.position_text());
        let (own, opponent) = (board.own(), board.opponent());
        let mut mask = 0;
        for square in (0..64u8).filter(|square| board.empty() >> square & 1 != 0) {
            let (column, row) = (i32::from(square % 8), i32::from(square / 8));
            let wanted = naive.flipped(naive.mover, column, row);
            let wanted = wanted.into_iter().fold(0u64, |sum, (c, r)| sum | 1 << (8 * r + c));
            assert_eq!(flips(square, own, opponent), wanted, "square {square} of {}", naive.text());
            mask |= u64::from(wanted != 0) << square;
            flipping[usize::from(square)] += usize::from(wanted != 0);
        }
        assert_eq!(moves_mask(own, opponent), mask, "{}", naive.text());
    }
    assert!(flipping.iter().all(|times| *times > 100), "each square must flip often: {flipping:?}");
}

#[test]
fn r1_the_naive_rules_count_the_same_sequences() {
    for [variant, text, counts] in data::rows(include_str!("data/perft.txt")) {
        let small = counts.split(' ').map(|count| count.parse::<u64>().expect("a count"));
        for (depth, count) in (1..).zip(small).take_while(|(_, count)| *count < 60_000) {
            assert_eq!(Naive::read(text).perft(depth), count, "{variant} {text} depth {depth}");
        }
    }
}
