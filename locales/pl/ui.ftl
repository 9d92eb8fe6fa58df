### Słowa i przyciski wspólne dla wielu ekranów.

ui-close = Zamknij
ui-cancel = Anuluj
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-share = Udostępnij link
# Below a field. $count (Number) of at most $most (Number) letters are used
ui-letters = { $count } z { $most }
ui-settings = Ustawienia
ui-sound = Dźwięki
ui-sound-hint = Łagodne dzwonki przy iskrach i porażkach
ui-music = Muzyka
ui-music-hint = Cicha nocna muzyka, która powstaje podczas gry
ui-haptics = Wibracje
ui-haptics-hint = Lekkie stuknięcie, gdy twoja kolej, i przy iskrach oraz porażkach
ui-motion = Animacje
ui-motion-hint = Latarnie unoszą się, gwiazdki błyszczą
ui-light-room = Jasny motyw
ui-light-room-hint = Ciemny tekst na jasnym tle
ui-shortcuts = Skróty klawiszowe
ui-shortcuts-hint = P kończy zaznaczanie, L pokazuje, co się działo
ui-language = Język
ui-home = Strona główna
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
way-lost = Utracono połączenie. Twoja gra jest bezpieczna; łączymy się ponownie…
way-restarting = Serwer uruchamia się ponownie. Gra zaraz potoczy się dalej.
way-unreachable = Nie można połączyć się z serwerem. Próbujemy dalej…
way-left = Nie ma cię już przy tym stole.
way-left-hint = Gospodarz usunął cię od stołu albo odejście nastąpiło na innym urządzeniu. Możesz poprosić o powrót.
way-ask-again = Poproś o powrót
way-gone = Nie ma takiego stołu albo został usunięty.
way-companion = Grasz też na innym urządzeniu. Oba pokazują to samo miejsce.
way-offline = Serwer nie odpowiada. Masz połączenie z internetem?
ui-reload = Wczytaj ponownie
way-pending = Wysyłanie…
way-broken = Na tej stronie coś poszło nie tak. Wczytaj ją ponownie; twoje miejsce jest bezpieczne.
way-closed = Ten stół nie zezwala na widzów.
tips-switch = Wskazówki
tips-switch-hint = Każda wskazówka pojawia się raz. Wyłącz i włącz, żeby zobaczyć je ponownie.
settings-reactions = Pokazuj reakcje
settings-reactions-hint = Małe buźki, które wysyłają inni, przy stole i na telewizorze
options-reactions = Reakcje
options-reactions-hint = Każdy może wysłać jedną z sześciu reakcji, gdy nic nie jest tajne. Nie są zapisywane.
settings-teach = Pozwól botom uczyć się z moich krzyżyków
settings-teach-hint = Po grach z odkrytymi tablicami boty liczą, które obrazki ludzie zaznaczyli. Imiona nie są zapisywane, a wasze własne hasła nigdy się nie liczą.

options-pace = Tempo odkrywania
options-pace-unhurried = Bez pośpiechu
options-pace-brisk = Szybko
options-pace-off = Bez scen
