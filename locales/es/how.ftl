### Cómo se juega, en un minuto. Con nuestras propias palabras; las reglas numeradas están en docs/rules.md.

how-idea-title = Una palabra, quince imágenes
how-idea = Un juego para 3 a 6 personas, sin límite de tiempo. Todo el mundo ve las mismas quince imágenes y la misma palabra clave. Encuentra las imágenes que otros también asocian con la palabra.
how-associate-title = Asociar
how-associate = El explorador inicial se elige al azar y descubre la carta de Palabra. En secreto, marca todas las imágenes que encajen con la palabra: una como mínimo, diez como máximo. Tómate tu tiempo y después di que has terminado. Si alguien no conoce la palabra, o no os gusta, podéis acordar entre todos usar la otra de la carta.
how-announce-title = Anunciar
how-announce = Los faroles muestran cuántas cruces ha hecho cada cual. Si tú eres quien más ha hecho, sin empate, estás en la oscuridad: procura no caerte. Si hay empate en cabeza, nadie está en la oscuridad.
how-reveal-title = Revelar
how-reveal = Empieza el explorador inicial y señala una de sus cruces. Si solo otra persona ha marcado esa imagen, es una Superchispa: 3 estrellas para las dos. Si la han marcado otras dos o más, es una Chispa: 2 estrellas para cada una. Después le toca a quien sigue en sentido horario. Cada imagen se señala una sola vez. Consejo: empieza por tu imagen más evidente.
how-fall-title = Caída
how-fall = Si nadie más la ha marcado, el explorador se cae: mantiene sus estrellas, pero en esta ronda ya no gana más ni vuelve a ser explorador. Las cruces de quien se ha caído siguen contando para los demás. Quien se ha caído o no tiene más cruces pierde el turno. La ronda acaba cuando ya nadie puede señalar.
how-score-title = Puntuación
how-score = Cada estrella es un punto. Si estabas en la oscuridad y te has caído, pierdes un punto por cada imagen que te haya dado estrellas.
how-end-title = Cuatro rondas
how-end = Tras cada una de las tres primeras rondas se cambian cinco imágenes (las cinco primeras, luego las cinco siguientes y luego las últimas), y la siguiente persona en sentido horario pasa a ser el explorador inicial. Después de cuatro rondas gana quien tenga más puntos; si hay empate, la victoria se comparte.
