### Pictures of a game to send to somebody.

sharing-open = Bild teilen
sharing-title = Ein Bild zum Verschicken
sharing-what = Was darauf ist
sharing-constellation = Wer ähnlich denkt
sharing-game = Die Partie

# $round (Number): which of the four
sharing-round = Runde { $round }
sharing-shape = Format
sharing-shape-upright = Hochformat
sharing-shape-wide = Querformat
sharing-names = Mit Namen
sharing-names-hint = Ohne Namen zeigen nur Farben und Symbole, wer wer ist.
sharing-send = Teilen
sharing-save = Speichern
sharing-saved = Gespeichert. Es liegt bei deinen Downloads.
sharing-failed = Dieser Browser konnte das Bild nicht machen.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Das Bild: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = denken am ähnlichsten: { $count ->
    [one] ein gemeinsames Bild.
   *[other] { $count } gemeinsame Bilder.
}
