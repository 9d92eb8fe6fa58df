### El álbum de una partida terminada y su repetición.

album-open = Álbum y repetición
album-title = Álbum
album-game = Partida { $game }
album-of-table = Partidas anteriores de esta mesa
album-none = En esta mesa aún no se ha terminado ninguna partida.
album-missing = Este álbum no existe o no está abierto para ti.
album-opening = Abriendo el álbum…
album-replay = Ver la repetición
album-print = Imprimir o guardar como PDF
album-record = Guardar los datos
album-keep = Conservar en este dispositivo
album-kept = Conservado en este dispositivo
album-keep-hint = Un álbum conservado se abre también sin red, incluso cuando la mesa ya no existe. Nadie más lo ve.
album-keep-failed = Este navegador no ha podido conservar el álbum.
album-from-kept = Esta es la copia conservada en este dispositivo.
album-kept-here = Álbumes conservados
album-closed-own = En esta mesa las pizarras quedan cerradas: ves lo que vio todo el mundo y tus propias cruces.
album-closed = En esta mesa las pizarras quedan cerradas: ves lo que vio todo el mundo.
album-pointings = Lo que se señaló
album-no-pointings = Nadie señaló ninguna imagen.
album-my-crosses = Tus cruces: { $places }

replay-title = Repetición
replay-back-to-album = Volver al álbum
replay-controls = Pasos de la partida
replay-eyes = Con qué ojos
replay-board = Como lo vio la mesa
replay-eyes-of = Con los ojos de { $player }
replay-play = Reproducir
replay-pause = Pausar
replay-previous = Paso atrás
replay-next = Paso adelante
replay-step = Paso { $step } de { $count }
replay-marked = Todo el mundo ha marcado sus imágenes.
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Hiciste una cruz.
        [many] Hiciste { $count } cruces.
       *[other] Hiciste { $count } cruces.
    }
   *[no] { $count ->
        [one] { $player } hizo una cruz.
        [many] { $player } hizo { $count } cruces.
       *[other] { $player } hizo { $count } cruces.
    }
}
replay-keys = Las flechas avanzan y retroceden, Espacio reproduce, Inicio y Fin saltan; o desliza el dedo.
