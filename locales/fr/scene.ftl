### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace-unhurried-hint = Chaque révélation se joue comme une courte scène avant que le plateau change
options-pace-brisk-hint = Les mêmes scènes, en plus rapide
options-pace-off-hint = Le plateau change aussitôt

# After a round, when the scores have been looked at.
ready-say = C’est bon
ready-not-yet = Attendez, pas encore
# The host only: without waiting for the others.
ready-go-on = Lancer la manche
# $count (Number) of $all (Number) players
ready-count = C’est bon pour { $count } sur { $all }
ready-who = c’est bon
# $count (Number) of seconds
ready-pause = { $count ->
    [one] La manche suivante commence dans { $count } seconde.
    [many] La manche suivante commence dans { $count } secondes.
   *[other] La manche suivante commence dans { $count } secondes.
}
log-ready = { $me ->
    [yes] C’est bon pour vous : on peut passer à la manche suivante.
   *[no] C’est bon pour { $player } : on peut passer à la manche suivante.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] Vous désignez l’image { $place }…
   *[no] { $player } désigne l’image { $place }…
}
# The reader, in a list of names that is the subject
scene-you = vous
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] Vous et { $others } l’avez vue, et personne d’autre
   *[no] { $player } et { $others } l’ont vue, et personne d’autre
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] Vous l’avez vue, { $others } aussi
   *[no] { $player } l’a vue, { $others } aussi
}
# After “Fall”
scene-alone = { $me ->
    [yes] Personne d’autre ne l’a vue : vous chutez.
   *[no] Personne d’autre ne l’a vue : { $player } chute.
}
scene-gain = { $count ->
    [one] { $player } : { $count } étoile.
    [many] { $player } : { $count } étoiles.
   *[other] { $player } : { $count } étoiles.
}
scene-announcing = Qui a coché combien d’images ?
# While it is not known yet; then one line per player: marked it too, did not, or did but has fallen.
scene-who = Qui l’a vue aussi ?
scene-saw = l’a vue aussi
scene-not = non
scene-saw-fallen = l’a vue, mais a chuté
# Beside the name of who points. $place (Number)
scene-place = image { $place }
# Together: these players have neither finished the scene nor skipped it. $count (Number), $players (String)
scene-watching = { $count ->
    [one] { $players } regarde encore
    [many] { $players } regardent encore
   *[other] { $players } regardent encore
}
# Instead of Skip, once the verdict is known
scene-go-on = Continuer
scene-skip = Passer
scene-always-quick = Toujours rapide ?

# After the last round is counted.
count-winner = Qui a gagné ?

# Somebody still reads the album of the last game.
album-new-game = Une nouvelle partie a commencé.
album-go = Rejoindre la nouvelle partie

# After a game everyone can say that they want another one; the host starts it. $count (Number) of $all (Number) people
again-count = Encore une partie pour { $count } sur { $all }
# Takes the wish back
again-not = Finalement non
# Below it, for everyone but the host
again-host = { $player } lance la partie suivante.
host-away = { $player } est hors ligne. Une autre personne pourra commencer dans { $count } s.
log-again = { $me ->
    [yes] Vous voulez rejouer.
   *[no] { $player } veut rejouer.
}
