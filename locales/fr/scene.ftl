### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = La Révélation
options-pace-unhurried = Sans se presser
options-pace-unhurried-hint = Chaque image désignée devient une petite scène avant que la table change
options-pace-brisk = Rythmée
options-pace-brisk-hint = Les mêmes scènes en deux fois moins de temps
options-pace-off = Sans scènes
options-pace-off-hint = La table change aussitôt

# After a round, when the scores have been looked at.
ready-say = On peut continuer
ready-not-yet = Attendez, pas encore
# The host only: without waiting for the others.
ready-go-on = Continuer pour tout le monde
# $count (Number) of $all (Number) players
ready-count = On peut continuer : { $count } sur { $all }
ready-who = d’accord pour continuer
# $count (Number) of seconds
ready-pause = { $count ->
    [one] La manche suivante commence dans { $count } seconde au plus tard.
    [many] La manche suivante commence dans { $count } secondes au plus tard.
   *[other] La manche suivante commence dans { $count } secondes au plus tard.
}
log-ready = { $me ->
    [yes] Vous êtes d’accord pour continuer.
   *[no] { $player } est d’accord pour continuer.
}
