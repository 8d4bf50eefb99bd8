# Joueurs sur mesure
tailored-depth = Profondeur { $depth }
tailored-depth-perfect = Profondeur { $depth }, parfait à partir de { $perfect }
tailored-about = Sur mesure : calcule aussi loin que vous l’avez dit.

# Un nom que ne porte aucun joueur
no-player = il n’y a pas de joueur « { $text } » pour { $game } ; les joueurs sont { $ids }, et de minimax-1 à minimax-20

# Qui est en train de gagner
judged-even = égalité
judged-small = { $side } a un léger avantage
judged-clear = { $side } a l’avantage
judged-great = { $side } a un net avantage
judged-close = { $side } est près de gagner
judged-draw = nulle assurée
judged-margin = { $side } gagne de { $margin }
judged-won = { $side } a gagné
judged-at-once = { $side } gagne tout de suite
judged-forced = { $side } a un gain forcé en { $turns } coups

## Ouvertures des matchs
opening-unreadable = l’ouverture est illisible : { $why }
opening-move = coup d’ouverture { $number }, { $text } : { $why }
opening-no-game = Une ouverture a au moins un coup et laisse une partie à jouer.

## Écarts de force
elo-between = { $elo } ± { $error } (95 % : de { $low } à { $high })
elo-from = { $elo } (95 % : { $low } ou plus)
elo-to = { $elo } (95 % : { $high } ou moins)
elo-at-least = { $low } ou plus (95 %)
elo-at-most = { $high } ou moins (95 %)
elo-unknown = inconnu
