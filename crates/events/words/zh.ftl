# 名字
name-empty = 名字里至少要有一个字母、汉字或数字。
name-long = 名字最多{ $most }个字符。
name-taken = 已经有人叫{ $name }了。

# 设置
no-event = 还没有设置任何内容。
rules-long = 这次棋会的规则太长了。
rounds-range = 瑞士制比赛有1到{ $most }轮。
duration-range = 竞技场的时长不能为零，也不能超过一周。
begun-already = 棋会已经开始，设置不能再更改。
knockout-forbidden = 淘汰赛无法让两个人互相回避。

# 参赛者
unknown-player = 这次棋会里没有人是这个编号。
too-many-players = 一次棋会最多{ $most }人。
late-impossible = 每个人从第一轮起就有固定的位置，所以这里不能中途加入。
cannot-remove = { $name }已经参加过一轮，请改为让其退出。
is-out = { $name }已经退出了。
is-here = { $name }已经在场了。
same-player = 两个都是同一个人。
forbidden-already = 这两个人已经设为互相回避。
not-forbidden = 这两个人没有设为互相回避。
computer-unknown = 电脑棋手需要有名称。

# 轮次与结果
event-over = 棋会已经结束。
event-long = 这次棋会太长，无法继续。
not-begun = 还没有开始任何一轮。
round-running = { $count ->
   *[other] 还有{ $count }局正在进行。
 }
no-more-rounds = 所有轮次都已下完。
arena-over = 竞技场的时间到了。
too-few-players = 至少需要两个人。
nobody-to-pair = 目前没有人可以配对。
pairing-unfit = 这个配对不合适：每个人都必须出现一次，而且不能遇到要回避的人。
no-such-game = 第{ $round }轮没有第{ $board }台。
has-result = 第{ $round }轮第{ $board }台已经有结果，可以更正。
no-result = 第{ $round }轮第{ $board }台还没有可以更正的结果。
not-in-game = { $name }不在第{ $round }轮第{ $board }台。
note-missing = 更正时需要写明原因。
note-long = 说明最多{ $most }个字符，写在一行里。
knockout-draw = 淘汰赛必须分出胜负：和棋之后请重下一局。
knockout-went-on = 这局的胜者已经进入第{ $round }轮，请先撤销那一轮。
nothing-to-undo = 没有可以撤销的轮次。
arena-undo = 竞技场没有可以撤销的轮次，但可以更正结果。

# 比赛文件
document-long = 这个文件太长，不像一次棋会。
document-unreadable = 这不是棋会：第{ $line }行无法读取。
document-other = 这个文件不是棋会，或者来自更新的版本。
document-command = 这次棋会的第{ $number }步不成立：{ $why }

# 同分时的比较
tie-break-buchholz = 对手分
tie-break-buchholz-about = 所有对手的得分之和：遇到的对手越强，排名越高。
tie-break-median = 中间对手分
tie-break-median-about = 所有对手的得分之和，去掉最高和最低的一个。
tie-break-sonneborn = 索伯分
tie-break-sonneborn-about = 战胜的对手的得分，加上下和的对手得分的一半：胜强者更有价值。
tie-break-direct = 直接交锋
tie-break-direct-about = 仍然同分的人之间对局的得分，前提是他们全都互相下过。
tie-break-wins = 胜局
tie-break-wins-about = 在棋盘上赢下的局数。

# 为什么是这个对手
why-same-points = 两人都是{ $points }分。
why-other-points = { $name }有{ $points }分，{ $other }有{ $theirs }分。
why-halves = 在同为这个分数的{ $count }人中，上半区对下半区：{ $name }排第{ $place }，{ $other }排第{ $theirs }。
why-never-met = 两人以前没有下过。
why-met = { $count ->
   *[other] 两人以前下过{ $count }次。
 }
why-team-mates = 两人是队友。
why-best = 这一轮没有人需要再次遇到老对手或队友，而且没有别的这样的配对整体上更合适。
why-best-repeats = 这一轮无法避免：有{ $repeats ->
   *[other] { $repeats }
 }台是老对手再次相遇，有{ $mates ->
   *[other] { $mates }
 }台是队友相遇；没有更少的配对。
why-odd = { $count }人是单数，所以有一人没有对手。
why-lowest = 在还没有轮空得分的人中，{ $name }排名最低。
why-lowest-possible = { $name }还没有轮空得分，而且这样其他人都能很好地配对。
why-free-again = { $name }以前已经不战得过分，但没有更好的办法。
why-table = { $count }人贝格尔表的第{ $round }轮：{ $name }是{ $number }号，{ $other }是{ $theirs }号。
why-table-free = { $count }人贝格尔表的第{ $round }轮：{ $number }号{ $name }轮空。
why-bracket = 他们争夺第{ $place }到第{ $last }名。
why-empty-slot = 在对阵表里，{ $name }对面没有人。
why-both-waited = 两人都在等待。
why-nobody-else = 没有别人空闲，或者只有上一个对手。
why-not-last = 两人上一局的对手都是别人。
why-last = 两人刚刚下过，但没有别人在场。

# 为什么是这一方
why-side-rule = { $name }先行：否则{ $name }或{ $other }会连续三次执同一方，或者执一方的次数远多于另一方。
why-side-balance = { $name }先行：{ $name }先行的次数较少，或者{ $other }先行的次数较多。
why-side-further = { $name }先行：这样{ $name }和{ $other }中更不平衡的一人会更接近平衡。
why-side-alternate = { $name }先行：这样{ $name }和{ $other }中连续两次执同一方的人更少。
why-side-earlier = { $name }先行：{ $name }和{ $other }上一次执不同方时正好相反。
why-side-rank = { $name }先行：两人至今执方相同，{ $name }和{ $other }中排名较高的一人换方。
why-side-number = { $name }先行：{ $other }没有优先的理由，这时名单中的单数号先行，双数号后行。
why-sides-by-hand = 双方由主持人指定，或者名单后来有了变化。
