### Mazos de imágenes: qué falla en un mazo o una imagen y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

# Describe una carta que nadie ha descrito aún. $number (Number): el número de la carta
decks-number = Imagen { $number }

# Imágenes que alguien trae. $limit (Number): megabytes o megapíxeles
decks-picture-kind = no es una imagen JPEG, PNG, WebP o AVIF, diga lo que diga su nombre; guárdala como una de ellas.
decks-picture-broken = está dañada o incompleta; guárdala de nuevo.
decks-picture-pixels = tiene más de { $limit } megapíxeles; redúcela.
# $least (Number): píxeles
decks-picture-small = es demasiado pequeña; cada lado necesita al menos { $least } píxeles.
decks-picture-heavy = pide demasiado tiempo o memoria; guárdala como un JPEG normal.
decks-zip-broken = está dañado o es un zip que no se puede leer; hazlo de nuevo.
decks-zip-many = El zip tiene { $found } archivos; { $most } como mucho.
decks-zip-path = tiene un nombre que sale del zip; haz el zip de nuevo.
decks-zip-link = es un enlace, no una imagen; incluye la imagen misma.
decks-zip-locked = está protegido con contraseña; haz el zip sin ella.
decks-zip-method = está comprimido de un modo poco común; haz un zip corriente.
decks-zip-bomb = se volvería enorme al descomprimirse; haz el zip de nuevo.
