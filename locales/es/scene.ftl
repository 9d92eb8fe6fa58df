### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace-unhurried-hint = Cada revelación es una breve escena antes de que cambie el tablero
options-pace-brisk-hint = Las mismas escenas, más rápidas
options-pace-off-hint = El tablero cambia al instante

# After a round, when the scores have been looked at.
ready-say = Por mí, seguimos
ready-not-yet = Espera, aún no
# The host only: without waiting for the others.
ready-go-on = Empezar ya
# $count (Number) of $all (Number) players
ready-count = Quieren seguir: { $count } de { $all }
ready-who = quiere seguir
# $count (Number) of seconds
ready-pause = { $count ->
    [one] La siguiente ronda empieza en un segundo.
    [many] La siguiente ronda empieza en { $count } segundos.
   *[other] La siguiente ronda empieza en { $count } segundos.
}
log-ready = { $me ->
    [yes] Quieres empezar la siguiente ronda.
   *[no] { $player } quiere empezar la siguiente ronda.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] Señalas la imagen { $place }…
   *[no] { $player } señala la imagen { $place }…
}
# The reader, in a list of names that is the subject
scene-you = tú
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] Solo tú y { $others } la habéis visto
   *[no] Solo { $player } y { $others } la han visto
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] Tú la has visto, y también { $others }
   *[no] { $player } la ha visto, y también { $others }
}
# After “Fall”
scene-alone = { $me ->
    [yes] Nadie más la ha visto: te caes.
   *[no] Nadie más la ha visto: { $player } se cae.
}
scene-gain = { $count ->
    [one] { $player }: una estrella.
    [many] { $player }: { $count } estrellas.
   *[other] { $player }: { $count } estrellas.
}
scene-announcing = ¿Cuántas imágenes ha marcado cada cual?
# While it is not known yet; then one line per player: marked it too, did not, or did but has fallen.
scene-who = ¿Quién más la ha visto?
scene-saw = también la ha visto
scene-not = no
scene-saw-fallen = la ha visto, pero se ha caído
# Beside the name of who points. $place (Number)
scene-place = imagen { $place }
# Together: these players have neither finished the scene nor skipped it. $count (Number), $players (String)
scene-watching = { $count ->
    [one] { $players } sigue mirando
    [many] { $players } siguen mirando
   *[other] { $players } siguen mirando
}
# Instead of Skip, once the verdict is known
scene-go-on = Seguir
scene-skip = Saltar
scene-always-quick = ¿Siempre rápido?

# After the last round is counted.
count-winner = ¿Quién ha ganado?

# Somebody still reads the album of the last game.
album-new-game = Ha empezado otra partida.
album-go = Ir a la nueva partida

# After a game everyone can say that they want another one; the host starts it. $count (Number) of $all (Number) people
again-count = Quieren otra partida: { $count } de { $all }
# Takes the wish back
again-not = Mejor no
# Below it, for everyone but the host
again-host = { $player } empieza la siguiente partida.
host-away = { $player } no está. Otra persona podrá empezar en { $count } s.
log-again = { $me ->
    [yes] Quieres jugar otra vez.
   *[no] { $player } quiere jugar otra vez.
}
