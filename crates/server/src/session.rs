//! Who a browser is: an unguessable token in a cookie, and nothing else. Seats belong to tokens.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, header},
    middleware::Next,
    response::Response,
};
use sha2::{Digest, Sha256};

use crate::{
    client::{Arrival, Client},
    words::is_file,
};

const COOKIE: &str = "plyground";
/// 128 bits, in hexadecimal.
const TOKEN_LENGTH: usize = 32;

/// A browser, by the hash of its token: what is stored and compared. The token itself is only ever in the cookie.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Browser([u8; 32]);

impl Browser {
    pub(crate) fn of_token(token: &str) -> Browser {
        Browser(Sha256::digest(token.as_bytes()).into())
    }

    pub(crate) fn hash(&self) -> &[u8] {
        &self.0
    }

    /// The same as a value that can be copied.
    pub(crate) fn key(&self) -> [u8; 32] {
        self.0
    }
}

/// Random bytes as lower-case hexadecimal.
pub(crate) fn new_token() -> String {
    let mut bytes = [0u8; TOKEN_LENGTH / 2];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// An id for an address: short, and not to be guessed by trying.
pub(crate) fn new_id() -> String {
    const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut bytes = [0u8; 10];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes.iter().map(|b| char::from(LETTERS[usize::from(*b) % LETTERS.len()])).collect()
}

/// A seed for what is drawn by chance.
pub(crate) fn new_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = cookies.flat_map(|c| c.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

fn token_in(headers: &HeaderMap) -> Option<&str> {
    let token = cookie(headers, COOKIE)?;
    (token.len() == TOKEN_LENGTH && token.bytes().all(|b| b.is_ascii_hexdigit())).then_some(token)
}

/// Gives every browser a token, and every request its browser.
///
/// The cookie's year begins anew with every page, so that nobody who comes back within a year loses a seat. Files of the
/// program carry no cookie: they are the same for everybody.
pub(crate) async fn recognise(mut request: Request, next: Next) -> Response {
    let known = token_in(request.headers()).map(str::to_owned);
    let fresh = known.is_none() && !is_file(request.uri().path());
    let token = known.unwrap_or_else(new_token);
    let browser = Browser::of_token(&token);
    let arrival = request.extensions().get::<Arrival>().copied();
    let Arrival { address, https } = arrival.expect("client::arrive runs before");
    request.extensions_mut().insert(browser.clone());
    request.extensions_mut().insert(Client { browser, address });
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if fresh || kind.is_some_and(|kind| kind.starts_with("text/html")) {
        let secure = if https { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
        response
            .headers_mut()
            .append(header::SET_COOKIE, HeaderValue::try_from(cookie).expect("plain ASCII"));
    }
    response
}
