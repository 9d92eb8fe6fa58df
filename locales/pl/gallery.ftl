### Galeria: obrazki i hasła do oglądania.

gallery-title = Galeria
gallery-pictures = Obrazki
gallery-words = Karty haseł
gallery-make-words = Twórz karty haseł
gallery-make-deck = Twórz talię
gallery-about = Obejrzyj wszystkie: nic tu nie zdradza trwającej gry.
gallery-number = Obrazek { $number }
gallery-words-language = Język haseł
