# 按代号查找棋类
unknown-game = 没有“{ $game }”这种棋；可选的有{ $all }

# 以文本画出的棋盘旁，某一方的计数
show-counter = { $side }{ $label }

# 文件为什么读不出对局
file-too-large = 对局文件最多{ $most } KB，这个文件超出了
file-not-text = 文件不是文本：第{ $byte }个字节不属于任何字符
file-empty = 文件是空的
file-not-json = 文件开头像JSON，其实不是：{ $error }
file-json-no-game = 这段JSON不是对局：既没有字段“plyground”，也没有旧格式的字段
file-line-1 = 第1行：{ $why }
file-no-moves = 文件既不是JSON，也不是哪种棋的着法列表
file-no-moves-but = 文件既不是JSON，也不是哪种棋的着法列表；按{ $game }来读：{ $why }
file-in-moves = 着法中有误：{ $why }
file-too-many-moves = 一局棋最多{ $most }手，这里有{ $moves }手
file-start = 起始局面不能用：{ $why }
file-move = 第{ $number }手{ $text }：{ $why }
file-move-time = 这一手用时超过一年
file-varied-move = 第{ $number }手的变着{ $text }：{ $why }
file-deep = 第{ $number }手的变着嵌套超过了{ $most }层
file-comment = 第{ $number }手的评注超过了{ $most }个字符
file-varied = 变着超过了{ $most }手

# 某个字段有什么问题；字段名在各种语言里都不变
file-later = 文件由更新版本的Plyground写成：字段“plyground”是{ $found }，本版本能读到{ $reads }
file-version = 字段“plyground”是{ $found }，应为{ $wanted }
file-version-number = 字段“plyground”应为数字{ $wanted }
file-variant = 字段“variant”：{ $why }
file-game = 字段“game”是{ $said }，而{ $variant }是{ $is }的变体
file-player = 字段“players”：{ $side }的名字超过了{ $most }个字符，或含有无法显示的字符
file-name = 字段“{ $field }”超过了{ $most }个字符，或含有无法显示的字符
file-date = 字段“date”是{ $date }，应当写成2026-05-01或2026-05-01T18:30:00Z这样
file-clock = 字段“clock”：棋钟最多一年
file-result = 字段“result”写的是{ $said ->
    [first] first获胜
    [second] second获胜
   *[draw] 和棋
 }，但按着法结局应为{ $is ->
    [first] first获胜
    [second] second获胜
   *[draw] 和棋
 }：{ $reason }
file-result-reason = 字段“result”：从着法来看，对局并不是这样结束的：{ $reason }
file-result-winner = 字段“result”：{ $reason }，结果不会是{ $winner ->
    [first] first获胜
    [second] second获胜
   *[draw] 和棋
 }
file-field-missing = 缺少字段“{ $field }”
file-unknown-field = { $place }里有未知的字段{ $field }
file-lacks = { $place }里缺少“{ $field }”
file-should-be = { $place }应为{ $wanted ->
    [list] 列表
    [object] 对象
    [milliseconds] 整数毫秒
    [lines] 若干个着法列表
    [glyph] !、?、!!、??、!?、?!之一
    [winner] "first"、"second"或null
   *[text] 文本
 }

# 在文件的哪里；每一条都是上面的$place
place-file = 文件
place-field = 字段“{ $field }”
place-part = 字段“{ $field }”的“{ $part }”
place-side-part = 字段“{ $field }”的“{ $side }”的“{ $part }”
place-move = 字段“moves”的第{ $number }手
place-move-part = 字段“moves”第{ $number }手的“{ $part }”

# 写出对局
file-legacy-start = 旧格式无法记录起始局面，而这局棋有自己的起始局面
file-no-legacy = { $variant }没有旧格式

# 含多局棋的文件
format-json = Plyground自己的格式
format-legacy = { $game }的旧版JSON
format-text = 文本形式的着法或局面
file-unreadable = 无法读取文件：{ $error }
file-no-games = 文件里没有对局
file-several = 文件里有好几局棋；请改用导入
file-game-too-large = 这局棋超过了{ $most } KB，或者缺了结尾
file-no-place = { $format }放不下这局棋
