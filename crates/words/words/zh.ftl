# 句子的各部分以及前后相接的句子：列表总是两两连接而成。
listed = { $before }，{ $next }
listed-apart = { $before }；{ $next }
sentences = { $before }{ $next }
# 大数的千位分隔。
thousands = { $before },{ $next }
