### Reactions: six faces that people send each other when nothing is secret.

faces-open = Reaktionen
faces-send = Reaktion schicken
face-joy = Freude
face-laugh = Haha
face-wonder = Wow
face-love = Wie schön
face-oops = Hoppla
face-cheer = Bravo
face-wave = Hallo!

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

