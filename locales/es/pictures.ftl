### Imágenes propias de una mesa: la hoja donde quien dirige la mesa las trae, las describe y las quita.

pictures-title = Vuestras imágenes
pictures-open = Jugar con vuestras imágenes
# $most, $whole (Number): pictures; $file, $total (Number): megabytes
pictures-limits = Hasta { $most } imágenes (JPEG, PNG, WebP o AVIF, de hasta { $file } MB cada una) o un zip con ellas; { $total } MB en total. Si son menos de { $whole }, se mezclan con las del juego.
pictures-fate = Cada una se recorta desde el centro como carta vertical. Solo esta mesa puede verlas, y se borran con ella.
# Stands before the button that chooses pictures.
pictures-drop = Suelta aquí imágenes, una carpeta o un zip, o
pictures-choose = Elegir imágenes
pictures-other = Elegir otras imágenes
# $part (String): how much, in per cent
pictures-sending = Subiendo: { $part }
# $done, $of (Number): cards
pictures-making = Creando cartas: { $done } de { $of }
pictures-making-zip = Creando cartas: { $done }
# For screen readers, once.
pictures-sending-now = Subiendo las imágenes.
pictures-making-now = Convirtiendo las imágenes en cartas.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Vuestro mazo tiene ahora una imagen.
    [many] Vuestro mazo tiene ahora { $count } imágenes.
   *[other] Vuestro mazo tiene ahora { $count } imágenes.
}
pictures-mixed = { $count ->
    [one] Una imagen, mezclada con las del juego
    [many] { $count } imágenes, mezcladas con las del juego
   *[other] { $count } imágenes, mezcladas con las del juego
}
pictures-doubles = { $count ->
    [one] Se ha omitido una imagen repetida.
    [many] Se han omitido { $count } imágenes repetidas.
   *[other] Se han omitido { $count } imágenes repetidas.
}
pictures-here = { $count ->
    [one] Una imagen
    [many] { $count } imágenes
   *[other] { $count } imágenes
}
pictures-describe = Descripciones
pictures-describe-hint = Para quienes no pueden ver las imágenes. Toda la mesa las lee tal como las escribes.
pictures-saved = Guardado
pictures-remove = Quitar las imágenes
pictures-remove-sure = ¿Quitar todas estas imágenes de la mesa?
pictures-removed = Se han quitado las imágenes.

error-pictures = Estas imágenes no se pueden usar, así que no se ha guardado nada.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = ocupa más de { $limit } MB; redúcela.
decks-picture-count = Un mazo necesita de { $least } a { $most } imágenes; tienes { $found }.
decks-total-bytes = Juntas, las imágenes ocupan más de { $limit } MB; redúcelas o usa menos.
decks-zip-alone = Sube el zip solo, sin otros archivos.

# The name of the deck that a table has uploaded.
decks-own = Vuestras imágenes
