### Images propres à une table : la feuille où la personne qui organise les apporte, les décrit et les retire.

pictures-title = Nos propres images
pictures-open = Jouer avec nos propres images
# $least, $most (Number): pictures; $file, $total (Number): megabytes
pictures-limits = De { $least } à { $most } images JPEG, PNG, WebP ou AVIF, { $file } Mo chacune au plus, ou un zip qui les contient ; { $total } Mo en tout.
pictures-fate = Chacune est recadrée autour de son centre, en carte verticale. Seule cette table les voit ; elles sont supprimées avec elle.
# Stands before the button that chooses pictures.
pictures-drop = Déposez ici des images, un dossier ou un zip, ou
pictures-choose = Choisir des images
pictures-other = Choisir d’autres images
# $part (String): how much, in per cent
pictures-sending = Envoi : { $part }
# $done, $of (Number): cards
pictures-making = Création des cartes : { $done } sur { $of }
pictures-making-zip = Création des cartes : { $done }
# For screen readers, once.
pictures-sending-now = Les images sont en cours d’envoi.
pictures-making-now = Les images deviennent des cartes.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Votre jeu compte maintenant une image.
    [many] Votre jeu compte maintenant { $count } images.
   *[other] Votre jeu compte maintenant { $count } images.
}
pictures-doubles = { $count ->
    [one] Une image en double a été laissée de côté.
    [many] { $count } images en double ont été laissées de côté.
   *[other] { $count } images en double ont été laissées de côté.
}
pictures-here = { $count ->
    [one] Une image
    [many] { $count } images
   *[other] { $count } images
}
pictures-describe = Ce qu’on y voit
pictures-describe-hint = Pour les personnes qui ne voient pas les images. Toute la table le lit tel que vous l’écrivez.
pictures-saved = Enregistré
pictures-remove = Retirer ces images
pictures-remove-sure = Les retirer toutes de cette table ?
pictures-removed = Les images sont retirées.

error-pictures = Ces images ne peuvent pas servir ; rien n’a été gardé.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = dépasse { $limit } Mo ; enregistrez-la plus petite.
decks-picture-count = Un jeu compte de { $least } à { $most } images ; il y en a { $found }.
decks-total-bytes = Toutes les images ensemble dépassent { $limit } Mo ; réduisez-les ou prenez-en moins.
decks-zip-alone = Un zip doit venir seul, sans autres fichiers.

# The name of the deck that a table has uploaded.
decks-own = Nos images
