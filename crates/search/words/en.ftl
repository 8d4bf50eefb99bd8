# Players that every game has
player-random-moves = Scatterbrain
player-random-moves-about = Plays any legal move without a thought.
player-random-player = Chameleon
player-random-player-about = Plays as one of the others, and does not tell which.

# Players that are in no list
player-minimax = Minimax { $depth }
player-plain = Plain { $depth }
player-unlisted = { $name }
player-unlisted-about = Looks ahead as it was told to.

# How strong a player is
strength-beginner = beginner
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-expert = expert

# How a player likes to play, in one or two words
style-all-round = all-round
style-attacker = attacker
style-careless = careless
style-defender = defender
style-external = external engine
style-greedy = greedy
style-mobility = mobility
style-random = random
style-surprise = surprise
style-territory = territory
style-threats = threats
style-trickster = trickster
