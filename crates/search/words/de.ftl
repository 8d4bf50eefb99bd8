# Spieler, die jedes Spiel hat
player-random-moves = Wirrkopf
player-random-moves-about = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
player-random-player = Chamäleon
player-random-player-about = Spielt wie einer der anderen und verrät nicht, wie welcher.

# Spieler, die in keiner Liste stehen
player-minimax = Minimax { $depth }
player-plain = Schlicht { $depth }
player-unlisted = { $name }
player-unlisted-about = Rechnet so weit voraus, wie man es ihm gesagt hat.

# Wie stark ein Spieler ist
strength-beginner = Anfänger
strength-easy = leicht
strength-medium = mittel
strength-hard = schwer
strength-expert = Experte

# Wie ein Spieler gern spielt, in ein, zwei Wörtern
style-all-round = ausgewogen
style-attacker = Angriff
style-careless = unachtsam
style-defender = Abwehr
style-external = externe Engine
style-greedy = gierig
style-mobility = Beweglichkeit
style-random = zufällig
style-surprise = Überraschung
style-territory = Gebiet
style-threats = Drohungen
style-trickster = Tricks
