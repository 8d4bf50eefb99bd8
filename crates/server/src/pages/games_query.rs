//! The address of the list of past games: its filters, as they are typed, and as the store understands them.

use plyground_games::{GAMES, find};
use plyground_rules::Reason;
use plyground_store::{Cursor, Filter, FoundResult, Scope, Sort, day_begins};
use plyground_words::{Key, Message, key, message};
use serde::Deserialize;

use crate::{error::Refusal, session::Browser, study::paste, words::Words};

/// What can be asked for. Everything is text here, as a form sends it; what is empty was not filled in.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default)]
pub(crate) struct GamesQuery {
    pub(crate) collection: String,
    pub(crate) game: String,
    pub(crate) variant: String,
    pub(crate) player: String,
    pub(crate) opponent: String,
    pub(crate) rating_from: String,
    pub(crate) rating_to: String,
    pub(crate) result: String,
    pub(crate) reason: String,
    pub(crate) opening: String,
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) length_from: String,
    pub(crate) length_to: String,
    pub(crate) accuracy_from: String,
    pub(crate) accuracy_to: String,
    pub(crate) reviewed: String,
    pub(crate) tag: String,
    pub(crate) position: String,
    pub(crate) sort: String,
    /// Where the page begins.
    pub(crate) after: String,
    /// A game that was deleted a moment ago.
    pub(crate) deleted: String,
}

/// The longest text that is looked for.
const MOST: usize = 300;

impl GamesQuery {
    /// Everything that was filled in, by name.
    fn fields(&self) -> [(&'static str, &str); 22] {
        [
            ("collection", &self.collection),
            ("game", &self.game),
            ("variant", &self.variant),
            ("player", &self.player),
            ("opponent", &self.opponent),
            ("rating_from", &self.rating_from),
            ("rating_to", &self.rating_to),
            ("result", &self.result),
            ("reason", &self.reason),
            ("opening", &self.opening),
            ("from", &self.from),
            ("to", &self.to),
            ("length_from", &self.length_from),
            ("length_to", &self.length_to),
            ("accuracy_from", &self.accuracy_from),
            ("accuracy_to", &self.accuracy_to),
            ("reviewed", &self.reviewed),
            ("tag", &self.tag),
            ("position", &self.position),
            ("sort", &self.sort),
            ("after", &self.after),
            ("deleted", &self.deleted),
        ]
    }

    /// The filters that are on.
    pub(crate) fn filters(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let fixed = ["collection", "sort", "after", "deleted"];
        self.fields().into_iter().filter(move |(name, value)| !value.is_empty() && !fixed.contains(name))
    }

    /// The address with one field changed; an empty value takes it away. A page and a note belong to the list as it was.
    pub(crate) fn address(&self, changed: &str, value: &str) -> String {
        let kept = self.fields().into_iter().filter(|(name, value)| {
            !value.is_empty() && *name != changed && !["after", "deleted"].contains(name)
        });
        let all = kept.chain(Some((changed, value)).filter(|(_, value)| !value.is_empty()));
        let query: Vec<String> = all.map(|(name, value)| format!("{name}={}", encode(value))).collect();
        if query.is_empty() { "/games".to_owned() } else { format!("/games?{}", query.join("&")) }
    }

    /// What the store is asked for, among a browser's own games or those of a collection.
    pub(crate) fn filter(&self, browser: &Browser) -> Result<Filter, Refusal> {
        if let Some((_, long)) = self.fields().into_iter().find(|(_, value)| value.len() > MOST) {
            let begin: String = long.chars().take(20).collect();
            return Err(Refusal::bad(message!("filter-too-long", value = begin)));
        }
        let text = |value: &str| Some(value.trim().to_owned()).filter(|value| !value.is_empty());
        let collection: Option<i64> = number(&self.collection)?;
        Ok(Filter {
            scope: collection.map_or_else(|| Scope::Own(vec![browser.hash().to_vec()]), Scope::Collection),
            game: text(&self.game),
            variant: text(&self.variant),
            player: text(&self.player),
            opponent: text(&self.opponent),
            rating_from: number(&self.rating_from)?,
            rating_to: number(&self.rating_to)?,
            result: self.result()?,
            reason: text(&self.reason),
            opening: text(&self.opening),
            from: date(&self.from)?,
            to: date(&self.to)?,
            length_from: number(&self.length_from)?,
            length_to: number(&self.length_to)?,
            accuracy_from: number(&self.accuracy_from)?,
            accuracy_to: number(&self.accuracy_to)?,
            reviewed: match self.reviewed.as_str() {
                "" => None,
                "yes" => Some(true),
                "no" => Some(false),
                other => return Err(wrong(other)),
            },
            tag: text(&self.tag),
            position: self.position()?,
            sort: self.sort()?,
        })
    }

    /// Where the page begins.
    pub(crate) fn cursor(&self) -> Result<Option<Cursor>, Refusal> {
        if self.after.is_empty() {
            return Ok(None);
        }
        self.after.parse().map(Some).map_err(|_| wrong(&self.after))
    }

    fn result(&self) -> Result<Option<FoundResult>, Refusal> {
        Ok(Some(match self.result.as_str() {
            "" => return Ok(None),
            "won" => FoundResult::Won,
            "lost" => FoundResult::Lost,
            "draw" => FoundResult::Draw,
            "first" => FoundResult::First,
            "second" => FoundResult::Second,
            "unfinished" => FoundResult::Unfinished,
            other => return Err(wrong(other)),
        }))
    }

    fn sort(&self) -> Result<Sort, Refusal> {
        Ok(match self.sort.as_str() {
            "" | "newest" => Sort::Newest,
            "oldest" => Sort::Oldest,
            "longest" => Sort::Longest,
            "shortest" => Sort::Shortest,
            "best" => Sort::Best,
            "worst" => Sort::Worst,
            "result" => Sort::Result,
            "game" => Sort::Game,
            other => return Err(wrong(other)),
        })
    }

    /// The canonical hash of the position that is looked for: a position text, or moves that lead to it.
    fn position(&self) -> Result<Option<u64>, Refusal> {
        let text = self.position.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let of_game = GAMES.iter().find(|game| game.info().id == self.game);
        let first = of_game.unwrap_or(&GAMES[0]);
        let (game, variant) = find(&self.variant).unwrap_or((*first, &first.info().variants[0]));
        let play = paste::position(game, variant, text.as_bytes());
        let play = play.map_err(|why| Refusal::bad(message!("filter-position-wrong", why = why)))?;
        Ok(Some(play.canonical_hash()))
    }

    /// What a filter that is on is called, and what it asks for.
    pub(crate) fn label_and_value(&self, name: &str, value: &str, w: Words) -> (String, String) {
        let label = w.t(label(name));
        let said = match name {
            "game" => GAMES.iter().find(|game| game.info().id == value).map(|game| w.say(&game.info().name)),
            "variant" => find(value).ok().map(|(_, variant)| w.say(&variant.name)),
            "result" => result_key(value).map(|key| w.say(&key)),
            "reviewed" => Some(w.t(if value == "yes" { "filter-yes" } else { "filter-no" })),
            "opponent" => plyground_players::find(&self.game, value).map(|player| w.say(&player.name)),
            "reason" => reason(value, &self.game).map(|reason| w.say(&reason)),
            _ => None,
        };
        (label, said.unwrap_or_else(|| value.to_owned()))
    }
}

/// A reason in words: one that comes from outside the board, or one of a game's own, of the game that is looked for if it is one.
fn reason(code: &str, game: &str) -> Option<Message> {
    let infos = || GAMES.iter().map(|game| game.info());
    let own = infos().filter(|info| info.id == game).chain(infos()).flat_map(|info| info.reasons).copied();
    Reason::BY_PEOPLE.into_iter().chain(own).find(|reason| reason.code == code).map(reason_said)
}

pub(crate) fn reason_said(reason: Reason) -> Message {
    message!("filter-reason-said", reason = reason.message(None))
}

/// The sentence of a result.
pub(crate) fn result_key(value: &str) -> Option<Key> {
    Some(match value {
        "won" => key!("result-won"),
        "lost" => key!("result-lost"),
        "draw" => key!("result-draw"),
        "first" => key!("result-first"),
        "second" => key!("result-second"),
        "unfinished" => key!("result-unfinished"),
        _ => return None,
    })
}

fn label(name: &str) -> &'static str {
    match name {
        "game" => "filter-game",
        "variant" => "filter-variant",
        "player" => "filter-player",
        "opponent" => "filter-opponent",
        "rating_from" => "filter-rating-from",
        "rating_to" => "filter-rating-to",
        "result" => "filter-result",
        "reason" => "filter-reason",
        "opening" => "filter-opening",
        "from" => "filter-from",
        "to" => "filter-to",
        "length_from" => "filter-length-from",
        "length_to" => "filter-length-to",
        "accuracy_from" => "filter-accuracy-from",
        "accuracy_to" => "filter-accuracy-to",
        "reviewed" => "filter-reviewed",
        "tag" => "filter-tag",
        _ => "filter-position",
    }
}

fn wrong(value: &str) -> Refusal {
    Refusal::bad(message!("filter-wrong", value = value.to_owned()))
}

fn number<T: std::str::FromStr>(value: &str) -> Result<Option<T>, Refusal> {
    let value = value.trim();
    if value.is_empty() { Ok(None) } else { value.parse().map(Some).map_err(|_| wrong(value)) }
}

/// A year, a month or a day.
pub(crate) fn date(value: &str) -> Result<Option<String>, Refusal> {
    let value = value.trim();
    match value {
        "" => Ok(None),
        _ if day_begins(value).is_some() => Ok(Some(value.to_owned())),
        _ => Err(wrong(value)),
    }
}

/// A value as it stands in an address.
pub(crate) fn encode(value: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-_.~".contains(&b);
    value.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use plyground_words::Lang;

    use super::*;

    fn browser() -> Browser {
        Browser::of_token("somebody")
    }

    #[test]
    fn a11_an_address_keeps_its_filters_and_takes_one_away() {
        let query = GamesQuery {
            player: "Åse & co".to_owned(),
            result: "won".to_owned(),
            after: "1.2".to_owned(),
            ..GamesQuery::default()
        };
        assert_eq!(query.address("result", ""), "/games?player=%C3%85se%20%26%20co");
        assert_eq!(query.address("player", ""), "/games?result=won");
        assert_eq!(query.address("after", "3.4"), "/games?player=%C3%85se%20%26%20co&result=won&after=3.4");
        assert_eq!(GamesQuery::default().address("tag", ""), "/games");
    }

    #[test]
    fn a11_two_letters_of_its_id_tell_a_game_from_the_others_so_that_it_can_be_sorted_by() {
        let begins: BTreeSet<&str> = GAMES.iter().map(|game| &game.info().id[..2]).collect();
        assert_eq!(begins.len(), GAMES.len());
    }

    #[test]
    fn a11_what_a_filter_cannot_be_gets_one_sentence() {
        let wrong = [
            GamesQuery { result: "best".to_owned(), ..GamesQuery::default() },
            GamesQuery { sort: "x".to_owned(), ..GamesQuery::default() },
            GamesQuery { from: "May".to_owned(), ..GamesQuery::default() },
            GamesQuery { from: "2026-13".to_owned(), ..GamesQuery::default() },
            GamesQuery { to: "2026-02-00".to_owned(), ..GamesQuery::default() },
            GamesQuery { length_from: "-1".to_owned(), ..GamesQuery::default() },
            GamesQuery { position: "nothing".to_owned(), ..GamesQuery::default() },
            GamesQuery { player: "x".repeat(400), ..GamesQuery::default() },
            GamesQuery { collection: "all".to_owned(), ..GamesQuery::default() },
        ];
        for query in wrong {
            let refusal = query.filter(&browser()).expect_err("refused");
            assert_eq!(refusal.message().to_string().lines().count(), 1, "{query:?}");
        }
        assert!(GamesQuery { after: "x".to_owned(), ..GamesQuery::default() }.cursor().is_err());
    }

    #[test]
    fn a11_a_position_is_found_by_its_text_or_by_moves_in_any_symmetry() {
        let hash = |position: &str| {
            let query = GamesQuery {
                position: position.to_owned(),
                game: "reversi".to_owned(),
                ..GamesQuery::default()
            };
            query.filter(&browser()).expect("a position").position
        };
        assert_eq!(hash("f5"), hash("d3"));
        assert_eq!(hash("f5"), hash("c4"));
        assert_ne!(hash("f5d6"), hash("f5f4"));
    }

    #[test]
    fn a11_a22_every_reason_that_a_card_leads_to_is_said_in_words() {
        for game in GAMES {
            for reason in game.info().reasons.iter().chain(&Reason::BY_PEOPLE) {
                for lang in Lang::ALL {
                    let query = GamesQuery { game: game.info().id.to_owned(), ..GamesQuery::default() };
                    let (_, said) = query.label_and_value("reason", reason.code, Words { lang });
                    assert_ne!(said, reason.code);
                }
            }
        }
        let of = |game: &str| GamesQuery { game: game.to_owned(), ..GamesQuery::default() };
        let said = |game, code| of(game).label_and_value("reason", code, Words { lang: Lang::En }).1;
        assert_eq!(said("gomoku", "five"), "five in a row");
        assert_eq!(said("", "discs"), "most discs when neither side can move");
    }
}
