### Por qué se rechaza una jugada: un mensaje por cada código de las reglas, E_TOO_MANY es error-too-many.

error-phase = No puedes hacer eso en este momento de la partida.
error-seat = No existe ese asiento en esta mesa.
error-player-count = Una partida necesita de 3 a 6 jugadores, cada uno con su pizarra.
error-colour = Cada asiento necesita su propio color, uno de los seis del juego.

# $least (Number): el mínimo de cartas de un mazo
error-deck = Un mazo necesita al menos { $least } cartas distintas.

# $cards (Number): las cartas de Palabra de una partida
error-words = Una partida necesita { $cards } cartas de Palabra distintas, cada una con una palabra o con dos diferentes.
error-not-first-scout = Solo el explorador inicial puede descubrir la carta de Palabra.
error-already-swapped = En esta ronda ya habéis cambiado a la otra palabra.
error-no-other-word = Esta carta de Palabra solo tiene una palabra.
error-swap-too-late = Demasiado tarde para cambiar de palabra: alguien ya ha terminado.
error-locked = Has terminado, así que tus cruces ya no pueden cambiar.
error-card = Esa imagen no está en la mesa.
error-already-marked = Ya has marcado esta imagen.

# $limit (Number): el máximo de cruces en una pizarra
error-too-many = Puedes hacer { $limit } cruces como máximo.
error-not-marked = No has marcado esta imagen.
error-too-few = Primero marca al menos una imagen.
error-not-locked = Aún no has terminado: todavía puedes cambiar tus cruces.
error-strict-pens = En esta mesa, cuando has terminado, tus cruces son definitivas.
error-already-announced = Ya has anunciado tu número.

# $count (Number): el número anunciado
error-wrong-count = Tu pizarra no tiene { $count }: anuncia el número real de cruces.
error-not-scout = Solo el explorador puede señalar una imagen.
error-already-pointed = Alguien ya ha señalado esta imagen.
