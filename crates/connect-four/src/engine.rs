//! Connect Four for the search: what a position is worth, in which order to try moves, and what the solver proves.

pub(crate) mod terms;

use plyground_rules::{MoveList, Position, Side};
use plyground_search::{Board, EngineProfile, Proof, ProofQuery, SearchControl, Searchable, Terms, WIN};

use crate::{Column, ConnectFour, Solver, bits::completing, solver};

impl Searchable for ConnectFour {
    type Board = ConnectFour;
    const ENGINE: &'static EngineProfile = &crate::engine_profile::ENGINE;
}

/// The position is its own board: everything that is asked of it is a few shifts away. There is no null move here: having the
/// move is often a burden, and zugzwang decides most games.
impl Board for ConnectFour {
    type Rules = ConnectFour;
    type ProofMemory = Solver;
    const CODES: usize = 7;
    const UNIT: i32 = 60;

    fn of(position: &ConnectFour) -> Self {
        *position
    }

    #[inline]
    fn rules(&self) -> &ConnectFour {
        self
    }

    #[inline]
    fn make(&mut self, column: Column) {
        self.play_unchecked(column);
    }

    fn terms(&self, side: Side) -> Terms {
        terms::terms(self, side)
    }

    fn code(column: Column) -> u16 {
        column.index() as u16
    }

    /// Where four can be made or must be stopped at once, the search goes on.
    #[inline]
    fn settled(&self) -> bool {
        (completing(self.own()) | completing(self.opponent())) & self.playable() == 0
    }

    /// Four where it can be made, else the cells that stop it. Any other move loses at once, and since moves here do not count as depth, looking at them all would
    /// lead to the end of the board: at 50,000 positions the search came no further than one move.
    fn candidates(&self, _width: usize, out: &mut MoveList<Column>) {
        let [wins, blocks] = [self.own(), self.opponent()].map(|discs| completing(discs) & self.playable());
        let forced = if wins != 0 { wins } else { blocks };
        if forced == 0 {
            return self.legal_moves(out);
        }
        let columns = (0..self.size().columns()).filter_map(Column::new);
        for column in columns.filter(|&column| self.landing(column).is_some_and(|cell| cell & forced != 0)) {
            out.push(column);
        }
    }

    #[inline]
    fn ordering_score(&self, column: Column) -> i32 {
        solver::rank(self, column) << 13
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.size().cells() - self.count())
    }

    /// Late move reductions: the further back in the order, the less deep.
    fn reduction(&self, _column: Column, index: usize, depth: u32) -> u32 {
        u32::from(depth > 3 && index > 1) + u32::from(depth > 7 && index > 3)
    }

    /// The exact result, where the game is to be searched to its end.
    fn proof(
        &self,
        query: &ProofQuery,
        solver: &mut Solver,
        control: &mut SearchControl,
    ) -> Option<Proof<Column>> {
        if !query.solve || query.ply > 0 {
            return None;
        }
        let solved = solver.solve(self, control)?;
        let score = match solved.moves {
            None => 0,
            Some(moves) if solved.wins => WIN - moves as i32,
            Some(moves) => moves as i32 - WIN,
        };
        Some(Proof { score, line: solved.line })
    }
}
