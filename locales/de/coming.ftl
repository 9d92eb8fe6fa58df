### Wieder an einen Tisch kommen, oder zum ersten Mal.

# Ein Link auf der Startseite, zum Tisch, an dem zuletzt gespielt wurde.
my-continue = Weiter an deinem Tisch
my-tables = Deine Tische
my-recent = Letzte Partien
# Öffnet den Rest einer Liste.
my-more = Mehr zeigen
# $players (String): wer sonst dort ist
my-with = Mit { $players }
my-alone = Noch ist niemand sonst da
# $count (Number); steht in einer Aufzählung
my-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
my-awaited = Du bist dran
my-lobby = Noch nicht begonnen
my-knocking = Du wartest auf Einlass
# $count (Number): Punkte
my-won = { $count ->
    [one] Gewonnen, mit einem Punkt
   *[other] Gewonnen, mit { $count } Punkten
}
my-won-together = { $count ->
    [one] Gemeinsam gewonnen, mit einem Punkt
   *[other] Gemeinsam gewonnen, mit { $count } Punkten
}
# $players (String): wer gewonnen hat; $count (Number): die eigenen Punkte
my-lost = { $count ->
    [one] Gewonnen: { $players }. Du: ein Punkt
   *[other] Gewonnen: { $players }. Du: { $count } Punkte
}
my-watched = Gewonnen: { $players }

# $player (String): wer den Tisch leitet
join-invited = { $player } lädt dich ein
join-private = Du bist an einen Tisch eingeladen
# Das Spiel in einer Zeile, für alle, die es nicht kennen.
join-what = Fünfzehn Bilder, ein Wort: Kreuze an, was dazu passt, und finde heraus, wer es sieht wie du. Für 3 bis 6 Personen.
# $players (String): wer am Tisch ist
join-here = Am Tisch: { $players }
join-private-hint = Wer da ist, siehst du, sobald du drin bist.
# $round (Number)
join-playing = Gerade läuft eine Partie: Runde { $round } von 4.
join-playing-private = Gerade läuft eine Partie.
join-seat-now = Du kannst sofort den Platz eines Bots übernehmen.
join-seat-later = Nach dieser Runde kannst du den Platz eines Bots übernehmen. Bis dahin schaust du zu.
join-seat-lobby = Alle Plätze sind besetzt, aber ein Bot macht dir gern Platz.
join-next-game = Alle Plätze sind besetzt. Du kannst zuschauen und bei der nächsten Partie mitspielen.
join-full = Alle Plätze sind besetzt.
join-take-seat = Für einen Bot einspringen
join-come = An den Tisch kommen
join-knock = Anklopfen
# Für alle am Tisch, die keinen Platz haben. $player (String): ein Bot, oder wer gegangen ist
seat-take = Platz übernehmen: { $player }
seat-later = Nach dieser Runde kannst du diesen Platz übernehmen: { $player }.
seat-soon = Nach dieser Runde spielst du auf diesem Platz weiter: { $player }.

# Für alle, die gerade die Leitung bekommen haben.
host-now = Du leitest jetzt den Tisch: Du legst fest, wie wir spielen, und startest die Partie.
lobby-delete = Tisch löschen
lobby-delete-sure = Den Tisch und seine Partien für alle und für immer löschen?

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Sprachen an diesem Tisch: { $languages }. Alle lesen eure Wörter so, wie du sie schreibst, es sei denn, du übersetzt sie.
own-words-translate = Unsere Wörter übersetzen
own-words-translate-hint = Wo eine Übersetzung fehlt, steht das Wort so da, wie du es geschrieben hast.
own-words-translate-save = Übersetzungen verwenden
