### Los talleres: cartas y mazos propios, paso a paso.

maker-words-title = Vuestras cartas de palabras
maker-words-about = Hasta diez cartas. La palabra de abajo es por si nadie quiere la de arriba; puede quedar vacía.
maker-upper = Carta { $card }, palabra de arriba
maker-lower = Carta { $card }, palabra de abajo
maker-add = Añadir una carta
maker-remove = Quitar la carta { $card }
maker-paste = Pegar una lista
maker-paste-hint = Una carta por línea, con una barra entre dos palabras.
maker-paste-take = Usar esta lista
maker-check = Comprobar las cartas
maker-words-fine = Con estas cartas podéis jugar.
maker-words-save = Guardar para la próxima mesa
maker-words-kept = Guardadas en este navegador: vuestra próxima mesa las ofrece entre las palabras propias.
maker-words-use = Usar en esta mesa
maker-words-used = Esta mesa ya tiene estas cartas.
maker-deck-title = Vuestro mazo
maker-deck-about = De treinta imágenes propias a un mazo con el que todo el mundo puede jugar. Se quedan en este dispositivo hasta que las guardes.
maker-step-choose = 1. Elegir imágenes
maker-step-describe = 2. Recortar y describir
maker-step-try = 3. Probar un reparto
maker-step-save = 4. Guardar
maker-reading = Faltan por leer: { $count }
maker-count = { $count ->
    [one] Una imagen
    [many] { $count } imágenes
   *[other] { $count } imágenes
}; un mazo tiene de { $least } a { $most }.
maker-unreadable = Estos archivos no son imágenes o están dañados: { $files }
maker-picture = Imagen { $number }
maker-picture-lacking = Imagen { $number }, aún sin describir
maker-crop = Lo que va en la carta
maker-crop-hint = Arrástrala o usa las flechas; más y menos cambian el tamaño, 0 empieza de nuevo.
maker-zoom = Tamaño
maker-describe = Qué se ve en la imagen { $number }
maker-left = { $count ->
    [0] Todas las imágenes están descritas.
    [one] A una imagen aún le falta la descripción.
    [many] A { $count } imágenes aún les falta la descripción.
   *[other] A { $count } imágenes aún les falta la descripción.
}
maker-next = Siguiente por describir
maker-drop = Quitar la imagen { $number }
maker-deal = Repartir quince
maker-deal-about = Así podría empezar una partida
maker-not-yet = Un mazo necesita al menos { $least } imágenes, y cada una una descripción para quien no puede verla.
maker-name = Nombre del mazo
maker-give = Dar a esta mesa
maker-keep = Guardar en un archivo
maker-keep-hint = Quien lleva un servidor puede ofrecer este archivo como mazo en todas las mesas.
