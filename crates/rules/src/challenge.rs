//! Challenges: a position, and a win or an escape to find in it.

use std::fmt;

/// What there is to find. Turns are counted, not moves: one turn may be several decisions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ChallengeKind {
    /// Win in this turn.
    WinInOne,
    /// Win in this turn or the next one, whatever the other side does.
    WinInTwo,
    /// The other side would win within two turns of its own: avoid that.
    Escape,
}

impl ChallengeKind {
    /// Each of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::WinInOne, Self::WinInTwo, Self::Escape];

    /// Its id in files and addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Self::WinInOne => "win-in-one",
            Self::WinInTwo => "win-in-two",
            Self::Escape => "escape",
        }
    }

    /// How many turns the side that wins, or would win, has for it.
    pub const fn turns(self) -> usize {
        match self {
            Self::WinInOne => 1,
            Self::WinInTwo | Self::Escape => 2,
        }
    }
}

impl fmt::Display for ChallengeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A position, and what there is to find in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// What there is to find.
    pub kind: ChallengeKind,
    /// The variant's id.
    pub variant: &'static str,
    /// Every first move that solves it.
    pub solutions: Vec<&'static str>,
    /// The position text.
    pub position: &'static str,
}

/// Reads a game's list of challenges: one a line, as `KIND VARIANT MOVE,MOVE POSITION`. Lines that begin with `#` say how it was made.
/// The list is part of the program, so a line of another form is left out here and found by the tests.
pub fn challenges(list: &'static str) -> Vec<Challenge> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(challenge).collect()
}

fn challenge(line: &'static str) -> Option<Challenge> {
    let mut parts = line.splitn(4, ' ');
    let kind = parts.next()?;
    let kind = ChallengeKind::ALL.into_iter().find(|known| known.id() == kind)?;
    let variant = parts.next()?;
    let solutions = parts.next()?.split(',').collect();
    Some(Challenge { kind, variant, solutions, position: parts.next()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a26_challenges_are_read_line_by_line() {
        let list = "# made by hand\nwin-in-two four a,b 7/7 r\nnonsense\nescape four c 7/7 y\nescape four";
        let read = challenges(list);
        assert_eq!(read.len(), 2);
        assert_eq!(read[0].kind, ChallengeKind::WinInTwo);
        assert_eq!((read[0].variant, read[0].position), ("four", "7/7 r"));
        assert_eq!(read[0].solutions, ["a", "b"]);
        assert_eq!(read[1].kind, ChallengeKind::Escape);
    }
}
