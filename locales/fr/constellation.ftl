### Who thinks alike: the end of a game.

constellation-title = Sur la même longueur d’onde
constellation-closest = { $first } et { $second } se rejoignent le plus : { $count ->
    [one] { $count } image en commun.
    [many] { $count } images en commun.
   *[other] { $count } images en commun.
}
constellation-nobody = Cette fois, aucun duo ne s’est rejoint plus que le hasard ne l’explique.
constellation-split = Le mot qui a divisé la table : « { $word } »
constellation-loneliest = La croix la plus solitaire : { $player }, image { $place }, manche { $round }
constellation-how-title = Comment est-ce calculé ?
constellation-how = Plus deux personnes ont de croix en commun, plus la ligne brille. On retire ce que le hasard expliquerait : cocher beaucoup n’aide donc pas.
constellation-how-closed = À cette table, les plaquettes restent secrètes. Seules comptent donc les images que quelqu’un a désignées.
constellation-bond = { $first } et { $second } : { $alike }, { $count ->
    [0] aucune image en commun
    [one] { $count } image en commun
    [many] { $count } images en commun
   *[other] { $count } images en commun
}
