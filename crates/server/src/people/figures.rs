//! What a person's games say: by opponent, opening and colour, how well and how long each phase was played, which mistakes come
//! again and again.

use std::collections::BTreeMap;

use plyground_games::{coach::Phase, find};
use plyground_rules::{BySide, GameInfo, Side};
use plyground_store::ArchivedGame;
use plyground_words::Lang;

use crate::{
    names::Name,
    study::{FaultReason, GameCard},
};

/// Moves are gone through in so many of the latest games.
const REPLAYED: usize = 60;

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ResultCounts {
    pub(crate) won: usize,
    pub(crate) drawn: usize,
    pub(crate) lost: usize,
}

impl ResultCounts {
    fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Won => self.won += 1,
            GameResult::Drawn => self.drawn += 1,
            GameResult::Lost => self.lost += 1,
        }
    }

    pub(crate) const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The share of points, rounded to whole percent.
    pub(crate) fn percent(&self) -> usize {
        let games = self.games();
        (200 * self.won + 100 * self.drawn + games).checked_div(2 * games).unwrap_or(0)
    }
}

/// How a game ended for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameResult {
    Won,
    Drawn,
    Lost,
}

/// A kind of mistake.
pub(crate) struct Fault {
    /// How often it was made.
    pub(crate) times: usize,
    /// The game with the latest one.
    pub(crate) game: String,
    pub(crate) latest: FaultReason,
}

/// What a person's games of one kind say.
#[derive(Default)]
pub(crate) struct Figures {
    pub(crate) all: ResultCounts,
    /// The same results running, up to the latest game.
    pub(crate) streak: Option<(GameResult, usize)>,
    /// The most wins running.
    pub(crate) best_streak: usize,
    /// By name, the most frequent first.
    pub(crate) opponents: Vec<(String, ResultCounts)>,
    /// By name, the most frequent first.
    pub(crate) openings: Vec<(String, ResultCounts)>,
    pub(crate) sides: BySide<ResultCounts>,
    /// In percent, by phase.
    pub(crate) accuracy: [Option<f64>; 3],
    /// How many games have been reviewed.
    pub(crate) reviewed: usize,
    /// Milliseconds for a move, by phase.
    pub(crate) time: [Option<u64>; 3],
    /// The most frequent first.
    pub(crate) faults: Vec<Fault>,
}

/// Looks through a person's games, the latest first.
pub(crate) fn figures(person: &str, info: &GameInfo, games: &[ArchivedGame], lang: Lang) -> Figures {
    let mut figures = Figures::default();
    let (mut opponents, mut openings) = (BTreeMap::new(), BTreeMap::new());
    let mut accuracy = [(0.0, 0usize); 3];
    let mut time = [(0u64, 0u64); 3];
    let mut faults: BTreeMap<String, Fault> = BTreeMap::new();
    let mut results = Vec::new();
    for (i, game) in games.iter().enumerate() {
        let Some((side, result)) = result(person, game) else { continue };
        results.push(result);
        figures.all.add(result);
        figures.sides[side].add(result);
        let other = Name::at(&game.row, info, !side).in_lang(lang);
        opponents.entry(other).or_insert_with(ResultCounts::default).add(result);
        if let Some(opening) = &game.opening {
            openings.entry(opening.clone()).or_insert_with(ResultCounts::default).add(result);
        }
        let card: Option<GameCard> = game.review.as_ref().and_then(|json| serde_json::from_str(json).ok());
        if let Some(card) = card {
            figures.reviewed += 1;
            for (sum, found) in accuracy.iter_mut().zip(card.phases[side]) {
                if let Some(found) = found {
                    *sum = (sum.0 + found, sum.1 + 1);
                }
            }
            for reason in &card.reasons[side] {
                let first = || Fault { times: 0, game: game.row.id.clone(), latest: reason.clone() };
                faults.entry(reason.code.clone()).or_insert_with(first).times += 1;
            }
        }
        if i < REPLAYED {
            times(game, side, &mut time);
        }
    }
    figures.streak =
        results.first().map(|first| (*first, results.iter().take_while(|r| *r == first).count()));
    figures.best_streak =
        results.split(|result| *result != GameResult::Won).map(<[GameResult]>::len).max().unwrap_or(0);
    figures.opponents = most_frequent(opponents);
    figures.openings = most_frequent(openings);
    figures.accuracy = accuracy.map(|(sum, count)| (count > 0).then(|| sum / count as f64));
    figures.time = time.map(|(ms, moves)| ms.checked_div(moves));
    figures.faults = faults.into_values().collect();
    figures.faults.sort_by_key(|fault| std::cmp::Reverse(fault.times));
    figures
}

/// The side that a person played in a game that is over, and how it ended; not of games against themselves.
fn result(person: &str, game: &ArchivedGame) -> Option<(Side, GameResult)> {
    let plays = |side: Side| game.row.persons[side].as_deref() == Some(person);
    let side = Side::BOTH.into_iter().find(|side| plays(*side) && !plays(!*side))?;
    Some((
        side,
        match game.row.ending.as_ref().filter(|ending| ending.is_result())?.winner {
            None => GameResult::Drawn,
            Some(winner) if winner == side => GameResult::Won,
            Some(_) => GameResult::Lost,
        },
    ))
}

fn most_frequent(scores: BTreeMap<String, ResultCounts>) -> Vec<(String, ResultCounts)> {
    let mut scores: Vec<_> = scores.into_iter().collect();
    scores.sort_by_key(|(_, score)| std::cmp::Reverse(score.games()));
    scores
}

/// Adds what a side spent on its moves, by phase.
fn times(game: &ArchivedGame, side: Side, time: &mut [(u64, u64); 3]) {
    let Ok((any, variant)) = find(&game.row.variant) else { return };
    let Ok(mut play) = any.start(variant, game.row.start.as_deref()) else { return };
    for mv in &game.moves {
        if play.to_move() == side {
            let phase = Phase::ALL.iter().position(|phase| *phase == play.phase()).unwrap_or(0);
            time[phase] = (time[phase].0 + mv.ms.unwrap_or(0), time[phase].1 + 1);
        }
        if play.play(&mv.text).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use plyground_store::{Ending, MoveRow, Seat};

    use super::*;
    use crate::table::tests::world::row;

    fn game(id: &str, winner: Option<Side>, opening: &str) -> ArchivedGame {
        let mut row = row("connect-four", "ann", "oracle", None);
        row.id = id.to_owned();
        row.persons.first = Some("a".to_owned());
        row.seats.second = Seat::Computer("nobody-of-this-id".to_owned());
        row.names.second = "Oracle".to_owned();
        row.ending = Some(Ending { winner, reason: "four".to_owned() });
        let mv = |text: &str, ms| MoveRow { text: text.to_owned(), ms: Some(ms), left: None };
        ArchivedGame {
            row,
            moves: vec![mv("d", 1_000), mv("d", 9_000), mv("e", 3_000)],
            collection: None,
            date: None,
            played: Some(1),
            updated: 1,
            event: None,
            opening: Some(opening.to_owned()),
            ratings: BySide::default(),
            accuracy: BySide::default(),
            review: Some(
                r#"{"chances":[50],"faults":{"first":[0,1,0],"second":[0,0,0]},"accuracy":{"first":80.0,"second":null},"opening":null,
                "phases":{"first":[90.0,null,70.0],"second":[null,null,null]},
                "reasons":{"first":[{"ply":3,"code":"misses-win","message":{"id":"x"}}],"second":[]}}"#
                    .to_owned(),
            ),
            note: BySide::default(),
            tags: BySide::default(),
        }
    }

    #[test]
    fn a14_games_are_counted_by_opponent_opening_colour_and_phase() {
        let first = Some(Side::First);
        let games = [
            game("5", first, "Centre"),
            game("4", first, "Centre"),
            game("3", Some(Side::Second), "Edge"),
            game("2", first, "Centre"),
            game("1", None, "Centre"),
        ];
        let info = find("connect-four").expect("known").0.info();
        let found = figures("a", info, &games, Lang::En);
        let score = ResultCounts { won: 3, drawn: 1, lost: 1 };
        assert_eq!((found.all, found.all.percent(), found.sides.first), (score, 70, score));
        assert_eq!(ResultCounts { won: 2, drawn: 0, lost: 1 }.percent(), 67);
        assert_eq!(found.opponents, [("Oracle".to_owned(), score)]);
        assert_eq!(found.openings[0], ("Centre".to_owned(), ResultCounts { won: 3, drawn: 1, lost: 0 }));
        assert_eq!((found.streak, found.best_streak), (Some((GameResult::Won, 2)), 2));
        assert_eq!((found.accuracy, found.reviewed), ([Some(90.0), None, Some(70.0)], 5));
        assert_eq!(found.time[0], Some(2_000), "one's own moves, not the opponent's");
        assert_eq!((found.faults.len(), found.faults[0].times, found.faults[0].game.as_str()), (1, 5, "5"));
        let nothing = figures("b", info, &games, Lang::En);
        assert_eq!((nothing.all.games(), nothing.streak), (0, None));
    }
}
