### Strona główna i dołączanie do stołu.

home-title = Stella: znajdźcie wspólne światło
home-tagline = Te same obrazki, jedno hasło: znajdźcie wspólne światło.

home-play-now = Graj od razu
home-play-now-hint = Ty i trzy boty
home-sky = Niebo tej nocy
home-sky-hint = W pojedynkę, około minuty
home-offline = Serwer nie odpowiada. Tymczasem możesz tutaj nauczyć się gry.
home-new-table = Nowy stół
home-join = Dołącz z kodem
home-name = Twoje imię
home-name-hint = To zobaczą inni
# In the empty field for a code, with little room
home-have-code = Masz kod?
home-code = Kod stołu
home-code-hint = Od czterech do siedmiu liter albo cały link
home-sit-down = Usiądź
home-open-table = Otwórz stół
home-watch = Tylko oglądaj
home-watch-hint = Bez imienia i miejsca, tylko oglądasz
home-along = Zaznaczaj z widowni
home-along-hint = Bez imienia i miejsca, jesteś na widowni
# $code (String): kod stołu
home-joining = Stół { $code }
home-knock = Musi cię wpuścić gospodarz.
home-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
home-resuming = Przenosimy twoje miejsce na to urządzenie…
home-lost = Nie znaleziono strony.
home-unofficial = Gra nieoficjalna: wszystkie obrazki, hasła i zdania powstały specjalnie dla niej.

# Co odpowiedział serwer, gdy strona zapytała, jak się miewa.
health-asking = Łączymy się z serwerem…
health-ok = Latarnie już się palą: serwer jest gotowy.
health-lost = Serwer nie odpowiada. Próbujemy ponownie…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Sowa, Świetlik, Jeżyk, Kometa, Lisek, Słowik, Ćma, Księżyc
home-starting = Rozkładamy obrazki…
# A link at the foot of the page
home-gallery = Galeria i warsztat
learn-title = Jak grać
home-privacy = Prywatność
