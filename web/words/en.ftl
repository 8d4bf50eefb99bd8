# Everywhere
copied = Copied.
close = Close
cancel = Cancel
turn-sound-off = Turn the sound off
turn-sound-on = Turn the sound on
sound-is-on = Sound is on
sound-is-off = Sound is off
fullscreen = Fullscreen
fullscreen-refused = This browser does not allow it.
no-answer = The server does not answer.

# Settings and their values
setting-theme = Theme
setting-looks = Board and pieces
looks-of = Shown for
every-game = Every game
setting-motion = Animation
setting-effects = Light effects
setting-sound = Sound
setting-music = Music
setting-notify = Notify me when the other side has moved while I look away
setting-coordinates = Coordinates
setting-pass = Pass automatically
setting-hints = Show possible moves
setting-volume = Volume
setting-music-volume = Volume of the music
value-system = System
value-light = Light
value-dark = Dark
value-off = Off
value-slow = Slow
value-normal = Normal
value-fast = Fast
value-on = On
value-full = Full
value-reduced = Reduced
settings-look = Look
settings-play = Play
settings-sound = Sound
notify-missing = This browser shows notifications only over https, or on the computer on which Plyground runs.
notify-denied = Notifications of this page are blocked; they can be allowed in the settings of the browser.

# Setting up a game
name = Name
name-of-guest = Name (they can change it)
start-typed = Custom
start-typed-short = custom
start-position = Start position
start-is-over = This position is the end of a game.
start-impossible = This start position cannot be played: { $why }
side-begins = { $side } begins.

# Lessons
lesson-done = Done!
lesson-done-over = Done! { $ending }.
lessons-done = { $done } of { $count } done
lesson-done-before = (done)
lesson-right = { $move } is right.
lesson-wrong = { $move } is legal, but something else is asked for: { $task }
lesson-answered = { $move } is answered by { $reply }.
lesson-weaker = { $move } is not the best.
lesson-try-again = Try again.
lesson-shown = Like this: { $move }.
course-continue = Continue
challenge-right = { $move } is right. The reply is { $reply }. Go on.
challenge-missed = { $move } does not win in time. Try again.
challenge-missed-by = After { $move } the reply { $reply } stops it. Try again.
challenge-lost = After { $move } the other side wins. Try again.
challenge-lost-by = After { $move } the other side plays { $reply } and wins. Try again.
challenge-escaped = Escaped! There is no forced win any more.
first-hint-close = Close this hint

# Whose turn it is; $you is "alone" for a reader who plays one side
final-position = Final position
paused = Paused
not-saved-yet = Not saved yet
you-have-no-move = You have no move
side-has-no-move = { $side } has no move
you-are = You are { $side }
your-move = Your move
your-move-to = Your move: { $prompt }
your-move-title = ● Your move
is-thinking = { $name } is thinking
waiting-for-guest = Waiting for the other player to come
waiting-for = Waiting for { $name }
hint-prompt = to { $prompt }
counted = { $what }: { $count }
moves-ahead = { $count ->
    [one] { $count } move ahead
   *[other] { $count } moves ahead
 }
page-title = { $what } · { $game } · Plyground

# Seats
increment = +{ $seconds } s a turn
computer = Computer
not-here-yet = not here yet
away = away
you = you
at-this-screen = at this screen

# The board
board-of = { $game } board
button-now = { $button } now
row-of-points = { $from } to { $to }, { $count } together, can be chosen
point-empty = empty
point-forbidden = forbidden: { $why }
point-last-move = last move
point-chosen = chosen
point-can-go = can go here
point-can-be-chosen = can be chosen
point-can-be-played = can be played
point-falls-to = falls to { $point }

# Typed moves
type-a-move = Type a move
type-help = For example { $move }; Escape goes back to the board.
type-not-now = nothing can be moved now
type-unclear = { $text } can mean several moves here; type it in full

# What happened in a move, for people who hear it. $piece is the game's spoken-kind, $pieces its spoken-count, and a piece of a
# side its spoken-owner.
move-put = { $piece } { $point }
move-goes = { $piece } { $from } to { $to }
move-swaps = { $piece } { $from } changes places with { $other } { $to }
move-turns = { $piece } { $point } turns { $way ->
    [right] clockwise
   *[left] anticlockwise
 }
move-flips = { $pieces } flipped: { $points }
move-takes = { $piece } { $point } taken off
move-takes-row = row { $from } to { $to } taken off
move-destroys = the beam { $count ->
    [0] destroys
   *[other] turns at { $turns } and destroys
 } { $victim } at { $point }
move-stopped = the beam { $count ->
    [0] is
   *[other] turns at { $turns } and is
 } stopped by { $piece } at { $point }
move-leaves = the beam { $count ->
    [0] leaves
   *[other] turns at { $turns } and leaves
 } the board at { $point }
moved = { $who ->
    [you] You
   *[named] { $name }
 }: { $what }.
passes = { $who ->
    [you] You pass.
   *[named] { $name } passes.
 }
as-sentence = { $text }.
passes-noted = { $name } has no move and passes.
away-moved = { $name } has moved. It is your turn.
moves-taken-back = { $count ->
    [one] A move was taken back.
   *[other] { $count } moves were taken back.
 }

# Looking back
ply-of = Move { $ply } of { $count }
before-first-move = Before the first move
looked-at = { $where }.
looked-at-move = { $where }. { $who ->
    [you] You
   *[named] { $name }
 }: { $move }.
no-moves-yet = No moves yet.
seconds-spent = { $seconds } s
replay = Replay
replay-pause = Pause

# The end
draw = A draw
both-agreed = Both sides agreed.
left-the-game = { $who ->
    [you] You left the game.
   *[named] { $name } left the game.
 }
end-reason = { CAPITAL($reason) }.
end-in-one = { $title }. { $reason }

# Figures of a game
figure-turns = Turns { $count }

# Connection and disk
no-connection = There is no connection at the moment.
move-waits = No connection: your move is sent as soon as it is back.
connection-lost = Connection lost. Trying again…
game-unsaved = This game cannot be saved at the moment (the disk may be full). The last move is kept and will be saved as soon as possible; nobody can move until then.
game-saved-again = Saved again.

# Offers and answers
call-it-a-draw = Call it a draw?
draw-if-both-agree = The game ends if both sides agree.
both-agree = Both agree
offer-a-draw-question = Offer a draw?
draw-if-accepted = The game ends if the other side accepts.
offer-a-draw = Offer a draw
play-on = Play on
resign = Resign
resign-question = Resign?
resign-question-for = Resign for { $side }?
resign-consequence = The game ends and { $winner } wins.
offered-draw = You have offered a draw.
offers-draw = { $name } offers a draw.
asked-takeback = You have asked to take a move back.
asks-takeback = { $name } would like to take a move back.
asked-pause = You have asked for a pause.
asks-pause = { $name } would like to pause the game.
withdraw = Withdraw
decline = Decline
draw-declined = Your draw offer was declined.
takeback-declined = Your request to take back was declined.
pause-declined = The game goes on without a pause.
rematch-waits = { $name } has set up a rematch.

# A paused game
paused-watched = The game is kept until the players continue.
paused-both = It goes on when you and { $name } both continue; until then the game is kept.
paused-waiting = Waiting for { $name } to continue, too.
paused-asked = { $name } would like to continue.
paused-alone = Continue when you like; the game is kept, also if the program is restarted.

# Leaving
leave-question = Leave the game?
leave-clock = The clock goes on while you are away. The game stays here; you can come back to it.
leave-waits = { $name } is waiting for you. The game stays here; you can come back to it.
leave-board = Leave without saving?
leave-unsaved = The variations and comments on this board are not saved yet.
leave = Leave
stay = Stay

# What the keys do
keys = Keys
key-home = Home
key-end = End
keys-step = One move back or forward in the list
keys-ends = First position, or back to the game
keys-board = To the board; there the arrow keys walk over it
keys-point = On the board: go to the point of that name
keys-choose = On the board: choose the point
keys-type = Type a move
keys-escape = Let go of a piece; back to the game
keys-flip = Flip the board
keys-review = Review the game once it is over
keys-mute = Sound on or off
keys-list = This list

## Two computers
computer-is-next = Next: { $name }
halt = Pause
go-on = Continue
keys-halt = Pause two computers, or let them go on
keys-one-move = Let two computers make one move
keys-pace = Two computers: faster, slower

## The swap2 opening
swap2-place-three = Place three stones: { $first }, { $second }, { $first }
swap2-place-next = Now { $second }, then { $first }
swap2-place-two = Place two more stones: { $second }, { $first }
swap2-place-last = Now the last stone: { $colour }
swap2-choose-three = Choose: play { $first }, play { $second }, or add two stones
swap2-choose-two = Choose: play { $first } or play { $second }
swap2-waits-place = { $name } places stones
swap2-waits-choose = { $name } chooses a colour
swap2-no-colour = colour still open

# Studying games
percent = { $value } %
gauge-says = Chances of { $side }: { $chance }
keys-back = One move back
keys-forward = One move forward
first-position = First position
latest-position = Last position
variation-number = { $ply }.
tree-full = There is no room for more moves on this board.

# Verdicts
verdict-only = the only good move
verdict-book = a book move
verdict-forced = the only legal move
verdict-best = the best move
verdict-good = a good move
verdict-inaccuracy = an inaccuracy
verdict-mistake = a mistake
verdict-blunder = a blunder

# What a position is worth
score-won = won
score-lost = lost
score-draw = a draw
score-win-in = win in { $count }
score-loss-in = loss in { $count }
score-exactly = exactly { $score }

# Reviews
accuracy = Accuracy
accuracy-of = { $who }: { $value }
inaccuracies = Inaccu­racies
mistakes = Mistakes
blunders = Blunders
no-inaccuracies = No inaccuracies.
no-mistakes = No mistakes.
no-blunders = No blunders.
next-such-move = To the next such move
see-from-side = See the chances of { $side }
review-progress = How far the review is
your-chances = Your chances to win
chances-of = Chances of { $side }
phase-opening = Opening
phase-middle = Middle game
phase-end = Endgame
in-a-variation = In a variation
where-it-turned = Where it turned
review-under-way = The engines look at every move, the last one first. What they find appears here.
nothing-went-wrong = Neither side made a mistake worth the name.
move-not-reviewed-yet = The engines have not come to this move yet.
move-is = { $number }. { $move } is { $verdict }
move-number = { $number }. { $move }
from-to = { $from } → { $to }
worth = { CAPITAL($now) }.
worth-instead = { CAPITAL($now) }. With the best move: { $best }.
worth-valued = { $words } ({ $score } for { $side })
opening-is = Opening: { $name }
find-better = Find the better move
show-refutation = How it is answered
show-better = What was better
back-to-the-game-move = Back to { $move }

# Exercises from one's own games
learn-from-your-mistakes = Learn from your mistakes ({ $solved } of { $count } solved)
learn-from-mistakes-of = Learn from the mistakes of { $side } ({ $solved } of { $count } solved)
practise-all = All { $count } mistakes
no-exercises = There is no mistake to learn from.
exercises = Learning from mistakes
exercise-of = { $number } of { $count } · { $solved } solved
exercise-asks = Here { $side } played { $number }. { $move }, { $verdict }. Find a move that keeps the chances.
exercise-hint = Look where the board is marked.
exercise-judging = { $move }: one moment …
exercise-wrong = { $move } does not keep the chances.
exercise-answered = { $move } is answered by { $reply }.
exercise-best = { $move } is right, and it is the best move.
exercise-solved = { $move } is right. The best move was { $best }.
exercise-gain = The chances are { $from }, after the move in the game they were { $to }.
exercise-solution = The best move is { $move }.
exercises-done = That was the last one: { $solved } of { $count } solved.
take-back-try = Take it back
solution = Solution
hint = Hint
next-exercise = Next
back-to-the-review = Back to the review
other-side-exercises = The mistakes of the other side

# Hints during a game
hint-move = Show the move
hint-why = Why?
hint-look = Look where the board is marked.
hint-is = { $move } is the best move.
hint-goes-on = It could go on like this: { $line }.
hint-waits = One moment …
# The analysis board
engine-judge = Who judges
engine-line-count = Number of best moves
engine-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
 }
engine-best-moves = Best moves
engine-start = Engine
engine-stop = Stop
engine-off = Off
engine-key = Engine on or off (L)
engine-thinks = The engine is thinking …
engine-says = { CAPITAL($words) }. { $side }’s chances: { $chance }
engine-suggests = It would play { $move }
engine-depth = { CAPITAL($score) }, depth { $depth }, { $nodes } positions
engine-chance = Chances { $chance }
engine-play = Play { $move }, line { $number }: { $score }
engine-play-it = Play { $move }
keys-engine = Engine on or off
keys-best = Play the best move
keys-arrows = Best moves on the board on or off
keys-layers = Threats and other layers on or off
keys-analysis = This position on an analysis board
key-space = Space
tools = Tools
layers = Layers
layer-values = Value of every move
layer-best-moves = Best moves
layer-numbers = Move numbers
edit-position = Edit
notes = Notes
save-and-open = File
copy = Copy
openings = Openings
no-book-moves = No move from here has a name.
book-goes-on = stays in the book
editor-tools = What a tap on the board does
editor-put = Place: { $side }, { $kind }
editor-move = Move pieces
editor-turn = Turn pieces
editor-erase = Take pieces off
editor-alternate = Alternate colours
editor-to-move = To move
editor-begin-with = Begin with
editor-as-it-is = This position
editor-empty = An empty board
editor-clear = Clear
editor-analyse = Analyse this position
editor-fine = This position can be played.
editor-problem-at = { $point }: { $what }
copy-position = Position
copy-link = Link
copy-picture = Picture
picture-saved = The picture was saved as a file.
picture-failed = The picture could not be made.
glyphs = Signs
glyph-good = Good move
glyph-mistake = Mistake
glyph-brilliant = Brilliant move
glyph-blunder = Blunder
glyph-interesting = Interesting move
glyph-dubious = Dubious move
comment-on = Comment on { $move }
comment-needs-move = Go to a move to comment on it
promote = Move up
delete-from-here = Delete from here
moves-deleted = { $count ->
    [one] One move deleted
   *[other] { $count } moves deleted
 }
game-stays-first = The game stays the main line.
game-moves-stay = The moves of the game stay; variations can be deleted.
save = Save
saved = Saved
not-saved = Not saved yet
export = Save as a file
paste = Paste a position, moves, a link or a file
export-reviewed = Save the game with its verdicts
paste-example = f5d6c3 …
paste-read = Open
paste-file = Choose a file
paste-taken = { $count ->
    [0] Nothing to add: this is the position on the board
    [one] One move opened
   *[other] { $count } moves opened
 }
opponent = Opponent
play-as = You play
side-to-move = The side to move
judge-each-move = Verdict on each of my moves, here and in the game
judged-move = { $move } is { $verdict }.
judging-your-move = Your move is being looked at …
judged-better = { $move } was better.

# The opening explorer
explore-own = My games
explore-in = Stored games
explore-games = { $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
 }
explore-result = { $first } % first side, { $draws } % drawn, { $second } % second side
explore-none = This position is in none of these games.
explore-find = Games with this position
explored-moves = Played moves

# Ratings
rating-change = { $name }: { $rating } ({ $change })
counts = · rated
counts-no-longer = · not rated any more: a move was taken back, a hint given, or the computer hurried
look-at-mistake = Look

## Matches
match-board-label = The game under way
not-reached = The server cannot be reached. Try again.

## Files: dropped, pasted, imported, pictures
drop-here = Drop the files to read them
sending-file = { $name } …
file-pasted = the pasted text
files-unreadable = { $name }: { $why }
files-failed = The file could not be sent: the server does not answer.
import-state = { $state ->
    [waiting] Waits for another import.
    [running] Under way.
    [stopping] Is being stopped.
    [done] Done.
    [stopped] Stopped. What is in stays.
   *[failed] The server could not write to its disk, so the import ended. What is in stays; when there is room, import the files again into this collection.
 }
import-counts = { $added ->
    [one] { NUMBER($added) } game added
   *[other] { NUMBER($added) } games added
 }, { NUMBER($known) } already there, { NUMBER($failed) } refused
import-stop = Stop
import-forget = Put away
import-show = Show the games
import-problems = What could not be read
import-more-problems = … and { $count } more
picture-frame = { $done } of { $all }
picture-cut = Only the last { $count } moves: the game is too long for one picture.
all-forms = Save and print
picture-label = Position after move { $ply }

## On the way to a move: what it would do, what to do next, why something cannot be done
setting-preview = Show what a move would do
setting-point = Name the point under the pointer
side-prompt = { $side }: { $prompt }
tap-again = Tap again to play it
escape-lets-go = Esc: choose another
tap-lets-go = Tap it again to choose another
goal-count = { $goal }: { $count } of { $of }
would-happen = Would happen: { $what }.
move-makes = That makes: { $what }.
foresee-layer = Before a move: { $layer }

## The end of a game, its figures, what moves did
you-won = { $how ->
    [margin] You won by { $by }
    [time] You won on time
   *[other] You won
 }
you-lost = { $how ->
    [margin] You lost by { $by }
    [time] You lost on time
   *[other] You lost
 }
side-wins = { $how ->
    [margin] { $name } wins by { $by }
    [time] { $name } wins on time
   *[other] { $name } wins
 }
figure-time = Time used
figure-longest = Longest thought
figure-flipped = Turned over
figure-most-flipped = Most at once
figure-destroyed = Hits
next-is = Next: { $name }
move-flipped = { $count ->
    [one] turned over one
   *[other] turned over { $count }
 }
move-hit = hit
move-took = { $count ->
    [one] took one off
   *[other] took { $count } off
 }
move-clockwise = clockwise
move-anticlockwise = anticlockwise

## New game: what is folded away

rated-short = rated
unrated-short = unrated
forget-setup = Forget { $name }

## What people do for each other's sake: abort, claim, say
abort-question = Abort the game?
abort-consequence = It ends without a result and changes no rating.
abort = Abort
aborted = Aborted
aborted-why = There is no result, and no rating changes.
claim-in = { $name } left. In { $time } you may claim the win or call it a draw.
claim-now = { $name } left. You may claim the win or call it a draw.
left-and-drawn = One player left; the other called it a draw.
phrase-luck = Good luck!
phrase-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-moment = One moment …
said = “{ $phrase }”
said-by = { $name } says: { $phrase }
setting-phrases = Phrases of the other player

## Confirming a move
setting-confirm = Confirm moves
value-small-boards = On small boards
value-never = Never
value-always = Always
click-again = Click again to play it

## A move chosen while the other person thinks
setting-premove = Choose a move while the other person thinks
ahead-chosen = Your next move: { $move } (Esc: drop it)
ahead-chosen-touch = Your next move: { $move } (tap it to drop it)
ahead-dropped = { $move } cannot be played any more.

## Club evenings
next-game-opens = Your next game opens in a moment.
