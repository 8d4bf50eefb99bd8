//! The games that have a name, a tag or a position.
//!
//! Where few games have what is looked for, only they are looked at. Where more have it, the games are gone through in order, and a mask says of each
//! whether it is one of them: that costs the same however they are spread. Where very many have it, each is asked, which is quick because many pass.

use sqlx::{Row, query, sqlite::SqliteRow};

use crate::{
    Filter, Result, Scope, Store, names, positions,
    sql::{Sql, Value},
};

/// So many games are few.
const FEW: usize = 4_000;
/// With more there are so many that most pages are full soon.
const MANY: usize = 60_000;

/// The games that have one thing.
enum Having {
    /// Their numbers.
    Numbers(Vec<i64>),
    /// A condition on `number`.
    Many(String),
}

/// What names, tags and positions say about the games that are looked for.
#[derive(Default)]
pub(crate) struct Candidates {
    /// The only ones that may be found, a JSON list of numbers, bound to this placeholder.
    pub(crate) few: Option<String>,
    /// Conditions on `number`.
    pub(crate) conditions: Vec<String>,
}

impl Store {
    /// The games that have all the names, tags and positions of a filter; `None` if there are none.
    pub(crate) async fn candidates(&self, filter: &Filter, sql: &mut Sql) -> Result<Option<Candidates>> {
        let mut all = Vec::new();
        if let Some(player) = filter.player.as_deref().map(names::fold).filter(|part| !part.is_empty()) {
            all.push(self.having_name(&player, sql).await?);
        }
        if let Some(tag) = &filter.tag {
            all.push(self.having_tag(tag, sql).await?);
        }
        if let Some(hash) = filter.position {
            all.push(self.having_position(&filter.scope, positions::short(hash), sql).await?);
        }
        let mut candidates = Candidates::default();
        let mut some: Option<Vec<i64>> = None;
        for having in all {
            match having {
                Having::Many(condition) => candidates.conditions.push(condition),
                Having::Numbers(mut numbers) => {
                    numbers.sort_unstable();
                    numbers.dedup();
                    some = Some(match some {
                        Some(others) => both(&others, &numbers),
                        None => numbers,
                    });
                }
            }
        }
        match some {
            None => {}
            Some(numbers) if numbers.is_empty() => return Ok(None),
            Some(numbers) if numbers.len() <= FEW => {
                candidates.few =
                    Some(sql.text(&serde_json::to_string(&numbers).expect("numbers are plain data")));
            }
            Some(numbers) => candidates.conditions.push(mask(&numbers, sql)),
        }
        Ok(Some(candidates))
    }

    async fn having_name(&self, part: &str, sql: &mut Sql) -> Result<Having> {
        let ids = query("SELECT id FROM name WHERE instr(folded, ?1) > 0").bind(part);
        let ids = ids.fetch_all(&self.read).await?;
        let ids = ids.iter().map(|row| row.try_get(0)).collect::<sqlx::Result<Vec<i64>>>()?;
        let json = serde_json::to_string(&ids).expect("numbers are plain data");
        let some = "SELECT json_group_array(game) FROM (SELECT game FROM played_by \
                    WHERE name IN (SELECT value FROM json_each(?1)) LIMIT ?2)";
        let found = query(some).bind(&json).bind(MANY as i64 + 1).fetch_one(&self.read).await?;
        Ok(having(&found)?.unwrap_or_else(|| {
            let ids = sql.text(&json);
            Having::Many(format!(
                "EXISTS (SELECT 1 FROM played_by WHERE played_by.game = number AND name IN (SELECT value FROM json_each({ids})))"
            ))
        }))
    }

    async fn having_tag(&self, tag: &str, sql: &mut Sql) -> Result<Having> {
        let some =
            "SELECT json_group_array(game) FROM (SELECT DISTINCT game FROM tag WHERE tag = ?1 LIMIT ?2)";
        let found = query(some).bind(tag).bind(MANY as i64 + 1).fetch_one(&self.read).await?;
        Ok(having(&found)?.unwrap_or_else(|| {
            let tag = sql.text(tag);
            Having::Many(format!("EXISTS (SELECT 1 FROM tag WHERE tag = {tag} AND tag.game = number)"))
        }))
    }

    async fn having_position(&self, scope: &Scope, hash: i64, sql: &mut Sql) -> Result<Having> {
        let collection = match scope {
            Scope::Collection(id) => Some(*id),
            Scope::Own(_) | Scope::Played => None,
        };
        let some = "SELECT json_group_array(number) FROM (SELECT position.game >> 16 AS number FROM segment \
                    CROSS JOIN position ON position.segment = segment.id AND hash = ?1 WHERE collection IS ?2 LIMIT ?3)";
        let some = query(some).bind(hash).bind(collection).bind(MANY as i64 + 1);
        let found = some.fetch_one(&self.read).await?;
        Ok(having(&found)?.unwrap_or_else(|| {
            // The games of a collection have their numbers in the order of its segments.
            let segment = match collection {
                Some(id) => {
                    let id = sql.int(id);
                    format!(
                        "(SELECT id FROM segment WHERE segment.collection = {id} AND last_game >= number ORDER BY last_game LIMIT 1)"
                    )
                }
                None => positions::OWN.to_string(),
            };
            let hash = sql.int(hash);
            Having::Many(format!(
                "EXISTS (SELECT 1 FROM position WHERE position.segment = {segment} AND hash = {hash} \
                 AND position.game >= (number << 16) AND position.game < ((number + 1) << 16))"
            ))
        }))
    }
}

/// The numbers in a row, unless there are too many. They come as one value: a row for each would cost more than finding them.
fn having(row: &SqliteRow) -> Result<Option<Having>> {
    let list: &str = row.try_get(0)?;
    let numbers: Vec<i64> = serde_json::from_str(list).expect("a list of numbers");
    Ok((numbers.len() <= MANY).then_some(Having::Numbers(numbers)))
}

/// What is in both of two sorted lists.
fn both(one: &[i64], other: &[i64]) -> Vec<i64> {
    one.iter().copied().filter(|number| other.binary_search(number).is_ok()).collect()
}

/// A condition that holds for these numbers, which are sorted: a byte for each number from the first to the last.
fn mask(numbers: &[i64], sql: &mut Sql) -> String {
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    let mut mask = vec![0; usize::try_from(last - first + 1).unwrap_or_default()];
    for number in numbers {
        mask[(number - first) as usize] = 1;
    }
    let mask = sql.bind(Value::Bytes(mask));
    let (first, last) = (sql.int(first), sql.int(last));
    format!("number BETWEEN {first} AND {last} AND substr({mask}, number - {first} + 1, 1) = x'01'")
}
