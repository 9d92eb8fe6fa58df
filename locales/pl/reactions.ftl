### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Reakcje
reactions-send = Wyślij reakcję
reaction-joy = Radość
reaction-laugh = Haha
reaction-wonder = Wow
reaction-love = Uwielbiam
reaction-oops = Ojej
reaction-cheer = Brawo
reaction-wave = Cześć!

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player }: { $reaction }

