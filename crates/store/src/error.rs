//! What can go wrong.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use sqlx::migrate::MigrateError;

/// Something is wrong with the database: the disk is full, the file is not ours, ...
///
/// Cloneable, because one failed transaction is reported to every caller whose writes were in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite or the disk failed. What was to be written is not acknowledged but may have reached the disk; every
    /// write is idempotent, so it can be handed over again.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
    /// The write contradicts what is stored and always will: retrying is of no use. Nothing of its batch is stored.
    #[error("game {game}: {what}")]
    Conflict {
        /// The game's id.
        game: String,
        /// What contradicts what.
        what: String,
    },
    /// A row holds what this version cannot read, or a history has holes.
    #[error("game {game} in the database is damaged: {what}")]
    Damaged {
        /// The game's id.
        game: String,
        /// What is wrong with it.
        what: String,
    },
    /// The store was closed before.
    #[error("the database is closed")]
    Closed,
    /// The database in this folder cannot be opened.
    #[error("the data folder {} {problem}", folder.display())]
    Open {
        /// The data folder.
        folder: PathBuf,
        /// Why.
        problem: FolderProblem,
    },
}

impl StoreError {
    /// Whether the same write can never succeed.
    pub fn is_permanent(&self) -> bool {
        matches!(self, StoreError::Conflict { .. } | StoreError::Damaged { .. } | StoreError::Closed)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(e: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(e))
    }
}

/// Why a data folder cannot be used, and what to do about it: the second half of a sentence that names the folder.
#[derive(Clone, Debug, thiserror::Error)]
pub enum FolderProblem {
    /// There is a file of that name, or on the way to it.
    #[error("is not a folder; name another one with --data")]
    NotAFolder,
    /// It may not be written to.
    #[error("cannot be written to; make it writable, or name another one with --data")]
    ReadOnly,
    /// The disk is full.
    #[error("is on a full disk; free some space, or name another one with --data")]
    Full,
    /// The file is something else.
    #[error("holds a {FILE} that is not a database; move that file away, or name another folder with --data", FILE = crate::FILE)]
    NotADatabase,
    /// The file is a database that is damaged.
    #[error(
        "holds a damaged {FILE}; put a backup in its place with `plyground restore`, or name another folder with --data",
        FILE = crate::FILE
    )]
    Damaged,
    /// The file belongs to a later version.
    #[error(
        "holds games of a newer version of Plyground; update this program, or name another folder with --data"
    )]
    Newer,
    /// Anything else.
    #[error("cannot be used ({0}); repair that, or name another one with --data")]
    Other(String),
}

impl FolderProblem {
    /// What a failed file operation means.
    pub(crate) fn of_io(e: &io::Error) -> FolderProblem {
        use io::ErrorKind as Kind;
        match e.kind() {
            Kind::NotADirectory | Kind::AlreadyExists => FolderProblem::NotAFolder,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => FolderProblem::ReadOnly,
            Kind::StorageFull | Kind::QuotaExceeded => FolderProblem::Full,
            _ => FolderProblem::Other(e.to_string()),
        }
    }

    /// What a failed migration of the database in a folder means.
    pub(crate) fn of_migration(e: &MigrateError, folder: &Path) -> FolderProblem {
        match e {
            // The database has been through a migration that this program does not know.
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => FolderProblem::Newer,
            MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) => {
                FolderProblem::of_sqlite(e, folder)
            }
            e => FolderProblem::Other(e.to_string()),
        }
    }

    /// What a failed attempt to open or migrate the database in a folder means.
    pub(crate) fn of_sqlite(e: &sqlx::Error, folder: &Path) -> FolderProblem {
        match primary_code(e) {
            Some(8) => return FolderProblem::ReadOnly,      // READONLY
            Some(11) => return FolderProblem::Damaged,      // CORRUPT
            Some(13) => return FolderProblem::Full,         // FULL
            Some(26) => return FolderProblem::NotADatabase, // NOTADB
            _ => {}
        }
        // SQLite reports only "disk I/O error" or "unable to open" for much of what a file operation can explain.
        match probe(folder).as_ref().map_err(FolderProblem::of_io) {
            Err(problem @ (FolderProblem::ReadOnly | FolderProblem::Full)) => problem,
            _ => FolderProblem::Other(system_text(e)),
        }
    }
}

/// Writes a file as large as the smallest database and its log, and removes it.
fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join("plyground.probe");
    let written = fs::write(&file, vec![0; 128 * 1024]);
    // It may not even have been made.
    let _ = fs::remove_file(&file);
    written
}

/// What SQLite or the system says, in its own language.
pub fn system_text(e: &sqlx::Error) -> String {
    e.as_database_error().map_or_else(|| e.to_string(), |e| e.message().to_owned())
}

/// SQLite's primary result code.
pub(crate) fn primary_code(e: &sqlx::Error) -> Option<u32> {
    let code = e.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xff)
}
