### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Reaktionen
reactions-send = Reaktion schicken
reaction-joy = Freude
reaction-laugh = Haha
reaction-wonder = Wow
reaction-love = Wie schön
reaction-oops = Hoppla
reaction-cheer = Bravo
reaction-wave = Hallo!

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player }: { $reaction }

