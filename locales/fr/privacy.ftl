privacy-title = Vie privée
privacy-lead = Vous n’avez pas besoin de compte ici. Ce serveur conserve ce qu’il faut pour jouer et n’en transmet rien sans votre accord.
privacy-table-title = À une table
privacy-table = Le nom que vous choisissez, votre langue, votre couleur et votre symbole, chaque croix et chaque image que vous désignez, ainsi que les mots ou les images que quelqu’un ajoute. Toute la table voit votre nom. Vos croix restent secrètes jusqu’à ce qu’elles soient dévoilées. Si vous cochez dans le public, le serveur ne fait que compter vos croix et n’écrit rien.
privacy-sky-title = Le ciel de ce soir
# $days (Number): days that a sky is kept
privacy-sky =
    Quand vous terminez un ciel, ce serveur enregistre vos croix, ce que vous désignez, vos étoiles et, si vous en donnez un, votre nom. La clé en est un cookie sur votre appareil. Les personnes qui jouent ensuite le même ciel peuvent vous croiser parmi leurs cinq partenaires de jeu : elles voient votre nom ou votre symbole, et vos croix à mesure que les règles les dévoilent. Une personne qui pense comme vous peut voir votre nom ou votre symbole, et combien d’images vous avez en commun. À partir de cinq personnes, toutes les personnes qui ont fini voient combien de personnes ont coché chaque image. Tant que vous n’avez pas fini, vos croix restent sur votre appareil. Dans un cercle, les personnes qui ont fini un ciel voient les étoiles des autres et à quel point leurs croix se ressemblent, avec leur nom ou leur symbole. Un lien vers un autre appareil est valable dix minutes. « M’oublier », sous votre résultat et dans « Ciels passés », supprime tout immédiatement ; sinon, tout est supprimé après { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
     }.
privacy-public-title = Ce qui devient public
privacy-public = Rien, sauf si vous acceptez de participer à la recherche (plus bas) ou si quelqu’un qui a joué crée un lien public vers une partie terminée. Toute personne qui a le lien peut alors voir cette partie, avec les noms seulement s’ils ont été inclus, et sans vos propres images ou mots. La personne qui a créé le lien peut le révoquer à tout moment, et celle qui organise la table aussi ; supprimer la table le supprime également. Il est demandé aux moteurs de recherche de ne pas le répertorier. Le serveur compte les personnes qui tentent une manche, mais n’enregistre pas leurs croix.
privacy-notify-title = Notifications
privacy-notify = Si vous demandez des notifications à une table, ce serveur enregistre l’adresse que votre navigateur lui donne pour cela. À l’ouverture d’une manche, il y envoie un message chiffré, par le service de notification de l’éditeur du navigateur. Celui-ci apprend quand, mais pas ce que dit le message. L’adresse est supprimée quand vous arrêtez les messages ou quittez la table, et avec la table.
privacy-device-title = Sur votre appareil
privacy-device = Un cookie pour chaque table (la clé de votre place), vos réglages, les albums que vous enregistrez, les mots que vous avez tapés, vos croix faites dans le public et sur les liens publics, et vos nuits : vos résultats au ciel de ce soir, avec les noms et les croix des personnes croisées dans une manche. Effacer les données de ce site dans votre navigateur supprime tout cela.
privacy-days-title = Combien de temps c’est conservé
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Une table dont la partie est terminée est supprimée au bout de { $finished ->
        [one] { $finished } jour
        [many] { $finished } jours
       *[other] { $finished } jours
     }. Toute autre table est supprimée quand personne n’y est venu depuis { $idle ->
        [one] { $idle } jour
        [many] { $idle } jours
       *[other] { $idle } jours
     }. Elle passe ensuite un jour dans la corbeille, d’où seules les personnes qui gèrent ce serveur peuvent la restaurer, avant d’être effacée définitivement.
# $days (Number): days that a backup is kept
privacy-backups =
    Les sauvegardes de ce serveur sont conservées pendant { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
     }. Ce qui a été supprimé peut s’y trouver jusque-là ; seules les personnes qui gèrent le serveur peuvent les ouvrir.
privacy-remove-title = Comment le faire supprimer
privacy-remove = La personne qui organise une table peut la supprimer à tout moment depuis le salon, images comprises : avec un jour dans la corbeille, ou définitivement tout de suite. Si vous partez, votre nom reste dans les parties que vous avez jouées ; pour le faire retirer plus tôt, adressez-vous à la personne qui organise la table ou à celles qui gèrent ce serveur.
privacy-bots-title = Ce que les bots apprennent
privacy-bots = Ils comptent quelles images les gens cochent pour quel mot, sans noms, ni tables, ni heures. À une table, vous pouvez refuser dans les réglages. Pour un ciel, vous pouvez refuser sous votre résultat : ils en apprennent une fois sa journée finie.
privacy-bots-off = Rien : sur ce serveur, les bots n’apprennent pas des gens.
privacy-research-title = Recherche
privacy-research = Si la personne qui organise la table le permet et que vous l’acceptez dans le salon, les personnes qui gèrent ce serveur peuvent publier vos plaquettes une fois dévoilées : le mot, les images et les croix, sans noms, ni tables, ni heures, et seulement si au moins trois personnes partagent les leurs pour le même mot et les mêmes images. Si vous retirez votre accord ou quittez la table, plus rien de vous n’est publié. Il en va de même pour les ciels, si vous acceptez sous votre résultat.
privacy-none-title = Ce que nous ne faisons pas
privacy-none = Pas de publicité, pas de pistage, aucune requête vers un autre serveur, sauf pour les notifications si vous en demandez. Votre adresse IP sert seulement à bloquer les flots de requêtes et n’est jamais enregistrée.
