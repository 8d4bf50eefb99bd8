//! The command that measures how strong the players of a game are.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
    time::{Duration, Instant},
};

use clap::Args;
use plyground_games::{
    find,
    rules::{BySide, GameInfo, Side, zobrist},
};
use plyground_players::{
    Limit, Player,
    contest::{Contender, Contest, Played},
    ladder::{LONGEST, LadderRating, Pairing, Results, fit, to_play},
    of,
};

use plyground_words::{Message, key, message};

use crate::{
    CommandResult,
    entrants::{EnginesFolderArg, Entrants},
    formats, jobs,
    ladder_file::GamesFile,
    lang::lang,
    limits, out,
    rating::Rater,
};

/// Whose strength to measure, and how well.
#[derive(Args)]
pub(crate) struct Ladder {
    /// The game: see `plyground games`
    game: String,
    /// How often neighbours in the list of players meet; others meet less often
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// Only these players, in this order [default: all of the game's but the one that plays as any of the others]
    #[arg(long, value_name = "NAME,NAME...", value_delimiter = ',')]
    players: Vec<String>,
    #[command(flatten)]
    data: EnginesFolderArg,
    /// How long players of full strength take for a move [default: their own time]
    #[arg(long, value_name = "TIME", value_parser = limits::time)]
    time: Option<Duration>,
    /// How much processor time players of full strength take for a move, whatever else runs
    #[arg(long, value_name = "TIME", value_parser = limits::cpu, conflicts_with = "time")]
    cpu: Option<Duration>,
    /// How many games are played at a time [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = jobs::parser())]
    jobs: Option<usize>,
    /// Another seed makes other openings and other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Let the games count for the players' ratings in the data folder, each when it is over
    #[arg(long)]
    rate: bool,
    /// Where to write the ratings; games are kept beside it in FILE.games, and a ladder that was stopped goes on from
    /// there [default: ladder-GAME.txt]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Ladder {
    /// What players of full strength have for a move, where it is said.
    fn limit(&self) -> Option<Limit> {
        self.time.map(Limit::Time).or(self.cpu.map(Limit::Cpu))
    }

    /// A player with the processor time of this ladder. Other time is the contest's.
    fn limited(&self, player: Player) -> Player {
        match self.cpu {
            Some(cpu) if player.is_full_strength() => player.limited(Limit::Cpu(cpu)),
            _ => player,
        }
    }
}

pub(crate) fn run(how: &Ladder) -> CommandResult {
    let (game, variant) = find(&how.game).map_err(|e| e.message())?;
    let entrants = Entrants::of(&how.game, &how.data)?;
    let players = players(how, game.info(), &entrants)?;
    let path = how.out.clone().unwrap_or_else(|| format!("ladder-{}.txt", variant.id).into());
    let title = format!("{}, players {:016x}", command(how, variant.id, None), fingerprint(&players));
    let rater = if how.rate {
        let limit = how.limit();
        let mut drawn =
            how.players.iter().zip(0..).map(|(name, place)| entrants.drawn(name, how.seed, place));
        drawn.try_for_each(|name| entrants.check_rateable(name, limit))?;
        Some(Rater::open(&how.data, game.info().id)?)
    } else {
        None
    };
    let (mut kept, mut results) = GamesFile::open(&path, &title, &players)?;
    let ladder = LadderRun { how, variant: variant.id, players: &players, rater };
    loop {
        let mut left = to_play(players.len(), how.games, &results);
        if left.is_empty() {
            break;
        }
        // In no order, so that what was played tells how long the rest takes.
        left.sort_by_key(|f| zobrist::number(how.seed, (f.number << 16) + (f.a << 8) as u64 + f.b as u64));
        ladder.round(&left, &mut kept, &mut results)?;
    }
    let rated = fit(players.len(), &results);
    let text =
        formats::ratings_file(&command(how, variant.id, Some(how.games)), &players, &rated, results.len());
    write_whole(&path, &text)?;
    Ok(summary(&players, &rated))
}

/// Whom to measure: at least two, each once.
fn players(how: &Ladder, game: &GameInfo, entrants: &Entrants) -> Result<Vec<Arc<dyn Contender>>, Message> {
    if how.players.is_empty() {
        let ours = of(game.id).iter().filter(|player| player.has_strength());
        return Ok(ours.map(|player| Arc::new(how.limited(player.clone())) as Arc<dyn Contender>).collect());
    }
    let limit = how.limit();
    let drawn = how.players.iter().zip(0..).map(|(name, place)| entrants.drawn(name, how.seed, place));
    let named = drawn.map(|name| entrants.named(name, limit, |player| how.limited(player)));
    let players = named.collect::<Result<Vec<_>, _>>()?;
    let twice =
        (1..players.len()).find(|&at| players[..at].iter().any(|before| before.id() == players[at].id()));
    match twice {
        Some(at) => Err(message!("named-twice", player = players[at].name().to_owned())),
        None if players.len() < 2 => Err(key!("ladder-of-one").into()),
        None => Ok(players),
    }
}

/// The command that does it again; what may differ when a ladder goes on is left out where `games` is.
fn command(how: &Ladder, variant: &str, games: Option<u64>) -> String {
    let games = games.map(|games| format!(" --games {games}")).unwrap_or_default();
    let time = how.time.map(|time| format!(" --time {}ms", time.as_millis())).unwrap_or_default();
    let cpu = how.cpu.map(|cpu| format!(" --cpu {}ms", cpu.as_millis())).unwrap_or_default();
    let only =
        if how.players.is_empty() { String::new() } else { format!(" --players {}", how.players.join(",")) };
    formats::ladder_command(variant, how.seed, [&games, &time, &cpu, &only])
}

/// Differs when players do: results of others say nothing about these.
fn fingerprint(players: &[Arc<dyn Contender>]) -> u64 {
    let all: Vec<String> = players.iter().map(|player| player.fingerprint()).collect();
    all.join("\n").bytes().fold(0, |sum, byte| zobrist::number(sum, u64::from(byte)))
}

struct LadderRun<'a> {
    how: &'a Ladder,
    variant: &'static str,
    players: &'a [Arc<dyn Contender>],
    rater: Option<Rater>,
}

impl LadderRun<'_> {
    /// Plays these games and keeps each as soon as it is finished.
    fn round(&self, left: &[Pairing], kept: &mut GamesFile, results: &mut Results) -> Result<(), Message> {
        let (begun, mut status, stop) = (Instant::now(), out::Status::new(), AtomicBool::new(false));
        let (before, mut done, mut failed) = (results.len(), 0, None);
        let impossible = Mutex::new(None);
        let play = |pairing: &Pairing| {
            let contest = self.contest(pairing);
            let played = contest.play(pairing.number, &stop);
            if let Some(what) = contest.failure() {
                *impossible.lock().unwrap_or_else(PoisonError::into_inner) = Some(what);
            }
            played
        };
        jobs::run(jobs::number(self.how.jobs), left, &stop, play, |at, played| {
            let (pairing, half_points) = (left[at], played.half_points());
            if let Err(e) = self.rate(pairing, &played) {
                failed = Some(e);
                return false;
            }
            if let Err(e) = kept.add(pairing, half_points, self.players) {
                failed = Some(e);
                return false;
            }
            results.insert(pairing, half_points);
            done += 1;
            status.show(|| {
                let rest = begun.elapsed().mul_f64((left.len() - done) as f64 / done as f64);
                let (now, all) = (before + done, before + left.len());
                message!("ladder-progress", done = now, games = all, left = out::in_words(rest))
            });
            true
        });
        let impossible = impossible.into_inner().unwrap_or_else(PoisonError::into_inner);
        failed.or(impossible).map_or(Ok(()), Err)
    }

    /// Lets a game count, if it is to.
    fn rate(&self, Pairing { a, b, number }: Pairing, played: &Played) -> Result<(), Message> {
        let Some(rater) = &self.rater else { return Ok(()) };
        let (a_id, b_id) = (self.players[a].id(), self.players[b].id());
        let players = match played.first_was {
            Side::First => BySide { first: a_id, second: b_id },
            Side::Second => BySide { first: b_id, second: a_id },
        };
        let half_points = played.winner.map_or(1, |winner| if winner == Side::First { 2 } else { 0 });
        rater.add(&format!("{a}-{b}-{number}"), players, half_points)
    }

    fn contest(&self, Pairing { a, b, .. }: &Pairing) -> Contest {
        let seed = zobrist::number(self.how.seed, ((a << 8) + b) as u64);
        let players = [self.players[*a].clone(), self.players[*b].clone()];
        let contest =
            Contest::new(self.variant, players, seed, self.how.time).expect("the variant was found");
        contest.of_at_most(LONGEST)
    }
}

/// The strongest first, and who stands in the wrong place.
fn summary(players: &[Arc<dyn Contender>], rated: &[LadderRating]) -> String {
    let mut all: Vec<_> = players.iter().zip(rated).collect();
    let width = players.iter().map(|player| player.name().in_lang(lang()).chars().count()).max().unwrap_or(0);
    let listed = all.clone();
    all.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
    let mut text = String::new();
    for (player, LadderRating { elo, error, games }) in all {
        let games = message!("games-played", count = *games).in_lang(lang());
        text.push_str(&format!(
            "{:width$}  {elo:5.0} ± {error:3.0}  {games}\n",
            player.name().in_lang(lang())
        ));
    }
    for pair in listed.windows(2).filter(|pair| pair[0].1.elo > pair[1].1.elo) {
        let [(a, x), (b, y)] = [pair[0], pair[1]];
        let wrong = message!(
            "out-of-order",
            first = a.name().to_owned(),
            first_elo = format!("{:.0}", x.elo),
            second = b.name().to_owned(),
            second_elo = format!("{:.0}", y.elo)
        );
        text.push_str(&format!("{}\n", wrong.in_lang(lang())));
    }
    text
}

/// Writes all of it or nothing.
fn write_whole(path: &Path, text: &str) -> Result<(), Message> {
    let beside = crate::ladder_file::beside(path, ".part");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|e| crate::ladder_file::failed(path, &e))
}
