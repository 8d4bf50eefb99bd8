# Les jeux par leurs identifiants
unknown-game = il n’y a pas de jeu « { $game } » ; les jeux sont { $all }

# Un compteur d’un camp, à côté d’un plateau en texte
show-counter = { $side }, { $label }

# Pourquoi un fichier ne donne pas de partie
file-too-large = un fichier de partie a au plus { $most } Ko, celui-ci en a davantage
file-not-text = le fichier n’est pas du texte : l’octet { $byte } n’appartient à aucun caractère
file-empty = le fichier est vide
file-not-json = le fichier commence comme du JSON mais n’en est pas : { $error }
file-json-no-game = ce JSON n’est pas une partie : il n’a ni le champ "plyground" ni les champs d’un format plus ancien
file-line-1 = ligne 1 : { $why }
file-no-moves = le fichier n’est ni du JSON ni une liste de coups de l’un des jeux
file-no-moves-but = le fichier n’est ni du JSON ni une liste de coups de l’un des jeux ; lu comme { $game } : { $why }
file-in-moves = dans les coups : { $why }
file-too-many-moves = une partie a au plus { $most } coups, celle-ci en a { $moves }
file-start = la position de départ n’est pas jouable : { $why }
file-move = coup { $number } { $text } : { $why }
file-move-time = il a pris plus d’un an
file-varied-move = une variante du coup { $number }, { $text } : { $why }
file-deep = les variantes du coup { $number } sont imbriquées sur plus de { $most } niveaux
file-comment = le commentaire du coup { $number } a plus de { $most } caractères
file-varied = les variantes ont plus de { $most } coups

# Ce qui ne va pas dans un champ ; ses noms restent les mêmes dans toutes les langues
file-later = le fichier vient d’une version plus récente de Plyground : le champ "plyground" vaut { $found }, cette version lit { $reads }
file-version = le champ "plyground" vaut { $found }, il devrait valoir { $wanted }
file-version-number = le champ "plyground" doit être le nombre { $wanted }
file-variant = champ "variant" : { $why }
file-game = le champ "game" vaut { $said }, mais { $variant } est une variante de { $is }
file-player = champ "players" : le nom de { $side } a plus de { $most } caractères, ou un caractère qui ne peut pas être affiché
file-name = le champ "{ $field }" a plus de { $most } caractères, ou un caractère qui ne peut pas être affiché
file-date = le champ "date" vaut { $date }, il devrait ressembler à 2026-05-01 ou à 2026-05-01T18:30:00Z
file-clock = champ "clock" : une pendule a au plus un an
file-result = le champ "result" donne { $said ->
    [first] le gain à first
    [second] le gain à second
   *[draw] la nulle
 }, mais les coups donnent { $is ->
    [first] le gain à first
    [second] le gain à second
   *[draw] la nulle
 } : { $reason }
file-result-reason = champ "result" : les coups ne terminent pas la partie par { $reason }
file-result-winner = champ "result" : { $reason } ne donne pas { $winner ->
    [first] le gain à first
    [second] le gain à second
   *[draw] la nulle
 }
file-field-missing = le champ "{ $field }" manque
file-unknown-field = { $place } : champ inconnu { $field }
file-lacks = { $place } : il manque "{ $field }"
file-should-be = { $place } : il faut { $wanted ->
    [list] une liste
    [object] un objet
    [milliseconds] un nombre entier de millisecondes
    [lines] des listes de coups
    [glyph] l’un des signes !, ?, !!, ??, !? et ?!
    [winner] "first", "second" ou null
   *[text] un texte
 }

# Où dans un fichier ; chacun est $place ci-dessus
place-file = le fichier
place-field = champ "{ $field }"
place-part = champ "{ $field }", "{ $part }"
place-side-part = champ "{ $field }", "{ $side }", "{ $part }"
place-move = champ "moves", coup { $number }
place-move-part = champ "moves", coup { $number }, "{ $part }"

# Écrire une partie
file-legacy-start = l’ancien format n’a pas de place pour une position de départ, et cette partie a la sienne
file-no-legacy = { $variant } n’a pas d’ancien format

# Fichiers de nombreuses parties
format-json = format Plyground
format-legacy = ancien JSON ({ $game })
format-text = coups ou positions en texte
file-unreadable = le fichier ne peut pas être lu : { $error }
file-no-games = le fichier ne contient aucune partie
file-several = le fichier contient plusieurs parties ; importez-le plutôt
file-game-too-large = la partie a plus de { $most } Ko, ou sa fin manque
file-no-place = cette partie n’entre pas dans ce format : { $format }
