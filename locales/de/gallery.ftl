### Die Galerie: Bilder und Wörter zum Ansehen.

gallery-title = Galerie
gallery-pictures = Bilder
gallery-words = Wortkarten
gallery-make-words = Wortkarten erstellen
gallery-make-deck = Bilderdeck erstellen
gallery-about = Hier darfst du alles ansehen: Nichts verrät etwas über eine laufende Partie.
gallery-number = Bild { $number }
gallery-words-language = Sprache der Wörter
