### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-name = Un nom compte de 1 à 24 caractères visibles.
error-language = Stella ne parle pas encore cette langue.
error-full = Il n’y a plus de place à cette table.
error-colour-taken = Quelqu’un à la table a déjà cette couleur.
error-symbol-taken = Quelqu’un à la table a déjà ce symbole.
error-not-host = Seule la personne qui organise la table peut faire cela.
error-no-member = Cette personne n’est pas à la table.
error-no-seat = Cette place n’existe pas.
error-program = Un programme peut jouer les coups de sa propre place, et rien d’autre.
error-seat-taken = Cette place est prise.
error-not-seated = Vous regardez la partie : prenez place pour jouer.
error-game-running = Il faut attendre la fin de la partie.
error-no-game = Aucune partie n’est en cours à cette table.
error-between-rounds = Vous pourrez prendre place dès la fin de cette manche.

# $option (String): the name of the setting
error-option = Ce choix n’est pas possible : { $option }.
error-own-words = Ces mots ne peuvent pas servir tels quels.
# $letters (String): characters
error-letters = La police d’impression n’a pas ces caractères de vos mots : { $letters }. Changez ces mots ou laissez les cartes de mots de côté.
error-not-approved = On ne vous a pas encore laissé entrer.
error-ticket = Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau sur votre autre appareil.
error-screen = Aucun téléviseur n’attend avec ce code. Regardez-le de nouveau : il en affiche peut-être un autre.
error-list = L’ordre des croix contient chaque image une seule fois.
error-message = La table n’a pas compris. Rechargez la page, s’il vous plaît.
error-rate = C’était un peu trop rapide. Attendez un instant et réessayez.
error-reaction-time = Une frimousse en dirait trop pour l’instant. Envoyez-la quand la manche sera comptée.
error-reaction-rate = Cela fait beaucoup de frimousses. Attendez un instant.
error-reactions-off = À cette table, les frimousses sont désactivées.
# $most (Number): public links that a table may have
error-links = Cette table a déjà { $most } liens publics. Retirez-en un d’abord.
error-no-link = Ce lien n’existe pas, ou n’existe plus.
error-table-rate = Il s’est passé tant de choses à cette table qu’elle doit attendre un peu. Réessayez dans une minute.
error-busy = Le serveur est très occupé. Réessayez dans un instant.
error-store = Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. Réessayez dans un instant.
error-not-over = Vous pourrez revoir la partie une fois qu’elle sera finie.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Il faut au moins { $least } joueurs. { $seats ->
    [one] Pour l’instant, il n’y en a qu’un.
    [many] Pour l’instant, ils sont { $seats }.
   *[other] Pour l’instant, ils sont { $seats }.
}
