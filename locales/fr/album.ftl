### L’album d’une partie terminée, et sa rediffusion.

album-open = Album et rediffusion
album-title = Album
album-game = Partie { $game }
album-of-table = Parties précédentes de cette table
album-none = Aucune partie n’est encore terminée à cette table.
album-missing = Cet album n’existe pas, ou ne vous est pas ouvert.
album-opening = Ouverture de l’album…
album-replay = Revoir la partie
album-print = Imprimer ou enregistrer en PDF
album-record = Enregistrer les données
album-keep = Garder sur cet appareil
album-kept = Gardé sur cet appareil
album-keep-hint = Un album gardé s’ouvre aussi sans réseau, même quand la table n’existe plus. Personne d’autre ne le voit.
album-keep-failed = Ce navigateur n’a pas pu garder l’album.
album-from-kept = Ceci est la copie gardée sur cet appareil.
album-kept-here = Albums gardés
album-closed-own = À cette table, les plaquettes restent fermées : vous voyez ce que tout le monde a vu, et vos propres croix.
album-closed = À cette table, les plaquettes restent fermées : vous voyez ce que tout le monde a vu.
album-pointings = Ce qui a été montré
album-no-pointings = Aucune image n’a été montrée.
album-my-crosses = Vos croix : { $places }

replay-title = Rediffusion
replay-back-to-album = Retour à l’album
replay-controls = Étapes de la partie
replay-eyes = À travers quels yeux
replay-board = Comme la table l’a vu
replay-eyes-of = À travers les yeux de { $player }
replay-play = Lecture
replay-pause = Pause
replay-previous = Étape précédente
replay-next = Étape suivante
replay-step = Étape { $step } sur { $count }
replay-marked = Tout le monde a coché ses images.
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Vous avez fait une croix.
        [many] Vous avez fait { $count } croix.
       *[other] Vous avez fait { $count } croix.
    }
   *[no] { $count ->
        [one] { $player } a fait une croix.
        [many] { $player } a fait { $count } croix.
       *[other] { $player } a fait { $count } croix.
    }
}
replay-keys = Les flèches avancent et reculent, Espace lance la lecture, Début et Fin sautent ; ou balayez.
