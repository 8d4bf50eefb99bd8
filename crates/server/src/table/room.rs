//! What others in the room see of a table: who plays what, and whether a seat is free.

use plyground_rules::{BySide, Side};
use plyground_store::Seat;
use tokio::sync::watch;

use super::LiveTable;
use crate::names::Name;

/// A running game as it is listed for others. Names only.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RoomEntry {
    pub(crate) id: String,
    pub(crate) variant: &'static str,
    pub(crate) names: BySide<Name>,
    /// The seat that waits for a player on another device.
    pub(crate) free: Option<Side>,
    pub(crate) ply: usize,
    /// When the last move was made.
    pub(crate) moved_at: u64,
}

impl LiveTable {
    /// `None` while nobody is there, and after the end.
    pub(super) fn room_entry(&self) -> Option<RoomEntry> {
        if self.is_over() || !self.is_watched() {
            return None;
        }
        let free = |side: &Side| self.row.seats[*side] == Seat::Remote && self.row.holders[*side].is_none();
        Some(RoomEntry {
            id: self.row.id.clone(),
            variant: self.play.variant().id,
            names: BySide::from_fn(|side| self.name(side)),
            free: Side::BOTH.into_iter().find(free),
            ply: self.play.ply(),
            moved_at: self.moved_at,
        })
    }

    /// Brings the list of the room up to date.
    pub(super) fn show_in_room(&self, room: &watch::Sender<Option<RoomEntry>>) {
        room.send_if_modified(|shown| {
            let entry = self.room_entry();
            let changed = *shown != entry;
            *shown = entry;
            changed
        });
    }
}
