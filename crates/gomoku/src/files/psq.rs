//! Games of Piskvork, Gomocup's manager: a line `Piskvorky 15x15, 11:11, 0`, then `column,row,milliseconds` for each move, counted from 1 and
//! from the top, then perhaps both programs' names, then a number for how it ended. The last number of the first line says which of the two
//! began.

use plyground_rules::{
    BySide, Record, Side, Source,
    format::{cut, text_of},
    record::RecordedMove,
};
use plyground_words::{Message, message};

use super::{begins_empty, from_top, to_top, variant, wrong_size};
use crate::{
    Point,
    point::{POINTS, SIZE},
};

/// For a name that is not known: a line must not be empty.
const UNKNOWN: &str = "?";

pub(super) fn recognises(head: &[u8]) -> bool {
    head.get(..10).is_some_and(|word| word.eq_ignore_ascii_case(b"Piskvorky "))
}

pub(super) fn read(source: &Source<'_>) -> Result<Record, Message> {
    let text = String::from_utf8_lossy(source.bytes);
    let mut lines = text.lines().map(str::trim).enumerate();
    let (_, first) = lines.next().unwrap_or_default();
    let (size, second_began) = head(first).ok_or_else(|| message!("psq-head"))?;
    if size != (SIZE, SIZE) {
        return Err(wrong_size(size.0, size.1));
    }
    let (mut moves, mut rest) = (Vec::new(), Vec::new());
    for (i, line) in lines.filter(|(_, line)| !line.is_empty()) {
        let numbers: Option<Vec<u64>> = line.split(',').map(|number| number.trim().parse().ok()).collect();
        match numbers.as_deref() {
            Some([x, y, more @ ..]) if rest.is_empty() => {
                let place = |n: u64| usize::try_from(n).ok()?.checked_sub(1);
                let point = place(*x).zip(place(*y)).and_then(|(x, y)| from_top(x, y));
                let point = point.ok_or_else(|| message!("psq-point", line = i + 1, size = SIZE))?;
                if moves.len() == POINTS {
                    return Err(message!("too-many-moves", most = POINTS));
                }
                moves.push(RecordedMove::new(point.name(), more.first().copied()));
            }
            _ if rest.len() < 4 => rest.push(line),
            _ => return Err(message!("psq-line", line = i + 1)),
        }
    }
    let mut players = BySide::default();
    // Names are written only of tournament games; without them the number of the end is alone.
    if let [one, two, ..] = rest[..] {
        let name =
            |name: &str| if name == UNKNOWN { String::new() } else { cut(&text_of(name.as_bytes()), 100) };
        let [first, second] = [one, two].map(name);
        players =
            if second_began { BySide { first: second, second: first } } else { BySide { first, second } };
    }
    Ok(Record {
        players,
        moves: moves.into_iter().collect(),
        ..Record::of_moves("gomoku", variant(source.variant).id, [])
    })
}

/// The board, and whether the second player began.
fn head(line: &str) -> Option<((usize, usize), bool)> {
    let rest = line.get(10..)?;
    let mut parts = rest.split(',').map(str::trim);
    let (columns, rows) = parts.next()?.split_once('x')?;
    let began = parts.nth(1).unwrap_or("0");
    Some(((columns.parse().ok()?, rows.parse().ok()?), began == "1"))
}

/// The form knows neither start positions nor draws by agreement; what is kept is what its own program keeps.
pub(super) fn write(record: &Record, moves: &[(Side, String)]) -> Option<Vec<u8>> {
    if !begins_empty(record.start.as_deref()) {
        return None;
    }
    let mut text = format!("Piskvorky {SIZE}x{SIZE}, 0:0, 0\n");
    for ((_, name), mv) in moves.iter().zip(record.moves.iter()) {
        let (column, row) = to_top(Point::from_name(name)?);
        text.push_str(&format!("{},{},{}\n", column + 1, row + 1, mv.ms.unwrap_or(0)));
    }
    let name = |name: &str| match text_of(name.as_bytes()) {
        name if name.is_empty() => UNKNOWN.to_owned(),
        // A line that begins like a move would be one.
        name if name.starts_with(|c: char| c.is_ascii_digit()) => name.replace(',', " "),
        name => name,
    };
    let (first, second) = (name(&record.players.first), name(&record.players.second));
    Some(format!("{text}{first}\n{second}\n0\n").into_bytes())
}
