//! The command line as data.

use std::{ffi::OsString, net::IpAddr, path::PathBuf, str::FromStr};

use clap::{
    Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum,
    builder::PossibleValue,
    error::{ContextKind, ErrorKind},
};
use plyground_games::{GAMES, files::Form};
use plyground_protocols::Protocol;
use plyground_words::{Lang, Message, key, message};

use crate::{
    analyse::Analyse,
    archive::{DataArg, Export, Find},
    help,
    import::Import,
    ladder::Ladder,
    lang::lang,
    matches::Match,
    review::ReviewArgs,
    solve::Solve,
};

/// Play and learn board games.
///
/// Without a command it serves the whole product on this machine and opens the browser.
#[derive(Parser)]
#[command(name = "plyground", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
pub(crate) struct CommandLine {
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
    #[arg(long, value_name = "NAME", value_parser = public_name)]
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
    Show(PositionArg),
    /// List the legal moves of a position, sorted, one per line
    Moves(PositionArg),
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
    /// Find the exact result of a position and the line to it, in games with a solver
    Solve(Solve),
    /// Let two players meet many times
    Match(Match),
    /// Measure how strong the players of a game are, by games of all against all
    Ladder(Ladder),
    /// Review a game: every move with its verdict, what was better, and why
    Review(ReviewArgs),
    /// Name the opening that some moves lead to, and the continuations that have names
    Openings {
        /// The game: see `plyground games`
        game: String,
        /// The moves, in order
        #[arg(allow_hyphen_values = true)]
        moves: Vec<String>,
    },
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
        /// The form to write: json, text, legacy, or another program's
        #[arg(long, value_name = "F")]
        to: FormName,
        /// The variant of a game whose file does not say
        #[arg(long, value_name = "V")]
        variant: Option<String>,
    },
    /// Read files of games of any known form into a collection
    Import(Import),
    /// Write stored games to a file
    Export(Export),
    /// List stored games, one per line
    Find(Find),
    /// Write everything to one file, while games go on
    Backup {
        /// The file; there must be none of that name
        file: PathBuf,
        #[command(flatten)]
        data: DataArg,
    },
    /// Replace everything by a backup; the old games are kept aside
    Restore {
        /// The backup
        file: PathBuf,
        #[command(flatten)]
        data: DataArg,
    },
}

/// A position of a game.
#[derive(Args)]
pub(crate) struct PositionArg {
    /// The game: see `plyground games`
    pub(crate) game: String,
    /// A position text, or the name of a start position [default: the start]
    #[arg(allow_hyphen_values = true)] // Reversi's begin with empty squares
    pub(crate) position: Option<String>,
}

/// How other programs talk to engines.
#[derive(Clone, Copy)]
pub(crate) enum ProtocolName {
    /// Gomoku and Renju on 15x15, for Gomocup's managers
    Gomocup,
    /// Reversi, for NBoard and boards like it
    Nboard,
    /// Every game, by Plyground's own protocol
    Plain,
}

impl ValueEnum for ProtocolName {
    fn value_variants<'a>() -> &'a [Self] {
        &[ProtocolName::Gomocup, ProtocolName::Nboard, ProtocolName::Plain]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            ProtocolName::Gomocup => ("gomocup", key!("protocol-gomocup")),
            ProtocolName::Nboard => ("nboard", key!("protocol-nboard")),
            ProtocolName::Plain => ("plain", key!("protocol-plain")),
        };
        Some(PossibleValue::new(name).help(help.in_lang(lang())))
    }
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

/// A form's name on the command line: one that some game has.
#[derive(Clone, Debug)]
pub(crate) struct FormName(pub(crate) String);

impl FromStr for FormName {
    type Err = Refused;

    fn from_str(text: &str) -> Result<FormName, Refused> {
        let mut known: Vec<&str> = Vec::new();
        for id in GAMES.iter().flat_map(|game| Form::all(*game)).map(Form::id) {
            if !known.contains(&id) {
                known.push(id);
            }
        }
        match known.contains(&text) {
            true => Ok(FormName(text.to_owned())),
            false => Err(Refused(message!("form-unknown", all = known.join(", ")))),
        }
    }
}

/// Why there is no command to run.
pub(crate) enum Stop {
    /// The user asked for this text.
    Help(String),
    /// One sentence.
    Wrong(Message),
}

/// A value that one of our own parsers refuses.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Message);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Refused {}

/// Reads a public name of the server.
fn public_name(text: &str) -> Result<String, Refused> {
    plyground_server::public_name(text).map_err(Refused)
}

/// Reads the command line.
pub(crate) fn parse(args: Vec<OsString>) -> Result<Command, Stop> {
    let parser = help::translated(CommandLine::command());
    let matches = parser.try_get_matches_from(shield_passes(args));
    matches
        .and_then(|matches| CommandLine::from_arg_matches(&matches))
        .map(|line| line.command.unwrap_or(Command::Serve(line.serve)))
        .map_err(|e| match e.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Stop::Help(e.to_string()),
            _ => Stop::Wrong(message!("see-help", what = refusal(&e))),
        })
}

/// `--` is how a pass is written, but also what marks the end of options, and the parser would eat it: so they are ended
/// before the moves begin.
fn shield_passes(mut args: Vec<OsString>) -> Vec<OsString> {
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let named = args.get(1).is_some_and(|command| command == "apply");
    let ended_early = args.iter().take(4).any(|arg| arg == "--");
    if named && args.len() > 4 && !ended_early && !has("--help") && !has("-h") {
        args.insert(4, "--".into());
    }
    args
}

/// What is wrong, in one sentence. The parser speaks English only, so other languages say it themselves, from the kind
/// of the error and what it is about.
fn refusal(e: &clap::Error) -> Message {
    if lang() == Lang::En {
        return message!("parser-says", text = one_line(&e.to_string()));
    }
    let about = |kind| e.get(kind).map(|value| shortened(&value.to_string().replace(['\n', '\r'], " ")));
    let (arg, value) = (about(ContextKind::InvalidArg), about(ContextKind::InvalidValue));
    let arg = arg.unwrap_or_default();
    match (e.kind(), value) {
        (ErrorKind::UnknownArgument | ErrorKind::TooManyValues, _) => message!("unknown-argument", arg = arg),
        (ErrorKind::InvalidSubcommand, _) => {
            let name = about(ContextKind::InvalidSubcommand).unwrap_or_default();
            message!("unknown-command", name = name)
        }
        (ErrorKind::MissingRequiredArgument, _) => message!("missing-argument", arg = arg),
        (ErrorKind::ArgumentConflict, _) => {
            message!(
                "conflicting-arguments",
                arg = arg,
                other = about(ContextKind::PriorArg).unwrap_or_default()
            )
        }
        (ErrorKind::InvalidValue, Some(value)) if !value.is_empty() => {
            let valid = about(ContextKind::ValidValue).unwrap_or_default();
            message!("not-a-value", value = value, arg = arg, valid = valid)
        }
        (ErrorKind::InvalidValue, _) => message!("missing-value", arg = arg),
        (_, Some(value)) => {
            let why = std::error::Error::source(e).and_then(|why| why.downcast_ref::<Refused>());
            match why {
                Some(Refused(why)) => message!("refused-value", value = value, arg = arg, why = why),
                None => message!("wrong-value", value = value, arg = arg),
            }
        }
        (_, None) => message!("wrong-command-line", arg = arg),
    }
}

/// The parser's message without its usage and tips, on one line.
fn one_line(message: &str) -> String {
    let lines = message.lines().map(str::trim).take_while(|line| !line.is_empty());
    let joined = lines.collect::<Vec<_>>().join(" ");
    shortened(joined.strip_prefix("error: ").unwrap_or(&joined))
}

/// Not more than a line of what was typed.
fn shortened(sentence: &str) -> String {
    let mut short: String = sentence.chars().take(300).collect();
    if short.len() < sentence.len() {
        short.push('…');
    }
    short
}
