//! Why somebody got this opponent and this side.
//!
//! A reason is a [`Claim`]: data that anybody can check against the rounds before, and only then a sentence. Claims are made from the event as it
//! stood when the round began.

use plyground_words::{Message, key, message};

use crate::{
    Format, PlayerId, Seat, State,
    colours::{self, Reason},
    knockout, points_text,
    swiss::{Costs, Criterion, Entrants},
};

/// One reason of a pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Both had as many points, in half points.
    SamePoints(u32),
    /// Own half points, and the opponent's.
    OtherPoints(u32, u32),
    /// Among so many with the same points, the places of both, from 1: the upper half meets the lower.
    Halves {
        /// Those with the same points.
        people: usize,
        /// Own place.
        own: usize,
        /// The opponent's.
        other: usize,
    },
    /// They had not played each other.
    NeverMet,
    /// They had, so many times.
    Met(u32),
    /// They are of the same team.
    TeamMates,
    /// The round has the least costs of all possible pairings, and so many repeats of pairs in all.
    Best {
        /// Pairs of the round that had met before.
        repeats: u32,
        /// Pairs of team mates.
        team_mates: u32,
    },
    /// No opponent: so many people, an odd number.
    Odd(usize),
    /// No opponent, as the lowest of those who had not had a point without a game.
    LowestWithoutFree,
    /// No opponent, as the lowest for whom the others could be paired well.
    LowestPossible,
    /// No opponent: everybody had had a point without a game before.
    FreeAgain,
    /// Round and number of people of a table, own number and the opponent's; nobody for a free round.
    Table {
        /// From 1.
        round: usize,
        /// Everybody.
        people: usize,
        /// From 1.
        own: usize,
        /// From 1.
        other: Option<usize>,
    },
    /// In a knockout they play for this place or a better one of the group: the best place from 1, and how many play for it.
    Bracket {
        /// The best place in reach.
        place: usize,
        /// How many can still reach it.
        people: usize,
    },
    /// In a knockout there was nobody in the other slot.
    EmptySlot,
    /// In an arena both waited.
    BothWaited,
    /// In an arena nobody else was free, or only the last opponent.
    NobodyElse,
    /// In an arena their last game was not against each other.
    NotLast,
    /// In an arena it was.
    Last,
    /// Why the one begins who does; `player` is the one who begins.
    Side {
        /// Who begins.
        begins: PlayerId,
        /// Why.
        reason: Reason,
    },
    /// The sides are not those that the event would give: the host set them, or the list of players has changed.
    SidesByHand,
}

/// Why somebody got this opponent and this side in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Who it is about.
    pub player: PlayerId,
    /// `None` for a round without one.
    pub opponent: Option<PlayerId>,
    /// Why this opponent, or none.
    pub pairing: Vec<Claim>,
    /// Why this side.
    pub side: Vec<Claim>,
}

/// Why somebody got this opponent and this side in a round, from 1; `None` for one who was not in it.
pub fn why(state: &State, round: u32, player: PlayerId) -> Option<Why> {
    let at = (round as usize).checked_sub(1)?;
    let paired = state.rounds().get(at)?;
    let board = paired.board_of(player);
    let opponent = board.map(|(board, seat)| paired.games[board].at(seat.other()));
    if opponent.is_none() && !paired.pausing.contains(&player) {
        return None;
    }
    let entrants = Entrants::before(state, at);
    let place = |id: PlayerId| entrants.order.iter().position(|other| *other == id);
    let own = place(player)?;
    let other = opponent.and_then(place);
    let pairing = match state.format()? {
        Format::Swiss { .. } => swiss(state, at, &entrants, own, other),
        Format::RoundRobin { .. } => {
            let numbers = state.numbers();
            let number = |id: PlayerId| numbers[id.index()];
            vec![Claim::Table {
                round: at + 1,
                people: state.field().len(),
                own: number(player),
                other: opponent.map(number),
            }]
        }
        Format::Knockout { .. } => {
            let groups = knockout::groups(state, at);
            let group = groups.iter().find(|group| group.slots.contains(&Some(player)))?;
            let people = group.slots.iter().flatten().count();
            let bracket = Claim::Bracket { place: group.place, people };
            if opponent.is_some() { vec![bracket] } else { vec![bracket, Claim::EmptySlot] }
        }
        Format::Arena { .. } => match other {
            None => vec![Claim::NobodyElse],
            Some(other) => {
                let last = |a: usize, b: usize| entrants.history(a).last_opponent == Some(entrants.order[b]);
                let was_last = last(own, other) || last(other, own);
                vec![
                    Claim::BothWaited,
                    points(&entrants, own, other),
                    if was_last { Claim::Last } else { Claim::NotLast },
                ]
            }
        },
    };
    let side = match (board, other) {
        (Some((_, seat)), Some(other)) if !matches!(state.format()?, Format::RoundRobin { .. }) => {
            vec![side(state, &entrants, (own, seat), other)]
        }
        _ => Vec::new(),
    };
    Some(Why { player, opponent, pairing, side })
}

fn points(entrants: &Entrants, own: usize, other: usize) -> Claim {
    let (mine, theirs) = (entrants.history(own).half_points, entrants.history(other).half_points);
    if mine == theirs { Claim::SamePoints(mine) } else { Claim::OtherPoints(mine, theirs) }
}

fn side(state: &State, entrants: &Entrants, (own, seat): (usize, Seat), other: usize) -> Claim {
    let (upper, lower) = (own.min(other), own.max(other));
    let number = state.numbers()[entrants.order[upper].index()];
    let (begins, reason) = colours::allocate(entrants.history(upper), entrants.history(lower), number);
    let upper_seat = if upper == own { seat } else { seat.other() };
    if upper_seat != begins {
        return Claim::SidesByHand;
    }
    let begins = entrants.order[if begins == Seat::First { upper } else { lower }];
    Claim::Side { begins, reason }
}

/// What the pairing of a round costs in all; `None` if there is a pair that is forbidden now.
fn costs_of_round(state: &State, at: usize, entrants: &Entrants) -> Option<Costs> {
    let place = |id: PlayerId| entrants.order.iter().position(|other| *other == id);
    let games = state.rounds()[at].games.iter();
    let pairs: Option<Vec<_>> = games.map(|game| Some((place(game.first)?, place(game.second)?))).collect();
    entrants.costs(&pairs?)
}

fn swiss(state: &State, at: usize, entrants: &Entrants, own: usize, other: Option<usize>) -> Vec<Claim> {
    let costs = costs_of_round(state, at, entrants);
    let is_best = costs.is_some() && costs == entrants.costs(&entrants.pairs());
    let Some(other) = other else {
        let people = entrants.order.len();
        let mut claims = Vec::new();
        if people % 2 == 1 {
            claims.push(Claim::Odd(people));
        }
        let has_free = |at: usize| entrants.history(at).free_points > 0;
        claims.push(if has_free(own) {
            Claim::FreeAgain
        } else if (own + 1..people).all(has_free) {
            Claim::LowestWithoutFree
        } else {
            Claim::LowestPossible
        });
        return claims;
    };
    let mut claims = vec![points(entrants, own, other)];
    let (start, size) = entrants.group(own);
    if (start..start + size).contains(&other) && size > 2 {
        claims.push(Claim::Halves { people: size, own: own - start + 1, other: other - start + 1 });
    }
    claims.push(match entrants.history(own).met.get(&entrants.order[other]) {
        Some(&times) => Claim::Met(times),
        None => Claim::NeverMet,
    });
    if state.are_team_mates(entrants.order[own], entrants.order[other]) {
        claims.push(Claim::TeamMates);
    }
    if let (true, Some(costs)) = (is_best, costs) {
        let (repeats, team_mates) =
            (costs[Criterion::Repeats as usize], costs[Criterion::TeamMates as usize]);
        claims.push(Claim::Best { repeats, team_mates });
    }
    claims
}

impl Why {
    /// The reasons for the opponent, as sentences.
    pub fn pairing_messages(&self, state: &State) -> Vec<Message> {
        self.pairing.iter().map(|claim| self.message(state, claim)).collect()
    }

    /// The reasons for the side, as sentences.
    pub fn side_messages(&self, state: &State) -> Vec<Message> {
        self.side.iter().map(|claim| self.message(state, claim)).collect()
    }

    fn message(&self, state: &State, claim: &Claim) -> Message {
        let name = |id: PlayerId| state.players()[id.index()].name.clone();
        let own = name(self.player);
        let other = self.opponent.map(name).unwrap_or_default();
        match *claim {
            Claim::SamePoints(points) => message!("why-same-points", points = points_text(points)),
            Claim::OtherPoints(mine, theirs) => message!(
                "why-other-points",
                name = own,
                points = points_text(mine),
                other = other,
                theirs = points_text(theirs)
            ),
            Claim::Halves { people, own: place, other: theirs } => message!(
                "why-halves",
                count = people,
                name = own,
                place = place,
                other = other,
                theirs = theirs
            ),
            Claim::NeverMet => key!("why-never-met").into(),
            Claim::Met(times) => message!("why-met", count = times),
            Claim::TeamMates => key!("why-team-mates").into(),
            Claim::Best { repeats: 0, team_mates: 0 } => key!("why-best").into(),
            Claim::Best { repeats, team_mates } => {
                message!("why-best-repeats", repeats = repeats, mates = team_mates)
            }
            Claim::Odd(people) => message!("why-odd", count = people),
            Claim::LowestWithoutFree => message!("why-lowest", name = own),
            Claim::LowestPossible => message!("why-lowest-possible", name = own),
            Claim::FreeAgain => message!("why-free-again", name = own),
            Claim::Table { round, people, own: number, other: Some(theirs) } => message!(
                "why-table",
                round = round,
                count = people,
                name = own,
                number = number,
                other = other,
                theirs = theirs
            ),
            Claim::Table { round, people, own: number, other: None } => {
                message!("why-table-free", round = round, count = people, name = own, number = number)
            }
            Claim::Bracket { place, people } => {
                message!("why-bracket", place = place, last = place + people - 1)
            }
            Claim::EmptySlot => message!("why-empty-slot", name = own),
            Claim::BothWaited => key!("why-both-waited").into(),
            Claim::NobodyElse => key!("why-nobody-else").into(),
            Claim::NotLast => key!("why-not-last").into(),
            Claim::Last => key!("why-last").into(),
            Claim::Side { begins, reason } => {
                let waits = if begins == self.player { other } else { own };
                side_message(reason, name(begins), waits)
            }
            Claim::SidesByHand => key!("why-sides-by-hand").into(),
        }
    }
}

fn side_message(reason: Reason, name: String, other: String) -> Message {
    match reason {
        Reason::Rule => message!("why-side-rule", name = name, other = other),
        Reason::Balance => message!("why-side-balance", name = name, other = other),
        Reason::Further => message!("why-side-further", name = name, other = other),
        Reason::Alternate => message!("why-side-alternate", name = name, other = other),
        Reason::Earlier => message!("why-side-earlier", name = name, other = other),
        Reason::Rank => message!("why-side-rank", name = name, other = other),
        Reason::Number => message!("why-side-number", name = name, other = other),
    }
}
