### Las cartas de Palabra: qué falla en un archivo y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

# Al leer un archivo. $reason (String): lo que dice el sistema
words-unreadable = no se puede leer: { $reason }.
# $limit (Number): kilobytes
words-too-big = ocupa más de { $limit } kB; unas cartas de Palabra necesitan mucho menos.
words-not-utf8 = no es texto UTF-8; guárdalo como UTF-8.
# $where (String): línea y columna
words-not-toml = no es TOML ({ $where }); busca unas comillas, una coma o un corchete que falten.
# $line (Number)
words-not-csv = no es CSV en la línea { $line }; busca unas comillas sin cerrar.
words-empty = no tiene cartas de Palabra; una carta empieza por [[card]].
# $field (String): un nombre delante de un signo igual
words-unknown-field = no se conoce «{ $field }»; corrige el nombre o quítalo.
words-missing-field = falta «{ $field }»; añádelo.
words-not-a-table = «{ $field }» debe escribirse como [[{ $field }]].
# $detail (String): lo que se esperaba, en palabras del lector
words-shape = tiene una forma incorrecta: { $detail }.

# Cartas traducidas. $word (String): el identificador de una palabra; $expected (String): un identificador
words-word-id = «{ $word }» no es un identificador de palabra; escribe w. y minúsculas, cifras y guiones sueltos.
words-card-id = el identificador debe formarse con las dos palabras: «{ $expected }».
words-card-twice = esta carta también está en { $other }; deja una.
words-word-twice = { $word } también está en la carta { $other }; cada palabra tiene una sola carta.
words-same-word = las dos palabras son «{ $text }»; una carta necesita dos diferentes.
# $languages (String): códigos de idioma
words-language-missing = no tiene textos en { $languages }; añade para cada idioma una línea con dos textos.
# $language (String): un código de idioma; $text (String): un texto de la carta
words-text-empty = { $language } tiene un texto vacío; escribe la palabra.
words-text-form = { $language } «{ $text }» tiene espacios de más, signos invisibles o letras descompuestas; vuelve a teclearlo.
words-text-long = { $language } «{ $text }» pasa de { $limit } caracteres; busca una palabra más corta.
# $found (String): números, o una raya
words-discovery-numbers = las cartas de Palabra de Descubrimiento llevan los números 1, 2, 3 y 4, una vez cada uno; hay: { $found }.
words-too-few-cards = una partida necesita al menos 4 cartas normales; hay { $found }.

# Parecidos. $card (String): la carta del otro texto
words-same-text = { $language } «{ $text }» se lee igual que «{ $other }» en { $card }; cambia uno o permítelo con [[lookalike]].
words-look-alike = { $language } «{ $text }» se parece a «{ $other }» en { $card }; cambia uno o permítelo con [[lookalike]].
words-lookalike-unused = { $language }: { $text } y { $other } no se parecen (o ya no); quita esta entrada.

# Cartas propias.
words-own-form = las palabras propias se guardan en archivos .toml o .csv; cambia el nombre del archivo.
words-own-shape = no es una carta propia; escribe [[own]] y debajo words = ["una", "dos"].
words-own-too-many = tiene más de { $limit } cartas propias; quita alguna.
# $found (Number)
words-own-words-per-card = número de palabras: { $found }; una carta propia tiene una o dos.
words-own-empty = tiene una palabra vacía; escríbela o quítala.
# $sign (String): un punto de código como U+202E
words-own-sign = «{ $text }» tiene un signo que no puede ir en ese lugar ({ $sign }); vuelve a teclear la palabra.
words-own-long = «{ $text }» pasa de { $limit } caracteres; acórtala.
words-own-looks-like-id = «{ $text }» se escribe como el identificador de una de nuestras palabras; escríbela de otra forma.
words-own-word-twice = «{ $text }» también está en la carta propia { $other }; deja una.
