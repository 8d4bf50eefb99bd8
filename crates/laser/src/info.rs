//! Names: the game, its variants, its start positions, its kinds of pieces.

use plyground_rules::{
    BySide, Game, GameInfo, Look, LookSet, PieceKind, Reason, ScoreUnit, Showcase, Side, SideInfo, Start,
    TextError, Variant,
};
use plyground_words::{Key, Message, key, message};

use crate::{Kind, Laser, PHARAOH_DESTROYED, Ruleset, Setup, course, moves_text};

pub(crate) const CLASSIC: &str =
    "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";

const STARTS: &[Start] = &[
    Start { id: "classic", name: key!("start-classic"), position: CLASSIC },
    Start {
        id: "imhotep",
        name: key!("start-imhotep"),
        position: "sc3ncfcncra2/10/3Pd2pa3/paPc2Pbra2pbPd/pbPd2Rapd2paPc/3Pc2pb3/10/2RaNaFaNa3Sa b",
    },
    Start {
        id: "dynasty",
        name: key!("start-dynasty"),
        position: "sc3pcncpb3/5fc4/pa3pcncra3/pb1rd1Pd1Pb3/3pd1pb1Rd1Pd/3RaNaPa3Pc/4Fa5/3PdNaPa3Sa b",
    },
];

const LASER: Variant = Variant {
    id: "laser",
    name: key!("variant-laser"),
    summary: key!("variant-laser-summary"),
    starts: STARTS,
};

const KHET: Variant = Variant {
    id: "laser-khet",
    name: key!("variant-laser-khet"),
    summary: key!("variant-laser-khet-summary"),
    starts: STARTS,
};

static INFO: GameInfo = GameInfo {
    id: "laser",
    name: key!("game"),
    summary: key!("game-summary"),
    sides: BySide {
        first: SideInfo { name: key!("side-first"), letter: "b" },
        second: SideInfo { name: key!("side-second"), letter: "r" },
    },
    variants: &[LASER, KHET],
    pieces: &[
        piece_kind(Kind::Pharaoh, key!("piece-pharaoh")),
        piece_kind(Kind::Scarab, key!("piece-scarab")),
        piece_kind(Kind::Pyramid, key!("piece-pyramid")),
        piece_kind(Kind::Anubis, key!("piece-anubis")),
        piece_kind(Kind::Sphinx, key!("piece-sphinx")),
    ],
    look: Look {
        symbols: include_str!("../look/pieces.svg"),
        style: include_str!("../look/board.css"),
        sets: &[
            LookSet::USUAL,
            LookSet { id: "enamel", name: key!("set-enamel"), style: include_str!("../look/enamel.css") },
            LookSet {
                id: "sandstone",
                name: key!("set-sandstone"),
                style: include_str!("../look/sandstone.css"),
            },
            LookSet::contrast(include_str!("../look/contrast.css")),
            LookSet::safe(include_str!("../look/safe.css")),
        ],
    },
    showcase: Showcase { moves: include_str!("../showcase.txt"), shown: 8 },
    course: course::COURSE,
    first_hints: course::FIRST_HINTS,
    extras: &[],
    reasons: &[PHARAOH_DESTROYED, Reason::REPETITION],
    score_unit: ScoreUnit::POINTS,
    words: &crate::WORDS,
};

const fn piece_kind(kind: Kind, name: Key) -> PieceKind {
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

/// A kind within a sentence: "pyramid".
pub(crate) fn kind_name(kind: Kind) -> Message {
    message!("kind", kind = kind.name())
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
