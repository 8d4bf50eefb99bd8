# 我们的引擎通过别的程序对人说的话：写在error、ERROR或status之后。协议里的词保持原样
over = 对局已结束：{ $ending }
is-over = 对局已结束
bad-move-number = 第{ $number }手：{ $what }

# plain
unknown-command = 未知的命令“{ $word }”
unknown-version = 未知的版本{ $version }；本引擎使用版本{ $ours }
missing = { $command }还需要{ $what }
missing-version = 版本号，例如plain 1
missing-variant = 变体，例如game reversi
missing-option = 名称和值
missing-position = "start"、起始局面的名称或局面文本
no-game = 还没有选棋；请先发送“game VARIANT”
unknown-option = 未知的选项“{ $name }”；可选的有{ $all }
unknown-limit = 未知的限制“{ $word }”；可选的有time、cpu、depth和nodes
no-thread-time = 本系统不提供线程的处理器时间
needs-number = { $name }需要{ $least }到{ $most }的数字
given-twice = { $name }给出了两次
bad-position = 无法读取局面：{ $what }

# nboard
nboard-version = Plyground使用NBoard协议的第2版
bad-game = 无法读取对局：{ $what }
bad-move = 不是着法：{ $what }
thinking = 思考中
analysing = 分析中
ggf-board-size = 只支持8×8的棋盘
wrong-side = { $text }不是轮到的一方

# gomocup
bad-point = 需要两个0到{ $most }的数字，用逗号隔开，例如7,7
unknown-rule = 不支持规则{ $rule }；可用的规则有0（自由）、1（恰好五子）和4（连珠）
rectstart-size = RECTSTART需要宽和高
begin-empty = BEGIN只能用于空棋盘
no-stone = { $point }上没有棋子
done-alone = 有DONE而没有BOARD
no-size = 缺少棋盘大小
other-size = 棋盘是{ $size }×{ $size }；不支持其他大小
start-first = 要先发送START
no-done = 棋子之后缺少DONE
bad-stone = 棋子写作x,y,1或x,y,2，不能是{ $text }
two-stones = { $point }上有两枚棋子
no-point-left = 已经没有可下的点
swap2-stones = swap2开局有0、3或5枚棋子，不能是{ $count }枚
no-point = { $text }不是一个点
