//! Everything in one file, and back.
//!
//! A backup is a database that SQLite writes anew from one consistent moment, while games go on. Restoring checks the file fully and migrates a
//! copy of it before anything is replaced; the replacement is one rename, and the old database stays beside it.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::{
    ConnectOptions as _, Connection as _, Row, query,
    sqlite::{SqliteConnectOptions, SqliteJournalMode},
};

use crate::{BUSY, FILE, FolderProblem, Store, StoreError, system_text};

/// A database is copied under this name before it replaces the other.
const NEW: &str = "restore.part";

/// Why there is no backup, or nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no database in the folder.
    #[error("there are no games in {}", .0.display())]
    Nothing(PathBuf),
    /// A file of that name is there already.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// It is not a backup.
    #[error("{} is not a backup of Plyground", .0.display())]
    NotABackup(PathBuf),
    /// The file is damaged.
    #[error("{} is damaged: {what}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite says, or the check that failed.
        what: String,
    },
    /// The file belongs to a later version.
    #[error("{} is of a newer version of Plyground", .0.display())]
    Newer(PathBuf),
    /// A file operation failed.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// SQLite failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl BackupError {
    fn io(file: &Path) -> impl Fn(io::Error) -> BackupError + '_ {
        |error| BackupError::Io { file: file.to_owned(), error }
    }
}

impl From<sqlx::Error> for BackupError {
    fn from(e: sqlx::Error) -> BackupError {
        BackupError::Store(e.into())
    }
}

/// Writes everything in a data folder to a new file, also while a server uses the folder. Gives the file's size.
pub async fn backup(folder: &Path, to: &Path) -> std::result::Result<u64, BackupError> {
    let from = folder.join(FILE);
    if !from.exists() {
        return Err(BackupError::Nothing(folder.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = with_suffix(to, ".part");
    // Of an attempt that was broken off.
    let _ = fs::remove_file(&part);
    let options = SqliteConnectOptions::new().filename(&from).read_only(true).busy_timeout(BUSY);
    let mut connection = options.connect().await?;
    let name = part.to_string_lossy().into_owned();
    let written = query("VACUUM INTO ?1").bind(name).execute(&mut connection).await;
    // It only read.
    let _ = connection.close().await;
    let keep = || -> io::Result<u64> {
        let file = fs::File::open(&part)?;
        file.sync_all()?;
        let size = file.metadata()?.len();
        fs::rename(&part, to)?;
        Ok(size)
    };
    let kept = match written {
        Ok(_) => keep().map_err(BackupError::io(to)),
        Err(e) => Err(e.into()),
    };
    if kept.is_err() {
        let _ = fs::remove_file(&part);
    }
    kept
}

/// Replaces the database of a folder by a backup, and says where the old one is now. The caller holds the folder's
/// [lock](crate::FolderLock), and nobody else uses the folder.
pub async fn restore(folder: &Path, from: &Path) -> std::result::Result<Option<PathBuf>, BackupError> {
    check(from).await?;
    let work = folder.join(NEW);
    let _ = fs::remove_dir_all(&work);
    fs::create_dir_all(&work).map_err(BackupError::io(&work))?;
    let restored = replace(folder, from, &work).await;
    // What is left of it is a copy.
    let _ = fs::remove_dir_all(&work);
    restored
}

async fn replace(
    folder: &Path,
    from: &Path,
    work: &Path,
) -> std::result::Result<Option<PathBuf>, BackupError> {
    let copy = work.join(FILE);
    fs::copy(from, &copy).map_err(BackupError::io(&copy))?;
    // The copy is brought to this version, with everything that opening checks; the file itself stays as it is.
    match Store::open(work).await {
        Ok(store) => store.close().await,
        Err(StoreError::Open { problem: FolderProblem::Newer, .. }) => {
            return Err(BackupError::Newer(from.to_owned()));
        }
        Err(e) => return Err(e.into()),
    }
    fs::File::open(&copy).and_then(|file| file.sync_all()).map_err(BackupError::io(&copy))?;
    let current = folder.join(FILE);
    let mut aside = None;
    if current.exists() {
        // Closing a database puts its log into it, so that one file is all of it.
        match Store::open(folder).await {
            Ok(store) => store.close().await,
            // The old database may be damaged, which may be why it is replaced.
            Err(e) => tracing::warn!("{e}"),
        }
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let kept = folder.join(format!("{FILE}.before-restore-{seconds}"));
        fs::hard_link(&current, &kept)
            .or_else(|_| fs::copy(&current, &kept).map(|_| ()))
            .map_err(BackupError::io(&kept))?;
        aside = Some(kept);
    }
    for suffix in ["-wal", "-shm"] {
        // A log that is still there belongs to the old database; with another one it would do harm.
        let log = with_suffix(&current, suffix);
        if let (true, Some(aside)) = (log.exists(), &aside) {
            fs::rename(&log, with_suffix(aside, suffix)).map_err(BackupError::io(&log))?;
        }
    }
    fs::rename(&copy, &current).map_err(BackupError::io(&current))?;
    Ok(aside)
}

/// Whether a file is a whole, sound database of ours. It is only read.
async fn check(file: &Path) -> std::result::Result<(), BackupError> {
    let mut magic = [0; 16];
    let mut opened = fs::File::open(file).map_err(BackupError::io(file))?;
    let read = io::Read::read(&mut opened, &mut magic).map_err(BackupError::io(file))?;
    if read < magic.len() || &magic != b"SQLite format 3\0" {
        return Err(BackupError::NotABackup(file.to_owned()));
    }
    let damaged = |what: String| BackupError::Damaged { file: file.to_owned(), what };
    let options = SqliteConnectOptions::new()
        .filename(file)
        .read_only(true)
        .immutable(true)
        .journal_mode(SqliteJournalMode::Off);
    let mut connection = options.connect().await.map_err(|e| damaged(system_text(&e)))?;
    let tables = "SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table' AND name IN ('_sqlx_migrations', 'game')";
    let found: i64 = query(tables)
        .fetch_one(&mut connection)
        .await
        .and_then(|row| row.try_get("found"))
        .map_err(|e| damaged(system_text(&e)))?;
    if found < 2 {
        return Err(BackupError::NotABackup(file.to_owned()));
    }
    let said = query("PRAGMA integrity_check(1)").fetch_one(&mut connection).await;
    let said: String = said.and_then(|row| row.try_get(0)).map_err(|e| damaged(system_text(&e)))?;
    if said != "ok" {
        return Err(damaged(said));
    }
    let broken = query("PRAGMA foreign_key_check").fetch_optional(&mut connection).await;
    if broken.map_err(|e| damaged(system_text(&e)))?.is_some() {
        return Err(damaged("foreign_key_check".to_owned()));
    }
    // It only read.
    let _ = connection.close().await;
    Ok(())
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
