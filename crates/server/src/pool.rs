//! The threads that think. Engines never run on the async runtime; there are as many threads as the machine can
//! spare, jobs wait their turn in the order they came, and a table has at most one. So a table waits for at most one
//! move of each other table. The time a player is given begins when its turn in the queue has come.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use plyground_games::AnyPlay;
use plyground_players::{Given, Player, Progress};
use tokio::sync::mpsc as to_table;

/// What a job tells its table.
#[derive(Debug)]
pub(crate) enum Thought {
    /// Its turn in the queue has come.
    Began {
        /// When it has to be told to decide, lest it lose on time.
        decide: Option<Instant>,
        /// How long it will take, if that is known.
        time: Option<Duration>,
    },
    /// It has come this far.
    Progress(Progress),
    /// It has decided.
    Move(String),
    /// It failed; the table says so and stays playable.
    Failed,
}

/// The clock that a player thinks by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// When its time will be up.
    pub(crate) flag: Instant,
    /// What is added after its turn.
    pub(crate) increment: Duration,
}

impl Pace {
    /// How long one decision may take from `now` on: so little of what is left that it suffices for any game, and most of
    /// what is added.
    fn time(&self, now: Instant) -> Duration {
        let left = self.flag.saturating_duration_since(now);
        (left / 20 + self.increment * 3 / 4).min(left / 3)
    }
}

struct Job {
    play: Box<dyn AnyPlay>,
    player: Player,
    seed: u64,
    pace: Option<Pace>,
    stop: Arc<AtomicBool>,
    dropped: Arc<AtomicBool>,
    answer: to_table::Sender<Thought>,
}

/// A job under way. Dropping it ends the thinking and discards what it found.
#[derive(Debug)]
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    dropped: Arc<AtomicBool>,
    pub(crate) thoughts: to_table::Receiver<Thought>,
}

impl Thinking {
    /// Ends the thinking; the best move so far is played.
    pub(crate) fn decide_now(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.dropped.store(true, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The threads.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    jobs: mpsc::Sender<Job>,
    /// How many jobs wait or run.
    busy: Arc<AtomicUsize>,
}

impl Pool {
    /// Starts the threads: one fewer than the machine has cores, so that pages stay quick.
    pub(crate) fn start() -> Pool {
        Pool::with(thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1)))
    }

    fn with(threads: usize) -> Pool {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let busy = Arc::new(AtomicUsize::new(0));
        for i in 0..threads {
            let (queue, busy) = (Arc::clone(&queue), Arc::clone(&busy));
            let work = move || {
                while let Some(job) = take(&queue) {
                    // A table alone may use every thread; several share them.
                    let thought = run(&job, (threads / busy.load(Ordering::Relaxed).max(1)).max(1));
                    busy.fetch_sub(1, Ordering::Relaxed);
                    if let Some(thought) = thought {
                        // The table may be gone; then nobody is waiting.
                        let _ = job.answer.blocking_send(thought);
                    }
                }
            };
            thread::Builder::new()
                .name(format!("thinker-{i}"))
                .spawn(work)
                .expect("the system starts threads");
        }
        Pool { jobs, busy }
    }

    /// Queues a job.
    pub(crate) fn think(
        &self,
        play: Box<dyn AnyPlay>,
        player: Player,
        seed: u64,
        pace: Option<Pace>,
    ) -> Thinking {
        let (answer, thoughts) = to_table::channel(8);
        let (stop, dropped) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (stopped, gone) = (Arc::clone(&stop), Arc::clone(&dropped));
        self.busy.fetch_add(1, Ordering::Relaxed);
        let job = Job { play, player, seed, pace, stop: stopped, dropped: gone, answer };
        self.jobs.send(job).expect("the threads live as long as the pool");
        Thinking { stop, dropped, thoughts }
    }
}

fn take(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    queue.lock().ok()?.recv().ok()
}

/// What comes of a job; nothing if its table went away while it waited.
fn run(job: &Job, threads: usize) -> Option<Thought> {
    if job.dropped.load(Ordering::Relaxed) {
        return None;
    }
    let began = Instant::now();
    let by_clock = job.pace.map(|pace| pace.time(began));
    // Whoever plays as well as time allows takes no longer with much time left than without a clock: somebody waits.
    let own = job.player.orders().and_then(|orders| orders.time);
    let time = own.map(|own| by_clock.map_or(own, |time| time.min(own)));
    // As above: the table may be gone.
    let _ = job.answer.blocking_send(Thought::Began { decide: by_clock.map(|time| began + time), time });
    let mut progress = |mut p: Progress| {
        if let Some(time) = time {
            p.share = p.share.max(began.elapsed().div_duration_f32(time).min(1.0));
        }
        // Progress is a courtesy: if the table is slow to read it, the next one will do.
        let _ = job.answer.try_send(Thought::Progress(p));
    };
    let given = Given { seed: job.seed, time, threads };
    let think = AssertUnwindSafe(|| {
        plyground_players::choose(&*job.play, &job.player, given, &job.stop, &mut progress)
    });
    Some(match catch_unwind(think) {
        Ok(Some(mv)) => Thought::Move(mv),
        Ok(None) | Err(_) => Thought::Failed,
    })
}

#[cfg(test)]
mod tests {
    use plyground_players::{find, of};

    use super::*;

    /// A job that is done at once.
    fn job(pool: &Pool, pace: Option<Pace>) -> Thinking {
        let (game, variant) = plyground_games::find("reversi").expect("a game");
        let play = game.start(variant, None).expect("the usual start");
        pool.think(play, find("reversi", "random-moves").expect("in every game"), 1, pace)
    }

    /// A job that keeps a thread busy until it is told to decide.
    fn endless(pool: &Pool) -> Thinking {
        let (game, variant) = plyground_games::find("reversi").expect("a game");
        let mut play = game.start(variant, None).expect("the usual start");
        for mv in ["f5", "d6", "c3", "d3", "c4"] {
            play.play(mv).expect("a known opening");
        }
        pool.think(play, of("reversi").last().expect("the strongest").clone(), 1, None)
    }

    fn began(thinking: &mut Thinking) -> Option<Instant> {
        match thinking.thoughts.blocking_recv() {
            Some(Thought::Began { decide, .. }) => decide,
            other => panic!("{other:?}"),
        }
    }

    fn until_moved(thinking: &mut Thinking) {
        while !matches!(thinking.thoughts.blocking_recv().expect("an answer"), Thought::Move(_)) {}
    }

    #[test]
    fn a17_tables_take_turns_in_the_order_they_came() {
        let pool = Pool::with(1);
        let mut first = endless(&pool);
        began(&mut first);
        let (mut second, mut third) = (job(&pool, None), job(&pool, None));
        assert!(second.thoughts.try_recv().is_err() && third.thoughts.try_recv().is_err(), "both wait");
        first.decide_now();
        until_moved(&mut first);
        until_moved(&mut third);
        assert!(
            matches!(second.thoughts.try_recv(), Ok(Thought::Began { .. })),
            "the third did not overtake"
        );
        until_moved(&mut second);
        assert_eq!(pool.busy.load(Ordering::Relaxed), 0, "everybody is counted out again");
    }

    #[test]
    fn a17_a_table_that_went_away_keeps_nobody_waiting() {
        let pool = Pool::with(1);
        let mut first = endless(&pool);
        began(&mut first);
        let gone = endless(&pool);
        let mut last = job(&pool, None);
        drop(gone);
        drop(first);
        until_moved(&mut last);
    }

    #[test]
    fn a3_a17_the_time_given_begins_when_the_turn_has_come() {
        let pool = Pool::with(1);
        let mut first = endless(&pool);
        began(&mut first);
        let flag = Instant::now() + Duration::from_secs(60);
        let mut second = job(&pool, Some(Pace { flag, increment: Duration::ZERO }));
        thread::sleep(Duration::from_millis(50));
        let free = Instant::now();
        first.decide_now();
        until_moved(&mut first);
        let decide = began(&mut second).expect("there is a clock");
        assert!(decide > free + Duration::from_secs(2), "waiting does not count");
        assert!(decide < Instant::now() + Duration::from_secs(3), "a twentieth of a minute");
    }

    #[test]
    fn a3_a_decision_takes_a_small_part_of_the_clock() {
        let now = Instant::now();
        let time = |left: u64, increment: u64| {
            let pace =
                Pace { flag: now + Duration::from_secs(left), increment: Duration::from_secs(increment) };
            pace.time(now).as_millis()
        };
        assert_eq!(time(300, 0), 15_000);
        assert_eq!(time(300, 4), 18_000, "what is added may be used");
        assert_eq!(time(3, 60), 1_000, "but not before it is there");
        assert_eq!(time(0, 0), 0);
    }
}
