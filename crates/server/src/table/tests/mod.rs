//! The table without network, disk or wall clock.

mod cases;
mod computers;
mod courtesy;
mod properties;
pub(crate) mod world;
