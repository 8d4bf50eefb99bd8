//! Libraries of RenLib: a tree of moves in preorder, two bytes a node, after a header of 20 bytes. A node's first byte is its point, the second has
//! flags: whether a sibling follows after everything below this node, and whether nothing is below. The root has no point.

use plyground_rules::{
    MoveTree, NodeId, Record, Side, Source,
    format::text_of,
    move_tree::{MAX_COMMENT, MAX_VARIED},
    record::RecordedMove,
};
use plyground_words::{Message, message};

use super::{begins_empty, from_top, to_top, variant};
use crate::{Point, point::POINTS};

const MAGIC: &[u8] = b"\xFFRenLib\xFF";
const HEADER: usize = 20;
/// A sibling follows.
const SIBLING: u8 = 0x80;
/// Nothing is below.
const LEAF: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const COMMENT: u8 = 0x08;
const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second of those: a text for the board follows.
const BOARD_TEXT: u8 = 0x01;

pub(super) fn recognises(head: &[u8]) -> bool {
    head.starts_with(MAGIC)
}

pub(super) fn read(source: &Source<'_>) -> Result<Record, Message> {
    let mut bytes = source.bytes.get(HEADER..).unwrap_or_default();
    let mut tree = MoveTree::new();
    // From the root to the node that was read last, and the lengths to go back to.
    let (mut path, mut siblings) = (vec![NodeId::START], Vec::new());
    let (mut number, mut first) = (0, true);
    while let Some((&[place, flags], rest)) = bytes.split_first_chunk() {
        bytes = rest;
        number += 1;
        let wrong = || message!("renlib-node", number = number);
        let board_text = flags & EXTENSION != 0 && {
            let (more, rest) = bytes.split_first_chunk::<2>().ok_or_else(wrong)?;
            bytes = rest;
            more[1] & BOARD_TEXT != 0
        };
        let comment = if flags & (COMMENT | OLD_COMMENT) != 0 { text(&mut bytes) } else { String::new() };
        if board_text {
            text(&mut bytes);
        }
        let is_root = std::mem::take(&mut first) && place == 0;
        if !is_root {
            if number > MAX_VARIED + POINTS {
                return Err(message!("renlib-large", most = MAX_VARIED));
            }
            let parent = *path.last().ok_or_else(wrong)?;
            let (column, row) = (usize::from(place % 16), usize::from(place / 16));
            let point = column.checked_sub(1).and_then(|column| from_top(column, row));
            let node = match point {
                Some(point) if flags & NO_MOVE == 0 => {
                    let mv = RecordedMove { comment, ..RecordedMove::new(point.name(), None) };
                    tree.add(parent, mv).map_err(|_| message!("renlib-large", most = MAX_VARIED))?
                }
                // A node without a move only says something about the one before.
                None if place == 0 && flags & NO_MOVE != 0 => parent,
                Some(_) => parent,
                None => return Err(wrong()),
            };
            path.push(node);
            if path.len() > POINTS + 1 {
                return Err(wrong());
            }
        }
        if flags & SIBLING != 0 {
            siblings.push(path.len() - 1);
        }
        if flags & LEAF != 0 {
            match siblings.pop() {
                Some(length) => path.truncate(length.max(1)),
                None => break,
            }
        }
    }
    Ok(Record { moves: tree, ..Record::of_moves("gomoku", variant(source.variant).id, []) })
}

/// A text that ends in a zero; together they have an even number of bytes.
fn text(bytes: &mut &[u8]) -> String {
    let length = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (text, _) = bytes.split_at(length);
    let next = (length + 2) / 2 * 2;
    *bytes = bytes.get(next..).unwrap_or_default();
    // The first line may end in a backspace, which divides a title from the rest.
    text_of(text).chars().take(MAX_COMMENT).collect()
}

/// The whole tree. The form knows neither names nor results nor start positions.
pub(super) fn write(record: &Record, _moves: &[(Side, String)]) -> Option<Vec<u8>> {
    if !begins_empty(record.start.as_deref()) {
        return None;
    }
    let tree = &record.moves;
    let mut file = MAGIC.to_vec();
    file.extend([3, 4]);
    file.resize(HEADER, 0xFF);
    let is_leaf = |node| if tree.children(node).is_empty() { LEAF } else { 0 };
    file.extend([0, is_leaf(NodeId::START)]);
    // Nodes to write, the next one last, with whether a sibling follows.
    let mut waiting = Vec::new();
    let push = |node, waiting: &mut Vec<(NodeId, u8)>| {
        let children = tree.children(node).iter().rev().enumerate();
        waiting.extend(children.map(|(i, &child)| (child, if i > 0 { SIBLING } else { 0 })));
    };
    push(NodeId::START, &mut waiting);
    while let Some((node, sibling)) = waiting.pop() {
        let mv = tree.mv(node);
        let (column, row) = to_top(Point::from_name(&mv.text)?);
        let comment = if mv.comment.is_empty() { 0 } else { COMMENT };
        file.extend([(16 * row + column + 1) as u8, sibling | is_leaf(node) | comment]);
        if comment != 0 {
            file.extend(mv.comment.bytes().filter(|&byte| byte != 0));
            let end = if file.len() % 2 == 0 { &[0, 0][..] } else { &[0] };
            file.extend(end);
        }
        push(node, &mut waiting);
    }
    Some(file)
}
