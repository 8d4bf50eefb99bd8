//! A board as text, for a terminal: drawn from the same geometry and view as the page, so it knows no game.

use plyground_rules::{GameInfo, PointShape, Side, View};
use plyground_words::{Lang, message};

use crate::{AnyGame, AnyPlay};

/// The board, whose turn it is, the counters and the position text.
pub fn show(game: &dyn AnyGame, play: &dyn AnyPlay, lang: Lang) -> String {
    let view = play.view_at(play.ply()).expect("the current ply exists");
    let mut out = draw(game, play, &view);
    out.push('\n');
    let info = game.info();
    let line = match play.outcome() {
        None => info.turn(play.to_move(), view.prompt),
        Some(end) => info.ending(end.winner, end.reason),
    };
    out.push_str(&line.in_lang(lang));
    out.push('\n');
    for counter in &view.contents.counters {
        let label = match counter.side {
            Some(side) => {
                let label = within(counter.label.in_lang(lang), lang);
                message!("show-counter", side = info.sides[side].name, label = label).in_lang(lang)
            }
            None => counter.label.in_lang(lang),
        };
        out.push_str(&format!("{label}: {}\n", counter.value));
    }
    out.push_str(&play.position_text());
    out.push('\n');
    out
}

/// A label within a line drops its capital. German keeps it, for labels begin with a noun.
fn within(label: String, lang: Lang) -> String {
    if lang == Lang::De { label } else { label.to_lowercase() }
}

fn draw(game: &dyn AnyGame, play: &dyn AnyPlay, view: &View) -> String {
    let (info, board) = (game.info(), game.board(play.variant()));
    let cell_width = if info.pieces.iter().any(|k| k.facings > 1) { 3.0 } else { 2.0 };
    // Points that sit between rows (a hexagonal board) need lines of their own.
    let staggered = board.points.iter().any(|p| p.y.fract().abs() > 0.1);
    let (sx, sy) = if staggered { (4.0 / 0.866, 2.0) } else { (cell_width, 1.0) };
    // One column more, so that numbers on the left do not touch the board.
    let [left, top, width, height] = board.bounds;
    let left = left - 1.0 / sx;
    let cell = |x: f32, y: f32| (((x - left) * sx).round() as usize, ((y - top) * sy).round() as usize);

    let (columns, rows) = cell(left + width + 1.0 / sx, top + height);
    let mut canvas = vec![vec![' '; columns + 4]; rows + 1];
    let mut write = |x: f32, y: f32, text: &str| {
        let (column, row) = cell(x, y);
        for (slot, c) in
            canvas.get_mut(row).into_iter().flat_map(|r| r.iter_mut().skip(column)).zip(text.chars())
        {
            *slot = c;
        }
    };
    for label in &board.labels {
        let beside = !staggered && label.x < 0.0;
        write(
            if beside { left } else { label.x },
            label.y,
            &if beside { format!("{:>2}", label.text) } else { label.text.clone() },
        );
    }
    let empty = if board.shape == PointShape::Crossing && !staggered { "+" } else { "." };
    for (i, point) in board.points.iter().enumerate() {
        let piece = view.contents.pieces.get(&(i as u16));
        write(
            point.x,
            point.y,
            &piece.map_or_else(|| empty.to_owned(), |p| symbol(info, &p.kind, p.side, p.facing)),
        );
    }
    let lines: Vec<String> =
        canvas.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect();
    let text = lines.join("\n");
    format!("{}\n", text.trim_matches('\n'))
}

/// A piece as position texts write it.
fn symbol(info: &GameInfo, kind: &str, side: Side, facing: u8) -> String {
    let kind = info.pieces.iter().find(|k| k.id == kind).expect("views hold only the game's own kinds");
    let mut out = kind.letters[side].to_owned();
    if kind.facings > 1 {
        out.push(char::from(b'a' + facing));
    }
    out
}
