### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Esta mesa no existe o no está abierta para ti.
error-name = Un nombre tiene entre 1 y 24 caracteres visibles.
error-language = Stella aún no habla este idioma.
error-full = No queda ningún asiento libre en esta mesa.
error-colour-taken = Alguien de la mesa ya tiene este color.
error-symbol-taken = Alguien de la mesa ya tiene este símbolo.
error-not-host = Solo puede hacerlo quien dirige la mesa.
error-no-member = Esa persona no está en la mesa.
error-no-seat = Ese asiento no existe.
error-program = Un programa puede jugar en su propio asiento y nada más.
error-seat-taken = Ese asiento está ocupado.
error-not-seated = Estás mirando: siéntate para jugar.
error-game-running = Hay que esperar a que termine la partida.
error-no-game = En esta mesa no se está jugando ninguna partida.
error-between-rounds = Podrás sentarte en cuanto acabe esta ronda.

# $option (String): the name of the setting
error-option = Esta elección no es posible: { $option }.
error-own-words = Estas palabras no se pueden usar tal como están.
# $letters (String): characters
error-letters = La letra de imprenta no tiene estos caracteres de vuestras palabras: { $letters }. Cambiad esas palabras o dejad fuera las cartas de palabras.
error-not-approved = Todavía no te han dejado entrar.
error-ticket = Este enlace ya se usó o ha caducado. Pide otro en tu otro dispositivo.
error-screen = Ningún televisor espera con este código. Vuelve a mirarlo: puede que muestre otro.
error-list = El orden para señalar incluye cada imagen una sola vez.
error-message = La mesa no lo ha entendido. Recarga la página, por favor.
error-rate = Vas un poco deprisa. Espera un momento e inténtalo de nuevo.
error-reaction-time = Una cara revelaría demasiado ahora. Envíala cuando se haya contado la ronda.
error-reaction-rate = Son muchas caras. Espera un momento.
error-reactions-off = En esta mesa las caras están desactivadas.
# $most (Number): public links that a table may have
error-links = Esta mesa ya tiene { $most } enlaces públicos. Retira antes uno.
error-no-link = Este enlace no existe o ya no existe.
error-table-rate = En esta mesa han pasado tantas cosas que tiene que esperar un poco. Inténtalo de nuevo en un minuto.
error-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
error-store = El servidor no puede guardar ahora, así que nada ha cambiado. Inténtalo de nuevo en un momento.
error-not-over = Podrás repasar la partida cuando termine.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Hacen falta al menos { $least } jugadores. { $seats ->
    [one] De momento hay uno.
    [many] De momento hay { $seats }.
   *[other] De momento hay { $seats }.
}
