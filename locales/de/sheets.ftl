### Drucken und spielen: das Blatt, auf dem man auswählt, was gedruckt wird.

sheets-title = Drucken und spielen
sheets-about = Ein PDF des Spiels, um ganz ohne Geräte zu spielen. Druckt Karten beidseitig, über die lange Kante gewendet, in 100 % Größe, und schneidet an den Marken.
sheets-parts = Was gedruckt wird
sheets-part-rules = Regeln
sheets-part-board = Spielplan und Laternen
sheets-part-slates = Schreibtableaus
sheets-part-scores = Punkteblatt
sheets-part-words = Wortkarten
sheets-part-pictures = Bilder
sheets-words-own = Nur unsere eigenen Wörter
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter (USA)
sheets-size = Größe der Bilder
sheets-size-large = Groß, vier je Seite
sheets-size-small = Klein, neun je Seite
sheets-backs = Rückseiten der Karten
sheets-backs-night = Sternennacht
sheets-backs-light = Umrisse, das spart Tinte
sheets-backs-none = Keine
sheets-language = Sprache
sheets-language-hint = Von Regeln und Wörtern
sheets-make = PDF machen
sheets-making = Das PDF entsteht; mit Bildern dauert das bis zu zwei Minuten …
sheets-done = Das PDF ist fertig: Es liegt bei deinen Downloads.
