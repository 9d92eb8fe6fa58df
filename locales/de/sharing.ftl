### Pictures of a game to send to somebody.

sharing-open = Bild teilen
sharing-title = Bild teilen
sharing-what = Was zu sehen ist
sharing-game = Die Partie

# $round (Number): which of the four
sharing-round = Runde { $round }
sharing-names = Namen zeigen
sharing-names-hint = Ohne Namen erscheinen alle nur mit Farbe und Symbol
sharing-send = Teilen
sharing-save = Speichern
sharing-saved = Gespeichert. Sieh bei deinen Downloads nach.
sharing-failed = Dieser Browser konnte das Bild nicht erstellen.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Das Bild: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = denken am ähnlichsten: { $count ->
    [one] ein gemeinsames Bild.
   *[other] { $count } gemeinsame Bilder.
}
