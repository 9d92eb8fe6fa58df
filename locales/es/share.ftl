### Lo que chats y buscadores muestran de un enlace; el servidor lo pone en la página.

share-invited = Stella: te invitan a una mesa
# The picture beside a link, for those who do not see it.
share-picture = Una pequeña figura ante una estrella recortada en un cielo nocturno de papel, de la que suben faroles

# Of a public link to a finished game: where names are left out, and with them.
share-result = ¿Quiénes piensan igual? Una partida de Stella
# $players (String): the names of all
share-result-named = Quiénes piensan igual: { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = Una partida de Stella. Puntos: { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = Las palabras: { $words }.

sky-preview = El cielo de esta noche: «{ $word }»
sky-preview-about = Una palabra, quince imágenes, un minuto. ¿Cuáles marcarías?
