//! The two questions asked most, moves and flips, and the functions that must be compiled together with their
//! answers.
//!
//! A processor may know instructions that this program cannot count on. Functions compiled with them cannot
//! be part of functions compiled without, so every hot caller of [`Kernel::flips`] is itself a function
//! of the kernel: a body in `last_squares`, `shallow` or `deep`, compiled once for each.

use super::{EndgameSearch, deep, evaluation::SolverFeatures, last_squares, order, shallow};
use crate::lines;

/// One way of answering.
pub(super) trait Kernel: Copy {
    /// See [`lines::flips`].
    fn flips(self, square: u32, own: u64, other: u64) -> u64;
    /// See [`lines::moves_mask`].
    fn moves(self, own: u64, other: u64) -> u64;

    /// See [`last_squares::four`].
    fn four(
        search: &mut EndgameSearch<Self>,
        own: u64,
        other: u64,
        alpha: i32,
        empties: u64,
        odd: u32,
    ) -> i32;
    /// See [`shallow::parity_order`].
    fn parity_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`shallow::mobility_order`].
    fn mobility_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`deep::fastest_first_order`].
    fn fastest_first_order(
        search: &mut EndgameSearch<Self>,
        own: u64,
        other: u64,
        alpha: i32,
        odd: u32,
    ) -> i32;
    /// See [`deep::evaluated_order`].
    fn evaluated_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32;
    /// See [`order::shallow_search`].
    fn shallow_search(
        search: &mut EndgameSearch<Self>,
        board: (u64, u64),
        evaluation: &SolverFeatures,
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

    fn four(
        search: &mut EndgameSearch<Self>,
        own: u64,
        other: u64,
        alpha: i32,
        empties: u64,
        odd: u32,
    ) -> i32 {
        last_squares::four(search, own, other, alpha, empties, odd)
    }

    fn parity_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        shallow::parity_order(search, own, other, alpha, odd)
    }

    fn mobility_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        shallow::mobility_order(search, own, other, alpha, odd)
    }

    fn fastest_first_order(
        search: &mut EndgameSearch<Self>,
        own: u64,
        other: u64,
        alpha: i32,
        odd: u32,
    ) -> i32 {
        deep::fastest_first_order(search, own, other, alpha, odd)
    }

    fn evaluated_order(search: &mut EndgameSearch<Self>, own: u64, other: u64, alpha: i32, odd: u32) -> i32 {
        deep::evaluated_order(search, own, other, alpha, odd)
    }

    fn shallow_search(
        search: &mut EndgameSearch<Self>,
        board: (u64, u64),
        evaluation: &SolverFeatures,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        order::shallow_search(search, board, evaluation, depth, alpha, beta)
    }
}
