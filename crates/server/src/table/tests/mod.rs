//! The table without network, disk or wall clock.

mod cases;
mod properties;
pub(crate) mod world;
