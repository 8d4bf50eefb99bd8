# Noms
game = Reversi
game-summary = Encadrez les pions adverses pour les retourner ; qui en a le plus à la fin gagne.
variant-reversi = Reversi
variant-reversi-summary = Le plateau habituel de 8x8 cases.
variant-reversi-6x6 = Reversi 6x6
variant-reversi-6x6-summary = Un plateau plus petit pour une partie plus courte ; avec un jeu parfait, Blanc gagne 20-16.
variant-reversi-4x4 = Reversi 4x4
variant-reversi-4x4-summary = Le plus petit plateau, pour apprendre les règles ; avec un jeu parfait, Blanc gagne 11-3.
side-first = Noir
side-second = Blanc
piece-disc = Pion
start-standard = Standard
set-ocean = Océan
set-walnut = Noyer

# Pourquoi une partie finit ; chacun complète « Noir gagne : ... » ou « Nulle : ... »
reason-discs = le plus de pions quand aucun camp ne peut jouer
reason-equal-discs = autant de pions quand aucun camp ne peut jouer

# Ce que compte une évaluation : $count est le nombre tel qu’il s’écrit, avec son signe
# arguments elsewhere: score-*
score-discs = { $amount ->
    [one] { $count } pion
   *[other] { $count } pions
 }

# À côté du plateau
button-pass = Passer
counter-discs = Pions

# Ce que doit faire le camp au trait
prompt-pass = passez, aucune case n’est jouable
prompt-place = posez un pion

# Leçons
lesson-1 = Encadrer et retourner
lesson-1-text-1 = Le Reversi se joue avec des pions noirs d’un côté et blancs de l’autre. Noir commence, puis chacun joue à son tour. À chaque tour, vous posez un pion sur une case vide.
lesson-1-text-2 = Votre pion doit encadrer l’autre couleur : un pion blanc se trouve entre votre nouveau pion et un pion que vous avez déjà. Le pion encadré se retourne et devient le vôtre.
lesson-1-task = Posez un pion noir qui encadre un pion blanc.
lesson-2 = Toute une ligne d’un coup
lesson-2-text-1 = Vous pouvez encadrer plusieurs pions. Si une ligne droite de pions blancs a un pion noir à chaque bout, toute la ligne se retourne.
lesson-2-text-2 = Les lignes sont horizontales, verticales ou diagonales. Elles ne doivent pas avoir de trou.
lesson-2-task = Retournez trois pions blancs en un coup.
lesson-3 = Plusieurs directions
lesson-3-text-1 = Un pion peut encadrer des lignes dans plusieurs directions à la fois. Toutes se retournent : vous ne pouvez pas en laisser une.
lesson-3-text-2 = Seules comptent les lignes qui finissent à votre nouveau pion. Un pion qui vient d’être retourné n’en retourne pas d’autres.
lesson-3-task = Retournez des pions dans trois directions en un coup.
lesson-4 = Aucun coup : passer
lesson-4-text-1 = Chaque coup doit retourner au moins un pion. Parfois, aucune case ne le permet. Alors vous passez, et l’adversaire rejoue. Dans la liste des coups, un tour passé s’écrit avec deux tirets.
lesson-4-text-2 = On ne peut passer que si l’on n’a aucun coup. Ici, Noir ne peut rien encadrer.
lesson-4-task = Passez, car Noir n’a aucun coup.
lesson-5 = Les coins restent
lesson-5-text-1 = Un pion dans un coin ne peut jamais être retourné : personne ne peut jouer derrière lui, donc personne ne peut l’encadrer.
lesson-5-text-2 = Vos pions qui le rejoignent le long du bord sont alors sûrs eux aussi. Voilà pourquoi les bons joueurs cherchent les coins.
lesson-5-task = Prenez le coin.
lesson-6 = La fin
lesson-6-text-1 = La partie est finie quand aucun camp ne peut jouer. En général, c’est que le plateau est plein.
lesson-6-text-2 = On compte alors les pions : qui en a le plus gagne. À égalité, la partie est nulle. Peu importe d’avoir été mené jusqu’au dernier coup.
lesson-6-task = Remplissez la dernière case et gagnez.

# Ce qui ne va pas dans le texte d’une position
text-squares = il faut { $wanted } cases, pas { $found }
text-side-missing = il manque un espace et le camp au trait, X ou O
text-side = le camp au trait est X ou O, pas { $found }
text-end = rien ne doit suivre le camp au trait

# Ce qui ne va pas dans une position de l’éditeur
problem-no-square = hors du plateau { $n }x{ $n }
problem-two-discs = plus d’un pion
problem-kind = pas de { $kind } au Reversi, seulement des pions
problem-facing = un pion n’a pas d’orientation
problem-no-disc = il n’y a aucun pion sur le plateau, donc personne ne pourra jamais jouer
problem-too-many = { $count } pièces, c’est trop pour { $squares } cases
problem-extra = le Reversi ne connaît pas de { $name } à côté du plateau

# Ce qui ne va pas dans une liste de coups
moves-row = { $column } doit être suivi d’un chiffre de 1 à 8
moves-pass = passer s’écrit --, pass, pa ou ps
moves-number = un nombre doit être un numéro de coup suivi d’un point

# Pourquoi un coup n’est pas légal
why-over = { $text } est impossible : la partie est finie
why-no-pass = -- est impossible : { $side ->
    [first] Noir
   *[second] Blanc
 } a un coup et doit le jouer
why-no-square = { $text } n’est ni une case du plateau { $n }x{ $n } ni -- pour passer
why-taken = il y a déjà un pion { $side ->
    [first] noir
   *[second] blanc
 } en { $square }
why-must-pass = { $square } est impossible : { $side ->
    [first] Noir
   *[second] Blanc
 } ne peut rien retourner nulle part et doit passer (--)
why-flips-nothing = { $square } est impossible : aucun pion { $other ->
    [first] noir
   *[second] blanc
 } n’y serait retourné

# Les pièces dans les phrases des pages : seules, comptées, et d’un camp
spoken-kind = { $kind ->
   *[disc] pion
 }
spoken-count = { $kind ->
   *[disc] { $count ->
        [one] { $count } pion
       *[other] { $count } pions
     }
 }
spoken-piece = { $kind ->
   *[disc] pion
 } { $side ->
    [first] noir
   *[second] blanc
 }

# Joueurs ordinateurs : un nom, et une phrase sur chacun
player-greedy = Glouton
player-greedy-about = Retourne le plus de pions possible, exactement ce qu’il ne faut pas faire au début.
player-edge-lover = Ami des bords
player-edge-lover-about = Adore les bords et oublie les coins qui sont au bout.
player-newcomer = Novice
player-newcomer-about = Sait que les coins sont bons, mais voit rarement comment on les perd.
player-wallflower = Timide
player-wallflower-about = Garde ses pions hors de votre portée et oublie à quoi ils servent.
player-corner-hunter = Chasseur de coins
player-corner-hunter-about = Veut des coins et rien d’autre, et voit certaines de vos réponses.
player-collector = Collectionneur
player-collector-about = Bâtit des bords sûrs à partir de ses coins et ramasse des pions en chemin.
player-squeeze = Étau
player-squeeze-about = Essaie de ne vous laisser que de mauvais coups.
player-schemer = Intrigant
player-schemer-about = Vous donne des pions aujourd’hui pour vous priver de coups demain.
player-student = Élève
player-student-about = Sait à quoi ressemble une bonne position, mais ne regarde que son propre coup.
player-apprentice = Apprenti
player-apprentice-about = Calcule deux coups à l’avance et juge encore mal certaines choses.
player-regular = Habitué
player-regular-about = Calcule à peu près trois coups à l’avance et joue les six dernières cases sans faute.
player-tactician = Tacticien
player-tactician-about = Calcule trois coups à l’avance et tombe rarement dans un piège.
player-veteran = Vétéran
player-veteran-about = Calcule quatre coups à l’avance et joue les huit dernières cases sans faute.
player-strategist = Stratège
player-strategist-about = Calcule quatre coups à l’avance, d’un œil sûr, et joue les dix dernières cases à la perfection.
player-expert = Expert
player-expert-about = Calcule cinq coups à l’avance et joue les onze dernières cases sans faute.
player-master = Maître
player-master-about = Calcule six coups à l’avance et joue les douze dernières cases sans faute.
player-champion = Champion
player-champion-about = Calcule sept coups à l’avance et joue les treize dernières cases sans faute.
player-virtuoso = Virtuose
player-virtuoso-about = Calcule neuf coups à l’avance et joue les quatorze dernières cases sans faute.
player-maestro = Maestro
player-maestro-about = Calcule dix coups à l’avance et joue les seize dernières cases sans faute.
player-grandmaster = Grand maître
player-grandmaster-about = Calcule douze coups à l’avance et joue les dix-huit dernières cases sans faute.
player-legend = Légende
player-legend-about = Calcule treize coups à l’avance et joue les dix-neuf dernières cases sans faute.
player-oracle = Oracle
player-oracle-about = Calcule aussi loin que le temps le permet, et joue à la perfection bien avant la fin.
style-corners = coins

# Ce qu’un joueur sur mesure compte jusqu’à la fin
settings-empty-squares = cases vides

# Calques au-dessus du plateau, et le sens de leurs signes
layer-stable = Pions définitifs
layer-stable-disc = ne peut plus jamais être retourné
layer-frontier = Pions frontière
layer-frontier-disc = à côté d’une case vide
layer-mobility = Mobilité
layer-mobility-move = peut jouer ici
layer-mobility-potential = pourra peut-être y jouer plus tard

# Pourquoi un coup était une erreur
gives-corner = Ce coup permet à { $side } de prendre le coin { $corner }.
gives-corner-soon = Après ce coup, { $side } prend le coin { $corner } à son deuxième coup.
misses-corner = { $side } peut prendre ici le coin { $corner } ; sinon, il est perdu.
misses-corner-soon = { $best } gagne le coin { $corner } pour { $side } ; sinon, il est perdu.
beside-corner-x = { $at } touche en diagonale le coin vide { $corner } : grâce à ce pion, { $side } prend le coin.
beside-corner-c = { $at } touche sur le bord le coin vide { $corner } : grâce à ce pion, { $side } prend le coin.
must-give = Ensuite, tout coup de { $side } ({ $squares }) ouvre un coin à { $other }.
must-give-only = Ensuite, { $side } n’a plus que { $square }, qui ouvre un coin à { $other }.
loses-corner = { $side } prend plus tard le coin { $corner } (coup { $plies } de cette variante).
wins-corner = Avec { $best }, { $side } prend plus tard le coin { $corner } (coup { $plies } de la variante).
no-moves = Après ce coup et la réponse, { $side } n’a plus aucun coup ; après { $best }, ce serait { $more ->
    [one] { $more } coup
   *[other] { $more } coups
 }.
few-moves = Après ce coup et la réponse, { $side } n’a { $few ->
    [one] qu’un coup
   *[other] que { $few } coups
 } ({ $squares }) ; après { $best }, ce serait { $more }.
fewer-moves = Après ce coup et la réponse, { $side } a { $fewer } coups ; après { $best }, ce serait { $more }.
passes = { $side } devra passer (coup { $plies } de cette variante), et { $other } joue deux fois de suite.
too-greedy = { $at } retourne { $many } pions, contre { $few } pour { $best }, mais { $left ->
    [0] ne laisse aucun coup
    [one] ne laisse qu’un coup
   *[other] ne laisse que { $left } coups
 } à { $side }, au lieu de { $more }.
opens-up = Ce coup laisse à { $side } le choix entre { $many } coups ; après { $best }, { $few ->
    [0] il n’en aurait aucun
   *[other] il n’en aurait que { $few }
 }.
opens-edge-wedge = Ce coup permet à { $side } de jouer { $square }, entre deux pions de bord de { $other }.
opens-edge-turned = Ce coup permet à { $side } de retourner { $count ->
    [one] { $count } pion
   *[other] { $count } pions
 } du bord avec { $square }.
parity-even = { $side } doit alors commencer par une région au nombre pair de cases vides ({ $region }) ; après { $best }, il y en a une impaire ({ $odd }).
parity-last = { $other } joue alors le dernier coup de la partie ; après { $best }, ce serait { $side }.
exact-counts = Avec un jeu parfait, { $side } finit à { $better } pions contre { $worse } après { $best }, sinon à { $own } contre { $theirs }.
exact-margins = Avec un jeu parfait, { $side } { $other_result ->
    [win] gagne de { $other_by ->
        [one] { $other_by } pion
       *[other] { $other_by } pions
     }
    [draw] annule
   *[loss] perd de { $other_by ->
        [one] { $other_by } pion
       *[other] { $other_by } pions
     }
 } après { $best } ; sinon, c’est { $result ->
    [win] un gain de { $by }
    [draw] une nulle
   *[loss] une défaite de { $by }
 }.
wiped-out = { $side } retourne tous les pions de { $other } et gagne.
misses-wipe-out = Après { $best }, { $side } retourne dans cette variante tous les pions de { $other } et gagne.
gives-stable = Quelques coups plus tard, { $side } a { $many ->
    [one] { $many } pion qu’on ne peut plus retourner
   *[other] { $many } pions qu’on ne peut plus retourner
 } ; après { $best }, { $few ->
    [0] aucun
   *[other] { $few }
 }.
misses-stable = Avec { $best }, { $side } a bientôt { $many ->
    [one] { $many } pion qu’on ne peut plus retourner
   *[other] { $many } pions qu’on ne peut plus retourner
 }, sinon { $few ->
    [0] aucun
   *[other] seulement { $few }
 }.
risky-square-x = { $at } touche en diagonale le coin vide { $corner } : y poser un pion livre souvent le coin.
risky-square-c = { $at } touche sur le bord le coin vide { $corner } : y poser un pion livre souvent le coin.
above-all-mobility = Surtout la mobilité : quelques coups plus tard, { $side } a { $own ->
    [one] { $own } case
   *[other] { $own } cases
 } où jouer et { $rival } { $theirs } ; après { $best }, ce serait { $better } et { $worse }.
above-all-frontier = Surtout la frontière : quelques coups plus tard, { $side } a { $own ->
    [one] { $own } pion
   *[other] { $own } pions
 } à côté de cases vides et { $rival } { $theirs } ; après { $best }, ce serait { $better } et { $worse }.
above-all-discs = Surtout les pions : quelques coups plus tard, { $side } en a { $own } et { $rival } { $theirs } ; après { $best }, ce serait { $better } et { $worse }.
above-all-edges = Surtout les bords : quelques coups plus tard, { $side } y a { $own ->
    [one] { $own } pion
   *[other] { $own } pions
 } et { $rival } { $theirs } ; après { $best }, ce serait { $better } et { $worse }.
above-all-x = Surtout les coins : quelques coups plus tard, { $side } a { $own ->
    [one] { $own } pion
   *[other] { $own } pions
 } en diagonale d’un coin vide et { $rival } { $theirs } ; après { $best }, ce serait { $better } et { $worse }.

# Fichiers d’autres programmes
format-ggf = GGF de Reversi
format-wthor = Base WTHOR de parties de Reversi
ggf-beginning = la partie ne commence pas par (;
ggf-unexpected = inattendu : { $text }
ggf-other-game = le jeu est { $game }, pas Othello
ggf-empty-board = le plateau est vide
ggf-board-size = seuls les plateaux de 8x8, 6x6 et 4x4 cases sont possibles
wthor-short = une partie fait { $bytes } octets, et le fichier finit avant
wthor-square = le coup { $number } est { $byte }, qui n’est pas une case

## Avant un coup : ce qui gagne
goal = Le plus de pions à la fin gagne

## Ce qui est dit une fois, dans la première partie
first-hint-1 = Les points montrent où poser un pion : chacun encadre au moins un pion adverse.
first-hint-2 = Tous les pions encadrés se retournent. Regardez aussi ce que votre coup donne à l’adversaire.

## Leçons de stratégie
strategy-1 = D’abord le coin
strategy-1-text-1 = Un pion dans un coin y reste pour toujours, et ceux qui le rejoignent le long du bord deviennent définitifs eux aussi. Peu de coups valent autant.
strategy-1-text-2 = Regardez les quatre coins avant toute autre chose.
strategy-1-task = Noir : prenez le coin que Blanc a laissé ouvert.
strategy-1-why = À partir du coin, vos pions du bord ne peuvent plus jamais être retournés.
strategy-2 = Cases X et cases C
strategy-2-text-1 = La case qui touche un coin en diagonale s’appelle case X, celles qui le touchent sur le bord sont les cases C. Y jouer livre souvent le coin.
strategy-2-text-2 = Ici, b2, a7 et même a3 laissent Blanc prendre un coin.
strategy-2-task = Noir : trouvez le coup qui ne donne aucun coin à Blanc.
strategy-2-why = Blanc n’a pas de coin pour l’instant et doit ouvrir autre chose.
strategy-3 = Mobilité
strategy-3-text-1 = Jusque tard dans la partie, le nombre de pions ne dit pas grand-chose. Ce qui compte, c’est la mobilité : combien de coups chaque camp peut jouer.
strategy-3-text-2 = Laissez peu de coups à l’adversaire, et il devra bientôt en jouer un qui ne lui plaît pas.
strategy-3-task = Blanc : laissez à Noir le moins de coups possible.
strategy-3-why = Il reste sept coups à Noir ; après tout autre coup, il en aurait eu neuf ou plus.
strategy-4 = Un coup tranquille
strategy-4-text-1 = Un coup tranquille retourne peu de pions, et aucun qui touche des cases vides à l’extérieur. Il n’ouvre rien de nouveau à l’adversaire.
strategy-4-text-2 = Qui n’a plus de coups tranquilles doit ouvrir le jeu.
strategy-4-task = Blanc : jouez le coup tranquille au milieu du côté droit.
strategy-4-why = Un seul pion retourné, à l’intérieur des vôtres. Noir n’y trouve aucun nouveau coup et doit ouvrir le jeu.
strategy-5 = Un coin peut attendre
strategy-5-text-1 = Un coin que l’adversaire ne peut pas prendre sera encore là au prochain tour. Jouez d’abord le coup que l’adversaire aimerait jouer.
strategy-5-text-2 = Ici, a1 et a8 sont ouverts à Noir, mais Blanc n’a accès à aucun des deux.
strategy-5-task = Noir : jouez là où cela compte plus que les coins.
strategy-5-why = Les coins restent à prendre, et Blanc a perdu sa bonne case.
strategy-6 = Parité
strategy-6-text-1 = En fin de partie, comptez les cases vides de chaque région. Qui joue en dernier dans une région garde ce qui y a été retourné.
strategy-6-text-2 = Jouez donc dans les régions au nombre impair de cases vides, et laissez les paires à l’adversaire.
strategy-6-task = Noir : jouez là où vous avez le dernier coup.
strategy-6-why = La case d8 est une région à elle seule, et vous y avez joué en dernier. Noir gagne de quatre pions ; tout autre coup perd.
