### Reactions: six faces that people send each other when nothing is secret.

faces-open = Caras
faces-send = Enviar una cara
face-joy = Alegría
face-laugh = Carcajada
face-wonder = Asombro
face-love = Me encanta
face-oops = Uy
face-cheer = Bravo

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

