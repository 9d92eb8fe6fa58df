### Las cartas de Palabra: qué falla en un archivo y cómo arreglarlo. Cada frase sigue a «archivo: carta: ».

words-not-utf8 = no es texto UTF-8; guárdalo como UTF-8.
# $where (String): línea y columna
words-not-toml = no es TOML ({ $where }); busca unas comillas, una coma o un corchete que falten.
# $line (Number)
words-not-csv = no es CSV en la línea { $line }; busca unas comillas sin cerrar.
# $field (String): un nombre delante de un signo igual
words-unknown-field = el campo «{ $field }» no existe; corrige el nombre o quítalo.

# $text (String)
words-same-word = las dos palabras son «{ $text }»; una carta necesita dos diferentes.

# Cartas propias.
words-own-shape = no es una carta propia; escribe [[own]] y debajo words = ["una", "dos"].
words-own-too-many = tiene más de { $limit } cartas propias; quita alguna.
# $found (Number)
words-own-words-per-card = número de palabras: { $found }; una carta propia tiene una o dos.
words-own-empty = tiene una palabra vacía; escríbela o quítala.
# $character (String): un punto de código como U+202E
words-own-character = «{ $text }» tiene un carácter que no puede ir en ese lugar ({ $character }); vuelve a teclear la palabra.
words-own-long = «{ $text }» pasa de { $limit } caracteres; acórtala.
words-own-looks-like-id = «{ $text }» se escribe como el identificador de una de nuestras palabras; escríbela de otra forma.
words-own-word-twice = «{ $text }» también está en la carta propia { $other }; deja una.
