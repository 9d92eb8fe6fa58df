### Sama gra.

play-round = Runda { $round } z 4
play-clue = Hasło
play-cards = Obrazki
# $place (Number): od 1 do 15; $line (Number), $column (Number)
play-card = Obrazek { $place }, rząd { $line }, kolumna { $column }
# $number (Number): what is printed on a real card
play-card-number = Karta numer { $number }
play-card-marked = zaznaczony przez ciebie
play-card-new = nowy w tej rundzie
# $count (Number)
play-count = { $count ->
    [0] Jeszcze bez krzyżyków
    [one] Jeden krzyżyk
    [few] { $count } krzyżyki
    [many] { $count } krzyżyków
   *[other] { $count } krzyżyka
}
play-mark = Zaznacz ten obrazek
play-unmark = Usuń krzyżyk
play-turn-word = Odkryj kartę hasła
play-wait-word = Czekamy, aż { $player } odkryje kartę hasła.
play-pass = Gotowe
play-take-back = Zmień krzyżyki
play-passed = Gotowe
play-marking = Zaznacza…
play-marks-outdated = Hasło się zmieniło: sprawdź swoje krzyżyki.
play-waiting-for = Czekamy na: { $players }
# Only these players are waited for, and they are offline. $many (Number) of them; $count (Number) of seconds
play-absent = { $many ->
    [one] { $players } nie ma połączenia. Gramy dalej za { $count } s.
    [few] { $players } nie mają połączenia. Gramy dalej za { $count } s.
    [many] { $players } nie mają połączenia. Gramy dalej za { $count } s.
   *[other] { $players } nie mają połączenia. Gramy dalej za { $count } s.
}
play-your-turn = Twoja kolej
play-wish-swap = Weźmy „{ $word }”
play-withdraw-swap = Nie, zostawmy to
# $count (Number) z $all (Number) chce drugiego hasła
play-swap-count = { $count } z { $all } za. Potrzebna jest zgoda wszystkich.
play-list = Moja kolejność
play-list-hint = W tej kolejności wskazywane są twoje krzyżyki, gdy cię nie ma albo gdy włączysz ją poniżej. Tylko ty ją widzisz.
play-list-follow = Użyj tej kolejności
play-list-up = Obrazek { $place } wyżej
play-list-down = Obrazek { $place } niżej
play-list-empty = Najpierw zaznacz obrazki, potem ułóż je tutaj po kolei.
play-lanterns = Latarnie
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: jeden krzyżyk
    [few] { $player }: { $count } krzyżyki
    [many] { $player }: { $count } krzyżyków
   *[other] { $player }: { $count } krzyżyka
}
play-in-the-dark = w ciemności
play-dark = { $player }: w ciemności.
play-dark-hint = Najwięcej krzyżyków: porażka kosztowałaby punkt za każdy obrazek, który przyniósł gwiazdki.
play-announce = { $count ->
    [one] Mam jeden krzyżyk
    [few] Mam { $count } krzyżyki
    [many] Mam { $count } krzyżyków
   *[other] Mam { $count } krzyżyka
}
play-you-are-scout = Twoja kolej: dotknij swojego obrazka
play-point-hint = Zwiadowca wskazuje obrazek ze swoim krzyżykiem. Jeśli nikt inny go nie zaznaczył, to porażka.
play-scout = { $player } wybiera obrazek
play-point = Wskaż ten obrazek
play-point-sure = Wskazać obrazek { $place }?
play-point-yes = Tak, ten
play-spark = Iskra!
play-super = Superiskra!
play-fall = Porażka
# $count (Number)
play-stars = { $count ->
    [one] jedna gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}
play-fallen = po porażce
play-open = { $count ->
    [0] bez krzyżyków
    [one] został jeden krzyżyk
    [few] zostały { $count } krzyżyki
    [many] zostało { $count } krzyżyków
   *[other] zostało { $count } krzyżyka
}
play-log = Co się działo
play-scores = Wyniki
play-total = Razem
play-player = Imię
play-why = Dlaczego?
play-why-title = { $me ->
    [yes] { $count ->
        [one] Dlaczego masz jeden punkt
        [few] Dlaczego masz { $count } punkty
        [many] Dlaczego masz { $count } punktów
       *[other] Dlaczego masz { $count } punktu
    }
   *[no] { $count ->
        [one] Dlaczego { $player } ma jeden punkt
        [few] Dlaczego { $player } ma { $count } punkty
        [many] Dlaczego { $player } ma { $count } punktów
       *[other] Dlaczego { $player } ma { $count } punktu
    }
}
play-away = bez połączenia: gra zastępca
play-left = poza grą: gra zastępca
play-scout-pawn = Pierwszy zwiadowca
play-table-menu = Stół
play-watching = Tylko oglądasz.

account-R-402 = Iskra przy obrazku { $place }
account-R-403 = Superiskra przy obrazku { $place }
account-R-404 = Porażka przy obrazku { $place }
account-R-405 = Obrazek { $place } wskazano po porażce: bez gwiazdek
account-R-502 = W ciemności i z porażką: punkt mniej za każdy obrazek, który przyniósł gwiazdki
account-R-503 = Bez odejmowania: do tego trzeba i porażki, i ciemności

carried-word_turned = { $player }: kartę hasła odkrywa zastępca.
carried-own_crosses = { $player }: brak połączenia albo koniec czasu; liczą się dotychczasowe krzyżyki.
carried-stand_in_marked = { $player }: obrazki zaznacza zastępca.
carried-pointing_list = { $player }: wskazanie według kolejności.
carried-stand_in_pointed = { $player }: obrazek wskazuje zastępca.
carried-number_said = { $player }: liczbę ogłasza zastępca.

end-title = Koniec gry
end-wins = { $count ->
    [one] { $me ->
        [yes] Wygrywasz!
       *[no] { $players } wygrywa!
    }
    [few] { $players } wygrywają razem!
    [many] { $players } wygrywają razem!
   *[other] { $players } wygrywają razem!
}
end-record = Przebieg gry
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Przegapiona iskra: obrazek { $places }
    [few] Przegapione iskry: obrazki { $places }
    [many] Przegapione iskry: obrazki { $places }
   *[other] Przegapione iskry: obrazki { $places }
}
end-no-lost-sparks = Nie przegapiono żadnej iskry.
end-slates = Wszystkie tablice z rundy { $round }
end-to-lobby = Wróć do stołu

board-join = Skieruj tu telefon

keys-title = Skróty klawiszowe
keys-arrows = Strzałki: przejście między obrazkami
keys-space = Spacja lub Enter: zaznaczenie albo wskazanie
keys-zoom = Z: zbliżenie albo powrót
keys-magnify = + i −: powiększanie dużego obrazka; strzałki przesuwają go wtedy
keys-pass = P: koniec zaznaczania albo zmiana krzyżyków
keys-log = L: co się działo
keys-help = ?: ta lista

### Co się działo, opowiedziane raz: w dzienniku i dla czytników ekranu. $me mówi, czy chodzi o osobę, która czyta.

log-game-began = { $me ->
    [yes] Gra się zaczyna. Jesteś pierwszym zwiadowcą.
   *[no] Gra się zaczyna. Pierwszy zwiadowca: { $player }.
}
log-word-turned = { $me ->
    [yes] Odkrywasz kartę hasła: „{ $word }”.
   *[no] { $player } odkrywa kartę hasła: „{ $word }”.
}
log-swap-wished = { $me ->
    [yes] Chcesz drugiego hasła.
   *[no] { $player } chce drugiego hasła.
}
log-swap-withdrawn = { $me ->
    [yes] Nie chcesz już drugiego hasła.
   *[no] { $player } nie chce już drugiego hasła.
}
log-word-swapped = Wszyscy się zgadzają: teraz hasłem jest „{ $word }”.
log-passed = { $me ->
    [yes] Kończysz zaznaczanie.
   *[no] { $player } kończy zaznaczanie.
}
log-taken-back = { $me ->
    [yes] Zmieniasz krzyżyki.
   *[no] { $player } zmienia krzyżyki.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] Masz jeden krzyżyk.
        [few] Masz { $count } krzyżyki.
        [many] Masz { $count } krzyżyków.
       *[other] Masz { $count } krzyżyka.
    }
   *[no] { $count ->
        [one] { $player } ma jeden krzyżyk.
        [few] { $player } ma { $count } krzyżyki.
        [many] { $player } ma { $count } krzyżyków.
       *[other] { $player } ma { $count } krzyżyka.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] Stół stawia za ciebie jeden krzyżyk.
        [few] Stół stawia za ciebie { $count } krzyżyki.
        [many] Stół stawia za ciebie { $count } krzyżyków.
       *[other] Stół stawia za ciebie { $count } krzyżyka.
    }
   *[no] { $count ->
        [one] { $player }: stół stawia w zastępstwie jeden krzyżyk.
        [few] { $player }: stół stawia w zastępstwie { $count } krzyżyki.
        [many] { $player }: stół stawia w zastępstwie { $count } krzyżyków.
       *[other] { $player }: stół stawia w zastępstwie { $count } krzyżyka.
    }
}
log-dark = { $me ->
    [yes] Masz najwięcej krzyżyków i jesteś w ciemności.
   *[no] { $player } ma najwięcej krzyżyków i jest w ciemności.
}
log-nobody-dark = Nikt nie jest w ciemności.
log-spark = { $me ->
    [yes] Wskazujesz obrazek { $place }: iskra! Mają go też: { $others }.
   *[no] { $player } wskazuje obrazek { $place }: iskra! Mają go też: { $others }.
}
log-super = { $me ->
    [yes] Wskazujesz obrazek { $place }: superiskra! Ten sam krzyżyk: { $others }.
   *[no] { $player } wskazuje obrazek { $place }: superiskra! Ten sam krzyżyk: { $others }.
}
# The reader among the others of a Spark.
log-you = ty
log-fall = { $me ->
    [yes] Wskazujesz obrazek { $place }: nikt inny go nie zaznaczył. Ponosisz porażkę.
   *[no] { $player } wskazuje obrazek { $place }: nikt inny go nie zaznaczył. { $player } ponosi porażkę.
}
log-skipped-fallen = { $me ->
    [yes] Po porażce tracisz kolejkę.
   *[no] { $player } po porażce traci kolejkę.
}
log-skipped-no_open_cross = { $me ->
    [yes] Nie masz już krzyżyków, więc tracisz kolejkę.
   *[no] { $player } nie ma już krzyżyków i traci kolejkę.
}
log-next-scout = { $me ->
    [yes] Jesteś zwiadowcą.
   *[no] { $player } jest zwiadowcą.
}
log-points = { $me ->
    [yes] { $count ->
        [one] Ty: jeden punkt.
        [few] Ty: { $count } punkty.
        [many] Ty: { $count } punktów.
       *[other] Ty: { $count } punktu.
    }
   *[no] { $count ->
        [one] { $player }: jeden punkt.
        [few] { $player }: { $count } punkty.
        [many] { $player }: { $count } punktów.
       *[other] { $player }: { $count } punktu.
    }
}
log-next-round = { $me ->
    [yes] Zaczyna się runda { $round }. Jesteś pierwszym zwiadowcą.
   *[no] Zaczyna się runda { $round }. Pierwszy zwiadowca: { $player }.
}
log-over = { $count ->
    [one] { $me ->
        [yes] Koniec gry. Wygrywasz.
       *[no] Koniec gry. { $players } wygrywa.
    }
    [few] Koniec gry. { $players } dzielą się zwycięstwem.
    [many] Koniec gry. { $players } dzielą się zwycięstwem.
   *[other] Koniec gry. { $players } dzielą się zwycięstwem.
}
log-carried-on = { $me ->
    [yes] Stół gra za ciebie.
   *[no] { $player }: stół gra w zastępstwie.
}
log-away = { $player } traci połączenie.
log-back = { $player } wraca.
log-came = { $player } dołącza do stołu.
log-went = { $player } odchodzi od stołu.
log-new-host = { $me ->
    [yes] Teraz ty jesteś gospodarzem.
   *[no] Nowy gospodarz: { $player }.
}

# Przyciski dużego obrazka.
play-next-picture = Następny obrazek
play-previous-picture = Poprzedni obrazek
play-describe = Co jest na obrazku
play-magnify = Powiększ
play-whole = Pokaż cały obrazek
play-picture = Obrazek { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Runda { $round }: „{ $word }”
# $players (String): who marked it
play-picture-held = Obrazek { $place }: { $players }
play-picture-unheld = Obrazek { $place }: nikt
play-held-by = krzyżyki: { $players }
play-rule = Reguła { $rule }
play-now-scout = zwiadowca
play-to-come = Karta hasła jest jeszcze zakryta.
board-scores = Po rundzie { $round }
keys-escape = Escape: zamknięcie albo pominięcie animacji
# Above the picture of each round that most players had marked.
end-brightest = Obrazki, które was połączyły
# $count (Number) of $all (Number) players; on the TV
board-passed = Gotowe: { $count } z { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Jeszcze jedna sekunda
    [few] Jeszcze { $count } sekundy
    [many] Jeszcze { $count } sekund
   *[other] Jeszcze { $count } sekundy
}

# The audience: people without a seat, who mark along on their phones
audience-mark = Jesteś na widowni: zaznaczaj razem z innymi
audience-you-saw = Ty też to widzisz.
audience-you-not = Tym razem nie.
# After a verdict. $seen (Number): how many of the audience marked the picture; $viewers (Number): of how many
audience-saw = Na widowni widzi to też { $seen } z { $viewers }
# At the end. $players (String)
audience-closest = Widownia myśli najbardziej jak { $players }
# Below that. $rounds (String): “2 and 3”; $count (Number) of them
audience-rounds = { $count ->
    [one] Liczone w rundzie { $rounds }
    [few] Liczone w rundach { $rounds }
    [many] Liczone w rundach { $rounds }
   *[other] Liczone w rundach { $rounds }
}
audience-lost = { $count ->
    [one] Serwer nie pamięta już rundy { $rounds }
    [few] Serwer nie pamięta już rund { $rounds }
    [many] Serwer nie pamięta już rund { $rounds }
   *[other] Serwer nie pamięta już rund { $rounds }
}
audience-forgotten = Serwer nie pamięta już, co widownia zaznaczyła w tej rundzie.
