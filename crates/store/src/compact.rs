//! The moves of an archived game as one value, and back.

use plyground_rules::BySide;
use sqlx::{Row, query};

use crate::{Facts, MoveRow, Result, StoreError, connection::Connection, positions};

/// Stands for a time that is not known, in an imported game.
const UNKNOWN: &str = "-";

/// The texts of moves as one. A text with a blank in it is none of a move.
pub(crate) fn texts<'a>(moves: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut all = String::new();
    for text in moves {
        if text.is_empty() || text.contains(char::is_whitespace) {
            return None;
        }
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(text);
    }
    Some(all)
}

/// The times of moves as one; `None` if not one of them is known.
pub(crate) fn times(times: impl Iterator<Item = Option<u64>> + Clone) -> Option<String> {
    let one = |ms: Option<u64>| ms.map_or_else(|| UNKNOWN.to_owned(), |ms| ms.to_string());
    times.clone().any(|ms| ms.is_some()).then(|| times.map(one).collect::<Vec<_>>().join(" "))
}

/// Moves from their texts and times; `None` if they do not fit together.
pub(crate) fn moves(texts: &str, times: Option<&str>) -> Option<Vec<MoveRow>> {
    let texts = texts.split_ascii_whitespace();
    let Some(times) = times else {
        return Some(texts.map(|text| MoveRow { text: text.to_owned(), ms: None, left: None }).collect());
    };
    let mut times = times.split_ascii_whitespace();
    let moves: Option<Vec<MoveRow>> = texts
        .map(|text| {
            let time = times.next()?;
            if time == UNKNOWN {
                return Some(MoveRow { text: text.to_owned(), ms: None, left: None });
            }
            let mut parts = time.split(':').map(|part| part.parse::<u64>().ok());
            let ms = Some(parts.next()??);
            let left = match (parts.next(), parts.next()) {
                (None, _) => None,
                (Some(first), second) => Some(BySide { first: first?, second: second?? }),
            };
            Some(MoveRow { text: text.to_owned(), ms, left })
        })
        .collect();
    moves.filter(|_| times.next().is_none())
}

/// Archives a game that is over: its moves become one value, its positions go into the index. A game that is not over, or is
/// archived already, stays as it is.
pub(crate) async fn archive(connection: &mut Connection, id: &str, facts: &Facts) -> Result<()> {
    let select = query(
        "SELECT number, reason, winner, archived, collection FROM game \
         WHERE id = ?1 AND reason IS NOT NULL AND archived <> 1 AND collection IS NULL",
    );
    let Some(row) = connection.row(select.bind(id)).await? else { return Ok(()) };
    let number: i64 = row.try_get("number")?;
    if row.try_get::<i64, _>("archived")? == 2 {
        positions::forget(connection, &[number]).await?;
    }
    let stored = query(
        "SELECT count(*) AS count, total(text = '' OR text GLOB '*[ \t\n\r]*') AS odd FROM move WHERE game = ?1",
    );
    let stored = connection.row(stored.bind(id)).await?.ok_or(sqlx::Error::RowNotFound)?;
    let count: i64 = stored.try_get("count")?;
    if facts.positions.len() as i64 != count + 1 {
        // The game is another one than the facts are about: it was taken back and ended anew meanwhile.
        return Ok(());
    }
    // No game writes moves with blanks; a text that has one would not come back as it was, so it stays a row.
    if stored.try_get::<f64, _>("odd")? == 0.0 {
        // A time that is not known has no clocks beside it; without any time there is no value.
        let compact = query(
            "INSERT OR REPLACE INTO moves (game, texts, times) \
             SELECT ?2, coalesce(group_concat(text, ' ' ORDER BY ply), ''), iif(count(ms) = 0, NULL, \
             group_concat(iif(ms IS NULL OR first_left IS NULL OR second_left IS NULL, coalesce(ms, ?3), \
             ms || ':' || first_left || ':' || second_left), ' ' ORDER BY ply)) \
             FROM move WHERE game = ?1",
        );
        connection.run(compact.bind(id).bind(number).bind(UNKNOWN)).await?;
        connection.run(query("DELETE FROM move WHERE game = ?1").bind(id)).await?;
    }
    let update = query(
        "UPDATE game SET archived = 1, length = ?2, opening = ?3, first_rating = coalesce(first_rating, ?4), \
         second_rating = coalesce(second_rating, ?5) WHERE number = ?1",
    );
    let ratings = &facts.ratings;
    connection
        .run(update.bind(number).bind(count).bind(&facts.opening).bind(ratings.first).bind(ratings.second))
        .await?;
    let mut rows = Vec::with_capacity(facts.positions.len());
    positions::of_game(number, 0, &facts.positions, &mut rows);
    positions::add(connection, positions::OWN, rows).await
}

/// Makes rows of the moves of an archived game again, before anything about them changes.
pub(crate) async fn expand(connection: &mut Connection, id: &str) -> Result<()> {
    let select = query(
        "SELECT number, texts, times FROM game LEFT JOIN moves ON moves.game = number \
         WHERE id = ?1 AND archived = 1 AND collection IS NULL",
    );
    let Some(row) = connection.row(select.bind(id)).await? else { return Ok(()) };
    let number: i64 = row.try_get("number")?;
    let update = query("UPDATE game SET archived = 2, length = NULL, opening = NULL WHERE number = ?1");
    connection.run(update.bind(number)).await?;
    let Some(texts) = row.try_get::<Option<&str>, _>("texts")? else { return Ok(()) };
    let moves = moves(texts, row.try_get("times")?)
        .ok_or_else(|| StoreError::Damaged { game: id.to_owned(), what: "its moves and times".to_owned() })?;
    let rows: Vec<_> = moves
        .iter()
        .enumerate()
        .map(|(ply, mv)| {
            (ply, &mv.text, mv.ms, mv.left.map(|left| left.first), mv.left.map(|left| left.second))
        })
        .collect();
    let json = serde_json::to_string(&rows).expect("moves are plain data");
    let insert = query(
        "INSERT OR REPLACE INTO move (game, ply, text, ms, first_left, second_left) \
         SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?2)",
    );
    connection.run(insert.bind(id).bind(json)).await?;
    connection.run(query("DELETE FROM moves WHERE game = ?1").bind(number)).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a10_moves_come_back_as_they_were() {
        let left = Some(BySide { first: 5, second: 0 });
        let all = [
            MoveRow { text: "e5".to_owned(), ms: Some(1), left: None },
            MoveRow { text: "pass".to_owned(), ms: Some(20), left },
        ];
        assert_eq!(texts(all.iter().map(|mv| mv.text.as_str())).as_deref(), Some("e5 pass"));
        assert_eq!(moves("e5 pass", Some("1 20:5:0")).as_deref(), Some(&all[..]));
        assert_eq!(moves("", None), Some(vec![]));
        let partly = [all[0].clone(), MoveRow { ms: None, left: None, ..all[1].clone() }];
        assert_eq!(times(partly.iter().map(|mv| mv.ms)).as_deref(), Some("1 -"));
        assert_eq!(moves("e5 pass", Some("1 -")).as_deref(), Some(&partly[..]));
        assert_eq!(times([None, None].into_iter()), None);
        for times in ["1", "1 2 3", "1 x", "1 20:5", "1 20:5:"] {
            assert_eq!(moves("e5 pass", Some(times)), None, "{times}");
        }
        assert_eq!(texts(["a b"].into_iter()), None);
        assert_eq!(texts([""].into_iter()), None);
    }
}
