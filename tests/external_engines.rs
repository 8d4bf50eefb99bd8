//! External engines in contests and analysis: real programs, well-behaved and not, run by the real binary.
#![cfg(unix)]

#[allow(dead_code, reason = "other tests use the rest")]
mod binary;

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use binary::{answer_in, refusal_in};
use serde_json::Value;
use tempfile::TempDir;

/// A data folder with engines, each a shell script.
struct Data(TempDir);

impl Data {
    fn new() -> Data {
        let data = tempfile::tempdir().expect("a folder");
        fs::create_dir(data.path().join("engines")).expect("made");
        Data(data)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn engines(&self) -> PathBuf {
        self.path().join("engines")
    }

    /// An engine that greets as it should and then answers `go` with some shell commands.
    fn shell(&self, name: &str, on_go: &str) -> &Data {
        let script = format!(
            "#!/bin/sh\nwhile read -r word rest; do\ncase \"$word\" in\nplain) echo name {name}; echo ready;;\n\
             game) echo ready;;\nlegal) legal=\"$rest\";;\ngo) {on_go};;\nquit) exit 0;;\nesac\ndone\n"
        );
        self.script(name, &script).file(name, &format!("[\"./{name}.sh\"]"), "time_ms = 300")
    }

    fn script(&self, name: &str, text: &str) -> &Data {
        let path = self.engines().join(format!("{name}.sh"));
        fs::write(&path, text).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        self
    }

    fn file(&self, name: &str, command: &str, more: &str) -> &Data {
        let text = format!("name = \"The {name}\"\ncommand = {command}\nprotocol = \"plain\"\n{more}\n");
        fs::write(self.engines().join(format!("{name}.toml")), text).expect("written");
        self
    }

    /// Two games against Random Moves: JSON.
    fn play(&self, name: &str) -> Vec<Value> {
        let folder = self.path().to_str().expect("text");
        let text = answer_in(
            self.path(),
            &["match", "reversi-4x4", name, "random-moves", "--games", "2", "--json", "--data", folder],
        );
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }
}

/// The first word of the list of legal moves.
const FIRST: &str = "set -- $legal; echo best $1";

/// The engine lost both games, for this reason.
fn loses(data: &Data, name: &str, reason: &str, code: &str, said: &str) {
    let lines = data.play(name);
    for game in &lines[..2] {
        assert_eq!(game["winner"], "random-moves", "{game}");
        assert_eq!(game["reason"], reason, "{game}");
        assert_eq!(game["why"]["code"], format!("engines.failure-{code}"), "{game}");
        // What is in the arguments is the engine's or the system's own text.
        assert!(game["why"]["args"].to_string().contains(said), "{game}");
    }
    assert_eq!(lines[2]["losses"], 2);
}

#[test]
fn a21_a_shell_script_plays_like_any_player() {
    let data = Data::new();
    let lines = data.shell("first", FIRST).play("first");
    assert_eq!(lines.len(), 3);
    for game in &lines[..2] {
        assert!(!game["reason"].as_str().expect("text").contains("engine"), "{game}");
    }
}

#[test]
fn a21_an_engine_that_crashes_loses() {
    loses(
        Data::new().shell("crash", "echo out of cheese >&2; exit 3"),
        "crash",
        "engine-crash",
        "ended-saying",
        "out of cheese",
    );
}

#[test]
fn a21_an_engine_that_hangs_loses() {
    loses(Data::new().shell("hang", "sleep 1000"), "hang", "engine-silence", "silent", "{}");
}

#[test]
fn a21_an_engine_that_never_greets_and_one_that_never_reads_lose() {
    let data = Data::new();
    data.script("mute", "#!/bin/sh\nexec sleep 1000\n").file("mute", "[\"./mute.sh\"]", "");
    loses(&data, "mute", "engine-silence", "silent", "{}");
}

#[test]
fn a21_an_engine_that_floods_loses_and_takes_no_memory() {
    let data = Data::new();
    loses(data.shell("flood", "yes info depth 1"), "flood", "engine-flood", "flooded", "{}");
    loses(data.shell("line", "cat /dev/zero"), "line", "engine-flood", "flooded", "{}");
}

#[test]
fn a21_an_engine_that_talks_nonsense_loses() {
    let data = Data::new();
    let illegal = "engine-illegal";
    loses(data.shell("wrong", "echo best z9"), "wrong", illegal, "illegal", "z9");
    loses(data.shell("empty", "echo best"), "empty", illegal, "illegal", "\"\"");
    loses(
        data.shell("sorry", "echo error I do not know"),
        "sorry",
        "engine-refusal",
        "refused",
        "I do not know",
    );
    // Lines that mean nothing are ignored.
    let noisy = format!("echo hello; printf '\\377\\376\\n'; echo; echo information; echo oops >&2; {FIRST}");
    let lines = data.shell("noisy", &noisy).play("noisy");
    assert!(lines[..2].iter().all(|game| game["why"].is_null()), "{lines:?}");
}

#[test]
fn a21_an_engine_that_does_not_exist_loses() {
    let data = Data::new();
    data.file("ghost", "[\"./no-such-program\"]", "");
    loses(&data, "ghost", "engine-start", "start", "no-such-program");
    data.script("plain-text", "no program").file("text", "[\"./text.toml\"]", "");
    loses(&data, "text", "engine-start", "start", "ermission denied");
}

#[test]
fn a21_memory_is_bounded() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let data = Data::new();
    data.shell("limit", &format!("ulimit -v > limit.txt; {FIRST}")).file(
        "limit",
        "[\"./limit.sh\"]",
        "memory_mb = 100",
    );
    data.play("limit");
    let limit = fs::read_to_string(data.engines().join("limit.txt")).expect("written by the engine");
    assert_eq!(limit.trim(), "102400", "kilobytes");
}

/// Whether a process is there and not just waiting to be forgotten.
fn is_alive(pid: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    !status.is_empty() && !status.contains(") Z ")
}

fn dies(pid: &str) -> bool {
    let late = Instant::now() + Duration::from_secs(10);
    while Instant::now() < late {
        if !is_alive(pid) {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

#[test]
fn a21_what_an_engine_has_started_dies_with_it() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let data = Data::new();
    // Neither the engine nor its child ends when it is asked to.
    let fork = format!("trap '' TERM INT HUP PIPE; sleep 1000 & echo $! $$ > pids.txt; {FIRST}");
    data.shell("fork", &fork).play("fork");
    let pids = fs::read_to_string(data.engines().join("pids.txt")).expect("written by the engine");
    for pid in pids.split_whitespace() {
        assert!(dies(pid), "{pid} is alive");
    }
}

#[test]
fn a21_an_engine_dies_when_the_program_is_killed() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let data = Data::new();
    data.shell("stay", "trap '' TERM INT HUP PIPE; echo $$ > pid.txt; while :; do sleep 0.1; done").file(
        "stay",
        "[\"./stay.sh\"]",
        "time_ms = 60000",
    );
    let mut program = binary::plyground()
        .args(["match", "reversi-4x4", "stay", "random-moves", "--jobs", "1", "--data"])
        .arg(data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .expect("the binary starts");
    let file = data.engines().join("pid.txt");
    let late = Instant::now() + Duration::from_secs(20);
    let pid = loop {
        match fs::read_to_string(&file) {
            Ok(pid) if pid.ends_with('\n') => break pid,
            _ => assert!(Instant::now() < late, "the engine was not started"),
        }
        thread::sleep(Duration::from_millis(20));
    };
    assert!(is_alive(&pid));
    program.kill().expect("killed");
    program.wait().expect("it has ended");
    assert!(dies(&pid), "{pid} is alive");
}

#[test]
fn a21_two_builds_play_each_other() {
    let data = Data::new();
    let program = env!("CARGO_BIN_EXE_plyground");
    let (a, b) = (format!("{program}:greedy"), format!("{program}:"));
    let play = || {
        let text = answer_in(
            data.path(),
            &[
                "match", "reversi", &a, &b, "--games", "4", "--nodes", "200", "--seed", "3", "--sprt",
                "0,10", "--json",
            ],
        );
        text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).collect::<Vec<_>>()
    };
    let lines = play();
    assert_eq!((lines.len(), lines[4]["games"].as_u64()), (5, Some(4)), "{lines:?}");
    assert_eq!(lines[0]["first"], a);
    assert_eq!(lines, play(), "limited by nodes, every game is the same again");
    let other = format!("{program}:nobody");
    let refused = refusal_in(data.path(), &["match", "reversi", &other, "greedy"]);
    assert!(refused.contains("there is no player"), "{refused}");
    let missing = refusal_in(data.path(), &["match", "reversi", "./missing:", "greedy"]);
    assert!(missing.contains("cannot be started"), "{missing}");
}

#[test]
fn a21_a_ladder_and_an_analysis_take_external_engines() {
    let data = Data::new();
    data.shell("first", &format!("set -- $legal; echo info depth 3 nodes 42 score eval 5 pv $1; {FIRST}"));
    let folder = data.path().to_str().expect("text");
    let args =
        ["ladder", "reversi-4x4", "--games", "2", "--players", "first,random-moves,greedy", "--data", folder];
    let text = answer_in(data.path(), &args);
    assert!(text.contains("The first") && text.contains("Greedy"), "{text}");
    let rated = fs::read_to_string(data.path().join("ladder-reversi-4x4.txt")).expect("written");
    assert!(rated.contains("\nexternal-first "), "{rated}");
    let args = ["analyse", "reversi", "--player", "first", "--json", "--data", folder];
    let found: Value = serde_json::from_str(&answer_in(data.path(), &args)).expect("JSON");
    assert_eq!((found["best"].as_str(), found["nodes"].as_u64()), (Some("d3"), Some(42)), "{found}");
    let text = answer_in(data.path(), &["analyse", "reversi", "--player", "first", "--data", folder]);
    assert!(text.starts_with("best d3"), "{text}");
    data.shell("crash", "exit 1");
    let refused = refusal_in(data.path(), &["analyse", "reversi", "--player", "crash", "--data", folder]);
    assert!(refused.contains("The crash: it ended by itself"), "{refused}");
}

#[test]
fn a21_a_broken_file_is_named_when_its_player_is_asked_for() {
    let data = Data::new();
    data.file("broken", "5", "").shell("first", FIRST);
    assert_eq!(data.play("first").len(), 3, "the others are not concerned");
    let folder = data.path().to_str().expect("text");
    for args in [
        &["match", "reversi", "broken", "greedy"][..],
        &["match", "reversi", "greedy", "external-broken"],
        &["ladder", "reversi", "--players", "greedy,BROKEN"],
        &["analyse", "reversi", "--player", "broken.toml"],
    ] {
        let all: Vec<&str> = args.iter().copied().chain(["--data", folder]).collect();
        let refused = refusal_in(data.path(), &all);
        assert!(
            refused.contains("engines/broken.toml cannot be used: it cannot be understood ("),
            "{refused}"
        );
        assert!(!refused.contains("there is no player"), "{refused}");
        let german: Vec<&str> = all.into_iter().chain(["--lang", "de"]).collect();
        let refused = refusal_in(data.path(), &german);
        assert!(
            refused.contains("Die Engine-Datei ") && refused.contains(" ist nicht verwendbar: "),
            "{refused}"
        );
    }
    // A misspelt name gets both in the answer.
    let refused = refusal_in(data.path(), &["match", "reversi", "The broken", "greedy", "--data", folder]);
    assert!(
        refused.contains("there is no player") && refused.contains("broken.toml cannot be used"),
        "{refused}"
    );
}

/// A fair match is one in which both have the same limit: an engine that does not know it plays none.
#[test]
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn a13_an_engine_that_knows_no_limit_of_processor_time_is_named_before_any_game() {
    let data = Data::new();
    data.shell("first", FIRST).shell("older", FIRST);
    let older = data.engines().join("older.sh");
    let (folder, program) = (data.path().to_str().expect("text"), format!("{}:", older.display()));
    let limit = ["--cpu", "20ms", "--data", folder];
    for args in [
        &["match", "reversi", "greedy", "first"][..],
        &["match", "reversi", &program, "greedy"],
        &["ladder", "reversi", "--players", "greedy,first"],
        &["analyse", "reversi", "--player", "first"],
    ] {
        let refused = refusal_in(data.path(), &[args, &limit[..]].concat());
        assert!(refused.contains("does not know --cpu"), "{refused}");
    }
    // One that says that it knows gets what it asked for.
    let knows = "#!/bin/sh\nwhile read -r word rest; do\ncase \"$word\" in\nplain) echo limit cpu; echo ready;;\n\
                 game) echo ready;;\nlegal) legal=\"$rest\";;\ngo) test \"$rest\" = 'cpu 20' && set -- $legal && echo best $1;;\nesac\ndone\n";
    data.script("knows", knows).file("knows", "[\"./knows.sh\"]", "");
    let text = answer_in(
        data.path(),
        &[&["match", "reversi", "greedy", "knows", "--games", "2"], &limit[..]].concat(),
    );
    assert!(text.contains("2 games") && !text.contains("The knows lost"), "{text}");
}

#[test]
fn a22_why_an_engine_lost_is_in_the_language_of_the_reader() {
    let data = Data::new();
    data.shell("wrong", "echo best z9");
    let folder = data.path().to_str().expect("text");
    let args =
        ["match", "reversi-4x4", "wrong", "random-moves", "--games", "2", "--data", folder, "--lang", "de"];
    let text = answer_in(data.path(), &args);
    let lost = "The wrong hat verloren: sie hat einen regelwidrigen Zug gesendet: \"z9\"";
    assert_eq!(text.matches(lost).count(), 2, "{text}");
    let args = ["analyse", "reversi", "--player", "wrong", "--data", folder, "--lang", "de"];
    let refused = refusal_in(data.path(), &args);
    assert!(refused.contains("The wrong: sie hat einen regelwidrigen Zug gesendet"), "{refused}");
}

#[test]
fn a21_the_python_example_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here");
        return;
    }
    let data = Data::new();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/random_player.py");
    fs::copy(example, data.engines().join("random_player.py")).expect("copied");
    data.file("python", "[\"python3\", \"random_player.py\"]", "");
    let folder = data.path().to_str().expect("text");
    for (_, variant) in plyground_games::variants() {
        let args =
            ["match", variant.id, "python", "random-moves", "--games", "2", "--json", "--data", folder];
        let text = answer_in(data.path(), &args);
        assert!(!text.contains("\"engine-"), "{text}");
    }
}
