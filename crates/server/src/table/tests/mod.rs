//! The table without network, disk or wall clock.

mod cases;
mod computers;
mod courtesy;
mod judgement;
mod properties;
mod swap2;
pub(crate) mod world;
