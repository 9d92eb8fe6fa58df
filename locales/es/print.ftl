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
print-fallen = Caída en la oscuridad: −1 por imagen
print-points = Puntos
print-start = Salida: todos los faroles aquí
print-word-here = Aquí va la carta de Palabra
print-line = Fila { $line }
print-last = Última ronda
print-first-scout = Explorador inicial
print-board-about = Colocad todos los faroles en la salida, con el lado encendido hacia arriba. Cuando todo el mundo haya terminado de marcar, moved cada farol al número de cruces de su jugador. Si una sola persona es la que más ha hecho, dadle la vuelta a su farol: lado apagado hacia arriba. Después de cada ronda, su marcador indica qué fila de imágenes se cambia.
print-tokens-about = Recortad los faroles, doblad cada uno por la línea del medio y pegadlo: un lado está encendido y el otro, apagado. Poned los marcadores de ronda en el tablero y la estrella grande delante del explorador inicial.
print-setup-title = Antes de empezar
print-setup = Barajad las imágenes y colocad quince boca arriba, en tres filas de cinco. A cada imagen le corresponde la casilla que está en el mismo lugar de vuestra pizarra. Barajad las cartas de Palabra y tomad cuatro; en la primera partida, usad las numeradas del 1 al 4, en ese orden. Cada jugador necesita una pizarra, un rotulador y un farol. Elegid al azar al explorador inicial.
