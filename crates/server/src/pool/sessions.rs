//! External engines that wait for their next move: a bounded number of processes, for a bounded time.

use std::time::{Duration, Instant};

use plyground_engines::Session;

use super::searchers::Owner;

/// The most engines that wait.
const MOST: usize = 8;
/// An engine that was not asked for so long is ended; the next move starts it again.
const KEPT: Duration = Duration::from_secs(5 * 60);

/// Engines that wait, the least recently used first. What is given back is to be dropped, which kills it, outside of any lock.
#[derive(Default)]
pub(super) struct Sessions(Vec<(Owner, Session, Instant)>);

impl Sessions {
    pub(super) fn take(&mut self, owner: &Owner) -> Option<Session> {
        let at = self.0.iter().position(|(kept, ..)| kept == owner)?;
        Some(self.0.remove(at).1)
    }

    #[must_use]
    pub(super) fn put(&mut self, owner: Owner, session: Session, now: Instant) -> Vec<Session> {
        self.0.push((owner, session, now));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus).map(|(_, session, _)| session).collect()
    }

    #[must_use]
    pub(super) fn forget(&mut self, table: &str) -> Vec<Session> {
        self.0.extract_if(.., |(owner, ..)| owner.table == table).map(|(_, session, _)| session).collect()
    }

    #[must_use]
    pub(super) fn forget_old(&mut self, now: Instant) -> Vec<Session> {
        let is_old = |used: Instant| now.saturating_duration_since(used) >= KEPT;
        self.0.extract_if(.., |(.., used)| is_old(*used)).map(|(_, session, _)| session).collect()
    }

    /// When the next one will be old.
    pub(super) fn next_old(&self) -> Option<Instant> {
        self.0.iter().map(|(.., used)| *used + KEPT).min()
    }
}
