# 名称
game = 五子棋
game-summary = 双方轮流在交叉点上落子，先把己方五子连成一线者获胜。
variant-gomoku = 五子棋
variant-gomoku-summary = 自由规则（无禁手）：连成五子或更多都算胜。
variant-gomoku-standard = 标准五子棋
variant-gomoku-standard-summary = 恰好连成五子才算胜；六子或更多不算。
variant-renju = 连珠
variant-renju-summary = 黑方有禁手：三三、四四和长连。
side-first = 黑方
side-second = 白方
piece-stone = 棋子
start-empty-board = 空棋盘
set-slate = 石板
set-paper = 宣纸

# 对局为何结束；接在“白方获胜：……”或“和棋：……”之后
reason-five = 连成五子
reason-full-board = 棋盘已满
reason-no-legal-point = 剩下的空点都是黑方的禁手点

# 棋盘上的标记
mark-line = 连成五子
# 也接在“那里是禁手：……”之后
forbidden-3x3 = 三三（同时形成两个活三）
forbidden-4x4 = 四四（同时形成两个四）
forbidden-overline = 长连（六子或更多连成一线）

# 轮到的一方要做什么
prompt-place = 请落子

# 局面文本有什么错误；$text 带引号
side-missing = 棋盘之后应有一个空格和表示轮到哪一方的b或w
side-unknown = 轮到的一方应为b或w，而不是{ $text }

# 局面有什么错误
no-such-piece = 没有名为{ $name }的棋子
no-facing = 棋子没有朝向
not-a-point = 不是棋盘上的点
two-stones = 同一个点上不止一枚棋子
no-such-extra = 五子棋没有{ $name }这一项
both-have-won = 双方都已连成五子
mover-has-won = 轮到{ $side ->
    [first] 黑方
   *[second] 白方
 }走，但该方已经连成五子

# 为什么不能这样走
move-empty = 着法为空；着法是一个点，例如h8
no-passing = 不能走--：{ $variant }中不能跳过这一手
no-such-point = { $text }不是棋盘上的点；列是a至o，行是1至15
point-taken = { $point }已有{ $side ->
    [first] 黑
   *[second] 白
 }子
point-forbidden = { $point }是黑方的禁手点：{ $what }
point-legal = { $point }是合法着法
too-late-won = 不能再下{ $point }：{ $side ->
    [first] 黑方
   *[second] 白方
 }已经获胜
too-late-drawn = 不能再下{ $point }：对局已成和棋，{ $reason }

# 着法列表有什么错误
number-without-stop = 数字{ $number }后面缺少句点
word-not-a-point = { $word }不是棋盘上的点
too-many-moves = 超过{ $most }手

# 旧程序的文件有什么错误
legacy-missing = 缺少“{ $field }”
legacy-not-a-text = “{ $field }”不是文本
legacy-not-a-list = “{ $field }”不是列表
legacy-not-a-bool = “{ $field }”既不是true也不是false
legacy-no-winner = “{ $field }”不是0、1或2
legacy-won-unended = “{ $win }”记有胜方，但“{ $ended }”是false
legacy-too-many = “{ $field }”有{ $count }手，而棋盘只有{ $points }个点
legacy-not-a-pair = “{ $field }”第{ $number }手：不是一对[row, column]
legacy-not-on-board = “{ $field }”第{ $number }手：{ $what ->
    [row] 行号
   *[column] 列号
 }不是0到{ $most }之间的数

# 课程
lesson-1 = 五子连线
lesson-1-text-1 = 黑方先下，之后双方轮流。每回合你在一个空的交叉点上放一枚棋子。棋子落下后不再移动，也不会被提走。
lesson-1-text-2 = 己方五枚棋子连成一线、中间没有间断，就获胜：横、竖、斜都可以。如果棋盘下满还没有人连成五子，就是和棋。
lesson-1-task = 连成五子，赢下这一局。
lesson-2 = 挡住四
lesson-2-text-1 = 四枚棋子只差一子就能成五，叫做“四”。对手有了四，而你又不能立刻成五时，就必须把棋子下在对手的成五点上。
lesson-2-text-2 = 这里白方有一个四。它的一端已经被堵住，这样的四叫“冲四”，一子就能挡住。
lesson-2-task = 阻止白方成五。
lesson-3 = 从活三到活四
lesson-3-text-1 = 三子相连、两端都空，叫“活三”。再添一子就成了“活四”：四子相连，两端都能成五。
lesson-3-text-2 = 没有人能一手堵住两头，所以活四必胜。正因如此，对手走出活三时应当马上防守。
lesson-3-task = 把黑方的活三变成活四。
lesson-4 = 恰好五子
lesson-4-text-1 = 在自由规则的五子棋中，连成五子或更多都算胜。标准五子棋则必须恰好五子：连成六子或更多不算胜。
lesson-4-text-2 = 所以最后一子下在哪里要看清楚。这里有一个点能成五，另一个点会连成六子。
lesson-4-task = 恰好连成五子，赢下这一局。
lesson-5 = 连珠：三三禁手
lesson-5-text-1 = 先下的一方优势很大，所以连珠规定有些点黑方不能下，叫做“禁手点”，棋盘上会标出来。白方哪里都可以下。
lesson-5-text-2 = 第一种是三三禁手（3x3）：一子同时形成两个活三。这里黑方若下g8，会同时形成一竖一斜两个活三。
lesson-5-text-3 = 一个四加一个活三则是允许的，叫“四三”，通常就能取胜。
lesson-5-task = 一子同时走出冲四和活三。
lesson-6 = 连珠：四四禁手
lesson-6-text-1 = 第二种是四四禁手（4x4）：一子同时形成两个四。这里就是标出的h8，两条线在那里交叉。
lesson-6-text-2 = 活四只算一个四，只是两端都能成五。它不是禁手，而且同样能赢。
lesson-6-task = 避开禁手点，走出活四。
lesson-7 = 连珠：长连禁手
lesson-7-text-1 = 第三种是长连：六子或更多连成一线。黑方不能走出长连。这里标出的g8会把六枚棋子连在一起。
lesson-7-text-2 = 恰好成五永远算胜，即使同一子在别处还形成了三三、四四或长连。
lesson-7-task = 黑方：下在允许的点上取胜。
lesson-8 = 连珠：白方没有禁手
lesson-8-text-1 = 白方没有任何禁手，连成六子或更多也算胜。
lesson-8-text-2 = 白方还可以利用禁手点：如果黑方只有下在禁手点才能挡住，那就等于挡不住。这里h8是黑方的禁手点：落子会形成三三。
lesson-8-task = 白方：让黑方只有下h8才能挡住你的六连。

# 页面语句中的棋子：单独、计数、属于某一方
spoken-kind = { $kind ->
   *[stone] 棋子
 }
spoken-count = { $kind ->
   *[stone] { $count }枚棋子
 }
spoken-piece = { $side ->
    [first] 黑
   *[second] 白
 }{ $kind ->
   *[stone] 子
 }

# 电脑棋手：名字，以及一句介绍
player-random-moves-label = 随机落子
player-random-player-label = 随机棋手
player-blinker = 眨眨眼
player-blinker-about = 东看一点，西看一点，现成的五都会漏掉。
player-peeper = 偷瞄客
player-peeper-about = 只瞄一眼棋盘的一角，就在那里随便下一子。
player-sleepwalker = 梦游者
player-sleepwalker-about = 闭着眼睛到处落子，只有能成五时才醒过来。
player-tourist = 观光客
player-tourist-about = 哪里好看下哪里，能成五也不会错过。
player-dabbler = 半吊子
player-dabbler-about = 到处开头，很少收尾。
player-stroller = 散步者
player-stroller-about = 路过自己的棋就顺手接一子，很少来拦你的棋。
player-newcomer = 新手
player-newcomer-about = 学会了什么是三，却还不懂得怕你的三。
player-hobbyist = 爱好者
player-hobbyist-about = 随心所欲地连自己的棋，偶尔也拦你一下。
player-daydreamer = 空想家
player-daydreamer-about = 埋头连自己的棋，抬头看你时已经晚了。
player-aggressive-2 = 捣蛋鬼
player-aggressive-2-label = 进攻型2
player-aggressive-2-about = 考虑的着法不多，往前看两手，一心连自己的棋。
player-prioritise-threats-2 = 缠人精
player-prioritise-threats-2-label = 威胁优先2
player-prioritise-threats-2-about = 考虑的着法不多，往前看两手，专爱走你非应不可的棋。
player-defensive-2 = 刺猬
player-defensive-2-label = 防守型2
player-defensive-2-about = 往前看两手，自己的着法漏掉一半，更喜欢拆你的棋。
player-minimax-2 = 文书
player-minimax-2-label = Minimax 2
player-minimax-2-about = 往前看两手，但不会每个着法都考虑到。
player-minimax-3 = 测量员
player-minimax-3-label = Minimax 3
player-minimax-3-about = 往前看三手，自己的着法漏掉一半。
player-aggressive-3 = 突袭者
player-aggressive-3-label = 进攻型3
player-aggressive-3-about = 往前看三手，能攻就攻，漏看的也多。
player-prioritise-threats-3 = 杂耍师
player-prioritise-threats-3-label = 威胁优先3
player-prioritise-threats-3-about = 往前看三手，只要想得到，就用一个接一个的威胁让你忙不过来。
player-defensive-3 = 守门人
player-defensive-3-label = 防守型3
player-defensive-3-about = 往前看三手，很难突破。
player-aggressive-4 = 决斗者
player-aggressive-4-label = 进攻型4
player-aggressive-4-about = 往前看四手，能攻就攻，偶尔攻错地方。
player-minimax-4 = 工程师
player-minimax-4-label = Minimax 4
player-minimax-4-about = 往前看四手，有时看到了却判断错。
player-defensive-4 = 铁壁
player-defensive-4-label = 防守型4
player-defensive-4-about = 往前看四手，几乎不让你连成一条线。
player-tactician = 战术家
player-tactician-about = 看得出双方的短程必胜，并为此而战。
player-strategist = 战略家
player-strategist-about = 权衡双方的每一个威胁，多数必胜下法都看得到。
player-expert = 专家
player-expert-about = 先把长长的连攻算到底，再动手。
player-master = 大师
player-master-about = 看得很远，取胜之前先算清必胜。
player-grandmaster = 特级大师
player-grandmaster-about = 时间够看多远就看多远，最难打它个措手不及。

# 棋盘上的图层，以及其中记号的含义
layer-threats = 威胁
layer-five = 成五
layer-straight-four = 活四
layer-four = 冲四
layer-open-three = 活三
layer-three = 眠三
layer-open-two = 活二
layer-forbidden = 禁手点
layer-three-three = 三三
layer-four-four = 四四
layer-overline = 长连

# 一手棋为什么是错误。一子形成什么：
making = { $kind ->
    [five] 成五
    [straight-four] 活四
    [four-four] 四四
    [four-three] 四三
    [three-three] 三三
    [four] 冲四
    [open-three] 活三
    [three] 眠三
    [open-two] 活二
   *[quiet] 落子
 }
making-at = { $point }{ making }
then = { $first }，然后{ $rest }
later = { $first }，最后{ $rest }
# 棋盘上的一条线
row = { $kind ->
    [five] 五连
    [straight-four] 活四
    [four] 冲四
    [open-three] 活三
    [three] 眠三
   *[open-two] 活二
 }（{ $from }–{ $to }）
why-misses-five = { $point }就能成五，立刻取胜。
why-no-block-four = { $side }威胁在{ $point }成五，这手棋没有挡住。
why-no-block-three = { $side }有{ $row }。这手棋既没有防住它，也没有冲四，于是{ $side }在{ $point }走成活四。
why-misses-win = 从{ $point }开始，{ $moves }步必胜：{ $threats }。
why-allows-win = { $stood ->
    [yes] { $side }已有必胜的威胁，这手棋没有化解
   *[no] 这手棋让{ $side }有了必胜下法
 }。{ $moves }步取胜：{ $threats }。
why-fork = { $side }应以{ $threat }，一手棋无法同时防住。
why-forbidden-defence = { $white }在{ $stone }冲四，{ $black }只能在{ $point }防守，而那里是禁手：{ $what }。
why-forbidden-trap = { $point }从此成为{ $black }的禁手点：{ $what }。接着{ $white }在{ $stone }冲四，唯一的防点正是{ $point }。
why-forbidden-trap-missed = { $white }可以抓禁手：在{ $stone }冲四，{ $black }只能在{ $point }防守，而那里是禁手：{ $what }。
why-overline = 这不是威胁：在{ $point }再下一子会连成{ $count }子，而只有恰好五子才算胜。
why-overline-made = 连成{ $count }子不算胜：必须恰好五子。
why-wastes-four = { $point }的冲四迫使{ $other }下{ $answer }，那枚棋子反而破坏了{ $side }的{ $row }。
why-better-block = { $point }同样能防住{ $row }，还能形成{ $threat }。
why-blocks = { $point }能防住{ $side }的{ $row }。
why-initiative = 接下来{ $moves }手内，{ $side }能走出{ $count }次威胁；若走{ $best }，则{ $fewer ->
    [0] 一次也没有
   *[other] 只有{ $fewer }次
 }。
why-initiative-kept = { $best }能保持攻势：接下来{ $moves }手内，{ $side }走出{ $count }次威胁，否则{ $fewer ->
    [0] 一次也没有
   *[other] 只有{ $fewer }次
 }。
why-lets-threat = 这让{ $side }可以走{ $threat }。
why-builds = { $point }可以形成{ $what }。
why-far-off = { $point }既不配合{ $mover }自己的棋，也不妨碍{ $side }的棋。
why-key-point = { $side }接下来抢占{ $point }，那也是{ $mover }最好的点。
why-rows = { $moves }手之后，{ $side }{ $count ->
    [0] 没有还能成五的线
   *[other] 有{ $count }条还能成五的线
 }；若走{ $best }，则是{ $instead }条。

# 其他程序的文件
format-sgf = 五子棋SGF
format-psq = Piskvork棋谱
format-renlib = RenLib棋谱库
file-board-size = 棋盘为{ $columns }x{ $rows }个点；只支持{ $size }x{ $size }
psq-head = 第1行应形如“Piskvorky 15x15, 0:0, 0”
psq-point = 第{ $line }行应有1至{ $size }的列号和行号
psq-line = 第{ $line }行既不是着法，也不是名字
renlib-node = 棋谱库的第{ $number }个节点已损坏
renlib-large = 棋谱库的变化超过{ $most }手
sgf-unbalanced = 括号不配对
sgf-unexpected = 出现了意外的{ $text }
sgf-pass = 不能跳过这一手
sgf-twice = { $side }连走了两手
sgf-turn = 第一手由{ $side }走，但轮到的是另一方
sgf-late-setup = 第一手之后又摆放了棋子
sgf-other-game = 该文件是{ $number }号棋类，不是五子棋（4号）
sgf-size = 棋盘大小{ $text }不是数字
sgf-deep = 变化嵌套超过{ $most }层
sgf-point = { $text }不是棋盘上的点

## 走棋途中：怎样获胜
goal-freestyle = 连成五子获胜
goal-standard = 恰好连成五子获胜
goal-renju = 连成五子获胜；黑方必须恰好五子

## 第一局中只说一次的话
first-hint-1 = 点击任意空的交叉点即可落子。连成五子获胜。
first-hint-2 = 对手三子相连、两头都空？现在就挡，否则它会变成活四。

## 策略课程
strategy-1 = 活三必须应
strategy-1-text-1 = 三子相连、两端都空，就是活三。放着不管它会变成活四，而活四是挡不住的。
strategy-1-text-2 = 现在就紧贴着它的一端落子。晚一手就来不及了。
strategy-1-task = 白方：防住活三。
strategy-1-why = 黑方只剩下一端被堵的眠三，得另找出路。
strategy-2 = 跳三
strategy-2-text-1 = 三中间可以隔一个空点：两子、一个空点、再一子，这叫“跳三”。它和连着的三一样危险，还容易被忽略。
strategy-2-text-2 = 这里黑方的跳三是斜着的。最好的防点往往就在中间的空点。
strategy-2-task = 白方：防住跳三。
strategy-2-why = 下在中间，这条线就被彻底切断了。这里若防在两端，就来不及了。
strategy-3 = 四三
strategy-3-text-1 = 冲四必须马上应。如果同一子还形成了活三，对手挡住四，就顾不上三。
strategy-3-text-2 = 白方也有威胁：没有时间走缓手。
strategy-3-task = 黑方：一子同时走出冲四和活三。
strategy-3-why = 白方必须挡四。接着活三变成活四，白方就差了一手。
strategy-4 = 连珠：三三陷阱
strategy-4-text-1 = 连珠中黑方不能走三三。白方可以盯住这样的点：它是黑方防线上的漏洞。
strategy-4-text-2 = 找一个冲四，让黑方只有下在禁手点才能挡住。
strategy-4-task = 白方：走出黑方不能挡的冲四。
strategy-4-why = 黑方只能下h8，但那是三三禁手。于是白方成五。
strategy-5 = 连珠：长连陷阱
strategy-5-text-1 = 六子或更多连成一线就是长连，黑方不能走。黑子之间的空点，有时是黑方永远不能填的点。
strategy-5-text-2 = 对白方来说，这个空点就像一扇只把黑方锁在外面的门。
strategy-5-task = 白方：利用黑方的长连禁手点。
strategy-5-why = 黑方若下h8，就连成了六子。于是白方在那里成五。
