//! How a new game begins: the opening rule, and the position that a balanced opening leads to.

use std::time::Duration;

use plyground_games::find;
use plyground_store::{GameRow, OpeningRule};
use plyground_words::key;
use tokio::time::timeout;

use crate::{
    error::Refusal,
    pool::{Job, JobEvent, JobKind, MoveHistory, Pool, Ticket, Urgency},
    session::Browser,
    table::seed_of,
};

/// A balanced opening is found in a fraction of a second; nobody waits longer than this for a thread.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether swap2 is played in a variant.
pub(super) fn has_swap2(variant: &str) -> bool {
    find(variant).is_ok_and(|(game, variant)| !(game.engine().openings)(variant.id).swap2.is_empty())
}

/// The opening rule that a form says, for a variant; `custom`: from a position that was typed; `unusual`: not from the usual start.
pub(super) fn rule(code: &str, variant: &str, custom: bool, unusual: bool) -> Result<OpeningRule, Refusal> {
    let code = if code.is_empty() { "free" } else { code };
    let rule = OpeningRule::of_code(code).ok_or_else(|| Refusal::bad(key!("bad-opening")))?;
    match rule {
        OpeningRule::Free => Ok(rule),
        OpeningRule::Swap2(_) if !has_swap2(variant) => Err(Refusal::bad(key!("no-swap2"))),
        OpeningRule::Swap2(_) if unusual => Err(Refusal::bad(key!("opening-of-position"))),
        OpeningRule::Balanced if custom => Err(Refusal::bad(key!("opening-of-position"))),
        OpeningRule::Balanced | OpeningRule::Swap2(_) => Ok(rule),
    }
}

/// The position after a balanced opening of this game, which its id decides; found by a thread of the pool.
pub(super) async fn balanced_start(
    pool: &Pool,
    row: &GameRow,
    browser: &Browser,
) -> Result<Option<String>, Refusal> {
    let failed = || Refusal::full(key!("no-balanced-opening"));
    let line = MoveHistory { variant: row.variant.clone(), start: row.start.clone(), moves: Vec::new() };
    let kind = JobKind::Opening { seed: seed_of(&row.id, 0), nth: None };
    let ticket = Ticket { table: row.id.clone(), client: browser.key(), urgency: Urgency::Person };
    let mut job = pool.submit(Job { kind, line }, ticket);
    let opened = async {
        loop {
            match job.events.recv().await {
                Some(JobEvent::Opened(moves)) => return Some(moves),
                Some(JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_)) => {}
                _ => return None,
            }
        }
    };
    let moves = timeout(PATIENCE, opened).await.ok().flatten().ok_or_else(failed)?;
    let (game, variant) = find(&row.variant).map_err(|_| failed())?;
    let mut play = game.start(variant, row.start.as_deref()).map_err(|_| failed())?;
    for text in &moves {
        play.play(text).map_err(|_| failed())?;
    }
    // A position that cannot be begun from is no start.
    let text = play.position_text();
    let start = game.start(variant, Some(&text)).map_err(|_| failed())?;
    if start.outcome().is_some() { Err(failed()) } else { Ok(Some(text)) }
}

#[cfg(test)]
mod tests {
    use plyground_engines::{Launcher, Roster};
    use plyground_games::variants;
    use plyground_store::Swap2;

    use super::*;
    use crate::table::tests::world::{browser, row};

    #[test]
    fn g1_opening_rules_are_refused_where_they_make_no_sense() {
        let why = |code: &str, variant: &str, custom, unusual| {
            rule(code, variant, custom, unusual).expect_err("refused").message().to_string()
        };
        assert_eq!(rule("", "reversi", true, true).ok(), Some(OpeningRule::Free));
        assert_eq!(rule("balanced", "laser", false, true).ok(), Some(OpeningRule::Balanced));
        assert_eq!(rule("swap2", "gomoku", false, false).ok(), Some(OpeningRule::Swap2(Swap2::Offered)));
        assert_eq!(why("pie", "gomoku", false, false), "There is no such opening rule.");
        for variant in ["renju", "reversi", "yinsh", "connect-four"] {
            assert_eq!(why("swap2", variant, false, false), "Swap2 is not played in this game.");
        }
        let position = "A game from a position of one's own begins as it stands: choose the free opening.";
        assert_eq!(why("swap2", "gomoku", false, true), position);
        assert_eq!(why("balanced", "reversi", true, true), position);
    }

    #[tokio::test]
    async fn a13_every_variant_begins_from_a_balanced_position_by_its_id() {
        let pool = Pool::start(Roster::default(), Launcher::new(None));
        for (game, variant) in variants() {
            let row = row(variant.id, "ann", "ben", None);
            let start =
                balanced_start(&pool, &row, &browser("ann")).await.expect("found").expect("a position");
            let again = balanced_start(&pool, &row, &browser("ann")).await.expect("found");
            assert_eq!(again.as_ref(), Some(&start), "{}", variant.id);
            let usual = game.start(variant, None).expect("a start").position_text();
            assert_ne!(start, usual, "{}", variant.id);
        }
    }
}
