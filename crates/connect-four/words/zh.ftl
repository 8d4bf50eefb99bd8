# 名称
game = 四子棋
game-summary = 把棋子投入竖立棋盘的列中，先把己方四子连成一线者获胜。
variant-connect-four = 四子棋
variant-connect-four-summary = 标准棋盘，七列六行；双方都走最佳着法时红方获胜。
variant-connect-four-6x5 = 四子棋6x5
variant-connect-four-6x5-summary = 较小的棋盘，六列五行，对局更短；双方都走最佳着法时为和棋。
side-first = 红方
side-second = 黄方
piece-disc = 棋子
start-empty = 空棋盘
set-graphite = 石墨
set-walnut = 胡桃木

# 对局为何结束；接在“红方获胜：……”或“和棋：……”之后
reason-four = 连成四子
reason-full-board = 棋盘已满

# 棋盘旁边
counter-left = 剩余棋子
mark-line = 连成四子

# 轮到的一方要做什么
prompt-drop = 请投一枚棋子

# 为什么这手棋不合法
why-empty = 着法为空；着法是a至{ $last }的一列
why-pass = 不能走--：四子棋中不能跳过这一手
why-no-column = “{ $text }”不是列：列为a至{ $last }
why-full = { $text }列已满
why-red-won = 不能再下{ $text }：红方已经获胜
why-yellow-won = 不能再下{ $text }：黄方已经获胜
why-drawn = 不能再下{ $text }：对局已成和棋，棋盘已满
why-legal = { $text }是合法着法

# 局面文本有什么错误
text-empty = 文本为空
text-no-mover = 棋盘之后应有一个空格和表示轮到哪一方的r或y
text-mover = 轮到的一方应为r或y，而不是“{ $text }”

# 局面有什么错误
problem-floating = 这枚棋子下面是空的
problem-counts = { $mover ->
    [first] 轮到红方走时，黄方的棋子应与红方一样多或多一枚，而不是黄方{ $others }枚、红方{ $mine }枚
   *[second] 轮到黄方走时，红方的棋子应与黄方一样多或多一枚，而不是红方{ $others }枚、黄方{ $mine }枚
 }
problem-both-four = 双方都已连成四子
problem-has-four = { $side ->
    [first] 轮到红方走，但红方已经连成四子
   *[second] 轮到黄方走，但黄方已经连成四子
 }
problem-lines = { $side ->
    [first] 红方的几条四子连线不可能由最后一子同时形成
   *[second] 黄方的几条四子连线不可能由最后一子同时形成
 }
problem-no-cell = 不是{ $columns }x{ $rows }棋盘上的格子
problem-twice = 不止一枚棋子
problem-kind = 四子棋没有“{ $kind }”，只有棋子
problem-facing = 棋子没有朝向
problem-too-many = { $cells }个格子放不下{ $count }枚棋子
problem-extra = 四子棋在棋盘之外没有“{ $name }”这一项

# 着法列表有什么错误
list-no-column = { $text }不是列：列为1至7，或a至g
list-mixed = 数字和字母混用了
list-too-long = 超过{ $most }手

# 课程
lesson-1 = 投下棋子
lesson-1-text-1 = 棋盘是竖着的。红方先下，之后双方轮流。每回合你把一枚棋子投入一列，它会落到该列最低的空格。
lesson-1-text-2 = 棋子落下后不再移动。满了的列不能再投。
lesson-1-task = 把你的红子投在黄子上面。
lesson-2 = 横连四子
lesson-2-text-1 = 己方四枚棋子连成一线、中间没有间断，就获胜。这条线可以是横的。
lesson-2-text-2 = 如果所有的列都满了还没有人连成四子，就是和棋。
lesson-2-task = 投下连线的第四子，赢下这一局。
lesson-3 = 竖连四子
lesson-3-text-1 = 线也可以是竖的：同一列里四枚同色的棋子叠在一起。
lesson-3-text-2 = 这样的线很容易挡：在三子上面压一子就够了。
lesson-3-task = 竖着连成四子，赢下这一局。
lesson-4 = 斜连四子
lesson-4-text-1 = 斜线也算，而且最容易看漏。每枚棋子都比前一枚错开一列、高出一行。
lesson-4-text-2 = 你需要的那一格必须是该列下一个能落子的空格。这里它下面的棋子已经在了。
lesson-4-task = 完成这条斜线，赢下这一局。
lesson-5 = 挡住三子
lesson-5-text-1 = 每走一手之前，先看看对手的棋子。如果对手马上能连成四子而你不能，你就必须占住对手需要的那一格。
lesson-5-text-2 = 这里黄方有三子并排。一端被你的棋子堵住，另一端是空的。
lesson-5-task = 阻止黄方连成四子。
lesson-6 = 同时两个威胁
lesson-6-text-1 = 一个威胁可以挡住，同时两个就挡不住了，因为对手每回合只能下一子。
lesson-6-text-2 = 底行三子相连、两端都空，就是这样的双重威胁。
lesson-6-task = 让三子相连，两端各有一个空格。
lesson-7 = 威胁下面的一格
lesson-7-text-1 = 有些威胁悬在空中：能完成连线的那一格，还不是该列下一个能落子的空格。谁填了它下面的一格，就把它让给了对手。
lesson-7-text-2 = 这里黄方需要e2。只要e1还空着，就没有棋子能落到那里。
lesson-7-task = 投入任意一列，只要不是黄方有威胁的那一列。
lesson-8 = 奇数行与偶数行
lesson-8-text-1 = 别处都填满之后，总得有人去填威胁下面的一格。这叫“迫移”（zugzwang）。
lesson-8-text-2 = 如果双方只是把各列填满，红方会得到第1、3、5行的格子，黄方会得到第2、4、6行的格子。所以红方最好的威胁在奇数行，黄方最好的威胁在偶数行。
lesson-8-text-3 = 这里红方需要g3，得先有人填g2。
lesson-8-task = 让黄方除了你威胁下面的那一格，无处可下。

# 页面语句中的棋子：单独、计数、属于某一方
spoken-kind = { $kind ->
   *[disc] 棋子
 }
spoken-count = { $kind ->
   *[disc] { $count }枚棋子
 }
spoken-piece = { $side ->
    [first] 红
   *[second] 黄
 }{ $kind ->
   *[disc] 子
 }

# 电脑棋手：名字，以及一句介绍
player-tumbler = 跟头虫
player-tumbler-about = 棋子掉到哪里算哪里，送上门的四子都会漏掉。
player-daydreamer = 空想家
player-daydreamer-about = 大约只看见一半的列，你的威胁几乎看不到。
player-stacker = 叠叠乐
player-stacker-about = 喜欢把自己的颜色越叠越高，碰巧也会连成四子。
player-middle-fan = 中路迷
player-middle-fan-about = 一心要占中间几列，却忘了为什么。
player-row-builder = 连线匠
player-row-builder-about = 热心连自己的线，也看得到你的一部分。
player-blocker = 拦路虎
player-blocker-about = 宁可拦你的线，也不急着完成自己的。
player-casual = 休闲客
player-casual-about = 往前看三手，偶尔漏掉一手。
player-trapper = 陷阱师
player-trapper-about = 最爱上下相叠的两个威胁，等着你去填下面那一格。
player-fencer = 击剑手
player-fencer-about = 往前看五手，手里总有酝酿中的威胁。
player-guardian = 守护者
player-guardian-about = 往前看六手，很少放过威胁。
player-counter = 精算师
player-counter-about = 会数行：知道哪些威胁最后归自己。
player-expert = 专家
player-expert-about = 早早看出必胜变化，最后十二子不出错。
player-master = 大师
player-master-about = 在你察觉之前，早已布好了迫移。
player-grandmaster = 特级大师
player-grandmaster-about = 看得非常远，最后十八子完美无缺。
player-solver = 破解者
player-solver-about = 大约从第十二子起就不再出错。
style-centre = 中路
style-zugzwang = 迫移
style-perfect = 完美

# 棋盘上的图层，以及其中记号的含义
layer-threats = 威胁
layer-threats-now = 能连成四子，现在就能下
layer-threats-later = 能连成四子，现在还够不着

# 一手棋为什么是错误
misses-win = { $cell }连成四子：{ $side }立即获胜。
no-block = { $side }威胁{ $cell }，这手棋没有挡住：{ $side }立即获胜。
plays-under = 这枚棋子让{ $side }可以下在它上面：{ $cell }连成四子。
allows-forced-win = { $side }现在{ $moves }步内必胜。
allows-forced-win-threat = { $side }现在{ $moves }步内必胜；第一个威胁是{ $cell }。
misses-forced-win = 走{ $best }列，{ $side }在{ $moves }步内必胜。
misses-forced-win-threat = 走{ $best }列，{ $side }在{ $moves }步内必胜；第一个威胁是{ $cell }。
allows-forced-win-double = { $side }现在{ $moves }步内必胜：占到{ $from }后{ $kind ->
    [stacked] 形成上下相叠的威胁
   *[beside] 同时威胁
 }{ $cells }。
misses-forced-win-double = 走{ $best }列，{ $side }在{ $moves }步内必胜：占到{ $from }后{ $kind ->
    [stacked] 形成上下相叠的威胁
   *[beside] 同时威胁
 }{ $cells }。
zugzwang = 此变化{ $plies }手之后，{ $other }无论怎么走，{ $side }都能立即获胜（{ $cells }）。
misses-zugzwang = 走{ $best }列，{ $plies }手之后{ $other }无论怎么走，{ $side }都能立即获胜（{ $cells }）。
double-threat = { $side }占到{ $from }，同时威胁{ $cells }：只能挡住一个。
double-threat-stacked = { $side }占到{ $from }，形成上下相叠的威胁{ $cells }：挡住下面的，上面的就打开了。
misses-double-threat = 走{ $best }列，{ $side }能占到{ $from }，同时威胁{ $cells }：只能挡住一个。
misses-double-threat-stacked = 走{ $best }列，{ $side }能占到{ $from }，形成上下相叠的威胁{ $cells }：挡住下面的，上面的就打开了。
wastes-threat = { $side }在{ $cell }有一个威胁；下在它下面，就让{ $other }占掉了这一格。
gives-threat = 几手之后，{ $side }有{ $count }个等待中的威胁（{ $cells }）；若走{ $best }列，则{ $fewer ->
    [0] 一个也没有
   *[other] 只有{ $fewer }个
 }。
misses-threat = 走{ $best }列，{ $side }很快就有{ $count }个等待中的威胁（{ $cells }），否则{ $fewer ->
    [0] 一个也没有
   *[other] 只有{ $fewer }个
 }。
above-all-centre = 主要是中路：几手之后，{ $side }在中间几列有{ $own }子，{ $rival }有{ $theirs }子；若走{ $best }列，则是{ $better }子和{ $worse }子。
above-all-twos = 主要是开放的线：几手之后，已有两子、还能再补两子的线，{ $side }有{ $own }条，{ $rival }有{ $theirs }条；若走{ $best }列，则是{ $better }条和{ $worse }条。

## 走棋途中：怎样获胜
goal = 连成四子获胜

## 第一局中只说一次的话
first-hint-1 = 点击一列：你的棋子会落到该列最低的空格。
first-hint-2 = 投子之前，先看看它上面的一格：那一格接下来就归对手。

## 策略课程
strategy-1 = 中路
strategy-1-text-1 = d列的棋子能参与的四子连线比别的列都多：每条横线都要经过它，多数斜线也是。
strategy-1-text-2 = 没有急事时，先看中路。
strategy-1-task = 红方：选出最强的一列。
strategy-1-why = 从中路出发，这枚棋子在各个方向上都起作用。换成别的列，黄方就能和棋甚至取胜。
strategy-2 = 底行的两子
strategy-2-text-1 = 底行两子相邻、两边都有空格，就已经很危险。第三子会同时形成两个威胁，而你只能挡住一个。
strategy-2-task = 黄方：趁双重威胁还没出现，先挡住它。
strategy-2-why = 一边被封住之后，第三子只能形成一个威胁，那是挡得住的。
strategy-3 = 上下相叠的威胁
strategy-3-text-1 = 能让你连成四子的空格，就是一个威胁。通常对手一够得着就会把它填上。
strategy-3-text-2 = 同一列里上下紧挨着的两个威胁，对手没法都填上。
strategy-3-task = 红方：打开有你两个威胁的那一列。
strategy-3-why = 黄方必须填e2，而这正好为e3垫了脚。
strategy-4 = 红方的奇数威胁
strategy-4-text-1 = 谁都不愿意下在对方威胁的下面。所以别的列会先填满，而先下的红方会得到奇数行：1、3、5。
strategy-4-text-2 = 红方在第3行有一个威胁：a3。只要途中不出差错，黄方最后就非下a2不可。
strategy-4-task = 红方：挡住黄方的威胁，让各列填满。
strategy-4-why = d列满了，不管黄方现在怎么走，a2之后就是a3。这叫“迫移”（zugzwang）。
strategy-5 = 黄方的偶数威胁
strategy-5-text-1 = 黄方后下，会得到偶数行。这里黄方威胁在b4和f4连成四子。
strategy-5-text-2 = 整个棋盘上只剩一个安全的格子。谁占了它，对方就没有安全的格子可下。
strategy-5-task = 黄方：走出“等着”，把难题留给红方。
strategy-5-why = 现在红方必须打开b列或f列，两者都会让黄方在第4行连成四子。
