### Reactions: six faces that people send each other when nothing is secret.

reactions-open = Reacciones
reactions-send = Enviar una reacción
reaction-joy = Alegría
reaction-laugh = Jajaja
reaction-wonder = Hala
reaction-love = Me encanta
reaction-oops = Uy
reaction-cheer = Bravo
reaction-wave = ¡Hola!

# Read aloud and shown on the TV. $player (String): who sent it; $reaction (String): its name
reaction-sent = { $player }: { $reaction }

