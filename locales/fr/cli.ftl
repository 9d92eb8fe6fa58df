### La ligne de commande.

# $option (String) : une option telle qu’on la tape, par exemple --players ; $given (String) : sa valeur
cli-range = { $option } doit être un nombre entier de { $least } à { $most }, et non { $given }.

# L’en-tête et le pied du tableau de la simulation ; les nombres sont déjà mis en forme.
cli-simulate-title = { $games ->
    [one] { $games } partie, { $players } joueurs, graine { $seed }
    [many] { $games } parties, { $players } joueurs, graine { $seed }
   *[other] { $games } parties, { $players } joueurs, graine { $seed }
}
cli-simulate-progress = Parties en cours
cli-simulate-seat = Place
cli-simulate-table = Table
cli-simulate-points = Points
cli-simulate-spread = Écart-type
cli-simulate-sparks = Étincelles
cli-simulate-super-sparks = Super Étincelles
cli-simulate-falls = Chutes
cli-simulate-dark = En Obscurité
cli-simulate-wins = Victoires
cli-simulate-shared = Dont partagées
cli-simulate-summary =
    Points par place et par manche : { $points }.
    Images désignées par manche : { $pointings }.
    Manches avec un joueur en Obscurité : { $dark } sur { $rounds }.

# `stella serve`. $link (String) : une adresse à ouvrir
cli-serve-open = Stella vous attend à l’adresse { $link }
cli-serve-network = Sur votre réseau : { $link }
cli-serve-scan = Scannez le code pour rejoindre la table.
cli-serve-no-code = Ce terminal ne peut pas afficher de code à scanner ; transmettez le lien.
cli-serve-end = Ctrl-C arrête le serveur.
cli-serve-night = Les lanternes sont éteintes. Bonne nuit.

# Ce qui n’a pas marché ; chaque phrase suit « stella: ». $address, $port, $first, $last, $folder, $file, $reason (String)
cli-serve-deaf = impossible d’écouter sur { $address } : { $reason }.
cli-serve-port-taken = le port { $port } est déjà pris ; choisissez-en un autre avec --port.
cli-serve-ports-taken = les ports { $first } à { $last } sont tous pris ; choisissez-en un autre avec --port.
cli-folder-unusable = impossible d’utiliser { $folder } pour les tables : { $reason }.
cli-secret-unusable = impossible de garder le secret du serveur dans { $folder } : { $reason }.
cli-secret-foreign = { $file } n’est pas un secret de ce programme ; supprimez-le pour en obtenir un nouveau.
cli-log-in-use = { $file } : un autre serveur utilise ce fichier ; arrêtez-le ou choisissez un autre dossier avec --data.
# $pid (String) : le numéro de son processus
cli-log-in-use-by = { $file } : un autre serveur (processus { $pid }) utilise ce fichier ; arrêtez-le ou choisissez un autre dossier avec --data.
cli-log-too-new = { $file } : ce fichier vient d’une version plus récente de Stella ; mettez celle-ci à jour.
cli-log-foreign = { $file } : ce fichier n’est pas un journal de Stella ; choisissez un autre dossier avec --data.
cli-result-unwritable = impossible d’écrire le résultat : { $reason }.
cli-aborted = arrêté avant la fin.

# Ce qui a été mal tapé. $given (String) : tel que tapé ; $like (String) : ce que l’on voulait peut-être ;
# $manual (String) : la commande qui affiche l’aide
cli-no-command = il n’y a pas de commande { $given } ; { $manual } les nomme toutes.
cli-no-command-like = il n’y a pas de commande { $given } ; vouliez-vous dire { $like } ?
cli-no-option = il n’y a pas d’option { $given } ; { $manual } les nomme toutes.
cli-no-option-like = il n’y a pas d’option { $given } ; vouliez-vous dire { $like } ?
cli-command-missing = il manque une commande ; { $manual } les nomme toutes.
# $name (String) : une option ou ce qui tient lieu d’argument, par exemple FICHIER
cli-missing = il manque { $name } ; voyez { $manual }.
cli-too-much = { $given } est de trop ici ; voyez { $manual }.
cli-value-missing = { $option } demande une valeur.
cli-value-needless = { $option } ne prend pas de valeur.
cli-value-bad = { $name } ne peut pas être { $given } ; voyez { $manual }.
cli-between = { $option } doit être un nombre de { $least } à { $most }, et non { $given }.
cli-number = { $option } doit être un nombre, au moins { $least }, et non { $given }.
