//! The parts of an event's pages that change while it goes on.

use askama::Template;
use plyground_events::{
    Format, Game, Outcome, Player, PlayerId, Round, Seat, Source, Who, points_text,
    prizes::{Stronger, biggest_upset},
    standings::{standings, teams},
};
use plyground_games::find;
use plyground_rules::{GameInfo, Side, record::Clock};
use plyground_words::{Key, Message, key, message};

use super::symbol;
use crate::{error::Refusal, events::LiveEvent, session::Browser, table::unix_ms, words::Words};

/// So many rounds are shown of an arena, which has hundreds.
const LATEST: usize = crate::events::EXPLAINED;

/// What both pages show.
pub(super) struct EventShown {
    pub(super) id: String,
    pub(super) is_over: bool,
    /// Where it stands.
    state: String,
    /// When an arena ends, in unix milliseconds.
    ends: Option<u64>,
    /// The latest first.
    rounds: Vec<RoundShown>,
    table: Vec<Line>,
    tie_breaks: Vec<TieBreakShown>,
    /// Symbols of the side that begins, and of the other.
    first: String,
    second: String,
    is_arena: bool,
    /// The points of teams, where there are teams.
    teams: Vec<(usize, String, String)>,
    /// The first three, when all is over.
    podium: Vec<(usize, String, String)>,
}

struct TieBreakShown {
    name: String,
    about: String,
}

struct RoundShown {
    number: u32,
    title: String,
    is_current: bool,
    boards: Vec<BoardShown>,
    /// Those without an opponent.
    pausing: Vec<Pausing>,
}

struct Pausing {
    says: String,
    why: Vec<String>,
}

struct BoardShown {
    number: u32,
    first: String,
    second: String,
    /// `None` while it is played.
    score: Option<&'static str>,
    spoken: String,
    game: Option<String>,
    /// Entered by the host.
    is_by_hand: bool,
    notes: Vec<String>,
    why: Vec<String>,
    /// What the host can say of it.
    outcomes: Vec<(&'static str, String)>,
    /// Both people, for what the host does about one who is not there.
    people: Vec<Seated>,
    /// Whether one of them is called to the board.
    calls: Vec<String>,
}

struct Seated {
    id: u32,
    name: String,
    is_called: bool,
    is_person: bool,
}

/// A prize, and who gets it.
struct Prize {
    name: String,
    says: String,
    game: Option<String>,
}

/// Prizes that are being found.
struct Finding {
    done: usize,
    all: usize,
}

/// A computer that can be asked to take part.
struct Computer {
    id: String,
    says: String,
}

/// A line of the table.
struct Line {
    place: usize,
    name: String,
    points: String,
    tie_breaks: Vec<String>,
    record: String,
    spoken: String,
    is_playing: bool,
    is_out: bool,
    is_you: bool,
}

/// Who reads.
struct You {
    name: String,
    /// Own place and points.
    standing: Option<String>,
    /// What comes next.
    says: String,
    /// The game that is under way.
    game: Option<String>,
    /// The one that was played last.
    last: Option<String>,
}

struct PersonShown {
    id: u32,
    name: String,
    says: String,
    has_device: bool,
    is_out: bool,
    can_go: bool,
    seed: String,
    team: String,
    /// Those who never meet this one.
    apart: Vec<(u32, String)>,
    /// Those who may.
    others: Vec<(u32, String)>,
}

#[derive(Template)]
#[template(path = "event_parts.html")]
pub(super) struct EventParts {
    w: Words,
    shown: EventShown,
    yours: bool,
    you: Option<You>,
    can_join: bool,
    people: Vec<PersonShown>,
    /// What the button says that starts a round.
    start: Option<String>,
    undo: Option<String>,
    can_end: bool,
    /// Whether nothing of the round is lost when it is paired anew.
    can_again: bool,
    has_begun: bool,
    /// Whether everything is played.
    is_done: bool,
    may_keep_apart: bool,
    computers: Vec<Computer>,
    prizes: Vec<Prize>,
    /// The games have been reviewed, and none was long enough.
    no_prizes: bool,
    finding: Option<Finding>,
    can_judge: bool,
    /// Shown to the host alone.
    host_code: Option<String>,
}

#[derive(Template)]
#[template(path = "event_wall_parts.html")]
pub(super) struct WallParts {
    w: Words,
    shown: EventShown,
    /// Who is here already, before there is a table.
    people: Vec<String>,
}

impl WallParts {
    pub(super) fn new(live: &LiveEvent, w: Words) -> Result<Self, Refusal> {
        let here = live.state().players().iter().filter(|player| player.is_active());
        let people = here.map(|player| player.name.clone()).collect();
        Ok(WallParts { w, shown: EventShown::new(live, None, w)?, people })
    }
}

impl EventParts {
    pub(super) fn new(live: &LiveEvent, browser: &Browser, w: Words) -> Result<Self, Refusal> {
        let state = live.state();
        let player = live.player_of(browser);
        let shown = EventShown::new(live, player, w)?;
        let yours = live.is_host(browser);
        let rounds = state.rounds().len();
        let open = state.rounds().iter().map(Round::open).sum::<usize>();
        let is_late = matches!(state.format(), Some(Format::RoundRobin { .. } | Format::Knockout { .. }));
        let start = match (shown.is_arena, rounds) {
            (true, 0) => Some(w.say(&key!("event-start-arena"))),
            (true, _) => None,
            (false, _) => Some(w.say(&message!("event-start-round", number = rounds + 1))),
        };
        let can_undo = yours && rounds > 0 && !shown.is_arena;
        let is_done = state.is_over() || state.is_complete();
        let found = live.passing.prizes.as_ref();
        let prizes = prizes(live, w);
        Ok(EventParts {
            can_again: can_undo
                && !is_done
                && state.rounds().last().is_some_and(|it| it.open() == it.games.len()),
            has_begun: rounds > 0,
            is_done,
            may_keep_apart: !matches!(state.format(), Some(Format::Knockout { .. })),
            computers: if yours && !state.is_over() && !(is_late && rounds > 0) {
                computers(live, w)
            } else {
                Vec::new()
            },
            no_prizes: prizes.is_empty() && found.is_some_and(|it| it.done >= it.all),
            prizes,
            finding: found.filter(|it| it.done < it.all).map(|it| Finding { done: it.done, all: it.all }),
            can_judge: yours && is_done && found.is_none() && !live.games.is_empty(),
            host_code: live.host_code(unix_ms()).filter(|_| yours).map(str::to_owned),
            w,
            start: start.filter(|_| yours && open == 0 && !state.is_over() && !state.is_complete()),
            undo: can_undo.then(|| w.say(&message!("event-undo-round", number = rounds))),
            can_end: yours && !state.is_over() && rounds > 0 && open == 0,
            can_join: player.is_none() && !state.is_over() && !(is_late && rounds > 0),
            people: if yours { people(live, w) } else { Vec::new() },
            you: player.and_then(|player| you(live, player, w)),
            yours,
            shown,
        })
    }
}

impl EventShown {
    fn new(live: &LiveEvent, you: Option<PlayerId>, w: Words) -> Result<Self, Refusal> {
        let state = live.state();
        let settings = state.settings().ok_or_else(|| Refusal::missing("event"))?;
        let (game, _) = find(&settings.variant).map_err(|_| Refusal::missing("event"))?;
        let info = game.info();
        let is_arena = matches!(settings.format, Format::Arena { .. });
        let numbered: Vec<(u32, &Round)> = (1..).zip(state.rounds()).collect();
        let last = numbered.len() as u32;
        let rounds = numbered.iter().rev().filter(|(number, round)| {
            !is_arena || round.open() > 0 || *number as usize + LATEST > last as usize
        });
        let rounds = rounds.map(|(number, round)| RoundShown {
            number: *number,
            title: w.say(&if is_arena {
                message!("event-pairing", number = *number)
            } else {
                message!("event-round", number = *number)
            }),
            is_current: *number == last || is_arena && round.open() > 0,
            boards: (1..)
                .zip(&round.games)
                .map(|(board, game)| board_shown(live, *number, board, game, w))
                .collect(),
            pausing: pausing(live, *number, round, w),
        });
        Ok(EventShown {
            id: live.row.id.clone(),
            is_over: state.is_over(),
            state: w.say(&state_message(live)),
            ends: state.ends_at().filter(|_| live.is_pairing(unix_ms())),
            rounds: rounds.collect(),
            table: table(live, you, w),
            tie_breaks: settings
                .tie_breaks()
                .iter()
                .map(|it| TieBreakShown { name: w.say(&it.name()), about: w.say(&it.about()) })
                .collect(),
            first: symbol(info, live.first_side()),
            second: symbol(info, !live.first_side()),
            is_arena,
            teams: teams(state, state.rounds().len())
                .into_iter()
                .map(|team| (team.place, team.team.clone(), points_text(team.half_points)))
                .collect(),
            podium: podium(live),
        })
    }

    /// Those before.
    fn past(&self) -> impl Iterator<Item = &RoundShown> {
        self.rounds.iter().filter(|round| !round.is_current)
    }

    /// What is played now.
    fn current(&self) -> impl Iterator<Item = &RoundShown> {
        self.rounds.iter().filter(|round| round.is_current)
    }
}

/// What was set up, in a few words: rules, format, clock, rated or not.
pub(super) fn facts(live: &LiveEvent, w: Words) -> Result<(&'static GameInfo, Vec<String>), Refusal> {
    let settings = live.state().settings().ok_or_else(|| Refusal::missing("event"))?;
    let (game, variant) = find(&settings.variant).map_err(|_| Refusal::missing("event"))?;
    let format: Message = match settings.format {
        Format::Swiss { rounds } => message!("event-is-swiss", count = rounds),
        Format::RoundRobin { double: false } => key!("event-round-robin").into(),
        Format::RoundRobin { double: true } => key!("event-double").into(),
        Format::Arena { duration } => message!("event-is-arena", count = duration / 60_000),
        Format::Knockout { places: false } => key!("event-knockout").into(),
        Format::Knockout { places: true } => key!("event-places").into(),
    };
    let shown = |one: &Clock| format!("{}+{}", one.initial_ms as f64 / 60_000.0, one.increment_ms / 1000);
    let clock = match &live.rules.clock {
        None => w.say(&key!("event-no-clock")),
        Some(clock) if clock.first == clock.second => shown(&clock.first),
        Some(clock) => {
            let side =
                |side: Side| format!("{} {}", w.say(&game.info().sides[side].name), shown(&clock[side]));
            format!("{}, {}", side(Side::First), side(Side::Second))
        }
    };
    let rated: Key = if settings.rated { key!("rated-game") } else { key!("unrated-game") };
    Ok((game.info(), vec![w.say(&variant.name), w.say(&format), clock, w.say(&rated)]))
}

fn state_message(live: &LiveEvent) -> Message {
    let state = live.state();
    let rounds = state.rounds().len();
    let open = state.rounds().iter().map(Round::open).sum::<usize>();
    let here = state.players().iter().filter(|player| player.is_active()).count();
    let is_arena = matches!(state.format(), Some(Format::Arena { .. }));
    if state.is_over() {
        key!("event-is-over").into()
    } else if rounds == 0 {
        message!("event-people-here", count = here)
    } else if is_arena && open > 0 {
        message!("event-games-open", count = open)
    } else if is_arena && live.is_pairing(unix_ms()) {
        key!("event-arena-waits").into()
    } else if is_arena {
        key!("event-all-played").into()
    } else if open > 0 {
        message!("event-round-open", number = rounds, count = open)
    } else if state.is_complete() {
        key!("event-all-played").into()
    } else {
        message!("event-round-done", number = rounds)
    }
}

fn name(live: &LiveEvent, player: PlayerId) -> String {
    live.state().players()[player.index()].name.clone()
}

/// A result as it stands on a wall.
pub(super) fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::First => "1 : 0",
        Outcome::Draw => "½ : ½",
        Outcome::Second => "0 : 1",
        Outcome::FirstByForfeit => "+ : –",
        Outcome::SecondByForfeit => "– : +",
        Outcome::NeitherCame => "– : –",
    }
}

/// The same in words.
fn outcome_message(outcome: Outcome, first: &str, second: &str) -> Message {
    match outcome {
        Outcome::First => message!("event-wins", name = first.to_owned()),
        Outcome::Draw => key!("drawn").into(),
        Outcome::Second => message!("event-wins", name = second.to_owned()),
        Outcome::FirstByForfeit => message!("event-absent", name = second.to_owned()),
        Outcome::SecondByForfeit => message!("event-absent", name = first.to_owned()),
        Outcome::NeitherCame => key!("event-neither").into(),
    }
}

fn board_shown(live: &LiveEvent, round: u32, number: u32, game: &Game, w: Words) -> BoardShown {
    let (first, second) = (name(live, game.first), name(live, game.second));
    let knockout = matches!(live.state().format(), Some(Format::Knockout { .. }));
    let outcomes = Outcome::ALL
        .into_iter()
        .filter(|outcome| game.outcome != Some(*outcome) && !(knockout && *outcome == Outcome::Draw));
    let code = |outcome: Outcome| match outcome {
        Outcome::First => "first",
        Outcome::Draw => "draw",
        Outcome::Second => "second",
        Outcome::FirstByForfeit => "first-by-forfeit",
        Outcome::SecondByForfeit => "second-by-forfeit",
        Outcome::NeitherCame => "neither-came",
    };
    let note = |correction: &plyground_events::Correction| {
        let before = score(correction.before);
        w.say(&message!("event-corrected", before = before, note = correction.note.clone()))
    };
    BoardShown {
        number,
        score: game.outcome.map(score),
        spoken: match game.outcome {
            Some(outcome) => w.say(&outcome_message(outcome, &first, &second)),
            None => w.say(&key!("event-being-played")),
        },
        game: live.games.get(&(round, number)).cloned(),
        is_by_hand: game.outcome.is_some() && game.source == Source::Hand && game.corrections.is_empty(),
        notes: game.corrections.iter().map(note).collect(),
        why: reasons(live, round, number, w),
        outcomes: outcomes
            .map(|outcome| (code(outcome), w.say(&outcome_message(outcome, &first, &second))))
            .collect(),
        people: [game.first, game.second].map(|id| seated(live, round, number, id)).into(),
        calls: live
            .called()
            .filter(|(of, at, _)| (*of, *at) == (round, number))
            .map(|(_, _, id)| w.say(&message!("event-called", name = name(live, id), board = number)))
            .collect(),
        first,
        second,
    }
}

fn seated(live: &LiveEvent, round: u32, board: u32, id: PlayerId) -> Seated {
    Seated {
        id: id.0,
        name: name(live, id),
        is_called: live.called().any(|called| called == (round, board, id)),
        is_person: live.state().player(id).is_some_and(|it| !matches!(it.who, Who::Computer(_))),
    }
}

/// The first three, when everything is played. An arena is over with its last game after its time.
fn podium(live: &LiveEvent) -> Vec<(usize, String, String)> {
    let state = live.state();
    let arena_over = state.ends_at().is_some_and(|_| !live.is_pairing(unix_ms()))
        && state.rounds().iter().all(|round| round.open() == 0);
    if state.rounds().is_empty() || !(state.is_over() || state.is_complete() || arena_over) {
        return Vec::new();
    }
    let lines = standings(state, state.rounds().len());
    let first = lines.iter().filter(|line| line.counts && line.place <= 3).take(3);
    first.map(|line| (line.place, name(live, line.player), line.points_text())).collect()
}

/// The computers of the game, the weakest first.
fn computers(live: &LiveEvent, w: Words) -> Vec<Computer> {
    let Ok((game, _)) = find(&live.row.variant) else { return Vec::new() };
    let all = plyground_players::of(game.info().id).iter().filter(|player| player.has_strength());
    let says = |player: &plyground_players::Player| match player.rating {
        Some(rating) => format!("{} ({})", w.say(&player.name), rating.elo),
        None => w.say(&player.name),
    };
    all.map(|player| Computer { id: player.id.to_string(), says: says(player) }).collect()
}

/// What has been won besides the table.
fn prizes(live: &LiveEvent, w: Words) -> Vec<Prize> {
    let state = live.state();
    let mut prizes = Vec::new();
    let game = |at: (u32, u32)| live.games.get(&at).map(|id| format!("/g/{id}"));
    let found = live.passing.prizes.as_ref().filter(|found| found.done >= found.all);
    if let Some((at, _)) = found.and_then(|found| found.best_game)
        && let Some(best) = state.game(at.0, at.1)
    {
        let (first, second) = (name(live, best.first), name(live, best.second));
        let says = message!("event-prize-game-says", first = first, second = second, round = at.0);
        prizes.push(Prize { name: w.say(&key!("event-prize-game")), says: w.say(&says), game: game(at) });
    }
    if let Some((player, accuracy)) = found.and_then(|found| found.most_accurate) {
        let says = message!(
            "event-prize-accurate-says",
            name = name(live, player),
            percent = accuracy.round() as u32
        );
        prizes.push(Prize { name: w.say(&key!("event-prize-accurate")), says: w.say(&says), game: None });
    }
    let is_done = state.is_over() || state.is_complete();
    if let Some(upset) = biggest_upset(state).filter(|_| is_done) {
        let (winner, loser) = (name(live, upset.winner), name(live, upset.loser));
        let says = match upset.by {
            Stronger::Rating(by) => {
                message!(
                    "event-prize-upset-rating",
                    winner = winner,
                    loser = loser,
                    by = by,
                    round = upset.round
                )
            }
            Stronger::Seeds(by) => {
                message!(
                    "event-prize-upset-seeds",
                    winner = winner,
                    loser = loser,
                    by = by,
                    round = upset.round
                )
            }
        };
        let at = game((upset.round, upset.board));
        prizes.push(Prize { name: w.say(&key!("event-prize-upset")), says: w.say(&says), game: at });
    }
    prizes
}

fn reasons(live: &LiveEvent, round: u32, number: u32, w: Words) -> Vec<String> {
    live.reasons.get(&(round, number)).into_iter().flatten().map(|reason| w.say(reason)).collect()
}

fn pausing(live: &LiveEvent, round: u32, paired: &Round, w: Words) -> Vec<Pausing> {
    let after = paired.games.len() as u32 + 1;
    let pauses = (after..).zip(&paired.pausing);
    pauses
        .map(|(number, player)| Pausing {
            says: w.say(&message!("event-pauses", name = name(live, *player))),
            why: reasons(live, round, number, w),
        })
        .collect()
}

fn table(live: &LiveEvent, you: Option<PlayerId>, w: Words) -> Vec<Line> {
    let state = live.state();
    if state.rounds().is_empty() {
        return Vec::new();
    }
    let playing = state.playing();
    let lines = standings(state, state.rounds().len());
    let line = lines.iter().map(|line| Line {
        place: line.place,
        name: name(live, line.player),
        points: line.points_text(),
        tie_breaks: (0..line.tie_breaks.len()).map(|at| line.tie_break_text(at)).collect(),
        record: format!("{} · {} · {}", line.won, line.drawn, line.lost),
        spoken: w.say(&message!("event-record", won = line.won, drawn = line.drawn, lost = line.lost)),
        is_playing: playing.contains(&line.player),
        is_out: state.player(line.player).is_some_and(|player| player.is_out),
        is_you: you == Some(line.player),
    });
    line.collect()
}

fn you(live: &LiveEvent, player: PlayerId, w: Words) -> Option<You> {
    let state = live.state();
    let own = state.player(player)?;
    let lines = standings(state, state.rounds().len());
    let standing = lines.iter().find(|line| line.player == player).filter(|_| !state.rounds().is_empty());
    let paused =
        state.rounds().last().is_some_and(|round| round.pausing.contains(&player) && round.open() > 0);
    let at = live.game_of(player);
    let says: Message = match at {
        Some((_, board, game, id)) => {
            let seat = game.seat(player).unwrap_or(Seat::First);
            let opponent = name(live, game.at(seat.other()));
            if id.is_some() {
                message!("event-you-play", name = opponent)
            } else {
                message!("event-you-play-by-hand", name = opponent, board = board)
            }
        }
        None if state.is_over() || state.is_complete() => key!("event-you-are-done").into(),
        None if own.is_out => key!("event-you-are-out").into(),
        None if paused && !matches!(state.format(), Some(Format::Arena { .. })) => {
            key!("event-you-pause").into()
        }
        None => key!("event-you-wait").into(),
    };
    Some(You {
        name: own.name.clone(),
        standing: standing.map(|line| {
            w.say(&message!("event-your-place", place = line.place, points = points_text(line.half_points)))
        }),
        says: w.say(&says),
        game: at.and_then(|(_, _, _, id)| id.cloned()),
        last: last_game(live, player),
    })
}

/// The latest game of somebody that was played to its end.
fn last_game(live: &LiveEvent, player: PlayerId) -> Option<String> {
    let own = |(round, board): (u32, u32)| {
        let game = live.state().game(round, board);
        game.is_some_and(|it| it.seat(player).is_some() && it.outcome.is_some_and(Outcome::is_played))
    };
    live.games.iter().rev().find(|(at, _)| own(**at)).map(|(_, id)| id.clone())
}

fn people(live: &LiveEvent, w: Words) -> Vec<PersonShown> {
    let state = live.state();
    let has_been = |player: &Player| {
        state
            .rounds()
            .iter()
            .any(|round| round.board_of(player.id).is_some() || round.pausing.contains(&player.id))
    };
    let shown = |player: &Player| {
        let others = state.players().iter().filter(|other| !other.is_removed && other.id != player.id);
        let (apart, others): (Vec<_>, Vec<_>) = others
            .map(|other| (other.id, (other.id.0, other.name.clone())))
            .partition(|(id, _)| state.is_forbidden(*id, player.id));
        let says: Key = match &player.who {
            _ if player.is_out => key!("event-person-out"),
            Who::Computer(_) => key!("event-person-computer"),
            Who::Device if live.seats.contains_key(&player.id) => key!("event-person-device"),
            _ => key!("event-person-by-hand"),
        };
        PersonShown {
            id: player.id.0,
            name: player.name.clone(),
            says: w.say(&says),
            has_device: live.seats.contains_key(&player.id),
            is_out: player.is_out,
            can_go: !has_been(player),
            seed: player.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            team: player.team.clone().unwrap_or_default(),
            apart: apart.into_iter().map(|(_, other)| other).collect(),
            others: others.into_iter().map(|(_, other)| other).collect(),
        }
    };
    state.players().iter().filter(|player| !player.is_removed).map(shown).collect()
}
