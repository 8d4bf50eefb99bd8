//! Failures on demand, for tests. Without the feature `faults` this is nothing.

use crate::Result;

/// When a step fails: before or after it takes effect.
#[cfg(feature = "faults")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It has no effect.
    Before,
    /// It has no effect, and the transaction under way is rolled back: what SQLite does when a disk is full.
    RolledBack,
    /// It has its effect all the same.
    After,
}

/// Makes steps of the writing connection fail. A step is a statement (BEGIN, COMMIT and checkpoints included) or opening the
/// connection. Clones share one state.
#[cfg(feature = "faults")]
#[derive(Clone, Debug, Default)]
pub struct Faults {
    plan: std::sync::Arc<std::sync::Mutex<Plan>>,
}

#[cfg(feature = "faults")]
#[derive(Debug, Default)]
struct Plan {
    /// Steps taken so far.
    steps: usize,
    /// Steps that failed.
    failed: usize,
    /// The number of the step to fail.
    at: Option<(usize, When)>,
    /// All steps fail.
    always: Option<When>,
}

#[cfg(feature = "faults")]
impl Plan {
    /// How the step under way fails.
    fn now(&self) -> Option<When> {
        self.always.or(self.at.and_then(|(step, when)| (step + 1 == self.steps).then_some(when)))
    }

    fn fail(&mut self) -> Result<()> {
        self.failed += 1;
        Err(sqlx::Error::Io(std::io::Error::other("a failure on demand")).into())
    }
}

#[cfg(feature = "faults")]
impl Faults {
    /// No failures yet.
    pub fn new() -> Faults {
        Faults::default()
    }

    fn plan(&self) -> std::sync::MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Makes one step fail: 0 is the next one.
    pub fn fail_step(&self, n: usize, when: When) {
        let mut plan = self.plan();
        plan.at = Some((plan.steps + n, when));
    }

    /// Makes all steps fail until [`Faults::heal`].
    pub fn fail_always(&self, when: When) {
        self.plan().always = Some(when);
    }

    /// No more failures.
    pub fn heal(&self) {
        let mut plan = self.plan();
        (plan.at, plan.always) = (None, None);
    }

    /// How many steps were taken so far.
    pub fn steps(&self) -> usize {
        self.plan().steps
    }

    /// How many steps failed so far.
    pub fn failed(&self) -> usize {
        self.plan().failed
    }

    pub(crate) fn none() -> Faults {
        Faults::default()
    }

    pub(crate) fn before(&self) -> Result<()> {
        let mut plan = self.plan();
        plan.steps += 1;
        match plan.now() {
            Some(When::Before | When::RolledBack) => plan.fail(),
            _ => Ok(()),
        }
    }

    pub(crate) fn after(&self) -> Result<()> {
        let mut plan = self.plan();
        match plan.now() {
            Some(When::After) => plan.fail(),
            _ => Ok(()),
        }
    }

    pub(crate) fn rolls_back(&self) -> bool {
        self.plan().now() == Some(When::RolledBack)
    }
}

/// Nothing fails on demand.
#[cfg(not(feature = "faults"))]
#[derive(Clone, Debug)]
pub(crate) struct Faults;

#[cfg(not(feature = "faults"))]
impl Faults {
    pub(crate) fn none() -> Faults {
        Faults
    }

    pub(crate) fn before(&self) -> Result<()> {
        Ok(())
    }

    pub(crate) fn after(&self) -> Result<()> {
        Ok(())
    }

    pub(crate) fn rolls_back(&self) -> bool {
        false
    }
}
