# Names
name-empty = A name needs a letter or a digit.
name-long = A name has at most { $most } characters.
name-taken = There is already somebody called { $name }.

# Setting up
no-event = Nothing is set up yet.
rules-long = The rules of this event are too long.
rounds-range = A Swiss event has between 1 and { $most } rounds.
duration-range = An arena lasts between a moment and a week.
begun-already = The event has begun; what is set up cannot be changed any more.
knockout-forbidden = A knockout cannot keep two people apart.

# People
unknown-player = Nobody in this event has that number.
too-many-players = An event has at most { $most } people.
late-impossible = Everybody has a place from the first round on, so nobody can be let in late here.
cannot-remove = { $name } has been in a round; let them out instead.
is-out = { $name } has been let out already.
is-here = { $name } is here already.
same-player = That is the same person twice.
forbidden-already = These two are kept apart already.
not-forbidden = These two are not kept apart.
computer-unknown = A computer player needs its name.

# Rounds and results
event-over = The event is over.
event-long = This event has become too long to go on.
not-begun = No round has begun yet.
round-running = { $count ->
    [one] One game is still being played.
   *[other] { $count } games are still being played.
 }
no-more-rounds = All rounds have been played.
arena-over = The time of the arena is over.
too-few-players = It takes at least two people.
nobody-to-pair = Nobody can be paired at the moment.
pairing-unfit = This pairing does not fit: everybody has to be in it once, and nobody who is kept from the other.
no-such-game = There is no board { $board } in round { $round }.
has-result = Board { $board } of round { $round } has a result already; it can be corrected.
no-result = Board { $board } of round { $round } has no result that could be corrected.
not-in-game = { $name } does not play on board { $board } of round { $round }.
note-missing = A correction needs a note that says why.
note-long = A note has at most { $most } characters, on one line.
knockout-draw = A knockout needs a winner: play again after a draw.
knockout-went-on = The winner of this game is already in round { $round }; undo that round first.
nothing-to-undo = There is no round to be undone.
arena-undo = An arena has no rounds to be undone; results can be corrected.

# The file of an event
document-long = This file is too long for an event.
document-unreadable = This is no event: line { $line } cannot be read.
document-other = This file is no event, or one of a later version.
document-command = Step { $number } of this event does not fit: { $why }

# Tie-breaks
tie-break-buchholz = Buchholz
tie-break-buchholz-about = The points of all opponents added up: who has met stronger people stands higher.
tie-break-median = Median Buchholz
tie-break-median-about = The points of all opponents added up, without the best and the worst of them.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-about = The points of those beaten and half the points of those drawn with: a win counts for more against somebody strong.
tie-break-direct = Direct encounter
tie-break-direct-about = The points in the games among those who are still level, if all of them have met.
tie-break-wins = Wins
tie-break-wins-about = The games won at the board.

# Why this opponent
why-same-points = Both had { $points } points.
why-other-points = { $name } had { $points } points, { $other } { $theirs }.
why-halves = Among the { $count } people with these points the upper half meets the lower: { $name } was number { $place }, { $other } number { $theirs }.
why-never-met = They had not met before.
why-met = { $count ->
    [one] They had met once before.
   *[other] They had met { $count } times before.
 }
why-team-mates = They are team mates.
why-best = Nobody had to meet an opponent again or a team mate in this round, and no other such pairing fits better as a whole.
why-best-repeats = It could not be avoided in this round: opponents who meet again on { $repeats ->
    [one] 1 board
   *[other] { $repeats } boards
 }, team mates on { $mates ->
    [one] 1 board
   *[other] { $mates } boards
 }; there is no pairing with less.
why-odd = { $count } people are an odd number, so one has no opponent.
why-lowest = { $name } was the lowest of those who had not yet had a point without a game.
why-lowest-possible = { $name } had not yet had a point without a game, and the others could be paired well without them.
why-free-again = { $name } has had a point without a game before; there was no better way.
why-table = Round { $round } of Berger’s table for { $count } people: { $name } has number { $number }, { $other } number { $theirs }.
why-table-free = Round { $round } of Berger’s table for { $count } people: number { $number }, { $name }, is free.
why-bracket = They play for the places { $place } to { $last }.
why-empty-slot = { $name } had nobody on the other side of the bracket.
why-both-waited = Both were waiting.
why-nobody-else = Nobody else was free, or only the last opponent.
why-not-last = Their last games were against others.
why-last = They had just played each other, and nobody else was there.

# Why this side
why-side-rule = { $name } begins: otherwise { $name } or { $other } would have the same side three times running, or far more often than the other side.
why-side-balance = { $name } begins, as { $name } has begun less often, or { $other } more often than not.
why-side-further = { $name } begins: that brings the one further out of balance, { $name } or { $other }, closer to it.
why-side-alternate = { $name } begins: so fewer of { $name } and { $other } have the same side twice running.
why-side-earlier = { $name } begins: the last time that { $name } and { $other } had different sides, it was the other way round.
why-side-rank = { $name } begins: both had the same sides so far, and of { $name } and { $other } the one ranked higher changes.
why-side-number = { $name } begins: nothing speaks for { $other }, and of two like these an odd number in the list of players begins, an even one does not.
why-sides-by-hand = The host set the sides, or the list of players has changed since.
