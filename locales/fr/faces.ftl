### Reactions: six faces that people send each other when nothing is secret.

faces-open = Frimousses
faces-send = Envoyer une frimousse
face-joy = Joie
face-laugh = Éclat de rire
face-wonder = Émerveillement
face-love = J’adore
face-oops = Oups
face-cheer = Bravo

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player } : { $face }

