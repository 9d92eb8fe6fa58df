### Jak grać, w minutę. Naszymi słowami; ponumerowane zasady są w docs/rules.md.

how-idea-title = Jedno hasło, piętnaście obrazków
how-idea = Gra dla 3–6 osób, bez limitu czasu. Wszyscy widzą te same piętnaście obrazków i to samo hasło. Znajdź obrazki, które z hasłem kojarzą się też innym.
how-associate-title = Skojarzenia
how-associate = Pierwszy zwiadowca odkrywa kartę hasła. W tajemnicy zaznacz wszystkie obrazki, które pasują do hasła: co najmniej jeden, najwyżej dziesięć. Nie spiesz się, potem przekaż pisak. Ktoś nie zna hasła albo wam się nie podoba? Za zgodą wszystkich weźcie drugie hasło z karty.
how-announce-title = Ogłoszenie liczby skojarzeń
how-announce = Latarnie pokazują, ile kto ma krzyżyków. Kto ma ich więcej niż wszyscy inni, jest w ciemności i lepiej, żeby nie poniósł porażki. Przy remisie na czele w ciemności nie ma nikogo.
how-reveal-title = Odkrywanie
how-reveal = Zaczyna pierwszy zwiadowca, dalej zgodnie z ruchem wskazówek zegara: zwiadowca wskazuje jeden ze swoich krzyżyków. Ten obrazek ma jeszcze dokładnie jedna osoba? Superiskra: po 3 gwiazdki dla obu osób. Co najmniej dwie? Iskra: po 2 gwiazdki dla wszystkich, którzy go mają. Tego samego obrazka nie wskazuje się dwa razy.
how-fall-title = Porażka
how-fall = Nikt inny nie ma tego obrazka? Zwiadowca ponosi porażkę: zachowuje zdobyte gwiazdki, ale w tej rundzie nie dostanie już nowych i nie jest już zwiadowcą. Jego krzyżyki nadal liczą się dla innych. Kto poniósł porażkę albo nie ma już krzyżyków, traci kolejkę. Runda kończy się, gdy dotyczy to wszystkich.
how-score-title = Punktacja
how-score = Każda gwiazdka to punkt. Tylko porażka w ciemności kosztuje: punkt mniej za każdy obrazek, który przyniósł gwiazdki.
how-end-title = Cztery rundy
how-end = Po każdej z pierwszych trzech rund pojawia się pięć nowych obrazków, a pierwszym zwiadowcą zostaje następna osoba zgodnie z ruchem wskazówek zegara. Po czterech rundach wygrywa najwyższy wynik; zwycięstwem można się podzielić.
how-try = Spróbuj od razu, z trzema botami
