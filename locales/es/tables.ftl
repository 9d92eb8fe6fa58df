### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Esta mesa no existe o no tienes acceso.
error-name = Un nombre necesita de 1 a 24 caracteres visibles.
error-language = Stella aún no está disponible en este idioma.
error-full = No queda ningún asiento libre en esta mesa.
error-colour-taken = Alguien de la mesa ya tiene este color.
error-symbol-taken = Alguien de la mesa ya tiene este símbolo.
error-not-host = Solo puede hacerlo quien dirige la mesa.
error-no-member = Esa persona no está en la mesa.
error-no-seat = Ese asiento no existe.
error-program = Un programa solo puede hacer las jugadas de su propio asiento.
error-seat-taken = Ese asiento está ocupado.
error-not-seated = Estás mirando: siéntate para jugar.
error-game-running = Podrás hacerlo cuando termine la partida.
error-no-game = En esta mesa no hay ninguna partida en curso.
error-between-rounds = Podrás sentarte en cuanto acabe esta ronda.

# $option (String): the name of the setting
error-option = Este ajuste no es posible: { $option }.
error-own-words = Estas palabras no se pueden usar tal como están.
# $letters (String): characters
error-letters = Las fuentes de impresión no tienen estos caracteres de vuestras palabras: { $letters }. Cambiad esas palabras o dejad fuera las cartas de Palabra.
error-not-approved = Quien dirige la mesa aún no te ha dejado entrar.
error-ticket = Este enlace ya se usó o ha caducado. Crea uno nuevo en tu otro dispositivo.
error-screen = Ningún televisor espera con este código. Vuelve a mirarlo: puede que muestre otro.
error-code = Ninguna mesa espera con este código. Revisa las letras o pide el enlace.
error-code-closed = La partida ya ha empezado en esta mesa, así que su código ya no vale. Pide el enlace a alguien de la mesa.
error-list = En el orden, cada imagen aparece una sola vez.
error-message = Algo ha ido mal. Recarga la página, por favor.
error-rate = Vas un poco deprisa. Espera un momento e inténtalo de nuevo.
error-reaction-time = Una reacción podría revelar algo. Espera a que se puntúe la ronda.
error-reaction-rate = Son muchas reacciones. Espera un momento.
error-reactions-off = En esta mesa las reacciones están desactivadas.
error-audience = Solo pueden marcar con la mesa las personas sin asiento.
error-audience-late = La mesa ya no admite cruces del público en esta ronda.
error-audience-full = El público está completo. Aun así puedes mirar.
# $most (Number): public links that a table may have
error-links = Esta mesa ya tiene { $most } enlaces públicos. Revoca antes uno.
error-notifications = En esta mesa no hay notificaciones.
error-no-link = Este enlace no existe o ya no funciona.
error-no-guess = Esta ronda no se puede adivinar.
error-sky = Este cielo no está abierto: aún no ha llegado, pasó hace demasiado o está desactivado en este servidor.
error-sky-done = Tus cruces para este cielo ya son definitivas.
error-sky-changed = Este cielo tiene ahora otras imágenes. Recarga la página.
error-sky-round = Esta ronda ha avanzado. Recarga la página.
error-circle = Este círculo ya no existe o el enlace está incompleto.
error-circle-full = Este círculo está completo: ya son 30 personas.
error-circles = Ya estás en 20 círculos. Deja uno primero.
error-table-rate = En esta mesa pasan demasiadas cosas. Inténtalo de nuevo en un minuto.
error-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
error-store = El servidor no puede guardar ahora, así que nada ha cambiado. Inténtalo de nuevo en un momento.
error-not-over = Podrás repasar la partida cuando haya terminado.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Hacen falta al menos { $least } jugadores. { $seats ->
    [one] De momento hay uno.
    [many] De momento hay { $seats }.
   *[other] De momento hay { $seats }.
}
