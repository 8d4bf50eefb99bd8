//! Requests that change something must come from our own pages, and under a name that can only be this server's.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use plyground_words::{Message, key};

use crate::{App, error::Refusal};

/// The public names of this server, in lower case, with a port where it is not the usual one. Naming one says that there is
/// a proxy in front.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts(Arc<[String]>);

impl Hosts {
    pub(crate) fn new(names: &[String]) -> Self {
        Hosts(names.iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Whether there is any.
    pub(crate) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// All of them, as they stand in a link.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Whether a `Host` names one of them, on any port: a proxy may change the port.
    pub(crate) fn has_name(&self, host: &str) -> bool {
        self.iter().any(|ours| name(ours).eq_ignore_ascii_case(name(host)))
    }

    fn has(&self, origin: &str) -> bool {
        self.iter().any(|ours| ours.eq_ignore_ascii_case(origin))
    }
}

/// Reads a public name: `play.example.org`, or `play.example.org:8443` where browsers must name the port.
pub fn public_name(text: &str) -> Result<String, Message> {
    let (host, port) = text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port)));
    let label = |label: &str| {
        !label.is_empty()
            && label.len() < 64
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    if text.contains('/') {
        return Err(key!("host-without-path").into());
    }
    if host.len() > 253 || !host.split('.').all(label) {
        return Err(key!("host-is-a-name").into());
    }
    if port.is_some_and(|port| !port.parse::<u16>().is_ok_and(|port| port > 0)) {
        return Err(key!("host-port").into());
    }
    Ok(text.to_ascii_lowercase())
}

/// Refuses foreign origins on everything that changes state, WebSockets included, and foreign host names always
/// (a page elsewhere could point its own name at this machine).
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let Some(host) = headers.get(header::HOST).and_then(|h| h.to_str().ok()) else {
        return Refusal::foreign().into_response();
    };
    let reads =
        matches!(*request.method(), Method::GET | Method::HEAD) && !headers.contains_key(header::UPGRADE);
    let ours = is_ours(host) || app.hosts.has_name(host);
    if !ours || !(reads || same_origin(headers, host, &app.hosts)) {
        return Refusal::foreign().into_response();
    }
    next.run(request).await
}

/// A page of a public name is ours also where the proxy does not pass that name on as `Host`.
fn same_origin(headers: &HeaderMap, host: &str, hosts: &Hosts) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|o| o.to_str().ok());
    let authority = origin.and_then(|o| o.strip_prefix("http://").or_else(|| o.strip_prefix("https://")));
    authority.is_some_and(|authority| authority == host || hosts.has(authority))
}

/// Addresses, `localhost`, and names that only a local network resolves.
fn is_ours(host: &str) -> bool {
    let name = name(host);
    name.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".local") || !name.contains('.')
}

/// A host without its port.
fn name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or(""),
        None => host.split(':').next().unwrap_or(""),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

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

    #[test]
    fn a20_a_public_name_is_ours_when_it_is_given() {
        let hosts = Hosts::new(&["Play.Example.org".to_owned(), "games.example.org:8443".to_owned()]);
        for ours in
            ["play.example.org", "PLAY.example.org:443", "games.example.org", "games.example.org:8443"]
        {
            assert!(hosts.has_name(ours), "{ours}");
        }
        for foreign in ["example.org", "x.play.example.org", "play.example.org.evil.com", "play.example.orgx"]
        {
            assert!(!hosts.has_name(foreign), "{foreign}");
        }
        let from = |origin| HeaderMap::from_iter([(header::ORIGIN, HeaderValue::from_static(origin))]);
        let same = |origin, host| same_origin(&from(origin), host, &hosts);
        assert!(same("https://play.example.org", "play.example.org"));
        assert!(same("https://play.example.org", "127.0.0.1:4600"), "a proxy that changes the host");
        assert!(same("https://games.example.org:8443", "127.0.0.1:4600"));
        assert!(!same("https://games.example.org", "127.0.0.1:4600"), "another port is another page");
        assert!(!same("https://evil.com", "play.example.org"));
        assert!(!same("null", "play.example.org"));
    }

    #[test]
    fn a20_public_names_are_names() {
        for good in
            ["play.example.org", "Play.Example.org", "laptop", "play.example.org:8443", "xn--spa-9la.example"]
        {
            assert_eq!(public_name(good), Ok(good.to_ascii_lowercase()));
        }
        for bad in [
            "",
            ".",
            "a..b",
            "https://play.example.org",
            "play.example.org/",
            "a b",
            "-a",
            "a:0",
            "a:x",
            "ä.example",
            "a:99999",
            "[::1]",
        ] {
            assert!(public_name(bad).is_err(), "{bad}");
        }
    }
}
