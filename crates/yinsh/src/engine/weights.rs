//! Fitted weights. They are numbers in a text, in the order of the features, so that a fit's changes can be read.

use super::{
    evaluation::{FEATURES, OTHERS},
    windows::{PATTERNS, SHAPES, SHAPES_OF, exchanged},
};

/// What can be at stake for a side: its first ring, its second, its last, and in the blitz game all at once.
pub(super) const STAKES: usize = 4;
/// The last of them.
pub(super) const BLITZ: usize = 3;

/// What `weights.txt` says; the commands that made it are in its first lines.
pub(super) const FITTED: [i16; FEATURES] = {
    let text = include_bytes!("weights.txt");
    let mut weights = [0; FEATURES];
    let (mut n, mut i) = (0, 0);
    while i < text.len() {
        if text[i] == b'#' {
            while text[i] != b'\n' {
                i += 1;
            }
        } else if text[i] == b'-' || text[i].is_ascii_digit() {
            let negative = text[i] == b'-';
            i += negative as usize;
            let mut number = 0;
            while i < text.len() && text[i].is_ascii_digit() {
                number = 10 * number + (text[i] - b'0') as i16;
                i += 1;
            }
            weights[n] = if negative { -number } else { number };
            n += 1;
        } else {
            i += 1;
        }
    }
    assert!(n == FEATURES, "as many weights as features");
    weights
};

/// Of everything but the windows of five; see `evaluation`.
pub(super) static WEIGHTS: [i16; OTHERS] = {
    let mut weights = [0; OTHERS];
    let mut i = 0;
    while i < OTHERS {
        weights[i] = FITTED[i];
        i += 1;
    }
    weights
};

/// Of each pattern to white and to black, by what is at stake.
pub(super) static TABLES: [[[i16; 2]; PATTERNS]; STAKES] = {
    let mut tables = [[[0; 2]; PATTERNS]; STAKES];
    let mut stake = 0;
    while stake < STAKES {
        let mut of = 0;
        while of < PATTERNS {
            let shapes = [SHAPES_OF[of] as usize, SHAPES_OF[exchanged(of)] as usize];
            let first = OTHERS + SHAPES * stake;
            tables[stake][of] = [FITTED[first + shapes[0]], FITTED[first + shapes[1]]];
            of += 1;
        }
        stake += 1;
    }
    tables
};
