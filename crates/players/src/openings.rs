//! How the games of a match begin: by chance, but with a game still to be played.

use std::sync::atomic::AtomicBool;

use plyground_games::{
    AnyGame, AnyPlay,
    rules::{Event, Side, zobrist},
};
use plyground_search::{Openings, Score, SearchParams, Searcher};

/// So many beginnings are drawn, and the most even one is taken.
const DRAWN: usize = 5;
/// How many positions are looked at to tell how even a beginning is.
const LOOK: u64 = 3_000;
/// How many positions [`opening`] looks at in all.
pub const NODES: u64 = DRAWN as u64 * LOOK;
/// So many openings are looked at closely by [`fair`].
const TRIED: u64 = 4;
/// How many positions [`fair`] looks at in all, at most.
pub const FAIR_NODES: u64 = TRIED * (NODES + CLOSER[1].0);
/// How closely [`even`] looks, closer and closer, and how far from even a beginning may be each time.
const CLOSER: [(u64, u32); 4] = [(3_000, 400), (30_000, 300), (300_000, 250), (2_000_000, 250)];

/// The `nth` beginning for games that are about to start: the same for the same seed.
///
/// Random moves alone often lose at once, and such a pair of games says nothing: the better side wins
/// it. So the most even of a few random beginnings is taken, as a short look sees it, or one of those that are known.
pub fn opening(game: &dyn AnyGame, start: &dyn AnyPlay, seed: u64, nth: u64) -> Vec<String> {
    let openings = (game.engine().openings)(start.variant().id);
    let known: Vec<&str> = lines(openings.known).collect();
    if !known.is_empty() {
        let at = zobrist::number(seed, 0) % known.len() as u64 + nth;
        return known[at as usize % known.len()].split(' ').map(str::to_owned).collect();
    }
    let mut rng = fastrand::Rng::with_seed(zobrist::number(seed, nth));
    let drawn = (0..DRAWN).filter_map(|_| {
        let play = random_beginning(&openings, start, &mut rng)?;
        Some((unevenness(&*play, LOOK), play))
    });
    let best = drawn.min_by_key(|(uneven, _)| *uneven);
    best.map(|(_, play)| texts(&*play)).unwrap_or_default()
}

/// The beginning of a game that has no return game: the first of some openings that a closer look takes for even, or the most even of
/// them. The same for the same seed.
pub fn fair(game: &dyn AnyGame, start: &dyn AnyPlay, seed: u64) -> Vec<String> {
    let (nodes, most) = CLOSER[1];
    let mut best: Option<(u32, Vec<String>)> = None;
    for nth in 0..TRIED {
        let moves = opening(game, start, seed, nth);
        let mut play = start.boxed_clone();
        if moves.iter().any(|text| play.play(text).is_err()) {
            continue;
        }
        let uneven = unevenness(&*play, nodes);
        if best.as_ref().is_none_or(|(least, _)| uneven < *least) {
            best = Some((uneven, moves));
        }
        if uneven <= most {
            break;
        }
    }
    best.map(|(_, moves)| moves).unwrap_or_default()
}

/// The beginnings of a list.
fn lines(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().filter(|line| !line.starts_with('#'))
}

/// Three stones that a computer offers in a swap2 opening, the same for the same seed; `None` where that opening is not played.
pub fn offer(game: &dyn AnyGame, variant: &str, seed: u64) -> Option<Vec<&'static str>> {
    let offers: Vec<Vec<&str>> = lines((game.engine().openings)(variant).swap2)
        .map(|line| line.split(' ').collect::<Vec<_>>())
        .filter(|stones| stones.len() == 3)
        .collect();
    let at = zobrist::number(seed, 2) % (offers.len() as u64).max(1);
    offers.into_iter().nth(at as usize)
}

/// A random beginning that a long look takes for even: the same for the same seed. It takes seconds.
pub fn even(game: &dyn AnyGame, start: &dyn AnyPlay, seed: u64) -> Vec<String> {
    let openings = (game.engine().openings)(start.variant().id);
    let mut rng = fastrand::Rng::with_seed(seed);
    loop {
        let drawn = random_beginning(&openings, start, &mut rng);
        let is_even =
            |play: &dyn AnyPlay| CLOSER.iter().all(|&(nodes, most)| unevenness(play, nodes) <= most);
        if let Some(play) = drawn.filter(|play| is_even(&**play)) {
            return texts(&*play);
        }
    }
}

fn texts(play: &dyn AnyPlay) -> Vec<String> {
    play.history().into_iter().map(|(_, text)| text).collect()
}

/// Some random moves, none of which ends the game or destroys anything; `None` if there are none.
fn random_beginning(
    openings: &Openings,
    start: &dyn AnyPlay,
    rng: &mut fastrand::Rng,
) -> Option<Box<dyn AnyPlay>> {
    let mut play = start.boxed_clone();
    for _ in 0..rng.usize(openings.random.clone()) {
        let mut legal = play.legal();
        legal.retain(|text| (openings.sensible)(text));
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

/// How far from even a position is, as a look at so many positions sees it.
fn unevenness(play: &dyn AnyPlay, nodes: u64) -> u32 {
    let params = SearchParams { selective: true, ..SearchParams::nodes(nodes) };
    match play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {}).map(|t| t.score) {
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

    use plyground_games::{GAMES, variants};

    use super::*;

    /// The look that judges is thrice as long as the closer one of [`fair`], and remembers more.
    #[test]
    fn a29_balanced_starts_are_balanced_to_a_deeper_look() {
        let params = SearchParams { selective: true, table_bits: 20, ..SearchParams::nodes(30 * LOOK) };
        for game in GAMES {
            let start = game.start(&game.info().variants[0], None).expect("the usual start");
            for seed in 1..=3 {
                let mut play = start.boxed_clone();
                let moves = fair(*game, &*start, seed);
                moves.iter().for_each(|text| play.play(text).expect("legal"));
                let found = play.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
                let chance = play.win_chance(found.expect("the game goes on").score);
                assert!((0.3..=0.7).contains(&chance), "{}: {chance} after {moves:?}", game.info().id);
            }
        }
    }

    #[test]
    fn a13_openings_are_playable_varied_and_the_same_again() {
        for (game, variant) in variants() {
            let start = game.start(variant, None).expect("the usual start");
            let mut seen = HashSet::new();
            for seed in 0..8 {
                let moves = opening(game, &*start, 1, seed);
                assert_eq!(moves, opening(game, &*start, 1, seed), "{}", variant.id);
                let mut play = start.boxed_clone();
                moves.iter().for_each(|text| play.play(text).expect("legal"));
                assert!(!moves.is_empty() && play.outcome().is_none(), "{}", variant.id);
                let pieces = |ply| play.view_at(ply).expect("was played").contents.pieces.len();
                assert!(pieces(play.ply()) >= pieces(0), "{}: {moves:?}", variant.id);
                seen.insert(play.position_text());
            }
            // Two moves of a small board leave few ways to begin.
            let few = *(game.engine().openings)(variant.id).random.end() <= 2;
            assert!(seen.len() >= if few { 2 } else { 6 }, "{}: {seen:?}", variant.id);
        }
    }

    #[test]
    fn g1_swap2_offers_are_three_stones_that_can_be_placed_and_vary() {
        for (game, variant) in variants() {
            let offers: HashSet<_> = (0..200).filter_map(|seed| offer(game, variant.id, seed)).collect();
            assert_eq!(
                !offers.is_empty(),
                ["gomoku", "gomoku-standard"].contains(&variant.id),
                "{}",
                variant.id
            );
            assert!(offers.is_empty() || offers.len() > 30, "{}: {}", variant.id, offers.len());
            for stones in offers {
                let mut play = game.start(variant, None).expect("the usual start");
                stones.iter().for_each(|text| play.play(text).expect("legal"));
                assert_eq!((play.ply(), play.outcome()), (3, None));
            }
        }
    }

    #[test]
    fn a13_every_known_opening_can_be_played_and_comes_once() {
        for (game, variant) in variants() {
            let start = game.start(variant, None).expect("the usual start");
            let all = lines((game.engine().openings)(variant.id).known).count() as u64;
            let mut seen = HashSet::new();
            for nth in 0..all {
                let mut play = start.boxed_clone();
                let moves = opening(game, &*start, 7, nth);
                moves.iter().for_each(|text| play.play(text).expect("legal"));
                assert!(unevenness(&*play, LOOK) <= CLOSER[0].1, "{moves:?}");
                seen.insert(moves);
            }
            // Where some are known, they are enough for a match of 200 games.
            assert!(seen.len() as u64 == all && (all == 0 || all >= 100), "{}: {all}", variant.id);
        }
    }
}
