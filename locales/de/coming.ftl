### Wieder an einen Tisch kommen, oder zum ersten Mal.

# Ein Link auf der Startseite, zum Tisch, an dem zuletzt gespielt wurde.
my-continue = Zurück an deinen Tisch
my-tables = Deine Tische
my-recent = Letzte Partien
# Öffnet den Rest einer Liste.
my-more = Mehr anzeigen
# $players (String): wer sonst dort ist
my-with = Mit { $players }
my-alone = Sonst ist noch niemand da
# $count (Number); steht in einer Aufzählung
my-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
my-awaited = Alle warten auf dich
my-lobby = Noch nicht begonnen
my-knocking = Du wartest auf Einlass
# $count (Number): Punkte
my-won = { $count ->
    [one] Du hast mit einem Punkt gewonnen
   *[other] Du hast mit { $count } Punkten gewonnen
}
my-won-together = { $count ->
    [one] Gemeinsam gewonnen, mit je einem Punkt
   *[other] Gemeinsam gewonnen, mit je { $count } Punkten
}
# $players (String): wer gewonnen hat; $count (Number): die eigenen Punkte
my-lost = { $count ->
    [one] Gewonnen: { $players }. Du: ein Punkt
   *[other] Gewonnen: { $players }. Du: { $count } Punkte
}
my-watched = Gewonnen: { $players }

# $player (String): wer den Tisch leitet
join-invited = { $player } hat dich eingeladen
join-private = Du bist an einen Tisch eingeladen
# Das Spiel in einer Zeile, für alle, die es nicht kennen.
join-what = Fünfzehn Bilder, ein Wort. Kreuze an, was dazu passt, und finde heraus, wer so denkt wie du. Für 3 bis 6 Personen.
# $players (String): wer am Tisch ist
join-here = Am Tisch: { $players }
join-private-hint = Wer da ist, siehst du, sobald du drin bist.
# $round (Number)
join-playing = Gerade läuft eine Partie: Runde { $round } von 4.
join-playing-private = Gerade läuft eine Partie.
join-seat-now = Du kannst sofort den Platz eines Bots übernehmen.
join-seat-later = Nach dieser Runde kannst du den Platz eines Bots übernehmen. Bis dahin kannst du zuschauen.
join-seat-lobby = Alle Plätze sind besetzt, aber ein Bot macht dir gern Platz.
join-next-game = Die Partie läuft schon. Komm an den Tisch: Jetzt schaust du zu, in der nächsten spielst du mit.
join-next-audience = Die Partie läuft schon. Komm an den Tisch: Jetzt kreuzt du mit an, in der nächsten spielst du mit.
join-full = Alle Plätze sind besetzt.
join-audience = Die Plätze sind besetzt, aber du kannst zuschauen und mit ankreuzen.
join-take-seat = Platz eines Bots nehmen
join-come = An den Tisch setzen
join-come-hint = In der nächsten Partie hast du einen Platz
join-knock = Um Einlass bitten
# Für alle am Tisch, die keinen Platz haben. $player (String): ein Bot, oder wer gegangen ist
seat-take = Platz von { $player } nehmen
seat-later = Nach dieser Runde kannst du den Platz von { $player } übernehmen.
seat-soon = Nach dieser Runde übernimmst du den Platz von { $player }.

# Für alle, die gerade die Leitung bekommen haben.
host-now = Du hast jetzt die Tischleitung: Du wählst die Einstellungen und startest die Partie.
lobby-delete = Tisch löschen
lobby-delete-sure = Diesen Tisch und seine Partien für alle löschen? Einen Tag lang können die Betreiber dieses Servers ihn wiederherstellen.
lobby-delete-now = Endgültig löschen

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Sprachen an diesem Tisch: { $languages }. Deine Wörter erscheinen genau so, wie du sie eingibst, außer du übersetzt sie.
own-words-translate = Eigene Wörter übersetzen
own-words-translate-hint = Ohne Übersetzung erscheint ein Wort so, wie du es eingegeben hast
own-words-translate-save = Übersetzungen speichern
