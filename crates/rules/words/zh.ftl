# 对局结束的原因；接在“白方获胜：……”或“和棋：……”之后。$who说明如何称呼负方：“named”用$loser的名字，
# “you”是对负方自己说，“other”则不指名。
# arguments elsewhere: reason-*
reason-repetition = 同一局面出现了三次
reason-resignation = { $who ->
    [named] { $loser }认输
    [you] 你认输了
   *[other] 对方认输
 }
reason-time = { $who ->
    [named] { $loser }超时
    [you] 你超时了
   *[other] 对方超时
 }
reason-agreement = 双方同意
reason-abandonment = { $who ->
    [named] { $loser }离开了对局
    [you] 你离开了对局
   *[other] 对方离开了对局
 }
reason-aborted = 双方都走出第一手之前已中止
reason-length = 对局达到2000手
reason-unrecorded = 没有记录原因
reason-engine-start = 引擎无法启动
reason-engine-crash = 引擎自行退出
reason-engine-silence = 引擎未能及时回应
reason-engine-flood = 引擎发送的内容过多
reason-engine-refusal = 引擎拒绝走棋
reason-engine-illegal = 引擎发来了不合法的着法

# 评估的单位：$count是写出的数字，带正负号
# arguments elsewhere: score-*
score-points = { $amount ->
   *[other] { $count }分
 }

# 棋盘与棋子的套装
set-classic = 经典
set-contrast = 高对比度
set-safe = 适合各类色觉

# 结局，以及轮到谁，各一行
ending-win = { $winner }获胜：{ $reason }
ending-draw = 和棋：{ $reason }
ending-aborted = 已中止：没有结果
turn = { $side }：{ $prompt }

# 文本有什么问题
at-column = { $what }（第{ $column }个字符处）
at-point = { $point }：{ $what }
problems = { $list }
and-more = 另有{ $count }处
position-text-too-long = 局面文本最多{ $most }个字符，这段超出了
move-text-too-long = 着法文本最多{ $most }个字符，这段超出了
illegal = 这一手在这里不合法
already-over = 对局已经结束：{ $reason }

# 局面文本的格式有什么问题。$row说明这种棋把一排叫作什么。
text-empty = 文本是空的
text-two-spaces = 连续出现了两个空格
text-unexpected = 不应出现{ $found }
text-rows-needed = 应当有{ $wanted }{ $row ->
    [column] 列
   *[row] 行
 }，用/分隔，而这里有{ $found }
text-run = 放不下{ $run }个连续的空点
text-row-half-a-piece = 第{ $name }{ $row ->
    [column] 列
   *[row] 行
 }末尾的棋子不完整
text-row-too-long = 第{ $name }{ $row ->
    [column] 列
   *[row] 行
 }超过了{ $length }个点
text-row-length = 第{ $name }{ $row ->
    [column] 列
   *[row] 行
 }有{ $found }个点，应为{ $length }个
