//! Who the host is: one browser, until another one becomes it by a code that the host was shown.

use plyground_events::PlayerId;
use plyground_store::EventWrite;
use plyground_words::{Message, key};

use super::{
    live::{Change, Changed, LiveEvent},
    prizes::Prizes,
};
use crate::session::Browser;

/// A code is good for this long, and once.
const GOOD_MS: i64 = 10 * 60_000;

/// What is true only as long as the program runs: nobody minds if it has to be said again.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Passing {
    pub(crate) code: Option<HostCode>,
    /// Who is asked to come to the board, by round and board.
    pub(crate) called: Vec<(u32, u32, PlayerId)>,
    pub(crate) prizes: Option<Prizes>,
}

/// A code by which another browser becomes the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HostCode {
    text: String,
    /// In unix milliseconds.
    until: i64,
}

impl LiveEvent {
    /// The code that the host was shown, as long as it is good.
    pub(crate) fn host_code(&self, now: i64) -> Option<&str> {
        self.passing.code.as_ref().filter(|code| now < code.until).map(|code| code.text.as_str())
    }

    /// The host is shown a code.
    pub(crate) fn offer_host(&self, text: String, now: i64) -> Change {
        let mut change = self.unchanged();
        change.next.passing.code = Some(HostCode { text, until: now + GOOD_MS });
        change
    }

    /// Whoever has the code becomes the host.
    pub(crate) fn become_host(&self, text: &str, browser: &Browser, now: i64) -> Changed {
        let plain = |text: &str| -> String { text.chars().filter(|c| c.is_alphanumeric()).collect() };
        let given = plain(text).to_uppercase();
        if self.host_code(now).is_none_or(|code| plain(code) != given) {
            return Err(key!("event-host-code-wrong").into());
        }
        let mut change = self.unchanged();
        change.next.passing.code = None;
        change.next.row.holder = browser.hash().to_vec();
        change.write(EventWrite::Host { holder: browser.hash().to_vec() });
        Ok(change)
    }

    /// Asks somebody to come to the board, for all to read; a second time it is taken back.
    pub(crate) fn call(&self, player: PlayerId) -> Changed {
        let at = self.game_of(player).map(|(round, board, _, _)| (round, board, player));
        let at = at.ok_or_else(|| Message::from(key!("event-not-playing")))?;
        let mut change = self.unchanged();
        let called = &mut change.next.passing.called;
        match called.iter().position(|known| *known == at) {
            Some(known) => drop(called.remove(known)),
            None => called.push(at),
        }
        Ok(change)
    }

    /// Those who are asked to come to a board at which they still play.
    pub(crate) fn called(&self) -> impl Iterator<Item = (u32, u32, PlayerId)> {
        let is_open = |(round, board, _): &(u32, u32, PlayerId)| {
            self.state().game(*round, *board).is_some_and(|game| game.outcome.is_none())
        };
        self.passing.called.iter().copied().filter(is_open)
    }
}
