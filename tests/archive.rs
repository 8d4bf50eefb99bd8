//! Importing, exporting, finding, backing up and restoring with the real binary, beside a server and after kills.

#[allow(dead_code, reason = "not all of it is needed here")]
mod binary;

use std::{
    collections::{BTreeSet, HashSet},
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Stdio},
    time::Duration,
};

use binary::{answer_in, plyground, refusal_in};
use serde_json::Value;

/// Different short games of Reversi, one a line.
fn games(count: usize) -> String {
    let (game, variant) = plyground_games::find("reversi").expect("it exists");
    let line = |number: usize| {
        let mut play = game.start(variant, None).expect("the start");
        let mut rest = number;
        for _ in 0..10 {
            let legal = play.legal();
            // A few games are over before their tenth move; several numbers mean the same one.
            play.play(legal.get(rest.checked_rem(legal.len())?)?).expect("legal");
            rest /= legal.len().max(2);
        }
        Some(game.write_moves(&play.history()) + "\n")
    };
    (0..).filter_map(line).take(count).collect()
}

fn found(folder: &Path, args: &[&str]) -> Vec<Value> {
    let all: Vec<&str> =
        ["find", "reversi", "--json", "--data", "data"].iter().chain(args).copied().collect();
    answer_in(folder, &all).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn ids(games: &[Value]) -> HashSet<String> {
    games.iter().map(|game| game["id"].to_string()).collect()
}

struct Server(Child);

impl Server {
    fn start(folder: &Path) -> Server {
        let mut command = plyground();
        command.current_dir(folder).args(["--port", "0", "--no-open", "--data", "data"]);
        let mut process = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().expect("piped")).read_line(&mut line).expect("it says where");
        Server(process)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a12_games_are_imported_once_found_and_exported_beside_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("few.txt"), games(30) + "f5a1\n").expect("written");
    let _server = Server::start(folder);
    let text = answer_in(folder, &["import", "few.txt", "--data", "data"]);
    assert!(
        text.contains("few.txt, game 31") && text.contains("30 games added, 0 already there, 1 not read"),
        "{text}"
    );
    let again = answer_in(folder, &["import", "few.txt", "--data", "data"]);
    assert!(again.contains("0 games added, 30 already there"), "{again}");
    let all = found(folder, &[]);
    assert_eq!((all.len(), ids(&all).len()), (30, 30));
    // The start is in every game; a position is found in all its symmetries.
    assert_eq!(found(folder, &["--position", "start"]).len(), 30);
    let after = |mv: &str| answer_in(folder, &["apply", "reversi", "start", mv]).trim().to_owned();
    assert_eq!(found(folder, &["--position", &after("d3")]).len(), 30);
    assert_eq!(found(folder, &["--position", &after("f5")]).len(), 30);
    assert_eq!(found(folder, &["--player", "nobody"]).len(), 0);
    let id = all[0]["id"].as_str().expect("an id");
    for format in ["json", "text", "ggf"] {
        answer_in(folder, &["export", id, "--format", format, "--out", "one", "--data", "data"]);
        let moves = answer_in(folder, &["convert", "one", "--to", "json"]);
        let moves: Value = serde_json::from_str(&moves).expect("JSON");
        let texts: Vec<&Value> =
            moves["moves"].as_array().expect("a list").iter().map(|mv| &mv["move"]).collect();
        assert_eq!(texts, all[0]["moves"].as_array().expect("a list").iter().collect::<Vec<_>>(), "{format}");
    }
    let two = answer_in(folder, &["export", id, id, "--format", "ggf", "--data", "data"]);
    assert_eq!(two.matches("(;").count(), 2);
}

#[test]
fn y4_the_variant_that_an_old_file_leaves_out_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let old =
        r#"{"black_player_name":"A","white_player_name":"B","moves":[[7,7],[7,8]],"ended":false,"win":0}"#;
    fs::write(folder.path().join("old.json"), old).expect("written");
    let said = answer_in(folder.path(), &["import", "old.json", "--data", "data"]);
    assert!(said.ends_with("read as Gomoku; --variant names another\n"), "{said}");
    let said = answer_in(folder.path(), &["import", "old.json", "--variant", "renju", "--data", "data"]);
    assert!(said.contains("1 game added") && !said.contains("--variant"), "{said}");
}

/// Known games of the WTHOR database; its files are there, too. See the table for where they are from.
const WTHOR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../reversi/tests/data/wthor");

#[test]
fn a12_wthor_files_give_the_known_games_players_and_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let table = fs::read_to_string(Path::new(WTHOR).join("games.txt")).expect("the table");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let known: Vec<Vec<&str>> = rows.map(|line| line.split('|').map(str::trim).collect()).collect();
    let years: BTreeSet<&str> = known.iter().map(|row| row[0]).collect();
    let files: Vec<String> = years.iter().map(|year| format!("{WTHOR}/WTH_{year}.wtb")).collect();
    let mut args = vec!["import", "--data", "data"];
    args.extend(files.iter().map(String::as_str));
    // The lists of names stand beside the files.
    let said = answer_in(folder, &args);
    assert!(said.contains("38 games added, 0 already there, 0 not read"), "{said}");
    let said = answer_in(folder, &args);
    assert!(said.contains("0 games added, 38 already there, 0 not read"), "{said}");
    let stored = found(folder, &[]);
    assert_eq!((stored.len(), known.len()), (38, 38));
    for row in known {
        let [year, _, tournament, black, white, discs, moves] = row[..] else { panic!("{row:?}") };
        let texts = |game: &Value| -> String {
            let moves = game["moves"].as_array().expect("a list").iter();
            moves.map(|mv| mv.as_str().expect("a text")).filter(|mv| *mv != "--").collect()
        };
        let game = stored.iter().find(|game| texts(game) == moves);
        let game = game.unwrap_or_else(|| panic!("{year}: {black} - {white}"));
        let name = |name: &str| Value::from(if name == "???" { "" } else { name });
        assert_eq!(
            (&game["players"]["first"], &game["players"]["second"]),
            (&name(black), &name(white)),
            "{year}"
        );
        assert_eq!((&game["date"], &game["event"]), (&Value::from(year), &Value::from(tournament)));
        let discs: u32 = discs.parse().expect("a number");
        let winner = match discs {
            ..32 => Value::from("second"),
            32 => Value::Null,
            33.. => Value::from("first"),
        };
        assert_eq!(game["result"]["winner"], winner, "{year}: {black} - {white}");
    }
    assert_eq!(found(folder, &["--player", "murakami"]).len(), 2);
    let opening = stored.iter().find_map(|game| game["opening"].as_str()).expect("openings have names");
    let same = |game: &&Value| game["opening"].as_str().is_some_and(|name| name.starts_with(opening));
    let count = stored.iter().filter(same).count();
    assert!((1..38).contains(&count), "{count} with {opening}");
    assert_eq!(found(folder, &["--opening", &opening.to_lowercase()]).len(), count);
    assert_eq!(found(folder, &["--position", "start"]).len(), 38);
}

#[test]
fn a12_bad_input_gets_one_sentence_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("noise"), [0, 159, 146, 150]).expect("written");
    fs::write(folder.join("empty"), "").expect("written");
    for (args, fragment) in [
        (&["import", "none.txt", "--data", "data"][..], "none.txt"),
        (&["import", "noise", "--data", "data"], "noise"),
        (&["import", "empty", "--data", "data"], "empty"),
        (&["import", "noise", "--variant", "chess", "--data", "data"], "chess"),
        (&["export", "nothere", "--data", "data"], "nothere"),
        (&["export", "x", "--format", "pdf", "--data", "data"], "pdf"),
        (&["find", "chess", "--data", "data"], "chess"),
        (&["find", "reversi", "--position", "zzz", "--data", "data"], "position"),
        (&["backup", "noise", "--data", "elsewhere"], "elsewhere"),
        (&["restore", "noise", "--data", "data"], "not a backup"),
        (&["restore", "missing", "--data", "data"], "missing"),
    ] {
        let text = refusal_in(folder, args);
        assert!(text.contains(fragment), "{args:?}: {text}");
    }
    assert_eq!(found(folder, &[]).len(), 0);
}

#[test]
fn a23_a_backup_holds_everything_and_restoring_keeps_what_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("one.txt"), games(40)).expect("written");
    fs::write(folder.join("two.txt"), games(60)).expect("written");
    answer_in(folder, &["import", "one.txt", "--data", "data"]);
    let server = Server::start(folder);
    answer_in(folder, &["backup", "kept", "--data", "data"]);
    assert!(refusal_in(folder, &["backup", "kept", "--data", "data"]).contains("exists already"));
    let nowhere = refusal_in(folder, &["backup", "no/folder", "--data", "data", "--lang", "de"]);
    assert!(nowhere.contains("die Datenbank meldet einen Fehler: unable to open"), "{nowhere}");
    answer_in(folder, &["import", "two.txt", "--data", "data"]);
    assert_eq!(found(folder, &[]).len(), 60);
    // A damaged file replaces nothing, beside a server or without one.
    let mut bytes = fs::read(folder.join("kept")).expect("the backup");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xA5);
    fs::write(folder.join("damaged"), &bytes).expect("written");
    fs::write(folder.join("half"), &bytes[..middle]).expect("written");
    let refuses_damaged = || {
        for file in ["damaged", "half"] {
            let text = refusal_in(folder, &["restore", file, "--data", "data"]);
            assert!(text.contains("damaged"), "{text}");
        }
        assert_eq!(found(folder, &[]).len(), 60);
    };
    refuses_damaged();
    let said = answer_in(folder, &["restore", "kept", "--data", "data"]);
    let (_, aside) =
        said.split_once("while Plyground runs. What was there before is ").expect("both are said");
    assert_eq!(found(folder, &[]).len(), 40);
    answer_in(folder, &["restore", aside.trim(), "--data", "data"]);
    assert_eq!(found(folder, &[]).len(), 60, "what was there before comes back by the same way");
    drop(server);
    refuses_damaged();
    let said = answer_in(folder, &["restore", "kept", "--data", "data"]);
    assert!(said.contains("before-restore"), "{said}");
    assert_eq!(found(folder, &[]).len(), 40);
    let _again = Server::start(folder);
    assert_eq!(found(folder, &[]).len(), 40);
}

#[test]
fn a23_a_kill_during_an_import_leaves_whole_batches_and_the_rest_comes_the_second_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("many.txt"), games(4000)).expect("written");
    let total = games(4000).lines().collect::<HashSet<_>>().len();
    for wait in [150, 400, 900] {
        let mut command = plyground();
        command.current_dir(folder).args(["import", "many.txt", "--data", "data"]);
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(wait));
        process.kill().expect("killed");
        process.wait().expect("ended");
        let there = found(folder, &[]);
        assert_eq!(there.len(), ids(&there).len(), "doubled");
    }
    answer_in(folder, &["import", "many.txt", "--data", "data"]);
    let there = found(folder, &[]);
    assert_eq!((there.len(), ids(&there).len()), (total, total));
}
