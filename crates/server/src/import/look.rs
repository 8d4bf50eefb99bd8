//! What a file is, before anything is done with it.

use std::{fs, fs::File, path::Path};

use plyground_games::{
    files::{self, FileForm, MAX_BYTES, ReadOptions, Reader, Replayed},
    find,
};
use plyground_rules::Variant;
use plyground_store::{BackupError, BackupFacts, backup_facts, looks_like_backup};
use plyground_words::{Message, key, message};
use tokio::runtime::Handle;

use super::{is_companion, unreadable};
use crate::{date, store_message};

/// A text or a JSON file of which none of the first so many games can be read is something else.
const TRIED: usize = 20;

/// What a file holds.
#[derive(Clone)]
pub(crate) enum Seen {
    /// Names for the games of other files.
    Names,
    /// No game.
    Nothing(Message),
    /// Everything that a server kept.
    Backup(BackupFacts),
    /// One game, or a position.
    One {
        /// Its form.
        form: FileForm,
        /// The variant that it is read as.
        variant: &'static Variant,
        /// Those it may be of, where the file does not say.
        asks: Vec<&'static Variant>,
        /// Without a move it is a position.
        moves: usize,
        /// Whether it has variations or comments.
        annotated: bool,
    },
    /// Several games, or one that is hard to read.
    Many {
        /// Their form.
        form: FileForm,
        /// How many there are.
        count: u64,
        /// The variants to choose from, where the file does not say.
        asks: Vec<&'static Variant>,
    },
}

impl Seen {
    /// The same in words.
    pub(crate) fn summary(&self) -> Message {
        match self {
            Seen::Names => key!("seen-names").into(),
            Seen::Nothing(why) => message!("seen-nothing", why = why.clone()),
            Seen::Backup(facts) => {
                let day = facts.latest.map_or_else(|| "—".to_owned(), |latest| date(latest)[..10].to_owned());
                message!("seen-backup", games = facts.games, people = facts.people, day = day)
            }
            Seen::One { variant, moves: 0, .. } => message!("seen-position", variant = variant.name),
            Seen::One { form, variant, annotated: false, .. } => {
                message!("seen-game", variant = variant.name, form = form.name())
            }
            Seen::One { form, variant, .. } => {
                message!("seen-tree", variant = variant.name, form = form.name())
            }
            Seen::Many { form, count, .. } => message!("seen-games", form = form.name(), count = *count),
        }
    }
}

/// Looks at a file. The whole of it is read once, a part at a time.
pub(crate) fn inspect(path: &Path, name: &str) -> Seen {
    if is_companion(name) {
        return Seen::Names;
    }
    match looks_like_backup(path) {
        Ok(false) => {}
        // A thread that may wait.
        Ok(true) => {
            let facts = Handle::current().block_on(backup_facts(path));
            return facts.map_or_else(|e| Seen::Nothing(backup_problem(&e)), Seen::Backup);
        }
        Err(e) => return Seen::Nothing(unreadable(&e)),
    }
    if let Ok(one) = single(path, None) {
        return seen_one(path, &one);
    }
    let file = match File::open(path) {
        Ok(file) => file,
        Err(e) => return Seen::Nothing(unreadable(&e)),
    };
    let mut reader = match Reader::open(file, ReadOptions::default()) {
        Ok(reader) => reader,
        Err(e) => return Seen::Nothing(e.message()),
    };
    let form = reader.form();
    let (mut count, mut why, mut first) = (0, None, None);
    while let (None, true) = (&first, count < TRIED as u64) {
        match reader.next() {
            None => break,
            Some(Ok(game)) => first = Some(game),
            Some(Err(problem)) => why = why.or(Some(problem.error.message())),
        }
        count += 1;
    }
    let guessed = matches!(form, FileForm::Text { .. } | FileForm::Json | FileForm::Legacy(_));
    match (first, why) {
        (None, None) => Seen::Nothing(key!("seen-no-games").into()),
        (None, Some(why)) if guessed || count == 1 => Seen::Nothing(why),
        (first, _) => {
            let asks = first.map_or_else(Vec::new, |game| variants_to_choose(form, &game));
            Seen::Many { form, count: count + reader.count_rest(), asks }
        }
    }
}

/// Why a file that was sent cannot be read back as a backup.
pub(crate) fn backup_problem(error: &BackupError) -> Message {
    match error {
        BackupError::NotABackup(_) => key!("backup-not-ours").into(),
        BackupError::Newer(_) => key!("backup-newer").into(),
        BackupError::Damaged { .. } => key!("backup-damaged").into(),
        BackupError::Store(e) => store_message(e),
        BackupError::Nothing(_) | BackupError::Exists(_) | BackupError::InUse(_) | BackupError::Io { .. } => {
            key!("read-back-failed").into()
        }
    }
}

/// The only game of a file, as a variant that a person knows where the file does not say.
pub(crate) fn single(path: &Path, variant: Option<&'static Variant>) -> Result<Replayed, Message> {
    let size = path.metadata().map_err(|e| unreadable(&e))?.len();
    if size > MAX_BYTES as u64 {
        return Err(message!("seen-too-large", most = MAX_BYTES / 1024));
    }
    let bytes = fs::read(path).map_err(|e| unreadable(&e))?;
    files::read_as(&bytes, variant).map_err(|e| e.message())
}

fn seen_one(path: &Path, game: &Replayed) -> Seen {
    let opened = File::open(path).ok().and_then(|file| Reader::open(file, ReadOptions::default()).ok());
    let form = opened.map_or(FileForm::Json, |reader| reader.form());
    let read_as = |variant: &&'static Variant| {
        single(path, Some(variant)).is_ok_and(|game| game.record.variant == variant.id)
    };
    let variant = find(&game.record.variant).map_or(&game.game.info().variants[0], |(_, variant)| variant);
    let mut asks = variants_to_choose(form, game);
    asks.retain(|other| other.id == variant.id || read_as(other));
    if asks.len() < 2 {
        asks.clear();
    }
    let moves = &game.record.moves;
    // A text without moves is a position, be it the usual start; another file without moves has nothing in it.
    if moves.is_empty() && game.record.start.is_none() && !matches!(form, FileForm::Text { .. }) {
        return Seen::Nothing(key!("seen-no-games").into());
    }
    Seen::One { form, variant, asks, moves: moves.len(), annotated: moves.is_annotated() }
}

/// The variants to choose from. A list of moves says its game at most; a position says all.
fn variants_to_choose(form: FileForm, game: &Replayed) -> Vec<&'static Variant> {
    let variants = match form {
        FileForm::Text { .. } if !game.record.moves.is_empty() => game.game.info().variants,
        form => form.unsaid(),
    };
    if variants.len() < 2 { Vec::new() } else { variants.iter().collect() }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    fn seen(name: &str, bytes: &[u8]) -> Seen {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(bytes).expect("written");
        inspect(file.path(), name)
    }

    fn summary_of(name: &str, bytes: &[u8]) -> String {
        seen(name, bytes).summary().to_string()
    }

    #[test]
    fn a12_a_file_is_recognised_and_said_in_words() {
        assert_eq!(
            summary_of("x.txt", b"f5d6c3d3c4f4f6f3"),
            "A game of Reversi (moves or positions as text)"
        );
        let sgf = b"(;GM[4]SZ[15]RU[Renju];B[hh](;W[hi]C[good])(;W[ii]))";
        assert_eq!(summary_of("x.sgf", sgf), "A game of Renju with variations or comments (Gomoku SGF)");
        assert_eq!(summary_of("names.jou", b"anything"), "Names of players and tournaments");
        let two = b"(;GM[4]SZ[15];B[hh];W[hi])\n(;GM[4]SZ[15];B[hh];W[ii])";
        assert_eq!(summary_of("two.sgf", two), "Gomoku SGF: 2 games");
        let position = b"---------------------------OX------XO--------------------------- X";
        assert_eq!(summary_of("", position), "A position of Reversi");
    }

    #[test]
    fn g4_the_variant_is_asked_where_the_file_does_not_say() {
        let old = br#"{"black_player_name":"A","white_player_name":"B","moves":[[7,7],[7,8]],"ended":false,"win":0}"#;
        let asked = |seen| match seen {
            Seen::One { asks, variant, .. } => {
                (asks.iter().map(|variant| variant.id).collect::<Vec<_>>(), variant.id)
            }
            _ => panic!("one game"),
        };
        assert_eq!(asked(seen("old.json", old)), (vec!["gomoku", "gomoku-standard", "renju"], "gomoku"));
        let own = br#"{"plyground":1,"game":"gomoku","variant":"renju","players":{"first":"","second":""},"moves":[{"move":"h8"}]}"#;
        assert_eq!(asked(seen("own.json", own)), (vec![], "renju"));
    }

    #[test]
    fn a12_what_is_no_game_gets_one_sentence() {
        let deep = [&b"["[..]; 20_000].concat();
        let many: Vec<u8> = (0..200_000_u32).flat_map(u32::to_le_bytes).collect();
        let hostile: [&[u8]; 9] = [
            b"",
            b"\0\0\0",
            b"hello\n\nworld",
            b"<script>alert(1)</script>",
            b"(;GM[4]",
            b"\xffRenLib\xff",
            b"{\"plyground\":99}",
            &deep,
            &many,
        ];
        for bytes in hostile {
            let said = summary_of("x", bytes);
            assert!(said.starts_with("Not a game: ") && said.lines().count() == 1, "{said}");
        }
    }
}
