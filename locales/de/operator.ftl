### `stella tables`: für alle, die einen Server betreiben.

cli-tables-code = Code
cli-tables-status = Zustand
cli-tables-people = Personen
cli-tables-seats = Plätze
cli-tables-games = Spiele
cli-tables-round = Runde
cli-tables-step = Schritt
cli-tables-points = Punkte
cli-tables-created = Eröffnet
cli-tables-touched = Zuletzt benutzt

# $status (String): lobby, playing, over or unreadable
cli-tables-status-is = { $status ->
    [lobby] Vorraum
    [playing] im Spiel
    [over] beendet
   *[unreadable] unlesbar
}

# $phase (String): the step of the game
cli-tables-phase = { $phase ->
    [associate-word] wartet auf das Wort
    [associate-mark] ankreuzen
    [announce] ansagen
    [reveal] zeigen
    [scoring] gewertet
    [over] beendet
   *[none] –
}
cli-tables-none = Es gibt keine Tische.

# $tables (Number)
cli-tables-ask = { $tables ->
    [one] Diesen Tisch und alle Spuren davon löschen?
   *[other] Diese { $tables } Tische und alle Spuren davon löschen?
} Tippe „{ cli-tables-ask-yes }“:
cli-tables-ask-yes = ja
cli-tables-deleted = { $tables ->
    [one] { $tables } Tisch gelöscht.
   *[other] { $tables } Tische gelöscht.
}
# $file (String)
cli-tables-exported = In { $file } geschrieben.

# What went wrong. $code (String): as typed; $folder, $file, $reason (String)
cli-tables-kept = nichts wurde gelöscht.
cli-tables-yes = mit --yes wird ohne Rückfrage gelöscht.
cli-tables-no-table = es gibt keinen Tisch { $code }; stella tables list nennt alle.
cli-tables-no-log = in { $folder } gibt es keine Tische; nenne den Ordner des Servers mit --data.
cli-tables-unreadable = { $file } lässt sich nicht benutzen: { $reason }.
cli-tables-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-tables-broken = das Protokoll von { $code } ist nicht lesbar: { $reason }.
cli-tables-secrets =
    das Protokoll von { $code } enthält Kreuze, die noch niemand gezeigt hat; wenn es sein muss, ergänze --with-secrets.

cli-minds-nothing = Die Bots haben hier noch nichts gelernt.
# $votes (Number): angekreuzte oder ausgelassene Bilder; $cards, $cells (Number): zu wie vielen Bildern und Paaren aus Wort und Bild
cli-minds-votes = { $votes } Stimmen zu { $cards } Bildern und { $cells } Paaren aus Wort und Bild.
# $deck (String): Kennung des Bilderstapels; $most, $least (String): Bilder
cli-minds-deck = { $deck }: am häufigsten angekreuzt { $most }; am seltensten { $least }
cli-minds-ask = Alles vergessen, was die Bots hier gelernt haben? (ja/nein)
cli-minds-yes = Niemand da, der gefragt werden kann: Mit --yes vergessen die Bots alles.
cli-minds-kept = Nichts wurde vergessen.
cli-minds-forgotten = Die Bots haben alles vergessen, was sie hier gelernt haben. Ein laufender Server vergisst es nach seiner nächsten Partie.
# $file (String): ein Pfad; $reason (String): was das System sagt
cli-minds-unusable = { $file } kann nicht benutzt werden: { $reason }
