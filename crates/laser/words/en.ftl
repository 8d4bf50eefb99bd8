# Names
game = Laser Chess
game-summary = Move or turn a mirror, then your laser fires: hit the other pharaoh.
variant-laser = Laser Chess
variant-laser-summary = Scarabs swap with any neighbour, sphinxes never turn, every square is open to both.
variant-laser-khet = Khet 2.0
variant-laser-khet-summary = Sphinxes turn, scarabs swap with pyramids and anubis only, some squares admit one colour only.
side-first = Blue
side-second = Red
piece-pharaoh = Pharaoh
piece-scarab = Scarab
piece-pyramid = Pyramid
piece-anubis = Anubis
piece-sphinx = Sphinx
start-classic = Classic
start-imhotep = Imhotep
start-dynasty = Dynasty
set-enamel = Enamel
set-sandstone = Sandstone

# Why a game ends; each completes "White wins: ..." or "Draw: ..."
# arguments elsewhere: reason-*
reason-pharaoh-destroyed = { $who ->
    [named] { $loser }'s pharaoh was destroyed
    [you] your pharaoh was destroyed
   *[other] the other side's pharaoh was destroyed
 }

# Beside the board
button-turn-right = Turn clockwise
button-turn-left = Turn anticlockwise
counter-captured-pyramid = Pyramids captured
counter-captured-anubis = Anubis captured
counter-captured-pharaoh = Pharaoh captured

# What the side to move must do
prompt-move = choose a piece to move or turn

# Lessons
lesson-1 = Step
lesson-1-text-1 = Each turn you do one thing with one of your pieces. You can step to a neighbouring empty square, straight or slantwise. Or you can turn the piece on its square.
lesson-1-text-2 = Only the sphinx in the corner stays where it is. It holds your laser, and the laser fires at the end of each of your turns.
lesson-1-task = Step with the blue pyramid to any square beside it.
lesson-2 = Turn the mirror
lesson-2-text-1 = The beam runs straight until it meets something. A pyramid has a slanted mirror: it catches beams on two of its sides and sends them round the corner.
lesson-2-text-2 = You can turn a piece by a quarter, to the right or to the left. The blue sphinx on j1 fires upwards. Right now the pyramid sends the beam off the board.
lesson-2-task = Turn the pyramid so that it sends the beam to the left.
lesson-3 = Destroy a piece
lesson-3-text-1 = A pyramid has no mirror on its other two sides. If the beam hits it there, the pyramid is destroyed and leaves the board.
lesson-3-text-2 = The beam ends where it hits. So each shot destroys one piece at most.
lesson-3-task = Step into the beam with your pyramid and destroy the red one.
lesson-4 = The anubis and its shield
lesson-4-text-1 = The anubis has no mirror but a shield in front. The shield stops the beam and nothing happens. From the sides and from the back the anubis is destroyed.
lesson-4-text-2 = Here the red anubis holds its shield to the right, straight into your beam. Your pyramid below it can send the beam up.
lesson-4-task = Move the beam one row down and destroy the anubis from below.
lesson-5 = The scarab swaps
lesson-5-text-1 = The scarab has mirrors on both faces. No beam can destroy it.
lesson-5-text-2 = It can also change places with a piece beside it, yours or the other side's. Only a sphinx cannot be swapped. Both pieces keep the way they face.
lesson-5-text-3 = Here the red anubis blocks your laser with its shield. Watch where the beam goes after the swap.
lesson-5-task = Swap your scarab with the red anubis.
lesson-6 = Mind your own pieces
lesson-6-text-1 = The laser does not care whose piece it hits. Your own pieces are destroyed just the same. And it fires after every turn, whether you like it or not.
lesson-6-text-2 = Here your own beam is about to hit your pyramid on a side without a mirror. If you play elsewhere, you lose it.
lesson-6-task = Save your pyramid from your own laser.
lesson-7 = Hit the pharaoh
lesson-7-text-1 = The pharaoh is the piece that counts. It has neither mirror nor shield. If it is hit, its owner loses, no matter who fired.
lesson-7-text-2 = If the same position comes up for the third time with the same side to move, the game is a draw.
lesson-7-text-3 = Follow the beam with your finger: two mirrors bring it to the red pharaoh.
lesson-7-task = Turn a pyramid, hit the red pharaoh and win.
lesson-8 = Khet: the sphinx turns
lesson-8-text-1 = The Khet 2.0 rules differ a little. Instead of moving a piece you may turn your sphinx. It has two ways to face: along its column or along its row.
lesson-8-text-2 = Scarabs swap only with pyramids and anubis. And some squares let in one colour only: column j, b1 and b8 are for blue, column a, i1 and i8 for red.
lesson-8-task = Turn your sphinx, hit the red pharaoh and win.

# Kinds of pieces within a sentence; the piece of a side
kind = { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }
kind-of-side = { $side ->
    [first] blue's
   *[second] red's
 } { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }

# What is wrong with a position text
text-parts = the board, a space, and b or r are expected, not { $found } parts
text-side = b or r is expected for the side to move

# What is wrong with a position in the editor
problem-too-many = { $count } pieces are too many, the board has 80 squares
problem-no-square = there is no such square
problem-two-pieces = two pieces on one square, { $first } and { $second }
problem-kind = there is no piece called { $kind }
problem-facing = a piece faces 0, 1, 2 or 3 quarter turns from up, not { $facing }
problem-extra = a position of Laser Chess has no { $name }
problem-set = { $side ->
    [first] Blue
   *[second] Red
 } has { $count } { $kind ->
    [pharaoh] pharaohs
    [scarab] scarabs
    [pyramid] pyramids
    [anubis] anubis
   *[sphinx] sphinxes
 }, the set has { $most }
problem-sphinx-missing = { $side ->
    [first] Blue's
   *[second] Red's
 } sphinx must stand here
problem-sphinx-place = { $side ->
    [first] Blue's
   *[second] Red's
 } sphinx belongs on { $corner }
problem-sphinx-facing = { $side ->
    [first] Blue's sphinx must face into the board, up or left
   *[second] Red's sphinx must face into the board, down or right
 }
problem-no-pharaoh = both pharaohs are missing

# What is wrong with a list of moves
moves-no-move = { $text } is not a move

# Why a move is not legal
why-form = a move is written c4d5 (step or swap), c4+ or c4- (turn)
why-off-board = { $square } is not on the board
why-over = the game is over, { $winner ->
    [first] blue
   *[second] red
 } has won
why-empty = there is no piece on { $from }
why-not-yours = the { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 } on { $from } is { $side ->
    [first] blue's
   *[second] red's
 }
why-sphinx-fixed = a sphinx does not turn in this ruleset
why-sphinx-turn = a sphinx turns only between its two directions into the board, so the other way
why-sphinx-stays = a sphinx never leaves its corner
why-too-far = a piece goes one square in any direction, { $to } is no neighbour of { $from }
why-taken = { $to } is taken by { $piece }, and only a scarab changes places
why-reserved = only { $side ->
    [first] blue
   *[second] red
 } may enter { $to }
why-no-swap = in this ruleset a scarab changes places with pyramids and anubis only, not with { $piece } on { $to }
why-other = it is not legal here

# Pieces within a sentence of the pages: alone, counted, and of a side
# from codes: spoken-*
spoken-kind = { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }
spoken-count = { $kind ->
    [pharaoh] { $count ->
        [one] { $count } pharaoh
       *[other] { $count } pharaohs
     }
    [scarab] { $count ->
        [one] { $count } scarab
       *[other] { $count } scarabs
     }
    [pyramid] { $count ->
        [one] { $count } pyramid
       *[other] { $count } pyramids
     }
    [anubis] { $count ->
        [one] { $count } anubis
       *[other] { $count } anubis
     }
   *[sphinx] { $count ->
        [one] { $count } sphinx
       *[other] { $count } sphinxes
     }
 }
spoken-piece = { $side ->
    [first] blue
   *[second] red
 } { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }
spoken-owner = { $side ->
    [first] Blue's
   *[second] Red's
 } { $whose ->
    [own] own { spoken-kind }
   *[other] { spoken-kind }
 }
# Where a piece is turned, which decides what a beam does to it; up is up on the screen
spoken-facing = { $kind ->
    [pyramid] mirror { $way ->
        [0] up and right
        [1] right and down
        [2] down and left
       *[3] left and up
     }
    [scarab] mirrors { $way ->
        [0] rising to the right
        [2] rising to the right
       *[1] falling to the right
     }
    [anubis] shield { $way ->
        [0] up
        [1] right
        [2] down
       *[3] left
     }
    [sphinx] fires { $way ->
        [0] up
        [1] right
        [2] down
       *[3] left
     }
   *[pharaoh] open on every side
 }

# Computer players: a name, and a sentence about each
player-lantern = Lantern
player-lantern-about = Lights up a part of the board and does not think of the rest.
player-drifter = Drifter
player-drifter-about = Turns and shifts whatever comes to hand, and shoots if it happens to see a target.
player-newcomer = Newcomer
player-newcomer-about = Never walks into its own beam, but does not see what you are up to.
player-apprentice = Apprentice
player-apprentice-about = Knows what a good position looks like, but only looks at its own move.
player-guardian = Guardian
player-guardian-about = Hides its pharaoh behind its pieces and waits for your mistakes.
player-hothead = Hothead
player-hothead-about = Aims at your pharaoh whatever it costs.
player-mirror-smith = Mirror Smith
player-mirror-smith-about = Looks two moves ahead and likes beams that go around many corners.
player-sharpshooter = Sharpshooter
player-sharpshooter-about = Looks three moves ahead and takes what it can hit.
player-sentinel = Sentinel
player-sentinel-about = Looks three moves ahead and keeps its pieces out of your beam.
player-strategist = Strategist
player-strategist-about = Looks three moves ahead and weighs attack and defence alike.
player-marksman = Marksman
player-marksman-about = Looks further where the next shots hit something.
player-vizier = Vizier
player-vizier-about = Looks further where pieces are in danger, and punishes every careless turn.
player-pharaoh = Pharaoh
player-pharaoh-about = As far ahead as the time allows.

# What a coach says about a mistake. A piece that does something, and one that something is done to
coach-subject = { $side ->
    [first] Blue's
   *[second] Red's
 } { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }
coach-object = { $side ->
    [first] Blue's
   *[second] Red's
 } { $kind ->
    [pharaoh] pharaoh
    [scarab] scarab
    [pyramid] pyramid
    [anubis] anubis
   *[sphinx] sphinx
 }
# Phrases that follow, alone or after a cause
coach-sentence = { $what }.
coach-because = { $cause }: { $what }.
coach-next-hits = { $side }'s next shot hits the pharaoh on { $square } and ends the game
coach-next-destroys = { $side }'s next shot destroys { $piece } on { $square }
# Causes
coach-cause-moved-into = { $piece } has moved into a line of fire
coach-cause-turned-away = { $piece } has turned an open side to the beam
coach-cause-mirror-moved = { $piece } on { $square } now reflects the beam
coach-cause-mirror-turned = { $piece } on { $square } now turns the beam the wrong way
coach-cause-opened = { $piece } has left { $square }, where it kept the beam away
coach-cause-unguarded = { $piece } has left { $square }, where it stopped the beam
coach-cause-cleared = The shot at { $piece } on { $square } clears a line
coach-cause-left = This does not answer the threat
# The pharaoh
coach-own-goal-pharaoh = { $side }'s own shot hits the pharaoh on { $square } and loses the game.
coach-forces = { $side } can now force a hit on the pharaoh.
coach-forces-in = { $side } can now force a hit on the pharaoh in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }: with the best defence it is hit on { $square }.
coach-opens-own = Leaving { $square } opens a line to the pharaoh: { $side } can now force a hit in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }, after the best defence on { $target }.
coach-missed-hit = { $mv } hits { $side }'s pharaoh on { $square } and wins at once.
coach-missed-force = { $mv } forces a hit on { $side }'s pharaoh.
coach-missed-force-in = { $mv } forces a hit on { $side }'s pharaoh in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }: with the best defence it is hit on { $square }.
# Repetition
coach-repeats = The same position comes up for the third time: a draw.
coach-lets-repeat = { $side } can bring up the same position for the third time: a draw.
coach-could-repeat = { $mv } brings up the same position for the third time: a draw.
# Pieces
coach-own-goal = { $side }'s own shot destroys { $piece } on { $square }.
coach-later-destroys = { $side }'s { $nth ->
    [2] second
    [3] third
   *[4] fourth
 } shot from here destroys { $piece } on { $square }.
coach-missed-piece = { $mv } destroys { $piece } on { $square }.
coach-missed-later = After { $mv }, { $side }'s { $nth ->
    [1] next
    [2] second
    [3] third
   *[4] fourth
 } shot destroys { $piece } on { $square }.
# The beam
coach-shut-in = { $side }'s beam stays shut in: for four turns it ends after { $count ->
    [one] { $count } square
   *[other] { $count } squares
 } at most. After { $mv } it passes at least { $other }.
coach-allows-threat = { $side }'s answer { $answer } threatens to hit the pharaoh on { $square } by { $mv }.
coach-misses-threat = { $best } threatens to hit { $side }'s pharaoh on { $square } by { $mv }.
# What differs most at the end of both lines
coach-attack-played = { $side }'s beam passes more squares near { $whose }'s pharaoh: { $count } within three steps of it, after { $mv } { $other ->
    [0] none
   *[other] only { $other }
 }.
coach-attack-best = After { $mv }, { $side }'s beam passes more squares near { $whose }'s pharaoh: { $count } within three steps of it, otherwise { $other ->
    [0] none
   *[other] only { $other }
 }.
coach-beam-played = { $side }'s beam gets further: { $count ->
    [one] { $count } square
   *[other] { $count } squares
 }, after { $mv } only { $other }.
coach-beam-best = After { $mv }, { $side }'s beam gets further: { $count ->
    [one] { $count } square
   *[other] { $count } squares
 }, otherwise only { $other }.

# Layers over the board, and the kinds of their marks
layer-beams = Beams
layer-beams-fires = the beam as it would fire now
layer-hits = What the beams end at
layer-hits-destroys = a piece that the beam destroys
layer-hits-own-goal = an own piece that the beam destroys
layer-hits-stopped = a piece that stops the beam
layer-lit = Squares in the beams
layer-lit-lit = one beam passes here
layer-lit-twice = both beams pass here

## On the way to a move: what wins, what to do with the piece that is chosen
goal = Hit the other pharaoh to win
prompt-piece = turn it or choose a square
prompt-scarab = turn it, choose a square, or a neighbour to swap with
prompt-sphinx = turn it, it never leaves its corner

## What is said once, in the first game
first-hint-1 = Choose a piece, then where it goes, or turn it with the buttons. Then your laser fires.
first-hint-2 = Before you move, follow your beam: it hits your own pieces, too.

## Strategy lessons
strategy-1 = A threat in two
strategy-1-text-1 = A pyramid on the file of your sphinx sends the beam along a rank. It can step up or down, and the beam goes with it.
strategy-1-text-2 = So it follows a pharaoh that has only one rank to escape to.
strategy-1-task = Blue: clear the rank and threaten the pharaoh.
strategy-1-why = The red pyramid is gone and the pharaoh is next. Wherever it steps, the pyramid on file j follows.
strategy-2 = Turning is a move, too
strategy-2-text-1 = A turn costs a turn, but it can prepare more than one shot. Look at which squares a pyramid could step to afterwards.
strategy-2-text-2 = The mirror next to file j should send a beam from below to the left.
strategy-2-task = Blue: turn the pyramid so that every escape is covered.
strategy-2-why = Now a step to j3, j4 or j5 sends the beam along three different ranks.
strategy-3 = Block the beam
strategy-3-text-1 = Red’s beam runs down file a, and the pyramid on a1 sends it along the first rank: your pharaoh is next, and cannot leave the rank.
strategy-3-text-2 = An anubis stops a beam that hits its front. Put a piece between.
strategy-3-task = Blue: put a piece into the way of the beam.
strategy-3-why = The beam ends before the pharaoh. An anubis that faces it is not even lost.
strategy-4 = The pharaoh keeps its distance
strategy-4-text-1 = A sphinx always shoots straight ahead if nothing stands in its way. File a belongs to Red, file j to you, and no pharaoh is safe on either.
strategy-4-text-2 = Better one quiet step now than a forced one later.
strategy-4-task = Blue: bring the pharaoh out of the line of fire.
strategy-4-why = Now Red needs at least one mirror more, and you have won a tempo.
