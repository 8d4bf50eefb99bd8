//! Names: the game, its variants, its start positions, its kinds of pieces.

use plyground_rules::{BySide, Game, GameInfo, Look, PieceKind, Side, SideInfo, Start, TextError, Variant};

use crate::{Kind, Laser, Ruleset, Setup, lessons::LESSONS, moves_text};

pub(crate) const CLASSIC: &str =
    "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";

const STARTS: &[Start] = &[
    Start { name: "Classic", position: CLASSIC },
    Start {
        name: "Imhotep",
        position: "sc3ncfcncra2/10/3Pd2pa3/paPc2Pbra2pbPd/pbPd2Rapd2paPc/3Pc2pb3/10/2RaNaFaNa3Sa b",
    },
    Start {
        name: "Dynasty",
        position: "sc3pcncpb3/5fc4/pa3pcncra3/pb1rd1Pd1Pb3/3pd1pb1Rd1Pd/3RaNaPa3Pc/4Fa5/3PdNaPa3Sa b",
    },
];

const LASER: Variant = Variant {
    id: "laser",
    name: "Laser Chess",
    summary: "Scarabs swap with any neighbour, sphinxes never turn, every square is open to both.",
    starts: STARTS,
};

const KHET: Variant = Variant {
    id: "laser-khet",
    name: "Khet 2.0",
    summary: "Sphinxes turn, scarabs swap with pyramids and anubis only, some squares admit one colour only.",
    starts: STARTS,
};

static INFO: GameInfo = GameInfo {
    id: "laser",
    name: "Laser Chess",
    summary: "Move or turn a mirror, then your laser fires: hit the other pharaoh.",
    sides: BySide {
        first: SideInfo { name: "Blue", letter: "b" },
        second: SideInfo { name: "Red", letter: "r" },
    },
    variants: &[LASER, KHET],
    pieces: &[
        piece_kind(Kind::Pharaoh, "Pharaoh"),
        piece_kind(Kind::Scarab, "Scarab"),
        piece_kind(Kind::Pyramid, "Pyramid"),
        piece_kind(Kind::Anubis, "Anubis"),
        piece_kind(Kind::Sphinx, "Sphinx"),
    ],
    look: Look { symbols: include_str!("../look/pieces.svg"), style: include_str!("../look/board.css") },
    lessons: LESSONS,
};

const fn piece_kind(kind: Kind, name: &'static str) -> PieceKind {
    PieceKind { id: kind.name(), name, letters: kind.letters(), facings: 4 }
}

impl Ruleset {
    /// The variant with these rules.
    pub fn variant(self) -> &'static Variant {
        &INFO.variants[self as usize]
    }

    pub(crate) fn of(variant: &Variant) -> Self {
        if variant.id == KHET.id { Ruleset::Khet } else { Ruleset::Laser }
    }
}

/// "Blue" or "Red".
pub(crate) fn name(side: Side) -> &'static str {
    INFO.sides[side].name
}

impl Game for Laser {
    const INFO: &'static GameInfo = &INFO;

    fn setup(variant: &'static Variant) -> Setup {
        Setup { ruleset: Ruleset::of(variant), start: None }
    }

    fn variant(&self) -> &'static Variant {
        self.ruleset().variant()
    }

    fn write_moves(moves: &[(Side, String)]) -> String {
        let texts: Vec<&str> = moves.iter().map(|(_, text)| text.as_str()).collect();
        texts.join(" ")
    }

    fn split_moves(text: &str) -> Result<Vec<String>, TextError> {
        moves_text::split(text)
    }
}
