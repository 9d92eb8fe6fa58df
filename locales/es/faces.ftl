### Reactions: six faces that people send each other when nothing is secret.

faces-open = Reacciones
faces-send = Enviar una reacción
face-joy = Alegría
face-laugh = Jajaja
face-wonder = Hala
face-love = Me encanta
face-oops = Uy
face-cheer = Bravo
face-wave = ¡Hola!

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

