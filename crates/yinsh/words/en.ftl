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
prompt-move = move a ring
prompt-row = take a row
prompt-ring = take one of your rings off

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
