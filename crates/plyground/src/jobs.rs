//! Independent pieces of work, several at a time.

use std::{
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use clap::builder::TypedValueParser as _;

/// As many as there are processors, unless told otherwise.
pub(crate) fn number(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// Reads such a number.
pub(crate) fn parser() -> impl clap::builder::TypedValueParser<Value = usize> {
    clap::builder::RangedU64ValueParser::<u64>::new().range(1..=1024).map(|number| number as usize)
}

/// Does all of the work with so many threads. `done` hears of each result, on this thread, in the order in which they come,
/// with its place in the list; when it answers false, `stop` is raised and nothing more is begun.
pub(crate) fn run<T: Sync, R: Send>(
    jobs: usize,
    work: &[T],
    stop: &AtomicBool,
    each: impl Fn(&T) -> Option<R> + Sync,
    mut done: impl FnMut(usize, R) -> bool,
) {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, work.len().max(1)) {
            let (send, next, each) = (send.clone(), &next, &each);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(result) = work.get(at).and_then(each) else { return };
                    // Nobody listens any more once the work was stopped.
                    if send.send((at, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for (at, result) in receive {
            if !done(at, result) {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_whatever_the_number_of_threads() {
        let work: Vec<usize> = (0..100).collect();
        for jobs in [1, 2, 7, 1000] {
            let mut results = vec![0; 100];
            run(
                jobs,
                &work,
                &AtomicBool::new(false),
                |&n| Some(n * n),
                |at, square| {
                    results[at] += square;
                    true
                },
            );
            assert!(results.iter().enumerate().all(|(n, &square)| square == n * n), "{jobs} jobs");
        }
        run(2, &[0; 0], &AtomicBool::new(false), |_| Some(0), |_, _| panic!("there is nothing to do"));
    }

    #[test]
    fn it_stops_when_told_to() {
        let (work, stop) = ([0; 10_000], AtomicBool::new(false));
        let mut heard = 0;
        run(
            2,
            &work,
            &stop,
            |_| Some(()),
            |_, ()| {
                heard += 1;
                heard < 5
            },
        );
        assert!(heard == 5 && stop.load(Ordering::Relaxed));
    }
}
