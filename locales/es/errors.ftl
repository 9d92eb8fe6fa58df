### Por qué se rechaza una jugada: un mensaje por cada código de las reglas, E_TOO_MANY es error-too-many.

error-phase = Eso no es posible en este momento de la partida.
error-seat = No existe ese asiento en esta mesa.
error-player-count = Hacen falta de 3 a 6 jugadores, cada uno con su pizarra.
error-colour = Cada asiento necesita un color propio, uno de los seis del juego.

# $least (Number): el mínimo de cartas de un mazo
error-deck = El mazo necesita al menos { $least } cartas, todas distintas.

# $cards (Number): las cartas de Palabra de una partida
error-words = Hacen falta { $cards } cartas de Palabra distintas, cada una con una palabra o con dos diferentes.
error-not-first-scout = Solo el explorador inicial descubre la carta de Palabra.
error-already-swapped = En esta ronda ya se ha elegido la otra palabra.
error-no-other-word = Esta carta de Palabra solo tiene una palabra.
error-swap-too-late = Demasiado tarde para la otra palabra: alguien ya ha pasado su rotulador.
error-locked = Ya has pasado tu rotulador: tu pizarra se queda como está.
error-card = No hay ninguna imagen así en la mesa.
error-already-marked = Ya hay una cruz en esta imagen.

# $limit (Number): el máximo de cruces en una pizarra
error-too-many = En una pizarra no caben más de { $limit } cruces.
error-not-marked = No tienes ninguna cruz en esta imagen.
error-too-few = Marca al menos una imagen antes de pasar tu rotulador.
error-not-locked = Todavía no has pasado tu rotulador.
error-strict-pens = En esta mesa no se puede recuperar un rotulador que ya se ha pasado.
error-already-announced = Ya has anunciado tu número.

# $count (Number): el número anunciado
error-wrong-count = No tienes { $count } en tu pizarra: anuncia el número verdadero de cruces.
error-not-scout = Solo el explorador señala una imagen.
error-already-pointed = Alguien ya ha señalado esta imagen.
