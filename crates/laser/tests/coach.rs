//! What is said about mistakes is true, and is said where it should be (A16, G7).

#[path = "coach/cases.rs"]
mod cases;
#[path = "coach/checker.rs"]
mod checker;
mod naive;
#[path = "coach/planted.rs"]
mod planted;

use std::collections::BTreeMap;

use plyground_coach::{Coach, RecordedMistake, choose};
use plyground_laser::Laser;
use plyground_words::Lang;

#[test]
fn a16_every_claim_about_planted_mistakes_is_true() {
    let all = planted::planted(38, 2_000);
    assert!(all.len() >= 200, "{} mistakes", all.len());
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut blunders, mut explained, mut better_than_tendency) = (0, 0, 0);
    for planted in &all {
        let mistake = planted.mistake();
        let claims = Laser::claims(&mistake);
        for claim in &claims {
            *codes.entry(claim.code).or_default() += 1;
            checker::check(&mistake, claim);
            for lang in Lang::ALL {
                let text = claim.message.in_lang(lang);
                assert!(text.ends_with(['.', '。']) && !text.contains(['{', '}']), "{text}");
            }
        }
        if planted.loss >= 25.0 {
            blunders += 1;
            explained += usize::from(!claims.is_empty());
            let best = claims.iter().map(|claim| claim.weight).max();
            better_than_tendency += usize::from(best > Some(plyground_coach::Weight::Tendency));
        }
        println!("{:?}\n  loss {:.0}", planted.positions.last().expect("a position"), planted.loss);
        for claim in choose(&claims) {
            println!("  {} ({}, {} moves)", claim.message, claim.code, claim.plies);
        }
    }
    println!(
        "{} mistakes, {blunders} blunders, {explained} explained, {better_than_tendency} by more than a tendency",
        all.len()
    );
    println!("{codes:?}");
    assert!(10 * explained >= 9 * blunders, "{explained} of {blunders} blunders have a sentence");
}

/// Lines of `cargo run --release -p plyground-review --example blunders`, from `PLYGROUND_MISTAKES` if it names a file.
#[test]
fn a16_every_claim_about_blunders_planted_in_reviews_is_true() {
    let file = std::env::var("PLYGROUND_MISTAKES").ok();
    let read = |file| std::fs::read_to_string(file).expect("a file of mistakes");
    let text = file.map_or_else(|| include_str!("data/blunders.txt").to_owned(), read);
    for recorded in RecordedMistake::<Laser>::read_all(&text) {
        let mistake = recorded.mistake();
        for claim in Laser::claims(&mistake) {
            checker::check(&mistake, &claim);
        }
    }
}
