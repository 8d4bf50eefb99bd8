//! Times every player of a game: `cargo run --release --example times -- GAME [positions]`.

use std::{
    env,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_players::{MoveBudget, choose, of};

fn main() {
    let mut args = env::args().skip(1);
    let variant = args.next().unwrap_or_else(|| "reversi".to_owned());
    let positions = args.next().and_then(|n| n.parse().ok()).unwrap_or(10);
    let (game, variant) = plyground_games::find(&variant).expect("a variant's id");
    for player in of(game.info().id) {
        let (mut times, mut nodes, mut depth) = (Vec::new(), 0, 0);
        for n in 0..positions {
            let mut rng = fastrand::Rng::with_seed(n);
            let mut play = game.start(variant, None).expect("the usual start");
            for _ in 0..n * 50 / positions {
                let legal = play.legal();
                if legal.is_empty() {
                    break;
                }
                play.play(&legal[rng.usize(..legal.len())]).expect("a legal move");
            }
            let start = Instant::now();
            choose(&*play, player, MoveBudget::seed(n), &AtomicBool::new(false), &mut |p| {
                depth = depth.max(p.depth);
                nodes = nodes.max(p.nodes);
            });
            times.push(start.elapsed());
        }
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        let longest = times.iter().max().expect("a position");
        println!(
            "{:22} mean {mean:9.3?} longest {longest:9.3?} depth to {depth}, nodes to {nodes}",
            player.name
        );
    }
}
