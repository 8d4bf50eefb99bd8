//! Laser Chess once more, written straight from the rules with a plain grid and texts; slow and obvious.

/// A square of the grid: x is the file from 0, y the rank from 0.
pub(crate) type Coordinate = (i32, i32);

/// A piece: one of F R P N S, its colour, and the letter of its facing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub(crate) kind: char,
    pub(crate) blue: bool,
    pub(crate) facing: char,
}

/// How a shot ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Edge,
    Stopped(Coordinate),
    Destroyed(Coordinate, Man),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Naive {
    pub(crate) grid: [[Option<Man>; 10]; 8],
    pub(crate) blue_to_move: bool,
    pub(crate) khet: bool,
}

pub(crate) fn name(place: Coordinate) -> String {
    format!("{}{}", (b'a' + place.0 as u8) as char, place.1 + 1)
}

pub(crate) fn coordinate(name: &str) -> Coordinate {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn on_board((x, y): Coordinate) -> bool {
    (0..10).contains(&x) && (0..8).contains(&y)
}

impl Naive {
    pub(crate) fn read(khet: bool, text: &str) -> Self {
        let (rows, turn) = text.split_once(' ').expect("a board and a side");
        let mut grid = [[None; 10]; 8];
        for (row, y) in rows.split('/').zip((0..8).rev()) {
            let mut letters = row.chars().peekable();
            let mut x = 0;
            while let Some(c) = letters.next() {
                if c == '1' && letters.peek() == Some(&'0') {
                    letters.next();
                    x += 10;
                } else if let Some(run) = c.to_digit(10) {
                    x += run as usize;
                } else {
                    let facing = letters.next().expect("a facing");
                    grid[y][x] =
                        Some(Man { kind: c.to_ascii_uppercase(), blue: c.is_ascii_uppercase(), facing });
                    x += 1;
                }
            }
        }
        Naive { grid, blue_to_move: turn == "b", khet }
    }

    pub(crate) fn text(&self) -> String {
        let mut rows = Vec::new();
        for row in self.grid.iter().rev() {
            // Empty squares as dots first; then the runs of dots, longest first, as their lengths.
            let mut text = String::new();
            for man in row {
                match man {
                    None => text.push('.'),
                    Some(m) if m.blue => text.extend([m.kind, m.facing]),
                    Some(m) => text.extend([m.kind.to_ascii_lowercase(), m.facing]),
                }
            }
            for run in (1..=10).rev() {
                text = text.replace(&".".repeat(run), &run.to_string());
            }
            rows.push(text);
        }
        format!("{} {}", rows.join("/"), if self.blue_to_move { 'b' } else { 'r' })
    }

    pub(crate) fn at(&self, (x, y): Coordinate) -> Option<Man> {
        self.grid[y as usize][x as usize]
    }

    pub(crate) fn put(&mut self, (x, y): Coordinate, man: Option<Man>) {
        self.grid[y as usize][x as usize] = man;
    }

    /// Some(true) if blue has won, Some(false) if red has.
    pub(crate) fn winner(&self) -> Option<bool> {
        let has_pharaoh =
            |blue| self.grid.iter().flatten().flatten().any(|m| m.kind == 'F' && m.blue == blue);
        match (has_pharaoh(true), has_pharaoh(false)) {
            (true, true) => None,
            (blue, _) => Some(blue),
        }
    }

    /// Whether the side to move may enter a square.
    fn may_enter(&self, to: Coordinate) -> bool {
        let of_blue = ["b1", "b8"].contains(&name(to).as_str()) || name(to).starts_with('j');
        let of_red = ["i1", "i8"].contains(&name(to).as_str()) || name(to).starts_with('a');
        !self.khet || if self.blue_to_move { !of_red } else { !of_blue }
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let mut out = Vec::new();
        if self.winner().is_some() {
            return out;
        }
        for x in 0..10 {
            for y in 0..8 {
                let Some(man) = self.at((x, y)).filter(|man| man.blue == self.blue_to_move) else { continue };
                let here = name((x, y));
                if man.kind == 'S' {
                    if self.khet {
                        out.push(match man.facing {
                            'a' => format!("{here}-"), // up to left
                            'd' => format!("{here}+"), // left to up
                            'c' => format!("{here}-"), // down to right
                            'b' => format!("{here}+"), // right to down
                            _ => unreachable!(),
                        });
                    }
                    continue;
                }
                out.push(format!("{here}+"));
                out.push(format!("{here}-"));
                for (dx, dy) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
                    let to = (x + dx, y + dy);
                    if !on_board(to) || !self.may_enter(to) {
                        continue;
                    }
                    let possible = match self.at(to) {
                        None => true,
                        Some(_) if man.kind != 'R' => false,
                        Some(other) if self.khet => other.kind == 'P' || other.kind == 'N',
                        Some(other) => other.kind != 'S',
                    };
                    if possible {
                        out.push(format!("{here}{}", name(to)));
                    }
                }
            }
        }
        out
    }

    /// Moves, fires, and says which squares the beam went over, the sphinx's first, and how it ended.
    pub(crate) fn play(&mut self, mv: &str) -> (Vec<Coordinate>, End) {
        let from = coordinate(mv);
        let man = self.at(from).expect("a piece to move");
        match &mv[2..] {
            "+" => self.put(from, Some(Man { facing: "bcda".as_bytes()[index(man.facing)] as char, ..man })),
            "-" => self.put(from, Some(Man { facing: "dabc".as_bytes()[index(man.facing)] as char, ..man })),
            to => {
                let other = self.at(coordinate(to));
                self.put(coordinate(to), Some(man));
                self.put(from, other);
            }
        }
        let (path, end) = self.fire(self.blue_to_move);
        if let End::Destroyed(at, _) = end {
            self.put(at, None);
        }
        self.blue_to_move = !self.blue_to_move;
        (path, end)
    }

    pub(crate) fn fire(&self, blue: bool) -> (Vec<Coordinate>, End) {
        let mut here = if blue { (9, 0) } else { (0, 7) };
        let mut going = match self.at(here).expect("a sphinx in its corner").facing {
            'a' => "up",
            'b' => "right",
            'c' => "down",
            _ => "left",
        };
        let mut path = vec![here];
        loop {
            here = match going {
                "up" => (here.0, here.1 + 1),
                "down" => (here.0, here.1 - 1),
                "right" => (here.0 + 1, here.1),
                _ => (here.0 - 1, here.1),
            };
            if !on_board(here) {
                return (path, End::Edge);
            }
            path.push(here);
            let Some(man) = self.at(here) else { continue };
            // By kind, facing and the way the beam goes.
            going = match (man.kind, man.facing, going) {
                ('S', ..) => return (path, End::Stopped(here)),
                ('N', 'a', "down") | ('N', 'b', "left") | ('N', 'c', "up") | ('N', 'd', "right") => {
                    return (path, End::Stopped(here));
                }
                ('R', 'a' | 'c', "right") => "up",
                ('R', 'a' | 'c', "up") => "right",
                ('R', 'a' | 'c', "left") => "down",
                ('R', 'a' | 'c', "down") => "left",
                ('R', 'b' | 'd', "right") => "down",
                ('R', 'b' | 'd', "down") => "right",
                ('R', 'b' | 'd', "left") => "up",
                ('R', 'b' | 'd', "up") => "left",
                ('P', 'a', "down") => "right",
                ('P', 'a', "left") => "up",
                ('P', 'b', "left") => "down",
                ('P', 'b', "up") => "right",
                ('P', 'c', "up") => "left",
                ('P', 'c', "right") => "down",
                ('P', 'd', "right") => "up",
                ('P', 'd', "down") => "left",
                _ => return (path, End::Destroyed(here, man)),
            };
        }
    }
}

fn index(facing: char) -> usize {
    facing as usize - 'a' as usize
}
