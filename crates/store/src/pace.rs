//! How fast two computers play each other.

use serde::{Deserialize, Serialize};
use sqlx::query;

use crate::{Result, connection::Connection, write::conflict};

/// How long a move of two computers can be looked at before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Long enough to think about it.
    Slow,
    /// Long enough to see it.
    #[default]
    Normal,
    /// As fast as it can be shown.
    Fast,
}

impl Pace {
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        }
    }

    pub(crate) fn of_text(text: &str) -> Option<Pace> {
        [Pace::Slow, Pace::Normal, Pace::Fast].into_iter().find(|pace| pace.text() == text)
    }
}

/// Notes at which pace a game goes on.
pub(crate) async fn set(connection: &mut Connection, game: &str, pace: Pace) -> Result<()> {
    match connection
        .run(query("UPDATE game SET pace = ?2 WHERE id = ?1").bind(game).bind(pace.text()))
        .await?
    {
        0 => Err(conflict(game, "there is no such game")),
        _ => Ok(()),
    }
}
