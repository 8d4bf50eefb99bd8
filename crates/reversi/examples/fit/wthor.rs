//! Tournament games from files in the WTHOR format.

use std::{fs, io, path::Path};

use crate::{
    board::Board,
    parallel,
    sample::{Game, Sample},
    solve::solve,
};

const HEADER: usize = 16;
const GAME: usize = 68;
/// From so few empty squares on, positions are solved here.
const SOLVED: u32 = 10;

/// All games of all `.wtb` files in a folder, by name; those that cannot be replayed are left out.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<Game>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut files: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    files.sort();
    let mut records = Vec::new();
    for file in files {
        let bytes = fs::read(file)?;
        let Some((header, games)) = bytes.split_at_checked(HEADER) else { continue };
        // 0 is written for 8 by older programs.
        if matches!(header[12], 0 | 8) {
            records.extend(games.chunks_exact(GAME).map(|game| (header[14].into(), game.to_vec())));
        }
    }
    Ok(parallel::map(records.len(), |i| replay(records[i].0, &records[i].1)).into_iter().flatten().collect())
}

/// The positions of a game with a lead for the side to move: before `known` squares are left empty the theoretical
/// score of the file, near the end what solving says, and in between what it says where it begins.
fn replay(known: u32, record: &[u8]) -> Option<Game> {
    let theoretical = 2 * i32::from(record[7]) - 64;
    let mut boards = vec![(Board::START, 1)];
    for &number in record[8..].iter().take_while(|&&number| number != 0) {
        let (mut board, mut sign) = *boards.last()?;
        if board.moves() == 0 {
            (board, sign) = (board.passed(), -sign);
        }
        let square = (number / 10).checked_sub(1).filter(|&row| row < 8)? * 8
            + (number % 10).checked_sub(1).filter(|&column| column < 8)?;
        if board.moves() >> square & 1 == 0 {
            return None;
        }
        *boards.last_mut()? = (board, sign);
        boards.push((board.child(square), -sign));
    }
    // Where nobody solved, the result of the game must do.
    let mut lead = 2 * i32::from(record[6]) - 64;
    let mut game = Game::new();
    for &(board, sign) in boards.iter().rev() {
        match board.empties() {
            ..=SOLVED => lead = sign * solve(board),
            empties if empties >= known && known > 0 => lead = theoretical,
            _ => {}
        }
        if board.moves() != 0 {
            game.push(Sample { board, lead: (sign * lead) as i8 });
        }
    }
    Some(game)
}
