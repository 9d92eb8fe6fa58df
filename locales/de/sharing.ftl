### Pictures of a game to send to somebody.

sharing-open = Bild teilen
sharing-title = Bild teilen
sharing-names = Namen
sharing-named = Mit Namen
sharing-unnamed = Ohne Namen
sharing-send = Teilen
sharing-save = Speichern
sharing-saved = Gespeichert. Sieh bei deinen Downloads nach.
sharing-failed = Das Bild konnte nicht erstellt werden. Versuch es gleich noch einmal.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Das Bild: { $title }
