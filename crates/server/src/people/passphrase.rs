//! Passphrases that protect names: Argon2, never on the async runtime, and few at a time, because each takes 19 MB and some
//! hundredths of a second on purpose.

use std::sync::LazyLock;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use plyground_words::{key, message};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::error::Refusal;

/// A passphrase has so many characters.
const LEAST: usize = 6;
const MOST: usize = 200;

/// How many are hashed at a time.
static ROOM: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// The hash of a new passphrase.
pub(crate) async fn hash(passphrase: String) -> Result<String, Refusal> {
    let length = passphrase.chars().count();
    if !(LEAST..=MOST).contains(&length) {
        return Err(Refusal::bad(message!("bad-passphrase", least = LEAST, most = MOST)));
    }
    let hashed =
        in_room(move || Argon2::default().hash_password(passphrase.as_bytes()).map(|hash| hash.to_string()));
    hashed.await?.map_err(|e| {
        tracing::error!("a passphrase could not be hashed: {e}");
        Refusal::full(key!("too-busy"))
    })
}

/// Whether this is the passphrase. A hash that cannot be read fits none.
pub(crate) async fn fits(passphrase: String, hash: String) -> Result<bool, Refusal> {
    if passphrase.chars().count() > MOST {
        return Ok(false);
    }
    in_room(move || {
        let fits =
            |hash: &PasswordHash| Argon2::default().verify_password(passphrase.as_bytes(), hash).is_ok();
        PasswordHash::new(&hash).is_ok_and(|hash| fits(&hash))
    })
    .await
}

async fn in_room<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let busy = || Refusal::full(key!("too-busy"));
    let _place = ROOM.acquire().await.map_err(|_| busy())?;
    spawn_blocking(work).await.map_err(|_| busy())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a14_only_the_passphrase_fits_and_it_is_not_kept() {
        let made = hash("Ein kleiner Fuchs".to_owned()).await.expect("hashed");
        assert!(made.starts_with("$argon2id$") && !made.contains("Fuchs"), "{made}");
        assert!(fits("Ein kleiner Fuchs".to_owned(), made.clone()).await.expect("tried"));
        for wrong in ["ein kleiner Fuchs", "", "Ein kleiner Fuchs ", &"x".repeat(10_000)] {
            assert!(!fits(wrong.to_owned(), made.clone()).await.expect("tried"), "{wrong:.20}");
        }
        assert!(!fits("anything".to_owned(), "no hash".to_owned()).await.expect("tried"));
        for bad in ["short", "", &"x".repeat(201)] {
            assert!(hash(bad.to_owned()).await.is_err());
        }
    }
}
