### The command line.

# $option (String): an option as typed, such as --players; $given (String): its value
cli-range = { $option } must be a whole number from { $least } to { $most }, not { $given }.

# The head and the foot of the simulation's table; the numbers are already written out.
cli-simulate-title = { $games ->
    [one] { $games } game, { $players } players, seed { $seed }
   *[other] { $games } games, { $players } players, seed { $seed }
}
cli-simulate-progress = Playing
cli-simulate-seat = Seat
cli-simulate-table = Table
cli-simulate-points = Points
cli-simulate-spread = Spread
cli-simulate-sparks = Sparks
cli-simulate-super-sparks = Super-Sparks
cli-simulate-falls = Falls
cli-simulate-dark = In the dark
cli-simulate-wins = Wins
cli-simulate-shared = Of these shared
cli-simulate-summary =
    Points per seat and round: { $points }.
    Pictures pointed at in a round: { $pointings }.
    Rounds with somebody in the dark: { $dark } of { $rounds }.

# `stella serve`. $link (String): an address to open
cli-serve-open = Stella is open at { $link }
cli-serve-network = On your network: { $link }
cli-serve-scan = Scan the code to join.
cli-serve-no-code = This terminal cannot show a code to scan; pass the link on.
cli-serve-end = Ctrl-C ends the server.
cli-serve-night = The lanterns are out. Good night.

# What went wrong; each begins after "stella: ". $address, $port, $first, $last, $folder, $file, $reason (String)
cli-serve-deaf = cannot listen on { $address }: { $reason }.
cli-serve-port-taken = port { $port } is already in use; choose another with --port.
cli-serve-ports-taken = ports { $first } to { $last } are all in use; choose another with --port.
cli-folder-unusable = cannot use { $folder } for the tables: { $reason }.
cli-secret-unusable = cannot keep the server’s secret in { $folder }: { $reason }.
cli-secret-foreign = { $file } is not a secret of this program; remove it to get a new one.
cli-log-in-use = { $file }: another server is using this file; end it, or choose another folder with --data.
# $pid (String): the number of its process
cli-log-in-use-by = { $file }: another server (process { $pid }) is using this file; end it, or choose another folder with --data.
cli-log-too-new = { $file }: a newer Stella wrote this file; update this one.
cli-log-foreign = { $file }: this file is not a log of Stella; choose another folder with --data.
cli-result-unwritable = cannot write the result: { $reason }.
cli-aborted = stopped before it was done.

# What was typed wrongly. $given (String): as typed; $like (String): what was perhaps meant;
# $manual (String): the command that shows the help
cli-no-command = there is no command { $given }; { $manual } names them all.
cli-no-command-like = there is no command { $given }; did you mean { $like }?
cli-no-option = there is no option { $given }; { $manual } names them all.
cli-no-option-like = there is no option { $given }; did you mean { $like }?
cli-command-missing = a command is missing; { $manual } names them all.
# $name (String): an option or what stands for an argument, such as FILE
cli-missing = { $name } is missing; see { $manual }.
cli-too-much = { $given } is too much here; see { $manual }.
cli-value-missing = { $option } needs a value.
cli-value-needless = { $option } takes no value.
cli-value-bad = { $name } cannot be { $given }; see { $manual }.
cli-between = { $option } must be a number from { $least } to { $most }, not { $given }.
cli-number = { $option } must be a number, { $least } or more, not { $given }.
