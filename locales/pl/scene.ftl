### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = Odkrywanie
options-pace-unhurried = Bez pośpiechu
options-pace-unhurried-hint = Każde wskazanie to mała scena, zanim zmieni się stół
options-pace-brisk = Żwawo
options-pace-brisk-hint = Te same sceny w połowie czasu
options-pace-off = Bez scen
options-pace-off-hint = Stół zmienia się od razu

# After a round, when the scores have been looked at.
ready-say = Możemy grać dalej
ready-not-yet = Jeszcze chwilę
# The host only: without waiting for the others.
ready-go-on = Zacznij bez czekania
# $count (Number) of $all (Number) players
ready-count = Chcą grać dalej: { $count } z { $all }
ready-who = chce grać dalej
# $count (Number) of seconds
ready-pause = { $count ->
    [one] Następna runda zacznie się najpóźniej za sekundę.
    [few] Następna runda zacznie się najpóźniej za { $count } sekundy.
    [many] Następna runda zacznie się najpóźniej za { $count } sekund.
   *[other] Następna runda zacznie się najpóźniej za { $count } sekundy.
}
log-ready = { $me ->
    [yes] Chcesz grać następną rundę.
   *[no] { $player } chce grać następną rundę.
}
