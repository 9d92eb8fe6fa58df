### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace-unhurried-hint = Jede Enthüllung läuft als kleine Szene ab, bevor sich der Spielplan ändert
options-pace-brisk-hint = Dieselben Szenen, nur schneller
options-pace-off-hint = Der Spielplan ändert sich sofort

# After a round, when the scores have been looked at.
ready-say = Ich bin bereit
ready-not-yet = Moment, noch nicht
# The host only: without waiting for the others.
ready-go-on = Jetzt weiter
# $count (Number) of $all (Number) players
ready-count = Bereit: { $count } von { $all }
ready-who = bereit
# $count (Number) of seconds
ready-pause = { $count ->
    [one] Die nächste Runde beginnt in einer Sekunde.
   *[other] Die nächste Runde beginnt in { $count } Sekunden.
}
log-ready = { $me ->
    [yes] Du bist bereit für die nächste Runde.
   *[no] { $player } ist bereit für die nächste Runde.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] Du zeigst auf Bild { $place } …
   *[no] { $player } zeigt auf Bild { $place } …
}
# The reader, in a list of names that is the subject
scene-you = du
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] Nur du und { $others } habt es gesehen
   *[no] Nur { $player } und { $others } haben es gesehen
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] Du hast es gesehen, { $others } auch
   *[no] { $player } hat es gesehen, { $others } auch
}
# After “Fall”
scene-alone = { $me ->
    [yes] Niemand sonst hat es gesehen: Du stürzt.
   *[no] Niemand sonst hat es gesehen: { $player } stürzt.
}
scene-gain = { $count ->
    [one] { $player }: ein Stern.
   *[other] { $player }: { $count } Sterne.
}
scene-announcing = Wie viele Bilder habt ihr jeweils angekreuzt?
# While it is not known yet; then one line per player: marked it too, did not, or did but has fallen.
scene-who = Wer hat es auch gesehen?
scene-saw = auch gesehen
scene-not = nicht
scene-saw-fallen = gesehen, aber gestürzt
# Beside the name of who points. $place (Number)
scene-place = Bild { $place }
# Together: these players have neither finished the scene nor skipped it. $count (Number), $players (String)
scene-watching = { $count ->
    [one] { $players } schaut noch zu
   *[other] { $players } schauen noch zu
}
# Instead of Skip, once the verdict is known
scene-go-on = Weiter
scene-skip = Überspringen
scene-always-quick = Immer zügig?

# After the last round is counted.
count-winner = Wer hat gewonnen?

# Somebody still reads the album of the last game.
album-new-game = Eine neue Partie hat begonnen.
album-go = Zur neuen Partie

# After a game everyone can say that they want another one; the host starts it. $count (Number) of $all (Number) people
again-count = Noch eine Partie: { $count } von { $all }
# Takes the wish back
again-not = Doch nicht
# Below it, for everyone but the host
again-host = { $player } startet die nächste Partie.
host-away = { $player } ist nicht da. In { $count } s kann jemand anderes starten.
log-again = { $me ->
    [yes] Du möchtest noch einmal spielen.
   *[no] { $player } möchte noch einmal spielen.
}
