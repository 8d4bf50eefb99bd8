# Spiele nach ihren Kennungen
unknown-game = ein Spiel "{ $game }" gibt es nicht; die Spiele sind { $all }

# Ein Zähler einer Seite neben einem Brett als Text
show-counter = { $side }, { $label }

# Warum eine Datei keine Partie ergibt
file-too-large = eine Partiedatei hat höchstens { $most } KB, diese hat mehr
file-not-text = die Datei ist kein Text: Byte { $byte } gehört zu keinem Zeichen
file-empty = die Datei ist leer
file-not-json = die Datei beginnt wie JSON, ist es aber nicht: { $error }
file-json-no-game = dieses JSON ist keine Partie: es hat weder das Feld "plyground" noch die Felder einer älteren Form
file-line-1 = Zeile 1: { $why }
file-no-moves = die Datei ist weder JSON noch eine Zugliste eines der Spiele
file-no-moves-but = die Datei ist weder JSON noch eine Zugliste eines der Spiele; als { $game } gelesen: { $why }
file-in-moves = in den Zügen: { $why }
file-too-many-moves = eine Partie hat höchstens { $most } Züge, diese hat { $moves }
file-start = die Startstellung ist nicht spielbar: { $why }
file-move = Zug { $number } { $text }: { $why }
file-move-time = die Bedenkzeit dafür war länger als ein Jahr
file-varied-move = eine Variante zu Zug { $number }, { $text }: { $why }
file-deep = die Varianten zu Zug { $number } sind tiefer als { $most }-mal ineinander verschachtelt
file-comment = der Kommentar zu Zug { $number } hat mehr als { $most } Zeichen
file-varied = die Varianten haben mehr als { $most } Züge

# Was an einem Feld falsch ist; seine Namen bleiben in jeder Sprache, wie sie sind
file-later = die Datei stammt von einer neueren Version von Plyground: Feld "plyground" ist { $found }, diese liest { $reads }
file-version = Feld "plyground" ist { $found }, richtig wäre { $wanted }
file-version-number = Feld "plyground" muss die Zahl { $wanted } sein
file-variant = Feld "variant": { $why }
file-game = Feld "game" ist { $said }, aber { $variant } ist eine Variante von { $is }
file-player = Feld "players": der Name von { $side } hat mehr als { $most } Zeichen oder eines, das sich nicht anzeigen lässt
file-name = Feld „{ $field }“ hat mehr als { $most } Zeichen oder eines, das sich nicht anzeigen lässt
file-date = Feld "date" ist { $date }, richtig wäre etwas wie 2026-05-01 oder 2026-05-01T18:30:00Z
file-clock = Feld "clock": eine Uhr hat höchstens ein Jahr
file-result = laut Feld "result" { $said ->
    [first] gewinnt first
    [second] gewinnt second
   *[draw] ist die Partie unentschieden
 }, aber nach den Zügen { $is ->
    [first] gewinnt first
    [second] gewinnt second
   *[draw] ist sie unentschieden
 }: { $reason }
file-result-reason = Feld "result": die Züge beenden die Partie nicht durch { $reason }
file-result-winner = Feld "result": durch { $reason } { $winner ->
    [first] gewinnt first nicht
    [second] gewinnt second nicht
   *[draw] wird es nicht unentschieden
 }
file-field-missing = das Feld "{ $field }" fehlt
file-unknown-field = { $place } hat das unbekannte Feld { $field }
file-lacks = in { $place } fehlt "{ $field }"
file-should-be = { $place } muss { $wanted ->
    [list] eine Liste
    [object] ein Objekt
    [milliseconds] eine ganze Zahl von Millisekunden
    [lines] Listen von Zügen
    [glyph] eines von !, ?, !!, ??, !? und ?!
    [winner] "first", "second" oder null
   *[text] ein Text
 } sein

# Wo in einer Datei; jedes ist $place oben
place-file = die Datei
place-field = Feld "{ $field }"
place-part = Feld "{ $field }", "{ $part }"
place-side-part = Feld "{ $field }", "{ $side }", "{ $part }"
place-move = Feld "moves", Zug { $number }
place-move-part = Feld "moves", Zug { $number }, "{ $part }"

# Eine Partie schreiben
file-legacy-start = die ältere Form hat keinen Platz für eine Startstellung, und diese Partie hat eine eigene
file-no-legacy = { $variant } hat keine ältere Form

# Dateien mit vielen Partien
format-json = Plygrounds eigene Form
format-legacy = älteres JSON von { $game }
format-text = Züge oder Stellungen als Text
file-unreadable = die Datei lässt sich nicht lesen: { $error }
file-no-games = die Datei enthält keine Partien
file-several = die Datei enthält mehrere Partien; importiere sie stattdessen
file-game-too-large = die Partie hat mehr als { $most } KB, oder ihr Ende fehlt
file-no-place = { $format } hat keinen Platz für diese Partie
