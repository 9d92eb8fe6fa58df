### L’album d’une partie terminée, et sa rediffusion.

album-open = Album et replay
album-title = Album
album-game = Partie { $game }
album-of-table = Parties précédentes à cette table
album-none = Aucune partie terminée à cette table pour l’instant.
album-missing = Cet album n’existe pas, ou vous n’y avez pas accès.
album-opening = Ouverture de l’album…
album-replay = Revoir la partie
album-print = Imprimer ou enregistrer en PDF
album-record = Télécharger les données
album-keep = Enregistrer sur cet appareil
album-kept = Enregistré sur cet appareil
album-keep-hint = Un album enregistré s’ouvre aussi hors ligne, même une fois la table supprimée. Personne d’autre ne peut le voir.
album-keep-failed = Ce navigateur n’a pas pu enregistrer l’album.
album-from-kept = Ceci est la copie enregistrée sur cet appareil.
album-kept-here = Albums enregistrés
album-closed-own = À cette table, les plaquettes restent secrètes : vous voyez ce que tout le monde a vu, plus vos propres croix.
album-closed = À cette table, les plaquettes restent secrètes : vous voyez ce que tout le monde a vu.
album-pointings = Images désignées
album-no-pointings = Personne n’a désigné d’image.
album-my-crosses = Vos croix : { $places }

replay-title = Replay
replay-back-to-album = Retour à l’album
replay-controls = Commandes du replay
replay-eyes = Point de vue
replay-board = Ce que tout le monde a vu
replay-eyes-of = Point de vue de { $player }
replay-play = Lecture
replay-pause = Pause
replay-previous = Étape précédente
replay-next = Étape suivante
replay-step = Étape { $step } sur { $count }
replay-marked = Tout le monde a coché ses images.
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Vous avez fait { $count } croix.
        [many] Vous avez fait { $count } croix.
       *[other] Vous avez fait { $count } croix.
    }
   *[no] { $count ->
        [one] { $player } a fait { $count } croix.
        [many] { $player } a fait { $count } croix.
       *[other] { $player } a fait { $count } croix.
    }
}
replay-keys = Les flèches avancent ou reculent d’une étape, Espace lance la lecture, Début et Fin vont au début ou à la fin. Ou balayez l’écran.
