//! The Gomocup protocol, by which managers of Gomoku and Renju tournaments talk to engines:
//! <https://plastovicka.github.io/protocl2en.htm>. What of it we speak is in `docs/engines.md`.

pub(crate) mod field;
mod limits;
mod swap2;

use std::{
    io,
    time::{Duration, Instant},
};

use plyground_games::{AnyPlay, Found, brief, find};
use plyground_words::{Message, key, message};

pub(crate) use self::field::{SIZE, Spot};
use self::{
    field::{Field, Who},
    limits::Limits,
    swap2::Chooser,
};
use super::{
    Replies,
    full_strength::{FullStrength, Reach},
    inbox::{Inbox, InboxLine, LineEffect},
};

/// What a line means for a search that is going on. A command that begins another game cancels the search for a move.
pub(super) fn line_effect(line: &str) -> LineEffect {
    match command(line).0.as_str() {
        "END" | "START" | "RECTSTART" | "RESTART" => LineEffect::Cancels,
        "YXSTOP" => LineEffect::Hurries, // not in the protocol, but some screens have a button for it
        _ => LineEffect::Waits,
    }
}

/// Talks to a manager until it has had enough.
pub(super) fn speak(inbox: &Inbox, replies: Replies, threads: usize) -> io::Result<()> {
    let thinker = FullStrength::new("gomoku", threads);
    let mut session =
        Session { inbox, replies, thinker, limits: Limits::default(), field: None, put_back: None };
    while let Some(line) = session.next() {
        let (word, rest) = command(&line.text);
        if word == "END" {
            break;
        }
        match session.execute(&word, rest, line.at) {
            Ok(Some(reply)) => session.replies.send(&reply)?,
            Ok(None) => {}
            Err(what) => session.replies.send_sentence("ERROR", &what)?,
        }
    }
    Ok(())
}

/// The first word of a line, in capitals, and what follows it.
fn command(line: &str) -> (String, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word.to_ascii_uppercase(), rest.trim())
}

fn shorter(time: Duration, haste: Option<Duration>) -> Duration {
    haste.map_or(time, |haste| haste.min(time))
}

/// What to answer, if anything, or what is wrong.
type Reply = Result<Option<String>, Message>;

struct Session<'a> {
    inbox: &'a Inbox,
    replies: Replies,
    thinker: FullStrength,
    limits: Limits,
    /// The stones, once a board has been asked for.
    field: Option<Field>,
    /// A command that came where a stone was expected.
    put_back: Option<InboxLine>,
}

impl Session<'_> {
    fn next(&mut self) -> Option<InboxLine> {
        self.put_back.take().or_else(|| self.inbox.next())
    }

    fn execute(&mut self, word: &str, rest: &str, asked: Instant) -> Reply {
        match word {
            "START" => self.start(rest, rest),
            "RECTSTART" => {
                let (width, height) = rest.split_once(',').ok_or_else(|| key!("rectstart-size"))?;
                self.start(width.trim(), height.trim())
            }
            "RESTART" => {
                self.field()?;
                self.new_game();
                Ok(Some("OK".to_owned()))
            }
            "BEGIN" => {
                if !self.field()?.is_empty() {
                    return Err(key!("begin-empty").into());
                }
                self.answer(None, asked)
            }
            "TURN" => {
                let play = self.put_stone(rest, Who::Theirs)?.1;
                self.answer(Some(play), asked)
            }
            "PLAY" => Ok(Some(self.put_stone(rest, Who::Own)?.0.to_string())),
            "BOARD" => self.board(),
            "SWAP2BOARD" => self.swap2(),
            "TAKEBACK" => {
                let spot = Spot::read(rest)?;
                match self.field()?.take(spot) {
                    true => Ok(Some("OK".to_owned())),
                    false => Err(message!("no-stone", point = spot.to_string())),
                }
            }
            "INFO" => {
                let (key, value) = command(rest);
                self.note(&key.to_ascii_lowercase(), value);
                Ok(None)
            }
            "ABOUT" => {
                let version = env!("CARGO_PKG_VERSION");
                Ok(Some(format!(
                    "name=\"Plyground\", version=\"{version}\", author=\"the Plyground authors\""
                )))
            }
            // The end of a search that has ended already.
            "YXSTOP" => Ok(None),
            "DONE" => Err(key!("done-alone").into()),
            _ => Ok(Some(format!("UNKNOWN {}", brief(word)))),
        }
    }

    fn start(&mut self, width: &str, height: &str) -> Reply {
        let size = |text: &str| text.parse::<i64>().map_err(|_| key!("no-size"));
        let (width, height) = (size(width)?, size(height)?);
        if (width, height) != (SIZE.into(), SIZE.into()) {
            return Err(message!("other-size", size = SIZE));
        }
        self.field = Some(Field::default());
        self.new_game();
        Ok(Some("OK".to_owned()))
    }

    fn new_game(&mut self) {
        self.field = self.field.is_some().then(Field::default);
        self.limits.new_game();
        self.thinker.forget();
    }

    /// Takes note of what the manager says; what is unknown is not important.
    fn note(&mut self, key: &str, value: &str) {
        if key == "thread_num" {
            self.thinker.use_threads(value.parse().unwrap_or(1).clamp(1, 256));
        }
        self.limits.note(key, value);
    }

    fn field(&mut self) -> Result<&mut Field, Message> {
        self.field.as_mut().ok_or_else(|| key!("start-first").into())
    }

    /// The game by the rule in force. A wrong rule is not complained about before a move is asked for: nobody listens
    /// to answers to INFO.
    fn game(&self) -> Result<Found, Message> {
        find(self.limits.game()?).map_err(|e| e.message())
    }

    /// Puts a stone where a move of that player is legal: the point, and the position after it.
    fn put_stone(&mut self, text: &str, who: Who) -> Result<(Spot, Box<dyn AnyPlay>), Message> {
        let game = self.game()?;
        let field = self.field()?;
        let spot = Spot::read(text)?;
        let mut play = field.position(who, game)?;
        play.play(&spot.name()).map_err(|e| e.message())?;
        field.put(spot, who);
        Ok((spot, play))
    }

    /// The lines up to DONE, or what is wrong where something else comes, which is then the next command.
    fn stones(&mut self) -> Result<(Vec<String>, Instant), Message> {
        let mut lines = Vec::new();
        while let Some(line) = self.next() {
            match command(&line.text).0.as_str() {
                "DONE" => return Ok((lines, line.at)),
                // More than the board has points is rubbish, which is said once it is over.
                word if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
                    if lines.len() <= usize::from(SIZE) * usize::from(SIZE) {
                        lines.push(line.text);
                    }
                }
                _ => {
                    self.put_back = Some(line);
                    break;
                }
            }
        }
        Err(key!("no-done").into())
    }

    fn board(&mut self) -> Reply {
        let (lines, asked) = self.stones()?;
        self.field()?;
        let mut field = Field::default();
        for line in &lines {
            let wrong = || message!("bad-stone", text = brief(line));
            let (spot, who) = line.rsplit_once(',').ok_or_else(wrong)?;
            let spot = Spot::read(spot)?;
            if field.is_taken(spot) {
                return Err(message!("two-stones", point = spot.to_string()));
            }
            match who.trim() {
                "1" => field.put(spot, Who::Own),
                "2" => field.put(spot, Who::Theirs),
                "3" => field.close(spot),
                _ => return Err(wrong()),
            }
        }
        field.settle_black();
        let play = goes_on(field.position(Who::Own, self.game()?)?)?;
        self.field = Some(field);
        self.answer(Some(play), asked)
    }

    fn swap2(&mut self) -> Reply {
        let (lines, asked) = self.stones()?;
        self.field()?;
        let game = self.game()?;
        let mut stones: Vec<Spot> = Vec::new();
        for line in &lines {
            let spot = Spot::read(line)?;
            if stones.contains(&spot) {
                return Err(message!("two-stones", point = spot.to_string()));
            }
            stones.push(spot);
        }
        self.thinker.remember(self.limits.memory());
        let Session { inbox, thinker, limits, .. } = self;
        let answer = inbox.during(|haste| {
            let time = shorter(limits.time(asked.elapsed()), haste);
            Chooser { thinker, game, time, stop: inbox.stop() }.answer(&stones)
        })?;
        self.limits.spend(asked.elapsed());
        Ok((!self.inbox.cancelled()).then_some(answer))
    }

    /// Finds our move, puts it on the board and says it, unless nobody wants to hear it any more.
    fn answer(&mut self, play: Option<Box<dyn AnyPlay>>, asked: Instant) -> Reply {
        let game = self.game()?;
        let field = self.field()?.clone();
        let play = match play {
            Some(play) => play,
            None => field.position(Who::Own, game)?,
        };
        let play = goes_on(play)?;
        let spot = match Spot::CENTRE {
            centre if field.is_empty() && !field.closed().contains(&centre) => centre,
            _ => {
                let found = self.choose(play.as_ref(), field.closed(), asked);
                self.limits.spend(asked.elapsed());
                if self.inbox.cancelled() {
                    return Ok(None);
                }
                found.ok_or_else(|| key!("no-point-left"))?
            }
        };
        self.field()?.put(spot, Who::Own);
        Ok(Some(spot.to_string()))
    }

    /// The best point that is not closed.
    fn choose(&mut self, play: &dyn AnyPlay, closed: &[Spot], asked: Instant) -> Option<Spot> {
        let is_open = |spot: &Spot| !closed.contains(spot);
        self.thinker.remember(self.limits.memory());
        let Session { inbox, thinker, limits, .. } = self;
        let lines = inbox.during(|haste| {
            let time = shorter(limits.time(asked.elapsed()), haste);
            let reach = Reach { depth: 60, time: Some(time), lines: 1 + closed.len().min(15), solve: 0 };
            thinker.think(play, reach, inbox.stop(), &mut |_| {})
        });
        let found = lines.iter().filter_map(|analysis| Spot::of_name(&analysis.pv[0])).find(is_open);
        found.or_else(|| play.legal().iter().filter_map(|name| Spot::of_name(name)).find(is_open))
    }
}

/// A game, unless it is over.
fn goes_on(play: Box<dyn AnyPlay>) -> Result<Box<dyn AnyPlay>, Message> {
    match play.outcome() {
        Some(outcome) => Err(message!("over", ending = outcome.reason.message(None))),
        None => Ok(play),
    }
}
