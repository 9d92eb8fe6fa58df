### Warsztaty: własne karty haseł i własne talie, krok po kroku.

maker-words-title = Własne karty haseł
maker-words-about = Do dziesięciu kart. Dolne hasło jest zapasowe, gdyby górne nikomu się nie podobało; może zostać puste.
maker-upper = Karta { $card }, górne hasło
maker-lower = Karta { $card }, dolne hasło
maker-add = Dodaj kartę
maker-remove = Usuń kartę { $card }
maker-paste = Wklej listę
maker-paste-hint = Jedna karta w wierszu, dwa hasła rozdziel ukośnikiem
maker-paste-take = Użyj tej listy
maker-check = Sprawdź karty
maker-words-fine = Te karty są gotowe do gry.
maker-words-save = Zapisz na następny stół
maker-words-kept = Zapisane w tej przeglądarce. Przy następnym stole znajdziesz je w części „Własne hasła”.
maker-words-use = Użyj przy tym stole
maker-words-used = Dodano do tego stołu.
maker-deck-title = Własna talia
maker-deck-about = Zamień co najmniej trzydzieści własnych obrazków w talię, którą każdy może grać. Zostają na tym urządzeniu, aż je zapiszesz.
maker-step-choose = 1. Wybierz obrazki
maker-step-describe = 2. Przytnij i opisz
maker-step-try = 3. Rozdaj na próbę
maker-step-save = 4. Zapisz
maker-reading = Wczytywanie, jeszcze { $count }…
maker-count = { $count ->
    [one] Jeden obrazek
    [few] { $count } obrazki
    [many] { $count } obrazków
   *[other] { $count } obrazka
}; w talii musi ich być od { $least } do { $most }.
maker-unreadable = Te pliki nie są obrazkami lub są uszkodzone: { $files }
maker-picture = Obrazek { $number }
maker-picture-lacking = Obrazek { $number }, jeszcze bez opisu
maker-crop = Kadr
maker-crop-hint = Przeciągnij albo użyj strzałek; plus i minus zmieniają wielkość, 0 przywraca.
maker-zoom = Wielkość
maker-describe = Opis obrazka { $number }
maker-left = { $count ->
    [0] Wszystkie obrazki mają opis.
    [one] Jeden obrazek czeka jeszcze na opis.
    [few] { $count } obrazki czekają jeszcze na opis.
    [many] { $count } obrazków czeka jeszcze na opis.
   *[other] { $count } obrazka czeka jeszcze na opis.
}
maker-next = Następny bez opisu
maker-drop = Usuń obrazek { $number }
maker-deal = Rozdaj piętnaście obrazków
maker-deal-about = Tak mogłaby zacząć się gra
maker-not-yet = W talii musi być co najmniej { $least } obrazków, każdy z opisem dla osób, które go nie widzą.
maker-name = Nazwa talii
maker-give = Użyj przy tym stole
maker-keep = Zapisz do pliku
maker-keep-hint = Każdy, kto ma własny serwer, może zaproponować ten plik jako talię przy wszystkich stołach.
