//! The host's side of the protocols: what to say to an engine, and what its lines mean. Plain functions over texts; who runs
//! the engine, and for how long, is the caller's business.

use std::time::Duration;

use plyground_games::{AnyPlay, rules::Side};
use plyground_reversi::Size;
use plyground_search::Score;

use crate::{
    Protocol,
    gomocup::{SIZE, Spot},
};

/// The only variant that NBoard knows.
pub(crate) const NBOARD_VARIANT: &str = "reversi";
/// How far an NBoard engine looks if nothing is said; the protocol has no time for a move.
const NBOARD_DEPTH: u32 = 8;

/// How long and how far an engine may search for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveLimits {
    /// At most so long. Gomocup and plain engines are told.
    pub time: Duration,
    /// At most so much processor time. Plain engines that know it are told.
    pub cpu: Option<Duration>,
    /// At most so many moves ahead. NBoard and plain engines are told.
    pub depth: Option<u32>,
    /// At most so many positions. Plain engines are told.
    pub nodes: Option<u64>,
    /// Whether a plain engine is told the time even where it has another limit.
    pub timed: bool,
}

/// What an engine says about its search.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EngineInfo {
    /// Moves ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The score as it was said: `eval 30`.
    pub score: Option<String>,
    /// The principal variation.
    pub pv: Vec<String>,
}

/// No evaluation of ours is larger; what an engine says beyond it means nothing.
const LARGEST: u32 = 1_000_000;

impl EngineInfo {
    /// The score, if it was said in the form of the plain protocol.
    pub fn read_score(&self) -> Option<Score> {
        let (kind, value) = self.score.as_deref()?.split_once(' ')?;
        let number = value.parse::<i32>().ok().filter(|n| n.unsigned_abs() <= LARGEST)?;
        let turns = u32::try_from(number).ok();
        match kind {
            "eval" => Some(Score::Heuristic(number)),
            "exact" => Some(Score::Exact(number)),
            "win" => turns.map(Score::Win),
            "loss" => turns.map(Score::Loss),
            _ => None,
        }
    }
}

/// What a line of an engine means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The last request is granted.
    Ready,
    /// The engine's name.
    Name(String),
    /// An option that it has.
    Option(String),
    /// A limit of a search that it knows beside time, depth and nodes.
    Limit(String),
    /// How far it has come.
    Info(EngineInfo),
    /// Its move, as our games write it. Nobody has checked that it is legal.
    Move(String),
    /// It cannot do what was asked.
    Error(String),
    /// Something for people, or nothing we know.
    Other,
}

/// What is said first; [`Reply::Ready`] is the answer.
pub fn hello(protocol: Protocol, depth: Option<u32>) -> Vec<String> {
    match protocol {
        Protocol::Plain => vec!["plain 1".to_owned()],
        Protocol::Gomocup => vec![format!("START {SIZE}")],
        // Nothing but a ping has to be answered.
        Protocol::NBoard => {
            let depth = depth.unwrap_or(NBOARD_DEPTH);
            vec!["nboard 2".to_owned(), format!("set depth {depth}"), "ping 1".to_owned()]
        }
    }
}

/// What is said before a game; [`Reply::Ready`] is the answer. Empty where a protocol has no such thing.
pub fn new_game(protocol: Protocol, variant: &str) -> Vec<String> {
    match protocol {
        Protocol::Plain => vec![format!("game {variant}")],
        Protocol::Gomocup => {
            let rule = gomocup_rule(variant).unwrap_or(0);
            vec![format!("INFO rule {rule}"), "RESTART".to_owned()]
        }
        Protocol::NBoard => Vec::new(),
    }
}

/// Sets an option of a plain engine; [`Reply::Ready`] is the answer.
pub fn set_option(name: &str, value: &str) -> String {
    format!("option {name} {value}")
}

/// The lines that ask for a move; [`Reply::Move`] is the answer.
pub fn move_commands(protocol: Protocol, play: &dyn AnyPlay, limits: MoveLimits) -> Vec<String> {
    match protocol {
        Protocol::Plain => plain_question(play, limits),
        Protocol::Gomocup => gomocup_question(play, limits),
        Protocol::NBoard => vec![format!("set game {}", ggf(play)), "go".to_owned()],
    }
}

/// Asks for the move at once, in the middle of a search; `None` where a protocol has no word for it.
pub const fn stop(protocol: Protocol) -> Option<&'static str> {
    match protocol {
        Protocol::Plain => Some("stop"),
        Protocol::Gomocup | Protocol::NBoard => None,
    }
}

/// Asks an engine to end.
pub const fn quit(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Gomocup => "END",
        Protocol::Plain | Protocol::NBoard => "quit",
    }
}

/// Reads a line of an engine.
pub fn read(protocol: Protocol, line: &str) -> Reply {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match protocol {
        Protocol::Plain => match word {
            "ready" => Reply::Ready,
            "name" => Reply::Name(rest.to_owned()),
            "option" => Reply::Option(rest.to_owned()),
            "limit" => Reply::Limit(rest.to_owned()),
            "info" => Reply::Info(plain_info(rest)),
            "best" => Reply::Move(rest.to_owned()),
            "error" => Reply::Error(rest.to_owned()),
            _ => Reply::Other,
        },
        Protocol::Gomocup => match word.to_ascii_uppercase().as_str() {
            "OK" => Reply::Ready,
            "ERROR" | "UNKNOWN" => Reply::Error(line.to_owned()),
            "MESSAGE" | "DEBUG" | "SUGGEST" => Reply::Other,
            // A point off the board is a move, and not a legal one.
            _ if line.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
                Reply::Move(Spot::read(line).map_or_else(|_| line.to_owned(), Spot::name))
            }
            _ => Reply::Other,
        },
        Protocol::NBoard => match word {
            "pong" => Reply::Ready,
            "===" => {
                let name = rest.split('/').next().unwrap_or_default().trim();
                let passes = name.eq_ignore_ascii_case("PA") || name.eq_ignore_ascii_case("PASS");
                Reply::Move(if passes { "--".to_owned() } else { name.to_ascii_lowercase() })
            }
            "set" => {
                rest.strip_prefix("myname").map_or(Reply::Other, |name| Reply::Name(name.trim().to_owned()))
            }
            _ => Reply::Other,
        },
    }
}

fn plain_question(play: &dyn AnyPlay, limits: MoveLimits) -> Vec<String> {
    let start = play.position_text_at(0).expect("every game has a start");
    let moves: Vec<String> = play.history().into_iter().map(|(_, text)| text).collect();
    let position = if moves.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} moves {}", moves.join(" "))
    };
    let mut go = "go".to_owned();
    let MoveLimits { time, cpu, depth, nodes, timed } = limits;
    if timed {
        go.push_str(&format!(" time {}", time.as_millis().max(1)));
    }
    go.extend(cpu.map(|cpu| format!(" cpu {}", cpu.as_millis().max(1))));
    go.extend(depth.map(|depth| format!(" depth {depth}")));
    go.extend(nodes.map(|nodes| format!(" nodes {nodes}")));
    vec![position, format!("legal {}", play.legal().join(" ")), go]
}

/// Reads what follows `info`. What is not understood is left out: it decides nothing.
fn plain_info(text: &str) -> EngineInfo {
    let mut info = EngineInfo::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "depth" => info.depth = words.next().and_then(|n| n.parse().ok()).unwrap_or_default(),
            "nodes" => info.nodes = words.next().and_then(|n| n.parse().ok()).unwrap_or_default(),
            "score" => {
                info.score = words.next().zip(words.next()).map(|(kind, value)| format!("{kind} {value}"));
            }
            "pv" => info.pv = words.by_ref().map(str::to_owned).collect(),
            _ => {}
        }
    }
    info
}

/// The number of a variant's rule in Gomocup.
pub(crate) fn gomocup_rule(variant: &str) -> Option<u32> {
    match variant {
        "gomoku" => Some(0),
        "gomoku-standard" => Some(1),
        "renju" => Some(4),
        _ => None,
    }
}

/// Every stone in the order in which it was played, as far as there is one: some engines tell black by it.
fn gomocup_question(play: &dyn AnyPlay, limits: MoveLimits) -> Vec<String> {
    let turn = limits.time.as_millis().max(1);
    let mut lines = vec![format!("INFO timeout_turn {turn}"), format!("INFO timeout_match 0")];
    let us = play.to_move();
    let who = |side: Side| if side == us { 1 } else { 2 };
    let mut stones: Vec<(Side, String)> = play.history();
    let given = play.describe().pieces.into_iter().map(|placed| (placed.piece.side, placed.at));
    let before: Vec<_> = given.filter(|(_, at)| stones.iter().all(|(_, text)| text != at)).collect();
    stones.splice(0..0, before);
    if stones.is_empty() {
        lines.push("BEGIN".to_owned());
        return lines;
    }
    lines.push("BOARD".to_owned());
    let stones =
        stones.iter().filter_map(|(side, at)| Some(format!("{},{}", Spot::of_name(at)?, who(*side))));
    lines.extend(stones);
    lines.push("DONE".to_owned());
    lines
}

/// A game in the Generic Game Format, as NBoard sends it.
fn ggf(play: &dyn AnyPlay) -> String {
    let start = play.position_text_at(0).expect("every game has a start");
    let history = play.history();
    let moves = history.iter().map(|(side, text)| (*side, text.as_str(), None));
    let head = [("PB", "Dark"), ("PW", "Light"), ("RE", "?"), ("TI", "0")];
    plyground_reversi::ggf::text(
        &head.map(|(name, value)| (name, value.to_owned())),
        (Size::Eight, &start),
        moves,
    )
}

#[cfg(test)]
mod tests {
    use plyground_games::find;

    use super::*;

    const LIMITS: MoveLimits =
        MoveLimits { time: Duration::from_millis(700), cpu: None, depth: None, nodes: None, timed: true };

    fn play(variant: &str, start: Option<&str>, moves: &[&str]) -> Box<dyn AnyPlay> {
        let (game, variant) = find(variant).expect("a game");
        let mut play = game.start(variant, start).expect("a start");
        moves.iter().for_each(|text| play.play(text).expect("legal"));
        play
    }

    #[test]
    fn a21_a_plain_engine_gets_the_game_and_its_legal_moves() {
        let lines = move_commands(Protocol::Plain, &*play("reversi-4x4", None, &["a2"]), LIMITS);
        assert_eq!(lines, ["position -----OX--XO----- X moves a2", "legal a1 c1 a3", "go time 700"]);
        let by_nodes = MoveLimits { nodes: Some(500), timed: false, ..LIMITS };
        assert_eq!(move_commands(Protocol::Plain, &*play("yinsh", None, &[]), by_nodes)[2], "go nodes 500");
        let by_cpu = MoveLimits { cpu: Some(Duration::from_millis(40)), timed: false, ..LIMITS };
        assert_eq!(move_commands(Protocol::Plain, &*play("laser", None, &[]), by_cpu)[2], "go cpu 40");
    }

    #[test]
    fn a21_a_gomocup_engine_gets_every_stone_in_order() {
        let lines = move_commands(Protocol::Gomocup, &*play("gomoku", None, &["h8", "a1", "o15"]), LIMITS);
        assert_eq!(lines[2..], ["BOARD", "7,7,2", "0,14,1", "14,0,2", "DONE"]);
        assert_eq!(lines[0], "INFO timeout_turn 700");
        assert_eq!(move_commands(Protocol::Gomocup, &*play("renju", None, &[]), LIMITS)[2..], ["BEGIN"]);
        let start = "15/15/15/15/15/15/15/7x7/7o7/15/15/15/15/15/15 b";
        let lines = move_commands(Protocol::Gomocup, &*play("gomoku", Some(start), &["a1"]), LIMITS);
        assert_eq!(lines[2..], ["BOARD", "7,7,2", "7,8,1", "0,14,2", "DONE"]);
    }

    #[test]
    fn a21_what_we_ask_as_nboard_is_what_we_read() {
        let played = play("reversi", None, &["f5", "d6", "c3"]);
        let lines = move_commands(Protocol::NBoard, &*played, LIMITS);
        let text = lines[0].strip_prefix("set game ").expect("a game");
        let read = crate::ggf::Ggf::read(text).expect("our own reader reads it");
        assert_eq!(read.play.position_text(), played.position_text());
    }

    #[test]
    fn a21_answers_are_read_and_nonsense_is_nothing() {
        let moved = |text: &str| Reply::Move(text.to_owned());
        assert_eq!(read(Protocol::Plain, "best e5-e8\r"), moved("e5-e8"));
        assert_eq!(read(Protocol::Plain, "best"), moved(""));
        assert_eq!(read(Protocol::Plain, "Best e5"), Reply::Other);
        assert_eq!(read(Protocol::Gomocup, "7,7"), moved("h8"));
        assert_eq!(read(Protocol::Gomocup, "99,7"), moved("99,7"));
        assert_eq!(read(Protocol::Gomocup, "MESSAGE 7,7"), Reply::Other);
        assert_eq!(read(Protocol::NBoard, "=== F5/1.5/0.1"), moved("f5"));
        assert_eq!(read(Protocol::NBoard, "=== PA"), moved("--"));
        assert_eq!(read(Protocol::NBoard, "status thinking"), Reply::Other);
        let info = "info depth 5 nodes 1234 time 9 score win 3 pv e5 e6";
        let Reply::Info(info) = read(Protocol::Plain, info) else { panic!("info") };
        assert_eq!((info.depth, info.nodes, info.score.as_deref()), (5, 1234, Some("win 3")));
        assert_eq!(info.pv, ["e5", "e6"]);
        assert_eq!(info.read_score(), Some(Score::Win(3)));
        for (score, wanted) in [("eval -30", Some(Score::Heuristic(-30))), ("exact 8", Some(Score::Exact(8)))]
        {
            assert_eq!(plain_info(&format!("score {score}")).read_score(), wanted);
        }
        for wrong in ["loss -1", "eval 2147483647", "eval x", "great 5"] {
            assert_eq!(plain_info(&format!("score {wrong}")).read_score(), None, "{wrong}");
        }
        for line in ["info", "info depth", "info depth x nodes -1 score", "info pv", "info 🦀"] {
            assert!(matches!(read(Protocol::Plain, line), Reply::Info(_)), "{line}");
        }
    }
}
