### The lesson at /learn: one short sentence at a time, beside the thing that it is about.

learn-hint = Una ronda en dos minutos, contra tres personajes
learn-coach = Guía
learn-you = Tú
learn-next = Seguir
learn-restart = Volver a empezar
learn-leave = Salir de la lección
learn-word = Cada ronda tiene una palabra. Descubre su carta.
# $word (String): the clue word
learn-mark = ¿Qué imágenes te hacen pensar en «{ $word }»? Pulsa tres: aquí bastan. En una partida, tú eliges cuántas.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nadie ve tus cruces. Pulsa una más.
    [many] Nadie ve tus cruces. Pulsa { $count } más.
   *[other] Nadie ve tus cruces. Pulsa { $count } más.
}
# $button (String): what the button says
learn-done = Tres cruces: los demás también han elegido ya. Pulsa «{ $button }».
learn-enough = En esta lección bastan tres. Pulsa una de las tuyas para borrarla.
learn-lanterns = Los faroles muestran cuántas imágenes ha marcado cada persona.
learn-alone = Si nadie más ha marcado la imagen que señalas, te caes: ya no ganas estrellas en esta ronda.
learn-dark = { $player } ha marcado más que nadie y está en la oscuridad: más oportunidades, pero una Caída cuesta más.
learn-scout = Eres el explorador. Pulsa una de tus imágenes que seguro que alguien más ha marcado.
learn-turn = Te toca otra vez: pulsa otra de tus imágenes.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] ¡Chispa! Otra persona también la ha marcado.
    [many] ¡Chispa! Otras { $count } personas la han marcado: 2 estrellas para ti y para cada una.
   *[other] ¡Chispa! Otras { $count } personas la han marcado: 2 estrellas para ti y para cada una.
}
learn-super-mine = ¡Superchispa! Solo otra persona la ha marcado: 3 estrellas para ti y para esa persona.
learn-fall-mine = Nadie más la ha marcado: te caes. Conservas tus estrellas, pero no ganas más en esta ronda.
# $mine: whether the reader gets stars for it too
learn-spark = { $mine ->
    [yes] { $player } encuentra una Chispa: tres o más han marcado la imagen. Tú también: 2 estrellas para ti.
   *[no] { $player } encuentra una Chispa: tres o más han marcado la imagen, 2 estrellas para cada persona.
}
learn-super = { $mine ->
    [yes] { $player } encuentra una Superchispa contigo: nadie más ha marcado la imagen. ¡3 estrellas para cada cual!
   *[no] { $player } encuentra una Superchispa: solo dos han marcado la imagen, 3 estrellas para cada persona.
}
learn-fall = Nadie más la ha marcado: { $player } se cae y no gana más estrellas en esta ronda.
# $mine: whether the reader gets stars for it; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Otra Chispa: 2 estrellas para ti.
   *[no] Otra Chispa, pero sin estrellas para ti.
}
learn-again-super = { $mine ->
    [yes] Otra Superchispa: 3 estrellas para ti.
   *[no] Otra Superchispa, pero sin estrellas para ti.
}
learn-again-fall = { $me ->
    [yes] Nadie más la ha marcado: tú también te caes.
   *[no] Nadie más la ha marcado: { $player } también se cae.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } se ha caído, pero su cruz sigue contando para ti.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Se cuenta la ronda: cada estrella es un punto. Tienes uno.
    [many] Se cuenta la ronda: cada estrella es un punto. Tienes { $count }.
   *[other] Se cuenta la ronda: cada estrella es un punto. Tienes { $count }.
}
learn-cost = { $player } se cayó en la oscuridad: un punto menos por cada imagen que le dio estrellas.
learn-kept = { $player } estaba en la oscuridad, pero no se cayó: no pierde ningún punto.
learn-end = Así es una ronda. Una partida tiene cuatro; gana quien suma más puntos.

### Tips of a first game: each new thing is said once, where it happens.

tips-label = Consejo
tips-known = Entendido
tip-you = Juegas como { $player }: tu símbolo lleva un aro.
tip-closer = Mantén pulsada una imagen para verla de cerca.
tip-closer-mouse = Haz clic derecho en una imagen para verla de cerca, o pulsa Z.
tip-lantern = Los faroles indican cuántas imágenes ha marcado cada persona.
tip-dark = { $me ->
    [yes] Has marcado más que nadie: estás en la oscuridad. Una Caída te costaría un punto por cada imagen con estrellas.
   *[no] { $player } ha marcado más que nadie y está en la oscuridad: una Caída le costaría más.
}
tip-scout = El explorador señala una imagen que ha marcado. Si tú también la has marcado, ganáis estrellas.
tip-fall = Te has caído. Conservas tus estrellas, pero no ganas más en esta ronda.
tip-ready = Tómate tu tiempo: se sigue cuando todo el mundo esté listo.
tip-new = En cada ronda hay cinco imágenes nuevas; las otras diez se quedan.
