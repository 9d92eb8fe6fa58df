### `stella tables` : pour qui fait tourner un serveur.

cli-tables-code = Code
cli-tables-status = État
cli-tables-people = Personnes
cli-tables-seats = Places
cli-tables-games = Parties
cli-tables-round = Manche
cli-tables-step = Étape
cli-tables-points = Points
cli-tables-created = Créée
cli-tables-touched = Dernière activité

# $status (String): lobby, playing, over or unreadable
cli-tables-status-is = { $status ->
    [lobby] salon
    [playing] en jeu
    [over] terminée
   *[unreadable] illisible
}

# $phase (String): the step of the game
cli-tables-phase = { $phase ->
    [associate-word] attend le mot
    [associate-mark] on coche
    [announce] on annonce
    [reveal] on désigne
    [scoring] comptée
    [over] terminée
   *[none] –
}
cli-tables-none = Il n’y a aucune table.

# $tables (Number)
cli-tables-ask = { $tables ->
    [one] Supprimer cette table et toutes ses traces ?
    [many] Supprimer ces { $tables } tables et toutes leurs traces ?
   *[other] Supprimer ces { $tables } tables et toutes leurs traces ?
} Tapez « { cli-tables-ask-yes } » :
cli-tables-ask-yes = oui
cli-tables-deleted = { $tables ->
    [one] { $tables } table supprimée.
    [many] { $tables } tables supprimées.
   *[other] { $tables } tables supprimées.
}
# $file (String)
cli-tables-exported = Écrit dans { $file }.

# What went wrong. $code (String): as typed; $folder, $file, $reason (String)
cli-tables-kept = rien n’a été supprimé.
cli-tables-yes = ajoutez --yes pour supprimer sans question.
cli-tables-no-table = il n’y a pas de table { $code } ; stella tables list les nomme toutes.
cli-tables-no-log = il n’y a pas de tables dans { $folder } ; indiquez le dossier du serveur avec --data.
cli-tables-unreadable = impossible d’utiliser { $file } : { $reason }.
cli-tables-unwritable = impossible d’écrire { $file } : { $reason }.
cli-tables-broken = le journal de { $code } est illisible : { $reason }.
cli-tables-secrets =
    le journal de { $code } contient des croix que personne n’a encore montrées ; ajoutez --with-secrets s’il le faut vraiment.

cli-minds-nothing = Les bots n’ont encore rien appris ici.
# $votes (Number) : images cochées ou laissées ; $cards, $cells (Number) : combien d’images et de paires mot-image
cli-minds-votes = { $votes } votes sur { $cards } images et { $cells } paires de mot et d’image.
# $deck (String) : identifiant du jeu de cartes ; $most, $least (String) : images
cli-minds-deck = { $deck } : les plus cochées { $most } ; les moins cochées { $least }
cli-minds-ask = Oublier tout ce que les bots ont appris ici ? (oui/non)
cli-minds-yes = Personne à qui demander : ajoutez --yes pour oublier tout ce que les bots ont appris.
cli-minds-kept = Rien n’a été oublié.
cli-minds-forgotten = Les bots ont oublié tout ce qu’ils avaient appris ici. Un serveur en marche l’oublie après sa prochaine partie.
# $file (String) : un chemin ; $reason (String) : ce que dit le système
cli-minds-unusable = { $file } est inutilisable : { $reason }
