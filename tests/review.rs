//! Reviews and openings, end to end, through the real binary.

mod binary;

use std::{fs, path::Path};

use binary::{answer, answer_in, refusal_in, refuses};
use plyground_games::variants;
use serde_json::Value;

const FIELDS: [&str; 12] =
    ["ply", "side", "move", "score", "win", "best", "best_win", "loss", "verdict", "opening", "why", "line"];
const VERDICTS: [&str; 7] = ["book", "best", "good", "inaccuracy", "mistake", "blunder", "forced"];

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

/// A game of a variant, its moves chosen by a fixed walk, as a file.
fn file(folder: &Path, variant: &str, moves: usize) -> String {
    let (game, found) = plyground_games::find(variant).expect("a variant");
    let mut play = game.start(found, None).expect("the usual start");
    for index in 0..moves {
        let legal = play.legal();
        if legal.is_empty() {
            break;
        }
        play.play(&legal[(index * 7 + 3) * 31 % legal.len()]).expect("legal");
    }
    let moves: Vec<String> = play.history().into_iter().map(|(_, text)| text).collect();
    let name = format!("{variant}.txt");
    fs::write(folder.join(&name), format!("# {variant}\n{}\n", moves.join(" "))).expect("writable");
    name
}

#[test]
fn a16_a_review_has_an_object_for_each_move_and_one_for_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    for (_, variant) in variants() {
        let name = file(folder.path(), variant.id, 14);
        let args = ["review", &name, "--nodes", "400", "--json"];
        let text = answer_in(folder.path(), &args);
        assert_eq!(text, answer_in(folder.path(), &args), "{}: a review is the same every time", variant.id);
        let mut all = objects(&text);
        let whole = all.pop().expect("an object for the game");
        assert!(!all.is_empty(), "{}", variant.id);
        for (index, mv) in all.iter().enumerate() {
            let fields = mv.as_object().expect("an object");
            assert_eq!(fields.len(), FIELDS.len(), "{mv}");
            assert!(FIELDS.iter().all(|field| fields.contains_key(*field)), "{mv}");
            assert_eq!(mv["ply"], index + 1);
            assert!(mv["side"] == "first" || mv["side"] == "second");
            let number = |field: &str| mv[field].as_f64().expect("a number");
            assert!(
                (0.0..=1.0).contains(&number("win")) && (0.0..=1.0).contains(&number("best_win")),
                "{mv}"
            );
            assert!(number("best_win") >= number("win") && number("loss") >= 0.0, "{mv}");
            assert!((number("loss") - 100.0 * (number("best_win") - number("win"))).abs() < 0.02, "{mv}");
            let verdict = mv["verdict"].as_str().expect("a text");
            assert!(VERDICTS.contains(&verdict), "{verdict}");
            let by_loss = match number("loss") {
                loss if loss >= 15.0 => "blunder",
                loss if loss >= 10.0 => "mistake",
                loss if loss >= 5.0 => "inaccuracy",
                _ => "",
            };
            assert!(by_loss.is_empty() || [by_loss, "book", "forced"].contains(&verdict), "{mv}");
            assert_eq!(mv["line"][0], mv["best"], "{mv}");
            let kind = mv["score"]["kind"].as_str().expect("a text");
            assert!(["heuristic", "exact", "win", "loss"].contains(&kind));
            for why in mv["why"].as_array().expect("a list") {
                assert!(
                    why["code"].is_string() && why["args"].is_object() && why["text"].is_string(),
                    "{why}"
                );
            }
        }
        let phases = whole["phases"].as_array().expect("a list");
        assert_eq!(phases[0]["from"], 1);
        assert_eq!(phases.last().expect("a phase")["to"], all.len());
        for accuracy in [&whole["accuracy"]["first"], &whole["accuracy"]["second"]] {
            assert!(accuracy.is_null() || (0.0..=100.0).contains(&accuracy.as_f64().expect("a number")));
        }
    }
}

#[test]
fn a16_a_move_that_loses_at_once_is_a_blunder_and_the_winning_one_was_better() {
    let folder = tempfile::tempdir().expect("a folder");
    // White must stop the four at l8 and does not; then Black takes the five.
    fs::write(folder.path().join("g.txt"), "# gomoku\nh8 h9 i8 g8 j8 l9 k8 a1 l8").expect("writable");
    let all = objects(&answer_in(folder.path(), &["review", "g.txt", "--nodes", "2000", "--json"]));
    let (last, before) = (&all[8], &all[7]);
    assert_eq!((&last["verdict"], &last["score"]["kind"]), (&"best".into(), &"win".into()));
    assert_eq!(before["verdict"], "blunder", "{before}");
    assert_eq!((&before["best"], before["win"].as_f64()), (&"l8".into(), Some(0.0)));
    assert!(!before["why"].as_array().expect("a list").is_empty(), "{before}");
}

#[test]
fn a16_a_slower_win_is_no_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    // Black has an open four and lengthens another line first; the win stays.
    fs::write(folder.path().join("g.txt"), "# gomoku\nh8 a1 h9 a15 h10 o1 h11 o15 i8 n15 h12")
        .expect("writable");
    let all = objects(&answer_in(folder.path(), &["review", "g.txt", "--nodes", "2000", "--json"]));
    assert_eq!((&all[8]["move"], &all[8]["verdict"]), (&"i8".into(), &"best".into()), "{}", all[8]);
}

#[test]
fn a16_the_table_names_what_should_have_been_played_wherever_it_differs() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("g.txt"), "# laser\nd1+ e8f7 d1- f7e8 d1+ e8f7 d1-").expect("writable");
    let args = ["review", "g.txt", "--nodes", "400", "--json"];
    let moves = objects(&answer_in(folder.path(), &args));
    let differ = moves.iter().filter(|mv| mv["best"] != mv["move"] && mv["verdict"] != "book");
    let named = answer_in(folder.path(), &["review", "g.txt", "--nodes", "400", "--lang", "en"]);
    assert_eq!(named.matches("      better: ").count(), differ.count(), "{named}");
    assert!(named.contains("good\n      better: "), "{named}");
}

#[test]
fn a16_what_cannot_be_reviewed_gets_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bad.txt"), "# reversi\nd3 d3").expect("writable");
    let data = folder.path().to_str().expect("a text");
    for (args, part) in [
        (vec!["review", "bad.txt"], "bad.txt"),
        (vec!["review", "nothing.json"], "nothing.json"),
        (vec!["review", "AbCdEf1234", "--data", data], "AbCdEf1234"),
        (vec!["review", "bad.txt", "--nodes", "0"], "0"),
        (vec!["review", "bad.txt", "--nodes", "5", "--time", "1s"], "--time"),
    ] {
        let said = refusal_in(folder.path(), &args);
        assert!(said.contains(part), "{args:?}: {said}");
    }
}

#[test]
fn r3_openings_are_named_in_all_symmetries() {
    for start in ["c4 c3", "d3 c3", "e6 f6", "f5 f6"] {
        let said = answer(&["openings", "reversi", start]);
        assert!(said.starts_with("Diagonal Opening\n"), "{start}: {said}");
        assert!(said.lines().count() > 2, "{said}");
    }
    assert!(answer(&["openings", "renju", "h8 h9 h10"]).starts_with("Kansei"));
    assert!(answer(&["openings", "yinsh"]).starts_with("no named opening"));
    refuses(&["openings", "reversi", "a1"], &["a1"]);
    refuses(&["openings", "chess"], &["chess"]);
}
