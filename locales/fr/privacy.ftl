privacy-title = Ce qui est conservé ici
privacy-lead = Ici, personne n’a besoin de compte. Ce serveur conserve ce qu’il faut pour jouer et n’en transmet rien sans accord.
privacy-table-title = À une table
privacy-table = Le nom que vous choisissez, votre langue, votre couleur et votre symbole, chaque croix et chaque image désignée, ainsi que les mots ou les images que quelqu’un apporte. Toute la table voit votre nom. Vos croix restent secrètes jusqu’à ce qu’elles soient dévoilées.
privacy-public-title = Ce qui devient public
privacy-public = Rien, sauf pour la recherche (plus bas) ou si quelqu’un qui a joué crée un lien public vers une partie finie. Toute personne qui a le lien voit alors cette partie, avec les noms seulement si cela a été choisi, et sans vos propres images ou mots. La personne qui a créé le lien et celle qui organise peuvent le retirer à tout moment ; il disparaît au plus tard avec la table. Les moteurs de recherche sont priés de l’ignorer.
privacy-device-title = Sur votre appareil
privacy-device = Pour chaque table, un cookie : la clé de votre place ; et vos réglages, les albums que vous gardez et les mots que vous avez saisis. Si vous effacez les données de cette page dans votre navigateur, tout disparaît.
privacy-days-title = Pendant combien de temps
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Une table dont la partie est finie est supprimée au bout de { $finished ->
        [one] un jour
        [many] { $finished } de jours
       *[other] { $finished } jours
     }, toute autre quand personne n’y est venu depuis { $idle ->
        [one] un jour
        [many] { $idle } de jours
       *[other] { $idle } jours
     }.
privacy-remove-title = Comment le faire effacer
privacy-remove = Qui dirige une table peut la supprimer à tout moment depuis le salon : tout disparaît, images comprises. Si vous partez, votre nom reste dans les parties que vous avez jouées. Pour qu’il disparaisse plus tôt, demandez à qui dirige la table ou gère ce serveur.
privacy-bots-title = Ce que les bots apprennent
privacy-bots = Ils comptent quelles images sont cochées pour quel mot, sans noms, ni tables, ni heures. Vous pouvez refuser dans les réglages.
privacy-bots-off = Rien : sur ce serveur, les bots n’apprennent pas des gens.
privacy-research-title = Recherche
privacy-research = Si la personne qui dirige la table le permet et que l’on y consent dans le salon, qui gère ce serveur peut publier les plaquettes une fois dévoilées : mot, images et croix, sans noms, ni tables, ni heures, et seulement si trois personnes au moins ont eu les mêmes images. Retirer son accord ou quitter la table suffit pour que plus rien ne soit publié.
privacy-none-title = Ce qu’il n’y a pas
privacy-none = Ni publicité, ni pistage, ni requête vers un autre serveur. Votre adresse réseau sert à repousser les flots de requêtes et n’est notée nulle part.
