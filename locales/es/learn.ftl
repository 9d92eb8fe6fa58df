### The lesson at /learn: one short sentence at a time.

learn-play = Aprender jugando
learn-rules = Leer las reglas
learn-coach = Guía
learn-you = Tú
learn-next = Seguir
learn-restart = Volver a empezar
learn-leave = Salir de la lección
learn-word = Cada ronda tiene una palabra. Descubre la carta.
# $word (String): the clue word
learn-mark = ¿Qué imágenes te hacen pensar en «{ $word }»? Pulsa tres. En una partida de verdad, tú eliges cuántas.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nadie ve tus cruces. Pulsa una más.
    [many] Nadie ve tus cruces. Pulsa { $count } más.
   *[other] Nadie ve tus cruces. Pulsa { $count } más.
}
# $button (String): what the button says
learn-done = Tres cruces. Los demás también han terminado. Pulsa «{ $button }».
learn-enough = Para esta lección bastan tres. Pulsa una de las tuyas para quitar su cruz.
learn-lanterns = Cada farol muestra cuántas imágenes ha marcado esa persona.
learn-dark = { $player } ha marcado más que nadie y está en la oscuridad: más oportunidades de puntuar, pero también más que perder.
learn-scout = Eres el explorador. Pulsa una de tus imágenes que seguramente alguien más ha marcado.
learn-turn = Te toca otra vez: pulsa otra de tus imágenes.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] ¡Chispa! Otra persona también la ha marcado: 2 estrellas para ti y 2 para esa persona.
    [many] ¡Chispa! Otras { $count } personas también la han marcado: 2 estrellas para ti y para cada una.
   *[other] ¡Chispa! Otras { $count } personas también la han marcado: 2 estrellas para ti y para cada una.
}
learn-super-mine = ¡Superchispa! Solo otra persona la ha marcado: 3 estrellas para ti y para esa persona.
learn-fall-mine = Nadie más la ha marcado, así que te caes. Mantienes tus estrellas, pero no ganas más en esta ronda.
# $mine: whether the reader gets stars for it too, gets none after a fall, or did not mark it
learn-spark = { $mine ->
    [yes] { $player } encuentra una Chispa: al menos tres personas han marcado la imagen. Tú también: 2 estrellas para ti.
    [fallen] { $player } encuentra una Chispa: al menos tres personas han marcado la imagen, 2 estrellas para cada una. Tú también, pero te has caído: ninguna para ti.
   *[no] { $player } encuentra una Chispa: al menos tres personas han marcado la imagen, 2 estrellas para cada una.
}
learn-super = { $mine ->
    [yes] { $player } encuentra una Superchispa contigo: nadie más ha marcado la imagen. ¡3 estrellas por cabeza!
    [fallen] { $player } encuentra una Superchispa: exactamente dos personas han marcado la imagen, 3 estrellas para cada una. Pero tú te has caído: ninguna para ti.
   *[no] { $player } encuentra una Superchispa: exactamente dos personas han marcado la imagen, 3 estrellas para cada una.
}
learn-fall = Nadie más la ha marcado: { $player } se cae y no gana más estrellas en esta ronda.
# $mine: as above; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Otra Chispa: 2 estrellas para ti.
    [fallen] Otra Chispa. También habías marcado la imagen, pero te has caído: sin estrellas para ti.
   *[no] Otra Chispa, pero no habías marcado la imagen.
}
learn-again-super = { $mine ->
    [yes] Otra Superchispa: 3 estrellas para ti.
    [fallen] Otra Superchispa. También habías marcado la imagen, pero te has caído: sin estrellas para ti.
   *[no] Otra Superchispa, pero no habías marcado la imagen.
}
learn-again-fall = { $me ->
    [yes] Nadie más la ha marcado: tú también te caes.
   *[no] Nadie más la ha marcado: { $player } también se cae.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } se ha caído, pero su cruz sigue contando para ti.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Hora de puntuar: cada estrella es un punto. Tienes uno.
    [many] Hora de puntuar: cada estrella es un punto. Tienes { $count }.
   *[other] Hora de puntuar: cada estrella es un punto. Tienes { $count }.
}
learn-cost = { $player } se cayó en la oscuridad: un punto menos por cada imagen que le dio estrellas.
learn-kept = { $player } estaba en la oscuridad, pero no se cayó: no pierde puntos.
learn-end = Así es una ronda. Una partida tiene cuatro; gana quien suma más puntos.

### Tips of a first game: each new thing is said once, when it happens.

tips-label = Consejo
tips-known = Entendido
tip-mark = Marca todas las imágenes que encajen con la palabra: de 1 a 10. Si eliges una que nadie más elige, puedes caerte; si la compartes, brillas.
tip-closer = Mantén pulsada una imagen para verla de cerca.
tip-closer-mouse = Haz clic derecho en una imagen para verla de cerca, o pulsa Z.
tip-lantern = Cada farol muestra cuántas imágenes ha marcado esa persona.
tip-dark = { $me ->
    [yes] Has marcado más que nadie: estás en la oscuridad. Si te caes, pierdes un punto por cada imagen que te haya dado estrellas.
   *[no] { $player } ha marcado más que nadie y está en la oscuridad: una Caída le costaría puntos de más.
}
tip-scout = El explorador señala una imagen que ha marcado. Si tú también la has marcado, ganáis estrellas.
tip-fall = Te has caído. Mantienes tus estrellas, pero no ganas más en esta ronda.
tip-ready = Tómate tu tiempo: la partida sigue cuando todo el mundo quiera.
tip-new = Cada nueva ronda trae cinco imágenes nuevas; las otras diez se quedan.
