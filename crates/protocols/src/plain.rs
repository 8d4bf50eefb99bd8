//! Our own protocol, the engine's side: every game, position and player by its text. `docs/engines.md` describes it.

mod command;

use std::{
    io,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use plyground_games::{AnyPlay, Found, find};
use plyground_players::{
    MoveBudget, Player, choose, drawn,
    named::{full_strength, is_plain, named},
    of,
};
use plyground_search::{SearchParams, Searcher, thread_time};

use self::command::{Command, GoLimits, PlainError};
use super::{
    Replies,
    inbox::{Inbox, LineEffect},
};
use crate::{
    full_strength::{ENTRY, WORTH_THREADS},
    wire,
};

/// The version of the protocol.
pub(crate) const VERSION: u32 = 1;
/// How long to search where neither the host nor the game's strongest player says.
const USUAL: Duration = Duration::from_secs(1);

/// What a line means for a search that is going on.
pub(crate) fn line_effect(line: &str) -> LineEffect {
    match line.split_whitespace().next() {
        Some("stop") => LineEffect::Hurries,
        Some("quit") => LineEffect::Cancels,
        _ => LineEffect::Waits,
    }
}

/// Answers a host until it quits.
pub(crate) fn serve(inbox: &Inbox, replies: Replies, threads: usize) -> io::Result<()> {
    let mut session = Session { inbox, replies, game: None, threads, seed: 0, table_bits: None };
    while let Some(line) = inbox.next() {
        let done = match Command::read(&line.text) {
            Ok(Command::Quit) => break,
            Ok(command) => session.execute(command, line.at)?,
            Err(e) => Err(e),
        };
        if let Err(e) = done {
            session.replies.send_sentence("error", &e.message())?;
        }
    }
    Ok(())
}

/// What is being played, and as whom.
struct Current {
    found: Found,
    play: Box<dyn AnyPlay>,
    /// `None`: full strength.
    player: Option<Player>,
    searcher: Searcher,
}

struct Session<'a> {
    inbox: &'a Inbox,
    replies: Replies,
    game: Option<Current>,
    threads: usize,
    seed: u64,
    table_bits: Option<u32>,
}

impl Session<'_> {
    /// Does what a command says. What is refused changes nothing.
    fn execute(&mut self, command: Command, asked: Instant) -> io::Result<Result<(), PlainError>> {
        let done = match command {
            Command::Plain(VERSION) => {
                self.replies.send(&format!("name Plyground {}", env!("CARGO_PKG_VERSION")))?;
                for option in command::OPTIONS {
                    self.replies.send(&format!("option {option}"))?;
                }
                if thread_time().is_some() {
                    self.replies.send(&format!("limit {}", command::CPU))?;
                }
                Ok(())
            }
            Command::Plain(other) => Err(PlainError::Version(other)),
            Command::Game(id) => self.set_game(id),
            Command::Option { name, value } => self.set_option(name, value),
            Command::Position { start, moves } => return Ok(self.set_position(&start, &moves)),
            Command::Go(limits) => return self.go(limits, asked),
            // Nothing is being searched; or the legal moves, which we know ourselves.
            Command::Stop | Command::Legal | Command::Quit => return Ok(Ok(())),
        };
        if done.is_ok() {
            self.replies.send("ready")?;
        }
        Ok(done)
    }

    fn set_game(&mut self, id: &str) -> Result<(), PlainError> {
        let found = find(id)?;
        let play = found.0.start(found.1, None).map_err(|e| PlainError::Position(e.message()))?;
        // Lazily made tables are made now, before the first move's clock runs.
        let brief = SearchParams { depth: 1, table_bits: 0, ..full_strength(found.0.info()) };
        play.search(&mut Searcher::new(), &brief, &AtomicBool::new(false), &mut |_| {});
        self.game = Some(Current { found, play, player: None, searcher: Searcher::new() });
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), PlainError> {
        let number = |least: u64, most: u64| {
            let number = value.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| PlainError::Number { name: name.to_owned(), least, most })
        };
        match name {
            "player" => {
                let game = self.game.as_mut().ok_or(PlainError::NoGame)?;
                let info = game.found.0.info();
                game.player = if value.is_empty() { None } else { Some(named(info, value)?) };
                game.searcher = Searcher::new();
            }
            "threads" => self.threads = number(1, 256)? as usize,
            "seed" => self.seed = number(0, u64::MAX)?,
            "memory" => {
                let bytes = number(1, 1 << 20)? << 20;
                self.table_bits = Some((bytes / ENTRY).ilog2().min(26));
            }
            _ => return Err(PlainError::unknown_option(name)),
        }
        Ok(())
    }

    fn set_position(&mut self, start: &str, moves: &[&str]) -> Result<(), PlainError> {
        let game = self.game.as_mut().ok_or(PlainError::NoGame)?;
        let (any, variant) = game.found;
        let mut play = any.start(variant, Some(start)).map_err(|e| PlainError::Position(e.message()))?;
        for (i, text) in moves.iter().enumerate() {
            play.play(text).map_err(|e| PlainError::Move { number: i + 1, what: e.message() })?;
        }
        game.play = play;
        Ok(())
    }

    fn go(&mut self, limits: GoLimits, asked: Instant) -> io::Result<Result<(), PlainError>> {
        let Session { inbox, replies, game, threads, seed, table_bits } = self;
        let Some(Current { found, play, player, searcher }) = game else {
            return Ok(Err(PlainError::NoGame));
        };
        let info = found.0.info();
        if let Some(end) = play.outcome() {
            return Ok(Err(PlainError::Over(info.ending(end.winner, end.reason))));
        }
        let drawn = player.as_ref().map(|player| drawn(player, info.id, *seed));
        let mut written = Ok(());
        let best = inbox.during(|haste| {
            let Some(params) = params(info, drawn, limits) else {
                let player = drawn.expect("full strength searches");
                return choose(&**play, player, MoveBudget::seed(*seed), inbox.stop(), &mut |_| {});
            };
            let time = params.time.map(|time| time.saturating_sub(asked.elapsed()));
            let time = time.into_iter().chain(haste).min();
            let hurried = time.is_some_and(|time| time < WORTH_THREADS);
            let threads = if hurried || !is_free(drawn) { 1 } else { *threads };
            let table_bits = table_bits.unwrap_or(params.table_bits);
            let params = SearchParams { time, threads, table_bits, seed: *seed, ..params };
            // What is not limited by time depends on nothing but the position and the seed: matches by nodes or depth are the same
            // again, whichever process answers. Processor time is for fair matches, in which nobody remembers anything.
            let mut fresh = Searcher::new();
            let searcher = if is_free(drawn) && params.time.is_some() { searcher } else { &mut fresh };
            let found = play.search(searcher, &params, inbox.stop(), &mut |analysis| {
                if written.is_ok() && analysis.multi_pv == 0 {
                    written = replies.send(&wire::plain_info(analysis, asked.elapsed().as_millis()));
                }
            });
            found.and_then(|found| found.pv.into_iter().next())
        });
        written?;
        if !inbox.cancelled() {
            let best = best.expect("a game that is not over has a legal move");
            replies.send(&format!("best {best}"))?;
        }
        Ok(Ok(()))
    }
}

/// Whether a player may use all threads and what it remembers: full strength, or a player that plays as well as it can.
fn is_free(player: Option<&Player>) -> bool {
    player.is_none_or(Player::is_full_strength)
}

/// What to search with; `None` for players that do not search. The host's limits take the place of the player's own, except
/// for the plain search, whose depth is its name.
fn params(
    info: &plyground_games::rules::GameInfo,
    player: Option<&Player>,
    limits: GoLimits,
) -> Option<SearchParams> {
    let own = match player {
        Some(player) => player.params()?.clone(),
        None => {
            let strongest = of(info.id).iter().rev().find_map(Player::params);
            let time = strongest.and_then(|params| params.time).unwrap_or(USUAL);
            SearchParams { time: Some(time), ..full_strength(info) }
        }
    };
    if limits.is_none() || player.is_some_and(|player| is_plain(info, player)) {
        return Some(own);
    }
    Some(SearchParams {
        depth: limits.depth.unwrap_or(60),
        nodes: limits.nodes.unwrap_or(u64::MAX),
        time: limits.time,
        cpu: limits.cpu,
        ..own
    })
}
