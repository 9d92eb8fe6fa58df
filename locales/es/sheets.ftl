### Imprimir y jugar: la hoja donde se elige qué se imprime.

sheets-title = Imprimir y jugar
sheets-about = Un PDF del juego, para jugar sin ningún dispositivo. Imprimid las cartas por las dos caras, girando por el lado largo, al 100 %, y cortad por las marcas.
sheets-parts = Qué imprimir
sheets-part-rules = Reglas
sheets-part-board = Tablero y faroles
sheets-part-slates = Pizarras
sheets-part-scores = Hoja de puntos
sheets-part-words = Cartas de palabras
sheets-part-pictures = Imágenes
sheets-words-own = Solo nuestras palabras
sheets-paper = Papel
sheets-paper-a4 = A4
sheets-paper-letter = Carta (EE. UU.)
sheets-size = Tamaño de las imágenes
sheets-size-large = Grandes, cuatro por página
sheets-size-small = Pequeñas, nueve por página
sheets-backs = Reverso de las cartas
sheets-backs-night = Noche de estrellas
sheets-backs-light = Contornos, para ahorrar tinta
sheets-backs-none = Ninguno
sheets-language = Idioma
sheets-language-hint = De reglas y palabras
sheets-make = Crear el PDF
sheets-making = Se está creando el PDF; con imágenes tarda hasta dos minutos…
sheets-done = El PDF está listo: está en tus descargas.
