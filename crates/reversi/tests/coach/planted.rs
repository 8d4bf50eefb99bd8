//! Random mistakes with lines from a search: every claim is checked, and most mistakes have one.

use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use plyground_coach::{Coach, Line, Mistake, RecordedMistake, choose};
use plyground_reversi::{Move, Reversi, Setup, Size};
use plyground_rules::{Notation, Position};
use plyground_search::{Score, SearchParams, search};
use plyground_words::Lang;

use crate::checker;

const MISTAKES: usize = 240;

/// A move and its line, from the side that makes it.
fn line(position: &Reversi, mv: Move, nodes: u64) -> Line<Move> {
    let child = position.child(mv);
    let params = SearchParams { selective: true, solve: 10, table_bits: 14, ..SearchParams::nodes(nodes) };
    let mut moves = vec![mv];
    let score = match search(&child, &[], &params, &AtomicBool::new(false), &mut |_| {}) {
        Some(info) => {
            moves.extend(info.pv);
            Score::with_certainty(-info.score, info.certain)
        }
        None => {
            let counts = child.counts();
            let side = position.to_move();
            Score::Exact(counts[side] as i32 - counts[!side] as i32)
        }
    };
    Line { moves, score }
}

/// A chance by a scale of the test's own, so that fitting the game's leaves the mistakes as they are: three wins of four with five discs ahead.
fn chance(score: Score) -> f64 {
    match score {
        Score::Exact(margin) => f64::from(margin.signum() + 1) / 2.0,
        Score::Heuristic(value) => 1.0 / (1.0 + (-3.0_f64.ln() / 500.0 * f64::from(value)).exp()),
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
    }
}

/// A position with a choice from a quick game, and the game so far.
fn quick_game(rng: &mut fastrand::Rng, size: Size) -> Option<Vec<Reversi>> {
    let mut positions = vec![Reversi::start(&Setup { size, start: None })];
    let all = size.area().count_ones() as usize - 4;
    for ply in 0..rng.usize(2..all - 2) {
        let position = *positions.last()?;
        let moves = position.moves();
        let params = SearchParams { seed: rng.u64(..), ..SearchParams::nodes(60) };
        let mv = match ply < 6 || rng.u8(..5) == 0 {
            true => *moves.get(rng.usize(..moves.len().max(1)))?,
            false => search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {})?.pv[0],
        };
        positions.push(position.child(mv));
    }
    (positions.last()?.moves().len() > 1).then_some(positions)
}

#[test]
fn a16_every_claim_about_random_mistakes_is_true_and_most_mistakes_have_one() {
    let mut rng = fastrand::Rng::with_seed(0xC0AC);
    let show = std::env::var("SHOW").is_ok();
    let (mut mistakes, mut explained) = (0, 0);
    let (mut claimed, mut said) = (BTreeMap::<&str, usize>::new(), BTreeMap::<&str, usize>::new());
    while mistakes < MISTAKES {
        let size = if rng.u8(..8) == 0 { Size::Six } else { Size::Eight };
        let Some(positions) = quick_game(&mut rng, size) else { continue };
        let position = positions[positions.len() - 1];
        let mut lines: Vec<_> = position.moves().into_iter().map(|mv| line(&position, mv, 600)).collect();
        lines.sort_by(|a, b| chance(b.score).total_cmp(&chance(a.score)));
        let at = rng.usize(1..lines.len());
        let [best, played] = [&lines[0], &lines[at]].map(|rough| line(&position, rough.moves[0], 3_000));
        let loss = chance(best.score) - chance(played.score);
        let mistake = Mistake { positions: &positions, played, best };
        let claims = Reversi::claims(&mistake);
        for claim in &claims {
            checker::check(&mistake, claim);
        }
        if loss < 0.25 {
            continue;
        }
        mistakes += 1;
        explained += usize::from(!claims.is_empty());
        claims.iter().for_each(|claim| *claimed.entry(claim.code).or_default() += 1);
        let chosen = choose(&claims);
        chosen.iter().for_each(|claim| *said.entry(claim.code).or_default() += 1);
        if show {
            let text =
                |moves: &[Move]| moves.iter().map(|&mv| position.move_text(mv)).collect::<Vec<_>>().join("");
            println!("\n{} loss {:.0}", position.position_text(), 100.0 * loss);
            println!("  played {} {:?}", text(&mistake.played.moves), mistake.played.score);
            println!("  best   {} {:?}", text(&mistake.best.moves), mistake.best.score);
            for claim in &chosen {
                println!("  {}: {}\n    {}", claim.code, claim.message, claim.message.in_lang(Lang::De));
            }
        }
    }
    println!("{explained} of {mistakes} mistakes explained; claimed {claimed:?}; said {said:?}");
    assert!(100 * explained >= 90 * mistakes, "{explained} of {mistakes}");
    assert!(claimed.len() >= 12, "{claimed:?}");
}

/// Lines of `cargo run --release -p plyground-review --example blunders`, from `PLYGROUND_MISTAKES` if it names a file.
#[test]
fn a16_every_claim_about_blunders_planted_in_reviews_is_true() {
    let file = std::env::var("PLYGROUND_MISTAKES").ok();
    let read = |file| std::fs::read_to_string(file).expect("a file of mistakes");
    let text = file.map_or_else(|| include_str!("../data/blunders.txt").to_owned(), read);
    for recorded in RecordedMistake::<Reversi>::read_all(&text) {
        let mistake = recorded.mistake();
        for claim in Reversi::claims(&mistake) {
            checker::check(&mistake, &claim);
        }
    }
}
