//! Connect Four a second time, as slowly and plainly as the rules are told: columns as lists of letters.

#![allow(dead_code)] // not every test file asks for everything

/// A rack of any size; each column from the bottom up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naive {
    pub(crate) rows: usize,
    pub(crate) columns: Vec<Vec<char>>,
    pub(crate) mover: char,
}

pub(crate) fn other(side: char) -> char {
    if side == 'r' { 'y' } else { 'r' }
}

impl Naive {
    pub(crate) fn empty(columns: usize, rows: usize) -> Naive {
        Naive { rows, columns: vec![Vec::new(); columns], mover: 'r' }
    }

    pub(crate) fn read(text: &str) -> Naive {
        let (board, mover) = text.split_once(' ').expect("a board, a space and a side");
        let rows: Vec<Vec<char>> = board
            .split('/')
            .map(|row| {
                let each = |c: char| match c.to_digit(10) {
                    Some(run) => vec!['.'; run as usize],
                    None => vec![c],
                };
                row.chars().flat_map(each).collect()
            })
            .collect();
        let column = |c: usize| rows.iter().rev().map(|row| row[c]).take_while(|&cell| cell != '.').collect();
        Naive {
            rows: rows.len(),
            columns: (0..rows[0].len()).map(column).collect(),
            mover: mover.chars().next().expect("a side to move"),
        }
    }

    pub(crate) fn at(&self, column: i32, row: i32) -> Option<char> {
        let column = self.columns.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    pub(crate) fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in (0..self.rows).rev() {
            let (mut text, mut empty) = (String::new(), 0);
            for column in &self.columns {
                match column.get(row) {
                    None => empty += 1,
                    Some(disc) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                            empty = 0;
                        }
                        text.push(*disc);
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            rows.push(text);
        }
        format!("{} {}", rows.join("/"), self.mover)
    }

    /// The cells of all lines of four of a side.
    pub(crate) fn fours(&self, side: char) -> Vec<(i32, i32)> {
        let mut found = Vec::new();
        for column in 0..self.columns.len() as i32 {
            for row in 0..self.rows as i32 {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let line: Vec<(i32, i32)> =
                        (0..4).map(|step| (column + step * right, row + step * up)).collect();
                    if line.iter().all(|&(c, r)| self.at(c, r) == Some(side)) {
                        found.extend(line);
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// `None` while the game goes on; then the winner, or `=`.
    pub(crate) fn result(&self) -> Option<char> {
        match ['r', 'y'].into_iter().find(|&side| !self.fours(side).is_empty()) {
            Some(side) => Some(side),
            None => self.columns.iter().all(|column| column.len() == self.rows).then_some('='),
        }
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        if self.result().is_some() {
            return Vec::new();
        }
        let free = |&c: &usize| self.columns[c].len() < self.rows;
        (0..self.columns.len()).filter(free).map(|c| char::from(b'a' + c as u8).to_string()).collect()
    }

    pub(crate) fn play(&mut self, text: &str) {
        self.columns[usize::from(text.as_bytes()[0] - b'a')].push(self.mover);
        self.mover = other(self.mover);
    }

    pub(crate) fn after(&self, text: &str) -> Naive {
        let mut next = self.clone();
        next.play(text);
        next
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().into_iter().map(|text| self.after(&text).perft(depth - 1)).sum()
    }

    /// The exact result by looking at everything: in how many moves the side to move wins (positive) or loses (negative), sooner
    /// wins and later losses being better; 0 for a draw.
    pub(crate) fn minimax(&self) -> i32 {
        match self.result() {
            Some('=') => return 0,
            Some(_) => unreachable!("a won position is not asked about"),
            None => {}
        }
        let value = |text: String| {
            let next = self.after(&text);
            match next.result() {
                Some('=') => 0,
                Some(_) => 1,
                None => match next.minimax() {
                    0 => 0,
                    lost if lost < 0 => 1 - lost,
                    won => -1 - won,
                },
            }
        };
        // A win sooner is better than later, a draw better than a loss, a loss later better than sooner.
        let rank = |&value: &i32| if value == 0 { 0 } else { value.signum() * 1000 - value };
        self.moves().into_iter().map(value).max_by_key(rank).expect("a game that goes on has moves")
    }
}
