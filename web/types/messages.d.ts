// Written from the Rust types by `PLYGROUND_WRITE_TYPES=1 cargo test -p plyground-server types`.

/** What a browser gets from a table: an update with what is its own, or why its request was refused. */
export type TableUpdate =
  | (Extract<Update, { type: "table" | "moved" }> & { you: Side[]; choices: Choice[] })
  | (Extract<Update, { type: "changed" }> & { you: Side[] })
  | Extract<Update, { type: "thinking" | "said" | "notice" }>
  | { type: "refused"; why: import("./words.js").Message };

/**
 * What the page's script gets.
 */
export type AnalysisListPage = { games: Array<Sample>, };

/**
 * What ends a beam.
 */
export type BeamEnd = "edge" | "stopped" | "destroyed";

/**
 * A point on a beam's way.
 */
export type BeamStep = {
/**
 * Where.
 */
at: number,
/**
 * The direction it leaves by: 0 up, 1 right, 2 down, 3 left; `None` where it ends.
 */
leaves: number | null, };

/**
 * One thing that is seen to happen. A move's events, in order, turn the [`BoardContents`] before it into the one after.
 */
export type BoardEvent = { "event": "put",
/**
 * Where.
 */
at: number,
/**
 * What.
 */
piece: Piece, } | { "event": "slide",
/**
 * Whence.
 */
from: number,
/**
 * Where to.
 */
to: number, } | { "event": "hop",
/**
 * Whence.
 */
from: number,
/**
 * Where to.
 */
to: number, } | { "event": "swap",
/**
 * The piece that was moved.
 */
from: number,
/**
 * The other one.
 */
to: number, } | { "event": "flip",
/**
 * Where.
 */
at: number, } | { "event": "turn",
/**
 * Where.
 */
at: number,
/**
 * Which way.
 */
clockwise: boolean, } | { "event": "beam",
/**
 * Whose.
 */
side: Side,
/**
 * Every point it touches, the source first.
 */
path: Array<BeamStep>,
/**
 * What ends it.
 */
end: BeamEnd, } | { "event": "take",
/**
 * Where.
 */
at: number,
/**
 * Whether it is destroyed rather than picked up.
 */
destroyed: boolean, } | { "event": "count",
/**
 * The counter's id.
 */
id: string,
/**
 * The counter's side.
 */
side: Side | null,
/**
 * Its new value.
 */
value: number, } | { "event": "pass",
/**
 * Which.
 */
side: Side, };

/**
 * Something drawn over the board.
 */
export type BoardMark = {
/**
 * How it is drawn.
 */
shape: Shape,
/**
 * Stable, lower case: what it stands for. Reasons use `bad` (what happens to the mover), `good` (what the better move gets) and `note` (what
 * the sentence names besides); layers have kinds of their own, which their game's style may colour.
 */
kind: string,
/**
 * The side it belongs to, if it belongs to one.
 */
side?: Side,
/**
 * Where: one point or more, in the order in which they are joined.
 */
points: Array<number>,
/**
 * A short text beside it that is the same in every language, such as a number.
 */
text?: string, };

/**
 * A board: geometry only. One unit is the distance between neighbouring points; y grows downwards.
 */
export type BoardSpec = {
/**
 * Left, top, width and height of all there is to draw, labels included.
 */
bounds: [number, number, number, number],
/**
 * Where pieces can stand. A point's index is its [`PointId`].
 */
points: Array<PointSpec>,
/**
 * Whether points are squares, crossings of lines or holes.
 */
shape: PointShape,
/**
 * Lines to draw.
 */
lines: Array<Line>,
/**
 * Small dots that help the eye (star points).
 */
dots: Array<[number, number]>,
/**
 * Coordinates along the edges.
 */
labels: Array<Label>,
/**
 * What can be tapped beside the board.
 */
buttons: Array<Button>,
/**
 * Whether the rules let a piece be placed on some of the empty points only, so that it helps to see which.
 */
restricted_placements: boolean,
/**
 * Whether each side sees it from its own edge. Where it looks alike from everywhere, both see it alike, so that both speak of the
 * same corner.
 */
own_edge: boolean,
/**
 * Whether a move changes more than the piece it is made with, so that a finger shows first what it would do.
 */
far_reaching: boolean, };

/**
 * Something to tap that is not a point.
 */
export type Button = {
/**
 * Stable, lower case; unique on its board.
 */
id: string,
/**
 * What it says: "Turn clockwise".
 */
label: Key,
/**
 * The key that presses it, in lower case.
 */
key: string, };

/**
 * One `T` for each side, indexed by [`Side`].
 */
export type BySide<T> = {
/**
 * What `First` has.
 */
first: T,
/**
 * What `Second` has.
 */
second: T, };

/**
 * What may be done at all; who may do it is checked when it is.
 */
export type Can = { takeback: boolean, redo: boolean, draw: boolean, resign: boolean, rematch: boolean, pause: boolean, resume: boolean,
/**
 * End it without a result.
 */
abort: boolean,
/**
 * Say something to a person on another device.
 */
say: boolean,
/**
 * Whether time may be given to each side by the other.
 */
more_time: BySide<boolean>, step: boolean, };

/**
 * A small board and some moves for it to play.
 */
export type Card = { id: string, board: BoardSpec, view: View, moves: Array<ShownMove>, };

/**
 * What the computer says to a try.
 */
export type ChallengeReply = { verdict: ChallengeVerdict,
/**
 * What the computer plays.
 */
reply: Array<string>,
/**
 * A move that is right now, while it goes on.
 */
show: string | null, };

/**
 * How a try stands.
 */
export type ChallengeVerdict = "solved" | "right" | "missed" | "lost";

/**
 * What an editor holds, as a position, or all that is wrong with it.
 */
export type Checked = {
/**
 * The position text; `None` where something is wrong.
 */
position: string | null, problems: Array<ShownProblem>, };

/**
 * A legal move and the taps that mean it.
 */
export type Choice = {
/**
 * The move's text.
 */
move: string,
/**
 * In order.
 */
taps: Array<Tap>, };

/**
 * What is claimed from a person who left.
 */
export type ClaimedResult = "win" | "draw";

export type ClockState = { first_ms: number, second_ms: number, running: Side | null, increment_ms: BySide<number>, };

/**
 * A number beside the board.
 */
export type Counter = {
/**
 * Stable, lower case; unique together with its side.
 */
id: string,
/**
 * What it says: "Rings taken".
 */
label: Key,
/**
 * Whose it is, or nobody's.
 */
side: Side | null,
/**
 * How many.
 */
value: number,
/**
 * The kind of piece it counts, so that it can be drawn as those.
 */
kind: string | null,
/**
 * Whose pieces it counts where they are not its own side's: what a side has captured lies beside it in the other's colour.
 */
of?: Side, };

/**
 * How the game stands: all but its history, so that a message about a move does not grow with the game.
 */
export type Current = { ply: number,
/**
 * The side whose player decides next.
 */
to_move: Side,
/**
 * What a swap2 opening asks for, while it lasts.
 */
swap2: Swap2Step | null, view: View,
/**
 * What to do on the way to a move of several taps.
 */
steps: Array<NextPrompt>,
/**
 * What was seen to happen in the last turn that was not a pass.
 */
last: Array<BoardEvent>, position: string,
/**
 * The name of the opening.
 */
opening: string | null, status: import("./words.js").Message, players: BySide<Person>, clock: ClockState | null, turn_ms: number, outcome: End | null, offers: Offers, can: Can, thinking: boolean,
/**
 * False while the last request could not be written to the disk yet.
 */
saved: boolean, paused: boolean,
/**
 * How fast it goes on, where only computers play.
 */
pace: "slow" | "normal" | "fast" | null,
/**
 * Whether it counts for the ratings: `no`, `yes`, `nolonger`.
 */
counts: "no" | "yes" | "nolonger",
/**
 * Whether browsers may show what a move would do.
 */
previews: boolean,
/**
 * How its end changed the ratings.
 */
rated: BySide<RatingChange> | null, next: string | null, };

/**
 * What a move did to other pieces, for the list of moves and the figures at the end: counted from its events, so that no game is
 * known by name here.
 */
export type Effects = {
/**
 * Pieces that changed their side.
 */
flipped: number,
/**
 * Pieces that were taken off.
 */
taken: number,
/**
 * Pieces that were destroyed.
 */
destroyed: number,
/**
 * Whether the move turned a piece clockwise, or the other way.
 */
clockwise: boolean | null, };

export type End = { winner: Side | null,
/**
 * The reason's code.
 */
reason: string,
/**
 * The reason in words. Its arguments depend on the reader: `who` is `you` to the loser, `named` to others, who
 * also need a name for `loser`, or `other` where nobody is named.
 */
why: Key,
/**
 * Whether the board decided, so that what is counted beside it is the score.
 */
scored: boolean, };

/**
 * A move in the list.
 */
export type Entry = { move: string, side: Side,
/**
 * Milliseconds spent on it.
 */
ms: number,
/**
 * Turns are numbered from 0.
 */
turn: number,
/**
 * What it did besides; most moves did nothing.
 */
did?: Effects, };

/**
 * What the page's script gets, and a line of its stream.
 */
export type EventLine = {
/**
 * The sections of the page that are new or have changed, as HTML.
 */
parts: string,
/**
 * The ids of all sections.
 */
sections: Array<string>,
/**
 * The game that the reader plays now.
 */
game: string | null, };

/**
 * What stored games say about a position.
 */
export type Explored = {
/**
 * The collections there are to choose from.
 */
collections: Array<ShownCollection>,
/**
 * The moves that were played, the most frequent first.
 */
moves: Array<ExploredMove>,
/**
 * How many games had this position.
 */
games: number, };

/**
 * A move that was played in stored games.
 */
export type ExploredMove = { move: string,
/**
 * The opening that its position has a name as.
 */
name: string | null, games: number,
/**
 * Won by the first side.
 */
first: number, draws: number,
/**
 * Won by the second side.
 */
second: number, };

/**
 * What the page's script gets.
 */
export type ExportPage = { id: string, game: string, board: BoardSpec,
/**
 * How many moves the game has.
 */
moves: number,
/**
 * How a picture's file is called, without what its name ends in.
 */
name: string, };

/**
 * Something a description may hold beside the pieces, as a question with all its answers.
 */
export type Extra = {
/**
 * Its name in descriptions.
 */
name: string,
/**
 * What is asked: "Rings off: White".
 */
label: Key,
/**
 * Never empty; the first is meant where a description does not have it.
 */
choices: Array<ExtraChoice>,
/**
 * Whether it is asked only while the one before it has another choice than its first, and anew when that changes.
 */
follows: boolean, };

/**
 * A value of an [`Extra`].
 */
export type ExtraChoice = {
/**
 * In descriptions.
 */
value: string,
/**
 * For people; a number needs none.
 */
label: Key | null, };

/**
 * A kind of mistake, with its latest example.
 */
export type FaultLine = { times: number,
/**
 * The review of the game.
 */
href: string, message: import("./words.js").Message, };

/**
 * Something that is said once to a newcomer.
 */
export type FirstHint = {
/**
 * The sentence.
 */
says: Key,
/**
 * The prompt at which it is said; without one it is said at any.
 */
at: Key | null, };

/**
 * What a legal move would do.
 */
export type Foreseen = {
/**
 * The move's text.
 */
move: string,
/**
 * What it would add to the layers that were asked for, of the side that makes it.
 */
made?: Array<BoardMark>,
/**
 * What would be seen on the board. Counters are left out: they are not drawn there.
 */
events: Array<BoardEvent>,
/**
 * The pieces that would deserve attention then: a row, a winning line.
 */
marks: Array<Mark>, };

/**
 * What the rest of the product needs to know of a game without knowing the game.
 */
export type GameInfo = {
/**
 * Stable, lower case.
 */
id: string,
/**
 * For people.
 */
name: Key,
/**
 * One short sentence for people who have never seen it.
 */
summary: Key,
/**
 * What the sides are called.
 */
sides: BySide<SideInfo>,
/**
 * Never empty; the first is the usual one.
 */
variants: Array<Variant>,
/**
 * The kinds of pieces.
 */
pieces: Array<PieceKind>,
/**
 * What is said once, in the first game: how moves are made on this board.
 */
first_hints: Array<FirstHint>,
/**
 * What an editor asks beside the pieces: the extras of its [descriptions](crate::Description::extras).
 */
extras: Array<Extra>,
/**
 * What evaluations of its positions are counted in.
 */
score_unit: ScoreUnit, };

/**
 * What the page's script gets.
 */
export type GamePage = { game: GameInfo, board: BoardSpec, goal: Goal,
/**
 * What can be foreseen of a move beside what it does.
 */
layers: Array<Layer>, table: Extract<TableUpdate, { type: "table" }>,
/**
 * Whether older programs can read this game.
 */
legacy: boolean, };

/**
 * The sets of boards and pieces of a game. The first is the usual one.
 */
export type GameSets = { game: string, name: Key, sets: Array<NamedSet>, };

/**
 * What the page's script gets.
 */
export type GamesPage = {
/**
 * By variant.
 */
boards: { [key in string]: BoardSpec }, views: Array<PastView>, };

/**
 * What wins.
 */
export type Goal = {
/**
 * In a few words: "Three rings off win".
 */
text: Key,
/**
 * The counter that shows how near a side is, where one does.
 */
slots: Slots | null, };

/**
 * How good a try is.
 */
export type Grade = "wrong" | "solved";

/**
 * What the page's script gets.
 */
export type HomePage = { games: Array<Card>, };

/**
 * What the page's script gets.
 */
export type ImportPage = {
/**
 * The imports under way and lately.
 */
jobs: Array<ShownImport>, preview: ShownBoard | null, };

/**
 * How an import stands.
 */
export type ImportState = "waiting" | "running" | "stopping" | "done" | "stopped" | "failed";

/**
 * A computer player that can judge positions.
 */
export type Judge = { id: string, name: import("./words.js").Message, };

/**
 * A sentence in a catalogue.
 */
export type Key = string;

/**
 * A coordinate label.
 */
export type Label = {
/**
 * What it says.
 */
text: string,
/**
 * Its centre.
 */
x: number,
/**
 * Its centre, downwards.
 */
y: number, };

/**
 * A layer that a game can draw over its boards.
 */
export type Layer = {
/**
 * Stable, lower case; unique in its game.
 */
id: string,
/**
 * What it is called: "Stable discs".
 */
name: Key,
/**
 * Whether what a move would add to it is worth seeing before the move is made.
 */
foreseen: boolean,
/**
 * The kinds of its marks with their meaning, for the legend.
 */
kinds: Array<[string, Key]>, };

/**
 * What the page's script gets.
 */
export type LearnListPage = { games: Array<Sample>,
/**
 * The ids of each game's steps, by game and series.
 */
steps: { [key in string]: Array<[string, Array<string>]> }, };

/**
 * What the page's script gets.
 */
export type LearnPage = {
/**
 * All steps in order: the id by which a browser keeps that it was done, and its address.
 */
steps: Array<[string, string]>, };

/**
 * A straight line.
 */
export type Line = {
/**
 * One end, x and y.
 */
from: [number, number],
/**
 * The other end.
 */
to: [number, number], };

/**
 * A point that deserves attention before the next move.
 */
export type Mark = {
/**
 * Where.
 */
at: number,
/**
 * Stable, lower case: "forbidden", "row", "line".
 */
kind: string,
/**
 * Why, for people: "3x3".
 */
note: Key, };

/**
 * The board of a game under way.
 */
export type MatchBoard = {
/**
 * Which game it is, from 1.
 */
game: number, ply: number, view: View,
/**
 * What was seen in the last move.
 */
events: Array<BoardEvent>,
/**
 * Which game, and who plays, in words.
 */
label: string, };

/**
 * How the match stands: a line of its stream.
 */
export type MatchLine = {
/**
 * The parts of the page that change, as HTML.
 */
parts: string, board: MatchBoard | null,
/**
 * Whether nothing more comes.
 */
over: boolean, };

/**
 * What the page's script gets.
 */
export type MatchPage = { game: string, spec: BoardSpec, first: MatchLine, };

/**
 * The game so far: rebuilt by replaying it.
 */
export type MoveHistory = { variant: string,
/**
 * The name or the text of the start position, if it is not the usual one.
 */
start: string | null, moves: Array<string>, };

/**
 * The review of a move.
 */
export type MoveReport = {
/**
 * Moves up to this one, itself included.
 */
ply: number,
/**
 * Who made it.
 */
side: Side,
/**
 * Its text.
 */
move: string,
/**
 * What the position after it is worth, from its side.
 */
score: ScoreParts,
/**
 * Who is winning after it, in words.
 */
words: import("./words.js").Message,
/**
 * The chance to win after it, from its side, from 0 to 1.
 */
win: number,
/**
 * What should have been played.
 */
best: string,
/**
 * What the best move was worth, from the same side.
 */
best_score: ScoreParts,
/**
 * Who would be winning after the best move.
 */
best_words: import("./words.js").Message,
/**
 * The chance after the best move.
 */
best_win: number,
/**
 * The chance lost, in percent points.
 */
loss: number,
/**
 * What it is called.
 */
verdict: Verdict,
/**
 * Whether it alone held: every other move would have lost much.
 */
only: boolean,
/**
 * The name of the opening, while the game is in the book.
 */
opening: string | null,
/**
 * The reasons, at most two.
 */
why: Array<Why>,
/**
 * How the move is answered: for a fault, its refutation.
 */
refutation: Array<string>,
/**
 * The best move, and what is expected to follow.
 */
line: Array<string>, };

/**
 * A set of board and pieces.
 */
export type NamedSet = { id: string, name: Key, };

/**
 * What the page's script gets.
 */
export type NewPage = { game: GameInfo,
/**
 * By variant.
 */
boards: { [key in string]: BoardSpec },
/**
 * The variants in which swap2 is played.
 */
swap2: Array<string>, };

/**
 * The opponent to play next, and the form that starts that game.
 */
export type NextGame = {
/**
 * In the reader's language: a page does not have the words for every player.
 */
name: string, about: string, elo: number | null,
/**
 * The fields of the form for a new game: the same rules, side and clock.
 */
fields: Array<[string, string]>, };

/**
 * What to do next when a move is begun but not complete.
 */
export type NextPrompt = {
/**
 * As a command: "choose where it lands".
 */
prompt: Key,
/**
 * The taps that have been made, each a way of its own to come here.
 */
after: Array<Array<Tap>>, };

/**
 * What is on offer, and by which side.
 */
export type Offers = { draw: Side | null, takeback: Side | null, pause: Side | null, resume: Side | null, };

/**
 * The board after some move, for looking back.
 */
export type Past = { ply: number, view: View, last: Array<BoardEvent>, events: Array<BoardEvent>, position: string, };

/**
 * How a game stands, or stood at its end.
 */
export type PastView = { id: string, game: string, variant: string, view: View, };

/**
 * Who plays a side.
 */
export type Person = { name: string | import("./words.js").Wrapped,
/**
 * `here`, `remote` or `computer`.
 */
kind: "here" | "remote" | "computer", about: import("./words.js").Message | null, rating: Rated | null, taken: boolean, online: boolean,
/**
 * In how many milliseconds the other side may end the game, because this person has left; 0: now.
 */
claim_in_ms: number | null, };

/**
 * A part of a game. Games go through them in this order and may skip one.
 */
export type Phase = "opening" | "middle" | "end";

/**
 * A part of a game.
 */
export type PhaseReport = {
/**
 * Which.
 */
phase: Phase,
/**
 * The ply of its first move.
 */
from: number,
/**
 * The ply of its last move.
 */
to: number,
/**
 * See [`Summary::accuracy`].
 */
accuracy: BySide<number | null>, };

/**
 * What people can say across the room. Never free text: a code that every browser puts into its visitor's words.
 */
export type Phrase = "luck" | "played" | "thanks" | "oops" | "moment";

/**
 * A piece, as seen from outside a game: one of the game's kinds, a colour, and where it faces.
 */
export type Piece = {
/**
 * One of the ids in [`GameInfo::pieces`](crate::GameInfo::pieces).
 */
kind: string,
/**
 * Whose it is.
 */
side: Side,
/**
 * Quarter turns clockwise from facing up; 0 for pieces that look the same from everywhere.
 */
facing?: number, };

/**
 * A kind of piece.
 */
export type PieceKind = {
/**
 * Stable, lower case.
 */
id: string,
/**
 * For people.
 */
name: Key,
/**
 * How position texts write it, without its facing: "W" or "B".
 */
letters: BySide<string>,
/**
 * In how many directions it can face: 1 if it looks the same from everywhere.
 */
facings: number, };

/**
 * Whether pieces stand on squares, on crossings or in holes.
 */
export type PointShape = "square" | "crossing" | "hole";

/**
 * A point of the board.
 */
export type PointSpec = {
/**
 * Its name in move texts: "e5".
 */
name: string,
/**
 * Its centre.
 */
x: number,
/**
 * Its centre, downwards.
 */
y: number,
/**
 * Which side alone may enter it, where the variant reserves it.
 */
reserved?: Side, };

/**
 * What the page's script gets.
 */
export type ProfilePage = {
/**
 * The most frequent kinds of mistakes.
 */
faults: Array<FaultLine>, };

/**
 * How strong a computer player has been measured to be.
 */
export type Rated = { elo: number, error: number, };

/**
 * How a game changed a player's rating.
 */
export type RatingChange = { before: number, after: number, };

/**
 * What a browser is told about a file that it sent.
 */
export type Received = { batch: string,
/**
 * What it is.
 */
says: import("./words.js").Message,
/**
 * Whether there is anything in it.
 */
readable: boolean, };

/**
 * What a pasted text is.
 */
export type Recognised = { variant: string,
/**
 * The start position, if it is not the usual one.
 */
start: string | null,
/**
 * The line with its variations.
 */
moves: Array<WrittenMove>, };

/**
 * From a browser. Braces even where nothing follows: serde refuses unknown fields only there.
 */
export type Request = { "do": "move", ply: number, move: string, } | { "do": "resign", side?: Side, } | { "do": "draw", say: Say, } | { "do": "takeback", say?: Say, } | { "do": "redo", } | { "do": "pause", say: Say, } | { "do": "resume", } | { "do": "choose", take: Take, } | { "do": "step", } | { "do": "pace", pace: "slow" | "normal" | "fast", } | { "do": "discount", } | { "do": "rematch", } | { "do": "abort", } | { "do": "claim", result: ClaimedResult, } | { "do": "moretime", } | { "do": "say", phrase: Phrase, } | { "do": "stop", } | { "do": "sync", };

/**
 * A game that is reviewed.
 */
export type Reviewed = { id: string, names: { first: string | object, second: string | object },
/**
 * Which sides this browser played.
 */
you: Array<Side>,
/**
 * How it ended.
 */
ending: import("./words.js").Message | null, };

/**
 * A board to look at.
 */
export type Sample = { id: string, board: BoardSpec, view: View, };

/**
 * A tree that was saved.
 */
export type SavedStudy = {
/**
 * Its id; `None` where it belongs to a game.
 */
id: string | null,
/**
 * Whether this browser saved it, and may save it again.
 */
yours: boolean,
/**
 * The line with its variations.
 */
moves: Array<WrittenMove>, };

/**
 * An offer or the answer to one.
 */
export type Say = "offer" | "accept" | "decline";

/**
 * A score, as programs read it.
 */
export type ScoreParts = {
/**
 * `heuristic`, `exact`, `win` or `loss`.
 */
kind: string,
/**
 * The game's units, a margin, or turns.
 */
value: number, };

/**
 * What evaluations are counted in when people read them: "+3.4 discs".
 */
export type ScoreUnit = {
/**
 * A number of them. Arguments: `count`, as the number is written, with its sign, and `amount`, the number for its plural form.
 */
counted: Key,
/**
 * How much of an engine's estimate makes one. Exact results count whole ones.
 */
divisor: number,
/**
 * Whether the game is won by the most of them: an exact result then says how many, otherwise it is a draw.
 */
decides: boolean, };

/**
 * What the page's script gets.
 */
export type SettingsPage = { games: Array<Sample>,
/**
 * Each game's, in the same order.
 */
sets: Array<GameSets>, };

/**
 * How a mark is drawn.
 */
export type Shape = "ring" | "dot" | "area" | "line" | "arrow" | "beam";

/**
 * What the page's script gets.
 */
export type SheetPage = { game: string, board: BoardSpec,
/**
 * In the order of the page.
 */
views: Array<View>, };

/**
 * The board of the one game that was sent.
 */
export type ShownBoard = { game: string, board: BoardSpec, view: View, };

/**
 * A collection to choose.
 */
export type ShownCollection = { id: number, name: string, };

/**
 * An import, for the page that shows it.
 */
export type ShownImport = { id: string, name: string, state: ImportState,
/**
 * What the files are.
 */
forms: import("./words.js").Message[], added: number, known: number, failed: number,
/**
 * Of the bytes, read so far.
 */
percent: number,
/**
 * The first games that could not be read, and why.
 */
problems: import("./words.js").Message[],
/**
 * Where the games are.
 */
collection: number | null, };

/**
 * A best move with its continuation.
 */
export type ShownLine = {
/**
 * What the position is worth; nothing where an external engine gives its move alone.
 */
value: ShownValue | null, depth: number, nodes: number,
/**
 * The best move and what is expected to follow.
 */
moves: Array<string>, };

/**
 * A move of a card.
 */
export type ShownMove = { events: Array<BoardEvent>, view: View, };

/**
 * One thing that is wrong with what an editor holds.
 */
export type ShownProblem = {
/**
 * The point it concerns.
 */
at: string | null, what: import("./words.js").Message, };

/**
 * What a position is worth.
 */
export type ShownValue = { score: ScoreParts,
/**
 * Who is winning, in words.
 */
words: import("./words.js").Message,
/**
 * The chance of the side to move, from 0 to 1.
 */
win: number, };

/**
 * One of the two sides.
 *
 * `First` is the side that moves first in the game's usual start position (dark, black, white, blue). A set-up
 * position may still give `Second` the first move.
 */
export type Side = "first" | "second";

/**
 * What a side is called.
 */
export type SideInfo = {
/**
 * For people: "White".
 */
name: Key,
/**
 * In position texts: "w".
 */
letter: string, };

/**
 * A counter that wins when it is full: it is drawn as places that fill.
 */
export type Slots = {
/**
 * The counter's id.
 */
counter: string,
/**
 * The value that wins.
 */
of: number, };

/**
 * A named start position.
 */
export type Start = {
/**
 * Stable, lower case; unique within its variant.
 */
id: string,
/**
 * For people: "Imhotep".
 */
name: Key,
/**
 * Its position text.
 */
position: string, };

/**
 * Everything that is public about a table.
 */
export type State = { id: string, game: string, variant: string,
/**
 * How it began: `free`, `balanced`, `swap2`.
 */
opening_rule: string, history: Array<Entry>, ply: number,
/**
 * The side whose player decides next.
 */
to_move: Side,
/**
 * What a swap2 opening asks for, while it lasts.
 */
swap2: Swap2Step | null, view: View,
/**
 * What to do on the way to a move of several taps.
 */
steps: Array<NextPrompt>,
/**
 * What was seen to happen in the last turn that was not a pass.
 */
last: Array<BoardEvent>, position: string,
/**
 * The name of the opening.
 */
opening: string | null, status: import("./words.js").Message, players: BySide<Person>, clock: ClockState | null, turn_ms: number, outcome: End | null, offers: Offers, can: Can, thinking: boolean,
/**
 * False while the last request could not be written to the disk yet.
 */
saved: boolean, paused: boolean,
/**
 * How fast it goes on, where only computers play.
 */
pace: "slow" | "normal" | "fast" | null,
/**
 * Whether it counts for the ratings: `no`, `yes`, `nolonger`.
 */
counts: "no" | "yes" | "nolonger",
/**
 * Whether browsers may show what a move would do.
 */
previews: boolean,
/**
 * How its end changed the ratings.
 */
rated: BySide<RatingChange> | null, next: string | null, };

/**
 * What the page's script gets.
 */
export type StepPage = { game: GameInfo, board: BoardSpec, variant: string,
/**
 * The position text to begin from.
 */
from: string,
/**
 * The ids of all steps of the series, by which a browser keeps which were done.
 */
ids: Array<string>,
/**
 * This one, counted from 1.
 */
number: number, exercise: StepTask, };

/**
 * What is tried.
 */
export type StepTask = { "kind": "lesson",
/**
 * In the visitor's language, as lessons are in no script.
 */
task: string,
/**
 * The moves that do it; none: any will do.
 */
goal: Array<string>,
/**
 * Why they are good, in the visitor's language.
 */
why: string | null,
/**
 * What follows each of them.
 */
lines: Array<Array<string>>, } | { "kind": "challenge",
/**
 * Where the reply to a try is asked for.
 */
reply: string,
/**
 * A first move that solves it.
 */
solution: string, };

/**
 * What a browser gets.
 */
export type StudyMessage = { "type": "review",
/**
 * The game's id.
 */
game: string,
/**
 * The chances of the first side, before the first move and after each.
 */
chances: Array<number | null>,
/**
 * The moves that are known now and were not before.
 */
moves: Array<MoveReport>,
/**
 * How much is done, from 0 to 1.
 */
share: number,
/**
 * The whole game, once everything is known.
 */
summary: Summary | null,
/**
 * The exercises this browser has seen: moves before the mistake, and whether it was solved.
 */
practised: Array<[number, boolean]>, } | { "type": "lines", id: number, lines: Array<ShownLine>,
/**
 * Whether it has ended.
 */
done: boolean, } | { "type": "tried", id: number, grade: Grade,
/**
 * The chance after it, from 0 to 1.
 */
win: number,
/**
 * How it is answered.
 */
reply: Array<string>,
/**
 * The reasons why it is wrong.
 */
why: Array<Why>, } | { "type": "judged", id: number, report: MoveReport, } | { "type": "hinted", id: number,
/**
 * The best move.
 */
best: string,
/**
 * And what is expected to follow.
 */
line: Array<string>,
/**
 * What it is good for.
 */
why: Array<Why>, } | { "type": "refused",
/**
 * What was asked for.
 */
id: number | null, why: import("./words.js").Message, };

/**
 * A move of the game.
 */
export type StudyMove = { move: string, side: Side, };

/**
 * What the page's script gets.
 */
export type StudyPage = { game: GameInfo, variant: Variant, board: BoardSpec,
/**
 * The start position, if it is not the usual one.
 */
start: string | null,
/**
 * The moves of the game.
 */
moves: Array<StudyMove>,
/**
 * The game that is reviewed.
 */
reviewed: Reviewed | null,
/**
 * What was saved of the variations.
 */
saved: SavedStudy | null,
/**
 * Who can judge positions.
 */
players: Array<Judge>, layers: Array<Layer>, };

/**
 * What a browser asks for. Answers carry the `id` of what they answer.
 */
export type StudyRequest = { "do": "review",
/**
 * The game's id.
 */
game: string, } | { "do": "analyse", id: number,
/**
 * The position.
 */
line: MoveHistory,
/**
 * How many best moves.
 */
lines: number,
/**
 * The id of the player that judges; full strength if absent.
 */
player?: string, } | { "do": "stop", } | { "do": "try", id: number,
/**
 * The game's id.
 */
game: string,
/**
 * Moves before the mistake.
 */
ply: number,
/**
 * The move tried.
 */
move: string, } | { "do": "reveal",
/**
 * The game's id.
 */
game: string,
/**
 * Moves before the mistake.
 */
ply: number, } | { "do": "judge", id: number,
/**
 * The game so far, with the move.
 */
line: MoveHistory, } | { "do": "verdict", id: number,
/**
 * The game's id.
 */
game: string,
/**
 * Moves up to it, itself included.
 */
ply: number, } | { "do": "hint", id: number,
/**
 * The game's id.
 */
game: string, };

/**
 * The review of a whole game.
 */
export type Summary = {
/**
 * From 0 to 100; `None` for a side that never had a choice.
 */
accuracy: BySide<number | null>,
/**
 * The phases the game went through.
 */
phases: Array<PhaseReport>,
/**
 * The name of the opening.
 */
opening: string | null, };

/**
 * What is beside the board.
 */
export type Surroundings = { status: import("./words.js").Message, players: BySide<Person>, clock: ClockState | null, turn_ms: number, outcome: End | null, offers: Offers, can: Can, thinking: boolean,
/**
 * False while the last request could not be written to the disk yet.
 */
saved: boolean, paused: boolean,
/**
 * How fast it goes on, where only computers play.
 */
pace: "slow" | "normal" | "fast" | null,
/**
 * Whether it counts for the ratings: `no`, `yes`, `nolonger`.
 */
counts: "no" | "yes" | "nolonger",
/**
 * Whether browsers may show what a move would do.
 */
previews: boolean,
/**
 * How its end changed the ratings.
 */
rated: BySide<RatingChange> | null, next: string | null, };

/**
 * What a swap2 opening asks for.
 */
export type Swap2Step = { "step": "place", left: number, colour: Side, } | { "step": "choose", more: boolean, };

/**
 * What can be chosen in a swap2 opening.
 */
export type Take = "first" | "second" | "more";

/**
 * One tap on the way to a move.
 */
export type Tap = { "point": number } | { "group": Array<number> } | { "button": string };

export type Tried = { view: View, choices: Array<Choice>,
/**
 * What to do on the way to the choices of several taps.
 */
steps: Array<NextPrompt>, to_move: Side, status: import("./words.js").Message, position: string,
/**
 * What was seen in the last move.
 */
events: Array<BoardEvent>, over: boolean,
/**
 * The name of the opening.
 */
opening: string | null,
/**
 * The moves that stay in the opening book, with the name of the opening if one ends with them.
 */
book: Array<[string, string | null]>,
/**
 * What the layers that were asked for draw.
 */
marks: Array<BoardMark>, };

/**
 * What everybody at a table is told. `you` and `choices` differ between browsers and are added to each one's copy.
 */
export type Update = { "type": "table", state: State, } | { "type": "moved", state: Current, ply: number, events: Array<BoardEvent>, move: string, side: Side,
/**
 * Milliseconds spent on it.
 */
ms: number,
/**
 * Turns are numbered from 0.
 */
turn: number,
/**
 * What it did besides; most moves did nothing.
 */
did?: Effects, } | { "type": "changed", state: Surroundings, } | { "type": "thinking", side: Side, depth: number, nodes: number, share: number,
/**
 * How long the whole search will take, if that is known; said when it begins.
 */
ms?: number, } | { "type": "said", side: Side, phrase: Phrase, } | { "type": "notice", text: import("./words.js").Message, };

/**
 * A ruleset or board size with an id of its own.
 */
export type Variant = {
/**
 * Stable, lower case; unique among all games.
 */
id: string,
/**
 * For people: "Renju".
 */
name: Key,
/**
 * What is different about it, in one sentence.
 */
summary: Key,
/**
 * Never empty; the first is the usual one.
 */
starts: Array<Start>, };

/**
 * What a move is called, by the winning chance it lost (in percent points).
 */
export type Verdict = "book" | "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * What a person sees of a position.
 */
export type View = {
/**
 * Points that deserve attention.
 */
marks: Array<Mark>,
/**
 * What the side to move must do, as a command: "place a ring". `None` after the end.
 */
prompt: Key | null,
/**
 * At most one piece on a point.
 */
pieces: { [key in number]: Piece },
/**
 * What is counted: discs, rings in reserve, pieces lost.
 */
counters: Array<Counter>, };

/**
 * A board on the wall.
 */
export type WallBoard = {
/**
 * Round and board.
 */
place: string, number: number, first: string, second: string,
/**
 * What everybody got, where it is over.
 */
score: string | null, ply: number, view: View,
/**
 * What was seen in the last turn.
 */
last: Array<BoardEvent>, };

/**
 * A line of the wall's stream: what has changed.
 */
export type WallLine = { parts: string | null,
/**
 * Boards that are new or not as they were.
 */
boards: Array<WallBoard>,
/**
 * All that there are, in their order.
 */
places: Array<string>,
/**
 * The most exciting one.
 */
large: string | null, };

/**
 * What the wall's script gets.
 */
export type WallPage = { game: string, board: BoardSpec, };

/**
 * A reason.
 */
export type Why = {
/**
 * Stable, lower case.
 */
code: string,
/**
 * The sentence.
 */
message: import("./words.js").Message,
/**
 * Whether the line after the best move shows it, and not the one after the move that was played.
 */
in_best_line: boolean,
/**
 * How many moves of that line, its first included, must be seen.
 */
plies: number,
/**
 * What to mark on the board.
 */
marks: Array<BoardMark>, };

/**
 * A move as files have it, with the lines that could have been played instead; each begins with another move.
 */
export type WrittenMove = { variations?: Array<Array<WrittenMove>>,
/**
 * Its text.
 */
move: string,
/**
 * The time spent on it, in milliseconds.
 */
ms?: number,
/**
 * One of [`GLYPHS`], or empty.
 */
glyph?: string,
/**
 * A comment on it.
 */
comment?: string, };
