# Every page
skip-to-content = Skip to the content
home-link = Plyground, home
navigation = Main
play = Play
learn = Learn
settings = Settings

# Pages that cannot be shown
title-missing = Nothing here
title-wrong = Something is wrong
heading-missing = Nothing here
heading-wrong = That did not work
to-the-games = To the games
error-number = Error { $status }

# The first page
home-heading = What shall we play?
go-on-with = Go on with
continue = Continue
games = Games
play-game = Play { $game }
learn-game = Learn { $game }
played-lately = Played lately
look = Look
players = { $first } – { $second }
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
paused-after = paused · { moves-made }
won = { $winner } won
won-because = { $winner } won: { $reason }
drawn = Draw
just-now = just now
minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
 }
hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
 }
days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
 }

# Lessons
how-to-play = How to play { $game }
again = Again
learn-heading = What do you want to learn?
series-rules = Rules
series-rules-about = How it is played, by doing it.
series-strategy = Strategy
series-strategy-about = What good players look for, with positions to try.
series-challenges = Challenges
series-challenges-about = Win in one, win in two, or escape. The computer replies.
course-begin = Begin
first-game = Play a first game
steps = Steps
step-title = { $step }: { $game }
show-me = Show me
next-step = Next
next-series = Go on: { $series }
play-against = Play a game against { $name }
challenge-rules = This one is played by the rules “{ $rules }”.
challenge-win-in-one = Win in one
challenge-win-in-one-text = Somewhere there is a move that wins at once.
challenge-win-in-one-task = { $side } to move: win with this turn.
challenge-win-in-two = Win in two
challenge-win-in-two-text = A move now and one more: whatever the other side does between them, you win.
challenge-win-in-two-task = { $side } to move: win in two turns.
challenge-escape = Escape
challenge-escape-text = The other side threatens to win. Nearly every move loses by force, but not all.
challenge-escape-task = { $side } to move: do not lose.

# Setting up a game
new-game-of = New game of { $game }
rules = Rules
side-is-played-by = { $side } is played by
human-here = This device
another-device = Another device
computer = Computer
name = Name
not-reachable-yet = Other devices cannot reach this server yet. Start it with { $command } to let others in.
clock = Clock
clock-none = None
clock-custom = Custom
clock-for-both = for both
clock-per-side = per side
clock-help = Minutes for each side, plus seconds added after every turn.
minutes = Minutes
seconds-a-turn = Seconds a turn
start-the-usual-one = the usual one
start-position = Start position
start-usual = Usual
start-typed = Custom
position-text = Position text
who-begins = Who begins
begins-as-usual = As usual
start-the-game = Start the game

# Computer players
computer-player = Computer player
weakest-first = weakest first
rated = rated
not-measured-yet = not measured yet
external-engine = External engine. { $about }
judge-external = { $name } (external)
engine-gone = This engine is not installed any more.
plays-only = { $about } Plays { $games } only.
listed = { $first }, { $rest }
random-opponent = A random opponent
made-to-measure = Made to measure
made-to-measure-note = you say how strong
looks-ahead = Looks ahead
moves-ahead = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
perfect-from = Perfect from
perfect-never = never
ratings-help = Ratings are measured: 100 points more win about 64 games of 100.

# The page of a game
game-title = { $variant }: { $first } – { $second }
game-heading = { $variant }: { $first } against { $second }
board = Board
paused-heading = Paused
beside-the-board = The game
how-it-stands = How it stands
time-of-turn = Time spent on this turn
what-happens = What happens
thinking = Thinking
move-now = Move now
move-now-note = The computer plays what it has
back-to-the-game = Back to the game
accept = Accept
decline = Decline
board-needs-scripts = The board needs JavaScript, which this browser does not run. The moves are listed below.
seat-is-free = A seat is free
your-name = Your name
sit-down = Sit down and play
waiting-for-player = Waiting for the other player
not-reachable = Other devices cannot reach this server. Start it again with { $command } to let others in; this game will still be here.
qr-code = QR code of the link
scan-or-open = Let them scan the code, or open this link on a device in the same network:
copy = Copy
rematch = Rematch
to-the-rematch = To the rematch
replay = Replay
save = Save
new = New
moves = Moves
you-are-watching = · you are watching
time-of-game = Time of the whole game
list-of-moves = List of moves
no-moves-yet = No moves yet.
earlier-moves = Look at earlier moves
first-position = First position
first-position-key = First position (Home)
one-move-back = One move back
one-move-back-key = One move back (←)
one-move-forward = One move forward
one-move-forward-key = One move forward (→)
latest-position = Latest position
latest-position-key = Latest position (End)
flip-the-board = Flip the board
flip-the-board-key = Flip the board (F)
more = More
actions = Actions
take-back = Take back
redo = Redo
pause = Pause
draw = Draw
resign = Resign
close = Close
copy-position = Copy the position
copy-link = Copy the link to this game
save-as-file = Save as a Plyground file
save-as-text = Save the moves as text
save-for-older = Save for older programs
fullscreen = Fullscreen
keys = Keys

# Settings
kept-in-browser = Kept in this browser.
settings-need-scripts = The other settings need JavaScript, which this browser does not run.
language = Language
language-of-browser = The browser’s language
use-language = Use

# The end of the program
this-program = The program
stop-help = Plyground goes on when its pages are closed. It ends with the computer, or here.
stop-program = Stop Plyground
stop-sure = All games are kept as they stand and go on when Plyground is started again; clocks do not run meanwhile. Every other device that plays here loses the connection.
stop-importing = An import is under way. The games it has added stay; the rest has to be imported again.
stop-yes = Yes, stop
stopped-title = Plyground has stopped
stopped-kept = All games are kept as they stood. Other devices have lost the connection.
stopped-again = This page can be closed. To go on, start Plyground again as before.

# Installed as an app
app-description = Board games to play, to learn and to study: against people, against the computer, on your own machines.
offline-title = Plyground cannot be reached
offline-lead = The computer on which Plyground runs does not answer. Your games are kept there.
try-again = Try again
offline-more = Is that computer on, has Plyground been started on it, and are both devices in the same network?

# What goes wrong with a request
missing = There is no { $what ->
    [game] game
    [file] file
    [move] move
    [study] saved analysis
    [match] match
    [event] evening
    [person] person
    [upload] file waiting
   *[page] page
 } at this address.
foreign-request = This request did not come from a page of this server.
malformed-request = This request is malformed: its address or its form cannot be read.
method-not-allowed = This address does not take requests of that kind.
request-timeout = The request did not arrive completely in time.
too-large = What was sent is too large: at most 16 KB are read, and 256 KB of a tree of variations.
address-too-long = This address is too long: at most 8 KB are read.
not-a-form = What was sent is not a form: it must be application/x-www-form-urlencoded.
incomplete-form = The form is incomplete, or one of its fields is malformed.
position-needs-variant = A position can only be looked for in a variant: name one.
websocket-only = This address takes WebSocket connections only.
headers-too-large = The header fields of this request are too large; deleting this site's cookies may help.
too-busy = The server is too busy to answer; please try again.
cannot-be-answered = This request cannot be answered.
server-failed = Something went wrong in the server. Every game that was saved is still there.
disk-failed = The game could not be read from or written to the disk.

# Too much of something
too-many-starts = You have started too many games at once; please wait a moment.
too-many-requests = Too many requests at once; please slow down.
too-many-sockets-browser = This browser has too many games open; please close one of them.
too-many-sockets-network = Too many games are open in your network; please try again later.
too-many-devices = Too many devices are connected here; please try again later.
too-many-watchers = Too many people are watching this game.
too-many-games = Too many games are being played here at once; please try again in a few minutes.
too-many-messages = Too many messages at once; please slow down.

# Messages of a live connection that cannot be read
message-not-text = Messages are text.
message-too-long = That message is too long.
message-unknown = That message makes no sense here.

# Names
name-control = A name cannot contain control characters or line breaks.
name-too-long = A name has at most { $most } characters, and this one has { $count }.
name-direction = A name cannot contain characters that change the direction of writing.
name-invisible = A name cannot contain invisible characters.
name-marks = A name cannot contain accents without a letter, or piles of them.

# A new game that cannot be
no-such-game = There is no such game.
bad-start = This start position cannot be played: { $why }.
start-is-over = This start position is the end of a game.
bad-seat = A side is played here, on another device, or by the computer.
bad-clock = A clock has 0.25 to 180 minutes and adds 0 to 180 seconds a turn.
bad-clock-of = { $side }'s clock has 0.25 to 180 minutes and adds 0 to 180 seconds a turn.
no-such-player = There is no such computer player.
engine-does-not-play = { $name } does not play { $game }.
bad-measures = Such a player looks { $least } to { $most } moves ahead and is perfect from at most { $perfect } { $counts } on.

# Files
bad-game = { $why }.
cannot-be-written = This game cannot be written so: { $why }.

# Moves that are tried
try-too-long = at most { $most } moves can be tried
try-wrong-move = move { $number }: { $why }
no-such-point = there is no such point on the board
try-gone = the position is gone

# At a table: what is refused
refused-move = { CAPITAL($why) }.
unsaved = This game cannot be saved at the moment; nobody can do anything until it can.
over = The game is over.
is-paused = The game is paused.
watching = You are watching this game.
nothing-thinks = No computer is thinking.
seats-taken = Both seats are taken; you can watch.
nothing-to-repeat = There is no game to repeat.
move-too-late = The game has gone on since; this move came too late.
not-your-turn = It is not your turn.
time-is-up = Your time is up.
not-your-side = That is not your side.
no-draw-offered = No draw is on offer.
nothing-to-take-back = There is nothing to take back.
takeback-not-asked = Nobody has asked to take a move back.
takeback-lost-on-time = The game was lost on time; there is no time to go back to.
takeback-no-time = Too little time is left to take that back.
nothing-to-redo = There is nothing to play again.
paused-already = The game is paused already.
pause-not-asked = Nobody has asked for a pause.
not-paused = The game is not paused.

# At a table: what everybody is told
status-paused = The game is paused
declines-draw = { $name } declines the draw.
could-not-think = { $name } found no answer and plays any legal move.

## Two computers: pausing, stepping and slowing them
not-two-computers = Only two computers can be stepped and slowed.
two-computers = The computers
one-move = One move
one-move-note = One move, then a pause (.)
halt-note = Pause or continue (Space)
computers-pace = Speed
computers-pace-note = Speed (+ and -)
computers-pace-slow = Slow
computers-pace-normal = Normal
computers-pace-fast = Fast

## Openings: the rule that is chosen, and swap2 at the table
opening-rule = Opening
opening-free = Free
opening-free-note = As the rules of the game say.
opening-balanced = Random balanced
opening-balanced-note = From a random position in which neither side is better.
opening-balanced-short = balanced start
opening-swap2 = Swap2
opening-swap2-note = One player places three stones, the other takes a colour or adds two stones.
opening-swap2-short = swap2
bad-opening = There is no such opening rule.
no-swap2 = Swap2 is not played in this game.
opening-of-position = A game from a position of one's own begins as it stands: choose the free opening.
no-balanced-opening = No balanced opening was found in time; try again.
nothing-to-choose = There is no colour to choose now.
not-your-choice = It is the other player's choice.
no-more-stones = Two stones were added already: choose a colour.
choose-first = Choose a colour first.
swap2-places = { $name } places { $left ->
    [one] one more stone
   *[other] { $left } stones
}
swap2-chooses = { $name } chooses a colour
swap2-took = { $name } plays { $side }.
swap2-adds = { $name } adds two stones.
swap2-choose = Which colour to play
swap2-play = Play { $side }
swap2-more = Add two stones

# Why the server does not start
cannot-listen = cannot listen on { $address }: { $error }
database-failed = the database failed: { $error }
database-conflict = what was to be stored contradicts what is there; nothing was stored
game-damaged = game { $game } in the database is damaged
database-closed = the database is closed
folder-held = another Plyground uses the data folder { $folder }
folder-is-none = the data folder { $folder } is not a folder; name another one with --data
folder-read-only = the data folder { $folder } cannot be written to; make it writable, or name another one with --data
folder-full = the data folder { $folder } is on a full disk; free some space, or name another one with --data
folder-no-database = the data folder { $folder } holds a { $file } that is not a database; move that file away, or name another folder with --data
folder-damaged = the data folder { $folder } holds a damaged { $file }; put a backup in its place with `plyground restore`, or name another folder with --data
folder-newer = the data folder { $folder } holds games of a newer version of Plyground; update this program, or name another folder with --data
folder-unusable = the data folder { $folder } cannot be used ({ $error }); repair that, or name another one with --data
host-without-path = a host is a name without https:// and without a path
host-is-a-name = a host is a name like play.example.org
host-port = the port of a host is a number from 1 to 65535
# Studying games
too-many-reviews = There are too many reviews under way; try again in a few minutes.
review-failed = The review could not be finished.
review-unfinished = A game can be reviewed when it is over.
analysis-failed = The engine could not say anything about this position.
analysis-forfeited = No analysis: { $why }.
analysis-over = There is nothing to analyse: { $ending }.
no-verdict = Verdicts are given on your own moves in games against a computer.
no-verdict-rated = This game is rated: there are no verdicts before its end.
no-hint = Hints are given in games against a computer, when it is your turn.
review-title = Review of { $first } – { $second }, { $variant }
analysis-title = Analysis board, { $variant }
review = Review
engine = Engine
variations = Variations
where-it-turned = Where it turned
why-panel = Why
exercise-panel = Exercise
hint = Hint
review-game = Review the game
judge-my-moves = Verdict on each of my moves
faults-of-named-side = { $side }: { $faults }
faults-of-side = { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders.
analysis = Analysis
study-tools = Tools
analysis-heading = Analyse a position
analyse-game = Analyse { $game }
analysis-about = Set up any position, let the engine judge it, try moves and keep what you find.
saved-analyses = Your saved analyses
saved-analysis = { $variant }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }
study-too-large = This has more than { $most } KiB, which is too much to keep.
study-wrong = This could not be read: { $why }.
study-other-game = These variations belong to another game.
study-not-yours = Somebody else saved this; save a copy of your own.
paste-wrong = This could not be recognised: { $why }.
paste-nothing = it is neither a position, nor a list of moves, nor a file

# Past games
games-nav = Games
past-games = Past games
all-past-games = All past games
own-games = My games
collections = Collections
filters = Find games
filters-on = Filters that are on
filter-remove = remove this filter
filter-any = any
filter-yes = yes
filter-no = no
filter-game = Game
filter-variant = Variant
filter-player = Player
filter-opponent = Computer player
filter-rating-from = Opponent’s rating from
filter-rating-to = Opponent’s rating to
filter-result = Result
filter-reason = How it ended
filter-reason-said = { $reason }
filter-opening = Opening
filter-from = Played from
filter-to = Played until
filter-length-from = Moves from
filter-length-to = Moves to
filter-accuracy-from = Accuracy from, %
filter-accuracy-to = Accuracy to, %
filter-reviewed = Reviewed
filter-tag = Tag
filter-position = Position on the board
filter-position-help = A position text, or moves that lead to it. Turned and mirrored boards count too.
filter-too-long = “{ $value }…” is too long to look for.
filter-wrong = “{ $value }” is no value of that filter.
filter-position-wrong = That is no position to look for: { $why }
more-filters = More filters
find = Find
sort = Order
sort-newest = Newest first
sort-oldest = Oldest first
sort-longest = Longest first
sort-shortest = Shortest first
sort-best = Best accuracy first
sort-worst = Worst accuracy first
sort-result = By result
sort-game = By game
result-won = I won
result-lost = I lost
result-draw = Draw
result-first = First side won
result-second = Second side won
result-unfinished = Not finished
result-paused = Paused
no-date = no date
card-accuracy = { $value } %
no-games-yet = No games yet. What you play is kept here.
no-games-found = No game fits these filters.
choose-games = Tick games to export them together.
choose-all = All on this page
choose-game = Choose { $players }
export-chosen = Export
nothing-chosen = No game is chosen: tick some first.
too-many-chosen = At most { $most } games fit into one file.
edit-game = Edit
first-name = First player’s name
second-name = Second player’s name
note = Note
tags = Tags, with commas between
delete-game = Delete
delete-sure = Delete this game? It can be brought back right afterwards.
delete-yes = Yes, delete
game-deleted = The game is deleted.
undo = Undo
more-games = More games
names-of-both = The names stand in your opponent’s list, too, so they stay as they were given.
not-your-game = That is somebody else’s game.
note-too-long = A note has at most { $most } characters.
too-many-tags = A game has at most { $most } tags, of { $longest } characters each.

# People, ratings, rankings
rankings = Rankings
rankings-of = Rankings: { $game }
rankings-help = Everybody starts at 1500; a game moves both ratings by at most 32 points. ± says how far a rating may be off. “Measured” is how strong a computer player is in the many games that come with the program.
rank = Rank
rating = Rating
ratings = Ratings
games-count = Games
last-change = Last change
measured = Measured
search-names = Search for a name
nobody-of-this-name = Nobody here is called that.
rated-game = Rated
rated-game-note = counts for both players who have a name
unrated-game = Just for fun
unrated-game-note = changes no rating
name-is-protected = The name { $name } is protected by a passphrase. Choose another name, or enter the passphrase under “Who is playing?”.
too-many-people = No more than { $most } people can play in one browser. Remove one under “Who is playing?”.
takeback-rated = This game has counted for the ratings and stays as it is. Review it, or try other moves in the analysis.
profile-of = { $name }
latest-games-played = the latest { $count } games
games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
streak = { $what ->
    [won] { $count } wins running
    [lost] { $count } losses running
   *[drawn] { $count } draws running
 }
best-streak = best run: { $count } wins
rating-over-time = Rating over time
in-30-days = { $change } in 30 days
chart-says = { $count ->
    [one] From { $from } to { $to } in one rated game
   *[other] From { $from } to { $to } in { $count } rated games
 }
rating-band = The band shows how far off the rating may be: ± { $error } points.
no-rated-games-yet = No rated game yet. Everybody starts at 1500.
next-opponent = Next opponent
next-because = { $count ->
    [one] You would win about 1 of 10.
   *[other] You would win about { $count } of 10.
 }
challenge = Challenge { $name }
someone-else = Someone else
no-next-opponent = After the first rated game against a computer, the opponent of the same strength stands here.
results-by-opponent = Results by opponent
results-by-colour = Results by colour
results-by-opening = Results by opening
won-drawn-lost = won · drawn · lost
score-says = { $won } won, { $drawn } drawn, { $lost } lost
frequent-mistakes = Most frequent mistakes
reviewed-games = { $count ->
    [one] from { $count } reviewed game
   *[other] from { $count } reviewed games
 }
no-mistakes-known = Reviews of your games show here what goes wrong most often.
phases = Phases of the game
phase = Phase
phase-opening = Opening
phase-middle = Middle
phase-end = End
accuracy = Accuracy
seconds-a-move = Seconds a move
who-is-playing = Who is playing?
come-here = { $name } wants to play on this device, too.
come-here-note = The code works once. From then on this browser plays under that name.
play-here-as = Play here as { $name }
not-now = Not now
take-along = Take { $name } along to another device
take-along-note = Scan the code, or open the link, on the other device. It works once, within ten minutes.
plays-now = plays now
name-protected = protected
thats-me = That's me
that-is-me = { $name }: that's me
change = Change
change-person = Change { $name }
another-name = Name
rename = Rename
passphrase = Passphrase
protect = Protect
protect-help = With a passphrase nobody else can play under this name, and other devices need it. Leave it empty to take the protection away.
to-another-device = To another device
forget-here = Forget on this device
delete-person = To delete { $name } for good, type the name
delete = Delete
delete-help = The rating and the place in the rankings go; the games stay, and the opponents keep their ratings.
somebody-else = Somebody else
play-under-name = Play under this name
people-help = A name is enough. It is remembered in this browser, and its rated games make a place in the rankings.
have-passphrase = Play under a protected name
play-here = Play here
name-missing = Type a name.
bad-passphrase = A passphrase has { $least } to { $most } characters.
wrong-passphrase = There is no protected name with this passphrase.
too-many-tries = Too many passphrases were tried. Wait a minute, then try again.
code-used-up = This code has been used already, or is too old. Make a new one on the other device.
delete-needs-name = Nothing was deleted. Type the name { $name } to delete it.

# Import
import-unreadable = the file cannot be read: { $error }

## Matches between computer players
matches = Matches
matches-help = Let computer players meet many times, with live scores: two of them, or all against all. People who play always come first.
rather-a-match = Let computers play a whole match against each other
new-match = New match
new-match-of = New match: { $game }
your-matches = Your matches
no-matches-yet = You have not begun a match yet.
all-matches = All matches
match-players = Players
match-player = Player { $number }
match-players-help = With more than two, everybody meets everybody. A random opponent is drawn when the match starts.
nobody = nobody
games-of-two = Games of every two players
games-of-two-help = They come in pairs from the same opening, with the sides changed.
openings = Openings
openings-balanced = Balanced openings by chance
openings-balanced-note = another one for each pair of games
openings-chosen = One opening
openings-chosen-note = all games begin with it
opening-moves = Moves of the opening
match-balanced = balanced openings
openings-same = all games begin with { $moves }
rated-match-note = the players' ratings here change with every game
seed = Seed
seed-help = The same seed gives the same openings and the same games, also with “plyground match” on the command line. Empty: any.
start-the-match = Start the match
match-of = Match: { $players }
match-seed = seed { $seed }
match-rated = rated
match-unrated = not rated
match-running = Running
match-paused = Paused
match-stopped = Stopped
match-finished = Finished
match-progress = { $done } of { $total } games
seconds-left = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
 }
minutes-left = { $count ->
    [one] about { $count } minute left
   *[other] about { $count } minutes left
 }
hours-left = { $count ->
    [one] about { $count } hour left
   *[other] about { $count } hours left
 }
match-unsaved = The last game cannot be saved at the moment. Saving is tried again; the match goes on when it succeeds.
match-failed = Game { $number } cannot be played on: a player found no move. The match is paused.
match-score = Score
match-elo = Elo difference of { $player }: { $elo }
points = Points
elo = Elo
round-robin-help = Elo: how strong the results of this match show each player to be, compared with the mean of all of them.
pairs-of-match = Who did how against whom
pair-says = { $score }; Elo difference { $elo }
latest-games = Latest games
no-game-over-yet = No game is over yet.
all-games-of-match = All games
export-match = Export
games-of-match = Games: { $players }
earlier-games = Earlier games
later-games = Later games
back-to-match = Back to the match
match-board = Game { $number }: { $first } – { $second }
stop-match = Stop
stop-match-sure = The match ends here; its games stay.
stop-match-yes = Yes, stop
delete-match = Delete
delete-match-sure = The match and its games go for good; ratings stay.
match-is-over = The match is over.
match-is-paused = The match is paused already.
match-is-running = The match is running already.
match-not-over = A match can be deleted when it is over.
not-your-match = Only the browser that began a match can do that.
match-needs-two = A match needs at least two players.
bad-games = Type how many games every two players play: 1 to { $most }.
bad-seed = A seed is a whole number from 0 to 18446744073709551615.
opening-too-long = An opening has at most { $most } characters.
too-many-match-games = That would be { $total } games. A match has at most { $most }.
too-many-matches-browser = { $most } matches are under way already. Wait until one is over, or stop one.
too-many-matches = Too many matches are under way. Wait until one is over.

## Files: import, collections, backup, export, the score sheet
import-title = Import and collections
import-needs-scripts = Reading files needs JavaScript, which this browser does not run. The command plyground import does the same.
bring-title = Bring games
bring-help = Drop files or paste a text on any page, or choose files here. What they are is recognised, and nothing is kept before you say so.
bring-most = Up to { $most } MB a file
choose-files = Choose files
paste-here = Or paste a text
read-text = Read it
sending = Sending
known-forms = What can be read
known-forms-list = Plyground’s own files with variations and comments; the JSON files of older programs; moves and positions as text, in the notation of each game; { $forms }.
known-form = { $name } ({ $endings })
sent-title = What you brought
put-away = Put away
seen-backup = Backup of Plyground: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $people ->
    [one] { $people } person
   *[other] { $people } people
 }, up to { $day }
seen-names = Names of players and tournaments
seen-nothing = Not a game: { $why }
seen-no-games = there is no game in it
seen-too-large = it is larger than { $most } KB
seen-position = A position of { $variant }
seen-game = A game of { $variant } ({ $form })
seen-tree = A game of { $variant } with variations or comments ({ $form })
seen-games = { $form }: { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
ask-variant = Which rules?
ask-variant-each = As each game says
ask-variant-help = Files of this form need not say it. Change it if it is wrong.
open-in-analysis = Open in analysis
keep-as-mine = Keep as my game
keep-side = I played
keep-both = both sides
import-into = Put into
import-into-new = a new collection
collection-name = Name of the collection
collection-name-missing = Give the collection a name.
collection-usual-name = Imported games
import-as-collection = Import as a collection
host-imports = Collections are imported on the machine this server runs on. A single game you can open or keep here.
host-only = Only who sits at the machine this server runs on can do that.
import-not-so = This game could not be read: { $why }.
import-too-many = Several imports are waiting already. Try again when one of them is done.
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , game { $number }
 }: { $why }
imports-title = Imports
upload-too-large = This file is too large: at most { $most } MB are read here.
upload-too-many = These are too many files: at most { $most } at once.
upload-broken-off = The file did not arrive as a whole.
upload-no-room = There is no room for this file: the disk of the server is full or cannot be written to. Nothing was imported.
collections-help = Imported games stand beside your own, never among them, and change no rating.
no-collections = There is no collection yet.
collection-games = { $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
 }
long-number = { NUMBER($number) }
collection-under-way = The import is under way.
collection-broken-off = The import broke off. What is here is whole; import the files again into this collection to add the rest.
collection-stopped = The import was stopped. Import the files again into this collection to add the rest.
browse = Browse
delete-collection = Delete collection
delete-collection-sure = Delete this collection with its { $games }? This cannot be undone.
backup-title = Backup
backup-help = Everything this server keeps, in one file: games, collections, people, ratings, analyses. Games go on meanwhile.
backup-make = Download a backup
backup-failed = The backup could not be made: the disk of the server is full or cannot be written to.
restore-help = To read one back, drop it on this page or choose it above. { $command } does the same.
read-back = Read the backup back
read-back-sure = Everything that is kept here is replaced by what is in the backup. Games that are not over go on. What is here now becomes a backup in the data folder.
read-back-yes = Yes, replace everything
read-back-done = The backup is read back: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
 } here now{ $kept ->
    [0] {""}
    [one] , one of them went on meanwhile
   *[other] , { $kept } of them went on meanwhile
 }. What was here before is in the data folder, as { $aside }.
read-back-import = Games are being imported. Stop the import or wait for its end.
read-back-failed = The backup could not be read back: the disk of the server is full or cannot be written to.
read-back-refused = The backup was not read back: { $why }.
backup-not-ours = it is not a backup of Plyground
backup-newer = it is a backup of a newer version of Plyground; update this program
backup-damaged = it is a damaged backup
export-title = Save and print
export-forms = As a file
export-forms-help = These forms can hold this game. Plyground’s own form holds everything, with variations and comments.
export-with-review = Plyground’s own form, with the review’s verdicts
export-pictures = As a picture
pictures-need-scripts = Pictures need JavaScript, which this browser does not run.
picture-after = Position after move
picture-animated = The whole game, moving
picture-animated-help = An animated GIF, which nearly every program shows.
picture-pace = Pace
pace-fast = fast
pace-usual = usual
pace-slow = slow
picture-making = Drawing
stop-it = Stop
sheet-title = Score sheet
sheet-help = Names, date, result, all moves in columns and diagrams, for printing.
sheet-open = Open the score sheet
sheet-diagrams = Further diagrams after moves
sheet-show = Show
sheet-print = Print
sheet-date = Date
sheet-event = Event
sheet-opening = Opening
sheet-result = Result
sheet-final = Final position
sheet-after = After { $count ->
    [0] no move
    [one] { $count } move
   *[other] { $count } moves
 }
sheet-wrong = Diagrams are numbers of moves from 0 to { $last }, at most { $most } of them.
export-form = Form
export-form-mixed = These games do not all fit this form: { $players }. { $why }.
export-game = Save and print: { $players }
export-legacy = JSON of older programs
export-form-other = games of { $game } are not written in it
picture-svg = SVG
picture-png = PNG
picture-gif = GIF

## Previews in rated games between people

## The screens of play
put-aside = Put the result aside
put-aside-key = Put the result aside (Esc)
show-result = Result
board-size = Size of the board
board-size-note = Drag, or use the arrow keys, to make the board larger or smaller
go-back = Go back
also-as = Also:
list-comma = { ", " }

## New game: whom to play, and how to give a set-up to others

opponent = Your opponent
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-your-match = Your match
opponent-here = Two people here
each-side = Each side
all-opponents = All opponents
your-side = Your side
side-first = begins
side-second = answers
side-random = Random
side-random-note = either side
names-and-ratings = Names and rating
opponents-name = Your opponent's name
keep-or-give-setup = Keep this set-up or give it to others
keep-or-give-note = Rules, start position, clocks and opponent; not the names.
copy-setup-link = Copy link
show-setup-code = Show code
setup-name = Name of the set-up
keep-setup = Keep
kept-setups = Set-ups that were kept
network-closed = Other devices cannot reach this program yet. Everybody in your network will be able to open its pages.
let-others-in = Let other devices in
network-open = Everybody in your network can open the pages of this program.
shut-others-out = Shut them out again
network-host-only = Only the machine on which the program runs can do this.
in-no-network = This machine is in no network. Join one and try again.
cannot-open-network = Other devices cannot be let in: { $why }.

## Home: once more, and what goes on in the room

play-again = Once more:
as-last-time = As last time
again-against = { $variant } against { $name }
again-here = { $variant } at this screen
quick-game = Quick game
quick-game-of = Quick game of { $game }
in-this-room = In this room
watch = Watch
previews-too = Between people, show what a move would do in a rated game, too
computers-resign = Computers resign when their game is lost
sitting-agrees-to-previews = Rated, and both sides see beforehand what a move would do. By sitting down you agree.

## At the table: what people do for each other
gives-time = { $name } gives { $other } { $seconds } seconds more.
no-clocks = This game has no clocks.
nobody-to-give-time = There is nobody to give time to.
their-time-is-up = It is too late: their time is up.
enough-time-given = They have an hour more than at the start; that is as much as can be given.
more-time = Give { $seconds } seconds
more-time-note = Give your opponent { $seconds } seconds more
too-late-to-abort = Both sides have made a move; the game can no longer be aborted.
abort = Abort
nobody-left = Nobody has left this game.
claim-too-early = { $name } may still come back; you can claim the game in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
claim-win = Claim the win
claim-draw = Call it a draw
claim-wait = Wait
nobody-to-say = There is nobody on another device to say that to.
said-enough = That was a lot to say; wait a few seconds.
say = Say something
confirm-move = Play

## Club evenings
events-title = Club evening
events-about = A class or a club plays together: one person sets it up, everybody joins with a phone, nobody signs up.
event-titled = { $name }
event-join-by-code = Join an evening
event-code = Code
event-code-help = Five letters. They are on the wall, or the host tells them.
event-code-unknown = There is no evening with the code { $code }.
event-join = Join
event-new = Set up an evening
event-new-of = A club evening: { $game }
event-usual-name = Club evening
event-list = Evenings
event-none = You have not been at an evening here yet.
event-you-host = you are the host
event-goes-on = under way
event-ended = over
event-name = Name of the evening
event-format = Who meets whom
event-swiss = Swiss
event-swiss-note = some rounds, always against people with as many points
event-round-robin = Everybody meets everybody
event-round-robin-note = once
event-double = Everybody meets everybody twice
event-double-note = with both sides
event-arena = Arena
event-arena-note = game after game until the time is over
event-knockout = Knockout
event-knockout-note = who loses is out
event-places = Knockout for all places
event-places-note = who loses plays on for the lower places
event-is-swiss = Swiss, { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
event-is-arena = Arena, { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
event-rounds = Rounds
event-duration = Minutes of the arena
event-rated-note = counts for the ratings of those who play with a device
event-set-up = Set up the evening
event-bad-rounds = Say how many rounds there are, as a number.
event-bad-minutes = Say how many minutes the arena lasts, as a number.
event-bad-format = There is no such kind of event.
event-bad-outcome = There is no such result.
event-no-code = No code is free at the moment.
event-host-only = Only the host can do that, in the browser in which the evening was set up.
event-joined-already = Somebody has joined in this browser already.
event-let-join = Let people join
event-wall = View for a projector
event-wall-join = Join with a phone
event-take-part = Take part
event-people-here = { $count ->
    [0] Nobody is here yet
    [one] 1 person is here
   *[other] { $count } people are here
 }
event-games-open = { $count ->
    [one] 1 game is being played
   *[other] { $count } games are being played
 }
event-arena-waits = The next games begin soon
event-all-played = All games are over
event-is-over = The evening is over
event-round-open = Round { $number }: { $count ->
    [one] 1 game is still being played
   *[other] { $count } games are still being played
 }
event-round-done = Round { $number } is over
event-start-round = Start round { $number }
event-start-arena = Start the arena
event-undo-round = Undo round { $number }
event-undo-sure = All its results are lost, and games that go on end without a result.
event-undo-yes = Undo it
event-end = End the evening
event-end-sure = No further round can begin then.
event-end-yes = End it
event-pairings = Pairings
event-past-rounds = Earlier rounds
event-no-round = No round has begun yet.
event-round = Round { $number }
event-pairing = Pairing { $number }
event-being-played = is being played
event-wins = { $name } wins
event-absent = { $name } did not come
event-neither = Neither came
event-by-hand = entered by the host
event-corrected = Corrected, it was { $before }: { $note }
event-why = Why this opponent?
event-why-none = Why no opponent?
event-pauses = { $name } has no opponent
event-see-game = The game
event-enter = Enter the result
event-enter-it = Enter
event-correct = Correct
event-correct-it = Correct the result
event-result = Result
event-note = Why, for everybody to read
event-standings = Standings
event-no-standings = There are points when the first round has begun.
event-plays = is playing
event-record = { $won } won, { $drawn } drawn, { $lost } lost
event-tie-breaks = What decides between people with the same points
event-people = People
event-add = Add somebody
event-add-help = Without a device: you enter the results. Who joins under this name with a phone takes the place.
event-add-it = Add
event-person-device = with a device
event-person-by-hand = without a device
event-person-out = let out
event-let-out = Let out
event-bring-back = Bring back
event-remove = Remove
event-no-device = Without a device
event-no-device-note = Then another phone can join under this name.
event-to-game = To your game
event-you-play = You play against { $name }.
event-you-play-by-hand = You play against { $name } at board { $board }, without devices. Tell the host the result.
event-you-pause = You have no opponent in this round.
event-you-wait = Please wait here: your next game opens by itself.
event-you-are-out = You have been let out. The host can bring you back.
event-you-are-done = All your games are over.
event-your-place = place { $place }, points: { $points }
event-back = Back to the evening
event-no-clock = without clocks
events-short = for a class or a club
event-host-code-wrong = This code is wrong, or its ten minutes are over.
event-not-playing = Nobody waits for this person at a board.
event-again-late = This round has results already; they would be lost.
event-file-long = This file is too long for an evening.
event-file-other = This file is no evening.
event-file-game = The game on board { $board } of round { $round } cannot be read: { $why }
event-other-game = It is a game of other rules.
event-bad-seed = A place by strength is a number from 1 to { $most }.
event-bad-computers = Between 1 and { $most } computers can join at once.
event-team = Team
event-team-note = Team mates meet only when it cannot be avoided; the points of a team are added up.
event-teams = Teams
event-seed = Strength
event-seed-note = 1 is the strongest.
event-keep = Keep
event-apart = Never meets
event-apart-it = Keep apart
event-together = May meet { $name } again
event-won = won
event-drawn = drawn
event-lost = lost
event-csv-against = Round { $number }, opponent
event-csv-points = Round { $number }, points
event-csv-free = no opponent
event-csv = Table for a spreadsheet (CSV)
event-file = The whole evening in a file
event-print = Print
event-open = Open an evening from a file
event-open-help = With all games and results. You are its host then; people take their places by their names.
event-fills = A computer makes an odd number even
event-fills-note = It is about as strong as the people who are here, comes when somebody would have no opponent, and goes again.
event-person-computer = computer
event-computers = Add computers
event-computer = One computer
event-computer-fitting = of fitting strength
event-computer-field = A field of different strength to practise with: how many
event-prizes = Prizes
event-prize-game = Best game
event-prize-game-says = { $first } – { $second } in round { $round }: in no other game did both play so well.
event-prize-accurate = Most accurate play
event-prize-accurate-says = { $name }, with { $percent } % accuracy over all games.
event-prize-upset = Biggest upset
event-prize-upset-rating = { $winner } beat { $loser } in round { $round }, who had { $by ->
    [one] 1 rating point
   *[other] { $by } rating points
 } more.
event-prize-upset-seeds = { $winner } beat { $loser } in round { $round }, who was thought to be stronger by { $by ->
    [one] 1 place
   *[other] { $by } places
 }.
event-judge = Find best game and most accurate play
event-judge-help = All games are reviewed for that, which takes a while. You need not wait here.
event-no-prizes = No game was long enough for a prize.
event-finding = Games reviewed so far: { $done }
event-host = Host
event-host-move = Host from another device
event-host-move-help = The other device becomes the host’s by a code, and this one is no longer.
event-host-code-says = Type this code on the other device, on the page of this evening under “Host”. It is good once, for ten minutes.
event-host-become = I am the host, on a new device
event-host-code = Code from the host’s device
event-host-become-it = Become the host
event-called = { $name }, please come to board { $board }.
event-call = Call { $name }
event-call-no-more = { $name } is here
event-again = Pair anew without { $name }
event-again-note = The whole round is paired anew, as no game is over yet.
event-review-last = Review your last game
event-applause = The first three
event-wall-shows = What is shown
event-wall-auto = In turn
event-wall-boards = Boards
event-refused = { $why }
