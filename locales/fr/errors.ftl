### Pourquoi un coup est refusé : un message par code des règles, E_TOO_MANY devient error-too-many.

error-phase = Ce n’est pas possible à ce stade de la partie.
error-seat = Cette place n’existe pas à cette table.
error-player-count = Une partie se joue de 3 à 6, chacun avec sa plaquette.
error-colour = Chaque place doit avoir sa propre couleur, une des six du jeu.

# $least (Number) : le plus petit nombre de cartes d’un paquet
error-deck = Un jeu d’images compte au moins { $least } cartes différentes.

# $cards (Number) : les cartes Mot d’une partie
error-words = Une partie demande { $cards } cartes Mot différentes, chacune avec un mot ou deux mots différents.
error-not-first-scout = Seul le premier éclaireur peut retourner la carte Mot.
error-already-swapped = Vous avez déjà pris l’autre mot dans cette manche.
error-no-other-word = Cette carte Mot n’a qu’un seul mot.
error-swap-too-late = Trop tard pour changer de mot : quelqu’un a déjà fini.
error-locked = Vous avez fini : vos croix ne peuvent plus changer.
error-card = Cette image n’est pas sur la table.
error-already-marked = Vous avez déjà coché cette image.

# $limit (Number) : le plus grand nombre de croix sur une plaquette
error-too-many = Vous pouvez faire { $limit } croix au plus.
error-not-marked = Vous n’avez pas coché cette image.
error-too-few = Cochez d’abord au moins une image.
error-not-locked = Vous n’avez pas encore fini : vous pouvez changer vos croix.
error-strict-pens = À cette table, les croix sont définitives une fois que vous avez fini.
error-already-announced = Vous avez déjà annoncé votre nombre.

# $count (Number) : le nombre annoncé
error-wrong-count = Votre plaquette n’en a pas { $count } : annoncez le vrai nombre de croix.
error-not-scout = Seul l’éclaireur peut désigner une image.
error-already-pointed = Quelqu’un a déjà désigné cette image.
