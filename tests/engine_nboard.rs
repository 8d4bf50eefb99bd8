//! The Reversi engine as other programs use it (`plyground engine nboard`): the real binary over pipes, through whole games, in a
//! hurry, interrupted, and fed with rubbish.

mod pipe;

use std::{
    thread,
    time::{Duration, Instant},
};

use pipe::{BUSY, Engine, PATIENCE, any_move, game, rubbish};
use plyground_games::{
    AnyPlay,
    rules::{Side, zobrist},
};

fn board(depth: u32) -> Engine {
    board_with_threads(depth, 1)
}

fn board_with_threads(depth: u32, threads: u32) -> Engine {
    let mut engine = Engine::with_threads("nboard", threads);
    assert_eq!(engine.ask("nboard 2"), "set myname Plyground");
    assert_eq!(engine.ask(&format!("set depth {depth}")), format!("set myname Plyground{depth}"));
    engine
}

const START: &str = "8 ---------------------------O*------*O--------------------------- *";

fn ggf(board: &str, moves: &[(Side, String)], more: &str) -> String {
    let moves: String = moves
        .iter()
        .map(|(side, name)| {
            let letter = if *side == Side::First { 'B' } else { 'W' };
            format!("{letter}[{}/1.50/0.01]", capital(name))
        })
        .collect();
    format!("(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]{more}TY[8]BO[{board}]{moves};)")
}

/// A move as NBoard writes it.
fn capital(name: &str) -> String {
    if name == "--" { "PA".to_owned() } else { name.to_uppercase() }
}

fn small(name: &str) -> String {
    if name == "PA" { "--".to_owned() } else { name.to_lowercase() }
}

/// The move that the engine would make, and what it thinks of it.
fn go(engine: &mut Engine) -> (String, Option<f64>) {
    engine.send("go");
    let heard = engine.hear_until(|line| line.starts_with("==="));
    let answer = heard.last().expect("just heard").strip_prefix("=== ").expect("a move");
    let mut parts = answer.split('/');
    let name = parts.next().expect("a move");
    let judged = parts.next().map(|text| text.parse().expect("a number"));
    if let Some(seconds) = parts.next() {
        let seconds: f64 = seconds.parse().expect("a number");
        assert!((0.0..60.0).contains(&seconds));
    }
    assert_eq!(engine.hear(), "status");
    (small(name), judged)
}

/// Waits until everything that was sent has been dealt with: what was said meanwhile.
fn synchronise(engine: &mut Engine, number: i64) -> Vec<String> {
    engine.send(&format!("ping {number}"));
    let mut heard = engine.hear_until(|line| line.starts_with("pong"));
    assert_eq!(heard.pop(), Some(format!("pong {number}")));
    heard
}

fn lead_of(play: &dyn AnyPlay, side: Side) -> i64 {
    let pieces = play.describe().pieces;
    let own = pieces.iter().filter(|placed| placed.piece.side == side).count() as i64;
    2 * own - pieces.len() as i64
}

#[test]
fn nboard_engines_play_whole_games() {
    for seed in 0..3 {
        let (mut dark, mut light) = (board(4), board(2));
        let mut play = game("reversi");
        for _ in 0..6 {
            let any = any_move(play.as_ref(), seed);
            play.play(&any).expect("legal");
        }
        // One engine hears of the game as a whole before each move, the other of each move by itself.
        light.send(&format!("set game {}", ggf(START, &play.history(), "TI[15:00]")));
        while play.outcome().is_none() {
            let engine = match play.to_move() {
                Side::First => {
                    dark.send(&format!("set game {}", ggf(START, &play.history(), "TI[05:00/00:01/02:00]")));
                    &mut dark
                }
                Side::Second => &mut light,
            };
            let (name, judged) = go(engine);
            let forced = play.legal().len() == 1;
            assert_eq!(judged.is_none(), forced, "{name}");
            play.play(&name).unwrap_or_else(|e| panic!("{name} after {:?}: {e}", play.history()));
            light.send(&format!("move {}/0.00/0.1", capital(&name)));
        }
        assert!(synchronise(&mut light, 5).is_empty(), "every move was understood");
        light.send("go");
        assert_eq!(light.hear(), "status the game is over");
        light.send("quit");
        assert!(light.end().is_empty() && dark.end().is_empty());
    }
}

#[test]
fn nboard_passes_are_moves() {
    let mut engine = board(3);
    // Dark cannot move; afterwards light takes the last dark disc.
    let passing = "8 OX-------------------------------------------------------------- *";
    engine.send(&format!("set game {}", ggf(passing, &[], "")));
    assert_eq!(go(&mut engine), ("--".to_owned(), None));
    engine.send("hint 1");
    let heard = engine.hear_until(|line| line == "status");
    assert!(heard.iter().any(|line| line.starts_with("search PAC1 -3.00 0 100%")), "{heard:?}");
    engine.send("move PA");
    assert_eq!(go(&mut engine), ("c1".to_owned(), None));
    engine.send("C1");
    assert_eq!(engine.ask("hint 1"), "status the game is over");
    engine.send("analyze");
    let heard = engine.hear_until(|line| line == "status");
    assert_eq!(
        heard,
        ["status analyzing", "analysis 2 -3.00", "analysis 1 3.00", "analysis 0 -3.00", "status"]
    );
    assert!(engine.end().is_empty());
}

#[test]
fn r4_the_end_of_the_game_is_played_as_foretold() {
    let mut engine = board(12);
    let mut play = game("reversi");
    while play.describe().pieces.len() < 52 {
        let any = any_move(play.as_ref(), 4);
        play.play(&any).expect("legal");
    }
    engine.send(&format!("set game {}", ggf(START, &play.history(), "")));
    let side = play.to_move();
    engine.send("hint 60");
    let heard = engine.hear_until(|line| line == "status");
    let solved: Vec<&String> = heard.iter().filter(|line| line.ends_with(" 0 100%")).collect();
    assert!(solved.len() >= play.legal().len(), "every move is solved: {heard:?}");
    let (first, judged) = go(&mut engine);
    let foretold = judged.expect("there is a choice");
    let mut name = first;
    loop {
        play.play(&name).expect("legal");
        engine.send(&format!("move {}", capital(&name)));
        if play.outcome().is_some() {
            break;
        }
        name = go(&mut engine).0;
    }
    assert_eq!(lead_of(play.as_ref(), side) as f64, foretold);
    assert!(engine.end().is_empty());
}

#[test]
fn nboard_hints_judge_the_best_moves() {
    let mut engine = board(5);
    engine.send(&format!("set game {}", ggf(START, &[(Side::First, "f5".to_owned())], "")));
    engine.send("hint 3");
    let heard = engine.hear_until(|line| line == "status");
    assert_eq!(heard[0], "status thinking");
    let mut firsts = Vec::new();
    for line in heard.iter().filter(|line| line.ends_with(" 0 5")) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!((words.len(), words[0], words[3]), (5, "search", "0"));
        assert!(words[2].parse::<f64>().is_ok_and(|judged| judged.abs() <= 64.0), "{line}");
        assert!(words[1].len().is_multiple_of(2) && ["D6", "F4", "F6"].contains(&&words[1][..2]), "{line}");
        firsts.push(words[1][..2].to_owned());
    }
    firsts.sort();
    assert_eq!(firsts, ["D6", "F4", "F6"], "{heard:?}");
    let nodes = heard.iter().filter_map(|line| line.strip_prefix("nodestats "));
    assert!(nodes.clone().count() >= 5);
    for stats in nodes {
        let (nodes, seconds) = stats.split_once(' ').expect("two numbers");
        assert!(nodes.parse::<u64>().is_ok() && seconds.parse::<f64>().is_ok(), "{stats}");
    }
    assert_eq!(engine.ask("learn"), "learned");
    engine.send("set contempt 20");
    assert!(synchronise(&mut engine, -1).is_empty());
    assert!(engine.end().is_empty());
}

#[test]
fn nboard_stops_thinking_for_a_ping() {
    let begun = Instant::now();
    let mut engine = board(60);
    for (number, command) in ["go", "hint 4", "analyze"].into_iter().enumerate() {
        engine.send(&format!("set game {}", ggf(START, &[], "")));
        engine.send(command);
        assert!(engine.hear().starts_with("status"), "it has begun");
        thread::sleep(Duration::from_millis(200));
        let heard = synchronise(&mut engine, number as i64);
        assert!(!heard.iter().any(|line| line.starts_with("===")), "{heard:?}");
        thread::sleep(Duration::from_millis(50));
        assert!(engine.lines.try_recv().is_err(), "nothing is said after the pong");
    }
    engine.send("go");
    thread::sleep(Duration::from_millis(200));
    engine.send("quit");
    assert!(!engine.end().iter().any(|line| line.starts_with("===")));

    let mut engine = board(60);
    engine.send("go");
    thread::sleep(Duration::from_millis(200));
    assert_eq!(engine.end().iter().filter(|line| line.starts_with("===")).count(), 1);
    assert!(begun.elapsed() < PATIENCE);
}

#[test]
fn nboard_keeps_to_the_clock() {
    let mut engine = board_with_threads(60, 2);
    let moves = [(Side::First, "f5".to_owned()), (Side::Second, "d6".to_owned())];
    for clock in ["TI[00:02]", "TB[2.5]TW[15:00]", "TI[0:0:1/0/2:00]"] {
        engine.send(&format!("set game {}", ggf(START, &moves, clock)));
        let begun = Instant::now();
        assert!(["c3", "c4", "c5", "c6", "c7"].contains(&go(&mut engine).0.as_str()));
        assert!(begun.elapsed() < Duration::from_secs(2) + BUSY, "{clock}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn nboard_takes_rubbish_calmly() {
    for seed in 0..3 {
        let mut lines = rubbish();
        lines.sort_by_key(|line| zobrist::number(seed, line.iter().map(|&b| u64::from(b)).sum()));
        let mut engine = board(1);
        for line in &lines {
            engine.send_bytes(line);
            engine.send_bytes(b"\r\n");
        }
        engine.send("set depth 2");
        engine.send(&format!("set game {}", ggf(START, &[], "")));
        let heard = synchronise(&mut engine, 77);
        assert!(heard.iter().all(|line| line.len() < 400), "answers are short, however long the question");
        assert!(heard.iter().any(|line| line.starts_with("status the game cannot be read")));
        assert!(["c4", "d3", "e6", "f5"].contains(&go(&mut engine).0.as_str()));
        engine.send("quit");
        assert!(engine.end().is_empty());
    }
    for half in ["", "\n", "set game (;", "nboard 2\nset", "quit", "quit\ngo\n"] {
        let mut engine = Engine::start("nboard");
        engine.send_bytes(half.as_bytes());
        let rest = engine.end();
        assert!(rest.iter().all(|line| line.starts_with("s")), "{half}: {rest:?}");
    }
}
