//! Dates as people give them: a year, a month or a day.

const DAY_MS: i64 = 86_400_000;

/// When a year, month or day begins (UTC), in unix milliseconds; `None` if the text is none of these.
pub fn begin(date: &str) -> Option<i64> {
    let (year, month, day) = parts(date)?;
    Some(days(year, month.unwrap_or(1), day.unwrap_or(1)) * DAY_MS)
}

/// When a game began (UTC), in unix milliseconds: at a time of a day, or when a year, month or day begins.
pub fn moment(date: &str) -> Option<i64> {
    let (day, time) = date.split_once('T').map_or((date, None), |(day, time)| (day, Some(time)));
    let begin = begin(day)?;
    let Some(time) = time else { return Some(begin) };
    let mut parts = time.strip_suffix('Z')?.split(':');
    let mut number = |most: i64| -> Option<i64> {
        let text = parts.next().filter(|text| text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit()))?;
        text.parse().ok().filter(|n| *n <= most)
    };
    let (hour, minute, second) = (number(23)?, number(59)?, number(59)?);
    let whole = day.len() == 10 && parts.next().is_none();
    whole.then_some(begin + ((hour * 60 + minute) * 60 + second) * 1000)
}

/// When it is over.
pub(crate) fn end(date: &str) -> Option<i64> {
    let (year, month, day) = parts(date)?;
    let after = match (month, day) {
        (Some(month), Some(day)) => days(year, month, day) + 1,
        (Some(12), None) | (None, _) => days(year + 1, 1, 1),
        (Some(month), None) => days(year, month + 1, 1),
    };
    Some(after * DAY_MS)
}

fn parts(date: &str) -> Option<(i64, Option<i64>, Option<i64>)> {
    let mut parts = date.split('-');
    let mut number = |digits: usize, most: i64| match parts.next() {
        None => Some(None),
        Some(text) if text.len() == digits && text.bytes().all(|b| b.is_ascii_digit()) => {
            text.parse().ok().filter(|n| (1..=most).contains(n)).map(Some)
        }
        Some(_) => None,
    };
    let (year, month, day) = (number(4, 9_999)??, number(2, 12)?, number(2, 31)?);
    parts.next().is_none().then_some((year, month, day))
}

/// Days since 1970-01-01 in the Gregorian calendar. A day beyond its month's end counts on into the next.
fn days(year: i64, month: i64, day: i64) -> i64 {
    // The year begins in March here, so that the leap day is its last.
    let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
    let leap = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leap + (153 * month + 2) / 5 + day - 1 - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a11_dates_are_years_months_and_days() {
        assert_eq!((begin("1970"), end("1970")), (Some(0), Some(365 * DAY_MS)));
        assert_eq!((begin("2000-02"), end("2000-02")), (Some(10_988 * DAY_MS), Some(11_017 * DAY_MS)));
        assert_eq!((begin("2026-11-18"), end("2026-11-18")), (Some(20_775 * DAY_MS), Some(20_776 * DAY_MS)));
        assert_eq!(begin("1969-12-31"), Some(-DAY_MS));
        assert_eq!(end("2025-12"), begin("2026"));
        for wrong in
            ["", "26", "2026-", "2026-13", "2026-00-01", "2026-1-1", "2026-01-01-01", "-2026", "２０２６"]
        {
            assert_eq!(begin(wrong), None, "{wrong}");
        }
        assert_eq!(moment("1970-01-02T18:30:05Z"), Some(DAY_MS + 66_605_000));
        assert_eq!((moment("1970-01-02"), begin("1970-01-02T18:30:05Z")), (Some(DAY_MS), None));
        for wrong in ["1970T18:30:00Z", "1970-01-02T18:30Z", "1970-01-02T24:00:00Z", "1970-01-02T18:30:00"] {
            assert_eq!(moment(wrong), None, "{wrong}");
        }
    }
}
