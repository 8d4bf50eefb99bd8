//! Left and right, with or without exchanging the colours.

use plyground_rules::laws::Symmetric;

use crate::{Column, ConnectFour, bits::UP};

impl ConnectFour {
    /// The position seen from behind the rack.
    #[must_use]
    pub(crate) fn mirrored(&self) -> Self {
        let columns = self.size().columns();
        let mirror = |set: u64| {
            (0..columns)
                .fold(0, |sum, column| sum | (set >> (UP * column) & 0x7F) << (UP * (columns - 1 - column)))
        };
        self.rearranged(mirror)
    }
}

impl Symmetric for ConnectFour {
    const SYMMETRIES: usize = 4;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry >= 2
    }

    fn transformed(&self, symmetry: usize) -> Self {
        let position = if symmetry % 2 == 0 { *self } else { self.mirrored() };
        if Self::swaps_sides(symmetry) { position.recoloured() } else { position }
    }

    fn transformed_move(&self, column: Column, symmetry: usize) -> Column {
        if symmetry % 2 == 0 {
            return column;
        }
        // A column beyond a small board has no image: it stays, and is as illegal as it was.
        let image = (self.size().columns() - 1).checked_sub(column.index());
        image.and_then(Column::new).unwrap_or(column)
    }
}
