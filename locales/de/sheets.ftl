### Drucken und spielen: das Blatt, auf dem man auswählt, was gedruckt wird.

sheets-title = Drucken und spielen
sheets-about = Ein PDF des Spiels, um ganz ohne Geräte zu spielen. Druckt beidseitig (an der langen Kante wenden) in Originalgröße (100 %) und schneidet an den Marken.
sheets-parts = Was gedruckt wird
sheets-part-rules = Regeln
sheets-part-board = Spielplan und Laternen
sheets-part-slates = Schreibtableaus
sheets-part-scores = Punkteblatt
sheets-part-words = Wortkarten
sheets-part-pictures = Bilder
sheets-words-own = Nur eure eigenen Wörter
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter (USA)
sheets-size = Größe der Bilder
sheets-size-large = Groß, vier je Seite
sheets-size-small = Klein, neun je Seite
sheets-backs = Rückseiten der Karten
sheets-backs-night = Sternennacht
sheets-backs-light = Umrisse, um Tinte zu sparen
sheets-backs-none = Keine
sheets-language = Sprache
sheets-language-hint = Für Regeln und Wörter
sheets-make = PDF erstellen
sheets-making = Das PDF wird erstellt. Mit Bildern kann das bis zu zwei Minuten dauern …
sheets-done = Das PDF ist fertig. Sieh bei deinen Downloads nach.
