//! A game's course as pages know it: its series of steps, each with an address of its own.

use plyground_players::{Player, of};
use plyground_rules::{Challenge, ChallengeKind, GameInfo, Lesson, challenges};
use plyground_words::{Key, Message, key, message};

use crate::error::Refusal;

/// A part of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Series {
    Rules,
    Strategy,
    Challenges,
}

impl Series {
    /// In the order in which they are taken.
    pub(crate) const ALL: [Self; 3] = [Self::Rules, Self::Strategy, Self::Challenges];

    /// Its part of an address.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Strategy => "strategy",
            Self::Challenges => "challenges",
        }
    }

    pub(crate) const fn name(self) -> Key {
        match self {
            Self::Rules => key!("series-rules"),
            Self::Strategy => key!("series-strategy"),
            Self::Challenges => key!("series-challenges"),
        }
    }

    pub(crate) const fn about(self) -> Key {
        match self {
            Self::Rules => key!("series-rules-about"),
            Self::Strategy => key!("series-strategy-about"),
            Self::Challenges => key!("series-challenges-about"),
        }
    }

    pub(crate) fn find(id: &str) -> Result<Self, Refusal> {
        Self::ALL.into_iter().find(|series| series.id() == id).ok_or_else(|| Refusal::missing("page"))
    }

    /// Its steps.
    pub(crate) fn steps(self, game: &'static GameInfo) -> Vec<Step> {
        let lessons = |list: &'static [Lesson]| list.iter().map(StepContent::Lesson).collect::<Vec<_>>();
        let exercises = match self {
            Self::Rules => lessons(game.course.rules),
            Self::Strategy => lessons(game.course.strategy),
            Self::Challenges => {
                challenges(game.course.challenges).into_iter().map(StepContent::Challenge).collect()
            }
        };
        let step = |(index, exercise)| Step { game, series: self, number: index + 1, exercise };
        exercises.into_iter().enumerate().map(step).collect()
    }
}

/// One step of a course.
pub(crate) struct Step {
    pub(crate) game: &'static GameInfo,
    pub(crate) series: Series,
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) exercise: StepContent,
}

/// What is done in it.
pub(crate) enum StepContent {
    Lesson(&'static Lesson),
    Challenge(Challenge),
}

impl Step {
    /// By which a browser keeps that it was done.
    pub(crate) fn id(&self) -> String {
        match &self.exercise {
            StepContent::Lesson(lesson) => format!("{}.{}", self.game.id, lesson.title.id()),
            StepContent::Challenge(_) => format!("{}.challenge-{}", self.game.id, self.number),
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("/learn/{}/{}/{}", self.game.id, self.series.id(), self.number)
    }

    pub(crate) fn title(&self) -> Message {
        match &self.exercise {
            StepContent::Lesson(lesson) => lesson.title.into(),
            StepContent::Challenge(challenge) => title_of(challenge.kind).into(),
        }
    }

    pub(crate) fn text(&self) -> Vec<Message> {
        match &self.exercise {
            StepContent::Lesson(lesson) => lesson.text.iter().map(Message::from).collect(),
            StepContent::Challenge(challenge) => {
                let (variant, own) = (self.variant(), &self.game.variants[0]);
                // Which rules count is said where they are not the usual ones.
                let rules = (variant != own.id)
                    .then(|| self.game.variants.iter().find(|known| known.id == variant))
                    .flatten()
                    .map(|known| message!("challenge-rules", rules = known.name));
                std::iter::once(text_of(challenge.kind).into()).chain(rules).collect()
            }
        }
    }

    pub(crate) fn variant(&self) -> &'static str {
        match &self.exercise {
            StepContent::Lesson(lesson) => lesson.variant,
            StepContent::Challenge(challenge) => challenge.variant,
        }
    }

    pub(crate) fn position(&self) -> &'static str {
        match &self.exercise {
            StepContent::Lesson(lesson) => lesson.position,
            StepContent::Challenge(challenge) => challenge.position,
        }
    }
}

const fn title_of(kind: ChallengeKind) -> Key {
    match kind {
        ChallengeKind::WinInOne => key!("challenge-win-in-one"),
        ChallengeKind::WinInTwo => key!("challenge-win-in-two"),
        ChallengeKind::Escape => key!("challenge-escape"),
    }
}

const fn text_of(kind: ChallengeKind) -> Key {
    match kind {
        ChallengeKind::WinInOne => key!("challenge-win-in-one-text"),
        ChallengeKind::WinInTwo => key!("challenge-win-in-two-text"),
        ChallengeKind::Escape => key!("challenge-escape-text"),
    }
}

/// What there is to do in a challenge.
pub(crate) fn task_of(kind: ChallengeKind, side: Key) -> Message {
    match kind {
        ChallengeKind::WinInOne => message!("challenge-win-in-one-task", side = side),
        ChallengeKind::WinInTwo => message!("challenge-win-in-two-task", side = side),
        ChallengeKind::Escape => message!("challenge-escape-task", side = side),
    }
}

/// The opponent for a first game: the weakest that does not move at random.
pub(crate) fn first_opponent(game: &GameInfo) -> Player {
    let random = Player::random_moves();
    let weakest = of(game.id).iter().find(|player| player.has_strength() && player.id != random.id);
    weakest.cloned().unwrap_or(random)
}
