# Names
game = YINSH
game-summary = Move rings to flip markers; every five in a row takes one of your own rings off, and being rid of three wins.
variant-yinsh = YINSH
variant-yinsh-summary = The first to take off three rings wins.
variant-yinsh-blitz = Blitz
variant-yinsh-blitz-summary = The first to take off one ring wins.
side-first = White
side-second = Black
piece-ring = Ring
piece-marker = Marker
start-empty-board = Empty board
set-slate = Slate
set-sand = Sand

# What an editor asks beside the pieces
extra-taken-first = Rings off: White
extra-taken-second = Rings off: Black
extra-pending = To be taken next
extra-pending-nothing = Nothing
extra-pending-row = A row
extra-pending-ring = A ring
extra-turn = In whose turn
extra-turn-own = Of the side to move

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-three-rings = three rings taken off
reason-one-ring = one ring taken off
reason-markers-out = all 51 markers are on the board
reason-no-ring-moves = no ring of either side can move

# Beside the board
button-pass = Pass
counter-reserve = Rings in reserve
counter-rows = Rows made
counter-taken = Rings taken off
counter-left = Markers left
mark-row = five in a row

# What the side to move must do
prompt-place = place a ring
prompt-pass = pass: none of your rings can move
prompt-move = choose a ring to move
prompt-row = take a row
prompt-ring = take one of your rings off

# What is wrong with a move text, a list of moves or a position text; $text is in quotes
off-board = { $point } is not on the board
off-board-within = { $text } is not possible: { $point } is not on the board
not-a-move = { $text } is not a move: one is written e5, e5-e8, xb2-f6, xg7 or --
neither-move-nor-number = { $text } is neither a move nor a number with a dot
text-parts = a position has 3 parts (board, side to act, rings taken off), or 5 while something must be taken (row or ring, side whose turn it is); this one has { $count }
text-side = the side is w or b, not { $text }
text-taken = the rings taken off are written like 0-1, not { $text }
pending-unknown = what must be taken is a row or a ring, not { $text }

# Why a move is not possible; $why is one of those that follow
game-over = { $text } is not possible: the game is over, { $reason }
written-otherwise = { $text } is written { $usual } here
not-possible = { $text } is not possible: { $why }
still-placing = the rings are still being placed, so name an empty point
all-placed = all rings are placed, so move one, as in e5-e8
must-pass = { $side ->
    [first] white
   *[second] black
 } must pass (--), for none of its rings can move
may-not-pass = { $side ->
    [first] white
   *[second] black
 } has a ring that can move
no-row-to-take = { $side ->
    [first] white
   *[second] black
 } has no row to take, so move a ring, as in e5-e8
row-not-own = not all five from { $from } to { $to } are { $side ->
    [first] white
   *[second] black
 } markers
row-not-five = a row is exactly five markers in line, and { $from } and { $to } are not its ends
row-first = { $side ->
    [first] white
   *[second] black
 } must take a row first, as in xb2-f6
ring-first = { $side ->
    [first] white
   *[second] black
 } must take one of its rings off first, as in xg7
over = the game is over
occupied = there is a { $side ->
    [first] white
   *[second] black
 } { $kind ->
    [ring] ring
   *[marker] marker
 } on { $point }
empty = { $point } is empty
occupied-no-ring = there is a { $side ->
    [first] white
   *[second] black
 } { $kind ->
    [ring] ring
   *[marker] marker
 } on { $point }, and no { $own ->
    [first] white
   *[second] black
 } ring
empty-no-ring = { $point } is empty, and no { $own ->
    [first] white
   *[second] black
 } ring
not-in-line = { $from } and { $to } do not lie on one line
ring-in-the-way = a ring cannot jump over the ring on { $point }
must-land = after jumping markers the ring must land on { $point }, directly behind them
cannot-go = the ring cannot go there

# What is wrong with a position
far-too-many = { $pieces } pieces and { $extras } extras are far more than the board's { $points } points hold
not-a-point = not a point of the board
no-such-piece = neither a ring nor a marker, but { $text }
no-facing = rings and markers face nowhere
two-pieces = more than one piece on this point
taken-not-a-number = { $name } is a number of rings, not { $text }
turn-unknown = the turn is white's or black's, not { $text }
no-such-extra = there is nothing called { $text } in YINSH
turn-of-other = { $side ->
    [first] it is white's turn, but black is to act although nothing must be taken
   *[second] it is black's turn, but white is to act although nothing must be taken
 }
too-many-markers = { $count } markers are on the board, but there are only { $most }
taken-too-many = { $side ->
    [first] white
   *[second] black
 } has { $count ->
    [one] 1 ring
   *[other] { $count } rings
 } taken off, but { $goal } already won
rings-too-many = { $side ->
    [first] white
   *[second] black
 } has { $count ->
    [one] 1 ring
   *[other] { $count } rings
 } in all instead of { $most }
rings-too-few = { $side ->
    [first] white
   *[second] black
 } has { $count ->
    [one] 1 ring
   *[other] { $count } rings
 } in all instead of { $most }, and nothing else happens before all are placed
placed-unevenly = white has placed { $white ->
    [one] 1 ring
   *[other] { $white } rings
 } and black { $black }, but they take turns, white first
placed-next = with { $white ->
    [one] 1 ring
   *[other] { $white } rings
 } of white and { $black } of black placed { $side ->
    [first] white
   *[second] black
 } is to act
won-nothing-to-take = { $side ->
    [first] white
   *[second] black
 } has already won, so nothing must be taken
both-have-won = both sides have { $count ->
    [one] 1 ring
   *[other] { $count } rings
 } taken off, but the first to do so wins
row-left = { $side ->
    [first] white
   *[second] black
 } has five in a row that nobody is asked to take
row-absent = { $side ->
    [first] white
   *[second] black
 } is asked to take a row, but has none
ring-without-row = a ring must be taken for a row, but so many markers are left that none was taken
row-of-mover-first = { $side ->
    [first] white, whose turn it is, takes a row before black takes anything
   *[second] black, whose turn it is, takes a row before white takes anything
 }

# What is wrong with an older program's file
legacy-not-a-name = field "{ $field }" must be a name
legacy-not-a-list = field "moves" must be a list of moves
legacy-move = field "moves", move { $number }: { $what }
legacy-not-a-text = not a text
legacy-no-colour = { $text } does not begin with white: or black:
legacy-colour = { $text } is neither white nor black
legacy-no-move = { $text } has no move
legacy-turn = { $side ->
    [first] white is to move, not black
   *[second] black is to move, not white
 }

# Lessons
lesson-1 = Place the rings
lesson-1-text-1 = Each side has five rings. You begin with an empty board and put them down in turn, white first. Any free crossing will do.
lesson-1-text-2 = The game goes on when all ten rings are down. It is good to spread them out.
lesson-1-task = Place a white ring on any crossing.
lesson-2 = Move a ring
lesson-2-text-1 = Now each turn you move one of your rings. It goes along a line, as far as you like over empty crossings. It never passes over another ring.
lesson-2-text-2 = Where the ring stood, it leaves a marker of your colour. Markers are flat pieces, white on one side and black on the other.
lesson-2-task = Move the white ring on f6 and see the marker it leaves.
lesson-3 = Jump and flip
lesson-3-text-1 = A ring can jump over markers that stand side by side, of both colours. It must land on the first empty crossing behind them.
lesson-3-text-2 = Every marker you jump over is flipped: black becomes white, and white becomes black.
lesson-3-task = Jump over both black markers and turn them white.
lesson-4 = Make a row
lesson-4-text-1 = You want five markers of your colour side by side on one line. That is a row. Rings do not count.
lesson-4-text-2 = A row can be finished by the marker your ring leaves, or by flipping. Take care: if you make a row of the other colour, it belongs to the other side.
lesson-4-task = Flip the black marker and make a row of five white ones.
lesson-5 = Take the row
lesson-5-text-1 = When you have a row, you take its five markers off the board. They can be used again.
lesson-5-text-2 = The row is taken right away, still in the same turn. After that you also take off one of your rings. That comes next.
lesson-5-task = Take the white row off the board.
lesson-6 = Take a ring and win
lesson-6-text-1 = After the row you take off one of your own rings, whichever you like. Three rings off the board win. But the fewer rings you have, the harder it gets.
lesson-6-text-2 = If you cannot move, you pass. If neither side can move, or all 51 markers are on the board, the game is over too: more rings off wins, and the same number is a draw.
lesson-6-text-3 = White has just taken the third row.
lesson-6-task = Take off the third white ring and win.
lesson-7 = Several rows
lesson-7-text-1 = One move can make several rows. You take them one by one, with a ring for each. If rows cross, choose one: the other has lost a marker and no longer counts. Of six in a row, choose five.
lesson-7-text-2 = If both sides get a row, the one who moved takes first.
lesson-7-task = Choose one of the two crossing rows and take it.
lesson-8 = Blitz
lesson-8-text-1 = Blitz is the short game, and a good one to start with. All the rules are the same, but the first ring you take off wins.
lesson-8-text-2 = So the first row decides. White has just taken one.
lesson-8-task = Take off one white ring and win.

# Pieces within a sentence of the pages: alone, counted, and of a side
# from codes: spoken-*
spoken-kind = { $kind ->
    [ring] ring
   *[marker] marker
 }
spoken-count = { $kind ->
    [ring] { $count ->
        [one] { $count } ring
       *[other] { $count } rings
     }
   *[marker] { $count ->
        [one] { $count } marker
       *[other] { $count } markers
     }
 }
spoken-piece = { $side ->
    [first] white
   *[second] black
 } { $kind ->
    [ring] ring
   *[marker] marker
 }

# Computer players: a name, and a sentence about each
player-stargazer = Stargazer
player-stargazer-about = Moves its rings as the mood takes it, and makes a row when one is there.
player-rambler = Rambler
player-rambler-about = Likes to travel far with its rings and forgets why.
player-easy = Acolyte
player-easy-label = Easy
player-easy-about = Makes a row when it sees one and does not look at yours.
player-marker-hoarder = Marker Hoarder
player-marker-hoarder-about = Wants the board full of its colour and forgets that rows win.
player-row-builder = Row Builder
player-row-builder-about = Builds its own rows with zeal and sees some of yours.
player-wanderer = Wanderer
player-wanderer-about = Keeps its rings free to roam and makes rows when they come its way.
player-row-breaker = Row Breaker
player-row-breaker-about = Would rather spoil your rows than finish its own.
player-flipper = Flipper
player-flipper-about = Likes long jumps that turn half the board.
player-defender = Defender
player-defender-about = Looks three moves ahead and lets few rows through.
player-medium = Journeyman
player-medium-label = Medium
player-medium-about = Looks two moves ahead and misses little of what is near.
player-strategist = Strategist
player-strategist-about = Looks two moves ahead and judges well what it sees.
player-attacker = Attacker
player-attacker-about = Looks three moves ahead and always has a row in the making.
player-tactician = Tactician
player-tactician-about = Looks three moves ahead and sees most rows before they are there.
player-hard = Warden
player-hard-label = Hard
player-hard-about = Looks further where rows are near, and lets few of them slip.
player-captain = Captain
player-captain-about = Makes few mistakes, and makes you pay for most of yours.
player-veteran = Veteran
player-veteran-about = Seldom lets a row slip, and knows when to give up a ring.
player-expert = Expert
player-expert-about = Sees rows coming several turns before they are made.
player-sage = Sage
player-sage-about = Prepares rows so early that they seem to come from nowhere.
player-master = Master
player-master-about = Plans its rows while it takes yours apart.
player-grandmaster = Grandmaster
player-grandmaster-about = As far ahead as the time allows.

# Why a move is a mistake. $side and $other are sides' names, the others points, moves and numbers; a row or four is named by its ends
why-last-ring-given = This makes the row { $from } to { $to } for { $side }, and { $side } wins: { $goal ->
    [one] one ring off is enough
   *[other] it takes off its third ring
 }.
why-last-ring-lost = This lets { $side } make the row { $from } to { $to } with { $move } and win: { $goal ->
    [one] one ring off is enough
   *[other] it takes off its third ring
 }.
why-last-ring-missed = { $side } can win at once: { $move } makes the row { $from } to { $to }, and { $goal ->
    [one] one ring off is enough
   *[other] the third ring comes off
 }.
why-allows-win = { $side } now wins by force in { $moves } moves, beginning with { $first }; the deciding row is { $from } to { $to }.
why-misses-win = { $side } can win by force in { $moves } moves, beginning with { $first }; the deciding row is { $from } to { $to }.
why-runs-out = This way the game ends with no move left, and { $side } has { $own } rings off to { $other }'s { $theirs }.
why-makes-theirs = This move itself makes a row for { $side }: { $from } to { $to }.
why-gives-row = { $count ->
    [0] This lets { $side } make the row { $from } to { $to } with { $move }.
   *[other] This lets { $side } flip { $points } with { $move } and make the row { $from } to { $to }.
 }
why-row-coming = This lets { $side } make the row { $from } to { $to } in { $moves } moves, beginning with { $first }.
why-misses-row = { $count ->
    [0] { $move } makes the row { $from } to { $to } for { $side } at once.
   *[other] { $move } flips { $points } and makes the row { $from } to { $to } for { $side } at once.
 }
why-misses-forced-row = After { $move } { $other } cannot keep { $side } from making a row next, such as { $from } to { $to }.
why-row-later = { $move } leads to the row { $from } to { $to } for { $side }{ $moves ->
    [one] {" "}with its next move
   *[other] {" "}in { $moves } moves
 }.
why-double-lost = This lets { $side } make two rows at once with { $move }: { $from } to { $to } and { $from2 } to { $to2 }.
why-double-missed = The best line makes two rows at once for { $side } with { $move }: { $from } to { $to } and { $from2 } to { $to2 }.
why-breaks-own = This flips { $points } out of { $side }'s own four on { $from } to { $to }.
why-four-broken = This lets { $other } break { $side }'s four on { $from } to { $to }: { $move } flips { $points }.
why-could-break = { $move } breaks { $side }'s four on { $from } to { $to } by flipping { $points }.
why-stops-row = After { $move } { $side } cannot make a row with its next move.
why-no-answer = This lets { $side } play { $move }, which threatens the row { $from } to { $to }, and { $other } cannot keep { $side } from making a row.
why-threatens-row = This lets { $side } threaten the row { $from } to { $to } with { $move }.
why-own-threat = { $move } threatens a row for { $side }: { $from } to { $to }.
why-four-made = This lets { $side } get a four on { $from } to { $to }.
why-own-four = { $move } gives { $side } a four on { $from } to { $to }.
why-threat-coming = A few moves on, { $side } threatens the row { $from } to { $to }; in the better line it threatens none.
why-own-threat-coming = A few moves after { $move }, { $side } threatens the row { $from } to { $to }; otherwise it threatens none.
why-flips-many = This lets { $side } flip { $count } of { $other }'s markers with { $move }: { $points }.
why-misses-flips = { $move } flips { $count } of { $other }'s markers: { $points }.
why-ring-shut = { $side }'s ring on { $point } is then shut in: it can go to { $count ->
    [0] no point at all
    [one] 1 point
   *[other] { $count } points
 } instead of { $better }.
why-shuts-ring = { $move } shuts in { $side }'s ring on { $point }: it can go to { $count ->
    [0] no point at all
    [one] 1 point
   *[other] { $count } points
 } instead of { $better }.
why-few-moves = { $side }'s rings then have { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
 } instead of { $better }.
why-ring-needed = { $side } needs the ring on { $point }: it makes the row { $from } to { $to } with { $move }.
why-wrong-ring = Without the ring on { $point } { $side }'s rings have { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
 }; without the one on { $other } they would have { $better }.
why-wrong-row = { $move } leaves { $side }'s four on { $from } to { $to } standing.
why-tendency = { $what ->
    [lines] Mostly a matter of open lines with { $least ->
        [4] four
        [3] three or more
       *[2] two or more
     } markers: after this line { $side } has { $own } and { $other } { $theirs }, after the better one { $better } and { $worse }.
    [next-rows] Mostly a matter of ways to make a row next: after this line { $side } has { $own } and { $other } { $theirs }, after the better one { $better } and { $worse }.
    [exposed] Mostly a matter of markers that can be flipped: after this line { $side } can flip { $own } and { $other } { $theirs }, after the better one { $better } and { $worse }.
    [markers] Mostly a matter of markers: after this line { $side } has { $own } and { $other } { $theirs }, after the better one { $better } and { $worse }.
    [mobility] Mostly a matter of mobility: after this line { $side }'s rings have { $own } moves and { $other }'s { $theirs }, after the better one { $better } and { $worse }.
   *[centre] Mostly a matter of the centre: after this line { $side } has { $own } rings near the middle and { $other } { $theirs }, after the better one { $better } and { $worse }.
 }

# What can be drawn over the board
layer-rows = Rows in the making
layer-rows-four = four of five
layer-rows-three = three of five
layer-next-rows = Rows possible next
layer-next-rows-row = a row this side could make with its next move
layer-next-rows-flip = a marker that would be flipped into it
layer-reach = Where rings can go
layer-reach-one = one side's rings
layer-reach-both = both sides' rings

## On the way to a move: what wins, what to do with the ring that is chosen, why something cannot be chosen
goal-three-rings = Three rings off win
goal-one-ring = The first ring off wins
prompt-land = choose where it lands
refused-shut-in = the ring on { $point } cannot move: rings and the edge shut it in
refused-no-row = { $point } is in no row of five { $side ->
    [first] white
   *[second] black
 } markers
refused-piece = { $kind ->
    [ring] the ring on { $point } is { $side ->
        [first] White's
       *[second] Black's
     }
   *[marker] { $point } is a marker; choose one of { $own ->
        [first] White's
       *[second] Black's
     } rings
 }

## What is said once, in the first game
first-hint-1 = First place your five rings. The middle of the board leads in most directions.
first-hint-2 = Choose a ring, then where it lands. It leaves a marker; markers it jumps over turn.

## Strategy lessons
strategy-1 = Break the row
strategy-1-text-1 = A ring leaves a marker where it stood. So four markers and a ring of the same colour in one line are a row as soon as that ring moves.
strategy-1-text-2 = Jump across such a line: the marker you jump over changes its colour, and the row is broken.
strategy-1-task = White: break the row that Black threatens.
strategy-1-why = The marker on f5 is white now, and Black has to begin anew.
strategy-2 = More threats than answers
strategy-2-text-1 = One threat is broken by one jump. Make a move after which you could complete a row in more than one way.
strategy-2-text-2 = In Blitz a single row wins, so nothing slower is needed here.
strategy-2-task = White: threaten more rows than Black can break.
strategy-2-why = Black breaks one of them, and White completes another.
strategy-3 = Hold a row back
strategy-3-text-1 = A row costs a ring, and with fewer rings you are weaker. If the other side cannot break your row, it need not be made at once.
strategy-3-text-2 = White could complete j5 to j9 now, but Black needs only one more ring.
strategy-3-task = White: make the move that matters first, and hold the row back.
strategy-3-why = The row is still there a turn later, and White has used the time between.
strategy-4 = Tempo
strategy-4-text-1 = With a safe row in hand you can wait: every turn in which the other side must weaken itself is a tempo won.
strategy-4-text-2 = Wait with the ring that is least useful where it stands, and bring it closer to where things happen.
strategy-4-task = Black: bring in the ring on b2 and keep your row.
strategy-4-why = The row in the middle waits, and the idle ring takes part.
strategy-5 = Ring placement
strategy-5-text-1 = A ring takes part where it has lines: in the middle they are long, at the edge they are short.
strategy-5-text-2 = No ring jumps over a ring. So a ring also blocks, and the best point is often one where lines of the other side cross.
strategy-5-task = Black: place the last ring where it blocks three white rings at once.
strategy-5-why = On e5, e6 and f7 White's rings have lost their lines through the middle, and Black's newest ring stands there.
