//! What is between us and an engine while it starts: our own program, started once more, limits itself and then becomes the engine
//! (`exec`). Limits that a process sets for itself need no unsafe code and have no moment in which they do not hold.

use std::{ffi::OsString, io, process::Command};

/// The exit code of an engine that could not be started, as shells have it.
pub const NOT_STARTED: u8 = 127;

/// Limits this process and becomes the engine. Returns only if that is not possible.
///
/// `memory` is in bytes of address space. `parent` is the process that started this one: on Linux the engine is killed when it ends, however it ends.
pub fn run(memory: u64, parent: u32, command: &[OsString]) -> io::Error {
    let Some((program, args)) = command.split_first() else {
        return io::ErrorKind::InvalidInput.into();
    };
    let mut command = Command::new(program);
    command.args(args);
    become_engine(memory, parent, &mut command)
}

#[cfg(unix)]
fn become_engine(memory: u64, parent: u32, command: &mut Command) -> io::Error {
    use std::os::unix::process::CommandExt as _;

    use rustix::process::{Resource, Rlimit, getppid, getrlimit, setrlimit};

    #[cfg(target_os = "linux")]
    if let Err(e) = rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL)) {
        return e.into();
    }
    // It may have ended before the line above.
    if getppid().is_none_or(|now| now.as_raw_nonzero().get().unsigned_abs() != parent) {
        // Nobody is left to read why.
        return io::ErrorKind::BrokenPipe.into();
    }
    let most = getrlimit(Resource::As).maximum.map_or(memory, |most| most.min(memory));
    // Some systems know no such limit; then time and output are what is bounded.
    let _ = setrlimit(Resource::As, Rlimit { current: Some(most), maximum: Some(most) });
    // A crash leaves no file behind.
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    command.exec()
}

#[cfg(not(unix))]
fn become_engine(_memory: u64, _parent: u32, _command: &mut Command) -> io::Error {
    // On such a system engines are started directly.
    io::ErrorKind::Unsupported.into()
}
