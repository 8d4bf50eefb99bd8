//! Files of other programs that hold games of Reversi.

pub mod ggf;
mod wthor;

use std::cmp::Ordering;

use plyground_rules::{BySide, FileLayout, Format, Notation as _, Position as _};
use plyground_words::key;

use crate::{Reversi, Size};

/// What is read and written.
pub(crate) const FORMATS: &[Format] = &[
    Format {
        id: "ggf",
        name: key!("format-ggf"),
        extensions: &["ggf"],
        companions: &[],
        layout: FileLayout::Trees,
        says_variant: true,
        recognises: ggf::recognises,
        read: ggf::read,
        write: Some(ggf::write),
    },
    Format {
        id: "wthor",
        name: key!("format-wthor"),
        extensions: &["wtb"],
        companions: &[wthor::PLAYERS, wthor::TOURNAMENTS],
        layout: FileLayout::Blocks { header: wthor::HEADER, size: wthor::GAME },
        says_variant: true,
        recognises: wthor::recognises,
        read: wthor::read,
        write: Some(wthor::write),
    },
];

/// The position after the last of these moves, if it ends the game. Passes may be missing.
fn end_of<'a>(size: Size, start: Option<&str>, moves: impl IntoIterator<Item = &'a str>) -> Option<Reversi> {
    let variant = size.variant();
    let mut position = Reversi::read_position(variant, start.unwrap_or(variant.starts[0].position)).ok()?;
    for text in moves {
        if let Some(pass) = position.find_move("--") {
            position.play_unchecked(pass);
        }
        if text != "--" {
            position.play_unchecked(position.find_move(text)?);
        }
    }
    position.outcome().map(|_| position)
}

/// By how many discs dark has won, the empty squares counted for the winner.
fn margin(end: &Reversi) -> i32 {
    let counts = BySide::from_fn(|side| end.counts()[side] as i32);
    let empty = end.empty().count_ones() as i32;
    match counts.first.cmp(&counts.second) {
        Ordering::Greater => counts.first - counts.second + empty,
        Ordering::Equal => 0,
        Ordering::Less => counts.first - counts.second - empty,
    }
}
