//! What a host says, read from a line.

use std::time::Duration;

use plyground_games::{UnknownGame, brief};
use plyground_players::named::NoPlayer;
use plyground_search::thread_time;
use plyground_words::{Key, Message, key, message};

use super::VERSION;

/// The options of our engine.
pub(super) const OPTIONS: [&str; 4] = ["player", "threads", "seed", "memory"];
/// The limit that not every system knows.
pub(super) const CPU: &str = "cpu";
/// The longest search that may be asked for.
const DAY_MS: u64 = 86_400_000;
/// The deepest.
const DEEPEST: u64 = 60;

/// A line of the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    Plain(u32),
    Game(&'a str),
    Option { name: &'a str, value: &'a str },
    Position { start: String, moves: Vec<&'a str> },
    Legal,
    Go(GoLimits),
    Stop,
    Quit,
}

/// Limits of one search; none of them: the engine's own.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct GoLimits {
    pub(super) time: Option<Duration>,
    pub(super) cpu: Option<Duration>,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
}

impl GoLimits {
    pub(super) fn is_none(self) -> bool {
        self == GoLimits::default()
    }
}

/// Why a line is refused: what stands after `error`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlainError {
    UnknownCommand(String),
    Version(u32),
    Missing { command: &'static str, what: Key },
    NoGame,
    Game(UnknownGame),
    Player(NoPlayer),
    UnknownOption(String),
    UnknownLimit(String),
    NoThreadTime,
    Number { name: String, least: u64, most: u64 },
    Twice(String),
    Position(Message),
    Move { number: usize, what: Message },
    Over(Message),
}

impl PlainError {
    pub(super) fn unknown_option(name: &str) -> Self {
        PlainError::UnknownOption(brief(name))
    }

    pub(super) fn message(&self) -> Message {
        match self {
            PlainError::UnknownCommand(word) => message!("unknown-command", word = word),
            PlainError::Version(version) => message!("unknown-version", version = *version, ours = VERSION),
            PlainError::Missing { command, what } => message!("missing", command = *command, what = *what),
            PlainError::NoGame => key!("no-game").into(),
            PlainError::Game(e) => e.message(),
            PlainError::Player(e) => e.message(),
            PlainError::UnknownOption(name) => {
                message!("unknown-option", name = name, all = OPTIONS.join(", "))
            }
            PlainError::UnknownLimit(word) => message!("unknown-limit", word = word),
            PlainError::NoThreadTime => key!("no-thread-time").into(),
            // As texts: the largest are beyond the numbers of a sentence.
            PlainError::Number { name, least, most } => {
                message!("needs-number", name = name, least = least.to_string(), most = most.to_string())
            }
            PlainError::Twice(name) => message!("given-twice", name = name),
            PlainError::Position(what) => message!("bad-position", what = what),
            PlainError::Move { number, what } => message!("bad-move-number", number = *number, what = what),
            PlainError::Over(ending) => message!("over", ending = ending),
        }
    }
}

/// In English, for logs and tests.
impl std::fmt::Display for PlainError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}

impl From<UnknownGame> for PlainError {
    fn from(e: UnknownGame) -> Self {
        PlainError::Game(e)
    }
}

impl From<NoPlayer> for PlainError {
    fn from(e: NoPlayer) -> Self {
        PlainError::Player(e)
    }
}

impl<'a> Command<'a> {
    /// Reads a line.
    pub(super) fn read(line: &'a str) -> Result<Command<'a>, PlainError> {
        let mut words = line.split_whitespace();
        let word = words.next().unwrap_or_default();
        let rest = line.trim_start()[word.len()..].trim();
        let missing = |command, what| PlainError::Missing { command, what };
        match word {
            "plain" => {
                let version = rest.parse().map_err(|_| missing("plain", key!("missing-version")))?;
                Ok(Command::Plain(version))
            }
            "game" if rest.is_empty() => Err(missing("game", key!("missing-variant"))),
            "game" => Ok(Command::Game(rest)),
            "option" => {
                let name = words.next().ok_or_else(|| missing("option", key!("missing-option")))?;
                Ok(Command::Option { name, value: rest[name.len()..].trim() })
            }
            "position" => {
                let start: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
                if start.is_empty() {
                    return Err(missing("position", key!("missing-position")));
                }
                Ok(Command::Position { start: start.join(" "), moves: words.collect() })
            }
            "legal" => Ok(Command::Legal),
            "go" => limits(words).map(Command::Go),
            "stop" => Ok(Command::Stop),
            "quit" => Ok(Command::Quit),
            _ => Err(PlainError::UnknownCommand(brief(word))),
        }
    }
}

fn limits<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<GoLimits, PlainError> {
    let mut limits = GoLimits::default();
    while let Some(name) = words.next() {
        let (most, given) = match name {
            "time" => (DAY_MS, limits.time.is_some()),
            CPU if thread_time().is_none() => return Err(PlainError::NoThreadTime),
            CPU => (DAY_MS, limits.cpu.is_some()),
            "depth" => (DEEPEST, limits.depth.is_some()),
            "nodes" => (u64::MAX, limits.nodes.is_some()),
            _ => return Err(PlainError::UnknownLimit(brief(name))),
        };
        if given {
            return Err(PlainError::Twice(name.to_owned()));
        }
        let number = words.next().and_then(|text| text.parse::<u64>().ok());
        let number = number.filter(|number| (1..=most).contains(number));
        let number = number.ok_or_else(|| PlainError::Number { name: name.to_owned(), least: 1, most })?;
        match name {
            "time" => limits.time = Some(Duration::from_millis(number)),
            CPU => limits.cpu = Some(Duration::from_millis(number)),
            "depth" => limits.depth = Some(number as u32),
            _ => limits.nodes = Some(number),
        }
    }
    Ok(limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a21_lines_are_read() {
        assert_eq!(Command::read("plain 1"), Ok(Command::Plain(1)));
        assert_eq!(Command::read("  game   renju "), Ok(Command::Game("renju")));
        assert_eq!(
            Command::read("option player Depth 6, perfect from 12"),
            Ok(Command::Option { name: "player", value: "Depth 6, perfect from 12" })
        );
        assert_eq!(Command::read("option player"), Ok(Command::Option { name: "player", value: "" }));
        assert_eq!(
            Command::read("position W3/7 b 0-0 moves e5  e6-e7 --"),
            Ok(Command::Position { start: "W3/7 b 0-0".to_owned(), moves: vec!["e5", "e6-e7", "--"] })
        );
        let time = Some(Duration::from_millis(50));
        let limits = GoLimits { time, depth: Some(4), ..GoLimits::default() };
        assert_eq!(Command::read("go depth 4 time 50"), Ok(Command::Go(limits)));
        assert_eq!(Command::read("go"), Ok(Command::Go(GoLimits::default())));
    }

    #[test]
    fn a21_what_cannot_be_read_is_one_sentence() {
        let sentence = |line| Command::read(line).expect_err(line).to_string();
        assert_eq!(sentence("hello"), "unknown command \"hello\"");
        assert_eq!(sentence("GO"), "unknown command \"GO\"");
        assert_eq!(sentence("plain x"), "plain needs a version, such as plain 1");
        assert_eq!(
            sentence("position moves e5"),
            "position needs \"start\", a start position's name or a position text"
        );
        assert_eq!(sentence("go time 0"), "time needs a number from 1 to 86400000");
        assert_eq!(sentence("go depth 61"), "depth needs a number from 1 to 60");
        assert_eq!(sentence("go nodes"), "nodes needs a number from 1 to 18446744073709551615");
        assert_eq!(sentence("go nodes 5 nodes 6"), "nodes is given twice");
        assert_eq!(sentence("go fast"), "unknown limit \"fast\"; the limits are time, cpu, depth and nodes");
        assert_eq!(sentence("option"), "option needs a name and a value");
    }
}
