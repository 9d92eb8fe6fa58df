### Wiersz poleceń.

# $option (String): opcja tak, jak się ją wpisuje, na przykład --players; $given (String): jej wartość
cli-range = { $option } musi być liczbą całkowitą od { $least } do { $most }, a nie { $given }.

# Nagłówek i stopka tabeli symulacji; liczby są już zapisane.
cli-simulate-title = { $games ->
    [one] { $games } rozgrywka, liczba graczy: { $players }, ziarno: { $seed }
    [few] { $games } rozgrywki, liczba graczy: { $players }, ziarno: { $seed }
    [many] { $games } rozgrywek, liczba graczy: { $players }, ziarno: { $seed }
   *[other] { $games } rozgrywki, liczba graczy: { $players }, ziarno: { $seed }
}
cli-simulate-progress = Trwa gra
cli-simulate-seat = Miejsce
cli-simulate-table = Stół
cli-simulate-points = Punkty
cli-simulate-spread = Odchylenie
cli-simulate-sparks = Iskry
cli-simulate-super-sparks = Superiskry
cli-simulate-falls = Porażki
cli-simulate-dark = W ciemności
cli-simulate-wins = Zwycięstwa
cli-simulate-shared = W tym wspólne
cli-simulate-summary =
    Punkty na miejsce i rundę: { $points }.
    Obrazki wskazane w rundzie: { $pointings }.
    Rundy, w których ktoś był w ciemności: { $dark } z { $rounds }.

# `stella serve`. $link (String): adres do otwarcia
cli-serve-open = Stella czeka pod adresem { $link }
cli-serve-network = W twojej sieci: { $link }
cli-serve-scan = Zeskanuj kod, aby dołączyć.
cli-serve-no-code = Ten terminal nie może pokazać kodu do zeskanowania; przekaż dalej link.
cli-serve-end = Ctrl-C kończy pracę serwera.
cli-serve-night = Lampiony zgasły. Dobranoc.

# Co się nie udało; każde zdanie następuje po „stella: ”. $address, $port, $first, $last, $folder, $file, $reason (String)
cli-serve-deaf = nie można nasłuchiwać pod adresem { $address }: { $reason }.
cli-serve-port-taken = port { $port } jest już zajęty; wybierz inny opcją --port.
cli-serve-ports-taken = porty od { $first } do { $last } są zajęte; wybierz inny opcją --port.
cli-folder-unusable = nie można trzymać stołów w { $folder }: { $reason }.
cli-secret-unusable = nie można przechować sekretu serwera w { $folder }: { $reason }.
cli-secret-foreign = { $file } nie jest sekretem tego programu; usuń ten plik, a powstanie nowy.
cli-log-in-use = { $file }: tego pliku używa inny serwer; zakończ go albo wybierz inny folder opcją --data.
# $pid (String): numer jego procesu
cli-log-in-use-by = { $file }: tego pliku używa inny serwer (proces { $pid }); zakończ go albo wybierz inny folder opcją --data.
cli-log-too-new = { $file }: ten plik zapisała nowsza wersja programu Stella; zaktualizuj tę.
cli-log-foreign = { $file }: ten plik nie jest dziennikiem programu Stella; wybierz inny folder opcją --data.
cli-result-unwritable = nie można zapisać wyniku: { $reason }.
cli-aborted = przerwano przed końcem.

# Co wpisano błędnie. $given (String): tak, jak wpisano; $like (String): o co być może chodziło;
# $manual (String): polecenie, które pokazuje pomoc
cli-no-command = nie ma polecenia { $given }; { $manual } wymienia wszystkie.
cli-no-command-like = nie ma polecenia { $given }; może chodziło o { $like }?
cli-no-option = nie ma opcji { $given }; { $manual } wymienia wszystkie.
cli-no-option-like = nie ma opcji { $given }; może chodziło o { $like }?
cli-command-missing = brakuje polecenia; { $manual } wymienia wszystkie.
# $name (String): opcja albo to, co zastępuje argument, na przykład PLIK
cli-missing = brakuje { $name }; zobacz { $manual }.
cli-too-much = { $given } jest tu zbędne; zobacz { $manual }.
cli-value-missing = { $option } wymaga wartości.
cli-value-needless = { $option } nie przyjmuje wartości.
cli-value-bad = { $name } nie może mieć wartości { $given }; zobacz { $manual }.
cli-between = { $option } musi być liczbą od { $least } do { $most }, a nie { $given }.
cli-number = { $option } musi być liczbą nie mniejszą niż { $least }, a nie { $given }.
