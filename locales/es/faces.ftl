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

settings-faces = Mostrar caras
settings-faces-hint = Las caritas que envían los demás, en la mesa y en la tele.
options-faces = Caras en la mesa
options-faces-hint = Todo el mundo puede enviar una de seis caras cuando no hay nada secreto. No se guardan.
