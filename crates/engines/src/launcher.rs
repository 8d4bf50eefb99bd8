//! The thread that starts engines. On Linux a process can ask to be killed when its parent ends, and the parent is the *thread* that
//! started it; this one lives as long as there is a handle to start engines with.

use std::{
    io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, mpsc},
    thread,
};

type Order = (Command, mpsc::Sender<io::Result<Child>>);

/// Starts engines. Clones share one thread, which ends with the last of them.
#[derive(Clone, Debug)]
pub struct Launcher {
    orders: mpsc::Sender<Order>,
    /// Our own program, which limits itself and becomes the engine; `None`: engines start directly, without a limit of memory.
    guard: Option<Arc<Path>>,
}

impl Launcher {
    /// A launcher that uses the program `guard` as `guard guard MEMORY PARENT PROGRAM ARGUMENT...` (see [`crate::guard`]), if there is one.
    pub fn new(guard: Option<PathBuf>) -> Launcher {
        let (orders, queue) = mpsc::channel::<Order>();
        let spawned = thread::Builder::new().name("engine-launcher".to_owned()).spawn(move || {
            for (mut command, answer) in queue {
                // Nobody may be waiting any more; then the child is dropped with its pipes, and ends.
                let _ = answer.send(command.spawn());
            }
        });
        // Without the thread every start fails, and says so.
        drop(spawned);
        Launcher { orders, guard: guard.filter(|_| cfg!(unix)).map(Arc::from) }
    }

    /// Starts a program in a folder, with pipes, in a process group of its own.
    pub(crate) fn start(&self, command: &[String], folder: &Path, memory: u64) -> io::Result<Child> {
        let mut ready = match &self.guard {
            Some(guard) => {
                let mut ready = Command::new(&**guard);
                ready.arg("guard").arg(memory.to_string()).arg(std::process::id().to_string()).args(command);
                ready
            }
            None => {
                let mut ready = Command::new(&command[0]);
                ready.args(&command[1..]);
                ready
            }
        };
        ready.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut ready, 0);
        let (answer, started) = mpsc::channel();
        // Without the thread.
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        self.orders.send((ready, answer)).map_err(|_| gone())?;
        started.recv().map_err(|_| gone())?
    }
}
