### Images propres à une table : la feuille où la personne qui organise les apporte, les décrit et les retire.

pictures-title = Vos propres images
pictures-open = Jouer avec vos propres images
# $most, $whole (Number): pictures; $file, $total (Number): megabytes
pictures-limits = Jusqu’à { $most } images (JPEG, PNG, WebP ou AVIF, { $file } Mo chacune au plus), ou un zip qui les contient ; { $total } Mo en tout. À moins de { $whole }, elles se mêlent à celles du jeu.
pictures-fate = Chacune est recadrée au centre en carte verticale. Seule cette table peut les voir, et elles sont supprimées avec elle.
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
pictures-sending-now = Envoi des images.
pictures-making-now = Les images sont transformées en cartes.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Votre jeu compte maintenant { $count } image.
    [many] Votre jeu compte maintenant { $count } images.
   *[other] Votre jeu compte maintenant { $count } images.
}
pictures-mixed = { $count ->
    [one] { $count } image, mêlée à celles du jeu
    [many] { $count } images, mêlées à celles du jeu
   *[other] { $count } images, mêlées à celles du jeu
}
pictures-doubles = { $count ->
    [one] { $count } doublon ignoré.
    [many] { $count } doublons ignorés.
   *[other] { $count } doublons ignorés.
}
pictures-here = { $count ->
    [one] { $count } image
    [many] { $count } images
   *[other] { $count } images
}
pictures-describe = Descriptions
pictures-describe-hint = Pour les personnes qui ne peuvent pas voir les images. Toute la table les lit telles que vous les écrivez.
pictures-saved = Enregistré
pictures-remove = Retirer les images
pictures-remove-sure = Retirer toutes ces images de la table ?
pictures-removed = Images retirées.

error-pictures = Ces images ne peuvent pas servir : rien n’a été enregistré.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = dépasse { $limit } Mo ; réduisez-la.
decks-picture-count = Un jeu demande de { $least } à { $most } images ; vous en avez { $found }.
decks-total-bytes = Ensemble, les images dépassent { $limit } Mo ; réduisez-les ou prenez-en moins.
decks-zip-alone = Envoyez un zip seul, sans autres fichiers.

# The name of the deck that a table has uploaded.
decks-own = Vos propres images
