### Reactions: six faces that people send each other when nothing is secret.

faces-open = Faces
faces-send = Send a face
face-joy = Joy
face-laugh = Laughter
face-wonder = Wonder
face-love = Love it
face-oops = Oops
face-cheer = Cheers

# Read aloud and shown on the TV. $player (String): who sent it; $face (String): its name
face-sent = { $player }: { $face }

