//! Commands on the games of a data folder, beside a server that may be using it: SQLite lets several processes read and write, one transaction
//! after the other, so neither has to know of the other.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use clap::Args;
use plyground_games::{
    files::{self, Form},
    find,
};
use plyground_server::{store_message, stored_game};
use plyground_store::{ArchivedGame, BackupError, Filter, FolderLock, FolderShare, LockError, Scope, Store};
use plyground_words::{Message, key, message};
use serde_json::json;

use crate::{CommandResult, args::FormName, lang::lang, out, serve::data_folder};

/// Which games.
#[derive(Args)]
pub(crate) struct DataArg {
    /// The folder of stored games [default: the system's place for a user's data]
    #[arg(long, value_name = "DIR", env = "PLYGROUND_DATA")]
    data: Option<PathBuf>,
}

impl DataArg {
    pub(crate) fn folder(&self) -> Result<PathBuf, Message> {
        self.data.clone().map_or_else(data_folder, Ok)
    }
}

/// Which games to write.
#[derive(Args)]
pub(crate) struct Export {
    /// The games' ids, as in their addresses and as `find` lists them
    #[arg(required = true)]
    ids: Vec<String>,
    /// The form to write
    #[arg(long, value_name = "F", default_value = "json")]
    format: FormName,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    data: DataArg,
}

/// What to look for.
#[derive(Args)]
pub(crate) struct Find {
    /// The game: see `plyground games`
    game: String,
    /// A position that was on the board, in any symmetry: a position text, or the name of a start position
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,
    /// A part of a player's name
    #[arg(long, value_name = "N")]
    player: Option<String>,
    /// The opening's name, or how it begins
    #[arg(long, value_name = "O")]
    opening: Option<String>,
    /// One JSON object for each game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataArg,
}

/// Runs a command that needs the store.
pub(crate) fn with_store<T>(
    folder: &Path,
    command: impl AsyncFnOnce(Store) -> Result<T, Message>,
) -> Result<T, Message> {
    let _share = FolderShare::take(folder).map_err(|e| lock_message(folder, &e))?;
    runtime()?.block_on(async {
        let store = Store::open(folder).await.map_err(|e| store_message(&e))?;
        let answer = command(store.clone()).await;
        store.close().await;
        answer
    })
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Message> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.map_err(|e| system_says(&e))
}

pub(crate) fn system_says(e: &io::Error) -> Message {
    message!("system-says", text = e.to_string().replace('\n', " "))
}

pub(crate) fn lock_message(folder: &Path, e: &LockError) -> Message {
    match e {
        LockError::Held { .. } => message!("folder-in-use", folder = folder.display().to_string()),
        LockError::Unusable(e) => store_message(e),
    }
}

pub(crate) fn export(how: &Export) -> CommandResult {
    let folder = how.data.folder()?;
    let bytes = with_store(&folder, async |store| {
        let mut bytes = Vec::new();
        for (i, id) in how.ids.iter().enumerate() {
            let missing = || message!("no-such-game", game = plyground_games::brief(id));
            let found = store.archived(id).await.map_err(|e| store_message(&e))?.ok_or_else(missing)?;
            let tree = store.tree(id).await.map_err(|e| store_message(&e))?;
            let game = stored_game(found, tree.as_deref())?;
            let no_form =
                || message!("no-such-form", form = how.format.0.clone(), game = game.game.info().name);
            let form = Form::find(game.game, &how.format.0).ok_or_else(no_form)?;
            if how.ids.len() > 1 && !form.holds_many() {
                return Err(message!("one-game-a-file", form = form.name(game.game)));
            }
            if i > 0 && matches!(form, Form::Text) {
                bytes.push(b'\n');
            }
            let in_game = |e: files::FileError| message!("in-game", game = id.clone(), what = e.message());
            bytes.append(&mut files::write(&game, form).map_err(in_game)?);
        }
        Ok(bytes)
    })?;
    let written = match &how.out {
        None => {
            let mut stdout = io::stdout().lock();
            stdout.write_all(&bytes).and_then(|()| stdout.flush())
        }
        Some(file) => fs::write(file, &bytes),
    };
    match written {
        Err(e) if how.out.is_some() || e.kind() != io::ErrorKind::BrokenPipe => {
            Err(message!("cannot-write", error = e.to_string()))
        }
        _ => Ok(String::new()),
    }
}

pub(crate) fn find_games(how: &Find) -> CommandResult {
    let (game, variant) = find(&how.game).map_err(|e| e.message())?;
    let position = match &how.position {
        None => None,
        Some(text) => {
            let play =
                game.start(variant, Some(text)).map_err(|e| message!("in-position", what = e.message()))?;
            Some(play.canonical_hash())
        }
    };
    let folder = how.data.folder()?;
    with_store(&folder, async |store| {
        let collections = store.collections().await.map_err(|e| store_message(&e))?;
        let scopes =
            std::iter::once(Scope::Played).chain(collections.iter().map(|c| Scope::Collection(c.id)));
        for scope in scopes {
            let filter = Filter {
                scope,
                variant: Some(variant.id.to_owned()),
                player: how.player.clone(),
                opening: how.opening.clone(),
                position,
                ..Filter::default()
            };
            let mut after = None;
            loop {
                let page = store.find(&filter, after, 200).await.map_err(|e| store_message(&e))?;
                for game in &page.games {
                    let text = if how.json { object(game) } else { table_line(game) };
                    if !out::line(&text)? {
                        return Ok(());
                    }
                }
                after = page.next;
                if after.is_none() {
                    break;
                }
            }
        }
        Ok(())
    })?;
    Ok(String::new())
}

fn date(game: &ArchivedGame) -> Option<String> {
    let date = match game.collection {
        Some(_) => game.date.clone(),
        None => Some(plyground_server::date(game.row.created)),
    };
    date.map(|date| date.chars().take(10).collect())
}

fn table_line(game: &ArchivedGame) -> String {
    let result = match game.row.ending.as_ref().filter(|end| end.is_result()).map(|end| end.winner) {
        None => "*",
        Some(None) => "1/2",
        Some(Some(plyground_games::rules::Side::First)) => "1-0",
        Some(Some(plyground_games::rules::Side::Second)) => "0-1",
    };
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let (first, second) = (name(&game.row.names.first), name(&game.row.names.second));
    let opening = game.opening.as_deref().unwrap_or_default();
    let line = format!(
        "{} {:10} {result:3} {:>3} {first} - {second} {opening}",
        game.row.id,
        date(game).unwrap_or_default(),
        game.moves.len()
    );
    line.trim_end().to_owned()
}

fn object(game: &ArchivedGame) -> String {
    json!({
        "id": game.row.id,
        "game": game.row.game,
        "variant": game.row.variant,
        "players": {"first": game.row.names.first, "second": game.row.names.second},
        "date": date(game),
        "event": game.event,
        "collection": game.collection,
        "opening": game.opening,
        "result": game.row.ending.as_ref().map(|end| json!({"winner": end.winner, "reason": end.reason})),
        "moves": game.moves.iter().map(|mv| mv.text.as_str()).collect::<Vec<_>>(),
    })
    .to_string()
}

pub(crate) fn backup(file: &Path, data: &DataArg) -> CommandResult {
    let folder = data.folder()?;
    let _share = FolderShare::take(&folder).map_err(|e| lock_message(&folder, &e))?;
    let size =
        runtime()?.block_on(plyground_store::backup(&folder, file, None)).map_err(|e| backup_message(&e))?;
    Ok(message!("backup-done", file = file.display().to_string(), size = size / 1024).in_lang(lang()) + "\n")
}

/// Where a server uses the folder its games go on; where none does, the file is replaced, which also helps if it is damaged.
pub(crate) fn restore(file: &Path, data: &DataArg) -> CommandResult {
    let folder = data.folder()?;
    let said = match FolderLock::take(&folder) {
        Ok(_lock) => restore_alone(&folder, file),
        Err(LockError::Held { .. }) => restore_beside(&folder, file),
        Err(e @ LockError::Unusable(_)) => Err(lock_message(&folder, &e)),
    }?;
    Ok(said.in_lang(lang()) + "\n")
}

fn restore_alone(folder: &Path, file: &Path) -> Result<Message, Message> {
    let _share = FolderShare::exclude(folder).map_err(|e| match e {
        LockError::Held { .. } => in_use(folder),
        e @ LockError::Unusable(_) => lock_message(folder, &e),
    })?;
    let aside =
        runtime()?.block_on(plyground_store::restore(folder, file)).map_err(|e| backup_message(&e))?;
    Ok(match aside {
        Some(aside) => message!("restore-done", aside = aside.display().to_string()),
        None => key!("restore-done-fresh").into(),
    })
}

fn restore_beside(folder: &Path, file: &Path) -> Result<Message, Message> {
    let done = runtime()?.block_on(async {
        let store = Store::open(folder).await.map_err(|e| store_message(&e))?;
        let done = store.read_back(folder, file, None).await.map_err(|e| backup_message(&e));
        store.close().await;
        done
    })?;
    let aside = done.aside.display().to_string();
    Ok(message!("restore-done-beside", kept = done.replaced.kept, aside = aside))
}

fn in_use(folder: &Path) -> Message {
    message!("restore-in-use", folder = folder.display().to_string())
}

fn backup_message(e: &BackupError) -> Message {
    let shown = |path: &Path| path.display().to_string();
    match e {
        BackupError::Nothing(folder) => message!("backup-nothing", folder = shown(folder)),
        BackupError::Exists(file) => message!("backup-exists", file = shown(file)),
        BackupError::NotABackup(file) => message!("restore-not-a-backup", file = shown(file)),
        BackupError::Damaged { file, what } => {
            message!("restore-damaged", file = shown(file), what = what.replace('\n', " "))
        }
        BackupError::Newer(file) => message!("restore-newer", file = shown(file)),
        BackupError::InUse(folder) => in_use(folder),
        BackupError::Io { file, error } => {
            message!("in-file", file = shown(file), what = system_says(error))
        }
        BackupError::Store(e) => store_message(e),
    }
}
