### Lo que chats y buscadores muestran de un enlace; el servidor lo pone en la página. Y notificaciones.

share-invited = Stella: te invitan a una mesa
# The picture beside a link, for those who do not see it.
share-picture = Una pequeña figura ante una estrella recortada en un cielo nocturno de papel, de la que suben faroles
# Of a public link to a finished game, which opens with a question.
# $word (String): the word of a round
share-guess = «{ $word }»: ¿qué habrías marcado tú?
# Where the word is the table’s own.
share-game = Una partida de Stella
# $players (String): the names of all
share-guess-named = Jugaron esta ronda: { $players }. Marca tú también y mira quién piensa como tú.
share-guess-unnamed = Una mesa jugó esta ronda. Marca tú también y mira quién piensa como tú.

sky-preview = El cielo de esta noche: «{ $word }»
sky-preview-about = Una palabra, quince imágenes, un minuto. ¿Cuáles marcarías?
# On the picture beside the link of a sky.
sky-preview-question = ¿Cuáles marcarías?

# A notification at a table over days
share-opened = Se ha abierto una nueva ronda. Te toca marcar.
