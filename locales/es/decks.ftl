### Mazos de imágenes: qué falla en un mazo o una imagen y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

# Describe una carta que nadie ha descrito aún. $number (Number): el número de la carta
decks-number = Imagen { $number }

# Lectura de un archivo. $reason (String): lo que dijo el sistema
decks-unreadable = no se puede leer: { $reason }.
# $limit (Number): kilobytes
decks-too-big = ocupa más de { $limit } kB; un mazo necesita mucho menos.
decks-not-utf8 = no es texto UTF-8; guárdalo como UTF-8.
# $where (String): línea y columna
decks-not-toml = no es TOML ({ $where }); busca una comilla, una coma o un corchete que falte.
# $field (String): un nombre ante un signo igual
decks-unknown-field = no conoce «{ $field }»; corrige el nombre o quítalo.
decks-missing-field = falta «{ $field }»; añádelo.
decks-not-a-table = «{ $field }» debe escribirse [[{ $field }]].
# $detail (String): lo que se esperaba, en palabras del lector
decks-shape = no tiene la forma correcta: { $detail }.

# Lo que dice deck.toml. $id (String): el identificador de un mazo
decks-deck-id = «{ $id }» no es un identificador de mazo; usa minúsculas, cifras y guiones sueltos, sin empezar por table-.
decks-no-name = el mazo no tiene nombre; escribe uno en [name], por ejemplo es = "…".
# $least, $most, $found (Number)
decks-card-count = un mazo tiene de { $least } a { $most } cartas; hay { $found }.
decks-card-id = no es un identificador de carta; usa minúsculas, cifras y guiones sueltos.
decks-card-twice = otra carta tiene el mismo identificador; cada una necesita el suyo.
decks-file-twice = una imagen de esta carta se usa dos veces; cada carta necesita sus propios archivos.
# $field (String): un texto del mazo, por ejemplo title.fr
decks-text-empty = «{ $field }» está vacío; escríbelo o quítalo.
# $limit (Number): caracteres
decks-text-long = «{ $field }» tiene más de { $limit } caracteres; acórtalo.
decks-text-form = «{ $field }» tiene espacios sobrantes, signos invisibles o letras descompuestas; escríbelo de nuevo.
# $languages (String): códigos de idioma
decks-language-missing = falta «{ $field }» en { $languages }; allí se leerá otro idioma.
# $tag (String)
decks-tag = «{ $tag }» en { $field } no es una etiqueta o está dos veces; son palabras inglesas en minúsculas, una vez cada una.
decks-tag-count = { $field } debería tener de { $least } a { $most } etiquetas; hay { $found }.
# $found (Number): cuántas cartas no la tienen
decks-no-tiny = faltan imágenes «tiny» (240 × 360) de algunas cartas (en total, { $found }); los teléfonos cargan «small» en su lugar.

# Archivos de un mazo. $file (String)
decks-file-name = «{ $file }» no es un nombre de imagen; usa letras, cifras, - y _, una carpeta como mucho, y .webp.
decks-file-missing = { $file } no está; añádelo o corrige el nombre.
decks-file-unreadable = { $file } no es un archivo normal que se pueda leer; los enlaces no se siguen.
decks-file-big = { $file } ocupa más de 2 MB; guárdalo más pequeño.
decks-not-webp = { $file } no es una imagen WebP fija; stella deck new las hace a partir de otras imágenes.
# $size (String): ancho × alto
decks-wrong-size = { $file } debe medir { $size } píxeles; stella deck new da este tamaño a las imágenes.

# Imágenes que alguien trae. $limit (Number): megabytes o megapíxeles
decks-picture-missing = no está; corrige el nombre.
decks-picture-kind = no es una imagen JPEG, PNG, WebP o AVIF, diga lo que diga su nombre; guárdala como una de ellas.
decks-picture-broken = está dañada o incompleta; guárdala de nuevo.
decks-picture-pixels = tiene más de { $limit } megapíxeles; redúcela.
# $least (Number): píxeles
decks-picture-small = es demasiado pequeña; cada lado necesita al menos { $least } píxeles.
decks-picture-heavy = pide más tiempo o memoria de lo que puede una imagen; guárdala como simple JPEG.
decks-zip-broken = está dañado o es un zip que no se puede leer; hazlo de nuevo.
decks-zip-many = El zip tiene { $found } archivos; { $most } como mucho.
decks-zip-path = tiene un nombre que sale del zip; haz el zip de nuevo.
decks-zip-link = es un enlace, no una imagen; incluye la imagen misma.
decks-zip-locked = está protegido con contraseña; haz el zip sin ella.
decks-zip-method = está comprimido de un modo poco común; haz un zip corriente.
decks-zip-bomb = crecería sin medida al descomprimirse; haz el zip de nuevo.
