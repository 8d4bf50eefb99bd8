//! Openings that have names.

use std::collections::{HashMap, HashSet};

use plyground_rules::{Game, laws::Symmetric};

/// The named openings of a variant, found by position in all symmetries of the board, so that a transposition finds its name too.
#[derive(Debug, Default)]
pub struct OpeningBook {
    /// By [`canonical_hash`]: every position on the way of an opening, with the name if one ends there.
    positions: HashMap<u64, Option<&'static str>>,
    /// By [`canonical_hash`]: positions that computers do not go for. `None` where nobody has looked for them: then computers do without the book.
    avoided: Option<HashSet<u64>>,
}

impl OpeningBook {
    /// A book of lines: the moves from `start`, apart by blanks, and the name. A line that is not legal is a fault of the data.
    pub fn new<G: Game + Symmetric>(
        start: &G,
        lines: impl IntoIterator<Item = (String, &'static str)>,
    ) -> Self {
        let mut book = OpeningBook::default();
        book.positions.insert(canonical_hash(start), None);
        for (moves, name) in lines {
            let mut last = canonical_hash(start);
            for position in along(start, &moves) {
                last = canonical_hash(&position);
                book.positions.entry(last).or_insert(None);
            }
            book.positions.insert(last, Some(name));
        }
        book
    }

    /// The same book for computers to choose from, except for the last moves of these lines: they have a name because people have played them, not
    /// because they are good.
    #[must_use]
    pub fn for_computers<G: Game + Symmetric>(
        mut self,
        start: &G,
        avoided: impl IntoIterator<Item = String>,
    ) -> Self {
        let ends = avoided.into_iter().filter_map(|moves| along(start, &moves).pop());
        self.avoided = Some(ends.map(|position| canonical_hash(&position)).collect());
        self
    }

    /// The name of exactly the position with this [`canonical_hash`].
    pub fn name_of(&self, hash: u64) -> Option<&'static str> {
        *self.positions.get(&hash)?
    }

    /// The name of exactly this position.
    pub fn name<G: Game + Symmetric>(&self, position: &G) -> Option<&'static str> {
        self.name_of(canonical_hash(position))
    }

    /// Whether an opening passes through this position.
    pub fn contains<G: Game + Symmetric>(&self, position: &G) -> bool {
        self.positions.contains_key(&canonical_hash(position))
    }

    /// The moves of a position that stay in the book.
    pub fn moves<G: Game + Symmetric>(&self, position: &G) -> Vec<G::Move> {
        if position.outcome().is_some() || !self.contains(position) {
            return Vec::new();
        }
        position.moves().into_iter().filter(|&mv| self.contains(&position.child(mv))).collect()
    }

    /// Those of the [moves](Self::moves) that computers choose from.
    pub fn sound_moves<G: Game + Symmetric>(&self, position: &G) -> Vec<G::Move> {
        let Some(avoided) = &self.avoided else { return Vec::new() };
        let mut moves = self.moves(position);
        moves.retain(|&mv| !avoided.contains(&canonical_hash(&position.child(mv))));
        moves
    }
}

/// The positions after each of the moves from `start`, which are apart by blanks.
fn along<G: Game>(start: &G, moves: &str) -> Vec<G> {
    let mut position = start.clone();
    let after = |text| {
        let mv = position.read_move(text).unwrap_or_else(|e| panic!("{moves}: {text}: {e}"));
        position.play_unchecked(mv);
        position.clone()
    };
    moves.split_whitespace().map(after).collect()
}

/// The [stable hash](plyground_rules::stable_hash) of a position that is the same for all positions that are alike by the symmetries of its board. Sides are not exchanged.
pub fn canonical_hash<G: Game + Symmetric>(position: &G) -> u64 {
    position.canonical_hash()
}
