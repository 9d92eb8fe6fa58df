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
