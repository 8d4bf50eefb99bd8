# What our engines say to people through other programs: after error, ERROR or status. Words of the protocols stay as they are
over = the game is over: { $ending }
is-over = the game is over
bad-move-number = move { $number }: { $what }

# plain
unknown-command = unknown command "{ $word }"
unknown-version = version { $version } is unknown; this engine speaks version { $ours }
missing = { $command } needs { $what }
missing-version = a version, such as plain 1
missing-variant = a variant, such as game reversi
missing-option = a name and a value
missing-position = "start", a start position's name or a position text
no-game = no game yet; send "game VARIANT" first
unknown-option = unknown option "{ $name }"; the options are { $all }
unknown-limit = unknown limit "{ $word }"; the limits are time, cpu, depth and nodes
no-thread-time = this system does not tell the processor time of a thread
needs-number = { $name } needs a number from { $least } to { $most }
given-twice = { $name } is given twice
bad-position = the position cannot be read: { $what }

# nboard
nboard-version = Plyground speaks version 2 of the NBoard protocol
bad-game = the game cannot be read: { $what }
bad-move = not a move: { $what }
thinking = thinking
analysing = analyzing
ggf-board-size = only boards of 8 by 8 squares are supported
wrong-side = { $text } is the wrong side's

# gomocup
bad-point = two numbers from 0 to { $most } and a comma are needed, like 7,7
unknown-rule = rule { $rule } is not supported; the rules are 0 (freestyle), 1 (exactly five) and 4 (renju)
rectstart-size = RECTSTART needs a width and a height
begin-empty = BEGIN is for an empty board
no-stone = there is no stone on { $point }
done-alone = DONE without BOARD
no-size = the size of the board is missing
other-size = the board has { $size } by { $size } points; other sizes are not supported
start-first = START comes first
no-done = DONE is missing after the stones
bad-stone = a stone is x,y,1 or x,y,2, not { $text }
two-stones = there are two stones on { $point }
no-point-left = no point is left to play on
swap2-stones = a swap2 opening has 0, 3 or 5 stones, not { $count }
no-point = { $text } is no point
