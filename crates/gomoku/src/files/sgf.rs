//! SGF, the Smart Game Format, for Gomoku and Renju (`GM[4]`): a tree of nodes with properties. Points are two letters, column and row from the
//! top left, as in Go. <https://www.red-bean.com/sgf/>

use plyground_rules::{
    Description, Game as _, MoveTree, NodeId, Notation as _, Piece, Reason, Record, Side, Source,
    format::{cut, text_of},
    move_tree::{MAX_COMMENT, MAX_DEPTH, MAX_VARIED, TreeFull},
    record::{RecordedMove, RecordedResult},
};
use plyground_words::{Message, message};

use super::{from_top, to_top, variant, wrong_size};
use crate::{Gomoku, Point, Rule, info::STONE, point::SIZE};

pub(super) fn recognises(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&head[..head.len().min(2000)]);
    let text: String = text.chars().filter(|c| !c.is_whitespace() && *c != '\u{feff}').collect();
    text.starts_with("(;") && text.contains("GM[4]")
}

/// What a file says, property by property.
struct Reader {
    record: Record,
    tree: MoveTree,
    setup: Description,
    has_setup: bool,
    /// Whether the file says whose turn it is after the setup (`PL`).
    said_turn: bool,
    /// The side that makes the first move, as the colours of the moves say.
    begins: Option<Side>,
    known: Option<&'static plyground_rules::Variant>,
}

pub(super) fn read(source: &Source<'_>) -> Result<Record, Message> {
    let mut reader = Reader {
        record: Record::of_moves("gomoku", variant(source.variant).id, []),
        tree: MoveTree::new(),
        setup: Description::empty(Side::First),
        has_setup: false,
        said_turn: false,
        begins: None,
        known: source.variant,
    };
    let mut rest = source.bytes;
    let mut at = NodeId::START;
    // Where each tree that is open begins.
    let mut open: Vec<NodeId> = Vec::new();
    let mut name = String::new();
    while let Some((&byte, after)) = rest.split_first() {
        match byte {
            b'(' => open.push(at),
            b')' => match open.pop() {
                Some(begin) => at = begin,
                None => return Err(message!("sgf-unbalanced")),
            },
            b';' => name.clear(),
            b'[' => {
                let (value, after) = value(after).ok_or_else(|| message!("sgf-unbalanced"))?;
                rest = after;
                reader.property(&name, &value, &mut at)?;
                // Several values of one property stand behind one another.
                continue;
            }
            byte if byte.is_ascii_alphabetic() => {
                // A name that begins after a value begins anew; old files have lower case letters in it, which mean nothing.
                let letters = rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
                name = rest[..letters]
                    .iter()
                    .filter(|byte| byte.is_ascii_uppercase())
                    .map(|&b| char::from(b))
                    .collect();
                rest = &rest[letters..];
                continue;
            }
            byte if byte.is_ascii_whitespace() || !byte.is_ascii() => {}
            byte => return Err(message!("sgf-unexpected", text = char::from(byte))),
        }
        rest = after;
    }
    reader.finish()
}

/// The value that begins behind a bracket, and what follows it.
fn value(bytes: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let mut value = Vec::new();
    let mut rest = bytes.iter();
    while let Some(&byte) = rest.next() {
        match byte {
            b']' => return Some((value, rest.as_slice())),
            // An escaped line break is none; any other character is itself.
            b'\\' => value.extend(rest.next().filter(|byte| !matches!(byte, b'\n' | b'\r'))),
            byte => value.push(byte),
        }
    }
    None
}

impl Reader {
    fn property(&mut self, name: &str, value: &[u8], at: &mut NodeId) -> Result<(), Message> {
        let text = || text_of(value);
        let short = || cut(&text_of(value), 100);
        match name {
            "B" | "W" => {
                let point = point(value)?.ok_or_else(|| message!("sgf-pass"))?;
                let side = if name == "B" { Side::First } else { Side::Second };
                let begins = if self.tree.ply(*at) % 2 == 0 { side } else { side.other() };
                if *self.begins.get_or_insert(begins) != begins {
                    return Err(message!("sgf-twice", side = Gomoku::INFO.sides[side].name));
                }
                let mv = RecordedMove::new(point.name(), None);
                *at = self.tree.add(*at, mv).map_err(full)?;
            }
            "C" => {
                let said = cut(&lines_of(value), MAX_COMMENT);
                // What is said before the first move has no place in a record.
                if *at != NodeId::START {
                    self.tree.set_comment(*at, said).map_err(full)?;
                }
            }
            "AB" | "AW" | "AE" => {
                if *at != NodeId::START {
                    return Err(message!("sgf-late-setup"));
                }
                let side = if name == "AB" { Side::First } else { Side::Second };
                if name != "AE" {
                    self.has_setup = true;
                    let point = point(value)?.ok_or_else(|| message!("sgf-pass"))?;
                    self.setup.put(point.name(), Piece::new(STONE, side));
                }
            }
            "PL" if *at == NodeId::START => {
                self.said_turn = true;
                self.setup.to_move =
                    if text().to_ascii_lowercase().starts_with('w') { Side::Second } else { Side::First };
            }
            "GM" if text() != "4" => return Err(message!("sgf-other-game", number = brief_of(value))),
            "SZ" => {
                let size = text();
                let (columns, rows) = size.split_once(':').unwrap_or((&size, &size));
                match (columns.parse(), rows.parse()) {
                    (Ok(SIZE), Ok(SIZE)) => {}
                    (Ok(columns), Ok(rows)) => return Err(wrong_size(columns, rows)),
                    _ => return Err(message!("sgf-size", text = brief_of(value))),
                }
            }
            "PB" => self.record.players.first = short(),
            "PW" => self.record.players.second = short(),
            "EV" => self.record.event = Some(short()).filter(|event| !event.is_empty()),
            "DT" => self.record.date = date(&text()),
            "RE" => self.record.result = result(&text()),
            "RU" if self.known.is_none() => {
                if let Some(rule) = rule(&text()) {
                    self.record.variant = rule.variant().id.to_owned();
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Record, Message> {
        if let Some(side) = self.begins.filter(|&side| side != self.setup.to_move)
            && (self.said_turn || !self.has_setup)
        {
            return Err(message!("sgf-turn", side = Gomoku::INFO.sides[side].name));
        }
        if self.has_setup {
            let variant = Gomoku::INFO.variants.iter().find(|variant| variant.id == self.record.variant);
            let variant = variant.unwrap_or(&Gomoku::INFO.variants[0]);
            if !self.said_turn {
                let stones =
                    |side| self.setup.pieces.iter().filter(|placed| placed.piece.side == side).count();
                let by_count =
                    if stones(Side::First) > stones(Side::Second) { Side::Second } else { Side::First };
                self.setup.to_move = self.begins.unwrap_or(by_count);
            }
            let position = Gomoku::from_description(variant, &self.setup)
                .map_err(|problems| plyground_rules::PositionError::Problems(problems).message())?;
            self.record.start = Some(position.position_text());
        }
        Ok(Record { moves: self.tree, ..self.record })
    }
}

fn full(full: TreeFull) -> Message {
    match full {
        TreeFull::Depth => message!("sgf-deep", most = MAX_DEPTH),
        TreeFull::Varied | TreeFull::Comment | TreeFull::Glyph => message!("renlib-large", most = MAX_VARIED),
    }
}

/// The point of two letters; `None` for a pass, which is written as nothing or `tt`.
fn point(value: &[u8]) -> Result<Option<Point>, Message> {
    let letters: Vec<u8> =
        value.iter().filter(|byte| !byte.is_ascii_whitespace()).map(u8::to_ascii_lowercase).collect();
    match letters[..] {
        [] | [b't', b't'] => Ok(None),
        [column @ b'a'..=b'z', row @ b'a'..=b'z'] => {
            let point = from_top(usize::from(column - b'a'), usize::from(row - b'a'));
            point.map(Some).ok_or_else(|| message!("sgf-point", text = brief_of(value)))
        }
        _ => Err(message!("sgf-point", text = brief_of(value))),
    }
}

fn brief_of(value: &[u8]) -> String {
    plyground_rules::brief(&text_of(value))
}

/// A text of several lines.
fn lines_of(value: &[u8]) -> String {
    let lines = value.split(|&byte| byte == b'\n').map(text_of);
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A day, a month or a year, if the text begins with one.
fn date(text: &str) -> Option<String> {
    let lengths = [10, 7, 4];
    let fits = |date: &&str| {
        date.bytes()
            .enumerate()
            .all(|(i, byte)| if matches!(i, 4 | 7) { byte == b'-' } else { byte.is_ascii_digit() })
    };
    lengths.into_iter().filter_map(|length| text.get(..length)).find(fits).map(str::to_owned)
}

fn rule(text: &str) -> Option<Rule> {
    let text = text.to_ascii_lowercase();
    match () {
        () if text.contains("renju") => Some(Rule::Renju),
        () if text.contains("standard") => Some(Rule::Standard),
        () if text.contains("free") || text.contains("gomoku") => Some(Rule::Freestyle),
        () => None,
    }
}

/// `B+`, `W+R`, `W+T`, `0`, `Draw`.
fn result(text: &str) -> Option<RecordedResult> {
    let text = text.to_ascii_lowercase();
    let winner = match text.as_bytes() {
        [b'b', b'+', ..] => Some(Side::First),
        [b'w', b'+', ..] => Some(Side::Second),
        [b'0' | b'd', ..] | [b'j', b'i', b'g', b'o'] => None,
        _ => return None,
    };
    let reason = match text.get(2..) {
        Some("r" | "resign") if winner.is_some() => Reason::RESIGNATION,
        Some("t" | "time") if winner.is_some() => Reason::TIME,
        Some("f" | "forfeit") if winner.is_some() => Reason::ABANDONMENT,
        _ => Reason::UNRECORDED,
    };
    Some(RecordedResult { winner, reason: reason.code.to_owned() })
}

/// The game with its whole tree.
pub(super) fn write(record: &Record, _moves: &[(Side, String)]) -> Option<Vec<u8>> {
    let rule = [Rule::Freestyle, Rule::Standard, Rule::Renju]
        .into_iter()
        .find(|rule| rule.variant().id == record.variant)?;
    let ruleset = match rule {
        Rule::Freestyle => "Freestyle",
        Rule::Standard => "Standard",
        Rule::Renju => "Renju",
    };
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]AP[Plyground]SZ[{SIZE}]RU[{ruleset}]");
    let players = &record.players;
    for (name, value) in
        [("PB", Some(&players.first)), ("PW", Some(&players.second)), ("EV", record.event.as_ref())]
    {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            text.push_str(&format!("{name}[{}]", escaped(value)));
        }
    }
    if let Some(day) = record.date.as_ref().map(|date| date.get(..10).unwrap_or(date)) {
        text.push_str(&format!("DT[{day}]"));
    }
    if let Some(result) = &record.result {
        text.push_str(&format!("RE[{}]", result_text(result)));
    }
    let start = match record.start.as_deref() {
        Some(start) => Gomoku::read_position(rule.variant(), start).ok()?,
        None => Gomoku::new(rule),
    };
    let mut mover = plyground_rules::Position::to_move(&start);
    for (name, side) in [("AB", Side::First), ("AW", Side::Second)] {
        let stones: Vec<Point> = start.stones(side).points().collect();
        if !stones.is_empty() {
            let points: String = stones.into_iter().map(|point| format!("[{}]", letters(point))).collect();
            text.push_str(&format!("{name}{points}"));
        }
    }
    if record.start.is_some() {
        text.push_str(if mover == Side::First { "PL[B]" } else { "PL[W]" });
    }
    let tree = &record.moves;
    // What to write next, last: a node and who moves there, or the end of a variation.
    let mut waiting: Vec<Option<(NodeId, Side, bool)>> = Vec::new();
    let mut at = NodeId::START;
    loop {
        let children = tree.children(at);
        let varied = children.len() > 1;
        for &child in children.iter().rev() {
            if varied {
                waiting.push(None);
            }
            waiting.push(Some((child, mover, varied)));
        }
        let next = loop {
            match waiting.pop() {
                Some(None) => text.push(')'),
                Some(Some(next)) => break Some(next),
                None => break None,
            }
        };
        let Some((node, side, begins)) = next else { break };
        let mv = tree.mv(node);
        let letter = if side == Side::First { 'B' } else { 'W' };
        text.push_str(&format!(
            "{}\n;{letter}[{}]",
            if begins { "(" } else { "" },
            letters(Point::from_name(&mv.text)?)
        ));
        if !mv.comment.is_empty() {
            text.push_str(&format!("C[{}]", escaped(&mv.comment)));
        }
        (at, mover) = (node, !side);
    }
    Some((text + ")\n").into_bytes())
}

fn letters(point: Point) -> String {
    let (column, row) = to_top(point);
    [column, row].map(|n| char::from(b'a' + n as u8)).iter().collect()
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

fn result_text(result: &RecordedResult) -> String {
    let how = match result.reason.as_str() {
        reason if reason == Reason::RESIGNATION.code => "R",
        reason if reason == Reason::TIME.code => "T",
        reason if reason == Reason::ABANDONMENT.code => "F",
        _ => "",
    };
    match result.winner {
        Some(Side::First) => format!("B+{how}"),
        Some(Side::Second) => format!("W+{how}"),
        None => "0".to_owned(),
    }
}
