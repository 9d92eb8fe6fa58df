### Drukuj i graj: arkusz, na którym wybiera się, co wydrukować.

sheets-title = Drukuj i graj
sheets-about = Cała gra w pliku PDF, do grania bez żadnych urządzeń. Drukujcie dwustronnie (odwracanie wzdłuż długiej krawędzi) w skali 100%, a potem tnijcie po znacznikach.
sheets-parts = Co wydrukować
sheets-part-rules = Zasady
sheets-part-board = Plansza i latarnie
sheets-part-slates = Tablice
sheets-part-scores = Arkusz wyników
sheets-part-words = Karty haseł
sheets-part-pictures = Obrazki
sheets-words-own = Tylko wasze własne hasła
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter (USA)
sheets-size = Wielkość obrazków
sheets-size-large = Duże, cztery na stronie
sheets-size-small = Małe, dziewięć na stronie
sheets-backs = Rewersy kart
sheets-backs-night = Gwiaździsta noc
sheets-backs-light = Kontury, żeby oszczędzić tusz
sheets-backs-none = Brak
sheets-language = Język
sheets-language-hint = Dla zasad i haseł
sheets-make = Utwórz PDF
sheets-making = Tworzymy PDF. Z obrazkami może to potrwać do dwóch minut…
sheets-done = PDF jest gotowy. Zajrzyj do pobranych plików.
