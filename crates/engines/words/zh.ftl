# 不能用的引擎文件。字段按文件里的写法称呼
file-not-used = 引擎文件{ $file }不能用：{ $why }。
folder-unreadable = 无法读取文件夹{ $folder }（{ $error }）。
file-unreadable = 无法读取（{ $error }）
file-form = 无法理解（{ $what }）
file-too-long = 超过了{ $most }个字节
file-name = 文件名只能由a到z、0到9和连字符组成，最多{ $most }个
field-visible = { $field }应为1到{ $most }个可见字符
field-command = { $field }应为以程序开头的列表
field-one-of = { $field }应为以下之一：{ $all }
field-number = { $field }应为1到{ $most }的数字
field-games = games只能取自{ $all }，不能是“{ $name }”
field-no-games = games应当写明协议{ $protocol }能下的棋

# 文件里没有介绍的引擎
about-nothing = 有人添加的一个程序。

# 引擎出了什么事；冒号后面是引擎或系统自己的话
engine-fault = { $name }：{ $what }
failure-no-program = 无法启动：没有这个程序
failure-start = 无法启动：{ $what }
failure-ended = 自行退出了
failure-ended-saying = 自行退出了：{ $what }
failure-silent = 没有及时回应
failure-flooded = 发送的内容过多
failure-refused = 拒绝了：{ $what }
failure-option = 没有选项“{ $option }”
failure-no-cpu = 无法限定它的处理器时间：它的版本不支持--cpu
failure-illegal = 发来了不合法的着法：“{ $text }”
failure-cancelled = 已被取消
failure-ours = 无法运行：{ $what }
