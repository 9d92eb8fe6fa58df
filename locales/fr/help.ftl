### Ce que montre `--help`. Après le premier paragraphe, les lignes s’affichent telles quelles : 75 caractères au plus.

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
# $value (String) : ce qui vaut sans l’option
help-default = [par défaut : { $value }]
help-required = [obligatoire]

# Ce qui tient lieu d’une valeur, en capitales.
help-name-options = OPTIONS
help-name-command = COMMANDE
help-name-args = ARGUMENTS
help-name-file = FICHIER
help-name-folder = DOSSIER
help-name-code = CODE
help-name-address = ADRESSE
help-name-port = PORT
help-name-days = JOURS
help-name-module = MODULE
help-name-seconds = SECONDES

# Ce qui vaut sans une option, entre parenthèses.
help-default-port = 8000, ou le premier libre ensuite
help-default-data = l’endroit habituel de ce système
help-default-print = l’affiche
help-default-own = dans votre dossier de données
help-default-language = celle du terminal

help-stella =
    Une table pour Stella, le jeu d’associations d’images, de 3 à 6 joueurs.

    Lancez « stella serve » : un lien et un code à scanner s’affichent.
    Vos amis les ouvrent sur leur téléphone et jouent dans le navigateur ;
    rien à installer, aucun compte à créer.
help-version = Afficher la version et quitter.
help-install-completion = Faire compléter commandes et options par votre terminal avec la touche Tab.
help-show-completion = Afficher ce que --install-completion installerait, pour le mettre en place vous-même.
help-help = Afficher cette aide et quitter.

help-serve =
    Lancer le serveur et afficher les liens pour rejoindre la table ; Ctrl-C l’arrête.

    Par défaut, la table est ouverte au réseau local, pour que les téléphones
    puissent la rejoindre.
help-serve-host = Adresse d’écoute ; avec 127.0.0.1, la table reste sur cette machine.
help-serve-port = Port d’écoute ; 0 en prend un au hasard.
help-serve-open = Ouvrir la page dans le navigateur de cette machine.
help-serve-data = Dossier pour les tables.
help-serve-log-json = Tenir le journal en JSON, une ligne par événement.
help-serve-finished-days = Jours pendant lesquels garder les tables terminées.
help-serve-idle-days = Jours pendant lesquels garder les tables où personne ne joue.
help-serve-bot-pause = Secondes pendant lesquelles un robot semble réfléchir.
help-serve-no-learning = Ne pas laisser les bots apprendre des parties jouées ici.
help-serve-bot = Faire jouer tous les bots des tables par un bot à vous, comme my_bot:sit_down.
help-serve-unlimited = Sans limites de débit : seulement pour des tests de charge sur cette machine.

# $example (String) : une manche en JSON
help-adjudicate =
    Arbitrer une manche jouée autour d’une vraie table : qui a chuté, qui marque combien.

    La manche est en JSON : les places dans le sens horaire, le premier
    éclaireur, les croix de chaque plaquette, et les images (de 0 à 14, ligne
    par ligne) dans l’ordre où elles ont été désignées.

    { $example }

    La réponse est en JSON aussi. Une manche que les règles n’admettent pas
    donne « error », « at » (l’indice de l’image refusée, ou null) et
    « message », avec le code de sortie 2.
help-adjudicate-file = La manche en JSON ; - la lit sur l’entrée standard.

help-simulate =
    Jouer des parties entières au hasard et montrer ce qu’elles donnent.

    Chaque place coche et désigne au hasard, un peu attirée par les mêmes
    images que les autres. La même graine donne les mêmes parties, et la même
    sortie à l’octet près, sur toutes les machines.
help-simulate-players = Places autour de la table.
help-simulate-games = Combien de parties entières jouer.
help-simulate-seed = D’où part le hasard : la graine.
help-simulate-json = Donner les nombres en JSON.

help-league =
    Faire jouer des bots entre eux et contre des joueurs d’allure humaine.

    Chaque bot s’assoit seul parmi des humains, puis avec chaque autre bot. Les
    humains sont figés : ils n’apprennent rien et ne changent jamais ; on peut
    donc comparer les chiffres d’un jour à l’autre. La même graine donne les
    mêmes parties.
help-league-players = Places aux tables : un nombre, ou un intervalle comme 3-6.
help-league-games = Combien de parties entières jouer à chaque table.
help-league-level = Un niveau à faire jouer ; peut être répété. Sans cette option, tous.
help-league-bot = Un bot à vous, comme my_bot:sit_down ; peut être répété.
help-league-deck = Un jeu de cartes fourni.
help-league-trust = Jusqu’où les humains associent ce que les bots devinent : la corrélation.
help-default-deck = le premier
help-league-alone = Un seul bot à chaque table.
help-league-plot = Dessiner les parts dans un fichier PNG ou SVG.

help-words = Regarder les cartes Mot, les vérifier, importer et exporter les vôtres.
help-words-own = Où vos propres cartes Mot sont gardées.
help-words-check =
    Trouver doublons, ressemblances, lacunes et étourderies dans des cartes Mot : une ligne pour chacun, et le code de sortie 1.

    Accepte les fichiers TOML de cartes traduites, et vos propres cartes en
    TOML ou en CSV.
help-words-check-files = Fichiers de cartes Mot ; sans fichier, les nôtres.
help-words-list =
    Afficher chaque carte Mot : son identifiant, le mot du haut et celui du bas, séparés par des tabulations.

    Avec --language all, afficher plutôt chaque mot : son identifiant, son
    genre et son texte dans chaque langue.
help-words-list-language = La langue des mots.
help-words-import =
    Reprendre vos propres cartes Mot d’un fichier TOML ou CSV : jusqu’à dix cartes d’un ou deux mots.

    Elles remplacent celles qu’il y avait. Un fichier CSV a une carte par ligne.
help-words-import-file = Vos cartes Mot, en .toml ou .csv.
help-words-export = Écrire vos propres cartes Mot dans un fichier TOML ou CSV.
help-words-export-file = Où écrire, en .toml ou .csv ; - affiche du TOML.
help-words-export-force = Remplacer un fichier qui existe déjà.

help-tables = Lister, montrer, exporter et supprimer des tables, même pendant que le serveur tourne.
help-tables-data = Dossier des tables.
help-tables-code = Les huit caractères du code d’une table.
help-tables-codes = Codes de tables.
help-tables-json = Donner le résultat en JSON.
help-tables-list =
    Nommer toutes les tables : code, état, places, parties, création, dernière activité ; les plus longtemps inactives d’abord.
help-tables-show = Dire où en est une table : personnes, état, étape de la partie, points. Les croix ne sont jamais montrées.
help-tables-export =
    Donner tout le journal d’une table en JSON : chaque événement, dans l’ordre.

    Il contient toutes les croix. Pendant une partie, ou là où les plaquettes
    restent cachées pour de bon, il est refusé sauf avec --with-secrets.
help-tables-export-file = Où écrire ; rien n’est remplacé.
help-tables-export-secrets = Même s’il contient des croix que personne n’a encore montrées.
help-tables-delete =
    Supprimer des tables et toutes leurs traces. Qui s’y trouve l’apprend en moins de trente secondes.

    Si l’un des codes est faux, rien n’est supprimé. Sans sauvegarde, il n’y a
    pas de retour en arrière.
help-tables-delete-yes = Ne pas demander confirmation.

help-deck = Créer, vérifier, ajouter, lister et retirer des jeux d’images.
help-deck-data = Dossier du serveur.
help-deck-folder = Un dossier contenant un deck.toml.
help-deck-new = Créer un jeu de 30 à 300 images JPEG, PNG, WebP ou AVIF : chacune est recadrée en 2:3, en trois tailles.
help-deck-new-folder = Où créer le jeu ; son nom est son identifiant.
help-deck-new-pictures = Des images, des dossiers d’images ou un zip.
help-deck-new-author = Qui a fait les images.
help-deck-new-licence = Ce que les autres peuvent en faire.
help-deck-check = Trouver ce qui ne va pas dans les jeux : une ligne chacun, et code de sortie 1 si l’un est inutilisable.
help-deck-check-folders = Des jeux ; sans rien, tous ceux que le serveur connaît.
help-deck-add = Vérifier un jeu et le copier dans le dossier de données, où le serveur le trouve.
help-deck-add-replace = La mettre à la place de celle qui a le même identifiant.
help-deck-list = Nommer tous les jeux connus du serveur : identifiant, nombre de cartes, nom et emplacement.
help-deck-remove = Supprimer un jeu du dossier de données. Ceux qui sont fournis restent.
help-deck-remove-id = L’identifiant d’un jeu.
help-deck-remove-yes = Ne pas demander.
help-name-picture = IMAGE
help-name-id = ID
help-name-name = NOM

help-minds = Voir ou oublier ce que les bots ont appris de ceux qui jouent ici.
help-minds-show = Dire ce que les bots ont appris : combien de fois les images ont été cochées, avec quels mots. Aucun nom n’est gardé.
help-minds-reset = Oublier tout ce que les bots ont appris ici.
help-minds-data = Dossier du serveur.
help-minds-json = Afficher tous les comptes en JSON.
help-minds-yes = Ne pas demander.
