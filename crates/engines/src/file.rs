//! The file that makes a program a player.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use plyground_games::{brief, variants};
use plyground_players::player::given_name;
use plyground_protocols::Protocol;
use plyground_words::{Message, key, message};
use serde::Deserialize;

/// The longest file that is read.
const LONGEST_FILE: u64 = 64 * 1024;
/// What the ids of external engines begin with.
pub(crate) const PREFIX: &str = "external-";
const LONGEST_NAME: usize = 40;
const LONGEST_ABOUT: usize = 200;
const MEMORY_MB: u64 = 1024;
const TIME_MS: u64 = 2_000;

/// A program that plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Engine {
    /// Stable: `external-` and the name of its file.
    pub id: String,
    /// For people.
    pub name: String,
    /// One sentence for people, as its file has it.
    pub about: Option<String>,
    /// The program and its arguments. A program with a slash is looked for in `folder`, another one where the system looks.
    pub command: Vec<String>,
    /// Where it runs.
    pub folder: PathBuf,
    /// How it is spoken to.
    pub protocol: Protocol,
    /// The variants that it plays, by their ids.
    pub variants: Vec<&'static str>,
    /// How long it may think about a move.
    pub time: Duration,
    /// How far it is told to look.
    pub depth: Option<u32>,
    /// How many positions it is told to look at.
    pub nodes: Option<u64>,
    /// Whether it is told the time of a move.
    pub timed: bool,
    /// Bytes of address space, where the system limits that.
    pub memory: u64,
    /// The player that a plain engine is to be.
    pub player: Option<String>,
    /// The threads that a plain engine is to use.
    pub threads: u32,
}

/// What is written in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    command: Vec<String>,
    protocol: String,
    games: Option<Vec<String>>,
    about: Option<String>,
    player: Option<String>,
    time_ms: Option<u64>,
    memory_mb: Option<u64>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

/// Why a file makes no player.
#[derive(Debug)]
pub enum EngineFileError {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is no TOML, or a field is missing, unknown or of the wrong kind.
    Form(String),
    /// It is longer than any such file.
    TooLong,
    /// A field has a value that it cannot have: what it has to be.
    Field(Message),
}

impl EngineFileError {
    /// What is wrong: the rest of a sentence that names the file.
    pub fn message(&self) -> Message {
        match self {
            EngineFileError::Unreadable(e) => message!("file-unreadable", error = e.to_string()),
            EngineFileError::Form(what) => message!("file-form", what = what),
            EngineFileError::TooLong => message!("file-too-long", most = LONGEST_FILE),
            EngineFileError::Field(needs) => needs.clone(),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for EngineFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Engine {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Engine, EngineFileError> {
        let length = fs::metadata(path).map_err(EngineFileError::Unreadable)?.len();
        if length > LONGEST_FILE {
            return Err(EngineFileError::TooLong);
        }
        let text = fs::read_to_string(path).map_err(EngineFileError::Unreadable)?;
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
        Engine::parse(&stem, folder, &text)
    }

    fn parse(stem: &str, folder: PathBuf, text: &str) -> Result<Engine, EngineFileError> {
        let simple = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if stem.is_empty() || stem.len() > LONGEST_NAME || !stem.chars().all(simple) {
            return Err(EngineFileError::Field(message!("file-name", most = LONGEST_NAME)));
        }
        let written: Written =
            basic_toml::from_str(text).map_err(|e| EngineFileError::Form(one_line(&e.to_string())))?;
        let visible = |field: &'static str, text: &str, most: usize| {
            shown(text, most)
                .ok_or_else(|| EngineFileError::Field(message!("field-visible", field = field, most = most)))
        };
        let name = visible("name", &written.name, LONGEST_NAME)?;
        let about = written.about.map(|about| visible("about", &about, LONGEST_ABOUT)).transpose()?;
        if written.command.first().is_none_or(String::is_empty) {
            return Err(EngineFileError::Field(message!("field-command", field = "command")));
        }
        let protocol = Protocol::named(&written.protocol).ok_or_else(|| {
            let names = Protocol::ALL.map(Protocol::name).join(", ");
            EngineFileError::Field(message!("field-one-of", field = "protocol", all = names))
        })?;
        let within =
            |field: &'static str, value: Option<u64>, usual: u64, most: u64| match value.unwrap_or(usual) {
                value if (1..=most).contains(&value) => Ok(value),
                _ => Err(EngineFileError::Field(message!("field-number", field = field, most = most))),
            };
        Ok(Engine {
            id: format!("{PREFIX}{stem}"),
            name,
            about,
            command: written.command,
            folder,
            protocol,
            variants: played(protocol, written.games.as_deref())?,
            time: Duration::from_millis(within("time_ms", written.time_ms, TIME_MS, 600_000)?),
            depth: written.depth,
            nodes: written.nodes,
            timed: true,
            memory: within("memory_mb", written.memory_mb, MEMORY_MB, 1 << 20)? << 20,
            player: written.player,
            threads: 1,
        })
    }

    /// Another build of this program, or any other program that speaks the plain protocol, in the role of one of its players.
    pub fn program(program: &str, player: &str, folder: PathBuf) -> Engine {
        let shown = if player.is_empty() { program.to_owned() } else { format!("{program}:{player}") };
        Engine {
            id: shown.split_whitespace().collect::<Vec<_>>().join("_"),
            name: shown,
            about: None,
            command: vec![program.to_owned(), "engine".to_owned(), "plain".to_owned()],
            folder,
            protocol: Protocol::Plain,
            variants: variants().map(|(_, variant)| variant.id).collect(),
            time: Duration::from_secs(60),
            depth: None,
            nodes: None,
            timed: false,
            memory: MEMORY_MB << 22,
            player: (!player.is_empty()).then(|| player.to_owned()),
            threads: 1,
        }
    }

    /// One sentence for people.
    pub fn about(&self) -> Message {
        self.about.as_deref().map_or_else(|| key!("about-nothing").into(), given_name)
    }

    /// Whether it plays a variant, by its id.
    pub fn plays(&self, variant: &str) -> bool {
        self.variants.contains(&variant)
    }
}

/// The variants that a list of games and variants means; without one, all that the protocol knows.
fn played(protocol: Protocol, games: Option<&[String]>) -> Result<Vec<&'static str>, EngineFileError> {
    let named = |name: &str| {
        let of_name = variants()
            .filter(|(game, variant)| variant.id == name || game.info().id == name)
            .map(|(_, variant)| variant.id);
        of_name.collect::<Vec<_>>()
    };
    let mut list: Vec<&'static str> = Vec::new();
    match games {
        None => list.extend(variants().map(|(_, variant)| variant.id)),
        Some(names) => {
            for name in names {
                let found = named(name);
                if found.is_empty() {
                    let ids: Vec<&str> = variants().map(|(_, variant)| variant.id).collect();
                    let (name, ids) = (brief(name), ids.join(", "));
                    return Err(EngineFileError::Field(message!("field-games", name = name, all = ids)));
                }
                list.extend(found);
            }
        }
    }
    list.retain(|variant| protocol.plays(variant));
    list.dedup();
    if list.is_empty() {
        return Err(EngineFileError::Field(message!("field-no-games", protocol = protocol.name())));
    }
    Ok(list)
}

/// A text that can be shown on one line.
fn shown(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let good = !text.is_empty() && text.chars().count() <= longest && !text.chars().any(char::is_control);
    good.then(|| text.to_owned())
}

fn one_line(text: &str) -> String {
    let joined = text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    joined.chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Engine, String> {
        Engine::parse("mine", PathBuf::from("engines"), text).map_err(|e| e.to_string())
    }

    const GOOD: &str = "name = \"Mine\"\ncommand = [\"./mine\", \"-q\"]\nprotocol = \"plain\"\n";

    #[test]
    fn a21_a_file_makes_a_player() {
        let engine = parse(GOOD).expect("a player");
        assert_eq!((engine.id.as_str(), engine.name.as_str()), ("external-mine", "Mine"));
        assert_eq!(engine.variants.len(), variants().count(), "all of them");
        assert_eq!((engine.time, engine.memory), (Duration::from_secs(2), 1 << 30));
        let gomoku = GOOD.replace("plain", "gomocup") + "games = [\"renju\", \"reversi\"]\ntime_ms = 50";
        let engine = parse(&gomoku).expect("a player");
        assert_eq!((engine.variants, engine.time), (vec!["renju"], Duration::from_millis(50)));
        assert_eq!(parse(&GOOD.replace("plain", "nboard")).expect("a player").variants, ["reversi"]);
        assert!(parse(&(GOOD.to_owned() + "games = [\"gomoku\"]")).expect("a player").plays("renju"));
    }

    #[test]
    fn a21_a_broken_file_is_one_sentence() {
        let sentence = |text: &str| {
            let sentence = parse(text).expect_err(text);
            assert!(!sentence.contains('\n') && sentence.len() < 300, "{sentence}");
            sentence
        };
        assert!(sentence("").contains("missing field"));
        assert!(sentence("name = ").contains("line 1"));
        assert!(sentence("\u{0}\u{1}").contains("line 1"));
        assert!(sentence(&(GOOD.to_owned() + "colour = 1")).contains("colour"));
        assert_eq!(
            sentence(&GOOD.replace("plain", "uci")),
            "protocol has to be one of gomocup, nboard, plain"
        );
        assert_eq!(sentence(&GOOD.replace("Mine", " ")), "name has to be 1 to 40 visible characters");
        assert_eq!(
            sentence(&GOOD.replace("\"./mine\", \"-q\"", "")),
            "command has to be a list that begins with a program"
        );
        assert_eq!(
            sentence(&(GOOD.replace("plain", "nboard") + "games = [\"yinsh\"]")),
            "games has to be something that the protocol nboard can play"
        );
        assert!(sentence(&(GOOD.to_owned() + "games = [\"chess\"]")).ends_with("not \"chess\""));
        assert_eq!(
            sentence(&(GOOD.to_owned() + "time_ms = 0")),
            "time_ms has to be a number from 1 to 600000"
        );
        assert!(Engine::parse("My Engine", PathBuf::new(), GOOD).is_err(), "a name that is no id");
    }
}
