//! Finding games: one page at a time, by keyset, along an index in the order that is asked for.
//!
//! What names, tags and positions say comes first (`candidates.rs`). The indexes hold what the other filters look at, so that a filter that few games pass
//! reads no rows that it drops.

use plyground_rules::{Reason, Side};
use sqlx::Row;

use crate::{
    ArchivedGame, Cursor, Filter, FoundResult, Page, Result, Scope, Sort, Store, dates,
    read::{ARCHIVED, archived_game},
    sql::{Sql, Value},
};

/// A page has at most so many games.
const MOST: u32 = 200;

/// What is found along one index: a holder's games on one side, or all games of the scope.
struct Branch<'a> {
    filter: &'a Filter,
    /// The side of the holder whose games are looked for.
    side: Option<Side>,
    /// Whether that side was played in another browser, by a person whom the holder carries.
    carried: bool,
}

/// The branches of a holder's games, and of all others.
const OWN: &[(Option<Side>, bool)] = &[
    (Some(Side::First), false),
    (Some(Side::Second), false),
    (Some(Side::First), true),
    (Some(Side::Second), true),
];
const ALL: &[(Option<Side>, bool)] = &[(None, false)];

impl Store {
    /// The games that pass a filter, `limit` of them (at most 200) from a place on.
    pub async fn find(&self, filter: &Filter, after: Option<Cursor>, limit: u32) -> Result<Page> {
        let limit = limit.clamp(1, MOST);
        let mut sql = Sql::default();
        let Some(candidates) = self.candidates(filter, &mut sql).await? else {
            return Ok(Page { games: Vec::new(), next: None });
        };
        let branches = match &filter.scope {
            Scope::Own(holders) if holders.is_empty() => return Ok(Page { games: Vec::new(), next: None }),
            Scope::Own(_) => OWN,
            Scope::Played | Scope::Collection(_) => ALL,
        };
        let order = if filter.sort.descends() { "DESC" } else { "ASC" };
        let rows = sql.int(limit + 1);
        let branches: Vec<String> = branches
            .iter()
            .map(|(side, carried)| {
                let branch = Branch { filter, side: *side, carried: *carried };
                let (from, mut conditions) = branch.from(&mut sql, candidates.few.as_deref());
                conditions.extend(candidates.conditions.iter().cloned());
                conditions.extend(branch.conditions(&mut sql));
                let key = branch.key();
                if let Some(after) = after {
                    let (k, n) = (sql.int(after.key), sql.int(after.number));
                    let beyond = if filter.sort.descends() { "<" } else { ">" };
                    // The first part is for indexes of expressions: SQLite finds no place in them by a pair.
                    conditions.push(format!("{key} {beyond}= {k} AND ({key}, number) {beyond} ({k}, {n})"));
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
}

impl Filter {
    /// Whether only reviewed games can pass.
    fn is_about_reviews(&self) -> bool {
        let by_accuracy = self.accuracy_from.is_some() || self.accuracy_to.is_some();
        by_accuracy || self.reviewed == Some(true) || matches!(self.sort, Sort::Best | Sort::Worst)
    }
}

impl Sort {
    /// Whether the largest comes first.
    fn descends(self) -> bool {
        matches!(self, Sort::Newest | Sort::Longest | Sort::Best | Sort::Result)
    }
}

impl Branch<'_> {
    /// What games are sorted by.
    fn key(&self) -> String {
        match self.filter.sort {
            Sort::Newest | Sort::Oldest => "played".to_owned(),
            Sort::Longest | Sort::Shortest => "length".to_owned(),
            Sort::Best | Sort::Worst => self.accuracy(),
            // As in the indexes, word for word. Dates take 49 bits, those before 1970 being negative.
            Sort::Result => format!("({} << 50) + played", self.rank()),
            Sort::Game => {
                // Its first two letters tell games apart.
                "(((unicode(game) & 63) << 56) + ((coalesce(unicode(substr(game, 2)), 0) & 63) << 50)) - played"
                    .to_owned()
            }
        }
    }

    /// How good the result is for the holder, or for the first side.
    fn rank(&self) -> String {
        let (none, won) = (Reason::ABORTED.code, self.side.unwrap_or(Side::First).index());
        format!(
            "(CASE WHEN reason IS NULL OR reason = '{none}' THEN 0 WHEN winner IS NULL THEN 2 WHEN winner = {won} THEN 3 ELSE 1 END)"
        )
    }

    /// Where the games come from: the few that are left, or an index.
    fn from(&self, sql: &mut Sql, few: Option<&str>) -> (String, Vec<String>) {
        let mut conditions = Vec::new();
        let index = match (&self.filter.scope, self.side) {
            (Scope::Own(holders), Some(side)) => {
                let holders: Vec<String> =
                    holders.iter().map(|h| sql.bind(Value::Bytes(h.clone()))).collect();
                let holders = holders.join(", ");
                if self.carried {
                    return self.of_person(side, &holders, few);
                }
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
                    _ => "collection IS NULL AND contest IS NULL".to_owned(),
                });
                conditions.push("deleted IS NULL".to_owned());
                match self.filter.sort {
                    _ if self.filter.is_about_reviews() => "game_reviewed",
                    Sort::Longest | Sort::Shortest => "game_by_length",
                    Sort::Result if matches!(scope, Scope::Collection(_)) => "game_by_result",
                    Sort::Game if matches!(scope, Scope::Collection(_)) => "game_by_game",
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
        (from(index, few), conditions)
    }

    /// The same for the games that are over of the people whom these holders carry, but for those of the holders themselves.
    fn of_person(&self, side: Side, holders: &str, few: Option<&str>) -> (String, Vec<String>) {
        let people = format!("(SELECT person FROM carried WHERE holder IN ({holders}))");
        let (own, other) = (name(side), name(!side));
        let mut conditions = vec![
            format!("{own}_person IN {people} AND {own}_deleted IS NULL AND reason IS NOT NULL"),
            format!("({own}_holder IN ({holders})) IS NOT TRUE"),
            format!("(({other}_holder IN ({holders})) IS NOT TRUE OR {other}_deleted IS NOT NULL)"),
        ];
        if side == Side::Second {
            conditions.push(format!("((first_person IN {people}) IS NOT TRUE OR first_deleted IS NOT NULL)"));
        }
        if self.filter.position.is_some() {
            conditions.push("archived = 1".to_owned());
        }
        (from(&format!("game_of_{own}_person"), few), conditions)
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
        if let (Some(tag), Some(side)) = (&filter.tag, self.side) {
            // The candidates have it on either side.
            let tag = sql.text(tag);
            all.push(format!(
                "EXISTS (SELECT 1 FROM tag WHERE tag = {tag} AND tag.game = number AND tag.side = {})",
                side.index()
            ));
        }
        self.ratings(sql, &mut all);
        if let Some(result) = filter.result {
            all.push(self.result(result));
        }
        if let Some(reason) = &filter.reason {
            all.push(format!("reason = {}", sql.text(reason)));
        }
        if let Some(opening) = &filter.opening {
            // A range is compared faster than a part is cut out.
            let (from, to) = (sql.text(opening), sql.text(&format!("{opening}{}", char::MAX)));
            all.push(format!("opening COLLATE NOCASE >= {from} AND opening COLLATE NOCASE < {to}"));
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
        if filter.is_about_reviews() {
            all.push("(first_accuracy IS NOT NULL OR second_accuracy IS NOT NULL)".to_owned());
        }
        if filter.reviewed == Some(false) {
            all.push("first_accuracy IS NULL AND second_accuracy IS NULL".to_owned());
        }
        match filter.sort {
            Sort::Newest | Sort::Oldest | Sort::Result | Sort::Game => {}
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
            (FoundResult::Draw, _) => format!("reason <> '{}' AND winner IS NULL", Reason::ABORTED.code),
            (FoundResult::Unfinished, _) => "reason IS NULL".to_owned(),
            (FoundResult::Won, Some(side)) => format!("{} AND {against_another}", won(side)),
            (FoundResult::Lost, Some(side)) => format!("{} AND {against_another}", won(!side)),
            (FoundResult::Won | FoundResult::Lost, None) => "winner IS NOT NULL".to_owned(),
        }
    }
}

/// Where games come from: the few that are left, or an index.
fn from(index: &str, few: Option<&str>) -> String {
    match few {
        Some(few) => format!("json_each({few}) AS few CROSS JOIN game ON number = few.value"),
        None => format!("game INDEXED BY {index}"),
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
