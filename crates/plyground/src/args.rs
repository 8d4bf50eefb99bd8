//! The command line as data.

use std::{ffi::OsString, net::IpAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum, error::ErrorKind};
use plyground_games::files::Form;
use plyground_protocols::Protocol;

use crate::{analyse::Analyse, ladder::Ladder, matches::Match, solve::Solve};

/// Play and learn Reversi, Gomoku, Renju, YINSH and Laser Chess.
///
/// Without a command it serves the whole product on this machine and opens the browser.
#[derive(Parser)]
#[command(name = "plyground", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

/// How to serve.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0 lets other devices on the network in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDR")]
    pub(crate) bind: Option<IpAddr>,
    /// The port to listen on; 0 takes any free one [default: 4600, or the next free one]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    /// A public name by which a proxy reaches this server, with its port if it is not the usual one; may be repeated
    #[arg(long, value_name = "NAME", value_parser = plyground_server::public_name)]
    pub(crate) host: Vec<String>,
    /// The folder for games [default: the system's place for a user's data]
    #[arg(long, value_name = "DIR", env = "PLYGROUND_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the whole product on this machine: what happens without a command
    Serve(Serve),
    /// List the games and their variants, one per line
    Games,
    /// Show a position as a board
    Show(At),
    /// List the legal moves of a position, sorted, one per line
    Moves(At),
    /// Play moves and print the resulting position
    Apply {
        /// The game: see `plyground games`
        game: String,
        /// Where to begin: a position text, or the name of a start position
        #[arg(allow_hyphen_values = true)]
        position: String,
        /// The moves, in order
        #[arg(required = true, allow_hyphen_values = true)]
        moves: Vec<String>,
    },
    /// Count the move sequences of exactly a given length
    Perft {
        /// The game: see `plyground games`
        game: String,
        /// The length of the sequences, in moves
        #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
        depth: u32,
        /// A position text, or the name of a start position [default: the start]
        #[arg(allow_hyphen_values = true)]
        position: Option<String>,
    },
    /// List the points that are forbidden to black in Renju, each with its kind
    Forbidden {
        /// A Renju position text
        #[arg(allow_hyphen_values = true)]
        position: String,
    },
    /// Look for the best move
    Analyse(Analyse),
    /// Find the exact result of a Reversi position, and how to get there
    Solve(Solve),
    /// Let two players meet many times
    Match(Match),
    /// Measure how strong the players of a game are, by games of all against all
    Ladder(Ladder),
    /// Search fixed positions: how many positions that takes, and how fast it is
    Bench,
    /// Let another program use the engines, by its protocol on standard input and output
    Engine {
        /// The protocol
        protocol: ProtocolName,
        /// How many threads think [default: one for each core]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
    },
    /// Limit this process and become an external engine
    #[command(hide = true)]
    Guard {
        /// Bytes of memory
        memory: u64,
        /// The process that wants the engine
        parent: u32,
        /// The engine's program and its arguments
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<OsString>,
    },
    /// Read a game file of any known form and write it in another form to standard output
    Convert {
        /// The file; `-` reads standard input
        file: PathBuf,
        /// The form to write
        #[arg(long)]
        to: FormName,
    },
}

/// A position of a game.
#[derive(Args)]
pub(crate) struct At {
    /// The game: see `plyground games`
    pub(crate) game: String,
    /// A position text, or the name of a start position [default: the start]
    #[arg(allow_hyphen_values = true)] // Reversi's begin with empty squares
    pub(crate) position: Option<String>,
}

/// How other programs talk to engines.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ProtocolName {
    /// Gomoku and Renju on 15x15, for Gomocup's managers
    Gomocup,
    /// Reversi, for NBoard and boards like it
    Nboard,
    /// Every game, by Plyground's own protocol
    Plain,
}

impl From<ProtocolName> for Protocol {
    fn from(name: ProtocolName) -> Protocol {
        match name {
            ProtocolName::Gomocup => Protocol::Gomocup,
            ProtocolName::Nboard => Protocol::NBoard,
            ProtocolName::Plain => Protocol::Plain,
        }
    }
}

/// A form's name on the command line.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum FormName {
    /// Plyground's own JSON
    Json,
    /// The JSON of older programs (Gomoku and YINSH)
    Legacy,
    /// The moves as players write them
    Text,
}

impl From<FormName> for Form {
    fn from(name: FormName) -> Form {
        match name {
            FormName::Json => Form::Json,
            FormName::Legacy => Form::Legacy,
            FormName::Text => Form::Text,
        }
    }
}

/// Why there is no command to run.
pub(crate) enum Stop {
    /// The user asked for this text.
    Help(String),
    /// One sentence.
    Wrong(String),
}

/// Reads the command line.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Command, Stop> {
    CommandLine::try_parse_from(shield_passes(args))
        .map(|line| line.command.unwrap_or(Command::Serve(line.serve)))
        .map_err(|e| match e.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Stop::Help(e.to_string()),
            _ => Stop::Wrong(one_sentence(&e.to_string())),
        })
}

/// `--` is how a pass is written, but also what marks the end of options, and the parser would eat it: so they are ended
/// before the moves begin.
fn shield_passes(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.collect();
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let named = args.get(1).is_some_and(|command| command == "apply");
    let ended_early = args.iter().take(4).any(|arg| arg == "--");
    if named && args.len() > 4 && !ended_early && !has("--help") && !has("-h") {
        args.insert(4, "--".into());
    }
    args
}

/// The parser's message without its usage and tips, on one line, not echoing more than a line of what was typed.
fn one_sentence(message: &str) -> String {
    let lines = message.lines().map(str::trim).take_while(|line| !line.is_empty());
    let joined = lines.collect::<Vec<_>>().join(" ");
    let sentence = joined.strip_prefix("error: ").unwrap_or(&joined);
    let mut short: String = sentence.chars().take(300).collect();
    if short.len() < sentence.len() {
        short.push('…');
    }
    format!("{short} (see plyground --help)")
}
