# Names
game = Connect Four
game-summary = Drop discs into the columns of an upright rack; four of your own in a row win.
variant-connect-four = Connect Four
variant-connect-four-summary = The usual rack of seven columns and six rows; with perfect play red wins.
variant-connect-four-6x5 = Connect Four 6x5
variant-connect-four-6x5-summary = A smaller rack of six columns and five rows for short games; with perfect play it is a draw.
side-first = Red
side-second = Yellow
piece-disc = Disc
start-empty = Empty rack
set-graphite = Graphite
set-walnut = Walnut

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-four = four in a row
reason-full-board = the board is full

# Beside the board
counter-left = Discs left
mark-line = four in a row

# What the side to move must do
prompt-drop = drop a disc

# Why a move is refused
why-empty = the move is empty; a move is a column from a to { $last }
why-pass = -- is not possible: there is no passing in Connect Four
why-no-column = "{ $text }" is not a column: they are a to { $last }
why-full = column { $text } is full
why-red-won = { $text } comes too late: red has won
why-yellow-won = { $text } comes too late: yellow has won
why-drawn = { $text } comes too late: the game is drawn, the board is full
why-legal = { $text } is a legal move

# What is wrong with a position text
text-empty = the text is empty
text-no-mover = after the board: a space and r or y, the side to move
text-mover = the side to move is r or y, not "{ $text }"

# What is wrong with a position
problem-floating = nothing is under this disc
problem-counts = { $mover ->
    [first] with red to move yellow has as many discs as red or one more, not { $others } and { $mine }
   *[second] with yellow to move red has as many discs as yellow or one more, not { $others } and { $mine }
 }
problem-both-four = both sides have four in a row
problem-has-four = { $side ->
    [first] red is to move but already has four in a row
   *[second] yellow is to move but already has four in a row
 }
problem-lines = { $side ->
    [first] red has lines of four that no single last disc made
   *[second] yellow has lines of four that no single last disc made
 }
problem-no-cell = not a cell of the { $columns }x{ $rows } rack
problem-twice = more than one disc
problem-kind = there is no "{ $kind }" in Connect Four, only discs
problem-facing = a disc faces nowhere
problem-too-many = { $count } pieces are too many for { $cells } cells
problem-extra = Connect Four knows no "{ $name }" beside the board

# What is wrong with a list of moves
list-no-column = { $text } is no column: columns are 1 to 7, or a to g
list-mixed = digits and letters are mixed
list-too-long = more than { $most } moves

# Lessons
lesson-1 = Drop a disc
lesson-1-text-1 = The board stands upright. Red begins, then you take turns. Each turn you drop one disc into a column, and it falls to the lowest free hole.
lesson-1-text-2 = Discs never move again. A column that is full takes no more.
lesson-1-task = Drop your red disc on top of the yellow one.
lesson-2 = Four side by side
lesson-2-text-1 = Four of your own discs in an unbroken line win. The line may run from side to side.
lesson-2-text-2 = If all columns are full and nobody has four, the game is a draw.
lesson-2-task = Drop the fourth disc of a line and win.
lesson-3 = Four on top of each other
lesson-3-text-1 = A line may also stand upright: four discs of one colour on top of each other in the same column.
lesson-3-text-2 = Such a line is easy to stop: one disc on top of the three is enough.
lesson-3-task = Make four on top of each other and win.
lesson-4 = Four slantwise
lesson-4-text-1 = Slanted lines count too, and they are the easiest to miss. Each disc stands one column further and one row higher than the one before.
lesson-4-text-2 = The hole you need must be the next free one in its column. Here the discs below it are already there.
lesson-4-task = Complete the slanted line and win.
lesson-5 = Stop a three
lesson-5-text-1 = Look at the other side's discs before every move. If they can make four at once and you cannot, you must fill the hole they need.
lesson-5-text-2 = Here yellow has three side by side. One end is closed by your disc, the other is open.
lesson-5-task = Stop yellow from making four.
lesson-6 = Two threats at once
lesson-6-text-1 = One threat can be stopped. Two at the same time cannot, because the other side has only one disc a turn.
lesson-6-text-2 = Three discs at the bottom with free holes at both ends are such a double threat.
lesson-6-task = Make three side by side with a free hole at each end.
lesson-7 = The hole below a threat
lesson-7-text-1 = Some threats lie in the air: the hole that completes the line is not the next one in its column. Whoever fills the hole below it lets the other side have it.
lesson-7-text-2 = Here yellow needs e2. While e1 is empty, nothing can be dropped there.
lesson-7-task = Drop a disc into any column but the one with the yellow threat.
lesson-8 = Odd and even rows
lesson-8-text-1 = When nothing else is left, somebody must fill the hole below a threat. That is called zugzwang.
lesson-8-text-2 = If both only fill up columns, red gets the holes of rows 1, 3 and 5, and yellow those of rows 2, 4 and 6. So red's best threats lie in odd rows, yellow's in even ones.
lesson-8-text-3 = Here red needs g3. Somebody has to fill g2 first.
lesson-8-task = Leave yellow no move but the one below your threat.

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
    [first] red
   *[second] yellow
 } { $kind ->
   *[disc] disc
 }

# Computer players: a name, and a sentence about each
player-tumbler = Tumbler
player-tumbler-about = Drops its discs wherever they happen to fall, and misses even a four.
player-daydreamer = Daydreamer
player-daydreamer-about = Sees about half of the columns, and yours hardly ever.
player-stacker = Stacker
player-stacker-about = Likes to see its colour pile up, and makes four when it happens.
player-middle-fan = Middle Fan
player-middle-fan-about = Wants the middle columns and forgets why.
player-row-builder = Row Builder
player-row-builder-about = Builds its own lines with zeal and sees some of yours.
player-blocker = Blocker
player-blocker-about = Would rather stop your lines than finish its own.
player-casual = Casual
player-casual-about = Looks three discs ahead and overlooks one now and then.
player-trapper = Trapper
player-trapper-about = Loves two threats above each other, and waits for you to fill the hole below.
player-fencer = Fencer
player-fencer-about = Looks five discs ahead and always has a threat in the making.
player-guardian = Guardian
player-guardian-about = Looks six discs ahead and lets few threats through.
player-counter = Counter
player-counter-about = Counts rows: it knows which threats are its own in the end.
player-expert = Expert
player-expert-about = Sees forced lines early and plays the last twelve discs without a mistake.
player-master = Master
player-master-about = Prepares its zugzwang long before you notice.
player-grandmaster = Grandmaster
player-grandmaster-about = Looks very far ahead and is perfect over the last eighteen discs.
player-solver = Solver
player-solver-about = Plays without a mistake from about the twelfth disc on.
style-centre = centre
style-zugzwang = zugzwang
style-perfect = perfect

# Layers over the rack, with what their marks mean
layer-threats = Threats
layer-threats-now = completes four, can be taken now
layer-threats-later = completes four, not within reach yet

# Why a move was a mistake
# arguments elsewhere: above-all-*
misses-win = { $cell } completes four: { $side } wins at once.
no-block = { $side } threatened { $cell }, and this does not stop it: { $side } wins at once.
plays-under = This disc lets { $side } play on top of it: { $cell } completes four.
allows-forced-win = { $side } now wins by force within { $moves } moves.
allows-forced-win-threat = { $side } now wins by force within { $moves } moves; the first threat is { $cell }.
misses-forced-win = Column { $best } wins by force for { $side } within { $moves } moves.
misses-forced-win-threat = Column { $best } wins by force for { $side } within { $moves } moves; the first threat is { $cell }.
allows-forced-win-double = { $side } now wins by force within { $moves } moves: with { $from } it threatens { $cells } { $kind ->
    [stacked] one above the other
   *[beside] at once
 }.
misses-forced-win-double = Column { $best } wins by force for { $side } within { $moves } moves: with { $from } it threatens { $cells } { $kind ->
    [stacked] one above the other
   *[beside] at once
 }.
zugzwang = After { $plies } moves of this line every move of { $other } lets { $side } win at once ({ $cells }).
misses-zugzwang = With column { $best }, after { $plies } moves every move of { $other } lets { $side } win at once ({ $cells }).
double-threat = { $side } gets to { $from } and threatens { $cells } at once: only one can be stopped.
double-threat-stacked = { $side } gets to { $from } and threatens { $cells }, one above the other: stopping the lower opens the upper.
misses-double-threat = With column { $best }, { $side } gets to { $from } and threatens { $cells } at once: only one can be stopped.
misses-double-threat-stacked = With column { $best }, { $side } gets to { $from } and threatens { $cells }, one above the other: stopping the lower opens the upper.
wastes-threat = { $side } had a threat at { $cell }; playing under it lets { $other } take that cell.
gives-threat = A few moves later { $side } has { $count ->
    [one] a threat that waits at { $cells }
   *[other] { $count } threats that wait at { $cells }
 }; after column { $best } it would have { $fewer ->
    [0] none
   *[other] only { $fewer }
 }.
misses-threat = With column { $best }, { $side } soon has { $count ->
    [one] a threat that waits at { $cells }
   *[other] { $count } threats that wait at { $cells }
 }, otherwise { $fewer ->
    [0] none
   *[other] only { $fewer }
 }.
above-all-centre = Above all the middle: a few moves later { $side } has { $own } and { $rival } { $theirs } discs in the middle columns; after column { $best } it would be { $better } and { $worse }.
above-all-twos = Above all open rows: a few moves later { $side } has { $own } and { $rival } { $theirs } rows with two discs and room for two more; after column { $best } it would be { $better } and { $worse }.

## On the way to a move: what wins
goal = Four in a row win

## What is said once, in the first game
first-hint-1 = Choose a column: your disc falls to its lowest free hole.
first-hint-2 = Before you drop a disc, look at the hole above it: that one is theirs next.

## Strategy lessons
strategy-1 = The centre
strategy-1-text-1 = A disc in column d can be part of more fours than any other: every four across a row goes through it, and most slanting ones.
strategy-1-text-2 = When nothing is urgent, look at the centre first.
strategy-1-task = Red: choose the strongest column.
strategy-1-why = From the centre the disc works in every direction. Every other column lets Yellow draw or win.
strategy-2 = Two in the bottom row
strategy-2-text-1 = Two neighbours in the bottom row with free holes on both sides are already dangerous. A third one makes two threats at once, and you can only stop one.
strategy-2-task = Yellow: stop the double threat before it arises.
strategy-2-why = With one side closed, a third disc makes one threat only, and that can be stopped.
strategy-3 = One threat above the other
strategy-3-text-1 = A threat is a hole that would complete your four. Usually the other side fills it as soon as it can be reached.
strategy-3-text-2 = Two threats in the same column, one right above the other, cannot both be filled.
strategy-3-task = Red: open the column with your two threats.
strategy-3-why = Yellow has to fill e2, and that is the step to e3.
strategy-4 = Odd threats for Red
strategy-4-text-1 = Nobody wants to play below a threat of the other side. So the other columns fill up first, and Red, who began, is left with the odd rows: 1, 3, 5.
strategy-4-text-2 = Red has a threat in row 3: a3. If only nothing else is lost on the way, Yellow must play a2 in the end.
strategy-4-task = Red: stop Yellow’s threat and let the columns fill.
strategy-4-why = Column d is full, and whatever Yellow does now, a2 comes and then a3. That is called zugzwang.
strategy-5 = Even threats for Yellow
strategy-5-text-1 = Yellow moves second and gets the even rows. Here Yellow threatens to complete four in b4 and in f4.
strategy-5-text-2 = Only one safe hole is left on the whole board. Who takes it leaves the other side without one.
strategy-5-task = Yellow: make the waiting move.
strategy-5-why = Now Red must open column b or f, and both lead to Yellow’s four in row 4.
