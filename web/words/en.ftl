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
setting-board = Board
setting-pieces = Pieces
setting-motion = Animation
setting-sound = Sound
setting-coordinates = Coordinates
setting-pass = Pass by itself when there is no move
setting-hints = Show where one can play
setting-volume = Sound effects
value-system = System
value-light = Light
value-dark = Dark
value-classic = Classic
value-slate = Slate
value-sand = Sand
value-alternative = Alternative
value-off = Off
value-slow = Slow
value-normal = Normal
value-fast = Fast
value-on = On
settings-look = Look
settings-play = Play
settings-sound = Sound

# Setting up a game
name = Name
name-of-guest = Name (they can change it)
start-typed = Typed
start-typed-short = typed
start-position = Start position
start-is-over = This position is the end of a game.
start-impossible = This start position cannot be played: { $why }
side-begins = { $side } begins.

# Lessons
lesson-done = Done!
lesson-done-over = Done! { $ending }.
lesson-other-move = A legal move, but not the one meant here. Try again.
point-is-forbidden = { $point } is forbidden: { $why }

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
point-forbidden-for = { $point } is forbidden for { $side }: { $why }
row-of-points = { $from } to { $to }, { $count } together, can be chosen
point-empty = empty
point-forbidden = forbidden: { $why }
point-last-move = last move
point-chosen = chosen
point-can-go = can go here
point-can-be-chosen = can be chosen
point-can-be-played = can be played
piece-facing = { $piece }, facing { $way ->
    [0] up
    [1] right
    [2] down
   *[3] left
 }

# What happened in a move, for people who hear it. $piece is the game's spoken-kind, $pieces its spoken-count, and a piece of a
# side its spoken-owner.
move-put = { $piece } { $point }
move-goes = { $piece } { $from } to { $to }
move-swaps = { $piece } { $from } changes places with { $other } { $to }
move-turns = { $piece } { $point } turns { $way ->
    [right] clockwise
   *[left] anticlockwise
 }
move-flips = { $pieces } flipped
move-takes = { $piece } { $point } taken off
move-takes-row = row { $from } to { $to } taken off
move-destroys = the beam destroys { $victim } at { $point }
moved = { $who ->
    [you] You
   *[named] { $name }
 }: { $what }.
passes = { $who ->
    [you] You pass.
   *[named] { $name } passes.
 }
passes-noted = { $name } has no move and passes.
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
you-win = You win
side-wins = { $name } wins
both-agreed = Both sides agreed.
left-the-game = { $who ->
    [you] You left the game.
   *[named] { $name } left the game.
 }
end-reason = { CAPITAL($reason) }.
end-in-one = { $title }. { $reason }

# Figures of a game
figure-turns = Turns
figure-your-time = Your time
figure-time-of = Time of { $name }
figure-whole-time = Time of the whole game

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
takeback-declined = The move was not given back.
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
leave = Leave
stay = Stay

# What the keys do
keys = Keys
keys-step = One move back or forward in the list
keys-ends = First position, or back to the game
keys-board = To the board; there the arrow keys walk over it
keys-point = On the board: go to the point of that name
keys-choose = On the board: choose the point
keys-escape = Let go of a piece; back to the game
keys-flip = Flip the board
keys-list = This list
