//! How a game begins: the opening rule that was chosen, and how far one of several steps has come.

use plyground_rules::BySide;
use serde::{Deserialize, Serialize};
use sqlx::{Row, query};

use crate::{
    Result,
    connection::Connection,
    write::{conflict, int},
};

/// The opening rule of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpeningRule {
    /// As the rules of the game say.
    #[default]
    Free,
    /// From a balanced position, which is the game's start position.
    Balanced,
    /// One player places three stones; the other takes a colour, or adds two stones and lets the first one choose.
    Swap2(Swap2),
}

/// How far a swap2 opening has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Swap2 {
    /// The first player places three stones, the second one chooses then.
    Offered,
    /// The second player adds two stones, the first one chooses then.
    Extended,
    /// The colours were taken after three stones.
    TakenAtThree,
    /// The colours were taken after five stones.
    TakenAtFive,
}

impl Swap2 {
    /// How many stones there are when this step is over.
    pub const fn stones(self) -> usize {
        match self {
            Swap2::Offered | Swap2::TakenAtThree => 3,
            Swap2::Extended | Swap2::TakenAtFive => 5,
        }
    }
}

impl OpeningRule {
    const ALL: [OpeningRule; 6] = [
        OpeningRule::Free,
        OpeningRule::Balanced,
        OpeningRule::Swap2(Swap2::Offered),
        OpeningRule::Swap2(Swap2::Extended),
        OpeningRule::Swap2(Swap2::TakenAtThree),
        OpeningRule::Swap2(Swap2::TakenAtFive),
    ];

    /// What was chosen: `free`, `balanced` or `swap2`.
    pub const fn code(self) -> &'static str {
        match self {
            OpeningRule::Free => "free",
            OpeningRule::Balanced => "balanced",
            OpeningRule::Swap2(_) => "swap2",
        }
    }

    /// The rule of this code, with everything still to do.
    pub fn of_code(code: &str) -> Option<OpeningRule> {
        Self::ALL.into_iter().find(|rule| rule.code() == code)
    }

    /// The same rule for another game.
    #[must_use]
    pub const fn anew(self) -> OpeningRule {
        match self {
            OpeningRule::Swap2(_) => OpeningRule::Swap2(Swap2::Offered),
            OpeningRule::Free | OpeningRule::Balanced => self,
        }
    }

    /// Whether the players do not know yet who plays what.
    pub const fn is_under_way(self) -> bool {
        matches!(self, OpeningRule::Swap2(Swap2::Offered | Swap2::Extended))
    }

    /// How many moves of the game belong to its opening.
    pub const fn moves(self) -> usize {
        match self {
            OpeningRule::Swap2(step) => step.stones(),
            OpeningRule::Free | OpeningRule::Balanced => 0,
        }
    }

    pub(crate) const fn text(self) -> &'static str {
        match self {
            OpeningRule::Free => "free",
            OpeningRule::Balanced => "balanced",
            OpeningRule::Swap2(Swap2::Offered) => "swap2",
            OpeningRule::Swap2(Swap2::Extended) => "swap2-extended",
            OpeningRule::Swap2(Swap2::TakenAtThree) => "swap2-three",
            OpeningRule::Swap2(Swap2::TakenAtFive) => "swap2-five",
        }
    }

    pub(crate) fn of_text(text: &str) -> Option<OpeningRule> {
        Self::ALL.into_iter().find(|rule| rule.text() == text)
    }
}

/// A choice in a swap2 opening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Swap2Choice {
    /// Where the opening was.
    pub from: Swap2,
    /// Where it is now.
    pub to: Swap2,
    /// Whether the players change sides, with all that is theirs.
    pub exchange: bool,
    /// What is on the clocks now.
    pub left: Option<BySide<u64>>,
    /// Now, in unix milliseconds.
    pub at: i64,
}

/// Carries a choice out, once.
pub(crate) async fn choose(connection: &mut Connection, game: &str, choice: &Swap2Choice) -> Result<()> {
    let Swap2Choice { from, to, exchange, left, at } = choice;
    let (from, to) = (OpeningRule::Swap2(*from).text(), OpeningRule::Swap2(*to).text());
    // In an UPDATE every value on the right is that of before.
    let sql = if *exchange {
        "UPDATE game SET opening_rule = ?3, updated = ?4, first_left = ?5, second_left = ?6, \
         left_ply = (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game = ?1), \
         first_name = second_name, second_name = first_name, first_seat = second_seat, second_seat = first_seat, \
         first_holder = second_holder, second_holder = first_holder, \
         first_person = second_person, second_person = first_person, \
         first_deleted = second_deleted, second_deleted = first_deleted, \
         note = iif(first_holder IS second_holder, note, second_note), second_note = iif(first_holder IS second_holder, NULL, note), \
         clock = iif(clock IS NULL, NULL, json_object('first', clock -> '$.second', 'second', clock -> '$.first')) \
         WHERE id = ?1 AND opening_rule = ?2"
    } else {
        "UPDATE game SET opening_rule = ?3, updated = ?4, first_left = ?5, second_left = ?6, \
         left_ply = (SELECT coalesce(max(ply) + 1, 0) FROM move WHERE game = ?1) \
         WHERE id = ?1 AND opening_rule = ?2"
    };
    let update = query(sql)
        .bind(game)
        .bind(from)
        .bind(to)
        .bind(at)
        .bind(left.map(|l| int(l.first)))
        .bind(left.map(|l| int(l.second)));
    if connection.run(update).await? == 1 {
        if *exchange {
            let tags = "UPDATE tag SET side = 1 - side WHERE game = (SELECT number FROM game WHERE id = ?1 \
                        AND first_holder IS NOT second_holder) AND NOT EXISTS \
                        (SELECT 1 FROM tag AS other WHERE other.tag = tag.tag AND other.game = tag.game AND other.side <> tag.side)";
            connection.run(query(tags).bind(game)).await?;
        }
        return Ok(());
    }
    let stored = connection.row(query("SELECT opening_rule FROM game WHERE id = ?1").bind(game)).await?;
    let stored: Option<String> = stored.map(|row| row.try_get("opening_rule")).transpose()?;
    match stored {
        Some(stored) if stored == to => Ok(()),
        Some(stored) => Err(conflict(game, format!("its opening is {stored} on disk, not {from}"))),
        None => Err(conflict(game, "there is no such game")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g1_every_opening_rule_has_a_text_of_its_own() {
        for rule in OpeningRule::ALL {
            assert_eq!(OpeningRule::of_text(rule.text()), Some(rule));
            assert_eq!(OpeningRule::of_code(rule.code()), Some(rule.anew()));
        }
        assert_eq!((OpeningRule::of_text("swap"), OpeningRule::of_code("swap2-five")), (None, None));
    }
}
