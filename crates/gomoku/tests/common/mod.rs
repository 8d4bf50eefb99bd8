//! What several test files need.
#![allow(dead_code, reason = "each test file uses its own part")]

use plyground_gomoku::Gomoku;
use plyground_rules::{Game, Notation, Variant};

/// The lines of a data file, split at `|` and trimmed; comments and empty lines are left out.
pub(crate) fn lines<const N: usize>(file: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        fields.try_into().unwrap_or_else(|_| panic!("{N} fields expected: {line}"))
    })
}

/// The variant with this id.
pub(crate) fn variant(id: &str) -> &'static Variant {
    Gomoku::INFO.variants.iter().find(|v| v.id == id).expect("a variant of this game")
}

/// The position with this text.
pub(crate) fn position(variant_id: &str, text: &str) -> Gomoku {
    Gomoku::read_position(variant(variant_id), text).unwrap_or_else(|e| panic!("{e}: {text}"))
}
