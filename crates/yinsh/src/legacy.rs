//! The older program's JSON: `{"white": …, "black": …, "moves": ["white:E5", …, "black:xC1-C5;E6"]}`.

use plyground_rules::{BySide, Notation, Position, Record, Side, Variant};
use plyground_words::{Message, key, message};
use serde_json::{Map, Value, json};

use crate::{INFO, Move, Ruleset, Yinsh, info::name, notation::short, transcript};

/// `None` unless the three keys are there.
pub(crate) fn read(json: &Value, variant: Option<&'static Variant>) -> Option<Result<Record, Message>> {
    let object = json.as_object()?;
    ["white", "black", "moves"]
        .iter()
        .all(|key| object.contains_key(*key))
        .then(|| read_object(object, variant))
}

fn read_object(object: &Map<String, Value>, variant: Option<&'static Variant>) -> Result<Record, Message> {
    let player = |side: Side| {
        let text = object[name(side)].as_str().map(str::to_owned);
        text.ok_or_else(|| message!("legacy-not-a-name", field = name(side)))
    };
    let players = BySide { first: player(Side::First)?, second: player(Side::Second)? };
    let entries = object["moves"].as_array().ok_or(key!("legacy-not-a-list"))?;
    let mut texts = Vec::new();
    let ruleset = variant.map_or(Ruleset::Standard, Ruleset::of);
    let mut position = Yinsh::empty(ruleset);
    for (i, entry) in entries.iter().enumerate() {
        let wrong = |what: Message| message!("legacy-move", number = i + 1, what = what);
        let entry = entry.as_str().ok_or_else(|| wrong(key!("legacy-not-a-text").into()))?;
        play_entry(&mut position, entry, &mut texts).map_err(wrong)?;
    }
    Ok(Record { players, ..Record::of_moves(INFO.id, ruleset.variant().id, texts) })
}

/// Replays one entry: only the rules tell whether its colour is to move.
fn play_entry(position: &mut Yinsh, entry: &str, texts: &mut Vec<String>) -> Result<(), Message> {
    let (colour, moves) =
        entry.split_once(':').ok_or_else(|| message!("legacy-no-colour", text = short(entry)))?;
    let side = Side::BOTH.into_iter().find(|&side| name(side).eq_ignore_ascii_case(colour.trim()));
    let side = side.ok_or_else(|| message!("legacy-colour", text = short(colour)))?;
    let moves = transcript::split(moves).map_err(|e| e.message())?;
    if moves.is_empty() {
        return Err(message!("legacy-no-move", text = short(entry)));
    }
    for text in moves {
        if position.to_move() != side && position.is_legal(Move::Pass) {
            position.play_unchecked(Move::Pass);
            texts.push("--".into());
        }
        if position.outcome().is_none() && position.to_move() != side {
            return Err(message!("legacy-turn", side = !side));
        }
        let mv = position.read_move(&text).map_err(|e| e.message())?;
        position.play_unchecked(mv);
        texts.push(text);
    }
    Ok(())
}

/// The form knows neither variants nor start positions, so it holds only usual games from the empty board.
pub(crate) fn write(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
    let variant = Ruleset::Standard.variant();
    let usual = record.start.as_ref().is_none_or(|start| start == variant.starts[0].position);
    if record.variant != variant.id || !usual {
        return None;
    }
    let mut entries: Vec<String> = Vec::new();
    let mut owes_ring = false;
    for (side, text) in moves {
        let upper = text.to_ascii_uppercase().replace('X', "x");
        let ring = upper.strip_prefix('x').filter(|_| owes_ring);
        match (ring, entries.last_mut()) {
            (Some(ring), Some(row)) => {
                row.push(';');
                row.push_str(ring);
            }
            _ => entries.push(format!("{}:{upper}", name(*side))),
        }
        owes_ring = ring.is_none() && upper.starts_with('x') && upper.contains('-');
    }
    let players = &record.players;
    Some(json!({ "white": players.first, "black": players.second, "moves": entries }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that comes to this by itself would be long and rare; the entry is the same.
    #[test]
    fn y4_a_missing_pass_is_filled_in() {
        let text = "WbwW/1bw1bb1/1w1bb1w1/1w2w2b1/1b2wb2w1/b2b1w2b/WwbbwwbbwB/b1w3w1b/ww4bb/B1wwbbB/4 w 2-2";
        for entries in [&["black:J5-J6"][..], &["white:--", "black:j5-j6"]] {
            let mut position =
                Yinsh::read_position(Ruleset::Standard.variant(), text).expect("a legal position");
            let mut texts = Vec::new();
            for entry in entries {
                assert_eq!(play_entry(&mut position, entry, &mut texts), Ok(()));
            }
            assert_eq!(texts, ["--", "j5-j6"]);
        }
    }
}
