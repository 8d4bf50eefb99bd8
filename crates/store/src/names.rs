//! Which names are in which games: a part of a name finds the names, and they the games.

use std::collections::{BTreeSet, HashMap};

use sqlx::{Row, query};

use crate::{Result, Store, bulk, connection::Connection};

/// A name as it is searched for: small letters, single blanks.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The ids of names, which are added where they are new.
pub(crate) async fn ids(connection: &mut Connection, names: &BTreeSet<&str>) -> Result<HashMap<String, i64>> {
    let rows: Vec<(String, String)> =
        names.iter().filter(|name| !name.is_empty()).map(|name| ((*name).to_owned(), fold(name))).collect();
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    bulk::insert(connection, "INSERT OR IGNORE INTO name (name, folded)", 2, &rows, |insert, row| {
        insert.bind(row.0.clone()).bind(row.1.clone())
    })
    .await?;
    let json = serde_json::to_string(&rows.iter().map(|row| &row.0).collect::<Vec<_>>())
        .expect("texts are plain data");
    let found = query("SELECT id, name FROM name WHERE name IN (SELECT value FROM json_each(?1))").bind(json);
    let found = connection.rows(found).await?;
    found.iter().map(|row| Ok((row.try_get("name")?, row.try_get("id")?))).collect()
}

/// Makes a game findable by its players' names as they are now.
pub(crate) async fn of_game(connection: &mut Connection, id: &str) -> Result<()> {
    let select = query("SELECT number, first_name, second_name FROM game WHERE id = ?1").bind(id);
    let Some(row) = connection.row(select).await? else { return Ok(()) };
    let number: i64 = row.try_get("number")?;
    let (first, second): (String, String) = (row.try_get("first_name")?, row.try_get("second_name")?);
    let ids = ids(connection, &BTreeSet::from([first.as_str(), second.as_str()])).await?;
    connection.run(query("DELETE FROM played_by WHERE game = ?1").bind(number)).await?;
    for name in ids.values() {
        let insert = query("INSERT INTO played_by (name, game) VALUES (?1, ?2)");
        connection.run(insert.bind(*name).bind(number)).await?;
    }
    Ok(())
}

impl Store {
    /// Folds the names that a migration took over as they were.
    pub(crate) async fn fold_names(&self) -> Result<()> {
        let rows = query("SELECT id, name FROM name WHERE folded IS NULL").fetch_all(&self.read).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut folded: Vec<(i64, String)> = Vec::with_capacity(rows.len());
        for row in &rows {
            folded.push((row.try_get("id")?, fold(row.try_get("name")?)));
        }
        let json = serde_json::to_string(&folded).expect("texts are plain data");
        self.transact(|connection| {
            Box::pin(async move {
                let update = query(
                    "UPDATE name SET folded = new.value ->> 1 FROM json_each(?1) AS new WHERE name.id = new.value ->> 0",
                );
                connection.run(update.bind(json)).await.map(drop)
            })
        })
        .await
    }
}
