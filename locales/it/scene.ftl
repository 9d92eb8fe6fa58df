### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace-unhurried-hint = Ogni rivelazione è una breve scena prima che il tabellone cambi
options-pace-brisk-hint = Le stesse scene, più veloci
options-pace-off-hint = Il tabellone cambia subito

# After a round, when the scores have been looked at.
ready-say = Si può continuare
ready-not-yet = Un momento, non ancora
# The host only: without waiting for the others.
ready-go-on = Comincia ora
# $count (Number) of $all (Number) players
ready-count = Danno il via: { $count } su { $all }
ready-who = dà il via
# $count (Number) of seconds
ready-pause = { $count ->
    [one] Il prossimo round comincia tra un secondo.
    [many] Il prossimo round comincia tra { $count } secondi.
   *[other] Il prossimo round comincia tra { $count } secondi.
}
log-ready = { $me ->
    [yes] Per te può cominciare il prossimo round.
   *[no] Per { $player } può cominciare il prossimo round.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] Indichi l’immagine { $place }…
   *[no] { $player } indica l’immagine { $place }…
}
# The reader, in a list of names that is the subject
scene-you = tu
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] Solo tu e { $others } l’avete vista
   *[no] Solo { $player } e { $others } l’hanno vista
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] L’hai vista tu, e anche { $others }
   *[no] L’ha vista { $player }, e anche { $others }
}
# After “Fall”
scene-alone = { $me ->
    [yes] Nessun altro l’ha vista: cadi.
   *[no] Nessun altro l’ha vista: { $player } cade.
}
scene-gain = { $count ->
    [one] { $player }: una stella.
    [many] { $player }: { $count } stelle.
   *[other] { $player }: { $count } stelle.
}
scene-announcing = Quante immagini ha segnato ciascuno?
# While it is not known yet; then one line per player: marked it too, did not, or did but has fallen.
scene-who = Chi altro l’ha vista?
scene-saw = l’ha vista
scene-not = no
scene-saw-fallen = l’ha vista, ma è a terra
# Beside the name of who points. $place (Number)
scene-place = immagine { $place }
# Together: these players have neither finished the scene nor skipped it. $count (Number), $players (String)
scene-watching = { $count ->
    [one] { $players } sta ancora guardando
    [many] { $players } stanno ancora guardando
   *[other] { $players } stanno ancora guardando
}
# Instead of Skip, once the verdict is known
scene-go-on = Avanti
scene-skip = Salta
scene-always-quick = Sempre veloce?

# After the last round is counted.
count-winner = Chi ha vinto?

# Somebody still reads the album of the last game.
album-new-game = È iniziata una nuova partita.
album-go = Vai alla nuova partita

# After a game everyone can say that they want another one; the host starts it. $count (Number) of $all (Number) people
again-count = Un’altra partita per { $count } su { $all }
# Takes the wish back
again-not = Meglio di no
# Below it, for everyone but the host
again-host = { $player } avvia la prossima partita.
host-away = { $player } non c’è. Un’altra persona potrà iniziare tra { $count } s.
log-again = { $me ->
    [yes] Vuoi giocare ancora.
   *[no] { $player } vuole giocare ancora.
}
