//! Random mistakes: every claim is checked by itself, and how many mistakes get a sentence is counted (A16).

use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use plyground_coach::{About, Claim, Coach, Line as CoachLine, Mistake, RecordedMistake, choose};
use plyground_rules::{Game, Notation, Position};
use plyground_search::{Score, SearchParams, search};
use plyground_words::Lang;
use plyground_yinsh::{INFO, Move, Yinsh};

use crate::{
    checker::{Line, Said, check},
    naive::Naive,
};

const NODES: u64 = 3_000;

fn params(nodes: u64) -> SearchParams {
    SearchParams { selective: true, ..SearchParams::nodes(nodes) }
}

/// A move with the line that a search of its child finds, from the mover.
fn line(position: &Yinsh, mv: Move) -> CoachLine<Move> {
    let child = position.child(mv);
    let mover = position.to_move();
    if let Some(outcome) = child.outcome() {
        let score = match outcome.winner {
            Some(winner) if winner == mover => Score::Win(1),
            Some(_) => Score::Loss(1),
            None => Score::Exact(0),
        };
        return CoachLine { moves: vec![mv], score };
    }
    let found = search(&child, &[], &params(NODES), &AtomicBool::new(false), &mut |_| {}).expect("not over");
    let score = Score::with_certainty(found.score, found.certain);
    let score = match score {
        same if child.to_move() == mover => same,
        Score::Heuristic(n) => Score::Heuristic(-n),
        Score::Exact(n) => Score::Exact(-n),
        Score::Win(n) => Score::Loss(n + 1),
        Score::Loss(n) => Score::Win(n + 1),
    };
    CoachLine { moves: [mv].into_iter().chain(found.pv).collect(), score }
}

/// The winning chance in percent.
fn chance(position: &Yinsh, score: Score) -> f64 {
    match score {
        Score::Heuristic(n) => 100.0 / (1.0 + (-position.win_scale() * f64::from(n)).exp()),
        Score::Win(_) => 100.0,
        Score::Loss(_) => 0.0,
        Score::Exact(n) => 50.0 + 50.0 * f64::from(n.signum()),
    }
}

/// A game of quick searches after random rings, with a random move now and then: its positions and moves.
fn quick_game(rng: &mut fastrand::Rng, variant: usize) -> (Vec<Yinsh>, Vec<String>) {
    let mut positions = vec![Yinsh::start(&Yinsh::setup(&INFO.variants[variant]))];
    let mut texts = Vec::new();
    loop {
        let position = positions[positions.len() - 1];
        if position.outcome().is_some() {
            return (positions, texts);
        }
        let moves = position.moves();
        let mv = if texts.len() < 10 || rng.u32(..12) == 0 {
            moves[rng.usize(..moves.len())]
        } else {
            search(&position, &[], &params(300), &AtomicBool::new(false), &mut |_| {}).expect("not over").pv
                [0]
        };
        texts.push(position.move_text(mv));
        positions.push(position.child(mv));
    }
}

#[derive(Default)]
struct Tally {
    mistakes: usize,
    blunders: usize,
    told: usize,
    told_more: usize,
    codes: BTreeMap<&'static str, usize>,
    chosen: BTreeMap<&'static str, usize>,
}

/// Random moves in positions of quick games that lose at least ten percent points.
fn mistakes_of_games(seed: u64, games: usize, tally: &mut Tally) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for game in 0..games {
        let variant = usize::from(game % 4 == 3);
        let (positions, texts) = quick_game(&mut rng, variant);
        for _ in 0..4 {
            let ply = rng.usize(10.min(texts.len() - 1)..texts.len());
            let position = &positions[ply];
            let found = search(position, &[], &params(NODES), &AtomicBool::new(false), &mut |_| {});
            let best = line(position, found.expect("not over").pv[0]);
            let mut moves = position.moves();
            rng.shuffle(&mut moves);
            for &mv in moves.iter().filter(|&&mv| mv != best.moves[0]).take(3) {
                let played = line(position, mv);
                let loss = chance(position, best.score) - chance(position, played.score);
                if loss >= 10.0 {
                    let mistake = Mistake { positions: &positions[..=ply], played, best: best.clone() };
                    let mut start = Naive::new(u32::from(position.ruleset().rings_to_win()));
                    texts[..ply].iter().for_each(|text| start.play(text));
                    check_mistake(&mistake, &start, loss, tally);
                }
            }
        }
    }
}

fn naive_line(start: &Naive, position: &Yinsh, moves: &[Move]) -> Line {
    let mut at = *position;
    let mut texts = Vec::new();
    for &mv in moves {
        if at.outcome().is_some() || !at.is_legal(mv) {
            break;
        }
        texts.push(at.move_text(mv));
        at.play_unchecked(mv);
    }
    Line::new(start, texts)
}

fn check_mistake(mistake: &Mistake<'_, Yinsh>, start: &Naive, loss: f64, tally: &mut Tally) {
    let position = mistake.before();
    let claims = Yinsh::claims(mistake);
    let [played, best] =
        [&mistake.played, &mistake.best].map(|line| naive_line(start, position, &line.moves));
    for claim in &claims {
        let message = serde_json::to_value(&claim.message).expect("JSON");
        let said = Said {
            code: claim.code,
            about_played: claim.about == About::Played,
            plies: claim.plies,
            message,
        };
        if let Err(what) = check(&said, &played, &best) {
            panic!(
                "{what}\n{} in {}\nplayed {:?}\nbest {:?}",
                claim.code,
                position.position_text(),
                played.moves,
                best.moves
            );
        }
        check_marks(claim);
        *tally.codes.entry(claim.code).or_default() += 1;
    }
    let chosen = choose(&claims);
    tally.mistakes += 1;
    if loss >= 25.0 {
        tally.blunders += 1;
        tally.told += usize::from(!chosen.is_empty());
        tally.told_more += usize::from(chosen.iter().any(|claim| claim.code != "tendency"));
        for claim in &chosen {
            *tally.chosen.entry(claim.code).or_default() += 1;
        }
    }
    println!("{loss:.0} {} {:?} {:?}", position.position_text(), played.moves, best.moves);
    for claim in &chosen {
        println!("   {}: {}\n      {}", claim.code, claim.message, claim.message.in_lang(Lang::De));
    }
}

/// Marks are on the board, and every sentence can be read in every language.
fn check_marks(claim: &Claim) {
    assert!(
        claim.marks.iter().all(|mark| !mark.points.is_empty() && mark.points.iter().all(|&at| at < 85)),
        "{claim:?}"
    );
    assert!(claim.marks.iter().all(|mark| ["bad", "good", "note"].contains(&mark.kind)), "{claim:?}");
    assert!(
        claim.about == About::Best
            || claim.marks.iter().all(|mark| mark.kind != "good")
            || claim.code == "wrong-ring",
        "{claim:?}"
    );
    for lang in Lang::ALL {
        let text = claim.message.in_lang(lang);
        assert!(text.ends_with(['.', '。']) && !text.contains('{') && !text.contains("  "), "{text:?}");
    }
}

#[test]
fn a16_every_claim_about_random_mistakes_is_true_and_most_blunders_get_one() {
    let mut tally = Tally::default();
    mistakes_of_games(16, 40, &mut tally);
    let Tally { mistakes, blunders, told, told_more, .. } = tally;
    println!("{mistakes} mistakes, {blunders} blunders, {told} told, {told_more} by more than a tendency");
    println!("claimed {:?}\nsaid {:?}", tally.codes, tally.chosen);
    assert!(mistakes >= 200 && 10 * told >= 9 * blunders);
}

/// Lines of `cargo run --release -p plyground-review --example blunders`, from `PLYGROUND_MISTAKES` if it names a file.
#[test]
fn a16_every_claim_about_blunders_planted_in_reviews_is_true() {
    let file = std::env::var("PLYGROUND_MISTAKES").ok();
    let read = |file| std::fs::read_to_string(file).expect("a file of mistakes");
    let text = file.map_or_else(|| include_str!("../data/blunders.txt").to_owned(), read);
    for recorded in RecordedMistake::<Yinsh>::read_all(&text) {
        let mistake = recorded.mistake();
        let goal = u32::from(mistake.before().ruleset().rings_to_win());
        let mut start = Naive::new(goal);
        recorded.game.iter().for_each(|text| start.play(text));
        check_mistake(&mistake, &start, 100.0, &mut Tally::default());
    }
}
