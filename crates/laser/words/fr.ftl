# Noms
game = Échecs laser
game-summary = Déplacez ou tournez un miroir, puis votre laser tire : touchez le pharaon adverse.
variant-laser = Échecs laser
variant-laser-summary = Le scarabée s’échange avec tout voisin, le sphinx ne tourne jamais, chaque case est ouverte à tous.
variant-laser-khet = Khet 2.0
variant-laser-khet-summary = Le sphinx tourne, le scarabée ne s’échange qu’avec pyramide et anubis, certaines cases sont réservées à un camp.
side-first = Bleu
side-second = Rouge
piece-pharaoh = Pharaon
piece-scarab = Scarabée
piece-pyramid = Pyramide
piece-anubis = Anubis
piece-sphinx = Sphinx
start-classic = Classique
start-imhotep = Imhotep
start-dynasty = Dynastie
set-enamel = Émail
set-sandstone = Grès

# Pourquoi une partie finit ; chacun complète « Bleu gagne : ... » ou « Nulle : ... »
# arguments elsewhere: reason-*
reason-pharaoh-destroyed = { $who ->
    [named] { $loser } a perdu son pharaon
    [you] vous avez perdu votre pharaon
   *[other] le pharaon adverse est détruit
 }

# À côté du plateau
button-turn-right = Tourner à droite
button-turn-left = Tourner à gauche
counter-captured-pyramid = Pyramides capturées
counter-captured-anubis = Anubis capturés
counter-captured-pharaoh = Pharaon capturé

# Ce que doit faire le camp au trait
prompt-move = choisissez une pièce à déplacer ou à tourner

# Leçons
lesson-1 = Se déplacer
lesson-1-text-1 = À chaque tour, vous faites une seule chose avec une de vos pièces. Vous pouvez la déplacer sur une case voisine vide, tout droit ou en diagonale. Ou vous pouvez la tourner sur place.
lesson-1-text-2 = Seul le sphinx, dans son coin, reste où il est. Il porte votre laser, et le laser tire à la fin de chacun de vos tours.
lesson-1-task = Déplacez la pyramide bleue sur une case voisine.
lesson-2 = Tourner le miroir
lesson-2-text-1 = Le rayon file tout droit jusqu’à ce qu’il rencontre quelque chose. La pyramide a un miroir en biais : il capte les rayons sur deux de ses côtés et les renvoie à angle droit.
lesson-2-text-2 = Vous pouvez tourner une pièce d’un quart de tour, à droite ou à gauche. Le sphinx bleu en j1 tire vers le haut. Pour l’instant, la pyramide envoie le rayon hors du plateau.
lesson-2-task = Tournez la pyramide pour qu’elle renvoie le rayon vers la gauche.
lesson-3 = Détruire une pièce
lesson-3-text-1 = Sur ses deux autres côtés, la pyramide n’a pas de miroir. Si le rayon la touche là, elle est détruite et quitte le plateau.
lesson-3-text-2 = Le rayon s’arrête sur ce qu’il détruit. Chaque tir détruit donc au plus une pièce.
lesson-3-task = Placez votre pyramide dans le rayon et détruisez la rouge.
lesson-4 = L’anubis et son bouclier
lesson-4-text-1 = L’anubis n’a pas de miroir, mais un bouclier devant lui. Le bouclier arrête le rayon, et rien ne se passe. Touché de côté ou par-derrière, l’anubis est détruit.
lesson-4-text-2 = Ici, l’anubis rouge tend son bouclier vers la droite, face à votre rayon. Votre pyramide, plus bas, peut envoyer le rayon vers le haut.
lesson-4-task = Descendez le rayon d’une rangée et détruisez l’anubis par-dessous.
lesson-5 = Le scarabée échange
lesson-5-text-1 = Le scarabée a un miroir sur chaque face. Aucun rayon ne peut le détruire.
lesson-5-text-2 = Il peut aussi échanger sa place avec une pièce voisine, à vous ou à l’adversaire. Seul un sphinx ne s’échange pas. Les deux pièces gardent leur orientation.
lesson-5-text-3 = Ici, l’anubis rouge bloque votre laser avec son bouclier. Regardez où va le rayon après l’échange.
lesson-5-task = Échangez votre scarabée avec l’anubis rouge.
lesson-6 = Attention à vos pièces
lesson-6-text-1 = Le laser ne choisit pas ses cibles : vos propres pièces sont détruites tout autant. Et il tire après chaque tour, que vous le vouliez ou non.
lesson-6-text-2 = Ici, votre propre rayon va toucher votre pyramide sur un côté sans miroir. Si vous jouez ailleurs, vous la perdez.
lesson-6-task = Sauvez votre pyramide de votre propre laser.
lesson-7 = Toucher le pharaon
lesson-7-text-1 = Le pharaon est la pièce qui compte. Il n’a ni miroir ni bouclier. S’il est touché, son camp perd, peu importe qui a tiré.
lesson-7-text-2 = Si la même position se présente pour la troisième fois avec le même camp au trait, la partie est nulle.
lesson-7-text-3 = Suivez le rayon du doigt : deux miroirs le mènent au pharaon rouge.
lesson-7-task = Tournez une pyramide, touchez le pharaon rouge et gagnez.
lesson-8 = Khet : le sphinx tourne
lesson-8-text-1 = Les règles de Khet 2.0 diffèrent un peu. Au lieu de déplacer une pièce, vous pouvez tourner votre sphinx. Il a deux orientations : le long de sa colonne ou le long de sa rangée.
lesson-8-text-2 = Les scarabées ne s’échangent qu’avec les pyramides et les anubis. Et certaines cases n’admettent qu’une couleur : la colonne j, b1 et b8 sont à Bleu, la colonne a, i1 et i8 à Rouge.
lesson-8-task = Tournez votre sphinx, touchez le pharaon rouge et gagnez.

# Les sortes de pièces dans une phrase ; la pièce d’un camp, avec son article
kind = { $kind ->
    [pharaoh] pharaon
    [scarab] scarabée
    [pyramid] pyramide
    [anubis] anubis
   *[sphinx] sphinx
 }
kind-of-side = { $kind ->
    [pharaoh] le pharaon
    [scarab] le scarabée
    [pyramid] la pyramide
    [anubis] l’anubis
   *[sphinx] le sphinx
 } { $side ->
    [first] { $kind ->
        [pyramid] bleue
       *[other] bleu
     }
   *[second] rouge
 }

# Ce qui ne va pas dans le texte d’une position
text-parts = il faut le plateau, un espace et b ou r, pas { $found ->
    [one] { $found } partie
   *[other] { $found } parties
 }
text-side = il faut b ou r pour le camp au trait

# Ce qui ne va pas dans une position de l’éditeur
problem-too-many = { $count } pièces, c’est trop : le plateau a 80 cases
problem-no-square = cette case n’existe pas
problem-two-pieces = deux pièces sur une case, { $first } et { $second }
problem-kind = aucune pièce ne s’appelle { $kind }
problem-facing = une pièce est tournée de 0, 1, 2 ou 3 quarts de tour, pas de { $facing }
problem-extra = { $name } n’existe pas dans une position d’Échecs laser
problem-set = { $side ->
    [first] Bleu
   *[second] Rouge
 } a { $count } { $kind ->
    [pharaoh] pharaons
    [scarab] scarabées
    [pyramid] pyramides
    [anubis] anubis
   *[sphinx] sphinx
 } ; le maximum est { $most }
problem-sphinx-missing = le sphinx { $side ->
    [first] bleu
   *[second] rouge
 } doit être ici
problem-sphinx-place = la place du sphinx { $side ->
    [first] bleu
   *[second] rouge
 } est en { $corner }
problem-sphinx-facing = { $side ->
    [first] le sphinx bleu doit être tourné vers le plateau, en haut ou à gauche
   *[second] le sphinx rouge doit être tourné vers le plateau, en bas ou à droite
 }
problem-no-pharaoh = les deux pharaons manquent

# Ce qui ne va pas dans une liste de coups
moves-no-move = { $text } n’est pas un coup

# Pourquoi un coup n’est pas légal
why-form = un coup s’écrit c4d5 (déplacer ou échanger), c4+ ou c4- (tourner)
why-off-board = { $square } n’est pas sur le plateau
why-over = la partie est finie, { $winner ->
    [first] Bleu
   *[second] Rouge
 } a gagné
why-empty = il n’y a pas de pièce en { $from }
why-not-yours = { $kind ->
    [pharaoh] le pharaon
    [scarab] le scarabée
    [pyramid] la pyramide
    [anubis] l’anubis
   *[sphinx] le sphinx
 } en { $from } est à { $side ->
    [first] Bleu
   *[second] Rouge
 }
why-sphinx-fixed = avec ces règles, un sphinx ne tourne pas
why-sphinx-turn = un sphinx n’a que deux directions, vers le plateau : tournez-le dans l’autre sens
why-sphinx-stays = un sphinx ne quitte jamais son coin
why-too-far = une pièce avance d’une case, dans n’importe quelle direction, et { $to } n’est pas voisin de { $from }
why-taken = en { $to } se trouve { $piece }, et seul un scarabée peut échanger sa place
why-reserved = seul { $side ->
    [first] Bleu
   *[second] Rouge
 } peut entrer en { $to }
why-no-swap = avec ces règles, un scarabée ne s’échange qu’avec pyramide et anubis, pas avec { $piece } en { $to }
why-other = ce coup n’est pas légal ici

# Les pièces dans les phrases des pages : seules, comptées, et d’un camp
spoken-kind = { $kind ->
    [pharaoh] pharaon
    [scarab] scarabée
    [pyramid] pyramide
    [anubis] anubis
   *[sphinx] sphinx
 }
spoken-count = { $kind ->
    [pharaoh] { $count ->
        [one] { $count } pharaon
       *[other] { $count } pharaons
     }
    [scarab] { $count ->
        [one] { $count } scarabée
       *[other] { $count } scarabées
     }
    [pyramid] { $count ->
        [one] { $count } pyramide
       *[other] { $count } pyramides
     }
    [anubis] { $count ->
        [one] { $count } anubis
       *[other] { $count } anubis
     }
   *[sphinx] { $count ->
        [one] { $count } sphinx
       *[other] { $count } sphinx
     }
 }
spoken-piece = { $kind ->
    [pharaoh] pharaon
    [scarab] scarabée
    [pyramid] pyramide
    [anubis] anubis
   *[sphinx] sphinx
 } { $side ->
    [first] { $kind ->
        [pyramid] bleue
       *[other] bleu
     }
   *[second] rouge
 }
# Avec son article, après « détruit » ou « avec »
spoken-owner = { kind-of-side }{ $whose ->
    [own] {" "}(tir contre son camp)
   *[other] {""}
 }
# Comment une pièce est tournée, ce qui décide de ce que lui fait un rayon ; le haut est celui de l’écran
spoken-facing = { $kind ->
    [pyramid] miroir { $way ->
        [0] en haut et à droite
        [1] à droite et en bas
        [2] en bas et à gauche
       *[3] à gauche et en haut
     }
    [scarab] miroirs { $way ->
        [0] montant vers la droite
        [2] montant vers la droite
       *[1] descendant vers la droite
     }
    [anubis] bouclier { $way ->
        [0] en haut
        [1] à droite
        [2] en bas
       *[3] à gauche
     }
    [sphinx] tire vers { $way ->
        [0] le haut
        [1] la droite
        [2] le bas
       *[3] la gauche
     }
   *[pharaoh] sans défense de tous côtés
 }

# Joueurs ordinateurs : un nom, et une phrase sur chacun
player-lantern = Lanterne
player-lantern-about = Éclaire une partie du plateau et ne pense pas au reste.
player-drifter = Vagabond
player-drifter-about = Tourne et pousse ce qui lui tombe sous la main, et tire si une cible passe par là.
player-newcomer = Novice
player-newcomer-about = Ne marche jamais dans son propre rayon, mais ne voit pas ce que vous préparez.
player-apprentice = Apprenti
player-apprentice-about = Sait à quoi ressemble une bonne position, mais ne regarde que son propre coup.
player-guardian = Gardien
player-guardian-about = Cache son pharaon derrière ses pièces et attend vos erreurs.
player-hothead = Tête brûlée
player-hothead-about = Vise votre pharaon, quoi qu’il en coûte.
player-mirror-smith = Miroitier
player-mirror-smith-about = Calcule deux coups à l’avance et aime les rayons qui font beaucoup de détours.
player-sharpshooter = Tireur d’élite
player-sharpshooter-about = Calcule trois coups à l’avance et prend ce qui est à sa portée.
player-sentinel = Sentinelle
player-sentinel-about = Calcule trois coups à l’avance et garde ses pièces hors de votre rayon.
player-strategist = Stratège
player-strategist-about = Calcule trois coups à l’avance et pèse autant l’attaque que la défense.
player-marksman = Fine gâchette
player-marksman-about = Calcule plus loin là où les prochains tirs touchent quelque chose.
player-vizier = Vizir
player-vizier-about = Calcule plus loin là où des pièces sont en danger, et punit chaque négligence.
player-pharaoh = Pharaon
player-pharaoh-about = Calcule aussi loin que le temps le permet.

# Ce qu’un entraîneur dit d’une erreur. Une pièce qui fait quelque chose, et une à qui l’on fait quelque chose
coach-subject = { kind-of-side }
coach-object = { kind-of-side }
# Ce qui suit, seul ou après une cause
coach-sentence = { CAPITAL($what) }.
coach-because = { $cause } : { $what }.
coach-next-hits = le prochain tir de { $side } touche le pharaon en { $square } et met fin à la partie
coach-next-destroys = le prochain tir de { $side } détruit { $piece } en { $square }
# Causes
coach-cause-moved-into = { CAPITAL($piece) } vient se mettre dans une ligne de tir
coach-cause-turned-away = { CAPITAL($piece) } présente maintenant au rayon un côté sans défense
coach-cause-mirror-moved = { CAPITAL($piece) } en { $square } dévie maintenant le rayon
coach-cause-mirror-turned = { CAPITAL($piece) } en { $square } renvoie maintenant le rayon du mauvais côté
coach-cause-opened = { CAPITAL($piece) } quitte { $square } et n’y détourne plus le rayon
coach-cause-unguarded = { CAPITAL($piece) } quitte { $square } et n’y arrête plus le rayon
coach-cause-cleared = Le tir sur { $piece } en { $square } ouvre une ligne
coach-cause-left = Ce coup ne répond pas à la menace
# Le pharaon
coach-own-goal-pharaoh = Tir contre son camp : { $side } touche son propre pharaon en { $square } et perd la partie.
coach-forces = { $side } a maintenant un tir forcé sur le pharaon.
coach-forces-in = { $side } a maintenant un tir forcé sur le pharaon en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 } : avec la meilleure défense, il est touché en { $square }.
coach-opens-own = Quitter { $square } ouvre une ligne vers le pharaon : { $side } a maintenant un tir forcé en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }, en { $target } avec la meilleure défense.
coach-missed-hit = { $mv } touche le pharaon de { $side } en { $square } et gagne aussitôt.
coach-missed-force = { $mv } donne un tir forcé sur le pharaon de { $side }.
coach-missed-force-in = { $mv } donne un tir forcé sur le pharaon de { $side } en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 } : avec la meilleure défense, il est touché en { $square }.
# Répétition
coach-repeats = La même position se présente pour la troisième fois : nulle.
coach-lets-repeat = { $side } peut amener la même position pour la troisième fois : nulle.
coach-could-repeat = { $mv } amène la même position pour la troisième fois : nulle.
# Pièces
coach-own-goal = Tir contre son camp : { $side } détruit { $piece } en { $square }.
coach-later-destroys = Le { $nth ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
 } tir de { $side } à partir d’ici détruit { $piece } en { $square }.
coach-missed-piece = { $mv } détruit { $piece } en { $square }.
coach-missed-later = Après { $mv }, le { $nth ->
    [1] prochain
    [2] deuxième
    [3] troisième
   *[4] quatrième
 } tir de { $side } détruit { $piece } en { $square }.
# Le rayon
coach-shut-in = Le rayon de { $side } reste enfermé : pendant quatre tours, il s’arrête après { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } au plus. Après { $mv }, il en parcourt au moins { $other }.
coach-allows-threat = La réponse { $answer } de { $side } menace de toucher le pharaon en { $square } par { $mv }.
coach-misses-threat = { $best } menace de toucher le pharaon de { $side } en { $square } par { $mv }.
# Ce qui diffère le plus à la fin des deux variantes
coach-attack-played = Le rayon de { $side } parcourt plus de cases près du pharaon de { $whose } : { $count } à trois pas de lui au plus, après { $mv } { $other ->
    [0] aucune
   *[other] seulement { $other }
 }.
coach-attack-best = Après { $mv }, le rayon de { $side } parcourt plus de cases près du pharaon de { $whose } : { $count } à trois pas de lui au plus, sinon { $other ->
    [0] aucune
   *[other] seulement { $other }
 }.
coach-beam-played = Le rayon de { $side } va plus loin : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }, après { $mv } seulement { $other }.
coach-beam-best = Après { $mv }, le rayon de { $side } va plus loin : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }, sinon seulement { $other }.

# Calques au-dessus du plateau, et les sortes de leurs signes
layer-beams = Rayons
layer-beams-fires = le rayon tel qu’il partirait maintenant
layer-hits = Où finissent les rayons
layer-hits-destroys = une pièce que le rayon détruit
layer-hits-own-goal = une pièce de son camp que le rayon détruit
layer-hits-stopped = une pièce qui arrête le rayon
layer-lit = Cases des rayons
layer-lit-lit = un rayon passe ici
layer-lit-twice = les deux rayons passent ici

## Avant un coup : ce qui gagne, que faire de la pièce choisie
goal = Touchez le pharaon adverse pour gagner
prompt-piece = tournez la pièce ou choisissez une case
prompt-scarab = tournez-le, choisissez une case, ou un voisin avec qui l’échanger
prompt-sphinx = tournez-le, il ne quitte jamais son coin

## Ce qui est dit une fois, dans la première partie
first-hint-1 = Choisissez une pièce, puis sa destination, ou tournez-la avec les boutons. Ensuite, votre laser tire.
first-hint-2 = Avant de jouer, suivez votre rayon : il touche aussi vos propres pièces.

## Leçons de stratégie
strategy-1 = Une menace en deux coups
strategy-1-text-1 = Une pyramide dans la colonne de votre sphinx envoie le rayon le long d’une rangée. Elle peut monter ou descendre, et le rayon avec elle.
strategy-1-text-2 = Elle suit ainsi un pharaon qui n’a qu’une rangée où fuir.
strategy-1-task = Bleu : dégagez la rangée et menacez le pharaon.
strategy-1-why = La pyramide rouge a disparu, et le pharaon est le prochain. Où qu’il aille, la pyramide de la colonne j le suit.
strategy-2 = Tourner, c’est aussi jouer
strategy-2-text-1 = Tourner coûte un tour, mais peut préparer plus d’un tir. Regardez sur quelles cases la pyramide pourrait aller ensuite.
strategy-2-text-2 = Le miroir à côté de la colonne j doit renvoyer vers la gauche un rayon venu d’en bas.
strategy-2-task = Bleu : tournez la pyramide pour couvrir toutes les fuites.
strategy-2-why = Maintenant, un pas en j3, j4 ou j5 envoie le rayon dans trois rangées différentes.
strategy-3 = Bloquer le rayon
strategy-3-text-1 = Le rayon de Rouge descend la colonne a, et la pyramide en a1 l’envoie le long de la première rangée : votre pharaon est le prochain, et ne peut pas quitter la rangée.
strategy-3-text-2 = Un anubis arrête un rayon qui le touche de face. Interposez une pièce.
strategy-3-task = Bleu : placez une pièce sur le chemin du rayon.
strategy-3-why = Le rayon s’arrête avant le pharaon. Un anubis qui lui fait face n’est même pas perdu.
strategy-4 = Le pharaon garde ses distances
strategy-4-text-1 = Un sphinx tire toujours tout droit si rien ne lui barre la route. La colonne a est à Rouge, la colonne j à vous, et aucun pharaon n’y est en sécurité.
strategy-4-text-2 = Mieux vaut un pas tranquille maintenant qu’un pas forcé plus tard.
strategy-4-task = Bleu : sortez le pharaon de la ligne de tir.
strategy-4-why = Il faut maintenant à Rouge au moins un miroir de plus, et vous avez gagné un temps.
