# Partout
copied = Copié.
close = Fermer
cancel = Annuler
turn-sound-off = Couper le son
turn-sound-on = Activer le son
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
fullscreen = Plein écran
fullscreen-refused = Ce navigateur ne le permet pas.
no-answer = Le serveur ne répond pas.

# Réglages et leurs valeurs
setting-theme = Thème
setting-looks = Plateau et pièces
looks-of = Affiché pour
every-game = Tous les jeux
setting-motion = Animation
setting-effects = Effets de lumière
setting-sound = Son
setting-music = Musique
setting-notify = Me prévenir quand l’autre camp a joué pendant que je regarde ailleurs
setting-coordinates = Coordonnées
setting-pass = Passer automatiquement
setting-hints = Montrer les coups possibles
setting-volume = Volume
setting-music-volume = Volume de la musique
value-system = Système
value-light = Clair
value-dark = Sombre
value-off = Non
value-slow = Lente
value-normal = Normale
value-fast = Rapide
value-on = Oui
value-full = Complets
value-reduced = Réduits
settings-look = Apparence
settings-play = Jeu
settings-sound = Son
notify-missing = Ce navigateur n’affiche de notifications qu’en https, ou sur l’ordinateur où tourne Plyground.
notify-denied = Les notifications de cette page sont bloquées ; vous pouvez les autoriser dans les réglages du navigateur.

# Préparer une partie
name = Nom
name-of-guest = Nom (l’invité peut le changer)
start-typed = Au choix
start-typed-short = au choix
start-position = Position de départ
start-is-over = Dans cette position, la partie est déjà finie.
start-impossible = Cette position de départ n’est pas jouable : { $why }
side-begins = { $side } commence.

# Leçons
lesson-done = Réussi !
lesson-done-over = Réussi ! { $ending }.
lessons-done = Fait : { $done } sur { $count }
lesson-done-before = (fait)
lesson-right = { $move }, c’est juste.
lesson-wrong = { $move } est légal, mais on demande autre chose : { $task }
lesson-answered = Sur { $move }, l’adversaire répond { $reply }.
lesson-weaker = { $move } n’est pas le meilleur coup.
lesson-try-again = Réessayez.
lesson-shown = Comme ceci : { $move }.
course-continue = Continuer
challenge-right = { $move }, c’est juste. La réponse est { $reply }. Continuez.
challenge-missed = { $move } ne gagne pas à temps. Réessayez.
challenge-missed-by = Après { $move }, la réponse { $reply } arrête tout. Réessayez.
challenge-lost = Après { $move }, l’autre camp gagne. Réessayez.
challenge-lost-by = Après { $move }, l’autre camp joue { $reply } et gagne. Réessayez.
challenge-escaped = Partie sauvée ! Il n’y a plus de gain forcé.
first-hint-close = Fermer ce conseil

# À qui de jouer
final-position = Position finale
paused = En pause
not-saved-yet = Pas encore enregistré
you-have-no-move = Vous n’avez aucun coup
side-has-no-move = { $side } n’a aucun coup
you-are = Vous jouez { $side }
your-move = À vous de jouer
your-move-to = À vous : { $prompt }
your-move-title = ● À vous
is-thinking = { $name } réfléchit
waiting-for-guest = En attente de l’autre joueur
waiting-for = On attend { $name }
hint-prompt = consigne : { $prompt }
counted = { $what } : { $count }
moves-ahead = { $count ->
    [one] { $count } coup à l’avance
   *[other] { $count } coups à l’avance
 }
page-title = { $what } · { $game } · Plyground

# Places
increment = +{ $seconds } s par coup
computer = Ordinateur
not-here-yet = pas encore là
away = hors ligne
you = vous
at-this-screen = sur cet écran

# Le plateau
board-of = Plateau : { $game }
button-now = { $button } maintenant
row-of-points = { $from } à { $to }, { $count } ensemble, à choisir
point-empty = vide
point-forbidden = interdit : { $why }
point-last-move = dernier coup
point-chosen = choisi
point-can-go = destination possible
point-can-be-chosen = à choisir
point-can-be-played = jouable
point-falls-to = tombe en { $point }

# Coups tapés au clavier
type-a-move = Taper un coup
type-help = Par exemple { $move } ; Échap ramène au plateau.
type-not-now = aucun coup n’est possible maintenant
type-unclear = { $text } peut désigner plusieurs coups ici ; tapez-le en entier

# Ce qui s’est passé dans un coup, pour qui l’écoute
move-put = { $piece } { $point }
move-goes = { $piece } { $from } vers { $to }
move-swaps = { $piece } { $from } échange sa place avec { $other } { $to }
move-turns = { $piece } { $point } tourne { $way ->
    [right] à droite
   *[left] à gauche
 }
move-flips = retourne { $pieces } : { $points }
move-takes = { $piece } { $point } hors du plateau
move-takes-row = alignement { $from } à { $to } hors du plateau
move-destroys = le rayon { $count ->
    [0] détruit
   *[other] tourne en { $turns } et détruit
 } { $victim } en { $point }
move-stopped = le rayon { $count ->
    [0] est
   *[other] tourne en { $turns } et est
 } arrêté en { $point } par { $piece }
move-leaves = le rayon { $count ->
    [0] quitte
   *[other] tourne en { $turns } et quitte
 } le plateau en { $point }
moved = { $who ->
    [you] Vous
   *[named] { $name }
 } : { $what }.
passes = { $who ->
    [you] Vous passez.
   *[named] { $name } passe.
 }
as-sentence = { $text }.
passes-noted = { $name } n’a aucun coup et passe.
away-moved = { $name } a joué. À vous.
moves-taken-back = { $count ->
    [one] { $count } coup a été repris.
   *[other] { $count } coups ont été repris.
 }

# Regarder en arrière
ply-of = Coup { $ply } sur { $count }
before-first-move = Avant le premier coup
looked-at = { $where }.
looked-at-move = { $where }. { $who ->
    [you] Vous
   *[named] { $name }
 } : { $move }.
no-moves-yet = Pas encore de coups.
seconds-spent = { $seconds } s
replay = Dérouler
replay-pause = Pause

# La fin
draw = Partie nulle
both-agreed = Les deux camps étaient d’accord.
left-the-game = { $who ->
    [you] Vous avez quitté la partie.
   *[named] { $name } a quitté la partie.
 }
end-reason = { CAPITAL($reason) }.
end-in-one = { $title }. { $reason }

# Chiffres d’une partie
figure-turns = Tours : { $count }

# Connexion et disque
no-connection = Pas de connexion pour le moment.
move-waits = Pas de connexion : votre coup partira dès son retour.
connection-lost = Connexion perdue. Nouvel essai…
game-unsaved = Cette partie ne peut pas être enregistrée en ce moment (le disque est peut-être plein). Le dernier coup est gardé et sera enregistré dès que possible ; d’ici là, personne ne peut jouer.
game-saved-again = De nouveau enregistré.

# Offres et réponses
call-it-a-draw = Déclarer la partie nulle ?
draw-if-both-agree = La partie se termine si les deux camps sont d’accord.
both-agree = D’accord tous les deux
offer-a-draw-question = Proposer la nulle ?
draw-if-accepted = La partie se termine si l’autre camp accepte.
offer-a-draw = Proposer la nulle
play-on = Jouer la suite
resign = Abandonner
resign-question = Abandonner ?
resign-question-for = Abandonner pour { $side } ?
resign-consequence = La partie se termine et { $winner } gagne.
offered-draw = Vous avez proposé la nulle.
offers-draw = { $name } propose la nulle.
asked-takeback = Vous avez demandé à reprendre un coup.
asks-takeback = { $name } aimerait reprendre un coup.
asked-pause = Vous avez demandé une pause.
asks-pause = { $name } aimerait faire une pause.
withdraw = Retirer
decline = Refuser
draw-declined = Votre proposition de nulle a été refusée.
takeback-declined = Votre demande de reprise a été refusée.
pause-declined = La partie continue sans pause.
rematch-waits = { $name } propose une revanche.

# Une partie en pause
paused-watched = La partie est conservée jusqu’à ce que les joueurs continuent.
paused-both = La partie est conservée ; elle reprend quand { $name } et vous continuez.
paused-waiting = On attend encore { $name }.
paused-asked = { $name } aimerait continuer.
paused-alone = Continuez quand vous voulez ; la partie est conservée, même si le programme redémarre.

# Partir
leave-question = Quitter la partie ?
leave-clock = La pendule tourne en votre absence. La partie reste ici ; vous pouvez y revenir.
leave-waits = { $name } vous attend. La partie reste ici ; vous pouvez y revenir.
leave-board = Quitter sans enregistrer ?
leave-unsaved = Les variantes et commentaires de ce plateau ne sont pas encore enregistrés.
leave = Quitter
stay = Rester

# Ce que font les touches
keys = Raccourcis
key-home = Début
key-end = Fin
keys-step = Coup précédent ou suivant dans la liste
keys-ends = Première position, ou retour à la partie
keys-board = Aller au plateau ; là, les flèches vont d’un point à l’autre
keys-point = Sur le plateau : aller au point de ce nom
keys-choose = Sur le plateau : choisir le point
keys-type = Taper un coup
keys-escape = Lâcher une pièce ; retour à la partie
keys-flip = Tourner le plateau
keys-review = Revoir la partie une fois finie
keys-mute = Activer ou couper le son
keys-list = Cette liste

## Deux ordinateurs
computer-is-next = Au trait : { $name }
halt = Pause
go-on = Continuer
keys-halt = Mettre deux ordinateurs en pause, ou les laisser jouer
keys-one-move = Faire jouer un coup à deux ordinateurs
keys-pace = Deux ordinateurs : plus vite, moins vite

## L’ouverture swap2
swap2-place-three = Posez trois pierres : { $first }, { $second }, { $first }
swap2-place-next = Maintenant { $second }, puis { $first }
swap2-place-two = Posez encore deux pierres : { $second }, { $first }
swap2-place-last = Maintenant la dernière pierre : { $colour }
swap2-choose-three = Choisissez : jouer { $first }, jouer { $second }, ou ajouter deux pierres
swap2-choose-two = Choisissez : jouer { $first } ou jouer { $second }
swap2-waits-place = { $name } pose des pierres
swap2-waits-choose = { $name } choisit une couleur
swap2-no-colour = couleur à choisir

# Étudier des parties
percent = { $value } %
gauge-says = Chances pour { $side } : { $chance }
keys-back = Coup précédent
keys-forward = Coup suivant
first-position = Première position
latest-position = Dernière position
variation-number = { $ply }.
tree-full = Ce plateau n’a plus de place pour d’autres coups.

# Verdicts
verdict-only = le seul bon coup
verdict-book = un coup théorique
verdict-forced = le seul coup légal
verdict-best = le meilleur coup
verdict-good = un bon coup
verdict-inaccuracy = une imprécision
verdict-mistake = une erreur
verdict-blunder = une gaffe

# Ce que vaut une position
score-won = gagné
score-lost = perdu
score-draw = nulle
score-win-in = gain en { $count }
score-loss-in = perte en { $count }
score-exactly = exactement { $score }

# Revues
accuracy = Précision
accuracy-of = { $who } : { $value }
inaccuracies = Impré­cisions
mistakes = Erreurs
blunders = Gaffes
no-inaccuracies = Aucune imprécision.
no-mistakes = Aucune erreur.
no-blunders = Aucune gaffe.
next-such-move = Au prochain coup de ce genre
see-from-side = Voir les chances pour { $side }
review-progress = Avancement de la revue
your-chances = Vos chances de gain
chances-of = Chances pour { $side }
phase-opening = Ouverture
phase-middle = Milieu
phase-end = Finale
in-a-variation = Dans une variante
where-it-turned = Où tout a basculé
review-under-way = Les moteurs examinent chaque coup, en partant du dernier. Ce qu’ils trouvent apparaît ici.
nothing-went-wrong = Aucun camp n’a commis d’erreur digne de ce nom.
move-not-reviewed-yet = Les moteurs ne sont pas encore arrivés à ce coup.
move-is = { $number }. { $move } est { $verdict }
move-number = { $number }. { $move }
from-to = { $from } → { $to }
worth = { CAPITAL($now) }.
worth-instead = { CAPITAL($now) }. Avec le meilleur coup : { $best }.
worth-valued = { $words } ({ $score } pour { $side })
opening-is = Ouverture : { $name }
find-better = Trouver mieux
show-refutation = La réponse
show-better = Meilleure suite
back-to-the-game-move = Retour à { $move }

# Exercices tirés de ses propres parties
learn-from-your-mistakes = Apprendre de vos erreurs ({ $solved } sur { $count } résolues)
learn-from-mistakes-of = Apprendre des erreurs faites par { $side } ({ $solved } sur { $count } résolues)
practise-all = Les { $count } erreurs
no-exercises = Il n’y a aucune erreur à étudier.
exercises = Apprendre de ses erreurs
exercise-of = { $number } sur { $count } · résolus : { $solved }
exercise-asks = Ici, { $side } a joué { $number }. { $move }, { $verdict }. Trouvez un coup qui préserve les chances.
exercise-hint = Regardez là où le plateau est marqué.
exercise-judging = { $move } : un instant…
exercise-wrong = { $move } ne préserve pas les chances.
exercise-answered = Sur { $move }, l’adversaire répond { $reply }.
exercise-best = { $move }, c’est juste, et c’est le meilleur coup.
exercise-solved = { $move }, c’est juste. Le meilleur coup était { $best }.
exercise-gain = Les chances sont de { $from } ; après le coup de la partie, elles étaient de { $to }.
exercise-solution = Le meilleur coup est { $move }.
exercises-done = C’était le dernier : { $solved } sur { $count } résolus.
take-back-try = Reprendre le coup
solution = Solution
hint = Indice
next-exercise = Suivant
back-to-the-review = Retour à la revue
other-side-exercises = Les erreurs de l’autre camp

# Indices pendant une partie
hint-move = Montrer le coup
hint-why = Pourquoi ?
hint-look = Regardez là où le plateau est marqué.
hint-is = { $move } est le meilleur coup.
hint-goes-on = La suite pourrait être : { $line }.
hint-waits = Un instant…
# Le plateau d’analyse
engine-judge = Qui juge
engine-line-count = Nombre de meilleurs coups
engine-lines = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
 }
engine-best-moves = Meilleurs coups
engine-start = Moteur
engine-stop = Stop
engine-off = Couper
engine-key = Activer ou couper le moteur (L)
engine-thinks = Le moteur réfléchit…
engine-says = { CAPITAL($words) }. Chances pour { $side } : { $chance }
engine-suggests = Il jouerait { $move }
engine-depth = { CAPITAL($score) }, profondeur { $depth }, { $nodes } positions
engine-chance = Chances : { $chance }
engine-play = Jouer { $move }, variante { $number } : { $score }
engine-play-it = Jouer { $move }
keys-engine = Activer ou couper le moteur
keys-best = Jouer le meilleur coup
keys-arrows = Afficher ou masquer les meilleurs coups sur le plateau
keys-layers = Afficher ou masquer les menaces et autres calques
keys-analysis = Cette position sur un plateau d’analyse
key-space = Espace
tools = Outils
layers = Calques
layer-values = Valeur de chaque coup
layer-best-moves = Meilleurs coups
layer-numbers = Numéros des coups
edit-position = Éditer
notes = Notes
save-and-open = Fichier
copy = Copier
openings = Ouvertures
no-book-moves = Aucun coup de cette position n’a de nom.
book-goes-on = reste dans la théorie
editor-tools = Ce que fait un appui sur le plateau
editor-put = Poser : { $side }, { $kind }
editor-move = Déplacer les pièces
editor-turn = Tourner les pièces
editor-erase = Enlever les pièces
editor-alternate = Alterner les couleurs
editor-to-move = Au trait
editor-begin-with = Partir de
editor-as-it-is = Cette position
editor-empty = Un plateau vide
editor-clear = Vider
editor-analyse = Analyser cette position
editor-fine = Cette position est jouable.
editor-problem-at = { $point } : { $what }
copy-position = Position
copy-link = Lien
copy-picture = Image
picture-saved = L’image a été enregistrée en fichier.
picture-failed = L’image n’a pas pu être créée.
glyphs = Signes
glyph-good = Bon coup
glyph-mistake = Erreur
glyph-brilliant = Coup brillant
glyph-blunder = Gaffe
glyph-interesting = Coup intéressant
glyph-dubious = Coup douteux
comment-on = Commentaire sur { $move }
comment-needs-move = Allez à un coup pour le commenter
promote = Promouvoir
delete-from-here = Supprimer à partir d’ici
moves-deleted = { $count ->
    [one] { $count } coup supprimé
   *[other] { $count } coups supprimés
 }
game-stays-first = La partie reste la variante principale.
game-moves-stay = Les coups de la partie restent ; les variantes peuvent être supprimées.
save = Enregistrer
saved = Enregistré
not-saved = Pas encore enregistré
export = Enregistrer en fichier
paste = Coller une position, des coups, un lien ou un fichier
export-reviewed = Enregistrer la partie avec ses verdicts
paste-example = f5d6c3 …
paste-read = Ouvrir
paste-file = Choisir un fichier
paste-taken = { $count ->
    [0] Rien à ajouter : c’est la position sur le plateau
    [one] { $count } coup ouvert
   *[other] { $count } coups ouverts
 }
opponent = Adversaire
play-as = Vous jouez
side-to-move = Le camp au trait
judge-each-move = Verdict sur chacun de mes coups, ici et dans la partie
judged-move = { $move } est { $verdict }.
judging-your-move = Votre coup est examiné…
judged-better = { $move } était mieux.

# L’explorateur d’ouvertures
explore-own = Mes parties
explore-in = Parties enregistrées
explore-games = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
 }
explore-result = { $first } % premier camp, { $draws } % nulles, { $second } % second camp
explore-none = Cette position n’apparaît dans aucune de ces parties.
explore-find = Parties avec cette position
explored-moves = Coups joués

# Cotes
rating-change = { $name } : { $rating } ({ $change })
counts = · classée
counts-no-longer = · n’est plus classée : un coup a été repris, un indice donné, ou l’ordinateur pressé
look-at-mistake = Voir

## Matchs
match-board-label = La partie en cours
not-reached = Le serveur est injoignable. Réessayez.

## Fichiers : déposés, collés, importés, images
drop-here = Déposez les fichiers pour les lire
sending-file = { $name }…
file-pasted = le texte collé
files-unreadable = { $name } : { $why }
files-failed = Le fichier n’a pas pu être envoyé : le serveur ne répond pas.
import-state = { $state ->
    [waiting] En attente d’un autre import.
    [running] En cours.
    [stopping] Arrêt en cours.
    [done] Terminé.
    [stopped] Arrêté. Ce qui est importé reste.
   *[failed] Le serveur n’a pas pu écrire sur son disque, et l’import s’est terminé. Ce qui est importé reste ; quand il y aura de la place, importez de nouveau les fichiers dans cette collection.
 }
import-counts = { $added ->
    [one] { NUMBER($added) } partie ajoutée
   *[other] { NUMBER($added) } parties ajoutées
 }, { NUMBER($known) } déjà là, { $failed ->
    [one] { NUMBER($failed) } refusée
   *[other] { NUMBER($failed) } refusées
 }
import-stop = Arrêter
import-forget = Retirer
import-show = Voir les parties
import-problems = Ce qui n’a pas pu être lu
import-more-problems = … et { $count } de plus
picture-frame = { $done } sur { $all }
picture-cut = Seulement les { $count } derniers coups : la partie est trop longue pour une seule image.
all-forms = Enregistrer et imprimer
picture-label = Position après le coup { $ply }

## Avant un coup : ce qu’il ferait, ce qu’il reste à faire, pourquoi une chose est impossible
setting-preview = Montrer l’effet d’un coup
setting-point = Nommer le point sous le pointeur
side-prompt = { $side } : { $prompt }
tap-again = Touchez encore pour jouer
escape-lets-go = Échap : choisir autre chose
tap-lets-go = Touchez de nouveau pour choisir autre chose
goal-count = { $goal } : { $count } sur { $of }
would-happen = Effet du coup : { $what }.
move-makes = Ce coup forme : { $what }.
foresee-layer = Avant un coup : { $layer }

## La fin d’une partie, ses chiffres, l’effet des coups
you-won = { $how ->
    [margin] Vous avez gagné de { $by }
    [time] Vous avez gagné au temps
   *[other] Vous avez gagné
 }
you-lost = { $how ->
    [margin] Vous avez perdu de { $by }
    [time] Vous avez perdu au temps
   *[other] Vous avez perdu
 }
side-wins = { $how ->
    [margin] { $name } gagne de { $by }
    [time] { $name } gagne au temps
   *[other] { $name } gagne
 }
figure-time = Temps utilisé
figure-longest = Plus longue réflexion
figure-flipped = Retournés
figure-most-flipped = Le plus en un coup
figure-destroyed = Tirs réussis
next-is = Ensuite : { $name }
move-flipped = { $count ->
    [one] { $count } retourné
   *[other] { $count } retournés
 }
move-hit = touché
move-took = { $count ->
    [one] { $count } retiré
   *[other] { $count } retirés
 }
move-clockwise = sens horaire
move-anticlockwise = sens antihoraire

## Nouvelle partie : ce qui est replié

rated-short = classée
unrated-short = amicale
forget-setup = Oublier { $name }

## Ce que l’on fait l’un pour l’autre : annuler, réclamer, dire
abort-question = Annuler la partie ?
abort-consequence = Elle se termine sans résultat et ne change aucune cote.
abort = Annuler la partie
aborted = Partie annulée
aborted-why = Il n’y a pas de résultat, et aucune cote ne change.
claim-in = { $name } a quitté la partie. Dans { $time }, vous pourrez réclamer la victoire ou déclarer la partie nulle.
claim-now = { $name } a quitté la partie. Vous pouvez réclamer la victoire ou déclarer la partie nulle.
left-and-drawn = Un joueur est parti ; l’autre a déclaré la partie nulle.
phrase-luck = Bonne chance !
phrase-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Un instant…
said = « { $phrase } »
said-by = { $name } dit : { $phrase }
setting-phrases = Phrases de l’autre joueur

## Confirmer un coup
setting-confirm = Confirmer les coups
value-small-boards = Sur les petits plateaux
value-never = Jamais
value-always = Toujours
click-again = Cliquez encore pour jouer

## Un coup choisi pendant que l’autre réfléchit
setting-premove = Choisir un coup pendant que l’autre réfléchit
ahead-chosen = Coup anticipé : { $move } (Échap : annuler)
ahead-chosen-touch = Coup anticipé : { $move } (toucher : annuler)
ahead-dropped = { $move } n’est plus jouable.

## Club evenings
next-game-opens = Votre prochaine partie s’ouvre dans un instant.
