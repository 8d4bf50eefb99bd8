# Games by their ids
unknown-game = there is no game "{ $game }"; the games are { $all }

# A counter of a side beside a board drawn as text
show-counter = { $side } { $label }

# Why a file gives no game
file-too-large = a game file has at most { $most } KB, this one has more
file-not-text = the file is not text: byte { $byte } does not belong to any character
file-empty = the file is empty
file-not-json = the file begins like JSON but is not: { $error }
file-json-no-game = this JSON is no game: it has neither the field "plyground" nor the fields of an older form
file-line-1 = line 1: { $why }
file-no-moves = the file is neither JSON nor a list of moves of any game
file-no-moves-but = the file is neither JSON nor a list of moves of any game; read as { $game }, { $why }
file-in-moves = { $why } of the moves
file-too-many-moves = a game has at most { $most } moves, this one has { $moves }
file-start = the start position cannot be played: { $why }
file-move = move { $number } { $text }: { $why }
file-move-time = more than a year was spent on it
file-varied-move = a variation of move { $number }, { $text }: { $why }
file-deep = the variations of move { $number } stand more than { $most } deep inside one another
file-comment = the comment on move { $number } has more than { $most } characters
file-varied = the variations have more than { $most } moves

# What is wrong with a field; its names stay as they are in every language
file-later = the file was written by a later version of Plyground: field "plyground" is { $found }, this one reads { $reads }
file-version = field "plyground" is { $found }, it should be { $wanted }
file-version-number = field "plyground" should be the number { $wanted }
file-variant = field "variant": { $why }
file-game = field "game" is { $said }, but { $variant } is a variant of { $is }
file-player = field "players": { $side }'s name has more than { $most } characters or one that cannot be shown
file-name = field "{ $field }" has more than { $most } characters or one that cannot be shown
file-date = field "date" is { $date }, it should be like 2026-05-01 or 2026-05-01T18:30:00Z
file-clock = field "clock": a clock has at most a year
file-result = field "result" says { $said ->
    [first] a win for first
    [second] a win for second
   *[draw] a draw
 }, but the moves end in { $is ->
    [first] a win for first
    [second] a win for second
   *[draw] a draw
 }: { $reason }
file-result-reason = field "result": the moves do not end the game by { $reason }
file-result-winner = field "result": { $reason } does not make { $winner ->
    [first] a win for first
    [second] a win for second
   *[draw] a draw
 }
file-field-missing = the field "{ $field }" is missing
file-unknown-field = { $place } has the unknown field { $field }
file-lacks = { $place } lacks "{ $field }"
file-should-be = { $place } should be { $wanted ->
    [list] a list
    [object] an object
    [milliseconds] a whole number of milliseconds
    [lines] lists of moves
    [glyph] one of !, ?, !!, ??, !? and ?!
    [winner] "first", "second" or null
   *[text] a text
 }

# Where in a file; each is $place above
place-file = the file
place-field = field "{ $field }"
place-part = field "{ $field }", "{ $part }"
place-side-part = field "{ $field }", "{ $side }", "{ $part }"
place-move = field "moves", move { $number }
place-move-part = field "moves", move { $number }, "{ $part }"

# Writing a game
file-legacy-start = the older form has no place for a start position, and this game has one of its own
file-no-legacy = { $variant } has no older form

# Files of many games
format-json = Plyground's own form
format-legacy = older JSON of { $game }
format-text = moves or positions as text
file-unreadable = the file cannot be read: { $error }
file-no-games = the file has no games
file-several = the file has several games; import it instead
file-game-too-large = the game has more than { $most } KB, or its end is missing
file-no-place = { $format } has no place for this game
