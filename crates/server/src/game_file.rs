//! Between stored games and game files.

use plyground_games::files::{self, FileError, Replayed};
use plyground_rules::{
    BySide, MoveTree, NodeId, Record, Side,
    record::{RecordedMove, RecordedResult},
};
use plyground_store::{ArchivedGame, Ending, ImportedGame, Seat};
use plyground_words::{Lang, Message};

use crate::names::Name;

/// A stored game, replayed, for writing it to a file: one name for each side, the same for every reader. `tree` is a file with its variations and
/// comments, as it was stored; what in it does not belong to the game is left out.
pub fn stored_game(game: ArchivedGame, tree: Option<&str>) -> Result<Replayed, Message> {
    let (any, _) = plyground_games::find(&game.row.variant).map_err(|e| e.message())?;
    let info = any.info();
    let imported = game.collection.is_some();
    let names = BySide::from_fn(|side| {
        if imported {
            game.row.names[side].clone()
        } else {
            Name::at(&game.row, info, side).in_lang(Lang::En)
        }
    });
    let computer = |side: Side| match &game.row.seats[side] {
        Seat::Computer(id) => Some(id.clone()),
        Seat::Here | Seat::Remote => None,
    };
    let computers = BySide::from_fn(computer);
    let known = |time: &&str| time.len() >= 4;
    let date = if imported {
        game.date.as_deref().filter(known).map(str::to_owned)
    } else {
        Some(date(game.row.created))
    };
    let record = Record {
        start: game.row.start,
        players: names,
        computers: Some(computers).filter(|both| both.first.is_some() || both.second.is_some()),
        event: game.event,
        date,
        clock: game.row.clock,
        moves: game.moves.into_iter().map(|mv| RecordedMove::new(mv.text, mv.ms)).collect(),
        result: game
            .row
            .ending
            .filter(Ending::is_result)
            .map(|end| RecordedResult { winner: end.winner, reason: end.reason }),
        ..Record::of_moves(&game.row.game, &game.row.variant, [])
    };
    let moves = tree.map_or_else(|| record.moves.clone(), |tree| with_tree(&record.moves, tree));
    files::replay(Record { moves, ..record }).map_err(|e: FileError| e.message())
}

/// The moves of a game with the variations and comments of a file. The game stays the main line, even where another line
/// stands first in the file.
fn with_tree(game: &MoveTree, tree: &str) -> MoveTree {
    let mut moves = game.clone();
    // Only what could be read was stored.
    let Ok(file) = files::read(tree.as_bytes()) else { return moves };
    let given = &file.record.moves;
    let mut waiting = vec![(NodeId::START, NodeId::START)];
    while let Some((from, to)) = waiting.pop() {
        for &child in given.children(from) {
            // What has no room is left out, with all that follows.
            if let Ok(added) = moves.add(to, RecordedMove { ms: None, ..given.mv(child).clone() }) {
                waiting.push((child, added));
            }
        }
    }
    moves
}

/// A game that was read from a file, for storing it with a collection.
pub fn imported_game(game: &Replayed) -> ImportedGame {
    let record = &game.record;
    let positions = game.play.canonical_hashes();
    let computers = record.computers.clone().unwrap_or_default();
    ImportedGame {
        game: record.game.clone(),
        variant: record.variant.clone(),
        start: record.start.clone(),
        names: record.players.clone(),
        ratings: BySide::from_fn(|side| strength(&record.game, computers[side].as_deref()?)),
        computers,
        clock: record.clock,
        date: record.date.clone(),
        event: record.event.clone(),
        winner: record.result.as_ref().map(|result| result.winner),
        reason: record.result.as_ref().map(|result| result.reason.clone()),
        moves: record.moves.iter().map(|mv| mv.text.clone()).collect(),
        times: record.moves.iter().map(|mv| mv.ms).collect(),
        opening: game.play.opening_of(&positions).map(str::to_owned),
        positions,
        note: None,
        tree: record.moves.is_annotated().then(|| files::json(game)),
    }
}

/// The measured rating of a computer player that is known here.
pub(crate) fn strength(game: &str, player: &str) -> Option<i32> {
    plyground_players::find(game, player)?.rating.map(|rating| rating.elo)
}

/// `date_black_vs_white`, safe for any file system (G4).
pub fn file_name(record: &Record, extension: &str) -> String {
    let safe = |name: &str| -> String {
        let kept = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
        name.chars().take(24).map(kept).collect()
    };
    let day: String = record.date.as_deref().unwrap_or("undated").chars().take(10).collect();
    format!("{day}_{}_vs_{}.{extension}", safe(&record.players.first), safe(&record.players.second))
}

/// Unix milliseconds as `2026-05-01T18:30:00Z` (days to date: Hinnant's civil-from-days).
pub fn date(ms: i64) -> String {
    let seconds = ms.div_euclid(1000);
    let (days, time) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let (day, month) = (doy - (153 * mp + 2) / 5 + 1, if mp < 10 { mp + 3 } else { mp - 9 });
    let year = yoe + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn a10_dates_are_civil() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_827_696_000), "2000-02-29T12:34:56Z");
        assert_eq!(date(1_798_761_599_999), "2026-12-31T23:59:59Z");
    }
}
