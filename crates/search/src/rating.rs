//! How strong players have been measured to be.

/// A measured strength, in Elo: 100 more wins 64 of 100 games, 200 more 76.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// On the scale of its game. In a ladder's file its players are 1500 on average; in a list of players random moves have the same
    /// rating in every game.
    pub elo: i32,
    /// It is this far off at most, in 95 of 100 cases.
    pub error: i32,
    /// How many games it was measured by.
    pub games: u32,
}

/// What a ladder's file says of a player: a line with its id, rating, error and number of games. Lines that begin with
/// `#` are for people.
pub(crate) fn find(measured: &str, id: &str) -> Option<Rating> {
    let lines = measured.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().collect::<Vec<_>>()).find_map(|words| match words[..] {
        [name, elo, error, games] if name == id => {
            Some(Rating { elo: elo.parse().ok()?, error: error.parse().ok()?, games: games.parse().ok()? })
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_by_its_id() {
        let file = "# player rating error games\neasy 1200 30 400\nhard 1800 35 380\n";
        assert_eq!(find(file, "hard"), Some(Rating { elo: 1800, error: 35, games: 380 }));
        assert_eq!((find(file, "har"), find(file, "#")), (None, None));
    }
}
