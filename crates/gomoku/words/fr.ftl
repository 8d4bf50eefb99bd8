# Noms
game = Gomoku
game-summary = Posez tour à tour des pierres sur les intersections ; le premier qui en aligne cinq gagne.
variant-gomoku = Gomoku
variant-gomoku-summary = Règle libre : cinq pierres alignées ou plus gagnent.
variant-gomoku-standard = Gomoku standard
variant-gomoku-standard-summary = Exactement cinq pierres alignées gagnent ; six ou plus ne comptent pas.
variant-renju = Renju
variant-renju-summary = Noir ne peut faire ni deux trois ouverts, ni deux quatre, ni plus de cinq pierres alignées.
side-first = Noir
side-second = Blanc
piece-stone = Pierre
start-empty-board = Plateau vide
set-slate = Ardoise
set-paper = Papier

# Pourquoi une partie finit ; chacun complète « Blanc gagne : ... » ou « Nulle : ... »
reason-five = cinq pierres alignées
reason-full-board = le plateau est plein
reason-no-legal-point = tous les points libres sont interdits à Noir

# Signes sur le plateau
mark-line = cinq pierres alignées
# Chacun complète aussi « le coup ferait ... »
forbidden-3x3 = deux trois ouverts à la fois (3x3)
forbidden-4x4 = deux quatre à la fois (4x4)
forbidden-overline = un alignement de plus de cinq (surligne)

# Ce que doit faire le camp au trait
prompt-place = posez une pierre

# Ce qui ne va pas dans le texte d’une position ; $text est entre guillemets
side-missing = après le plateau : un espace et b ou w, le camp au trait
side-unknown = le camp au trait est b ou w, pas { $text }

# Ce qui ne va pas dans une position
no-such-piece = aucune pièce ne s’appelle { $name }
no-facing = une pierre n’a pas d’orientation
not-a-point = hors du plateau
two-stones = plus d’une pierre sur le même point
no-such-extra = rien ne s’appelle { $name } dans ce jeu
both-have-won = les deux camps ont un alignement gagnant
mover-has-won = { $side ->
    [first] Noir
   *[second] Blanc
 } a le trait, mais a déjà un alignement gagnant

# Pourquoi un coup n’est pas possible
move-empty = le coup est vide ; un coup est un point comme h8
no-passing = -- est impossible : on ne passe pas au { $variant }
no-such-point = { $text } n’est pas un point du plateau, dont les colonnes vont de a à o et les rangées de 1 à 15
point-taken = il y a déjà une pierre { $side ->
    [first] noire
   *[second] blanche
 } en { $point }
point-forbidden = { $point } est interdit à Noir : le coup ferait { $what }
point-legal = { $point } est un coup légal
too-late-won = { $point } vient trop tard : { $side ->
    [first] Noir
   *[second] Blanc
 } a gagné
too-late-drawn = { $point } vient trop tard : la partie est nulle, { $reason }

# Ce qui ne va pas dans une liste de coups
number-without-stop = le numéro { $number } n’est pas suivi d’un point
word-not-a-point = { $word } n’est pas un point du plateau
too-many-moves = plus de { $most } coups

# Ce qui ne va pas dans le fichier d’un ancien programme
legacy-missing = « { $field } » manque
legacy-not-a-text = « { $field } » n’est pas un texte
legacy-not-a-list = « { $field } » n’est pas une liste
legacy-not-a-bool = « { $field } » n’est ni true ni false
legacy-no-winner = « { $field } » n’est pas 0, 1 ou 2
legacy-won-unended = « { $win } » nomme un vainqueur, mais « { $ended } » est false
legacy-too-many = « { $field } » a { $count } coups, le plateau seulement { $points } points
legacy-not-a-pair = « { $field } », coup { $number } : pas une paire [row, column]
legacy-not-on-board = « { $field } », coup { $number } : la { $what ->
    [row] rangée
   *[column] colonne
 } n’est pas un nombre de 0 à { $most }

# Leçons
lesson-1 = Cinq pierres alignées
lesson-1-text-1 = Noir commence, puis chacun joue à son tour. À chaque tour, vous posez une pierre sur une intersection libre. Une pierre posée ne bouge plus et n’est jamais retirée.
lesson-1-text-2 = Cinq pierres de votre couleur alignées sans trou gagnent : à l’horizontale, à la verticale ou en diagonale. Si le plateau se remplit avant, la partie est nulle.
lesson-1-task = Alignez cinq pierres et gagnez.
lesson-2 = Arrêter un quatre
lesson-2-text-1 = Quatre pierres auxquelles il n’en manque qu’une s’appellent un quatre. Si l’adversaire a un quatre et que vous ne pouvez pas gagner tout de suite, vous devez jouer sur le point manquant.
lesson-2-text-2 = Ici, Blanc a un quatre. Une extrémité est déjà fermée : une pierre suffit pour l’arrêter.
lesson-2-task = Empêchez Blanc d’aligner cinq pierres.
lesson-3 = Du trois ouvert au quatre ouvert
lesson-3-text-1 = Trois pierres avec des points libres des deux côtés forment un trois ouvert. Une pierre de plus, et c’est un quatre ouvert : quatre pierres alignées, les deux extrémités libres.
lesson-3-text-2 = Personne ne peut fermer les deux extrémités en un seul tour : un quatre ouvert gagne. C’est pourquoi il faut répondre aussitôt à un trois ouvert.
lesson-3-task = Transformez le trois ouvert de Noir en quatre ouvert.
lesson-4 = Exactement cinq
lesson-4-text-1 = Au Gomoku libre, cinq pierres alignées ou plus gagnent. Au Gomoku standard, il en faut exactement cinq : six ou plus ne gagnent rien.
lesson-4-text-2 = Regardez donc bien où vous posez la dernière pierre. Ici, un point en aligne cinq, un autre six.
lesson-4-task = Alignez exactement cinq pierres et gagnez.
lesson-5 = Renju : deux trois ouverts
lesson-5-text-1 = Commencer est un gros avantage. Au Renju, certains points sont donc interdits à Noir. Ils sont marqués sur le plateau. Blanc peut jouer partout.
lesson-5-text-2 = La première interdiction s’appelle 3x3 : une pierre qui forme deux trois ouverts à la fois. En g8, Noir en formerait un vertical et un diagonal.
lesson-5-text-3 = Un quatre avec un seul trois ouvert est permis. Le plus souvent, il gagne.
lesson-5-task = Formez un quatre et un trois ouvert avec une seule pierre.
lesson-6 = Renju : deux quatre
lesson-6-text-1 = La deuxième interdiction s’appelle 4x4 : une pierre qui forme deux quatre à la fois. Ici, c’est le point marqué h8, où les deux lignes se croisent.
lesson-6-text-2 = Un quatre ouvert n’est qu’un seul quatre, avec deux extrémités libres. Il est permis, et tout aussi fort.
lesson-6-task = Formez un quatre ouvert sans jouer le point interdit.
lesson-7 = Renju : plus de cinq
lesson-7-text-1 = La troisième interdiction est la surligne : six pierres alignées ou plus. Noir ne peut pas en former. Ici, le point marqué g8 en relierait six.
lesson-7-text-2 = Un alignement d’exactement cinq gagne toujours, même si la même pierre forme ailleurs deux trois, deux quatre ou une surligne.
lesson-7-task = Gagnez avec Noir sur un point permis.
lesson-8 = Renju : Blanc est libre
lesson-8-text-1 = Rien n’est interdit à Blanc, qui gagne aussi avec six pierres alignées ou plus.
lesson-8-text-2 = Blanc peut même exploiter les points interdits. Si Noir ne peut arrêter une ligne que sur un point interdit, il ne peut pas l’arrêter du tout. Ici, h8 est interdit à Noir : il y formerait deux trois ouverts.
lesson-8-task = Jouez avec Blanc de sorte que seule une pierre en h8 arrêterait votre alignement de six.

# Les pièces dans les phrases des pages : seules, comptées, et d’un camp
spoken-kind = { $kind ->
   *[stone] pierre
 }
spoken-count = { $kind ->
   *[stone] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
     }
 }
spoken-piece = { $kind ->
   *[stone] pierre
 } { $side ->
    [first] noire
   *[second] blanche
 }

# Joueurs ordinateurs : un nom, et une phrase sur chacun
player-random-moves-label = Coups aléatoires
player-random-player-label = Joueur aléatoire
player-blinker = Myope
player-blinker-about = Voit un point par-ci, un point par-là, et rate même un cinq.
player-peeper = Curieux
player-peeper-about = Jette un œil sur un bout du plateau et y pose sa pierre quelque part.
player-sleepwalker = Somnambule
player-sleepwalker-about = Pose ses pierres n’importe où et ne se réveille que pour en aligner cinq.
player-tourist = Touriste
player-tourist-about = Pose ses pierres où c’est joli, et en aligne cinq si l’occasion est là.
player-dabbler = Touche-à-tout
player-dabbler-about = Commence beaucoup de lignes et en finit peu.
player-stroller = Flâneur
player-stroller-about = Prolonge ses lignes au hasard de sa promenade et arrête rarement les vôtres.
player-newcomer = Novice
player-newcomer-about = A appris ce qu’est un trois, mais pas à craindre les vôtres.
player-hobbyist = Passionné
player-hobbyist-about = Construit des lignes où bon lui semble et arrête de temps en temps une des vôtres.
player-daydreamer = Rêveur
player-daydreamer-about = Construit ses lignes et lève les yeux trop tard pour voir les vôtres.
player-aggressive-2 = Garnement
player-aggressive-2-label = Agressif 2
player-aggressive-2-about = Envisage peu de coups, en calcule deux à l’avance et tient surtout à ses propres lignes.
player-prioritise-threats-2 = Taquin
player-prioritise-threats-2-label = Menaces d’abord 2
player-prioritise-threats-2-about = Envisage peu de coups, en calcule deux à l’avance et adore ceux qui exigent une réponse.
player-defensive-2 = Hérisson
player-defensive-2-label = Défensif 2
player-defensive-2-about = Calcule deux coups à l’avance, oublie la moitié des siens et préfère casser vos lignes.
player-minimax-2 = Clerc
player-minimax-2-label = Minimax 2
player-minimax-2-about = Calcule deux coups à l’avance et ne pense pas à tous les coups.
player-minimax-3 = Géomètre
player-minimax-3-label = Minimax 3
player-minimax-3-about = Calcule trois coups à l’avance et oublie la moitié des siens.
player-aggressive-3 = Corsaire
player-aggressive-3-label = Agressif 3
player-aggressive-3-about = Calcule trois coups à l’avance, attaque dès que possible et oublie bien des choses.
player-prioritise-threats-3 = Jongleur
player-prioritise-threats-3-label = Menaces d’abord 3
player-prioritise-threats-3-about = Calcule trois coups à l’avance et vous harcèle de menaces, quand l’idée lui en vient.
player-defensive-3 = Portier
player-defensive-3-label = Défensif 3
player-defensive-3-about = Calcule trois coups à l’avance et ne se laisse pas percer facilement.
player-aggressive-4 = Duelliste
player-aggressive-4-label = Agressif 4
player-aggressive-4-about = Calcule quatre coups à l’avance et attaque dès que possible, parfois au mauvais endroit.
player-minimax-4 = Ingénieur
player-minimax-4-label = Minimax 4
player-minimax-4-about = Calcule quatre coups à l’avance et juge parfois mal ce qui en sort.
player-defensive-4 = Rempart
player-defensive-4-label = Défensif 4
player-defensive-4-about = Calcule quatre coups à l’avance et ne laisse presque aucune ligne passer.
player-tactician = Tacticien
player-tactician-about = Voit les gains forcés courts des deux camps et joue pour les obtenir.
player-strategist = Stratège
player-strategist-about = Pèse chaque menace des deux camps et voit la plupart des gains forcés.
player-expert = Expert
player-expert-about = Calcule les longues attaques jusqu’au bout avant de les lancer.
player-master = Maître
player-master-about = Voit loin et prouve ses gains avant de les jouer.
player-grandmaster = Grand maître
player-grandmaster-about = Calcule aussi loin que le temps le permet ; le plus difficile à surprendre.

# Calques sur le plateau, et le sens de leurs signes
layer-threats = Menaces
layer-five = cinq
layer-straight-four = quatre ouvert
layer-four = quatre
layer-open-three = trois ouvert
layer-three = trois
layer-open-two = deux ouvert
layer-forbidden = Points interdits
layer-three-three = deux trois ouverts
layer-four-four = deux quatre
layer-overline = plus de cinq

# Pourquoi un coup était une erreur. Ce que forme une pierre :
making = { $kind ->
    [five] un cinq
    [straight-four] un quatre ouvert
    [four-four] deux quatre à la fois
    [four-three] un quatre et un trois ouvert à la fois
    [three-three] deux trois ouverts à la fois
    [four] un quatre
    [open-three] un trois ouvert
    [three] un trois
    [open-two] un deux ouvert
   *[quiet] une pierre
 }
making-at = { making } en { $point }
then = { $first }, puis { $rest }
later = { $first }, plus tard { $rest }
# Une ligne sur le plateau, après « le » ou « du »
row = { $kind ->
    [five] cinq
    [straight-four] quatre ouvert
    [four] quatre
    [open-three] trois ouvert
    [three] trois
   *[open-two] deux ouvert
 } { $from }–{ $to }
why-misses-five = { $point } aligne cinq pierres et gagne aussitôt.
why-no-block-four = { $side } menace d’aligner cinq pierres en { $point }, et ce coup ne l’empêche pas.
why-no-block-three = { $side } a le { $row }. Ce coup ne l’arrête pas et ne forme pas de quatre : { $side } fait un quatre ouvert en { $point }.
why-misses-win = { $point } gagne de force en { $moves } coups : { $threats }.
why-allows-win = { $stood ->
    [yes] { $side } menace de gagner de force, et ce coup ne l’empêche pas
   *[no] Ce coup laisse { $side } gagner de force
 }. Il faut { $moves } coups : { $threats }.
why-fork = { $side } répond par { $threat }, et aucun coup n’arrête les deux.
why-forbidden-defence = Avec { $stone }, { $white } fait un quatre que { $black } ne pourrait arrêter qu’en { $point }, un point interdit : une pierre y ferait { $what }.
why-forbidden-trap = { $point } devient interdit à { $black }, car une pierre y ferait { $what }. { $white } fait alors, avec { $stone }, un quatre que seule une pierre en { $point } arrêterait.
why-forbidden-trap-missed = { $white } peut exploiter un point interdit : avec { $stone }, { $white } fait un quatre que { $black } ne pourrait arrêter qu’en { $point }, mais une pierre y ferait { $what }.
why-overline = Ce n’est pas une menace : une pierre de plus en { $point } en alignerait { $count }, et il en faut exactement cinq.
why-overline-made = { $count } pierres alignées ne gagnent pas : il en faut exactement cinq.
why-wastes-four = Le quatre avec { $point } fait jouer { $answer } à { $other }, et cette pierre gâche le { $row } de { $side }.
why-better-block = { $point } arrête aussi le { $row }, et fait { $threat }.
why-blocks = { $point } arrête le { $row } de { $side }.
why-initiative = { $side } peut créer { $count } menaces dans les { $moves } prochains coups ; après { $best }, { $fewer ->
    [0] aucune
   *[other] seulement { $fewer }
 }.
why-initiative-kept = { $best } maintient l’attaque : { $side } crée { $count } menaces dans les { $moves } prochains coups, sinon { $fewer ->
    [0] aucune
   *[other] seulement { $fewer }
 }.
why-lets-threat = Ce coup permet à { $side } de faire { $threat }.
why-builds = { $point } fait { $what }.
why-far-off = { $point } ne prolonge aucune ligne de { $mover } et n’en arrête aucune de { $side }.
why-key-point = { $side } prend maintenant { $point }, qui est aussi le meilleur point pour { $mover }.
why-rows = { $moves } coups plus tard, { $side } { $count ->
    [0] n’a aucune ligne
    [one] a { $count } ligne
   *[other] a { $count } lignes
 } pouvant devenir un cinq ; après { $best }, ce serait { $instead }.

# Fichiers d’autres programmes
format-sgf = SGF de Gomoku
format-psq = Partie Piskvork
format-renlib = Bibliothèque RenLib
file-board-size = le plateau a { $columns }x{ $rows } points ; seul { $size }x{ $size } est possible
psq-head = la ligne 1 devrait ressembler à « Piskvorky 15x15, 0:0, 0 »
psq-point = la ligne { $line } devrait avoir une colonne et une rangée de 1 à { $size }
psq-line = la ligne { $line } n’est ni un coup ni un nom
renlib-node = le nœud { $number } de la bibliothèque est endommagé
renlib-large = l’arbre a plus de { $most } coups dans ses variantes
sgf-unbalanced = les parenthèses ou les crochets ne se correspondent pas
sgf-unexpected = inattendu : { $text }
sgf-pass = on ne peut pas passer
sgf-twice = { $side } joue deux fois de suite
sgf-turn = { $side } joue le premier coup, mais l’autre camp a le trait
sgf-late-setup = des pierres sont placées après le premier coup
sgf-other-game = le fichier est du jeu { $number }, pas du Gomoku, qui est le 4
sgf-size = la taille du plateau { $text } n’est pas un nombre
sgf-deep = des variantes sont imbriquées sur plus de { $most } niveaux
sgf-point = { $text } n’est pas un point

## Avant un coup : ce qui gagne
goal-freestyle = Cinq pierres alignées gagnent
goal-standard = Exactement cinq pierres alignées gagnent
goal-renju = Cinq pierres alignées gagnent ; Noir doit en aligner exactement cinq

## Ce qui est dit une fois, dans la première partie
first-hint-1 = Choisissez une intersection libre pour votre pierre. Cinq pierres alignées gagnent.
first-hint-2 = Trois pierres adverses alignées, les deux bouts libres ? Arrêtez-les maintenant, sinon elles seront quatre.

## Leçons de stratégie
strategy-1 = Répondre à un trois ouvert
strategy-1-text-1 = Trois pierres alignées dont les deux extrémités sont libres forment un trois ouvert. Sans réponse, il devient un quatre ouvert, que plus rien n’arrête.
strategy-1-text-2 = Posez maintenant une pierre juste à une extrémité. Un tour plus tard, c’est trop tard.
strategy-1-task = Blanc : répondez au trois ouvert.
strategy-1-why = Noir n’a plus qu’un trois fermé d’un côté et doit chercher autre chose.
strategy-2 = Un trois à trou
strategy-2-text-1 = Un trois peut avoir un trou : deux pierres, un point vide, encore une pierre. Il est aussi dangereux que trois pierres côte à côte, et passe facilement inaperçu.
strategy-2-text-2 = Ici, le trois de Noir monte en diagonale. La meilleure réponse est souvent dans le trou.
strategy-2-task = Blanc : arrêtez le trois à trou.
strategy-2-why = Dans le trou, votre pierre coupe la ligne pour de bon. À une extrémité, ce serait trop tard ici.
strategy-3 = Quatre-trois
strategy-3-text-1 = Il faut répondre aussitôt à un quatre. Si la même pierre fait aussi un trois ouvert, la réponse au quatre laisse le trois libre.
strategy-3-text-2 = Blanc menace aussi : pas de temps pour un coup plus lent.
strategy-3-task = Noir : faites un quatre et un trois ouvert avec une seule pierre.
strategy-3-why = Blanc doit arrêter le quatre. Le trois devient alors un quatre ouvert, et il manque une pierre à Blanc.
strategy-4 = Renju : le piège des deux trois
strategy-4-text-1 = Au Renju, Noir ne peut pas faire deux trois ouverts avec une pierre. Blanc peut viser un tel point : c’est un trou dans la défense de Noir.
strategy-4-text-2 = Cherchez un quatre qui ne pourrait être arrêté que sur un point interdit.
strategy-4-task = Blanc : faites le quatre que Noir n’a pas le droit d’arrêter.
strategy-4-why = Noir devrait jouer h8, mais ce seraient deux trois ouverts. Blanc complète donc son cinq.
strategy-5 = Renju : le piège de la surligne
strategy-5-text-1 = Six pierres alignées ou plus forment une surligne, interdite à Noir. Un trou entre des pierres noires peut être un point que Noir ne pourra jamais occuper.
strategy-5-text-2 = Blanc peut s’en servir comme d’une porte fermée à clé pour un seul camp.
strategy-5-task = Blanc : utilisez le point qui ferait une surligne pour Noir.
strategy-5-why = En h8, Noir alignerait six pierres. Blanc y fait son cinq.
