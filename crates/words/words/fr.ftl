# Des parties de phrase et des phrases à la suite : chaque liste se compose deux à deux.
listed = { $before }, { $next }
listed-apart = { $before } ; { $next }
sentences = { $before } { $next }
# Les milliers d’un grand nombre.
thousands = { $before } { $next }
