### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Reactions
reactions-send = Send a reaction
reaction-joy = Happy
reaction-laugh = Haha
reaction-wonder = Wow
reaction-love = Love it
reaction-oops = Oops
reaction-cheer = Bravo
# Read aloud when somebody’s lantern swings in the lobby
reaction-wave = Hello!

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player }: { $reaction }

