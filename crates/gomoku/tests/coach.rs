//! Reasons for mistakes: said where they are true, and only there (A16).

mod claims;
mod common;
mod naive;

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::AtomicBool,
};

use claims::{cell, check, describe};
use common::{position, variant};
use fastrand::Rng;
use naive::Naive;
use plyground_coach::{Claim, Coach, Line, Mistake, RecordedMistake, choose};
use plyground_gomoku::{Gomoku, Point};
use plyground_rules::{Game, Position};
use plyground_search::{Score, SearchParams, search};
use plyground_words::Lang;

const VARIANTS: [&str; 3] = ["gomoku", "gomoku-standard", "renju"];

fn params(nodes: u64) -> SearchParams {
    SearchParams { selective: true, width: 20, ..SearchParams::nodes(nodes) }
}

/// The best line of a position.
fn best_line(position: &Gomoku, nodes: u64) -> Line<Point> {
    let stop = AtomicBool::new(false);
    let info = search(position, &[], &params(nodes), &stop, &mut |_| {}).expect("a move");
    Line { moves: info.pv, score: Score::with_certainty(info.score, info.certain) }
}

/// The line that begins with a move.
fn line_after(position: &Gomoku, mv: Point, nodes: u64) -> Line<Point> {
    let after = position.child(mv);
    if let Some(outcome) = after.outcome() {
        let score = if outcome.winner.is_some() { Score::Win(0) } else { Score::Exact(0) };
        return Line { moves: vec![mv], score };
    }
    let rest = best_line(&after, nodes);
    let score = match rest.score {
        Score::Win(n) => Score::Loss(n),
        Score::Loss(n) => Score::Win(n),
        Score::Heuristic(n) => Score::Heuristic(-n),
        Score::Exact(n) => Score::Exact(-n),
    };
    Line { moves: [vec![mv], rest.moves].concat(), score }
}

fn chance(position: &Gomoku, score: Score) -> f64 {
    match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Exact(n) => f64::from(n.signum() + 1) / 2.0,
        Score::Heuristic(n) => 1.0 / (1.0 + (-position.win_scale() * f64::from(n)).exp()),
    }
}

/// Games of quick players; in each some moves that lose a quarter of the winning chances or more.
fn each_blunder(wanted: usize, seed: u64, mut each: impl FnMut(&Mistake<Gomoku>)) {
    let mut rng = Rng::with_seed(seed);
    let mut made = 0;
    for game in 0.. {
        let mut positions = vec![Gomoku::start(&Gomoku::setup(variant(VARIANTS[game % 3])))];
        loop {
            let position = positions.last().unwrap().clone();
            if position.outcome().is_some() || positions.len() > 60 {
                break;
            }
            let near = |point: &&Point| {
                Point::all().any(|stone| {
                    position.stone(stone).is_some()
                        && stone.column().abs_diff(point.column()) <= 2
                        && stone.row().abs_diff(point.row()) <= 2
                })
            };
            let moves = position.moves();
            let mut nearby: Vec<Point> = moves.iter().filter(near).copied().collect();
            if nearby.is_empty() {
                nearby.push(Point::from_name("h8").unwrap());
            }
            if positions.len() >= 6 && rng.usize(0..4) == 0 {
                let far = rng.usize(0..5) == 0;
                let mv = *rng.choice(if far { &moves[..] } else { &nearby[..] }).unwrap();
                let best = best_line(&position, 3000);
                let played = line_after(&position, mv, 3000);
                let loss = chance(&position, best.score) - chance(&position, played.score);
                if loss >= 0.25 && best.moves[0] != mv {
                    each(&Mistake { positions: &positions, played, best });
                    made += 1;
                    if made == wanted {
                        return;
                    }
                }
            }
            let mv = if positions.len() < 6 || rng.usize(0..8) == 0 {
                *rng.choice(&nearby).unwrap()
            } else {
                best_line(&position, 300).moves[0]
            };
            positions.push(position.child(mv));
        }
    }
}

#[test]
fn a16_every_claim_about_planted_blunders_is_true() {
    let (mut all, mut explained, mut shown) = (0, 0, Vec::new());
    let mut codes: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    each_blunder(200, 161, |mistake| {
        let claims = Gomoku::claims(mistake);
        let chosen = choose(&claims);
        all += 1;
        explained += usize::from(!claims.is_empty());
        for claim in &claims {
            codes.entry(claim.code).or_default()[0] += 1;
            let truth = catch_unwind(AssertUnwindSafe(|| check(mistake, claim)));
            assert!(truth.is_ok(), "{} is not true: {}\n{}", claim.code, claim.message, describe(mistake));
        }
        for claim in &chosen {
            codes.entry(claim.code).or_default()[1] += 1;
        }
        let sentences = |lang| {
            let texts: Vec<String> = chosen.iter().map(|claim| claim.message.in_lang(lang)).collect();
            texts.join(" ")
        };
        shown.push(format!("{}\n  {}\n  {}", describe(mistake), sentences(Lang::En), sentences(Lang::De)));
    });
    for sample in shown.iter().step_by(8) {
        println!("{sample}\n");
    }
    println!("{explained} of {all} have a sentence; claimed and chosen: {codes:?}");
    assert!(explained * 10 >= all * 9, "{explained} of {all} have a sentence");
}

/// Lines of `cargo run --release -p plyground-review --example blunders`, from `PLYGROUND_MISTAKES` if it names a file.
#[test]
fn a16_every_claim_about_blunders_planted_in_reviews_is_true() {
    let file = std::env::var("PLYGROUND_MISTAKES").ok();
    let read = |file| std::fs::read_to_string(file).expect("a file of mistakes");
    let text = file.map_or_else(|| include_str!("data/blunders.txt").to_owned(), read);
    for recorded in RecordedMistake::<Gomoku>::read_all(&text) {
        let mistake = recorded.mistake();
        for claim in Gomoku::claims(&mistake) {
            check(&mistake, &claim);
        }
    }
}

/// A position by its stones, and a mistake in it.
struct Case {
    variant: &'static str,
    black: &'static str,
    white: &'static str,
    to_move: char,
    played: (&'static str, Score),
    best: (&'static str, Score),
}

impl Case {
    /// The claims, all of which are checked.
    fn claims(&self) -> Vec<Claim> {
        let mut naive = Naive::new(self.variant);
        for (stones, stone) in [(self.black, 'x'), (self.white, 'o')] {
            for name in stones.split_whitespace() {
                naive = naive.with(cell(name), stone);
            }
        }
        naive.to_move = self.to_move;
        let positions = [position(self.variant, &naive.text())];
        let line = |(moves, score): (&str, Score)| Line {
            moves: moves.split_whitespace().map(|name| Point::from_name(name).unwrap()).collect(),
            score,
        };
        let mistake = Mistake { positions: &positions, played: line(self.played), best: line(self.best) };
        let claims = Gomoku::claims(&mistake);
        claims.iter().for_each(|claim| check(&mistake, claim));
        claims
    }

    fn codes(&self) -> Vec<&'static str> {
        self.claims().iter().map(|claim| claim.code).collect()
    }

    #[track_caller]
    fn says(&self, code: &str, sentence: &str) -> &Self {
        let claims = self.claims();
        let texts: Vec<String> =
            claims.iter().filter(|claim| claim.code == code).map(|claim| claim.message.to_string()).collect();
        assert_eq!(texts, [sentence], "all codes: {:?}", self.codes());
        self
    }

    #[track_caller]
    fn does_not_say(&self, code: &str) -> &Self {
        assert!(!self.codes().contains(&code), "{code} is not true here: {:?}", self.claims());
        self
    }
}

const EVEN: Score = Score::Heuristic(0);
const BAD: Score = Score::Heuristic(-1500);

#[test]
fn a16_a_five_that_was_missed() {
    let case = Case {
        variant: "gomoku",
        black: "f8 g8 h8 i8",
        white: "a1 c1 m1",
        to_move: 'x',
        played: ("a15 j8", BAD),
        best: ("e8", Score::Win(1)),
    };
    case.says("misses-five", "e8 makes five in a row and wins at once.");
    Case { played: ("j8", Score::Win(0)), ..case }.does_not_say("misses-five");
}

#[test]
fn a16_a_four_and_an_open_three_that_were_not_stopped() {
    let four = Case {
        variant: "renju",
        black: "e8 a3 c12",
        white: "f8 g8 h8 i8",
        to_move: 'x',
        played: ("a1 j8", Score::Loss(1)),
        best: ("j8 b1", EVEN),
    };
    four.says("no-block", "White threatens five in a row at j8, and this does not stop it.");
    // Nothing stops a straight four.
    Case { black: "a3 c12", best: ("j8 e8", Score::Loss(1)), ..four }.does_not_say("no-block");

    let three = Case {
        variant: "gomoku",
        black: "b2 b3 b4",
        white: "g8 h8 i8 b1",
        to_move: 'x',
        played: ("n1 f8 e8 j8", Score::Loss(3)),
        best: ("j8 f8", EVEN),
    };
    three.says(
        "no-block",
        "White has the open three g8–i8. This neither stops it nor makes a four, so White makes a straight four at f8.",
    );
    // A four first: white must answer it.
    Case { played: ("b5 b6 n1 f8", Score::Loss(3)), ..three }.does_not_say("no-block");
    // Closed on one side, it is no open three.
    Case { black: "b2 b3 b4 k8 e8", played: ("n1 f8", BAD), ..three }.does_not_say("no-block");
}

/// On h8 black makes a four along the row and an open three along the column.
const FOUR_THREE: Case = Case {
    variant: "gomoku",
    black: "e8 f8 g8 h6 h7",
    white: "d8 g6 i6 f9 e9 a15",
    to_move: 'x',
    played: ("a1 h8", EVEN),
    best: ("h8 i8 h9 h5 h10", Score::Win(5)),
};

#[test]
fn a16_a_forced_win_that_was_missed() {
    let sentence = "h8 wins by force in 3 moves: a four and an open three at once at h8.";
    for variant in VARIANTS {
        Case { variant, ..FOUR_THREE }.says("misses-win", sentence);
    }
    // Counted from after the move, and the line is cut short.
    Case { best: ("h8 i8", Score::Win(4)), ..FOUR_THREE }.says("misses-win", sentence);
    // Proved by the threats alone.
    Case { best: ("h8 i8 h9", Score::Heuristic(900)), ..FOUR_THREE }.says("misses-win", sentence);
    // A slower win is no win missed.
    Case { played: ("a1 h8", Score::Win(9)), ..FOUR_THREE }.does_not_say("misses-win");
    // Without the column it is only a four.
    Case { black: "e8 f8 g8 h2", best: ("h8 i8", Score::Heuristic(900)), ..FOUR_THREE }
        .does_not_say("misses-win");
}

#[test]
fn a16_a_forced_win_and_a_fork_that_were_allowed() {
    let case = Case {
        to_move: 'o',
        played: ("a1 h8 i8 h9 h5 h10", Score::Loss(5)),
        best: ("h8 b1", EVEN),
        ..FOUR_THREE
    };
    case.says(
        "allows-win",
        "Black threatens to win by force, and this does not stop it. It takes 3 moves: a four and an open three at once at h8.",
    );
    case.says(
        "fork",
        "Black answers with a four and an open three at once at h8, and no single move stops both.",
    );
    // It was lost anyway.
    Case { best: ("h8 b1", Score::Loss(9)), ..case }.does_not_say("allows-win");
    // White makes five first.
    let counter = Case { white: "d8 a15 b15 c15 d15", ..case };
    let counter = Case { played: ("a1 h8 e15", EVEN), ..counter };
    counter.does_not_say("fork").does_not_say("allows-win");
}

#[test]
fn a16_a_four_that_was_wasted() {
    let case = Case {
        variant: "gomoku",
        black: "e8 f8 g8 i6 i7",
        white: "d8 a15 c15 o2",
        to_move: 'x',
        played: ("h8 i8", EVEN),
        best: ("i9 a1", EVEN),
    };
    let sentence = "The four with h8 makes White play i8, and that stone spoils Black's open two i6–i7.";
    case.says("wastes-four", sentence);
    // The same four from the other end leaves the column alone.
    Case { played: ("i8 h8", EVEN), ..case }.does_not_say("wastes-four");
    // The better line does not keep the two either.
    Case { best: ("a1 i8", EVEN), ..case }.does_not_say("wastes-four");
}

#[test]
fn a16_a_better_way_to_block() {
    let case = Case {
        variant: "gomoku-standard",
        black: "f6 f7 o15",
        white: "g5 h5 i5",
        to_move: 'x',
        played: ("j5 a1", EVEN),
        best: ("f5 a1", EVEN),
    };
    case.says("better-block", "f5 stops the open three g5–i5 too, and makes an open three.");
    Case { black: "f6 o15", ..case }.does_not_say("better-block");
    Case { played: ("n1 a1", EVEN), ..case }.does_not_say("better-block");
}

/// White's four on k8 can be stopped on l8 alone, where black would have six in a column.
const OVERLINE_POINT: Case = Case {
    variant: "renju",
    black: "g8 l11 l10 l9 l7 l6",
    white: "h8 i8 j8 a15",
    to_move: 'x',
    played: ("a1 k8 b1 l8", Score::Loss(3)),
    best: ("k8 b2", EVEN),
};

/// The same after black is made to play l10.
const OVERLINE_TRAP: Case = Case {
    black: "g8 g10 l11 l9 l7 l6",
    white: "h8 i8 j8 h10 i10 j10",
    played: ("a1 k10 l10 k8 b1 l8", Score::Loss(5)),
    best: ("k8 b2 o1 b4", EVEN),
    ..OVERLINE_POINT
};

#[test]
fn g2_a_defence_that_is_forbidden() {
    OVERLINE_POINT.says(
        "forbidden-defence",
        "With k8 White makes a four that Black could stop only at l8, a forbidden point: a stone there makes a row of more than five (overline).",
    );
    OVERLINE_POINT.does_not_say("forbidden-trap");
    // Black may play there, or the other line has it too.
    for variant in ["gomoku", "gomoku-standard"] {
        Case { variant, played: ("a1 k8 l8", BAD), ..OVERLINE_POINT }.does_not_say("forbidden-defence");
    }
    Case { best: ("b2 k8", EVEN), ..OVERLINE_POINT }.does_not_say("forbidden-defence");
}

#[test]
fn g2_a_point_that_becomes_forbidden() {
    OVERLINE_TRAP.says(
        "forbidden-trap",
        "l8 becomes forbidden to Black, because a stone there would make a row of more than five (overline). Then White makes a four with k8 that only a stone at l8 could stop.",
    );
    OVERLINE_TRAP.does_not_say("forbidden-defence");
    let white = Case {
        to_move: 'o',
        played: ("a1 k8 b15 b14 c12", EVEN),
        best: ("k10 l10 k8 b1 l8", Score::Win(5)),
        ..OVERLINE_TRAP
    };
    white.says(
        "forbidden-trap",
        "White can use a forbidden point: with k8 White makes a four that Black could stop only at l8, but a stone there makes a row of more than five (overline).",
    );
    Case { variant: "gomoku", best: ("k10 l10 k8 l8", EVEN), ..white }.does_not_say("forbidden-trap");
}

#[test]
fn g1_a_row_that_is_too_long() {
    let case = Case {
        variant: "gomoku-standard",
        black: "d8 e8 h8 i8",
        white: "a1 c3 o9",
        to_move: 'x',
        played: ("f8 b15", BAD),
        best: ("b3 b15", EVEN),
    };
    let sentence =
        "This is no threat: one more stone at g8 would make 6 in a row, and only exactly five win.";
    case.says("overline", sentence);
    Case { variant: "renju", ..case }.says("overline", sentence);
    Case { variant: "gomoku", ..case }.does_not_say("overline");
    Case { variant: "renju", to_move: 'o', white: "d8 e8 h8 i8", black: "a1 c3 o9", ..case }
        .does_not_say("overline");
    let made = Case { black: "d8 e8 f8 h8 i8", played: ("g8 b15", BAD), ..case };
    made.says("overline", "6 in a row do not win: it must be exactly five.");
    // With room for five on the other side it is a four.
    Case { black: "d8 e8 h8 c8", played: ("f8 b8", EVEN), ..case }.does_not_say("overline");
}

#[test]
fn a16_the_initiative() {
    let case = Case {
        variant: "gomoku",
        black: "c2 d2 e2 j2 k2 l2 b11 c11 d11",
        white: "b2 i2 a11 o14",
        to_move: 'o',
        played: ("a1 f2 g2 m2 n2 e11 f11", BAD),
        best: ("a15 o12 c15 o10 e15 n8 g15", EVEN),
    };
    case.says("initiative", "Black can make 3 threats in the next 7 moves; after a15 none.");
    Case { best: ("a15 f2 g2 m2 n2 e11 f11", EVEN), ..case }.does_not_say("initiative");
    // The better line is too short to tell.
    Case { best: ("a15 o12", EVEN), ..case }.does_not_say("initiative");
    let attack = Case {
        to_move: 'x',
        played: ("a15 o12 c15 o10 e15 n8", EVEN),
        best: ("f2 g2 m2 n2 e11 f11", Score::Heuristic(900)),
        ..case
    };
    attack.says(
        "initiative",
        "f2 keeps up the attack: Black makes 3 threats in the next 6 moves, otherwise none.",
    );
}

#[test]
fn a16_rows_that_are_built_stopped_or_left_alone() {
    let case = Case {
        variant: "gomoku",
        black: "g8 h8",
        white: "h12",
        to_move: 'o',
        played: ("a1 i8", BAD),
        best: ("i8 o15", EVEN),
    };
    case.says("lets-threat", "This lets Black make an open three at i8.")
        .says("blocks", "i8 stops Black's open two g8–h8.")
        .says("far-off", "a1 adds to no row of White and stops none of Black.")
        .says("key-point", "Black now takes i8, the best point for White too.")
        .does_not_say("builds");
    Case { best: ("i9 i8", EVEN), ..case }.does_not_say("lets-threat").does_not_say("key-point");
    Case { played: ("f8 o1", EVEN), ..case }.does_not_say("far-off").does_not_say("blocks");
    Case { played: ("h13 i8", EVEN), ..case }.does_not_say("far-off");

    let build = Case { to_move: 'x', played: ("a1 i8", EVEN), best: ("i8 f8", EVEN), ..case };
    build.says("builds", "i8 makes an open three.").does_not_say("lets-threat");
    Case { played: ("f8 i8", EVEN), ..build }.does_not_say("builds");

    let square = Case { black: "g8 h8 g9", played: ("a1 h9", BAD), best: ("h9 o15", EVEN), ..case };
    square.says("rows", "2 moves later Black has 6 rows that can become five; after h9 it would be 3.");
    Case { best: ("o15 h9", EVEN), ..square }.does_not_say("rows");
}

/// A line of the move alone, and the same move twice, are nothing to speak of.
#[test]
fn a16_nothing_is_invented() {
    let case = Case { played: ("a1", EVEN), best: ("a1", EVEN), ..FOUR_THREE };
    assert!(case.claims().is_empty());
    let quiet = Case {
        black: "a1",
        white: "o15",
        played: ("h8", Score::Heuristic(-100)),
        best: ("i9", Score::Heuristic(300)),
        ..FOUR_THREE
    };
    assert!(quiet.claims().is_empty(), "{:?}", quiet.claims());
}
