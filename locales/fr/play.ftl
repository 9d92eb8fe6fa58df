### La partie elle-même.

play-round = Manche { $round } sur 4
play-clue = Mot Indice
play-cards = Les images
# $place (Number) : de 1 à 15 ; $line (Number), $column (Number)
play-card = Image { $place }, ligne { $line }, colonne { $column }
# $number (Number): what is printed on a real card
play-card-number = Numéro { $number } sur la carte
play-card-marked = marquée de votre croix
play-card-new = nouvelle dans cette manche
# $count (Number)
play-count = { $count ->
    [0] Pas encore de croix
    [one] { $count } croix
    [many] { $count } croix
   *[other] { $count } croix
}
play-mark = Cocher cette image
play-unmark = Effacer la croix
play-turn-word = Retourner la carte Mot
play-wait-word = { $player } retourne la carte Mot.
play-pass = J’ai fini
play-take-back = Changer mes croix
play-passed = A fini
play-marking = Choisit…
play-mark-hint = Cochez toutes les images qui vont avec le mot : de 1 à 10. Une croix isolée fait chuter ; partagée, elle brille.
play-passed-hint = Vous pouvez changer vos croix tant que tout le monde n’a pas fini.
play-marks-outdated = Vos croix datent de l’autre mot : regardez-les de nouveau.
play-waiting-for = On attend { $players }
play-your-turn = À vous
play-wish-swap = Plutôt « { $word } »
play-withdraw-swap = Non, gardons le mot
# $count (Number) sur $all (Number) veulent l’autre mot
play-swap-count = Pour : { $count } sur { $all }. Il faut l’accord de tous.
play-list = L’ordre de mes croix
play-list-hint = L’ordre dans lequel vos croix sont désignées si vous n’êtes pas là, ou si vous vous en remettez à lui. Personne d’autre ne le voit.
play-list-follow = Suivre cet ordre
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
play-dark-hint = Plus de croix que tous les autres : une Chute coûterait un point par image qui rapporte des étoiles.
play-announce = { $count ->
    [one] J’ai { $count } croix
    [many] J’ai { $count } croix
   *[other] J’ai { $count } croix
}
play-you-are-scout = À vous : touchez une de vos images
play-point-hint = En tant qu’éclaireur, désignez une image que vous avez cochée. Si personne d’autre ne l’a, c’est la Chute.
play-scout = Éclaireur : { $player } désigne une image
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
    [one] encore { $count } croix
    [many] encore { $count } croix
   *[other] encore { $count } croix
}
play-log = Ce qui s’est passé
play-scores = Scores
play-total = Total
play-player = Nom
play-why = Pourquoi ?
play-why-title = { $count ->
    [one] Pourquoi { $player } a { $count } point
    [many] Pourquoi { $player } a { $count } points
   *[other] Pourquoi { $player } a { $count } points
}
play-away = pas là : la table joue à sa place
play-left = a quitté la table, qui joue à sa place
play-help = Comment jouer
play-scout-pawn = Premier éclaireur
play-table-menu = La table
play-watching = Vous regardez la partie.

account-R-402 = Étincelle sur l’image { $place }
account-R-403 = Super Étincelle sur l’image { $place }
account-R-404 = Chute sur l’image { $place }
account-R-405 = L’image { $place } est venue après la Chute : pas d’étoiles
account-R-502 = En Obscurité avec une Chute : un point de moins par image qui a rapporté des étoiles
account-R-503 = Rien à retirer : il faudrait à la fois l’Obscurité et une Chute

carried-word_turned = La table a retourné la carte Mot pour { $player }.
carried-own_crosses = La table a passé le feutre pour { $player }, avec les croix déjà faites.
carried-stand_in_marked = Un remplaçant a coché des images pour { $player }.
carried-pointing_list = L’ordre prévu a été suivi pour { $player }.
carried-stand_in_pointed = Un remplaçant a désigné une image pour { $player }.
carried-number_said = La table a annoncé le nombre pour { $player }.

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
    [one] Étincelles que personne n’a désignées : image { $places }
    [many] Étincelles que personne n’a désignées : images { $places }
   *[other] Étincelles que personne n’a désignées : images { $places }
}
end-no-lost-sparks = Aucune image commune n’a été oubliée.
end-slates = Toutes les plaquettes de la manche { $round }
end-download = Enregistrer la partie
end-to-lobby = Retour à la table

board-join = Pour jouer, tapez ce code

keys-title = Clavier
keys-arrows = Flèches : aller d’une image à l’autre
keys-space = Espace ou Entrée : cocher, ou désigner
keys-zoom = Z : voir de près, et revenir
keys-magnify = + et − : agrandir la grande image ; les flèches permettent alors de s’y déplacer
keys-pass = P : j’ai fini, ou changer mes croix
keys-log = L : ce qui s’est passé
keys-help = ? : cette liste

### Ce qui s’est passé, dit une fois : dans le journal et aux lecteurs d’écran. $me dit si c’est la personne qui lit.

log-game-began = { $me ->
    [yes] La partie commence. Vous êtes le premier éclaireur.
   *[no] La partie commence. Premier éclaireur : { $player }.
}
log-word-turned = { $me ->
    [yes] Vous retournez la carte Mot : « { $word } ».
   *[no] { $player } retourne la carte Mot : « { $word } ».
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
        [one] La table a coché { $count } image pour vous.
        [many] La table a coché { $count } images pour vous.
       *[other] La table a coché { $count } images pour vous.
    }
   *[no] { $count ->
        [one] La table a coché { $count } image pour { $player }.
        [many] La table a coché { $count } images pour { $player }.
       *[other] La table a coché { $count } images pour { $player }.
    }
}
log-dark = { $me ->
    [yes] Vous avez plus de croix que tous les autres : vous êtes en Obscurité.
   *[no] { $player } a plus de croix que tous les autres : en Obscurité.
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
    [yes] Vous perdez votre tour : vous avez chuté.
   *[no] { $player } perd son tour après sa Chute.
}
log-skipped-no_open_cross = { $me ->
    [yes] Vous perdez votre tour : vous n’avez plus de croix.
   *[no] { $player } perd son tour : plus aucune croix.
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
log-away = { $player } n’a plus de connexion.
log-back = { $player } est de retour.
log-came = { $player } arrive à la table.
log-went = { $player } quitte la table.
log-new-host = { $me ->
    [yes] C’est maintenant vous qui organisez la table.
   *[no] C’est maintenant { $player } qui organise la table.
}

# Les boutons de la grande image.
play-next-picture = Image suivante
play-previous-picture = Image précédente
play-describe = Ce que montre l’image
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
# $count (Number): crosses nobody has pointed at yet; in very little room
play-open-short = encore { $count }
# Above the picture of each round that most players had marked.
end-brightest = Les images qui rapprochent
# $count (Number) of $all (Number) players; on the TV
board-passed = Ont fini : { $count } sur { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Encore { $count } seconde
    [many] Encore { $count } secondes
   *[other] Encore { $count } secondes
}
