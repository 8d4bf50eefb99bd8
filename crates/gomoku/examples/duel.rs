//! Plays two ways of searching against each other: pairs of games from the same random opening with colours swapped.
//!
//! `cargo run --release -p plyground-gomoku --example duel -- VARIANT PAIRS SEED FIRST SECOND [OPENINGS]`, where
//! OPENINGS is a file with one opening in each line, such as `h8f10h12g10`. Each side is a list such as
//! `ms=100,width=20,selective` out of `nodes=`, `ms=`, `depth=`, `width=`, `table=`, `selective` and `terms` (judges by
//! the named players' terms). Preceded by `PROGRAM:` it is played by another build of this example, so that two versions
//! can meet. With `serve ORDERS` as its only arguments it answers positions from standard input; with
//! `openings VARIANT COUNT SEED` it prints even openings.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write, stdin, stdout},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_gomoku::{Gomoku, Point};
use plyground_rules::{Game, Notation, Position, Side, Variant};
use plyground_search::{SearchParams, search};

fn params(text: &str) -> SearchParams {
    let mut params = SearchParams { table_bits: 18, ..SearchParams::nodes(u64::MAX) };
    for word in text.split(',') {
        let (name, value) = word.split_once('=').unwrap_or((word, "0"));
        let number: u64 = value.parse().expect("a number");
        match name {
            "nodes" => params.nodes = number,
            "ms" => params.time = Some(Duration::from_millis(number)),
            "depth" => params.depth = number as u32,
            "width" => params.width = number as usize,
            "table" => params.table_bits = number as u32,
            "selective" => params.selective = true,
            // The last term is not used: any other weight for it means to judge by terms.
            "terms" => params.style.terms[7] = 0,
            other => panic!("{other}?"),
        }
    }
    params
}

fn variant(id: &str) -> &'static Variant {
    Gomoku::INFO.variants.iter().find(|v| v.id == id).expect("a variant")
}

/// A move, with the depth and the positions it took.
fn choose(position: &Gomoku, params: &SearchParams) -> (Point, u32, u64) {
    let stop = AtomicBool::new(false);
    let info = search(position, &[], params, &stop, &mut |_| {}).expect("a legal move");
    (info.pv[0], info.depth, info.nodes)
}

/// Answers `variant|position` with `move depth nodes`.
fn serve(params: &SearchParams) {
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let (id, text) = line.split_once('|').expect("a variant and a position");
        let position = Gomoku::read_position(variant(id), text).expect("a position");
        let (mv, depth, nodes) = choose(&position, params);
        println!("{mv} {depth} {nodes}");
        stdout().flush().expect("somebody listens");
    }
}

enum Player {
    Here(SearchParams),
    There(Child, ChildStdin, BufReader<ChildStdout>),
}

impl Player {
    fn new(text: &str) -> Player {
        let Some((program, params_text)) = text.split_once(':') else { return Player::Here(params(text)) };
        let mut child = Command::new(program)
            .args(["serve", params_text])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a program");
        let (to, from) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Player::There(child, to, BufReader::new(from))
    }

    fn choose(&mut self, id: &str, position: &Gomoku) -> (Point, u32, u64) {
        match self {
            Player::Here(params) => choose(position, params),
            Player::There(_, to, from) => {
                writeln!(to, "{id}|{}", position.position_text()).expect("it listens");
                let mut answer = String::new();
                from.read_line(&mut answer).expect("it answers");
                let mut words = answer.split_whitespace();
                let mv = words.next().and_then(Point::from_name).expect("a move");
                let mut number = || words.next().and_then(|text| text.parse().ok()).expect("a number");
                (mv, number() as u32, number())
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if let Player::There(child, ..) = self {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[derive(Default)]
struct Tally {
    moves: u64,
    depth: u64,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

/// The position after moves without anything between them.
fn known_opening(id: &str, line: &str) -> Gomoku {
    let mut position = Gomoku::start(&Gomoku::setup(variant(id)));
    let starts: Vec<usize> =
        line.match_indices(|c: char| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    for (i, &at) in starts.iter().enumerate() {
        let end = starts.get(i + 1).copied().unwrap_or(line.len());
        let point = Point::from_name(&line[at..end]).expect("a point");
        position.play(point).expect("a legal move");
    }
    position
}

/// A few stones near the middle that leave neither side ahead, as far as a search of so many positions can tell.
fn opening(id: &str, rng: &mut fastrand::Rng, nodes: u64) -> (Gomoku, String) {
    loop {
        let mut position = Gomoku::start(&Gomoku::setup(variant(id)));
        let (stones, mut line) = (rng.usize(3..=7), String::new());
        while 225 - position.empty_points() < stones {
            let point = Point::new(rng.usize(4..=10), rng.usize(4..=10)).expect("on the board");
            if position.play(point).is_ok() {
                line += &point.to_string();
            }
        }
        // A quick look first: most are far from even.
        let even = |nodes: u64| {
            let params = SearchParams { width: 20, selective: true, ..SearchParams::nodes(nodes) };
            let info = search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {});
            info.is_some_and(|info| info.score.abs() < 120)
        };
        if even(nodes / 20) && even(nodes) {
            return (position, line);
        }
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    if let [word, text] = &args[..] {
        assert_eq!(word, "serve");
        return serve(&params(text));
    }
    if let [word, id, count, seed] = &args[..] {
        assert_eq!(word, "openings");
        let mut rng = fastrand::Rng::with_seed(seed.parse().expect("a seed"));
        for _ in 0..count.parse().expect("a number") {
            println!("{}", opening(id, &mut rng, 200_000).1);
        }
        return;
    }
    let [id, pairs, seed, first, second, file @ ..] = &args[..] else {
        panic!("VARIANT PAIRS SEED FIRST SECOND [OPENINGS]")
    };
    let book = file.first().map_or(String::new(), |path| fs::read_to_string(path).expect("a readable file"));
    let book: Vec<&str> = book.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut players = [Player::new(first), Player::new(second)];
    let mut rng = fastrand::Rng::with_seed(seed.parse().expect("a seed"));
    let mut tallies = [Tally::default(), Tally::default()];
    // Wins, draws and losses of the first.
    let mut results = [0u32; 3];
    for pair in 0..pairs.parse::<usize>().expect("a number of pairs") {
        let start = match book.get(pair % book.len().max(1)) {
            Some(line) => known_opening(id, line),
            None => opening(id, &mut rng, 50_000).0,
        };
        for black in 0..2 {
            let mut position = start.clone();
            while position.outcome().is_none() {
                let who = if position.to_move() == Side::First { black } else { 1 - black };
                let before = Instant::now();
                let (mv, depth, nodes) = players[who].choose(id, &position);
                let (time, tally) = (before.elapsed(), &mut tallies[who]);
                tally.moves += 1;
                tally.depth += u64::from(depth);
                tally.nodes += nodes;
                tally.time += time;
                tally.longest = tally.longest.max(time);
                position.play(mv).expect("a legal move");
            }
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            let first_is = if black == 0 { Side::First } else { Side::Second };
            results[winner.map_or(1, |side| if side == first_is { 0 } else { 2 })] += 1;
        }
        let [won, drawn, lost] = results.map(f64::from);
        let games = won + drawn + lost;
        let score = (won + drawn / 2.0) / games;
        let spread = ((won * (1.0 - score).powi(2) + drawn * (0.5 - score).powi(2) + lost * score.powi(2))
            / games
            / games)
            .sqrt();
        let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
        println!(
            "pair {}: {won} won, {drawn} drawn, {lost} lost: {:.1} %, Elo {:+.0} [{:+.0}, {:+.0}]",
            pair + 1,
            100.0 * score,
            elo(score),
            elo(score - 1.96 * spread),
            elo(score + 1.96 * spread),
        );
    }
    for (text, tally) in [first, second].into_iter().zip(&tallies) {
        let moves = tally.moves.max(1);
        println!(
            "{text}: {moves} moves, depth {:.1}, {} positions and {:.0} ms a move, {:.0} k a second, longest {:.0} ms",
            tally.depth as f64 / moves as f64,
            tally.nodes / moves,
            tally.time.as_secs_f64() * 1000.0 / moves as f64,
            tally.nodes as f64 / tally.time.as_secs_f64() / 1000.0,
            tally.longest.as_secs_f64() * 1000.0,
        );
    }
}
