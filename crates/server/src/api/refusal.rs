//! Refusals, as the document describes them; `error::show` writes them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::{
    IntoResponses, ToSchema,
    openapi::{OpenApi, path::Operation},
};

/// Why a request was refused.
#[derive(Serialize, ToSchema)]
pub(super) struct ApiRefusal {
    /// The sentence.
    why: ApiSentence,
}

/// A sentence, which each reader has words for in a language.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the document's name for what `plyground_words::Message` writes")]
pub(super) enum ApiSentence {
    /// Its key.
    Key(String),
    /// Its key and its arguments.
    Said {
        /// Its key.
        id: String,
        /// What it speaks of, by name: texts, numbers, and sentences.
        #[serde(flatten)]
        arguments: BTreeMap<String, Value>,
    },
}

/// What every request may be refused for.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only its description is used")]
enum Always {
    /// What was asked cannot be understood.
    #[response(status = 400)]
    Bad(ApiRefusal),
    /// This client asks for too much; the header field `retry-after` says when it may ask again.
    #[response(status = 429)]
    Often(ApiRefusal),
    /// The server failed, or its disk did.
    #[response(status = 500)]
    Failed(ApiRefusal),
    /// All places are taken.
    #[response(status = 503)]
    Full(ApiRefusal),
}

/// Adds to every operation what it may be refused for whatever it is about.
pub(super) fn document_refusals(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations: [Option<&mut Operation>; 2] = [item.get.as_mut(), item.post.as_mut()];
        for operation in operations.into_iter().flatten() {
            for (status, response) in Always::responses() {
                operation.responses.responses.entry(status).or_insert(response);
            }
        }
    }
}
