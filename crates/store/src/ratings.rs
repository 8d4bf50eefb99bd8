//! Ratings. A game is rated in the transaction that ends it, and only once: what follows is true together or not at all.

use plyground_players::standing::{Standing, both_after};
use plyground_rules::{BySide, Side};
use sqlx::{Row, query, sqlite::SqliteRow};

use crate::{Ending, Result, Seat, Store, connection::Connection};

/// Whether a game counts for the ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counts {
    /// It does not.
    #[default]
    No,
    /// It does, or will when it ends.
    Yes,
    /// It did until a move was taken back.
    NoLonger,
}

impl Counts {
    pub(crate) const fn number(self) -> i64 {
        self as i64
    }

    pub(crate) const fn of_number(number: i64) -> Counts {
        match number {
            1 => Counts::Yes,
            2 => Counts::NoLonger,
            _ => Counts::No,
        }
    }
}

/// Who is rated.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RatedPlayer {
    /// A person, by id.
    Person(String),
    /// A computer player, by id.
    Computer(String),
}

impl RatedPlayer {
    fn to_text(&self) -> String {
        match self {
            RatedPlayer::Person(id) => format!("person:{id}"),
            RatedPlayer::Computer(id) => format!("computer:{id}"),
        }
    }

    fn from_text(text: &str) -> RatedPlayer {
        match text.split_once(':') {
            Some(("person", id)) => RatedPlayer::Person(id.to_owned()),
            _ => RatedPlayer::Computer(text.strip_prefix("computer:").unwrap_or(text).to_owned()),
        }
    }
}

/// A line of the rankings.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// Whose.
    pub player: RatedPlayer,
    /// A person's name.
    pub name: Option<String>,
    /// How strong.
    pub standing: Standing,
    /// What the last game changed.
    pub change: f64,
    /// When that was, in unix milliseconds.
    pub changed: i64,
}

/// A game that was rated.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// The game's id; it may be deleted.
    pub id: String,
    /// The id of what was played.
    pub game: String,
    /// Who played.
    pub players: BySide<RatedPlayer>,
    /// What they are called, if they are people who are still known.
    pub names: BySide<Option<String>>,
    /// What the first side got: 2 for a win, 1 for a draw.
    pub half_points: u8,
    /// The ratings before it.
    pub before: BySide<f64>,
    /// The ratings after it.
    pub after: BySide<f64>,
    /// When it ended, in unix milliseconds.
    pub at: i64,
}

/// Rates a game that has just ended, if it counts and has not been rated.
pub(crate) async fn rate(connection: &mut Connection, id: &str, ending: &Ending, at: i64) -> Result<()> {
    let select = query(
        "SELECT game, first_seat, second_seat, first_person, second_person, first_holder, second_holder FROM game \
         WHERE id = ?1 AND rated = 1",
    );
    let Some(row) = connection.row(select.bind(id)).await? else { return Ok(()) };
    let Some(players) = players(&row)? else { return Ok(()) };
    let game: String = row.try_get("game")?;
    let half_points = match ending.winner {
        None => 1,
        Some(Side::First) => 2,
        Some(Side::Second) => 0,
    };
    rate_players(connection, id, &game, &players, half_points, at).await
}

/// Rates a game between two players, if it has not been rated. Nobody gains from playing against themselves.
pub(crate) async fn rate_players(
    connection: &mut Connection,
    id: &str,
    game: &str,
    players: &BySide<RatedPlayer>,
    half_points: u8,
    at: i64,
) -> Result<()> {
    let known = query("SELECT 1 FROM rated_game WHERE id = ?1").bind(id);
    if players.first == players.second || connection.row(known).await?.is_some() {
        return Ok(());
    }
    let (first, second) = (players.first.to_text(), players.second.to_text());
    let before = BySide {
        first: standing(connection, game, &first).await?,
        second: standing(connection, game, &second).await?,
    };
    let (a, b) = both_after(before.first, before.second, f64::from(half_points) / 2.0);
    let insert = query(
        "INSERT INTO rated_game (id, game, first, second, half_points, first_before, first_after, second_before, \
         second_after, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    );
    let insert = insert.bind(id).bind(game).bind(&first).bind(&second).bind(half_points);
    let insert = insert.bind(before.first.elo).bind(a.elo).bind(before.second.elo).bind(b.elo).bind(at);
    connection.run(insert).await?;
    for (player, before, after) in [(&first, before.first, a), (&second, before.second, b)] {
        let upsert = query(
            "INSERT INTO rating (game, player, elo, deviation, games, change, changed) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (game, player) DO UPDATE SET elo = excluded.elo, \
             deviation = excluded.deviation, games = excluded.games, change = excluded.change, changed = excluded.changed",
        );
        let upsert = upsert.bind(game).bind(player).bind(after.elo).bind(after.deviation);
        let games = i64::try_from(after.games).unwrap_or(i64::MAX);
        connection.run(upsert.bind(games).bind(after.elo - before.elo).bind(at)).await?;
    }
    Ok(())
}

/// Both players of a stored game, if they are two and each is known: nobody gains from playing against themselves.
fn players(row: &SqliteRow) -> Result<Option<BySide<RatedPlayer>>> {
    let player = |seat: &str, person: &str| -> Result<Option<RatedPlayer>> {
        Ok(match Seat::from_text(row.try_get(seat)?) {
            Some(Seat::Computer(id)) => Some(RatedPlayer::Computer(id)),
            _ => row.try_get::<Option<String>, _>(person)?.map(RatedPlayer::Person),
        })
    };
    let first = player("first_seat", "first_person")?;
    let second = player("second_seat", "second_person")?;
    let holders: (Option<Vec<u8>>, Option<Vec<u8>>) =
        (row.try_get("first_holder")?, row.try_get("second_holder")?);
    let same_browser = holders.0.is_some() && holders.0 == holders.1;
    let both = first.zip(second).filter(|(first, second)| first != second && !same_browser);
    Ok(both.map(|(first, second)| BySide { first, second }))
}

async fn standing(connection: &mut Connection, game: &str, player: &str) -> Result<Standing> {
    let select = query("SELECT elo, deviation, games FROM rating WHERE game = ?1 AND player = ?2");
    let row = connection.row(select.bind(game).bind(player)).await?;
    row.as_ref().map_or(Ok(Standing::NEW), standing_of)
}

fn standing_of(row: &SqliteRow) -> Result<Standing> {
    let games: i64 = row.try_get("games")?;
    Ok(Standing {
        elo: row.try_get("elo")?,
        deviation: row.try_get("deviation")?,
        games: u64::try_from(games).unwrap_or(0),
    })
}

const RATING_COLUMNS: &str = "rating.player, person.name AS name, elo, deviation, games, change, changed";
/// People are found by their ids: the other way round each line would look at everybody.
const WITH_NAMES: &str = "LEFT JOIN person ON person.id = substr(player, 8) AND player GLOB 'person:*'";

fn rating_row(row: &SqliteRow) -> Result<RatingRow> {
    Ok(RatingRow {
        player: RatedPlayer::from_text(row.try_get("player")?),
        name: row.try_get("name")?,
        standing: standing_of(row)?,
        change: row.try_get("change")?,
        changed: row.try_get("changed")?,
    })
}

const GAME_COLUMNS: &str = "rated_game.id, rated_game.game, first, second, half_points, first_before, first_after, \
    second_before, second_after, at, a.name AS first_name, b.name AS second_name";
const GAME_NAMES: &str = "LEFT JOIN person AS a ON a.id = substr(first, 8) AND first GLOB 'person:*' \
    LEFT JOIN person AS b ON b.id = substr(second, 8) AND second GLOB 'person:*'";

fn rated_game(row: &SqliteRow) -> Result<RatedGame> {
    let player = |column: &str| Ok::<_, sqlx::Error>(RatedPlayer::from_text(row.try_get(column)?));
    Ok(RatedGame {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        players: BySide { first: player("first")?, second: player("second")? },
        names: BySide { first: row.try_get("first_name")?, second: row.try_get("second_name")? },
        half_points: row.try_get("half_points")?,
        before: BySide { first: row.try_get("first_before")?, second: row.try_get("second_before")? },
        after: BySide { first: row.try_get("first_after")?, second: row.try_get("second_after")? },
        at: row.try_get("at")?,
    })
}

fn rankings_sql() -> String {
    format!(
        "SELECT {RATING_COLUMNS} FROM rating {WITH_NAMES} WHERE game = ?1 ORDER BY elo DESC, games DESC, player LIMIT ?2"
    )
}

/// A player's latest games of one kind, by one index for each side.
fn rated_games_sql() -> String {
    format!(
        "SELECT {GAME_COLUMNS} FROM rated_game {GAME_NAMES} WHERE number IN ( \
         SELECT * FROM (SELECT number FROM rated_game WHERE first = ?2 AND game = ?1 ORDER BY number DESC LIMIT ?3) \
         UNION \
         SELECT * FROM (SELECT number FROM rated_game WHERE second = ?2 AND game = ?1 ORDER BY number DESC LIMIT ?3)) \
         ORDER BY number DESC LIMIT ?3"
    )
}

impl Store {
    /// The ratings of a game, highest first: everybody who has a game that counted.
    pub async fn rankings(&self, game: &str, most: u32) -> Result<Vec<RatingRow>> {
        let rows =
            query(sqlx::AssertSqlSafe(rankings_sql())).bind(game).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(rating_row).collect()
    }

    /// The rating of one player; `None` before the first game that counted.
    pub async fn rating(&self, game: &str, player: &RatedPlayer) -> Result<Option<RatingRow>> {
        let sql = format!("SELECT {RATING_COLUMNS} FROM rating {WITH_NAMES} WHERE game = ?1 AND player = ?2");
        let row = query(sqlx::AssertSqlSafe(sql)).bind(game).bind(player.to_text());
        row.fetch_optional(&self.read).await?.as_ref().map(rating_row).transpose()
    }

    /// The games in which a player is rated, with the rating in each.
    pub async fn ratings_of(&self, player: &RatedPlayer) -> Result<Vec<(String, Standing)>> {
        let select = query(
            "SELECT game, elo, deviation, games FROM rating WHERE player = ?1 ORDER BY games DESC, game",
        );
        let rows = select.bind(player.to_text()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, standing_of(row)?))).collect()
    }

    /// How a game changed the ratings; `None` if it did not.
    pub async fn rated_game(&self, id: &str) -> Result<Option<RatedGame>> {
        let sql = format!("SELECT {GAME_COLUMNS} FROM rated_game {GAME_NAMES} WHERE rated_game.id = ?1");
        let row = query(sqlx::AssertSqlSafe(sql)).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(rated_game).transpose()
    }

    /// The latest games of a player that counted, the latest first.
    pub async fn rated_games_of(
        &self,
        game: &str,
        player: &RatedPlayer,
        most: u32,
    ) -> Result<Vec<RatedGame>> {
        let rows = query(sqlx::AssertSqlSafe(rated_games_sql())).bind(game).bind(player.to_text()).bind(most);
        rows.fetch_all(&self.read).await?.iter().map(rated_game).collect()
    }

    /// Every game that was rated, in the order in which they were: what all ratings follow from.
    pub async fn all_rated_games(&self) -> Result<Vec<RatedGame>> {
        let sql = format!("SELECT {GAME_COLUMNS} FROM rated_game {GAME_NAMES} ORDER BY number");
        let rows = query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        rows.iter().map(rated_game).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a14_rankings_and_rated_games_look_at_nobody_else() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path()).await.expect("the store opens");
        for sql in [rankings_sql(), rated_games_sql()] {
            let plan = store.plan(sql).await;
            let scans = plan.lines().filter(|line| line.contains("SCAN") && !line.contains("SCAN (subquery"));
            assert_eq!(scans.count(), 0, "{plan}");
        }
        let plan = store.plan(rated_games_sql()).await;
        assert!(
            plan.contains("rated_game_by_first (first=? AND game=?)")
                && plan.contains("rated_game_by_second (second=? AND game=?)")
        );
    }
}
