# Names
game = Gomoku
game-summary = Put stones on the crossings in turn; five of your own in a row win.
variant-gomoku = Gomoku
variant-gomoku-summary = Freestyle: five or more in a row win.
variant-gomoku-standard = Standard Gomoku
variant-gomoku-standard-summary = Exactly five in a row win; six or more are nothing.
variant-renju = Renju
variant-renju-summary = Black may not make two open threes, two fours or more than five in a row.
side-first = Black
side-second = White
piece-stone = Stone
start-empty-board = Empty board
set-slate = Slate
set-paper = Paper

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-five = five in a row
reason-full-board = the board is full
reason-no-legal-point = every empty point is forbidden to black

# Marks on the board
mark-line = five in a row
# Each also completes "it makes ..."
forbidden-3x3 = two open threes at once (3x3)
forbidden-4x4 = two fours at once (4x4)
forbidden-overline = a row of more than five (overline)

# What the side to move must do
prompt-place = place a stone

# What is wrong with a position text; $text is in quotes
side-missing = after the board: a space and b or w, the side to move
side-unknown = the side to move is b or w, not { $text }

# What is wrong with a position
no-such-piece = there is no piece called { $name }
no-facing = a stone faces nowhere
not-a-point = not a point of the board
two-stones = more than one stone on the same point
no-such-extra = there is nothing called { $name } in this game
both-have-won = both sides have a winning line
mover-has-won = { $side ->
    [first] black
   *[second] white
 } is to move but already has a winning line

# Why a move is not possible
move-empty = the move is empty; a move is a point like h8
no-passing = -- is not possible: there is no passing in { $variant }
no-such-point = { $text } is not a point of the board, which has columns a to o and rows 1 to 15
point-taken = { $point } is taken by a { $side ->
    [first] black
   *[second] white
 } stone
point-forbidden = { $point } is forbidden to black: it makes { $what }
point-legal = { $point } is a legal move
too-late-won = { $point } comes too late: { $side ->
    [first] black
   *[second] white
 } has won
too-late-drawn = { $point } comes too late: the game is drawn, { $reason }

# What is wrong with a list of moves
number-without-stop = the number { $number } without a full stop behind it
word-not-a-point = { $word } is not a point of the board
too-many-moves = more than { $most } moves

# What is wrong with an older program's file
legacy-missing = "{ $field }" is missing
legacy-not-a-text = "{ $field }" is not a text
legacy-not-a-list = "{ $field }" is not a list
legacy-not-a-bool = "{ $field }" is not true or false
legacy-no-winner = "{ $field }" is not 0, 1 or 2
legacy-won-unended = "{ $win }" names a winner, but "{ $ended }" is false
legacy-too-many = "{ $field }" has { $count } moves, the board only { $points } points
legacy-not-a-pair = "{ $field }", move { $number }: not a pair [row, column]
legacy-not-on-board = "{ $field }", move { $number }: the { $what ->
    [row] row
   *[column] column
 } is not a number from 0 to { $most }

# Lessons
lesson-1 = Five in a row
lesson-1-text-1 = Black begins, then you take turns. Each turn you put one stone on an empty crossing. Stones never move and are never taken away.
lesson-1-text-2 = Five of your own stones in an unbroken line win: across, up and down, or slantwise. If the board fills up before that, it is a draw.
lesson-1-task = Make five in a row and win.
lesson-2 = Stop a four
lesson-2-text-1 = Four stones that need only one more are called a four. If the other side has a four and you cannot win at once, you must put your stone on the missing point.
lesson-2-text-2 = Here white has a four. One end is already closed, so one stone is enough to stop it.
lesson-2-task = Stop white from making five.
lesson-3 = From open three to straight four
lesson-3-text-1 = Three stones with free points on both sides are an open three. Add one stone, and you have a straight four: four in a row with both ends free.
lesson-3-text-2 = Nobody can close both ends in one turn, so a straight four wins. That is why an open three should be answered at once.
lesson-3-task = Turn black's open three into a straight four.
lesson-4 = Exactly five
lesson-4-text-1 = In freestyle Gomoku, five or more in a row win. In Standard Gomoku it must be exactly five: six or more in a row win nothing.
lesson-4-text-2 = So look where you put your last stone. Here one point makes five and another makes six.
lesson-4-task = Make exactly five and win.
lesson-5 = Renju: two open threes
lesson-5-text-1 = Going first is a big help. So in Renju some points are forbidden to black. They are marked on the board. White may play everywhere.
lesson-5-text-2 = The first kind is called 3x3: one stone that makes two open threes at once. On g8 black would make one up and down and one slantwise.
lesson-5-text-3 = A four together with one open three is allowed. It usually wins.
lesson-5-task = Make a four and an open three with one stone.
lesson-6 = Renju: two fours
lesson-6-text-1 = The second kind is called 4x4: one stone that makes two fours at once. Here that is the marked point h8, where both lines meet.
lesson-6-text-2 = One straight four is a single four with two free ends. It is allowed, and just as good.
lesson-6-task = Make a straight four without the forbidden point.
lesson-7 = Renju: more than five
lesson-7-text-1 = The third kind is the overline: six or more stones in a row. Black may not make one. Here the marked point g8 would join six stones.
lesson-7-text-2 = Exactly five always wins. That is true even if the same stone makes two threes, two fours or an overline somewhere else.
lesson-7-task = Win with black on a point that is allowed.
lesson-8 = Renju: white is free
lesson-8-text-1 = Nothing is forbidden to white, and white also wins with six or more in a row.
lesson-8-text-2 = White can even use the forbidden points. If black can stop a row only on a forbidden point, black cannot stop it at all. Here h8 is forbidden to black: it would make two open threes.
lesson-8-task = Play white so that only a stone on h8 could stop your row of six.

# Pieces within a sentence of the pages: alone, counted, and of a side
# from codes: spoken-*
spoken-kind = { $kind ->
   *[stone] stone
 }
spoken-count = { $kind ->
   *[stone] { $count ->
        [one] { $count } stone
       *[other] { $count } stones
     }
 }
spoken-piece = { $side ->
    [first] black
   *[second] white
 } { $kind ->
   *[stone] stone
 }

# Computer players: a name, and a sentence about each
player-random-moves-label = Random Moves
player-random-player-label = Random Player
player-blinker = Blinker
player-blinker-about = Sees a point here and a point there, and misses even a five.
player-peeper = Peeper
player-peeper-about = Peeks at a part of the board and puts its stone somewhere there.
player-sleepwalker = Sleepwalker
player-sleepwalker-about = Puts its stones anywhere, and wakes up only to make five.
player-tourist = Tourist
player-tourist-about = Puts stones where it looks nice, and makes five if five is there.
player-dabbler = Dabbler
player-dabbler-about = Begins many rows and finishes few.
player-stroller = Stroller
player-stroller-about = Adds to a row of its own when it comes past one, and seldom to stop yours.
player-newcomer = Newcomer
player-newcomer-about = Has learnt what a row of three is, but not to be afraid of yours.
player-hobbyist = Hobbyist
player-hobbyist-about = Builds rows wherever it likes and now and then stops one of yours.
player-daydreamer = Daydreamer
player-daydreamer-about = Builds its own rows and looks up too late to see yours.
player-aggressive-2 = Rascal
player-aggressive-2-label = Aggressive 2
player-aggressive-2-about = Thinks of few moves, looks two ahead, and cares most for its own rows.
player-prioritise-threats-2 = Teaser
player-prioritise-threats-2-label = Prioritise Threats 2
player-prioritise-threats-2-about = Thinks of few moves, looks two ahead, and loves those that must be answered.
player-defensive-2 = Hedgehog
player-defensive-2-label = Defensive 2
player-defensive-2-about = Looks two moves ahead, overlooks half of its own, and would rather break your rows.
player-minimax-2 = Clerk
player-minimax-2-label = Minimax 2
player-minimax-2-about = Looks two moves ahead and does not think of every move.
player-minimax-3 = Surveyor
player-minimax-3-label = Minimax 3
player-minimax-3-about = Looks three moves ahead and overlooks half of its own.
player-aggressive-3 = Raider
player-aggressive-3-label = Aggressive 3
player-aggressive-3-about = Looks three moves ahead, attacks whenever it can, and overlooks much.
player-prioritise-threats-3 = Juggler
player-prioritise-threats-3-label = Prioritise Threats 3
player-prioritise-threats-3-about = Looks three moves ahead and keeps you busy with threats, if it thinks of them.
player-defensive-3 = Gatekeeper
player-defensive-3-label = Defensive 3
player-defensive-3-about = Looks three moves ahead and is hard to break through.
player-aggressive-4 = Duellist
player-aggressive-4-label = Aggressive 4
player-aggressive-4-about = Looks four moves ahead and attacks whenever it can, now and then in the wrong place.
player-minimax-4 = Engineer
player-minimax-4-label = Minimax 4
player-minimax-4-about = Looks four moves ahead and sometimes misjudges what it sees.
player-defensive-4 = Rampart
player-defensive-4-label = Defensive 4
player-defensive-4-about = Looks four moves ahead and hardly lets a row through.
player-tactician = Tactician
player-tactician-about = Sees short forced wins on both sides and plays for them.
player-strategist = Strategist
player-strategist-about = Weighs every threat of both sides and sees most forced wins.
player-expert = Expert
player-expert-about = Counts long attacks to their end before it begins one.
player-master = Master
player-master-about = Looks far ahead and proves its wins before it plays them.
player-grandmaster = Grandmaster
player-grandmaster-about = As far ahead as the time allows, and the hardest to surprise.

# Layers on the board, and what their marks mean
layer-threats = Threats
layer-five = five
layer-straight-four = straight four
layer-four = four
layer-open-three = open three
layer-three = three
layer-open-two = open two
layer-forbidden = Forbidden points
layer-three-three = two open threes
layer-four-four = two fours
layer-overline = more than five

# Why a move was a mistake. What a stone makes:
making = { $kind ->
    [five] five in a row
    [straight-four] a straight four
    [four-four] two fours at once
    [four-three] a four and an open three at once
    [three-three] two open threes at once
    [four] a four
    [open-three] an open three
    [three] a three
    [open-two] an open two
   *[quiet] a stone
 }
making-at = { making } at { $point }
then = { $first }, then { $rest }
later = { $first }, and later { $rest }
# A row on the board, after "the" or a possessive
row = { $kind ->
    [five] five
    [straight-four] straight four
    [four] four
    [open-three] open three
    [three] three
   *[open-two] open two
 } { $from }–{ $to }
why-misses-five = { $point } makes five in a row and wins at once.
why-no-block-four = { $side } threatens five in a row at { $point }, and this does not stop it.
why-no-block-three = { $side } has the { $row }. This neither stops it nor makes a four, so { $side } makes a straight four at { $point }.
why-misses-win = { $point } wins by force in { $moves } moves: { $threats }.
why-allows-win = { $stood ->
    [yes] { $side } threatens to win by force, and this does not stop it
   *[no] This lets { $side } win by force
 }. It takes { $moves } moves: { $threats }.
why-fork = { $side } answers with { $threat }, and no single move stops both.
why-forbidden-defence = With { $stone } { $white } makes a four that { $black } could stop only at { $point }, a forbidden point: a stone there makes { $what }.
why-forbidden-trap = { $point } becomes forbidden to { $black }, because a stone there would make { $what }. Then { $white } makes a four with { $stone } that only a stone at { $point } could stop.
why-forbidden-trap-missed = { $white } can use a forbidden point: with { $stone } { $white } makes a four that { $black } could stop only at { $point }, but a stone there makes { $what }.
why-overline = This is no threat: one more stone at { $point } would make { $count } in a row, and only exactly five win.
why-overline-made = { $count } in a row do not win: it must be exactly five.
why-wastes-four = The four with { $point } makes { $other } play { $answer }, and that stone spoils { $side }'s { $row }.
why-better-block = { $point } stops the { $row } too, and makes { $threat }.
why-blocks = { $point } stops { $side }'s { $row }.
why-initiative = { $side } can make { $count } threats in the next { $moves } moves; after { $best } { $fewer ->
    [0] none
   *[other] only { $fewer }
 }.
why-initiative-kept = { $best } keeps up the attack: { $side } makes { $count } threats in the next { $moves } moves, otherwise { $fewer ->
    [0] none
   *[other] only { $fewer }
 }.
why-lets-threat = This lets { $side } make { $threat }.
why-builds = { $point } makes { $what }.
why-far-off = { $point } adds to no row of { $mover } and stops none of { $side }.
why-key-point = { $side } now takes { $point }, the best point for { $mover } too.
why-rows = { $moves } moves later { $side } has { $count ->
    [0] no row
    [one] { $count } row
   *[other] { $count } rows
 } that can become five; after { $best } it would be { $instead }.

# Files of other programs
format-sgf = Gomoku SGF
format-psq = Piskvork game
format-renlib = RenLib library
file-board-size = the board has { $columns } by { $rows } points; only { $size } by { $size } is supported
psq-head = line 1 should be like "Piskvorky 15x15, 0:0, 0"
psq-point = line { $line } should have a column and a row from 1 to { $size }
psq-line = line { $line } is neither a move nor a name
renlib-node = node { $number } of the library is damaged
renlib-large = the tree has more than { $most } moves in variations
sgf-unbalanced = the parentheses or brackets do not match
sgf-unexpected = unexpected { $text }
sgf-pass = there is no passing
sgf-twice = { $side } moves twice running
sgf-turn = { $side } makes the first move, but it is the other side's turn
sgf-late-setup = stones are put on the board after the first move
sgf-other-game = the file is of game { $number }, not of Gomoku, which is 4
sgf-size = the board's size { $text } is no number
sgf-deep = variations stand more than { $most } deep inside one another
sgf-point = { $text } is no point

## On the way to a move: what wins
goal-freestyle = Five in a row win
goal-standard = Exactly five in a row win
goal-renju = Five in a row win; Black must make exactly five

## What is said once, in the first game
first-hint-1 = Choose any empty crossing for your stone. Five in a row win.
first-hint-2 = Three of theirs in a row with both ends free? Stop it now, or it becomes four.

## Strategy lessons
strategy-1 = An open three must be answered
strategy-1-text-1 = Three in a row with both ends free is an open three. Left alone it becomes an open four, and an open four cannot be stopped.
strategy-1-text-2 = Put a stone right at one end now. One turn later is too late.
strategy-1-task = White: answer the open three.
strategy-1-why = Black has a three with one end closed now, and has to look for something new.
strategy-2 = A three with a gap
strategy-2-text-1 = A three may have a gap: two stones, an empty point, one more stone. It is as dangerous as three in a row, and easily overlooked.
strategy-2-text-2 = Here Black’s three slants upwards. The best answer is often in the gap.
strategy-2-task = White: stop the three with a gap.
strategy-2-why = In the gap your stone breaks the row for good. At an end it would be too late here.
strategy-3 = Four-three
strategy-3-text-1 = A four must be answered at once. If the same stone makes an open three as well, the answer to the four leaves the three free.
strategy-3-text-2 = White threatens, too: there is no time for anything slower.
strategy-3-task = Black: make a four and an open three with one stone.
strategy-3-why = White must stop the four. Then the three becomes an open four, and White is a stone short.
strategy-4 = Renju: the trap of two threes
strategy-4-text-1 = In Renju Black may not make two open threes with one stone. White may aim at such a point: it is a hole in Black’s defence.
strategy-4-text-2 = Look for a four that could only be stopped on a forbidden point.
strategy-4-task = White: make the four that Black may not stop.
strategy-4-why = Black would have to play h8, but that would be two open threes. So White completes five.
strategy-5 = Renju: the overline trap
strategy-5-text-1 = Six or more in a row are an overline, and forbidden to Black. A gap between black stones can be a point that Black may never fill.
strategy-5-text-2 = White can use the gap like a door that is locked for one side only.
strategy-5-task = White: use the point that would be an overline for Black.
strategy-5-why = On h8 Black would have six in a row. White makes five there instead.
