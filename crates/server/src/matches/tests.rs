//! Matches as values: whatever order jobs are answered in, whatever fails and whenever the program is killed, the games are those of the
//! command line. And one real match on a real store and pool.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use plyground_engines::{Launcher, Roster};
use plyground_games::{find, rules::Reason};
use plyground_players::{MoveBudget, choose, contest::Contest, openings};
use plyground_store::{ContestGame, ContestRow, ContestState, ContestWrite, Store};

use super::{
    Matches,
    live::{Entrant, JobId, LiveMatch, MatchRequest},
    new_row,
    plan::Plan,
};
use crate::{
    client::Client,
    pool::{Job, JobEvent, JobKind, Pool},
    session::Browser,
    table::Now,
};

const VARIANT: &str = "reversi-4x4";

fn plan(players: &[&str], games: u64) -> Plan {
    let players = players.iter().map(|id| (*id).to_owned()).collect();
    Plan { variant: VARIANT.to_owned(), players, games, seed: 11, opening: None, rated: true }
}

fn client() -> Client {
    Client { browser: Browser::of_token("somebody"), address: [127, 0, 0, 1].into() }
}

/// The games that `plyground match` plays with the same settings.
fn of_the_command_line(plan: &Plan) -> Vec<Vec<String>> {
    let player =
        |place: usize| Arc::new(plyground_players::find("reversi", &plan.players[place]).expect("a player"));
    let contests: Vec<Contest> = plan
        .pairings()
        .into_iter()
        .map(|(a, b)| {
            let contest = Contest::new(VARIANT, [player(a), player(b)], plan.seed, None).expect("a variant");
            match &plan.opening {
                Some(moves) => contest.with_opening(moves.clone()),
                None => contest,
            }
        })
        .collect();
    let go = AtomicBool::new(false);
    (0..plan.total())
        .map(|game| {
            let fixture = plan.fixture(game);
            contests[fixture.pairing].play(fixture.number, &go).expect("not stopped").moves
        })
        .collect()
}

/// What the pool answers to a job.
fn answer(job: &Job) -> JobEvent {
    let (game, variant) = find(&job.line.variant).expect("a variant");
    let mut play = game.start(variant, None).expect("the usual start");
    job.line.moves.iter().for_each(|text| play.play(text).expect("legal"));
    match &job.kind {
        JobKind::Opening { seed, nth } => {
            JobEvent::Opened(openings::opening(game, &*play, *seed, nth.expect("of a pair")))
        }
        JobKind::Choose { player, seed, book, .. } => {
            let player = plyground_players::find("reversi", player).expect("a player");
            let budget = MoveBudget { book: *book, ..MoveBudget::seed(*seed) };
            let text = choose(&*play, &player, budget, &AtomicBool::new(false), &mut |_| {});
            JobEvent::Chosen(text.expect("a move"))
        }
        _ => JobEvent::Failed,
    }
}

/// A match, and what is on the disk.
struct World {
    live: LiveMatch,
    disk: ContestRow,
    games: Vec<ContestGame>,
    ms: u64,
    lanes: usize,
}

impl World {
    fn new(plan: &Plan, lanes: usize) -> World {
        let disk = new_row("m".to_owned(), "reversi", plan, &client());
        let ms = 0;
        World { live: load(&disk, lanes, Now { ms, unix_ms: 0 }), disk, games: Vec::new(), ms, lanes }
    }

    fn now(&mut self) -> Now {
        self.ms += 10;
        Now { ms: self.ms, unix_ms: self.ms as i64 }
    }

    /// The program is killed and starts again.
    fn restart(&mut self) {
        let now = self.now();
        self.live = load(&self.disk, self.lanes, now);
    }

    fn jobs(&mut self) -> Vec<(JobId, Job)> {
        let now = self.now();
        self.live.jobs(now)
    }

    fn answer(&mut self, id: JobId, event: JobEvent) {
        let now = self.now();
        self.live.event(id, JobEvent::Started { time: None }, now);
        let now = self.now();
        self.live.event(id, event, now);
    }

    /// Stores what is over, while the disk works.
    fn store(&mut self, mut works: impl FnMut() -> bool) {
        loop {
            let now = self.now();
            let Some(write) = self.live.finished(now).filter(|_| works()) else { return };
            let ContestWrite::Played { number, game, half_points, last, spent_ms, .. } = &write else {
                panic!("a game is played")
            };
            assert_eq!(*number, self.games.len() as u64, "in order");
            self.games.push(game.clone());
            self.disk.results.push(*half_points);
            self.disk.spent_ms = *spent_ms;
            if *last {
                self.disk.state = ContestState::Finished;
            }
            self.live.adopt(&write, now);
        }
    }

    fn request(&mut self, request: MatchRequest) {
        let now = self.now();
        if let Ok(write) = self.live.request(request, now) {
            if let ContestWrite::SetState { state, spent_ms, .. } = &write {
                (self.disk.state, self.disk.spent_ms) = (*state, *spent_ms);
            }
            self.live.adopt(&write, now);
        }
    }

    fn texts(&self) -> Vec<Vec<String>> {
        self.games.iter().map(|game| game.moves.iter().map(|mv| mv.text.clone()).collect()).collect()
    }
}

fn load(row: &ContestRow, lanes: usize, now: Now) -> LiveMatch {
    let entrant = |_: &String| Entrant { name: "x".to_owned(), rating: None, has_strength: true };
    LiveMatch::load(row.clone(), |plan| plan.players.iter().map(entrant).collect(), lanes, now)
        .expect("a match")
}

#[test]
fn a13_games_are_those_of_the_command_line_whatever_happens_meanwhile() {
    for (seed, players) in
        [(1, &["greedy", "edge-lover"][..]), (2, &["greedy", "random-moves", "edge-lover"])]
    {
        let plan = plan(players, 4);
        let wanted = of_the_command_line(&plan);
        for lanes in [1, 3] {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut world = World::new(&plan, lanes);
            for _ in 0..100_000 {
                if world.live.row.state == ContestState::Finished {
                    break;
                }
                match rng.u32(..100) {
                    0 => world.restart(),
                    1..=2 => world.request(MatchRequest::Pause),
                    3..=9 => world.request(MatchRequest::Continue),
                    _ => {
                        let mut jobs = world.jobs();
                        assert!(jobs.len() <= lanes, "no more games at a time");
                        if world.live.row.state == ContestState::Paused {
                            assert!(jobs.is_empty(), "a match that is paused thinks about nothing");
                        }
                        if !jobs.is_empty() {
                            let (id, job) = jobs.swap_remove(rng.usize(..jobs.len()));
                            world.answer(id, answer(&job));
                            // Late answers change nothing.
                            world.answer(id, answer(&job));
                        }
                    }
                }
                world.store(|| rng.bool());
            }
            assert_eq!(world.texts(), wanted, "{players:?}, {lanes} at a time");
            assert_eq!(world.disk.state, ContestState::Finished);
        }
    }
}

#[test]
fn a13_a_chosen_opening_begins_every_game() {
    let mut plan = plan(&["greedy", "edge-lover"], 2);
    plan.opening = Some(openings_of_two());
    let mut world = World::new(&plan, 1);
    while world.live.row.state == ContestState::Running {
        for (id, job) in world.jobs() {
            world.answer(id, answer(&job));
        }
        world.store(|| true);
    }
    assert_eq!(world.texts(), of_the_command_line(&plan));
    assert!(
        world.games.iter().all(|game| game.moves[0].ms == Some(0) && game.moves[3].ms == Some(10)),
        "only thinking takes time"
    );
}

/// Two legal moves.
fn openings_of_two() -> Vec<String> {
    let (game, variant) = find(VARIANT).expect("a variant");
    let mut play = game.start(variant, None).expect("the usual start");
    (0..2)
        .map(|_| {
            let text = play.legal().swap_remove(0);
            play.play(&text).expect("legal");
            text
        })
        .collect()
}

#[test]
fn a13_a_player_that_fails_pauses_the_match_and_one_that_forfeits_loses() {
    let mut world = World::new(&plan(&["greedy", "edge-lover"], 2), 1);
    for tries in 0..3 {
        assert!(world.live.trouble.is_none(), "{tries}");
        let (id, _) = world.jobs().swap_remove(0);
        world.answer(id, JobEvent::Failed);
    }
    assert!(world.live.trouble.is_some() && world.jobs().is_empty());
    world.request(MatchRequest::Pause);
    world.request(MatchRequest::Continue);
    assert!(world.live.trouble.is_none(), "who continues tries again");
    let (id, job) = world.jobs().swap_remove(0);
    world.answer(id, answer(&job));
    let (id, _) = world.jobs().swap_remove(0);
    world.answer(id, JobEvent::Forfeited(Reason::ENGINE_CRASH));
    world.store(|| true);
    let ending = world.games[0].row.ending.as_ref().expect("over");
    assert_eq!((ending.reason.as_str(), ending.winner.is_some()), ("engine-crash", true));
}

#[test]
fn a13_what_cannot_be_done_is_refused() {
    let mut world = World::new(&plan(&["greedy", "edge-lover"], 2), 1);
    let now = world.now();
    let refused = |world: &World, request| world.live.request(request, now).is_err();
    assert!(refused(&world, MatchRequest::Continue));
    world.request(MatchRequest::Pause);
    assert!(refused(&world, MatchRequest::Pause));
    world.request(MatchRequest::Stop);
    for request in [MatchRequest::Pause, MatchRequest::Continue, MatchRequest::Stop] {
        assert!(refused(&world, request), "what is over stays so");
    }
    assert!(world.jobs().is_empty() && world.live.watched().is_none(), "there is nothing to watch");
}

#[test]
fn a13_time_left_follows_from_the_games_so_far_and_does_not_run_in_a_pause() {
    let mut world = World::new(&plan(&["greedy", "edge-lover"], 10), 1);
    let now = world.now();
    assert_eq!(world.live.left_ms(now), None, "before the first game nothing is known");
    while world.games.len() < 2 {
        for (id, job) in world.jobs() {
            world.answer(id, answer(&job));
        }
        world.store(|| true);
    }
    let now = world.now();
    let spent = world.live.spent_ms(now);
    assert_eq!(world.live.left_ms(now), Some(spent * 8 / 2));
    world.request(MatchRequest::Pause);
    let now = world.now();
    let spent = world.live.spent_ms(now);
    world.ms += 1_000_000;
    let now = world.now();
    assert_eq!(world.live.spent_ms(now), spent);
    world.restart();
    let now = world.now();
    assert_eq!(world.live.spent_ms(now), spent, "nor by a restart");
}

#[tokio::test]
async fn a13_a_real_match_is_played_to_its_end_rated_and_as_on_the_command_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).await.expect("opens");
    let pool = Pool::start(Roster::default(), Launcher::new(None));
    let matches = Matches::new(store.clone(), pool.clone(), Roster::default());
    let plan = plan(&["greedy", "edge-lover"], 6);
    let row = new_row("m".to_owned(), "reversi", &plan, &client());
    matches.begin(row.clone(), &client()).await.expect("begun");
    let stranger = Client { browser: Browser::of_token("another"), ..client() };
    assert!(matches.request("m", &stranger, MatchRequest::Stop).await.is_err(), "only who began it");
    let (_, watching) = matches.watch(&row).await.expect("there");
    let mut watching = watching.expect("under way");
    let over = watching.wait_for(|shown| shown.state == ContestState::Finished);
    let over = tokio::time::timeout(Duration::from_secs(120), over).await.expect("in time").expect("shown");
    assert_eq!((over.done, over.total), (6, 6));
    drop(over);
    let games = store.contest_games("m", 0, 10).await.expect("read");
    let texts: Vec<Vec<String>> =
        games.iter().map(|game| game.moves.iter().map(|mv| mv.text.clone()).collect()).collect();
    assert_eq!(texts, of_the_command_line(&plan));
    assert_eq!(store.all_rated_games().await.expect("read").len(), 6);
    assert!(matches.request("m", &client(), MatchRequest::Pause).await.is_err(), "it is over");
    matches.delete("m", &client()).await.expect("deleted");
    assert!(store.contest("m").await.expect("read").is_none());
}

#[tokio::test]
async fn a13_a20_one_browser_has_few_matches_under_way() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path()).await.expect("opens");
    let pool = Pool::start(Roster::default(), Launcher::new(None));
    let matches = Matches::new(store.clone(), pool, Roster::default());
    let plan = plan(&["greedy", "edge-lover"], 1_000);
    for n in 0..3 {
        let row = new_row(format!("m{n}"), "reversi", &plan, &client());
        matches.begin(row, &client()).await.expect("begun");
    }
    let row = new_row("m3".to_owned(), "reversi", &plan, &client());
    assert!(matches.begin(row.clone(), &client()).await.is_err(), "one too many");
    assert!(store.contest("m3").await.expect("read").is_none(), "and nothing is stored of it");
    assert!(matches.delete("m0", &client()).await.is_err(), "it is not over");
    matches.request("m0", &client(), MatchRequest::Stop).await.expect("stopped");
    for _ in 0..100 {
        if matches.begin(row.clone(), &client()).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a match that is over leaves its place");
}
