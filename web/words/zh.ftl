# 各处通用
copied = 已复制。
close = 关闭
cancel = 取消
turn-sound-off = 关闭声音
turn-sound-on = 打开声音
sound-is-on = 声音已打开
sound-is-off = 声音已关闭
fullscreen = 全屏
fullscreen-refused = 这个浏览器不允许。
no-answer = 服务器没有回应。

# 设置及其取值
setting-theme = 主题
setting-looks = 棋盘与棋子
looks-of = 适用于
every-game = 所有游戏
setting-motion = 动画
setting-effects = 光影效果
setting-sound = 声音
setting-music = 音乐
setting-notify = 离开页面时，对方走棋后通知我
setting-coordinates = 坐标
setting-pass = 无棋可走时自动跳过
setting-hints = 显示可走的着法
setting-volume = 音量
setting-music-volume = 音乐音量
value-system = 跟随系统
value-light = 浅色
value-dark = 深色
value-off = 关
value-slow = 慢
value-normal = 正常
value-fast = 快
value-on = 开
value-full = 完整
value-reduced = 减弱
settings-look = 外观
settings-play = 对局
settings-sound = 声音
notify-missing = 只有通过https，或在运行Plyground的电脑上，这个浏览器才会显示通知。
notify-denied = 本页的通知被禁止；可以在浏览器的设置中允许。

# 设置新对局
name = 名字
name-of-guest = 名字（对方可以更改）
start-typed = 自定义
start-typed-short = 自定义
start-position = 起始局面
start-is-over = 在这个局面里，对局已经结束。
start-impossible = 这个起始局面不能用：{ $why }
side-begins = { $side }先走。

# 课程
lesson-done = 完成！
lesson-done-over = 完成！{ $ending }。
lessons-done = 已完成{ $done }/{ $count }
lesson-done-before = （已完成）
lesson-right = { $move }走对了。
lesson-wrong = { $move }合法，但这一步要求的是：{ $task }
lesson-answered = 走{ $move }，对方会应{ $reply }。
lesson-weaker = { $move }不是最佳着法。
lesson-try-again = 再试一次。
lesson-shown = 应该这样走：{ $move }。
course-continue = 继续
challenge-right = { $move }走对了。对方应{ $reply }。接着走。
challenge-missed = { $move }不能及时取胜。再试一次。
challenge-missed-by = 走{ $move }会被{ $reply }化解。再试一次。
challenge-lost = 走{ $move }，对方就赢了。再试一次。
challenge-lost-by = 走{ $move }，对方应{ $reply }就赢了。再试一次。
challenge-escaped = 脱险了！对方不再有必胜着法。
first-hint-close = 关闭这条提示

# 轮到谁；读者只执一方时，$you为“alone”
final-position = 终局局面
paused = 已暂停
not-saved-yet = 尚未保存
you-have-no-move = 你无棋可走
side-has-no-move = { $side }无棋可走
you-are = 你执{ $side }
your-move = 轮到你了
your-move-to = 轮到你了：{ $prompt }
your-move-title = ● 轮到你了
is-thinking = { $name }正在思考
waiting-for-guest = 等待对手入座
waiting-for = 等待{ $name }
hint-prompt = 当前步骤：{ $prompt }
counted = { $what }：{ $count }
moves-ahead = 往前看{ $count }手
page-title = { $what } · { $game } · Plyground

# 座位
increment = 每回合+{ $seconds }秒
computer = 电脑
not-here-yet = 还没到
away = 离开
you = 你
at-this-screen = 本机

# 棋盘
board-of = { $game }棋盘
button-now = 立即{ $button }
row-of-points = { $from }到{ $to }，共{ $count }个，可以选择
point-empty = 空
point-forbidden = 禁手：{ $why }
point-last-move = 最后一手
point-chosen = 已选
point-can-go = 可以走到这里
point-can-be-chosen = 可以选择
point-can-be-played = 可以下
point-falls-to = 落到{ $point }

# 输入着法
type-a-move = 输入着法
type-help = 例如{ $move }；按Esc回到棋盘。
type-not-now = 现在不能走棋
type-unclear = { $text }在这里可能指好几种走法，请输入完整

# 一手棋里发生了什么，念给听棋的人。$piece是这种棋的spoken-kind，$pieces是spoken-count，
# 某一方的棋子则是spoken-owner。
move-put = { $piece }{ $point }
move-goes = { $piece }从{ $from }到{ $to }
move-swaps = { $piece }{ $from }与{ $to }的{ $other }换位
move-turns = { $point }的{ $piece }{ $way ->
    [right] 顺时针
   *[left] 逆时针
 }转动
move-flips = 翻转{ $pieces }：{ $points }
move-takes = 取走{ $point }的{ $piece }
move-takes-row = 取走{ $from }到{ $to }的五连
move-destroys = 光束{ $count ->
    [0] {""}
   *[other] 在{ $turns }转向，
 }击毁{ $point }的{ $victim }
move-stopped = 光束{ $count ->
    [0] {""}
   *[other] 在{ $turns }转向，
 }被{ $point }的{ $piece }挡住
move-leaves = 光束{ $count ->
    [0] {""}
   *[other] 在{ $turns }转向，
 }从{ $point }射出棋盘
moved = { $who ->
    [you] 你
   *[named] { $name }
 }：{ $what }。
passes = { $who ->
    [you] 你跳过这一手。
   *[named] { $name }跳过这一手。
 }
as-sentence = { $text }。
passes-noted = { $name }无棋可走，跳过这一手。
away-moved = { $name }走了一手，轮到你了。
moves-taken-back = 已悔棋{ $count }手。

# 回看
ply-of = 第{ $ply }手，共{ $count }手
before-first-move = 第一手之前
looked-at = { $where }。
looked-at-move = { $where }。{ $who ->
    [you] 你
   *[named] { $name }
 }：{ $move }。
no-moves-yet = 还没有着法。
seconds-spent = { $seconds }秒
replay = 回放
replay-pause = 暂停

# 终局
draw = 和棋
both-agreed = 双方同意和棋。
left-the-game = { $who ->
    [you] 你离开了对局。
   *[named] { $name }离开了对局。
 }
end-reason = { $reason }。
end-in-one = { $title }。{ $reason }

# 一局棋的数据
figure-turns = 共{ $count }回合

# 连接与磁盘
no-connection = 目前没有连接。
move-waits = 没有连接：恢复后会立即发送你的着法。
connection-lost = 连接已断开。正在重试……
game-unsaved = 这局棋暂时无法保存（磁盘可能已满）。最后一手已经记住，会尽快保存；在此之前谁也不能走棋。
game-saved-again = 已恢复保存。

# 提议与答复
call-it-a-draw = 算作和棋吗？
draw-if-both-agree = 双方都同意，对局就结束。
both-agree = 双方同意
offer-a-draw-question = 提和吗？
draw-if-accepted = 对方接受，对局就结束。
offer-a-draw = 提和
play-on = 继续下
resign = 认输
resign-question = 认输吗？
resign-question-for = 代{ $side }认输吗？
resign-consequence = 对局结束，{ $winner }获胜。
offered-draw = 你已提和。
offers-draw = { $name }提和。
asked-takeback = 你已请求悔棋。
asks-takeback = { $name }请求悔棋。
asked-pause = 你已请求暂停。
asks-pause = { $name }请求暂停。
withdraw = 撤回
decline = 拒绝
draw-declined = 对方拒绝了和棋。
takeback-declined = 对方拒绝了悔棋。
pause-declined = 对方没有同意暂停，对局继续。
rematch-waits = { $name }想再来一局。

# 暂停的对局
paused-watched = 对局已保留，等棋手继续。
paused-both = 你和{ $name }都点继续后，对局才会继续；在此之前对局会保留。
paused-waiting = 等待{ $name }也点继续。
paused-asked = { $name }想继续对局。
paused-alone = 随时可以继续；即使程序重启，对局也会保留。

# 离开
leave-question = 离开对局吗？
leave-clock = 你离开时棋钟照走。对局会保留，你可以回来。
leave-waits = { $name }在等你。对局会保留，你可以回来。
leave-board = 不保存就离开吗？
leave-unsaved = 这个棋盘上的变着和评注还没有保存。
leave = 离开
stay = 留下

# 快捷键的作用
keys = 快捷键
key-home = Home
key-end = End
keys-step = 在着法列表中后退或前进一手
keys-ends = 到起始局面，或回到对局
keys-board = 进入棋盘；用方向键在棋盘上移动
keys-point = 在棋盘上：到名称对应的点
keys-choose = 在棋盘上：选择该点
keys-type = 输入一步棋
keys-escape = 放开棋子；回到对局
keys-flip = 翻转棋盘
keys-review = 对局结束后复盘
keys-mute = 打开或关闭声音
keys-list = 这张列表

## 两台电脑
computer-is-next = 接着走：{ $name }
halt = 暂停
go-on = 继续
keys-halt = 两台电脑对弈时：暂停或继续
keys-one-move = 两台电脑对弈时：走一手
keys-pace = 两台电脑对弈时：加快、减慢

## swap2开局
swap2-place-three = 依次摆三子：{ $first }、{ $second }、{ $first }
swap2-place-next = 现在摆{ $second }，然后{ $first }
swap2-place-two = 再摆两子：{ $second }、{ $first }
swap2-place-last = 现在摆最后一子：{ $colour }
swap2-choose-three = 请选择：执{ $first }、执{ $second }，或再摆两子
swap2-choose-two = 请选择：执{ $first }或执{ $second }
swap2-waits-place = { $name }正在摆子
swap2-waits-choose = { $name }正在选颜色
swap2-no-colour = 未定颜色

# 研究对局
percent = { $value }%
gauge-says = { $side }胜率：{ $chance }
keys-back = 后退一手
keys-forward = 前进一手
first-position = 起始局面
latest-position = 最后局面
variation-number = { $ply }.
tree-full = 这个棋盘放不下更多着法了。

# 评价
verdict-only = 唯一的好棋
verdict-book = 定式
verdict-forced = 唯一合法的着法
verdict-best = 最佳着法
verdict-good = 好棋
verdict-inaccuracy = 不精确
verdict-mistake = 错误
verdict-blunder = 大错

# 局面的评估
score-won = 胜
score-lost = 负
score-draw = 和
score-win-in = { $count }回合内胜
score-loss-in = { $count }回合内负
score-exactly = 恰好{ $score }

# 复盘
accuracy = 准确率
accuracy-of = { $who }：{ $value }
inaccuracies = 不精确
mistakes = 错误
blunders = 大错
no-inaccuracies = 没有不精确的着法。
no-mistakes = 没有错误。
no-blunders = 没有大错。
next-such-move = 到下一处
see-from-side = 显示{ $side }的胜率
review-progress = 复盘进度
your-chances = 你的胜率
chances-of = { $side }胜率
phase-opening = 开局
phase-middle = 中局
phase-end = 残局
in-a-variation = 变着中
where-it-turned = 转折点
review-under-way = 引擎正在逐手检查，从最后一手开始。发现的问题会显示在这里。
nothing-went-wrong = 双方都没有明显的失误。
move-not-reviewed-yet = 引擎还没有检查到这一手。
move-is = 第{ $number }手{ $move }：{ $verdict }
move-number = { $number }. { $move }
from-to = { $from } → { $to }
worth = { $now }。
worth-instead = { $now }。若走最佳着法：{ $best }。
worth-valued = { $words }（{ $side }{ $score }）
opening-is = 开局：{ $name }
find-better = 找出更好的着法
show-refutation = 看对方如何应对
show-better = 看更好的着法
back-to-the-game-move = 回到{ $move }

# 来自自己对局的练习
learn-from-your-mistakes = 从你的错误中学习（已解{ $solved }/{ $count }）
learn-from-mistakes-of = 从{ $side }的错误中学习（已解{ $solved }/{ $count }）
practise-all = 全部{ $count }处错误
no-exercises = 没有可以学习的错误。
exercises = 从错误中学习
exercise-of = { $number }/{ $count } · 已解{ $solved }
exercise-asks = { $side }第{ $number }手走了{ $move }：{ $verdict }。请找出能保住胜率的着法。
exercise-hint = 看看棋盘上标出的地方。
exercise-judging = { $move }：请稍候……
exercise-wrong = { $move }保不住胜率。
exercise-answered = 走{ $move }，对方会应{ $reply }。
exercise-best = { $move }是正解，也是最佳着法。
exercise-solved = { $move }是正解。最佳着法是{ $best }。
exercise-gain = 胜率为{ $from }，而对局中那一手之后只有{ $to }。
exercise-solution = 最佳着法是{ $move }。
exercises-done = 这是最后一题：已解{ $solved }/{ $count }。
take-back-try = 收回
solution = 答案
hint = 提示
next-exercise = 下一题
back-to-the-review = 回到复盘
other-side-exercises = 对方的错误

# 对局中的提示
hint-move = 显示着法
hint-why = 为什么？
hint-look = 看看棋盘上标出的地方。
hint-is = { $move }是最佳着法。
hint-goes-on = 之后可能这样发展：{ $line }。
hint-waits = 请稍候……
# 分析棋盘
engine-judge = 由谁评估
engine-line-count = 最佳着法的数目
engine-lines = { $count }条变化
engine-best-moves = 最佳着法
engine-start = 引擎
engine-stop = 停止
engine-off = 关
engine-key = 打开或关闭引擎（L）
engine-thinks = 引擎正在思考……
engine-says = { $words }。{ $side }胜率：{ $chance }
engine-suggests = 建议走{ $move }
engine-depth = { $score }，深度{ $depth }，{ $nodes }个局面
engine-chance = 胜率{ $chance }
engine-play = 走{ $move }，第{ $number }条变化：{ $score }
engine-play-it = 走{ $move }
keys-engine = 打开或关闭引擎
keys-best = 走最佳着法
keys-arrows = 在棋盘上显示或隐藏最佳着法
keys-layers = 显示或隐藏威胁等图层
keys-analysis = 在分析棋盘上打开这个局面
key-space = 空格
tools = 工具
layers = 图层
layer-values = 每种着法的评估
layer-best-moves = 最佳着法
layer-numbers = 手数
edit-position = 摆棋
notes = 评注
save-and-open = 文件
copy = 复制
openings = 开局
no-book-moves = 接下来没有已命名的着法。
book-goes-on = 仍在定式中
editor-tools = 点击棋盘时做什么
editor-put = 放置：{ $side }，{ $kind }
editor-move = 移动棋子
editor-turn = 转动棋子
editor-erase = 取走棋子
editor-alternate = 双方交替
editor-to-move = 轮到
editor-begin-with = 起点
editor-as-it-is = 当前局面
editor-empty = 空棋盘
editor-clear = 清空
editor-analyse = 分析这个局面
editor-fine = 这个局面可以下。
editor-problem-at = { $point }：{ $what }
copy-position = 局面
copy-link = 链接
copy-picture = 图片
picture-saved = 图片已存为文件。
picture-failed = 无法生成图片。
glyphs = 符号
glyph-good = 好棋
glyph-mistake = 错误
glyph-brilliant = 妙手
glyph-blunder = 大错
glyph-interesting = 有趣的着法
glyph-dubious = 可疑的着法
comment-on = { $move }的评注
comment-needs-move = 先到某一手，才能写评注
promote = 上移
delete-from-here = 从这里起删除
moves-deleted = 删除了{ $count }手
game-stays-first = 对局始终是主线。
game-moves-stay = 对局的着法会保留；变着可以删除。
save = 保存
saved = 已保存
not-saved = 尚未保存
export = 存为文件
paste = 粘贴局面、着法、链接或文件
export-reviewed = 保存对局及其评价
paste-example = f5d6c3……
paste-read = 打开
paste-file = 选择文件
paste-taken = { $count ->
    [0] 没有可添加的：这就是棋盘上的局面
   *[other] 打开了{ $count }手
 }
opponent = 对手
play-as = 你执
side-to-move = 轮到的一方
judge-each-move = 点评我的每一手，在这里和对局中
judged-move = { $move }：{ $verdict }。
judging-your-move = 正在检查你的着法……
judged-better = { $move }更好。

# 开局浏览器
explore-own = 我的对局
explore-in = 已存的对局
explore-games = { NUMBER($count) }局
explore-result = 先手胜{ $first }%，和{ $draws }%，后手胜{ $second }%
explore-none = 这些对局里没有出现过这个局面。
explore-find = 查找出现此局面的对局
explored-moves = 走过的着法

# 等级分
rating-change = { $name }：{ $rating }（{ $change }）
counts = · 计分
counts-no-longer = · 不再计分：悔过棋、用过提示或催过电脑
look-at-mistake = 查看

## 比赛
match-board-label = 正在进行的对局
not-reached = 无法连接服务器。请再试一次。

## 文件：拖入、粘贴、导入、图片
drop-here = 放下文件即可读取
sending-file = { $name }……
file-pasted = 粘贴的文本
files-unreadable = { $name }：{ $why }
files-failed = 无法发送文件：服务器没有回应。
import-state = { $state ->
    [waiting] 正在等待另一项导入。
    [running] 进行中。
    [stopping] 正在停止。
    [done] 完成。
    [stopped] 已停止。已导入的会保留。
   *[failed] 服务器无法写入磁盘，导入因此结束。已导入的会保留；有了空间以后，请把文件再导入到这个棋谱集。
 }
import-counts = 新增{ NUMBER($added) }局，已有{ NUMBER($known) }局，拒绝{ NUMBER($failed) }局
import-stop = 停止
import-forget = 收起
import-show = 显示对局
import-problems = 未能读取的内容
import-more-problems = ……另有{ $count }项
picture-frame = { $done }/{ $all }
picture-cut = 只有最后{ $count }手：对局太长，一张图片放不下。
all-forms = 保存与打印
picture-label = 第{ $ply }手之后的局面

## 走棋的过程：着法会带来什么结果、接下来做什么、为什么不行
setting-preview = 预先显示着法的结果
setting-point = 显示指针所在点的名称
side-prompt = { $side }：{ $prompt }
tap-again = 再点一次就走棋
escape-lets-go = 按Esc另选
tap-lets-go = 再点一次可另选
goal-count = { $goal }：{ $count }/{ $of }
would-happen = 将会：{ $what }。
move-makes = 形成：{ $what }。
foresee-layer = 走棋前显示：{ $layer }

## 一局棋的结局、数据，以及着法的结果
you-won = { $how ->
    [margin] 你赢了，净胜{ $by }
    [time] 对方超时，你赢了
   *[other] 你赢了
 }
you-lost = { $how ->
    [margin] 你输了，相差{ $by }
    [time] 你超时了，你输了
   *[other] 你输了
 }
side-wins = { $how ->
    [margin] { $name }获胜，净胜{ $by }
    [time] 对方超时，{ $name }获胜
   *[other] { $name }获胜
 }
figure-time = 用时
figure-longest = 最长思考
figure-flipped = 翻转
figure-most-flipped = 一次最多翻转
figure-destroyed = 命中
next-is = 下一个：{ $name }
move-flipped = 翻转{ $count }枚
move-hit = 命中
move-took = 取走{ $count }枚
move-clockwise = 顺时针
move-anticlockwise = 逆时针

## 新对局：折叠起来的部分

rated-short = 计分
unrated-short = 休闲
forget-setup = 删除{ $name }

## 棋手之间的礼让：中止、宣布结果、说话
abort-question = 中止对局吗？
abort-consequence = 对局结束，没有结果，不影响等级分。
abort = 中止
aborted = 已中止
aborted-why = 没有结果，等级分不变。
claim-in = { $name }离开了。{ $time }后你可以宣布获胜或和棋。
claim-now = { $name }离开了。你可以宣布获胜或和棋。
left-and-drawn = 一方离开，另一方宣布和棋。
phrase-luck = 祝你好运！
phrase-played = 下得好！
phrase-thanks = 谢谢！
phrase-oops = 哎呀！
phrase-moment = 请稍等……
said = “{ $phrase }”
said-by = { $name }说：{ $phrase }
setting-phrases = 显示对方说的话

## 确认着法
setting-confirm = 走棋前确认
value-small-boards = 棋盘较小时
value-never = 从不
value-always = 总是
click-again = 再点一次就走棋

## 对手思考时选好的着法
setting-premove = 对手思考时可以预走
ahead-chosen = 预走：{ $move }（Esc：取消）
ahead-chosen-touch = 预走：{ $move }（点它取消）
ahead-dropped = { $move }已经不能走了。

## Club evenings
next-game-opens = 你的下一局即将打开。
