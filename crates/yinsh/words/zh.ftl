# 名称
game = YINSH
game-summary = 移动环，翻转标记；每形成一个五连就取下自己的一个环，先取下三个环者获胜。
variant-yinsh = YINSH
variant-yinsh-summary = 先取下三个环者获胜。
variant-yinsh-blitz = 闪电版
variant-yinsh-blitz-summary = 先取下一个环者获胜。
side-first = 白方
side-second = 黑方
piece-ring = 环
piece-marker = 标记
start-empty-board = 空棋盘
set-slate = 石板
set-sand = 沙色

# 编辑器在棋子之外还要问什么
extra-taken-first = 白方取下的环
extra-taken-second = 黑方取下的环
extra-pending = 接下来要取
extra-pending-nothing = 无
extra-pending-row = 五连
extra-pending-ring = 环
extra-turn = 在谁的回合
extra-turn-own = 轮到的一方

# 对局为何结束；接在“白方获胜：……”或“和棋：……”之后
reason-three-rings = 取下了三个环
reason-one-ring = 取下了一个环
reason-markers-out = 51枚标记已全部放上棋盘
reason-no-ring-moves = 双方的环都无法移动

# 棋盘旁边
button-pass = 跳过这一手
counter-reserve = 未放的环
counter-rows = 已成五连
counter-taken = 取下的环
counter-left = 剩余标记
mark-row = 五连

# 轮到的一方要做什么
prompt-place = 放一个环
prompt-pass = 你的环都无法移动，请跳过这一手
prompt-move = 选择要移动的环
prompt-row = 取走一个五连
prompt-ring = 取下自己的一个环

# 着法文本、着法列表或局面文本有什么错误；$text 带引号
off-board = { $point }不在棋盘上
off-board-within = 不能走{ $text }：{ $point }不在棋盘上
not-a-move = { $text }不是着法：着法写作e5、e5-e8、xb2-f6、xg7或--
neither-move-nor-number = { $text }既不是着法，也不是带句点的数字
text-parts = 局面有3个部分（棋盘、轮到的一方、取下的环）；还有东西要取时有5个部分（再加row或ring，以及这是哪一方的回合）；这里有{ $count }个
text-side = 轮到的一方应为w或b，而不是{ $text }
text-taken = 取下的环写作0-1这样，而不是{ $text }
pending-unknown = 要取的是五连（row）或环（ring），而不是{ $text }

# 为什么不能这样走；$why 是下列之一
game-over = 不能走{ $text }：对局已经结束，{ $reason }
written-otherwise = { $text }在这里应写作{ $usual }
not-possible = 不能走{ $text }：{ $why }
still-placing = 还在放环阶段，请指定一个空点
all-placed = 环都已放好，请移动一个环，例如e5-e8
must-pass = { $side ->
    [first] 白方
   *[second] 黑方
 }必须跳过这一手（--），因为己方的环都无法移动
may-not-pass = { $side ->
    [first] 白方
   *[second] 黑方
 }还有环可以移动
no-row-to-take = { $side ->
    [first] 白方
   *[second] 黑方
 }没有五连可取，请移动一个环，例如e5-e8
row-not-own = 从{ $from }到{ $to }并不是五枚{ $side ->
    [first] 白
   *[second] 黑
 }色标记
row-not-five = 五连是一条直线上恰好五枚标记，{ $from }和{ $to }不是它的两端
row-first = { $side ->
    [first] 白方
   *[second] 黑方
 }必须先取走一个五连，例如xb2-f6
ring-first = { $side ->
    [first] 白方
   *[second] 黑方
 }必须先取下自己的一个环，例如xg7
over = 对局已经结束
occupied = { $point }上已有{ spoken-piece }
empty = { $point }是空的
occupied-no-ring = { $point }上是{ spoken-piece }，不是{ $own ->
    [first] 白
   *[second] 黑
 }环
empty-no-ring = { $point }是空的，没有{ $own ->
    [first] 白
   *[second] 黑
 }环
not-in-line = { $from }和{ $to }不在一条直线上
ring-in-the-way = 环不能跳过{ $point }上的环
must-land = 跳过标记之后，环必须落在紧接其后的{ $point }
cannot-go = 环不能走到那里

# 局面有什么错误
far-too-many = { $pieces }枚棋子和{ $extras }个附加项，远远超过棋盘{ $points }个点所能容纳的
not-a-point = 不是棋盘上的点
no-such-piece = 既不是环也不是标记，而是{ $text }
no-facing = 环和标记没有朝向
two-pieces = 这个点上不止一枚棋子
taken-not-a-number = { $name }应是环的数目，而不是{ $text }
turn-unknown = 回合应属于white或black，而不是{ $text }
no-such-extra = YINSH没有{ $text }这一项
turn-of-other = { $side ->
    [first] 这是白方的回合，没有东西要取，却轮到黑方走
   *[second] 这是黑方的回合，没有东西要取，却轮到白方走
 }
too-many-markers = 棋盘上有{ $count }枚标记，但一共只有{ $most }枚
taken-too-many = { $side ->
    [first] 白方
   *[second] 黑方
 }取下了{ $count }个环，但取下{ $goal }个就已经获胜
rings-too-many = { $side ->
    [first] 白方
   *[second] 黑方
 }一共有{ $count }个环，应为{ $most }个
rings-too-few = { $side ->
    [first] 白方
   *[second] 黑方
 }一共有{ $count }个环，应为{ $most }个，而环放齐之前不会有别的变化
placed-unevenly = 白方放了{ $white }个环，黑方放了{ $black }个，但双方应轮流放，白方先放
placed-next = 白方放了{ $white }个环，黑方放了{ $black }个，应轮到{ $side ->
    [first] 白方
   *[second] 黑方
 }
won-nothing-to-take = { $side ->
    [first] 白方
   *[second] 黑方
 }已经获胜，没有东西要取
both-have-won = 双方都取下了{ $count }个环，但先做到的一方就已经获胜
row-left = { $side ->
    [first] 白方
   *[second] 黑方
 }有一个五连，却没有要求取走
row-absent = 要求{ $side ->
    [first] 白方
   *[second] 黑方
 }取走五连，但该方没有五连
ring-without-row = 要为五连取下一个环，但标记还剩这么多，说明没有取走过五连
row-of-mover-first = { $side ->
    [first] 这是白方的回合，白方先取走五连，黑方才能取
   *[second] 这是黑方的回合，黑方先取走五连，白方才能取
 }

# 旧程序的文件有什么错误
legacy-not-a-name = 字段“{ $field }”必须是名字
legacy-not-a-list = 字段“moves”必须是着法列表
legacy-move = 字段“moves”第{ $number }手：{ $what }
legacy-not-a-text = 不是文本
legacy-no-colour = { $text }不是以white:或black:开头
legacy-colour = { $text }既不是white也不是black
legacy-no-move = { $text }中没有着法
legacy-turn = { $side ->
    [first] 轮到白方走，不是黑方
   *[second] 轮到黑方走，不是白方
 }

# 课程
lesson-1 = 放环
lesson-1-text-1 = 双方各有五个环。开始时棋盘是空的，双方轮流放环，白方先放。任何空的交叉点都可以。
lesson-1-text-2 = 十个环都放好之后，对局进入下一阶段。环最好分散开来。
lesson-1-task = 在任意交叉点放一个白环。
lesson-2 = 移动环
lesson-2-text-1 = 现在每回合移动自己的一个环。它沿一条直线走过空的交叉点，想走多远都行，但绝不能越过别的环。
lesson-2-text-2 = 环离开的地方会留下一枚你颜色的标记。标记是扁平的棋子，一面白，一面黑。
lesson-2-task = 移动f6的白环，看看它留下的标记。
lesson-3 = 跳跃与翻转
lesson-3-text-1 = 环可以跳过一串紧挨着的标记，不论颜色。跳过之后必须落在后面第一个空的交叉点上。
lesson-3-text-2 = 被跳过的每枚标记都会翻转：黑变白，白变黑。
lesson-3-task = 跳过两枚黑色标记，把它们变成白色。
lesson-4 = 形成五连
lesson-4-text-1 = 你要让五枚己方颜色的标记在一条直线上紧挨着，这就是“五连”。环不算在内。
lesson-4-text-2 = 五连可以由环留下的标记完成，也可以靠翻转完成。当心：如果连成的是对方颜色的五连，那就归对方。
lesson-4-task = 翻转黑色标记，形成白色五连。
lesson-5 = 取走五连
lesson-5-text-1 = 有了五连，就把这五枚标记从棋盘上取走。它们以后还能再用。
lesson-5-text-2 = 五连要在同一回合内立刻取走。之后还要取下自己的一个环，下一课再讲。
lesson-5-task = 把白色五连从棋盘上取走。
lesson-6 = 取环获胜
lesson-6-text-1 = 取走五连之后，取下自己的一个环，哪个都行。取下三个环就获胜。不过环越少，棋越难下。
lesson-6-text-2 = 无法移动时就跳过这一手。如果双方都无法移动，或者51枚标记都在棋盘上，对局也会结束：取下的环多者获胜，一样多则为和棋。
lesson-6-text-3 = 白方刚刚取走了第三个五连。
lesson-6-task = 取下第三个白环，赢下这一局。
lesson-7 = 多个五连
lesson-7-text-1 = 一手棋可能形成几个五连。要一个一个地取，每取一个五连，就取下一个环。五连相交时选其中一个：另一个少了一枚标记，就不再算数。六枚相连时，选其中五枚。
lesson-7-text-2 = 如果双方都有了五连，由走这手棋的一方先取。
lesson-7-task = 从两个相交的五连中选一个取走。
lesson-8 = 闪电版
lesson-8-text-1 = 闪电版是短局，很适合入门。规则完全一样，只是取下第一个环就获胜。
lesson-8-text-2 = 所以第一个五连就定胜负。白方刚刚取走了一个。
lesson-8-task = 取下一个白环，赢下这一局。

# 页面语句中的棋子：单独、计数、属于某一方
spoken-kind = { $kind ->
    [ring] 环
   *[marker] 标记
 }
spoken-count = { $kind ->
    [ring] { $count }个环
   *[marker] { $count }枚标记
 }
spoken-piece = { $side ->
    [first] 白
   *[second] 黑
 }{ $kind ->
    [ring] 环
   *[marker] 色标记
 }

# 电脑棋手：名字，以及一句介绍
player-stargazer = 观星者
player-stargazer-about = 凭心情移动环，碰上五连就连。
player-rambler = 漫游者
player-rambler-about = 喜欢让环走得很远，却忘了为什么。
player-easy = 学徒
player-easy-label = 简单
player-easy-about = 看见五连就连，从不看你的。
player-marker-hoarder = 囤积者
player-marker-hoarder-about = 只想让棋盘满是自己的颜色，忘了五连才能赢。
player-row-builder = 连线匠
player-row-builder-about = 热心连自己的线，也看得到你的一部分。
player-wanderer = 流浪者
player-wanderer-about = 让自己的环四处通畅，有机会才连成五连。
player-row-breaker = 拆线人
player-row-breaker-about = 宁可拆你的线，也不急着完成自己的。
player-flipper = 翻转迷
player-flipper-about = 喜欢远跳，一跳翻转半个棋盘。
player-defender = 防守者
player-defender-about = 往前看三手，很少让你成五连。
player-medium = 工匠
player-medium-label = 中等
player-medium-about = 往前看两手，近处的机会很少漏掉。
player-strategist = 战略家
player-strategist-about = 往前看两手，看到的都判断得准。
player-attacker = 进攻者
player-attacker-about = 往前看三手，手里总有快要连成的线。
player-tactician = 战术家
player-tactician-about = 往前看三手，多数五连还没成形就看到了。
player-hard = 守望者
player-hard-label = 困难
player-hard-about = 快要成五连的地方看得更深，很少放过。
player-captain = 船长
player-captain-about = 自己失误很少，你的失误大多要付出代价。
player-veteran = 老将
player-veteran-about = 很少放过五连，也懂得什么时候该舍一个环。
player-expert = 专家
player-expert-about = 提前好几个回合就看到五连要来。
player-sage = 智者
player-sage-about = 五连早早布好，看起来像是凭空冒出来的。
player-master = 大师
player-master-about = 一边谋划自己的五连，一边拆掉你的。
player-grandmaster = 特级大师
player-grandmaster-about = 时间够看多远就看多远。

# 一手棋为什么是错误。$side 和 $other 是双方的名称，其余是点、着法和数；五连和四子以两端的点称呼
why-last-ring-given = 这手棋为{ $side }连成了五连{ $from }–{ $to }，{ $side }获胜：{ $goal ->
    [1] 取下一个环就够了
   *[other] 取下了第三个环
 }。
why-last-ring-lost = 这让{ $side }可以走{ $move }形成五连{ $from }–{ $to }并获胜：{ $goal ->
    [1] 取下一个环就够了
   *[other] 取下了第三个环
 }。
why-last-ring-missed = { $side }可以立即获胜：{ $move }形成五连{ $from }–{ $to }，{ $goal ->
    [1] 取下一个环就够了
   *[other] 取下第三个环
 }。
why-allows-win = { $side }现在{ $moves }步必胜，从{ $first }开始；决定胜负的五连是{ $from }–{ $to }。
why-misses-win = { $side }有{ $moves }步必胜，从{ $first }开始；决定胜负的五连是{ $from }–{ $to }。
why-runs-out = 这样下去会无棋可走而终局，{ $side }取下{ $own }个环，{ $other }取下{ $theirs }个。
why-makes-theirs = 这手棋自己为{ $side }连成了五连：{ $from }–{ $to }。
why-gives-row = { $count ->
    [0] 这让{ $side }可以走{ $move }形成五连{ $from }–{ $to }。
   *[other] 这让{ $side }可以走{ $move }翻转{ $points }，形成五连{ $from }–{ $to }。
 }
why-row-coming = 这让{ $side }可以在{ $moves }步内形成五连{ $from }–{ $to }，从{ $first }开始。
why-misses-row = { $count ->
    [0] { $move }立即为{ $side }形成五连{ $from }–{ $to }。
   *[other] { $move }翻转{ $points }，立即为{ $side }形成五连{ $from }–{ $to }。
 }
why-misses-forced-row = 走{ $move }之后，{ $other }无法阻止{ $side }下一步形成五连，例如{ $from }–{ $to }。
why-row-later = 走{ $move }，{ $side }{ $moves ->
    [1] 下一步就能形成
   *[other] 可在{ $moves }步内形成
 }五连{ $from }–{ $to }。
why-double-lost = 这让{ $side }可以走{ $move }同时形成两个五连：{ $from }–{ $to }和{ $from2 }–{ $to2 }。
why-double-missed = 在最佳变化中，{ $side }走{ $move }同时形成两个五连：{ $from }–{ $to }和{ $from2 }–{ $to2 }。
why-breaks-own = 这手棋翻转了{ $points }，破坏了{ $side }自己在{ $from }–{ $to }的四子。
why-four-broken = 这让{ $other }可以破坏{ $side }在{ $from }–{ $to }的四子：{ $move }翻转{ $points }。
why-could-break = { $move }翻转{ $points }，能破坏{ $side }在{ $from }–{ $to }的四子。
why-stops-row = 走{ $move }之后，{ $side }下一步无法形成五连。
why-no-answer = 这让{ $side }可以走{ $move }，威胁形成五连{ $from }–{ $to }，而{ $other }已无法阻止{ $side }形成五连。
why-threatens-row = 这让{ $side }可以走{ $move }，威胁形成五连{ $from }–{ $to }。
why-own-threat = { $move }能让{ $side }威胁形成五连：{ $from }–{ $to }。
why-four-made = 这让{ $side }在{ $from }–{ $to }有了四子。
why-own-four = { $move }让{ $side }在{ $from }–{ $to }有了四子。
why-threat-coming = 几手之后，{ $side }威胁形成五连{ $from }–{ $to }；在更好的变化中则没有这样的威胁。
why-own-threat-coming = 走{ $move }之后再过几手，{ $side }威胁形成五连{ $from }–{ $to }；否则没有这样的威胁。
why-flips-many = 这让{ $side }可以走{ $move }翻转{ $other }的{ $count }枚标记：{ $points }。
why-misses-flips = { $move }能翻转{ $other }的{ $count }枚标记：{ $points }。
why-ring-shut = 此后{ $side }在{ $point }的环被困住：{ $count ->
    [0] 无处可去
   *[other] 只有{ $count }个点可去
 }，否则有{ $better }个。
why-shuts-ring = { $move }能困住{ $side }在{ $point }的环：{ $count ->
    [0] 无处可去
   *[other] 只有{ $count }个点可去
 }，否则有{ $better }个。
why-few-moves = 此后{ $side }的环{ $count ->
    [0] 无法移动
   *[other] 只有{ $count }种走法
 }，否则有{ $better }种。
why-ring-needed = { $side }需要{ $point }的环：它能走{ $move }形成五连{ $from }–{ $to }。
why-wrong-ring = 没有{ $point }的环，{ $side }的环{ $count ->
    [0] 无法移动
   *[other] 只有{ $count }种走法
 }；没有{ $other }的环，则有{ $better }种。
why-wrong-row = { $move }能保留{ $side }在{ $from }–{ $to }的四子。
why-tendency = { $what ->
    [lines] 主要是有{ $least ->
        [4] 四枚
        [3] 三枚或更多
       *[2] 两枚或更多
     }标记的开放线：此变化之后，{ $side }有{ $own }条，{ $other }有{ $theirs }条；在更好的变化之后，是{ $better }条和{ $worse }条。
    [next-rows] 主要是下一步形成五连的机会：此变化之后，{ $side }有{ $own }个，{ $other }有{ $theirs }个；在更好的变化之后，是{ $better }个和{ $worse }个。
    [exposed] 主要是可以翻转的标记：此变化之后，{ $side }能翻转{ $own }枚，{ $other }能翻转{ $theirs }枚；在更好的变化之后，是{ $better }枚和{ $worse }枚。
    [markers] 主要是标记的数目：此变化之后，{ $side }有{ $own }枚，{ $other }有{ $theirs }枚；在更好的变化之后，是{ $better }枚和{ $worse }枚。
    [mobility] 主要是行动力：此变化之后，{ $side }的环有{ $own }种走法，{ $other }的环有{ $theirs }种；在更好的变化之后，是{ $better }种和{ $worse }种。
   *[centre] 主要是中央：此变化之后，{ $side }在中央附近有{ $own }个环，{ $other }有{ $theirs }个；在更好的变化之后，是{ $better }个和{ $worse }个。
 }

# 可以画在棋盘上的内容
layer-rows = 正在形成的五连
layer-rows-four = 五枚中已有四枚
layer-rows-three = 五枚中已有三枚
layer-next-rows = 下一步可成的五连
layer-next-rows-row = 该方下一步可以形成的五连
layer-next-rows-flip = 会为此翻转的标记
layer-reach = 环能到的地方
layer-reach-one = 一方的环
layer-reach-both = 双方的环

## 走棋途中：怎样获胜，选中的环能做什么，为什么不能选
goal-three-rings = 取下三个环获胜
goal-one-ring = 取下第一个环即获胜
prompt-land = 选择它的落点
refused-shut-in = { $point }的环无法移动：被其他环和棋盘边缘困住了
refused-no-row = { $point }不在任何五枚{ $side ->
    [first] 白
   *[second] 黑
 }色标记的五连中
refused-piece = { $kind ->
    [ring] { $point }的环是{ $side ->
        [first] 白方
       *[second] 黑方
     }的
   *[marker] { $point }是标记；请选择{ $own ->
        [first] 白方
       *[second] 黑方
     }的一个环
 }

## 第一局中只说一次的话
first-hint-1 = 先放好你的五个环。从棋盘中央能通往最多的方向。
first-hint-2 = 点击一个环，再点击落点。它会留下一枚标记，跳过的标记会翻转。

## 策略课程
strategy-1 = 破坏五连
strategy-1-text-1 = 环会在原处留下标记。所以一条线上有同色的四枚标记和一个环，这个环一动，就成了五连。
strategy-1-text-2 = 横着跳过这样的线：被跳过的标记变了颜色，五连就断了。
strategy-1-task = 白方：破坏黑方威胁形成的五连。
strategy-1-why = f5的标记现在是白色，黑方只好重新来过。
strategy-2 = 威胁多于应手
strategy-2-text-1 = 一次跳跃可以破掉一个威胁。走这样一手棋：之后你有不止一种办法完成五连。
strategy-2-text-2 = 闪电版中一个五连就能获胜，这里不必走更慢的棋。
strategy-2-task = 白方：威胁形成多个五连，让黑方拆不过来。
strategy-2-why = 黑方拆掉一个，白方完成另一个。
strategy-3 = 留着五连
strategy-3-text-1 = 一个五连要付出一个环，环少了就会变弱。如果对方破坏不了你的五连，就不必马上完成它。
strategy-3-text-2 = 白方现在可以完成j5–j9，但黑方只差一个环就赢了。
strategy-3-task = 白方：先走要紧的一手，把五连留着。
strategy-3-why = 过了一回合五连还在，而白方利用了这段时间。
strategy-4 = 赚一手
strategy-4-text-1 = 手里有一个稳当的五连，你就可以等：对方每被迫自损一次，你就赚到一手。
strategy-4-text-2 = 用位置最差的环来等，把它调到正在交战的地方。
strategy-4-task = 黑方：调动b2的环，留住你的五连。
strategy-4-why = 中间的五连还在等着，闲置的环也投入了战斗。
strategy-5 = 环放在哪里
strategy-5-text-1 = 环要有线可走才有用：中央的线长，边缘的线短。
strategy-5-text-2 = 环不能跳过环。所以环也能用来封堵，最好的点往往是对方几条线的交汇处。
strategy-5-task = 黑方：把最后一个环放在能同时封堵三个白环的点上。
strategy-5-why = e5、e6和f7的白环失去了穿过中央的线，黑方新放的环就占在那里。
