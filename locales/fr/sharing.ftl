### Pictures of a game to send to somebody.

sharing-open = Partager une image
sharing-title = Partager une image
sharing-what = Ce qu’on y voit
sharing-game = La partie

# $round (Number): which of the four
sharing-round = Manche { $round }
sharing-names = Inclure les noms
sharing-names-hint = Sans les noms, on n’affiche que les couleurs et les symboles
sharing-send = Partager
sharing-save = Enregistrer
sharing-saved = Enregistrée. Regardez dans vos téléchargements.
sharing-failed = Ce navigateur n’a pas pu créer l’image.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = L’image : { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = se rejoignent le plus : { $count ->
    [one] { $count } image en commun.
    [many] { $count } images en commun.
   *[other] { $count } images en commun.
}
