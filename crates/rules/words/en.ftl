# Why a game ends; each completes "White wins: ..." or "Draw: ...". $who says how the loser is called: "named" by $loser,
# "you" to the loser, or "other" where nobody is named.
# arguments elsewhere: reason-*
reason-repetition = the position came up three times
reason-resignation = { $who ->
    [named] { $loser } resigned
    [you] you resigned
   *[other] the other side resigned
 }
reason-time = { $who ->
    [named] { $loser } ran out of time
    [you] you ran out of time
   *[other] the other side ran out of time
 }
reason-agreement = agreed
reason-abandonment = { $who ->
    [named] { $loser } left
    [you] you left
   *[other] the other side left
 }
reason-aborted = aborted before both sides had moved
reason-length = the game reached 2,000 moves
reason-unrecorded = the reason was not recorded
reason-engine-start = the engine could not be started
reason-engine-crash = the engine ended by itself
reason-engine-silence = the engine did not answer in time
reason-engine-flood = the engine sent too much
reason-engine-refusal = the engine refused to play
reason-engine-illegal = the engine sent an illegal move

# What an evaluation counts: $count is the number as it is written, with its sign
# arguments elsewhere: score-*
score-points = { $amount ->
    [one] { $count } point
   *[other] { $count } points
 }

# Sets of board and pieces
set-classic = Classic
set-contrast = High contrast
set-safe = For every colour vision

# The end and the turn in one line
ending-win = { $winner } wins: { $reason }
ending-draw = Draw: { $reason }
ending-aborted = Aborted: no result
turn = { $side }: { $prompt }

# What is wrong with a text
at-column = { $what } at column { $column }
at-point = { $point }: { $what }
problems = { $list }
and-more = and { $count } more
position-text-too-long = a position text has at most { $most } characters, this one has more
move-text-too-long = a move text has at most { $most } characters, this one has more
illegal = the move is not legal here
already-over = the game is already over: { $reason }

# What is wrong with the form of a position text. $row says what the game calls a row.
text-empty = the text is empty
text-two-spaces = two spaces in a row
text-unexpected = unexpected { $found }
text-rows-needed = { $wanted } { $row ->
    [rank] ranks
    [column] columns
   *[row] rows
 } separated by / are needed, not { $found }
text-run = no run of { $run } empty points fits
text-row-half-a-piece = { $row ->
    [rank] rank
    [column] column
   *[row] row
 } { $name } ends in the middle of a piece
text-row-too-long = { $row ->
    [rank] rank
    [column] column
   *[row] row
 } { $name } has more than { $length } points
text-row-length = { $row ->
    [rank] rank
    [column] column
   *[row] row
 } { $name } has { $found } points instead of { $length }
