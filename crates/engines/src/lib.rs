//! External engines: programs of other people that play our games like any player.
//!
//! A small file in the data folder names a program and the protocol it speaks ([`Roster`], [`Engine`]). It runs as a process of its own
//! ([`Session`]), bounded in time, memory and output, and is killed when it misbehaves. Then it loses, and the [`Failure`] says
//! why; what is our own failure decides no game. Nothing here knows a game by name.
//!
//! `docs/engines.md` says what people need to know.

mod contender;
mod file;
mod guard;
mod launcher;
mod process;
mod roster;
mod session;

use plyground_words::{Catalogue, catalogue};

pub use contender::External;
pub use file::{Engine, EngineFileError};
pub use guard::{NOT_STARTED, run as guard};
pub use launcher::Launcher;
pub use roster::{AnyPlayer, EngineProblem, Roster};
pub use session::{Answer, Control, Failure, Session};

/// The sentences about external engines.
pub static WORDS: Catalogue = catalogue!("engines");
