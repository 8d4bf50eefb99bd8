# 名称
game = 黑白棋
game-summary = 夹住对方的棋子，把它们翻过来；终局时棋子多者获胜。
variant-reversi = 黑白棋
variant-reversi-summary = 标准的8x8棋盘。
variant-reversi-6x6 = 黑白棋6x6
variant-reversi-6x6-summary = 棋盘较小，对局更短；双方都走最佳着法时，白方20:16获胜。
variant-reversi-4x4 = 黑白棋4x4
variant-reversi-4x4-summary = 最小的棋盘，适合学习规则；双方都走最佳着法时，白方11:3获胜。
side-first = 黑方
side-second = 白方
piece-disc = 棋子
start-standard = 标准
set-ocean = 海蓝
set-walnut = 胡桃木

# 对局为何结束；接在“白方获胜：……”或“和棋：……”之后
reason-discs = 双方都无棋可走，棋子较多
reason-equal-discs = 双方都无棋可走，棋子一样多

# 评估以什么计数：$count 是写出来的数，带正负号
# arguments elsewhere: score-*
score-discs = { $amount ->
   *[other] { $count }子
 }

# 棋盘旁边
button-pass = 跳过
counter-discs = 棋子

# 轮到的一方要做什么
prompt-pass = 无棋可走，请跳过
prompt-place = 请落子

# 课程
lesson-1 = 夹住并翻转
lesson-1-text-1 = 黑白棋的棋子一面黑、一面白。黑方先下，之后双方轮流。每回合你在一个空格里放一枚棋子。
lesson-1-text-2 = 你下的棋子必须夹住对方的棋子：在新下的棋子和你原有的一枚棋子之间，有一枚白子。被夹住的棋子翻转过来，变成你的。
lesson-1-task = 放一枚黑子，夹住一枚白子。
lesson-2 = 一次翻一排
lesson-2-text-1 = 你可以一次夹住不止一枚棋子。一排笔直的白子，如果两端都是黑子，整排都会翻转。
lesson-2-text-2 = 横、竖、斜都可以，但中间不能有空格。
lesson-2-task = 一手翻转三枚白子。
lesson-3 = 多个方向
lesson-3-text-1 = 一枚棋子可以同时在几个方向上夹住对方的棋子。这些棋子全部都要翻转，一枚也不能留。
lesson-3-text-2 = 只有以新下的棋子为一端的线才算数。刚刚翻过来的棋子不会再引起别的翻转。
lesson-3-task = 一手在三个方向上翻转棋子。
lesson-4 = 无棋可走就跳过
lesson-4-text-1 = 每一手都必须至少翻转一枚棋子。有时哪个格子都做不到，这时就跳过，由对方接着下。在着法列表里，跳过记作两条短横。
lesson-4-text-2 = 只有无棋可走时才能跳过。这里黑方什么也夹不住。
lesson-4-task = 黑方无棋可走，请跳过。
lesson-5 = 角翻不动
lesson-5-text-1 = 角上的棋子永远不会被翻转。没有人能在它外侧落子，所以谁也夹不住它。
lesson-5-text-2 = 沿着边与它相连的己方棋子也会变得安全。所以高手都想占角。
lesson-5-task = 占住角。
lesson-6 = 终局
lesson-6-text-1 = 双方都无棋可走时，对局结束。通常这时棋盘已经下满。
lesson-6-text-2 = 现在数子：棋子多的一方获胜，一样多则为和棋。最后一手之前落后多少，完全没有关系。
lesson-6-task = 填满最后一格，赢下这一局。

# 局面文本有什么错误
text-squares = 应有{ $wanted }个格子，而不是{ $found }个
text-side-missing = 缺少一个空格和表示轮到哪一方的X或O
text-side = 轮到的一方应为X或O，而不是{ $found }
text-end = 轮到的一方之后不能再有内容

# 编辑器中的局面有什么错误
problem-no-square = 不是{ $n }x{ $n }棋盘上的格子
problem-two-discs = 不止一枚棋子
problem-kind = 黑白棋没有{ $kind }，只有棋子
problem-facing = 棋子没有朝向
problem-no-disc = 棋盘上没有棋子，双方永远无棋可走
problem-too-many = { $squares }个格子放不下{ $count }枚棋子
problem-extra = 黑白棋在棋盘之外没有{ $name }这一项

# 着法列表有什么错误
moves-row = { $column }之后应为1至8的行号
moves-pass = 跳过写作--、pass、pa或ps
moves-number = 数字必须是带句点的手数

# 为什么这手棋不合法
why-over = 不能下{ $text }：对局已经结束
why-no-pass = 不能走--：{ $side ->
    [first] 黑方
   *[second] 白方
 }有棋可走，必须落子
why-no-square = { $text }既不是{ $n }x{ $n }棋盘上的格子，也不是表示跳过的--
why-taken = { $square }已有{ $side ->
    [first] 黑
   *[second] 白
 }子
why-must-pass = 不能下{ $square }：{ $side ->
    [first] 黑方
   *[second] 白方
 }在任何地方都翻转不了棋子，必须跳过（--）
why-flips-nothing = 不能下{ $square }：翻转不了任何{ $other ->
    [first] 黑
   *[second] 白
 }子

# 页面语句中的棋子：单独、计数、属于某一方
spoken-kind = { $kind ->
   *[disc] 棋子
 }
spoken-count = { $kind ->
   *[disc] { $count }枚棋子
 }
spoken-piece = { $side ->
    [first] 黑
   *[second] 白
 }{ $kind ->
   *[disc] 子
 }

# 电脑棋手：名字，以及一句介绍
player-greedy = 贪吃鬼
player-greedy-about = 能翻多少就翻多少，这恰恰是开局最不该做的。
player-edge-lover = 恋边人
player-edge-lover-about = 偏爱边，忘了边后面的角。
player-newcomer = 新手
player-newcomer-about = 知道角是好东西，却常常看不出角是怎么丢的。
player-wallflower = 含羞草
player-wallflower-about = 让你够不着它的棋子，却忘了棋子是干什么用的。
player-corner-hunter = 猎角人
player-corner-hunter-about = 除了角什么都不要，你的应手只看到一部分。
player-collector = 收藏家
player-collector-about = 从角出发建起安全的边，一路收集棋子。
player-squeeze = 老虎钳
player-squeeze-about = 想方设法只给你留下坏棋。
player-schemer = 阴谋家
player-schemer-about = 今天送你棋子，明天让你无棋可走。
player-student = 学生
player-student-about = 知道好局面是什么样子，但只看自己的这一手。
player-apprentice = 学徒
player-apprentice-about = 往前看两手，判断还会出错。
player-regular = 常客
player-regular-about = 大致往前看三手，最后六格不出错。
player-tactician = 战术家
player-tactician-about = 往前看三手，很少掉进陷阱。
player-veteran = 老将
player-veteran-about = 往前看四手，最后八格不出错。
player-strategist = 战略家
player-strategist-about = 往前看四手，眼光稳健，最后十格完美无缺。
player-expert = 专家
player-expert-about = 往前看五手，最后十一格不出错。
player-master = 大师
player-master-about = 往前看六手，最后十二格不出错。
player-champion = 冠军
player-champion-about = 往前看七手，最后十三格不出错。
player-virtuoso = 名手
player-virtuoso-about = 往前看九手，最后十四格不出错。
player-maestro = 宗师
player-maestro-about = 往前看十手，最后十六格不出错。
player-grandmaster = 特级大师
player-grandmaster-about = 往前看十二手，最后十八格不出错。
player-legend = 传奇
player-legend-about = 往前看十三手，最后十九格不出错。
player-oracle = 先知
player-oracle-about = 时间够看多远就看多远，远未到终局就已完美无缺。
style-corners = 占角

# 自定义棋手在终局以什么计数
settings-empty-squares = 个空格

# 棋盘上的图层，以及其中记号的含义
layer-stable = 稳定子
layer-stable-disc = 永远不会被翻转
layer-frontier = 边缘子
layer-frontier-disc = 与空格相邻
layer-mobility = 行动力
layer-mobility-move = 可以下在这里
layer-mobility-potential = 以后也许能下

# 一手棋为什么是错误
gives-corner = 这让{ $side }占到{ $corner }角。
gives-corner-soon = 此后{ $side }的第二手就能占到{ $corner }角。
misses-corner = { $side }现在可以占{ $corner }角，错过就没有了。
misses-corner-soon = { $best }能为{ $side }赢得{ $corner }角，错过就没有了。
beside-corner-x = { $at }是空角{ $corner }旁的X位（星位）：{ $side }能借这枚棋子占到角。
beside-corner-c = { $at }是空角{ $corner }旁的C位：{ $side }能借这枚棋子占到角。
must-give = 此后{ $side }不管怎么下（{ $squares }），都会给{ $other }让出角。
must-give-only = 此后{ $side }只有{ $square }可下，而那会给{ $other }让出角。
loses-corner = { $side }稍后会占到{ $corner }角（此变化第{ $plies }手）。
wins-corner = 若走{ $best }，{ $side }稍后能占到{ $corner }角（该变化第{ $plies }手）。
no-moves = 这手棋和对方的应手之后，{ $side }无棋可走；若走{ $best }，则有{ $more }步可选。
few-moves = 这手棋和对方的应手之后，{ $side }只有{ $few }步可选（{ $squares }）；若走{ $best }，则有{ $more }步。
fewer-moves = 这手棋和对方的应手之后，{ $side }有{ $fewer }步可选；若走{ $best }，则有{ $more }步。
passes = { $side }将不得不跳过（此变化第{ $plies }手），{ $other }连下两手。
too-greedy = { $at }翻转{ $many }子，{ $best }只翻{ $few }子，但前者让{ $side }{ $left ->
    [0] 无棋可走
   *[other] 只剩{ $left }步可选
 }，后者则有{ $more }步。
opens-up = 这给{ $side }留下{ $many }步可选；若走{ $best }，则{ $few ->
    [0] 一步也没有
   *[other] 只有{ $few }步
 }。
opens-edge-wedge = 这让{ $side }可以在{ $square }楔入{ $other }的两枚边子之间。
opens-edge-turned = 这让{ $side }可以下{ $square }，翻转边上的{ $count }子。
parity-even = 此后{ $side }必须先下空格数为偶数的区域（{ $region }）；若走{ $best }，则有奇数的区域可下（{ $odd }）。
parity-last = 这样全局的最后一手归{ $other }；若走{ $best }，则归{ $side }。
exact-counts = 双方都走最佳着法时，{ $side }走{ $best }的结果是{ $better }:{ $worse }，否则是{ $own }:{ $theirs }。
exact-margins = 双方都走最佳着法时，{ $side }走{ $best }会{ $other_result ->
    [win] 胜{ $other_by }子
    [draw] 下成和棋
   *[loss] 负{ $other_by }子
 }，否则会{ $result ->
    [win] 胜{ $by }子
    [draw] 下成和棋
   *[loss] 负{ $by }子
 }。
wiped-out = { $side }会把{ $other }的棋子全部翻光，直接获胜。
misses-wipe-out = 走{ $best }之后，{ $side }在该变化中会把{ $other }的棋子全部翻光，直接获胜。
gives-stable = 几手之后，{ $side }有{ $many }枚永远不会被翻转的棋子；若走{ $best }，则{ $few ->
    [0] 一枚也没有
   *[other] 有{ $few }枚
 }。
misses-stable = 走{ $best }，{ $side }很快就有{ $many }枚永远不会被翻转的棋子，否则{ $few ->
    [0] 一枚也没有
   *[other] 只有{ $few }枚
 }。
risky-square-x = { $at }是空角{ $corner }旁的X位（星位）：下在那里往往会丢角。
risky-square-c = { $at }是空角{ $corner }旁的C位：下在那里往往会丢角。
above-all-mobility = 主要是行动力：几手之后，{ $side }有{ $own }格可下，{ $rival }有{ $theirs }格；若走{ $best }，则是{ $better }格和{ $worse }格。
above-all-frontier = 主要是边缘子：几手之后，{ $side }有{ $own }枚棋子与空格相邻，{ $rival }有{ $theirs }枚；若走{ $best }，则是{ $better }枚和{ $worse }枚。
above-all-discs = 主要是子数：几手之后，{ $side }有{ $own }子，{ $rival }有{ $theirs }子；若走{ $best }，则是{ $better }子和{ $worse }子。
above-all-edges = 主要是边：几手之后，{ $side }在边上有{ $own }子，{ $rival }有{ $theirs }子；若走{ $best }，则是{ $better }子和{ $worse }子。
above-all-x = 主要是角：几手之后，{ $side }在空角的X位上有{ $own }子，{ $rival }有{ $theirs }子；若走{ $best }，则是{ $better }子和{ $worse }子。

# 其他程序的文件
format-ggf = 黑白棋GGF
format-wthor = WTHOR黑白棋对局库
ggf-beginning = 对局不是以(;开头
ggf-unexpected = 出现了意外的{ $text }
ggf-other-game = 该对局是{ $game }，不是Othello
ggf-empty-board = 棋盘是空的
ggf-board-size = 只支持8x8、6x6和4x4的棋盘
wthor-short = 每局应有{ $bytes }字节，但文件提前结束
wthor-square = 第{ $number }手是{ $byte }，不是棋盘上的格子

## 走棋途中：怎样获胜
goal = 终局时棋子多者获胜

## 第一局中只说一次的话
first-hint-1 = 圆点表示可以落子的地方：每一处都至少能夹住对方一枚棋子。
first-hint-2 = 被夹住的棋子全部翻转。也要看看你这一手给了对方什么机会。

## 策略课程
strategy-1 = 先看角
strategy-1-text-1 = 角上的棋子永远是你的，沿着边与它相连的棋子也会成为稳定子。很少有别的着法这么值钱。
strategy-1-text-2 = 先看四个角，再看别处。
strategy-1-task = 黑方：占住白方让出的角。
strategy-1-why = 有了角，你在边上的棋子就再也不会被翻转。
strategy-2 = X位和C位
strategy-2-text-1 = 与角斜着相邻的格子叫X位（也叫星位），在边上与角相邻的格子叫C位。在那里落子往往会把角送给对方。
strategy-2-text-2 = 这里下b2、a7，甚至a3，都会让白方占到角。
strategy-2-task = 黑方：找出不给白方角的着法。
strategy-2-why = 白方现在占不到角，只好在别处让步。
strategy-3 = 行动力
strategy-3-text-1 = 不到对局后期，棋子多少说明不了什么。重要的是行动力：双方各有多少步可选。
strategy-3-text-2 = 让对方可选的着法越少，对方就越快被迫走坏棋。
strategy-3-task = 白方：让黑方可选的着法尽量少。
strategy-3-why = 黑方只剩七步可选；换成别的着法，黑方至少还有九步。
strategy-4 = 安静步
strategy-4-text-1 = 安静步翻转的棋子很少，也不动外侧与空格相邻的棋子，不会给对方打开新的落点。
strategy-4-text-2 = 谁先用完安静步，谁就得打开局面。
strategy-4-task = 白方：在右侧中部走出安静步。
strategy-4-why = 只翻了一子，而且在自己的棋子中间。黑方没有得到新的落点，只好打开局面。
strategy-5 = 角可以等
strategy-5-text-1 = 对方占不到的角，下一回合还在那里。先走对方想走的那一手。
strategy-5-text-2 = 这里a1和a8黑方都能占，而白方两个都够不着。
strategy-5-task = 黑方：把这一手用在比角更要紧的地方。
strategy-5-why = 两个角仍然归你，白方却失去了好点。
strategy-6 = 奇偶性
strategy-6-text-1 = 临近终局时，要数清每个独立区域的空格。谁在一个区域里最后落子，谁就能保住在那里翻转的棋子。
strategy-6-text-2 = 所以要下空格数为奇数的区域，把偶数的区域留给对方。
strategy-6-task = 黑方：下在由你走最后一手的地方。
strategy-6-why = d8自成一个区域，最后一手由你走了。黑方胜四子；换成别的着法都会输。
