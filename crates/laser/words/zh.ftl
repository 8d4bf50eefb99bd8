# 名称
game = 激光棋
game-summary = 移动或转动带镜子的棋子，随后你的激光就会发射：击中对方的法老。
variant-laser = 激光棋
variant-laser-summary = 圣甲虫可与任何相邻棋子换位，斯芬克斯不能转动，所有格子双方都能进入。
variant-laser-khet = Khet 2.0
variant-laser-khet-summary = 斯芬克斯可以转动，圣甲虫只能与金字塔和阿努比斯换位，部分格子只允许一方进入。
side-first = 蓝方
side-second = 红方
piece-pharaoh = 法老
piece-scarab = 圣甲虫
piece-pyramid = 金字塔
piece-anubis = 阿努比斯
piece-sphinx = 斯芬克斯
start-classic = 经典
start-imhotep = 伊姆霍特普
start-dynasty = 王朝
set-enamel = 珐琅
set-sandstone = 砂岩

# 对局为何结束；接在“蓝方获胜：……”或“和棋：……”之后
# arguments elsewhere: reason-*
reason-pharaoh-destroyed = { $who ->
    [named] { $loser }的法老被击毁
    [you] 你的法老被击毁
   *[other] 对方的法老被击毁
 }

# 棋盘旁边
button-turn-right = 顺时针转动
button-turn-left = 逆时针转动
counter-captured-pyramid = 击毁金字塔
counter-captured-anubis = 击毁阿努比斯
counter-captured-pharaoh = 击毁法老

# 轮到的一方要做什么
prompt-move = 选择要移动或转动的棋子

# 课程
lesson-1 = 移动
lesson-1-text-1 = 每回合你用己方的一枚棋子做一件事：走到相邻的空格，横、竖、斜都可以；或者在原地转动。
lesson-1-text-2 = 只有角上的斯芬克斯一直留在原位。激光就装在它身上，你每走完一手，它就发射一次。
lesson-1-task = 把蓝方金字塔走到旁边的任意一格。
lesson-2 = 转动镜子
lesson-2-text-1 = 光束沿直线前进，直到碰到东西。金字塔有一面斜镜：它能接住来自两侧的光束，让光束拐个直角。
lesson-2-text-2 = 棋子每次可以向右或向左转动四分之一圈。j1的蓝方斯芬克斯向上发射。现在金字塔会把光束送出棋盘。
lesson-2-task = 转动金字塔，让它把光束引向左边。
lesson-3 = 击毁棋子
lesson-3-text-1 = 金字塔的另外两侧没有镜子。光束从那里击中，金字塔就会被击毁，离开棋盘。
lesson-3-text-2 = 光束击中棋子后就停下来。所以每次发射最多击毁一枚棋子。
lesson-3-task = 把你的金字塔走进光束，击毁红方金字塔。
lesson-4 = 阿努比斯和它的盾牌
lesson-4-text-1 = 阿努比斯没有镜子，但正面有盾牌。盾牌挡住光束，什么也不会发生。光束从侧面或背后击中，阿努比斯就会被击毁。
lesson-4-text-2 = 这里红方阿努比斯的盾牌朝右，正对着你的光束。你的金字塔就在它下方，可以把光束引向上方。
lesson-4-task = 把光束下移一行，从下方击毁阿努比斯。
lesson-5 = 圣甲虫换位
lesson-5-text-1 = 圣甲虫两面都是镜子，任何光束都击毁不了它。
lesson-5-text-2 = 它还能与相邻的棋子换位，己方的、对方的都行，只有斯芬克斯不能换。换位后两枚棋子的朝向都不变。
lesson-5-text-3 = 这里红方阿努比斯用盾牌挡住了你的激光。看看换位之后光束会射向哪里。
lesson-5-task = 让你的圣甲虫与红方阿努比斯换位。
lesson-6 = 当心自己的棋子
lesson-6-text-1 = 激光不管击中的是谁的棋子，己方的棋子也照样击毁。而且每走一手它都会发射，不管你愿不愿意。
lesson-6-text-2 = 这里你自己的光束就要击中你的金字塔没有镜子的一侧。如果你去走别的棋，就会失去它。
lesson-6-task = 从自己的激光下救出你的金字塔。
lesson-7 = 击中法老
lesson-7-text-1 = 法老才是关键。它既没有镜子，也没有盾牌。谁的法老被击中谁就输，不管是谁射的。
lesson-7-text-2 = 同一局面、轮到同一方走，第三次出现时就是和棋。
lesson-7-text-3 = 用手指沿着光束走一遍：两面镜子会把它引向红方法老。
lesson-7-task = 转动一枚金字塔，击中红方法老，赢下这一局。
lesson-8 = Khet：斯芬克斯会转动
lesson-8-text-1 = Khet 2.0的规则略有不同。你可以不移动棋子，改为转动斯芬克斯。它有两个朝向：沿着所在的列，或沿着所在的行。
lesson-8-text-2 = 圣甲虫只能与金字塔和阿努比斯换位。有些格子只允许一方进入：j列、b1和b8属于蓝方，a列、i1和i8属于红方。
lesson-8-task = 转动你的斯芬克斯，击中红方法老，赢下这一局。

# 句中的棋子种类；某一方的棋子
kind = { $kind ->
    [pharaoh] 法老
    [scarab] 圣甲虫
    [pyramid] 金字塔
    [anubis] 阿努比斯
   *[sphinx] 斯芬克斯
 }
kind-of-side = { $side ->
    [first] 蓝方
   *[second] 红方
 }{ kind }

# 局面文本有什么错误
text-parts = 应为棋盘、一个空格以及b或r，而不是{ $found }个部分
text-side = 轮到的一方应为b或r

# 编辑器中的局面有什么错误
problem-too-many = { $count }枚棋子太多了，棋盘只有80格
problem-no-square = 没有这个格子
problem-two-pieces = 同一格上有两枚棋子：{ $first }和{ $second }
problem-kind = 没有名为{ $kind }的棋子
problem-facing = 棋子的朝向是从上方起转0、1、2或3个四分之一圈，而不是{ $facing }
problem-extra = 激光棋的局面没有{ $name }这一项
problem-set = { $side ->
    [first] 蓝方
   *[second] 红方
 }有{ $count }枚{ kind }，一套只有{ $most }枚
problem-sphinx-missing = { $side ->
    [first] 蓝方
   *[second] 红方
 }斯芬克斯必须在这里
problem-sphinx-place = { $side ->
    [first] 蓝方
   *[second] 红方
 }斯芬克斯应在{ $corner }
problem-sphinx-facing = { $side ->
    [first] 蓝方斯芬克斯必须朝向棋盘内，即朝上或朝左
   *[second] 红方斯芬克斯必须朝向棋盘内，即朝下或朝右
 }
problem-no-pharaoh = 双方的法老都不在棋盘上

# 着法列表有什么错误
moves-no-move = { $text }不是着法

# 为什么这手棋不合法
why-form = 着法写作c4d5（移动或换位）、c4+或c4-（转动）
why-off-board = { $square }不在棋盘上
why-over = 对局已经结束，{ $winner ->
    [first] 蓝方
   *[second] 红方
 }获胜
why-empty = { $from }上没有棋子
why-not-yours = { $from }上的{ kind }是{ $side ->
    [first] 蓝方
   *[second] 红方
 }的
why-sphinx-fixed = 按这套规则，斯芬克斯不能转动
why-sphinx-turn = 斯芬克斯只能在朝向棋盘内的两个方向之间转动，请往另一边转
why-sphinx-stays = 斯芬克斯不能离开它的角
why-too-far = 棋子每次只能走一格，{ $to }与{ $from }不相邻
why-taken = { $to }已被{ $piece }占据，只有圣甲虫能换位
why-reserved = 只有{ $side ->
    [first] 蓝方
   *[second] 红方
 }能进入{ $to }
why-no-swap = 按这套规则，圣甲虫只能与金字塔和阿努比斯换位，不能与{ $to }的{ $piece }换位
why-other = 这手棋在这里不合法

# 页面语句中的棋子：单独、计数、属于某一方
spoken-kind = { kind }
spoken-count = { $count }枚{ kind }
spoken-piece = { $side ->
    [first] 蓝方
   *[second] 红方
 }{ kind }
spoken-owner = { $side ->
    [first] 蓝方
   *[second] 红方
 }{ $whose ->
    [own] 自己的{ kind }
   *[other] { kind }
 }
# 棋子转到哪个方向，这决定光束会怎样；“上”指屏幕的上方
spoken-facing = { $kind ->
    [pyramid] 镜面朝{ $way ->
        [0] 上和右
        [1] 右和下
        [2] 下和左
       *[3] 左和上
     }
    [scarab] 镜面{ $way ->
        [0] 左低右高
        [2] 左低右高
       *[1] 左高右低
     }
    [anubis] 盾牌朝{ $way ->
        [0] 上
        [1] 右
        [2] 下
       *[3] 左
     }
    [sphinx] 向{ $way ->
        [0] 上
        [1] 右
        [2] 下
       *[3] 左
     }发射
   *[pharaoh] 四面都没有防护
 }

# 电脑棋手：名字，以及一句介绍
player-lantern = 提灯人
player-lantern-about = 只照亮棋盘的一角，别处全不管。
player-drifter = 漂流者
player-drifter-about = 碰到什么就转什么、挪什么，碰巧看到目标才射。
player-newcomer = 新手
player-newcomer-about = 从不走进自己的光束，却看不出你的意图。
player-apprentice = 学徒
player-apprentice-about = 知道好局面是什么样子，但只看自己的这一手。
player-guardian = 守护者
player-guardian-about = 把法老藏在棋子后面，等你犯错。
player-hothead = 愣头青
player-hothead-about = 不惜一切代价瞄准你的法老。
player-mirror-smith = 制镜师
player-mirror-smith-about = 往前看两手，喜欢让光束拐很多弯。
player-sharpshooter = 快枪手
player-sharpshooter-about = 往前看三手，打得到的绝不放过。
player-sentinel = 哨兵
player-sentinel-about = 往前看三手，不让自己的棋子进入你的光束。
player-strategist = 战略家
player-strategist-about = 往前看三手，攻守兼顾。
player-marksman = 神射手
player-marksman-about = 接下来哪里能射中目标，就往哪里看得更深。
player-vizier = 宰相
player-vizier-about = 哪里的棋子有危险，就往哪里看得更深；每一手大意的棋都要受罚。
player-pharaoh = 法老
player-pharaoh-about = 时间够看多远就看多远。

# 教练怎样说一个错误。做了什么的棋子，以及被怎样的棋子
coach-subject = { $side ->
    [first] 蓝方
   *[second] 红方
 }{ kind }
coach-object = { $side ->
    [first] 蓝方
   *[second] 红方
 }{ kind }
# 后半句，单独出现，或接在原因之后
coach-sentence = { $what }。
coach-because = { $cause }：{ $what }。
coach-next-hits = { $side }的下一次发射会击中{ $square }的法老，结束对局
coach-next-destroys = { $side }的下一次发射会击毁{ $square }的{ $piece }
# 原因
coach-cause-moved-into = { $piece }走进了火线
coach-cause-turned-away = { $piece }把没有防护的一面转向了光束
coach-cause-mirror-moved = { $square }的{ $piece }现在会反射光束
coach-cause-mirror-turned = { $square }的{ $piece }现在把光束引错了方向
coach-cause-opened = { $piece }离开了{ $square }，不再把光束引开
coach-cause-unguarded = { $piece }离开了{ $square }，不再挡住光束
coach-cause-cleared = 击毁{ $square }的{ $piece }打通了一条光路
coach-cause-left = 这手棋没有化解威胁
# 法老
coach-own-goal-pharaoh = { $side }自己的激光击中{ $square }的法老，输掉对局。
coach-forces = { $side }现在必定能击中法老。
coach-forces-in = { $side }现在{ $count }步内必定能击中法老：即使防守最佳，它也会在{ $square }被击中。
coach-opens-own = 离开{ $square }打开了通向法老的光路：{ $side }现在{ $count }步内必定能击中它，即使防守最佳，也会在{ $target }被击中。
coach-missed-hit = { $mv }会击中{ $square }的{ $side }法老，立即获胜。
coach-missed-force = { $mv }必定能击中{ $side }的法老。
coach-missed-force-in = { $mv }在{ $count }步内必定能击中{ $side }的法老：即使防守最佳，它也会在{ $square }被击中。
# 重复局面
coach-repeats = 同一局面第三次出现：和棋。
coach-lets-repeat = { $side }可以让同一局面第三次出现：和棋。
coach-could-repeat = { $mv }会让同一局面第三次出现：和棋。
# 棋子
coach-own-goal = { $side }自己的激光击毁了{ $square }的{ $piece }。
coach-later-destroys = 从这里算起，{ $side }的第{ $nth ->
    [2] 二
    [3] 三
   *[4] 四
 }次发射会击毁{ $square }的{ $piece }。
coach-missed-piece = { $mv }会击毁{ $square }的{ $piece }。
coach-missed-later = 走{ $mv }之后，{ $side }的{ $nth ->
    [1] 下一次
    [2] 第二次
    [3] 第三次
   *[4] 第四次
 }发射会击毁{ $square }的{ $piece }。
# 光束
coach-shut-in = { $side }的光束被困住了：四手之内最多只能经过{ $count }格。若走{ $mv }，则至少经过{ $other }格。
coach-allows-threat = { $side }应以{ $answer }，威胁用{ $mv }击中{ $square }的法老。
coach-misses-threat = { $best }威胁用{ $mv }击中{ $square }的{ $side }法老。
# 两条变化终点处差别最大的是什么
coach-attack-played = { $side }的光束更多地经过{ $whose }法老附近：三格以内有{ $count }格，若走{ $mv }，则{ $other ->
    [0] 一格也没有
   *[other] 只有{ $other }格
 }。
coach-attack-best = 走{ $mv }之后，{ $side }的光束更多地经过{ $whose }法老附近：三格以内有{ $count }格，否则{ $other ->
    [0] 一格也没有
   *[other] 只有{ $other }格
 }。
coach-beam-played = { $side }的光束射得更远：经过{ $count }格，若走{ $mv }，则只有{ $other }格。
coach-beam-best = 走{ $mv }之后，{ $side }的光束射得更远：经过{ $count }格，否则只有{ $other }格。

# 棋盘上的图层，以及其中记号的种类
layer-beams = 光束
layer-beams-fires = 现在发射时的光束
layer-hits = 光束的终点
layer-hits-destroys = 会被光束击毁的棋子
layer-hits-own-goal = 会被己方光束击毁的棋子
layer-hits-stopped = 挡住光束的棋子
layer-lit = 光束经过的格子
layer-lit-lit = 一方的光束经过
layer-lit-twice = 双方的光束都经过

## 走棋途中：怎样获胜，选中的棋子能做什么
goal = 击中对方的法老获胜
prompt-piece = 转动它，或选择一个格子
prompt-scarab = 转动它，选择一个格子，或选择相邻棋子换位
prompt-sphinx = 转动它，它不会离开自己的角

## 第一局中只说一次的话
first-hint-1 = 点击一枚棋子，再点击它要去的地方，或用按钮转动它。随后你的激光就会发射。
first-hint-2 = 走棋前先看清光束的路线：它也会击中你自己的棋子。

## 策略课程
strategy-1 = 两步威胁
strategy-1-text-1 = 与你的斯芬克斯同列的金字塔，会把光束引入一行。它可以上下移动，光束也跟着走。
strategy-1-text-2 = 所以，如果法老只能逃到相邻的一行，光束就能追上去。
strategy-1-task = 蓝方：清空这一行，威胁法老。
strategy-1-why = 红方金字塔没了，下一个就是法老。不管它往哪里走，j列的金字塔都会跟上。
strategy-2 = 转动也是一手
strategy-2-text-1 = 转动要花一手，但可以同时准备好几次射击。看看之后金字塔能走到哪些格子。
strategy-2-text-2 = j列旁边的镜子应当把来自下方的光束引向左边。
strategy-2-task = 蓝方：转动金字塔，封住所有退路。
strategy-2-why = 现在走到j3、j4或j5，光束就会射入三个不同的行。
strategy-3 = 挡住光束
strategy-3-text-1 = 红方的光束沿a列向下，a1的金字塔把它引入第1行：下一个就是你的法老，而且它离不开这一行。
strategy-3-text-2 = 阿努比斯能挡住正面射来的光束。在中间放一枚棋子。
strategy-3-task = 蓝方：用一枚棋子挡住光束的去路。
strategy-3-why = 光束到不了法老那里。正面迎着光束的阿努比斯也不会被击毁。
strategy-4 = 法老要躲远
strategy-4-text-1 = 只要前面没有阻挡，斯芬克斯总是直着射出去。a列属于红方，j列属于你，法老在这两列上都不安全。
strategy-4-text-2 = 与其以后被迫走，不如现在从容走一步。
strategy-4-task = 蓝方：让法老离开火线。
strategy-4-why = 现在红方至少还要多用一面镜子，你赚到了一手。
