### `stella tables`: for whoever runs a server.

cli-tables-code = Code
cli-tables-status = Status
cli-tables-people = People
cli-tables-seats = Seats
cli-tables-games = Games
cli-tables-round = Round
cli-tables-step = Step
cli-tables-points = Points
cli-tables-created = Created
cli-tables-touched = Last touched

# $status (String): lobby, playing, over or unreadable
cli-tables-status-is = { $status ->
    [lobby] lobby
    [playing] playing
    [over] over
   *[unreadable] unreadable
}

# $phase (String): the step of the game
cli-tables-phase = { $phase ->
    [associate-word] waiting for the word
    [associate-mark] marking
    [announce] announcing
    [reveal] pointing
    [scoring] scored
    [over] over
   *[none] –
}
cli-tables-none = There are no tables.

# $tables (Number)
cli-tables-ask = { $tables ->
    [one] Delete this table and every trace of it?
   *[other] Delete these { $tables } tables and every trace of them?
} Type “{ cli-tables-ask-yes }”:
cli-tables-ask-yes = yes
cli-tables-deleted = { $tables ->
    [one] { $tables } table deleted.
   *[other] { $tables } tables deleted.
}
# $file (String)
cli-tables-exported = Written to { $file }.

# What went wrong. $code (String): as typed; $folder, $file, $reason (String)
cli-tables-kept = nothing was deleted.
cli-tables-yes = add --yes to delete without being asked.
cli-tables-no-table = there is no table { $code }; stella tables list names them all.
cli-tables-no-log = there are no tables in { $folder }; name the server’s folder with --data.
cli-tables-unreadable = cannot use { $file }: { $reason }.
cli-tables-unwritable = cannot write { $file }: { $reason }.
cli-tables-broken = the log of { $code } cannot be read: { $reason }.
cli-tables-secrets =
    the log of { $code } holds crosses that its players have not shown; add --with-secrets if you must have it.

cli-minds-nothing = The bots have learned nothing here yet.
# $votes (Number): pictures that people marked or left; $cards, $cells (Number): how many pictures, and pairs of word and picture, they are about
cli-minds-votes = { $votes } votes about { $cards } pictures and { $cells } pairs of word and picture.
# $deck (String): id of the deck; $most, $least (String): pictures
cli-minds-deck = { $deck }: marked most { $most }; least { $least }
cli-minds-ask = Forget all that the bots learned here? (yes/no)
cli-minds-yes = Nobody is here to ask: say --yes to forget all that the bots learned.
cli-minds-kept = Nothing was forgotten.
cli-minds-forgotten = The bots have forgotten all that they learned here. A running server forgets it after its next game.
# $file (String): a path; $reason (String): what the system says
cli-minds-unusable = { $file } cannot be used: { $reason }
