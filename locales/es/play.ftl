### La partida.

play-round = Ronda { $round } de 4
play-clue = Palabra clave
play-cards = Las imágenes
# $place (Number): de 1 a 15; $line (Number), $column (Number)
play-card = Imagen { $place }, fila { $line }, columna { $column }
# $number (Number): what is printed on a real card
play-card-number = Carta número { $number }
play-card-marked = marcada por ti
play-card-new = nueva en esta ronda
# $count (Number)
play-count = { $count ->
    [0] Aún no hay cruces
    [one] Una cruz
    [many] { $count } cruces
   *[other] { $count } cruces
}
play-mark = Marcar esta imagen
play-unmark = Quitar la cruz
play-turn-word = Descubrir la carta de Palabra
play-wait-word = Esperando a que { $player } descubra la carta de Palabra.
play-pass = He terminado
play-take-back = Cambiar mis cruces
play-passed = Ha terminado
play-marking = Marcando…
play-marks-outdated = La palabra ha cambiado: revisa tus cruces.
play-waiting-for = Esperamos a { $players }
# Only these players are waited for, and they are offline. $many (Number) of them; $count (Number) of seconds
play-absent = { $many ->
    [one] { $players } no está. Seguimos en { $count } s.
    [many] { $players } no están. Seguimos en { $count } s.
   *[other] { $players } no están. Seguimos en { $count } s.
}
play-your-turn = Te toca
play-wish-swap = Usar «{ $word }»
play-withdraw-swap = No, esta
# $count (Number) de $all (Number) quieren la otra palabra
play-swap-count = { $count } de { $all } a favor. Hace falta el acuerdo de todos.
play-list = Mi orden para señalar
play-list-hint = Tus cruces se señalan en este orden si no estás o si lo activas aquí abajo. Solo tú puedes verlo.
play-list-follow = Usar este orden
play-list-up = Subir la imagen { $place }
play-list-down = Bajar la imagen { $place }
play-list-empty = Primero marca algunas imágenes; luego ordénalas aquí.
play-lanterns = Faroles
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: una cruz
    [many] { $player }: { $count } cruces
   *[other] { $player }: { $count } cruces
}
play-in-the-dark = en la oscuridad
play-dark = { $player }: en la oscuridad.
play-dark-hint = Más cruces que nadie: una Caída costaría un punto por cada imagen que haya dado estrellas.
play-announce = { $count ->
    [one] He hecho una cruz
    [many] He hecho { $count } cruces
   *[other] He hecho { $count } cruces
}
play-you-are-scout = Te toca: pulsa una de tus imágenes
play-point-hint = Como explorador, señalas una imagen que has marcado. Si nadie más la ha marcado, te caes.
play-scout = { $player } elige una imagen
play-point = Señalar esta imagen
play-point-sure = ¿Señalar la imagen { $place }?
play-point-yes = Sí, esta
play-spark = ¡Chispa!
play-super = ¡Superchispa!
play-fall = Caída
# $count (Number)
play-stars = { $count ->
    [one] una estrella
    [many] { $count } estrellas
   *[other] { $count } estrellas
}
play-fallen = se ha caído
play-open = { $count ->
    [0] no quedan cruces
    [one] queda una cruz
    [many] quedan { $count } cruces
   *[other] quedan { $count } cruces
}
play-log = Qué ha pasado
play-scores = Puntuación
play-total = Total
play-player = Nombre
play-why = ¿Por qué?
play-why-title = { $me ->
    [yes] { $count ->
        [one] Por qué tienes un punto
        [many] Por qué tienes { $count } puntos
       *[other] Por qué tienes { $count } puntos
    }
   *[no] { $count ->
        [one] Por qué { $player } tiene un punto
        [many] Por qué { $player } tiene { $count } puntos
       *[other] Por qué { $player } tiene { $count } puntos
    }
}
play-away = sin conexión: juega un suplente
play-left = ha dejado la mesa: juega un suplente
play-scout-pawn = Explorador inicial
play-table-menu = La mesa
play-watching = Estás mirando la partida.

account-R-402 = Chispa en la imagen { $place }
account-R-403 = Superchispa en la imagen { $place }
account-R-404 = Caída en la imagen { $place }
account-R-405 = La imagen { $place } llegó después de la Caída: sin estrellas
account-R-502 = En la oscuridad y con una Caída: un punto menos por cada imagen que haya dado estrellas
account-R-503 = No se resta nada: haría falta una Caída y estar en la oscuridad

carried-word_turned = Se ha descubierto la carta de Palabra en lugar de { $player }.
carried-own_crosses = { $player } no estaba o se quedó sin tiempo; valen las cruces hechas hasta entonces.
carried-stand_in_marked = Un suplente ha marcado por { $player }.
carried-pointing_list = Se ha usado el orden de { $player }.
carried-stand_in_pointed = Un suplente ha señalado por { $player }.
carried-number_said = Se ha anunciado el número en lugar de { $player }.

end-title = Fin de la partida
end-wins = { $count ->
    [one] { $me ->
        [yes] ¡Has ganado!
       *[no] ¡Gana { $players }!
    }
    [many] ¡{ $players } comparten la victoria!
   *[other] ¡{ $players } comparten la victoria!
}
end-record = Repasar la partida
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Chispa perdida: imagen { $places }
    [many] Chispas perdidas: imágenes { $places }
   *[other] Chispas perdidas: imágenes { $places }
}
end-no-lost-sparks = No se perdió ninguna Chispa.
end-slates = Todas las pizarras de la ronda { $round }
end-to-lobby = Volver a la mesa

board-join = Apunta aquí con el móvil

keys-title = Atajos de teclado
keys-arrows = Flechas: moverse entre las imágenes
keys-space = Espacio o Intro: marcar o señalar
keys-zoom = Z: ver de cerca, o volver
keys-magnify = + y −: ampliar la imagen grande; después las flechas la recorren
keys-pass = P: he terminado, o cambiar mis cruces
keys-log = L: qué ha pasado
keys-help = ?: esta lista

### Lo que ha pasado, contado una vez: en el registro y a los lectores de pantalla. $me dice si fue quien lee.

log-game-began = { $me ->
    [yes] Empieza la partida. Eres el explorador inicial.
   *[no] Empieza la partida. Explorador inicial: { $player }.
}
log-word-turned = { $me ->
    [yes] Has descubierto la carta de Palabra: «{ $word }».
   *[no] { $player } ha descubierto la carta de Palabra: «{ $word }».
}
log-swap-wished = { $me ->
    [yes] Quieres la otra palabra.
   *[no] { $player } quiere la otra palabra.
}
log-swap-withdrawn = { $me ->
    [yes] Ya no quieres la otra palabra.
   *[no] { $player } ya no quiere la otra palabra.
}
log-word-swapped = Todo el mundo está de acuerdo: ahora la palabra es «{ $word }».
log-passed = { $me ->
    [yes] Has terminado de marcar.
   *[no] { $player } ha terminado de marcar.
}
log-taken-back = { $me ->
    [yes] Estás cambiando tus cruces.
   *[no] { $player } está cambiando sus cruces.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] Has marcado una imagen.
        [many] Has marcado { $count } imágenes.
       *[other] Has marcado { $count } imágenes.
    }
   *[no] { $count ->
        [one] { $player } ha marcado una imagen.
        [many] { $player } ha marcado { $count } imágenes.
       *[other] { $player } ha marcado { $count } imágenes.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] Se ha marcado una imagen por ti.
        [many] Se han marcado { $count } imágenes por ti.
       *[other] Se han marcado { $count } imágenes por ti.
    }
   *[no] { $count ->
        [one] Se ha marcado una imagen en lugar de { $player }.
        [many] Se han marcado { $count } imágenes en lugar de { $player }.
       *[other] Se han marcado { $count } imágenes en lugar de { $player }.
    }
}
log-dark = { $me ->
    [yes] Has hecho más cruces que nadie y estás en la oscuridad.
   *[no] { $player } ha hecho más cruces que nadie y está en la oscuridad.
}
log-nobody-dark = No hay nadie en la oscuridad.
log-spark = { $me ->
    [yes] Señalas la imagen { $place }: ¡Chispa! También la han marcado: { $others }.
   *[no] { $player } señala la imagen { $place }: ¡Chispa! También la han marcado: { $others }.
}
log-super = { $me ->
    [yes] Señalas la imagen { $place }: ¡Superchispa! La otra cruz: { $others }.
   *[no] { $player } señala la imagen { $place }: ¡Superchispa! La otra cruz: { $others }.
}
# The reader among the others of a Spark.
log-you = tú
log-fall = { $me ->
    [yes] Señalas la imagen { $place }: nadie más la ha marcado. Te caes.
   *[no] { $player } señala la imagen { $place }: nadie más la ha marcado. { $player } se cae.
}
log-skipped-fallen = { $me ->
    [yes] Te has caído y pierdes el turno.
   *[no] { $player } se ha caído y pierde el turno.
}
log-skipped-no_open_cross = { $me ->
    [yes] No te quedan cruces y pierdes el turno.
   *[no] A { $player } no le quedan cruces y pierde el turno.
}
log-next-scout = { $me ->
    [yes] Haces de explorador.
   *[no] { $player } hace de explorador.
}
log-points = { $me ->
    [yes] { $count ->
        [one] Tú: un punto.
        [many] Tú: { $count } puntos.
       *[other] Tú: { $count } puntos.
    }
   *[no] { $count ->
        [one] { $player }: un punto.
        [many] { $player }: { $count } puntos.
       *[other] { $player }: { $count } puntos.
    }
}
log-next-round = { $me ->
    [yes] Empieza la ronda { $round }. Eres el explorador inicial.
   *[no] Empieza la ronda { $round }. Explorador inicial: { $player }.
}
log-over = { $count ->
    [one] { $me ->
        [yes] Fin de la partida. Ganas.
       *[no] Fin de la partida. Gana { $players }.
    }
    [many] Fin de la partida. { $players } comparten la victoria.
   *[other] Fin de la partida. { $players } comparten la victoria.
}
log-carried-on = { $me ->
    [yes] La mesa ha jugado por ti.
   *[no] La mesa ha jugado por { $player }.
}
log-away = { $player } ha perdido la conexión.
log-back = { $player } ha vuelto.
log-came = { $player } se ha unido a la mesa.
log-went = { $player } ha dejado la mesa.
log-new-host = { $me ->
    [yes] Ahora diriges tú la mesa.
   *[no] Ahora dirige la mesa { $player }.
}

# Botones de la imagen grande.
play-next-picture = Imagen siguiente
play-previous-picture = Imagen anterior
play-describe = Qué hay en la imagen
play-magnify = Ampliar
play-whole = Ver la imagen entera
play-picture = Imagen { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Ronda { $round }: «{ $word }»
# $players (String): who marked it
play-picture-held = Imagen { $place }: { $players }
play-picture-unheld = Imagen { $place }: nadie
play-held-by = marcada por { $players }
play-rule = Regla { $rule }
play-now-scout = explorador
play-to-come = La carta de Palabra sigue boca abajo.
board-scores = Tras la ronda { $round }
keys-escape = Escape: cerrar o saltar la animación
# Above the picture of each round that most players had marked.
end-brightest = Las imágenes que os unieron
# $count (Number) of $all (Number) players; on the TV
board-passed = Han terminado: { $count } de { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Queda un segundo
    [many] Quedan { $count } segundos
   *[other] Quedan { $count } segundos
}

# The audience: people without a seat, who mark along on their phones
audience-mark = Estás entre el público: marca tú también
audience-you-saw = Tú también la has visto.
audience-you-not = Esta vez no.
# After a verdict. $seen (Number): how many of the audience marked the picture; $viewers (Number): of how many
audience-saw = { $seen } de { $viewers } del público también la han visto
# At the end. $players (String)
audience-closest = El público piensa sobre todo como { $players }
# Below that. $rounds (String): “2 and 3”; $count (Number) of them
audience-rounds = { $count ->
    [one] Contado en la ronda { $rounds }
    [many] Contado en las rondas { $rounds }
   *[other] Contado en las rondas { $rounds }
}
audience-lost = { $count ->
    [one] El servidor ya no recuerda la ronda { $rounds }
    [many] El servidor ya no recuerda las rondas { $rounds }
   *[other] El servidor ya no recuerda las rondas { $rounds }
}
audience-forgotten = El servidor ya no recuerda lo que marcó el público en esta ronda.
