# Ce que dit le système, un autre programme ou une partie sans catalogue, tel quel
system-says = { $text }
parser-says = { $text }
in-file = { $file } : { $what }
all-of = { $list }

# Ce qui ne va pas dans une ligne de commande ; see-help complète chacun
see-help = { $what } (voir plyground --help)
unknown-argument = « { $arg } » n’est pas prévu ici
unknown-command = il n’y a pas de commande « { $name } »
missing-argument = il manque : { $arg }
missing-value = { $arg } a besoin d’une valeur
not-a-value = « { $value } » n’est pas possible pour { $arg } ; sont possibles : { $valid }
wrong-value = « { $value } » n’est pas possible pour { $arg }
refused-value = « { $value } » n’est pas possible pour { $arg } : { $why }
conflicting-arguments = { $arg } et { $other } ne vont pas ensemble
wrong-command-line = la ligne de commande est incompréhensible : { $arg }
unknown-language = il n’y a pas de langue « { $code } » ; les langues sont { $all }
time-unit = un temps est un nombre suivi de ms, s ou m, comme 500ms
time-range = un temps est compris entre 1ms et un jour
time-number = un temps commence par un nombre, comme 500ms
no-thread-time = ce système ne donne pas le temps processeur d’un thread : --cpu n’est pas disponible
sprt-form = deux écarts Elo, le plus petit d’abord, comme 0,10

# Ce que répondent les commandes
game-line = { $name } : { $summary }
bad-position = position incorrecte : { $why }
bad-move = coup { $number } « { $text } » : { $why }
moves-unreadable = les coups sont illisibles : { $why }
perft-progress = { $done }/{ $all } premiers coups, { $total } jusqu’ici
cannot-write = impossible d’écrire la réponse : { $error }
cannot-answer = impossible d’écrire une réponse : { $error }
game-over = la partie est finie : { $ending }
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min

# review et openings
review-progress = { $done } coups revus sur { $all }
review-better = mieux : { $best } ({ $line })
review-opening = Ouverture : { $name }
review-whole = Précision
review-phase = { $phase ->
    [opening] Ouverture
    [middle] Milieu
   *[end] Finale
} ({ $from }-{ $to })
review-accuracy = { $what } : { $first } { $first_accuracy }, { $second } { $second_accuracy }
review-book = théorie : { $name }
review-only = meilleur coup, le seul qui tient
review-verdict = { $verdict ->
    [book] théorie
    [forced] forcé
    [best] meilleur
    [good] bon
    [inaccuracy] imprécision, perd { $loss }
    [mistake] erreur, perd { $loss }
   *[blunder] gaffe, perd { $loss }
}
no-such-game = il n’y a ni fichier ni partie enregistrée « { $game } »
opening-unnamed = pas d’ouverture connue

# analyse et solve
looks-not-ahead = { $player } ne calcule pas à l’avance
analysis-line = profondeur { $depth }  { $place }{ $score }  { $nodes } positions  { $rate }/s  { $line }
score-and-number = { $score } ({ $number })
best-alone = meilleur coup { $best }
best-and-score = meilleur coup { $best } : { $score }
best-line = { $best }, profondeur { $depth }, { $nodes } positions en { $seconds } s
effort = { $nodes } positions en { $seconds } s
cannot-be-solved = { $variant } ne peut pas être résolu ; peuvent l’être : { $solvable }
not-solved = la position n’a pas pu être résolue
solving = résolution, { $time } jusqu’ici
solved-draw = 0, nulle, { $more }-{ $less }
solved = +{ $margin } pour { $side ->
    [first] Noir
   *[second] Blanc
 }, { $more }-{ $less }

# match et ladder
external-engines = moteurs externes : { $engines }
forfeit = partie { $number } : { $player } a perdu : { $why }
match-progress = { $done }/{ $games } parties : { $wins } gagnées, { $draws } nulles, { $losses } perdues ; encore { $left } environ
match-of = { $first } contre { $second } : { $games } parties, { $variant }
match-score = gagnées { $wins }, nulles { $draws }, perdues { $losses } : { $percent } %
match-elo = écart Elo { $elo }
match-superior = { $player } est plus fort avec une probabilité de { $percent } %
match-test = test séquentiel de { $low } contre { $high } Elo : { $verdict } (rapport de log-vraisemblance { $ratio }, décidé à ±{ $bound })
verdict-better = meilleur
verdict-not-better = pas meilleur
verdict-open = indécis
named-twice = { $player } est nommé deux fois
ladder-of-one = un classement demande au moins deux joueurs
ladder-progress = { $done }/{ $games } parties, encore { $left } environ
games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
out-of-order = pas dans l’ordre : { $first } ({ $first_elo }), puis { $second } ({ $second_elo })
other-ladder = appartient à un autre classement, une autre graine ou d’autres joueurs ; supprimez-le pour recommencer
no-game-line = la ligne { $line } n’est pas une partie : « { $text } »

# serve
cannot-start = démarrage impossible : { $error }
server-failed = le serveur s’est arrêté sur une erreur : { $error }
folder-in-use = un autre Plyground utilise le dossier de données { $folder } mais ne répond pas ; arrêtez-le, ou indiquez un autre dossier avec --data
already-running = Plyground tourne déjà à l’adresse { $page } (dossier de données { $folder })
not-started = pas démarré : { $running } ; arrêtez d’abord celui-là, ou indiquez un autre dossier avec --data
open-page = Ouvrez { $page } dans un navigateur.
serving-at = Plyground est à l’adresse { $page }
serving-behind-proxy = Un proxy peut le rendre public, sous { $hosts }.
serving-this-machine = Seule cette machine y a accès ; --bind 0.0.0.0 l’ouvre aux autres appareils de votre réseau.
serving-network = Tous les appareils de votre réseau y ont accès, à l’adresse :
serving-until = Ctrl-C l’arrête ; les parties sont conservées.
no-home-folder = il n’y a pas de dossier personnel ; indiquez un dossier avec --data

# Aide : le programme, ses commandes, leurs arguments ; help-any- est pour les arguments qui veulent dire partout la même chose
heading-usage = Utilisation
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
help-default = [par défaut : { $value }]
help-values = [valeurs possibles : { $values }]
help = Jouer et apprendre : { $games }
help-long =
    { $about }.

    Sans commande, tout tourne sur cette machine et le navigateur s’ouvre.
help-any-help = Afficher cette aide
help-any-version = Afficher la version
help-any-lang = La langue de ce que lisent les gens [par défaut : celle de l’environnement]
help-any-game = Le jeu : voir `plyground games`
help-any-position = Un texte de position, ou le nom d’une position de départ [par défaut : le début]
help-any-time = Combien de temps calculer : 500ms, 1s, 2m
help-any-cpu = Combien de temps processeur prendre, quoi qu’il tourne d’autre : 300ms, 1s
help-any-depth = Combien de coups calculer à l’avance
help-any-nodes = Combien de positions examiner
help-any-jobs = Combien de parties se jouent à la fois [par défaut : autant qu’il y a de processeurs]
help-any-seed = Une autre graine donne d’autres ouvertures et d’autres parties
help-any-data = Le dossier des parties enregistrées [par défaut : celui du système pour les données d’utilisateur]
help-any-engines-folder = Le dossier dont les fichiers engines/NAME.toml nomment des moteurs externes [par défaut : celui du système pour les données d’utilisateur]
help-help = Afficher cet aperçu, ou l’aide d’une commande
help-serve = Tout servir sur cette machine : ce qui se passe aussi sans commande
help-serve-bind = L’adresse d’écoute ; 0.0.0.0 ouvre l’accès aux autres appareils du réseau [par défaut : 127.0.0.1]
help-serve-port = Le port d’écoute ; 0 prend n’importe quel port libre [par défaut : 4600, ou le prochain libre]
help-serve-host = Un nom public sous lequel un proxy atteint ce serveur, avec son port si ce n’est pas le port habituel ; peut être répété
help-serve-data = Le dossier des parties [par défaut : celui du système pour les données d’utilisateur]
help-serve-no-open = Ne pas ouvrir le navigateur
help-games = Lister les jeux et leurs variantes, une par ligne
help-show = Afficher une position sous forme de plateau
help-moves = Lister les coups légaux d’une position, triés, un par ligne
help-apply = Jouer des coups et afficher la position obtenue
help-apply-position = D’où partir : un texte de position, ou le nom d’une position de départ
help-apply-moves = Les coups, dans l’ordre
help-perft = Compter les suites de coups d’une longueur donnée
help-perft-depth = La longueur des suites, en coups
help-forbidden = Lister les points interdits à Noir au Renju, chacun avec sa raison
help-forbidden-position = Un texte de position de Renju
help-review = Revoir une partie : chaque coup avec son verdict, ce qui était mieux, et pourquoi
help-review-after = Avec --nodes et un seul thread, une revue est chaque fois la même.
help-review-game = Un fichier de partie, ou l’identifiant d’une partie enregistrée ; `-` lit l’entrée standard
help-review-nodes = Combien de positions examiner pour chaque position de la partie
help-review-time = Combien de temps examiner chaque position de la partie : 500ms, 1s
help-review-threads = Combien de threads calculent ; ce n’est qu’avec un seul que la revue est chaque fois la même
help-review-json = Un objet JSON par coup ; le dernier concerne toute la partie
help-openings = Nommer l’ouverture à laquelle mènent des coups, et les suites qui ont un nom
help-openings-moves = Les coups, dans l’ordre
help-analyse = Chercher le meilleur coup
help-analyse-after = Sans limite, la recherche dure une seconde, ou va aussi loin que le joueur.
help-analyse-moves = Les coups joués à partir de là : sans eux, aucune répétition n’est connue
help-analyse-threads = Combien de threads calculent ; ce n’est qu’avec un seul que la réponse est chaque fois la même
help-analyse-player = Le joueur dont on prend la recherche, par identifiant ou nom [par défaut : pleine force]
help-analyse-lines = Combien de meilleurs coups trouver
help-analyse-json = Un objet JSON par nouvelle ligne ; le dernier est la réponse
help-solve = Trouver le résultat exact d’une position et la suite qui y mène, dans les jeux qui ont un solveur
help-solve-threads = Combien de threads calculent
help-solve-json = Un seul objet JSON
help-match = Faire se rencontrer deux joueurs de nombreuses fois
help-match-after = --depth et --nodes remplacent les limites propres aux joueurs ; --time et --cpu sont ce que reçoivent pour un coup les joueurs de pleine force. Aucun ne change minimax-N. Avec --cpu, personne ne se souvient d’une recherche précédente.
help-match-first = L’identifiant ou le nom d’un joueur ; any pour un adversaire au hasard, tiré de la graine ; minimax-N pour la recherche simple de N coups (plain-N où un joueur porte ce nom) ; le nom d’un moteur externe ; ou PROGRAM:PLAYER pour un joueur d’une autre version du programme (vide : sa pleine force)
help-match-second = L’adversaire
help-match-games = Combien de parties ; elles vont par paires, même ouverture et camps échangés
help-match-sprt = S’arrêter dès qu’il est clair lequel de deux écarts Elo est le vrai [sans cela : 0,10, et pas d’arrêt anticipé]
help-match-opening = Les coups par lesquels toutes les parties commencent [par défaut : ouvertures équilibrées, une autre pour chaque paire de parties]
help-match-rate = Les parties comptent pour les cotes des joueurs dans le dossier de données, même à côté d’un serveur en marche
help-match-json = Un objet JSON par partie, et un pour l’ensemble
help-ladder = Mesurer la force des joueurs d’un jeu, par des parties de tous contre tous
help-ladder-games = Combien de fois se rencontrent les voisins dans la liste des joueurs ; les autres se rencontrent moins souvent
help-ladder-players = Seulement ces joueurs, dans cet ordre [par défaut : tous ceux du jeu sauf celui qui joue comme n’importe quel autre]
help-ladder-time = Combien de temps prennent pour un coup les joueurs de pleine force [par défaut : leur propre temps]
help-ladder-cpu = Combien de temps processeur prennent pour un coup les joueurs de pleine force, quoi qu’il tourne d’autre
help-ladder-rate = Les parties comptent pour les cotes des joueurs dans le dossier de données, chacune dès qu’elle est finie
help-ladder-out = Où écrire les cotes ; les parties sont gardées à côté dans FILE.games, et un classement interrompu reprend de là [par défaut : ladder-GAME.txt]
help-bench = Explorer des positions fixes : combien de positions il faut, et à quelle vitesse
help-engine = Laisser un autre programme utiliser les moteurs, par son protocole, sur l’entrée et la sortie standard
help-engine-protocol = Le protocole
help-engine-threads = Combien de threads calculent [par défaut : un par cœur]
help-guard = Limiter ce processus et devenir un moteur externe
help-guard-memory = Mémoire en octets
help-guard-parent = Le processus qui veut le moteur
help-guard-command = Le programme du moteur et ses arguments
help-convert = Lire un fichier de partie de tout format connu et l’écrire dans un autre format sur la sortie standard
help-convert-file = Le fichier ; `-` lit l’entrée standard
help-convert-to = Le format à écrire : json, text, legacy, ou celui d’un autre programme : ggf, wthor, sgf, psq, renlib
help-convert-variant = La variante d’une partie dont le fichier ne la dit pas
help-import = Lire des fichiers de parties de tout format connu dans une collection
help-import-files = Les fichiers, de tout format connu ; les noms de joueurs et de tournois peuvent être dans des fichiers à côté
help-import-variant = La variante des parties dont les fichiers ne la disent pas
help-export = Écrire des parties enregistrées dans un fichier
help-export-ids = Les identifiants des parties, comme dans leurs adresses et comme `find` les liste
help-export-format = Le format à écrire : json, text, legacy, ggf, wthor, sgf, psq, renlib
help-export-out = Le fichier à écrire [par défaut : la sortie standard]
help-find = Lister les parties enregistrées, une par ligne
help-find-position = Une position apparue sur le plateau, dans toutes ses symétries : un texte de position, ou le nom d’une position de départ
help-find-player = Une partie du nom d’un joueur
help-find-opening = Le nom de l’ouverture, ou son début
help-find-json = Un objet JSON par partie
help-backup = Tout écrire dans un fichier, pendant que les parties continuent
help-backup-file = Le fichier ; il ne doit pas en exister de ce nom
help-restore = Tout remplacer par une sauvegarde ; les anciennes parties sont mises de côté
help-restore-file = La sauvegarde
protocol-gomocup = Gomoku et Renju sur 15x15, pour les gestionnaires de Gomocup
protocol-nboard = Reversi, pour NBoard et les plateaux du même genre
protocol-plain = Tous les jeux, par le protocole de Plyground

# Fichiers et archive
form-unknown = les formats sont { $all }
no-such-form = il n’y a pas de format « { $form } » pour { $game }
one-game-a-file = { $form } : une seule partie par fichier
in-game = partie { $game } : { $what }
in-position = la position : { $what }
import-progress = { $games } parties, { $percent } %
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , partie { $number }
 } : { $why }
import-more-problems = … et { $count } de plus
import-done = { $forms } : { $added ->
    [one] { $added } partie ajoutée
   *[other] { $added } parties ajoutées
 }, { $known } déjà là, { $failed } non lues
import-assumed = La variante n’est pas dans le fichier : lu comme { $variants } ; --variant en indique une autre
backup-done = { $file } : tout, { $size } Ko
backup-nothing = il n’y a pas de parties dans { $folder }
backup-exists = { $file } existe déjà ; indiquez un autre fichier
restore-in-use = des parties sont en cours d’import dans { $folder }, ou une autre commande l’utilise ; attendez sa fin
restore-done = Rétabli. Ce qui s’y trouvait avant est { $aside }
restore-done-fresh = Rétabli.
restore-done-beside = Rétabli pendant que Plyground tourne{ $kept ->
    [0] {""}
    [one]  ; une partie qui n’est pas finie continue
   *[other]  ; { $kept } parties qui ne sont pas finies continuent
}. Ce qui s’y trouvait avant est { $aside }
restore-not-a-backup = { $file } n’est pas une sauvegarde de Plyground
restore-damaged = { $file } est endommagé : { $what }
restore-newer = { $file } vient d’une version plus récente de Plyground ; mettez ce programme à jour

## Parties classées de la ligne de commande
rate-no-limits = --rate demande les joueurs tels quels : sans --depth ni --nodes
rate-no-strength = les parties de { $player } ne peuvent pas être classées : --rate demande des joueurs du jeu, ou des moteurs du dossier de données
rate-itself = un joueur ne peut pas être classé contre lui-même
