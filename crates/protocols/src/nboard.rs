//! The NBoard protocol, version 2, by which Othello boards talk to engines; its description is `instructions/Protocol.htm` of
//! the ntest project. What of it we speak is in `docs/engines.md`.

use std::{
    io,
    time::{Duration, Instant},
};

use plyground_games::Analysis;
use plyground_search::Score;
use plyground_words::{Message, key, message};

use super::{
    Replies,
    full_strength::{FullStrength, Reach},
    ggf::Ggf,
    inbox::{Inbox, LineEffect},
    wire,
};

/// How far to look until a board says otherwise, which it should.
const DEPTH: u32 = 12;
/// Exact endgames from more empty squares on than this would make people wait for minutes.
const LONGEST_SOLVE: u32 = 22;
/// Judgements are in this fraction of a disc.
const PER_DISC: f64 = 100.0;
/// What every move is given, even with a clock that has run out.
const FASTEST: Duration = Duration::from_millis(5);
/// Bytes to remember positions in.
const MEMORY: u64 = 64 << 20;

/// What a line means for a search that is going on. A board that changes the position cancels it.
pub(super) fn line_effect(line: &str) -> LineEffect {
    let mut words = line.split_whitespace();
    match (words.next(), words.next()) {
        (Some("ping" | "quit" | "move"), _) | (Some("set"), Some("game")) => LineEffect::Cancels,
        (Some(word), None) if is_move(word) => LineEffect::Cancels,
        _ => LineEffect::Waits,
    }
}

/// Whether a word is a move on its own, as boards of the first version of the protocol send them.
fn is_move(word: &str) -> bool {
    word.eq_ignore_ascii_case("PA") || matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// Talks to a board until it has had enough.
pub(super) fn speak(inbox: &Inbox, replies: Replies, threads: usize) -> io::Result<()> {
    let mut thinker = FullStrength::new("reversi", threads);
    thinker.remember(MEMORY);
    let game = Ggf::start().map_err(|e| io::Error::other(e.to_string()))?;
    let mut session = Session { inbox, replies, thinker, game, depth: DEPTH, haste: None };
    while let Some(line) = inbox.next() {
        let (word, rest) = split(&line.text);
        if word == "quit" {
            break;
        }
        session.execute(word, rest)?;
    }
    Ok(())
}

/// The first word and what follows.
fn split(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

struct Session<'a> {
    inbox: &'a Inbox,
    replies: Replies,
    thinker: FullStrength,
    game: Ggf,
    depth: u32,
    /// How long each search may take at most, where there is a reason to hurry.
    haste: Option<Duration>,
}

impl Session<'_> {
    /// Does what a line says. What it does not understand it ignores, as the protocol wants it.
    fn execute(&mut self, word: &str, rest: &str) -> io::Result<()> {
        match word {
            "nboard" => {
                self.replies.send(&wire::nboard_name(None))?;
                match rest {
                    "1" | "2" => Ok(()),
                    _ => self.status(&key!("nboard-version").into()),
                }
            }
            "set" => self.set(rest),
            "move" => self.make(rest),
            "hint" => self.during(|session| session.hint(rest.parse().unwrap_or(1).max(1))),
            "go" => self.during(Session::go),
            "ping" => match rest.parse::<i64>() {
                Ok(number) => self.replies.send(&format!("pong {number}")),
                Err(_) => Ok(()),
            },
            // There is no book to learn into.
            "learn" => self.replies.send("learned"),
            "analyze" => self.during(Session::analyze),
            _ if rest.is_empty() && is_move(word) => self.make(word),
            _ => Ok(()),
        }
    }

    /// Does something that may take long.
    fn during(&mut self, analysis: impl FnOnce(&mut Self) -> io::Result<()>) -> io::Result<()> {
        self.inbox.during(|haste| {
            self.haste = haste;
            analysis(self)
        })
    }

    fn set(&mut self, rest: &str) -> io::Result<()> {
        let (what, value) = split(rest);
        match what {
            "depth" => {
                let Ok(depth) = value.parse::<u32>() else { return Ok(()) };
                self.depth = depth.clamp(1, 60);
                self.replies.send(&wire::nboard_name(Some(self.depth)))
            }
            "game" => match Ggf::read(value) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(what) => self.status(&message!("bad-game", what = what)),
            },
            // `contempt` is about draws in a book, which we do not have.
            _ => Ok(()),
        }
    }

    fn make(&mut self, text: &str) -> io::Result<()> {
        match self.game.make(text, None) {
            Ok(()) => Ok(()),
            Err(what) => self.status(&message!("bad-move", what = what)),
        }
    }

    /// Judges the best moves, as many as wanted, further and further.
    fn hint(&mut self, count: usize) -> io::Result<()> {
        if self.game.play.outcome().is_some() {
            return self.status(&key!("is-over").into());
        }
        self.status(&key!("thinking").into())?;
        // A board that asks for hints lets an engine think as long as it likes.
        self.think(Reach { lines: count, ..self.reach() })?;
        self.idle()
    }

    /// Decides on a move, without making it: the board may have other plans.
    fn go(&mut self) -> io::Result<()> {
        let legal = self.game.play.legal();
        let found = match legal.as_slice() {
            [] => return self.status(&key!("is-over").into()),
            [only] => format!("=== {}", name(only)),
            _ => {
                self.status(&key!("thinking").into())?;
                let begun = Instant::now();
                let Some(best) = self.best()? else { return self.idle() };
                let seconds = begun.elapsed().as_secs_f64();
                format!("=== {}/{:.2}/{seconds:.2}", name(&best.pv[0]), discs(best.score))
            }
        };
        if self.inbox.cancelled() {
            return self.idle();
        }
        self.replies.send(&found)?;
        self.idle()
    }

    /// The best move in the time there is. Solving may come to nothing when time is short, so some of the time goes to a
    /// judgement first.
    fn best(&mut self) -> io::Result<Option<Analysis>> {
        let reach = self.reach();
        let empties = self.empties();
        let clock = self.game.clocks[self.game.play.to_move()];
        let share = clock.map(|clock| clock.share(empties.div_ceil(2)).max(FASTEST));
        let time = share.into_iter().chain(self.haste).min();
        let mut think =
            |time, solve| self.think(Reach { time, solve, ..reach }).map(|found| found.into_iter().next());
        let Some(time) = time.filter(|_| empties <= reach.solve) else { return think(time, reach.solve) };
        let judged = think(Some(time / 4), 0)?;
        if judged.as_ref().is_some_and(|judged| judged.score.is_certain()) {
            return Ok(judged);
        }
        let solved = think(Some(time * 3 / 4), reach.solve)?;
        Ok(solved.filter(|solved| solved.score.is_certain()).or(judged))
    }

    /// Judges every position of the game, from its end to its beginning, so that what is known of the later ones helps with
    /// the earlier ones.
    fn analyze(&mut self) -> io::Result<()> {
        self.status(&key!("analysing").into())?;
        let now = self.game.play.boxed_clone();
        let mut result = Ok(());
        loop {
            let made = self.game.play.ply();
            let judged = match self.final_lead() {
                Some(lead) => Some(lead),
                None => {
                    let reach = self.reach();
                    let play = self.game.play.as_ref();
                    let found = self.thinker.think(play, reach, self.inbox.stop(), &mut |_| {});
                    found.first().map(|best| discs(best.score))
                }
            };
            if self.inbox.cancelled() {
                break;
            }
            if let Some(judged) = judged {
                result = self.replies.send(&format!("analysis {made} {judged:.2}"));
            }
            if result.is_err() || !self.game.play.take_back() {
                break;
            }
        }
        self.game.play = now;
        result?;
        self.idle()
    }

    /// After the end: by how many discs the side to move has won.
    fn final_lead(&self) -> Option<f64> {
        let play = &self.game.play;
        play.outcome()?;
        let pieces = play.describe().pieces;
        let own = pieces.iter().filter(|placed| placed.piece.side == play.to_move()).count();
        Some(own as f64 - (pieces.len() - own) as f64)
    }

    fn empties(&self) -> u32 {
        64 - self.game.play.describe().pieces.len() as u32
    }

    /// As far as the board wants it, and to the end of the game from half as far again.
    fn reach(&self) -> Reach {
        let solve = (self.depth * 3 / 2).min(LONGEST_SOLVE);
        Reach { depth: self.depth, time: self.haste, lines: 1, solve }
    }

    /// Thinks aloud.
    fn think(&mut self, reach: Reach) -> io::Result<Vec<Analysis>> {
        let begun = Instant::now();
        let Session { inbox, replies, thinker, game, .. } = self;
        let mut result = Ok(());
        let found = thinker.think(game.play.as_ref(), reach, inbox.stop(), &mut |analysis| {
            // Lines of a cancelled search are not reported.
            if result.is_ok() && !inbox.cancelled() {
                result = report(replies, analysis, begun);
            }
        });
        result.map(|()| found)
    }

    fn status(&mut self, what: &Message) -> io::Result<()> {
        self.replies.send_sentence("status", what)
    }

    /// There is nothing to be said any more.
    fn idle(&mut self) -> io::Result<()> {
        self.replies.send("status")
    }
}

/// One line of the search.
fn report(replies: &mut Replies, analysis: &Analysis, begun: Instant) -> io::Result<()> {
    let line: String = analysis.pv.iter().map(|mv| name(mv)).collect();
    let solved = analysis.score.is_certain();
    let depth = if solved { "100%".to_owned() } else { analysis.depth.to_string() };
    replies.send(&format!("search {line} {:.2} 0 {depth}", discs(analysis.score)))?;
    if analysis.multi_pv == 0 {
        let seconds = begun.elapsed().as_secs_f64();
        replies.send(&format!("nodestats {} {seconds:.2}", analysis.nodes))?;
    }
    Ok(())
}

/// A move as boards write it: `F5`, or `PA` for a pass.
fn name(mv: &str) -> String {
    if mv == "--" { "PA".to_owned() } else { mv.to_ascii_uppercase() }
}

/// A score in discs.
fn discs(score: Score) -> f64 {
    match score {
        Score::Heuristic(value) => f64::from(value) / PER_DISC,
        Score::Exact(margin) => f64::from(margin),
        Score::Win(_) => 64.0,
        Score::Loss(_) => -64.0,
    }
}
