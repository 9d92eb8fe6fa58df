### Reactions: six faces that people send each other when nothing is secret.

faces-open = Gesichter
faces-send = Ein Gesicht schicken
face-joy = Freude
face-laugh = Lachen
face-wonder = Staunen
face-love = Hingerissen
face-oops = Hoppla
face-cheer = Bravo

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

