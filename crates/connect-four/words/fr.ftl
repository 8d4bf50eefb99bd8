# Noms
game = Puissance quatre
game-summary = Glissez des jetons dans une grille verticale ; le premier qui en aligne quatre gagne.
variant-connect-four = Puissance quatre
variant-connect-four-summary = La grille habituelle de sept colonnes et six rangées ; avec un jeu parfait, Rouge gagne.
variant-connect-four-6x5 = Puissance quatre 6x5
variant-connect-four-6x5-summary = Une grille plus petite, six colonnes et cinq rangées, pour des parties courtes ; nulle avec un jeu parfait.
side-first = Rouge
side-second = Jaune
piece-disc = Jeton
start-empty = Grille vide
set-graphite = Graphite
set-walnut = Noyer

# Pourquoi une partie finit ; chacun complète « Rouge gagne : ... » ou « Nulle : ... »
reason-four = quatre jetons alignés
reason-full-board = la grille est pleine

# À côté de la grille
counter-left = Jetons restants
mark-line = quatre jetons alignés

# Ce que doit faire le camp au trait
prompt-drop = jouez un jeton

# Pourquoi un coup est refusé
why-empty = le coup est vide ; un coup est une colonne de a à { $last }
why-pass = -- est impossible : on ne passe pas à Puissance quatre
why-no-column = « { $text } » n’est pas une colonne : elles vont de a à { $last }
why-full = la colonne { $text } est pleine
why-red-won = { $text } vient trop tard : Rouge a gagné
why-yellow-won = { $text } vient trop tard : Jaune a gagné
why-drawn = { $text } vient trop tard : la partie est nulle, la grille est pleine
why-legal = { $text } est un coup légal

# Ce qui ne va pas dans le texte d’une position
text-empty = le texte est vide
text-no-mover = après la grille : un espace et r ou y, le camp au trait
text-mover = le camp au trait est r ou y, pas « { $text } »

# Ce qui ne va pas dans une position
problem-floating = il n’y a rien sous ce jeton
problem-counts = { $mover ->
    [first] quand Rouge a le trait, Jaune a autant de jetons que Rouge ou un de plus, pas { $others } contre { $mine }
   *[second] quand Jaune a le trait, Rouge a autant de jetons que Jaune ou un de plus, pas { $others } contre { $mine }
 }
problem-both-four = les deux camps ont quatre jetons alignés
problem-has-four = { $side ->
    [first] Rouge a le trait, mais a déjà quatre jetons alignés
   *[second] Jaune a le trait, mais a déjà quatre jetons alignés
 }
problem-lines = { $side ->
    [first] Rouge a des alignements de quatre qu’un même dernier jeton n’a pas pu former
   *[second] Jaune a des alignements de quatre qu’un même dernier jeton n’a pas pu former
 }
problem-no-cell = hors de la grille { $columns }x{ $rows }
problem-twice = plus d’un jeton
problem-kind = pas de « { $kind } » à Puissance quatre, seulement des jetons
problem-facing = un jeton n’a pas d’orientation
problem-too-many = { $count } pièces, c’est trop pour { $cells } cases
problem-extra = Puissance quatre ne connaît pas de « { $name } » à côté de la grille

# Ce qui ne va pas dans une liste de coups
list-no-column = { $text } n’est pas une colonne : elles vont de 1 à 7, ou de a à g
list-mixed = chiffres et lettres sont mélangés
list-too-long = plus de { $most } coups

# Leçons
lesson-1 = Jouer un jeton
lesson-1-text-1 = La grille est verticale. Rouge commence, puis chacun joue à son tour. À chaque tour, vous glissez un jeton dans une colonne, et il tombe jusqu’à la case libre la plus basse.
lesson-1-text-2 = Un jeton joué ne bouge plus. Une colonne pleine n’en accepte plus.
lesson-1-task = Posez votre jeton rouge sur le jaune.
lesson-2 = Quatre côte à côte
lesson-2-text-1 = Quatre jetons de votre couleur, alignés sans interruption, gagnent. L’alignement peut être horizontal.
lesson-2-text-2 = Si toutes les colonnes sont pleines et que personne n’en a aligné quatre, la partie est nulle.
lesson-2-task = Jouez le quatrième jeton d’un alignement et gagnez.
lesson-3 = Quatre empilés
lesson-3-text-1 = Un alignement peut aussi être vertical : quatre jetons d’une couleur empilés dans la même colonne.
lesson-3-text-2 = Il est facile à bloquer : un jeton posé sur les trois premiers suffit.
lesson-3-task = Empilez quatre jetons et gagnez.
lesson-4 = Quatre en diagonale
lesson-4-text-1 = Les diagonales comptent aussi, et ce sont elles qu’on oublie le plus. Chaque jeton est une colonne plus loin et une rangée plus haut que le précédent.
lesson-4-text-2 = La case qu’il vous faut doit être la prochaine libre de sa colonne. Ici, les jetons du dessous sont déjà là.
lesson-4-task = Complétez la diagonale et gagnez.
lesson-5 = Bloquer trois jetons alignés
lesson-5-text-1 = Avant chaque coup, regardez les jetons de l’adversaire. S’il peut en aligner quatre tout de suite et vous non, vous devez occuper la case qu’il lui faut.
lesson-5-text-2 = Ici, Jaune a trois jetons côte à côte. Un bout est fermé par votre jeton, l’autre est ouvert.
lesson-5-task = Empêchez Jaune d’en aligner quatre.
lesson-6 = Deux menaces à la fois
lesson-6-text-1 = Une menace se pare. Deux à la fois, non : l’adversaire n’a qu’un jeton par tour.
lesson-6-text-2 = Trois jetons tout en bas avec une case libre à chaque bout forment une telle double menace.
lesson-6-task = Alignez trois jetons avec une case libre à chaque bout.
lesson-7 = La case sous une menace
lesson-7-text-1 = Certaines menaces sont en l’air : la case qui complète l’alignement n’est pas encore jouable. Celui qui occupe la case du dessous l’offre à l’adversaire.
lesson-7-text-2 = Ici, il faut e2 à Jaune. Tant que e1 est vide, aucun jeton ne peut s’y poser.
lesson-7-task = Jouez dans n’importe quelle colonne, sauf celle de la menace jaune.
lesson-8 = Rangées impaires et paires
lesson-8-text-1 = Quand il ne reste rien d’autre, il faut bien que quelqu’un joue sous une menace. C’est le zugzwang.
lesson-8-text-2 = Si chacun ne fait que remplir les colonnes, Rouge obtient les cases des rangées 1, 3 et 5, et Jaune celles des rangées 2, 4 et 6. Les meilleures menaces de Rouge sont donc dans les rangées impaires, celles de Jaune dans les paires.
lesson-8-text-3 = Ici, il faut g3 à Rouge. Quelqu’un devra d’abord jouer g2.
lesson-8-task = Ne laissez à Jaune que le coup sous votre menace.

# Les pièces dans les phrases des pages : seules, comptées, et d’un camp
spoken-kind = { $kind ->
   *[disc] jeton
 }
spoken-count = { $kind ->
   *[disc] { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
     }
 }
spoken-piece = { $kind ->
   *[disc] jeton
 } { $side ->
    [first] rouge
   *[second] jaune
 }

# Joueurs ordinateurs : un nom, et une phrase sur chacun
player-tumbler = Culbuto
player-tumbler-about = Lâche ses jetons où ils veulent bien tomber, et rate même un alignement de quatre.
player-daydreamer = Rêveur
player-daydreamer-about = Voit à peu près une colonne sur deux, et presque jamais vos menaces.
player-stacker = Empileur
player-stacker-about = Aime voir monter sa couleur, et aligne quatre jetons quand ça se trouve.
player-middle-fan = Centriste
player-middle-fan-about = Veut les colonnes du milieu et oublie pourquoi.
player-row-builder = Bâtisseur
player-row-builder-about = Construit ses lignes avec zèle et voit certaines des vôtres.
player-blocker = Bloqueur
player-blocker-about = Aime mieux bloquer vos lignes que finir les siennes.
player-casual = Dilettante
player-casual-about = Calcule trois jetons à l’avance et en oublie un de temps en temps.
player-trapper = Trappeur
player-trapper-about = Adore deux menaces superposées, et attend que vous jouiez juste en dessous.
player-fencer = Escrimeur
player-fencer-about = Calcule cinq jetons à l’avance et a toujours une menace en préparation.
player-guardian = Gardien
player-guardian-about = Calcule six jetons à l’avance et laisse passer peu de menaces.
player-counter = Comptable
player-counter-about = Compte les rangées et sait quelles menaces lui reviendront à la fin.
player-expert = Expert
player-expert-about = Voit tôt les suites forcées et joue les douze derniers jetons sans faute.
player-master = Maître
player-master-about = Prépare son zugzwang bien avant que vous le remarquiez.
player-grandmaster = Grand maître
player-grandmaster-about = Calcule très loin et joue les dix-huit derniers jetons à la perfection.
player-solver = Solveur
player-solver-about = Joue sans faute à partir du douzième jeton environ.
style-centre = centre
style-zugzwang = zugzwang
style-perfect = parfait

# Calques au-dessus de la grille, et le sens de leurs signes
layer-threats = Menaces
layer-threats-now = aligne quatre jetons, jouable maintenant
layer-threats-later = aligne quatre jetons, pas encore jouable

# Pourquoi un coup était une erreur
misses-win = { $cell } aligne quatre jetons : { $side } gagne aussitôt.
no-block = { $side } menaçait de jouer { $cell }, et ce coup ne l’empêche pas : { $side } gagne aussitôt.
plays-under = Ce jeton permet à { $side } de jouer au-dessus : { $cell } aligne quatre jetons.
allows-forced-win = { $side } gagne maintenant de force en { $moves } coups au plus.
allows-forced-win-threat = { $side } gagne maintenant de force en { $moves } coups au plus ; la première menace est { $cell }.
misses-forced-win = La colonne { $best } gagne de force pour { $side } en { $moves } coups au plus.
misses-forced-win-threat = La colonne { $best } gagne de force pour { $side } en { $moves } coups au plus ; la première menace est { $cell }.
allows-forced-win-double = { $side } gagne maintenant de force en { $moves } coups au plus : { $from } crée des menaces { $kind ->
    [stacked] superposées
   *[beside] simultanées
 } en { $cells }.
misses-forced-win-double = La colonne { $best } gagne de force pour { $side } en { $moves } coups au plus : { $from } crée des menaces { $kind ->
    [stacked] superposées
   *[beside] simultanées
 } en { $cells }.
zugzwang = Après { $plies } coups de cette variante, tout coup de { $other } laisse { $side } gagner aussitôt ({ $cells }).
misses-zugzwang = Avec la colonne { $best }, après { $plies } coups, tout coup de { $other } laisse { $side } gagner aussitôt ({ $cells }).
double-threat = { $side } arrive en { $from } et menace { $cells } à la fois : on ne peut en parer qu’une.
double-threat-stacked = { $side } arrive en { $from } et menace { $cells }, l’une au-dessus de l’autre : parer celle du bas ouvre celle du haut.
misses-double-threat = Avec la colonne { $best }, { $side } arrive en { $from } et menace { $cells } à la fois : on ne peut en parer qu’une.
misses-double-threat-stacked = Avec la colonne { $best }, { $side } arrive en { $from } et menace { $cells }, l’une au-dessus de l’autre : parer celle du bas ouvre celle du haut.
wastes-threat = { $side } avait une menace en { $cell } ; jouer dessous laisse { $other } prendre cette case.
gives-threat = Quelques coups plus tard, { $side } a { $count ->
    [one] une menace en attente
   *[other] { $count } menaces en attente
 } en { $cells } ; après la colonne { $best }, { $fewer ->
    [0] aucune
   *[other] seulement { $fewer }
 }.
misses-threat = Avec la colonne { $best }, { $side } a bientôt { $count ->
    [one] une menace en attente
   *[other] { $count } menaces en attente
 } en { $cells }, sinon { $fewer ->
    [0] aucune
   *[other] seulement { $fewer }
 }.
above-all-centre = Surtout les colonnes centrales : quelques coups plus tard, { $side } y a { $own ->
    [one] { $own } jeton
   *[other] { $own } jetons
 } et { $rival } { $theirs } ; après la colonne { $best }, ce serait { $better } et { $worse }.
above-all-twos = Surtout les lignes ouvertes, deux jetons et la place pour deux autres : quelques coups plus tard, { $side } en a { $own } et { $rival } { $theirs } ; après la colonne { $best }, ce serait { $better } et { $worse }.

## Avant un coup : ce qui gagne
goal = Quatre jetons alignés gagnent

## Ce qui est dit une fois, dans la première partie
first-hint-1 = Choisissez une colonne : votre jeton tombe dans sa case libre la plus basse.
first-hint-2 = Avant de jouer, regardez la case du dessus : elle sera pour l’adversaire.

## Leçons de stratégie
strategy-1 = Le centre
strategy-1-text-1 = Un jeton dans la colonne d peut servir à plus d’alignements que tout autre : à tous les horizontaux et à la plupart des diagonales.
strategy-1-text-2 = Quand rien ne presse, regardez d’abord le centre.
strategy-1-task = Rouge : choisissez la colonne la plus forte.
strategy-1-why = Du centre, le jeton agit dans toutes les directions. Toute autre colonne laisse Jaune annuler ou gagner.
strategy-2 = Deux dans la rangée du bas
strategy-2-text-1 = Deux jetons voisins dans la rangée du bas, avec des cases libres des deux côtés, sont déjà dangereux. Un troisième crée deux menaces à la fois, et vous ne pouvez en parer qu’une.
strategy-2-task = Jaune : empêchez la double menace avant qu’elle n’arrive.
strategy-2-why = Un côté étant fermé, un troisième jeton ne crée plus qu’une menace, et elle se pare.
strategy-3 = Deux menaces superposées
strategy-3-text-1 = Une menace est une case qui compléterait votre alignement. En général, l’adversaire l’occupe dès qu’elle devient jouable.
strategy-3-text-2 = Deux menaces dans la même colonne, l’une juste au-dessus de l’autre, ne peuvent pas être parées toutes les deux.
strategy-3-task = Rouge : ouvrez la colonne de vos deux menaces.
strategy-3-why = Jaune doit occuper e2, et c’est la marche qui mène à e3.
strategy-4 = Menaces impaires pour Rouge
strategy-4-text-1 = Personne ne veut jouer sous une menace adverse. Les autres colonnes se remplissent donc d’abord, et il reste à Rouge, qui a commencé, les rangées impaires : 1, 3, 5.
strategy-4-text-2 = Rouge a une menace en rangée 3 : a3. Si rien ne se perd en route, Jaune devra finir par jouer a2.
strategy-4-task = Rouge : parez la menace de Jaune et laissez les colonnes se remplir.
strategy-4-why = La colonne d est pleine, et quoi que fasse Jaune, a2 vient, puis a3. C’est le zugzwang.
strategy-5 = Menaces paires pour Jaune
strategy-5-text-1 = Jaune joue en second et obtient les rangées paires. Ici, Jaune menace d’aligner quatre jetons en b4 et en f4.
strategy-5-text-2 = Il ne reste qu’une case sûre sur toute la grille. Qui la prend n’en laisse plus à l’adversaire.
strategy-5-task = Jaune : jouez le coup d’attente.
strategy-5-why = Rouge doit maintenant ouvrir la colonne b ou f, et les deux mènent à l’alignement de Jaune en rangée 4.
