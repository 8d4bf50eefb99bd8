# 每种棋都有的棋手
player-random-moves = 马大哈
player-random-moves-about = 想都不想，随便走一手合法的棋。
player-random-player = 变色龙
player-random-player-about = 扮成别的棋手来下，却不告诉你扮的是谁。

# 不在名单里的棋手
player-minimax = Minimax { $depth }
player-plain = 朴素搜索{ $depth }
player-unlisted = { $name }
player-unlisted-about = 让它看几手就看几手。

# 棋手有多强
strength-beginner = 入门
strength-easy = 简单
strength-medium = 中等
strength-hard = 困难
strength-expert = 专家

# 棋手的风格，一两个词
style-all-round = 全面
style-attacker = 进攻
style-careless = 粗心
style-defender = 防守
style-external = 外部引擎
style-greedy = 贪吃
style-mobility = 行动力
style-random = 随机
style-surprise = 出其不意
style-territory = 抢地盘
style-threats = 威胁
style-trickster = 设陷阱
