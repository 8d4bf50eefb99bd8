# Namen
game = Laserschach
game-summary = Ziehe oder drehe einen Spiegel, dann schießt dein Laser: Triff den gegnerischen Pharao.
variant-laser = Laserschach
variant-laser-summary = Skarabäen tauschen mit jedem Nachbarn, Sphinxe drehen sich nie, jedes Feld steht beiden offen.
variant-laser-khet = Khet 2.0
variant-laser-khet-summary = Sphinxe drehen sich, Skarabäen tauschen nur mit Pyramide und Anubis, manche Felder gehören einer Farbe.
side-first = Blau
side-second = Rot
piece-pharaoh = Pharao
piece-scarab = Skarabäus
piece-pyramid = Pyramide
piece-anubis = Anubis
piece-sphinx = Sphinx
start-classic = Klassisch
start-imhotep = Imhotep
start-dynasty = Dynastie
set-enamel = Emaille
set-sandstone = Sandstein

# Warum eine Partie endet; jedes vollendet "Blau gewinnt: ..." oder "Unentschieden: ..."
# arguments elsewhere: reason-*
reason-pharaoh-destroyed = { $who ->
    [named] der Pharao von { $loser } ist zerstört
    [you] dein Pharao ist zerstört
   *[other] der Pharao der anderen Seite ist zerstört
 }

# Neben dem Brett
button-turn-right = Rechts drehen
button-turn-left = Links drehen
counter-captured-pyramid = Pyramiden erobert
counter-captured-anubis = Anubis erobert
counter-captured-pharaoh = Pharao erobert

# Was die Seite am Zug tun muss
prompt-move = wähle eine Figur zum Ziehen oder Drehen

# Lektionen
lesson-1 = Ziehen
lesson-1-text-1 = In jedem Zug tust du eines mit einer deiner Figuren: Du ziehst sie auf ein leeres Nachbarfeld, gerade oder schräg. Oder du drehst sie auf ihrem Feld.
lesson-1-text-2 = Nur die Sphinx in der Ecke bleibt, wo sie ist. In ihr steckt dein Laser, und er schießt am Ende jedes deiner Züge.
lesson-1-task = Ziehe die blaue Pyramide auf ein beliebiges Feld daneben.
lesson-2 = Den Spiegel drehen
lesson-2-text-1 = Der Strahl läuft geradeaus, bis er auf etwas trifft. Die Pyramide hat einen schrägen Spiegel: Er fängt Strahlen von zwei Seiten auf und lenkt sie um die Ecke.
lesson-2-text-2 = Du kannst eine Figur um eine Vierteldrehung nach rechts oder links drehen. Die blaue Sphinx auf j1 schießt nach oben. Noch lenkt die Pyramide den Strahl vom Brett.
lesson-2-task = Drehe die Pyramide so, dass sie den Strahl nach links lenkt.
lesson-3 = Eine Figur zerstören
lesson-3-text-1 = An ihren anderen beiden Seiten hat die Pyramide keinen Spiegel. Trifft der Strahl sie dort, wird sie zerstört und kommt vom Brett.
lesson-3-text-2 = Wo der Strahl trifft, endet er. Jeder Schuss zerstört also höchstens eine Figur.
lesson-3-task = Ziehe deine Pyramide in den Strahl und zerstöre die rote.
lesson-4 = Der Anubis und sein Schild
lesson-4-text-1 = Der Anubis hat keinen Spiegel, aber vorne einen Schild. Der Schild hält den Strahl auf, und nichts geschieht. Von den Seiten und von hinten wird der Anubis zerstört.
lesson-4-text-2 = Hier hält der rote Anubis seinen Schild nach rechts, genau in deinen Strahl. Deine Pyramide unter ihm kann den Strahl nach oben lenken.
lesson-4-task = Verschiebe den Strahl um eine Reihe nach unten und zerstöre den Anubis von unten.
lesson-5 = Der Skarabäus tauscht
lesson-5-text-1 = Der Skarabäus hat auf beiden Seiten Spiegel. Kein Strahl kann ihn zerstören.
lesson-5-text-2 = Er kann auch mit einer Figur neben sich den Platz tauschen, mit einer eigenen oder einer gegnerischen. Nur eine Sphinx lässt sich nicht tauschen. Beide Figuren behalten ihre Richtung.
lesson-5-text-3 = Hier versperrt der rote Anubis deinem Laser mit dem Schild den Weg. Sieh dir an, wohin der Strahl nach dem Tausch läuft.
lesson-5-task = Tausche deinen Skarabäus mit dem roten Anubis.
lesson-6 = Achte auf deine eigenen Figuren
lesson-6-text-1 = Dem Laser ist egal, wessen Figur er trifft. Auch deine eigenen werden zerstört. Und er schießt nach jedem Zug, ob du willst oder nicht.
lesson-6-text-2 = Hier trifft dein eigener Strahl gleich deine Pyramide auf einer Seite ohne Spiegel. Wenn du etwas anderes ziehst, verlierst du sie.
lesson-6-task = Rette deine Pyramide vor deinem eigenen Laser.
lesson-7 = Triff den Pharao
lesson-7-text-1 = Auf den Pharao kommt es an. Er hat weder Spiegel noch Schild. Wessen Pharao getroffen wird, der verliert, egal wer geschossen hat.
lesson-7-text-2 = Kommt dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vor, ist die Partie unentschieden.
lesson-7-text-3 = Folge dem Strahl mit dem Finger: Zwei Spiegel lenken ihn zum roten Pharao.
lesson-7-task = Drehe eine Pyramide, triff den roten Pharao und gewinne.
lesson-8 = Khet: Die Sphinx dreht sich
lesson-8-text-1 = Die Regeln von Khet 2.0 sind etwas anders. Statt eine Figur zu ziehen, darfst du deine Sphinx drehen. Sie hat zwei Richtungen: ihre Spalte entlang oder ihre Reihe entlang.
lesson-8-text-2 = Skarabäen tauschen nur mit Pyramiden und Anubis. Und manche Felder lassen nur eine Farbe herein: Spalte j, b1 und b8 sind für Blau, Spalte a, i1 und i8 für Rot.
lesson-8-task = Drehe deine Sphinx, triff den roten Pharao und gewinne.

# Figuren im Satz; die Figur einer Seite im Dativ
kind = { $kind ->
    [pharaoh] Pharao
    [scarab] Skarabäus
    [pyramid] Pyramide
    [anubis] Anubis
   *[sphinx] Sphinx
 }
kind-of-side = { $kind ->
    [pharaoh] dem { $side ->
        [first] blauen
       *[second] roten
     } Pharao
    [scarab] dem { $side ->
        [first] blauen
       *[second] roten
     } Skarabäus
    [pyramid] der { $side ->
        [first] blauen
       *[second] roten
     } Pyramide
    [anubis] dem { $side ->
        [first] blauen
       *[second] roten
     } Anubis
   *[sphinx] der { $side ->
        [first] blauen
       *[second] roten
     } Sphinx
 }

# Was an einem Stellungstext falsch ist
text-parts = erwartet sind das Brett, ein Leerzeichen und b oder r, nicht { $found ->
    [one] 1 Teil
   *[other] { $found } Teile
 }
text-side = für die Seite am Zug steht b oder r

# Was an einer Stellung im Editor falsch ist
problem-too-many = { $count } Figuren sind zu viele, das Brett hat 80 Felder
problem-no-square = dieses Feld gibt es nicht
problem-two-pieces = zwei Figuren auf einem Feld, { $first } und { $second }
problem-kind = eine Figur namens { $kind } gibt es nicht
problem-facing = eine Figur steht um 0, 1, 2 oder 3 Vierteldrehungen gedreht, nicht um { $facing }
problem-extra = { $name } gibt es in einer Stellung von Laserschach nicht
problem-set = { $side ->
    [first] Blau
   *[second] Rot
 } hat { $count } { $kind ->
    [pharaoh] Pharaonen
    [scarab] Skarabäen
    [pyramid] Pyramiden
    [anubis] Anubis
   *[sphinx] Sphinxe
 }, zum Satz gehören { $most }
problem-sphinx-missing = hier muss die { $side ->
    [first] blaue
   *[second] rote
 } Sphinx stehen
problem-sphinx-place = die { $side ->
    [first] blaue
   *[second] rote
 } Sphinx gehört auf { $corner }
problem-sphinx-facing = { $side ->
    [first] die blaue Sphinx muss ins Brett zeigen, nach oben oder links
   *[second] die rote Sphinx muss ins Brett zeigen, nach unten oder rechts
 }
problem-no-pharaoh = beide Pharaonen fehlen

# Was an einer Zugliste falsch ist
moves-no-move = { $text } ist kein Zug

# Warum ein Zug nicht erlaubt ist
why-form = ein Zug schreibt sich c4d5 (ziehen oder tauschen), c4+ oder c4- (drehen)
why-off-board = { $square } liegt nicht auf dem Brett
why-over = die Partie ist vorbei, { $winner ->
    [first] Blau
   *[second] Rot
 } hat gewonnen
why-empty = auf { $from } steht keine Figur
why-not-yours = { $kind ->
    [pharaoh] der Pharao
    [scarab] der Skarabäus
    [pyramid] die Pyramide
    [anubis] der Anubis
   *[sphinx] die Sphinx
 } auf { $from } gehört { $side ->
    [first] Blau
   *[second] Rot
 }
why-sphinx-fixed = nach diesen Regeln dreht sich eine Sphinx nicht
why-sphinx-turn = eine Sphinx dreht sich nur zwischen ihren zwei Richtungen ins Brett, also andersherum
why-sphinx-stays = eine Sphinx verlässt ihre Ecke nie
why-too-far = eine Figur zieht ein Feld weit, und { $to } ist kein Nachbar von { $from }
why-taken = { $to } ist von { $piece } besetzt, und nur ein Skarabäus tauscht den Platz
why-reserved = nur { $side ->
    [first] Blau
   *[second] Rot
 } darf auf { $to }
why-no-swap = nach diesen Regeln tauscht ein Skarabäus nur mit Pyramide und Anubis, nicht mit { $piece } auf { $to }
why-other = das ist hier nicht erlaubt

# Steine und Figuren in den Sätzen der Seiten: allein, gezählt, und von einer Seite
spoken-kind = { $kind ->
    [pharaoh] Pharao
    [scarab] Skarabäus
    [pyramid] Pyramide
    [anubis] Anubis
   *[sphinx] Sphinx
 }
spoken-count = { $kind ->
    [pharaoh] { $count ->
        [one] { $count } Pharao
       *[other] { $count } Pharaonen
     }
    [scarab] { $count ->
        [one] { $count } Skarabäus
       *[other] { $count } Skarabäen
     }
    [pyramid] { $count ->
        [one] { $count } Pyramide
       *[other] { $count } Pyramiden
     }
    [anubis] { $count ->
        [one] { $count } Anubis
       *[other] { $count } Anubis
     }
   *[sphinx] { $count ->
        [one] { $count } Sphinx
       *[other] { $count } Sphinxe
     }
 }
spoken-piece = { $kind ->
    [pharaoh] { $side ->
        [first] blauer
       *[second] roter
     } Pharao
    [scarab] { $side ->
        [first] blauer
       *[second] roter
     } Skarabäus
    [pyramid] { $side ->
        [first] blaue
       *[second] rote
     } Pyramide
    [anubis] { $side ->
        [first] blauer
       *[second] roter
     } Anubis
   *[sphinx] { $side ->
        [first] blaue
       *[second] rote
     } Sphinx
 }
spoken-owner = { $kind ->
    [pharaoh] { $whose ->
        [own] eigener { spoken-piece }
       *[other] { spoken-piece }
     }
    [scarab] { $whose ->
        [own] eigener { spoken-piece }
       *[other] { spoken-piece }
     }
    [pyramid] { $whose ->
        [own] eigene { spoken-piece }
       *[other] { spoken-piece }
     }
    [anubis] { $whose ->
        [own] eigener { spoken-piece }
       *[other] { spoken-piece }
     }
   *[sphinx] { $whose ->
        [own] eigene { spoken-piece }
       *[other] { spoken-piece }
     }
 }
# Wie eine Figur gedreht ist, wovon abhängt, was ein Strahl mit ihr macht; oben ist oben auf dem Bildschirm
spoken-facing = { $kind ->
    [pyramid] Spiegel { $way ->
        [0] oben und rechts
        [1] rechts und unten
        [2] unten und links
       *[3] links und oben
     }
    [scarab] Spiegel { $way ->
        [0] nach rechts steigend
        [2] nach rechts steigend
       *[1] nach rechts fallend
     }
    [anubis] Schild { $way ->
        [0] oben
        [1] rechts
        [2] unten
       *[3] links
     }
    [sphinx] feuert nach { $way ->
        [0] oben
        [1] rechts
        [2] unten
       *[3] links
     }
   *[pharaoh] ringsum ungeschützt
 }

# Computerspieler: ein Name und ein Satz über jeden
player-lantern = Laterne
player-lantern-about = Beleuchtet einen Teil des Bretts und denkt nicht an den Rest.
player-drifter = Treibholz
player-drifter-about = Dreht und schiebt, was gerade zur Hand ist, und schießt, wenn er zufällig ein Ziel sieht.
player-newcomer = Neuling
player-newcomer-about = Läuft nie in den eigenen Strahl, sieht aber nicht, was du vorhast.
player-apprentice = Lehrling
player-apprentice-about = Weiß, wie eine gute Stellung aussieht, sieht aber nur den eigenen Zug.
player-guardian = Wächter
player-guardian-about = Versteckt seinen Pharao hinter seinen Figuren und wartet auf deine Fehler.
player-hothead = Hitzkopf
player-hothead-about = Zielt auf deinen Pharao, koste es, was es wolle.
player-mirror-smith = Spiegelschmied
player-mirror-smith-about = Rechnet zwei Züge voraus und mag Strahlen, die um viele Ecken gehen.
player-sharpshooter = Scharfschütze
player-sharpshooter-about = Rechnet drei Züge voraus und nimmt, was er treffen kann.
player-sentinel = Wachposten
player-sentinel-about = Rechnet drei Züge voraus und hält seine Figuren aus deinem Strahl.
player-strategist = Stratege
player-strategist-about = Rechnet drei Züge voraus und wägt Angriff und Verteidigung ab.
player-marksman = Meisterschütze
player-marksman-about = Rechnet weiter, wo die nächsten Schüsse etwas treffen.
player-vizier = Wesir
player-vizier-about = Rechnet weiter, wo Figuren in Gefahr sind, und bestraft jeden sorglosen Zug.
player-pharaoh = Pharao
player-pharaoh-about = Rechnet so weit, wie die Zeit reicht.

# Was ein Trainer zu einem Fehler sagt. Eine Figur, die etwas tut, und eine, mit der etwas geschieht
coach-subject = { $kind ->
    [pharaoh] der { $side ->
        [first] blaue
       *[second] rote
     } Pharao
    [scarab] der { $side ->
        [first] blaue
       *[second] rote
     } Skarabäus
    [pyramid] die { $side ->
        [first] blaue
       *[second] rote
     } Pyramide
    [anubis] der { $side ->
        [first] blaue
       *[second] rote
     } Anubis
   *[sphinx] die { $side ->
        [first] blaue
       *[second] rote
     } Sphinx
 }
coach-object = { $kind ->
    [pharaoh] den { $side ->
        [first] blauen
       *[second] roten
     } Pharao
    [scarab] den { $side ->
        [first] blauen
       *[second] roten
     } Skarabäus
    [pyramid] die { $side ->
        [first] blaue
       *[second] rote
     } Pyramide
    [anubis] den { $side ->
        [first] blauen
       *[second] roten
     } Anubis
   *[sphinx] die { $side ->
        [first] blaue
       *[second] rote
     } Sphinx
 }
# Was folgt, allein oder nach einer Ursache
coach-sentence = { $what }.
coach-because = { $cause }: { $what }.
coach-next-hits = Der nächste Schuss von { $side } trifft den Pharao auf { $square } und beendet die Partie
coach-next-destroys = Der nächste Schuss von { $side } zerstört { $piece } auf { $square }
# Ursachen
coach-cause-moved-into = { CAPITAL($piece) } ist in eine Schusslinie gezogen
coach-cause-turned-away = { CAPITAL($piece) } hält dem Strahl nun eine offene Seite hin
coach-cause-mirror-moved = { CAPITAL($piece) } auf { $square } lenkt den Strahl jetzt um
coach-cause-mirror-turned = { CAPITAL($piece) } auf { $square } lenkt den Strahl jetzt in die falsche Richtung
coach-cause-opened = { CAPITAL($piece) } hat { $square } verlassen und lenkt den Strahl dort nicht mehr ab
coach-cause-unguarded = { CAPITAL($piece) } hat { $square } verlassen und hält den Strahl dort nicht mehr auf
coach-cause-cleared = Der Schuss auf { $piece } auf { $square } macht eine Linie frei
coach-cause-left = Das wehrt die Drohung nicht ab
# Der Pharao
coach-own-goal-pharaoh = Der eigene Schuss von { $side } trifft den Pharao auf { $square } und verliert die Partie.
coach-forces = { $side } kann jetzt einen Treffer auf den Pharao erzwingen.
coach-forces-in = { $side } kann jetzt in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 } einen Treffer auf den Pharao erzwingen: Bei bester Abwehr wird er auf { $square } getroffen.
coach-opens-own = Der Zug von { $square } weg öffnet eine Linie zum Pharao: { $side } kann jetzt in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 } einen Treffer erzwingen, bei bester Abwehr auf { $target }.
coach-missed-hit = { $mv } trifft den Pharao von { $side } auf { $square } und gewinnt sofort.
coach-missed-force = { $mv } erzwingt einen Treffer auf den Pharao von { $side }.
coach-missed-force-in = { $mv } erzwingt in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 } einen Treffer auf den Pharao von { $side }: Bei bester Abwehr wird er auf { $square } getroffen.
# Wiederholung
coach-repeats = Dieselbe Stellung kommt zum dritten Mal vor: unentschieden.
coach-lets-repeat = { $side } kann dieselbe Stellung zum dritten Mal herbeiführen: unentschieden.
coach-could-repeat = { $mv } führt dieselbe Stellung zum dritten Mal herbei: unentschieden.
# Figuren
coach-own-goal = Der eigene Schuss von { $side } zerstört { $piece } auf { $square }.
coach-later-destroys = Der { $nth ->
    [2] zweite
    [3] dritte
   *[4] vierte
 } Schuss von { $side } ab hier zerstört { $piece } auf { $square }.
coach-missed-piece = { $mv } zerstört { $piece } auf { $square }.
coach-missed-later = Nach { $mv } zerstört der { $nth ->
    [1] nächste
    [2] zweite
    [3] dritte
   *[4] vierte
 } Schuss von { $side } { $piece } auf { $square }.
# Der Strahl
coach-shut-in = Der Strahl von { $side } bleibt eingesperrt: Vier Züge lang endet er nach höchstens { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
 }. Nach { $mv } läuft er über mindestens { $other }.
coach-allows-threat = Die Antwort { $answer } von { $side } droht, mit { $mv } den Pharao auf { $square } zu treffen.
coach-misses-threat = { $best } droht, mit { $mv } den Pharao von { $side } auf { $square } zu treffen.
# Was sich am Ende beider Varianten am meisten unterscheidet
coach-attack-played = Der Strahl von { $side } läuft über mehr Felder nahe am Pharao von { $whose }: { $count } höchstens drei Schritte von ihm entfernt, nach { $mv } { $other ->
    [0] keins
   *[other] nur { $other }
 }.
coach-attack-best = Nach { $mv } läuft der Strahl von { $side } über mehr Felder nahe am Pharao von { $whose }: { $count } höchstens drei Schritte von ihm entfernt, sonst { $other ->
    [0] keins
   *[other] nur { $other }
 }.
coach-beam-played = Der Strahl von { $side } kommt weiter: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }, nach { $mv } nur { $other }.
coach-beam-best = Nach { $mv } kommt der Strahl von { $side } weiter: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }, sonst nur { $other }.

# Ebenen über dem Brett und die Arten ihrer Zeichen
layer-beams = Strahlen
layer-beams-fires = der Strahl, wie er jetzt schießen würde
layer-hits = Wo die Strahlen enden
layer-hits-destroys = eine Figur, die der Strahl zerstört
layer-hits-own-goal = eine eigene Figur, die der Strahl zerstört
layer-hits-stopped = eine Figur, die den Strahl aufhält
layer-lit = Felder in den Strahlen
layer-lit-lit = ein Strahl läuft hier entlang
layer-lit-twice = beide Strahlen laufen hier entlang

## Auf dem Weg zu einem Zug: was gewinnt, was mit der gewählten Figur zu tun ist
goal = Wer den anderen Pharao trifft, gewinnt
prompt-piece = drehe sie oder wähle ein Feld
prompt-scarab = drehe ihn, wähle ein Feld oder eine Figur zum Tauschen
prompt-sphinx = drehe sie, ihre Ecke verlässt sie nie

## Was einmal gesagt wird, in der ersten Partie
first-hint-1 = Wähle eine Figur, dann ihr Ziel, oder drehe sie mit den Knöpfen. Danach feuert dein Laser.
first-hint-2 = Verfolge vor dem Zug deinen Strahl: Er trifft auch eigene Figuren.

## Lektionen über Strategie
strategy-1 = Eine Drohung auf zwei Züge
strategy-1-text-1 = Eine Pyramide auf der Linie deiner Sphinx lenkt den Strahl in eine Reihe. Sie kann hinauf oder hinunter ziehen, und der Strahl zieht mit.
strategy-1-text-2 = So folgt sie einem Pharao, der nur in die nächste Reihe ausweichen kann.
strategy-1-task = Blau: Räume die Reihe und bedrohe den Pharao.
strategy-1-why = Die rote Pyramide ist weg, und der Pharao ist der Nächste. Wohin er auch geht, die Pyramide auf der j-Linie folgt ihm.
strategy-2 = Auch Drehen ist ein Zug
strategy-2-text-1 = Eine Drehung kostet einen Zug, aber sie kann mehr als einen Schuss vorbereiten. Sieh, wohin die Pyramide danach ziehen könnte.
strategy-2-text-2 = Der Spiegel neben der j-Linie soll einen Strahl von unten nach links lenken.
strategy-2-task = Blau: Drehe die Pyramide so, dass jede Flucht abgedeckt ist.
strategy-2-why = Jetzt lenkt ein Schritt nach j3, j4 oder j5 den Strahl in drei verschiedene Reihen.
strategy-3 = Den Strahl blocken
strategy-3-text-1 = Der Strahl von Rot läuft die a-Linie hinunter, und die Pyramide auf a1 lenkt ihn in die erste Reihe: Dein Pharao ist der Nächste und kommt nicht aus der Reihe.
strategy-3-text-2 = Ein Anubis hält einen Strahl auf, der ihn von vorn trifft. Stell eine Figur dazwischen.
strategy-3-task = Blau: Stell dem Strahl eine Figur in den Weg.
strategy-3-why = Der Strahl endet vor dem Pharao. Ein Anubis, der ihm entgegensieht, geht nicht einmal verloren.
strategy-4 = Der Pharao hält Abstand
strategy-4-text-1 = Eine Sphinx schießt immer geradeaus, solange nichts im Weg steht. Die a-Linie gehört Rot, die j-Linie dir, und auf keiner ist ein Pharao sicher.
strategy-4-text-2 = Besser ein ruhiger Schritt jetzt als ein erzwungener später.
strategy-4-task = Blau: Bring den Pharao aus der Schusslinie.
strategy-4-why = Jetzt braucht Rot mindestens einen Spiegel mehr, und du hast ein Tempo gewonnen.
