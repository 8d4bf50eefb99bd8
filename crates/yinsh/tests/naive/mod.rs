//! YINSH once more, slowly and obviously, straight from the rules: characters in a square array, texts for moves.

/// The board, as the rules print it.
const COLUMNS: [&str; 11] = [
    "a 2 5", "b 1 7", "c 1 8", "d 1 9", "e 1 10", "f 2 10", "g 2 11", "h 3 11", "i 4 11", "j 5 11", "k 7 10",
];
const DIRECTIONS: [(i32, i32); 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];
const SIZE: usize = 13;

/// A column (1 for a) and a number.
pub(crate) type At = (i32, i32);

#[derive(Clone, PartialEq)]
pub(crate) struct Naive {
    /// `' '` off the board, `'.'` empty, otherwise the letter of position texts.
    cells: [[char; SIZE]; SIZE],
    /// `'w'` or `'b'`.
    pub(crate) actor: char,
    pub(crate) turn: char,
    /// White's, black's.
    pub(crate) taken: (u32, u32),
    /// place, move, row, ring or over.
    pub(crate) phase: &'static str,
    pub(crate) goal: u32,
}

pub(crate) fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

pub(crate) fn ring(side: char) -> char {
    side.to_ascii_uppercase()
}

fn name(at: At) -> String {
    format!("{}{}", (b'a' + at.0 as u8 - 1) as char, at.1)
}

pub(crate) fn point(name: &str) -> At {
    (i32::from(name.as_bytes()[0] - b'a') + 1, name[1..].parse().unwrap())
}

pub(crate) fn points() -> Vec<At> {
    let mut all = Vec::new();
    for (i, column) in COLUMNS.iter().enumerate() {
        let numbers: Vec<i32> = column[2..].split(' ').map(|n| n.parse().unwrap()).collect();
        for number in numbers[0]..=numbers[1] {
            all.push((i as i32 + 1, number));
        }
    }
    all
}

impl Naive {
    pub(crate) fn new(goal: u32) -> Naive {
        let mut cells = [[' '; SIZE]; SIZE];
        for (column, number) in points() {
            cells[column as usize][number as usize] = '.';
        }
        Naive { cells, actor: 'w', turn: 'w', taken: (0, 0), phase: "place", goal }
    }

    pub(crate) fn get(&self, at: At) -> char {
        let (column, number) = (at.0 as usize, at.1 as usize);
        if column < SIZE && number < SIZE { self.cells[column][number] } else { ' ' }
    }

    pub(crate) fn set(&mut self, at: At, what: char) {
        self.cells[at.0 as usize][at.1 as usize] = what;
    }

    pub(crate) fn all(&self, what: char) -> Vec<At> {
        points().into_iter().filter(|&at| self.get(at) == what).collect()
    }

    pub(crate) fn markers(&self) -> usize {
        self.all('w').len() + self.all('b').len()
    }

    fn taken_by(&self, side: char) -> u32 {
        if side == 'w' { self.taken.0 } else { self.taken.1 }
    }

    /// Over empty points, then over one unbroken run of markers onto the first empty point behind it.
    pub(crate) fn ring_moves(&self, side: char) -> Vec<String> {
        let mut out = Vec::new();
        for from in self.all(ring(side)) {
            for (dx, dy) in DIRECTIONS {
                let mut at = (from.0 + dx, from.1 + dy);
                while self.get(at) == '.' {
                    out.push(format!("{}-{}", name(from), name(at)));
                    at = (at.0 + dx, at.1 + dy);
                }
                if self.get(at) == 'w' || self.get(at) == 'b' {
                    while self.get(at) == 'w' || self.get(at) == 'b' {
                        at = (at.0 + dx, at.1 + dy);
                    }
                    if self.get(at) == '.' {
                        out.push(format!("{}-{}", name(from), name(at)));
                    }
                }
            }
        }
        out
    }

    /// All runs of exactly `length` markers of a side, longer runs in every possible way.
    pub(crate) fn runs(&self, side: char, length: i32) -> Vec<Vec<At>> {
        let mut out = Vec::new();
        for start in points() {
            for (dx, dy) in &DIRECTIONS[..3] {
                let run: Vec<At> = (0..length).map(|n| (start.0 + n * dx, start.1 + n * dy)).collect();
                if run.iter().all(|&at| self.get(at) == side) {
                    out.push(run);
                }
            }
        }
        out
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let mut out = match self.phase {
            "place" => self.all('.').into_iter().map(name).collect(),
            "move" => {
                let moves = self.ring_moves(self.actor);
                if moves.is_empty() && !self.ring_moves(other(self.actor)).is_empty() {
                    vec!["--".to_owned()]
                } else {
                    moves
                }
            }
            "row" => {
                let rows = self.runs(self.actor, 5);
                rows.iter().map(|row| format!("x{}-{}", name(row[0]), name(row[4]))).collect()
            }
            "ring" => self.all(ring(self.actor)).into_iter().map(|at| format!("x{}", name(at))).collect(),
            _ => Vec::new(),
        };
        out.sort();
        out
    }

    /// Nothing while the game goes on, then the winner's letter or `'='`.
    pub(crate) fn outcome(&self) -> Option<char> {
        for side in ['w', 'b'] {
            if self.phase == "over" && self.taken_by(side) == self.goal {
                return Some(side);
            }
        }
        let stuck = self.phase == "move" && ['w', 'b'].iter().all(|&side| self.ring_moves(side).is_empty());
        (self.phase == "over" || stuck).then_some(match self.taken {
            (white, black) if white > black => 'w',
            (white, black) if white < black => 'b',
            _ => '=',
        })
    }

    pub(crate) fn play(&mut self, text: &str) {
        match self.phase {
            "place" => {
                self.set(point(text), ring(self.actor));
                self.actor = other(self.actor);
                self.turn = self.actor;
                if self.all('W').len() + self.all('B').len() == 10 {
                    self.phase = "move";
                }
            }
            "move" if text == "--" => {
                self.actor = other(self.actor);
                self.turn = self.actor;
            }
            "move" => {
                let (from, to) = text.split_once('-').unwrap();
                let (from, to) = (point(from), point(to));
                let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                self.set(from, self.actor);
                self.set(to, ring(self.actor));
                let mut at = (from.0 + dx, from.1 + dy);
                while at != to {
                    if self.get(at) != '.' {
                        self.set(at, other(self.get(at)));
                    }
                    at = (at.0 + dx, at.1 + dy);
                }
                self.rows_or_next_turn();
            }
            "row" => {
                let (first, last) = text[1..].split_once('-').unwrap();
                let (first, last) = (point(first), point(last));
                for n in 0..5 {
                    let at = (first.0 + (last.0 - first.0) / 4 * n, first.1 + (last.1 - first.1) / 4 * n);
                    self.set(at, '.');
                }
                self.phase = "ring";
            }
            "ring" => {
                self.set(point(&text[1..]), '.');
                if self.actor == 'w' {
                    self.taken.0 += 1;
                } else {
                    self.taken.1 += 1;
                }
                if self.taken_by(self.actor) == self.goal {
                    self.phase = "over";
                    self.actor = other(self.turn);
                    self.turn = self.actor;
                } else {
                    self.rows_or_next_turn();
                }
            }
            _ => panic!("no moves after the end"),
        }
    }

    fn rows_or_next_turn(&mut self) {
        if !self.runs(self.turn, 5).is_empty() {
            (self.phase, self.actor) = ("row", self.turn);
        } else if !self.runs(other(self.turn), 5).is_empty() {
            (self.phase, self.actor) = ("row", other(self.turn));
        } else {
            self.turn = other(self.turn);
            self.actor = self.turn;
            self.phase = if self.markers() == 51 { "over" } else { "move" };
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        for (i, _) in COLUMNS.iter().enumerate() {
            let mut column: String =
                points().into_iter().filter(|at| at.0 == i as i32 + 1).map(|at| self.get(at)).collect();
            for length in (1..=10).rev() {
                column = column.replace(&".".repeat(length), &length.to_string());
            }
            out += if i == 0 { "" } else { "/" };
            out += &column;
        }
        out += &format!(" {} {}-{}", self.actor, self.taken.0, self.taken.1);
        if self.phase == "row" || self.phase == "ring" {
            out += &format!(" {} {}", self.phase, self.turn);
        }
        out
    }
}
