privacy-title = Ce qui est conservé ici
privacy-lead = Ici, personne n’a besoin de compte. Ce serveur conserve ce qu’il faut pour jouer et n’en transmet rien.
privacy-table-title = À une table
privacy-table = Le nom que tu choisis, ta langue, ta couleur et ton symbole, chaque croix et chaque image désignée, ainsi que les mots ou les images que quelqu’un apporte. Toute la table voit ton nom. Tes croix restent secrètes jusqu’à ce qu’elles soient dévoilées.
privacy-device-title = Sur ton appareil
privacy-device = Pour chaque table, un cookie : la clé de ta place ; et tes réglages, les albums que tu gardes et les mots que tu as saisis. Si tu effaces les données de cette page dans ton navigateur, tout disparaît.
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
privacy-remove = Qui dirige une table peut la supprimer à tout moment depuis le salon : tout disparaît, images comprises. Si tu pars, ton nom reste dans les parties que tu as jouées. Pour qu’il disparaisse plus tôt, demande à qui dirige la table ou gère ce serveur.
privacy-bots-title = Ce que les bots apprennent
privacy-bots = Ils comptent quelles images sont cochées pour quel mot, sans noms, ni tables, ni heures. Tu peux refuser dans les réglages.
privacy-bots-off = Rien : sur ce serveur, les bots n’apprennent pas des gens.
privacy-none-title = Ce qu’il n’y a pas
privacy-none = Ni publicité, ni pistage, ni requête vers un autre serveur. Ton adresse réseau sert à repousser les flots de requêtes et n’est notée nulle part.
