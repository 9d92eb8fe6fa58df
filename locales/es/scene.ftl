### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = La revelación
options-pace-unhurried = Sin prisa
options-pace-unhurried-hint = Cada imagen señalada es una pequeña escena antes de que cambie la mesa
options-pace-brisk = Ágil
options-pace-brisk-hint = Las mismas escenas en la mitad de tiempo
options-pace-off = Sin escenas
options-pace-off-hint = La mesa cambia al instante

# After a round, when the scores have been looked at.
ready-say = Por mí, seguimos
ready-not-yet = Espera, aún no
# The host only: without waiting for the others.
ready-go-on = Seguir sin esperar
# $count (Number) of $all (Number) players
ready-count = Quieren seguir: { $count } de { $all }
ready-who = quiere seguir
# $count (Number) of seconds
ready-pause = { $count ->
    [one] La siguiente ronda empieza dentro de un segundo como máximo.
    [many] La siguiente ronda empieza dentro de { $count } segundos como máximo.
   *[other] La siguiente ronda empieza dentro de { $count } segundos como máximo.
}
log-ready = { $me ->
    [yes] Quieres seguir con la ronda siguiente.
   *[no] { $player } quiere seguir con la ronda siguiente.
}
