//! The table without network, disk or wall clock.

mod cases;
mod courtesy;
mod properties;
pub(crate) mod world;
