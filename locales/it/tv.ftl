### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Mostra un tavolo su questo televisore
tv-scan = Inquadra con il telefono
# $button (String): what that button says. The code stands below.
tv-type = Oppure scegli «{ $button }» al tuo tavolo e scrivi
# $address (String): of this server, such as stella.example
tv-no-table = Non hai ancora un tavolo? Apri { $address } sul telefono.
tv-open = Sul televisore apri { $address }
tv-code = Codice sul televisore
tv-code-hint = Sei cifre, oppure inquadra il codice sul televisore con la fotocamera del telefono
tv-show = Mostra sul televisore
tv-done = Il televisore mostra questo tavolo.
tv-ask = Mostrare questo tavolo sul televisore?
tv-first-table = Prima apri un tavolo o unisciti a uno. Poi ti chiederemo se mostrarlo sul televisore.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = Al tavolo non c’è nessuno. La partita aspetta.
tv-marking = Tutti segnano in segreto quello che c’entra con la parola. Hanno finito: { $count } su { $all }
tv-marking-last = Hanno finito: { $count } su { $all }. Ancora al lavoro: { $players }
# $player (String)
tv-scout = Esploratore: { $player } sceglie un’immagine
# $round (Number), $button (String): what that button says
tv-scoring = Ecco i punti del round { $round }. Per continuare toccate «{ $button }» sui telefoni.
# After the last round. $round (Number)
tv-counted = Ecco i punti del round { $round }. Chi ha vinto? Premete OK sul telecomando.

# Browsers are silent until somebody presses something.
tv-sound-ask = Premete OK per l’audio.

# Before the code of the table, where there is little room
tv-join = Entrate:
# Beside the QR code, once all chairs are taken
tv-mark-along = Segna anche tu:
