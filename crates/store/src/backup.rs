//! Everything in one file, and back.
//!
//! A backup is a database that SQLite writes anew from one consistent moment, while games go on. Restoring checks the file fully and migrates a
//! copy of it before anything is replaced, and what was there before stays beside it. In a running program, or beside it, the rows are replaced
//! ([`Store::read_back`]); where none runs the file is replaced, by one rename, also where the old one is damaged.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{
    ConnectOptions as _, Connection as _, Row, SqliteConnection, query,
    sqlite::{SqliteConnectOptions, SqliteJournalMode},
};

use tokio::time::{Instant, sleep};

use crate::{
    BUSY, FILE, FolderProblem, FolderShare, LockError, Replaced, Store, StoreError, replace::Exchange,
    system_text,
};

/// A database is copied under this name before it replaces the other.
const NEW: &str = "restore.part";
/// So long until a lock that somebody else has is asked for again.
const ASK_AGAIN: Duration = Duration::from_millis(100);
/// How every SQLite file begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

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
    /// Games are being imported, or a command uses the folder.
    #[error("{} is being used", .0.display())]
    InUse(PathBuf),
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

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackupFacts {
    /// Games, imported ones among them.
    pub games: u64,
    /// People.
    pub people: u64,
    /// When a game in it was last changed, in unix milliseconds.
    pub latest: Option<i64>,
}

/// Whether a file begins as a backup does.
pub fn looks_like_backup(file: &Path) -> io::Result<bool> {
    let mut magic = [0; MAGIC.len()];
    let mut opened = fs::File::open(file)?;
    match io::Read::read_exact(&mut opened, &mut magic) {
        Ok(()) => Ok(&magic == MAGIC),
        Err(e) if e.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(e) => Err(e),
    }
}

/// What is in a backup, of this version or an earlier one. All of it is checked.
pub async fn backup_facts(file: &Path) -> std::result::Result<BackupFacts, BackupError> {
    let mut connection = check(file).await?;
    let damaged = |e: sqlx::Error| BackupError::Damaged { file: file.to_owned(), what: system_text(&e) };
    let games = query("SELECT count(*) AS games, max(updated) AS latest FROM game");
    let games = games.fetch_one(&mut connection).await.map_err(damaged)?;
    let people = "SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table' AND name = 'person'";
    let known: i64 = query(people)
        .fetch_one(&mut connection)
        .await
        .and_then(|row| row.try_get("found"))
        .map_err(damaged)?;
    let people: i64 = if known == 0 {
        0
    } else {
        let row = query("SELECT count(*) AS people FROM person").fetch_one(&mut connection).await;
        row.and_then(|row| row.try_get("people")).map_err(damaged)?
    };
    let facts = BackupFacts {
        games: games.try_get::<i64, _>("games").map_err(damaged)?.unsigned_abs(),
        people: people.unsigned_abs(),
        latest: games.try_get("latest").map_err(damaged)?,
    };
    // It only read.
    let _ = connection.close().await;
    Ok(facts)
}

/// Writes everything in a data folder to a new file, also while a server uses the folder. Gives the file's size. `maker` is the browser
/// that asked for it, if one did.
pub async fn backup(
    folder: &Path,
    to: &Path,
    maker: Option<Vec<u8>>,
) -> std::result::Result<u64, BackupError> {
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
    let written = match (written, maker) {
        (Ok(_), Some(maker)) => sign(&part, Some(maker)).await,
        (written, _) => written.map(drop),
    };
    let keep = || -> io::Result<u64> {
        let file = fs::File::open(&part)?;
        file.sync_all()?;
        let size = file.metadata()?.len();
        fs::rename(&part, to)?;
        Ok(size)
    };
    let kept = match written {
        Ok(()) => keep().map_err(BackupError::io(to)),
        Err(e) => Err(e.into()),
    };
    if kept.is_err() {
        let _ = fs::remove_file(&part);
    }
    kept
}

/// Notes in a backup of this version who made it, if a browser did.
async fn sign(file: &Path, maker: Option<Vec<u8>>) -> sqlx::Result<()> {
    let options = SqliteConnectOptions::new().filename(file).journal_mode(SqliteJournalMode::Delete);
    let mut connection = options.connect().await?;
    let mut noted = query("DELETE FROM backup_maker").execute(&mut connection).await;
    if let (Ok(_), Some(maker)) = (&noted, maker) {
        noted = query("INSERT INTO backup_maker VALUES (?1)").bind(maker).execute(&mut connection).await;
    }
    connection.close().await.and(noted.map(drop))
}

/// What reading a backup back has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadBack {
    /// What is there now.
    pub replaced: Replaced,
    /// A backup of what was there before.
    pub aside: PathBuf,
}

impl Store {
    /// Puts everything in a backup in the place of everything in this database, which is that of `folder`, but for games that are not over: they go on.
    /// What was there before becomes a backup in the folder. `reader` is the browser that reads it back. Another process may be serving the folder; it
    /// notices by [`Store::replacements`]. While games are imported it is refused: they would go on into another collection.
    pub async fn read_back(
        &self,
        folder: &Path,
        from: &Path,
        reader: Option<Vec<u8>>,
    ) -> std::result::Result<ReadBack, BackupError> {
        let _share = alone(folder).await?;
        let work = Work::new(folder)?;
        let backup = work.copy(from).await?;
        let (database, aside) = (folder.join(FILE), free_name(folder));
        let replaced = self.replace_by(Exchange { database, backup, aside: aside.clone(), reader }).await?;
        Ok(ReadBack { replaced, aside })
    }
}

/// The folder's database for this call alone, but for who serves it. Most commands take a moment.
async fn alone(folder: &Path) -> std::result::Result<FolderShare, BackupError> {
    let patience = Instant::now() + BUSY;
    loop {
        match FolderShare::exclude(folder) {
            Ok(share) => return Ok(share),
            Err(LockError::Held { .. }) if Instant::now() < patience => sleep(ASK_AGAIN).await,
            Err(LockError::Held { folder, .. }) => return Err(BackupError::InUse(folder)),
            Err(LockError::Unusable(e)) => return Err(e.into()),
        }
    }
}

/// A free name for what was there before.
fn free_name(folder: &Path) -> PathBuf {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let names = (seconds..).map(|seconds| folder.join(format!("{FILE}.before-restore-{seconds}")));
    names.into_iter().find(|name| !name.exists()).expect("there are more numbers than files")
}

/// Replaces the database of a folder by a backup, and says where the old one is now. The caller holds the folder's
/// [lock](crate::FolderLock), and nobody else uses the folder.
pub async fn restore(folder: &Path, from: &Path) -> std::result::Result<Option<PathBuf>, BackupError> {
    let work = Work::new(folder)?;
    let copy = work.copy(from).await?;
    sign(&copy, None).await?;
    replace_file(folder, &copy).await
}

/// A folder for the copy, which goes with this value.
struct Work(PathBuf);

impl Work {
    fn new(folder: &Path) -> std::result::Result<Work, BackupError> {
        let work = folder.join(NEW);
        // Of an attempt that was broken off.
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(&work).map_err(BackupError::io(&work))?;
        Ok(Work(work))
    }

    /// A copy of a backup, checked and brought to this version. The backup itself stays as it is.
    async fn copy(&self, from: &Path) -> std::result::Result<PathBuf, BackupError> {
        // It only read.
        let _ = check(from).await?.close().await;
        let copy = self.0.join(FILE);
        fs::copy(from, &copy).map_err(BackupError::io(&copy))?;
        match Store::open(&self.0).await {
            Ok(store) => store.close().await,
            Err(StoreError::Open { problem: FolderProblem::Newer, .. }) => {
                return Err(BackupError::Newer(from.to_owned()));
            }
            Err(e) => return Err(e.into()),
        }
        if !is_ours(&copy).await? {
            return Err(BackupError::NotABackup(from.to_owned()));
        }
        fs::File::open(&copy).and_then(|file| file.sync_all()).map_err(BackupError::io(&copy))?;
        Ok(copy)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        // What is left of it is a copy.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Whether a database has our tables and indexes and nothing else: a trigger of a foreign file would act whenever a row is written. The
/// text of the schema is not compared, because each version of SQLite writes it a little differently.
async fn is_ours(file: &Path) -> std::result::Result<bool, BackupError> {
    let mut ours = SqliteConnectOptions::new().in_memory(true).connect().await?;
    sqlx::migrate!().run(&mut ours).await.map_err(sqlx::Error::from)?;
    let mut theirs = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    let same = schema(&mut ours).await? == schema(&mut theirs).await?;
    // They only read.
    let _ = (ours.close().await, theirs.close().await);
    Ok(same)
}

/// Everything a database has, with the columns of its tables.
async fn schema(connection: &mut SqliteConnection) -> sqlx::Result<Vec<(String, Option<String>)>> {
    let select = "SELECT type || ' ' || name AS name, \
                  (SELECT group_concat(name || ' ' || type || ' ' || hidden) FROM pragma_table_xinfo(sqlite_schema.name)) AS columns \
                  FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY 1";
    let rows = query(select).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("columns")?))).collect()
}

/// Gives a folder another database, and says where the old one is now.
async fn replace_file(folder: &Path, copy: &Path) -> std::result::Result<Option<PathBuf>, BackupError> {
    let current = folder.join(FILE);
    let mut aside = None;
    if current.exists() {
        // Closing a database puts its log into it, so that one file is all of it.
        match Store::open(folder).await {
            Ok(store) => store.close().await,
            // The old database may be damaged, which may be why it is replaced.
            Err(e) => tracing::warn!("{e}"),
        }
        let kept = free_name(folder);
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
    fs::rename(copy, &current).map_err(BackupError::io(&current))?;
    Ok(aside)
}

/// A connection that reads a file, once it is known to be a whole, sound database of ours.
async fn check(file: &Path) -> std::result::Result<SqliteConnection, BackupError> {
    if !looks_like_backup(file).map_err(BackupError::io(file))? {
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
    Ok(connection)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
