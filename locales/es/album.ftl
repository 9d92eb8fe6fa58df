### El álbum de una partida terminada y su repetición.

album-open = Álbum y repetición
album-title = Álbum
album-game = Partida { $game }
album-of-table = Partidas anteriores en esta mesa
album-none = En esta mesa aún no hay partidas terminadas.
album-missing = Este álbum no existe o no tienes acceso.
album-opening = Abriendo el álbum…
album-replay = Ver la repetición
album-print = Imprimir o guardar como PDF
album-record = Descargar los datos
album-keep = Guardar en este dispositivo
album-kept = Guardado en este dispositivo
album-keep-hint = Un álbum guardado se abre también sin conexión, incluso después de borrar la mesa. Solo tú puedes verlo.
album-keep-failed = Este navegador no ha podido guardar el álbum.
album-from-kept = Esta es la copia guardada en este dispositivo.
album-kept-here = Álbumes guardados
album-closed-own = En esta mesa las pizarras siguen en secreto: ves lo que vio todo el mundo, además de tus propias cruces.
album-closed = En esta mesa las pizarras siguen en secreto: ves lo que vio todo el mundo.
album-pointings = Imágenes señaladas
album-no-pointings = Nadie señaló ninguna imagen.
album-my-crosses = Tus cruces: { $places }

replay-title = Repetición
replay-back-to-album = Volver al álbum
replay-controls = Controles de la repetición
replay-eyes = Punto de vista
replay-board = Lo que vio todo el mundo
replay-eyes-of = Punto de vista de { $player }
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
replay-keys = Las flechas van paso a paso, Espacio reproduce, Inicio y Fin saltan. O desliza el dedo.
