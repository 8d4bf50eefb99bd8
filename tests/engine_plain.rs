//! Every game's engine by our own protocol (`plyground engine plain`): the real binary over pipes, through whole games, in a
//! hurry, interrupted, and fed with rubbish.

mod pipe;

use std::time::Instant;

use pipe::{BUSY, Engine, any_move, game, rubbish};
use plyground_games::variants;
use plyground_search::thread_time;

fn engine(variant: &str) -> Engine {
    let mut engine = Engine::start("plain");
    engine.send("plain 1");
    let greeting = engine.hear_until(|line| line == "ready");
    assert!(greeting[0].starts_with("name Plyground "), "{greeting:?}");
    for option in ["player", "threads", "seed", "memory"] {
        assert!(greeting.contains(&format!("option {option}")), "{greeting:?}");
    }
    assert_eq!(greeting.contains(&"limit cpu".to_owned()), thread_time().is_some(), "{greeting:?}");
    assert_eq!(engine.ask(&format!("game {variant}")), "ready");
    engine
}

/// What comes after `go`: all of it, and the move.
fn go(engine: &mut Engine, line: &str) -> (Vec<String>, String) {
    engine.send(line);
    let heard = engine.hear_until(|line| !line.starts_with("info "));
    let best = heard.last().expect("just heard").strip_prefix("best ").expect("a move").to_owned();
    (heard, best)
}

#[test]
fn a21_every_variant_is_played_to_its_end() {
    for (_, variant) in variants() {
        let (mut engine, mut play) = (engine(variant.id), game(variant.id));
        while play.outcome().is_none() && play.ply() < 60 {
            let moves: Vec<String> = play.history().into_iter().map(|(_, text)| text).collect();
            let text = if play.ply() % 2 == 0 {
                any_move(&*play, 5)
            } else {
                engine.send(&format!("position start moves {}", moves.join(" ")));
                engine.send(&format!("legal {}", play.legal().join(" ")));
                go(&mut engine, "go nodes 300").1
            };
            play.play(&text).unwrap_or_else(|e| panic!("{}: {text}: {e}", variant.id));
        }
        assert!(play.ply() >= 11 || play.outcome().is_some(), "{}", variant.id);
        engine.send("quit");
        assert_eq!(engine.end(), [""; 0]);
    }
}

#[test]
fn a21_it_says_how_far_it_has_come_and_does_as_limited() {
    let mut engine = engine("gomoku");
    engine.send("position start moves h8 i9 h9");
    let (heard, best) = go(&mut engine, "go depth 4");
    let info: Vec<&str> = heard[heard.len() - 2].split_whitespace().collect();
    let at = |word: &str| info.iter().position(|w| *w == word).expect("said") + 1;
    assert_eq!(info[at("depth")], "4", "{heard:?}");
    assert!(info[at("nodes")].parse::<u64>().expect("a number") > 4);
    assert_eq!(info[at("pv")], best);
    assert!(["eval", "win", "loss", "exact"].contains(&info[at("score")]), "{info:?}");
    let begun = Instant::now();
    go(&mut engine, "go time 100");
    assert!(begun.elapsed() < BUSY, "without the limit it would search for hours");
    assert_eq!(go(&mut engine, "go nodes 500").1, go(&mut engine, "go nodes 500").1);
}

#[test]
fn a21_stop_is_answered_by_the_best_move_so_far() {
    let mut engine = engine("yinsh");
    engine.send("go time 600000");
    engine.hear();
    let begun = Instant::now();
    engine.send("stop");
    let heard = engine.hear_until(|line| line.starts_with("best "));
    assert!(begun.elapsed() < BUSY, "{heard:?}");
    // Where nothing is searched there is nothing to stop.
    engine.send("stop");
    assert_eq!(engine.ask("game yinsh"), "ready");
    engine.send("go time 600000");
    engine.hear();
    engine.send("quit");
    assert!(engine.end().iter().all(|line| line.starts_with("info ")), "nobody wants the move any more");
}

#[test]
fn a21_it_plays_as_any_player() {
    let mut engine = engine("reversi");
    assert_eq!(engine.ask("option player greedy"), "ready");
    assert_eq!(engine.ask("option seed 7"), "ready");
    let (_, first) = go(&mut engine, "go");
    assert_eq!(go(&mut engine, "go").1, first, "a player is of one mind");
    assert_eq!(engine.ask("option player Random Moves"), "ready");
    assert!(game("reversi").legal().contains(&go(&mut engine, "go").1));
    assert_eq!(engine.ask("option player minimax-2"), "ready");
    let (heard, _) = go(&mut engine, "go depth 9");
    assert!(heard[heard.len() - 2].contains("depth 2 "), "its depth is its name: {heard:?}");
    let refused = engine.ask("option player nobody");
    assert!(
        refused.starts_with("error there is no player \"nobody\" in Reversi; the players are"),
        "{refused}"
    );
    assert_eq!(engine.ask("option player"), "ready");
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn a21_what_is_refused_changes_nothing() {
    let mut engine = engine("reversi-4x4");
    engine.send("position start moves a2 a1");
    let moved = go(&mut engine, "go depth 2").1;
    for (line, error) in [
        ("game chess", "error there is no game \"chess\"; the games are"),
        ("plain 2", "error version 2 is unknown; this engine speaks version 1"),
        ("position", "error position needs"),
        ("position nonsense", "error the position cannot be read: "),
        ("position start moves a2 zz", "error move 2: "),
        ("position start moves a2 a2", "error move 2: "),
        ("option threads 0", "error threads needs a number from 1 to 256"),
        ("option memory x", "error memory needs a number from 1 to"),
        ("option colour red", "error unknown option \"colour\""),
        ("go depth", "error depth needs a number"),
        ("go depth -1", "error depth needs a number"),
        ("go time 99999999999999999999", "error time needs a number"),
        ("go now", "error unknown limit \"now\""),
        ("Go", "error unknown command \"Go\""),
    ] {
        let refused = engine.ask(line);
        assert!(refused.starts_with(error), "{line}: {refused}");
        assert_eq!(go(&mut engine, "go depth 2").1, moved, "after {line}");
    }
    engine.send("position start moves a2 a1 b1 a3 a4 d4 c1 d1 c4 b4 -- d3 d2");
    let over = engine.ask("go");
    assert!(over.starts_with("error "), "{over}");
}

#[test]
fn a21_without_a_game_there_is_nothing_to_search() {
    let mut engine = Engine::start("plain");
    for line in ["go", "position start", "option player greedy"] {
        assert_eq!(engine.ask(line), "error no game yet; send \"game VARIANT\" first");
    }
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn a17_a21_rubbish_is_refused_line_by_line() {
    let mut engine = engine("laser");
    for line in rubbish() {
        engine.send_bytes(&line);
        engine.send_bytes(b"\n");
    }
    engine.send("plain 1");
    let heard = engine.hear_until(|line| line == "ready");
    let (errors, rest): (Vec<_>, Vec<_>) = heard.iter().partition(|line| line.starts_with("error "));
    assert!(errors.len() > 60 && errors.iter().all(|line| line.len() < 1000), "{errors:?}");
    assert_eq!(rest.len(), 6 + usize::from(thread_time().is_some()), "{rest:?}");
    assert!(game("laser").legal().contains(&go(&mut engine, "go nodes 100").1));
    // Without waiting for answers, and with the input closed at the end.
    engine.send("game gomoku\nposition start moves h8\ngo nodes 200\ngo nodes 200");
    let rest = engine.end();
    let moves: Vec<_> = rest.iter().filter(|line| line.starts_with("best ")).collect();
    assert!(moves.len() == 2 && moves[0] == moves[1], "{rest:?}");
}
