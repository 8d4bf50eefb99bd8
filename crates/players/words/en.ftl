# Players made to measure
tailored-depth = Depth { $depth }
tailored-depth-perfect = Depth { $depth }, perfect from { $perfect }
tailored-about = Made to measure: looks as far as you said.

# A name that no player has
no-player = there is no player "{ $text }" in { $game }; the players are { $ids }, and minimax-1 to minimax-20

# Who is winning
judged-even = even
judged-small = { $side } has a small advantage
judged-clear = { $side } has an advantage
judged-great = { $side } has a great advantage
judged-close = { $side } is close to winning
judged-draw = a certain draw
judged-margin = { $side } wins by { $margin }
judged-won = { $side } has won
judged-at-once = { $side } wins at once
judged-forced = { $side } has a forced win in { $turns } turns

## Openings of matches
opening-unreadable = the opening cannot be read: { $why }
opening-move = opening move { $number }, { $text }: { $why }
opening-no-game = An opening has at least one move and leaves a game to be played.

## Differences in strength
elo-between = { $elo } ± { $error } (95 %: { $low } to { $high })
elo-from = { $elo } (95 %: { $low } or more)
elo-to = { $elo } (95 %: { $high } or less)
elo-at-least = { $low } or more (95 %)
elo-at-most = { $high } or less (95 %)
elo-unknown = unknown
