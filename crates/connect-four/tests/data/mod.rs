//! Reading the data files: rows of fields separated by `|`, comments after `#`.

/// The rows of a file, each with exactly `N` fields.
pub(crate) fn rows<const N: usize>(file: &str) -> impl Iterator<Item = [&str; N]> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        fields.try_into().unwrap_or_else(|_| panic!("{N} fields are expected: {line}"))
    })
}
