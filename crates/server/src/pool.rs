//! The threads that think. Engines never run on the async runtime; there are as many threads as the machine can
//! spare, jobs wait their turn in the order they came, and a table has at most one.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
};

use plyground_games::AnyPlay;
use plyground_players::{Given, Player, Progress};
use tokio::sync::mpsc as to_table;

/// What a job tells its table.
#[derive(Debug)]
pub(crate) enum Thought {
    /// It has come this far.
    Progress(Progress),
    /// It has decided.
    Move(String),
    /// It failed; the table says so and stays playable.
    Failed,
}

struct Job {
    play: Box<dyn AnyPlay>,
    player: Player,
    seed: u64,
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
}

impl Pool {
    /// Starts the threads: one fewer than the machine has cores, so that pages stay quick.
    pub(crate) fn start() -> Pool {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let threads = thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1));
        for i in 0..threads {
            let queue = Arc::clone(&queue);
            let work = move || {
                while let Some(job) = take(&queue) {
                    run(&job);
                }
            };
            thread::Builder::new()
                .name(format!("thinker-{i}"))
                .spawn(work)
                .expect("the system starts threads");
        }
        Pool { jobs }
    }

    /// Queues a job.
    pub(crate) fn think(&self, play: Box<dyn AnyPlay>, player: Player, seed: u64) -> Thinking {
        let (answer, thoughts) = to_table::channel(8);
        let (stop, dropped) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let job = Job { play, player, seed, stop: Arc::clone(&stop), dropped: Arc::clone(&dropped), answer };
        self.jobs.send(job).expect("the threads live as long as the pool");
        Thinking { stop, dropped, thoughts }
    }
}

fn take(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    queue.lock().ok()?.recv().ok()
}

fn run(job: &Job) {
    // A table that went away while the job waited needs no answer.
    if job.dropped.load(Ordering::Relaxed) {
        return;
    }
    let mut progress = |p| {
        // Progress is a courtesy: if the table is slow to read it, the next one will do.
        let _ = job.answer.try_send(Thought::Progress(p));
    };
    let think = AssertUnwindSafe(|| {
        plyground_players::choose(&*job.play, &job.player, Given::seed(job.seed), &job.stop, &mut progress)
    });
    let thought = match catch_unwind(think) {
        Ok(Some(mv)) => Thought::Move(mv),
        Ok(None) | Err(_) => Thought::Failed,
    };
    // The table may be gone; then nobody is waiting.
    let _ = job.answer.blocking_send(thought);
}
