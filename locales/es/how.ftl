### Cómo se juega, en un minuto. Con nuestras propias palabras; las reglas numeradas están en docs/rules.md.

how-idea-title = Una palabra, quince imágenes
how-idea = Un juego para 3 a 6 personas, sin límite de tiempo. Todo el mundo ve las mismas quince imágenes y la misma palabra clave. Encuentra las imágenes que otros también asocian con la palabra.
how-associate-title = Asociar
how-associate = El explorador inicial descubre la carta de Palabra. En secreto, marca todas las imágenes que encajen con la palabra: una como mínimo, diez como máximo. Tómate tu tiempo y después pasa tu rotulador. ¿Alguien no conoce la palabra o no os gusta? Si todo el mundo está de acuerdo, usad la otra de la carta.
how-announce-title = Anunciar
how-announce = Los faroles muestran cuántas cruces ha hecho cada cual. Quien tiene más que nadie está en la oscuridad, y más le vale no caerse. Si hay empate en cabeza, no hay nadie en la oscuridad.
how-reveal-title = Revelar
how-reveal = Empieza el explorador inicial y señala una de sus cruces. ¿Solo otra persona ha marcado esa imagen? Superchispa: 3 estrellas para las dos. ¿Otras dos o más? Chispa: 2 estrellas para cada persona. Después le toca a quien sigue en sentido horario. Una imagen no se señala dos veces.
how-fall-title = Caída
how-fall = ¿Nadie más la ha marcado? El explorador se cae: conserva sus estrellas, pero ya no gana más en esta ronda y deja de ser explorador. Tras una Caída, las cruces siguen contando para los demás. Quien se ha caído o ya no tiene cruces pierde el turno. La ronda acaba cuando le ocurre a todo el mundo.
how-score-title = Puntuación
how-score = Cada estrella es un punto. Solo quien se cae en la oscuridad pierde un punto por cada imagen que le haya dado estrellas.
how-end-title = Cuatro rondas
how-end = Tras cada una de las tres primeras rondas llegan cinco imágenes nuevas y el explorador inicial cambia en sentido horario. Después de cuatro rondas gana quien tenga más puntos; la victoria se puede compartir.
how-try = Pruébalo ahora, con tres bots
