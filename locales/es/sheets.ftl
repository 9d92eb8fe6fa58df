### Imprimir y jugar: la hoja donde se elige qué se imprime.

sheets-title = Imprimir y jugar
sheets-about = Un PDF del juego, para jugar sin ningún dispositivo. Imprimid por ambos lados (voltear por el borde largo) al 100 % y cortad por las marcas.
sheets-parts = Qué imprimir
sheets-part-rules = Reglas
sheets-part-board = Tablero y faroles
sheets-part-slates = Pizarras
sheets-part-scores = Hoja de puntos
sheets-part-words = Cartas de Palabra
sheets-part-pictures = Imágenes
sheets-words-own = Solo vuestras palabras
sheets-paper = Papel
sheets-paper-a4 = A4
sheets-paper-letter = Carta (EE. UU.)
sheets-size = Tamaño de las imágenes
sheets-size-large = Grandes, cuatro por página
sheets-size-small = Pequeñas, nueve por página
sheets-backs = Reverso de las cartas
sheets-backs-night = Noche estrellada
sheets-backs-light = Contornos, para ahorrar tinta
sheets-backs-none = Ninguno
sheets-language = Idioma
sheets-language-hint = Para reglas y palabras
sheets-make = Crear el PDF
sheets-making = Creando el PDF. Con imágenes puede tardar hasta dos minutos…
sheets-done = El PDF está listo. Lo encontrarás en tus descargas.
