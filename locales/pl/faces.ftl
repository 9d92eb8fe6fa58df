### Reactions: six faces that people send each other when nothing is secret.

faces-open = Reakcje
faces-send = Wyślij reakcję
face-joy = Radość
face-laugh = Haha
face-wonder = Wow
face-love = Uwielbiam
face-oops = Ojej
face-cheer = Brawo
face-wave = Cześć!

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

