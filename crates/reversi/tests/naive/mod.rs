//! Reversi a second time, as slowly and plainly as the rules are told: a list of characters and eight directions.

/// A board as its position text has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naive {
    pub(crate) n: i32,
    pub(crate) squares: Vec<char>,
    pub(crate) mover: char,
}

pub(crate) fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}

fn square(name: &str) -> (i32, i32) {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

impl Naive {
    pub(crate) fn read(text: &str) -> Naive {
        let (board, mover) = text.split_once(' ').expect("a board, a space and a side");
        let squares: Vec<char> = board.chars().collect();
        let n = (1..).find(|n| (n * n) as usize >= squares.len()).expect("a square board");
        Naive { n, squares, mover: mover.chars().next().expect("a side to move") }
    }

    pub(crate) fn text(&self) -> String {
        format!("{} {}", self.squares.iter().collect::<String>(), self.mover)
    }

    fn at(&self, column: i32, row: i32) -> Option<char> {
        let on_board = (0..self.n).contains(&column) && (0..self.n).contains(&row);
        on_board.then(|| self.squares[(row * self.n + column) as usize])
    }

    /// The squares flipped when `side` places a disc on this one, by direction; empty if it may not.
    pub(crate) fn flipped(&self, side: char, column: i32, row: i32) -> Vec<(i32, i32)> {
        let mut all = Vec::new();
        if self.at(column, row) != Some('-') {
            return all;
        }
        for (right, down) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let mut line = Vec::new();
            let (mut c, mut r) = (column + right, row + down);
            while self.at(c, r) == Some(other(side)) {
                line.push((c, r));
                c += right;
                r += down;
            }
            if self.at(c, r) == Some(side) {
                all.extend(line);
            }
        }
        all
    }

    fn placements(&self, side: char) -> Vec<String> {
        let mut names = Vec::new();
        for row in 0..self.n {
            for column in 0..self.n {
                if !self.flipped(side, column, row).is_empty() {
                    names.push(format!("{}{}", (b'a' + column as u8) as char, row + 1));
                }
            }
        }
        names
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let own = self.placements(self.mover);
        if own.is_empty() && !self.placements(other(self.mover)).is_empty() {
            return vec!["--".to_owned()];
        }
        own
    }

    /// What a move flips, each with its distance from the disc placed; nothing for a pass.
    pub(crate) fn flipped_by(&self, text: &str) -> Vec<(i32, (i32, i32))> {
        if text == "--" {
            return Vec::new();
        }
        let (column, row) = square(text);
        let distance = |(c, r): (i32, i32)| (c - column).abs().max((r - row).abs());
        self.flipped(self.mover, column, row).into_iter().map(|at| (distance(at), at)).collect()
    }

    pub(crate) fn play(&mut self, text: &str) {
        if text != "--" {
            let (column, row) = square(text);
            let flipped = self.flipped(self.mover, column, row);
            for (c, r) in flipped.into_iter().chain([(column, row)]) {
                self.squares[(r * self.n + c) as usize] = self.mover;
            }
        }
        self.mover = other(self.mover);
    }

    pub(crate) fn count(&self, side: char) -> usize {
        self.squares.iter().filter(|&&square| square == side).count()
    }

    /// `None` while the game goes on; then the winner, or `=`.
    pub(crate) fn result(&self) -> Option<char> {
        if !self.moves().is_empty() {
            return None;
        }
        let (dark, light) = (self.count('X'), self.count('O'));
        Some(if dark > light {
            'X'
        } else if light > dark {
            'O'
        } else {
            '='
        })
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |text: String| {
            let mut next = self.clone();
            next.play(&text);
            next.perft(depth - 1)
        };
        self.moves().into_iter().map(after).sum()
    }
}
