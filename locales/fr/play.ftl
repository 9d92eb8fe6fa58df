### La partie elle-même.

play-round = Manche { $round } sur 4
play-clue = Mot Indice
play-cards = Les images
# $place (Number) : de 1 à 15 ; $line (Number), $column (Number)
play-card = Image { $place }, ligne { $line }, colonne { $column }
# $number (Number): what is printed on a real card
play-card-number = Carte numéro { $number }
play-card-marked = cochée par vous
play-card-new = nouvelle dans cette manche
# $count (Number)
play-count = { $count ->
    [0] Pas encore de croix
    [one] { $count } croix
    [many] { $count } croix
   *[other] { $count } croix
}
play-mark = Cocher cette image
play-unmark = Retirer la croix
play-turn-word = Retourner la carte Mot
play-wait-word = On attend que { $player } retourne la carte Mot.
play-pass = J’ai fini
play-take-back = Changer mes croix
play-passed = Terminé
play-marking = Coche…
play-marks-outdated = Le mot a changé : vérifiez vos croix.
play-waiting-for = On attend { $players }
# Only these players are waited for, and they are offline. $many (Number) of them; $count (Number) of seconds
play-absent = { $many ->
    [one] { $players } est hors ligne. On continue dans { $count } s.
    [many] { $players } sont hors ligne. On continue dans { $count } s.
   *[other] { $players } sont hors ligne. On continue dans { $count } s.
}
play-your-turn = À vous
play-wish-swap = Plutôt « { $word } »
play-withdraw-swap = Non, celui-ci
# $count (Number) sur $all (Number) veulent l’autre mot
play-swap-count = { $count } sur { $all } pour. Il faut l’accord de tous.
play-list = Mon ordre
play-list-hint = Vos croix sont désignées dans cet ordre si vous êtes hors ligne ou si vous l’activez ci-dessous. Personne d’autre ne peut le voir.
play-list-follow = Utiliser cet ordre
play-list-up = Monter l’image { $place }
play-list-down = Descendre l’image { $place }
play-list-empty = Cochez d’abord des images, puis mettez-les en ordre ici.
play-lanterns = Lanternes
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player } : { $count } croix
    [many] { $player } : { $count } croix
   *[other] { $player } : { $count } croix
}
play-in-the-dark = en Obscurité
play-dark = { $player } : en Obscurité.
play-dark-hint = Le plus de croix : une Chute coûterait un point par image qui a rapporté des étoiles.
play-announce = { $count ->
    [one] J’ai fait { $count } croix
    [many] J’ai fait { $count } croix
   *[other] J’ai fait { $count } croix
}
play-you-are-scout = À vous : touchez une de vos images
play-point-hint = En tant qu’éclaireur, vous désignez une image que vous avez cochée. Si personne d’autre ne l’a cochée, vous chutez.
play-scout = { $player } choisit une image
play-point = Désigner cette image
play-point-sure = Désigner l’image { $place } ?
play-point-yes = Oui, celle-ci
play-spark = Étincelle !
play-super = Super Étincelle !
play-fall = Chute
# $count (Number)
play-stars = { $count ->
    [one] { $count } étoile
    [many] { $count } étoiles
   *[other] { $count } étoiles
}
play-fallen = a chuté
play-open = { $count ->
    [0] plus aucune croix
    [one] { $count } croix restante
    [many] { $count } croix restantes
   *[other] { $count } croix restantes
}
play-log = Ce qui s’est passé
play-scores = Scores
play-total = Total
play-player = Nom
play-why = Pourquoi ?
play-why-title = { $me ->
    [yes] { $count ->
        [one] Pourquoi vous avez { $count } point
        [many] Pourquoi vous avez { $count } points
       *[other] Pourquoi vous avez { $count } points
    }
   *[no] { $count ->
        [one] Pourquoi { $player } a { $count } point
        [many] Pourquoi { $player } a { $count } points
       *[other] Pourquoi { $player } a { $count } points
    }
}
play-away = hors ligne : un remplaçant joue
play-left = a quitté la table : un remplaçant joue
play-scout-pawn = Premier éclaireur
play-table-menu = La table
play-watching = Vous regardez la partie.

account-R-402 = Étincelle sur l’image { $place }
account-R-403 = Super Étincelle sur l’image { $place }
account-R-404 = Chute sur l’image { $place }
account-R-405 = L’image { $place } est venue après la Chute : pas d’étoiles
account-R-502 = En Obscurité avec une Chute : un point de moins par image qui a rapporté des étoiles
account-R-503 = Aucun retrait : il faudrait à la fois une Chute et l’Obscurité

carried-word_turned = La carte Mot a été retournée pour { $player }.
carried-own_crosses = { $player } était hors ligne ou n’avait plus de temps ; les croix déjà faites comptent.
carried-stand_in_marked = Un remplaçant a coché des images pour { $player }.
carried-pointing_list = L’ordre de { $player } a été utilisé.
carried-stand_in_pointed = Un remplaçant a désigné une image pour { $player }.
carried-number_said = Le nombre a été annoncé pour { $player }.

end-title = La partie est finie
end-wins = { $count ->
    [one] { $me ->
        [yes] Vous avez gagné !
       *[no] { $players } gagne !
    }
    [many] { $players } gagnent ensemble !
   *[other] { $players } gagnent ensemble !
}
end-record = Revoir la partie
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Étincelle manquée : image { $places }
    [many] Étincelles manquées : images { $places }
   *[other] Étincelles manquées : images { $places }
}
end-no-lost-sparks = Aucune Étincelle manquée.
end-slates = Toutes les plaquettes de la manche { $round }
end-to-lobby = Retour à la table

board-join = Scannez avec votre téléphone

keys-title = Raccourcis clavier
keys-arrows = Flèches : aller d’une image à l’autre
keys-space = Espace ou Entrée : cocher, ou désigner
keys-zoom = Z : voir de près, ou revenir
keys-magnify = + et − : agrandir la grande image ; les flèches servent alors à s’y déplacer
keys-pass = P : j’ai fini, ou changer mes croix
keys-log = L : ce qui s’est passé
keys-help = ? : cette liste

### Ce qui s’est passé, dit une fois : dans le journal et aux lecteurs d’écran. $me dit si c’est la personne qui lit.

log-game-began = { $me ->
    [yes] La partie commence. Vous êtes le premier éclaireur.
   *[no] La partie commence. Premier éclaireur : { $player }.
}
log-word-turned = { $me ->
    [yes] Vous avez retourné la carte Mot : « { $word } ».
   *[no] { $player } a retourné la carte Mot : « { $word } ».
}
log-swap-wished = { $me ->
    [yes] Vous voulez l’autre mot.
   *[no] { $player } veut l’autre mot.
}
log-swap-withdrawn = { $me ->
    [yes] Vous ne voulez plus l’autre mot.
   *[no] { $player } ne veut plus l’autre mot.
}
log-word-swapped = Tout le monde est d’accord : le mot est maintenant « { $word } ».
log-passed = { $me ->
    [yes] Vous avez fini de cocher.
   *[no] { $player } a fini de cocher.
}
log-taken-back = { $me ->
    [yes] Vous changez vos croix.
   *[no] { $player } change ses croix.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] Vous avez coché { $count } image.
        [many] Vous avez coché { $count } images.
       *[other] Vous avez coché { $count } images.
    }
   *[no] { $count ->
        [one] { $player } a coché { $count } image.
        [many] { $player } a coché { $count } images.
       *[other] { $player } a coché { $count } images.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] { $count } image a été cochée pour vous.
        [many] { $count } images ont été cochées pour vous.
       *[other] { $count } images ont été cochées pour vous.
    }
   *[no] { $count ->
        [one] { $count } image a été cochée pour { $player }.
        [many] { $count } images ont été cochées pour { $player }.
       *[other] { $count } images ont été cochées pour { $player }.
    }
}
log-dark = { $me ->
    [yes] Vous avez fait le plus de croix : vous êtes en Obscurité.
   *[no] { $player } a fait le plus de croix et passe en Obscurité.
}
log-nobody-dark = Personne n’est en Obscurité.
log-spark = { $me ->
    [yes] Vous désignez l’image { $place } : une Étincelle avec { $others } !
   *[no] { $player } désigne l’image { $place } : une Étincelle avec { $others } !
}
log-super = { $me ->
    [yes] Vous désignez l’image { $place } : une Super Étincelle avec { $others } !
   *[no] { $player } désigne l’image { $place } : une Super Étincelle avec { $others } !
}
# The reader among the others of a Spark.
log-you = vous
log-fall = { $me ->
    [yes] Vous désignez l’image { $place } : personne d’autre ne l’a cochée. Vous chutez.
   *[no] { $player } désigne l’image { $place } : personne d’autre ne l’a cochée. { $player } chute.
}
log-skipped-fallen = { $me ->
    [yes] Vous avez chuté et perdez votre tour.
   *[no] { $player } a chuté et perd son tour.
}
log-skipped-no_open_cross = { $me ->
    [yes] Vous n’avez plus de croix et perdez votre tour.
   *[no] { $player } n’a plus de croix et perd son tour.
}
log-next-scout = { $me ->
    [yes] Vous êtes l’éclaireur.
   *[no] Éclaireur : { $player }.
}
log-points = { $me ->
    [yes] { $count ->
        [one] Vous : { $count } point.
        [many] Vous : { $count } points.
       *[other] Vous : { $count } points.
    }
   *[no] { $count ->
        [one] { $player } : { $count } point.
        [many] { $player } : { $count } points.
       *[other] { $player } : { $count } points.
    }
}
log-next-round = { $me ->
    [yes] La manche { $round } commence. Vous êtes le premier éclaireur.
   *[no] La manche { $round } commence. Premier éclaireur : { $player }.
}
log-over = { $count ->
    [one] { $me ->
        [yes] La partie est finie. Vous gagnez.
       *[no] La partie est finie. { $players } gagne.
    }
    [many] La partie est finie. { $players } partagent la victoire.
   *[other] La partie est finie. { $players } partagent la victoire.
}
log-carried-on = { $me ->
    [yes] La table a joué pour vous.
   *[no] La table a joué pour { $player }.
}
log-away = { $player } a perdu la connexion.
log-back = { $player } est de retour.
log-came = { $player } a rejoint la table.
log-went = { $player } a quitté la table.
log-new-host = { $me ->
    [yes] C’est maintenant vous qui organisez la table.
   *[no] C’est maintenant { $player } qui organise la table.
}

# Les boutons de la grande image.
play-next-picture = Image suivante
play-previous-picture = Image précédente
play-describe = Ce qu’il y a sur l’image
play-magnify = Agrandir
play-whole = Voir l’image entière
play-picture = Image { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Manche { $round } : « { $word } »
# $players (String): who marked it
play-picture-held = Image { $place } : { $players }
play-picture-unheld = Image { $place } : personne
play-held-by = cochée par { $players }
play-rule = Règle { $rule }
play-now-scout = éclaireur
play-to-come = La carte Mot est encore face cachée.
board-scores = Après la manche { $round }
keys-escape = Échap : fermer, ou passer une animation
# Above the picture of each round that most players had marked.
end-brightest = Les images qui vous rapprochent
# $count (Number) of $all (Number) players; on the TV
board-passed = Ont fini : { $count } sur { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Encore { $count } seconde
    [many] Encore { $count } secondes
   *[other] Encore { $count } secondes
}

# The audience: people without a seat, who mark along on their phones
audience-mark = Vous êtes dans le public : cochez aussi
audience-you-saw = Vous l’avez vue aussi.
audience-you-not = Pas cette fois.
# After a verdict. $seen (Number): how many of the audience marked the picture; $viewers (Number): of how many
audience-saw = Dans le public, { $seen } sur { $viewers } l’ont vue aussi
# At the end. $players (String)
audience-closest = Le public pense surtout comme { $players }
# Below that. $rounds (String): “2 and 3”; $count (Number) of them
audience-rounds = { $count ->
    [one] Compté dans la manche { $rounds }
    [many] Compté dans les manches { $rounds }
   *[other] Compté dans les manches { $rounds }
}
audience-lost = { $count ->
    [one] Le serveur a oublié la manche { $rounds }
    [many] Le serveur a oublié les manches { $rounds }
   *[other] Le serveur a oublié les manches { $rounds }
}
audience-forgotten = Le serveur a oublié ce que le public avait coché dans cette manche.
