### Pourquoi un coup est refusé : un message par code des règles, E_TOO_MANY devient error-too-many.

error-phase = Ce n’est pas possible à ce moment de la partie.
error-seat = Cette place n’existe pas à cette table.
error-player-count = Il faut de 3 à 6 joueurs, chacun avec sa plaquette.
error-colour = Chaque place doit avoir sa propre couleur, parmi les six du jeu.

# $least (Number) : le plus petit nombre de cartes d’un paquet
error-deck = Il faut au moins { $least } cartes, toutes différentes.

# $cards (Number) : les cartes Mot d’une partie
error-words = Il faut { $cards } cartes Mot différentes, avec un mot ou deux mots différents chacune.
error-not-first-scout = Seul le premier éclaireur retourne la carte Mot.
error-already-swapped = L’autre mot a déjà été choisi pour cette manche.
error-no-other-word = Cette carte Mot ne porte qu’un seul mot.
error-swap-too-late = Trop tard pour l’autre mot : quelqu’un a déjà passé son feutre.
error-locked = Vous avez passé votre feutre : votre plaquette ne change plus.
error-card = Cette image n’existe pas sur la table.
error-already-marked = Il y a déjà une croix pour cette image.

# $limit (Number) : le plus grand nombre de croix sur une plaquette
error-too-many = Une plaquette ne porte pas plus de { $limit } croix.
error-not-marked = Vous n’avez pas de croix pour cette image.
error-too-few = Cochez au moins une image avant de passer votre feutre.
error-not-locked = Vous n’avez pas encore passé votre feutre.
error-strict-pens = À cette table, un feutre passé ne se reprend pas.
error-already-announced = Vous avez déjà annoncé votre nombre.

# $count (Number) : le nombre annoncé
error-wrong-count = Vous n’en avez pas { $count } sur votre plaquette : annoncez le vrai nombre de croix.
error-not-scout = Seul l’éclaireur désigne une image.
error-already-pointed = Cette image a déjà été désignée.
