# Toutes les pages
skip-to-content = Aller au contenu
home-link = Plyground, accueil
navigation = Menu principal
play = Jouer
learn = Apprendre
settings = Réglages

# Pages qui ne peuvent pas être affichées
title-missing = Rien ici
title-wrong = Quelque chose ne va pas
heading-missing = Il n’y a rien ici
heading-wrong = Cela n’a pas marché
to-the-games = Vers les jeux
error-number = Erreur { $status }

# La première page
home-heading = À quoi jouons-nous ?
go-on-with = Parties en cours
continue = Continuer
games = Jeux
play-game = Jouer : { $game }
learn-game = Apprendre : { $game }
played-lately = Parties récentes
look = Voir
players = { $first } – { $second }
moves-made = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
paused-after = en pause · { moves-made }
won = { $winner } a gagné
won-because = { $winner } a gagné : { $reason }
drawn = Nulle
just-now = à l’instant
minutes-ago = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
 }
hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
 }
days-ago = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
 }

# Leçons
how-to-play = { $game } : comment jouer
again = Recommencer
learn-heading = Que voulez-vous apprendre ?
series-rules = Règles
series-rules-about = Apprendre à jouer en jouant.
series-strategy = Stratégie
series-strategy-about = Ce que cherchent les bons joueurs, avec des positions à essayer.
series-challenges = Exercices
series-challenges-about = Gagner en un coup, en deux coups, ou sauver la partie. L’ordinateur répond.
course-begin = Commencer
first-game = Jouer une première partie
steps = Étapes
step-title = { $step } : { $game }
show-me = Montrez-moi
next-step = Suivant
next-series = Suite : { $series }
play-against = Jouer contre { $name }
challenge-rules = Cet exercice suit les règles « { $rules } ».
challenge-win-in-one = Gagner en un coup
challenge-win-in-one-text = Quelque part, un coup gagne tout de suite.
challenge-win-in-one-task = { $side } au trait : gagnez en un coup.
challenge-win-in-two = Gagner en deux coups
challenge-win-in-two-text = Un coup maintenant, puis un autre : quoi que fasse l’autre camp entre les deux, vous gagnez.
challenge-win-in-two-task = { $side } au trait : gagnez en deux coups.
challenge-escape = Sauver la partie
challenge-escape-text = L’autre camp menace de gagner. Presque tous les coups perdent inévitablement, mais pas tous.
challenge-escape-task = { $side } au trait : ne perdez pas.

# Préparer une partie
new-game-of = Nouvelle partie : { $game }
rules = Règles
side-is-played-by = Qui joue { $side }
human-here = Cet appareil
another-device = Autre appareil
computer = Ordinateur
name = Nom
not-reachable-yet = Les autres appareils n’ont pas encore accès à ce serveur. Démarrez-le avec { $command } pour le leur ouvrir.
clock = Pendule
clock-none = Sans
clock-custom = Au choix
clock-for-both = pour les deux
clock-per-side = par camp
clock-help = Minutes pour chaque camp, plus des secondes ajoutées après chaque coup.
minutes = Minutes
seconds-a-turn = Secondes par coup
start-the-usual-one = habituelle
start-position = Position de départ
start-usual = Habituelle
start-typed = Au choix
position-text = Texte de position
who-begins = Qui commence
begins-as-usual = Comme d’habitude
start-the-game = Commencer la partie

# Joueurs ordinateurs
computer-player = Joueur ordinateur
weakest-first = les plus faibles d’abord
rated = cote
not-measured-yet = pas encore de cote
external-engine = Moteur externe. { $about }
judge-external = { $name } (externe)
engine-gone = Ce moteur n’est plus installé.
plays-only = { $about } Seulement pour { $games }.
listed = { $first }, { $rest }
random-opponent = Adversaire au hasard
made-to-measure = Sur mesure
made-to-measure-note = vous choisissez sa force
looks-ahead = Calcule à l’avance
moves-ahead = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
perfect-from = Parfait à partir de
perfect-never = jamais
ratings-help = Les cotes sont mesurées : 100 points de plus, c’est environ 64 parties gagnées sur 100.

# La page d’une partie
game-title = { $variant } : { $first } – { $second }
game-heading = { $variant } : { $first } contre { $second }
board = Plateau
paused-heading = En pause
beside-the-board = La partie
how-it-stands = Où en est la partie
time-of-turn = Temps passé sur ce coup
what-happens = Déroulement
thinking = Réflexion
move-now = Jouer maintenant
move-now-note = L’ordinateur joue ce qu’il a trouvé
back-to-the-game = Retour à la partie
accept = Accepter
decline = Refuser
board-needs-scripts = Le plateau a besoin de JavaScript, que ce navigateur n’exécute pas. Les coups figurent ci-dessous.
seat-is-free = Une place est libre
your-name = Votre nom
sit-down = Prendre place
waiting-for-player = En attente de l’autre joueur
not-reachable = Les autres appareils n’ont pas accès à ce serveur. Redémarrez-le avec { $command } pour le leur ouvrir ; cette partie sera toujours là.
qr-code = Code QR du lien
scan-or-open = Faites scanner le code, ou ouvrir ce lien sur un appareil du même réseau :
copy = Copier
rematch = Revanche
to-the-rematch = Vers la revanche
replay = Dérouler
save = Enregistrer
new = Nouvelle
moves = Coups
you-are-watching = · en spectateur
time-of-game = Durée de la partie
list-of-moves = Liste des coups
no-moves-yet = Pas encore de coups.
earlier-moves = Revoir les coups joués
first-position = Première position
first-position-key = Première position (Début)
one-move-back = Coup précédent
one-move-back-key = Coup précédent (←)
one-move-forward = Coup suivant
one-move-forward-key = Coup suivant (→)
latest-position = Dernière position
latest-position-key = Dernière position (Fin)
flip-the-board = Tourner le plateau
flip-the-board-key = Tourner le plateau (F)
more = Plus
actions = Actions
take-back = Reprendre
redo = Rétablir
pause = Pause
draw = Nulle
resign = Abandonner
close = Fermer
copy-position = Copier la position
copy-link = Copier le lien de la partie
save-as-file = Enregistrer en fichier Plyground
save-as-text = Enregistrer les coups en texte
save-for-older = Pour d’anciens programmes
fullscreen = Plein écran
keys = Raccourcis

# Réglages
kept-in-browser = Conservés dans ce navigateur.
settings-need-scripts = Les autres réglages ont besoin de JavaScript, que ce navigateur n’exécute pas.
language = Langue
language-of-browser = Celle du navigateur
use-language = Appliquer

# La fin du programme
this-program = Le programme
stop-help = Plyground continue quand on ferme ses pages. Il s’arrête avec l’ordinateur, ou ici.
stop-program = Arrêter Plyground
stop-sure = Toutes les parties sont conservées telles quelles et reprennent quand Plyground est relancé ; entre-temps, les pendules ne tournent pas. Tout autre appareil qui joue ici perd la connexion.
stop-importing = Une importation est en cours. Les parties déjà ajoutées restent ; le reste devra être importé de nouveau.
stop-yes = Oui, arrêter
stopped-title = Plyground est arrêté
stopped-kept = Toutes les parties sont conservées telles quelles. Les autres appareils ont perdu la connexion.
stopped-again = Cette page peut être fermée. Pour continuer, relancez Plyground comme avant.

# Installé comme application
app-description = Des jeux de plateau à jouer, à apprendre et à étudier : entre amis, contre l’ordinateur, sur vos propres machines.
offline-title = Plyground est injoignable
offline-lead = L’ordinateur sur lequel tourne Plyground ne répond pas. Vos parties y sont conservées.
try-again = Réessayer
offline-more = Cet ordinateur est-il allumé, Plyground y est-il lancé, et les deux appareils sont-ils sur le même réseau ?

# Ce qui ne va pas dans une requête
missing = Il n’y a { $what ->
    [game] aucune partie
    [file] aucun fichier
    [move] aucun coup
    [study] aucune analyse enregistrée
    [match] aucun match
    [event] aucune soirée
    [person] personne
    [upload] aucun fichier en attente
   *[page] aucune page
 } à cette adresse.
foreign-request = Cette requête ne vient pas d’une page de ce serveur.
malformed-request = Cette requête est mal formée : son adresse ou son formulaire est illisible.
method-not-allowed = Cette adresse n’accepte pas ce genre de requête.
request-timeout = La requête n’est pas arrivée en entier à temps.
too-large = Cet envoi est trop gros : au plus 16 Ko sont lus, et 256 Ko pour un arbre de variantes.
address-too-long = Cette adresse est trop longue : au plus 8 Ko sont lus.
not-a-form = Cet envoi n’est pas un formulaire : il doit être en application/x-www-form-urlencoded.
incomplete-form = Le formulaire est incomplet, ou l’un de ses champs est mal formé.
position-needs-variant = Une position ne se cherche que dans une variante : indiquez-en une.
websocket-only = Cette adresse n’accepte que des connexions WebSocket.
headers-too-large = Les en-têtes de cette requête sont trop gros ; supprimer les cookies de ce site peut aider.
too-busy = Le serveur est surchargé ; réessayez dans un instant.
cannot-be-answered = Impossible de répondre à cette requête.
server-failed = Une erreur est survenue dans le serveur. Toutes les parties enregistrées sont encore là.
disk-failed = La partie n’a pas pu être lue ou écrite sur le disque.

# Trop d’une chose
too-many-starts = Vous avez commencé trop de parties à la fois ; patientez un instant.
too-many-requests = Trop de requêtes à la fois ; ralentissez un peu.
too-many-sockets-browser = Trop de parties sont ouvertes dans ce navigateur ; fermez-en une.
too-many-sockets-network = Trop de parties sont ouvertes sur votre réseau ; réessayez plus tard.
too-many-devices = Trop d’appareils sont connectés ici ; réessayez plus tard.
too-many-watchers = Cette partie a déjà trop de spectateurs.
too-many-games = Trop de parties se jouent ici en même temps ; réessayez dans quelques minutes.
too-many-messages = Trop de messages à la fois ; ralentissez un peu.

# Messages illisibles d’une connexion ouverte
message-not-text = Les messages sont du texte.
message-too-long = Ce message est trop long.
message-unknown = Ce message n’a pas de sens ici.

# Noms
name-control = Un nom ne peut contenir ni caractères de contrôle ni retours à la ligne.
name-too-long = Un nom a au plus { $most } caractères, et celui-ci en a { $count }.
name-direction = Un nom ne peut pas contenir de caractères qui changent le sens d’écriture.
name-invisible = Un nom ne peut pas contenir de caractères invisibles.
name-marks = Un nom ne peut contenir ni accents sans lettre ni piles d’accents.

# Une nouvelle partie impossible
no-such-game = Ce jeu n’existe pas.
bad-start = Cette position de départ n’est pas jouable : { $why }.
start-is-over = Dans cette position de départ, la partie est déjà finie.
bad-seat = Un camp est joué ici, sur un autre appareil, ou par l’ordinateur.
bad-clock = Une pendule a de 0,25 à 180 minutes et ajoute de 0 à 180 secondes par coup.
bad-clock-of = { $side } : une pendule a de 0,25 à 180 minutes et ajoute de 0 à 180 secondes par coup.
no-such-player = Ce joueur ordinateur n’existe pas.
engine-does-not-play = { $name } ne joue pas ce jeu : { $game }.
bad-measures = Un tel joueur calcule de { $least } à { $most } coups à l’avance et joue parfaitement à partir de { $perfect } { $counts } au plus.

# Fichiers
bad-game = { CAPITAL($why) }.
cannot-be-written = Cette partie ne peut pas s’écrire ainsi : { $why }.

# Coups que l’on essaie
try-too-long = au plus { $most } coups peuvent être essayés
try-wrong-move = coup { $number } : { $why }
no-such-point = ce point n’existe pas sur le plateau
try-gone = la position n’est plus là

# À la table : ce qui est refusé
refused-move = { CAPITAL($why) }.
unsaved = Cette partie ne peut pas être enregistrée en ce moment ; tout est suspendu en attendant.
over = La partie est finie.
is-paused = La partie est en pause.
watching = Vous êtes spectateur de cette partie.
nothing-thinks = Aucun ordinateur ne réfléchit.
seats-taken = Les deux places sont prises ; vous pouvez regarder.
nothing-to-repeat = Il n’y a pas de partie à rejouer.
move-too-late = La partie a continué entre-temps ; ce coup arrive trop tard.
not-your-turn = Ce n’est pas à vous de jouer.
time-is-up = Votre temps est écoulé.
not-your-side = Ce n’est pas votre camp.
no-draw-offered = Aucune nulle n’est proposée.
nothing-to-take-back = Il n’y a aucun coup à reprendre.
takeback-not-asked = Personne n’a demandé à reprendre un coup.
takeback-lost-on-time = La partie a été perdue au temps ; il n’y a plus de temps auquel revenir.
takeback-no-time = Il reste trop peu de temps pour reprendre ce coup.
nothing-to-redo = Il n’y a aucun coup à rétablir.
paused-already = La partie est déjà en pause.
pause-not-asked = Personne n’a demandé de pause.
not-paused = La partie n’est pas en pause.

# À la table : ce que tout le monde apprend
status-paused = La partie est en pause
declines-draw = { $name } refuse la nulle.
could-not-think = { $name } n’a pas trouvé de réponse et joue un coup légal quelconque.

## Deux ordinateurs : les arrêter, les faire jouer coup par coup, les ralentir
not-two-computers = Seuls deux ordinateurs peuvent jouer coup par coup ou être ralentis.
two-computers = Les ordinateurs
one-move = Un coup
one-move-note = Un coup, puis une pause (.)
halt-note = Pause ou reprise (Espace)
computers-pace = Vitesse
computers-pace-note = Vitesse (+ et -)
computers-pace-slow = Lente
computers-pace-normal = Normale
computers-pace-fast = Rapide

## Ouvertures : la règle choisie, et swap2 à la table
opening-rule = Ouverture
opening-free = Libre
opening-free-note = Selon les règles du jeu.
opening-balanced = Équilibrée au hasard
opening-balanced-note = À partir d’une position au hasard où aucun camp n’est mieux.
opening-balanced-short = départ équilibré
opening-swap2 = Swap2
opening-swap2-note = Un joueur pose trois pierres, l’autre choisit une couleur ou ajoute deux pierres.
opening-swap2-short = swap2
bad-opening = Cette règle d’ouverture n’existe pas.
no-swap2 = Swap2 ne se joue pas dans ce jeu.
opening-of-position = Une partie qui part de votre propre position commence telle quelle : choisissez l’ouverture libre.
no-balanced-opening = Aucune ouverture équilibrée n’a été trouvée à temps ; réessayez.
nothing-to-choose = Il n’y a pas de couleur à choisir maintenant.
not-your-choice = C’est à l’autre joueur de choisir.
no-more-stones = Deux pierres ont déjà été ajoutées : choisissez une couleur.
choose-first = Choisissez d’abord une couleur.
swap2-places = { $name } pose { $left ->
    [one] encore une pierre
   *[other] { $left } pierres
}
swap2-chooses = { $name } choisit une couleur
swap2-took = { $name } joue { $side }.
swap2-adds = { $name } ajoute deux pierres.
swap2-choose = Couleur à jouer
swap2-play = Jouer { $side }
swap2-more = Ajouter deux pierres

# Pourquoi le serveur ne démarre pas
cannot-listen = impossible d’écouter sur { $address } : { $error }
database-failed = la base de données signale une erreur : { $error }
database-conflict = ce qui devait être enregistré contredit ce qui s’y trouve ; rien n’a été enregistré
game-damaged = la partie { $game } est endommagée dans la base de données
database-closed = la base de données est fermée
folder-held = un autre Plyground utilise le dossier de données { $folder }
folder-is-none = le dossier de données { $folder } n’est pas un dossier ; indiquez-en un autre avec --data
folder-read-only = impossible d’écrire dans le dossier de données { $folder } ; autorisez l’écriture, ou indiquez-en un autre avec --data
folder-full = le dossier de données { $folder } est sur un disque plein ; libérez de la place, ou indiquez-en un autre avec --data
folder-no-database = le dossier de données { $folder } contient un fichier { $file } qui n’est pas une base de données ; déplacez ce fichier, ou indiquez un autre dossier avec --data
folder-damaged = le dossier de données { $folder } contient un fichier { $file } endommagé ; remplacez-le par une sauvegarde avec `plyground restore`, ou indiquez un autre dossier avec --data
folder-newer = le dossier de données { $folder } contient des parties d’une version plus récente de Plyground ; mettez ce programme à jour, ou indiquez un autre dossier avec --data
folder-unusable = le dossier de données { $folder } est inutilisable ({ $error }) ; réparez cela, ou indiquez-en un autre avec --data
host-without-path = un hôte est un nom sans https:// et sans chemin
host-is-a-name = un hôte est un nom comme play.example.org
host-port = le port d’un hôte est un nombre de 1 à 65535
# Étudier des parties
too-many-reviews = Trop de revues sont en cours ; réessayez dans quelques minutes.
review-failed = La revue n’a pas pu être terminée.
review-unfinished = On peut revoir une partie quand elle est finie.
analysis-failed = Le moteur n’a rien pu dire de cette position.
analysis-forfeited = Pas d’analyse : { $why }.
analysis-over = Il n’y a rien à analyser : { $ending }.
no-verdict = Les verdicts portent sur vos propres coups, dans les parties contre un ordinateur.
no-verdict-rated = Cette partie est classée : pas de verdicts avant la fin.
no-hint = Les indices sont donnés dans les parties contre un ordinateur, quand c’est à vous de jouer.
review-title = Revue de la partie { $first } – { $second }, { $variant }
analysis-title = Plateau d’analyse, { $variant }
review = Revue
engine = Moteur
variations = Variantes
where-it-turned = Où tout a basculé
why-panel = Pourquoi
exercise-panel = Exercice
hint = Indice
review-game = Revoir la partie
judge-my-moves = Verdict sur chacun de mes coups
faults-of-named-side = { $side } : { $faults }
faults-of-side = Imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }.
analysis = Analyse
study-tools = Outils
analysis-heading = Analyser une position
analyse-game = Analyser : { $game }
analysis-about = Composez une position, laissez le moteur la juger, essayez des coups et gardez ce que vous trouvez.
saved-analyses = Vos analyses enregistrées
saved-analysis = { $variant }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
study-too-large = Cela dépasse { $most } Kio ; c’est trop pour être enregistré.
study-wrong = Cela n’a pas pu être lu : { $why }.
study-other-game = Ces variantes appartiennent à une autre partie.
study-not-yours = Quelqu’un d’autre a enregistré ceci ; enregistrez votre propre copie.
paste-wrong = Cela n’a pas été reconnu : { $why }.
paste-nothing = ce n’est ni une position, ni une liste de coups, ni un fichier

# Parties passées
games-nav = Parties
past-games = Parties passées
all-past-games = Toutes les parties passées
own-games = Mes parties
collections = Collections
filters = Chercher des parties
filters-on = Filtres actifs
filter-remove = retirer ce filtre
filter-any = indifférent
filter-yes = oui
filter-no = non
filter-game = Jeu
filter-variant = Variante
filter-player = Joueur
filter-opponent = Joueur ordinateur
filter-rating-from = Cote adverse min.
filter-rating-to = Cote adverse max.
filter-result = Résultat
filter-reason = Fin de partie
filter-reason-said = { $reason }
filter-opening = Ouverture
filter-from = Jouée depuis
filter-to = Jouée jusqu’à
filter-length-from = Coups min.
filter-length-to = Coups max.
filter-accuracy-from = Précision min., %
filter-accuracy-to = Précision max., %
filter-reviewed = Avec revue
filter-tag = Étiquette
filter-position = Position sur le plateau
filter-position-help = Un texte de position, ou les coups qui y mènent. Les plateaux tournés ou en miroir comptent aussi.
filter-too-long = « { $value }… » est trop long pour une recherche.
filter-wrong = « { $value } » n’est pas une valeur de ce filtre.
filter-position-wrong = Cette position ne peut pas être cherchée : { $why }
more-filters = Plus de filtres
find = Chercher
sort = Ordre
sort-newest = Plus récentes d’abord
sort-oldest = Plus anciennes d’abord
sort-longest = Plus longues d’abord
sort-shortest = Plus courtes d’abord
sort-best = Meilleure précision d’abord
sort-worst = Pire précision d’abord
sort-result = Par résultat
sort-game = Par jeu
result-won = J’ai gagné
result-lost = J’ai perdu
result-draw = Nulle
result-first = Le premier camp a gagné
result-second = Le second camp a gagné
result-unfinished = Inachevée
result-paused = En pause
no-date = sans date
card-accuracy = { $value } %
no-games-yet = Aucune partie pour l’instant. Ce que vous jouez est conservé ici.
no-games-found = Aucune partie ne correspond à ces filtres.
choose-games = Cochez des parties pour les exporter ensemble.
choose-all = Toutes sur cette page
choose-game = Choisir { $players }
export-chosen = Exporter
nothing-chosen = Aucune partie n’est choisie : cochez-en d’abord.
too-many-chosen = Un fichier contient au plus { $most } parties.
edit-game = Modifier
first-name = Nom du premier joueur
second-name = Nom du second joueur
note = Note
tags = Étiquettes, séparées par des virgules
delete-game = Supprimer
delete-sure = Supprimer cette partie ? Vous pourrez la rétablir juste après.
delete-yes = Oui, supprimer
game-deleted = La partie est supprimée.
undo = Annuler
more-games = Plus de parties
names-of-both = Les noms figurent aussi dans la liste de votre adversaire : ils restent donc tels quels.
not-your-game = C’est la partie de quelqu’un d’autre.
note-too-long = Une note a au plus { $most } caractères.
too-many-tags = Une partie a au plus { $most } étiquettes de { $longest } caractères chacune.

# Personnes, cotes, classements
rankings = Classement
rankings-of = Classement : { $game }
rankings-help = Tout le monde commence à 1500 ; une partie change les deux cotes d’au plus 32 points. ± indique la marge d’erreur. « Mesurée » est la force d’un joueur ordinateur dans les nombreuses parties livrées avec le programme.
rank = Rang
rating = Cote
ratings = Cote
games-count = Parties
last-change = Dernier changement
measured = Mesurée
search-names = Chercher un nom
nobody-of-this-name = Personne ne porte ce nom ici.
rated-game = Classée
rated-game-note = compte pour les deux joueurs s’ils ont un nom
unrated-game = Amicale
unrated-game-note = ne change aucune cote
name-is-protected = Le nom { $name } est protégé par un mot de passe. Choisissez un autre nom, ou donnez le mot de passe sous « Qui joue ? ».
too-many-people = Au plus { $most } personnes peuvent jouer dans un même navigateur. Retirez-en une sous « Qui joue ? ».
takeback-rated = Cette partie a compté pour les cotes et reste telle quelle. Revoyez-la, ou essayez d’autres coups dans l’analyse.
profile-of = { $name }
latest-games-played = les { $count } dernières parties
games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
streak = { $what ->
    [won] { $count } victoires de suite
    [lost] { $count } défaites de suite
   *[drawn] { $count } nulles de suite
 }
best-streak = meilleure série : { $count } victoires
rating-over-time = Évolution de la cote
in-30-days = { $change } en 30 jours
chart-says = { $count ->
    [one] De { $from } à { $to } en { $count } partie classée
   *[other] De { $from } à { $to } en { $count } parties classées
 }
rating-band = La bande montre la marge d’erreur de la cote : ± { $error } points.
no-rated-games-yet = Aucune partie classée pour l’instant. Tout le monde commence à 1500.
next-opponent = Prochain adversaire
next-because = { $count ->
    [one] Vous gagneriez environ { $count } partie sur 10.
   *[other] Vous gagneriez environ { $count } parties sur 10.
 }
challenge = Défier { $name }
someone-else = Un autre
no-next-opponent = Après la première partie classée contre un ordinateur, l’adversaire de votre force apparaît ici.
results-by-opponent = Résultats par adversaire
results-by-colour = Résultats par couleur
results-by-opening = Résultats par ouverture
won-drawn-lost = gains · nulles · pertes
score-says = gains : { $won }, nulles : { $drawn }, pertes : { $lost }
frequent-mistakes = Erreurs les plus fréquentes
reviewed-games = { $count ->
    [one] dans { $count } partie revue
   *[other] dans { $count } parties revues
 }
no-mistakes-known = La revue de vos parties fera apparaître ici vos erreurs les plus fréquentes.
phases = Phases de la partie
phase = Phase
phase-opening = Ouverture
phase-middle = Milieu
phase-end = Finale
accuracy = Précision
seconds-a-move = Secondes par coup
who-is-playing = Qui joue ?
come-here = { $name } veut aussi jouer sur cet appareil.
come-here-note = Ce code n’est valable qu’une fois. Ensuite, ce navigateur joue sous ce nom.
play-here-as = Jouer ici en tant que { $name }
not-now = Pas maintenant
take-along = Emmener { $name } sur un autre appareil
take-along-note = Scannez le code, ou ouvrez le lien, sur l’autre appareil. Il n’est valable qu’une fois, pendant dix minutes.
plays-now = joue en ce moment
name-protected = nom protégé
thats-me = C’est moi
that-is-me = { $name } : c’est moi
change = Modifier
change-person = Modifier { $name }
another-name = Nom
rename = Renommer
passphrase = Mot de passe
protect = Protéger
protect-help = Avec un mot de passe, personne d’autre ne peut jouer sous ce nom, et les autres appareils en ont besoin. Laissez vide pour retirer la protection.
to-another-device = Vers un autre appareil
forget-here = Oublier sur cet appareil
delete-person = Pour supprimer { $name } définitivement, saisissez le nom
delete = Supprimer
delete-help = La cote et la place au classement disparaissent ; les parties restent, et les adversaires gardent leur cote.
somebody-else = Quelqu’un d’autre
play-under-name = Jouer sous ce nom
people-help = Un nom suffit. Ce navigateur le retient, et ses parties classées lui valent une place au classement.
have-passphrase = Jouer sous un nom protégé
play-here = Jouer ici
name-missing = Saisissez un nom.
bad-passphrase = Un mot de passe a de { $least } à { $most } caractères.
wrong-passphrase = Aucun nom protégé ne correspond à ce mot de passe.
too-many-tries = Trop de mots de passe ont été essayés. Attendez une minute, puis réessayez.
code-used-up = Ce code a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’autre appareil.
delete-needs-name = Rien n’a été supprimé. Pour supprimer, saisissez le nom { $name }.

# Import
import-unreadable = le fichier ne peut pas être lu : { $error }

## Matchs entre joueurs ordinateurs
matches = Matchs
matches-help = Faites s’affronter des joueurs ordinateurs sur de nombreuses parties, à deux ou tous contre tous, score en direct. Les parties entre personnes passent toujours d’abord.
rather-a-match = Faire jouer tout un match à des ordinateurs
new-match = Nouveau match
new-match-of = Nouveau match : { $game }
your-matches = Vos matchs
no-matches-yet = Vous n’avez pas encore lancé de match.
all-matches = Tous les matchs
match-players = Joueurs
match-player = Joueur { $number }
match-players-help = À plus de deux, chacun rencontre tous les autres. Un adversaire au hasard est tiré au sort au début du match.
nobody = personne
games-of-two = Parties par paire de joueurs
games-of-two-help = Elles vont par deux : même ouverture, camps échangés.
openings = Ouvertures
openings-balanced = Ouvertures équilibrées au hasard
openings-balanced-note = une autre pour chaque paire de parties
openings-chosen = Une seule ouverture
openings-chosen-note = toutes les parties commencent par elle
opening-moves = Coups de l’ouverture
match-balanced = ouvertures équilibrées
openings-same = toutes les parties commencent par { $moves }
rated-match-note = chaque partie change ici les cotes des joueurs
seed = Graine
seed-help = La même graine donne les mêmes ouvertures et les mêmes parties, aussi avec « plyground match » en ligne de commande. Vide : au hasard.
start-the-match = Lancer le match
match-of = Match : { $players }
match-seed = graine { $seed }
match-rated = classé
match-unrated = non classé
match-running = En cours
match-paused = En pause
match-stopped = Arrêté
match-finished = Terminé
match-progress = { $done ->
    [one] { $done } partie
   *[other] { $done } parties
 } sur { $total }
seconds-left = { $count ->
    [one] encore { $count } seconde environ
   *[other] encore { $count } secondes environ
 }
minutes-left = { $count ->
    [one] encore { $count } minute environ
   *[other] encore { $count } minutes environ
 }
hours-left = { $count ->
    [one] encore { $count } heure environ
   *[other] encore { $count } heures environ
 }
match-unsaved = La dernière partie ne peut pas être enregistrée en ce moment. L’enregistrement est retenté ; le match reprend dès qu’il réussit.
match-failed = La partie { $number } ne peut pas continuer : un joueur n’a pas trouvé de coup. Le match est en pause.
match-score = Score
match-elo = Écart Elo ({ $player }) : { $elo }
points = Points
elo = Elo
round-robin-help = Elo : la force que les résultats de ce match donnent à chaque joueur, par rapport à la moyenne de tous.
pairs-of-match = Détail des rencontres
pair-says = { $score } ; écart Elo { $elo }
latest-games = Dernières parties
no-game-over-yet = Aucune partie n’est encore finie.
all-games-of-match = Toutes les parties
export-match = Exporter
games-of-match = Parties : { $players }
earlier-games = Parties précédentes
later-games = Parties suivantes
back-to-match = Retour au match
match-board = Partie { $number } : { $first } – { $second }
stop-match = Arrêter
stop-match-sure = Le match s’arrête là ; ses parties restent.
stop-match-yes = Oui, arrêter
delete-match = Supprimer
delete-match-sure = Le match et ses parties disparaissent pour de bon ; les cotes restent.
match-is-over = Le match est terminé.
match-is-paused = Le match est déjà en pause.
match-is-running = Le match est déjà en cours.
match-not-over = Un match peut être supprimé quand il est terminé.
not-your-match = Seul le navigateur qui a lancé le match peut le faire.
match-needs-two = Un match a besoin d’au moins deux joueurs.
bad-games = Indiquez le nombre de parties par paire de joueurs : de 1 à { $most }.
bad-seed = Une graine est un nombre entier de 0 à 18446744073709551615.
opening-too-long = Une ouverture a au plus { $most } caractères.
too-many-match-games = Cela ferait { $total } parties. Un match en a au plus { $most }.
too-many-matches-browser = { $most } matchs sont déjà en cours. Attendez la fin de l’un d’eux, ou arrêtez-en un.
too-many-matches = Trop de matchs sont en cours. Attendez la fin de l’un d’eux.

## Fichiers : import, collections, sauvegarde, export, feuille de partie
import-title = Import et collections
import-needs-scripts = La lecture de fichiers a besoin de JavaScript, que ce navigateur n’exécute pas. La commande plyground import fait la même chose.
bring-title = Apporter des parties
bring-help = Déposez des fichiers ou collez un texte sur n’importe quelle page, ou choisissez des fichiers ici. Leur format est reconnu, et rien n’est gardé sans votre accord.
bring-most = Jusqu’à { $most } Mo par fichier
choose-files = Choisir des fichiers
paste-here = Ou coller un texte
read-text = Lire
sending = Envoi en cours
known-forms = Ce qui peut être lu
known-forms-list = Les fichiers de Plyground, avec variantes et commentaires ; les fichiers JSON d’anciens programmes ; des coups et des positions en texte, dans la notation de chaque jeu ; { $forms }.
known-form = { $name } ({ $endings })
sent-title = Ce que vous avez apporté
put-away = Retirer
seen-backup = Sauvegarde de Plyground : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 }, jusqu’au { $day }
seen-names = Noms de joueurs et de tournois
seen-nothing = Pas une partie : { $why }
seen-no-games = il ne contient aucune partie
seen-too-large = il dépasse { $most } Ko
seen-position = Une position ({ $variant })
seen-game = Une partie ({ $variant }, { $form })
seen-tree = Une partie avec variantes ou commentaires ({ $variant }, { $form })
seen-games = { $form } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
ask-variant = Quelles règles ?
ask-variant-each = Celles de chaque partie
ask-variant-help = Les fichiers de ce format ne le disent pas toujours. Corrigez si c’est faux.
open-in-analysis = Ouvrir dans l’analyse
keep-as-mine = Garder dans mes parties
keep-side = J’ai joué
keep-both = les deux camps
import-into = Ajouter à
import-into-new = une nouvelle collection
collection-name = Nom de la collection
collection-name-missing = Donnez un nom à la collection.
collection-usual-name = Parties importées
import-as-collection = Importer en collection
host-imports = Les collections s’importent sur la machine où tourne ce serveur. Ici, vous pouvez ouvrir ou garder une seule partie.
host-only = Cela se fait uniquement sur la machine où tourne ce serveur.
import-not-so = Cette partie n’a pas pu être lue : { $why }.
import-too-many = Plusieurs imports attendent déjà. Réessayez quand l’un d’eux sera terminé.
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] , partie { $number }
 } : { $why }
imports-title = Imports
upload-too-large = Ce fichier est trop gros : au plus { $most } Mo sont lus ici.
upload-too-many = Cela fait trop de fichiers : au plus { $most } à la fois.
upload-broken-off = Le fichier n’est pas arrivé en entier.
upload-no-room = Il n’y a pas de place pour ce fichier : le disque du serveur est plein ou protégé en écriture. Rien n’a été importé.
collections-help = Les parties importées sont à côté des vôtres, jamais mêlées à elles, et ne changent aucune cote.
no-collections = Aucune collection pour l’instant.
collection-games = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
 }
long-number = { NUMBER($number) }
collection-under-way = L’import est en cours.
collection-broken-off = L’import s’est interrompu. Ce qui est là est intact ; importez de nouveau les fichiers dans cette collection pour ajouter le reste.
collection-stopped = L’import a été arrêté. Importez de nouveau les fichiers dans cette collection pour ajouter le reste.
browse = Parcourir
delete-collection = Supprimer la collection
delete-collection-sure = Supprimer cette collection ({ $games }) ? C’est irréversible.
backup-title = Sauvegarde
backup-help = Tout ce que conserve ce serveur, en un fichier : parties, collections, personnes, cotes, analyses. Les parties continuent pendant ce temps.
backup-make = Télécharger une sauvegarde
backup-failed = La sauvegarde n’a pas pu être faite : le disque du serveur est plein ou protégé en écriture.
restore-help = Pour rétablir une sauvegarde, déposez-la sur cette page ou choisissez-la plus haut. { $command } fait la même chose.
read-back = Rétablir la sauvegarde
read-back-sure = Tout ce qui est conservé ici est remplacé par le contenu de la sauvegarde. Les parties en cours continuent. Ce qui est ici maintenant devient une sauvegarde dans le dossier de données.
read-back-yes = Oui, tout remplacer
read-back-done = La sauvegarde est rétablie : il y a maintenant ici { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }{ $kept ->
    [0] {""}
    [one] , dont une qui a continué pendant ce temps
   *[other] , dont { $kept } qui ont continué pendant ce temps
 }. Ce qui était ici avant est dans le dossier de données, sous le nom { $aside }.
read-back-import = Des parties sont en cours d’import. Arrêtez l’import ou attendez sa fin.
read-back-failed = La sauvegarde n’a pas pu être rétablie : le disque du serveur est plein ou protégé en écriture.
read-back-refused = La sauvegarde n’a pas été rétablie : { $why }.
backup-not-ours = ce n’est pas une sauvegarde de Plyground
backup-newer = c’est la sauvegarde d’une version plus récente de Plyground ; mettez ce programme à jour
backup-damaged = cette sauvegarde est endommagée
export-title = Enregistrer et imprimer
export-forms = En fichier
export-forms-help = Ces formats peuvent contenir cette partie. Celui de Plyground contient tout, avec variantes et commentaires.
export-with-review = Format Plyground, avec les verdicts de la revue
export-pictures = En image
pictures-need-scripts = Les images ont besoin de JavaScript, que ce navigateur n’exécute pas.
picture-after = Position après le coup
picture-animated = Toute la partie, animée
picture-animated-help = Un GIF animé, que presque tous les programmes affichent.
picture-pace = Vitesse
pace-fast = rapide
pace-usual = normale
pace-slow = lente
picture-making = Dessin en cours
stop-it = Arrêter
sheet-title = Feuille de partie
sheet-help = Noms, date, résultat, tous les coups en colonnes et des diagrammes, à imprimer.
sheet-open = Ouvrir la feuille de partie
sheet-diagrams = Autres diagrammes après les coups
sheet-show = Afficher
sheet-print = Imprimer
sheet-date = Date
sheet-event = Événement
sheet-opening = Ouverture
sheet-result = Résultat
sheet-final = Position finale
sheet-after = Après { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
 }
sheet-wrong = Les diagrammes se donnent en nombres de coups, de 0 à { $last }, { $most } au plus.
export-form = Format
export-form-mixed = Ces parties n’entrent pas toutes dans ce format : { $players }. { CAPITAL($why) }.
export-game = Enregistrer et imprimer : { $players }
export-legacy = JSON d’anciens programmes
export-form-other = { $game } ne s’écrit pas dans ce format
picture-svg = SVG
picture-png = PNG
picture-gif = GIF

## Aperçus dans les parties classées entre personnes

## Les écrans de jeu
put-aside = Masquer le résultat
put-aside-key = Masquer le résultat (Échap)
show-result = Résultat
board-size = Taille du plateau
board-size-note = Glissez, ou utilisez les flèches, pour agrandir ou réduire le plateau
go-back = Retour
also-as = Aussi :
list-comma = { ", " }

## Nouvelle partie : contre qui, et comment partager une configuration

opponent = Votre adversaire
level-beginner = Débutant
level-casual = Amateur
level-strong = Fort
level-your-match = À votre niveau
opponent-here = À deux ici
each-side = Chaque camp
all-opponents = Tous les adversaires
your-side = Votre camp
side-first = commence
side-second = répond
side-random = Au hasard
side-random-note = l’un ou l’autre
names-and-ratings = Noms et cote
opponents-name = Nom de l’adversaire
keep-or-give-setup = Garder ou partager cette configuration
keep-or-give-note = Règles, position de départ, pendules et adversaire ; pas les noms.
copy-setup-link = Copier le lien
show-setup-code = Afficher le code
setup-name = Nom de la configuration
keep-setup = Garder
kept-setups = Configurations gardées
network-closed = Les autres appareils n’ont pas encore accès à ce programme. Une fois l’accès ouvert, tout votre réseau pourra voir ses pages.
let-others-in = Ouvrir aux autres appareils
network-open = Tout le monde sur votre réseau peut ouvrir les pages de ce programme.
shut-others-out = Refermer l’accès
network-host-only = Cela se fait uniquement sur la machine où tourne le programme.
in-no-network = Cette machine n’est sur aucun réseau. Connectez-la, puis réessayez.
cannot-open-network = L’accès n’a pas pu être ouvert aux autres appareils : { $why }.

## Accueil : encore une partie, et ce qui se passe dans la salle

play-again = Encore une :
as-last-time = Comme avant
again-against = { $variant } contre { $name }
again-here = { $variant } sur cet écran
quick-game = Partie rapide
quick-game-of = Partie rapide : { $game }
in-this-room = Dans cette salle
watch = Regarder
previews-too = Entre personnes, montrer aussi l’effet d’un coup dans une partie classée
computers-resign = Les ordinateurs abandonnent quand leur partie est perdue
sitting-agrees-to-previews = Partie classée, où les deux camps voient d’avance l’effet d’un coup. En prenant place, vous l’acceptez.

## À la table : ce que l’on fait l’un pour l’autre
gives-time = { $name } donne { $seconds } secondes de plus à { $other }.
no-clocks = Cette partie se joue sans pendule.
nobody-to-give-time = Il n’y a personne à qui donner du temps.
their-time-is-up = Trop tard : le temps de l’adversaire est écoulé.
enough-time-given = L’adversaire a une heure de plus qu’au début ; on ne peut pas donner davantage.
more-time = Donner { $seconds } secondes
more-time-note = Donner { $seconds } secondes de plus à l’adversaire
too-late-to-abort = Les deux camps ont joué ; la partie ne peut plus être annulée.
abort = Annuler
nobody-left = Personne n’a quitté cette partie.
claim-too-early = { $name } peut encore revenir ; vous pourrez réclamer la partie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
claim-win = Réclamer la victoire
claim-draw = Déclarer nulle
claim-wait = Attendre
nobody-to-say = Il n’y a personne sur un autre appareil à qui le dire.
said-enough = Cela fait beaucoup ; attendez quelques secondes.
say = Dire quelque chose
confirm-move = Jouer

## Club evenings
events-title = Soirée de club
events-about = Une classe ou un club joue ensemble : une personne l’organise, tous rejoignent avec un téléphone, personne ne s’inscrit.
event-titled = { $name }
event-join-by-code = Rejoindre une soirée
event-code = Code
event-code-help = Cinq lettres. Elles sont au mur, ou l’organisateur les donne.
event-code-unknown = Il n’y a pas de soirée avec le code { $code }.
event-join = Rejoindre
event-new = Organiser une soirée
event-new-of = Une soirée de club : { $game }
event-usual-name = Soirée de club
event-list = Soirées
event-none = Vous n’avez encore participé à aucune soirée ici.
event-you-host = vous l’organisez
event-goes-on = en cours
event-ended = terminée
event-name = Nom de la soirée
event-format = Qui rencontre qui
event-swiss = Système suisse
event-swiss-note = quelques rondes, toujours contre quelqu’un qui a autant de points
event-round-robin = Toutes rondes
event-round-robin-note = chacun rencontre chacun une fois
event-double = Toutes rondes aller-retour
event-double-note = chacun rencontre chacun des deux côtés
event-arena = Arène
event-arena-note = partie après partie jusqu’à la fin du temps
event-knockout = Élimination directe
event-knockout-note = qui perd est éliminé
event-places = Élimination avec toutes les places
event-places-note = qui perd continue pour les places inférieures
event-is-swiss = Système suisse, { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
 }
event-is-arena = Arène, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
event-rounds = Rondes
event-duration = Minutes de l’arène
event-rated-note = compte pour le classement de qui joue avec un appareil
event-set-up = Organiser la soirée
event-bad-rounds = Indiquez le nombre de rondes.
event-bad-minutes = Indiquez combien de minutes dure l’arène.
event-bad-format = Ce genre de tournoi n’existe pas.
event-bad-outcome = Ce résultat n’existe pas.
event-no-code = Aucun code n’est libre en ce moment.
event-host-only = Seul l’organisateur peut le faire, dans le navigateur où la soirée a été créée.
event-joined-already = Quelqu’un participe déjà dans ce navigateur.
event-let-join = Faire venir les autres
event-wall = Vue pour un projecteur
event-wall-join = Rejoindre avec un téléphone
event-take-part = Participer
event-people-here = { $count ->
    [0] Personne n’est encore là
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
 }
event-games-open = { $count ->
    [one] { $count } partie est en cours
   *[other] { $count } parties sont en cours
 }
event-arena-waits = Les prochaines parties commencent bientôt
event-all-played = Toutes les parties sont terminées
event-is-over = La soirée est terminée
event-round-open = Ronde { $number } : { $count ->
    [one] { $count } partie est encore en cours
   *[other] { $count } parties sont encore en cours
 }
event-round-done = La ronde { $number } est terminée
event-start-round = Commencer la ronde { $number }
event-start-arena = Commencer l’arène
event-undo-round = Annuler la ronde { $number }
event-undo-sure = Tous ses résultats sont perdus, et les parties en cours finissent sans résultat.
event-undo-yes = L’annuler
event-end = Terminer la soirée
event-end-sure = Aucune ronde ne peut plus commencer ensuite.
event-end-yes = La terminer
event-pairings = Appariements
event-past-rounds = Rondes précédentes
event-no-round = Aucune ronde n’a encore commencé.
event-round = Ronde { $number }
event-pairing = Appariement { $number }
event-being-played = est en cours
event-wins = { $name } gagne
event-absent = { $name } n’est pas venu
event-neither = Personne n’est venu
event-by-hand = saisi par l’organisateur
event-corrected = Corrigé, c’était { $before } : { $note }
event-why = Pourquoi cet adversaire ?
event-why-none = Pourquoi pas d’adversaire ?
event-pauses = { $name } n’a pas d’adversaire
event-see-game = La partie
event-enter = Saisir le résultat
event-enter-it = Saisir
event-correct = Corriger
event-correct-it = Corriger le résultat
event-result = Résultat
event-note = Pourquoi, lisible par tous
event-standings = Classement
event-no-standings = Il y a des points quand la première ronde a commencé.
event-plays = joue
event-record = { $won } gagnées, { $drawn } nulles, { $lost } perdues
event-tie-breaks = Ce qui départage à points égaux
event-people = Participants
event-add = Ajouter quelqu’un
event-add-help = Sans appareil : vous saisissez les résultats. Qui rejoint sous ce nom avec un téléphone prend la place.
event-add-it = Ajouter
event-person-device = avec un appareil
event-person-by-hand = sans appareil
event-person-out = retiré
event-let-out = Laisser partir
event-bring-back = Faire revenir
event-remove = Supprimer
event-no-device = Sans appareil
event-no-device-note = Un autre téléphone peut alors rejoindre sous ce nom.
event-to-game = Vers votre partie
event-you-play = Vous jouez contre { $name }.
event-you-play-by-hand = Vous jouez contre { $name } à la table { $board }, sans appareil. Donnez le résultat à l’organisateur.
event-you-pause = Vous n’avez pas d’adversaire dans cette ronde.
event-you-wait = Attendez ici : votre prochaine partie s’ouvre d’elle-même.
event-you-are-out = Vous avez été retiré. L’organisateur peut vous faire revenir.
event-you-are-done = Toutes vos parties sont terminées.
event-your-place = place { $place }, points : { $points }
event-back = Retour à la soirée
event-no-clock = sans pendule
events-short = pour une classe ou un club
event-host-code-wrong = Ce code est faux, ou ses dix minutes sont passées.
event-not-playing = Personne n’attend cette personne à une table.
event-again-late = Cette ronde a déjà des résultats ; ils seraient perdus.
event-file-long = Ce fichier est trop long pour une soirée.
event-file-other = Ce fichier n’est pas une soirée de club.
event-file-game = La partie de la table { $board }, ronde { $round }, est illisible : { $why }
event-other-game = C’est une partie d’autres règles.
event-bad-seed = Un rang par force est un nombre de 1 à { $most }.
event-bad-computers = Entre 1 et { $most } ordinateurs peuvent entrer à la fois.
event-team = Équipe
event-team-note = Les coéquipiers ne se rencontrent que si c’est inévitable ; les points d’une équipe s’additionnent.
event-teams = Équipes
event-seed = Force
event-seed-note = 1 est le plus fort.
event-keep = Garder
event-apart = Ne rencontre jamais
event-apart-it = Séparer
event-together = Peut de nouveau rencontrer { $name }
event-won = gains
event-drawn = nulles
event-lost = pertes
event-csv-against = Ronde { $number }, adversaire
event-csv-points = Ronde { $number }, points
event-csv-free = exempt
event-csv = Tableau pour un tableur (CSV)
event-file = Toute la soirée dans un fichier
event-print = Imprimer
event-open = Ouvrir une soirée depuis un fichier
event-open-help = Avec toutes les parties et tous les résultats. Vous l’organisez alors ; chacun reprend sa place par son nom.
event-fills = Un ordinateur rend pair un nombre impair
event-fills-note = Il est à peu près aussi fort que les présents, vient quand quelqu’un n’aurait pas d’adversaire, et repart.
event-person-computer = ordinateur
event-computers = Ajouter des ordinateurs
event-computer = Un ordinateur
event-computer-fitting = de force adaptée
event-computer-field = Un groupe de forces diverses pour s’exercer : combien
event-prizes = Prix
event-prize-game = Meilleure partie
event-prize-game-says = { $first } – { $second }, ronde { $round } : dans aucune autre partie les deux n’ont si bien joué.
event-prize-accurate = Jeu le plus précis
event-prize-accurate-says = { $name }, avec { $percent } % de précision sur toutes les parties.
event-prize-upset = Plus grande surprise
event-prize-upset-rating = { $winner } a battu à la ronde { $round } { $loser }, qui avait { $by ->
    [one] { $by } point
   *[other] { $by } points
 } de plus au classement.
event-prize-upset-seeds = { $winner } a battu à la ronde { $round } { $loser }, mieux placé par la force de { $by ->
    [one] { $by } rang
   *[other] { $by } rangs
 }.
event-judge = Chercher la meilleure partie et le jeu le plus précis
event-judge-help = Toutes les parties sont revues pour cela, ce qui prend un moment. Inutile d’attendre ici.
event-no-prizes = Aucune partie n’a été assez longue pour un prix.
event-finding = Parties revues jusqu’ici : { $done }
event-host = Organisation
event-host-move = Organiser depuis un autre appareil
event-host-move-help = L’autre appareil devient celui de l’organisateur par un code, et celui-ci ne l’est plus.
event-host-code-says = Saisissez ce code sur l’autre appareil, sur la page de cette soirée, sous « Organisation ». Il vaut une fois, pendant dix minutes.
event-host-become = J’organise, avec un nouvel appareil
event-host-code = Code de l’appareil de l’organisateur
event-host-become-it = Prendre l’organisation
event-called = { $name }, à la table { $board } s’il vous plaît.
event-call = Appeler { $name }
event-call-no-more = { $name } est là
event-again = Apparier de nouveau sans { $name }
event-again-note = Toute la ronde est de nouveau appariée, aucune partie n’étant finie.
event-review-last = Revoir votre dernière partie
event-applause = Les trois premiers
event-wall-shows = Ce qui est montré
event-wall-auto = Tour à tour
event-wall-boards = Plateaux
event-refused = { $why }
