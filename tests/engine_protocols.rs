//! The engines as other programs use them (`plyground engine`): the real binary over pipes, through whole games, in a
//! hurry, interrupted, and fed with rubbish.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use plyground_games::{
    AnyPlay, find,
    rules::{Side, zobrist},
};

/// Longer than any answer takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a busy machine may add to a time limit.
const BUSY: Duration = Duration::from_secs(3);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start(protocol: &str) -> Engine {
        Engine::with_threads(protocol, 1)
    }

    fn with_threads(protocol: &str, threads: u32) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
            .args(["engine", protocol, "--threads", &threads.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (send, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).all(|line| send.send(line).is_ok()));
        Engine { input: child.stdin.take(), child, lines }
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).and_then(|()| input.flush()).expect("the engine listens");
    }

    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.hear()
    }

    /// Everything up to and with the first line for which it holds.
    fn hear_until(&self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            heard.push(self.hear());
            if is_last(heard.last().expect("just pushed")) {
                return heard;
            }
        }
    }

    /// Closes the input and waits: what was still said. It must end well.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        let mut rest = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the engine does not end"),
            }
        }
        let status = self.child.wait().expect("it has ended");
        let mut complaint = String::new();
        let mut errors = self.child.stderr.take().expect("piped");
        std::io::Read::read_to_string(&mut errors, &mut complaint).expect("text");
        assert!(status.success() && complaint.is_empty(), "{status}: {complaint}");
        rest
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Only a failed test leaves one running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn game(id: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find(id).expect("a game");
    game.start(variant, None).expect("a start")
}

fn any_move(play: &dyn AnyPlay, seed: u64) -> String {
    let legal = play.legal();
    legal[(zobrist::number(seed, play.ply() as u64) % legal.len() as u64) as usize].clone()
}

// Gomocup.

const RULES: [(u32, &str); 3] = [(0, "gomoku"), (1, "gomoku-standard"), (4, "renju")];

fn brain(rule: u32, turn: u32) -> Engine {
    let mut engine = Engine::start("gomocup");
    engine.send(&format!("INFO rule {rule}"));
    engine.send(&format!("INFO timeout_turn {turn}"));
    assert_eq!(engine.ask("START 15"), "OK");
    engine
}

/// Our name of the point `x,y`, which counts from the upper left.
fn name_of(spot: &str) -> String {
    let (x, y) = spot.split_once(',').unwrap_or_else(|| panic!("{spot:?} is not x,y"));
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{spot:?} is not x,y"));
    let (x, y) = (number(x), number(y));
    assert!(x < 15 && y < 15, "{spot} is off the board");
    format!("{}{}", char::from(b'a' + x), 15 - y)
}

fn spot_of(name: &str) -> String {
    let row: u8 = name[1..].parse().expect("a row");
    format!("{},{}", name.as_bytes()[0] - b'a', 15 - row)
}

#[track_caller]
fn play_spot(play: &mut dyn AnyPlay, spot: &str) {
    play.play(&name_of(spot)).unwrap_or_else(|e| panic!("{spot} after {:?}: {e}", play.history()));
}

#[test]
fn gomocup_engines_play_whole_games_against_each_other() {
    for (rule, id) in RULES {
        let (mut black, mut white) = (brain(rule, 30), brain(rule, 30));
        let mut play = game(id);
        let mut spot = black.ask("BEGIN");
        play_spot(play.as_mut(), &spot);
        // Where the second stone goes is different every time, so that the games are.
        let second = if rule == 1 { "8,5" } else { "6,8" };
        for engine in [&mut black, &mut white] {
            engine.send("RESTART");
            assert_eq!(engine.hear(), "OK");
        }
        play_spot(play.as_mut(), second);
        black.send(&format!("BOARD\n{spot},1\n{second},2\nDONE"));
        spot = black.hear();
        play_spot(play.as_mut(), &spot);
        white.send(&format!("BOARD\n7,7,2\n{second},1\n{spot},2\nDONE"));
        spot = white.hear();
        play_spot(play.as_mut(), &spot);
        while play.outcome().is_none() {
            let engine = if play.to_move() == Side::First { &mut black } else { &mut white };
            spot = engine.ask(&format!("TURN {spot}"));
            play_spot(play.as_mut(), &spot);
        }
        black.send("END");
        assert!(black.end().is_empty() && white.end().is_empty());
    }
}

#[test]
fn gomocup_engines_beat_whoever_moves_at_random() {
    for (rule, id) in RULES {
        for begins in [true, false] {
            let mut engine = brain(rule, 20);
            let mut play = game(id);
            let ours = if begins { Side::First } else { Side::Second };
            let mut theirs = None;
            while play.outcome().is_none() {
                if play.to_move() == ours {
                    let spot = match &theirs {
                        None => engine.ask("BEGIN"),
                        Some(spot) => engine.ask(&format!("TURN {spot}")),
                    };
                    play_spot(play.as_mut(), &spot);
                } else {
                    let any = any_move(play.as_ref(), 17);
                    play.play(&any).expect("legal");
                    theirs = Some(spot_of(&any));
                }
            }
            assert_eq!(play.outcome().and_then(|outcome| outcome.winner), Some(ours), "rule {rule}");
            engine.send("END");
            assert!(engine.end().is_empty());
        }
    }
}

#[test]
fn gomocup_starts_only_on_its_board() {
    let mut engine = Engine::start("gomocup");
    for wrong in ["START 20", "START 0", "START -15", "START", "START x", "RECTSTART 15,20", "RECTSTART 15"] {
        assert!(engine.ask(wrong).starts_with("ERROR "), "{wrong}");
    }
    for early in
        ["BEGIN", "TURN 7,7", "RESTART", "TAKEBACK 7,7", "PLAY 7,7", "BOARD\nDONE", "SWAP2BOARD\nDONE"]
    {
        assert_eq!(engine.ask(early), "ERROR START comes first", "{early}");
    }
    assert_eq!(engine.ask("RECTSTART 15,15"), "OK");
    assert_eq!(engine.ask("start 15"), "OK");
    assert!(engine.ask("ABOUT").starts_with("name=\"Plyground\", version=\""));
    assert_eq!(engine.ask("BEGIN"), "7,7");
    assert!(engine.ask("BEGIN").starts_with("ERROR "));
    assert_eq!(engine.ask("PONDER 3"), "UNKNOWN PONDER");
    assert!(engine.end().is_empty());
}

#[test]
fn gomocup_takes_any_board_in_any_order_with_any_line_ends() {
    let mut engine = brain(0, 20);
    // White must stop four in a row that is closed on one side, or win itself.
    engine.send_bytes(b"BOARD\r\n3,0,2\r\n0,0,1\r\n1,0,2\r\n2,0,2\r\n14,14,1\r\n4,0,2\r\n0,9,1\r\nDONE\r\n");
    assert_eq!(engine.hear(), "5,0");
    engine.send("BOARD\n4,4,1\n9,1,2\n5,5,1\n9,3,2\n6,6,1\n12,0,2\n7,7,1\n0,9,2\nDONE");
    assert!(["3,3", "8,8"].contains(&engine.hear().as_str()), "five wins");
    assert_eq!(engine.ask("BOARD\nDONE"), "7,7");
    // Points that are closed are not played on, even where they would win.
    engine.send("BOARD\n4,4,1\n9,1,2\n5,5,1\n9,3,2\n6,6,1\n12,0,2\n7,7,1\n0,9,2\n3,3,3\n8,8,3\nDONE");
    assert!(!["3,3", "8,8"].contains(&engine.hear().as_str()));
    for wrong in [
        "BOARD\n1,1\nDONE",
        "BOARD\n1,1,4\nDONE",
        "BOARD\n15,1,1\nDONE",
        "BOARD\n-1,1,1\nDONE",
        "BOARD\n1,1,1\n1,1,2\nDONE",
        "BOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\nDONE",
        "BOARD\n0,0,2\n1,0,2\n2,0,2\n3,0,2\n4,0,2\nDONE",
        "DONE",
    ] {
        assert!(engine.ask(wrong).starts_with("ERROR "), "{wrong}");
    }
    assert!(engine.ask("BOARD\n1,1,1\nABOUT").starts_with("ERROR DONE is missing"));
    assert!(engine.hear().starts_with("name="), "the command that came instead is not lost");
    assert!(engine.end().is_empty());
}

#[test]
fn gomocup_takes_stones_back_and_plays_what_it_is_told() {
    let mut engine = brain(1, 20);
    assert_eq!(engine.ask("BEGIN"), "7,7");
    let reply = engine.ask("TURN 8,8");
    assert_eq!(engine.ask(&format!("TAKEBACK {reply}")), "OK");
    assert_eq!(engine.ask("TAKEBACK 8,8"), "OK");
    assert!(engine.ask("TAKEBACK 8,8").starts_with("ERROR "), "it is gone");
    assert!(engine.ask("TAKEBACK").starts_with("ERROR "));
    assert!(engine.ask("TURN 7,7").starts_with("ERROR "), "taken");
    let mut play = game("gomoku-standard");
    for spot in ["7,7", "6,6"] {
        play_spot(play.as_mut(), spot);
    }
    play_spot(play.as_mut(), &engine.ask("TURN 6,6"));
    assert_eq!(engine.ask("RESTART"), "OK");
    assert_eq!(engine.ask("PLAY 3,4"), "3,4");
    assert!(engine.ask("PLAY 3,4").starts_with("ERROR "));
    assert_ne!(engine.ask("TURN 7,7"), "3,4");
    assert!(engine.end().is_empty());
}

#[test]
fn g3_black_never_plays_a_forbidden_point_and_is_told_about_one() {
    // Black has two open threes to make on 7,7 (h8), which Renju forbids and Gomoku loves.
    let stones = "5,7,1\n0,0,2\n6,7,1\n14,0,2\n7,5,1\n0,14,2\n7,6,1\n14,14,2";
    let mut engine = brain(4, 60);
    assert_ne!(engine.ask(&format!("BOARD\n{stones}\nDONE")), "7,7");
    // The same with black on the other side, however our engine would have answered.
    assert_eq!(engine.ask("RESTART"), "OK");
    for (theirs, ours) in [("5,7", "0,0"), ("6,7", "14,0"), ("7,5", "0,14"), ("7,6", "14,14")] {
        let answer = engine.ask(&format!("TURN {theirs}"));
        assert_eq!(engine.ask(&format!("TAKEBACK {answer}")), "OK");
        assert_eq!(engine.ask(&format!("PLAY {ours}")), ours);
    }
    let told = engine.ask("TURN 7,7");
    assert!(told.starts_with("ERROR ") && told.contains("forbidden"), "{told}");
    assert!(name_of(&engine.ask("TURN 3,3")).len() > 1, "the game goes on");
    for rule in [2, 8, 3, -1, 99] {
        engine.send(&format!("INFO rule {rule}"));
        let answer = engine.ask("TURN 2,3");
        assert!(answer.starts_with(&format!("ERROR rule {rule} is not supported")), "{answer}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn gomocup_opens_by_swap2_in_all_three_ways() {
    let mut engine = brain(1, 200);
    let mut opening = game("gomoku-standard");
    let three = engine.ask("SWAP2BOARD\nDONE");
    assert_eq!(three.split(' ').count(), 3, "{three}");
    three.split(' ').for_each(|spot| play_spot(opening.as_mut(), spot));

    // One side is so much better that everybody wants it.
    let for_black = "7,7\n0,0\n8,8";
    assert_eq!(engine.ask(&format!("SWAP2BOARD\n{for_black}\nDONE")), "SWAP");
    let for_black = "7,7\n0,0\n8,8\n14,14\n6,6";
    assert_eq!(engine.ask(&format!("SWAP2BOARD\n{for_black}\nDONE")), "SWAP");
    let for_white = "0,0\n7,7\n14,14\n8,8\n0,14";
    let stays = engine.ask(&format!("SWAP2BOARD\n{for_white}\nDONE"));
    let mut play = game("gomoku-standard");
    for_white.lines().for_each(|spot| play_spot(play.as_mut(), spot));
    play_spot(play.as_mut(), &stays);

    // Where neither side is better, two stones more.
    let even =
        ["8,9\n6,6\n6,5", "1,7\n3,7\n2,4", "0,0\n1,2\n3,3", "5,2\n7,1\n12,5", &three.replace(' ', "\n")];
    let answers = even.map(|stones| {
        let answer = engine.ask(&format!("SWAP2BOARD\n{stones}\nDONE"));
        let mut play = game("gomoku-standard");
        let more = answer.split(' ').filter(|&answer| answer != "SWAP");
        stones.lines().chain(more).for_each(|spot| play_spot(play.as_mut(), spot));
        play.ply()
    });
    assert!(answers.contains(&5) && answers.iter().all(|ply| (3..=5).contains(ply)), "{answers:?}");
    for wrong in ["7,7", "7,7\n8,8\n7,7", "7,7\n8,8\n9,9\n1,1", "7,7,1\n8,8,2\n9,9,1", "1,1\n2,2\n15,3"] {
        assert!(engine.ask(&format!("SWAP2BOARD\n{wrong}\nDONE")).starts_with("ERROR "), "{wrong}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn gomocup_keeps_to_its_time() {
    let mut engine = brain(0, 400);
    let elapsed = |engine: &mut Engine, line: &str| {
        let begun = Instant::now();
        name_of(&engine.ask(line));
        begun.elapsed()
    };
    assert!(elapsed(&mut engine, "TURN 7,7") < Duration::from_millis(400) + BUSY);
    engine.send("INFO time_left 1000");
    engine.send("INFO timeout_turn 60000");
    engine.send("INFO thread_num 2");
    engine.send("INFO max_memory 1000000");
    assert!(elapsed(&mut engine, "TURN 3,3") < Duration::from_millis(1000) + BUSY);
    engine.send("INFO time_left -20");
    assert!(elapsed(&mut engine, "TURN 3,11") < BUSY);
    engine.send("INFO time_left 2147483647");
    engine.send("INFO timeout_turn 0");
    assert!(elapsed(&mut engine, "TURN 11,3") < BUSY);
    for ignored in
        ["INFO", "INFO rule", "INFO evaluate 3,3", "INFO folder C:\\x y", "INFO game_type 1", "INFO x y z"]
    {
        engine.send(ignored);
    }
    assert!(elapsed(&mut engine, "TURN 11,11") < BUSY);
    assert!(engine.end().is_empty());
}

#[test]
fn gomocup_stops_thinking_when_told_to() {
    let thinking = |turn: u32| {
        let mut engine = brain(0, turn);
        engine.send("TURN 2,12");
        thread::sleep(Duration::from_millis(300));
        engine
    };
    let begun = Instant::now();
    let mut engine = thinking(600_000);
    engine.send("END");
    assert!(engine.end().is_empty(), "nothing is said after END");

    let mut engine = thinking(600_000);
    assert_eq!(engine.ask("RESTART"), "OK", "nobody waits for the move of a game that was left");
    assert_eq!(engine.ask("BEGIN"), "7,7");
    drop(engine.end());

    let mut engine = thinking(600_000);
    name_of(&engine.ask("YXSTOP"));
    assert!(engine.end().is_empty());

    let rest = thinking(600_000).end();
    assert_eq!(rest.len(), 1, "the end of the input is no reason to keep the answer: {rest:?}");

    let mut engine = Engine::start("gomocup");
    engine.send("INFO timeout_turn 600000\nSTART 15\nBEGIN\nTURN 8,8\nEND");
    assert_eq!(engine.end().len(), 3, "whoever sends all at once gets all answers");
    assert!(begun.elapsed() < PATIENCE);
}

/// What should upset nobody.
fn rubbish() -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = [
        "",
        " ",
        ",",
        ",,",
        "-1,-1",
        "7,7",
        "TURN",
        "TURN ,",
        "TURN 7",
        "TURN 7,",
        "TURN -7,7",
        "TURN 7,7,7",
        "TURN 99999999999999999999,1",
        "TURN 1e1,2",
        "TURN ７,７",
        "TURN a,b",
        "TAKEBACK -1,0",
        "PLAY",
        "PLAY x",
        "BOARD",
        "BOARD",
        "7,7,7",
        "BOARD",
        "1,1,1",
        "x",
        "SWAP2BOARD",
        "1",
        "DONE",
        "DONE",
        "INFO rule x",
        "INFO timeout_turn -5",
        "INFO timeout_turn 99999999999999999999999",
        "INFO timeout_match -1",
        "INFO time_left 9223372036854775807",
        "INFO max_memory -1",
        "INFO max_memory 1",
        "INFO thread_num 0",
        "INFO thread_num -4",
        "START 999999999999999999999",
        "RECTSTART ,",
        "RECTSTART 15;15",
        "{\"a\":1}",
        "%s%n",
        "set",
        "set depth",
        "set depth -3",
        "set depth 99999999999",
        "set game",
        "set game (;",
        "set game (;BO[8 ];)",
        "set game (;BO[8 XXXX *];)",
        "set game (;GM[Othello]BO[8 é];)",
        "set game (;B[F5]W[A1];)",
        "set game ;)(;",
        "set contempt",
        "set contempt 1000",
        "set unknown 5",
        "move",
        "move A1",
        "move Z9//",
        "move ///",
        "move é5",
        "A1",
        "PA",
        "ping",
        "ping x",
        "hint -1",
        "hint x",
        "learn",
        "nboard",
        "nboard 7",
        "nboard x",
        "analysis",
        "move PA/1/2",
        "ＧＯ",
        "🦀",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    lines.push((0..=255u8).filter(|&byte| byte != b'\n').collect());
    lines.push(vec![0; 1000]);
    lines.push(vec![b'x'; 1_000_000]);
    lines.push([b"BOARD ".as_slice(), &[b'['; 100_000]].concat());
    lines.push([b"set game (;".as_slice(), &[b'A'; 100_000]].concat());
    lines.push([b"set game (;".as_slice(), "B[F5]".repeat(20_000).as_bytes()].concat());
    lines
}

#[test]
fn gomocup_takes_rubbish_calmly() {
    // In every order that a few shuffles give.
    for seed in 0..3 {
        let mut lines = rubbish();
        lines.sort_by_key(|line| zobrist::number(seed, line.iter().map(|&b| u64::from(b)).sum()));
        let mut engine = brain(4, 20);
        for line in &lines {
            engine.send_bytes(line);
            engine.send_bytes(b"\r\n");
        }
        engine.send("INFO rule 4\nINFO timeout_turn 20\nINFO time_left 2147483647\nSTART 15\nBEGIN\nABOUT");
        let heard = engine.hear_until(|line| line == "7,7");
        assert!(heard.iter().any(|line| line.starts_with("UNKNOWN")));
        assert!(heard.iter().all(|line| line.len() < 400), "answers are short, however long the question");
        engine.hear_until(|line| line.starts_with("name="));
        assert!(engine.end().is_empty());
    }
    for half in ["", "\n", "BOARD", "BOARD\n1,1,1", "START 15\nSWAP2BOARD\n7,7\n", "END", "END\nSTART 15\n"] {
        let mut engine = Engine::start("gomocup");
        engine.send_bytes(half.as_bytes());
        let rest = engine.end();
        assert!(rest.iter().all(|line| line == "OK" || line.starts_with("ERROR ")), "{half}: {rest:?}");
    }
}

// NBoard.

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

#[test]
fn an_unknown_protocol_is_refused() {
    let out = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["engine", "uci"])
        .output()
        .expect("the binary starts");
    assert_eq!(out.status.code(), Some(2));
    let text = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(text.contains("gomocup") && text.contains("nboard"), "{text}");
}
