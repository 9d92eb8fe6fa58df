### Jak grać, w minutę. Naszymi słowami; ponumerowane zasady są w docs/rules.md.

how-idea-title = Jedno hasło, piętnaście obrazków
how-idea = Wszyscy widzą te same piętnaście obrazków i to samo hasło. Znajdź obrazki, które z hasłem kojarzą się też innym.
how-associate-title = Skojarzenia
how-associate = W tajemnicy zaznacz wszystkie obrazki, które pasują do hasła: co najmniej jeden, najwyżej dziesięć. Potem przekaż pisak. Hasło nikomu się nie podoba? Za zgodą wszystkich możecie wziąć drugie słowo z karty.
how-announce-title = Ogłoszenie liczby skojarzeń
how-announce = Latarnie pokazują, ile kto ma krzyżyków. Kto prowadzi w pojedynkę, jest w ciemności i lepiej, żeby nie poniósł porażki.
how-reveal-title = Odkrywanie
how-reveal = Zwiadowcy po kolei wskazują po jednym ze swoich krzyżyków. Ten obrazek ma jeszcze dokładnie jedna osoba? Superiskra: po 3 gwiazdki dla obu osób. Co najmniej dwie? Iskra: po 2 gwiazdki dla wszystkich, którzy go mają.
how-fall-title = Porażka
how-fall = Nikt inny nie ma tego obrazka? Zwiadowca ponosi porażkę: zachowuje zdobyte gwiazdki, ale w tej rundzie nie dostanie już nowych. Jego krzyżyki nadal liczą się dla innych.
how-score-title = Punktacja
how-score = Każda gwiazdka to punkt. Tylko Porażka w ciemności kosztuje: punkt mniej za każdy obrazek z gwiazdkami.
how-end-title = Cztery rundy
how-end = Po każdej z pierwszych trzech rund pojawia się pięć nowych obrazków i zmienia się pierwszy zwiadowca. Po czterech rundach wygrywa najwyższy wynik; zwycięstwem można się podzielić.
how-try = Spróbuj od razu, z trzema botami
