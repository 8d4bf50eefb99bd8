//! Reversi games in GGF, the Generic Game Format: <https://www.skatgame.net/mburo/ggsa/ggf>.
//!
//! What is read is what an engine needs: the board, the moves, and how much time there is. Everything else is skipped.

use std::time::Duration;

use plyground_games::{
    AnyPlay, brief, find,
    rules::{BySide, Side},
};
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
        let (_, mut rest) = text.split_once("(;").ok_or_else(|| key!("ggf-beginning"))?;
        let mut board = None;
        let mut moves = Vec::new();
        let mut clocks = BySide::from_fn(|_| None);
        loop {
            rest = rest.trim_start();
            if rest.is_empty() || rest.starts_with(";)") {
                break;
            }
            let (name, value, after) =
                property(rest).ok_or_else(|| message!("ggf-unexpected", text = brief(rest)))?;
            rest = after;
            match name.to_ascii_uppercase().as_str() {
                "GM" if !value.trim().eq_ignore_ascii_case("othello") => {
                    return Err(message!("ggf-other-game", game = brief(value)));
                }
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
        let mut parts = text.split('/').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let seconds = parts.nth(1).and_then(|seconds| seconds.parse::<f64>().ok());
        let passes = name.eq_ignore_ascii_case("PA") || name.eq_ignore_ascii_case("PASS");
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
        self.play.play(if passes { PASS } else { name }).map_err(|e| e.message())?;
        if let (Some(clock), Some(seconds)) = (&mut self.clocks[mover], seconds) {
            clock.spend(Duration::try_from_secs_f64(seconds).unwrap_or_default());
        }
        Ok(())
    }
}

impl Clock {
    /// The clock that `15:00`, `1:00:00` or `15:00/00:05/02:00` means: hours, minutes and seconds at the start, then for
    /// each move, then a grace that is not counted on.
    fn read(text: &str) -> Option<Clock> {
        let mut parts = text.split('/');
        let left = duration(parts.next()?)?;
        let increment = parts.next().and_then(duration).unwrap_or_default();
        (left > Duration::ZERO).then_some(Clock { left, increment })
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

fn duration(text: &str) -> Option<Duration> {
    // GGF lets a time end in a number of moves: `15:00,0`.
    let text = text.split(',').next()?;
    let mut seconds = 0.0;
    for part in text.split(':') {
        seconds = seconds * 60.0 + part.trim().parse::<f64>().ok()?;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

/// The name, the value and what follows of the property that a text begins with.
fn property(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.split_once('[')?;
    let (value, rest) = rest.split_once(']')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic());
    is_name.then_some((name, value, rest))
}

/// The position of `8 <64 squares> <side>`, in which spaces mean nothing; the usual start where nothing is said.
fn position(board: Option<&str>) -> Result<Box<dyn AnyPlay>, Message> {
    let text = match board {
        None => None,
        Some(board) => {
            let (size, rest) = board.trim().split_at_checked(1).ok_or_else(|| key!("ggf-empty-board"))?;
            if size != "8" || rest.starts_with(|c: char| c.is_ascii_digit()) {
                return Err(key!("ggf-board-size").into());
            }
            let mut squares: String = rest.chars().filter(|c| !c.is_whitespace()).collect();
            let side = squares.pop().ok_or_else(|| key!("ggf-empty-board"))?;
            Some(format!("{squares} {side}"))
        }
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
