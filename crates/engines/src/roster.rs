//! The players of a game, ours and those that were added.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use plyground_games::brief;
use plyground_players::player::given_name;
use plyground_players::{Player, Rating, find};
use plyground_words::{Message, message};

use crate::file::{Engine, EngineFileError, PREFIX};

/// The folder of engine files in the data folder.
const FOLDER: &str = "engines";
/// The most files that are read.
const MOST: usize = 200;

/// A player, ours or an external engine.
#[derive(Clone, Debug)]
pub enum AnyPlayer {
    /// One of ours.
    BuiltIn(Box<Player>),
    /// An external engine.
    External(Arc<Engine>),
}

impl From<Player> for AnyPlayer {
    fn from(player: Player) -> Self {
        AnyPlayer::BuiltIn(Box::new(player))
    }
}

impl AnyPlayer {
    /// Stable, and unique within a game.
    pub fn id(&self) -> &str {
        match self {
            AnyPlayer::BuiltIn(player) => &player.id,
            AnyPlayer::External(engine) => &engine.id,
        }
    }

    /// For people.
    pub fn name(&self) -> Message {
        match self {
            AnyPlayer::BuiltIn(player) => player.name.clone(),
            AnyPlayer::External(engine) => given_name(&engine.name),
        }
    }

    /// One sentence.
    pub fn about(&self) -> Message {
        match self {
            AnyPlayer::BuiltIn(player) => player.about.into(),
            AnyPlayer::External(engine) => engine.about(),
        }
    }

    /// How strong it has been measured to be.
    pub fn rating(&self) -> Option<Rating> {
        self.built_in()?.rating
    }

    /// One of ours.
    pub fn built_in(&self) -> Option<&Player> {
        match self {
            AnyPlayer::BuiltIn(player) => Some(player),
            AnyPlayer::External(_) => None,
        }
    }
}

/// What keeps engines from playing.
#[derive(Debug)]
pub enum EngineProblem {
    /// A file makes no player.
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        why: EngineFileError,
    },
    /// The folder cannot be read.
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl EngineProblem {
    /// One sentence for who runs the program, with the whole path.
    pub fn message(&self) -> Message {
        match self {
            EngineProblem::File { path, why } => {
                message!("file-not-used", file = path.display().to_string(), why = why.message())
            }
            EngineProblem::Folder { path, error } => {
                message!("folder-unreadable", folder = path.display().to_string(), error = error.to_string())
            }
        }
    }

    /// One sentence for who visits: where the folder is concerns nobody else.
    pub fn brief(&self) -> Message {
        match self {
            EngineProblem::File { path, why } => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                message!("file-not-used", file = brief(&name), why = why.message())
            }
            EngineProblem::Folder { error, .. } => {
                message!("folder-unreadable", folder = FOLDER, error = error.to_string())
            }
        }
    }

    fn is_of(&self, text: &str) -> bool {
        let EngineProblem::File { path, .. } = self else { return false };
        let text = text.strip_prefix(PREFIX).unwrap_or(text);
        [path.file_stem(), path.file_name()]
            .into_iter()
            .flatten()
            .any(|name| name.to_string_lossy().eq_ignore_ascii_case(text))
    }
}

/// In English, for logs and tests.
impl fmt::Display for EngineProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The external engines of a data folder. A value: loaded once, shared by clones.
#[derive(Clone, Default, Debug)]
pub struct Roster {
    engines: Arc<[Arc<Engine>]>,
    problems: Arc<[EngineProblem]>,
}

impl Roster {
    /// Reads all engine files of a data folder. A file that cannot be used becomes a problem and nothing else.
    pub fn load(data: &Path) -> Roster {
        let folder = data.join(FOLDER);
        let (mut engines, mut problems): (Vec<Arc<Engine>>, Vec<EngineProblem>) = Default::default();
        match files(&folder) {
            Ok(files) => {
                for path in files {
                    match Engine::read(&path) {
                        Ok(engine) => engines.push(Arc::new(engine)),
                        Err(why) => problems.push(EngineProblem::File { path, why }),
                    }
                }
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => {}
            Err(e) => problems.push(EngineProblem::Folder { path: folder, error: e }),
        }
        Roster { engines: engines.into(), problems: problems.into() }
    }

    /// The files that cannot be used.
    pub fn problems(&self) -> &[EngineProblem] {
        &self.problems
    }

    /// Why the engine with this id cannot play.
    pub fn problem_of_id(&self, id: &str) -> Option<&EngineProblem> {
        self.problem_of(id.strip_prefix(PREFIX)?)
    }

    /// Why the engine whose file has this name, in either case and with or without its ending, cannot play.
    pub fn problem_of(&self, text: &str) -> Option<&EngineProblem> {
        self.problems.iter().find(|problem| problem.is_of(text))
    }

    /// The engines that play a variant, by its id.
    pub fn of<'a>(&'a self, variant: &'a str) -> impl Iterator<Item = &'a Arc<Engine>> {
        self.engines.iter().filter(move |engine| engine.plays(variant))
    }

    /// All engines.
    pub fn all(&self) -> &[Arc<Engine>] {
        &self.engines
    }

    /// The player of a game and variant with this id, ours or external.
    pub fn find(&self, game: &str, variant: &str, id: &str) -> Option<AnyPlayer> {
        let external = || self.of(variant).find(|engine| engine.id == id).cloned().map(AnyPlayer::External);
        find(game, id).map(AnyPlayer::from).or_else(external)
    }

    /// The engine with this id, file name or name, in either case, that plays a variant.
    pub fn named(&self, variant: &str, text: &str) -> Option<Arc<Engine>> {
        let same = |engine: &&Arc<Engine>| {
            let short = engine.id.strip_prefix(PREFIX).unwrap_or_default();
            [engine.id.as_str(), short, engine.name.as_str()]
                .iter()
                .any(|name| name.eq_ignore_ascii_case(text))
        };
        self.of(variant).find(same).cloned()
    }
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)?.take(10 * MOST) {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    files.sort();
    files.truncate(MOST);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use plyground_words::Lang;

    use super::*;

    #[test]
    fn a21_a_broken_file_changes_nothing_else() {
        let data = tempfile::tempdir().expect("a folder");
        assert!(Roster::load(data.path()).problems().is_empty(), "no folder is no problem");
        let folder = data.path().join(FOLDER);
        fs::create_dir(&folder).expect("made");
        let write = |name: &str, text: &[u8]| fs::write(folder.join(name), text).expect("written");
        write("good.toml", b"name = \"Good\"\ncommand = [\"good\"]\nprotocol = \"nboard\"\n");
        write("bad.toml", b"name = 5");
        write("worse.toml", b"\xFF\xFE");
        write("long.toml", &[b'#'; 100_000]);
        write("notes.txt", b"not an engine");
        let roster = Roster::load(data.path());
        assert_eq!(roster.problems().len(), 3, "{:?}", roster.problems());
        let bad = roster.problem_of("external-bad").expect("the first one");
        assert!(bad.to_string().contains("engines/bad.toml cannot be used: "), "{bad}");
        let german = bad.brief().in_lang(Lang::De);
        assert!(german.starts_with("Die Engine-Datei bad.toml ist nicht verwendbar: "), "{german}");
        assert!(roster.problem_of("BAD.toml").is_some() && roster.problem_of("good").is_none());
        let find = |variant, id| roster.find("reversi", variant, id).map(|player| player.name().to_string());
        assert_eq!(find("reversi", "external-good").as_deref(), Some("Good"));
        assert_eq!(find("reversi-6x6", "external-good"), None, "it does not play this variant");
        assert_eq!(find("reversi", "greedy").as_deref(), Some("Greedy"));
        assert!(roster.named("reversi", "GOOD").is_some() && roster.named("reversi", "bad").is_none());
    }
}
