//! The games of a ladder that is under way: a line each, so that one that was killed can go on.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use plyground_games::brief;
use plyground_games::rules::Side;
use plyground_players::{
    contest::Contender,
    ladder::{Pairing, Results},
    openings::side_of_first,
};
use plyground_words::{Message, key, message};

use crate::archive::system_says;

/// A path with something added to the file's name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// What the system says about a file.
pub(crate) fn failed(path: &Path, e: &io::Error) -> Message {
    in_file(path, system_says(e))
}

fn in_file(path: &Path, what: Message) -> Message {
    message!("in-file", file = path.display().to_string(), what = what)
}

/// The file that finished games are added to.
pub(crate) struct GamesFile {
    file: File,
    path: PathBuf,
}

impl GamesFile {
    /// Opens the file beside `out` and reads what was played already; begins a new one if there is none.
    pub(crate) fn open(
        out: &Path,
        title: &str,
        players: &[Arc<dyn Contender>],
    ) -> Result<(GamesFile, Results), Message> {
        let path = beside(out, ".games");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(e) if e.kind() == io::ErrorKind::NotFound => String::new(),
            Err(e) => return Err(failed(&path, &e)),
        };
        let (good, results) = read(&text, title, players).map_err(|what| in_file(&path, what))?;
        let open = || -> io::Result<File> {
            let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
            // What a killed run left half written goes.
            file.set_len(good as u64)?;
            if good == 0 {
                writeln!(file, "# {title}")?;
            }
            Ok(file)
        };
        let file = open().map_err(|e| failed(&path, &e))?;
        Ok((GamesFile { file, path }, results))
    }

    /// Adds a game, in one piece.
    pub(crate) fn add(
        &mut self,
        pairing: Pairing,
        half_points: usize,
        players: &[Arc<dyn Contender>],
    ) -> Result<(), Message> {
        let line = line(pairing, half_points, players);
        self.file.write_all(line.as_bytes()).map_err(|e| failed(&self.path, &e))
    }
}

/// Both players, the game's number, that of its opening, the first player's side, and what it got.
fn line(pairing: Pairing, half_points: usize, players: &[Arc<dyn Contender>]) -> String {
    let Pairing { a, b, number } = pairing;
    let side = if side_of_first(number) == Side::First { "first" } else { "second" };
    let points = ["0", "0.5", "1"][half_points.min(2)];
    format!("{} {} {number} {} {side} {points}\n", players[a].id(), players[b].id(), number / 2)
}

/// The games of a file, and how many of its bytes are whole lines. The last line may be anything.
fn read(text: &str, title: &str, players: &[Arc<dyn Contender>]) -> Result<(usize, Results), Message> {
    let (mut good, mut results) = (0, Results::new());
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for (at, &line) in lines.iter().enumerate() {
        let whole = line.ends_with('\n');
        let is_last = at + 1 == lines.len();
        if at == 0 && whole {
            if line.trim_end() != format!("# {title}") {
                return Err(key!("other-ladder").into());
            }
        } else {
            match game(line, players).filter(|_| whole) {
                Some((pairing, half_points)) => _ = results.insert(pairing, half_points),
                None if is_last => break,
                None => return Err(message!("no-game-line", line = at + 1, text = brief(line.trim_end()))),
            }
        }
        good += line.len();
    }
    Ok((good, results))
}

fn game(text: &str, players: &[Arc<dyn Contender>]) -> Option<(Pairing, usize)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [a, b, number, _, _, points] = words[..] else { return None };
    let place = |id: &str| players.iter().position(|player| player.id() == id);
    let (a, b, number) = (place(a)?, place(b)?, number.parse().ok()?);
    let half_points = ["0", "0.5", "1"].iter().position(|&known| known == points)?;
    let pairing = Pairing { a, b, number };
    // A line that says the same in other words was not written here.
    (a < b && line(pairing, half_points, players).trim_end() == text.trim_end())
        .then_some((pairing, half_points))
}

#[cfg(test)]
mod tests {
    use plyground_players::of;

    use super::*;

    const GAMES: [(Pairing, usize); 3] = [
        (Pairing { a: 0, b: 2, number: 0 }, 2),
        (Pairing { a: 0, b: 2, number: 1 }, 0),
        (Pairing { a: 3, b: 4, number: 7 }, 1),
    ];

    fn entrants() -> Vec<Arc<dyn Contender>> {
        of("reversi").iter().map(|player| Arc::new(player.clone()) as Arc<dyn Contender>).collect()
    }

    #[test]
    fn a13_what_is_written_is_read_again_and_a_broken_last_line_is_not() {
        let players = &entrants();
        let mut text = "# title\n".to_owned();
        GAMES.iter().for_each(|&(pairing, halves)| text.push_str(&line(pairing, halves, players)));
        let all: Results = GAMES.into_iter().collect();
        assert_eq!(read(&text, "title", players), Ok((text.len(), all.clone())));
        for rubbish in ["x", "greedy", "x y 1 0 first 1\n", "\u{fffd}\n", "\n"] {
            assert_eq!(read(&format!("{text}{rubbish}"), "title", players), Ok((text.len(), all.clone())));
        }
        // Cut anywhere, whole lines are kept.
        for cut in 0..text.len() {
            let (good, results) = read(&text[..cut], "title", players).expect("a file that was cut");
            assert_eq!(results.len(), text[..cut].matches('\n').count().saturating_sub(1));
            assert!(good <= cut);
        }
        assert!(read(&text, "other", players).unwrap_err().to_string().contains("another ladder"));
        let broken = text.replacen("0.5", "0.7", 1) + &line(GAMES[0].0, 1, players);
        assert!(read(&broken, "title", players).unwrap_err().to_string().contains("line 4"));
    }
}
