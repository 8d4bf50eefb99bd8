//! What a stone would make along one line, as a class, found in a table.
//!
//! A stone sees five cells to either side. What is behind the first cell that can never be its own (an opponent's stone,
//! the edge) does not matter, so one half of the view is one of 63 codes, and both halves together index a table of
//! 4096 bytes that stays in the fastest memory. The table is made at compile time by trying every further stone.

use crate::rows::REACH;

/// What a stone would make along one line, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Class {
    /// Nothing: five cannot come about here any more.
    Nothing = 0,
    /// Six or more where only five count.
    Overline = 1,
    /// A stone by itself.
    One = 2,
    /// The same with room for an open two.
    OpenOne = 3,
    /// Two stones that can become a three.
    Two = 4,
    /// Two stones that can become an open three.
    OpenTwo = 5,
    /// The same in four ways or more.
    WideTwo = 6,
    /// Three stones that can become a four.
    Three = 7,
    /// Three stones that one stone turns into a straight four, in one way.
    OpenThree = 8,
    /// The same in two ways.
    WideThree = 9,
    /// Four stones that one stone turns into five, in one way.
    Four = 10,
    /// Two fours on one line.
    TwoFours = 11,
    /// Four side by side that become five at either end.
    StraightFour = 12,
    /// Five.
    Five = 13,
}

impl Class {
    /// All of them, weakest first.
    pub const ALL: [Class; 14] = {
        use Class::*;
        [
            Nothing,
            Overline,
            One,
            OpenOne,
            Two,
            OpenTwo,
            WideTwo,
            Three,
            OpenThree,
            WideThree,
            Four,
            TwoFours,
            StraightFour,
            Five,
        ]
    };

    pub(crate) const fn of(number: u8) -> Class {
        Class::ALL[number as usize]
    }
}

/// One half of a view: a one above as many cells as can be one's own, which are ones where they are already.
const CODES: usize = 1 << (REACH + 1);
const CELLS: usize = 1 << REACH;

/// By own stones and blocked cells, bit 0 the nearest: the code of that half.
static AHEAD: [u8; CELLS * CELLS] = halves(false);
/// The same with the nearest in the highest bit.
static BEHIND: [u8; CELLS * CELLS] = halves(true);

/// By whether only exactly five counts, and by the codes of both halves.
static CLASSES: [[u8; CODES * CODES]; 2] = [classes(false), classes(true)];

/// What a stone makes between these cells: bit `k + REACH` is what is `k` steps on, and blocked is what can never be
/// one's own.
#[inline(always)]
pub(crate) fn class(exact: bool, own: u32, blocked: u32) -> u8 {
    const HALF: u32 = CELLS as u32 - 1;
    const AFTER: usize = REACH + 1;
    let behind = (own & HALF) | (blocked & HALF) << REACH;
    let ahead = (own >> AFTER & HALF) | (blocked >> AFTER & HALF) << REACH;
    let code = usize::from(BEHIND[behind as usize]) * CODES + usize::from(AHEAD[ahead as usize]);
    CLASSES[usize::from(exact)][code]
}

/// Where one more stone makes five, after a stone in the middle: as bits of the view.
pub(crate) fn five_points(exact: bool, own: u32, blocked: u32) -> u32 {
    let own = own & VIEW | MIDDLE;
    let mut found = 0;
    let mut first = 1;
    while first <= REACH {
        found |= hole(exact, own, !(own | blocked) & VIEW, first);
        first += 1;
    }
    found
}

const VIEW: u32 = (1 << (2 * REACH + 1)) - 1;
const MIDDLE: u32 = 1 << REACH;

/// The one empty cell among five from `first` on that are otherwise one's own, if it would make five.
const fn hole(exact: bool, own: u32, empty: u32, first: usize) -> u32 {
    let cells = 0b11111 << first;
    let beside = 1 << (first - 1) | 1 << (first + 5);
    if (own & cells).count_ones() == 4 && empty & cells != 0 && !(exact && own & beside != 0) {
        empty & cells
    } else {
        0
    }
}

const fn halves(nearest_last: bool) -> [u8; CELLS * CELLS] {
    let mut table = [0; CELLS * CELLS];
    let mut index = 0;
    while index < CELLS * CELLS {
        let (mut own, mut blocked) = ((index % CELLS) as u8, (index / CELLS) as u8);
        if nearest_last {
            own = own.reverse_bits() >> (8 - REACH);
            blocked = blocked.reverse_bits() >> (8 - REACH);
        }
        let mut room = 0;
        while room < REACH && blocked >> room & 1 == 0 {
            room += 1;
        }
        table[index] = 1 << room | own & ((1 << room) - 1);
        index += 1;
    }
    table
}

#[allow(long_running_const_eval)] // a few million steps, once
const fn classes(exact: bool) -> [u8; CODES * CODES] {
    let mut table = [Class::Nothing as u8; CODES * CODES];
    // Most stones first: what a further stone makes is known by then.
    let mut stones = 2 * REACH as i32;
    while stones >= 0 {
        let mut behind = 1;
        while behind < CODES {
            let mut ahead = 1;
            while ahead < CODES {
                // Both codes have one bit that is no stone.
                if (behind.count_ones() + ahead.count_ones()) as i32 == stones + 2 {
                    table[behind * CODES + ahead] = class_of(exact, behind, ahead, &table) as u8;
                }
                ahead += 1;
            }
            behind += 1;
        }
        stones -= 1;
    }
    table
}

/// The class of a view, when those with one stone more are known.
const fn class_of(exact: bool, behind: usize, ahead: usize, known: &[u8; CODES * CODES]) -> Class {
    let (mut own, mut empty) = (MIDDLE, 0);
    let mut steps = 1;
    while steps <= REACH {
        if ahead >> steps != 0 {
            if ahead >> (steps - 1) & 1 == 1 { own |= MIDDLE << steps } else { empty |= MIDDLE << steps }
        }
        if behind >> steps != 0 {
            if behind >> (steps - 1) & 1 == 1 { own |= MIDDLE >> steps } else { empty |= MIDDLE >> steps }
        }
        steps += 1;
    }

    let (mut overline, mut five_points) = (false, 0);
    let mut first = 1;
    while first <= REACH {
        let beside = 1 << (first - 1) | 1 << (first + 5);
        if own >> first & 0b11111 == 0b11111 {
            if !exact || own & beside == 0 {
                return Class::Five;
            }
            overline = true;
        }
        five_points |= hole(exact, own, empty, first);
        first += 1;
    }
    if overline {
        return Class::Overline;
    }
    match five_points.count_ones() {
        0 => with_one_more(behind, ahead, known),
        1 => Class::Four,
        // Straight if both complete the same four.
        _ if five_points >> five_points.trailing_zeros() == 0b10_0001 => Class::StraightFour,
        _ => Class::TwoFours,
    }
}

/// What less than a four is depends on what it can become.
const fn with_one_more(behind: usize, ahead: usize, known: &[u8; CODES * CODES]) -> Class {
    let mut ways = [0; 14];
    let mut step = 0;
    while step < REACH {
        let stone = 1 << step;
        if ahead & stone == 0 && ahead >> (step + 1) != 0 {
            ways[known[behind * CODES + (ahead | stone)] as usize] += 1;
        }
        if behind & stone == 0 && behind >> (step + 1) != 0 {
            ways[known[(behind | stone) * CODES + ahead] as usize] += 1;
        }
        step += 1;
    }
    let open_threes = ways[Class::OpenThree as usize] + ways[Class::WideThree as usize];
    let open_twos = ways[Class::OpenTwo as usize] + ways[Class::WideTwo as usize];
    match ways[Class::StraightFour as usize] {
        2.. => Class::WideThree,
        1 => Class::OpenThree,
        _ if ways[Class::Four as usize] + ways[Class::TwoFours as usize] > 0 => Class::Three,
        _ if open_threes >= 4 => Class::WideTwo,
        _ if open_threes > 0 => Class::OpenTwo,
        _ if ways[Class::Three as usize] > 0 => Class::Two,
        _ if open_twos > 0 => Class::OpenOne,
        _ if ways[Class::Two as usize] > 0 => Class::One,
        _ => Class::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The class of the point `?` on a line where `x` is one's own and anything but `.` is in the way.
    fn of(exact: bool, line: &str) -> Class {
        let at = line.find('?').expect("a place");
        let (mut own, mut blocked) = (0, 0);
        for steps in -(REACH as isize)..=REACH as isize {
            let cell = at.checked_add_signed(steps).and_then(|i| line.as_bytes().get(i)).copied();
            let bit = 1 << (steps + REACH as isize);
            match cell {
                Some(b'.' | b'?') => {}
                Some(b'x') => own |= bit,
                _ => blocked |= bit,
            }
        }
        Class::of(class(exact, own, blocked))
    }

    #[test]
    fn g7_classes_are_what_they_are_called() {
        use Class::*;
        for (line, free, exact) in [
            ("xx?xx", Five, Five),
            ("xx?xxx", Five, Overline),
            (".xx?x.", StraightFour, StraightFour),
            ("oxx?x.", Four, Four),
            ("x.x?x.x", TwoFours, TwoFours),
            (".xx?x.x", StraightFour, Four),
            ("x.xx?x.x", StraightFour, Nothing),
            ("..x?x..", WideThree, WideThree),
            ("o.x?x..", OpenThree, OpenThree),
            ("o.x?x.o", Three, Three),
            (".x?.x.", OpenThree, OpenThree),
            ("x..x?..x", Three, Three),
            ("...x?...", WideTwo, WideTwo),
            ("ox?....", Two, Two),
            ("....?....", OpenOne, OpenOne),
            ("o?....", One, One),
            ("o?...o", Nothing, Nothing),
            (".x.x?...", OpenThree, OpenThree),
            ("xx.x?..", Four, Four),
        ] {
            let reversed: String = line.chars().rev().collect();
            assert_eq!((of(false, line), of(false, &reversed)), (free, free), "{line}");
            assert_eq!((of(true, line), of(true, &reversed)), (exact, exact), "{line}");
        }
    }
}
