//! Work shared between threads, with results that do not depend on which thread does what.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// How many threads share work. Sums are added in as many parts, so another number would change their last bits.
pub const THREADS: usize = 2;

/// The results of `work` for all numbers below `count`, in order.
pub fn map<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..THREADS.min(count) {
            scope.spawn(|| {
                let mut own = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    own.push((number, work(number)));
                }
                results.lock().expect("no thread failed").append(&mut own);
            });
        }
    });
    let mut results = results.into_inner().expect("no thread failed");
    results.sort_unstable_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
