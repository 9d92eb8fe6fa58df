### Przed grą: kto jest przy stole, jak zaprosić innych i co może ustawić osoba prowadząca.

lobby-title = Stół
lobby-invite = Zaproś
lobby-invite-hint = Otwórz link, zeskanuj kod albo wpisz osiem znaków na stronie głównej.
lobby-board = Plansza na telewizorze
lobby-board-hint = Otwórz ten link na dużym ekranie. Nigdy nie zdradza tajemnic.
lobby-other-device = Moje miejsce na innym urządzeniu
lobby-other-device-hint = Działa raz, przez dziesięć minut. Oba urządzenia pokażą twoje miejsce.
lobby-seats = Miejsca
lobby-add-bot = Dodaj bota
# $player (String): nazwa bota
lobby-remove-bot = Usuń: { $player }
lobby-kick = Wyproś: { $player }
lobby-make-host = Nowy gospodarz: { $player }
lobby-host = gospodarz
lobby-you = ty
lobby-program = program
lobby-away = brak połączenia
lobby-take-seat = Zajmij to miejsce
lobby-sit-down = Usiądź przy stole
lobby-waiting = Czekają na wejście
lobby-let-in = Wpuść: { $player }
lobby-not-in-yet = Zaraz ktoś cię wpuści. Chwileczkę…
lobby-watching = Oglądają: { $players }
lobby-my-look = Moje miejsce
lobby-colour = Kolor
lobby-symbol = Symbol
# $languages (String): their own names
lobby-languages = Języki przy tym stole: { $languages }
lobby-start = Zacznij grę
lobby-again = Zagraj jeszcze raz
# $count (Number): ilu graczy jeszcze brakuje
lobby-needs = { $count ->
    [one] Do gry brakuje jeszcze jednego gracza lub bota.
    [few] Do gry brakuje jeszcze { $count } graczy lub botów.
    [many] Do gry brakuje jeszcze { $count } graczy lub botów.
   *[other] Do gry brakuje jeszcze { $count } gracza lub bota.
}
# $player (String): osoba prowadząca stół
lobby-host-starts = { $player } zacznie grę, gdy będą już wszyscy.
lobby-leave = Odejdź od stołu
lobby-leave-sure = Odejść na dobre? Twoje miejsce się zwolni.

options-title = Jak gramy
options-words = Hasła
options-words-ordinary = Karty haseł
options-words-ordinary-hint = 96 kart, na każdej dwa hasła
options-words-discovery = Pierwsza rozgrywka
options-words-discovery-hint = Cztery łatwe karty „Odkrywanie świata”, po kolei
options-words-mixed = Także nasze hasła
options-words-mixed-hint = Wasze hasła pomieszane ze zwykłymi
options-words-own = Tylko nasze hasła
options-words-own-hint = Co najmniej cztery własne karty
options-own-words = Nasze własne hasła
options-own-words-hint = Jedna karta w wierszu; dwa hasła rozdziel ukośnikiem. Najwyżej dziesięć kart. Wszyscy przeczytają je tak, jak je wpiszesz. Możesz też wczytać plik (CSV lub TOML).
options-slates = Odsłanianie tablic
options-slates-after_round = Po każdej rundzie
options-slates-after_round-hint = Po punktacji wszyscy widzą wszystkie krzyżyki
options-slates-after_game = Po grze
options-slates-after_game-hint = Jak zwykle: niewskazane krzyżyki są tajne do samego końca
options-slates-never = Nigdy
options-slates-never-hint = Niewskazane krzyżyki zostają tajne na zawsze
options-strict = Pisaki bez zwrotu
options-strict-hint = Przekazanego pisaka nie można wziąć z powrotem
options-time = Limit czasu
options-time-hint = Sekundy na każdą fazę; bez limitu gra się spokojniej
options-time-none = Bez limitu
# $count (Number): sekundy
options-time-seconds = { $count ->
    [one] Jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
options-real = Prawdziwe karty
options-real-hint = Obrazki leżą na waszym stole, a tu są ponumerowane pola
options-printed = Nasze wydrukowane obrazki
options-printed-hint = Obrazki, które wydrukowaliście: tu są numery do wyłożenia, a z bliska widać obrazek
options-approved = Pytaj mnie, zanim ktoś wejdzie
options-approved-hint = Nowe osoby czekają, aż je wpuścisz
options-spectators = Widzowie mile widziani
options-spectators-hint = Z linkiem można oglądać, ale tajemnic nie widać nigdy
options-research = Tablice dla nauki
options-research-hint = Kto się zgodzi, pozwala temu serwerowi opublikować swoje odkryte tablice: hasło, obrazki i krzyżyki, nigdy imion ani godzin, i tylko gdy te same obrazki miały co najmniej trzy osoby
options-donate = Udostępniam swoje tablice
options-donate-hint = Bez imienia. Zgodę można tu cofnąć, dopóki tablic nie opublikowano.
options-patience = Cierpliwość dla nieobecnych
options-patience-hint = Po ilu sekundach czekania stół gra za miejsce bez połączenia
options-host-only = Ustawia to gospodarz stołu.
# $player (String): who would have to go
lobby-kick-sure = Wyprosić: { $player }? Miejsce się zwolni.
lobby-kick-yes = Tak, wyproś
lobby-kick-knock = Odtąd pytaj mnie o każdego
lobby-kick-knock-hint = Ta przeglądarka i tak będzie musiała cię zapytać; w nowej nikogo nie da się rozpoznać.
lobby-spectate = Pozwól innym oglądać
lobby-spectate-hint = Kto otworzy ten link, ogląda grę i nigdy nie widzi tajemnic.
lobby-all-here = Są już wszyscy.
# $players (String): who has no connection
lobby-missing = Chwilowo bez połączenia: { $players }
options-own-words-save = Użyj tych haseł
options-own-words-again = Nasze hasła z ostatniego razu
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Hasła tego serwera
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Jeszcze bez własnych kart
    [one] Jedna własna karta
    [few] { $count } własne karty
    [many] { $count } własnych kart
   *[other] { $count } własnej karty
}
options-deck = Obrazki
options-deck-hint = Talia, z której pochodzą karty
options-deck-gone = (tych obrazków już nie ma)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Przy tym stole były już wszystkie obrazki; najpierw wrócą te najdawniejsze.
    [one] Jeden obrazek jest tu jeszcze nowy.
    [few] { $count } obrazki są tu jeszcze nowe.
    [many] { $count } obrazków jest tu jeszcze nowych.
   *[other] { $count } obrazka jest tu jeszcze nowego.
}
options-own-words-load = Wczytaj plik
options-own-words-keep = Zapisz do pliku
# $card (Number): which of the own cards
options-own-words-card = Karta { $card }:
lobby-print = Drukuj grę
lobby-make-words = Twórz karty pojedynczo
lobby-make-deck = Twórz talię krok po kroku

program-title = Miejsce dla programu
program-hint = Twój własny bot gra tu ze swojego komputera. Widzi to, co widać z tego miejsca, i nic więcej.
program-name = Jego nazwa
program-time = Czas na odpowiedź
program-time-hint = Potem do końca rundy gra zastępca
program-make = Utwórz miejsce
program-once = Skopiuj teraz jedno i drugie: klucz nie pojawi się ponownie. Żeby go odebrać, usuń to miejsce.
program-address = Adres
program-key = Klucz
