# What `stella print` and the host's button put on paper.

print-pictures = Obrazki
print-words = Karty haseł
print-slates = Tablica
print-board = Plansza
print-scores = Wyniki
print-rules = Zasady
print-tokens = Żetony
print-name = Imię
print-clue = Hasło
print-crosses = Krzyżyki
print-stars = Gwiazdki
print-fallen = Porażka w ciemności: −1 za obrazek
print-points = Punkty
print-start = Start: tu wszystkie latarnie
print-word-here = Miejsce na kartę hasła
print-line = Rząd { $line }
print-last = Ostatnia runda
print-first-scout = Pierwszy zwiadowca
print-board-about = Połóżcie wszystkie latarnie na polu startowym, jasną stroną do góry. Gdy wszyscy skończą zaznaczać, przesuńcie każdą latarnię na liczbę krzyżyków jej gracza. Jeśli tylko jedna osoba ma ich najwięcej, odwróćcie jej latarnię na ciemną stronę. Po każdej rundzie jej znacznik wskazuje, który rząd obrazków wymienić.
print-tokens-about = Wytnijcie latarnie, złóżcie każdą wzdłuż linii pośrodku i sklejcie: jedna strona jest jasna, druga ciemna. Połóżcie znaczniki rund na planszy, a dużą gwiazdę przed pierwszym zwiadowcą.
print-setup-title = Zanim zaczniecie
print-setup = Potasujcie obrazki i wyłóżcie piętnaście odkrytych, w trzech rzędach po pięć. Każdemu obrazkowi odpowiada okienko w tym samym miejscu waszej tablicy. Potasujcie karty haseł i weźcie cztery; w pierwszej rozgrywce użyjcie kart z numerami od 1 do 4, w tej kolejności. Każda osoba potrzebuje tablicy, pisaka i latarni. Pierwszego zwiadowcę wybierzcie losowo.
