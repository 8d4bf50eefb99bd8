# Teile eines Satzes und Sätze, aneinandergereiht: jede Aufzählung entsteht paarweise.
listed = { $before }, { $next }
listed-apart = { $before }; { $next }
sentences = { $before } { $next }
# Tausender in einer langen Zahl.
thousands = { $before }.{ $next }
