### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Cette table n’existe pas, ou vous n’y avez pas accès.
error-name = Un nom doit compter de 1 à 24 caractères visibles.
error-language = Stella n’existe pas encore dans cette langue.
error-full = Il n’y a plus de place libre à cette table.
error-colour-taken = Quelqu’un à la table a déjà cette couleur.
error-symbol-taken = Quelqu’un à la table a déjà ce symbole.
error-not-host = Seule la personne qui organise la table peut faire cela.
error-no-member = Cette personne n’est pas à la table.
error-no-seat = Cette place n’existe pas.
error-program = Un programme ne peut jouer que les coups de sa propre place.
error-seat-taken = Cette place est prise.
error-not-seated = Vous regardez : prenez place pour jouer.
error-game-running = Vous pourrez le faire une fois la partie terminée.
error-no-game = Aucune partie n’est en cours à cette table.
error-between-rounds = Vous pourrez prendre place dès la fin de cette manche.

# $option (String): the name of the setting
error-option = Ce réglage n’est pas possible : { $option }.
error-own-words = Ces mots ne peuvent pas servir tels quels.
# $letters (String): characters
error-letters = Les polices d’impression n’ont pas ces caractères de vos mots : { $letters }. Changez ces mots ou laissez les cartes Mot de côté.
error-not-approved = La personne qui organise ne vous a pas encore laissé entrer.
error-ticket = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur votre autre appareil.
error-screen = Aucun téléviseur n’attend avec ce code. Regardez-le de nouveau : il en affiche peut-être un autre.
error-code = Aucune table n’attend avec ce code. Vérifiez les lettres ou demandez le lien.
error-code-closed = La partie a commencé à cette table, son code ne marche donc plus. Demandez le lien à quelqu’un de la table.
error-list = Chaque image ne figure qu’une fois dans l’ordre.
error-message = Une erreur s’est produite. Veuillez recharger la page.
error-rate = C’était un peu trop rapide. Attendez un instant et réessayez.
error-reaction-time = Une réaction pourrait en dire trop. Attendez que les points de la manche soient comptés.
error-reaction-rate = Cela fait beaucoup de réactions. Attendez un instant.
error-reactions-off = À cette table, les réactions sont désactivées.
error-audience = Seules les personnes sans place peuvent cocher avec la table.
error-audience-late = La table ne prend plus les croix du public pour cette manche.
error-audience-full = Le public est au complet. Vous pouvez toujours regarder.
# $most (Number): public links that a table may have
error-links = Cette table a déjà { $most } liens publics. Révoquez-en un d’abord.
error-notifications = Cette table n’envoie pas de notifications.
error-no-link = Ce lien n’existe pas ou ne fonctionne plus.
error-no-guess = Cette manche ne se prête pas au jeu.
error-sky = Ce ciel n’est pas ouvert : il est encore à venir, trop ancien ou désactivé sur ce serveur.
error-sky-done = Vos croix pour ce ciel sont définitives.
error-sky-changed = Ce ciel a maintenant d’autres images. Rechargez la page.
error-sky-round = Cette manche a avancé. Rechargez la page.
error-circle = Ce cercle n’existe plus, ou son lien est incomplet.
error-circle-full = Ce cercle est complet : il compte 30 personnes.
error-circles = Vous êtes déjà dans 20 cercles. Quittez-en un d’abord.
error-table-rate = Il se passe trop de choses à cette table. Réessayez dans une minute.
error-busy = Le serveur est très occupé. Réessayez dans un instant.
error-store = Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé. Réessayez dans un instant.
error-not-over = Vous pourrez revoir la partie une fois qu’elle sera terminée.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Il faut au moins { $least } joueurs. { $seats ->
    [0] Pour l’instant, il n’y en a aucun.
    [one] Pour l’instant, il n’y en a qu’un.
    [many] Pour l’instant, ils sont { $seats }.
   *[other] Pour l’instant, ils sont { $seats }.
}
