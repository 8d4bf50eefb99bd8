//! What YINSH tells a coach: reasons, layers and phases.

mod checker;
mod hand_made;
mod layers;
#[path = "../naive/mod.rs"]
mod naive;
mod phases;
mod random;
