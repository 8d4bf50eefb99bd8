# Noms
name-empty = Un nom doit contenir une lettre ou un chiffre.
name-long = Un nom compte au plus { $most } caractères.
name-taken = Il y a déjà quelqu’un qui s’appelle { $name }.

# Préparation
no-event = Rien n’est encore préparé.
rules-long = Les règles de ce tournoi sont trop longues.
rounds-range = Un tournoi suisse compte entre 1 et { $most } rondes.
duration-range = Une arène dure entre un instant et une semaine.
begun-already = Le tournoi a commencé ; sa préparation ne peut plus être changée.
knockout-forbidden = Un tournoi à élimination ne peut pas éviter une rencontre entre deux personnes.

# Participants
unknown-player = Personne n’a ce numéro dans ce tournoi.
too-many-players = Un tournoi compte au plus { $most } participants.
late-impossible = Chacun a sa place dès la première ronde : personne ne peut arriver en retard ici.
cannot-remove = { $name } a déjà été dans une ronde ; faites plutôt sortir cette personne.
is-out = { $name } est déjà hors du tournoi.
is-here = { $name } est déjà là.
same-player = C’est deux fois la même personne.
forbidden-already = Ces deux personnes ne doivent déjà pas se rencontrer.
not-forbidden = Rien n’empêche ces deux personnes de se rencontrer.
computer-unknown = Un joueur artificiel a besoin de son nom.

# Rondes et résultats
event-over = Le tournoi est terminé.
event-long = Ce tournoi est devenu trop long pour continuer.
not-begun = Aucune ronde n’a encore commencé.
round-running = { $count ->
    [one] Une partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
 }
no-more-rounds = Toutes les rondes ont été jouées.
arena-over = Le temps de l’arène est écoulé.
too-few-players = Il faut au moins deux personnes.
nobody-to-pair = Personne ne peut être apparié pour l’instant.
pairing-unfit = Cet appariement ne convient pas : chacun doit y figurer une fois, et jamais face à quelqu’un qu’il ne doit pas rencontrer.
no-such-game = Il n’y a pas de table { $board } dans la ronde { $round }.
has-result = La table { $board } de la ronde { $round } a déjà un résultat ; il peut être corrigé.
no-result = La table { $board } de la ronde { $round } n’a pas de résultat à corriger.
not-in-game = { $name } ne joue pas à la table { $board } de la ronde { $round }.
note-missing = Une correction a besoin d’une note qui dit pourquoi.
note-long = Une note compte au plus { $most } caractères, sur une ligne.
knockout-draw = Il faut un vainqueur dans un tournoi à élimination : rejouez après une nulle.
knockout-went-on = Le vainqueur de cette partie est déjà dans la ronde { $round } ; annulez d’abord cette ronde.
nothing-to-undo = Il n’y a pas de ronde à annuler.
arena-undo = Une arène n’a pas de rondes à annuler ; les résultats peuvent être corrigés.

# Le fichier d’un tournoi
document-long = Ce fichier est trop long pour un tournoi.
document-unreadable = Ce n’est pas un tournoi : la ligne { $line } est illisible.
document-other = Ce fichier n’est pas un tournoi, ou il vient d’une version plus récente.
document-command = L’étape { $number } de ce tournoi ne convient pas : { $why }

# Départages
tie-break-buchholz = Buchholz
tie-break-buchholz-about = La somme des points de tous les adversaires : qui en a rencontré de plus forts est mieux classé.
tie-break-median = Buchholz médian
tie-break-median-about = La somme des points de tous les adversaires, sans le meilleur ni le moins bon.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-about = Les points des adversaires battus et la moitié de ceux avec qui on a fait nulle : gagner contre un fort compte davantage.
tie-break-direct = Rencontre directe
tie-break-direct-about = Les points des parties entre ceux qui restent à égalité, s’ils se sont tous rencontrés.
tie-break-wins = Victoires
tie-break-wins-about = Les parties gagnées sur le plateau.

# Pourquoi cet adversaire
why-same-points = Les deux avaient { $points } points.
why-other-points = { $name } avait { $points } points, { $other } { $theirs }.
why-halves = Parmi les { $count } personnes à ce score, la moitié supérieure rencontre l’autre : { $name } avait le rang { $place }, { $other } le rang { $theirs }.
why-never-met = Leur première rencontre.
why-met = { $count ->
    [one] Une rencontre a déjà eu lieu entre les deux.
   *[other] { $count } rencontres ont déjà eu lieu entre les deux.
 }
why-team-mates = Les deux sont de la même équipe.
why-best = Dans cette ronde, personne n’a dû retrouver un adversaire ni un coéquipier, et aucun autre appariement de ce genre ne convient mieux dans l’ensemble.
why-best-repeats = C’était inévitable dans cette ronde : des adversaires qui se retrouvent à { $repeats ->
    [one] { $repeats } table
   *[other] { $repeats } tables
 }, des coéquipiers à { $mates ->
    [one] { $mates } table
   *[other] { $mates } tables
 } ; aucun appariement n’en a moins.
why-odd = { $count } est un nombre impair : quelqu’un n’a pas d’adversaire.
why-lowest = { $name } était au plus bas parmi ceux qui n’avaient pas encore eu de point sans jouer.
why-lowest-possible = { $name } n’avait pas encore eu de point sans jouer, et les autres pouvaient ainsi être bien appariés.
why-free-again = { $name } a déjà eu un point sans jouer ; il n’y avait pas mieux.
why-table = Ronde { $round } de la table de Berger pour { $count } : { $name } a le numéro { $number }, { $other } le numéro { $theirs }.
why-table-free = Ronde { $round } de la table de Berger pour { $count } : le numéro { $number }, { $name }, est exempt.
why-bracket = Cette partie compte pour les places { $place } à { $last }.
why-empty-slot = { $name } n’avait personne en face dans le tableau.
why-both-waited = Les deux attendaient.
why-nobody-else = Personne d’autre n’était libre, ou seulement le dernier adversaire.
why-not-last = Leurs dernières parties étaient contre d’autres.
why-last = Leur dernière partie les opposait déjà, et personne d’autre n’était là.

# Pourquoi ce côté
why-side-rule = { $name } commence : sinon { $name } ou { $other } aurait trois fois de suite le même côté, ou bien plus souvent que l’autre côté.
why-side-balance = { $name } commence, car { $name } a moins souvent commencé, ou { $other } plus souvent que le contraire.
why-side-further = { $name } commence : de { $name } et { $other }, le plus éloigné de l’équilibre s’en rapproche ainsi.
why-side-alternate = { $name } commence : ainsi, de { $name } et { $other }, moins ont deux fois de suite le même côté.
why-side-earlier = { $name } commence : la dernière fois que { $name } et { $other } avaient des côtés différents, c’était l’inverse.
why-side-rank = { $name } commence : les deux ont eu les mêmes côtés jusqu’ici, et de { $name } et { $other } le mieux classé change.
why-side-number = { $name } commence : rien ne parle pour { $other }, et dans ce cas un numéro impair de la liste commence, un numéro pair non.
why-sides-by-hand = L’organisateur a choisi les côtés, ou la liste des joueurs a changé depuis.
