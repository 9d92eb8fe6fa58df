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

settings-faces = Pokazuj minki
settings-faces-hint = Małe minki, które wysyłają inni, przy stole i na telewizorze.
options-faces = Minki przy stole
options-faces-hint = Każdy może wysłać jedną z sześciu minek, gdy nic nie jest tajemnicą. Nikt ich nie przechowuje.
