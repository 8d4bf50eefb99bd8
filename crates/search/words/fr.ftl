# Joueurs que possède chaque jeu
player-random-moves = Tête en l’air
player-random-moves-about = Joue n’importe quel coup légal, sans réfléchir.
player-random-player = Caméléon
player-random-player-about = Joue comme l’un des autres, sans dire lequel.

# Joueurs qui ne sont dans aucune liste
player-minimax = Minimax { $depth }
player-plain = Simple { $depth }
player-unlisted = { $name }
player-unlisted-about = Calcule aussi loin qu’on le lui a dit.

# La force d’un joueur
strength-beginner = débutant
strength-easy = facile
strength-medium = moyen
strength-hard = difficile
strength-expert = expert

# Comment un joueur aime jouer, en un ou deux mots
style-all-round = complet
style-attacker = attaquant
style-careless = étourdi
style-defender = défenseur
style-external = moteur externe
style-greedy = glouton
style-mobility = mobilité
style-random = hasard
style-surprise = surprise
style-territory = territoire
style-threats = menaces
style-trickster = rusé
