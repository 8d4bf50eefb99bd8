# 自定义的棋手
tailored-depth = 深度{ $depth }
tailored-depth-perfect = 深度{ $depth }，最后{ $perfect }手完美
tailored-about = 量身定制：你说看几手，它就看几手。

# 没有棋手叫这个名字
no-player = { $game }里没有叫“{ $text }”的棋手；可选的有{ $ids }，以及minimax-1到minimax-20

# 谁占优
judged-even = 均势
judged-small = { $side }略占优势
judged-clear = { $side }占优
judged-great = { $side }优势很大
judged-close = { $side }即将获胜
judged-draw = 必然和棋
judged-margin = { $side }净胜{ $margin }
judged-won = { $side }已经获胜
judged-at-once = { $side }一步即胜
judged-forced = { $side }{ $turns }回合内必胜

## 比赛的开局
opening-unreadable = 无法读取开局：{ $why }
opening-move = 开局第{ $number }手{ $text }：{ $why }
opening-no-game = 开局至少要有一手棋，而且之后对局还能继续。

## 实力差距
elo-between = { $elo } ± { $error }（95%：{ $low }至{ $high }）
elo-from = { $elo }（95%：{ $low }以上）
elo-to = { $elo }（95%：{ $high }以下）
elo-at-least = { $low }以上（95%）
elo-at-most = { $high }以下（95%）
elo-unknown = 未知
