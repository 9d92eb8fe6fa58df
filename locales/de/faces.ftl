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

settings-faces = Gesichter zeigen
settings-faces-hint = Kleine Gesichter, die andere schicken, am Tisch und auf dem Fernseher.
options-faces = Gesichter am Tisch
options-faces-hint = Alle können eines von sechs Gesichtern schicken, solange nichts geheim ist. Niemand hebt sie auf.
