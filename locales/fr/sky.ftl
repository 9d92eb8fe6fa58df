### Le ciel de ce soir : chaque jour un mot et quinze images, cochées en solitaire, puis jouées avec d’autres.

sky-past = Un ciel passé
sky-past-hint = Il ne compte pas pour vos nuits de suite. Sa lumière est toujours là.
sky-intro = Un mot et quinze images, les mêmes pour tout le monde ici. Ensuite, vous jouez une manche avec cinq autres. Appuyez longuement sur une image pour la voir en grand.
sky-opening = On lève les yeux…
sky-go-tonight = Le ciel de ce soir

# Cocher. $limit (Number) : le nombre maximal de croix
sky-mark-hint = Cochez ce que le mot vous évoque, le plus sûr d’abord : de 1 à { $limit } images
sky-final = « Fini » est définitif.
sky-done = Fini
# Sous un grand nombre. $limit (Number) : le nombre maximal de croix
sky-of-up-to = sur { $limit } au plus
sky-name = Votre nom (facultatif)
sky-name-hint = Sans nom, les autres voient votre symbole

# La manche. $count (Number) : combien
sky-people = { $count ->
    [one] { $count } personne
    [many] { $count } personnes
   *[other] { $count } personnes
}
sky-bots = { $count ->
    [one] { $count } bot
    [many] { $count } bots
   *[other] { $count } bots
}
sky-surest = La plus sûre d’abord. Si personne d’autre ne l’a cochée, vous chutez.
sky-skip-all = Passer à la lumière

# Une personne sans nom, par son symbole.
sky-sign-moon = La Lune
sky-sign-sun = Le Soleil
sky-sign-star = L’Étoile
sky-sign-cloud = Le Nuage
sky-sign-leaf = La Feuille
sky-sign-key = La Clé
sky-sign-boat = Le Bateau
sky-sign-bird = L’Oiseau
sky-sign-fish = Le Poisson
sky-sign-flame = La Flamme
sky-sign-feather = La Plume
sky-sign-mountain = La Montagne

# La lumière. $count (Number) : étoiles ; $word (String) : le mot
sky-stars-for = { $count ->
    [one] { $count } étoile pour « { $word } »
    [many] { $count } étoiles pour « { $word } »
   *[other] { $count } étoiles pour « { $word } »
}
sky-first = Personne n’a levé les yeux avant vous ce soir
sky-first-hint = Des bots ont joué avec vous, la lumière est donc argentée. L’or vient avec cinq personnes.
sky-light-gold = Plus une image brille, plus de personnes l’ont cochée
sky-light-silver = En argent : combien de bots l’ont cochée. L’or vient avec cinq personnes.
# $rank (Number) : le rang par étoiles ; $count (Number) : combien ont joué
sky-rank = Classement par étoiles : { $rank } sur { $count }
# Sous un grand nombre. $count (Number) : ce nombre
sky-corner-people = { $count ->
    [one] personne jusqu’ici
    [many] personnes jusqu’ici
   *[other] personnes jusqu’ici
}
sky-corner-bots = { $count ->
    [one] bot
    [many] bots
   *[other] bots
}
# À propos d’une image, pour l’oreille. $count (Number) : combien
sky-marked-by-people = { $count ->
    [one] Cochée par { $count } personne
    [many] Cochée par { $count } personnes
   *[other] Cochée par { $count } personnes
}
sky-marked-by-bots = { $count ->
    [one] Cochée par { $count } bot
    [many] Cochée par { $count } bots
   *[other] Cochée par { $count } bots
}
# Ce qu’a donné ma croix : aucune étoile.
sky-fate-open = Pas d’étoile
# $player (String) : qui a coché de la façon la plus proche
sky-closest = L’esprit le plus proche : { $player }
# $count (Number) : images cochées par les deux ; $all (Number) : combien j’en ai coché
sky-shared = { $all ->
    [one] En commun : { $count } sur { $all }
    [many] En commun : { $count } sur vos { $all } images
   *[other] En commun : { $count } sur vos { $all } images
}
sky-table = Votre table
# $day (String) : « demain » ; $time (String) : à l’heure du lecteur
sky-next = Prochain ciel : { $day } à { $time }

# Les nuits sur cet appareil. $count (Number) : combien
sky-row = { $count ->
    [0] Une nouvelle série commence ce soir
    [one] Une nuit
    [many] { $count } nuits de suite
   *[other] { $count } nuits de suite
}
sky-longest = La plus longue : { $count }
sky-cloud = nuageux, mais encore jouable
sky-before = encore jouable
sky-ahead = à venir
sky-late = joué plus tard
sky-archive = Ciels passés
sky-archive-hint = Une nuit manquée est un nuage, et un nuage par semaine ne rompt pas votre série. Vous pouvez encore la jouer, mais elle ne compte pas pour la série.
sky-skies = { $count ->
    [one] { $count } ciel
    [many] { $count } ciels
   *[other] { $count } ciels
}

# Partager. $date (String) : par exemple « 16 novembre » ; $word (String) : le mot
sky-share = Partager mon ciel
sky-share-head = Stella · { $date } · « { $word } »
sky-share-hint = Aucune image n’est dévoilée
sky-copy = Copier
sky-forget = M’oublier
sky-forget-sure = Supprimer votre nom, vos croix et vos résultats de tous les ciels de ce serveur, quitter vos cercles et supprimer vos nuits de cet appareil ?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = Qu’auriez-vous coché ?
guess-intro = Cette manche a déjà été jouée. Cochez ce que le mot vous évoque : vous ne verrez qu’ensuite les croix de la table.
guess-compare = Comparer
guess-show = Tout montrer
# The round as it was played, step by step.
guess-watch = Revoir la manche
guess-whole = Toute la partie
# $player (String): a name
guess-like = Vous pensez comme { $player }
guess-nobody = Personne n’a coché comme vous
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] { $count } en commun
    [many] { $count } en commun
   *[other] { $count } en commun
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = Cochée par { $players }
guess-table = La table
guess-with = Jouer ensemble
guess-with-hint = Une table s’ouvre. Envoyez son lien à la personne qui vous a envoyé celui-ci.
guess-ask = Demander à vos amis
# Rounds to choose from.
guess-rounds = Manches
guess-closed-slates = Impossible de deviner cette manche : les plaquettes sont restées secrètes.
guess-closed-pictures = Impossible de deviner cette manche : les images de la table n’y figurent pas.
guess-closed-word = Impossible de deviner cette manche : les mots de la table n’y figurent pas.

# Cercles : des gens qui comparent leurs ciels chaque jour, par un lien privé. $count (Number) : combien ; $one, $other (String) : des noms
sky-circles = Cercles
sky-circles-hint = Comparez vos ciels entre proches, chaque jour
sky-circle-start = Créer un cercle
sky-circle-leave = Quitter
sky-circle-leave-sure = Quitter ce cercle ?
sky-circle-waiting = Personne d’autre n’a encore fini ce ciel
sky-circle-alike = Les plus proches : { $one } et { $other }
sky-circle-playing = joue encore
sky-circle-shared = { $count ->
    [0] aucune en commun
    [one] { $count } en commun
    [many] { $count } en commun
   *[other] { $count } en commun
}
sky-circle-join = Rejoindre le cercle
sky-circle-join-title = Rejoindre un cercle ?
sky-circle-join-about = Une fois un ciel fini, vous voyez les résultats des autres membres du cercle : leurs étoiles, et qui pense comme qui. Ils voient aussi les vôtres, avec votre nom ou votre symbole. Le cercle ne montre pas vos croix, et vous pouvez partir à tout moment.
sky-friends = Jouer ce ciel à plusieurs
sky-move = Utiliser sur un autre appareil
sky-move-hint = Vos nuits, vos ciels passés et vos cercles suivent. Le lien expire au bout de dix minutes.
sky-move-title = Reprendre vos ciels ici ?
sky-move-about = Vos nuits, vos ciels passés et vos cercles arrivent sur cet appareil. Les ciels qui s’y trouvent déjà sont supprimés.
sky-move-here = Les reprendre ici
sky-research = Partager mes croix pour la recherche
sky-research-hint = Une fois la journée finie, les personnes qui gèrent ce serveur peuvent les publier : le mot, les images et vos croix, jamais votre nom, et seulement si au moins trois personnes partagent les leurs pour le même mot et les mêmes images. Vous pouvez changer d’avis ici.
sky-teach-hint = Une fois la journée finie, les bots comptent quelles images les gens ont cochées. Aucun nom n’est enregistré.

# On the start page, from saved games and skies of this device.
people-title = Vos proches d’esprit
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = De toutes les images que vous ou { $player } avez cochées en { $count } manches, vous en partagez { $share }, quelque part entre { $low } et { $high }.
