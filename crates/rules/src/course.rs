//! What is taught about a game: its rules, its strategy, and challenges.

use plyground_words::Key;

/// Everything that is taught about a game, in this order.
#[derive(Debug)]
pub struct Course {
    /// How to play, step by step.
    pub rules: &'static [Lesson],
    /// How to play well.
    pub strategy: &'static [Lesson],
    /// Tasks without an explanation, as [`challenges`](crate::challenges) reads them.
    pub challenges: &'static str,
}

/// Something to know, and a board to try it on.
#[derive(Debug)]
pub struct Lesson {
    /// A few words.
    pub title: Key,
    /// Paragraphs.
    pub text: &'static [Key],
    /// What to try, as a command.
    pub task: Key,
    /// The variant's id.
    pub variant: &'static str,
    /// The position text to begin from.
    pub position: &'static str,
    /// The moves that do it: each is a way of its own. Empty: any move will do.
    pub goal: &'static [&'static str],
    /// What is shown once it is done.
    pub then: Option<FollowUp>,
}

/// How it goes on after a lesson's move, and why that is good.
#[derive(Debug)]
pub struct FollowUp {
    /// A sentence or two.
    pub why: Key,
    /// For each of the lesson's goals what follows it, the reply first: moves with spaces between them.
    pub lines: &'static [&'static str],
}
