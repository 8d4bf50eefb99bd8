//! The computer players of a game as the set-up screen lists them: weakest first, all on one scale.

use plyground_engines::{AnyPlayer, Engine, EngineProblem, Roster};
use plyground_players::player::{given_name, styles};
use plyground_players::{
    ANY, Player, Rating, Settings, find, first_opponents, of, random_opponent, settings, tailored,
};
use plyground_rules::{GameInfo, Variant};
use plyground_words::{Key, Message, key, message};

use crate::{error::Refusal, session::new_seed};

/// What the form says for a player made to measure.
pub(super) const TAILORED: &str = "tailored";

/// The opponents of a game.
pub(super) struct Opponents {
    /// The one that suits the person, where that is known, and those for a person of unknown strength.
    pub(super) first: Vec<FirstOpponent>,
    /// Whether the first of them is chosen for the person.
    pub(super) advised: bool,
    pub(super) list: Vec<Opponent>,
    /// Whether ratings are shown, which then want explaining.
    pub(super) rated: bool,
    /// External engines that cannot play, each with its reason.
    pub(super) problems: Vec<Message>,
    /// What may be chosen for a player made to measure.
    pub(super) settings: Option<Offered>,
}

/// One of the large choices.
pub(super) struct FirstOpponent {
    pub(super) id: String,
    pub(super) name: Message,
    /// For whom it is: "Beginner", "Casual", "Strong", "Your match".
    pub(super) level: Key,
    pub(super) about: Message,
    pub(super) chosen: bool,
}

/// A player as it is listed.
pub(super) struct Opponent {
    pub(super) id: String,
    pub(super) name: Message,
    /// What its way of playing is called.
    pub(super) label: Option<Key>,
    pub(super) about: Message,
    pub(super) style: Key,
    /// What is known of one that has not been measured.
    pub(super) strength: Option<Key>,
    pub(super) mark: Option<ScaleMark>,
    /// Whether it has a strength that could be measured.
    pub(super) measurable: bool,
    /// Whether it is an external engine.
    pub(super) external: bool,
}

/// A rating and its place on the scale, in percent of its length.
pub(super) struct ScaleMark {
    pub(super) elo: i32,
    pub(super) at: f32,
}

/// The settings of a player made to measure, with what is chosen at first.
pub(super) struct Offered {
    pub(super) depths: Vec<u32>,
    pub(super) depth: u32,
    /// Without 0, which is never.
    pub(super) perfects: Vec<u32>,
    pub(super) perfect: u32,
    pub(super) counts: Key,
}

impl Opponents {
    /// `advised`: the id of the one that suits the person, where that is known.
    pub(super) fn of(info: &GameInfo, roster: &Roster, advised: Option<&str>) -> Self {
        let game = info.id;
        let players = of(game);
        let scale = Scale::of(players);
        let mut list: Vec<Opponent> = players
            .iter()
            .filter(|player| is_listed(player))
            .map(|player| Opponent {
                id: player.id.to_string(),
                name: player.name.clone(),
                label: player.label,
                about: player.about.into(),
                style: player.style,
                strength: Some(player.strength.name()),
                mark: player.rating.map(|rating| scale.mark(rating)),
                measurable: player.has_strength(),
                external: false,
            })
            .collect();
        list.extend(roster.all().iter().filter_map(|engine| external(info, engine)));
        // Unrated players come after rated ones.
        list.sort_by_key(|opponent| scale.rated && opponent.mark.is_none());
        Opponents {
            advised: advised.is_some(),
            first: large_choices(game, advised),
            list,
            rated: scale.rated,
            problems: roster.problems().iter().map(EngineProblem::brief).collect(),
            settings: settings(game).map(Offered::from),
        }
    }
}

/// Whether the set-up screen offers it: one that plays as any of the others does what "a random opponent" does, so it is there only in
/// a game that asks for it by a name. Elsewhere its id still means it.
fn is_listed(player: &Player) -> bool {
    player.has_strength() || player.label.is_some()
}

/// The one that suits the person comes first and is chosen; where none is known, the beginner is.
fn large_choices(game: &str, advised: Option<&str>) -> Vec<FirstOpponent> {
    let levels = [key!("level-beginner"), key!("level-casual"), key!("level-strong")];
    let advised = advised.and_then(|id| find(game, id));
    let choice = |(player, level): (Player, Key)| FirstOpponent {
        id: player.id.into_owned(),
        name: player.name,
        level,
        about: player.about.into(),
        chosen: false,
    };
    let match_first = advised.map(|player| (player, key!("level-your-match")));
    let fixed = first_opponents(game).into_iter().zip(levels);
    let others: Vec<_> = match &match_first {
        Some((own, _)) => fixed.filter(|(player, _)| player.id != own.id).collect(),
        None => fixed.collect(),
    };
    let mut choices: Vec<FirstOpponent> = match_first.into_iter().chain(others).map(choice).collect();
    if let Some(first) = choices.first_mut() {
        first.chosen = true;
    }
    choices
}

/// An external engine, if it plays any of the game's variants.
fn external(info: &GameInfo, engine: &Engine) -> Option<Opponent> {
    let (can, cannot): (Vec<_>, Vec<_>) = info.variants.iter().partition(|variant| engine.plays(variant.id));
    let names = can.iter().map(|variant| Message::from(variant.name));
    let listed = names.rev().reduce(|rest, name| message!("listed", first = name, rest = rest));
    let about = match listed {
        Some(games) if !cannot.is_empty() => message!("plays-only", about = engine.about(), games = games),
        _ => engine.about(),
    };
    (!can.is_empty()).then(|| Opponent {
        id: engine.id.clone(),
        name: given_name(&engine.name),
        label: None,
        about,
        style: styles::EXTERNAL,
        strength: None,
        mark: None,
        measurable: true,
        external: true,
    })
}

impl From<Settings> for Offered {
    fn from(settings: Settings) -> Self {
        let (shallow, deep) = settings.depth.clone().into_inner();
        let most = *settings.perfect.end();
        Offered {
            depths: settings.depth.collect(),
            depth: shallow + (deep - shallow) / 3,
            perfects: settings.perfect.filter(|perfect| *perfect > 0).collect(),
            perfect: most * 3 / 5,
            counts: settings.counts,
        }
    }
}

/// From the lowest to the highest rating of a game, errors included.
struct Scale {
    low: f32,
    high: f32,
    rated: bool,
}

impl Scale {
    /// So much is free at either end.
    const MARGIN: f32 = 2.0;

    fn of(players: &[Player]) -> Self {
        let ratings: Vec<Rating> = players.iter().filter_map(|player| player.rating).collect();
        let low = ratings.iter().map(|r| r.elo - r.error).min().unwrap_or(0) as f32;
        let high = ratings.iter().map(|r| r.elo + r.error).max().unwrap_or(0) as f32;
        Scale { low, high: high.max(low + 1.0), rated: !ratings.is_empty() }
    }

    fn mark(&self, Rating { elo, .. }: Rating) -> ScaleMark {
        let length = (100.0 - 2.0 * Self::MARGIN) / (self.high - self.low);
        ScaleMark { elo, at: Self::MARGIN + (elo as f32 - self.low) * length }
    }
}

/// The player that the form means. `depth` and `perfect` count only for one made to measure.
pub(super) fn chosen(
    (game, variant): (&GameInfo, &Variant),
    roster: &Roster,
    id: &str,
    depth: &str,
    perfect: &str,
) -> Result<AnyPlayer, Refusal> {
    let player = roster.find(game.id, variant.id, id);
    if let Some(external @ AnyPlayer::External(_)) = player {
        return Ok(external);
    }
    if let Some(engine) = roster.all().iter().find(|engine| engine.id == id) {
        return Err(Refusal::bad(message!("engine-does-not-play", name = &engine.name, game = variant.name)));
    }
    if let Some(problem) = roster.problem_of_id(id) {
        return Err(Refusal::bad(problem.brief()));
    }
    built_in(game.id, id, depth, perfect).map(AnyPlayer::from)
}

fn built_in(game: &str, id: &str, depth: &str, perfect: &str) -> Result<Player, Refusal> {
    let nobody = || Refusal::bad(key!("no-such-player"));
    match id {
        "" => {
            let [beginner, ..] = first_opponents(game);
            Ok(beginner)
        }
        ANY => random_opponent(game, new_seed()).cloned().ok_or_else(nobody),
        TAILORED => {
            let offered = settings(game).ok_or_else(nobody)?;
            let number = |text: &str| text.trim().parse::<u32>().ok();
            let made = number(depth).zip(number(perfect)).and_then(|(d, p)| tailored(game, d, p));
            made.ok_or_else(|| {
                Refusal::bad(message!(
                    "bad-measures",
                    least = *offered.depth.start(),
                    most = *offered.depth.end(),
                    perfect = *offered.perfect.end(),
                    counts = offered.counts,
                ))
            })
        }
        id => plyground_players::find(game, id).ok_or_else(nobody),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use plyground_games::GAMES;

    use super::*;

    #[test]
    fn a13_every_player_is_listed_and_one_is_chosen() {
        for game in GAMES {
            let id = game.info().id;
            let shown = Opponents::of(game.info(), &Roster::default(), None);
            let ids: HashSet<&str> = shown.list.iter().map(|opponent| opponent.id.as_str()).collect();
            let known = of(id).iter().filter(|player| is_listed(player)).count();
            assert_eq!((ids.len(), shown.list.len()), (known, known), "{id}");
            let surprise = ids.contains(&*Player::random_player().id);
            assert_eq!(
                surprise,
                id == "gomoku",
                "{id}: one thing is called random, a name of its own aside (G5)"
            );
            let large: HashSet<&str> = shown.first.iter().map(|choice| choice.id.as_str()).collect();
            assert_eq!((large.len(), shown.first[0].chosen), (3, true), "{id}: three of different strength");
            let own = Opponents::of(game.info(), &Roster::default(), Some(&shown.list[5].id));
            assert_eq!((own.first[0].id.as_str(), own.first[0].chosen), (&*shown.list[5].id, true), "{id}");
            assert!(
                own.first.len() >= 3 && own.first.iter().filter(|choice| choice.chosen).count() == 1,
                "{id}"
            );
            let rated: Vec<bool> = shown.list.iter().map(|opponent| opponent.mark.is_some()).collect();
            assert!(rated.is_sorted_by(|a, b| a >= b), "{id}: who has no rating comes last");
        }
    }

    #[test]
    fn a13_a_random_opponent_is_one_of_the_players_and_not_always_the_same() {
        for game in GAMES {
            let id = game.info().id;
            let drawn: HashSet<String> =
                (0..200).map(|_| built_in(id, ANY, "", "").expect("a player").id.into_owned()).collect();
            assert!(drawn.len() > 5, "{id}: {drawn:?}");
            assert!(drawn.iter().all(|drawn| of(id).iter().any(|player| player.id == *drawn)), "{id}");
        }
        assert!(built_in("chess", ANY, "", "").is_err());
    }

    #[test]
    fn r4_depth_and_perfect_end_are_the_users_choice() {
        let player = built_in("reversi", TAILORED, "6", " 12 ").expect("offered");
        assert_eq!(player.name.to_string(), "Depth 6, perfect from 12");
        assert_eq!(built_in("reversi", &player.id, "", "").expect("by its id").name, player.name);
        for (depth, perfect) in
            [("0", "4"), ("99", "4"), ("6", "99"), ("", "4"), ("6", ""), ("-1", "4"), ("x", "y")]
        {
            assert!(built_in("reversi", TAILORED, depth, perfect).is_err(), "{depth} {perfect}");
        }
        assert!(built_in("yinsh", TAILORED, "6", "12").is_err(), "only where it is offered");
    }

    #[test]
    fn a13_marks_lie_on_the_scale() {
        let scale = Scale { low: 700.0, high: 2300.0, rated: true };
        let mark = scale.mark(Rating { elo: 1500, error: 100, games: 1 });
        assert!((mark.at - 50.0).abs() < 0.01);
        let alone = Scale::of(&[]).mark(Rating { elo: 0, error: 0, games: 1 });
        assert!(alone.at.is_finite());
    }
}
