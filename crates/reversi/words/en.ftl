# Names
game = Reversi
game-summary = Enclose the other side's discs to turn them over; most discs at the end wins.
variant-reversi = Reversi
variant-reversi-summary = The usual board of 8x8 squares.
variant-reversi-6x6 = Reversi 6x6
variant-reversi-6x6-summary = A smaller board for a shorter game; with perfect play light wins 20-16.
variant-reversi-4x4 = Reversi 4x4
variant-reversi-4x4-summary = The smallest board, to learn the rules on; with perfect play light wins 11-3.
side-first = Dark
side-second = Light
piece-disc = Disc
start-standard = Standard
set-ocean = Ocean
set-walnut = Walnut

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-discs = most discs when neither side can move
reason-equal-discs = equally many discs when neither side can move

# What an evaluation counts: $count is the number as it is written, with its sign
# arguments elsewhere: score-*
score-discs = { $amount ->
    [one] { $count } disc
   *[other] { $count } discs
 }

# Beside the board
button-pass = Pass
counter-discs = Discs

# What the side to move must do
prompt-pass = pass, there is no square to play
prompt-place = place a disc

# Lessons
lesson-1 = Enclose and turn
lesson-1-text-1 = Reversi is played with discs that are dark on one side and light on the other. Dark begins, then you take turns. Each turn you put one disc on an empty square.
lesson-1-text-2 = Your disc must enclose the other colour: a light disc stands between your new disc and one you already have. The enclosed disc turns over and becomes yours.
lesson-1-task = Put down a dark disc that encloses a light one.
lesson-2 = A whole line at once
lesson-2-text-1 = You may enclose more than one disc. If a straight line of light discs has a dark disc at each end, the whole line turns over.
lesson-2-text-2 = Lines run across, up and down, and slantwise. There must be no gap in the line.
lesson-2-task = Turn three light discs over with one move.
lesson-3 = Many directions
lesson-3-text-1 = One disc can enclose lines in several directions at the same time. All of them turn over: you cannot leave one out.
lesson-3-text-2 = Only lines that end at your new disc count. A disc that has just been turned over turns nothing else.
lesson-3-task = Turn discs over in three directions with one move.
lesson-4 = No move: pass
lesson-4-text-1 = Every move must turn at least one disc. Sometimes no square does that. Then you pass, and the other side moves again. In the list of moves a pass is written as two dashes.
lesson-4-text-2 = You may only pass when you have no move. Here dark cannot enclose anything.
lesson-4-task = Pass, because dark has no move.
lesson-5 = Corners stay
lesson-5-text-1 = A disc in a corner can never be turned over. Nobody can put a disc behind it, so nobody can enclose it.
lesson-5-text-2 = Your discs next to it along the edge become safe as well. That is why good players try to get the corners.
lesson-5-task = Take the corner.
lesson-6 = The end
lesson-6-text-1 = The game is over when neither side can move. Mostly that is when the board is full.
lesson-6-text-2 = Now count: the side with more discs wins. If both have the same number, it is a draw. Being behind until the last move does not matter at all.
lesson-6-task = Fill the last square and win.

# What is wrong with a position text
text-squares = { $wanted } squares are needed, not { $found }
text-side-missing = a space and the side to move, X or O, are missing
text-side = the side to move is X or O, not { $found }
text-end = nothing may follow the side to move

# What is wrong with a position in the editor
problem-no-square = not a square of the { $n }x{ $n } board
problem-two-discs = more than one disc
problem-kind = there is no { $kind } in Reversi, only discs
problem-facing = a disc faces nowhere
problem-no-disc = there is no disc on the board, so neither side can ever move
problem-too-many = { $count } pieces are too many for { $squares } squares
problem-extra = Reversi knows no { $name } beside the board

# What is wrong with a list of moves
moves-row = a row from 1 to 8 must follow { $column }
moves-pass = a pass is written --, pass, pa or ps
moves-number = a number must be a move's number with a full stop

# Why a move is not legal
why-over = { $text } cannot be played: the game is over
why-no-pass = -- is not possible: { $side ->
    [first] dark
   *[second] light
 } has a move and must make it
why-no-square = { $text } is neither a square of the { $n }x{ $n } board nor -- for a pass
why-taken = { $square } is taken by a { $side ->
    [first] dark
   *[second] light
 } disc
why-must-pass = { $square } is not possible: { $side ->
    [first] dark
   *[second] light
 } can flip nothing anywhere and must pass (--)
why-flips-nothing = { $square } is not possible: it would flip no { $other ->
    [first] dark
   *[second] light
 } disc

# Pieces within a sentence of the pages: alone, counted, and of a side
# from codes: spoken-*
spoken-kind = { $kind ->
   *[disc] disc
 }
spoken-count = { $kind ->
   *[disc] { $count ->
        [one] { $count } disc
       *[other] { $count } discs
     }
 }
spoken-piece = { $side ->
    [first] dark
   *[second] light
 } { $kind ->
   *[disc] disc
 }

# Computer players: a name, and a sentence about each
player-greedy = Greedy
player-greedy-about = Turns as many discs as it can, which is exactly what one should not do early on.
player-edge-lover = Edge Lover
player-edge-lover-about = Loves the edges and forgets about the corners behind them.
player-newcomer = Newcomer
player-newcomer-about = Knows that corners are good but often does not see how they are lost.
player-wallflower = Wallflower
player-wallflower-about = Keeps its discs out of your reach and forgets what they are for.
player-corner-hunter = Corner Hunter
player-corner-hunter-about = Wants corners and nothing else, and sees some of your replies.
player-collector = Collector
player-collector-about = Builds safe edges from its corners and collects discs along the way.
player-squeeze = Squeeze
player-squeeze-about = Tries to leave you nothing but bad moves.
player-schemer = Schemer
player-schemer-about = Gives you discs today to take your moves away tomorrow.
player-student = Student
player-student-about = Knows what a good position looks like, but only looks at its own move.
player-apprentice = Apprentice
player-apprentice-about = Looks two moves ahead and still misjudges things.
player-regular = Regular
player-regular-about = Looks three moves ahead, roughly, and plays the last six squares without a mistake.
player-tactician = Tactician
player-tactician-about = Looks three moves ahead and seldom falls into a trap.
player-veteran = Veteran
player-veteran-about = Looks four moves ahead and plays the last eight squares without a mistake.
player-strategist = Strategist
player-strategist-about = Looks four moves ahead with a sure eye, and plays the last ten squares perfectly.
player-expert = Expert
player-expert-about = Looks five moves ahead and plays the last eleven squares without a mistake.
player-master = Master
player-master-about = Looks six moves ahead and plays the last twelve squares without a mistake.
player-champion = Champion
player-champion-about = Looks seven moves ahead and plays the last thirteen squares without a mistake.
player-virtuoso = Virtuoso
player-virtuoso-about = Looks nine moves ahead and plays the last fourteen squares without a mistake.
player-maestro = Maestro
player-maestro-about = Looks ten moves ahead and plays the last sixteen squares without a mistake.
player-grandmaster = Grandmaster
player-grandmaster-about = Looks twelve moves ahead and plays the last eighteen squares without a mistake.
player-legend = Legend
player-legend-about = Looks thirteen moves ahead and plays the last nineteen squares without a mistake.
player-oracle = Oracle
player-oracle-about = As far ahead as the time allows, and perfect long before the end.
style-corners = corners

# What a player made to measure counts to the end
settings-empty-squares = empty squares

# Layers over the board, with what their marks mean
layer-stable = Stable discs
layer-stable-disc = can never be turned over
layer-frontier = Frontier discs
layer-frontier-disc = beside an empty square
layer-mobility = Mobility
layer-mobility-move = can play here
layer-mobility-potential = may be able to later

# Why a move was a mistake
# arguments elsewhere: above-all-*
gives-corner = This lets { $side } take the corner { $corner }.
gives-corner-soon = After this, { $side } takes the corner { $corner } with its second move.
misses-corner = { $side } can take the corner { $corner } here; otherwise it is gone.
misses-corner-soon = { $best } wins the corner { $corner } for { $side }; otherwise it is gone.
beside-corner-x = { $at } is diagonally beside the empty corner { $corner }: over this disc { $side } takes the corner.
beside-corner-c = { $at } is on the edge right beside the empty corner { $corner }: over this disc { $side } takes the corner.
must-give = Then every move of { $side } ({ $squares }) opens a corner to { $other }.
must-give-only = Then { $side } has only { $square }, and that opens a corner to { $other }.
loses-corner = { $side } takes the corner { $corner } later (move { $plies } of this line).
wins-corner = With { $best }, { $side } takes the corner { $corner } later (move { $plies } of that line).
no-moves = After this and the answer { $side } has no move at all; after { $best } it would have { $more ->
    [one] { $more } move
   *[other] { $more } moves
 }.
few-moves = After this and the answer { $side } has only { $few ->
    [one] { $few } move
   *[other] { $few } moves
 } ({ $squares }); after { $best } it would have { $more }.
fewer-moves = After this and the answer { $side } has { $fewer } moves; after { $best } it would have { $more }.
passes = { $side } will have to pass (move { $plies } of this line), and { $other } moves twice running.
too-greedy = { $at } turns over { $many } discs, { $best } only { $few }, but it leaves { $side } { $left ->
    [0] no move
    [one] { $left } move
   *[other] { $left } moves
 } instead of { $more }.
opens-up = This leaves { $side } { $many } moves to choose from; after { $best } it would have { $few ->
    [0] none
   *[other] only { $few }
 }.
opens-edge-wedge = This lets { $side } play { $square }, between two edge discs of { $other }.
opens-edge-turned = This lets { $side } turn over { $count } discs on the edge with { $square }.
parity-even = { $side } must then begin in a region with an even number of empty squares ({ $region }); after { $best } there is an odd one ({ $odd }).
parity-last = { $other } then makes the last move of the game; after { $best } { $side } would.
exact-counts = With best play { $side } ends with { $better } discs to { $worse } after { $best }, otherwise with { $own } to { $theirs }.
exact-margins = With best play { $side } { $other_result ->
    [win] wins by { $other_by ->
        [one] { $other_by } disc
       *[other] { $other_by } discs
     }
    [draw] draws
   *[loss] loses by { $other_by ->
        [one] { $other_by } disc
       *[other] { $other_by } discs
     }
 } after { $best }; otherwise it { $result ->
    [win] wins by { $by }
    [draw] draws
   *[loss] loses by { $by }
 }.
wiped-out = { $side } turns over every disc of { $other } and wins.
misses-wipe-out = After { $best }, { $side } turns over every disc of { $other } in this line and wins.
gives-stable = A few moves later { $side } has { $many } discs that can never be turned over; after { $best } it would have { $few ->
    [0] none
   *[other] { $few }
 }.
misses-stable = With { $best }, { $side } soon has { $many } discs that can never be turned over, otherwise { $few ->
    [0] none
   *[other] only { $few }
 }.
risky-square-x = { $at } is diagonally beside the empty corner { $corner }: a disc there often gives the corner away.
risky-square-c = { $at } is on the edge right beside the empty corner { $corner }: a disc there often gives the corner away.
above-all-mobility = Above all mobility: a few moves later { $side } has { $own } and { $rival } { $theirs } squares to play on; after { $best } it would be { $better } and { $worse }.
above-all-frontier = Above all open discs: a few moves later { $side } has { $own } and { $rival } { $theirs } discs beside empty squares; after { $best } it would be { $better } and { $worse }.
above-all-discs = Above all discs: a few moves later { $side } has { $own } and { $rival } { $theirs }; after { $best } it would be { $better } and { $worse }.
above-all-edges = Above all the edges: a few moves later { $side } has { $own } and { $rival } { $theirs } discs there; after { $best } it would be { $better } and { $worse }.
above-all-x = Above all the corners: a few moves later { $side } has { $own } and { $rival } { $theirs } discs diagonally beside an empty corner; after { $best } it would be { $better } and { $worse }.

# Files of other programs
format-ggf = Reversi GGF
format-wthor = WTHOR database of Reversi games
ggf-beginning = the game does not begin with (;
ggf-unexpected = unexpected { $text }
ggf-other-game = the game is { $game }, not Othello
ggf-empty-board = the board is empty
ggf-board-size = only boards of 8 by 8, 6 by 6 and 4 by 4 squares are supported
wthor-short = a game has { $bytes } bytes, and the file ends before
wthor-square = move { $number } is { $byte }, which is no square

## On the way to a move: what wins
goal = Most discs at the end win

## What is said once, in the first game
first-hint-1 = The dots show where you can put a disc: each encloses at least one of theirs.
first-hint-2 = All enclosed discs turn over. Look at what your move gives the other side, too.

## Strategy lessons
strategy-1 = A corner first
strategy-1-text-1 = A disc in a corner stays for ever, and what joins it along the edge becomes stable, too. Few other moves are worth as much.
strategy-1-text-2 = Look at all four corners before you look at anything else.
strategy-1-task = Dark: take the corner that Light has left open.
strategy-1-why = From the corner your discs on the edge can never be turned again.
strategy-2 = X-squares and C-squares
strategy-2-text-1 = The square diagonally next to a corner is called the X-square, those beside the corner on the edge are C-squares. A disc there often hands the corner over.
strategy-2-text-2 = Here b2, a7 and even a3 let Light into a corner.
strategy-2-task = Dark: find the move that gives Light no corner.
strategy-2-why = Light gets no corner now, and has to open up something else.
strategy-3 = Mobility
strategy-3-text-1 = Until late in the game the number of discs says little. What counts is mobility: how many moves each side has.
strategy-3-text-2 = Leave the other side few moves, and it must soon play one it does not like.
strategy-3-task = Light: leave Dark as few moves as you can.
strategy-3-why = Dark has seven moves left; after any other move it would have had nine or more.
strategy-4 = A quiet move
strategy-4-text-1 = A quiet move turns few discs, and none that touch empty squares on the outside. It opens nothing new for the other side.
strategy-4-text-2 = Whoever runs out of quiet moves has to open the position.
strategy-4-task = Light: make the quiet move in the middle of the right side.
strategy-4-why = Only one disc turned, inside your own. Dark finds no new moves there and has to open the position.
strategy-5 = A corner can wait
strategy-5-text-1 = A corner that the other side cannot take will still be there next turn. First make the move that the other side would like to have.
strategy-5-text-2 = Here both a1 and a8 are open to Dark, but Light is not close to either.
strategy-5-task = Dark: use the turn where it matters more than the corners.
strategy-5-why = The corners are still yours to take, and Light has lost its good square.
strategy-6 = Parity
strategy-6-text-1 = At the end count the empty squares of each separate area. Whoever moves last in an area keeps what was turned there.
strategy-6-text-2 = So play into areas with an odd number of empty squares, and leave the even ones to the other side.
strategy-6-task = Dark: play where you make the last move.
strategy-6-why = The square d8 is an area of its own, and you have moved last in it. Dark wins by four discs; every other move loses.
