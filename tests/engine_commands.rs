//! The commands that look ahead, end to end: analyse, solve, match, ladder and bench, through the real binary.

mod binary;

use std::{
    collections::HashSet,
    fs,
    num::NonZero,
    path::Path,
    process::Stdio,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use binary::{answer, answer_in, refuses};
use plyground_games::GAMES;
use serde_json::Value;

/// Black has four open ones on row 8, or three, and white some stones that do nothing.
const FOUR: &str = "15/15/15/15/15/15/15/5xxxx6/15/15/15/15/15/15/o2o2o2o5";
const THREE: &str = "15/15/15/15/15/15/15/5xxx7/15/15/15/15/15/15/o2o2o8";

/// Every line as a JSON object.
fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn last(args: &[&str]) -> Value {
    objects(&answer(args)).pop().expect("at least one line")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

/// Without what depends on the machine.
fn timeless(mut object: Value) -> Value {
    for field in ["time_ms", "nodes_per_s"] {
        assert!(object.as_object_mut().expect("an object").remove(field).is_some(), "{field} is missing");
    }
    object
}

#[test]
fn a15_analyse_streams_lines_and_ends_with_the_best_move() {
    for game in ["reversi", "gomoku", "renju", "yinsh", "laser"] {
        let lines = objects(&answer(&["analyse", game, "--nodes", "3000", "--json"]));
        assert!(lines.len() > 2, "{game}: {lines:?}");
        for object in &lines {
            let pv = texts(&object["pv"]);
            assert_eq!(object["best"], pv[0], "{game}");
            assert!(object["score"]["kind"].is_string() && object["score"]["value"].is_i64(), "{object}");
            assert!(object["depth"].is_u64() && object["time_ms"].is_u64() && object["nodes"].is_u64());
            let mut apply = vec!["apply", game, "start"];
            apply.extend(pv);
            answer(&apply);
        }
        let depths: Vec<u64> = lines.iter().filter_map(|object| object["depth"].as_u64()).collect();
        assert!(depths.is_sorted(), "{game}: {depths:?}");
        assert!(lines.last().is_some_and(|end| end["nodes"].as_u64() <= Some(3010)), "{game}");
    }
    let text = answer(&["analyse", "laser", "imhotep", "--depth", "2"]);
    assert!(text.starts_with("depth  1") && text.contains("nodes/s") && text.contains("best "), "{text}");
}

#[test]
fn a13_one_thread_and_a_node_limit_give_the_same_answer_again() {
    for game in ["reversi", "gomoku-standard", "yinsh", "laser-khet"] {
        let once = || {
            let text = answer(&["analyse", game, "--nodes", "20000", "--threads", "1", "--json"]);
            objects(&text).into_iter().map(timeless).collect::<Vec<_>>()
        };
        assert_eq!(once(), once(), "{game}");
    }
}

#[test]
fn g6_forced_wins_and_losses_are_counted_in_turns() {
    for (position, kind, turns) in [
        (format!("{FOUR} b"), "win", 1),
        (format!("{FOUR} w").replacen("o2o2o2o5", "o2o2o8", 1), "loss", 2),
        (format!("{THREE} b"), "win", 3),
    ] {
        let object = last(&["analyse", "gomoku", &position, "--depth", "8", "--json"]);
        assert_eq!(object["score"]["kind"], kind, "{position}: {object}");
        assert_eq!(object["score"]["value"], turns, "{position}: {object}");
    }
    let text = answer(&["analyse", "gomoku", &format!("{FOUR} b")]);
    assert!(text.contains("Black wins at once"), "{text}");
    let text = answer(&["analyse", "gomoku", &format!("{THREE} b"), "--depth", "8"]);
    assert!(text.contains("Black has a forced win in 3 turns"), "{text}");
}

#[test]
fn a15_several_lines_begin_with_different_moves_best_first() {
    for game in ["reversi", "yinsh", "laser"] {
        let object = last(&["analyse", game, "--depth", "3", "--lines", "3", "--json"]);
        let lines = object["lines"].as_array().expect("lines were asked for");
        let firsts: HashSet<&str> = lines.iter().map(|line| line["best"].as_str().expect("a move")).collect();
        assert_eq!((lines.len(), firsts.len()), (3, 3), "{game}: {object}");
        assert_eq!((&lines[0]["best"], &lines[0]["pv"]), (&object["best"], &object["pv"]), "{game}");
        let scores: Vec<i64> = lines.iter().filter_map(|line| line["score"]["value"].as_i64()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{game}: {scores:?}");
    }
    // No more than there are moves.
    let object = last(&["analyse", "reversi", "--depth", "2", "--lines", "9", "--json"]);
    assert_eq!(object["lines"].as_array().map(Vec::len), Some(4));
}

#[test]
fn a15_a_player_of_ones_choice_looks() {
    let by = |player: &str, more: &[&str]| {
        let mut args = vec!["analyse", "reversi", "--json", "--player", player];
        args.extend(more);
        timeless(last(&args))
    };
    assert_eq!(by("edge-lover", &[]), by("EDGE Lover", &[]));
    assert_eq!(by("edge-lover", &[])["depth"], 1);
    assert_eq!(by("edge-lover", &["--depth", "3"])["depth"], 3);
    assert!(by("tactician", &["--nodes", "50"])["nodes"].as_u64() <= Some(50));
    assert_eq!(by("minimax-2", &[])["depth"], 2);
    assert_eq!(by("depth-3-perfect-8", &[])["depth"], 3);
}

#[test]
fn a17_a_time_limit_is_kept() {
    let begun = Instant::now();
    let object = last(&["analyse", "laser", "--time", "300ms", "--threads", "2", "--json"]);
    let took = object["time_ms"].as_u64().expect("a number");
    // Without a limit it would search for hours; a busy machine may be seconds late.
    assert!((250..30_000).contains(&took), "{took} ms");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

/// A processor that is busy with other things slows the clock of the wall down, not that of a thread.
#[test]
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn a13_a_limit_of_processor_time_does_not_depend_on_what_else_runs() {
    const CPU: u64 = 300;
    let done = AtomicBool::new(false);
    let found = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        for _ in 0..4 * cores {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let found = last(&["analyse", "reversi", "--cpu", &format!("{CPU}ms"), "--json"]);
        done.store(true, Ordering::Relaxed);
        found
    });
    assert!(
        found["time_ms"].as_u64() > Some(CPU * 3 / 2),
        "a fifth of a core is not the whole of it: {found}"
    );
    let two = last(&["analyse", "reversi", "--cpu", "100ms", "--threads", "2", "--json"]);
    assert!(two["time_ms"].as_u64() >= Some(80) && two["depth"].as_u64() > Some(3), "{two}");
}

#[test]
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn a13_matches_and_ladders_can_be_limited_by_processor_time() {
    let own = env!("CARGO_BIN_EXE_plyground");
    let players =
        ["match", "connect-four", "grandmaster", &format!("{own}:"), "--cpu", "20ms", "--games", "2"];
    let (games, whole) = match_of(&players[1..]);
    assert_eq!((games.len(), &whole["games"]), (2, &2.into()));
    assert!(games.iter().all(|game| game["why"].is_null()), "{games:?}");
    // Who is weaker by what it looks at stays as it is.
    let weak =
        |limit: [&str; 2]| match_of(&["reversi", "greedy", "newcomer", "--games", "2", limit[0], limit[1]]);
    assert_eq!(weak(["--cpu", "1ms"]), weak(["--time", "1s"]));
    let folder = tempfile::tempdir().expect("a folder");
    let ladder = [
        "ladder",
        "connect-four",
        "--games",
        "2",
        "--players",
        "grandmaster,stacker",
        "--cpu",
        "10ms",
        "--out",
        "r.txt",
    ];
    answer_in(folder.path(), &ladder);
    let rated = fs::read_to_string(folder.path().join("r.txt")).expect("written");
    assert!(
        rated.starts_with("# plyground ladder connect-four --games 2 --seed 1 --cpu 10ms --players"),
        "{rated}"
    );
}

/// Blue is far behind. Without the game so far its position is lost; with it, the third repetition is one step away.
#[test]
fn l3_an_analysis_that_is_given_the_game_so_far_knows_its_repetitions() {
    const START: &str = "sc3ncfcncpb2/2pc7/10/pa3rbra1pb2/pb6pa2/4Na1pb3/10/3NaFa4Sa r";
    const MOVES: [&str; 7] = ["h8i8", "e1f1", "i8h8", "f1e1", "h8i8", "e1f1", "i8h8"];
    let here = answer(&[&["apply", "laser", START], &MOVES[..]].concat());
    for depth in ["1", "4"] {
        let apart = last(&["analyse", "laser", here.trim(), "--depth", depth, "--json"]);
        let within =
            last(&["analyse", "laser", START, "--moves", &MOVES.join(" "), "--depth", depth, "--json"]);
        assert_eq!((&within["best"], &within["score"]["value"]), (&"f1e1".into(), &0.into()), "{within}");
        assert!(apart["best"] != "f1e1" && apart["score"]["value"].as_i64() < Some(-500), "{apart}");
    }
    // Fewer moves, another position; the whole of them, no game.
    let sooner =
        last(&["analyse", "laser", START, "--moves", &MOVES[..3].join(" "), "--depth", "1", "--json"]);
    assert!(sooner["score"]["value"].as_i64() < Some(-500), "{sooner}");
    let over = [&MOVES[..], &["f1e1"]].concat().join(" ");
    refuses(&["analyse", "laser", START, "--moves", &over], &["over", "three times"]);
}

#[test]
fn r6_solve_finds_the_exact_result_and_the_line() {
    let text = answer(&["solve", "reversi-4x4", "start"]);
    assert_eq!(text.lines().next(), Some("+8 for light, 11-3"));
    let object = last(&["solve", "reversi-4x4", "--json"]);
    assert_eq!(object["score"], serde_json::json!({"kind": "exact", "value": -8}));
    assert_eq!(object["discs"], serde_json::json!([3, 11]));
    let mut apply = vec!["apply", "reversi-4x4", "start"];
    apply.extend(texts(&object["pv"]));
    assert_eq!(answer(&["moves", "reversi-4x4", answer(&apply).trim()]), "", "the line goes to the end");
}

/// Whichever game has a solver can be solved, without being named anywhere.
#[test]
fn solve_asks_the_game_for_its_solver() {
    let moves = "d d d d d c c e c c e".split(' ');
    let position = answer(&["apply", "connect-four", "start"].into_iter().chain(moves).collect::<Vec<_>>());
    let object = last(&["solve", "connect-four", position.trim(), "--json"]);
    let line = texts(&object["pv"]);
    assert_eq!(object["score"], serde_json::json!({"kind": "loss", "value": line.len()}), "{object}");
    let mut apply = vec!["apply", "connect-four", position.trim()];
    apply.extend(line);
    assert_eq!(answer(&["moves", "connect-four", answer(&apply).trim()]), "", "the line goes to the end");
    let drawn = answer(&["solve", "connect-four-6x5"]);
    assert!(drawn.starts_with("a certain draw\n"), "{drawn}");
}

#[test]
fn r6_a_solved_draw_is_exact() {
    let object = last(&["solve", "reversi-4x4", DRAWN, "--json"]);
    assert_eq!(object["score"], serde_json::json!({"kind": "exact", "value": 0}), "{object}");
    assert!(answer(&["solve", "reversi-4x4", DRAWN]).starts_with("0, a draw, "));
}

/// What a match printed, game by game, and its result.
fn match_of(args: &[&str]) -> (Vec<Value>, Value) {
    let mut command = vec!["match"];
    command.extend(args);
    command.push("--json");
    let mut objects = objects(&answer(&command));
    let result = objects.pop().expect("a result");
    (objects, result)
}

#[test]
fn a13_a_match_is_the_same_again_whatever_the_jobs() {
    for (game, one, other) in [
        ("reversi", "newcomer", "greedy"),
        ("gomoku", "newcomer", "daydreamer"),
        ("yinsh-blitz", "random-moves", "minimax-1"),
        ("laser", "apprentice", "newcomer"),
    ] {
        let with = |jobs: &str, seed: &str| {
            match_of(&[game, one, other, "--games", "4", "--jobs", jobs, "--seed", seed])
        };
        let (games, result) = with("1", "5");
        assert_eq!(with("2", "5"), (games.clone(), result.clone()), "{game}");
        assert_ne!(with("2", "6").0, games, "{game}");
        let points: f64 = games.iter().filter_map(|game| game["points"].as_f64()).sum();
        assert_eq!((games.len(), result["games"].as_u64()), (4, Some(4)), "{game}");
        assert!(
            (result["score"].as_f64().expect("a number") - points / 4.0).abs() < 1e-9,
            "{game}: {result}"
        );
        for pair in games.chunks(2) {
            assert_eq!(pair[0]["opening"], pair[1]["opening"], "{game}");
            assert_eq!(
                (&pair[0]["first"], &pair[1]["first"]),
                (&pair[1]["second"], &pair[0]["second"]),
                "{game}"
            );
        }
        for played in &games {
            let mut apply = vec!["apply", game, "start"];
            apply.extend(texts(&played["moves"]));
            answer(&apply);
        }
    }
}

#[test]
fn a13_a_match_has_a_chosen_opening_and_a_random_opponent_drawn_by_the_seed() {
    let (games, _) =
        match_of(&["reversi-4x4", "any", "greedy", "--games", "4", "--seed", "3", "--jobs", "2"]);
    let names: HashSet<String> =
        games.iter().map(|game| game["first"].to_string() + &game["second"].to_string()).collect();
    assert!(names.len() == 2 && !names.iter().any(|both| both.contains("\"any\"")), "{names:?}");
    let (again, _) = match_of(&["reversi-4x4", "any", "greedy", "--games", "4", "--seed", "3"]);
    assert_eq!(games, again);
    let (opened, _) = match_of(&["reversi", "greedy", "newcomer", "--games", "2", "--opening", "F5d6 c3"]);
    for game in &opened {
        assert_eq!(texts(&game["opening"]), ["f5", "d6", "c3"]);
    }
    refuses(&["match", "reversi", "greedy", "newcomer", "--opening", "f5 f5"], &["opening move 2", "f5"]);
    refuses(&["match", "reversi", "greedy", "newcomer", "--opening", ""], &["opening"]);
}

#[test]
fn a14_games_count_for_the_ratings_when_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("a path of text");
    let rated = |args: &[&str]| {
        let all: Vec<&str> =
            ["match", "reversi-4x4"].iter().chain(args).chain(&["--data", data]).copied().collect();
        answer(&all)
    };
    rated(&["greedy", "newcomer", "--games", "2"]);
    assert!(!folder.path().join("plyground.sqlite").exists(), "not without being asked");
    rated(&["greedy", "newcomer", "--games", "2", "--rate"]);
    assert!(folder.path().join("plyground.sqlite").exists());
    let refused = |args: &[&str], sentence: &str| {
        let all: Vec<&str> =
            ["match", "reversi-4x4"].iter().chain(args).chain(&["--rate", "--data", data]).copied().collect();
        refuses(&all, &[sentence]);
    };
    refused(&["greedy", "greedy"], "against itself");
    refused(&["greedy", "plain-2"], "plain-2");
    refused(&["greedy", "random-player"], "random-player");
    refused(&["greedy", "newcomer", "--nodes", "100"], "--nodes");
}

#[test]
fn a13_a_sequential_test_ends_a_match_early_at_the_same_game() {
    let with = |jobs| {
        match_of(&[
            "reversi-6x6",
            "minimax-2",
            "random-moves",
            "--games",
            "1000",
            "--sprt",
            "0,100",
            "--jobs",
            jobs,
        ])
    };
    let (games, result) = with("1");
    assert!(games.len() < 200 && games.len() % 2 == 0, "{}", games.len());
    assert_eq!(result["sprt"]["verdict"], "better", "{result}");
    assert_eq!(with("3"), (games, result));
    let text = answer(&["match", "reversi-6x6", "Minimax-1", "random moves", "--games", "6"]);
    assert!(
        text.contains("won ") && text.contains("Elo difference") && text.contains("sequential test"),
        "{text}"
    );
}

#[test]
fn a13_limits_take_the_place_of_the_players_own() {
    let quick = match_of(&["gomoku", "master", "strategist", "--games", "2", "--nodes", "300"]);
    assert_eq!(quick.0.len(), 2);
    // A plain search is what its name says.
    let plain =
        |limit: &str| match_of(&["reversi", "minimax-2", "minimax-1", "--games", "2", "--depth", limit]);
    assert_eq!(plain("1"), plain("5"));
    // And so are the two in Gomoku, where "Minimax 2" is another player's label.
    let text = answer(&["match", "gomoku", "Minimax 2", "plain-2", "--games", "2"]);
    assert!(text.contains("Clerk") && text.contains("Plain 2"), "{text}");
}

const LADDER: [&str; 8] = [
    "ladder",
    "reversi",
    "--games",
    "12",
    "--players",
    "random-moves,greedy,edge-lover,newcomer",
    "--out",
    "r.txt",
];

#[test]
fn a13_a_ladder_rates_every_player_and_goes_on_where_it_stopped() {
    let folder = || tempfile::tempdir().expect("a temporary folder");
    let read = |folder: &Path, file: &str| fs::read_to_string(folder.join(file)).expect("a file");
    let whole = folder();
    let table = answer_in(whole.path(), &LADDER);
    assert!(table.contains("Edge Lover") && table.contains(" ± "), "{table}");
    let ratings = read(whole.path(), "r.txt");
    let rated: Vec<Vec<&str>> =
        ratings.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect()).collect();
    assert_eq!(
        rated.iter().map(|words| words[0]).collect::<Vec<_>>(),
        LADDER[5].split(',').collect::<Vec<_>>()
    );
    let numbers = |at: usize| rated.iter().map(move |words| words[at].parse::<i64>().expect("a number"));
    assert!((numbers(1).sum::<i64>() - 4 * 1500).abs() <= 2, "the mean is 1500: {ratings}");
    assert!(numbers(2).all(|error| error > 0), "{ratings}");
    let games = read(whole.path(), "r.txt.games");
    assert_eq!(numbers(3).sum::<i64>(), 2 * (games.lines().count() as i64 - 1), "{ratings}");
    assert!(ratings.starts_with("# plyground ladder reversi --games 12 --seed 1"), "{ratings}");

    // Stopped after some games, in the middle of a line.
    let part = folder();
    let cut = games.len() / 3;
    fs::write(part.path().join("r.txt.games"), &games[..cut]).expect("the file is written");
    answer_in(part.path(), &LADDER);
    assert_eq!(read(part.path(), "r.txt"), ratings);
    // With everything there already nothing is played.
    let begun = read(part.path(), "r.txt.games");
    answer_in(part.path(), &LADDER);
    assert_eq!((read(part.path(), "r.txt.games"), read(part.path(), "r.txt")), (begun, ratings.clone()));

    // Really killed.
    let killed = folder();
    let mut child = binary::plyground()
        .current_dir(killed.path())
        .args(LADDER)
        .args(["--jobs", "1"])
        .stdout(Stdio::null())
        .spawn()
        .expect("the binary starts");
    let kept = killed.path().join("r.txt.games");
    while fs::read_to_string(&kept).map_or(0, |text| text.lines().count()) < 4 {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(!killed.path().join("r.txt").exists(), "it was killed too late to show anything");
    answer_in(killed.path(), &LADDER);
    assert_eq!(read(killed.path(), "r.txt"), ratings);
}

#[test]
fn a13_a_ladder_does_not_mix_with_another() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = folder.path().join("r.txt.games");
    fs::write(&games, "# something else\n").expect("the file is written");
    let text = binary::refusal_in(folder.path(), &LADDER);
    assert!(text.contains("r.txt.games") && text.contains("remove it"), "{text}");
    assert_eq!(fs::read_to_string(games).expect("still there"), "# something else\n");
    let text = binary::refusal_in(folder.path(), &["ladder", "reversi", "--out", "no/such/folder/r.txt"]);
    assert!(text.contains("no/such/folder"), "{text}");
}

#[test]
fn bench_counts_every_game() {
    let text = answer(&["bench"]);
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    let of = |name: &str| {
        let line = lines.iter().find(|words| words[0] == name).unwrap_or_else(|| panic!("{name}: {text}"));
        line[1].parse::<u64>().expect("a number")
    };
    let games: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
    let sum: u64 = games.iter().map(|game| of(game)).sum();
    assert!(games.iter().all(|game| of(game) > 10_000), "{text}");
    assert_eq!((of("total"), of("nodes")), (sum, sum));
    assert_eq!(text.lines().last(), Some(&*format!("nodes {sum}")));
}

#[test]
fn bad_input_gets_one_sentence() {
    let over = format!("{} w", FOUR.replacen("xxxx6", "xxxxx5", 1));
    refuses(&["analyse", "chess"], &["chess", "reversi"]);
    refuses(&["analyse", "gomoku", &over], &["over", "Black wins", "five"]);
    refuses(&["analyse", "reversi", "nonsense"], &["bad position"]);
    refuses(&["analyse", "reversi", "--time", "5"], &["--time", "500ms"]);
    refuses(&["analyse", "reversi", "--time", "0s"], &["--time", "1ms"]);
    refuses(&["analyse", "reversi", "--time", "1s", "--depth", "3"], &["--time", "--depth"]);
    refuses(&["analyse", "reversi", "--depth", "0"], &["--depth", "0"]);
    refuses(&["analyse", "reversi", "--nodes", "0"], &["--nodes", "0"]);
    refuses(&["analyse", "reversi", "--threads", "0"], &["--threads", "0"]);
    refuses(&["analyse", "reversi", "--cpu", "1h"], &["--cpu", "500ms"]);
    refuses(&["analyse", "reversi", "--cpu", "1s", "--nodes", "3"], &["--cpu", "--nodes"]);
    refuses(&["analyse", "reversi", "--moves", "f5 d6 a1"], &["move 3", "a1"]);
    refuses(&["analyse", "reversi", "--moves", "f5 ?!"], &["moves", "'?'"]);
    refuses(&["ladder", "reversi", "--cpu", "1s", "--time", "1s"], &["--cpu", "--time"]);
    refuses(&["analyse", "reversi", "--lines", "x"], &["--lines", "x"]);
    refuses(&["analyse", "reversi", "--player", "nobody"], &["nobody", "grandmaster"]);
    refuses(&["analyse", "reversi", "--player", "random-moves"], &["Scatterbrain", "does not look ahead"]);
    refuses(&["solve", "gomoku"], &["gomoku", "reversi-6x6"]);
    refuses(&["solve", "reversi", "XO X"], &["bad position"]);
    refuses(&["solve", "reversi-4x4", "XXXXXXXXXXXXXXXX O"], &["over", "Dark wins"]);
    refuses(&["match", "reversi", "greedy"], &["PLAYER"]);
    refuses(&["match", "reversi", "greedy", "minimax-99"], &["minimax-99", "minimax-20"]);
    refuses(&["match", "reversi", "greedy", &"x".repeat(50_000)], &["xxx"]);
    refuses(&["match", "reversi", "greedy", "newcomer", "--games", "0"], &["--games", "0"]);
    refuses(&["match", "reversi", "greedy", "newcomer", "--sprt", "10,0"], &["--sprt", "smaller one first"]);
    refuses(&["match", "reversi", "greedy", "newcomer", "--jobs", "0"], &["--jobs", "0"]);
    refuses(&["ladder", "reversi", "--players", "greedy"], &["two players"]);
    refuses(&["ladder", "reversi", "--players", "greedy,Greedy"], &["Greedy", "twice"]);
    refuses(&["ladder", "reversi", "--players", "greedy,nobody"], &["nobody"]);
    refuses(&["ladder"], &["GAME"]);
    refuses(&["bench", "reversi"], &["reversi"]);
}

#[test]
fn a_reader_that_stops_early_ends_the_search() {
    let mut child = binary::plyground()
        .args(["analyse", "yinsh", "--time", "10m", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let begun = Instant::now();
    let out = child.wait_with_output().expect("it ends");
    assert!(out.stderr.is_empty() && out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert!(begun.elapsed() < Duration::from_secs(60), "took {:?}", begun.elapsed());
}

/// A 4x4 position that ends in a draw with best play.
const DRAWN: &str = "--O-XXO-XXOXX--O X";

#[test]
fn an_unknown_protocol_is_refused() {
    refuses(&["engine", "uci"], &["gomocup", "nboard"]);
}
