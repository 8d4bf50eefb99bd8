//! What the rankings and the profile of a person with thousands of games ask.

use std::time::Duration;

use plyground_store::{RatedPlayer, Store};

use crate::{made_up::PERSON, ms, processor};

/// Pages are asked for so often; the slowest one counts.
const TIMES: usize = 20;
/// As many as the pages ask for.
const GAMES: u32 = 500;
const RANKED: u32 = 2_000;

pub(crate) async fn ask(store: &Store) {
    let ann = RatedPlayer::Person(PERSON.to_owned());
    let games = store.rating("reversi", &ann).await.expect("read").map_or(0, |row| row.standing.games);
    for game in ["reversi", "yinsh"] {
        let (mut profile, mut list) = (Vec::new(), Vec::new());
        for _ in 0..TIMES {
            let begin = processor();
            store.person(PERSON).await.expect("read").expect("there");
            store.ratings_of(&ann).await.expect("read");
            store.rated_games_of(game, &ann, GAMES).await.expect("read");
            store.rating(game, &ann).await.expect("read");
            store.games_of_person(PERSON, game, GAMES).await.expect("read");
            profile.push(processor() - begin);
            let begin = processor();
            store.rankings(game, RANKED).await.expect("read");
            list.push(processor() - begin);
        }
        println!("profile in {game} of a person with {games} rated games of Reversi: {}", slowest(profile));
        println!("rankings in {game}: {}", slowest(list));
    }
}

fn slowest(mut times: Vec<Duration>) -> String {
    times.sort();
    let (half, most) = (times[times.len() / 2], times[times.len() - 1]);
    format!("{} ms, half of the time {} ms", ms(most), ms(half))
}
