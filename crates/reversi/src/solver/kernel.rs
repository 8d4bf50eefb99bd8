//! The two questions asked most, moves and flips, and the functions that must be compiled together with their
//! answers.
//!
//! A processor may know instructions that this program cannot count on. Functions compiled with them cannot
//! be part of functions compiled without, so whatever calls [`Kernel::flips`] in earnest is itself a function
//! of the kernel: a body in `last`, `few` or `many`, compiled once for each.

use super::{Search, few, judge::Sight, last, many, order};
use crate::lines;

/// One way of answering.
pub(super) trait Kernel: Copy {
    /// See [`lines::flips`].
    fn flips(self, square: u32, own: u64, other: u64) -> u64;
    /// See [`lines::moves_mask`].
    fn moves(self, own: u64, other: u64) -> u64;

    /// See [`last::four`].
    fn four(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, empties: u64, odd: u32) -> i32;
    /// See [`few::few`].
    fn few(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`few::several`].
    fn several(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`many::some`].
    fn some(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`many::many`].
    fn many(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`order::look`].
    fn look(
        search: &mut Search<Self>,
        board: (u64, u64),
        sight: &Sight,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32;
}

/// Arithmetic on 64 bits, for every processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn flips(self, square: u32, own: u64, other: u64) -> u64 {
        lines::flips(square as u8, own, other)
    }

    #[inline(always)]
    fn moves(self, own: u64, other: u64) -> u64 {
        lines::moves_mask(own, other)
    }

    fn four(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, empties: u64, odd: u32) -> i32 {
        last::four(search, own, other, alpha, empties, odd)
    }

    fn few(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        few::few(search, own, other, alpha, odd)
    }

    fn several(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        few::several(search, own, other, alpha, odd)
    }

    fn some(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        many::some(search, own, other, alpha, odd)
    }

    fn many(search: &mut Search<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        many::many(search, own, other, alpha, odd)
    }

    fn look(
        search: &mut Search<Self>,
        board: (u64, u64),
        sight: &Sight,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        order::look(search, board, sight, depth, alpha, beta)
    }
}
