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

settings-faces = Show faces
settings-faces-hint = Small faces that others send, at the table and on the TV.
options-faces = Faces at the table
options-faces-hint = Everybody can send one of six faces whenever nothing is secret. Nobody keeps them.
