//! A17: a search that is told to stop stops at once, in every game and wherever it stands.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use fastrand::Rng;
use plyground_games::{AnyGame, AnyPlay, variants};
use plyground_search::{SearchParams, Searcher};

/// The searches here would never end by themselves; far more than a busy machine makes of "at once".
const AT_ONCE: Duration = Duration::from_secs(20);
/// A flag that is raised before the search begins costs no more positions than this: what "at once" means is counted.
const FEW: u64 = 2_000;

fn full_strength(game: &'static dyn AnyGame) -> SearchParams {
    let params = game.players().last().and_then(|player| player.params()).expect("full strength searches");
    SearchParams { time: None, threads: 1, lines: 3, ..params.clone() }
}

/// The game after so many random moves, if it lasts as long.
fn after(mut play: Box<dyn AnyPlay>, moves: usize, rng: &mut Rng) -> Option<Box<dyn AnyPlay>> {
    for _ in 0..moves {
        let text = rng.choice(play.legal())?;
        play.play(&text).ok()?;
    }
    play.outcome().is_none().then_some(play)
}

/// How long a search goes on after it was told to stop, so long after it began.
fn stopped_after(play: &dyn AnyPlay, params: &SearchParams, begun: Duration) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let search = scope.spawn(|| {
            play.search(&mut Searcher::new(), params, &stop, &mut |_| {});
            Instant::now()
        });
        thread::sleep(begun);
        let told = Instant::now();
        stop.store(true, Ordering::Relaxed);
        search.join().expect("no panic").saturating_duration_since(told)
    })
}

#[test]
fn a17_every_search_stops_at_once() {
    let mut rng = Rng::with_seed(17);
    for (game, variant) in variants() {
        let params = full_strength(game);
        for moves in [0, 8, 16, 24, 32, 40] {
            let start = game.start(variant, None).expect("a start");
            let Some(play) = after(start, moves, &mut rng) else { continue };
            let stopped = AtomicBool::new(true);
            let found = play.search(&mut Searcher::new(), &params, &stopped, &mut |_| {});
            let found = found.expect("a move, even so");
            assert!(found.nodes <= FEW, "{} after {moves}: {} positions", variant.id, found.nodes);
            for begun in [3, 30, 120].map(Duration::from_millis) {
                let late = stopped_after(&*play, &params, begun);
                assert!(late < AT_ONCE, "{} after {moves} moves: {late:?} after {begun:?}", variant.id);
            }
        }
    }
}
