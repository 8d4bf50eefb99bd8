//! How much one client may ask for: token buckets and counts, by browser and by address.
//!
//! A browser can forget its cookie, so the bound on an address is the one that holds; the bound on a browser keeps one
//! visitor from using up what a whole class behind one address shares. Programs on this machine are trusted with more:
//! they are its owner's.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use plyground_words::{key, message};

use crate::{error::Refusal, session::Browser};

/// So many at once, and then so many a second.
#[derive(Clone, Copy)]
struct Rate {
    burst: f64,
    a_second: f64,
}

const BROWSER_STARTS: Rate = Rate { burst: 60.0, a_second: 0.5 };
/// A class of thirty behind one address never notices; a script that fills the disk does.
const ADDRESS_STARTS: Rate = Rate { burst: 400.0, a_second: 2.0 };
const LOCAL_STARTS: Rate = Rate { burst: 5_000.0, a_second: 100.0 };
/// A page is about thirty requests, so this is a whole class that opens it at the same moment.
const ADDRESS_REQUESTS: Rate = Rate { burst: 3_000.0, a_second: 300.0 };
const LOCAL_REQUESTS: Rate = Rate { burst: 50_000.0, a_second: 10_000.0 };
/// Passphrases that are tried for one name, or from one address: nobody types faster who knows theirs.
const TRIES: Rate = Rate { burst: 8.0, a_second: 1.0 / 60.0 };
/// Open game pages of one browser.
const BROWSER_SOCKETS: usize = 32;
/// Open game pages behind one address.
const ADDRESS_SOCKETS: usize = 1_000;
/// Matches under way that one browser began.
const BROWSER_MATCHES: usize = 3;
/// Matches under way that were begun behind one address.
const ADDRESS_MATCHES: usize = 12;
/// Matches under way in all: they share the threads that nobody waits for.
const MATCHES: usize = 32;
/// Clients remembered at least; at most twice as many.
const REMEMBERED: usize = 10_000;

/// The bounds on what clients may do; clones share them.
#[derive(Clone)]
pub(crate) struct ClientLimits(Arc<Inner>);

struct Inner {
    starts_by_browser: Mutex<TokenBuckets<Browser>>,
    starts_by_address: Mutex<TokenBuckets<IpAddr>>,
    requests: Mutex<TokenBuckets<IpAddr>>,
    tries_by_name: Mutex<TokenBuckets<String>>,
    tries_by_address: Mutex<TokenBuckets<IpAddr>>,
    sockets: Mutex<Sockets>,
}

impl ClientLimits {
    /// With room for so many WebSockets in all.
    pub(crate) fn new(sockets: usize) -> Self {
        ClientLimits(Arc::new(Inner {
            starts_by_browser: Mutex::new(TokenBuckets::new()),
            starts_by_address: Mutex::new(TokenBuckets::new()),
            requests: Mutex::new(TokenBuckets::new()),
            tries_by_name: Mutex::new(TokenBuckets::new()),
            tries_by_address: Mutex::new(TokenBuckets::new()),
            sockets: Mutex::new(Sockets {
                room: sockets,
                by_browser: HashMap::new(),
                by_address: HashMap::new(),
            }),
        }))
    }

    /// Counts a new game, a rematch included; call it before the game is created.
    pub(crate) fn start_game(&self, browser: &Browser, address: IpAddr) -> Result<(), Refusal> {
        self.start_game_at(browser, address, Instant::now())
    }

    fn start_game_at(&self, browser: &Browser, address: IpAddr, now: Instant) -> Result<(), Refusal> {
        let rate = if address.is_loopback() { LOCAL_STARTS } else { ADDRESS_STARTS };
        let by_browser = lock(&self.0.starts_by_browser).take(browser.clone(), BROWSER_STARTS, now);
        by_browser
            .and_then(|()| lock(&self.0.starts_by_address).take(network(address), rate, now))
            .map_err(|wait| Refusal::often(key!("too-many-starts"), wait))
    }

    /// Counts a passphrase that is tried for a name, or a code.
    pub(crate) fn try_passphrase(&self, name: &str, address: IpAddr) -> Result<(), Refusal> {
        self.try_passphrase_at(name, address, Instant::now())
    }

    fn try_passphrase_at(&self, name: &str, address: IpAddr, now: Instant) -> Result<(), Refusal> {
        lock(&self.0.tries_by_address)
            .take(network(address), TRIES, now)
            .and_then(|()| lock(&self.0.tries_by_name).take(name.to_lowercase(), TRIES, now))
            .map_err(|wait| Refusal::often(key!("too-many-tries"), wait))
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        let rate = if address.is_loopback() { LOCAL_REQUESTS } else { ADDRESS_REQUESTS };
        lock(&self.0.requests)
            .take(network(address), rate, Instant::now())
            .map_err(|wait| Refusal::often(key!("too-many-requests"), wait))
    }

    /// Takes a permit for a WebSocket; dropping it gives it back.
    pub(crate) fn connect(&self, browser: &Browser, address: IpAddr) -> Result<Permit, Refusal> {
        let mut sockets = lock(&self.0.sockets);
        let key = network(address);
        let of_browser = sockets.by_browser.get(browser).copied().unwrap_or(0);
        let of_address = sockets.by_address.get(&key).copied().unwrap_or(0);
        let refused = if of_browser >= BROWSER_SOCKETS {
            Some(Refusal::often(key!("too-many-sockets-browser"), RETRY))
        } else if of_address >= ADDRESS_SOCKETS && !address.is_loopback() {
            Some(Refusal::often(key!("too-many-sockets-network"), RETRY))
        } else if sockets.room == 0 {
            Some(Refusal::full(key!("too-many-devices")))
        } else {
            None
        };
        if let Some(refusal) = refused {
            return Err(refusal);
        }
        sockets.room -= 1;
        sockets.by_browser.insert(browser.clone(), of_browser + 1);
        sockets.by_address.insert(key, of_address + 1);
        Ok(Permit { limits: self.clone(), browser: browser.clone(), address })
    }
}

/// The matches that are under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchCounts {
    pub(crate) of_browser: usize,
    pub(crate) of_address: usize,
    pub(crate) all: usize,
}

/// Whether one more match may be under way.
pub(crate) fn begin_match(counts: MatchCounts, address: IpAddr) -> Result<(), Refusal> {
    if counts.of_browser >= BROWSER_MATCHES {
        return Err(Refusal::often(message!("too-many-matches-browser", most = BROWSER_MATCHES), RETRY));
    }
    if counts.all >= MATCHES || counts.of_address >= ADDRESS_MATCHES && !address.is_loopback() {
        return Err(Refusal::often(key!("too-many-matches"), RETRY));
    }
    Ok(())
}

/// When to try again where there is room only after a visitor leaves.
const RETRY: Duration = Duration::from_secs(30);

/// The WebSockets that are open.
struct Sockets {
    room: usize,
    by_browser: HashMap<Browser, usize>,
    by_address: HashMap<IpAddr, usize>,
}

/// The permit of a WebSocket, as long as it is open.
pub(crate) struct Permit {
    limits: ClientLimits,
    browser: Browser,
    address: IpAddr,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut sockets = lock(&self.limits.0.sockets);
        sockets.room += 1;
        count_down(&mut sockets.by_browser, &self.browser);
        count_down(&mut sockets.by_address, &network(self.address));
    }
}

fn count_down<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    match counts.get_mut(key) {
        Some(count) if *count > 1 => *count -= 1,
        _ => drop(counts.remove(key)),
    }
}

/// The unit in which addresses are given to clients: an IPv4 address, or the 64 bits of an IPv6 network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) if !v6.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)))
        }
        other => other,
    }
}

/// A token bucket for each of many keys. Two generations bound the memory: when the young one is full it becomes the
/// old one, and the old one, whose keys were not used for as long as it took to fill it, is forgotten.
struct TokenBuckets<K> {
    young: HashMap<K, TokenBucket>,
    old: HashMap<K, TokenBucket>,
}

#[derive(Clone, Copy)]
struct TokenBucket {
    left: f64,
    at: Instant,
}

impl<K: Hash + Eq> TokenBuckets<K> {
    fn new() -> Self {
        TokenBuckets { young: HashMap::new(), old: HashMap::new() }
    }

    /// Takes one token, or says when there will be one.
    fn take(&mut self, key: K, rate: Rate, now: Instant) -> Result<(), Duration> {
        let known = self.young.get(&key).copied().or_else(|| self.old.remove(&key));
        let TokenBucket { left, at } = known.unwrap_or(TokenBucket { left: rate.burst, at: now });
        let left = (left + rate.a_second * now.saturating_duration_since(at).as_secs_f64()).min(rate.burst);
        let (answer, left) = if left < 1.0 {
            (Err(Duration::from_secs_f64((1.0 - left) / rate.a_second)), left)
        } else {
            (Ok(()), left - 1.0)
        };
        self.young.insert(key, TokenBucket { left, at: now });
        if self.young.len() > REMEMBERED {
            self.old = std::mem::take(&mut self.young);
        }
        answer
    }
}

/// Counts stay true when a holder of the lock panics: each is changed in one step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASS: &str = "192.0.2.7";
    const HERE: &str = "127.0.0.1";

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn browser(n: usize) -> Browser {
        Browser::of_token(&n.to_string())
    }

    #[test]
    fn a20_one_browser_starts_60_games_at_once_and_then_one_in_two_seconds() {
        let (limits, now) = (ClientLimits::new(10), Instant::now());
        let start = |b, at| limits.start_game_at(&browser(b), ip(CLASS), at).is_ok();
        assert_eq!((0..100).filter(|_| start(0, now)).count(), 60);
        assert!(start(1, now), "another browser behind the same address");
        assert!(!start(0, now + Duration::from_millis(1_900)));
        assert!(start(0, now + Duration::from_millis(2_000)));
        assert!(!start(0, now + Duration::from_millis(2_100)));
    }

    #[test]
    fn a20_fresh_cookies_do_not_get_around_the_limit_of_an_address() {
        let (limits, now) = (ClientLimits::new(10), Instant::now());
        let starts = |address: &str| {
            (0..6_000).filter(|n| limits.start_game_at(&browser(*n), ip(address), now).is_ok()).count()
        };
        assert_eq!(starts(CLASS), 400);
        assert_eq!(starts("192.0.2.8"), 400, "each address has its own");
        assert_eq!(starts(HERE), 5_000, "this machine may do more");
        assert_eq!(starts("2001:db8::1"), 400);
        assert_eq!(starts("2001:db8::2"), 0, "an IPv6 client has a whole network");
    }

    #[test]
    fn a14_passphrases_are_tried_a_few_times_by_name_and_by_address() {
        let (limits, now) = (ClientLimits::new(10), Instant::now());
        let tries = |name: &str, address: &str, at| limits.try_passphrase_at(name, ip(address), at).is_ok();
        assert_eq!((0..50).filter(|_| tries("Ann", HERE, now)).count(), 8);
        assert!(!tries("Ben", HERE, now), "another name from the same address");
        assert!(!tries("ANN", CLASS, now), "the same name from another address");
        assert!(tries("Ben", CLASS, now));
        assert!(tries("ann", HERE, now + Duration::from_secs(61)));
        assert!(!tries("ann", HERE, now + Duration::from_secs(62)));
    }

    #[test]
    fn a13_matches_under_way_are_counted_by_browser_by_address_and_in_all() {
        let room = |of_browser, of_address, all, address: &str| {
            begin_match(MatchCounts { of_browser, of_address, all }, ip(address)).is_ok()
        };
        assert!(room(0, 0, 0, CLASS) && room(2, 11, 31, CLASS));
        assert!(!room(3, 3, 3, HERE), "one browser");
        assert!(!room(0, 12, 12, CLASS) && room(0, 12, 12, HERE), "one address");
        assert!(!room(0, 0, 32, HERE), "all");
    }

    #[test]
    fn a20_requests_are_counted_by_address() {
        let limits = ClientLimits::new(10);
        let asked = |address: &str| (0..6_000).filter(|_| limits.request(ip(address)).is_ok()).count();
        let class = asked(CLASS);
        assert!((3_000..5_000).contains(&class), "{class}");
        assert_eq!(asked(HERE), 6_000);
    }

    #[test]
    fn a20_a_refusal_says_when_to_try_again() {
        let mut buckets = TokenBuckets::new();
        let (rate, now) = (Rate { burst: 1.0, a_second: 0.5 }, Instant::now());
        assert_eq!(buckets.take((), rate, now), Ok(()));
        assert_eq!(buckets.take((), rate, now), Err(Duration::from_secs(2)));
        assert_eq!(buckets.take((), rate, now + Duration::from_secs(1)), Err(Duration::from_secs(1)));
    }

    #[test]
    fn a20_old_clients_are_forgotten_and_busy_ones_are_not() {
        let mut buckets = TokenBuckets::new();
        let (rate, now) = (Rate { burst: 2.0, a_second: 0.001 }, Instant::now());
        for n in 0..10 * REMEMBERED {
            let busy = buckets.take(usize::MAX, rate, now);
            assert_eq!(busy.is_ok(), n < 2, "{n}");
            let _ = buckets.take(n, rate, now);
            assert!(buckets.young.len() + buckets.old.len() <= 2 * REMEMBERED + 2);
        }
    }

    #[test]
    fn a20_sockets_are_counted_by_browser_by_address_and_in_all() {
        let limits = ClientLimits::new(1_200);
        let take = |b: usize, address: &str| limits.connect(&browser(b), ip(address));
        let mut permits: Vec<Permit> = (0..32).map(|_| take(0, CLASS).expect("room")).collect();
        assert!(take(0, CLASS).is_err(), "one browser");
        permits.pop();
        permits.push(take(0, CLASS).expect("room again"));
        permits.extend((32..1_000).map(|b| take(b, CLASS).expect("room")));
        assert!(take(1_001, CLASS).is_err(), "one address");
        permits.extend((0..200).map(|b| take(2_000 + b, HERE).expect("room")));
        assert!(take(3_000, "192.0.2.9").is_err(), "all");
        drop(permits);
        let sockets = lock(&limits.0.sockets);
        assert_eq!(
            (sockets.room, sockets.by_browser.len(), sockets.by_address.len()),
            (1_200, 0, 0),
            "nothing is left behind"
        );
    }
}
