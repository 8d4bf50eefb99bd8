//! Why a server did not start, or a command cannot use the store.

use std::{error, fmt, io, net::SocketAddr, path::Path};

use plyground_store::{FolderProblem, LockError, StoreError};
use plyground_words::{Message, key, message};

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// The data folder cannot be had.
    Folder(LockError),
    /// The database cannot be opened.
    Store(StoreError),
}

impl StartError {
    /// What is wrong, and what to do about it.
    pub fn message(&self) -> Message {
        match self {
            StartError::Listen(address, e) => {
                message!("cannot-listen", address = address.to_string(), error = e.to_string())
            }
            StartError::Folder(LockError::Held { folder, .. }) => {
                message!("folder-held", folder = shown(folder))
            }
            StartError::Folder(LockError::Unusable(e)) | StartError::Store(e) => store_message(e),
        }
    }
}

/// What is wrong with the database. What a conflict or a damage is in detail is for the log: it speaks of rows.
pub fn store_message(e: &StoreError) -> Message {
    match e {
        StoreError::Database(e) => {
            message!("database-failed", error = plyground_store::system_text(e).replace('\n', " "))
        }
        StoreError::Conflict { .. } => key!("database-conflict").into(),
        StoreError::Damaged { game, .. } => message!("game-damaged", game = game),
        StoreError::Closed => key!("database-closed").into(),
        StoreError::Open { folder, problem } => unusable(shown(folder), problem),
    }
}

fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

fn unusable(folder: String, problem: &FolderProblem) -> Message {
    match problem {
        FolderProblem::NotAFolder => message!("folder-is-none", folder = folder),
        FolderProblem::ReadOnly => message!("folder-read-only", folder = folder),
        FolderProblem::Full => message!("folder-full", folder = folder),
        FolderProblem::NotADatabase => {
            message!("folder-no-database", folder = folder, file = plyground_store::FILE)
        }
        FolderProblem::Damaged => {
            message!("folder-damaged", folder = folder, file = plyground_store::FILE)
        }
        FolderProblem::Newer => message!("folder-newer", folder = folder),
        FolderProblem::Other(error) => message!("folder-unusable", folder = folder, error = error),
    }
}

/// In English, for logs and tests.
impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for StartError {}

impl From<LockError> for StartError {
    fn from(e: LockError) -> Self {
        StartError::Folder(e)
    }
}

impl From<StoreError> for StartError {
    fn from(e: StoreError) -> Self {
        StartError::Store(e)
    }
}

#[cfg(test)]
mod tests {
    use plyground_words::Lang;

    use super::*;

    #[test]
    fn a22_why_it_does_not_start_is_said_in_german() {
        let folder = "/games".into();
        let full = StartError::Store(StoreError::Open { folder, problem: FolderProblem::Full });
        assert_eq!(
            full.message().in_lang(Lang::De),
            "der Datenordner /games liegt auf einem vollen Datenträger; schaffe Platz oder nenne mit --data einen anderen"
        );
        let damaged = StoreError::Damaged { game: "abc".into(), what: "its tags".into() };
        assert_eq!(
            store_message(&damaged).in_lang(Lang::De),
            "die Partie abc in der Datenbank ist beschädigt"
        );
        let taken = StartError::Listen(([127, 0, 0, 1], 80).into(), io::ErrorKind::AddrInUse.into());
        assert!(taken.message().in_lang(Lang::De).starts_with("auf 127.0.0.1:80 "), "{taken}");
    }
}
