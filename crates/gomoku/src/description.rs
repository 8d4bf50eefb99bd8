//! From what somebody describes to a position, or to everything that is wrong with it.

use plyground_rules::{BySide, Description, Game, Problem, Side, Variant, brief};

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
        let problem = |what: String| Problem::at(at.as_str(), what);
        if placed.piece.kind != STONE {
            problems.push(problem(format!("there is no piece called {:?}", brief(&placed.piece.kind))));
        }
        if placed.piece.facing != 0 {
            problems.push(problem("a stone faces nowhere".to_owned()));
        }
        let Some(point) = Point::from_name(&at.to_ascii_lowercase()) else {
            problems.push(problem("not a point of the board".to_owned()));
            continue;
        };
        if stones.first.contains(point) || stones.second.contains(point) {
            problems.push(problem("more than one stone on the same point".to_owned()));
            continue;
        }
        stones[placed.piece.side].insert(point);
    }
    for name in description.extras.keys().take(POINTS) {
        problems.push(Problem::new(format!("there is nothing called {:?} in this game", brief(name))));
    }

    let position = Gomoku::of_stones(Rule::of(variant), stones, description.to_move);
    let has_won = |side| position.winning_stones(side) != Rows::EMPTY;
    let mover = description.to_move;
    if has_won(Side::First) && has_won(Side::Second) {
        problems.push(Problem::new("both sides have a winning line"));
    } else if has_won(mover) {
        let name = Gomoku::INFO.sides[mover].name.to_string().to_lowercase();
        problems.push(Problem::new(format!("{name} is to move but already has a winning line")));
    }
    if problems.is_empty() { Ok(position) } else { Err(problems) }
}
