### Co pokazuje `--help`. Po pierwszym akapicie wiersze ukazują się tak, jak tu są złamane: najwyżej 75 znaków.

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
# $value (String): co obowiązuje bez tej opcji
help-default = [domyślnie: { $value }]
help-required = [wymagane]

# Co zastępuje wartość, wielkimi literami.
help-name-options = OPCJE
help-name-command = POLECENIE
help-name-args = ARGUMENTY
help-name-file = PLIK
help-name-folder = FOLDER
help-name-code = KOD
help-name-address = ADRES
help-name-port = PORT
help-name-days = DNI
help-name-module = MODUŁ
help-name-seconds = SEKUNDY

# Co obowiązuje bez opcji, w nawiasach okrągłych.
help-default-port = 8000 albo następny wolny
help-default-data = zwykłe miejsce w tym systemie
help-default-print = wyświetla
help-default-own = w twoim folderze danych
help-default-language = język powłoki

help-stella =
    Stół do Stelli, gry w skojarzenia z obrazkami, dla 3 do 6 graczy.

    Zacznij od „stella serve”: zobaczysz link i kod do zeskanowania.
    Znajomi otworzą je w telefonach i zagrają w przeglądarce;
    nie trzeba niczego instalować ani zakładać konta.
help-version = Wyświetla wersję i kończy.
help-install-completion = Pozwala powłoce uzupełniać polecenia i opcje klawiszem Tab.
help-show-completion = Wyświetla to, co zainstalowałoby --install-completion, do samodzielnego użycia.
help-help = Pokazuje tę pomoc i kończy.

help-serve =
    Uruchamia serwer i pokazuje linki, pod którymi można dołączyć; Ctrl-C go kończy.

    Domyślnie stół jest otwarty dla sieci lokalnej, żeby mogły dołączyć
    telefony.
help-serve-host = Adres nasłuchu; z 127.0.0.1 stół pozostaje na tym komputerze.
help-serve-port = Port nasłuchu; 0 bierze dowolny.
help-serve-open = Otwiera stronę w przeglądarce na tym komputerze.
help-serve-data = Folder na stoły.
help-serve-log-json = Prowadzi dziennik w JSON, jeden wiersz na zdarzenie.
help-serve-finished-days = Ile dni przechowywać zakończone stoły.
help-serve-idle-days = Ile dni przechowywać stoły, przy których nikt nie gra.
help-serve-bot-pause = Ile sekund bot zdaje się myśleć.
help-serve-no-learning = Nie pozwalaj botom uczyć się z rozgrywek na tym serwerze.
help-serve-bot = Wszystkimi botami przy stołach gra twój własny, np. my_bot:sit_down.
help-serve-unlimited = Bez limitów częstości: tylko do testów obciążenia na tym komputerze.

# $example (String): runda w JSON
help-adjudicate =
    Rozstrzyga rundę rozegraną przy prawdziwym stole: kto poniósł porażkę, kto ile zdobył.

    Runda jest w JSON: miejsca zgodnie z ruchem wskazówek zegara, pierwszy
    zwiadowca, krzyżyki z każdej tablicy i obrazki (od 0 do 14, rząd po
    rzędzie) w kolejności, w jakiej je wskazano.

    { $example }

    Odpowiedź też jest w JSON. Runda niezgodna z zasadami daje "error", "at"
    (indeks odrzuconego obrazka albo null) i "message" oraz kod wyjścia 2.
help-adjudicate-file = Runda w JSON; - czyta ją ze standardowego wejścia.

help-simulate =
    Rozgrywa całe gry losowo i pokazuje, co z nich wynika.

    Każde miejsce zaznacza i wskazuje losowo, z lekką skłonnością do tych
    samych obrazków co inni. To samo ziarno daje te same gry i co do bajta ten
    sam wynik na każdym komputerze.
help-simulate-players = Miejsca przy stole.
help-simulate-games = Ile całych gier rozegrać.
help-simulate-seed = Skąd rusza los: ziarno.
help-simulate-json = Podaje liczby w JSON.

help-league =
    Boty grają przeciwko sobie i przeciwko graczom podobnym do ludzi.

    Każdy bot siada sam wśród ludzi, a potem z każdym innym botem. Ci ludzie są
    zamrożeni: niczego się nie uczą i nigdy się nie zmieniają, więc wyniki
    z różnych dni można porównywać. To samo ziarno daje te same partie.
help-league-players = Miejsca przy stołach: liczba albo zakres, np. 3-6.
help-league-games = Ile całych partii rozegrać przy każdym stole.
help-league-level = Poziom, który ma grać; można podać kilka razy. Bez tego wszystkie.
help-league-bot = Twój własny bot, np. my_bot:sit_down; można podać kilka razy.
help-league-deck = Dołączona talia.
help-league-trust = Na ile ludzie kojarzą to, co boty zgadują: korelacja.
help-default-deck = pierwsza
help-league-alone = Tylko jeden bot przy każdym stole.
help-league-plot = Rysuje udziały do pliku PNG lub SVG.

help-words = Pokazuje i sprawdza karty haseł, wczytuje i zapisuje własne.
help-words-own = Gdzie są przechowywane własne karty haseł.
help-words-check =
    Znajduje w kartach haseł powtórzenia, podobieństwa, luki i potknięcia: po jednym wierszu, z kodem wyjścia 1.

    Przyjmuje pliki TOML z kartami przetłumaczonymi oraz własne karty w TOML
    lub CSV.
help-words-check-files = Pliki z kartami haseł; bez nich nasze.
help-words-list =
    Wyświetla każdą kartę haseł: jej identyfikator, górne i dolne słowo, rozdzielone tabulatorami.

    Z --language all wyświetla zamiast tego każde słowo: jego identyfikator,
    rodzaj i tekst w każdym języku.
help-words-list-language = Język słów.
help-words-import =
    Wczytuje własne karty haseł z pliku TOML lub CSV: do dziesięciu kart z jednym lub dwoma słowami.

    Zastępują one dotychczasowe własne karty. Plik CSV ma jedną kartę w wierszu.
help-words-import-file = Własne karty haseł, .toml lub .csv.
help-words-export = Zapisuje własne karty haseł do pliku TOML lub CSV.
help-words-export-file = Dokąd zapisać, .toml lub .csv; - wyświetla TOML.
help-words-export-force = Nadpisuje plik, który już istnieje.

help-tables = Wymienia, pokazuje, eksportuje i usuwa stoły, także gdy serwer działa.
help-tables-data = Folder stołów.
help-tables-code = Osiem znaków kodu stołu.
help-tables-codes = Kody stołów.
help-tables-json = Podaje wynik w JSON.
help-tables-list =
    Wymienia wszystkie stoły: kod, stan, miejsca, gry, utworzenie, ostatnie użycie; najdłużej nieużywane najpierw.
help-tables-show = Mówi, co słychać przy stole: osoby, stan, krok gry, punkty. Krzyżyków nie pokazuje nigdy.
help-tables-export =
    Podaje cały dziennik stołu w JSON: każde zdarzenie, po kolei.

    Zawiera wszystkie krzyżyki. Dopóki trwa gra, albo tam, gdzie tablice na
    zawsze pozostają zakryte, odmawia, chyba że dodasz --with-secrets.
help-tables-export-file = Dokąd zapisać; niczego nie nadpisuje.
help-tables-export-secrets = Także wtedy, gdy są w nim krzyżyki, których nikt jeszcze nie pokazał.
help-tables-delete =
    Usuwa stoły i wszelkie ślady po nich. Kto przy nich siedzi, dowie się w ciągu pół minuty.

    Jeśli któryś z kodów jest błędny, nie usuwa żadnego. Bez kopii zapasowej
    nie ma odwrotu.
help-tables-delete-yes = Nie pyta o potwierdzenie.

help-deck = Tworzenie, sprawdzanie, dodawanie, wyświetlanie i usuwanie talii obrazów.
help-deck-data = Folder serwera.
help-deck-folder = Folder z plikiem deck.toml.
help-deck-new = Tworzy talię z 30–300 obrazów JPEG, PNG, WebP lub AVIF: każdy jest przycinany do 2:3, w trzech rozmiarach.
help-deck-new-folder = Gdzie utworzyć talię; jej nazwa jest identyfikatorem.
help-deck-new-pictures = Obrazy, foldery z obrazami albo jeden plik zip.
help-deck-new-author = Kto stworzył obrazy.
help-deck-new-licence = Co inni mogą z nimi robić.
help-deck-check = Znajduje błędy w taliach: po jednym wierszu, a kod wyjścia 1, gdy którejś nie da się użyć.
help-deck-check-folders = Talie; bez podania wszystkie, które zna serwer.
help-deck-add = Sprawdza talię i kopiuje ją do folderu danych, gdzie znajdzie ją serwer.
help-deck-add-replace = Zastępuje talię o tym samym identyfikatorze.
help-deck-list = Wymienia talie znane serwerowi: identyfikator, liczba kart, nazwa i miejsce.
help-deck-remove = Usuwa talię z folderu danych. Dołączone talie zostają.
help-deck-remove-id = Identyfikator talii.
help-deck-remove-yes = Bez pytania.
help-name-picture = OBRAZ
help-name-id = ID
help-name-name = NAZWA

help-minds = Zobacz lub zapomnij, czego boty nauczyły się od grających tu ludzi.
help-minds-show = Powiedz, czego nauczyły się boty: jak często zaznaczano obrazki i przy jakich hasłach. Imiona nie są przechowywane.
help-minds-reset = Zapomnij wszystko, czego boty się tu nauczyły.
help-minds-data = Folder serwera.
help-minds-json = Wypisz wszystkie liczby jako JSON.
help-minds-yes = Nie pytaj.
