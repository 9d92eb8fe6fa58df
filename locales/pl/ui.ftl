### Słowa i przyciski wspólne dla wielu ekranów.

ui-close = Zamknij
ui-cancel = Anuluj
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-share = Udostępnij link
ui-settings = Ustawienia
ui-sound = Dźwięki
ui-sound-hint = Łagodne dzwonki przy iskrach i porażkach
ui-music = Muzyka
ui-music-hint = Cicha nocna muzyka, która powstaje podczas gry
ui-haptics = Wibracje
ui-haptics-hint = Lekkie stuknięcie, gdy twoja kolej, i przy iskrach oraz porażkach
ui-motion = Animacje
ui-motion-hint = Latarnie fruwają, gwiazdki błyszczą
ui-light-room = Jasny motyw
ui-light-room-hint = Ciemne litery na papierze, do gry w dzień
ui-shortcuts = Skróty z jednej litery
ui-shortcuts-hint = P mówi „Gotowe”, L pokazuje, co się działo
ui-language = Język
ui-home = Na stronę główną
ui-skip = Przejdź do gry

# Sześć kolorów i dwanaście symboli miejsc.
colour-orange = Pomarańczowy
colour-pink = Różowy
colour-purple = Fioletowy
colour-green = Zielony
colour-blue = Niebieski
colour-yellow = Żółty
symbol-moon = Księżyc
symbol-sun = Słońce
symbol-star = Gwiazda
symbol-cloud = Chmura
symbol-leaf = Liść
symbol-key = Klucz
symbol-boat = Łódka
symbol-bird = Ptak
symbol-fish = Ryba
symbol-flame = Płomień
symbol-feather = Pióro
symbol-mountain = Góra

# $symbol (String): nazwa symbolu bota
player-bot = { $symbol } (bot)
player-free = Wolne miejsce

# Droga do serwera.
way-opening = Otwieramy stół…
way-lost = Brak połączenia. Nic nie przepadło, ponawiamy…
way-restarting = Serwer uruchamia się ponownie. Zaraz gramy dalej.
way-unreachable = Nie można połączyć się z serwerem. Próbujemy dalej…
way-left = Nie ma cię już przy tym stole.
way-gone = Nie ma takiego stołu albo już go sprzątnięto.
way-companion = Grasz też na innym urządzeniu. Oba pokazują to samo miejsce.
way-offline = Serwer nie odpowiada. Czy działa sieć?
ui-reload = Wczytaj ponownie
way-pending = Wysyłanie…
way-broken = Ta strona zgubiła wątek. Wczytaj ją ponownie; twoje miejsce jest bezpieczne.
way-closed = Tego stołu nie można oglądać.
tips-switch = Wskazówki
tips-switch-hint = Każda nowość jest objaśniana raz. Wyłącz i włącz, żeby zobaczyć je od nowa.
settings-faces = Pokazuj minki
settings-faces-hint = Małe minki, które wysyłają inni, przy stole i na telewizorze.
options-faces = Minki przy stole
options-faces-hint = Każdy może wysłać jedną z sześciu minek, gdy nic nie jest tajemnicą. Nikt ich nie przechowuje.
settings-teach = Boty mogą uczyć się z moich krzyżyków
settings-teach-hint = Po grze z odkrytymi tablicami boty liczą tutaj, które obrazki zostały zaznaczone. Bez imion i nigdy z waszymi własnymi hasłami.
