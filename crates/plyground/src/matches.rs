//! The command that lets two players meet many times.

use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Instant};

use clap::Args;
use plyground_games::{
    find,
    rules::{BySide, GameInfo, Side},
};
use plyground_players::{
    Limit, Player,
    contest::{Contest, Played, chosen_opening},
    elo::{Difference, MatchTally},
    named,
    sprt::{Sprt, SprtDecision},
    words::elo_words,
};
use plyground_words::{Key, Message, key, message};
use serde_json::{Value, json};

use crate::{
    CommandResult,
    args::Refused,
    entrants::{EnginesFolderArg, Entrants},
    formats, jobs,
    lang::lang,
    limits::LimitArgs,
    out,
    rating::Rater,
};

/// Two players, and how they meet.
#[derive(Args)]
pub(crate) struct Match {
    /// The game: see `plyground games`
    game: String,
    /// A player's id or name; any for a random opponent, drawn by the seed; minimax-N for the plain search of N moves (plain-N where a player has that name); an
    /// external engine's name; or PROGRAM:PLAYER for a player of another build (empty: its full strength)
    #[arg(value_name = "PLAYER")]
    first: String,
    /// The opponent
    #[arg(value_name = "PLAYER")]
    second: String,
    /// How many games; they come in pairs from the same opening, with the sides changed
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    data: EnginesFolderArg,
    /// How many games are played at a time [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = jobs::parser())]
    jobs: Option<usize>,
    /// Another seed makes other openings and other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Stop as soon as it is clear which of two differences in Elo is true [without it: 0,10, and no early stop]
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// The moves that all games begin with [default: balanced openings, another one for each pair of games]
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    opening: Option<String>,
    /// Let the games count for the players' ratings in the data folder, also beside a running server
    #[arg(long)]
    rate: bool,
    /// One JSON object per game, and one for the whole
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(how: &Match) -> CommandResult {
    let (game, variant) = find(&how.game).map_err(|e| e.message())?;
    let info = game.info();
    let limit = how.limits.given();
    let entrants = Entrants::of(&how.game, &how.data)?;
    let player = |name: &str| entrants.named(name, limit, |player| limited(info, &player, limit));
    let [first, second] =
        [(&how.first, 0), (&how.second, 1)].map(|(name, place)| entrants.drawn(name, how.seed, place));
    let players = [player(first)?, player(second)?];
    let opening = how.opening.as_deref().map(|text| chosen_opening(variant.id, text)).transpose()?;
    let rater = if how.rate {
        entrants.check_rateable(first, limit)?;
        entrants.check_rateable(second, limit)?;
        if players[0].id() == players[1].id() {
            return Err(key!("rate-itself").into());
        }
        Some(Rater::open(&how.data, info.id)?)
    } else {
        None
    };
    let time = match limit {
        Some(Limit::Time(time)) => Some(time),
        _ => None,
    };
    let mut contest = Contest::new(variant.id, players, how.seed, time).expect("the variant was found");
    if let Some(opening) = opening {
        contest = contest.with_opening(opening);
    }
    let (tally, told, forfeits) = play(how, &contest, rater.as_ref())?;
    if !told {
        return Ok(String::new());
    }
    let test = how.sprt.unwrap_or(Sprt { elo0: 0.0, elo1: 10.0 });
    Ok(if how.json {
        format!("{}\n", whole(&tally, test))
    } else {
        format!("{}{forfeits}", summary(variant.id, &contest, &tally, test))
    })
}

fn limited(info: &GameInfo, player: &Player, limit: Option<Limit>) -> Player {
    match limit {
        Some(limit @ (Limit::Depth(_) | Limit::Nodes(_))) if !named::is_plain(info, player) => {
            player.limited(limit)
        }
        Some(limit @ Limit::Cpu(_)) if player.is_full_strength() => player.limited(limit),
        _ => player.clone(),
    }
}

/// Plays the games. They are counted in their order, whichever is finished first, so that an early end comes after the same
/// game whatever the number of jobs. False if nobody reads any more. The text names the games that were lost by a fault.
fn play(
    how: &Match,
    contest: &Contest,
    rater: Option<&Rater>,
) -> Result<(MatchTally, bool, String), Message> {
    let mut forfeits = String::new();
    let (numbers, stop): (Vec<u64>, _) = ((0..how.games).collect(), AtomicBool::new(false));
    let (begun, mut status) = (Instant::now(), out::Status::new());
    let (mut tally, mut waiting, mut told) = (MatchTally::default(), BTreeMap::new(), Ok(true));
    let mut finished = 0;
    jobs::run(
        jobs::number(how.jobs),
        &numbers,
        &stop,
        |&number| contest.play(number, &stop),
        |at, played| {
            finished += 1;
            waiting.insert(at as u64, played);
            while let Some(played) = waiting.remove(&tally.games()) {
                if let Some(rater) = rater
                    && let Err(e) = rate(rater, contest, &played)
                {
                    told = Err(e);
                    return false;
                }
                tally.add(played.half_points());
                if let Some(why) = &played.forfeit {
                    let loser = &contest.players()[usize::from(played.half_points() == 2)];
                    let lost = message!(
                        "forfeit",
                        number = played.number + 1,
                        player = loser.name().to_owned(),
                        why = why
                    );
                    forfeits.push_str(&format!("{}\n", lost.in_lang(lang())));
                }
                if how.json {
                    status.clear();
                    told = out::line(&one(contest, &played).to_string());
                    if told != Ok(true) {
                        return false;
                    }
                }
                let decided = |test: Sprt| tally.is_paired() && test.verdict(&tally) != SprtDecision::Open;
                if how.sprt.is_some_and(decided) {
                    return false;
                }
            }
            status.show(|| {
                let left = begun.elapsed().mul_f64((how.games - finished) as f64 / finished as f64);
                let MatchTally { wins, draws, losses, .. } = tally;
                message!(
                    "match-progress",
                    done = finished,
                    games = how.games,
                    wins = wins,
                    draws = draws,
                    losses = losses,
                    left = out::in_words(left)
                )
            });
            true
        },
    );
    if let Some(what) = contest.failure() {
        return Err(what);
    }
    told.map(|told| (tally, told, forfeits))
}

/// Lets a game count.
fn rate(rater: &Rater, contest: &Contest, played: &Played) -> Result<(), Message> {
    let [a, b] = contest.players();
    let (first, second) = if played.first_was == Side::First { (a, b) } else { (b, a) };
    let half_points = played.winner.map_or(1, |winner| if winner == Side::First { 2 } else { 0 });
    let players = BySide { first: first.id(), second: second.id() };
    rater.add(&(played.number + 1).to_string(), players, half_points)
}

/// A game as JSON.
fn one(contest: &Contest, played: &Played) -> Value {
    let [a, b] = contest.players();
    let id = |is_first: bool| if is_first { a.id() } else { b.id() };
    let a_began = played.first_was == Side::First;
    let why = played.forfeit.as_ref().map(|why| {
        let (code, args) = formats::code_and_args(why);
        json!({"code": code, "args": args})
    });
    json!({
        "game": played.number + 1,
        "first": id(a_began),
        "second": id(!a_began),
        "winner": played.winner.map(|side| id(side == played.first_was)),
        "side": played.winner,
        "points": played.half_points() as f64 / 2.0,
        "reason": played.reason.code,
        "why": why,
        "opening": played.moves[..played.opening],
        "moves": played.moves,
    })
}

/// The result as JSON. What is infinite is null.
fn whole(tally: &MatchTally, test: Sprt) -> Value {
    let Difference { elo, low, high, superior } = tally.difference();
    json!({
        "games": tally.games(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": tally.share(),
        "elo": elo,
        "elo_low": low,
        "elo_high": high,
        "los": superior,
        "sprt": {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "llr": test.ratio(tally),
            "bound": Sprt::BOUND,
            "verdict": formats::verdict_code(test.verdict(tally)),
        },
    })
}

const fn verdict_key(verdict: SprtDecision) -> Key {
    match verdict {
        SprtDecision::Better => key!("verdict-better"),
        SprtDecision::Not => key!("verdict-not-better"),
        SprtDecision::Open => key!("verdict-open"),
    }
}

/// The result in words.
fn summary(variant: &str, contest: &Contest, tally: &MatchTally, test: Sprt) -> String {
    let [a, b] = contest.players();
    let MatchTally { wins, draws, losses, .. } = tally;
    let shown = tally.difference();
    let (first, second) = (a.name().to_owned(), b.name().to_owned());
    let lines = [
        message!(
            "match-of",
            first = &first,
            second = second,
            games = tally.games(),
            variant = variant.to_owned()
        ),
        message!(
            "match-score",
            wins = *wins,
            draws = *draws,
            losses = *losses,
            percent = format!("{:.1}", 100.0 * tally.share())
        ),
        message!("match-elo", elo = elo_words(shown)),
        message!("match-superior", percent = format!("{:.1}", 100.0 * shown.superior), player = first),
        message!(
            "match-test",
            low = format!("{:+}", test.elo0),
            high = format!("{:+}", test.elo1),
            verdict = verdict_key(test.verdict(tally)),
            ratio = format!("{:.2}", test.ratio(tally)),
            bound = format!("{:.2}", Sprt::BOUND)
        ),
    ];
    lines.map(|line| line.in_lang(lang()) + "\n").concat()
}

/// Reads `0,10`.
fn sprt(text: &str) -> Result<Sprt, Refused> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
    match text.split_once(',').map(|(a, b)| (number(a), number(b))) {
        Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err(Refused(key!("sprt-form").into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_two_rising_numbers() {
        assert_eq!(sprt("0,10").ok(), Some(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert_eq!(sprt("-2.5, 2.5").ok(), Some(Sprt { elo0: -2.5, elo1: 2.5 }));
        for text in ["", "5", "10,0", "0,0", "a,b", "0,", "0,10,20", "0,inf", "NaN,1"] {
            assert!(sprt(text).is_err(), "{text}");
        }
    }
}
