//! What makes the pages an app that can be installed: its manifest, its service worker, and the page shown while the server
//! cannot be reached.

use std::sync::LazyLock;

use axum::{
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use plyground_words::{Lang, key};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::alone::{self, Alone};
use crate::{
    POLICY,
    assets::{self, cached},
    scripts::without_comments,
    words::Words,
};

/// The background of every page in the light theme, which is painted before the first page is there.
const PAPER: &str = "#f4f1ea";

/// `GET /manifest.webmanifest`, in the visitor's language.
pub(crate) async fn manifest(w: Words) -> Response {
    let icon = |size: u16, purpose: &str| {
        let name = if purpose == "any" { "icon" } else { purpose };
        json!({
            "src": format!("/assets/icons/{name}-{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let manifest = json!({
        "id": "/",
        "name": "Plyground",
        "short_name": "Plyground",
        "description": w.say(&key!("app-description")),
        "lang": w.lang.tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// The page that the service worker keeps.
pub(crate) async fn offline(w: Words) -> Response {
    alone::page(w, sentences(w))
}

fn sentences(w: Words) -> Alone {
    Alone {
        title: w.say(&key!("offline-title")),
        lead: w.say(&key!("offline-lead")),
        more: w.say(&key!("offline-more")),
        again: true,
    }
}

/// All that a browser may have kept of it, in any language.
fn kept() -> impl Iterator<Item = String> {
    Lang::ALL.into_iter().map(|lang| {
        let w = Words { lang };
        alone::text(w, sentences(w))
    })
}

/// The worker's script. It differs where the page that it keeps does, so that browsers fetch that anew.
static WORKER: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for page in kept() {
        hash.update(page);
    }
    let version: String = hash.finalize().iter().take(8).map(|b| format!("{b:02x}")).collect();
    format!("globalThis.VERSION = \"{version}\";\n{}", without_comments(&assets::text("worker.js")))
});

/// `GET /worker.js`: a worker is responsible for what lies beside it and below. It heeds the policy of its own script.
pub(crate) async fn worker(headers: HeaderMap) -> Response {
    let kind = "text/javascript; charset=utf-8";
    let mut response = cached(kind, WORKER.clone().into_bytes(), &Sha256::digest(&*WORKER), &headers);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a20_the_worker_has_a_version_and_the_manifest_names_icons_that_exist() {
        assert!(WORKER.starts_with("globalThis.VERSION = \""));
        assert!(WORKER.contains("addEventListener(\"fetch\""));
        for icon in ["icon-192", "icon-512", "maskable-512"] {
            assert!(assets::exists(&format!("icons/{icon}.png")), "{icon}");
        }
    }
}
