### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Reazioni
reactions-send = Manda una reazione
reaction-joy = Che bello
reaction-laugh = Ahah
reaction-wonder = Wow
reaction-love = Lo adoro
reaction-oops = Ops
reaction-cheer = Evviva
reaction-wave = Ciao!

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player }: { $reaction }

