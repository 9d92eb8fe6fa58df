### Przed grą: kto jest przy stole, jak zaprosić innych i co może ustawić osoba prowadząca.

lobby-title = Stół
lobby-invite = Zaproś znajomych
# $code (String): its letters, with spaces between them
lobby-code = Kod stołu: { $code }
# Under the code. $address (String): of this server, such as stella.example
lobby-code-where = albo wpisz go na { $address }
lobby-qr = Zeskanuj, żeby dołączyć
lobby-qr-large = Powiększ kod QR
lobby-send-link = Wyślij link
lobby-board = Plansza na telewizorze
lobby-board-hint = Otwórz ten link na dużym ekranie. Nigdy nie pokazuje tajnych krzyżyków.
lobby-other-device = Moje miejsce na innym urządzeniu
lobby-other-device-hint = Ten link działa raz i wygasa po dziesięciu minutach. Oba urządzenia pokażą twoje miejsce.
lobby-seats = Miejsca
lobby-add-bot = Dodaj bota
# $bot (String): its name
lobby-seat-bot = Posadź: { $bot }
# $player (String): nazwa bota
lobby-remove-bot = Usuń: { $player }
lobby-kick = Usuń od stołu: { $player }
lobby-make-host = Przekaż stół: { $player }
lobby-host = gospodarz
# Of the host
lobby-host-hint = Wybiera ustawienia i zaczyna grę
lobby-you = ty
lobby-program = program
lobby-away = brak połączenia
lobby-take-seat = Zajmij to miejsce
lobby-sit-down = Zajmij miejsce
lobby-waiting = Proszą o wpuszczenie
lobby-let-in = Wpuść: { $player }
lobby-not-in-yet = Czekasz, aż wpuści cię gospodarz…
lobby-watching = Oglądają: { $players }
lobby-my-look = Moje imię, kolor i symbol
# A button: sends a happy face to everyone
lobby-wave = Pomachaj
# How fast reveals are told
lobby-pace = Tempo
lobby-colour = Kolor
lobby-symbol = Symbol
# $count (Number): people and bots at the table
lobby-start = Zacznij grę ({ $count })
lobby-again = Zagraj jeszcze raz
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] Jeszcze jedna osoba lub bot i można zaczynać.
    [few] Jeszcze { $count } osoby lub boty i można zaczynać.
    [many] Jeszcze { $count } osób lub botów i można zaczynać.
   *[other] Jeszcze { $count } osoby lub boty i można zaczynać.
}
# $count (Number): how many more players are needed, $player (String): the host
lobby-needs-guest = { $count ->
    [one] Jeszcze jedna osoba i { $player } może zacząć.
    [few] Jeszcze { $count } osoby i { $player } może zacząć.
    [many] Jeszcze { $count } osób i { $player } może zacząć.
   *[other] Jeszcze { $count } osoby i { $player } może zacząć.
}
# To the host. $count (Number): free seats
lobby-ready = { $count ->
    [one] Można zaczynać. Jedno miejsce jest jeszcze wolne.
    [few] Można zaczynać. { $count } miejsca są jeszcze wolne.
    [many] Można zaczynać. { $count } miejsc jest jeszcze wolnych.
   *[other] Można zaczynać. Wolne miejsca: { $count }.
}
# To the host
lobby-full = Wszystkie sześć miejsc jest zajętych. Można zaczynać.
# To a guest with a seat. $player (String): the host
lobby-in = Jesteś przy stole, { $me }.
# $player (String): osoba prowadząca stół
lobby-host-starts = { $player } zacznie, gdy będą wszyscy.
# $player (String): osoba prowadząca stół
lobby-host-starts-full = Wszyscy już są. { $player } zaczyna grę.
lobby-leave = Odejdź od stołu
lobby-leave-sure = Odejść na dobre? Twoje miejsce będzie wolne dla kogoś innego.
# A button: everything else about the table
lobby-more = Więcej
lobby-more-you = Ty
lobby-more-workshop = Warsztat
# In place of what words are played with
lobby-words-wrong = Sprawdź hasła

options-title = Ustawienia gry
options-words = Hasła
options-words-hint = Jedno hasło w rundzie, cztery rundy
# Drawn on little word cards, only as examples
words-example-discovery = ogród
words-example-ordinary = cień
words-example-own = u babci
words-example-mixed = cień · babcia
options-words-ordinary = Karty haseł
options-words-ordinary-hint = 96 kart, na każdej dwa hasła
options-words-discovery = Pierwsza rozgrywka
options-words-discovery-hint = Cztery łatwe karty „Odkrywanie świata”, po kolei
options-words-mixed = Dodaj własne hasła
options-words-mixed-hint = Wasze własne karty wśród zwykłych
options-words-own = Tylko własne hasła
options-words-own-hint = Wpisz co najmniej cztery; jeśli będzie mniej, dołączą do zwykłych
options-own-words = Własne hasła
options-own-words-hint = Jedna karta w wierszu, dwa hasła rozdziel ukośnikiem. Najwyżej dziesięć kart. Liczą się od razu po wpisaniu i wszyscy widzą je dokładnie w tej postaci.
options-slates = Odsłanianie tablic
options-slates-after_round = Po każdej rundzie
options-slates-after_round-hint = Po podliczeniu rundy wszyscy widzą wszystkie krzyżyki
options-slates-after_game = Po grze
options-slates-after_game-hint = Domyślnie: niewskazane krzyżyki są tajne do samego końca
options-slates-never = Nigdy
options-slates-never-hint = Niewskazane krzyżyki pozostają tajne na zawsze
options-strict = Bez poprawek
options-strict-hint = Po zakończeniu zaznaczania krzyżyki są ostateczne
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
options-real-hint = Obrazki leżą na waszym stole; ekran pokazuje ponumerowane pola
options-printed = Wasze wydrukowane karty
options-printed-hint = Ekran mówi, które numery wyłożyć; powiększ, żeby zobaczyć obrazek
options-approved = Pytaj mnie, zanim ktoś dołączy
options-approved-hint = Nowe osoby czekają, aż je wpuścisz
options-spectators = Zezwalaj na widzów
options-spectators-hint = Z linkiem każdy może oglądać, ale nigdy nie widzi tajnych krzyżyków
options-audience = Pozwól widowni zaznaczać
options-audience-hint = Osoby bez miejsca zaznaczają na swoich telefonach; po każdym werdykcie widać, ile z nich wybrało ten sam obrazek
options-research = Udostępnianie tablic do badań
options-research-hint = Osoby, które się zgodzą, pozwalają temu serwerowi opublikować swoje odkryte tablice: hasło, obrazki i krzyżyki. Nigdy nie ma tam imion ani godzin, a zgodzić się muszą co najmniej trzy osoby z tej samej gry.
options-donate = Udostępnij moje tablice
options-donate-hint = Twojego imienia tam nie ma. Do czasu publikacji możesz tu zmienić zdanie.
options-patience = Czekanie na nieobecnych
options-patience-hint = Sekundy, po których za kogoś bez połączenia gra zastępca
options-host-only = Może to zmienić tylko gospodarz.
# $player (String): who would have to go
lobby-kick-sure = Usunąć od stołu: { $player }? To miejsce będzie wolne dla kogoś innego.
lobby-kick-yes = Tak, usuń
lobby-kick-knock = Pytaj mnie, zanim ktoś dołączy
lobby-kick-knock-hint = Z tej przeglądarki i tak trzeba będzie poprosić o zgodę, ale z innej można by wrócić
lobby-spectate = Pozwól innym oglądać
lobby-spectate-hint = Z tym linkiem każdy może oglądać, ale nigdy nie widzi tajnych krzyżyków.
# $players (String): who has no connection
lobby-missing = Brak połączenia: { $players }
options-own-words-again = Hasła z ostatniego razu
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
options-deck-hint = Talia, z której losowane są karty
options-deck-gone = (już niedostępne)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Ten stół widział już wszystkie obrazki; najpierw wrócą te najdawniej oglądane.
    [one] Jeden obrazek jest dla tego stołu jeszcze nowy.
    [few] { $count } obrazki są dla tego stołu jeszcze nowe.
    [many] { $count } obrazków jest dla tego stołu jeszcze nowych.
   *[other] { $count } obrazka jest dla tego stołu jeszcze nowego.
}
options-own-words-load = Wczytaj plik
options-own-words-keep = Zapisz do pliku
# $card (Number): which of the own cards
options-own-words-card = Karta { $card }:
lobby-print = Drukuj grę
lobby-make-words = Utwórz karty haseł
lobby-make-deck = Utwórz talię krok po kroku

program-title = Podłącz własnego bota
program-hint = Twój bot gra tu ze swojego komputera. Widzi tylko to, co widziałby gracz na jego miejscu.
program-name = Nazwa bota
program-time = Czas na odpowiedź
program-time-hint = Potem do końca rundy gra zastępca
program-make = Utwórz miejsce
program-once = Skopiuj teraz jedno i drugie: klucz nie pojawi się ponownie. Żeby go unieważnić, usuń to miejsce.
program-address = Adres
program-key = Klucz
