//! What is said about mistakes is true, and is said where it should be (A16, G7).

#[path = "coach/cases.rs"]
mod cases;
#[path = "coach/checker.rs"]
mod checker;
mod naive;
#[path = "coach/planted.rs"]
mod planted;

use std::collections::BTreeMap;

use plyground_coach::{Coach, choose};
use plyground_laser::Laser;
use plyground_words::Lang;

#[test]
fn a16_every_claim_about_planted_mistakes_is_true() {
    let all = planted::planted(38, 2_000);
    assert!(all.len() >= 200, "{} mistakes", all.len());
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut blunders, mut explained, mut better_than_tendency) = (0, 0, 0);
    for planted in &all {
        let claims = Laser::claims(&planted.mistake());
        for claim in &claims {
            *codes.entry(claim.code).or_default() += 1;
            checker::check(planted, claim);
            for lang in Lang::ALL {
                let text = claim.message.in_lang(lang);
                assert!(text.ends_with('.') && !text.contains(['{', '}']), "{text}");
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
