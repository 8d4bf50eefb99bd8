# Ce que nos moteurs disent aux gens à travers d’autres programmes : après error, ERROR ou status. Les mots des protocoles restent tels quels
over = la partie est finie : { $ending }
is-over = la partie est finie
bad-move-number = coup { $number } : { $what }

# plain
unknown-command = commande inconnue « { $word } »
unknown-version = la version { $version } est inconnue ; ce moteur parle la version { $ours }
missing = { $command } a besoin de : { $what }
missing-version = une version, comme plain 1
missing-variant = une variante, comme game reversi
missing-option = un nom et une valeur
missing-position = "start", le nom d’une position de départ ou un texte de position
no-game = pas encore de jeu ; envoyez d’abord "game VARIANTE"
unknown-option = option inconnue « { $name } » ; les options sont { $all }
unknown-limit = limite inconnue « { $word } » ; les limites sont time, cpu, depth et nodes
no-thread-time = ce système ne donne pas le temps processeur d’un thread
needs-number = { $name } a besoin d’un nombre de { $least } à { $most }
given-twice = { $name } est donné deux fois
bad-position = la position est illisible : { $what }

# nboard
nboard-version = Plyground parle la version 2 du protocole NBoard
bad-game = la partie est illisible : { $what }
bad-move = pas un coup : { $what }
thinking = réfléchit
analysing = analyse
ggf-board-size = seuls les plateaux de 8 cases sur 8 sont possibles
wrong-side = { $text } est du mauvais camp

# gomocup
bad-point = il faut deux nombres de 0 à { $most } et une virgule, comme 7,7
unknown-rule = la règle { $rule } n’existe pas ici ; les règles sont 0 (freestyle), 1 (exactement cinq) et 4 (renju)
rectstart-size = RECTSTART a besoin d’une largeur et d’une hauteur
begin-empty = BEGIN vaut pour un plateau vide
no-stone = il n’y a pas de pierre en { $point }
done-alone = DONE sans BOARD
no-size = la taille du plateau manque
other-size = le plateau a { $size } points sur { $size } ; les autres tailles ne sont pas possibles
start-first = START vient en premier
no-done = il manque DONE après les pierres
bad-stone = une pierre s’écrit x,y,1 ou x,y,2, pas { $text }
two-stones = il y a deux pierres en { $point }
no-point-left = il ne reste aucun point où jouer
swap2-stones = une ouverture swap2 a 0, 3 ou 5 pierres, pas { $count }
no-point = { $text } n’est pas un point
