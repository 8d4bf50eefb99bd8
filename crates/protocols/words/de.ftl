# Was unsere Engines durch andere Programme zu Menschen sagen: nach error, ERROR oder status. Wörter der Protokolle bleiben, wie sie sind
over = die Partie ist vorbei: { $ending }
is-over = die Partie ist vorbei
bad-move-number = Zug { $number }: { $what }

# plain
unknown-command = unbekannter Befehl "{ $word }"
unknown-version = Version { $version } ist unbekannt; diese Engine spricht Version { $ours }
missing = { $command } braucht { $what }
missing-version = eine Version, etwa plain 1
missing-variant = eine Variante, etwa game reversi
missing-option = einen Namen und einen Wert
missing-position = "start", den Namen einer Anfangsstellung oder einen Stellungstext
no-game = noch kein Spiel; sende zuerst "game VARIANTE"
unknown-option = unbekannte Option "{ $name }"; die Optionen sind { $all }
unknown-limit = unbekannte Grenze "{ $word }"; die Grenzen sind time, cpu, depth und nodes
no-thread-time = dieses System nennt die Prozessorzeit eines Threads nicht
needs-number = { $name } braucht eine Zahl von { $least } bis { $most }
given-twice = { $name } ist zweimal angegeben
bad-position = die Stellung ist nicht lesbar: { $what }

# nboard
nboard-version = Plyground spricht Version 2 des NBoard-Protokolls
bad-game = die Partie ist nicht lesbar: { $what }
bad-move = kein Zug: { $what }
thinking = denkt nach
analysing = analysiert
ggf-board-size = nur Bretter mit 8 mal 8 Feldern sind möglich
wrong-side = { $text } ist von der falschen Seite

# gomocup
bad-point = nötig sind zwei Zahlen von 0 bis { $most } mit einem Komma, etwa 7,7
unknown-rule = Regel { $rule } gibt es hier nicht; die Regeln sind 0 (Freestyle), 1 (genau fünf) und 4 (Renju)
rectstart-size = RECTSTART braucht eine Breite und eine Höhe
begin-empty = BEGIN gilt nur für ein leeres Brett
no-stone = auf { $point } liegt kein Stein
done-alone = DONE ohne BOARD
no-size = die Größe des Bretts fehlt
other-size = das Brett hat { $size } mal { $size } Punkte; andere Größen gibt es nicht
start-first = START kommt zuerst
no-done = nach den Steinen fehlt DONE
bad-stone = ein Stein ist x,y,1 oder x,y,2, nicht { $text }
two-stones = auf { $point } liegen zwei Steine
no-point-left = kein Punkt ist mehr frei
swap2-stones = eine Swap2-Eröffnung hat 0, 3 oder 5 Steine, nicht { $count }
no-point = { $text } ist kein Punkt
