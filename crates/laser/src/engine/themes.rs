//! What the evaluation is made of, in parts that have a name.

use plyground_rules::Side;

use super::{
    BeamBoard,
    evaluation::{AIMS, BENDS, CROSSES, MUZZLED, PARTS, PRESSES, REACH, RELEASE},
};

/// A part of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// How close a side's beam and mirrors are to the other pharaoh.
    Attack,
    /// How far a side's beam gets, and how easily it is led elsewhere.
    Beam,
}

impl Theme {
    pub(crate) const ALL: [Theme; 2] = [Theme::Attack, Theme::Beam];

    const fn of(feature: usize) -> Option<Theme> {
        match feature {
            CROSSES..AIMS | AIMS..PRESSES | PRESSES..MUZZLED => Some(Theme::Attack),
            REACH | BENDS | MUZZLED..=RELEASE => Some(Theme::Beam),
            _ => None,
        }
    }
}

/// An evaluation by its parts, in hundredths of a pyramid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Themes {
    /// What each theme adds by what each side has of it.
    worth: [[i32; 2]; Theme::ALL.len()],
    /// The whole evaluation.
    pub(crate) whole: i32,
}

impl Themes {
    /// What a theme adds by what a side has of it.
    pub(crate) const fn worth(&self, theme: Theme, side: Side) -> i32 {
        self.worth[theme as usize][side.index()]
    }
}

impl BeamBoard {
    /// The parts of the evaluation, as `viewer` sees them.
    pub(crate) fn themes(&self, viewer: Side) -> Themes {
        let (us, sign) = (self.us(), if self.us() == viewer { 1 } else { -1 });
        let mut themes = Themes::default();
        for (feature, times) in self.features() {
            let worth = sign * i32::from(Self::WEIGHTS[feature]) * times;
            themes.whole += worth;
            if let Some(theme) = Theme::of(feature) {
                // What the other side has is counted with the opposite sign.
                let whose = if times > 0 { us } else { !us };
                themes.worth[theme as usize][whose.index()] += worth;
            }
        }
        themes.whole /= PARTS;
        themes.worth.iter_mut().flatten().for_each(|worth| *worth /= PARTS);
        themes
    }
}
