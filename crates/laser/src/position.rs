//! The position: pieces, whose turn it is, and playing on.

use std::fmt;

use plyground_rules::{MoveList, Notation, Outcome, Position, Reason, Side, zobrist};
use plyground_words::key;

use crate::{
    Action, Move, Piece, Shot, Square,
    cell::{Cell, Kind},
    info::CLASSIC,
    square::{FIELD, FRAMED, reserved, squares, steps_between},
};

/// The pharaoh is gone.
pub const PHARAOH_DESTROYED: Reason =
    Reason { code: "pharaoh-destroyed", phrase: key!("reason-pharaoh-destroyed") };

/// Which rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ruleset {
    /// `laser`: sphinxes never turn, scarabs swap with anything but a sphinx, no reserved squares.
    #[default]
    Laser,
    /// `laser-khet`, after Khet 2.0: sphinxes turn, scarabs swap with pyramids and anubis, reserved squares.
    Khet,
}

/// What is settled before the first move.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The rules.
    pub ruleset: Ruleset,
    /// The start position, played by these rules; `None` for Classic.
    pub start: Option<Laser>,
}

/// A position of Laser Chess.
///
/// # Equality
/// Facings are part of a position even where they make no difference to the beam, as in the text: a pharaoh that
/// has turned, or a scarab that has turned twice, makes another position.
#[derive(Clone, PartialEq, Eq)]
pub struct Laser {
    /// The pieces of each side, without its sphinx, which never leaves its corner.
    pub(crate) sides: [u128; 2],
    pub(crate) scarabs: u128,
    pub(crate) pharaohs: u128,
    key: u64,
    pub(crate) board: [Cell; FRAMED],
    turn: Side,
    ruleset: Ruleset,
}

const _: () = assert!(size_of::<Laser>() <= 192 && size_of::<Move>() == 2);

const SEED: u64 = 0x4c61_7365_7220_6368;
const RED_TO_MOVE: u64 = zobrist::number(SEED, 0);
/// By cell and square. Nothing on a square adds nothing, so that moving and swapping are the same exchange.
static CELL_KEYS: [[u64; FRAMED]; Cell::COUNT] = {
    let mut table = [[0; FRAMED]; Cell::COUNT];
    let mut i = FRAMED;
    while i < Cell::COUNT * FRAMED {
        table[i / FRAMED][i % FRAMED] = zobrist::number(SEED, i as u64);
        i += 1;
    }
    table
};

/// Where each side may go, by ruleset.
const OPEN: [[u128; 2]; 2] = [[FIELD; 2], [FIELD & !reserved(Side::Second), FIELD & !reserved(Side::First)]];

impl Laser {
    /// The piece on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.board[at.index()].piece()
    }

    /// The pieces with their squares, from a1 to j8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|at| Some((at, self.piece(at)?)))
    }

    /// How many pieces of a kind a side has.
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        self.pieces().filter(|(_, piece)| piece.side() == side && piece.kind() == kind).count()
    }

    /// The rules that are played.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// A position from pieces on different squares, of which there are no more than a set has.
    pub(crate) fn assemble(
        ruleset: Ruleset,
        turn: Side,
        pieces: impl IntoIterator<Item = (Square, Piece)>,
    ) -> Self {
        let mut position = Laser {
            sides: [0; 2],
            scarabs: 0,
            pharaohs: 0,
            key: 0,
            board: [Cell::FRAME; FRAMED],
            turn,
            ruleset,
        };
        for at in Square::all() {
            position.board[at.index()] = Cell::EMPTY;
        }
        for (at, piece) in pieces {
            let bit = at.bit() & FIELD;
            position.board[at.index()] = piece.cell();
            position.sides[piece.side().index()] |= bit;
            position.scarabs |= bit & only_if(piece.kind() == Kind::Scarab);
            position.pharaohs |= bit & only_if(piece.kind() == Kind::Pharaoh);
        }
        position.key = position.key_from_scratch();
        position
    }

    /// The pieces that the side to move may move and turn; none after the end.
    #[inline]
    pub(crate) fn movers(&self) -> u128 {
        self.sides[self.turn.index()] & only_if(self.pharaohs.count_ones() == 2)
    }

    /// Where any piece of the side to move may go, and where only its scarabs may, by changing places.
    #[inline]
    pub(crate) fn targets(&self) -> (u128, u128) {
        let open = OPEN[self.ruleset as usize][self.turn.index()];
        let taken = self.sides[0] | self.sides[1];
        let fixed = match self.ruleset {
            Ruleset::Laser => 0,
            Ruleset::Khet => self.scarabs | self.pharaohs,
        };
        (open & !taken, open & taken & !fixed)
    }

    /// Those of the [`targets`](Self::targets) that the piece on `from` may go to, were they its neighbours.
    #[inline]
    pub(crate) fn targets_of(&self, from: Square, (empty, swaps): (u128, u128)) -> u128 {
        empty | swaps & only_if(self.scarabs & from.bit() != 0)
    }

    /// The one way in which the sphinx of the side to move may turn, where it may: back into the board.
    pub(crate) fn sphinx_turn(&self) -> Option<Move> {
        let at = Square::corner(self.turn);
        // Blue's looks up (even) or left, red's down (even) or right: clockwise leads from odd to even.
        let clockwise = self.board[at.index()].facing() & 1 == 1;
        (self.ruleset == Ruleset::Khet).then(|| Move::turn(at, clockwise))
    }

    /// The first half of a turn: the move without the shot.
    #[inline]
    pub(crate) fn move_piece(&mut self, mv: Move) {
        let from = mv.from().index();
        let moved = self.board[from];
        match mv.action() {
            Action::Turn { clockwise } => {
                let turned = moved.turned(if clockwise { 1 } else { 3 });
                self.board[from] = turned;
                self.key ^= CELL_KEYS[moved.index()][from] ^ CELL_KEYS[turned.index()][from];
            }
            Action::Go(target) => {
                let to = target.index();
                let met = self.board[to];
                self.board.swap(from, to);
                let both = mv.from().bit() | target.bit();
                let mut relocate = |cell: Cell| {
                    self.sides[cell.side().index()] ^= both;
                    self.scarabs ^= both & only_if(cell.is(Kind::Scarab));
                    self.pharaohs ^= both & only_if(cell.is(Kind::Pharaoh));
                    self.key ^= CELL_KEYS[cell.index()][from] ^ CELL_KEYS[cell.index()][to];
                };
                relocate(moved);
                if met != Cell::EMPTY {
                    relocate(met);
                }
            }
        }
    }

    /// The second half of a turn: what the shot does, which the caller knows already.
    #[inline]
    pub(crate) fn fire(&mut self, shot: Shot) {
        debug_assert_eq!(shot, self.shot(self.turn));
        if let Shot::Destroys(at) = shot {
            let hit = std::mem::replace(&mut self.board[at.index()], Cell::EMPTY);
            self.sides[hit.side().index()] &= !at.bit();
            self.pharaohs &= !at.bit();
            self.key ^= CELL_KEYS[hit.index()][at.index()];
        }
        self.turn = !self.turn;
        self.key ^= RED_TO_MOVE;
    }
}

/// All squares or none, without a branch.
#[inline]
const fn only_if(condition: bool) -> u128 {
    (condition as u128).wrapping_neg()
}

impl Position for Laser {
    type Move = Move;
    type Setup = Setup;

    const REPETITIONS_TO_DRAW: Option<usize> = Some(3);

    fn start(setup: &Setup) -> Self {
        let start = setup.start.clone();
        let start = start.unwrap_or_else(|| {
            Laser::read_position(setup.ruleset.variant(), CLASSIC).expect("Classic is a legal position")
        });
        Laser { ruleset: setup.ruleset, ..start }
    }

    fn to_move(&self) -> Side {
        self.turn
    }

    fn legal_moves(&self, out: &mut MoveList<Move>) {
        let movers = self.movers();
        if movers == 0 {
            return;
        }
        let targets = self.targets();
        for from in squares(movers) {
            for to in from.each_around(self.targets_of(from, targets)) {
                out.push(Move::go(from, to));
            }
            out.push(Move::turn(from, true));
            out.push(Move::turn(from, false));
        }
        out.extend(self.sphinx_turn());
    }

    fn count_legal(&self) -> usize {
        let movers = self.movers();
        if movers == 0 {
            return 0;
        }
        let (empty, swaps) = self.targets();
        let steps = steps_between(movers, empty) + 2 * movers.count_ones();
        let swaps: u32 = squares(movers & self.scarabs).map(|from| from.count_around(swaps)).sum();
        (steps + swaps + self.ruleset as u32) as usize
    }

    fn is_legal(&self, mv: Move) -> bool {
        if self.sphinx_turn() == Some(mv) {
            return self.outcome().is_none();
        }
        let from = mv.from();
        self.movers() & from.bit() != 0
            && match mv.action() {
                Action::Turn { .. } => true,
                Action::Go(to) => from.count_around(self.targets_of(from, self.targets()) & to.bit()) != 0,
            }
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = |side: Side| self.pharaohs & self.sides[side.index()] == 0;
        Side::BOTH.into_iter().find(|&side| lost(side)).map(|side| Outcome::win(!side, PHARAOH_DESTROYED))
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.move_piece(mv);
        self.fire(self.shot(self.turn));
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        let turn = if self.turn == Side::Second { RED_TO_MOVE } else { 0 };
        self.pieces().fold(turn, |key, (at, piece)| key ^ CELL_KEYS[piece.cell().index()][at.index()])
    }
}

impl fmt::Debug for Laser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.ruleset.variant().id, self.position_text())
    }
}
