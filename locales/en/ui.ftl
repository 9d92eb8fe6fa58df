### Words and buttons that many screens share.

ui-close = Close
ui-cancel = Cancel
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share the link
ui-settings = Settings
ui-sound = Sounds
ui-sound-hint = Soft chimes for Sparks and falls
ui-music = Music
ui-music-hint = Quiet night music, composed as you play
ui-haptics = Vibration
ui-haptics-hint = A gentle tap when it is your turn, and for Sparks and falls
ui-motion = Motion
ui-motion-hint = Lanterns fly, stars shine
ui-light-room = Light theme
ui-light-room-hint = Dark letters on paper, for daylight
ui-shortcuts = Letters as keys
ui-shortcuts-hint = P says “I’m done”, L shows what happened
ui-language = Language
ui-home = Back to the start
ui-skip = Skip to the game

# The six colours and twelve symbols of the seats.
colour-orange = Orange
colour-pink = Pink
colour-purple = Purple
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
symbol-moon = Moon
symbol-sun = Sun
symbol-star = Star
symbol-cloud = Cloud
symbol-leaf = Leaf
symbol-key = Key
symbol-boat = Boat
symbol-bird = Bird
symbol-fish = Fish
symbol-flame = Flame
symbol-feather = Feather
symbol-mountain = Mountain

# $symbol (String): the name of the bot's symbol
player-bot = { $symbol } (bot)
player-free = Free seat

# The way to the server.
way-opening = Opening the table…
way-lost = Connection lost. Everything is safe; trying again…
way-restarting = The server is restarting. The game goes on soon.
way-unreachable = The server cannot be reached. We keep trying…
way-left = You are no longer at this table.
way-gone = There is no such table, or it has been cleared away.
way-companion = You are playing on another device too. Both show the same seat.
way-offline = No answer from the server. Are you online?
ui-reload = Reload
way-pending = Sending…
way-broken = This page has lost its thread. Reload it; your seat is safe.
way-closed = This table is not open to spectators.
tips-switch = Tips
tips-switch-hint = Every new thing is explained once. To see them all again, switch off and on.
settings-faces = Show faces
settings-faces-hint = Small faces that others send, at the table and on the TV.
options-faces = Faces at the table
options-faces-hint = Everybody can send one of six faces whenever nothing is secret. Nobody keeps them.
settings-teach = Bots may learn from my crosses
settings-teach-hint = After a game whose slates lie open, bots here count which pictures people marked. No names are kept, and words of your own are never counted.
