//! From a description to a position, or to the list of its problems.

use plyground_rules::{BySide, Description, Problem, Side, Variant, brief};

use plyground_words::{Message, key, message};

use crate::{Gomoku, Point, Rule, info::STONE, point::POINTS, rows::Rows};

/// More problems than this help nobody.
const MOST_PROBLEMS: usize = 500;

/// The position of this variant that `description` is, or everything that is wrong with it.
pub(crate) fn read(variant: &Variant, description: &Description) -> Result<Gomoku, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut stones = BySide { first: Rows::EMPTY, second: Rows::EMPTY };
    for placed in &description.pieces {
        if problems.len() >= MOST_PROBLEMS {
            break;
        }
        let at = brief(&placed.at);
        let problem = |what: Message| Problem::at(at.as_str(), what);
        if placed.piece.kind != STONE {
            problems
                .push(problem(message!("no-such-piece", name = format!("{:?}", brief(&placed.piece.kind)))));
        }
        if placed.piece.facing != 0 {
            problems.push(problem(key!("no-facing").into()));
        }
        let Some(point) = Point::from_name(&at.to_ascii_lowercase()) else {
            problems.push(problem(key!("not-a-point").into()));
            continue;
        };
        if stones.first.contains(point) || stones.second.contains(point) {
            problems.push(problem(key!("two-stones").into()));
            continue;
        }
        stones[placed.piece.side].insert(point);
    }
    for name in description.extras.keys().take(POINTS) {
        problems.push(Problem::new(message!("no-such-extra", name = format!("{:?}", brief(name)))));
    }

    let position = Gomoku::of_stones(Rule::of(variant), stones, description.to_move);
    let has_won = |side| position.winning_stones(side) != Rows::EMPTY;
    let mover = description.to_move;
    if has_won(Side::First) && has_won(Side::Second) {
        problems.push(Problem::new(key!("both-have-won")));
    } else if has_won(mover) {
        problems.push(Problem::new(message!("mover-has-won", side = mover)));
    }
    if problems.is_empty() { Ok(position) } else { Err(problems) }
}
