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

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
reason-five = five in a row
reason-full-board = the board is full
reason-no-legal-point = every empty point is forbidden to black
mark-line = five in a row

# What the side to move must do
prompt-place = place a stone

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
