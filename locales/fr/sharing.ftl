### Pictures of a game to send to somebody.

sharing-open = Partager une image
sharing-title = Une image à envoyer
sharing-what = Ce qu’elle montre
sharing-constellation = Sur la même longueur d’onde
sharing-game = La partie

# $round (Number): which of the four
sharing-round = Manche { $round }
sharing-shape = Format
sharing-shape-upright = Vertical
sharing-shape-wide = Horizontal
sharing-names = Avec les noms
sharing-names-hint = Sans les noms, seuls les couleurs et les symboles disent qui est qui.
sharing-send = Partager
sharing-save = Enregistrer
sharing-saved = Enregistrée. Elle est dans vos téléchargements.
sharing-failed = Ce navigateur n’a pas pu créer l’image.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = L’image : { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = se rejoignent le plus : { $count ->
    [one] une image en commun.
    [many] { $count } images en commun.
   *[other] { $count } images en commun.
}
