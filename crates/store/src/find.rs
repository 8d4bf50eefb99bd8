//! Finding games: one page at a time, by keyset, along an index in the order that is asked for.
//!
//! Names, tags and positions have tables of their own. Where few games have what is looked for, their numbers come first and only they are
//! looked at; where many have it, the games are gone through in order and each is asked, which is quick because many pass.

use plyground_rules::Side;
use sqlx::{AssertSqlSafe, Row, SqlitePool, query, sqlite::SqliteRow};

use crate::{
    ArchivedGame, Cursor, Filter, FoundResult, Page, Result, Scope, Sort, Store, dates, names, positions,
    read::{ARCHIVED, archived_game},
};

/// So many numbers are few.
const FEW: usize = 4_000;
/// A page has at most so many games.
const MOST: u32 = 200;

enum Value {
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A statement in the making.
#[derive(Default)]
struct Sql {
    values: Vec<Value>,
}

impl Sql {
    /// A placeholder for a value.
    fn bind(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("?{}", self.values.len())
    }

    fn int(&mut self, value: impl Into<i64>) -> String {
        self.bind(Value::Int(value.into()))
    }

    fn text(&mut self, value: &str) -> String {
        self.bind(Value::Text(value.to_owned()))
    }

    async fn rows(self, sql: String, pool: &SqlitePool) -> Result<Vec<SqliteRow>> {
        let statement = self.values.into_iter().fold(query(AssertSqlSafe(sql)), |sql, value| match value {
            Value::Int(value) => sql.bind(value),
            Value::Text(value) => sql.bind(value),
            Value::Bytes(value) => sql.bind(value),
        });
        Ok(statement.fetch_all(pool).await?)
    }
}

/// The games that have a name, a tag or a position: their numbers if they are few, else a condition on `number`.
enum Having {
    Few(Vec<i64>),
    Many(String),
}

/// What is found along one index: a holder's games on one side, or all games of the scope.
struct Branch<'a> {
    filter: &'a Filter,
    /// The side of the holder whose games are looked for.
    side: Option<Side>,
}

impl Store {
    /// The games that pass a filter, `limit` of them (at most 200) from a place on.
    pub async fn find(&self, filter: &Filter, after: Option<Cursor>, limit: u32) -> Result<Page> {
        let limit = limit.clamp(1, MOST);
        let mut sql = Sql::default();
        let Some((few, many)) = self.having(filter, &mut sql).await? else {
            return Ok(Page { games: Vec::new(), next: None });
        };
        let few = few.map(|few| sql.text(&serde_json::to_string(&few).expect("numbers are plain data")));
        let sides: &[Option<Side>] = match &filter.scope {
            Scope::Own(holders) if holders.is_empty() => return Ok(Page { games: Vec::new(), next: None }),
            Scope::Own(_) => &[Some(Side::First), Some(Side::Second)],
            Scope::Played | Scope::Collection(_) => &[None],
        };
        let order = if filter.sort.descends() { "DESC" } else { "ASC" };
        let rows = sql.int(limit + 1);
        let branches: Vec<String> = sides
            .iter()
            .map(|side| {
                let branch = Branch { filter, side: *side };
                let (from, mut conditions) = branch.from(&mut sql, few.as_deref());
                conditions.extend(many.iter().cloned());
                conditions.extend(branch.conditions(&mut sql));
                let key = branch.key();
                if let Some(after) = after {
                    let (k, n) = (sql.int(after.key), sql.int(after.number));
                    let beyond = if filter.sort.descends() { "<" } else { ">" };
                    conditions.push(format!("({key}, number) {beyond} ({k}, {n})"));
                }
                let conditions = conditions.join(" AND ");
                format!(
                    "SELECT * FROM (SELECT number, {key} AS key FROM {from} WHERE {conditions} \
                     ORDER BY {key} {order}, number {order} LIMIT {rows})"
                )
            })
            .collect();
        let statement = format!(
            "SELECT page.key, page.number, {ARCHIVED} FROM (SELECT * FROM ({}) ORDER BY key {order}, number {order} LIMIT {rows}) AS page \
             JOIN game ON game.number = page.number LEFT JOIN moves ON moves.game = game.number \
             LEFT JOIN review ON review.game = game.id ORDER BY page.key {order}, page.number {order}",
            branches.join(" UNION ALL ")
        );
        let mut found = sql.rows(statement, &self.read).await?;
        let more = found.len() > limit as usize;
        found.truncate(limit as usize);
        let next = match found.last().filter(|_| more) {
            Some(last) => Some(Cursor { key: last.try_get("key")?, number: last.try_get("number")? }),
            None => None,
        };
        let games: Vec<ArchivedGame> = found.iter().map(archived_game).collect::<Result<_>>()?;
        Ok(Page { games, next })
    }

    /// What names, tags and positions say: numbers and conditions; `None` if no game passes.
    async fn having(
        &self,
        filter: &Filter,
        sql: &mut Sql,
    ) -> Result<Option<(Option<Vec<i64>>, Vec<String>)>> {
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
        let (mut few, mut many): (Option<Vec<i64>>, Vec<String>) = (None, Vec::new());
        for having in all {
            match having {
                Having::Many(condition) => many.push(condition),
                Having::Few(mut numbers) => {
                    numbers.sort_unstable();
                    numbers.dedup();
                    few = Some(match few {
                        Some(others) => {
                            others.into_iter().filter(|n| numbers.binary_search(n).is_ok()).collect()
                        }
                        None => numbers,
                    });
                }
            }
        }
        Ok(if few.as_ref().is_some_and(Vec::is_empty) { None } else { Some((few, many)) })
    }

    async fn having_name(&self, part: &str, sql: &mut Sql) -> Result<Having> {
        let ids = query("SELECT id FROM name WHERE instr(folded, ?1) > 0").bind(part);
        let ids = numbers(&ids.fetch_all(&self.read).await?)?;
        let json = serde_json::to_string(&ids).expect("numbers are plain data");
        let few = "SELECT game FROM played_by WHERE name IN (SELECT value FROM json_each(?1)) LIMIT ?2";
        let few = query(few).bind(&json).bind(FEW as i64 + 1).fetch_all(&self.read).await?;
        if few.len() <= FEW {
            return Ok(Having::Few(numbers(&few)?));
        }
        let ids = sql.text(&json);
        let condition = "EXISTS (SELECT 1 FROM played_by WHERE played_by.game = number AND name IN (SELECT value FROM json_each(";
        Ok(Having::Many(format!("{condition}{ids})))")))
    }

    async fn having_tag(&self, tag: &str, sql: &mut Sql) -> Result<Having> {
        let few = query("SELECT game FROM tag WHERE tag = ?1 LIMIT ?2").bind(tag).bind(FEW as i64 + 1);
        let few = few.fetch_all(&self.read).await?;
        if few.len() <= FEW {
            return Ok(Having::Few(numbers(&few)?));
        }
        let tag = sql.text(tag);
        Ok(Having::Many(format!("EXISTS (SELECT 1 FROM tag WHERE tag = {tag} AND tag.game = number)")))
    }

    async fn having_position(&self, scope: &Scope, hash: i64, sql: &mut Sql) -> Result<Having> {
        let collection = match scope {
            Scope::Collection(id) => Some(*id),
            Scope::Own(_) | Scope::Played => None,
        };
        let few = "SELECT position.game >> 16 FROM segment CROSS JOIN position \
                   ON position.segment = segment.id AND hash = ?1 WHERE collection IS ?2 LIMIT ?3";
        let few = query(few).bind(hash).bind(collection).bind(FEW as i64 + 1).fetch_all(&self.read).await?;
        if few.len() <= FEW {
            return Ok(Having::Few(numbers(&few)?));
        }
        let segment = match collection {
            Some(id) => {
                let id = sql.int(id);
                format!(
                    "segment.collection = {id} AND number BETWEEN segment.first_game AND segment.last_game"
                )
            }
            None => "segment.id = 0".to_owned(),
        };
        let hash = sql.int(hash);
        Ok(Having::Many(format!(
            "EXISTS (SELECT 1 FROM segment CROSS JOIN position ON position.segment = segment.id AND hash = {hash} \
             AND position.game >= (number << 16) AND position.game < ((number + 1) << 16) WHERE {segment})"
        )))
    }
}

impl Sort {
    /// Whether the largest comes first.
    fn descends(self) -> bool {
        matches!(self, Sort::Newest | Sort::Longest | Sort::Best)
    }
}

impl Branch<'_> {
    /// What games are sorted by.
    fn key(&self) -> String {
        match self.filter.sort {
            Sort::Newest | Sort::Oldest => "played".to_owned(),
            Sort::Longest | Sort::Shortest => "length".to_owned(),
            Sort::Best | Sort::Worst => self.accuracy(),
        }
    }

    /// Where the games come from: the few that are left, or an index.
    fn from(&self, sql: &mut Sql, few: Option<&str>) -> (String, Vec<String>) {
        let mut conditions = Vec::new();
        let index = match (&self.filter.scope, self.side) {
            (Scope::Own(holders), Some(side)) => {
                let holders: Vec<String> =
                    holders.iter().map(|h| sql.bind(Value::Bytes(h.clone()))).collect();
                let holders = holders.join(", ");
                let side = name(side);
                conditions.push(format!("{side}_holder IN ({holders}) AND {side}_deleted IS NULL"));
                if side == "second" {
                    // A game of both hands is found on the first side.
                    conditions.push(format!(
                        "((first_holder IN ({holders})) IS NOT TRUE OR first_deleted IS NOT NULL)"
                    ));
                }
                if side == "first" { "game_of_first_holder" } else { "game_of_second_holder" }
            }
            (scope, _) => {
                conditions.push(match scope {
                    Scope::Collection(id) => format!("collection = {}", sql.int(*id)),
                    _ => "collection IS NULL".to_owned(),
                });
                conditions.push("deleted IS NULL".to_owned());
                match self.filter.sort {
                    Sort::Longest | Sort::Shortest => "game_by_length",
                    _ => "game_by_date",
                }
            }
        };
        if !matches!(self.filter.scope, Scope::Collection(_)) {
            // A game that nobody ever made a move in is not worth finding.
            conditions.push(
                "(reason IS NOT NULL OR EXISTS (SELECT 1 FROM move WHERE move.game = game.id AND ply = 0))"
                    .to_owned(),
            );
            if self.filter.position.is_some() {
                conditions.push("archived = 1".to_owned());
            }
        }
        let from = match few {
            Some(few) => format!("json_each({few}) AS few CROSS JOIN game ON number = few.value"),
            None => format!("game INDEXED BY {index}"),
        };
        (from, conditions)
    }

    /// The accuracy that counts: the holder's, or the better one.
    fn accuracy(&self) -> String {
        match self.side {
            Some(side) => format!("{}_accuracy", name(side)),
            None => "nullif(max(coalesce(first_accuracy, -1), coalesce(second_accuracy, -1)), -1)".to_owned(),
        }
    }

    fn conditions(&self, sql: &mut Sql) -> Vec<String> {
        let filter = self.filter;
        let mut all = Vec::new();
        if let Some(game) = &filter.game {
            all.push(format!("game.game = {}", sql.text(game)));
        }
        if let Some(variant) = &filter.variant {
            all.push(format!("variant = {}", sql.text(variant)));
        }
        if let Some(opponent) = &filter.opponent {
            let seat = sql.text(&format!("computer:{opponent}"));
            all.push(format!("{seat} IN (first_seat, second_seat)"));
        }
        self.ratings(sql, &mut all);
        if let Some(result) = filter.result {
            all.push(self.result(result));
        }
        if let Some(reason) = &filter.reason {
            all.push(format!("reason = {}", sql.text(reason)));
        }
        if let Some(opening) = &filter.opening {
            let opening = sql.text(opening);
            all.push(format!("substr(opening, 1, length({opening})) = {opening} COLLATE NOCASE"));
        }
        if let Some(from) = filter.from.as_deref().and_then(dates::begin) {
            all.push(format!("played >= {}", sql.int(from)));
        }
        if let Some(to) = filter.to.as_deref().and_then(dates::end) {
            all.push(format!("played < {}", sql.int(to)));
        }
        if let Some(from) = filter.length_from {
            all.push(format!("length >= {}", sql.int(from)));
        }
        if let Some(to) = filter.length_to {
            all.push(format!("length <= {}", sql.int(to)));
        }
        let accuracy = self.accuracy();
        let tenths = |percent: f64| (percent * 10.0).round() as i64;
        if let Some(from) = filter.accuracy_from {
            all.push(format!("{accuracy} >= {}", sql.int(tenths(from))));
        }
        if let Some(to) = filter.accuracy_to {
            all.push(format!("{accuracy} <= {}", sql.int(tenths(to))));
        }
        match filter.reviewed {
            Some(true) => all.push("(first_accuracy IS NOT NULL OR second_accuracy IS NOT NULL)".to_owned()),
            Some(false) => all.push("first_accuracy IS NULL AND second_accuracy IS NULL".to_owned()),
            None => {}
        }
        match filter.sort {
            Sort::Newest | Sort::Oldest => {}
            Sort::Longest | Sort::Shortest | Sort::Best | Sort::Worst => {
                all.push(format!("{} IS NOT NULL", self.key()));
            }
        }
        all
    }

    fn ratings(&self, sql: &mut Sql, all: &mut Vec<String>) {
        let bounds = [(self.filter.rating_from, ">="), (self.filter.rating_to, "<=")];
        let bounds: Vec<(String, &str)> =
            bounds.into_iter().filter_map(|(bound, op)| Some((sql.int(bound?), op))).collect();
        let within = |side: &str| {
            let each: Vec<String> =
                bounds.iter().map(|(bound, op)| format!("{side}_rating {op} {bound}")).collect();
            format!("({})", each.join(" AND "))
        };
        if !bounds.is_empty() {
            all.push(match self.side {
                Some(side) => within(name(!side)),
                None => format!("({} OR {})", within("first"), within("second")),
            });
        }
    }

    fn result(&self, result: FoundResult) -> String {
        let won = |side: Side| format!("winner = {}", side.index());
        let against_another = "first_holder IS NOT second_holder";
        match (result, self.side) {
            (FoundResult::First, _) => won(Side::First),
            (FoundResult::Second, _) => won(Side::Second),
            (FoundResult::Draw, _) => "reason IS NOT NULL AND winner IS NULL".to_owned(),
            (FoundResult::Unfinished, _) => "reason IS NULL".to_owned(),
            (FoundResult::Won, Some(side)) => format!("{} AND {against_another}", won(side)),
            (FoundResult::Lost, Some(side)) => format!("{} AND {against_another}", won(!side)),
            (FoundResult::Won | FoundResult::Lost, None) => "winner IS NOT NULL".to_owned(),
        }
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn numbers(rows: &[SqliteRow]) -> Result<Vec<i64>> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
