### Reactions: six faces that people send each other when nothing is secret.

faces-open = Reazioni
faces-send = Manda una reazione
face-joy = Che bello
face-laugh = Ahah
face-wonder = Wow
face-love = Lo adoro
face-oops = Ops
face-cheer = Evviva
face-wave = Ciao!

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

