//! What an engine needs of a Reversi game in GGF: the board, the moves, and how much time there is. The form itself is read by
//! [`plyground_reversi::ggf`].

use std::time::Duration;

use plyground_games::{
    AnyPlay, brief, find,
    rules::{BySide, Side},
};
use plyground_reversi::{Size, ggf};
use plyground_words::{Message, key, message};

/// Our way to write a pass.
const PASS: &str = "--";

/// A game and its clocks.
pub(super) struct Ggf {
    pub(super) play: Box<dyn AnyPlay>,
    /// What both sides had at the start and what they have used. `None` where no clock is running.
    pub(super) clocks: BySide<Option<Clock>>,
}

/// One side's time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Clock {
    left: Duration,
    /// Added with every move.
    increment: Duration,
}

impl Ggf {
    /// The usual start, without clocks.
    pub(super) fn start() -> Result<Ggf, Message> {
        Ok(Ggf { play: position(None)?, clocks: BySide::from_fn(|_| None) })
    }

    /// Reads a game.
    pub(super) fn read(text: &str) -> Result<Ggf, Message> {
        let mut board = None;
        let mut moves = Vec::new();
        let mut clocks = BySide::from_fn(|_| None);
        for (name, value) in ggf::properties(text)? {
            match name.to_ascii_uppercase().as_str() {
                "BO" => board = Some(value),
                "TI" => clocks = BySide::from_fn(|_| Clock::read(value)),
                "TB" => clocks.first = Clock::read(value),
                "TW" => clocks.second = Clock::read(value),
                "B" => moves.push((Side::First, value)),
                "W" => moves.push((Side::Second, value)),
                _ => {}
            }
        }
        let mut game = Ggf { play: position(board)?, clocks };
        for (i, (side, text)) in moves.into_iter().enumerate() {
            game.make(text, Some(side)).map_err(|e| message!("bad-move-number", number = i + 1, what = e))?;
        }
        Ok(game)
    }

    /// Plays `MOVE/judgement/seconds`, of which the last two may be missing. A pass that nobody has mentioned is made up for
    /// where the next move is the other side's.
    pub(super) fn make(&mut self, text: &str, side: Option<Side>) -> Result<(), Message> {
        let (name, spent) = ggf::played(text);
        let passes = name == PASS;
        if passes && self.play.outcome().is_some() {
            return Ok(());
        }
        let must_pass = self.play.legal() == [PASS];
        if must_pass && !passes && side.is_none_or(|side| side != self.play.to_move()) {
            self.play.play(PASS).map_err(|e| e.message())?;
        }
        let mover = self.play.to_move();
        if side.is_some_and(|side| side != mover) {
            return Err(message!("wrong-side", text = brief(name)));
        }
        self.play.play(name).map_err(|e| e.message())?;
        if let (Some(clock), Some(spent)) = (&mut self.clocks[mover], spent) {
            clock.spend(spent);
        }
        Ok(())
    }
}

impl Clock {
    fn read(text: &str) -> Option<Clock> {
        let (left, increment) = ggf::time(text)?;
        Some(Clock { left, increment })
    }

    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time) + self.increment;
    }

    /// How long to think where so many moves are still to be made, the last of which need no thought.
    pub(super) fn share(self, moves: u32) -> Duration {
        // A quarter of a second is kept for everything between two programs.
        let left = self.left.saturating_sub(Duration::from_millis(250));
        (left / moves.saturating_sub(6).max(4) + self.increment / 2).min(left / 2)
    }
}

/// The position of a board; the usual start where nothing is said.
fn position(board: Option<&str>) -> Result<Box<dyn AnyPlay>, Message> {
    let text = match board.map(ggf::board).transpose()? {
        Some((size, _)) if size != Size::Eight => return Err(key!("ggf-board-size").into()),
        board => board.map(|(_, text)| text),
    };
    let (game, variant) = find("reversi").map_err(|e| e.message())?;
    game.start(variant, text.as_deref()).map_err(|e| e.message())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the protocol's description.
    const EXAMPLE: &str = "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

    fn names(game: &Ggf) -> Vec<String> {
        game.play.history().into_iter().map(|(_, name)| name).collect()
    }

    fn refused(text: &str) -> String {
        Ggf::read(text).err().unwrap_or_else(|| panic!("{text} is read")).to_string()
    }

    #[test]
    fn the_example_is_read() {
        let game = Ggf::read(EXAMPLE).expect("a game");
        assert_eq!(names(&game), ["f5", "f6", "d3", "c5", "e6", "f7", "e7", "f4"]);
        assert_eq!(game.play.to_move(), Side::First);
        let clock = Clock { left: Duration::from_secs(900), increment: Duration::ZERO };
        assert_eq!(game.clocks.first, Some(clock));
    }

    #[test]
    fn boards_may_have_spaces_and_either_side_to_move() {
        let rows = "-------- -------- -------- ---O*--- ---*O--- -------- -------- -------- O";
        let game = Ggf::read(&format!("1 (;BO[8 {rows}]W[d6//3.5]B[c4];)")).expect("a game");
        assert_eq!(names(&game), ["d6", "c4"]);
        assert!(Ggf::read("(;GM[Othello];)").is_ok_and(|game| game.play.ply() == 0));
    }

    #[test]
    fn passes_are_read_and_made_up_for() {
        // Dark cannot move; light can, and takes the last dark disc.
        let board = "8 OX-------------------------------------------------------------- *";
        for moves in ["B[PA]W[C1]", "W[C1]", "B[pass]W[c1/1.00/2]W[PA]"] {
            let game = Ggf::read(&format!("(;BO[{board}]{moves};)")).expect(moves);
            assert_eq!(names(&game), ["--", "c1"], "{moves}");
        }
        let mut game = Ggf::read(&format!("(;BO[{board}];)")).expect("a game");
        game.make("C1", None).expect("light's move");
        assert_eq!(names(&game), ["--", "c1"]);
    }

    #[test]
    fn clocks_run_down() {
        let game = Ggf::read("(;TI[01:00:00/00:05/02:00]TB[10]B[F5//4.5]W[D6/+1.2/70];)").expect("a game");
        let clock = |left, increment| {
            Some(Clock { left: Duration::from_secs_f64(left), increment: Duration::from_secs(increment) })
        };
        assert_eq!(game.clocks.first, clock(5.5, 0));
        assert_eq!(game.clocks.second, clock(3535.0, 5));
        for none in ["TI[0]", "TI[00:00]", "TI[soon]", "TI[-5]", "TI[]", "TI[1e300]"] {
            assert!(
                Ggf::read(&format!("(;{none};)")).is_ok_and(|game| game.clocks.first.is_none()),
                "{none}"
            );
        }
    }

    #[test]
    fn a_share_leaves_something() {
        for (seconds, moves) in [(900, 30), (1, 30), (0, 1), (10, 1), (60, 0)] {
            let left = Duration::from_secs(seconds);
            let clock = Clock { left, increment: Duration::from_secs(100) };
            assert!(clock.share(moves) <= left / 2);
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let cases = [
            ("", "(;"),
            ("rubbish", "(;"),
            ("(;BO[10 ----];)", "8 by 8"),
            ("(;BO[6 ----];)", "8 by 8"),
            ("(;BO[];)", "empty"),
            ("(;BO[8];)", "empty"),
            ("(;BO[8 --- *];)", "64 squares"),
            ("(;BO[é];)", "empty"),
            ("(;GM[Amazons];)", "Amazons"),
            ("(;B[A1];)", "move 1"),
            ("(;B[F5]B[F6];)", "move 2"),
            ("(;B[F5", "unexpected"),
            ("(;[F5];)", "unexpected"),
            ("(;;;;", "unexpected"),
        ];
        for (text, fragment) in cases {
            let what = refused(text);
            assert!(what.contains(fragment), "{text}: {what}");
        }
    }
}
