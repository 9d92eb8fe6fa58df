### Mazos de imágenes: qué falla en un mazo o una imagen y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

# Describe una carta que nadie ha descrito aún. $number (Number): el número de la carta
decks-number = Imagen { $number }

# Imágenes que alguien trae. $limit (Number): megabytes o megapíxeles
decks-picture-kind = no es una imagen JPEG, PNG, WebP o AVIF, diga lo que diga su nombre; guárdala en uno de esos formatos.
decks-picture-broken = está dañada o incompleta; guárdala de nuevo.
decks-picture-pixels = tiene más de { $limit } megapíxeles; redúcela.
# $least (Number): píxeles
decks-picture-small = es demasiado pequeña; cada lado necesita al menos { $least } píxeles.
decks-picture-heavy = pide demasiado tiempo o memoria; guárdala de nuevo como un JPEG normal.
decks-zip-broken = está dañado o no es un zip que se pueda leer; hazlo de nuevo.
decks-zip-many = El zip tiene { $found } archivos; el máximo es { $most }.
decks-zip-path = tiene una ruta que sale del zip; haz el zip de nuevo.
decks-zip-link = es un enlace, no una imagen; añade la imagen misma.
decks-zip-locked = está protegido con contraseña; haz el zip sin ella.
decks-zip-method = usa un tipo de compresión poco común; haz un zip corriente.
decks-zip-bomb = sería enorme al descomprimirse; haz el zip de nuevo.
