//! Scripts as they are sent: without the comments that stand on lines of their own, nearly a third of a first visit's bytes.

/// A script without comment lines and empty lines. What stands inside a template literal stays, whatever it looks like; so does a comment behind code.
pub(crate) fn without_comments(script: &str) -> String {
    let mut sent = String::with_capacity(script.len());
    let (mut in_comment, mut in_template) = (false, false);
    for line in script.lines() {
        let text = line.trim();
        if in_comment {
            in_comment = !text.ends_with("*/");
            continue;
        }
        if !in_template {
            if text.is_empty() || text.starts_with("//") {
                continue;
            }
            if text.starts_with("/*") && (text.ends_with("*/") || !text.contains("*/")) {
                in_comment = !text.ends_with("*/");
                continue;
            }
        }
        in_template ^= line.matches('`').count() % 2 == 1;
        sent.push_str(line);
        sent.push('\n');
    }
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a20_only_comments_on_lines_of_their_own_go() {
        let script = "// What it does.\n\n/**\n * @param {number} n\n */\nexport function f(n) {\n  /* why */\n  /* @type */ const url = \"//x\"; // kept\n  return `\n// text\n\n`;\n}\n";
        let sent = "export function f(n) {\n  /* @type */ const url = \"//x\"; // kept\n  return `\n// text\n\n`;\n}\n";
        assert_eq!(without_comments(script), sent);
    }
}
