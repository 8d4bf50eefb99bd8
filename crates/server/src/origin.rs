//! Requests that change something must come from our own pages, and under a name that can only be this machine.

use std::net::IpAddr;

use axum::{
    extract::Request,
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::error::Refusal;

/// Refuses foreign origins on everything that changes state, WebSockets included, and foreign host names always
/// (a page elsewhere could point its own name at this machine).
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let Some(host) = headers.get(header::HOST).and_then(|h| h.to_str().ok()) else {
        return Refusal::foreign().into_response();
    };
    let reads =
        matches!(*request.method(), Method::GET | Method::HEAD) && !headers.contains_key(header::UPGRADE);
    if !is_ours(host) || !(reads || same_origin(headers, host)) {
        return Refusal::foreign().into_response();
    }
    next.run(request).await
}

fn same_origin(headers: &HeaderMap, host: &str) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|o| o.to_str().ok());
    origin.and_then(|o| o.strip_prefix("http://").or_else(|| o.strip_prefix("https://"))) == Some(host)
}

/// Addresses, `localhost`, and names that only a local network resolves.
fn is_ours(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or(""),
        None => host.split(':').next().unwrap_or(""),
    };
    name.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".local") || !name.contains('.')
}

#[cfg(test)]
mod tests {
    use super::is_ours;

    #[test]
    fn a20_only_names_of_this_network_are_ours() {
        for ours in
            ["127.0.0.1:8000", "[::1]:8000", "localhost", "laptop.local:80", "laptop", "192.168.1.7:8000"]
        {
            assert!(is_ours(ours), "{ours}");
        }
        for foreign in ["example.com", "example.com:8000", "127.0.0.1.example.com"] {
            assert!(!is_ours(foreign), "{foreign}");
        }
    }
}
