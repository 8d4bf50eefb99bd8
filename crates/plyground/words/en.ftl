# What the system, another program or a part that has no catalogue says, as it stands
system-says = { $text }
parser-says = { $text }
in-file = { $file }: { $what }
all-of = { $list }

# What is wrong with a command line; see-help completes each
see-help = { $what } (see plyground --help)
unknown-argument = unexpected argument '{ $arg }'
unknown-command = there is no command '{ $name }'
missing-argument = missing: { $arg }
missing-value = { $arg } needs a value
not-a-value = '{ $value }' is not possible for { $arg }; what is: { $valid }
wrong-value = '{ $value }' is not possible for { $arg }
refused-value = '{ $value }' is not possible for { $arg }: { $why }
conflicting-arguments = { $arg } and { $other } cannot be used together
wrong-command-line = the command line cannot be understood: { $arg }
unknown-language = there is no language "{ $code }"; the languages are { $all }
time-unit = a time is a number and ms, s or m, such as 500ms
time-range = a time is between 1ms and a day
time-number = a time begins with a number, such as 500ms
no-thread-time = this system does not tell the processor time of a thread, so --cpu is not to be had
sprt-form = two differences in Elo, the smaller one first, such as 0,10

# What commands answer
game-line = { $name }: { $summary }
bad-position = bad position: { $why }
bad-move = move { $number } "{ $text }": { $why }
moves-unreadable = the moves are unreadable: { $why }
perft-progress = { $done }/{ $all } first moves, { $total } so far
cannot-write = cannot write the answer: { $error }
cannot-answer = cannot write an answer: { $error }
game-over = the game is over: { $ending }
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min

# review and openings
review-progress = { $done } of { $all } moves reviewed
review-better = better: { $best } ({ $line })
review-opening = Opening: { $name }
review-whole = Accuracy
review-phase = { $phase ->
    [opening] Opening
    [middle] Middle
   *[end] End
} ({ $from }-{ $to })
review-accuracy = { $what }: { $first } { $first_accuracy }, { $second } { $second_accuracy }
review-book = book: { $name }
review-only = best, the only move that holds
review-verdict = { $verdict ->
    [book] book
    [forced] forced
    [best] best
    [good] good
    [inaccuracy] inaccuracy, loses { $loss }
    [mistake] mistake, loses { $loss }
   *[blunder] blunder, loses { $loss }
}
no-such-game = there is no file and no stored game "{ $game }"
opening-unnamed = no named opening

# analyse and solve
looks-not-ahead = { $player } does not look ahead
analysis-line = depth { $depth }  { $place }{ $score }  { $nodes } nodes  { $rate } nodes/s  { $line }
score-and-number = { $score } ({ $number })
best-alone = best { $best }
best-and-score = best { $best }: { $score }
best-line = { $best }, depth { $depth }, { $nodes } nodes in { $seconds } s
effort = { $nodes } nodes in { $seconds } s
cannot-be-solved = { $variant } cannot be solved; what can: { $solvable }
not-solved = the position could not be solved
solving = solving, { $time } so far
solved-draw = 0, a draw, { $more }-{ $less }
solved = +{ $margin } for { $side ->
    [first] dark
   *[second] light
 }, { $more }-{ $less }

# match and ladder
external-engines = external engines: { $engines }
forfeit = game { $number }: { $player } lost: { $why }
match-progress = { $done }/{ $games } games: { $wins } won, { $draws } drawn, { $losses } lost; about { $left } left
match-of = { $first } against { $second }: { $games } games of { $variant }
match-score = won { $wins }, drawn { $draws }, lost { $losses }: { $percent } %
match-elo = Elo difference { $elo }
match-superior = { $percent } % likely that { $player } is the stronger one
match-test = sequential test of { $low } against { $high } Elo: { $verdict } (log-likelihood ratio { $ratio }, decided at ±{ $bound })
verdict-better = better
verdict-not-better = not better
verdict-open = open
named-twice = { $player } is named twice
ladder-of-one = a ladder needs two players or more
ladder-progress = { $done }/{ $games } games, about { $left } left
games-played = { $count } games
out-of-order = out of order: { $first } ({ $first_elo }), then { $second } ({ $second_elo })
other-ladder = belongs to another ladder, seed or set of players; remove it to begin anew
no-game-line = line { $line } is no game: "{ $text }"

# serve
cannot-start = cannot start: { $error }
server-failed = the server failed: { $error }
folder-in-use = another Plyground uses the data folder { $folder } but does not answer; end it, or name another folder with --data
already-running = Plyground is already running at { $page } (data folder { $folder })
not-started = not started: { $running }; end that one first, or name another folder with --data
open-page = Open { $page } in a browser.
serving-at = Plyground is at { $page }
serving-behind-proxy = A proxy can make it public, as { $hosts }.
serving-this-machine = Only this machine can reach it; --bind 0.0.0.0 lets other devices on your network in.
serving-network = Every device on your network can reach it, at:
serving-until = Ctrl-C stops it; games are kept.
no-home-folder = there is no home folder; name a folder with --data

# Help: the program, its commands, their arguments; help-any- is for arguments that mean the same everywhere
# from codes: help help-*
heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
help-default = [default: { $value }]
help-values = [possible values: { $values }]
help = Play and learn { $games }
help-long =
    { $about }.

    Without a command it serves the whole product on this machine and opens the browser.
help-any-help = Print help
help-any-version = Print version
help-any-lang = The language of what people read [default: that of the environment]
help-any-game = The game: see `plyground games`
help-any-position = A position text, or the name of a start position [default: the start]
help-any-time = How long to look: 500ms, 1s, 2m
help-any-cpu = How much processor time to take, whatever else runs: 300ms, 1s
help-any-depth = How many moves ahead to look
help-any-nodes = How many positions to look at
help-any-jobs = How many games are played at a time [default: as many as there are processors]
help-any-seed = Another seed makes other openings and other games
help-any-data = The folder of stored games [default: the system's place for a user's data]
help-any-engines-folder = The folder whose engines/NAME.toml files name external engines [default: the system's place for a user's data]
help-help = Print this message or the help of the given subcommand(s)
help-serve = Serve the whole product on this machine: what happens without a command
help-serve-bind = The address to listen on; 0.0.0.0 lets other devices on the network in [default: 127.0.0.1]
help-serve-port = The port to listen on; 0 takes any free one [default: 4600, or the next free one]
help-serve-host = A public name by which a proxy reaches this server, with its port if it is not the usual one; may be repeated
help-serve-data = The folder for games [default: the system's place for a user's data]
help-serve-no-open = Do not open the browser
help-games = List the games and their variants, one per line
help-show = Show a position as a board
help-moves = List the legal moves of a position, sorted, one per line
help-apply = Play moves and print the resulting position
help-apply-position = Where to begin: a position text, or the name of a start position
help-apply-moves = The moves, in order
help-perft = Count the move sequences of exactly a given length
help-perft-depth = The length of the sequences, in moves
help-forbidden = List the points that are forbidden to black in Renju, each with its kind
help-forbidden-position = A Renju position text
help-review = Review a game: every move with its verdict, what was better, and why
help-review-after = With --nodes and one thread a review is the same every time.
help-review-game = A game file, or the id of a stored game; `-` reads standard input
help-review-nodes = How many positions to look at for each position of the game
help-review-time = How long to look at each position of the game: 500ms, 1s
help-review-threads = How many threads look; only with one is the review the same every time
help-review-json = One JSON object for each move; the last one is about the whole game
help-openings = Name the opening that some moves lead to, and the continuations that have names
help-openings-moves = The moves, in order
help-analyse = Look for the best move
help-analyse-after = Without a limit it looks for a second, or as far as the player does.
help-analyse-moves = The moves made from there on: without them no repetition is known
help-analyse-threads = How many threads look; only with one is the answer the same every time
help-analyse-player = The player whose search to use, by id or name [default: full strength]
help-analyse-lines = How many best moves to find
help-analyse-json = One JSON object for each new line; the last one is the answer
help-solve = Find the exact result of a position and the line to it, in games with a solver
help-solve-threads = How many threads look
help-solve-json = One JSON object
help-match = Let two players meet many times
help-match-after = --depth and --nodes take the place of the players' own limits; --time and --cpu are what players of full strength get for a move. None of them changes minimax-N. With --cpu nobody remembers an earlier search.
help-match-first = A player's id or name; any for a random opponent, drawn by the seed; minimax-N for the plain search of N moves (plain-N where a player has that name); an external engine's name; or PROGRAM:PLAYER for a player of another build (empty: its full strength)
help-match-second = The opponent
help-match-games = How many games; they come in pairs from the same opening, with the sides changed
help-match-sprt = Stop as soon as it is clear which of two differences in Elo is true [without it: 0,10, and no early stop]
help-match-opening = The moves that all games begin with [default: balanced openings, another one for each pair of games]
help-match-rate = Let the games count for the players' ratings in the data folder, also beside a running server
help-match-json = One JSON object per game, and one for the whole
help-ladder = Measure how strong the players of a game are, by games of all against all
help-ladder-games = How often neighbours in the list of players meet; others meet less often
help-ladder-players = Only these players, in this order [default: all of the game's but the one that plays as any of the others]
help-ladder-time = How long players of full strength take for a move [default: their own time]
help-ladder-cpu = How much processor time players of full strength take for a move, whatever else runs
help-ladder-rate = Let the games count for the players' ratings in the data folder, each when it is over
help-ladder-out = Where to write the ratings; games are kept beside it in FILE.games, and a ladder that was stopped goes on from there [default: ladder-GAME.txt]
help-bench = Search fixed positions: how many positions that takes, and how fast it is
help-engine = Let another program use the engines, by its protocol on standard input and output
help-engine-protocol = The protocol
help-engine-threads = How many threads think [default: one for each core]
help-guard = Limit this process and become an external engine
help-guard-memory = Bytes of memory
help-guard-parent = The process that wants the engine
help-guard-command = The engine's program and its arguments
help-convert = Read a game file of any known form and write it in another form to standard output
help-convert-file = The file; `-` reads standard input
help-convert-to = The form to write: json, text, legacy, or another program's: ggf, wthor, sgf, psq, renlib
help-convert-variant = The variant of a game whose file does not say
help-import = Read files of games of any known form into a collection
help-import-files = The files, of any known form; names of players and tournaments may be in files beside them
help-import-variant = The variant of games whose files do not say theirs
help-export = Write stored games to a file
help-export-ids = The games' ids, as in their addresses and as `find` lists them
help-export-format = The form to write: json, text, legacy, ggf, wthor, sgf, psq, renlib
help-export-out = The file to write [default: standard output]
help-find = List stored games, one per line
help-find-position = A position that was on the board, in any symmetry: a position text, or the name of a start position
help-find-player = A part of a player's name
help-find-opening = The opening's name, or how it begins
help-find-json = One JSON object for each game
help-backup = Write everything to one file, while games go on
help-backup-file = The file; there must be none of that name
help-restore = Replace everything by a backup; the old games are kept aside
help-restore-file = The backup
protocol-gomocup = Gomoku and Renju on 15x15, for Gomocup's managers
protocol-nboard = Reversi, for NBoard and boards like it
protocol-plain = Every game, by Plyground's own protocol

# Files and the archive
form-unknown = the forms are { $all }
no-such-form = { $game } has no form "{ $form }"
one-game-a-file = { $form } has one game in a file
in-game = game { $game }: { $what }
in-position = the position: { $what }
import-progress = { $games } games, { $percent } %
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , game { $number }
 }: { $why }
import-more-problems = … and { $count } more
import-done = { $forms }: { $added ->
    [one] { $added } game added
   *[other] { $added } games added
 }, { $known } already there, { $failed } not read
import-assumed = The variant is not in the file: read as { $variants }; --variant names another
backup-done = { $file }: everything, { $size } KB
backup-nothing = there are no games in { $folder }
backup-exists = { $file } exists already; name another file
restore-in-use = games are being imported into { $folder }, or another command uses it; wait for its end
restore-done = Restored. What was there before is { $aside }
restore-done-fresh = Restored.
restore-done-beside = Restored while Plyground runs{ $kept ->
    [0] {""}
    [one] ; one game that is not over goes on
   *[other] ; { $kept } games that are not over go on
}. What was there before is { $aside }
restore-not-a-backup = { $file } is not a backup of Plyground
restore-damaged = { $file } is damaged: { $what }
restore-newer = { $file } is of a newer version of Plyground; update this program

## Games of the command line that are rated
rate-no-limits = --rate needs the players as they are: without --depth and --nodes
rate-no-strength = games of { $player } cannot be rated: --rate needs players of the game, or engines of the data folder
rate-itself = a player cannot be rated against itself
