### Reactions: six faces that people send each other when nothing is secret.

faces-open = Réactions
faces-send = Envoyer une réaction
face-joy = Joie
face-laugh = Haha
face-wonder = Waouh
face-love = J’adore
face-oops = Oups
face-cheer = Bravo
face-wave = Coucou !

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player } : { $face }

