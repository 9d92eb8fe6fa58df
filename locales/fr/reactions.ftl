### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Réactions
reactions-send = Envoyer une réaction
reaction-joy = Joie
reaction-laugh = Haha
reaction-wonder = Waouh
reaction-love = J’adore
reaction-oops = Oups
reaction-cheer = Bravo
reaction-wave = Coucou !

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player } : { $reaction }

