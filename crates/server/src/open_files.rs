//! How many files, and so connections, this process may have open.

/// More than this serve nobody: memory would be short first.
const ENOUGH: u64 = 65_536;
/// What is usual where the system does not say.
const USUAL: u64 = 1_024;

/// Raises the soft limit as far as the system lets any process, and says where it is now.
pub(crate) fn raise_limit() -> usize {
    usize::try_from(raised()).unwrap_or(usize::MAX)
}

#[cfg(unix)]
fn raised() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = maximum.unwrap_or(ENOUGH).min(ENOUGH);
    let soft = current.unwrap_or(ENOUGH);
    if soft >= wanted {
        return soft;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }) {
        Ok(()) => wanted,
        // macOS has a second limit that it does not tell; the soft one still holds.
        Err(_) => soft.max(USUAL.min(wanted)),
    }
}

#[cfg(not(unix))]
fn raised() -> u64 {
    ENOUGH.max(USUAL)
}
