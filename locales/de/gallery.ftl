### Die Galerie: Bilder und Wörter zum Ansehen.

gallery-title = Galerie
gallery-pictures = Bilder
gallery-words = Wortkarten
gallery-make-words = Wortkarten machen
gallery-make-deck = Bilderdeck machen
gallery-about = Alle dürfen alle ansehen: Nichts hier verrät, was auf einem Tisch liegt oder als Nächstes kommt.
gallery-number = Bild { $number }
gallery-words-hint = Die Sprache der Wörter
