### The album of a finished game, and its replay.

album-open = Album e replay
album-title = Album
# $game (Number): which game of this table, from 1
album-game = Partita { $game }
album-of-table = Partite precedenti a questo tavolo
album-none = A questo tavolo non ci sono ancora partite finite.
album-missing = Questo album non esiste, oppure non puoi accedervi.
album-opening = Apertura dell’album…
album-replay = Guarda il replay
album-print = Stampa o salva in PDF
album-record = Scarica i dati
album-keep = Salva su questo dispositivo
album-kept = Salvato su questo dispositivo
album-keep-hint = Un album salvato si apre anche offline, perfino dopo che il tavolo è stato eliminato. Solo tu puoi vederlo.
album-keep-failed = Questo browser non è riuscito a salvare l’album.
album-from-kept = Questa è la copia salvata su questo dispositivo.
album-kept-here = Album salvati
# Where slates stay closed.
album-closed-own = A questo tavolo le lavagnette restano segrete: vedi quello che hanno visto tutti, più le tue crocette.
album-closed = A questo tavolo le lavagnette restano segrete: vedi quello che hanno visto tutti.
album-pointings = Immagini indicate
album-no-pointings = Nessuno ha indicato immagini.
# $places (String): numbers of pictures, such as "1, 5, 9"
album-my-crosses = Le tue crocette: { $places }

replay-title = Replay
replay-back-to-album = Torna all’album
replay-controls = Comandi del replay
replay-eyes = Punto di vista
replay-board = Quello che hanno visto tutti
# $player (String): a name
replay-eyes-of = Punto di vista di { $player }
replay-play = Riproduci
replay-pause = Pausa
replay-previous = Passo indietro
replay-next = Passo avanti
# $step (Number): counted from 1; $count (Number): how many steps there are
replay-step = Passo { $step } di { $count }
replay-marked = Tutti hanno segnato le loro immagini.
# $me (String): "yes" for the reader's own seat; $player (String): a name; $count (Number): crosses
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Hai fatto una crocetta.
        [many] Hai fatto { $count } crocette.
       *[other] Hai fatto { $count } crocette.
    }
   *[no] { $count ->
        [one] { $player } ha fatto una crocetta.
        [many] { $player } ha fatto { $count } crocette.
       *[other] { $player } ha fatto { $count } crocette.
    }
}
replay-keys = Le frecce vanno passo per passo, la barra spaziatrice avvia il replay, Inizio e Fine saltano agli estremi. Oppure scorri con il dito.
