### Imágenes propias de una mesa: la hoja donde quien dirige la mesa las trae, las describe y las quita.

pictures-title = Nuestras propias imágenes
pictures-open = Jugar con nuestras imágenes
# $least, $most (Number): pictures; $file, $total (Number): megabytes
pictures-limits = De { $least } a { $most } imágenes JPEG, PNG, WebP o AVIF, de { $file } MB cada una como máximo, o un zip con ellas; { $total } MB en total.
pictures-fate = Cada una se recorta como carta vertical alrededor de su centro. Solo las ve esta mesa y se borran con ella.
# Stands before the button that chooses pictures.
pictures-drop = Suelta aquí imágenes, una carpeta o un zip, o bien
pictures-choose = Elegir imágenes
pictures-other = Elegir otras imágenes
# $part (String): how much, in per cent
pictures-sending = Subiendo: { $part }
# $done, $of (Number): cards
pictures-making = Convirtiendo en cartas: { $done } de { $of }
pictures-making-zip = Convirtiendo en cartas: { $done }
# For screen readers, once.
pictures-sending-now = Las imágenes se están subiendo.
pictures-making-now = Las imágenes se están convirtiendo en cartas.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Vuestro mazo tiene ahora una imagen.
    [many] Vuestro mazo tiene ahora { $count } de imágenes.
   *[other] Vuestro mazo tiene ahora { $count } imágenes.
}
pictures-doubles = { $count ->
    [one] Una estaba repetida y se ha dejado fuera.
    [many] { $count } estaban repetidas y se han dejado fuera.
   *[other] { $count } estaban repetidas y se han dejado fuera.
}
pictures-here = { $count ->
    [one] Una imagen
    [many] { $count } de imágenes
   *[other] { $count } imágenes
}
pictures-describe = Qué se ve en ellas
pictures-describe-hint = Para quienes no pueden ver las imágenes. Toda la mesa lo lee tal como lo escribes.
pictures-saved = Guardado
pictures-remove = Quitar estas imágenes
pictures-remove-sure = ¿Quitarlas todas de esta mesa?
pictures-removed = Se han quitado las imágenes.

error-pictures = Estas imágenes no se pueden usar; no se ha guardado nada.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = ocupa más de { $limit } MB; guárdala más pequeña.
decks-picture-count = Un mazo tiene de { $least } a { $most } imágenes; hay { $found }.
decks-total-bytes = Todas las imágenes juntas ocupan más de { $limit } MB; redúcelas o elige menos.
decks-zip-alone = Un zip debe venir solo, sin otros archivos.

# The name of the deck that a table has uploaded.
decks-own = Imágenes propias
