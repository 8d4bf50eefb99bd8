//! A rating over time, as the points of a line with its uncertainty around it.

use plyground_players::standing::Standing;

/// The most points: more cannot be seen apart.
const MOST: usize = 160;

/// A chart on a field of 1000 by 100, downwards.
pub(crate) struct Chart {
    /// The points of the line.
    pub(crate) line: String,
    /// The points around the band in which the rating lies.
    pub(crate) band: String,
    /// Marks beside it: how far down in percent, and the rating.
    pub(crate) marks: Vec<(f64, i64)>,
    /// How far down the latest is, in percent.
    pub(crate) last: f64,
}

/// The chart of ratings, the earliest first; `None` without any.
pub(crate) fn chart(ratings: &[Standing]) -> Option<Chart> {
    let last = ratings.len().checked_sub(1)?;
    let points = MOST.min(ratings.len()).max(2);
    let shown: Vec<Standing> =
        (0..points).map(|i| ratings[(i * last + (points - 1) / 2) / (points - 1)]).collect();
    let ends = |of: fn(&Standing) -> f64| shown.iter().map(of);
    let (low, high) = (ends(|s| s.elo).fold(f64::MAX, f64::min), ends(|s| s.elo).fold(f64::MIN, f64::max));
    // A flat line shall look flat; the band may leave the field.
    let margin = ((high - low) * 0.15).max(40.0);
    let (low, high) = (low - margin, high + margin);
    let down = |elo: f64| (100.0 * (high - elo) / (high - low)).clamp(0.0, 100.0);
    let across = |i: usize| 1000.0 * i as f64 / (points - 1) as f64;
    let point = |i: usize, elo: f64| format!("{:.0},{:.1}", across(i), down(elo));
    let line: Vec<String> = shown.iter().enumerate().map(|(i, s)| point(i, s.elo)).collect();
    let above = shown.iter().enumerate().map(|(i, s)| point(i, s.elo + s.deviation));
    let below = shown.iter().enumerate().rev().map(|(i, s)| point(i, s.elo - s.deviation));
    let step = if high - low > 600.0 {
        200.0
    } else if high - low > 250.0 {
        100.0
    } else {
        50.0
    };
    let first = (low / step).ceil() as i64;
    let marks =
        (first..).map(|n| n as f64 * step).take_while(|elo| *elo < high).map(|elo| (down(elo), elo as i64));
    Some(Chart {
        line: line.join(" "),
        band: above.chain(below).collect::<Vec<_>>().join(" "),
        marks: marks.filter(|(down, _)| (4.0..=96.0).contains(down)).collect(),
        last: down(shown[points - 1].elo),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a14_a_chart_shows_the_first_and_the_last_rating() {
        assert!(chart(&[]).is_none());
        let at = |elo: f64| Standing { elo, deviation: 60.0, games: 1 };
        let one = chart(&[at(1516.0)]).expect("a point");
        assert_eq!((one.line.as_str(), one.last), ("0,50.0 1000,50.0", 50.0));
        let many: Vec<Standing> = (0..1000).map(|n| at(1500.0 + f64::from(n))).collect();
        let rising = chart(&many).expect("a line");
        assert_eq!(rising.line.split(' ').count(), MOST);
        assert!(rising.line.starts_with("0,88.5 ") && rising.line.ends_with(" 1000,11.5"), "{}", rising.line);
        assert!(rising.marks.iter().any(|(_, elo)| *elo == 2000));
        assert!(rising.marks.is_sorted_by(|a, b| a.0 > b.0));
    }
}
