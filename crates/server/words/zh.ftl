# 每个页面
skip-to-content = 跳到正文
home-link = Plyground首页
navigation = 主菜单
play = 下棋
learn = 学习
settings = 设置

# 无法显示的页面
title-missing = 找不到内容
title-wrong = 出错了
heading-missing = 这里什么也没有
heading-wrong = 操作没有成功
to-the-games = 去下棋
error-number = 错误{ $status }

# 首页
home-heading = 来下哪种棋？
go-on-with = 接着下
continue = 继续
games = 棋类
play-game = 下{ $game }
learn-game = 学{ $game }
played-lately = 最近的对局
look = 查看
players = { $first } – { $second }
moves-made = { $count }手
paused-after = 已暂停 · { moves-made }
won = { $winner }获胜
won-because = { $winner }获胜：{ $reason }
drawn = 和棋
just-now = 刚刚
minutes-ago = { $count }分钟前
hours-ago = { $count }小时前
days-ago = { $count }天前

# 课程
how-to-play = { $game }怎么下
again = 再试一次
learn-heading = 想学哪种棋？
series-rules = 规则
series-rules-about = 边下边学规则。
series-strategy = 策略
series-strategy-about = 高手看重什么，配有可以动手试的局面。
series-challenges = 练习
series-challenges-about = 一步制胜、两步制胜、绝处逢生。由电脑应对。
course-begin = 开始
first-game = 下第一局棋
steps = 步骤
step-title = { $step }：{ $game }
show-me = 演示
next-step = 下一步
next-series = 接着学：{ $series }
play-against = 和{ $name }下一局
challenge-rules = 这一题采用“{ $rules }”规则。
challenge-win-in-one = 一步制胜
challenge-win-in-one-text = 棋盘上有一手棋可以立即获胜。
challenge-win-in-one-task = 轮到{ $side }：这一回合就取胜。
challenge-win-in-two = 两步制胜
challenge-win-in-two-text = 现在一手，之后再一手：不管对方中间怎么应，你都能赢。
challenge-win-in-two-task = 轮到{ $side }：两回合内取胜。
challenge-escape = 绝处逢生
challenge-escape-text = 对方即将取胜。几乎每一手都必败，但并非没有活路。
challenge-escape-task = 轮到{ $side }：守住不败。

# 设置新对局
new-game-of = 新对局：{ $game }
rules = 规则
side-is-played-by = { $side }由谁来下
human-here = 本机
another-device = 另一台设备
computer = 电脑
name = 名字
not-reachable-yet = 其他设备还无法访问这台服务器。用{ $command }启动，就能让别人进来。
clock = 棋钟
clock-none = 不限时
clock-custom = 自定义
clock-for-both = 双方相同
clock-per-side = 各自设置
clock-help = 每方的分钟数，以及每回合之后增加的秒数。
minutes = 分钟
seconds-a-turn = 每回合加秒数
start-the-usual-one = 默认
start-position = 起始局面
start-usual = 默认
start-typed = 自定义
position-text = 局面文本
who-begins = 谁先走
begins-as-usual = 默认
start-the-game = 开始对局

# 电脑棋手
computer-player = 电脑棋手
weakest-first = 由弱到强
rated = 等级分
not-measured-yet = 尚未测定
external-engine = 外部引擎。{ $about }
judge-external = { $name }（外部）
engine-gone = 这个引擎已经卸载。
plays-only = { $about }只下{ $games }。
listed = { $first }、{ $rest }
random-opponent = 随机对手
made-to-measure = 量身定制
made-to-measure-note = 强弱由你定
looks-ahead = 往前看
moves-ahead = { $count }手
perfect-from = 终局精算
perfect-never = 不精算
ratings-help = 等级分由实战测定：高出100分，100局约胜64局。

# 对局页面
game-title = { $variant }：{ $first } – { $second }
game-heading = { $variant }：{ $first }对{ $second }
board = 棋盘
paused-heading = 已暂停
beside-the-board = 对局
how-it-stands = 当前状态
time-of-turn = 本回合用时
what-happens = 对局动态
thinking = 思考中
move-now = 立即走棋
move-now-note = 让电脑走出目前想到的着法
back-to-the-game = 回到对局
accept = 接受
decline = 拒绝
board-needs-scripts = 棋盘需要JavaScript，而这个浏览器没有启用。着法列在下面。
seat-is-free = 有一个空座位
your-name = 你的名字
sit-down = 入座
waiting-for-player = 等待对手入座
not-reachable = 其他设备无法访问这台服务器。用{ $command }重新启动，就能让别人进来；这局棋会保留。
qr-code = 链接的二维码
scan-or-open = 请对方扫描二维码，或在同一网络的设备上打开这个链接：
copy = 复制
rematch = 再来一局
to-the-rematch = 进入新的一局
replay = 回放
save = 保存
new = 新对局
moves = 着法
you-are-watching = · 你正在观战
time-of-game = 整局用时
list-of-moves = 着法列表
no-moves-yet = 还没有着法。
earlier-moves = 查看之前的着法
first-position = 起始局面
first-position-key = 起始局面（Home）
one-move-back = 后退一手
one-move-back-key = 后退一手（←）
one-move-forward = 前进一手
one-move-forward-key = 前进一手（→）
latest-position = 最新局面
latest-position-key = 最新局面（End）
flip-the-board = 翻转棋盘
flip-the-board-key = 翻转棋盘（F）
more = 更多
actions = 操作
take-back = 悔棋
redo = 恢复
pause = 暂停
draw = 提和
resign = 认输
close = 关闭
copy-position = 复制局面
copy-link = 复制对局链接
save-as-file = 存为Plyground文件
save-as-text = 将着法存为文本
save-for-older = 存为旧程序的格式
fullscreen = 全屏
keys = 快捷键

# 设置
kept-in-browser = 保存在这个浏览器里。
settings-need-scripts = 其他设置需要JavaScript，而这个浏览器没有启用。
language = 语言
language-of-browser = 跟随浏览器
use-language = 使用

# 程序的结束
this-program = 程序
stop-help = 关闭页面后，Plyground仍会继续运行。关闭电脑或在这里操作，它才会停止。
stop-program = 停止Plyground
stop-sure = 所有对局都会原样保存，再次启动Plyground后可以继续；在此期间棋钟不走。在这里下棋的其他设备会断开连接。
stop-importing = 正在导入对局。已导入的会保留，其余的需要重新导入。
stop-yes = 是，停止
stopped-title = Plyground已停止
stopped-kept = 所有对局都已原样保存。其他设备已断开连接。
stopped-again = 可以关闭这个页面了。要继续，请像之前一样启动Plyground。

# 作为应用安装
app-description = 可以下、可以学、可以研究的棋类游戏：与人对弈，与电脑对弈，全在自己的设备上。
offline-title = 无法连接到Plyground
offline-lead = 运行Plyground的电脑没有响应。你的对局都保存在那里。
try-again = 重试
offline-more = 那台电脑开着吗？上面的Plyground启动了吗？两台设备在同一个网络里吗？

# 请求有什么问题
missing = 这个地址没有{ $what ->
    [game] 对局
    [file] 文件
    [move] 着法
    [study] 已存的分析
    [match] 比赛
    [event] 棋会
    [person] 棋手
    [upload] 待处理的文件
   *[page] 页面
 }。
foreign-request = 这个请求不是从本服务器的页面发出的。
malformed-request = 这个请求有误：地址或表单无法读取。
method-not-allowed = 这个地址不接受这类请求。
request-timeout = 请求没有及时完整送达。
too-large = 发送的内容太大：最多读取16 KB，变着树最多256 KB。
address-too-long = 地址太长：最多读取8 KB。
not-a-form = 发送的内容不是表单：必须是application/x-www-form-urlencoded。
incomplete-form = 表单不完整，或某一项填写有误。
position-needs-variant = 只能在某一种变体中查找局面：请指明变体。
websocket-only = 这个地址只接受WebSocket连接。
headers-too-large = 请求的头部字段太大；删除本站的Cookie或许有用。
too-busy = 服务器太忙，暂时无法回应；请再试一次。
cannot-be-answered = 无法回应这个请求。
server-failed = 服务器出了问题。已保存的对局都还在。
disk-failed = 无法从磁盘读取对局，或无法写入磁盘。

# 太多
too-many-starts = 你一下子开了太多对局；请稍等片刻。
too-many-requests = 一时请求太多；请慢一点。
too-many-sockets-browser = 这个浏览器里打开的对局太多；请关掉一些。
too-many-sockets-network = 你的网络里打开的对局太多；请稍后再试。
too-many-devices = 连接的设备太多；请稍后再试。
too-many-watchers = 这局棋的观众太多了。
too-many-games = 这里同时进行的对局太多；请过几分钟再试。
too-many-messages = 一时消息太多；请慢一点。

# 实时连接中无法读取的消息
message-not-text = 消息必须是文本。
message-too-long = 这条消息太长。
message-unknown = 这条消息在这里没有意义。

# 名字
name-control = 名字里不能有控制字符或换行。
name-too-long = 名字最多{ $most }个字符，这个有{ $count }个。
name-direction = 名字里不能有改变书写方向的字符。
name-invisible = 名字里不能有看不见的字符。
name-marks = 名字里不能有脱离字母的附加符号，也不能把它们堆叠起来。

# 无法开始的新对局
no-such-game = 没有这种棋。
bad-start = 这个起始局面不能用：{ $why }。
start-is-over = 在这个起始局面里，对局已经结束。
bad-seat = 每一方可以在本机下、在另一台设备上下，或由电脑来下。
bad-clock = 棋钟可设0.25到180分钟，每回合加0到180秒。
bad-clock-of = { $side }的棋钟可设0.25到180分钟，每回合加0到180秒。
no-such-player = 没有这个电脑棋手。
engine-does-not-play = { $name }不会下{ $game }。
bad-measures = 这种棋手往前看{ $least }到{ $most }手，最早在剩{ $perfect }{ $counts }时开始精算终局。

# 文件
bad-game = { $why }。
cannot-be-written = 这局棋不能这样写出：{ $why }。

# 试走的着法
try-too-long = 最多可以试走{ $most }手
try-wrong-move = 第{ $number }手：{ $why }
no-such-point = 棋盘上没有这个点
try-gone = 这个局面已经不在了

# 在棋桌上：被拒绝的操作
refused-move = { $why }。
unsaved = 这局棋暂时无法保存；在恢复之前谁也不能操作。
over = 对局已经结束。
is-paused = 对局已暂停。
watching = 你在观战，不能走棋。
nothing-thinks = 没有电脑在思考。
seats-taken = 两个座位都有人了；你可以观战。
nothing-to-repeat = 没有可以重下的对局。
move-too-late = 对局已经往下走了；这一手来晚了。
not-your-turn = 还没轮到你。
time-is-up = 你的时间已经用完。
not-your-side = 这不是你的一方。
no-draw-offered = 没有人提和。
nothing-to-take-back = 没有可悔的棋。
takeback-not-asked = 没有人请求悔棋。
takeback-lost-on-time = 这局棋因超时告负，已没有时间可以退回。
takeback-no-time = 剩余时间太少，不能悔这步棋。
nothing-to-redo = 没有可恢复的着法。
paused-already = 对局已经暂停了。
pause-not-asked = 没有人请求暂停。
not-paused = 对局没有暂停。

# 在棋桌上：告诉所有人的话
status-paused = 对局已暂停
declines-draw = { $name }拒绝和棋。
could-not-think = { $name }没有想出着法，随便走了一手合法的棋。

## 两台电脑：暂停、单步、减速
not-two-computers = 只有两台电脑对弈时才能单步和减速。
two-computers = 电脑对弈
one-move = 走一手
one-move-note = 走一手后暂停（.）
halt-note = 暂停或继续（空格）
computers-pace = 速度
computers-pace-note = 速度（+和-）
computers-pace-slow = 慢
computers-pace-normal = 正常
computers-pace-fast = 快

## 开局：选用的规则，以及棋桌上的swap2
opening-rule = 开局
opening-free = 自由
opening-free-note = 按这种棋本来的规则。
opening-balanced = 随机均衡
opening-balanced-note = 从一个随机的均势局面开始。
opening-balanced-short = 均衡开局
opening-swap2 = Swap2
opening-swap2-note = 一方摆三子，另一方选黑白，或再摆两子。
opening-swap2-short = swap2
bad-opening = 没有这种开局规则。
no-swap2 = 这种棋不用swap2。
opening-of-position = 自设局面的对局直接从该局面开始：请选择自由开局。
no-balanced-opening = 没有及时找到均衡的开局；请再试一次。
nothing-to-choose = 现在不用选颜色。
not-your-choice = 轮到另一位棋手选择。
no-more-stones = 已经加摆过两子了：请选择颜色。
choose-first = 请先选择颜色。
swap2-places = { $name }还要摆{ $left }子
swap2-chooses = { $name }正在选颜色
swap2-took = { $name }选了{ $side }。
swap2-adds = { $name }再摆两子。
swap2-choose = 选哪一方
swap2-play = 选{ $side }
swap2-more = 再摆两子

# 服务器为什么没有启动
cannot-listen = 无法监听{ $address }：{ $error }
database-failed = 数据库出错：{ $error }
database-conflict = 要保存的内容与已有的内容矛盾；没有保存任何东西
game-damaged = 数据库中的对局{ $game }已损坏
database-closed = 数据库已关闭
folder-held = 另一个Plyground正在使用数据文件夹{ $folder }
folder-is-none = 数据文件夹{ $folder }不是文件夹；请用--data指定别的文件夹
folder-read-only = 数据文件夹{ $folder }无法写入；请把它设为可写，或用--data指定别的文件夹
folder-full = 数据文件夹{ $folder }所在的磁盘已满；请腾出空间，或用--data指定别的文件夹
folder-no-database = 数据文件夹{ $folder }里的{ $file }不是数据库；请把该文件移走，或用--data指定别的文件夹
folder-damaged = 数据文件夹{ $folder }里的{ $file }已损坏；请用`plyground restore`换上备份，或用--data指定别的文件夹
folder-newer = 数据文件夹{ $folder }里的对局来自更新版本的Plyground；请更新本程序，或用--data指定别的文件夹
folder-unusable = 数据文件夹{ $folder }不能用（{ $error }）；请排除问题，或用--data指定别的文件夹
host-without-path = 主机名不带https://，也不带路径
host-is-a-name = 主机名写成play.example.org这样
host-port = 主机的端口是1到65535的数字
# 研究对局
too-many-reviews = 正在进行的复盘太多；请过几分钟再试。
review-failed = 复盘未能完成。
review-unfinished = 对局结束后才能复盘。
analysis-failed = 引擎对这个局面给不出结果。
analysis-forfeited = 无法分析：{ $why }。
analysis-over = 没有可以分析的：{ $ending }。
no-verdict = 只有与电脑对局时，才会点评你自己的着法。
no-verdict-rated = 这局棋计分：结束之前没有点评。
no-hint = 只有与电脑对局并且轮到你时，才有提示。
review-title = 复盘：{ $first } – { $second }，{ $variant }
analysis-title = 分析棋盘，{ $variant }
review = 复盘
engine = 引擎
variations = 变着
where-it-turned = 转折点
why-panel = 原因
exercise-panel = 练习
hint = 提示
review-game = 复盘这局棋
judge-my-moves = 点评我的每一手
faults-of-named-side = { $side }：{ $faults }
faults-of-side = 不精确{ $inaccuracies }次，错误{ $mistakes }次，大错{ $blunders }次。
analysis = 分析
study-tools = 工具
analysis-heading = 分析局面
analyse-game = 分析{ $game }
analysis-about = 摆出任意局面，让引擎评估，试走着法，保存你的发现。
saved-analyses = 你保存的分析
saved-analysis = { $variant }，{ $moves }手
study-too-large = 内容超过{ $most } KiB，太大而无法保存。
study-wrong = 无法读取：{ $why }。
study-other-game = 这些变着属于另一局棋。
study-not-yours = 这是别人保存的；请保存一份你自己的副本。
paste-wrong = 无法识别：{ $why }。
paste-nothing = 既不是局面或着法列表，也不是文件

# 以往的对局
games-nav = 对局
past-games = 以往的对局
all-past-games = 全部以往的对局
own-games = 我的对局
collections = 棋谱集
filters = 查找对局
filters-on = 已启用的筛选条件
filter-remove = 移除这个筛选条件
filter-any = 不限
filter-yes = 是
filter-no = 否
filter-game = 棋类
filter-variant = 变体
filter-player = 棋手
filter-opponent = 电脑棋手
filter-rating-from = 对手等级分不低于
filter-rating-to = 对手等级分不高于
filter-result = 结果
filter-reason = 结束方式
filter-reason-said = { $reason }
filter-opening = 开局
filter-from = 起始日期
filter-to = 截止日期
filter-length-from = 手数不少于
filter-length-to = 手数不多于
filter-accuracy-from = 准确率不低于（%）
filter-accuracy-to = 准确率不高于（%）
filter-reviewed = 已复盘
filter-tag = 标签
filter-position = 出现过的局面
filter-position-help = 局面文本，或走到该局面的着法。旋转和翻转后的局面也算。
filter-too-long = “{ $value }……”太长，无法查找。
filter-wrong = “{ $value }”不是这个筛选条件的可选值。
filter-position-wrong = 无法查找这个局面：{ $why }
more-filters = 更多筛选条件
find = 查找
sort = 排序
sort-newest = 最新在前
sort-oldest = 最早在前
sort-longest = 最长在前
sort-shortest = 最短在前
sort-best = 准确率从高到低
sort-worst = 准确率从低到高
sort-result = 按结果
sort-game = 按棋类
result-won = 我赢了
result-lost = 我输了
result-draw = 和棋
result-first = 先手胜
result-second = 后手胜
result-unfinished = 未下完
result-paused = 已暂停
no-date = 日期不详
card-accuracy = { $value }%
no-games-yet = 还没有对局。你下过的棋都会保存在这里。
no-games-found = 没有符合筛选条件的对局。
choose-games = 勾选对局，可以一起导出。
choose-all = 本页全部
choose-game = 选择{ $players }
export-chosen = 导出
nothing-chosen = 还没有选择对局：请先勾选。
too-many-chosen = 一个文件最多放{ $most }局。
edit-game = 编辑
first-name = 先手的名字
second-name = 后手的名字
note = 备注
tags = 标签，用逗号分隔
delete-game = 删除
delete-sure = 删除这局棋吗？删除后可以马上撤销。
delete-yes = 确定删除
game-deleted = 对局已删除。
undo = 撤销
more-games = 更多对局
names-of-both = 这些名字也出现在对手的列表里，所以不能更改。
not-your-game = 这是别人的对局。
note-too-long = 备注最多{ $most }个字符。
too-many-tags = 一局棋最多{ $most }个标签，每个最多{ $longest }个字符。

# 棋手、等级分、排行榜
rankings = 排行榜
rankings-of = 排行榜：{ $game }
rankings-help = 每个人从1500分开始；一局棋最多使双方的等级分变动32分。±是等级分可能的误差。“实测”是电脑棋手在程序附带的大量对局中表现出的实力。
rank = 名次
rating = 等级分
ratings = 等级分
games-count = 局数
last-change = 最近变动
measured = 实测
search-names = 按名字查找
nobody-of-this-name = 这里没有人叫这个名字。
rated-game = 计分
rated-game-note = 双方都有名字时，计入等级分
unrated-game = 休闲
unrated-game-note = 不影响等级分
name-is-protected = 名字{ $name }有口令保护。请换一个名字，或在“谁在下棋？”中输入口令。
too-many-people = 一个浏览器最多供{ $most }人下棋。请在“谁在下棋？”中移除一位。
takeback-rated = 这局棋已计入等级分，不能再改。你可以复盘，或在分析中试走别的着法。
profile-of = { $name }
latest-games-played = 最近{ $count }局
games-played = { $count }局
streak = { $what ->
    [won] { $count }连胜
    [lost] { $count }连败
   *[drawn] { $count }连和
 }
best-streak = 最长{ $count }连胜
rating-over-time = 等级分变化
in-30-days = 30天内{ $change }
chart-says = { $count }局计分对局中，从{ $from }到{ $to }
rating-band = 色带表示等级分可能的误差：±{ $error }分。
no-rated-games-yet = 还没有计分对局。每个人从1500分开始。
next-opponent = 下一个对手
next-because = 10局里你大约能赢{ $count }局。
challenge = 挑战{ $name }
someone-else = 换一个对手
no-next-opponent = 与电脑下完第一局计分对局后，这里会推荐与你实力相当的对手。
results-by-opponent = 战绩：按对手
results-by-colour = 战绩：按执棋方
results-by-opening = 战绩：按开局
won-drawn-lost = 胜 · 和 · 负
score-says = { $won }胜{ $drawn }和{ $lost }负
frequent-mistakes = 最常犯的错误
reviewed-games = 来自{ $count }局复盘
no-mistakes-known = 复盘你的对局后，这里会列出最常出的问题。
phases = 对局各阶段
phase = 阶段
phase-opening = 开局
phase-middle = 中局
phase-end = 残局
accuracy = 准确率
seconds-a-move = 每手秒数
who-is-playing = 谁在下棋？
come-here = { $name }也想在这台设备上下棋。
come-here-note = 这个代码只能用一次。之后这个浏览器就用该名字下棋。
play-here-as = 以{ $name }的名字在此下棋
not-now = 暂不
take-along = 把{ $name }带到另一台设备
take-along-note = 请在另一台设备上扫描二维码，或打开链接。十分钟内有效，只能用一次。
plays-now = 正在下棋
name-protected = 有口令
thats-me = 是我
that-is-me = { $name }：是我
change = 更改
change-person = 更改{ $name }
another-name = 名字
rename = 改名
passphrase = 口令
protect = 保护
protect-help = 设了口令，别人就不能用这个名字下棋，换设备时也要输入口令。留空则取消保护。
to-another-device = 带到另一台设备
forget-here = 从这台设备移除
delete-person = 要永久删除{ $name }，请输入该名字
delete = 删除
delete-help = 等级分和排行榜上的名次会消失；对局保留，对手的等级分也不变。
somebody-else = 其他人
play-under-name = 用这个名字下棋
people-help = 有个名字就够了。浏览器会记住它，计分对局会让它登上排行榜。
have-passphrase = 使用受保护的名字
play-here = 在此下棋
name-missing = 请输入名字。
bad-passphrase = 口令应有{ $least }到{ $most }个字符。
wrong-passphrase = 没有名字与口令都相符的棋手。
too-many-tries = 尝试口令的次数太多。请等一分钟再试。
code-used-up = 这个代码已经用过，或者已经过期。请在另一台设备上重新生成。
delete-needs-name = 没有删除任何东西。要删除，请输入名字{ $name }。

# 导入
import-unreadable = 无法读取文件：{ $error }

## 电脑棋手之间的比赛
matches = 比赛
matches-help = 让电脑棋手对弈许多局，实时显示比分：两名对战，或多名循环赛。真人的对局总是优先。
rather-a-match = 让电脑之间下一整场比赛
new-match = 新比赛
new-match-of = 新比赛：{ $game }
your-matches = 你的比赛
no-matches-yet = 你还没有办过比赛。
all-matches = 全部比赛
match-players = 棋手
match-player = 棋手{ $number }
match-players-help = 多于两名时，每两名都要对弈。随机对手在比赛开始时抽取。
nobody = 无
games-of-two = 每两名棋手下几局
games-of-two-help = 每两局用同一个开局，双方互换先后手。
openings = 开局
openings-balanced = 随机的均衡开局
openings-balanced-note = 每两局换一个
openings-chosen = 指定开局
openings-chosen-note = 每局都从它开始
opening-moves = 开局的着法
match-balanced = 均衡开局
openings-same = 每局都以{ $moves }开始
rated-match-note = 每局棋都会改变棋手在这里的等级分
seed = 种子
seed-help = 种子相同，开局和对局就相同，命令行的“plyground match”也一样。留空：任意。
start-the-match = 开始比赛
match-of = 比赛：{ $players }
match-seed = 种子{ $seed }
match-rated = 计分
match-unrated = 不计分
match-running = 进行中
match-paused = 已暂停
match-stopped = 已停止
match-finished = 已结束
match-progress = { $done }/{ $total }局
seconds-left = 还需约{ $count }秒
minutes-left = 还需约{ $count }分钟
hours-left = 还需约{ $count }小时
match-unsaved = 最后一局暂时无法保存。程序会再试；保存成功后比赛继续。
match-failed = 第{ $number }局无法继续：有棋手走不出着法。比赛已暂停。
match-score = 比分
match-elo = { $player }的Elo分差：{ $elo }
points = 积分
elo = Elo
round-robin-help = Elo：从本场比赛的成绩看，每名棋手相对于全体平均的强弱。
pairs-of-match = 各棋手之间的战绩
pair-says = { $score }；Elo分差{ $elo }
latest-games = 最近几局
no-game-over-yet = 还没有下完的对局。
all-games-of-match = 全部对局
export-match = 导出
games-of-match = 对局：{ $players }
earlier-games = 较早的对局
later-games = 较晚的对局
back-to-match = 回到比赛
match-board = 第{ $number }局：{ $first } – { $second }
stop-match = 停止
stop-match-sure = 比赛到此结束；对局保留。
stop-match-yes = 确定停止
delete-match = 删除
delete-match-sure = 比赛及其对局将永久删除；等级分保留。
match-is-over = 比赛已经结束。
match-is-paused = 比赛已经暂停了。
match-is-running = 比赛已经在进行。
match-not-over = 比赛结束后才能删除。
not-your-match = 只有发起比赛的浏览器才能这样做。
match-needs-two = 比赛至少要有两名棋手。
bad-games = 请输入每两名棋手下几局：1到{ $most }。
bad-seed = 种子是0到18446744073709551615的整数。
opening-too-long = 开局最多{ $most }个字符。
too-many-match-games = 这样会有{ $total }局。一场比赛最多{ $most }局。
too-many-matches-browser = 已有{ $most }场比赛在进行。请等一场结束，或停止一场。
too-many-matches = 正在进行的比赛太多。请等一场结束。

## 文件：导入、棋谱集、备份、导出、记录表
import-title = 导入与棋谱集
import-needs-scripts = 读取文件需要JavaScript，而这个浏览器没有启用。命令plyground import有同样的作用。
bring-title = 添加对局
bring-help = 可以把文件拖到任何页面，或在页面上粘贴文本，也可以在这里选择文件。内容会自动识别，在你决定之前不会保存。
bring-most = 每个文件最多{ $most } MB
choose-files = 选择文件
paste-here = 或者粘贴文本
read-text = 读取
sending = 正在发送
known-forms = 可以读取的格式
known-forms-list = Plyground自己的文件，含变着和评注；旧程序的JSON文件；文本形式的着法和局面，用各种棋自己的记法；{ $forms }。
known-form = { $name }（{ $endings }）
sent-title = 你添加的内容
put-away = 收起
seen-backup = Plyground的备份：{ $games }局，{ $people }名棋手，截至{ $day }
seen-names = 棋手和赛事的名称
seen-nothing = 不是对局：{ $why }
seen-no-games = 里面没有对局
seen-too-large = 超过了{ $most } KB
seen-position = 一个{ $variant }局面
seen-game = 一局{ $variant }（{ $form }）
seen-tree = 一局{ $variant }，含变着或评注（{ $form }）
seen-games = { $form }：{ $count }局
ask-variant = 用哪种规则？
ask-variant-each = 按各局所写
ask-variant-help = 这种格式的文件不一定写明规则。如果不对，请更改。
open-in-analysis = 在分析中打开
keep-as-mine = 存为我的对局
keep-side = 我执的一方
keep-both = 双方
import-into = 放入
import-into-new = 新的棋谱集
collection-name = 棋谱集的名称
collection-name-missing = 请给棋谱集起个名称。
collection-usual-name = 导入的对局
import-as-collection = 导入为棋谱集
host-imports = 棋谱集要在运行本服务器的电脑上导入。单独一局棋可以在这里打开或保存。
host-only = 只有在运行本服务器的电脑上才能这样做。
import-not-so = 无法读取这局棋：{ $why }。
import-too-many = 已有好几项导入在等待。请等其中一项完成后再试。
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] ，第{ $number }局
 }：{ $why }
imports-title = 导入
upload-too-large = 文件太大：这里最多读取{ $most } MB。
upload-too-many = 文件太多：一次最多{ $most }个。
upload-broken-off = 文件没有完整送达。
upload-no-room = 放不下这个文件：服务器的磁盘已满或无法写入。没有导入任何东西。
collections-help = 导入的对局单独存放，不会混进你自己的对局，也不影响等级分。
no-collections = 还没有棋谱集。
collection-games = { NUMBER($count) }局
long-number = { NUMBER($number) }
collection-under-way = 正在导入。
collection-broken-off = 导入中断了。这里已有的内容是完整的；把文件再导入到这个棋谱集，就能补上其余部分。
collection-stopped = 导入被停止了。把文件再导入到这个棋谱集，就能补上其余部分。
browse = 浏览
delete-collection = 删除棋谱集
delete-collection-sure = 删除这个棋谱集（{ $games }）吗？此操作无法撤销。
backup-title = 备份
backup-help = 这台服务器保存的一切都在一个文件里：对局、棋谱集、棋手、等级分、分析。备份时对局照常进行。
backup-make = 下载备份
backup-failed = 无法生成备份：服务器的磁盘已满或无法写入。
restore-help = 要恢复备份，把它拖到本页，或在上面选择它。{ $command }有同样的作用。
read-back = 恢复这份备份
read-back-sure = 这里保存的一切都会换成备份中的内容。未下完的对局照常进行。现有的内容会成为数据文件夹里的一份备份。
read-back-yes = 确定全部替换
read-back-done = 备份已恢复：现有{ $games }局{ $kept ->
    [0] {""}
   *[other] ，其中{ $kept }局在此期间继续进行
 }。原来的内容在数据文件夹里：{ $aside }。
read-back-import = 正在导入对局。请停止导入，或等它结束。
read-back-failed = 无法恢复备份：服务器的磁盘已满或无法写入。
read-back-refused = 没有恢复备份：{ $why }。
backup-not-ours = 这不是Plyground的备份
backup-newer = 备份来自更新版本的Plyground；请更新本程序
backup-damaged = 备份已损坏
export-title = 保存与打印
export-forms = 存为文件
export-forms-help = 这些格式能存下这局棋。Plyground自己的格式最完整，含变着和评注。
export-with-review = Plyground自己的格式，含复盘的评价
export-pictures = 存为图片
pictures-need-scripts = 图片需要JavaScript，而这个浏览器没有启用。
picture-after = 局面所在的手数
picture-animated = 整局动画
picture-animated-help = GIF动画，几乎所有程序都能显示。
picture-pace = 速度
pace-fast = 快
pace-usual = 正常
pace-slow = 慢
picture-making = 正在绘制
stop-it = 停止
sheet-title = 对局记录表
sheet-help = 姓名、日期、结果、分栏列出的全部着法和棋图，供打印。
sheet-open = 打开记录表
sheet-diagrams = 在哪些手之后加棋图
sheet-show = 显示
sheet-print = 打印
sheet-date = 日期
sheet-event = 赛事
sheet-opening = 开局
sheet-result = 结果
sheet-final = 终局局面
sheet-after = { $count ->
    [0] 第一手之前
   *[other] 第{ $count }手之后
 }
sheet-wrong = 棋图填手数，从0到{ $last }，最多{ $most }个。
export-form = 格式
export-form-mixed = 这种格式不能存下所有这些对局：{ $players }。{ $why }。
export-game = 保存与打印：{ $players }
export-legacy = 旧程序的JSON
export-form-other = { $game }的对局不用这种格式
picture-svg = SVG
picture-png = PNG
picture-gif = GIF

## 真人计分对局中的预览

## 对局中的画面
put-aside = 收起结果
put-aside-key = 收起结果（Esc）
show-result = 结果
board-size = 棋盘大小
board-size-note = 拖动或用方向键，可放大或缩小棋盘
go-back = 返回
also-as = 还有：
list-comma = 、

## 新对局：与谁下，以及如何把设置交给别人

opponent = 对手
level-beginner = 入门
level-casual = 业余
level-strong = 强手
level-your-match = 旗鼓相当
opponent-here = 两人同机
each-side = 分别设置
all-opponents = 全部对手
your-side = 你执哪一方
side-first = 先走
side-second = 后走
side-random = 随机
side-random-note = 任意一方
names-and-ratings = 名字和等级分
opponents-name = 对手的名字
keep-or-give-setup = 保存这套设置或交给别人
keep-or-give-note = 规则、起始局面、棋钟和对手；不含名字。
copy-setup-link = 复制链接
show-setup-code = 显示二维码
setup-name = 设置的名称
keep-setup = 保存
kept-setups = 已存的设置
network-closed = 其他设备还无法访问本程序。允许之后，同一网络里的人都能打开它的页面。
let-others-in = 允许其他设备访问
network-open = 同一网络里的人都能打开本程序的页面。
shut-others-out = 不再允许访问
network-host-only = 只有在运行本程序的电脑上才能这样做。
in-no-network = 这台电脑没有连接网络。请连接后再试。
cannot-open-network = 无法允许其他设备访问：{ $why }。

## 首页：再来一局，以及房间里的对局

play-again = 再来一局：
as-last-time = 照上次
again-against = 与{ $name }下{ $variant }
again-here = 两人同机下{ $variant }
quick-game = 快速对局
quick-game-of = 快速对局：{ $game }
in-this-room = 房间里的对局
watch = 观战
previews-too = 真人之间的计分对局，也显示着法会带来什么结果
computers-resign = 电脑在败局已定时认输
sitting-agrees-to-previews = 这局棋计分，并且双方走棋前都能看到着法会带来什么结果。入座即表示同意。

## 在棋桌上：棋手之间的礼让
gives-time = { $name }给{ $other }加了{ $seconds }秒。
no-clocks = 这局棋没有棋钟。
nobody-to-give-time = 没有可以加时的对手。
their-time-is-up = 太晚了：对方的时间已经用完。
enough-time-given = 对方的时间已经比开始时多了一小时；不能再加了。
more-time = 加{ $seconds }秒
more-time-note = 给对手加{ $seconds }秒
too-late-to-abort = 双方都已走过棋，不能再中止对局。
abort = 中止
nobody-left = 没有人离开对局。
claim-too-early = { $name }也许还会回来；{ $seconds }秒后你可以宣布结果。
claim-win = 宣布获胜
claim-draw = 宣布和棋
claim-wait = 等待
nobody-to-say = 另一台设备上没有人，说了也听不到。
said-enough = 说得太多了；请等几秒。
say = 说句话
confirm-move = 走棋

## Club evenings
events-title = 棋会
events-about = 一个班级或俱乐部一起下棋：一人设置，大家用手机加入，无需注册。
event-titled = { $name }
event-join-by-code = 加入棋会
event-code = 代码
event-code-help = 五个字母，写在墙上，或由主持人告知。
event-code-unknown = 没有代码为{ $code }的棋会。
event-join = 加入
event-new = 设置棋会
event-new-of = 棋会：{ $game }
event-usual-name = 棋会
event-list = 棋会列表
event-none = 你还没有参加过这里的棋会。
event-you-host = 由你主持
event-goes-on = 进行中
event-ended = 已结束
event-name = 棋会名称
event-format = 如何配对
event-swiss = 瑞士制
event-swiss-note = 若干轮，总是与积分相近的人对局
event-round-robin = 单循环
event-round-robin-note = 每两人对局一次
event-double = 双循环
event-double-note = 每两人互换先后各一局
event-arena = 竞技场
event-arena-note = 一局接一局，直到时间结束
event-knockout = 淘汰制
event-knockout-note = 负者出局
event-places = 排位淘汰制
event-places-note = 负者继续争夺后面的名次
event-is-swiss = 瑞士制，{ $count }轮
event-is-arena = 竞技场，{ $count }分钟
event-rounds = 轮数
event-duration = 竞技场分钟数
event-rated-note = 计入用设备对局者的等级分
event-set-up = 设置棋会
event-bad-rounds = 请用数字说明轮数。
event-bad-minutes = 请用数字说明竞技场的分钟数。
event-bad-format = 没有这种赛制。
event-bad-outcome = 没有这种结果。
event-no-code = 目前没有可用的代码。
event-host-only = 只有主持人可以这样做，并且要用设置棋会的那个浏览器。
event-joined-already = 这个浏览器里已经有人加入了。
event-let-join = 让大家加入
event-wall = 投影视图
event-wall-join = 用手机加入
event-take-part = 参加
event-people-here = { $count ->
    [0] 还没有人到场
   *[other] 已到场{ $count }人
 }
event-games-open = 正在进行{ $count }局
event-arena-waits = 下一批对局即将开始
event-all-played = 所有对局已结束
event-is-over = 棋会已结束
event-round-open = 第{ $number }轮：还有{ $count }局在进行
event-round-done = 第{ $number }轮已结束
event-start-round = 开始第{ $number }轮
event-start-arena = 开始竞技场
event-undo-round = 撤销第{ $number }轮
event-undo-sure = 该轮的所有结果将丢失，正在进行的对局将无结果结束。
event-undo-yes = 撤销
event-end = 结束棋会
event-end-sure = 此后不能再开始新的一轮。
event-end-yes = 结束
event-pairings = 对阵
event-no-round = 还没有开始任何一轮。
event-round = 第{ $number }轮
event-pairing = 第{ $number }次配对
event-being-played = 正在进行
event-wins = { $name }胜
event-absent = { $name }未到场
event-neither = 双方都未到场
event-by-hand = 由主持人登记
event-corrected = 已更正，原为{ $before }：{ $note }
event-why = 为什么是这个对手？
event-why-none = 为什么没有对手？
event-pauses = { $name }本次轮空
event-see-game = 查看对局
event-enter = 登记结果
event-enter-it = 登记
event-correct = 更正
event-correct-it = 更正结果
event-result = 结果
event-note = 原因（所有人可见）
event-standings = 名次
event-no-standings = 第一轮开始后才有积分。
event-plays = 对局中
event-record = 胜{ $won }、和{ $drawn }、负{ $lost }
event-tie-breaks = 积分相同时如何区分
event-people = 参加者
event-add = 添加参加者
event-add-help = 没有设备：由你登记结果。用手机以此名字加入的人将接替这个位置。
event-add-it = 添加
event-person-device = 有设备
event-person-by-hand = 没有设备
event-person-out = 已离开
event-let-out = 让其离开
event-bring-back = 请回来
event-remove = 移除
event-no-device = 改为没有设备
event-no-device-note = 这样另一部手机就可以用这个名字加入。
event-to-game = 前往你的对局
event-you-play = 你的对手是{ $name }。
event-you-play-by-hand = 你在第{ $board }台与{ $name }对局，不用设备。请把结果告诉主持人。
event-you-pause = 你在本轮没有对手。
event-you-wait = 请在此等候：你的下一局会自动打开。
event-you-are-out = 你已离开。主持人可以请你回来。
event-you-are-done = 你的对局已全部结束。
event-your-place = 第{ $place }名，积分：{ $points }
event-back = 返回棋会
event-no-clock = 不限时
events-short = 适合班级或俱乐部
event-refused = { $why }
