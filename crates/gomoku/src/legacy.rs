//! An older program's JSON: `{"black_player_name", "white_player_name", "moves": [[row, column], …], "ended", "win"}`.
//!
//! Rows count from the top, columns from the left, both from 0; `win` is 1 for black, 2 for white, 0 for neither.
//! The form knows neither variants nor start positions: what is read is freestyle from the empty board, and
//! nothing else is written, since it would be read back as another game.

use plyground_rules::{
    BySide, Game, Outcome, Position, Reason, Record, Side,
    record::{PLAIN_VERSION, RecordedMove, RecordedResult},
};
use plyground_words::{Message, message};
use serde_json::{Map, Value, json};

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
pub(crate) fn read(json: &Value) -> Option<Result<Record, Message>> {
    let object = json.as_object()?;
    (object.contains_key(BLACK) || object.contains_key(WHITE)).then(|| read_object(object))
}

fn read_object(object: &Map<String, Value>) -> Result<Record, Message> {
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
    let shown = end_of(&points).filter(|outcome| outcome.winner == winner);
    let reason = shown.map_or(Reason::UNRECORDED, |outcome| outcome.reason).code.to_owned();
    Ok(Record {
        plyground: PLAIN_VERSION,
        game: Gomoku::INFO.id.to_owned(),
        variant: Rule::Freestyle.variant().id.to_owned(),
        start: None,
        players,
        date: None,
        clock: None,
        moves: points.iter().map(|point| RecordedMove::new(point.name(), None)).collect(),
        result: ended.then_some(RecordedResult { winner, reason }),
    })
}

/// How a game with these moves ends on the board, if all of them can be played.
fn end_of(points: &[Point]) -> Option<Outcome> {
    let mut position = Gomoku::new(Rule::Freestyle);
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
    let variant = Rule::Freestyle.variant();
    let usual_start = record.start.as_ref().is_none_or(|start| start == variant.starts[0].position);
    if record.variant != variant.id || !usual_start {
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
