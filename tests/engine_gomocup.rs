//! The Gomoku and Renju engine as other programs use it (`plyground engine gomocup`): the real binary over pipes, through whole games, in a
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
fn gomocup_engines_beat_random_moves() {
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
    // What is refused changes nothing: neither for a rule that is not known nor for a game that is over.
    engine.ask("BOARD\n7,7,1\n8,8,2\nDONE");
    engine.send("INFO rule 7");
    assert!(engine.ask("BOARD\n0,0,1\n1,1,2\nDONE").starts_with("ERROR "));
    engine.send("INFO rule 0");
    assert!(engine.ask("BOARD\n0,0,2\n1,0,2\n2,0,2\n3,0,2\n4,0,2\nDONE").starts_with("ERROR "));
    assert!(engine.ask("TURN 7,7").starts_with("ERROR "), "it is still taken");
    assert!(!engine.ask("TURN 0,0").starts_with("ERROR "), "it is still free");
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
    assert_eq!(engine.end().len(), 3, "all answers come to commands sent at once");
    assert!(begun.elapsed() < PATIENCE);
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
