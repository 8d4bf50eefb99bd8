//! The pool with real engines and real threads. What is asserted is the order of events; times are loose bounds.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use plyground_games::AnyPlay;
use plyground_players::{MoveBudget, Player, Progress, Searcher, of};

use super::{entry::RESTARTS, *};

/// Far longer than anything here takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(20);
/// After these moves, which are in no book, the strongest player thinks for all of its time.
const OPENING: [&str; 5] = ["f5", "f4", "e3", "f6", "g5"];

fn strongest() -> String {
    of("reversi").last().expect("there are players").id.to_string()
}

fn line() -> MoveHistory {
    let moves = OPENING.map(str::to_owned).to_vec();
    MoveHistory { variant: "reversi".to_owned(), start: None, moves }
}

fn job(player: &str, left_ms: Option<u64>) -> Job {
    let kind = JobKind::Choose { player: player.to_owned(), seed: 1, left_ms, increment_ms: 0, book: true };
    Job { kind, line: line() }
}

/// A ticket of a client and a table that share this number.
fn ticket(number: u8, urgency: Urgency) -> Ticket {
    Ticket { table: number.to_string(), client: [number; 32], urgency }
}

fn watched(pool: &Pool, number: usize) -> JobHandle {
    pool.submit(job(&strongest(), None), ticket(number as u8, Urgency::Watched))
}

/// The next event that is not progress.
fn next(running: &mut JobHandle) -> JobEvent {
    let late = Instant::now() + PATIENCE;
    loop {
        match running.events.try_recv() {
            Ok(JobEvent::Progress(_)) => {}
            Ok(event) => return event,
            Err(mpsc::error::TryRecvError::Disconnected) => panic!("no further event"),
            Err(mpsc::error::TryRecvError::Empty) => {
                assert!(Instant::now() < late, "no event");
                thread::sleep(Duration::from_millis(1));
            }
        }
    }
}

/// Waits until it has a thread and says how long it is given.
fn start(running: &mut JobHandle) -> Option<Duration> {
    match next(running) {
        JobEvent::Started { time } => time,
        other => panic!("{other:?}"),
    }
}

/// Waits for the answer, whatever comes before it.
fn answer(running: &mut JobHandle) -> String {
    loop {
        match next(running) {
            JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_) => {}
            JobEvent::Chosen(mv) => return mv,
            JobEvent::Forfeited(reason) => panic!("{reason:?}"),
            JobEvent::Failed => panic!("no move"),
            other => panic!("no answer to a choice: {other:?}"),
        }
    }
}

fn is_legal(mv: &str) -> bool {
    line().replay().expect("an opening").legal().iter().any(|legal| legal == mv)
}

fn has_started(running: &mut JobHandle) -> bool {
    matches!(running.events.try_recv(), Ok(JobEvent::Started { .. }))
}

/// Waits until nothing is left in the pool.
fn becomes_empty(pool: &Pool) -> bool {
    let late = Instant::now() + PATIENCE;
    while Instant::now() < late {
        if pool.is_idle() {
            return true;
        }
        thread::sleep(Duration::from_millis(1));
    }
    false
}

/// A person plays the random player while so many games of the strongest are watched.
fn random_player_among(count: usize) {
    let pool = Pool::with(1, choose_with);
    let mut others: Vec<JobHandle> = (0..count).map(|number| watched(&pool, number)).collect();
    start(&mut others[0]);
    let mut person = pool.submit(job("random-moves", None), ticket(255, Urgency::Person));
    assert!(is_legal(&answer(&mut person)));
    // One or two may begin between two lines of this test on a busy machine; in order of arrival all of them would.
    let started = others[1..].iter_mut().map(has_started).filter(|&started| started).count();
    assert!(started < count / 4, "it waits for {started} others");
}

#[test]
fn a24_the_random_player_answers_while_15_games_are_watched() {
    random_player_among(15);
}

#[test]
fn a24_the_random_player_answers_while_200_games_are_watched() {
    random_player_among(200);
}

#[test]
fn a24_a_person_takes_the_thread_of_a_watched_game_which_goes_on_later() {
    let pool = Pool::with(1, choose_with);
    let mut first = watched(&pool, 0);
    let whole = start(&mut first).expect("it thinks for a fixed time");
    let mut second = watched(&pool, 1);
    let mut person = pool.submit(job(&strongest(), None), ticket(2, Urgency::Person));
    assert_eq!(next(&mut first), JobEvent::Suspended);
    start(&mut person);
    assert!(second.events.try_recv().is_err(), "it waits");
    assert!(is_legal(&answer(&mut person)));
    let rest = start(&mut first).expect("it thinks for a fixed time");
    assert!(rest <= whole);
    assert!(second.events.try_recv().is_err(), "what was suspended goes on first");
    assert!(is_legal(&answer(&mut first)) && is_legal(&answer(&mut second)));
    assert!(becomes_empty(&pool));
}

#[test]
fn a13_a_suspended_player_below_full_strength_makes_the_same_move() {
    let alone =
        answer(&mut Pool::with(1, choose_with).submit(job("legend", None), ticket(0, Urgency::Watched)));
    let pool = Pool::with(1, choose_with);
    let mut legend = pool.submit(job("legend", None), ticket(0, Urgency::Watched));
    let mut suspended = 0;
    let mv = loop {
        match next(&mut legend) {
            JobEvent::Started { .. } => {
                let mut person = pool.submit(job(&strongest(), None), ticket(1, Urgency::Person));
                start(&mut person);
                person.decide_now();
                answer(&mut person);
            }
            JobEvent::Suspended => suspended += 1,
            JobEvent::Chosen(mv) => break mv,
            other => panic!("{other:?}"),
        }
    };
    assert!((1..=RESTARTS).contains(&suspended), "suspended {suspended} times, and then not again");
    assert_eq!(mv, alone);
}

#[test]
fn a24_one_client_with_many_games_leaves_every_second_turn_to_another() {
    let pool = Pool::with(1, choose_with);
    let ask = |client: u8, table: usize| {
        let ticket = Ticket { table: table.to_string(), client: [client; 32], urgency: Urgency::Watched };
        pool.submit(job(&strongest(), None), ticket)
    };
    let mut many: Vec<JobHandle> = (0..10).map(|table| ask(1, table)).collect();
    start(&mut many[0]);
    let mut few: Vec<JobHandle> = (10..13).map(|table| ask(2, table)).collect();
    let mut served = Vec::new();
    many[0].decide_now();
    while served.len() < 6 {
        let jobs = many.iter_mut().map(|job| (1, job)).chain(few.iter_mut().map(|job| (2, job)));
        for (client, job) in jobs {
            if has_started(job) {
                served.push(client);
                job.decide_now();
            }
        }
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(served.iter().filter(|client| **client == 2).count(), 3, "{served:?}");
}

/// Thinks until it is told to stop, then makes the first move.
fn endless(
    _: &mut Searcher,
    play: &dyn AnyPlay,
    _: &Player,
    _: MoveBudget,
    stop: &AtomicBool,
    _: &mut dyn FnMut(Progress),
) -> Option<String> {
    while !stop.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(1));
    }
    play.legal().into_iter().next()
}

#[test]
fn a17_dropping_a_job_removes_it_from_the_queue_and_frees_its_thread() {
    let pool = Pool::with(1, endless);
    let mut first = watched(&pool, 0);
    start(&mut first);
    let (queued, mut last) = (watched(&pool, 1), watched(&pool, 2));
    drop(queued);
    assert_eq!(pool.shared.lock().entries.len(), 2, "a queued job is removed at once");
    drop(first);
    start(&mut last);
    drop(last);
    assert!(becomes_empty(&pool));
}

#[test]
fn a3_a24_waiting_is_not_charged_and_the_pool_keeps_the_clock() {
    let pool = Pool::with(1, endless);
    let mut first = watched(&pool, 0);
    start(&mut first);
    // Four seconds allow a fifth of one; the player would go on for ever.
    let slow = job("depth-16-perfect-20", Some(4_000));
    let mut second = pool.submit(slow, ticket(1, Urgency::Watched));
    thread::sleep(Duration::from_millis(50));
    assert!(second.events.try_recv().is_err(), "its clock stands while it waits");
    first.decide_now();
    start(&mut second);
    assert!(is_legal(&answer(&mut second)));
}

#[test]
fn a24_thirty_persons_are_given_less_time_each() {
    let pool = Pool::with(1, choose_with);
    let mut persons: Vec<JobHandle> =
        (0..30).map(|number| pool.submit(job(&strongest(), None), ticket(number, Urgency::Person))).collect();
    let mut given = Vec::new();
    for person in &mut persons {
        given.push(start(person).expect("it thinks for a fixed time"));
        assert!(is_legal(&answer(person)));
    }
    let whole = of("reversi").last().and_then(|p| p.params()?.time).expect("a fixed time");
    assert!(given[1..20].iter().all(|time| *time == time::LEAST), "{given:?}");
    assert_eq!(given[29], whole, "the last one has the thread for itself");
    let together: Duration = given.iter().sum();
    assert!(together < 30 * whole / 3, "{together:?}");
}

/// Panics for one player; the others think.
fn fragile(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    assert_ne!(player.id, "greedy", "a fault in an engine, made on purpose");
    choose_with(searcher, play, player, budget, stop, progress)
}

#[test]
fn a17_a_panic_fails_one_job_and_no_thread() {
    let pool = Pool::with(1, fragile);
    for _ in 0..5 {
        let mut bad = pool.submit(job("greedy", None), ticket(0, Urgency::Watched));
        start(&mut bad);
        assert_eq!(next(&mut bad), JobEvent::Failed);
    }
    let mut good = pool.submit(job("random-moves", None), ticket(0, Urgency::Watched));
    assert!(is_legal(&answer(&mut good)));
    assert_eq!(pool.shared.lock().workers, 2, "the threads it began with");
    let mut nobody = pool.submit(job("no-such-player", None), ticket(0, Urgency::Person));
    assert_eq!(next(&mut nobody), JobEvent::Failed);
    let illegal = MoveHistory { moves: vec!["a1".to_owned()], ..line() };
    let mut no_game = pool.submit(Job { line: illegal, ..job("greedy", None) }, ticket(0, Urgency::Person));
    start(&mut no_game);
    assert_eq!(next(&mut no_game), JobEvent::Failed);
    assert!(becomes_empty(&pool));
}

/// The size of what was remembered when each search began.
static KNOWN: Mutex<Vec<usize>> = Mutex::new(Vec::new());

fn remembering(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    KNOWN.lock().expect("no panic").push(searcher.bytes());
    choose_with(searcher, play, player, budget, stop, progress)
}

#[test]
fn a17_full_strength_begins_from_what_its_last_move_found() {
    let pool = Pool::with(1, remembering);
    let mut moved = line();
    let ask = |line: &MoveHistory, table: u8| {
        let job = Job { line: line.clone(), ..job(&strongest(), None) };
        let mut running = pool.submit(job, ticket(table, Urgency::Person));
        start(&mut running);
        let (mut depth, late) = (0, Instant::now() + PATIENCE);
        loop {
            match running.events.try_recv() {
                Ok(JobEvent::Progress(progress)) => depth = depth.max(progress.depth),
                Ok(JobEvent::Chosen(mv)) => return (mv, depth),
                Ok(other) => panic!("{other:?}"),
                Err(_) => assert!(Instant::now() < late, "no answer"),
            }
            thread::sleep(Duration::from_millis(1));
        }
    };
    let (mv, _) = ask(&moved, 0);
    moved.moves.push(mv);
    // The same side is to move again after any answer.
    let reply = moved.replay().expect("a game").legal().swap_remove(0);
    moved.moves.push(reply);
    ask(&moved, 0);
    ask(&moved, 1);
    pool.forget("0");
    ask(&moved, 0);
    let table = 32 << 20;
    assert_eq!(*KNOWN.lock().expect("no panic"), [0, table, 0, 0], "its own game's, until it is forgotten");
}

/// How many searches are under way, and how many at most there have been.
static ACTIVE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

fn counting(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    budget: MoveBudget,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<String> {
    let active = ACTIVE.fetch_add(1, Ordering::SeqCst) + 1;
    MOST.fetch_max(active, Ordering::SeqCst);
    let mv = choose_with(searcher, play, player, budget, stop, progress);
    ACTIVE.fetch_sub(1, Ordering::SeqCst);
    mv
}

#[test]
fn a24_any_mix_of_jobs_is_answered_with_bounded_threads() {
    let pool = Pool::with(2, counting);
    let mut rng = 7_u32;
    let mut random = |below: u32| {
        rng = rng.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (rng >> 16) % below
    };
    let players = ["random-moves", "greedy", "champion", "oracle"];
    let urgencies = [Urgency::Person, Urgency::Watched, Urgency::Background];
    let mut running = Vec::new();
    for number in 0..120 {
        let urgency = urgencies[random(3) as usize];
        let ticket = Ticket { table: number.to_string(), client: [random(5) as u8; 32], urgency };
        // A clock of two seconds: a tenth of a second for each.
        running.push(pool.submit(job(players[random(4) as usize], Some(2_000)), ticket));
        if random(4) == 0 {
            let at = random(running.len() as u32) as usize;
            drop(running.swap_remove(at));
        }
        if random(3) == 0 {
            let at = random(running.len() as u32) as usize;
            running[at].set_urgency(urgencies[random(3) as usize]);
        }
        if random(5) == 0 {
            running[random(running.len() as u32) as usize].decide_now();
        }
        thread::sleep(Duration::from_millis(u64::from(random(8))));
    }
    for job in &mut running {
        assert!(is_legal(&answer(job)));
    }
    assert!(becomes_empty(&pool));
    assert!(MOST.load(Ordering::SeqCst) <= 7, "{MOST:?}");
    assert!(pool.shared.lock().workers <= 7);
}

/// A pool with external engines, each a shell script that greets and then answers `go` with some commands.
#[cfg(unix)]
fn with_engines(data: &std::path::Path, engines: &[(&str, &str)]) -> Pool {
    use std::{fs, os::unix::fs::PermissionsExt as _};
    let folder = data.join("engines");
    fs::create_dir(&folder).expect("made");
    for (name, on_go) in engines {
        let script = format!(
            "#!/bin/sh\nwhile read -r word rest; do\ncase \"$word\" in\nplain|game) echo ready;;\n\
             legal) legal=\"$rest\";;\ngo) {on_go};;\nesac\ndone\n"
        );
        let path = folder.join(format!("{name}.sh"));
        fs::write(&path, script).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        let file =
            format!("name = \"{name}\"\ncommand = [\"./{name}.sh\"]\nprotocol = \"plain\"\ntime_ms = 300\n");
        fs::write(folder.join(format!("{name}.toml")), file).expect("written");
    }
    let roster = plyground_engines::Roster::load(data);
    assert!(roster.problems().is_empty(), "{:?}", roster.problems());
    Pool::open(1, choose_with, roster, plyground_engines::Launcher::new(None))
}

#[cfg(unix)]
const FIRST: &str = "set -- $legal; echo best $1";

#[cfg(unix)]
#[test]
fn a21_an_external_engine_answers_and_one_that_misbehaves_forfeits() {
    let data = tempfile::tempdir().expect("a folder");
    let pool = with_engines(data.path(), &[("first", FIRST), ("wrong", "echo best z9"), ("crash", "exit 1")]);
    let ask = |player: &str| pool.submit(job(player, None), ticket(0, Urgency::Person));
    assert!(is_legal(&answer(&mut ask("external-first"))));
    assert!(is_legal(&answer(&mut ask("external-first"))), "the engine that was kept");
    for (player, code) in [("external-wrong", "engine-illegal"), ("external-crash", "engine-crash")] {
        let mut running = ask(player);
        start(&mut running);
        let event = next(&mut running);
        assert!(matches!(event, JobEvent::Forfeited(reason) if reason.code == code), "{player}: {event:?}");
    }
    assert!(becomes_empty(&pool));
}

#[cfg(unix)]
#[test]
fn a21_an_external_engine_analyses_with_a_score_or_gives_its_move_alone() {
    let data = tempfile::tempdir().expect("a folder");
    let scored = "set -- $legal; echo info depth 3 nodes 42 score win 5 pv $1 z9; echo best $1";
    let pool = with_engines(data.path(), &[("first", FIRST), ("scored", scored), ("wrong", "echo best z9")]);
    let ask = |name: &str| {
        let player = Some(format!("external-{name}"));
        let kind = JobKind::Analyse { player, lines: 3, time_ms: 20_000 };
        let mut running = pool.submit(Job { kind, ..job("greedy", None) }, ticket(0, Urgency::Watched));
        assert_eq!(start(&mut running), Some(Duration::from_millis(300)), "the time of its moves");
        loop {
            match next(&mut running) {
                JobEvent::Progress(_) => {}
                event => return event,
            }
        }
    };
    assert!(matches!(ask("first"), JobEvent::Chosen(mv) if is_legal(&mv)));
    let JobEvent::Analysed(lines) = ask("scored") else { panic!("a line") };
    assert_eq!((lines.len(), lines[0].score, lines[0].nodes), (1, plyground_search::Score::Win(5), 42));
    assert!(lines[0].pv.len() == 1 && is_legal(&lines[0].pv[0]), "illegal moves are left out: {lines:?}");
    assert!(matches!(ask("wrong"), JobEvent::Forfeited(reason) if reason.code == "engine-illegal"));
    assert!(becomes_empty(&pool));
}

#[cfg(target_os = "linux")]
#[test]
fn a21_a24_engines_end_with_their_job_and_with_their_table() {
    let data = tempfile::tempdir().expect("a folder");
    let stay = "echo $$ > pid.txt; sleep 1000 & wait";
    let kept = format!("echo $$ > kept.txt; {FIRST}");
    let pool = with_engines(data.path(), &[("stay", stay), ("kept", &kept)]);
    let file =
        |name: &str| std::fs::read_to_string(data.path().join("engines").join(name)).unwrap_or_default();
    let is_alive = |pid: &str| {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
        !status.is_empty() && !status.contains(") Z ")
    };
    let wait = |done: &dyn Fn() -> bool| {
        let late = Instant::now() + PATIENCE;
        while !done() {
            assert!(Instant::now() < late, "never");
            thread::sleep(Duration::from_millis(5));
        }
    };
    let mut running = pool.submit(job("external-stay", None), ticket(0, Urgency::Person));
    start(&mut running);
    wait(&|| file("pid.txt").ends_with('\n'));
    let pid = file("pid.txt");
    assert!(is_alive(&pid));
    drop(running);
    wait(&|| !is_alive(&pid));
    answer(&mut pool.submit(job("external-kept", None), ticket(1, Urgency::Person)));
    let pid = file("kept.txt");
    assert!(is_alive(&pid), "it waits for its next move");
    pool.forget("1");
    wait(&|| !is_alive(&pid));
    answer(&mut pool.submit(job("external-kept", None), ticket(2, Urgency::Person)));
    let pid = file("kept.txt");
    pool.close();
    wait(&|| !is_alive(&pid));
}
