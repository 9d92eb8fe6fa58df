### Powrót do stołu i pierwsze przyjście.

# Odnośnik na stronie głównej, do stołu, przy którym ostatnio się grało.
my-continue = Wróć do swojego stołu
my-tables = Twoje stoły
my-recent = Ostatnie gry
# Otwiera resztę listy.
my-more = Pokaż więcej
# $players (String): kto jeszcze tam jest
my-with = Przy stole: { $players }
my-alone = Na razie nikogo więcej nie ma
# $count (Number); w wyliczeniu
my-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
my-awaited = Czekają na ciebie
my-lobby = Gra jeszcze się nie zaczęła
my-knocking = Czekasz na wpuszczenie
# $count (Number): punkty
my-won = { $count ->
    [one] Wygrana: jeden punkt
    [few] Wygrana: { $count } punkty
    [many] Wygrana: { $count } punktów
   *[other] Wygrana: { $count } punktu
}
my-won-together = { $count ->
    [one] Wspólna wygrana: jeden punkt
    [few] Wspólna wygrana: { $count } punkty
    [many] Wspólna wygrana: { $count } punktów
   *[other] Wspólna wygrana: { $count } punktu
}
# $players (String): kto wygrał; $count (Number): twoje punkty
my-lost = { $count ->
    [one] Zwycięstwo: { $players }. Ty: jeden punkt
    [few] Zwycięstwo: { $players }. Ty: { $count } punkty
    [many] Zwycięstwo: { $players }. Ty: { $count } punktów
   *[other] Zwycięstwo: { $players }. Ty: { $count } punktu
}
my-watched = Zwycięstwo: { $players }

# $player (String): gospodarz stołu
join-invited = { $player } zaprasza cię
join-private = Zaproszenie do stołu
# Gra w jednym zdaniu, dla tych, którzy jej nie znają.
join-what = Piętnaście obrazków, jedno hasło. Zaznacz te, które do niego pasują, i sprawdź, kto myśli tak jak ty. Od 3 do 6 osób.
# $players (String): kto jest przy stole
join-here = Przy stole: { $players }
join-private-hint = Kto tu jest, zobaczysz po wejściu.
# $round (Number)
join-playing = Gra trwa: runda { $round } z 4.
join-playing-private = Gra trwa.
join-seat-now = Możesz od razu zająć miejsce bota.
join-seat-later = Po tej rundzie możesz zająć miejsce bota. Do tego czasu możesz oglądać.
join-seat-lobby = Wszystkie miejsca są zajęte, ale któryś bot chętnie ci ustąpi.
join-next-game = Gra już trwa. Dołącz do stołu: teraz oglądasz, w następnej zagrasz.
join-next-audience = Gra już trwa. Dołącz do stołu: teraz zaznaczasz razem z innymi, w następnej zagrasz.
join-full = Wszystkie miejsca są zajęte.
join-audience = Miejsca są zajęte, ale możesz oglądać i zaznaczać razem z innymi.
join-take-seat = Zajmij miejsce bota
join-come = Dołącz do stołu
join-come-hint = W następnej grze masz swoje miejsce
join-knock = Poproś o wpuszczenie
# Dla osób przy stole bez miejsca. $player (String): bot albo ktoś, kto odszedł
seat-take = Zajmij miejsce: { $player }
seat-later = Po tej rundzie możesz zająć to miejsce: { $player }.
seat-soon = Po tej rundzie zajmiesz to miejsce: { $player }.

# Dla tych, którzy właśnie przejęli stół.
host-now = Teraz ty jesteś gospodarzem: wybierasz ustawienia i zaczynasz grę.
lobby-delete = Usuń stół
lobby-delete-sure = Usunąć ten stół i jego gry, dla wszystkich? Przez jeden dzień osoby, które prowadzą ten serwer, mogą go przywrócić.
lobby-delete-now = Usuń na zawsze

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Języki przy tym stole: { $languages }. Twoje hasła pojawią się dokładnie tak, jak je wpiszesz, chyba że dodasz tłumaczenia.
own-words-translate = Przetłumacz swoje hasła
own-words-translate-hint = Bez tłumaczenia hasło pojawia się tak, jak je wpiszesz
own-words-translate-save = Zapisz tłumaczenia
