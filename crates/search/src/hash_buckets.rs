//! Hash buckets that many threads share by lockless XOR hashing: keys with a word of data each.
//!
//! A key is kept XORed with its data. A reader of halves that two threads wrote at once finds a key that is not the one
//! asked for.

use std::{
    alloc::{Layout, alloc_zeroed, handle_alloc_error},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

/// A key and its data; empty when all zero.
#[derive(Default, Debug)]
pub struct Slot {
    key_xor_data: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    /// The key and the data that are there; zeros where nothing is.
    #[inline(always)]
    pub fn read(&self) -> (u64, u64) {
        let data = self.data.load(Relaxed);
        (self.key_xor_data.load(Relaxed) ^ data, data)
    }

    /// Puts a key and its data there.
    #[inline(always)]
    pub fn write(&self, key: u64, data: u64) {
        self.key_xor_data.store(key ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// Slots in buckets of four, each of which is one cache line.
#[derive(Debug)]
pub struct Buckets {
    slots: Box<[Slot]>,
    /// Where the first bucket begins.
    skip: usize,
    /// How many buckets there are, less one: a power of two, less one.
    mask: usize,
}

/// Bytes of a cache line, which are fetched from memory together.
const CACHE_LINE: usize = 64;
/// Slots in a bucket.
const BUCKET: usize = CACHE_LINE / size_of::<Slot>();

impl Buckets {
    /// Two to the power of so many empty buckets.
    pub fn new(bits: u32) -> Self {
        let count = 1 << bits;
        // One bucket more, so that the first can begin where a cache line does.
        let slots = empty(BUCKET * (count + 1));
        let skip = slots.as_ptr().align_offset(CACHE_LINE).min(BUCKET);
        Buckets { slots, skip, mask: count - 1 }
    }

    /// There are two to the power of this many.
    pub const fn bits(&self) -> u32 {
        self.mask.trailing_ones()
    }

    /// The bucket that belongs to a key.
    #[inline(always)]
    pub fn of(&self, key: u64) -> &[Slot; BUCKET] {
        let start = self.skip + BUCKET * (key as usize & self.mask);
        self.slots[start..start + BUCKET].try_into().expect("as long as a bucket")
    }
}

/// So many empty slots.
///
/// The system's zero pages cost nothing until they are touched: to write 64 MiB takes longer than many a search, and
/// cannot be interrupted.
#[allow(unsafe_code)]
fn empty(count: usize) -> Box<[Slot]> {
    assert!(count > 0, "room for something");
    let layout = Layout::array::<Slot>(count).expect("room that fits into memory");
    // SAFETY: the layout is not empty. What comes back is checked, is as large and aligned as so many slots, and all its
    // bytes are zero, which is a valid `Slot`: for atomic numbers, as for plain ones, every pattern is. A box frees with
    // the layout of its slice, which is this one.
    unsafe {
        let start = alloc_zeroed(layout).cast::<Slot>();
        if start.is_null() {
            handle_alloc_error(layout);
        }
        Box::from_raw(std::ptr::slice_from_raw_parts_mut(start, count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_empty_and_aligned_and_keep_what_is_put_there() {
        for bits in [0, 1, 10] {
            let buckets = Buckets::new(bits);
            assert_eq!(buckets.bits(), bits);
            for key in 0..2 << bits {
                let bucket = buckets.of(key);
                assert_eq!(bucket.as_ptr() as usize % CACHE_LINE, 0);
                assert!(bucket.iter().all(|slot| slot.read() == (0, 0)) || key >> bits == 1);
                bucket[3].write(key, 7);
                assert_eq!(
                    buckets.of(key + (1 << bits))[3].read(),
                    (key, 7),
                    "only the last bits choose the bucket"
                );
            }
        }
    }
}
