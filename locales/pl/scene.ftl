### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace-unhurried-hint = Każde odkrycie to krótka scena, zanim zmieni się plansza
options-pace-brisk-hint = Te same sceny, tylko szybciej
options-pace-off-hint = Plansza zmienia się od razu

# After a round, when the scores have been looked at.
ready-say = Gramy dalej
ready-not-yet = Jeszcze chwilę
# The host only: without waiting for the others.
ready-go-on = Zacznij teraz
# $count (Number) of $all (Number) players
ready-count = Chcą grać dalej: { $count } z { $all }
ready-who = chce grać dalej
# $count (Number) of seconds
ready-pause = { $count ->
    [one] Następna runda zacznie się za sekundę.
    [few] Następna runda zacznie się za { $count } sekundy.
    [many] Następna runda zacznie się za { $count } sekund.
   *[other] Następna runda zacznie się za { $count } sekundy.
}
log-ready = { $me ->
    [yes] Czekasz już na następną rundę.
   *[no] { $player } czeka już na następną rundę.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] Wskazujesz obrazek { $place }…
   *[no] { $player } wskazuje obrazek { $place }…
}
# The reader, in a list of names that is the subject
scene-you = ty
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] Widzicie to tylko ty i { $others }
   *[no] Widzą to tylko { $player } i { $others }
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] Widzisz to ty i jeszcze { $others }
   *[no] Widzi to { $player } i jeszcze { $others }
}
# After “Fall”
scene-alone = { $me ->
    [yes] Nikt inny tego nie widzi: ponosisz porażkę.
   *[no] Nikt inny tego nie widzi: { $player } ponosi porażkę.
}
scene-gain = { $count ->
    [one] { $player }: jedna gwiazdka.
    [few] { $player }: { $count } gwiazdki.
    [many] { $player }: { $count } gwiazdek.
   *[other] { $player }: { $count } gwiazdki.
}
scene-announcing = Ile kto ma krzyżyków?
# While it is not known yet; then one line per player: marked it too, did not, or did but has fallen.
scene-who = Kto jeszcze to widzi?
scene-saw = też to widzi
scene-not = nie
scene-saw-fallen = też to widzi, ale jest po porażce
# Beside the name of who points. $place (Number)
scene-place = obrazek { $place }
# Together: these players have neither finished the scene nor skipped it. $count (Number), $players (String)
scene-watching = { $count ->
    [one] { $players } jeszcze ogląda
    [few] { $players } jeszcze oglądają
    [many] { $players } jeszcze oglądają
   *[other] { $players } jeszcze oglądają
}
# Instead of Skip, once the verdict is known
scene-go-on = Dalej
scene-skip = Pomiń
scene-always-quick = Zawsze szybko?

# After the last round is counted.
count-winner = Kto wygrywa?

# Somebody still reads the album of the last game.
album-new-game = Zaczęła się nowa gra.
album-go = Przejdź do nowej gry

# After a game everyone can say that they want another one; the host starts it. $count (Number) of $all (Number) people
again-count = Chcą zagrać jeszcze raz: { $count } z { $all }
# Takes the wish back
again-not = Jednak nie
# Below it, for everyone but the host
again-host = { $player } rozpocznie następną grę.
host-away = { $player } nie ma połączenia. Za { $count } s będzie mógł zacząć ktoś inny.
log-again = { $me ->
    [yes] Chcesz zagrać jeszcze raz.
   *[no] { $player } chce zagrać jeszcze raz.
}
