### Cómo se juega, en un minuto. Con nuestras propias palabras; las reglas numeradas están en docs/rules.md.

how-idea-title = Una palabra, quince imágenes
how-idea = Todo el mundo ve las mismas quince imágenes y la misma palabra clave. Encuentra las imágenes que otros también unen con la palabra.
how-associate-title = Asociar
how-associate = En secreto, marca todas las imágenes que encajen con la palabra: una como mínimo, diez como máximo. Después pasa tu rotulador. ¿La palabra no le gusta a nadie? Podéis poneros todos de acuerdo y usar la otra de la carta.
how-announce-title = Anunciar
how-announce = Los faroles muestran cuántas cruces ha hecho cada uno. Quien tiene más que nadie está en la oscuridad, y más le vale no caerse.
how-reveal-title = Revelar
how-reveal = Por turnos, el explorador señala una de sus cruces. ¿La ha marcado solo una persona más? Superchispa: 3 estrellas para cada una. ¿Dos o más? Chispa: 2 estrellas para cada una.
how-fall-title = Caída
how-fall = ¿Nadie más la ha marcado? El explorador se cae: conserva sus estrellas, pero ya no gana más en esta ronda. Tras una Caída, las cruces siguen contando para los demás.
how-score-title = Puntuación
how-score = Cada estrella es un punto. Solo quien se cae en la oscuridad pierde un punto por cada imagen con estrellas.
how-end-title = Cuatro rondas
how-end = Tras cada una de las tres primeras rondas llegan cinco imágenes nuevas y cambia el explorador inicial. Después de cuatro rondas gana quien tenga más puntos; la victoria se puede compartir.
how-try = Pruébalo ahora, con tres bots
