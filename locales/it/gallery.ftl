### The gallery: pictures and words to look at.

gallery-title = Galleria
gallery-pictures = Immagini
gallery-words = Carte Parola
gallery-make-words = Crea carte Parola
gallery-make-deck = Crea un mazzo
gallery-about = Guardale pure tutte: niente qui svela una partita in corso.
gallery-number = Immagine { $number }
gallery-words-language = Lingua delle parole
