//! Tournament games from files in the WTHOR format.

use std::{fs, io, path::Path};

use plyground_fit::parallel;

use crate::{
    board::Board,
    sample::{Game, Sample},
    solve::solve,
};

const HEADER: usize = 16;
const GAME: usize = 68;
/// From so few empty squares on, positions are solved here.
const SOLVED: u32 = 10;

/// A game as a file has it.
struct Record {
    /// With how many empty squares the theoretical score holds.
    known: u32,
    bytes: Vec<u8>,
}

/// All games of all `.wtb` files in a folder, by name, with the results of their positions; those that cannot be
/// replayed are left out.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<Game>> {
    let records = records(folder)?;
    Ok(parallel::map(records.len(), |i| records[i].game()).into_iter().flatten().collect())
}

/// The boards of the same games.
pub(crate) fn boards(folder: &Path) -> io::Result<Vec<Vec<Board>>> {
    let games = records(folder)?.into_iter().filter_map(|record| record.boards());
    Ok(games.map(|game| game.into_iter().map(|(board, _)| board).collect()).collect())
}

fn records(folder: &Path) -> io::Result<Vec<Record>> {
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
            let known = header[14].into();
            records.extend(games.chunks_exact(GAME).map(|bytes| Record { known, bytes: bytes.to_vec() }));
        }
    }
    Ok(records)
}

impl Record {
    /// The boards, each from the side to move, and whether that is dark (1) or light (-1).
    fn boards(&self) -> Option<Vec<(Board, i32)>> {
        let mut boards = vec![(Board::START, 1)];
        for &number in self.bytes[8..].iter().take_while(|&&number| number != 0) {
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
        Some(boards)
    }

    /// The positions with a lead for the side to move: before `known` squares are left empty the theoretical score of the
    /// file, near the end what solving says, and in between what it says where it begins.
    fn game(&self) -> Option<Game> {
        let theoretical = 2 * i32::from(self.bytes[7]) - 64;
        // Where nobody solved, the result of the game must do.
        let mut lead = 2 * i32::from(self.bytes[6]) - 64;
        let mut game = Game::new();
        for (board, sign) in self.boards()?.into_iter().rev() {
            match board.empties() {
                ..=SOLVED => lead = sign * solve(board),
                empties if empties >= self.known && self.known > 0 => lead = theoretical,
                _ => {}
            }
            if board.moves() != 0 {
                game.push(Sample { board, lead: (sign * lead) as i8 });
            }
        }
        Some(game)
    }
}
