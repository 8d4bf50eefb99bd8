//! How the games of a match begin: by chance, but with a game still to be played.

use std::{ops::RangeInclusive, sync::atomic::AtomicBool};

use plyground_games::{
    AnyPlay,
    rules::{Event, Side},
};
use plyground_search::{Mind, Orders, Score};

/// So many beginnings are drawn, and the most even one is taken.
const DRAWN: usize = 5;
/// How many positions are looked at to tell how even a beginning is.
const LOOK: u64 = 3_000;

/// The beginning of a game that is about to start, by the game's id: the same for the same seed.
///
/// Random moves alone often lose at once, and such a pair of games says nothing: whoever has the better side wins
/// it. So the most even of a few random beginnings is taken, as a short look sees it.
pub fn opening(game: &str, start: &dyn AnyPlay, seed: u64) -> Vec<String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let drawn = (0..DRAWN).filter_map(|_| {
        let play = random_beginning(game, start, &mut rng)?;
        Some((unevenness(&*play), play))
    });
    let best = drawn.min_by_key(|(uneven, _)| *uneven);
    best.map(|(_, play)| texts(&*play)).unwrap_or_default()
}

fn texts(play: &dyn AnyPlay) -> Vec<String> {
    play.history().into_iter().map(|(_, text)| text).collect()
}

/// How many moves are made at random.
fn length(game: &str, variant: &str) -> RangeInclusive<usize> {
    match (game, variant) {
        // A small board has a short game.
        (_, "reversi-4x4") => 2..=2,
        (_, "reversi-6x6") => 3..=5,
        ("reversi", _) => 6..=8,
        ("gomoku", _) => 3..=5,
        // All rings.
        ("yinsh", _) => 10..=10,
        _ => 2..=4,
    }
}

/// Some random moves, none of which ends the game or destroys anything; `None` if there are none.
fn random_beginning(game: &str, start: &dyn AnyPlay, rng: &mut fastrand::Rng) -> Option<Box<dyn AnyPlay>> {
    let mut play = start.boxed_clone();
    for _ in 0..rng.usize(length(game, start.variant().id)) {
        let mut legal = play.legal();
        if game == "gomoku" {
            legal.retain(|text| is_central(text));
        }
        rng.shuffle(&mut legal);
        legal.into_iter().find(|text| is_harmless(&mut *play, text))?;
    }
    Some(play)
}

/// Plays the move if nothing is lost by it.
fn is_harmless(play: &mut dyn AnyPlay, text: &str) -> bool {
    if play.play(text).is_err() {
        return false;
    }
    let events = play.events_to(play.ply()).unwrap_or_default();
    let harm = events.iter().any(|event| matches!(event, Event::Take { destroyed: true, .. }));
    if harm || play.outcome().is_some() {
        play.take_back();
        return false;
    }
    true
}

/// Whether a Gomoku point is among the seven by seven in the middle.
fn is_central(point: &str) -> bool {
    let row = point.get(1..).and_then(|row| row.parse().ok()).unwrap_or(0);
    matches!(point.as_bytes().first(), Some(b'e'..=b'k')) && (5..=11).contains(&row)
}

/// How far from even a position is, as a short look sees it.
fn unevenness(play: &dyn AnyPlay) -> u32 {
    let orders = Orders { selective: true, ..Orders::nodes(LOOK) };
    match play.think(&mut Mind::new(), &orders, &AtomicBool::new(false), &mut |_| {}).map(|t| t.score) {
        Some(Score::Heuristic(score)) => score.unsigned_abs(),
        _ => u32::MAX,
    }
}

/// The side that plays `First` in the game with this number of a match, 0 being the match's first player: the two games
/// of a pair have the same opening with the sides changed.
pub const fn side_of_first(number: u64) -> Side {
    if number % 2 == 0 { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use plyground_games::variants;

    use super::*;

    #[test]
    fn a13_openings_are_playable_varied_and_the_same_again() {
        for (game, variant) in variants() {
            let id = game.info().id;
            let start = game.start(variant, None).expect("the usual start");
            let mut seen = HashSet::new();
            for seed in 0..8 {
                let moves = opening(id, &*start, seed);
                assert_eq!(moves, opening(id, &*start, seed), "{}", variant.id);
                let mut play = start.boxed_clone();
                moves.iter().for_each(|text| play.play(text).expect("legal"));
                assert!(!moves.is_empty() && play.outcome().is_none(), "{}", variant.id);
                let pieces = |ply| play.view_at(ply).expect("was played").standing.pieces.len();
                assert!(pieces(play.ply()) >= pieces(0), "{}: {moves:?}", variant.id);
                seen.insert(play.position_text());
            }
            // The 4x4 board has few ways to begin.
            assert!(
                seen.len() >= if variant.id == "reversi-4x4" { 2 } else { 6 },
                "{}: {seen:?}",
                variant.id
            );
        }
    }

    #[test]
    fn the_middle_of_a_gomoku_board_is_around_h8() {
        assert!(["h8", "e5", "k11", "e11"].iter().all(|point| is_central(point)));
        assert!(["d8", "l8", "h4", "h12", "", "é8"].iter().all(|point| !is_central(point)));
    }
}
