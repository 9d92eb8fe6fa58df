### Warsztaty: własne karty haseł i własne talie, krok po kroku.

maker-words-title = Własne karty haseł
maker-words-about = Do dziesięciu kart. Dolne hasło jest na wypadek, gdyby górne nikomu się nie podobało; może zostać puste.
maker-upper = Karta { $card }, górne hasło
maker-lower = Karta { $card }, dolne hasło
maker-add = Dodaj kartę
maker-remove = Usuń kartę { $card }
maker-paste = Wklej listę
maker-paste-hint = Jedna karta w wierszu; między dwoma hasłami ukośnik.
maker-paste-take = Weź tę listę
maker-check = Sprawdź karty
maker-words-fine = Tymi kartami można grać.
maker-words-save = Zachowaj na następny stół
maker-words-kept = Zachowane w tej przeglądarce: wasz następny stół zaproponuje je przy własnych hasłach.
maker-words-use = Użyj przy tym stole
maker-words-used = Ten stół ma teraz te karty.
maker-deck-title = Własna talia
maker-deck-about = Z trzydziestu własnych obrazków powstaje talia, którą każdy może grać. Zostają na tym urządzeniu, aż je zapiszesz.
maker-step-choose = 1. Wybierz obrazki
maker-step-describe = 2. Przytnij i opisz
maker-step-try = 3. Rozdaj na próbę
maker-step-save = 4. Zapisz
maker-reading = Do wczytania: { $count }
maker-count = { $count ->
    [one] Jeden obrazek
    [few] { $count } obrazki
    [many] { $count } obrazków
   *[other] { $count } obrazka
}; talia ma od { $least } do { $most }.
maker-unreadable = Te pliki nie są obrazkami lub są uszkodzone: { $files }
maker-picture = Obrazek { $number }
maker-picture-lacking = Obrazek { $number }, jeszcze bez opisu
maker-crop = Co jest na karcie
maker-crop-hint = Przeciągnij albo użyj strzałek; plus i minus zmieniają wielkość, 0 zaczyna od nowa.
maker-zoom = Wielkość
maker-describe = Co widać na obrazku { $number }
maker-left = { $count ->
    [0] Wszystkie obrazki mają opis.
    [one] Jeden obrazek czeka jeszcze na opis.
    [few] { $count } obrazki czekają jeszcze na opis.
    [many] { $count } obrazków czeka jeszcze na opis.
   *[other] { $count } obrazka czeka jeszcze na opis.
}
maker-next = Następny bez opisu
maker-drop = Pomiń obrazek { $number }
maker-deal = Rozdaj piętnaście
maker-deal-about = Tak mogłaby zacząć się gra
maker-not-yet = Talia potrzebuje co najmniej { $least } obrazków, a każdy – opisu dla tych, którzy go nie widzą.
maker-name = Nazwa talii
maker-give = Daj temu stołowi
maker-keep = Zapisz do pliku
maker-keep-hint = Kto prowadzi serwer, może zaproponować ten plik jako talię wszystkim stołom.
