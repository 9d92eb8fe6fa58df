# What `stella print` and the host's button put on paper.

print-pictures = Imágenes
print-words = Cartas de Palabra
print-slates = Pizarra
print-board = Tablero
print-scores = Puntuación
print-rules = Reglas
print-tokens = Fichas
print-name = Nombre
print-clue = Palabra clave
print-crosses = Cruces
print-stars = Estrellas
print-fallen = Oscuridad y Caída: − 1 por imagen
print-points = Puntos
print-start = Salida: todos los faroles
print-word-here = Aquí va la carta de Palabra
print-line = Línea { $line }
print-last = Última ronda
print-first-scout = Explorador inicial
print-board-about = Colocad los faroles en la salida, con el lado encendido hacia arriba. Cuando todo el mundo haya terminado de marcar, cada farol va al número de cruces de su jugador. Si alguien tiene más que nadie, le da la vuelta a su farol: lado apagado hacia arriba. Después de cada ronda, su marcador indica qué línea de imágenes se cambia.
print-tokens-about = Recortad los faroles, doblad cada uno por la línea del medio y pegadlo: un lado está encendido y el otro, apagado. Los marcadores de ronda van en el tablero; la estrella grande, delante del explorador inicial.
print-setup-title = Antes de empezar
print-setup = Barajad las imágenes y colocad quince boca arriba, en tres líneas de cinco. A cada una le corresponde la casilla que está en el mismo lugar de vuestra pizarra. Barajad las cartas de Palabra y tomad cuatro; en la primera partida, las numeradas del 1 al 4, en ese orden. Cada jugador necesita una pizarra, un lápiz y un farol. Elegid al azar al explorador inicial.
