# Noms
game = YINSH
game-summary = Déplacez des anneaux pour retourner des marqueurs ; chaque alignement de cinq vous fait retirer un anneau, et le troisième gagne.
variant-yinsh = YINSH
variant-yinsh-summary = Le premier qui retire trois anneaux gagne.
variant-yinsh-blitz = Blitz
variant-yinsh-blitz-summary = Le premier qui retire un anneau gagne.
side-first = Blanc
side-second = Noir
piece-ring = Anneau
piece-marker = Marqueur
start-empty-board = Plateau vide
set-slate = Ardoise
set-sand = Sable

# Ce qu’un éditeur demande en plus des pièces
extra-taken-first = Anneaux retirés : Blanc
extra-taken-second = Anneaux retirés : Noir
extra-pending = À retirer maintenant
extra-pending-nothing = Rien
extra-pending-row = Un alignement
extra-pending-ring = Un anneau
extra-turn = Pendant le tour de
extra-turn-own = Camp au trait

# Pourquoi une partie finit ; chacun complète « Blanc gagne : ... » ou « Nulle : ... »
reason-three-rings = trois anneaux retirés
reason-one-ring = un anneau retiré
reason-markers-out = les 51 marqueurs sont tous sur le plateau
reason-no-ring-moves = plus aucun anneau ne peut bouger

# À côté du plateau
button-pass = Passer
counter-reserve = Anneaux en réserve
counter-rows = Alignements
counter-taken = Anneaux retirés
counter-left = Marqueurs restants
mark-row = cinq marqueurs alignés

# Ce que doit faire le camp au trait
prompt-place = posez un anneau
prompt-pass = passez : aucun de vos anneaux ne peut bouger
prompt-move = choisissez un anneau à déplacer
prompt-row = retirez un alignement
prompt-ring = retirez un de vos anneaux

# Ce qui ne va pas dans le texte d’un coup, d’une liste de coups ou d’une position ; $text est entre guillemets
off-board = { $point } n’est pas sur le plateau
off-board-within = { $text } est impossible : { $point } n’est pas sur le plateau
not-a-move = { $text } n’est pas un coup : on écrit e5, e5-e8, xb2-f6, xg7 ou --
neither-move-nor-number = { $text } n’est ni un coup ni un numéro suivi d’un point
text-parts = une position a 3 parties (plateau, camp au trait, anneaux retirés), ou 5 tant qu’il faut retirer quelque chose (row ou ring, camp dont c’est le tour) ; celle-ci en a { $count }
text-side = le camp est w ou b, pas { $text }
text-taken = les anneaux retirés s’écrivent comme 0-1, pas { $text }
pending-unknown = il faut retirer un alignement (row) ou un anneau (ring), pas { $text }

# Pourquoi un coup n’est pas possible ; $why est l’une des raisons qui suivent
game-over = { $text } est impossible : la partie est finie, { $reason }
written-otherwise = { $text } s’écrit ici { $usual }
not-possible = { $text } est impossible : { $why }
still-placing = on pose encore les anneaux, indiquez donc un point libre
all-placed = tous les anneaux sont posés, déplacez-en donc un, comme e5-e8
must-pass = { $side ->
    [first] Blanc
   *[second] Noir
 } doit passer (--), car aucun de ses anneaux ne peut bouger
may-not-pass = { $side ->
    [first] Blanc
   *[second] Noir
 } a un anneau qui peut bouger
no-row-to-take = { $side ->
    [first] Blanc
   *[second] Noir
 } n’a pas d’alignement à retirer, déplacez donc un anneau, comme e5-e8
row-not-own = de { $from } à { $to }, il n’y a pas cinq marqueurs { $side ->
    [first] blancs
   *[second] noirs
 }
row-not-five = un alignement compte exactement cinq marqueurs, et { $from } et { $to } n’en sont pas les extrémités
row-first = { $side ->
    [first] Blanc
   *[second] Noir
 } doit d’abord retirer un alignement, comme xb2-f6
ring-first = { $side ->
    [first] Blanc
   *[second] Noir
 } doit d’abord retirer un de ses anneaux, comme xg7
over = la partie est finie
occupied = il y a un { $kind ->
    [ring] anneau
   *[marker] marqueur
 } { $side ->
    [first] blanc
   *[second] noir
 } en { $point }
empty = { $point } est vide
occupied-no-ring = il y a un { $kind ->
    [ring] anneau
   *[marker] marqueur
 } { $side ->
    [first] blanc
   *[second] noir
 } en { $point }, pas un anneau { $own ->
    [first] blanc
   *[second] noir
 }
empty-no-ring = { $point } est vide, il n’y a pas d’anneau { $own ->
    [first] blanc
   *[second] noir
 }
not-in-line = { $from } et { $to } ne sont pas sur une même ligne
ring-in-the-way = un anneau ne peut pas sauter par-dessus l’anneau en { $point }
must-land = après avoir sauté des marqueurs, l’anneau doit se poser en { $point }, juste derrière eux
cannot-go = l’anneau ne peut pas y aller

# Ce qui ne va pas dans une position
far-too-many = { $pieces } pièces et { $extras } ajouts, c’est bien trop pour les { $points } points du plateau
not-a-point = hors du plateau
no-such-piece = ni anneau ni marqueur, mais { $text }
no-facing = anneaux et marqueurs n’ont pas d’orientation
two-pieces = plus d’une pièce sur ce point
taken-not-a-number = { $name } est un nombre d’anneaux, pas { $text }
turn-unknown = le tour est celui de white ou de black, pas { $text }
no-such-extra = rien ne s’appelle { $text } dans YINSH
turn-of-other = { $side ->
    [first] c’est le tour de Blanc, mais Noir doit agir alors qu’il n’y a rien à retirer
   *[second] c’est le tour de Noir, mais Blanc doit agir alors qu’il n’y a rien à retirer
 }
too-many-markers = { $count } marqueurs sont sur le plateau, mais il n’y en a que { $most }
taken-too-many = { $side ->
    [first] Blanc
   *[second] Noir
 } a retiré { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
 }, mais { $goal } suffisait pour gagner
rings-too-many = { $side ->
    [first] Blanc
   *[second] Noir
 } a { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
 } en tout au lieu de { $most }
rings-too-few = { $side ->
    [first] Blanc
   *[second] Noir
 } a { $count ->
    [0] 0 anneau
    [one] 1 anneau
   *[other] { $count } anneaux
 } en tout au lieu de { $most }, et rien d’autre ne se passe avant que tous soient posés
placed-unevenly = Blanc a posé { $white ->
    [0] 0 anneau
    [one] 1 anneau
   *[other] { $white } anneaux
 } et Noir { $black }, mais on joue à tour de rôle, Blanc d’abord
placed-next = Blanc a posé { $white ->
    [0] 0 anneau
    [one] 1 anneau
   *[other] { $white } anneaux
 } et Noir { $black }, c’est donc à { $side ->
    [first] Blanc
   *[second] Noir
 } de jouer
won-nothing-to-take = { $side ->
    [first] Blanc
   *[second] Noir
 } a déjà gagné, il n’y a donc rien à retirer
both-have-won = les deux camps ont retiré { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
 }, mais le premier à le faire gagne
row-left = { $side ->
    [first] Blanc
   *[second] Noir
 } a cinq marqueurs alignés que personne n’est appelé à retirer
row-absent = { $side ->
    [first] Blanc
   *[second] Noir
 } doit retirer un alignement, mais n’en a pas
ring-without-row = il faut retirer un anneau pour un alignement, mais il reste tant de marqueurs qu’aucun alignement n’a été retiré
row-of-mover-first = { $side ->
    [first] Blanc, dont c’est le tour, retire un alignement avant que Noir retire quoi que ce soit
   *[second] Noir, dont c’est le tour, retire un alignement avant que Blanc retire quoi que ce soit
 }

# Ce qui ne va pas dans le fichier d’un ancien programme
legacy-not-a-name = le champ « { $field } » doit être un nom
legacy-not-a-list = le champ « moves » doit être une liste de coups
legacy-move = champ « moves », coup { $number } : { $what }
legacy-not-a-text = pas un texte
legacy-no-colour = { $text } ne commence ni par white: ni par black:
legacy-colour = { $text } n’est ni white ni black
legacy-no-move = { $text } n’a pas de coup
legacy-turn = { $side ->
    [first] c’est à Blanc de jouer, pas à Noir
   *[second] c’est à Noir de jouer, pas à Blanc
 }

# Leçons
lesson-1 = Poser les anneaux
lesson-1-text-1 = Chaque camp a cinq anneaux. Le plateau est vide au début, et chacun en pose un à son tour, Blanc d’abord. N’importe quelle intersection libre convient.
lesson-1-text-2 = La suite commence quand les dix anneaux sont posés. Mieux vaut les répartir.
lesson-1-task = Posez un anneau blanc sur une intersection.
lesson-2 = Déplacer un anneau
lesson-2-text-1 = À chaque tour, vous déplacez maintenant un de vos anneaux. Il suit une ligne, aussi loin que vous voulez, sur des intersections vides. Il ne passe jamais par-dessus un autre anneau.
lesson-2-text-2 = Là d’où il part, l’anneau laisse un marqueur de votre couleur. Les marqueurs sont des disques, blancs d’un côté et noirs de l’autre.
lesson-2-task = Déplacez l’anneau blanc de f6 et voyez le marqueur qu’il laisse.
lesson-3 = Sauter et retourner
lesson-3-text-1 = Un anneau peut sauter par-dessus des marqueurs qui se suivent, des deux couleurs. Il doit se poser sur la première intersection vide derrière eux.
lesson-3-text-2 = Chaque marqueur sauté est retourné : le noir devient blanc, et le blanc devient noir.
lesson-3-task = Sautez par-dessus les deux marqueurs noirs pour les rendre blancs.
lesson-4 = Former un alignement
lesson-4-text-1 = Votre but : cinq marqueurs de votre couleur côte à côte sur une ligne. C’est un alignement. Les anneaux ne comptent pas.
lesson-4-text-2 = Le marqueur que laisse votre anneau peut compléter un alignement, ceux qu’il retourne aussi. Attention : un alignement de l’autre couleur appartient à l’adversaire, même si c’est vous qui le formez.
lesson-4-task = Retournez le marqueur noir et formez un alignement de cinq blancs.
lesson-5 = Retirer l’alignement
lesson-5-text-1 = Quand vous avez un alignement, vous retirez ses cinq marqueurs du plateau. Ils pourront resservir.
lesson-5-text-2 = L’alignement se retire aussitôt, dans le même tour. Ensuite, vous retirez aussi un de vos anneaux. C’est la leçon suivante.
lesson-5-task = Retirez l’alignement blanc du plateau.
lesson-6 = Retirer un anneau et gagner
lesson-6-text-1 = Après l’alignement, vous retirez un de vos anneaux, celui que vous voulez. Trois anneaux retirés gagnent. Mais moins il vous en reste, plus c’est difficile.
lesson-6-text-2 = Si vous ne pouvez pas jouer, vous passez. Si aucun camp ne peut jouer, ou si les 51 marqueurs sont sur le plateau, la partie est finie aussi : qui a retiré le plus d’anneaux gagne, et à égalité elle est nulle.
lesson-6-text-3 = Blanc vient de retirer son troisième alignement.
lesson-6-task = Retirez le troisième anneau blanc et gagnez.
lesson-7 = Plusieurs alignements
lesson-7-text-1 = Un coup peut former plusieurs alignements. Vous les retirez un par un, avec un anneau pour chacun. S’ils se croisent, choisissez-en un : l’autre a perdu un marqueur et ne compte plus. De six marqueurs alignés, choisissez-en cinq.
lesson-7-text-2 = Si les deux camps obtiennent un alignement, celui qui a joué retire le sien d’abord.
lesson-7-task = Choisissez un des deux alignements qui se croisent et retirez-le.
lesson-8 = Blitz
lesson-8-text-1 = Le Blitz est la version courte, idéale pour débuter. Les règles sont les mêmes, mais le premier anneau retiré gagne.
lesson-8-text-2 = Le premier alignement décide donc. Blanc vient d’en retirer un.
lesson-8-task = Retirez un anneau blanc et gagnez.

# Les pièces dans les phrases des pages : seules, comptées, et d’un camp
spoken-kind = { $kind ->
    [ring] anneau
   *[marker] marqueur
 }
spoken-count = { $kind ->
    [ring] { $count ->
        [one] { $count } anneau
       *[other] { $count } anneaux
     }
   *[marker] { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
     }
 }
spoken-piece = { $kind ->
    [ring] anneau
   *[marker] marqueur
 } { $side ->
    [first] blanc
   *[second] noir
 }

# Joueurs ordinateurs : un nom, et une phrase sur chacun
player-stargazer = Astronome
player-stargazer-about = Déplace ses anneaux selon l’humeur, et forme un alignement quand il s’en présente un.
player-rambler = Randonneur
player-rambler-about = Aime voyager loin avec ses anneaux et oublie pourquoi.
player-easy = Acolyte
player-easy-label = Facile
player-easy-about = Forme un alignement quand il en voit un, et ne regarde pas les vôtres.
player-marker-hoarder = Écureuil
player-marker-hoarder-about = Veut le plateau plein de sa couleur et oublie que seuls les alignements gagnent.
player-row-builder = Bâtisseur
player-row-builder-about = Construit ses alignements avec zèle et voit certains des vôtres.
player-wanderer = Vagabond
player-wanderer-about = Garde ses anneaux libres de circuler et forme des alignements s’il s’en trouve en chemin.
player-row-breaker = Briseur de lignes
player-row-breaker-about = Aime mieux casser vos alignements que finir les siens.
player-flipper = Acrobate
player-flipper-about = Aime les longs sauts qui retournent la moitié du plateau.
player-defender = Défenseur
player-defender-about = Calcule trois coups à l’avance et laisse passer peu d’alignements.
player-medium = Compagnon
player-medium-label = Moyen
player-medium-about = Calcule deux coups à l’avance et ne manque guère ce qui est proche.
player-strategist = Stratège
player-strategist-about = Calcule deux coups à l’avance et juge bien ce qui en sort.
player-attacker = Attaquant
player-attacker-about = Calcule trois coups à l’avance et a toujours un alignement en préparation.
player-tactician = Tacticien
player-tactician-about = Calcule trois coups à l’avance et voit venir la plupart des alignements.
player-hard = Gardien
player-hard-label = Difficile
player-hard-about = Calcule plus loin là où un alignement approche, et en laisse échapper peu.
player-captain = Capitaine
player-captain-about = Fait peu d’erreurs, et vous fait payer la plupart des vôtres.
player-veteran = Vétéran
player-veteran-about = Laisse rarement échapper un alignement, et sait quand céder un anneau.
player-expert = Expert
player-expert-about = Voit venir les alignements plusieurs tours à l’avance.
player-sage = Sage
player-sage-about = Prépare ses alignements si tôt qu’ils semblent surgir de nulle part.
player-master = Maître
player-master-about = Planifie ses alignements tout en démontant les vôtres.
player-grandmaster = Grand maître
player-grandmaster-about = Calcule aussi loin que le temps le permet.

# Pourquoi un coup est une erreur. $side et $other sont des noms de camps, le reste des points, des coups et des nombres ; un alignement se nomme par ses extrémités
why-last-ring-given = Ce coup forme l’alignement de { $from } à { $to } pour { $side }, qui gagne : { $goal ->
    [one] un anneau retiré suffit
   *[other] son troisième anneau est retiré
 }.
why-last-ring-lost = Ce coup permet à { $side } de former l’alignement de { $from } à { $to } avec { $move } et de gagner : { $goal ->
    [one] un anneau retiré suffit
   *[other] son troisième anneau est retiré
 }.
why-last-ring-missed = { $side } peut gagner aussitôt : { $move } forme l’alignement de { $from } à { $to }, et { $goal ->
    [one] un anneau retiré suffit
   *[other] le troisième anneau est retiré
 }.
why-allows-win = { $side } gagne maintenant de force en { $moves } coups, en commençant par { $first } ; l’alignement décisif va de { $from } à { $to }.
why-misses-win = { $side } peut gagner de force en { $moves } coups, en commençant par { $first } ; l’alignement décisif va de { $from } à { $to }.
why-runs-out = La partie finit ainsi faute de coups, et { $side } a { $own ->
    [one] { $own } anneau retiré
   *[other] { $own } anneaux retirés
 } contre { $theirs } pour { $other }.
why-makes-theirs = Ce coup forme lui-même un alignement pour { $side } : de { $from } à { $to }.
why-gives-row = { $count ->
    [0] Ce coup permet à { $side } de former l’alignement de { $from } à { $to } avec { $move }.
   *[other] Ce coup permet à { $side } de retourner { $points } avec { $move } et de former l’alignement de { $from } à { $to }.
 }
why-row-coming = Ce coup permet à { $side } de former l’alignement de { $from } à { $to } en { $moves } coups, en commençant par { $first }.
why-misses-row = { $count ->
    [0] { $move } forme aussitôt l’alignement de { $from } à { $to } pour { $side }.
   *[other] { $move } retourne { $points } et forme aussitôt l’alignement de { $from } à { $to } pour { $side }.
 }
why-misses-forced-row = Après { $move }, { $other } ne peut plus empêcher { $side } de former un alignement, par exemple de { $from } à { $to }.
why-row-later = { $move } mène { $side } à l’alignement de { $from } à { $to }{ $moves ->
    [one] {" "}au coup suivant
   *[other] {" "}en { $moves } coups
 }.
why-double-lost = Ce coup permet à { $side } de former deux alignements à la fois avec { $move } : de { $from } à { $to } et de { $from2 } à { $to2 }.
why-double-missed = La meilleure variante forme deux alignements à la fois pour { $side } avec { $move } : de { $from } à { $to } et de { $from2 } à { $to2 }.
why-breaks-own = Ce coup retourne { $points } : { $side } casse son propre alignement de quatre, de { $from } à { $to }.
why-four-broken = Ce coup permet à { $other } de casser l’alignement de quatre de { $side } ({ $from } à { $to }) : { $move } retourne { $points }.
why-could-break = { $move } casse l’alignement de quatre de { $side } ({ $from } à { $to }) en retournant { $points }.
why-stops-row = Après { $move }, { $side } ne peut pas former d’alignement au coup suivant.
why-no-answer = Ce coup permet à { $side } de jouer { $move }, qui menace l’alignement de { $from } à { $to }, et { $other } ne peut plus empêcher { $side } d’en former un.
why-threatens-row = Ce coup permet à { $side } de menacer l’alignement de { $from } à { $to } avec { $move }.
why-own-threat = { $move } menace un alignement pour { $side } : de { $from } à { $to }.
why-four-made = Ce coup permet à { $side } d’aligner quatre marqueurs de { $from } à { $to }.
why-own-four = { $move } permet à { $side } d’aligner quatre marqueurs de { $from } à { $to }.
why-threat-coming = Quelques coups plus tard, { $side } menace l’alignement de { $from } à { $to } ; dans la meilleure variante, aucun.
why-own-threat-coming = Quelques coups après { $move }, { $side } menace l’alignement de { $from } à { $to } ; sinon, aucun.
why-flips-many = Ce coup permet à { $side } de retourner { $count } marqueurs de { $other } avec { $move } : { $points }.
why-misses-flips = { $move } retourne { $count } marqueurs de { $other } : { $points }.
why-ring-shut = L’anneau de { $side } en { $point } est alors enfermé : il n’a { $count ->
    [0] aucun point
    [one] qu’un point
   *[other] que { $count } points
 } où aller, au lieu de { $better }.
why-shuts-ring = { $move } enferme l’anneau de { $side } en { $point } : il n’a { $count ->
    [0] aucun point
    [one] qu’un point
   *[other] que { $count } points
 } où aller, au lieu de { $better }.
why-few-moves = Les anneaux de { $side } n’ont alors { $count ->
    [0] aucun coup
    [one] qu’un coup
   *[other] que { $count } coups
 }, au lieu de { $better }.
why-ring-needed = { $side } a besoin de l’anneau en { $point } : il forme l’alignement de { $from } à { $to } avec { $move }.
why-wrong-ring = Sans l’anneau en { $point }, les anneaux de { $side } { $count ->
    [0] n’ont aucun coup
    [one] n’ont qu’un coup
   *[other] ont { $count } coups
 } ; sans celui en { $other }, ils en auraient { $better }.
why-wrong-row = { $move } laisse intact l’alignement de quatre de { $side } ({ $from } à { $to }).
why-tendency = { $what ->
    [lines] Surtout une question de lignes ouvertes avec { $least ->
        [4] quatre marqueurs
        [3] trois marqueurs ou plus
       *[2] deux marqueurs ou plus
     } : après cette variante, { $side } en a { $own } et { $other } { $theirs }, après la meilleure { $better } et { $worse }.
    [next-rows] Surtout une question d’alignements possibles au coup suivant : après cette variante, { $side } en a { $own } et { $other } { $theirs }, après la meilleure { $better } et { $worse }.
    [exposed] Surtout une question de marqueurs qu’on peut retourner : après cette variante, { $side } peut en retourner { $own } et { $other } { $theirs }, après la meilleure { $better } et { $worse }.
    [markers] Surtout une question de marqueurs : après cette variante, { $side } en a { $own } et { $other } { $theirs }, après la meilleure { $better } et { $worse }.
    [mobility] Surtout une question de mobilité : après cette variante, les anneaux de { $side } ont { $own ->
        [one] { $own } coup
       *[other] { $own } coups
     } et ceux de { $other } { $theirs }, après la meilleure { $better } et { $worse }.
   *[centre] Surtout une question de centre : après cette variante, { $side } y a { $own ->
        [one] { $own } anneau
       *[other] { $own } anneaux
     } et { $other } { $theirs }, après la meilleure { $better } et { $worse }.
 }

# Ce qui peut être montré au-dessus du plateau
layer-rows = Alignements en cours
layer-rows-four = quatre sur cinq
layer-rows-three = trois sur cinq
layer-next-rows = Alignements possibles au prochain coup
layer-next-rows-row = un alignement que ce camp pourrait former à son prochain coup
layer-next-rows-flip = un marqueur qui serait alors retourné
layer-reach = Où les anneaux peuvent aller
layer-reach-one = les anneaux d’un camp
layer-reach-both = les anneaux des deux camps

## Avant un coup : ce qui gagne, que faire de l’anneau choisi, pourquoi quelque chose ne peut pas être choisi
goal-three-rings = Trois anneaux retirés gagnent
goal-one-ring = Le premier anneau retiré gagne
prompt-land = choisissez où il se pose
refused-shut-in = l’anneau en { $point } ne peut pas bouger : des anneaux et le bord l’enferment
refused-no-row = { $point } n’est dans aucun alignement de cinq marqueurs { $side ->
    [first] blancs
   *[second] noirs
 }
refused-piece = { $kind ->
    [ring] l’anneau en { $point } est à { $side ->
        [first] Blanc
       *[second] Noir
     }
   *[marker] il y a un marqueur en { $point } ; choisissez un anneau { $own ->
        [first] blanc
       *[second] noir
     }
 }

## Ce qui est dit une fois, dans la première partie
first-hint-1 = Posez d’abord vos cinq anneaux. Le milieu du plateau mène dans le plus de directions.
first-hint-2 = Choisissez un anneau, puis sa destination. Il laisse un marqueur ; les marqueurs qu’il saute se retournent.

## Leçons de stratégie
strategy-1 = Casser l’alignement
strategy-1-text-1 = Un anneau laisse un marqueur là d’où il part. Quatre marqueurs et un anneau de la même couleur sur une ligne forment donc un alignement dès que cet anneau bouge.
strategy-1-text-2 = Sautez en travers d’une telle ligne : le marqueur sauté change de couleur, et l’alignement est cassé.
strategy-1-task = Blanc : cassez l’alignement que Noir menace.
strategy-1-why = Le marqueur en f5 est maintenant blanc, et Noir doit recommencer.
strategy-2 = Plus de menaces que de réponses
strategy-2-text-1 = Une menace se casse d’un saut. Jouez un coup après lequel vous pourriez compléter un alignement de plus d’une façon.
strategy-2-text-2 = En Blitz, un seul alignement gagne : inutile de chercher plus lent.
strategy-2-task = Blanc : menacez plus d’alignements que Noir ne peut en casser.
strategy-2-why = Noir en casse un, et Blanc en complète un autre.
strategy-3 = Garder un alignement en réserve
strategy-3-text-1 = Un alignement coûte un anneau, et avec moins d’anneaux vous êtes plus faible. Si l’adversaire ne peut pas casser votre alignement, rien ne presse de le former.
strategy-3-text-2 = Blanc pourrait compléter dès maintenant l’alignement de j5 à j9, mais il ne manque plus qu’un anneau à Noir.
strategy-3-task = Blanc : jouez d’abord le coup qui compte, et gardez l’alignement en réserve.
strategy-3-why = L’alignement est encore là un tour plus tard, et Blanc a profité de l’intervalle.
strategy-4 = Tempo
strategy-4-text-1 = Avec un alignement sûr en main, vous pouvez attendre : chaque tour où l’adversaire doit s’affaiblir lui-même est un temps gagné.
strategy-4-text-2 = Attendez avec l’anneau le moins utile là où il est, et rapprochez-le de l’action.
strategy-4-task = Noir : ramenez l’anneau de b2 et gardez votre alignement.
strategy-4-why = L’alignement du centre attend, et l’anneau oisif entre en jeu.
strategy-5 = Placer les anneaux
strategy-5-text-1 = Un anneau agit là où il a des lignes : au centre elles sont longues, au bord elles sont courtes.
strategy-5-text-2 = Aucun anneau ne saute par-dessus un anneau. Un anneau bloque donc aussi, et le meilleur point est souvent celui où se croisent des lignes adverses.
strategy-5-task = Noir : posez le dernier anneau là où il bloque trois anneaux blancs à la fois.
strategy-5-why = En e5, e6 et f7, les anneaux de Blanc ont perdu leurs lignes par le centre, où se trouve maintenant le nouvel anneau de Noir.
