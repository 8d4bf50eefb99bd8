//! The `plyground` program: its command line.

mod analyse;
mod archive;
mod args;
mod bench;
mod convert;
mod engine;
mod entrants;
mod formats;
mod help;
mod import;
mod jobs;
mod ladder;
mod ladder_file;
mod lang;
mod limits;
mod matches;
mod openings;
mod out;
mod positions;
mod rating;
mod review;
mod serve;
mod solve;

use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use args::Command;
use lang::lang;
use plyground_words::{Catalogue, Message, catalogue, message};

/// The program's sentences.
pub(crate) static WORDS: Catalogue = catalogue!("plyground");

/// What a command prints, or one sentence that says what is wrong and where.
type CommandResult = Result<String, Message>;

fn main() -> ExitCode {
    let command = match lang::choose(std::env::args_os()).map_err(args::Stop::Wrong).and_then(args::parse) {
        Ok(command) => command,
        Err(args::Stop::Help(text)) => return print(&text),
        Err(args::Stop::Wrong(what)) => return refuse(&what),
    };
    let answer = match command {
        Command::Serve(how) => serve::serve(&how),
        Command::Games => Ok(positions::games()),
        Command::Show(at) => positions::show(&at),
        Command::Moves(at) => positions::moves(&at),
        Command::Apply { game, position, moves } => positions::apply(&game, &position, &moves),
        Command::Perft { game, depth, position } => positions::perft(&game, depth, position.as_deref()),
        Command::Forbidden { position } => positions::forbidden(&position),
        Command::Analyse(how) => analyse::run(&how),
        Command::Solve(how) => solve::run(&how),
        Command::Match(how) => matches::run(&how),
        Command::Ladder(how) => ladder::run(&how),
        Command::Review(how) => review::run(&how),
        Command::Openings { game, moves } => openings::run(&game, &moves),
        Command::Bench => bench::run(),
        Command::Engine { protocol, threads } => engine::run(protocol.into(), threads.map(usize::from)),
        Command::Guard { memory, parent, command } => return guard(memory, parent, &command),
        Command::Convert { file, to, variant } => convert::convert(&file, &to, variant.as_deref()),
        Command::Import(how) => import::run(&how),
        Command::Export(how) => archive::export(&how),
        Command::Find(how) => archive::find_games(&how),
        Command::Backup { file, data } => archive::backup(&file, &data),
        Command::Restore { file, data } => archive::restore(&file, &data),
    };
    match answer {
        Ok(text) => print(&text),
        Err(what) => refuse(&what),
    }
}

/// Becomes an engine within limits.
fn guard(memory: u64, parent: u32, command: &[OsString]) -> ExitCode {
    let e = plyground_engines::guard(memory, parent, command);
    let program = command.first().map(|program| program.to_string_lossy()).unwrap_or_default();
    let _ = writeln!(io::stderr(), "{program}: {e}");
    ExitCode::from(plyground_engines::NOT_STARTED)
}

/// Prints to standard output. A reader that stops early (`| head`) is no failure.
fn print(text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(e) => refuse(&message!("cannot-write", error = e.to_string())),
    }
}

fn refuse(what: &Message) -> ExitCode {
    // Nothing is left to be done if even this cannot be written.
    let _ = writeln!(io::stderr(), "plyground: {}", what.in_lang(lang()));
    ExitCode::from(2)
}
