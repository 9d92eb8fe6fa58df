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
print-fallen = Ciemność i porażka: −1 za obrazek
print-points = Punkty
print-start = Start: wszystkie latarnie
print-word-here = Tu leży karta hasła
print-line = Rząd { $line }
print-last = Ostatnia runda
print-first-scout = Pierwszy zwiadowca
print-board-about = Połóżcie latarnie na polu startowym, jasną stroną do góry. Gdy wszyscy skończą zaznaczać, każda latarnia wędruje na liczbę krzyżyków swojego gracza. Kto ma ich więcej niż wszyscy inni, odwraca latarnię na ciemną stronę. Po rundzie jej znacznik wskazuje, który rząd obrazków się wymienia.
print-tokens-about = Wytnijcie latarnie, złóżcie każdą wzdłuż linii pośrodku i sklejcie: jedna strona jest jasna, druga ciemna. Znaczniki rund leżą na planszy, a duża gwiazda przed pierwszym zwiadowcą.
print-setup-title = Zanim zaczniecie
print-setup = Potasujcie obrazki i wyłóżcie piętnaście odkrytych, w trzech rzędach po pięć. Każdemu odpowiada okienko w tym samym miejscu waszej tablicy. Potasujcie karty haseł i weźcie cztery; w pierwszej grze te z numerami od 1 do 4, w tej kolejności. Każda osoba potrzebuje tablicy, pisaka i latarni. Pierwszego zwiadowcę wybierzcie losowo.
