### La galería: imágenes y palabras para mirar.

gallery-title = Galería
gallery-pictures = Imágenes
gallery-words = Cartas de Palabra
gallery-make-words = Crear cartas de Palabra
gallery-make-deck = Crear un mazo
gallery-about = Míralas todas: nada de aquí revela una partida en curso.
gallery-number = Imagen { $number }
gallery-words-language = Idioma de las palabras
