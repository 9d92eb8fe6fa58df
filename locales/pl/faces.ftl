### Reactions: six faces that people send each other when nothing is secret.

faces-open = Minki
faces-send = Wyślij minkę
face-joy = Radość
face-laugh = Śmiech
face-wonder = Zachwyt
face-love = Cudownie
face-oops = Ojej
face-cheer = Brawo

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

