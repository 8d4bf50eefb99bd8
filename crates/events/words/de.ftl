# Namen
name-empty = Ein Name braucht einen Buchstaben oder eine Ziffer.
name-long = Ein Name hat höchstens { $most } Zeichen.
name-taken = Es gibt schon jemanden namens { $name }.

# Einrichten
no-event = Es ist noch nichts eingerichtet.
rules-long = Die Regeln dieses Turniers sind zu lang.
rounds-range = Ein Turnier nach Schweizer System hat zwischen 1 und { $most } Runden.
duration-range = Eine Arena dauert zwischen einem Augenblick und einer Woche.
begun-already = Das Turnier hat begonnen; die Einrichtung lässt sich nicht mehr ändern.
knockout-forbidden = Ein K.-o.-Turnier kann niemanden voneinander fernhalten.

# Leute
unknown-player = Niemand in diesem Turnier hat diese Nummer.
too-many-players = Ein Turnier hat höchstens { $most } Teilnehmer.
late-impossible = Alle haben von der ersten Runde an ihren Platz, darum kann hier niemand später dazukommen.
cannot-remove = { $name } war schon in einer Runde; lass diese Person stattdessen aussteigen.
is-out = { $name } ist schon ausgestiegen.
is-here = { $name } ist schon da.
same-player = Das ist zweimal dieselbe Person.
forbidden-already = Diese beiden werden schon voneinander ferngehalten.
not-forbidden = Diese beiden werden nicht voneinander ferngehalten.
computer-unknown = Ein Computerspieler braucht seinen Namen.

# Runden und Ergebnisse
event-over = Das Turnier ist zu Ende.
event-long = Dieses Turnier ist zu lang geworden, um weiterzugehen.
not-begun = Es hat noch keine Runde begonnen.
round-running = { $count ->
    [one] Eine Partie läuft noch.
   *[other] { $count } Partien laufen noch.
 }
no-more-rounds = Alle Runden sind gespielt.
arena-over = Die Zeit der Arena ist um.
too-few-players = Es braucht mindestens zwei Leute.
nobody-to-pair = Zurzeit kann niemand gepaart werden.
pairing-unfit = Diese Paarung passt nicht: Alle müssen einmal darin vorkommen, und niemand mit jemandem, von dem er ferngehalten wird.
no-such-game = In Runde { $round } gibt es kein Brett { $board }.
has-result = Brett { $board } der Runde { $round } hat schon ein Ergebnis; es kann berichtigt werden.
no-result = Brett { $board } der Runde { $round } hat kein Ergebnis, das man berichtigen könnte.
not-in-game = { $name } spielt nicht an Brett { $board } der Runde { $round }.
note-missing = Eine Berichtigung braucht einen Vermerk, der den Grund nennt.
note-long = Ein Vermerk hat höchstens { $most } Zeichen, in einer Zeile.
knockout-draw = Ein K.-o.-Turnier braucht einen Sieger: Spielt nach einem Remis noch einmal.
knockout-went-on = Wer diese Partie gewonnen hat, ist schon in Runde { $round }; nimm zuerst diese Runde zurück.
nothing-to-undo = Es gibt keine Runde, die man zurücknehmen könnte.
arena-undo = Eine Arena hat keine Runden, die man zurücknehmen könnte; Ergebnisse kann man berichtigen.

# Die Datei eines Turniers
document-long = Diese Datei ist zu lang für ein Turnier.
document-unreadable = Das ist kein Turnier: Zeile { $line } ist nicht lesbar.
document-other = Diese Datei ist kein Turnier, oder eines einer späteren Version.
document-command = Schritt { $number } dieses Turniers passt nicht: { $why }

# Feinwertungen
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Die Punkte aller Gegner zusammengezählt: Wer auf Stärkere getroffen ist, steht höher.
tie-break-median = Buchholz ohne Besten und Schlechtesten
tie-break-median-about = Die Punkte aller Gegner zusammengezählt, ohne den besten und den schlechtesten von ihnen.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-about = Die Punkte der Besiegten und die halben Punkte derer, gegen die man remis gespielt hat: Ein Sieg gegen Starke zählt mehr.
tie-break-direct = Direkter Vergleich
tie-break-direct-about = Die Punkte aus den Partien unter denen, die noch gleichauf liegen, wenn sie alle aufeinandergetroffen sind.
tie-break-wins = Siege
tie-break-wins-about = Die am Brett gewonnenen Partien.

# Warum dieser Gegner
why-same-points = Beide hatten { $points } Punkte.
why-other-points = { $name } hatte { $points } Punkte, { $other } { $theirs }.
why-halves = Von den { $count } mit dieser Punktzahl trifft die obere Hälfte auf die untere: { $name } war Nummer { $place }, { $other } Nummer { $theirs }.
why-never-met = Sie hatten noch nicht gegeneinander gespielt.
why-met = { $count ->
    [one] Sie hatten schon einmal gegeneinander gespielt.
   *[other] Sie hatten schon { $count } Mal gegeneinander gespielt.
 }
why-team-mates = Sie sind im selben Team.
why-best = Niemand musste in dieser Runde noch einmal auf denselben Gegner oder auf jemanden aus dem eigenen Team treffen, und keine andere solche Paarung passt im Ganzen besser.
why-best-repeats = Das war in dieser Runde nicht zu vermeiden: dieselben Gegner noch einmal an { $repeats ->
    [one] 1 Brett
   *[other] { $repeats } Brettern
 }, zwei aus einem Team an { $mates ->
    [one] 1 Brett
   *[other] { $mates } Brettern
 }; mit weniger gibt es keine Paarung.
why-odd = { $count } ist eine ungerade Zahl, darum hat jemand keinen Gegner.
why-lowest = { $name } stand am tiefsten von denen, die noch keinen Punkt ohne Partie bekommen hatten.
why-lowest-possible = { $name } hatte noch keinen Punkt ohne Partie bekommen, und die anderen ließen sich so gut paaren.
why-free-again = { $name } hat schon einmal einen Punkt ohne Partie bekommen; besser ging es nicht.
why-table = Runde { $round } der Berger-Tabelle für { $count }: { $name } hat Nummer { $number }, { $other } Nummer { $theirs }.
why-table-free = Runde { $round } der Berger-Tabelle für { $count }: Nummer { $number }, { $name }, ist spielfrei.
why-bracket = Sie spielen um die Plätze { $place } bis { $last }.
why-empty-slot = { $name } hatte auf der anderen Seite des Turnierbaums niemanden.
why-both-waited = Beide haben gewartet.
why-nobody-else = Niemand sonst war frei, oder nur der letzte Gegner.
why-not-last = Ihre letzten Partien waren gegen andere.
why-last = Sie hatten gerade gegeneinander gespielt, und sonst war niemand da.

# Warum diese Seite
why-side-rule = { $name } beginnt: Sonst hätte { $name } oder { $other } dreimal hintereinander dieselbe Seite, oder viel öfter als die andere.
why-side-balance = { $name } beginnt, denn { $name } hat seltener begonnen, oder { $other } öfter als nicht.
why-side-further = { $name } beginnt: Das bringt, wer weiter aus dem Gleichgewicht ist, { $name } oder { $other }, ihm näher.
why-side-alternate = { $name } beginnt: So haben von { $name } und { $other } weniger zweimal hintereinander dieselbe Seite.
why-side-earlier = { $name } beginnt: Als { $name } und { $other } zuletzt verschiedene Seiten hatten, war es umgekehrt.
why-side-rank = { $name } beginnt: Beide hatten bisher dieselben Seiten, und von { $name } und { $other } wechselt, wer höher steht.
why-side-number = { $name } beginnt: Für { $other } spricht nichts, und bei zweien wie diesen beginnt eine ungerade Nummer der Spielerliste, eine gerade nicht.
why-sides-by-hand = Die Seiten hat die Turnierleitung bestimmt, oder die Spielerliste hat sich seither geändert.
