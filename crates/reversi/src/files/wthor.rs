//! WTHOR, the database of the French federation: a header, then 68 bytes a game with numbers for its players and its tournament, whose
//! names are in two more files. Passes are not stored. Numbers are little-endian.

use plyground_rules::{
    BySide, Companions, Reason, Record, Side, Source,
    format::text_of,
    record::{RecordedMove, RecordedResult},
};
use plyground_words::{Message, message};

use super::{end_of, margin};
use crate::{Size, notation::square_name};

pub(super) const HEADER: usize = 16;
pub(super) const GAME: usize = 68;
/// Where players' names are: 20 bytes each.
pub(super) const PLAYERS: &str = "jou";
/// Where tournaments' names are: 26 bytes each.
pub(super) const TOURNAMENTS: &str = "trn";

/// Byte 12 is the board's size, for which older programs write 0; a list of names has no games, so bytes 4 to 7 are 0 there.
pub(super) fn recognises(head: &[u8]) -> bool {
    let Some(header) = head.get(..HEADER) else { return false };
    let (century, month, day) = (header[0], header[2], header[3]);
    let games = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
    let year = u16::from_le_bytes([header[10], header[11]]);
    matches!(century, 19 | 20)
        && (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && (1..100_000_000).contains(&games)
        && (header[8], header[9]) == (0, 0)
        && (1900..2200).contains(&year)
        && matches!(header[12], 0 | 8)
}

pub(super) fn read(source: &Source<'_>) -> Result<Record, Message> {
    let Some((numbers, moves)) = source.bytes.split_at_checked(8) else {
        return Err(message!("wthor-short", bytes = GAME));
    };
    let number = |at: usize| usize::from(u16::from_le_bytes([numbers[at], numbers[at + 1]]));
    let player = |at| name(source.companions, PLAYERS, 20, number(at)).unwrap_or_default();
    let mut texts = Vec::with_capacity(60);
    for &byte in moves.iter().take_while(|&&byte| byte != 0) {
        let (row, column) = (byte / 10, byte % 10);
        if !(1..=8).contains(&row) || !(1..=8).contains(&column) {
            return Err(message!("wthor-square", number = texts.len() + 1, byte = byte));
        }
        texts.push(RecordedMove::new(square_name(8 * (row - 1) + column - 1), None));
    }
    let winner = match numbers[6] {
        ..32 => Some(Side::Second),
        32 => None,
        33.. => Some(Side::First),
    };
    let year = source.header.get(10..12).map(|year| u16::from_le_bytes([year[0], year[1]]));
    Ok(Record {
        players: BySide { first: player(2), second: player(4) },
        event: name(source.companions, TOURNAMENTS, 26, number(0)),
        date: year.map(|year| format!("{year:04}")),
        moves: texts.into_iter().collect(),
        result: Some(RecordedResult { winner, reason: Reason::UNRECORDED.code.to_owned() }),
        ..Record::of_moves("reversi", Size::Eight.variant().id, [])
    })
}

/// The name with a number in a list of names of equal length.
fn name(companions: &Companions, list: &str, length: usize, number: usize) -> Option<String> {
    let from = HEADER + number * length;
    let bytes = companions.get(list)?.get(from..from + length)?;
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(length);
    // Unknown players are written as question marks.
    Some(text_of(&bytes[..end])).filter(|name| !name.is_empty() && !name.bytes().all(|byte| byte == b'?'))
}

/// A database of one game. The form has numbers where names should be, so names are lost.
pub(super) fn write(record: &Record, moves: &[(Side, String)]) -> Option<Vec<u8>> {
    let result = record.result.as_ref()?;
    if record.variant != Size::Eight.variant().id || record.start.is_some() {
        return None;
    }
    let mut squares = Vec::with_capacity(60);
    for (i, (_, text)) in moves.iter().enumerate() {
        match text.as_bytes() {
            [column, row] if text != "--" => squares.push(10 * (row - b'0') + column - b'a' + 1),
            // A pass goes without saying, but not after the last disc.
            _ if i + 1 == moves.len() => return None,
            _ => {}
        }
    }
    // Nothing but the number of discs says who has won.
    let end = end_of(Size::Eight, None, moves.iter().map(|(_, text)| text.as_str()));
    let dark = end.map_or(0, |end| 32 + margin(&end) / 2);
    let dark = match result.winner {
        Some(Side::First) if dark <= 32 => 64,
        Some(Side::Second) if dark >= 32 => 0,
        None => 32,
        Some(_) => dark as u8,
    };
    let year: u16 = record.date.as_ref().and_then(|date| date.get(..4)?.parse().ok()).unwrap_or(1900);
    let mut file = vec![20, 0, 1, 1, 1, 0, 0, 0, 0, 0];
    file.extend(year.clamp(1900, 2199).to_le_bytes());
    file.extend([8, 0, 0, 0]);
    file.extend([0, 0, 0, 0, 0, 0, dark, dark]);
    squares.resize(60, 0);
    file.append(&mut squares);
    Some(file)
}
