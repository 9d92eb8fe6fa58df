### Who thinks alike: the end of a game.

constellation-title = Qui pense pareil
constellation-closest = { $first } et { $second } pensent le plus pareil : { $count ->
    [one] une image en commun.
    [many] { $count } images en commun.
   *[other] { $count } images en commun.
}
constellation-nobody = Cette fois, personne n’a pensé plus pareil que le hasard ne l’aurait fait.
constellation-split = Le mot qui vous a le plus divisés : « { $word } »
constellation-loneliest = La croix la plus solitaire : { $player }, image { $place }, manche { $round }
constellation-how-title = Comment est-ce calculé ?
constellation-how = Plus deux joueurs ont de croix en commun, plus la ligne est lumineuse. On retire ce que le hasard seul leur aurait donné : cocher beaucoup n’aide donc pas.
constellation-how-closed = À cette table, les plaquettes restent cachées. Seules comptent les images que quelqu’un a désignées.
constellation-bond = { $first } et { $second } : { $alike }, { $count ->
    [one] une image en commun
    [many] { $count } images en commun
   *[other] { $count } images en commun
}
