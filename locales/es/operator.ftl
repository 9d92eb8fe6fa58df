### `stella tables`: para quien mantiene un servidor.

cli-tables-code = Código
cli-tables-status = Estado
cli-tables-people = Personas
cli-tables-seats = Asientos
cli-tables-games = Partidas
cli-tables-round = Ronda
cli-tables-step = Paso
cli-tables-points = Puntos
cli-tables-created = Creada
cli-tables-touched = Última actividad

# $status (String): lobby, playing, over or unreadable
cli-tables-status-is = { $status ->
    [lobby] sala
    [playing] en juego
    [over] terminada
   *[unreadable] ilegible
}

# $phase (String): the step of the game
cli-tables-phase = { $phase ->
    [associate-word] espera la palabra
    [associate-mark] marcando
    [announce] anunciando
    [reveal] señalando
    [scoring] puntuada
    [over] terminada
   *[none] –
}
cli-tables-none = No hay ninguna mesa.

# $tables (Number)
cli-tables-ask = { $tables ->
    [one] ¿Borrar esta mesa y todo rastro de ella?
    [many] ¿Borrar estas { $tables } mesas y todo rastro de ellas?
   *[other] ¿Borrar estas { $tables } mesas y todo rastro de ellas?
} Escribe «{ cli-tables-ask-yes }»:
cli-tables-ask-yes = sí
cli-tables-deleted = { $tables ->
    [one] { $tables } mesa borrada.
    [many] { $tables } mesas borradas.
   *[other] { $tables } mesas borradas.
}
# $file (String)
cli-tables-exported = Escrito en { $file }.

# What went wrong. $code (String): as typed; $folder, $file, $reason (String)
cli-tables-kept = no se ha borrado nada.
cli-tables-yes = añade --yes para borrar sin preguntar.
cli-tables-no-table = no hay ninguna mesa { $code }; stella tables list las nombra todas.
cli-tables-no-log = no hay mesas en { $folder }; indica la carpeta del servidor con --data.
cli-tables-unreadable = no se puede usar { $file }: { $reason }.
cli-tables-unwritable = no se puede escribir { $file }: { $reason }.
cli-tables-broken = no se puede leer el registro de { $code }: { $reason }.
cli-tables-secrets =
    el registro de { $code } contiene cruces que nadie ha mostrado; añade --with-secrets si de verdad lo necesitas.

cli-minds-nothing = Los bots aún no han aprendido nada aquí.
# $votes (Number): imágenes marcadas o dejadas; $cards, $cells (Number): cuántas imágenes y parejas de palabra e imagen
cli-minds-votes = { $votes } votos sobre { $cards } imágenes y { $cells } parejas de palabra e imagen.
# $deck (String): identificador del mazo; $most, $least (String): imágenes
cli-minds-deck = { $deck }: las más marcadas { $most }; las menos { $least }
cli-minds-ask = ¿Olvidar todo lo que los bots aprendieron aquí? (sí/no)
cli-minds-yes = No hay a quién preguntar: añade --yes para olvidar todo lo que aprendieron los bots.
cli-minds-kept = No se ha olvidado nada.
cli-minds-forgotten = Los bots han olvidado todo lo que aprendieron aquí. Un servidor en marcha lo olvida tras su próxima partida.
# $file (String): una ruta; $reason (String): lo que dice el sistema
cli-minds-unusable = No se puede usar { $file }: { $reason }
