//! GGF, the Generic Game Format: <https://www.skatgame.net/mburo/ggsa/ggf>. Files of games, and what is said to engines by NBoard's protocol.

use std::time::Duration;

use plyground_rules::{
    BySide, Reason, Record, Side, Source, brief,
    format::{cut, text_of},
    record::{Clock, RecordedMove, RecordedResult},
};
use plyground_words::{Message, key, message};

use super::{end_of, margin};
use crate::Size;

/// The names of the zone in which dates are kept.
const ZONES: [&str; 3] = ["GMT", "UTC", "Z"];

/// The names and values of a game's properties, in order.
pub fn properties(text: &str) -> Result<Vec<(&str, &str)>, Message> {
    let (_, mut rest) = text.split_once("(;").ok_or_else(|| key!("ggf-beginning"))?;
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() || rest.starts_with(";)") {
            return Ok(found);
        }
        let (name, value, after) =
            property(rest).ok_or_else(|| message!("ggf-unexpected", text = brief(rest)))?;
        if name.eq_ignore_ascii_case("GM") && !value.trim().eq_ignore_ascii_case("othello") {
            return Err(message!("ggf-other-game", game = brief(value)));
        }
        found.push((name, value));
        rest = after;
    }
}

/// The name, the value and what follows of the property that a text begins with.
fn property(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.split_once('[')?;
    let (value, rest) = rest.split_once(']')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic());
    is_name.then_some((name, value, rest))
}

/// The board and the position text of `8 <64 squares> <side>`, in which spaces mean nothing.
pub fn board(value: &str) -> Result<(Size, String), Message> {
    let (size, rest) = value.trim().split_at_checked(1).ok_or_else(|| key!("ggf-empty-board"))?;
    let size = Size::ALL.into_iter().find(|known| known.n().to_string() == size);
    let (Some(size), false) = (size, rest.starts_with(|c: char| c.is_ascii_digit())) else {
        return Err(key!("ggf-board-size").into());
    };
    let mut squares: String = rest.chars().filter(|c| !c.is_whitespace()).collect();
    let side = squares.pop().ok_or_else(|| key!("ggf-empty-board"))?;
    Ok((size, format!("{squares} {side}")))
}

/// What both sides have at the start and get for each move: `15:00`, `1:00:00` or `15:00/00:05/02:00`, hours, minutes and seconds; a grace at the
/// end is not counted on. `None` where no clock is running.
pub fn time(text: &str) -> Option<(Duration, Duration)> {
    let mut parts = text.split('/');
    let left = duration(parts.next()?)?;
    let increment = parts.next().and_then(duration).unwrap_or_default();
    (left > Duration::ZERO).then_some((left, increment))
}

fn duration(text: &str) -> Option<Duration> {
    // GGF lets a time end in a number of moves: `15:00,0`.
    let text = text.split(',').next()?;
    let mut seconds = 0.0;
    for part in text.split(':') {
        seconds = seconds * 60.0 + part.trim().parse::<f64>().ok()?;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

/// The parts of `MOVE/judgement/seconds`, of which the last two may be missing: the move, `--` for a pass, and the seconds.
pub fn played(text: &str) -> (&str, Option<Duration>) {
    let mut parts = text.split('/').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let seconds = parts.nth(1).and_then(|seconds| seconds.parse::<f64>().ok());
    let passes = name.eq_ignore_ascii_case("PA") || name.eq_ignore_ascii_case("PASS");
    (if passes { "--" } else { name }, seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()))
}

/// A game: properties, then the board, then its moves with the milliseconds they took.
pub fn text<'a>(
    properties: &[(&str, String)],
    (size, start): (Size, &str),
    moves: impl IntoIterator<Item = (Side, &'a str, Option<u64>)>,
) -> String {
    let mut text = String::from("(;GM[Othello]PC[Plyground]");
    for (name, value) in properties {
        // There is no way to write a bracket.
        let value = value.replace('[', "(").replace(']', ")").replace('\\', "/");
        text.push_str(&format!("{name}[{value}]"));
    }
    let squares: String = start.chars().map(|c| if c == 'X' { '*' } else { c }).collect();
    text.push_str(&format!("TY[{0}]BO[{0} {squares}]", size.n()));
    for (side, name, ms) in moves {
        let letter = if side == Side::First { 'B' } else { 'W' };
        let name = if name == "--" { "PA".to_owned() } else { name.to_ascii_uppercase() };
        let seconds = ms.map(|ms| format!("//{}.{:03}", ms / 1000, ms % 1000)).unwrap_or_default();
        text.push_str(&format!("{letter}[{name}{seconds}]"));
    }
    text + ";)"
}

pub(super) fn recognises(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&head[..head.len().min(400)]).to_ascii_lowercase();
    // Archives may say before a game how many there are in a match.
    let begins =
        text.trim_start_matches(|c: char| c.is_ascii_digit() || c.is_whitespace() || c == '\u{feff}');
    begins.starts_with("(;") && text.contains("gm[othello]")
}

pub(super) fn read(source: &Source<'_>) -> Result<Record, Message> {
    let text = match std::str::from_utf8(source.bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => source.bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    let mut record = Record::of_moves("reversi", Size::Eight.variant().id, []);
    let (mut moves, mut clocks) = (Vec::new(), BySide::from_fn(|_| None));
    for (name, value) in properties(&text)? {
        match name.to_ascii_uppercase().as_str() {
            "PB" => record.players.first = cut(&text_of(value.as_bytes()), 100),
            "PW" => record.players.second = cut(&text_of(value.as_bytes()), 100),
            "EV" => {
                record.event = Some(cut(&text_of(value.as_bytes()), 100)).filter(|event| !event.is_empty());
            }
            "DT" => record.date = date(value),
            "RE" => record.result = result(value),
            "TI" => clocks = BySide::from_fn(|_| time(value)),
            "TB" => clocks.first = time(value),
            "TW" => clocks.second = time(value),
            "BO" => {
                let (size, start) = board(value)?;
                record.variant = size.variant().id.to_owned();
                record.start = Some(start);
            }
            "B" | "W" => {
                let (text, spent) = played(value);
                let ms = spent.and_then(|spent| u64::try_from(spent.as_millis()).ok());
                moves.push(RecordedMove::new(text.to_ascii_lowercase(), ms));
            }
            _ => {}
        }
    }
    if let (Some(first), Some(second)) = (clocks.first, clocks.second) {
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let clock = |(left, increment)| Clock { initial_ms: ms(left), increment_ms: ms(increment) };
        record.clock = Some(BySide { first: clock(first), second: clock(second) });
    }
    // Programs say that both pass where the game is over already.
    let last_disc = moves.iter().rposition(|mv: &RecordedMove| mv.text != "--").map_or(0, |at| at + 1);
    moves.truncate(last_disc + 1);
    let size = Size::ALL.into_iter().find(|size| size.variant().id == record.variant).unwrap_or_default();
    let discs = moves[..last_disc].iter().map(|mv| mv.text.as_str());
    if end_of(size, record.start.as_deref(), discs).is_some() {
        moves.truncate(last_disc);
    }
    record.moves = moves.into_iter().collect();
    Ok(record)
}

fn is_day(day: &str) -> bool {
    day.bytes()
        .enumerate()
        .all(|(i, byte)| if matches!(i, 4 | 7) { byte == b'-' } else { byte.is_ascii_digit() })
}

/// `+12.00`, `-4:r` (resigned), `-64:t` (out of time), from the first side.
fn result(text: &str) -> Option<RecordedResult> {
    let (score, how) = text.split_once(':').unwrap_or((text, ""));
    let score = score.trim().parse::<f64>().ok()?;
    let winner = match score {
        score if score > 0.0 => Some(Side::First),
        score if score < 0.0 => Some(Side::Second),
        _ => None,
    };
    let reason = match (how.trim(), winner) {
        ("r", Some(_)) => Reason::RESIGNATION,
        ("t", Some(_)) => Reason::TIME,
        ("s", None) => Reason::AGREEMENT,
        _ => Reason::UNRECORDED,
    };
    Some(RecordedResult { winner, reason: reason.code.to_owned() })
}

/// `2003-12-15 13:24:03 GMT`: a day, and the time of day where the zone is that of our own dates.
fn date(value: &str) -> Option<String> {
    let day = value.get(..10).filter(|day| is_day(day))?;
    let mut rest = value[10..].split_ascii_whitespace();
    let time =
        rest.next().filter(|time| is_time(time) && rest.next().is_some_and(|zone| ZONES.contains(&zone)));
    Some(time.map_or_else(|| day.to_owned(), |time| format!("{day}T{time}Z")))
}

/// The same, written.
fn date_text(date: &str) -> Option<String> {
    let day = date.get(..10)?;
    let time =
        date[10..].strip_prefix('T').and_then(|time| time.strip_suffix('Z')).filter(|time| is_time(time));
    Some(time.map_or_else(|| day.to_owned(), |time| format!("{day} {time} GMT")))
}

/// `13:24:03`.
fn is_time(text: &str) -> bool {
    let part = |text: &str, below: u8| text.len() == 2 && text.parse().is_ok_and(|number: u8| number < below);
    matches!(text.split(':').collect::<Vec<_>>()[..], [h, m, s] if part(h, 24) && part(m, 60) && part(s, 60))
}

pub(super) fn write(record: &Record, moves: &[(Side, String)]) -> Option<Vec<u8>> {
    let size = Size::ALL.into_iter().find(|size| size.variant().id == record.variant)?;
    let start = record.start.as_deref().unwrap_or(size.variant().starts[0].position);
    let mut properties = vec![("PB", record.players.first.clone()), ("PW", record.players.second.clone())];
    properties.extend(record.event.clone().map(|event| ("EV", event)));
    properties.extend(record.date.as_deref().and_then(date_text).map(|date| ("DT", date)));
    let end = end_of(size, record.start.as_deref(), moves.iter().map(|(_, text)| text.as_str()));
    let end = end.map(|end| margin(&end));
    let result = record.result.as_ref().map(|result| score_text(result, end, size));
    properties.push(("RE", result.unwrap_or_else(|| "?".to_owned())));
    if let Some(clock) = record.clock {
        let text = |ms: u64| {
            format!("{}:{:02}:{:02}.{:03}", ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60, ms % 1000)
        };
        let one = |clock: Clock| format!("{}/{}", text(clock.initial_ms), text(clock.increment_ms));
        properties.extend([("TB", one(clock.first)), ("TW", one(clock.second))]);
    }
    let times = record.moves.iter().map(|mv| mv.ms);
    let moves = moves.iter().zip(times).map(|((side, text), ms)| (*side, text.as_str(), ms));
    Some((text(&properties, (size, start), moves) + "\n").into_bytes())
}

/// The score, and how it came about. Where the moves do not say by how much, the winner gets everything.
fn score_text(result: &RecordedResult, end: Option<i32>, size: Size) -> String {
    let how = match result.reason.as_str() {
        reason if reason == Reason::RESIGNATION.code => ":r",
        reason if reason == Reason::TIME.code => ":t",
        reason if reason == Reason::AGREEMENT.code => ":s",
        _ => "",
    };
    let all = size.n().pow(2) as i32;
    let margin = end.unwrap_or(match result.winner {
        Some(Side::First) => all,
        None => 0,
        Some(Side::Second) => -all,
    });
    format!("{margin:+}{how}")
}
