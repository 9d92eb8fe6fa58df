### Las cartas de Palabra: qué falla en un archivo y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

words-not-utf8 = no es texto UTF-8; guárdalo como UTF-8.
# $where (String): línea y columna
words-not-toml = no es TOML válido en { $where }; busca unas comillas, una coma o un corchete que falten.
# $line (Number)
words-not-csv = no es CSV válido en la línea { $line }; busca unas comillas sin cerrar.
# $field (String): un nombre delante de un signo igual
words-unknown-field = tiene un campo desconocido, «{ $field }»; corrige el nombre o quítalo.

# $text (String)
words-same-word = las dos palabras son «{ $text }»; una carta necesita dos palabras diferentes.

# Cartas propias.
words-own-shape = no es una carta de Palabra; escribe [[own]] y debajo words = ["una", "dos"].
words-own-too-many = tiene más de { $limit } cartas; quita alguna.
# $found (Number)
words-own-words-per-card = número de palabras: { $found }; una carta tiene una o dos.
words-own-empty = tiene una palabra vacía; escríbela o quítala.
# $character (String): un punto de código como U+202E
words-own-character = «{ $text }» contiene un carácter que no está permitido ({ $character }); vuelve a escribir la palabra.
words-own-long = «{ $text }» tiene más de { $limit } caracteres; acórtala.
words-own-looks-like-id = «{ $text }» parece el identificador de una palabra de Stella; escríbela de otra forma.
words-own-word-twice = «{ $text }» también está en la carta { $other }; deja una.
