# Engine files that cannot be used. Fields are named as they stand in the file
file-not-used = The engine file { $file } cannot be used: { $why }.
folder-unreadable = The folder { $folder } cannot be read ({ $error }).
file-unreadable = it cannot be read ({ $error })
file-form = it cannot be understood ({ $what })
file-too-long = it is longer than { $most } bytes
file-name = its name has to be of a to z, 0 to 9 and hyphens, at most { $most } of them
field-visible = { $field } has to be 1 to { $most } visible characters
field-command = { $field } has to be a list that begins with a program
field-one-of = { $field } has to be one of { $all }
field-number = { $field } has to be a number from 1 to { $most }
field-games = games has to be of { $all }, not "{ $name }"
field-no-games = games has to be something that the protocol { $protocol } can play

# An engine about which its file says nothing
about-nothing = A program that somebody has added.

# What became of an engine; what stands after the colon is the engine's or the system's own
engine-fault = { $name }: { $what }
failure-no-program = it cannot be started: there is no such program
failure-start = it cannot be started: { $what }
failure-ended = it ended by itself
failure-ended-saying = it ended by itself: { $what }
failure-silent = it did not answer in time
failure-flooded = it sent too much
failure-refused = it refused: { $what }
failure-option = it has no option "{ $option }"
failure-no-cpu = it cannot be told how much processor time it may take: its version does not know --cpu
failure-illegal = it sent an illegal move: "{ $text }"
failure-cancelled = it was cancelled
failure-ours = it could not be run: { $what }
