### The home page, and joining a table.

home-title = Stella: find the light you share
home-tagline = The same pictures, one word: find the light you share.

# Shown beside the language buttons, for screen readers.
home-language = Language

home-play-now = Play now
home-play-now-hint = You and three bots, right away
home-new-table = New table
home-join = Join with a code
home-how = How to play
home-name = Your name
home-name-hint = As the others will see it
home-code = Table code
home-code-hint = Eight letters and digits
home-sit-down = Sit down
home-open-table = Open the table
home-watch = Just watch
# $code (String): the code of the table
home-joining = Table { $code }
home-knock = At this table the host has to let you in.
home-full = All seats are taken, but you can watch.
home-resuming = Bringing your seat to this device…
home-lost = There is nothing at this address.
home-unofficial = An unofficial game: every picture, word and sentence here is our own.

# What the server answered when the page asked how it is.
health-asking = Looking for the server…
health-ok = The lanterns are lit: the server is ready.
health-lost = No answer from the server. Trying again soon…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Night Owl, Firefly, Hedgehog, Moonfish, Comet, Little Fox, Nightingale, Glow-worm
home-starting = Laying out the pictures…
# A link at the foot of the page
home-gallery = Gallery and workshop
learn-title = Learn by playing
home-privacy = What is kept here
