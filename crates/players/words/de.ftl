# Spieler nach Maß
tailored-depth = Tiefe { $depth }
tailored-depth-perfect = Tiefe { $depth }, perfekt ab { $perfect }
tailored-about = Nach Maß: rechnet so weit voraus, wie du gesagt hast.
