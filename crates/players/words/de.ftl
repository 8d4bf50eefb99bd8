# Spieler nach Maß
tailored-depth = Tiefe { $depth }
tailored-depth-perfect = Tiefe { $depth }, perfekt ab { $perfect }
tailored-about = Nach Maß: rechnet so weit voraus, wie du gesagt hast.

# Ein Name, den kein Spieler hat
no-player = es gibt in { $game } keinen Spieler "{ $text }"; die Spieler sind { $ids } sowie minimax-1 bis minimax-20

# Wer gewinnt
judged-even = ausgeglichen
judged-small = { $side } ist leicht im Vorteil
judged-clear = { $side } ist im Vorteil
judged-great = { $side } ist klar im Vorteil
judged-close = { $side } steht kurz vor dem Gewinn
judged-draw = sicher unentschieden
judged-margin = { $side } gewinnt mit { $margin } Vorsprung
judged-won = { $side } hat gewonnen
judged-at-once = { $side } gewinnt sofort
judged-forced = { $side } gewinnt in { $turns } Zügen zwingend

## Openings of matches
opening-unreadable = die Eröffnung ist nicht lesbar: { $why }
opening-move = Eröffnungszug { $number }, { $text }: { $why }
opening-no-game = Eine Eröffnung hat mindestens einen Zug und lässt eine Partie zu spielen übrig.

## Differences in strength
elo-between = { $elo } ± { $error } (95 %: { $low } bis { $high })
elo-from = { $elo } (95 %: { $low } oder mehr)
elo-to = { $elo } (95 %: { $high } oder weniger)
elo-at-least = { $low } oder mehr (95 %)
elo-at-most = { $high } oder weniger (95 %)
elo-unknown = unbekannt
