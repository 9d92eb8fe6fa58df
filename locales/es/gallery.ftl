### La galería: imágenes y palabras para mirar.

gallery-title = Galería
gallery-pictures = Imágenes
gallery-words = Cartas de palabras
gallery-make-words = Crear cartas de palabras
gallery-make-deck = Crear un mazo
gallery-about = Todo el mundo puede mirarlas todas: nada de aquí revela qué hay en una mesa ni qué vendrá después.
gallery-number = Imagen { $number }
gallery-words-hint = El idioma de las palabras
