# 系统、别的程序或没有词条的部分所说的话，原样照录
system-says = { $text }
parser-says = { $text }
in-file = { $file }：{ $what }
all-of = { $list }

# 命令行有什么问题；每一条后面都接上see-help
see-help = { $what }（见plyground --help）
unknown-argument = 不应出现参数“{ $arg }”
unknown-command = 没有命令“{ $name }”
missing-argument = 缺少：{ $arg }
missing-value = { $arg }需要一个值
not-a-value = “{ $value }”不能用于{ $arg }；可用的有：{ $valid }
wrong-value = “{ $value }”不能用于{ $arg }
refused-value = “{ $value }”不能用于{ $arg }：{ $why }
conflicting-arguments = { $arg }和{ $other }不能同时使用
wrong-command-line = 无法理解命令行：{ $arg }
unknown-language = 没有语言“{ $code }”；可选的有{ $all }
time-unit = 时间是数字加ms、s或m，例如500ms
time-range = 时间应在1ms到一天之间
time-number = 时间以数字开头，例如500ms
no-thread-time = 本系统不提供线程的处理器时间，因此无法使用--cpu
sprt-form = 两个Elo分差，小的在前，例如0,10

# 命令的回答
game-line = { $name }：{ $summary }
bad-position = 局面有误：{ $why }
bad-move = 第{ $number }手“{ $text }”：{ $why }
moves-unreadable = 无法读取着法：{ $why }
perft-progress = 第一手已完成{ $done }/{ $all }，目前共{ $total }
cannot-write = 无法写出回答：{ $error }
cannot-answer = 无法写出一条回答：{ $error }
game-over = 对局已结束：{ $ending }
seconds = { $seconds }秒
minutes = { $minutes }分{ $seconds }秒
hours = { $hours }小时{ $minutes }分

# review和openings
review-progress = 复盘进度：{ $done }/{ $all }手
review-better = 更好的是：{ $best }（{ $line }）
review-opening = 开局：{ $name }
review-whole = 准确率
review-phase = { $phase ->
    [opening] 开局
    [middle] 中局
   *[end] 残局
}（{ $from }-{ $to }）
review-accuracy = { $what }：{ $first } { $first_accuracy }，{ $second } { $second_accuracy }
review-book = 定式：{ $name }
review-only = 最佳，唯一守得住的一手
review-verdict = { $verdict ->
    [book] 定式
    [forced] 唯一合法
    [best] 最佳
    [good] 好
    [inaccuracy] 不精确，损失{ $loss }
    [mistake] 错误，损失{ $loss }
   *[blunder] 大错，损失{ $loss }
}
no-such-game = 没有文件，也没有已存对局“{ $game }”
opening-unnamed = 没有名称的开局

# analyse和solve
looks-not-ahead = { $player }不往前计算
analysis-line = 深度{ $depth }  { $place }{ $score }  { $nodes }节点  { $rate }节点/秒  { $line }
score-and-number = { $score }（{ $number }）
best-alone = 最佳{ $best }
best-and-score = 最佳{ $best }：{ $score }
best-line = { $best }，深度{ $depth }，{ $nodes }个节点，用时{ $seconds }秒
effort = { $nodes }个节点，用时{ $seconds }秒
cannot-be-solved = { $variant }无法求解；能求解的有：{ $solvable }
not-solved = 未能解出这个局面
solving = 求解中，已用{ $time }
solved-draw = 0，和棋，{ $more }-{ $less }
solved = { $side ->
    [first] 黑方
   *[second] 白方
 }+{ $margin }，{ $more }-{ $less }

# match和ladder
external-engines = 外部引擎：{ $engines }
forfeit = 第{ $number }局：{ $player }判负：{ $why }
match-progress = { $done }/{ $games }局：{ $wins }胜{ $draws }和{ $losses }负；还需约{ $left }
match-of = { $first }对{ $second }：{ $games }局{ $variant }
match-score = { $wins }胜{ $draws }和{ $losses }负：{ $percent }%
match-elo = Elo分差{ $elo }
match-superior = { $player }更强的概率为{ $percent }%
match-test = 序贯检验，{ $low }对{ $high } Elo：{ $verdict }（对数似然比{ $ratio }，达到±{ $bound }时判定）
verdict-better = 更强
verdict-not-better = 没有更强
verdict-open = 未定
named-twice = { $player }写了两次
ladder-of-one = 天梯赛至少要有两名棋手
ladder-progress = { $done }/{ $games }局，还需约{ $left }
games-played = { $count }局
out-of-order = 次序不对：{ $first }（{ $first_elo }），然后是{ $second }（{ $second_elo }）
other-ladder = 属于另一次天梯赛，种子或棋手不同；要重新开始请先删除它
no-game-line = 第{ $line }行不是对局：“{ $text }”

# serve
cannot-start = 无法启动：{ $error }
server-failed = 服务器出错：{ $error }
folder-in-use = 另一个Plyground正在使用数据文件夹{ $folder }，却没有回应；请结束它，或用--data指定别的文件夹
already-running = Plyground已经在运行： { $page } （数据文件夹{ $folder }）
not-started = 没有启动：{ $running }；请先结束它，或用--data指定别的文件夹
open-page = 请用浏览器打开： { $page }
serving-at = Plyground的地址： { $page }
serving-behind-proxy = 可以由代理对外公开，名称为{ $hosts }。
serving-this-machine = 只有这台电脑能访问；加上--bind 0.0.0.0可让同一网络里的其他设备也能访问。
serving-network = 同一网络里的设备都能访问，地址是：
serving-until = 按Ctrl-C停止；对局会保留。
no-home-folder = 没有用户主目录；请用--data指定文件夹

# 帮助：程序、命令及其参数；help-any-用于在各处含义相同的参数
# from codes: help help-*
heading-usage = 用法
heading-commands = 命令
heading-arguments = 参数
heading-options = 选项
help-default = [默认：{ $value }]
help-values = [可用的值：{ $values }]
help = 下棋、学棋：{ $games }
help-long =
    { $about }。

    不带命令时，在这台电脑上提供全部功能，并打开浏览器。
help-any-help = 显示帮助
help-any-version = 显示版本
help-any-lang = 界面文字的语言 [默认：随系统环境]
help-any-game = 棋类：见`plyground games`
help-any-position = 局面文本，或起始局面的名称 [默认：开局时的局面]
help-any-time = 计算多久：500ms、1s、2m
help-any-cpu = 用多少处理器时间，不受其他程序影响：300ms、1s
help-any-depth = 往前看几手
help-any-nodes = 查看多少个局面
help-any-jobs = 同时进行几局 [默认：与处理器数目相同]
help-any-seed = 换一个种子，开局和对局都会不同
help-any-data = 存放对局的文件夹 [默认：系统的用户数据目录]
help-any-engines-folder = 这个文件夹里的engines/NAME.toml列出外部引擎 [默认：系统的用户数据目录]
help-help = 显示本说明，或某个命令的帮助
help-serve = 在这台电脑上提供全部功能：不带命令时就是这样
help-serve-bind = 监听的地址；0.0.0.0允许同一网络里的其他设备访问 [默认：127.0.0.1]
help-serve-port = 监听的端口；0为任一空闲端口 [默认：4600，被占用时取下一个空闲端口]
help-serve-host = 代理访问本服务器所用的公开名称，端口不是通常的端口时要写上；可以多次给出
help-serve-data = 存放对局的文件夹 [默认：系统的用户数据目录]
help-serve-no-open = 不打开浏览器
help-games = 列出各种棋及其变体，每行一个
help-show = 把局面画成棋盘
help-moves = 列出局面中的合法着法，按顺序每行一个
help-apply = 走几手棋，输出所得的局面
help-apply-position = 从哪里开始：局面文本，或起始局面的名称
help-apply-moves = 着法，按先后顺序
help-perft = 统计恰好某个长度的着法序列有多少
help-perft-depth = 序列的长度，以手计
help-forbidden = 列出连珠局面中黑方的禁手点及各自的种类
help-forbidden-position = 连珠的局面文本
help-review = 复盘一局棋：每一手的评价、更好的着法和理由
help-review-after = 用--nodes和一个线程时，每次复盘结果都相同。
help-review-game = 对局文件，或已存对局的编号；`-`表示读取标准输入
help-review-nodes = 对局的每个局面查看多少个局面
help-review-time = 对局的每个局面计算多久：500ms、1s
help-review-threads = 用几个线程；只有一个线程时每次复盘结果才相同
help-review-json = 每一手输出一个JSON对象；最后一个说的是整局棋
help-openings = 说出一串着法属于哪个开局，以及接下来有名称的变化
help-openings-moves = 着法，按先后顺序
help-analyse = 寻找最佳着法
help-analyse-after = 不加限制时计算一秒，或按该棋手自己的限度。
help-analyse-moves = 从那里起走过的着法：没有它们就不知道重复局面
help-analyse-threads = 用几个线程；只有一个线程时每次答案才相同
help-analyse-player = 用哪个棋手的搜索，写编号或名字 [默认：全力]
help-analyse-lines = 找出几个最佳着法
help-analyse-json = 每得到一条新的变化输出一个JSON对象；最后一个是答案
help-solve = 求出局面的确切结果和通往它的着法，适用于有求解器的棋
help-solve-threads = 用几个线程
help-solve-json = 输出一个JSON对象
help-match = 让两名棋手对弈许多局
help-match-after = --depth和--nodes取代棋手自己的限度；--time和--cpu是全力棋手每一手所得的时间。这些都不影响minimax-N。使用--cpu时，谁也不记得先前的搜索。
help-match-first = 棋手的编号或名字；any为按种子抽取的随机对手；minimax-N为N手的普通搜索（若有棋手占用此名则用plain-N）；外部引擎的名字；或用PROGRAM:PLAYER指定另一版本程序的棋手（留空为其全力）
help-match-second = 对手
help-match-games = 下几局；每两局用同一开局，双方互换先后手
help-match-sprt = 一旦确定两个Elo分差中哪个成立就停止 [不给出时：0,10，且不提前停止]
help-match-opening = 每局开头的着法 [默认：均衡的开局，每两局换一个]
help-match-rate = 对局计入数据文件夹中棋手的等级分，服务器在运行时也可以
help-match-json = 每局输出一个JSON对象，最后一个说的是全部对局
help-ladder = 让一种棋的棋手两两对弈，测出各自的强弱
help-ladder-games = 名单中相邻的棋手下几局；相隔远的下得少些
help-ladder-players = 只用这些棋手，按此次序 [默认：该棋的全部棋手，扮成别人的那个除外]
help-ladder-time = 全力棋手每一手的用时 [默认：它们自己的用时]
help-ladder-cpu = 全力棋手每一手用多少处理器时间，不受其他程序影响
help-ladder-rate = 每局结束后计入数据文件夹中棋手的等级分
help-ladder-out = 等级分写到哪里；对局存在旁边的FILE.games里，中断的天梯赛会从那里接着进行 [默认：ladder-GAME.txt]
help-bench = 搜索固定的一组局面：共查看多少局面，速度多快
help-engine = 让别的程序通过它的协议使用这里的引擎，走标准输入和输出
help-engine-protocol = 协议
help-engine-threads = 用几个线程思考 [默认：每个核心一个]
help-guard = 限制本进程，并成为外部引擎
help-guard-memory = 内存字节数
help-guard-parent = 需要该引擎的进程
help-guard-command = 引擎的程序及其参数
help-convert = 读取任何已知格式的对局文件，换一种格式写到标准输出
help-convert-file = 文件；`-`表示读取标准输入
help-convert-to = 写成什么格式：json、text、legacy，或别的程序的格式：ggf、wthor、sgf、psq、renlib
help-convert-variant = 文件中没有写明时，对局属于哪种变体
help-import = 把任何已知格式的对局文件读进棋谱集
help-import-files = 文件，任何已知格式；棋手和赛事的名称可以在旁边的文件里
help-import-variant = 文件中没有写明时，对局属于哪种变体
help-export = 把已存的对局写成文件
help-export-ids = 对局的编号，见对局的网址或`find`的列表
help-export-format = 写成什么格式：json、text、legacy、ggf、wthor、sgf、psq、renlib
help-export-out = 写到哪个文件 [默认：标准输出]
help-find = 列出已存的对局，每行一局
help-find-position = 棋盘上出现过的局面，不论旋转或翻转：局面文本，或起始局面的名称
help-find-player = 棋手名字的一部分
help-find-opening = 开局的名称，或名称的开头
help-find-json = 每局输出一个JSON对象
help-backup = 把全部数据写进一个文件，对局照常进行
help-backup-file = 文件；不能已有同名文件
help-restore = 用备份替换全部数据；原来的对局另外保留
help-restore-file = 备份
protocol-gomocup = 15×15的五子棋和连珠，用于Gomocup的管理程序
protocol-nboard = 黑白棋，用于NBoard及类似的棋盘程序
protocol-plain = 每一种棋，用Plyground自己的协议

# 文件和存档
form-unknown = 可用的格式有{ $all }
no-such-form = { $game }没有格式“{ $form }”
one-game-a-file = { $form }的一个文件里只有一局棋
in-game = 对局{ $game }：{ $what }
in-position = 局面：{ $what }
import-progress = { $games }局，{ $percent }%
import-problem = { $file }{ $number ->
    [0] {""}
   *[other] ，第{ $number }局
 }：{ $why }
import-more-problems = ……另有{ $count }个
import-done = { $forms }：新增{ $added }局，已有{ $known }局，未能读取{ $failed }局
import-assumed = 文件中没有写明变体：已按{ $variants }读取；可用--variant另行指定
backup-done = { $file }：全部数据，{ $size } KB
backup-nothing = { $folder }里没有对局
backup-exists = { $file }已经存在；请换一个文件名
restore-in-use = 正在向{ $folder }导入对局，或有别的命令正在使用它；请等它结束
restore-done = 已恢复。原来的内容保存在{ $aside }
restore-done-fresh = 已恢复。
restore-done-beside = 已在Plyground运行时恢复{ $kept ->
    [0] {""}
   *[other] ；{ $kept }局未结束的对局继续进行
}。原来的内容保存在{ $aside }
restore-not-a-backup = { $file }不是Plyground的备份
restore-damaged = { $file }已损坏：{ $what }
restore-newer = { $file }来自更新版本的Plyground；请更新本程序

## 命令行中计分的对局
rate-no-limits = --rate要求棋手保持原样：不能用--depth和--nodes
rate-no-strength = { $player }的对局不能计分：--rate要求棋手属于该棋，或是数据文件夹里的引擎
rate-itself = 棋手不能与自己下计分对局
