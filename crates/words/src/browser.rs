//! Catalogues for the browser: the same Fluent files, as JSON that a few lines of JavaScript put into words.
//!
//! A pattern is a text, or a list of texts and placeables. A placeable is `{"arg": name}`, with `"capital": true` if its
//! first letter becomes a capital, or a selection `{"of": name, "cases": {key: pattern}, "else": key}`. Terms and references to other messages are resolved here.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use serde_json::{Map, Value, json};

use crate::{Catalogue, Lang};

/// The sentences of several catalogues in one language, by their full keys. What is not translated yet is there in English.
pub fn browser_catalogue(catalogues: &[&Catalogue], lang: Lang) -> Value {
    let mut all = Map::new();
    for (catalogue, lang) in
        catalogues.iter().flat_map(|catalogue| [(catalogue, Lang::En), (catalogue, lang)])
    {
        let resource = parse(catalogue.source(lang));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                if let Some(value) = &message.value {
                    let key = format!("{}.{}", catalogue.name(), message.id.name);
                    all.insert(key, pattern(value, &resource));
                }
            }
        }
    }
    Value::Object(all)
}

pub(crate) fn parse(source: &'static str) -> Resource<&'static str> {
    fluent_syntax::parser::parse(source).unwrap_or_else(|(readable, errors)| {
        debug_assert!(false, "a catalogue: {errors:?}");
        readable
    })
}

fn pattern(pattern: &Pattern<&str>, resource: &Resource<&'static str>) -> Value {
    let mut parts: Vec<Value> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => json!(value),
            PatternElement::Placeable { expression } => placeable(expression, resource),
        };
        // What terms and references stand for joins the text around it.
        for part in if let Value::Array(several) = part { several } else { vec![part] } {
            match (parts.last_mut(), part) {
                (Some(Value::String(before)), Value::String(text)) => before.push_str(&text),
                (_, part) => parts.push(part),
            }
        }
    }
    match parts.len() {
        1 if parts[0].is_string() => parts.remove(0),
        _ => Value::Array(parts),
    }
}

fn placeable(expression: &Expression<&str>, resource: &Resource<&'static str>) -> Value {
    match expression {
        Expression::Inline(inline) => simple(inline, resource),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                debug_assert!(false, "a selection goes by an argument");
                return json!("");
            };
            let name = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let cases: Map<String, Value> = variants
                .iter()
                .map(|variant| (name(&variant.key), pattern(&variant.value, resource)))
                .collect();
            let usual = variants.iter().find(|variant| variant.default).map(|variant| name(&variant.key));
            json!({ "of": id.name, "cases": cases, "else": usual })
        }
    }
}

fn simple(inline: &InlineExpression<&str>, resource: &Resource<&'static str>) -> Value {
    match inline {
        InlineExpression::StringLiteral { value } => {
            json!(fluent_syntax::unicode::unescape_unicode_to_string(value))
        }
        InlineExpression::NumberLiteral { value } => json!(value),
        InlineExpression::VariableReference { id } => json!({ "arg": id.name }),
        InlineExpression::Placeable { expression } => placeable(expression, resource),
        InlineExpression::TermReference { id, .. } => {
            let term = resource.body.iter().find_map(|entry| match entry {
                Entry::Term(term) if term.id.name == id.name => Some(&term.value),
                _ => None,
            });
            term.map_or(json!(""), |value| pattern(value, resource))
        }
        InlineExpression::MessageReference { id, .. } => {
            let message = resource.body.iter().find_map(|entry| match entry {
                Entry::Message(message) if message.id.name == id.name => message.value.as_ref(),
                _ => None,
            });
            message.map_or(json!(""), |value| pattern(value, resource))
        }
        InlineExpression::FunctionReference { id, arguments } => {
            match (id.name, arguments.positional.as_slice()) {
                ("CAPITAL", [InlineExpression::VariableReference { id }]) => {
                    json!({ "arg": id.name, "capital": true })
                }
                ("NUMBER", [InlineExpression::VariableReference { id }]) => {
                    json!({ "arg": id.name, "number": true })
                }
                _ => {
                    debug_assert!(false, "the browser knows no function {}", id.name);
                    json!("")
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: Catalogue = Catalogue::of_test(
        "test",
        "-product = Plyground\nplain = A { -product } game\nmoves = { $count ->\n    [0] none\n    [one] 1 move\n   *[other] { $count } moves\n } of { plain }\nlater = Later",
        "-product = Plyground\nplain = x\nmoves = y",
    );

    #[test]
    fn a22_patterns_become_json() {
        let all = browser_catalogue(&[&WORDS], Lang::En);
        assert_eq!(all["test.plain"], json!("A Plyground game"));
        let cases = json!({ "0": "none", "one": "1 move", "other": [{ "arg": "count" }, " moves"] });
        let wanted = json!([{ "of": "count", "cases": cases, "else": "other" }, " of A Plyground game"]);
        assert_eq!(all["test.moves"], wanted);
        assert_eq!(browser_catalogue(&[&WORDS], Lang::De)["test.moves"], json!("y"));
        assert_eq!(
            browser_catalogue(&[&WORDS], Lang::De)["test.later"],
            json!("Later"),
            "not translated yet"
        );
    }
}
