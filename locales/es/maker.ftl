### Los talleres: cartas y mazos propios, paso a paso.

maker-words-title = Vuestras cartas de Palabra
maker-words-about = Hasta diez cartas. La palabra de abajo es la reserva por si a nadie le gusta la de arriba; puede quedar vacía.
maker-upper = Carta { $card }, palabra de arriba
maker-lower = Carta { $card }, palabra de abajo
maker-add = Añadir una carta
maker-remove = Quitar la carta { $card }
maker-paste = Pegar una lista
maker-paste-hint = Una carta por línea, con una barra entre dos palabras
maker-paste-take = Usar esta lista
maker-check = Comprobar las cartas
maker-words-fine = Estas cartas están listas para jugar.
maker-words-save = Guardar para la próxima mesa
maker-words-kept = Guardadas en este navegador. Las encontrarás en «Vuestras palabras» en tu próxima mesa.
maker-words-use = Usar en esta mesa
maker-words-used = Añadidas a esta mesa.
maker-deck-title = Vuestro mazo
maker-deck-about = Convierte treinta o más imágenes tuyas en un mazo con el que cualquiera puede jugar. Se quedan en este dispositivo hasta que las guardes.
maker-step-choose = 1. Elegir imágenes
maker-step-describe = 2. Recortar y describir
maker-step-try = 3. Probar un reparto
maker-step-save = 4. Guardar
maker-reading = Leyendo { $count } más…
maker-count = { $count ->
    [one] Una imagen
    [many] { $count } imágenes
   *[other] { $count } imágenes
}; un mazo necesita de { $least } a { $most }.
maker-unreadable = Estos archivos no son imágenes o están dañados: { $files }
maker-picture = Imagen { $number }
maker-picture-lacking = Imagen { $number }, aún sin descripción
maker-crop = Recorte
maker-crop-hint = Arrástrala o usa las flechas; más y menos cambian el tamaño, 0 restablece.
maker-zoom = Tamaño
maker-describe = Descripción de la imagen { $number }
maker-left = { $count ->
    [0] Todas las imágenes están descritas.
    [one] A una imagen aún le falta la descripción.
    [many] A { $count } imágenes aún les falta la descripción.
   *[other] A { $count } imágenes aún les falta la descripción.
}
maker-next = Siguiente sin descripción
maker-drop = Quitar la imagen { $number }
maker-deal = Repartir quince imágenes
maker-deal-about = Así podría empezar una partida
maker-not-yet = Un mazo necesita al menos { $least } imágenes, cada una con una descripción para quienes no pueden verla.
maker-name = Nombre del mazo
maker-give = Usar en esta mesa
maker-keep = Guardar en un archivo
maker-keep-hint = Cualquiera que tenga un servidor puede ofrecer este archivo como mazo en todas las mesas.
