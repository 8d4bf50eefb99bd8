//! People: who they are, and in which browsers they play.

use sqlx::{Row, query, sqlite::SqliteRow};

use crate::{
    ArchivedGame, Result, Store,
    connection::Connection,
    read::{ARCHIVED, archived_game},
    write::conflict,
};

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PersonRow {
    /// Its id, as in its address.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when, in unix milliseconds.
    pub created: i64,
    /// Whether its name is protected by a passphrase.
    pub protected: bool,
}

/// A change of a person. Like all writes it can be handed over again.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PersonWrite {
    /// Adds a person who plays in a browser.
    Add {
        /// The name.
        name: String,
        /// The hash of the browser's token.
        holder: Vec<u8>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// The person plays in this browser from now on, also if it did before.
    Carry {
        /// The hash of the browser's token.
        holder: Vec<u8>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// The browser forgets the person.
    Leave {
        /// The hash of the browser's token.
        holder: Vec<u8>,
    },
    /// Gives another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Protects the name, or does so no more. Every other browser forgets the person, so that only who knows the passphrase has it.
    Protect {
        /// The passphrase's Argon2 hash.
        hash: Option<String>,
        /// The hash of the token of the browser that stays.
        holder: Vec<u8>,
    },
    /// Makes a way to another device.
    AddPassage {
        /// The hash of the code.
        code: Vec<u8>,
        /// Until when it can be used, in unix milliseconds.
        expires: i64,
    },
    /// Uses a way to another device: the person plays in this browser, too.
    UsePassage {
        /// The hash of the code.
        code: Vec<u8>,
        /// The hash of the browser's token.
        holder: Vec<u8>,
        /// Now, in unix milliseconds.
        at: i64,
    },
    /// Forgets the person. Its games stay, without it; its opponents keep their ratings.
    Delete,
}

/// A name as it is compared.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

pub(crate) async fn write(connection: &mut Connection, person: &str, change: &PersonWrite) -> Result<()> {
    match change {
        PersonWrite::Add { name, holder, at } => {
            let insert = query(
                "INSERT INTO person (id, name, folded, created) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (id) DO NOTHING",
            );
            connection.run(insert.bind(person).bind(name).bind(folded(name)).bind(at)).await?;
            carry(connection, person, holder, *at).await
        }
        PersonWrite::Carry { holder, at } => carry(connection, person, holder, *at).await,
        PersonWrite::Leave { holder } => {
            let forget = query("DELETE FROM carried WHERE holder = ?1 AND person = ?2");
            connection.run(forget.bind(holder).bind(person)).await.map(drop)
        }
        PersonWrite::Rename { name } => {
            let update = query("UPDATE person SET name = ?2, folded = ?3 WHERE id = ?1");
            let changed = connection.run(update.bind(person).bind(name).bind(folded(name))).await?;
            found(person, changed)
        }
        PersonWrite::Protect { hash, holder } => {
            let update = query("UPDATE person SET passphrase = ?2 WHERE id = ?1").bind(person).bind(hash);
            let changed = connection.run(update).await?;
            found(person, changed)?;
            if hash.is_some() {
                let others = query("DELETE FROM carried WHERE person = ?1 AND holder <> ?2");
                connection.run(others.bind(person).bind(holder)).await?;
                let passages = query("DELETE FROM passage WHERE person = ?1 AND used_by IS NULL");
                connection.run(passages.bind(person)).await?;
            }
            Ok(())
        }
        PersonWrite::AddPassage { code, expires } => {
            let insert = query(
                "INSERT INTO passage (code, person, expires) VALUES (?1, ?2, ?3) ON CONFLICT (code) DO NOTHING",
            );
            connection.run(insert.bind(code).bind(person).bind(expires)).await.map(drop)
        }
        PersonWrite::UsePassage { code, holder, at } => {
            // Handed over again, it is the same browser that comes.
            let update = query(
                "UPDATE passage SET used_by = ?2 WHERE code = ?1 AND person = ?4 AND expires > ?3 \
                 AND (used_by IS NULL OR used_by = ?2)",
            );
            match connection.run(update.bind(code).bind(holder).bind(at).bind(person)).await? {
                0 => Err(conflict(person, "the code has been used, or is too old")),
                _ => carry(connection, person, holder, *at).await,
            }
        }
        PersonWrite::Delete => {
            let ratings = query("DELETE FROM rating WHERE player = 'person:' || ?1").bind(person);
            connection.run(ratings).await?;
            connection.run(query("DELETE FROM person WHERE id = ?1").bind(person)).await.map(drop)
        }
    }
}

async fn carry(connection: &mut Connection, person: &str, holder: &[u8], at: i64) -> Result<()> {
    let upsert = query(
        "INSERT INTO carried (holder, person, used) VALUES (?1, ?2, ?3) \
         ON CONFLICT (holder, person) DO UPDATE SET used = max(used, excluded.used)",
    );
    connection.run(upsert.bind(holder).bind(person).bind(at)).await.map(drop)
}

fn found(person: &str, changed: u64) -> Result<()> {
    if changed == 0 { Err(conflict(person, "there is no such person")) } else { Ok(()) }
}

const COLUMNS: &str = "person.id, person.name, person.created, person.passphrase IS NOT NULL AS protected";

fn person_row(row: &SqliteRow) -> Result<PersonRow> {
    Ok(PersonRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        created: row.try_get("created")?,
        protected: row.try_get("protected")?,
    })
}

/// A person's latest games of one kind, by one index for each side.
fn games_of_person_sql() -> String {
    let one = |side: &str| {
        format!(
            "SELECT * FROM (SELECT number FROM game INDEXED BY game_over_of_{side}_person \
             WHERE {side}_person = ?1 AND game = ?2 AND reason IS NOT NULL ORDER BY updated DESC LIMIT ?3)"
        )
    };
    format!(
        "SELECT {ARCHIVED} FROM game LEFT JOIN moves ON moves.game = number LEFT JOIN review ON review.game = id \
         WHERE number IN ({} UNION {}) ORDER BY updated DESC, number DESC LIMIT ?3",
        one("first"),
        one("second")
    )
}

impl Store {
    /// The people who play in a browser, the one that was chosen last first.
    pub async fn people_of(&self, holder: &[u8]) -> Result<Vec<PersonRow>> {
        let sql = format!(
            "SELECT {COLUMNS} FROM carried JOIN person ON person.id = carried.person \
             WHERE holder = ?1 ORDER BY used DESC, person.created DESC"
        );
        let rows = query(sqlx::AssertSqlSafe(sql)).bind(holder).fetch_all(&self.read).await?;
        rows.iter().map(person_row).collect()
    }

    /// A person.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>> {
        let sql = format!("SELECT {COLUMNS} FROM person WHERE id = ?1");
        let row = query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(person_row).transpose()
    }

    /// The latest games of a person that are over, with what the archive knows about them, the latest first.
    pub async fn games_of_person(&self, person: &str, game: &str, most: u32) -> Result<Vec<ArchivedGame>> {
        let sql = games_of_person_sql();
        let rows =
            query(sqlx::AssertSqlSafe(sql)).bind(person).bind(game).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(archived_game).collect()
    }

    /// The person whose protected name this is, whatever its case, with the passphrase's hash.
    pub async fn protected(&self, name: &str) -> Result<Option<(PersonRow, String)>> {
        let sql =
            format!("SELECT {COLUMNS}, passphrase FROM person WHERE folded = ?1 AND passphrase IS NOT NULL");
        let row = query(sqlx::AssertSqlSafe(sql)).bind(folded(name)).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person_row(&row)?, row.try_get("passphrase")?))).transpose()
    }

    /// Whom a code takes along, if it can still be used at this time by this holder.
    pub async fn passage(&self, code: &[u8], holder: &[u8], at: i64) -> Result<Option<PersonRow>> {
        let sql = format!(
            "SELECT {COLUMNS} FROM passage JOIN person ON person.id = passage.person \
             WHERE code = ?1 AND expires > ?2 AND (used_by IS NULL OR used_by = ?3)"
        );
        let row = query(sqlx::AssertSqlSafe(sql))
            .bind(code)
            .bind(at)
            .bind(holder)
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(person_row).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a14_the_latest_games_of_a_person_are_found_without_a_scan() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path()).await.expect("the store opens");
        let plan = store.plan(games_of_person_sql()).await;
        assert!(!plan.contains("SCAN game"), "{plan}");
        for side in ["first", "second"] {
            let found = format!("game_over_of_{side}_person ({side}_person=? AND game=?)");
            assert!(plan.contains(&found), "{plan}");
        }
        let sorts = plan.matches("B-TREE FOR ORDER BY").count();
        assert_eq!(sorts, 1, "only the few that were found are sorted: {plan}");
    }
}
