### What `--help` shows. Lines after the first paragraph are shown as they are broken here: at most 75 characters.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
# $value (String): what holds without the option
help-default = [default: { $value }]
help-required = [required]

# What stands for a value, in capitals.
help-name-options = OPTIONS
help-name-command = COMMAND
help-name-args = ARGS
help-name-file = FILE
help-name-folder = FOLDER
help-name-code = CODE
help-name-address = ADDRESS
help-name-port = PORT
help-name-days = DAYS
help-name-module = MODULE
help-name-seconds = SECONDS

# What holds without an option, in round brackets.
help-default-port = 8000, or the next free one
help-default-data = the usual place of this system
help-default-print = print it
help-default-own = in your data folder
help-default-language = that of the shell

help-stella =
    A table for the picture-association game Stella, for 3 to 6 players.

    Start it with "stella serve": it prints a link and a code to scan.
    Friends open them on their phones and play in the browser;
    there is nothing to install and no account to make.
help-version = Print the version and leave.
help-install-completion = Let your shell complete commands and options with the Tab key.
help-show-completion = Print what --install-completion would install, to put it in place yourself.
help-help = Show this help and leave.

help-serve =
    Start the server and print the links to join; Ctrl-C ends it.

    By default the table is open to the local network, so that phones can join.
help-serve-host = Address to listen on; 127.0.0.1 keeps the table to this machine.
help-serve-port = Port to listen on; 0 takes any.
help-serve-open = Open the page in the browser here.
help-serve-data = Folder for the tables.
help-serve-log-json = Log in JSON, a line an event.
help-serve-finished-days = Days to keep finished tables.
help-serve-idle-days = Days to keep tables nobody plays at.
help-serve-bot-pause = Seconds a bot seems to think.
help-serve-no-learning = Do not let bots learn from the games played here.
help-serve-bot = Let a bot of your own play all bots at the tables, such as my_bot:sit_down.
help-serve-unlimited = No rate limits: for load tests on this machine only.

# $example (String): a round in JSON
help-adjudicate =
    Settle a round played at a real table: who fell, who scored what.

    The round is JSON: the seats clockwise, the first scout, the crosses of
    each slate, and the pictures (0 to 14, line by line) in the order they
    were pointed at.

    { $example }

    The answer is JSON too. A round the rules do not allow gives "error", "at"
    (the index of the refused point, or null) and "message", and exit status 2.
help-adjudicate-file = The round in JSON; - reads it from stdin.

help-simulate =
    Play whole games at random and show what they add up to.

    Every seat marks and points by chance, a little drawn to the same pictures
    as the others. The same seed gives the same games, and the same output to
    the byte, on every machine.
help-simulate-players = Seats at the table.
help-simulate-games = How many whole games to play.
help-simulate-seed = Where chance begins.
help-simulate-json = Give the numbers as JSON.

help-league =
    Play bots against each other and against human-like players.

    Each bot sits alone among people, and with every other bot among people.
    The people are frozen: they never learn and never change, so figures of
    different days can be compared. The same seed gives the same games.
help-league-players = Seats at the tables: a number, or a range such as 3-6.
help-league-games = How many whole games to play at each table.
help-league-level = A level to play; may be given several times. Without it, all.
help-league-bot = A bot of your own, such as my_bot:sit_down; may be given several times.
help-league-deck = A deck that comes along.
help-league-trust = How far people link what the bots guess that they link: the correlation.
help-default-deck = the first
help-league-alone = Only one bot at each table.
help-league-plot = Draw the shares into a PNG or SVG file.

help-words = Look at the word cards, check them, bring own ones in and out.
help-words-own = Where own word cards are kept.
help-words-check =
    Find doubles, look-alikes, gaps and slips in word cards: one line each, and exit status 1.

    Takes the TOML files of translated cards, and own cards in TOML or CSV.
help-words-check-files = Files of word cards; without any, ours.
help-words-list =
    Print every word card: its id, its upper and its lower word, with tabs between.

    With --language all, print every word instead: its id, its kind, and its
    text in each language.
help-words-list-language = Whose words.
help-words-import =
    Take own word cards from a TOML or CSV file: up to ten cards of one or two words each.

    They replace the own cards there were. A CSV file has one card a line.
help-words-import-file = Own word cards, .toml or .csv.
help-words-export = Write the own word cards to a TOML or CSV file.
help-words-export-file = Where to write, .toml or .csv; - prints TOML.
help-words-export-force = Overwrite a file that is there.

help-tables = List, show, export and delete tables, also while the server runs.
help-tables-data = Folder of the tables.
help-tables-code = The eight characters of a table’s code.
help-tables-codes = Codes of tables.
help-tables-json = Give it as JSON.
help-tables-list =
    Name every table: code, status, seats, games, created, last touched; the longest untouched first.
help-tables-show = Say how a table is: people, status, step of the game, points. Crosses are never shown.
help-tables-export =
    Give the whole log of a table as JSON: every event, in order.

    It holds all crosses. While a game is running, or where slates stay closed
    for good, it is refused unless you say --with-secrets.
help-tables-export-file = Where to write; nothing is overwritten.
help-tables-export-secrets = Also when it holds crosses that players have not shown.
help-tables-delete =
    Remove tables and every trace of them. Whoever sits there is told within half a minute.

    If one of the codes is wrong, none is deleted. There is no way back but a backup.
help-tables-delete-yes = Do not ask.

help-deck = Make, check, add, list and remove decks of pictures.
help-deck-data = Folder of the server.
help-deck-folder = A folder with a deck.toml in it.
help-deck-new = Make a deck of 30 to 300 JPEG, PNG, WebP or AVIF pictures: each is cut to 2:3, in three sizes.
help-deck-new-folder = Where to make the deck; its name is its id.
help-deck-new-pictures = Pictures, folders of pictures, or one zip.
help-deck-new-author = Who made the pictures.
help-deck-new-licence = What others may do with them.
help-deck-check = Find what is wrong with decks: one line each, and exit status 1 if one cannot be used.
help-deck-check-folders = Decks; without any, all that the server knows.
help-deck-add = Check a deck and copy it to the data folder, where the server finds it.
help-deck-add-replace = Put it in the place of one with its id.
help-deck-list = Name every deck the server knows: id, number of cards, name, and where it is.
help-deck-remove = Delete a deck from the data folder. Those that come along stay.
help-deck-remove-id = The id of a deck.
help-deck-remove-yes = Do not ask.
help-name-picture = PICTURE
help-name-id = ID
help-name-name = NAME

help-minds = See or forget what the bots learned from the people who play here.
help-minds-show = Say what the bots learned: how often pictures were marked, with which words. No names are kept.
help-minds-reset = Forget all that the bots learned here.
help-minds-data = Folder of the server.
help-minds-json = Print all counts as JSON.
help-minds-yes = Do not ask.
