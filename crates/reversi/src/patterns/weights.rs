//! What every pattern is worth, by phase of the game.

use std::sync::LazyLock;

use super::{
    Features,
    shapes::{self, COUNT, FIRST, TABLE},
};

/// Phases of the game, by the number of discs on the board.
pub const PHASES: usize = 12;

/// Entries in the tables of one phase: those of the shapes, and one for each number of discs.
const ROOM: usize = BASE + 65;
/// Where the entries for numbers of discs begin. They tell what having the move is worth, which differs between
/// even and odd numbers.
const BASE: usize = TABLE[COUNT];

/// The phase at a number of discs.
#[inline]
pub const fn phase(discs: u32) -> usize {
    match discs {
        ..16 => 0,
        16..56 => discs as usize / 4 - 3,
        _ => PHASES - 1,
    }
}

/// What every pattern is worth, in hundredths of a disc.
pub struct Weights {
    phases: Vec<Box<[i16; ROOM]>>,
}

static FITTED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_bytes(include_bytes!("../../weights/patterns.bin"))
        .expect("the file is as long as it must be")
});

impl Weights {
    /// Bytes in a file of weights.
    pub fn file_size() -> usize {
        2 * PHASES * Numbering::new().len()
    }

    /// The weights that were fitted with `examples/fit`.
    #[inline]
    pub fn fitted() -> &'static Weights {
        &FITTED
    }

    /// Reads a file of weights: for each phase one number of 16 bits, low byte first, for each place in a [`Numbering`].
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let numbering = Numbering::new();
        let sized = bytes.len() == 2 * PHASES * numbering.len();
        let numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        sized.then(|| Weights::from_numbers(&numbering, &numbers.collect::<Vec<i16>>()))
    }

    /// From as many numbers for each phase as there are places in the numbering.
    pub fn from_numbers(numbering: &Numbering, numbers: &[i16]) -> Weights {
        let unpacked = numbers.chunks_exact(numbering.len()).map(|numbers| {
            let mut tables: Box<[i16; ROOM]> =
                vec![0; ROOM].into_boxed_slice().try_into().expect("made as long as it must be");
            for (places, &number) in numbering.places.iter().zip(numbers) {
                for &place in places {
                    tables[place as usize] = number;
                }
            }
            tables
        });
        Weights { phases: unpacked.collect() }
    }

    /// The expected lead at the end of the game in hundredths of a disc, for the side to move; `discs` is the number of
    /// discs on the board.
    #[inline]
    pub fn score(&self, features: &Features, discs: u32) -> i32 {
        let tables = &*self.phases[phase(discs)];
        let patterns = sum::<0>(tables, features)
            + sum::<1>(tables, features)
            + sum::<2>(tables, features)
            + sum::<3>(tables, features)
            + sum::<4>(tables, features)
            + sum::<5>(tables, features)
            + sum::<6>(tables, features)
            + sum::<7>(tables, features)
            + sum::<8>(tables, features)
            + sum::<9>(tables, features)
            + sum::<10>(tables, features)
            + sum::<11>(tables, features);
        const { assert!(COUNT == 12) };
        patterns + i32::from(tables[BASE + (discs as usize).min(64)])
    }
}

/// What stands in all places of one shape is worth together. Everything but the lanes is known when this is compiled, and that no
/// look-up can miss its table.
#[inline(always)]
fn sum<const SHAPE: usize>(tables: &[i16; ROOM], features: &Features) -> i32 {
    let mask = const { shapes::table_size(SHAPE) - 1 };
    let table = const { TABLE[SHAPE] };
    let mut sum = 0;
    let mut lane = const { FIRST[SHAPE] };
    while lane < const { FIRST[SHAPE + 1] } {
        sum += i32::from(tables[table + (features.lane(lane) & mask)]);
        lane += 1;
    }
    sum
}

/// The places of all that has a weight in one phase, each pattern together with its mirror image; so a weight is
/// fitted and kept once.
pub struct Numbering {
    places: Vec<[u32; 2]>,
    numbers: Vec<u32>,
}

impl Numbering {
    /// How many weights are added for one position.
    pub const EACH: usize = FIRST[COUNT] + 1;

    /// There is only one.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Numbering {
        let mut places = Vec::new();
        for (shape, start) in TABLE[..COUNT].iter().enumerate() {
            places.extend(shapes::patterns(shape).into_iter().map(|both| both.map(|at| (start + at) as u32)));
        }
        places.extend((BASE..ROOM).map(|place| [place as u32; 2]));
        let mut numbers = vec![0; ROOM];
        for (number, both) in places.iter().enumerate() {
            for &place in both {
                numbers[place as usize] = number as u32;
            }
        }
        Numbering { places, numbers }
    }

    /// How many weights a phase has.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// The numbers of the weights that [`Weights::score`] adds.
    pub fn of(&self, features: &Features, discs: u32) -> impl Iterator<Item = u32> {
        let lanes =
            (0..COUNT).flat_map(|shape| (FIRST[shape]..FIRST[shape + 1]).map(move |lane| (shape, lane)));
        let patterns =
            lanes.map(|(shape, lane)| TABLE[shape] + (features.lane(lane) & (shapes::table_size(shape) - 1)));
        patterns.chain([BASE + discs as usize]).map(|place| self.numbers[place])
    }
}
