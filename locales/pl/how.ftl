### Jak grać, w minutę. Naszymi słowami; ponumerowane zasady są w docs/rules.md.

how-idea-title = Jedno hasło, piętnaście obrazków
how-idea = Gra dla 3–6 osób, bez limitu czasu. Wszyscy widzą te same piętnaście obrazków i to samo hasło. Znajdź obrazki, które z hasłem kojarzą się też innym.
how-associate-title = Skojarzenia
how-associate = Pierwszy zwiadowca jest wybierany losowo i odkrywa kartę hasła. W tajemnicy zaznacz wszystkie obrazki, które pasują do hasła: co najmniej jeden, najwyżej dziesięć. Nie spiesz się, a potem zakończ zaznaczanie. Jeśli ktoś nie zna hasła albo wam się nie podoba, możecie wszyscy zgodzić się na drugie hasło z karty.
how-announce-title = Ogłoszenie liczby skojarzeń
how-announce = Latarnie pokazują, ile kto ma krzyżyków. Jeśli tylko ty masz ich najwięcej, jesteś w ciemności – uważaj na porażkę. Przy remisie na czele w ciemności nie ma nikogo.
how-reveal-title = Odkrywanie
how-reveal = Zaczyna pierwszy zwiadowca i wskazuje jeden ze swoich krzyżyków. Jeśli ten obrazek zaznaczyła dokładnie jedna inna osoba, to superiskra: po 3 gwiazdki dla obu osób. Jeśli co najmniej dwie inne, to iskra: po 2 gwiazdki dla każdej z osób. Potem zwiadowcą jest następna osoba zgodnie z ruchem wskazówek zegara. Każdy obrazek można wskazać tylko raz. Wskazówka: zacznij od najbardziej oczywistego obrazka.
how-fall-title = Porażka
how-fall = Jeśli nikt inny go nie zaznaczył, zwiadowca ponosi porażkę: zatrzymuje zdobyte gwiazdki, ale w tej rundzie nie dostanie nowych i nie będzie już zwiadowcą. Jego krzyżyki nadal liczą się dla innych. Osoby po porażce albo bez krzyżyków tracą kolejkę. Runda kończy się, gdy nikt nie może już wskazać obrazka.
how-score-title = Punktacja
how-score = Każda gwiazdka to punkt. Za porażkę w ciemności tracisz punkt za każdy obrazek, który przyniósł ci gwiazdki.
how-end-title = Cztery rundy
how-end = Po każdej z pierwszych trzech rund wymienia się pięć obrazków (pierwsze pięć, potem kolejne pięć, potem ostatnie), a pierwszym zwiadowcą zostaje następna osoba zgodnie z ruchem wskazówek zegara. Po czterech rundach wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
