//! Matches between two versions of the engine, or against a plain Monte-Carlo player, with a sequential test.
//!
//! ```text
//! duel serve                         answers `VARIANT ORDERS POSITION` with a move, line by line
//! duel play A B [option=value]...    plays A against B
//! duel bench ORDERS [positions=N]    positions looked at, all together, and how many in a second
//! ```
//!
//! A player is `ORDERS` or `PROGRAM:ORDERS`, where PROGRAM is another build of this command. ORDERS are words joined by commas:
//! `nodes=N`, `ms=N`, `depth=N`, `width=N`, `noise=N`, `overlook=N`, `bits=N`, `plain` (not selective), `terms` (by simple terms), or `playouts=N`
//! for the Monte-Carlo player. Options: `pairs=N` openings, each played with both colours; `seed=N`; `variant=0|1`; `elo=N`, the
//! difference that the test tells from none; 0 plays all pairs.

use std::{
    env,
    io::{BufRead, BufReader, Write, stdin},
    process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio},
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{SearchParams, Searcher, search};
use plyground_yinsh::{INFO, Yinsh};

#[path = "shared/montecarlo.rs"]
mod montecarlo;
#[path = "shared/openings.rs"]
mod openings;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve"] => serve(),
        ["play", a, b, ref options @ ..] => play(a, b, options),
        ["bench", params, ref options @ ..] => bench(params, options),
        _ => {
            eprintln!(
                "duel serve\nduel bench ORDERS [positions=N]\nduel play A B [pairs=N] [seed=N] [variant=N] [elo=N]"
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The number after `name=` among words.
fn number(words: &[&str], name: &str) -> Option<u64> {
    words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
}

/// Thinks here.
#[derive(Default)]
struct Thinker {
    searchers: [Searcher; 2],
    rng: fastrand::Rng,
}

impl Thinker {
    fn think(&mut self, position: &Yinsh, text: &str) -> String {
        let words: Vec<&str> = text.split(',').collect();
        if let Some(playouts) = number(&words, "playouts") {
            return position.move_text(montecarlo::choose(position, playouts as u32, &mut self.rng));
        }
        let params = self.params(&words);
        let stop = AtomicBool::new(false);
        let searcher = &mut self.searchers[position.to_move().index()];
        let info = searcher.search(position, &[], &params, &stop, &mut |_| {}).expect("not over");
        position.move_text(info.pv[0])
    }

    fn params(&mut self, words: &[&str]) -> SearchParams {
        let get = |name| number(words, name);
        let mut params = SearchParams {
            depth: get("depth").unwrap_or(60) as u32,
            time: get("ms").map(Duration::from_millis),
            width: get("width").unwrap_or(0) as usize,
            selective: !words.contains(&"plain"),
            table_bits: get("bits").unwrap_or(18) as u32,
            seed: self.rng.u64(..),
            ..SearchParams::nodes(get("nodes").unwrap_or(u64::MAX))
        };
        params.style.noise = get("noise").unwrap_or(0) as i32;
        params.style.overlook = get("overlook").unwrap_or(0) as u32;
        if words.contains(&"terms") {
            params.style.terms[7] = 99;
        }
        params
    }
}

fn serve() {
    let mut thinker = Thinker::default();
    for line in stdin().lines().map_while(Result::ok) {
        let mut fields = line.splitn(3, ' ');
        let (Some(variant), Some(params), Some(text)) = (fields.next(), fields.next(), fields.next()) else {
            return;
        };
        let variant = &INFO.variants[usize::from(variant == "1")];
        let position = Yinsh::read_position(variant, text).expect("a position");
        println!("{}", thinker.think(&position, params));
    }
}

/// Thinks about positions from random games, each from the beginning.
fn bench(text: &str, options: &[&str]) {
    let mut rng = fastrand::Rng::with_seed(1);
    let words: Vec<&str> = text.split(',').collect();
    let stop = AtomicBool::new(false);
    let params = Thinker::default().params(&words);
    let (mut nodes, mut depth, positions) = (0, 0, number(options, "positions").unwrap_or(20));
    let mut spent = Duration::ZERO;
    for n in 0..positions {
        let mut position = openings::opening(0, &mut rng);
        let quick = SearchParams { selective: true, ..SearchParams::nodes(300) };
        for _ in 0..5 * (n % 7) {
            let next = search(&position, &[], &quick, &stop, &mut |_| {}).expect("not over");
            let next = position.child(next.pv[0]);
            if next.outcome().is_none() {
                position = next;
            }
        }
        let begun = Instant::now();
        let info = search(&position, &[], &params, &stop, &mut |_| {}).expect("not over");
        spent += begun.elapsed();
        nodes += info.nodes;
        depth += info.depth;
    }
    println!(
        "{nodes} nodes, {:.0} a second, depth {:.1} on average",
        nodes as f64 / spent.as_secs_f64(),
        f64::from(depth) / positions as f64
    );
}

/// Somebody who plays.
enum Player {
    Here(Box<Thinker>, String),
    There { child: Child, to: ChildStdin, from: BufReader<ChildStdout>, params: String },
}

impl Player {
    fn new(text: &str, seed: u64) -> Self {
        let Some((program, params)) = text.split_once(':') else {
            let rng = fastrand::Rng::with_seed(seed);
            return Player::Here(Box::new(Thinker { rng, ..Thinker::default() }), text.into());
        };
        let mut child = Command::new(program)
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("{program}: {e}"));
        let (to, from) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Player::There { child, to, from: BufReader::new(from), params: params.into() }
    }

    fn answer(&mut self, variant: usize, position: &Yinsh) -> String {
        match self {
            Player::Here(thinker, params) => thinker.think(position, params),
            Player::There { to, from, params, .. } => {
                writeln!(to, "{variant} {params} {}", position.position_text()).expect("it listens");
                let mut line = String::new();
                from.read_line(&mut line).expect("it answers");
                line.trim().into()
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if let Player::There { child, .. } = self {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Half points of the first player.
fn game(
    players: &mut [Player; 2],
    variant: usize,
    start: Yinsh,
    first: Side,
    spent: &mut [Duration; 2],
) -> u32 {
    let mut position = start;
    loop {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                None => 1,
                Some(winner) => 2 * u32::from(winner == first),
            };
        }
        let who = usize::from(position.to_move() != first);
        let begun = Instant::now();
        let text = players[who].answer(variant, &position);
        spent[who] += begun.elapsed();
        let mv = position.read_move(&text).unwrap_or_else(|e| panic!("{e}: {}", position.position_text()));
        position.play_unchecked(mv);
    }
}

/// What the results of pairs say: the score, the difference in Elo with its error, and how much likelier `elo` is than 0, as a
/// logarithm.
fn verdict(pairs: &[u32], elo: f64) -> (f64, f64, f64, f64) {
    let n = pairs.len() as f64;
    let mean = pairs.iter().map(|&p| f64::from(p) / 4.0).sum::<f64>() / n;
    // A little is added, so that equal results do not look certain.
    let variance = (pairs.iter().map(|&p| (f64::from(p) / 4.0 - mean).powi(2)).sum::<f64>() + 0.05) / n;
    let to_elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let expected = 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
    let ratio = n * (expected - 0.5) * (2.0 * mean - expected - 0.5) / (2.0 * variance);
    let error = 1.96 * (variance / n).sqrt();
    (mean, to_elo(mean), (to_elo(mean + error) - to_elo(mean - error)) / 2.0, ratio)
}

fn play(a: &str, b: &str, options: &[&str]) {
    let get = |name, default| number(options, name).unwrap_or(default);
    let (seed, variant, elo) = (get("seed", 1), get("variant", 0) as usize, get("elo", 0) as f64);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut players = [Player::new(a, seed), Player::new(b, seed + 1)];
    let (mut pairs, mut tally, mut spent, mut moves) = (Vec::new(), [0; 3], [Duration::ZERO; 2], 0);
    for _ in 0..get("pairs", 100) {
        let start = match get("placed", 1) {
            0 => Yinsh::start(&Yinsh::setup(&INFO.variants[variant])),
            _ => openings::opening(variant, &mut rng),
        };
        let mut points = 0;
        for first in Side::BOTH {
            let result = game(&mut players, variant, start, first, &mut spent);
            tally[result as usize] += 1;
            points += result;
            moves += 1;
        }
        pairs.push(points);
        let (score, difference, error, ratio) = verdict(&pairs, elo);
        eprint!(
            "\r{} games: +{} ={} -{}, {:.1} %, {difference:+.0} ± {error:.0} Elo, log ratio {ratio:.2} ",
            moves,
            tally[2],
            tally[1],
            tally[0],
            100.0 * score
        );
        // One wrong in twenty either way.
        if elo > 0.0 && ratio.abs() > 2.94 {
            break;
        }
    }
    let (score, difference, error, ratio) = verdict(&pairs, elo);
    eprintln!();
    println!(
        "{a} against {b}: {} games, +{} ={} -{}, {:.1} %, {difference:+.0} ± {error:.0} Elo, log ratio {ratio:.2}, {:.1} s and {:.1} s",
        moves,
        tally[2],
        tally[1],
        tally[0],
        100.0 * score,
        spent[0].as_secs_f64(),
        spent[1].as_secs_f64()
    );
}
