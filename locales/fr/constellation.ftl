### Who thinks alike: the end of a game.

constellation-title = Sur la même longueur d’onde
constellation-closest = { $first } et { $second } se rejoignent le plus : { $count ->
    [one] une image en commun.
    [many] { $count } images en commun.
   *[other] { $count } images en commun.
}
constellation-nobody = Cette fois, aucun duo n’a fait mieux que le hasard.
constellation-split = Le mot qui a le plus divisé la table : « { $word } »
constellation-loneliest = La croix la plus solitaire : { $player }, image { $place }, manche { $round }
constellation-how-title = Comment est-ce calculé ?
constellation-how = Plus deux personnes partagent leurs croix, plus la ligne brille. On retire ce que le hasard seul leur aurait donné : cocher beaucoup n’aide donc pas.
constellation-how-closed = À cette table, les plaquettes restent cachées. Seules comptent les images que quelqu’un a désignées.
constellation-bond = { $first } et { $second } : { $alike }, { $count ->
    [one] une image en commun
    [many] { $count } images en commun
   *[other] { $count } images en commun
}
