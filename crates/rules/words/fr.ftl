# Pourquoi une partie se termine ; chaque texte complète « Blanc gagne : ... » ou « Nulle : ... ». $who dit comment s’appelle le
# perdant : « named » par $loser, « you » pour le perdant lui-même, ou « other » où personne n’est nommé.
# arguments elsewhere: reason-*
reason-repetition = la position est apparue trois fois
reason-resignation = { $who ->
    [named] { $loser } a abandonné
    [you] vous avez abandonné
   *[other] l’autre camp a abandonné
 }
reason-time = { $who ->
    [named] { $loser } n’a plus de temps
    [you] vous n’avez plus de temps
   *[other] l’autre camp n’a plus de temps
 }
reason-agreement = d’un commun accord
reason-abandonment = { $who ->
    [named] { $loser } a quitté la partie
    [you] vous avez quitté la partie
   *[other] l’autre camp a quitté la partie
 }
reason-aborted = annulée avant que les deux camps aient joué
reason-length = la partie a atteint 2000 coups
reason-unrecorded = la raison n’a pas été notée
reason-engine-start = le moteur n’a pas pu démarrer
reason-engine-crash = le moteur s’est arrêté de lui-même
reason-engine-silence = le moteur n’a pas répondu à temps
reason-engine-flood = le moteur a trop envoyé
reason-engine-refusal = le moteur a refusé de jouer
reason-engine-illegal = le moteur a envoyé un coup illégal

# Ce que compte une évaluation : $count est le nombre tel qu’il s’écrit, avec son signe
# arguments elsewhere: score-*
score-points = { $amount ->
    [one] { $count } point
   *[other] { $count } points
 }

# Jeux de plateau et de pièces
set-classic = Classique
set-contrast = Contraste élevé
set-safe = Pour toute vision des couleurs

# La fin et le trait sur une ligne
ending-win = { $winner } gagne : { $reason }
ending-draw = Nulle : { $reason }
ending-aborted = Annulée : pas de résultat
turn = { $side } : { $prompt }

# Ce qui ne va pas dans un texte
at-column = { $what } (caractère { $column })
at-point = { $point } : { $what }
problems = { $list }
and-more = et { $count } de plus
position-text-too-long = un texte de position a au plus { $most } caractères, celui-ci en a davantage
move-text-too-long = un texte de coup a au plus { $most } caractères, celui-ci en a davantage
illegal = ce coup n’est pas légal ici
already-over = la partie est déjà finie : { $reason }

# Ce qui ne va pas dans la forme d’un texte de position. $row dit comment le jeu appelle une ligne.
text-empty = le texte est vide
text-two-spaces = deux espaces de suite
text-unexpected = inattendu : { $found }
text-rows-needed = il faut { $wanted } { $row ->
    [rank] rangées
    [column] colonnes
   *[row] lignes
 } séparées par /, pas { $found }
text-run = { $run } points vides de suite n’entrent pas ici
text-row-half-a-piece = la { $row ->
    [rank] rangée
    [column] colonne
   *[row] ligne
 } { $name } s’arrête au milieu d’une pièce
text-row-too-long = la { $row ->
    [rank] rangée
    [column] colonne
   *[row] ligne
 } { $name } a plus de { $length } points
text-row-length = la { $row ->
    [rank] rangée
    [column] colonne
   *[row] ligne
 } { $name } a { $found } points au lieu de { $length }
