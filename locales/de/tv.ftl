### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Einen Tisch auf diesem Fernseher zeigen
tv-scan = Mit dem Handy scannen
# $button (String): what that button says. The code stands below.
tv-type = Oder am Tisch „{ $button }“ wählen und eingeben
# $address (String): of this server, such as stella.example
tv-no-table = Noch kein Tisch? Öffne { $address } auf dem Handy.
tv-open = Öffne auf dem Fernseher { $address }
tv-code = Code auf dem Fernseher
tv-code-hint = Sechs Ziffern; oder scanne den Code auf dem Fernseher mit der Handykamera
tv-show = Auf dem Fernseher zeigen
tv-done = Der Fernseher zeigt jetzt diesen Tisch.
tv-ask = Diesen Tisch auf dem Fernseher zeigen?
tv-first-table = Öffne zuerst einen Tisch oder setz dich an einen. Dann wirst du gefragt, ob der Fernseher ihn zeigen soll.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = Am Tisch ist gerade niemand. Die Partie wartet.
tv-marking = Alle kreuzen heimlich an, was zum Wort passt. Fertig: { $count } von { $all }
tv-marking-last = Fertig: { $count } von { $all }. Es fehlen noch: { $players }
# $player (String)
tv-scout = { $player } ist Kundschafter und sucht ein Bild aus
# $round (Number), $button (String): what that button says
tv-scoring = Runde { $round } ist gewertet. Tippt auf euren Handys auf „{ $button }“, dann geht es weiter.
# After the last round. $round (Number)
tv-counted = Runde { $round } ist gewertet. Wer hat gewonnen? Drückt OK auf der Fernbedienung.

# Browsers are silent until somebody presses something.
tv-sound-ask = Für Ton OK drücken.

# Before the code of the table, where there is little room
tv-join = Mitspielen:
# Beside the QR code, once all chairs are taken
tv-mark-along = Mit ankreuzen:
