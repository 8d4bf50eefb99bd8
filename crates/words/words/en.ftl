# Parts of one sentence, and sentences, in a row: every list is put together two at a time.
listed = { $before }, { $next }
listed-apart = { $before }; { $next }
sentences = { $before } { $next }
# Thousands, where a number is long.
thousands = { $before },{ $next }
