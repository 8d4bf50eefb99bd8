//! An older program's JSON: `{"black_player_name", "white_player_name", "moves": [[row, column], …], "ended", "win"}`.
//!
//! Rows count from the top, columns from the left, both from 0; `win` is 1 for black, 2 for white, 0 for neither.
//! The form knows neither variants nor start positions. What is read is freestyle from the empty board, unless the caller gives a variant; games of all
//! three rulesets are written. `win` is 1 for a full board, too, which is a draw whatever it says.

use plyground_rules::{
    BySide, Game, Outcome, Position as _, Reason, Record, Side, Variant,
    record::{RecordedMove, RecordedResult},
};
use plyground_words::{Message, message};
use serde_json::{Map, Value, json};

use super::begins_empty;
use crate::{
    Gomoku, Point, Rule,
    point::{POINTS, SIZE},
};

const BLACK: &str = "black_player_name";
const WHITE: &str = "white_player_name";
const MOVES: &str = "moves";
const ENDED: &str = "ended";
const WIN: &str = "win";

/// Reads the form; `None` if `json` is not in it.
pub(crate) fn read(json: &Value, variant: Option<&'static Variant>) -> Option<Result<Record, Message>> {
    let object = json.as_object()?;
    (object.contains_key(BLACK) || object.contains_key(WHITE))
        .then(|| read_object(object, super::variant(variant)))
}

fn read_object(object: &Map<String, Value>, variant: &'static Variant) -> Result<Record, Message> {
    let players = BySide { first: name(object, BLACK)?, second: name(object, WHITE)? };
    let moves =
        field(object, MOVES)?.as_array().ok_or_else(|| message!("legacy-not-a-list", field = MOVES))?;
    if moves.len() > POINTS {
        return Err(message!("legacy-too-many", field = MOVES, count = moves.len(), points = POINTS));
    }
    let points: Vec<Point> =
        moves.iter().enumerate().map(|(i, mv)| point(i + 1, mv)).collect::<Result<_, Message>>()?;
    let ended =
        field(object, ENDED)?.as_bool().ok_or_else(|| message!("legacy-not-a-bool", field = ENDED))?;
    let winner = match field(object, WIN)?.as_u64() {
        Some(0) => None,
        Some(1) => Some(Side::First),
        Some(2) => Some(Side::Second),
        _ => return Err(message!("legacy-no-winner", field = WIN)),
    };
    if !ended && winner.is_some() {
        return Err(message!("legacy-won-unended", win = WIN, ended = ENDED));
    }
    let result = match end_of(&points, variant) {
        Some(Outcome { winner: None, reason }) => {
            RecordedResult { winner: None, reason: reason.code.to_owned() }
        }
        // Replaying refuses a winner that is not the board's.
        Some(Outcome { reason, .. }) => RecordedResult { winner, reason: reason.code.to_owned() },
        None => RecordedResult { winner, reason: Reason::UNRECORDED.code.to_owned() },
    };
    Ok(Record {
        players,
        moves: points.iter().map(|point| RecordedMove::new(point.name(), None)).collect(),
        result: ended.then_some(result),
        ..Record::of_moves(Gomoku::INFO.id, variant.id, [])
    })
}

/// How a game with these moves ends on the board, if all of them can be played.
fn end_of(points: &[Point], variant: &Variant) -> Option<Outcome> {
    let rules = [Rule::Freestyle, Rule::Standard, Rule::Renju];
    let rule = rules.into_iter().find(|rule| rule.variant().id == variant.id)?;
    let mut position = Gomoku::new(rule);
    for &point in points {
        position.play(point).ok()?;
    }
    position.outcome()
}

fn field<'a>(object: &'a Map<String, Value>, name: &'static str) -> Result<&'a Value, Message> {
    object.get(name).ok_or_else(|| message!("legacy-missing", field = name))
}

fn name(object: &Map<String, Value>, field_name: &'static str) -> Result<String, Message> {
    let name = field(object, field_name)?.as_str();
    name.map(str::to_owned).ok_or_else(|| message!("legacy-not-a-text", field = field_name))
}

fn point(number: usize, mv: &Value) -> Result<Point, Message> {
    let pair = mv.as_array().filter(|pair| pair.len() == 2);
    let pair = pair.ok_or_else(|| message!("legacy-not-a-pair", field = MOVES, number = number))?;
    let read = |value: &Value, what: &'static str| {
        let number_read = value.as_u64().and_then(|n| usize::try_from(n).ok()).filter(|&n| n < SIZE);
        let number_wrong =
            || message!("legacy-not-on-board", field = MOVES, number = number, what = what, most = SIZE - 1);
        number_read.ok_or_else(number_wrong)
    };
    let (row, column) = (read(&pair[0], "row")?, read(&pair[1], "column")?);
    Ok(Point::new(column, SIZE - 1 - row).expect("both are below the size of the board"))
}

/// Writes the form; `None` for a game it cannot hold.
pub(crate) fn write(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
    if !begins_empty(record.start.as_deref()) {
        return None;
    }
    let pair = |(_, text): &(Side, String)| {
        Point::from_name(text).map(|point| json!([SIZE - 1 - point.row(), point.column()]))
    };
    let win = match record.result.as_ref().and_then(|result| result.winner) {
        None => 0,
        Some(Side::First) => 1,
        Some(Side::Second) => 2,
    };
    Some(json!({
        BLACK: record.players.first,
        WHITE: record.players.second,
        MOVES: moves.iter().map(pair).collect::<Option<Vec<Value>>>()?,
        ENDED: record.result.is_some(),
        WIN: win,
    }))
}
