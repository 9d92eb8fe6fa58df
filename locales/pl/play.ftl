### Sama gra.

play-round = Runda { $round } z 4
play-clue = Hasło
play-cards = Obrazki
# $place (Number): od 1 do 15; $line (Number), $column (Number)
play-card = Obrazek { $place }, rząd { $line }, kolumna { $column }
# $number (Number): what is printed on a real card
play-card-number = Numer { $number } na karcie
play-card-marked = z twoim krzyżykiem
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
play-unmark = Zmaż krzyżyk
play-turn-word = Odkryj kartę hasła
play-wait-word = { $player } odkrywa kartę hasła.
play-pass = Gotowe
play-take-back = Zmień krzyżyki
play-passed = Gotowe
play-marking = Zaznacza…
play-mark-hint = Zaznacz wszystkie obrazki, które pasują do hasła: od 1 do 10. Samotny krzyżyk to porażka, a wspólny świeci.
play-passed-hint = Możesz zmieniać krzyżyki, dopóki nie skończą wszyscy.
play-marks-outdated = Twoje krzyżyki są do poprzedniego hasła: obejrzyj je jeszcze raz.
play-waiting-for = Czekamy na: { $players }
play-your-turn = Twoja kolej
play-wish-swap = Wolę „{ $word }”
play-withdraw-swap = Nie, zostaje to hasło
# $count (Number) z $all (Number) chce drugiego hasła
play-swap-count = Za: { $count } z { $all }. Potrzebna jest zgoda wszystkich.
play-list = Moja kolejność
play-list-hint = W tej kolejności stół wskazuje twoje krzyżyki, gdy cię nie ma albo gdy się na nią zdasz. Tylko ty ją widzisz.
play-list-follow = Wskazuj w tej kolejności
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
play-dark-hint = Więcej krzyżyków niż u innych: porażka kosztowałaby punkt za każdy obrazek, który przynosi gwiazdki.
play-announce = { $count ->
    [one] Mam jeden krzyżyk
    [few] Mam { $count } krzyżyki
    [many] Mam { $count } krzyżyków
   *[other] Mam { $count } krzyżyka
}
play-you-are-scout = Twoja kolej: dotknij swojego obrazka
play-point-hint = Zwiadowca wskazuje obrazek ze swoim krzyżykiem. Jeśli nikt inny go nie ma, to porażka.
play-scout = Zwiadowca: { $player } wskazuje obrazek
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
    [one] jeszcze jeden krzyżyk
    [few] jeszcze { $count } krzyżyki
    [many] jeszcze { $count } krzyżyków
   *[other] jeszcze { $count } krzyżyka
}
play-log = Co się działo
play-scores = Wyniki
play-total = Razem
play-player = Imię
play-why = Dlaczego?
play-why-title = { $count ->
    [one] Dlaczego { $player } ma jeden punkt
    [few] Dlaczego { $player } ma { $count } punkty
    [many] Dlaczego { $player } ma { $count } punktów
   *[other] Dlaczego { $player } ma { $count } punktu
}
play-away = bez połączenia: w zastępstwie gra stół
play-left = poza grą: w zastępstwie gra stół
play-help = Jak grać
play-scout-pawn = Pierwszy zwiadowca
play-table-menu = Stół
play-watching = Tylko oglądasz.

account-R-402 = Iskra przy obrazku { $place }
account-R-403 = Superiskra przy obrazku { $place }
account-R-404 = Porażka przy obrazku { $place }
account-R-405 = Obrazek { $place } wskazano po porażce: bez gwiazdek
account-R-502 = W ciemności i z porażką: punkt mniej za każdy obrazek, który przyniósł gwiazdki
account-R-503 = Bez odejmowania: trzeba obu naraz, ciemności i porażki

carried-word_turned = { $player }: kartę hasła odkrywa stół.
carried-own_crosses = { $player }: stół przekazuje pisak z gotowymi krzyżykami.
carried-stand_in_marked = { $player }: obrazki zaznacza zastępca.
carried-pointing_list = { $player }: wskazanie według kolejności.
carried-stand_in_pointed = { $player }: obrazek wskazuje zastępca.
carried-number_said = { $player }: liczbę ogłasza stół.

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
    [one] Iskry, których nikt nie wskazał: obrazek { $places }
    [few] Iskry, których nikt nie wskazał: obrazki { $places }
    [many] Iskry, których nikt nie wskazał: obrazki { $places }
   *[other] Iskry, których nikt nie wskazał: obrazki { $places }
}
end-no-lost-sparks = Nie umknął żaden wspólny obrazek.
end-slates = Wszystkie tablice z rundy { $round }
end-download = Zapisz grę
end-to-lobby = Wróć do stołu

board-join = Dołącz z tym kodem

keys-title = Klawisze
keys-arrows = Strzałki: przejście między obrazkami
keys-space = Spacja lub Enter: zaznaczenie albo wskazanie
keys-zoom = Z: powiększenie i powrót
keys-magnify = + i −: powiększanie dużego obrazka; strzałki przesuwają go wtedy
keys-pass = P: gotowe albo zmiana krzyżyków
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
log-word-swapped = Zgoda wszystkich: teraz hasłem jest „{ $word }”.
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
        [one] Ty: jeden krzyżyk w zastępstwie.
        [few] Ty: { $count } krzyżyki w zastępstwie.
        [many] Ty: { $count } krzyżyków w zastępstwie.
       *[other] Ty: { $count } krzyżyka w zastępstwie.
    }
   *[no] { $count ->
        [one] { $player }: jeden krzyżyk w zastępstwie.
        [few] { $player }: { $count } krzyżyki w zastępstwie.
        [many] { $player }: { $count } krzyżyków w zastępstwie.
       *[other] { $player }: { $count } krzyżyka w zastępstwie.
    }
}
log-dark = { $me ->
    [yes] Masz więcej krzyżyków niż wszyscy inni: jesteś w ciemności.
   *[no] { $player } ma więcej krzyżyków niż wszyscy inni: jest w ciemności.
}
log-nobody-dark = Nikt nie jest w ciemności.
log-spark = { $me ->
    [yes] Wskazujesz obrazek { $place }: iskra! Mają go też: { $others }.
   *[no] { $player } wskazuje obrazek { $place }: iskra! Mają go też: { $others }.
}
log-super = { $me ->
    [yes] Wskazujesz obrazek { $place }: superiskra! Ma go też: { $others }.
   *[no] { $player } wskazuje obrazek { $place }: superiskra! Ma go też: { $others }.
}
# The reader among the others of a Spark.
log-you = ty
log-fall = { $me ->
    [yes] Wskazujesz obrazek { $place }: nikt inny go nie zaznaczył. Ponosisz porażkę.
   *[no] { $player } wskazuje obrazek { $place }: nikt inny go nie zaznaczył. { $player } ponosi porażkę.
}
log-skipped-fallen = { $me ->
    [yes] Tracisz kolejkę z powodu porażki.
   *[no] { $player } traci kolejkę z powodu porażki.
}
log-skipped-no_open_cross = { $me ->
    [yes] Tracisz kolejkę: nie masz już krzyżyków.
   *[no] { $player } traci kolejkę: nie ma już krzyżyków.
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
log-came = { $player } dosiada się do stołu.
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
# $count (Number): crosses nobody has pointed at yet; in very little room
play-open-short = jeszcze { $count }
# Above the picture of each round that most players had marked.
end-brightest = Obrazki, które łączą
# $count (Number) of $all (Number) players; on the TV
board-passed = Gotowe: { $count } z { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Jeszcze jedna sekunda
    [few] Jeszcze { $count } sekundy
    [many] Jeszcze { $count } sekund
   *[other] Jeszcze { $count } sekundy
}
