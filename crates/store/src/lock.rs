//! One program per data folder.

use std::{
    fs::{self, File, TryLockError},
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use crate::{FolderProblem, StoreError};

const LOCK: &str = "plyground.lock";
/// A file of its own: some systems let nobody read a locked file.
const ADDRESS: &str = "plyground.address";

/// The right to use a data folder, as long as it lives. The system takes it back when the process ends, however it ends; the
/// file that stays means nothing.
#[derive(Debug)]
pub struct FolderLock {
    folder: PathBuf,
    /// Closing it gives the lock back.
    _file: File,
}

/// Why a data folder cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another program uses it.
    #[error("Plyground is already running{} (data folder {})", at(*.address), .folder.display())]
    Held {
        /// The folder.
        folder: PathBuf,
        /// Where the other program listens, if it has said so yet.
        address: Option<SocketAddr>,
    },
    /// The folder cannot be used at all.
    #[error("{0}")]
    Unusable(StoreError),
}

fn at(address: Option<SocketAddr>) -> String {
    address.map(|a| format!(" at {a}")).unwrap_or_default()
}

impl FolderLock {
    /// Takes a folder, which is made if it does not exist.
    pub fn take(folder: &Path) -> Result<FolderLock, LockError> {
        let unusable = |e: &io::Error| {
            LockError::Unusable(StoreError::Open {
                folder: folder.to_owned(),
                problem: FolderProblem::of_io(e),
            })
        };
        fs::create_dir_all(folder).map_err(|e| unusable(&e))?;
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(folder.join(LOCK))
            .map_err(|e| unusable(&e))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(LockError::Held { folder: folder.to_owned(), address: address(folder) });
            }
            Err(TryLockError::Error(e)) => return Err(unusable(&e)),
        }
        let lock = FolderLock { folder: folder.to_owned(), _file: file };
        lock.forget_address(); // a killed program's
        Ok(lock)
    }

    /// Leaves word where this program listens, for others that want the folder. Not being able to is no reason not to run.
    pub fn announce(&self, address: SocketAddr) {
        // Under its name in one step, so that nobody reads half of it.
        let new = self.folder.join(format!("{ADDRESS}.new"));
        let written = fs::write(&new, format!("{address}\n"))
            .and_then(|()| fs::rename(&new, self.folder.join(ADDRESS)));
        if let Err(e) = written {
            tracing::warn!("{}: the address could not be noted: {e}", self.folder.display());
        }
    }

    fn forget_address(&self) {
        // It is not there, or a later start forgets it.
        let _ = fs::remove_file(self.folder.join(ADDRESS));
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        self.forget_address();
    }
}

/// The right to use the database of a folder beside the program that serves it, as long as it lives: replacing the database
/// ([`restore`](crate::restore())) is refused meanwhile.
#[derive(Debug)]
pub struct FolderShare {
    /// Closing it gives the lock back.
    _file: File,
}

const SHARE: &str = "plyground.share";

impl FolderShare {
    /// Takes part, together with any number of others. The folder is made if it does not exist.
    pub fn take(folder: &Path) -> Result<FolderShare, LockError> {
        FolderShare::lock(folder, File::try_lock_shared)
    }

    /// Takes the database for itself.
    pub fn exclude(folder: &Path) -> Result<FolderShare, LockError> {
        FolderShare::lock(folder, File::try_lock)
    }

    fn lock(folder: &Path, lock: fn(&File) -> Result<(), TryLockError>) -> Result<FolderShare, LockError> {
        let unusable = |e: &io::Error| {
            let problem = FolderProblem::of_io(e);
            LockError::Unusable(StoreError::Open { folder: folder.to_owned(), problem })
        };
        fs::create_dir_all(folder).map_err(|e| unusable(&e))?;
        let options = File::options().write(true).create(true).truncate(false).open(folder.join(SHARE));
        let file = options.map_err(|e| unusable(&e))?;
        match lock(&file) {
            Ok(()) => Ok(FolderShare { _file: file }),
            Err(TryLockError::WouldBlock) => {
                Err(LockError::Held { folder: folder.to_owned(), address: None })
            }
            Err(TryLockError::Error(e)) => Err(unusable(&e)),
        }
    }
}

/// Where the program that uses a folder says it listens.
fn address(folder: &Path) -> Option<SocketAddr> {
    fs::read_to_string(folder.join(ADDRESS)).ok()?.trim().parse().ok()
}
