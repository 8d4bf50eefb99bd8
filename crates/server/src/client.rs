//! Who asks: a browser, by its cookie, at an address.

use std::{convert::Infallible, net::IpAddr};

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{App, connections::ConnectionHandle, error::Refusal, session::Browser};

/// The longest address that is answered; the longest real one is a lesson's moves.
const MAX_URI: usize = 8 * 1024;
/// The most bytes of header fields that are answered.
const MAX_HEADERS: usize = 32 * 1024;

/// Who sent a request. Behind a proxy the address is what the proxy says.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) browser: Browser,
    pub(crate) address: IpAddr,
}

impl Client {
    /// Whether it may let other devices in: at this machine only, and where the program was not started with that.
    pub(crate) fn can_switch(&self, app: &App) -> bool {
        self.address.is_loopback() && app.reach.can_switch()
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let client = parts.extensions.get::<Client>().cloned();
        Ok(client.expect("session::recognise runs before every handler"))
    }
}

/// How a request reached this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) address: IpAddr,
    /// Whether the visitor's browser speaks https, with a proxy between.
    pub(crate) https: bool,
}

impl Arrival {
    /// `X-Forwarded-*` is believed only where the owner has named a public host, which is to say that there is a proxy:
    /// every client can write these fields. The last entry is the proxy's own word.
    fn new(peer: IpAddr, headers: &HeaderMap, proxied: bool) -> Self {
        let last = |name: &str| {
            let value = headers.get_all(name).iter().next_back().filter(|_| proxied)?;
            value.to_str().ok()?.rsplit(',').next().map(str::trim)
        };
        Arrival {
            address: last("x-forwarded-for").and_then(address).unwrap_or(peer).to_canonical(),
            https: last("x-forwarded-proto").is_some_and(|proto| proto.eq_ignore_ascii_case("https")),
        }
    }
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bracketed = text.strip_prefix('[').and_then(|rest| rest.split(']').next());
    text.parse()
        .ok()
        .or_else(|| bracketed?.parse().ok())
        .or_else(|| text.rsplit_once(':').and_then(|(address, _port)| address.parse().ok()))
}

/// Notes where a request comes from; refuses too many of them, and too large ones.
pub(crate) async fn arrive(State(app): State<App>, mut request: Request, next: Next) -> Response {
    // Only tests have requests without a connection.
    let peer = request
        .extensions()
        .get::<ConnectionHandle>()
        .map_or(IpAddr::from([127, 0, 0, 1]), ConnectionHandle::address);
    let arrival = Arrival::new(peer, request.headers(), app.hosts.any());
    if let Err(refusal) = app.limits.request(arrival.address) {
        return refusal.into_response();
    }
    let uri = request.uri().path_and_query().map_or(0, |text| text.as_str().len());
    if uri > MAX_URI {
        return StatusCode::URI_TOO_LONG.into_response();
    }
    let size: usize = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
    if size > MAX_HEADERS {
        return StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response();
    }
    if request.headers().get_all(header::HOST).iter().count() > 1 {
        return Refusal::foreign().into_response();
    }
    request.extensions_mut().insert(arrival);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a20_the_proxys_word_counts_only_behind_a_proxy_and_only_the_last() {
        let peer: IpAddr = "10.0.0.1".parse().expect("an address");
        let table: [(&[&str], bool, &str); 9] = [
            (&[], true, "10.0.0.1"),
            (&["203.0.113.9"], false, "10.0.0.1"),
            (&["203.0.113.9"], true, "203.0.113.9"),
            (&["198.51.100.1, 203.0.113.9"], true, "203.0.113.9"),
            (&["198.51.100.1", "203.0.113.9"], true, "203.0.113.9"),
            (&["203.0.113.9:4711"], true, "203.0.113.9"),
            (&["[2001:db8::1]:4711"], true, "2001:db8::1"),
            (&["::ffff:203.0.113.9"], true, "203.0.113.9"),
            (&["unknown"], true, "10.0.0.1"),
        ];
        for (entries, proxied, address) in table {
            let mut headers = HeaderMap::new();
            for entry in entries {
                headers.append("x-forwarded-for", HeaderValue::from_static(entry));
            }
            let arrival = Arrival::new(peer, &headers, proxied);
            assert_eq!(arrival.address.to_string(), address, "{entries:?}");
        }
    }

    #[test]
    fn a20_https_is_the_proxys_word_too() {
        let peer: IpAddr = "10.0.0.1".parse().expect("an address");
        for (proto, proxied, https) in
            [("https", true, true), ("https", false, false), ("http", true, false), ("HTTPS", true, true)]
        {
            let headers = HeaderMap::from_iter([(
                "x-forwarded-proto".parse().expect("a name"),
                HeaderValue::from_static(proto),
            )]);
            assert_eq!(Arrival::new(peer, &headers, proxied).https, https, "{proto} {proxied}");
        }
    }
}
