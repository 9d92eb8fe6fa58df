### Antes de la partida: quién está, cómo invitar y qué puede ajustar quien dirige la mesa.

lobby-title = La mesa
lobby-invite = Invitar
lobby-invite-hint = Tus amistades pueden abrir el enlace, escanear el código o escribir los ocho caracteres en la página de inicio.
lobby-board = Mostrar en un televisor
lobby-board-hint = Abre este enlace en la pantalla grande. Nunca muestra cruces secretas.
lobby-other-device = Usar mi asiento en otro dispositivo
lobby-other-device-hint = Este enlace sirve una vez y caduca en diez minutos. Los dos dispositivos mostrarán tu asiento.
lobby-seats = Asientos
lobby-add-bot = Añadir un bot
# $player (String): el nombre del bot
lobby-remove-bot = Quitar a { $player }
lobby-kick = Expulsar a { $player }
lobby-make-host = Ceder la mesa a { $player }
lobby-host = dirige
lobby-you = tú
lobby-program = programa
lobby-away = sin conexión
lobby-take-seat = Ocupar este asiento
lobby-sit-down = Sentarme
lobby-waiting = Piden entrar
lobby-let-in = Dejar entrar a { $player }
lobby-not-in-yet = Esperando a que te deje entrar quien dirige la mesa…
lobby-watching = Miran: { $players }
lobby-my-look = Mi color y mi símbolo
lobby-colour = Color
lobby-symbol = Símbolo
# $languages (String): their own names
lobby-languages = Idiomas en esta mesa: { $languages }
lobby-start = Empezar la partida
lobby-again = Jugar otra vez
# $count (Number): cuántos jugadores faltan
lobby-needs = { $count ->
    [one] Falta un jugador o un bot para empezar.
    [many] Faltan { $count } jugadores o bots para empezar.
   *[other] Faltan { $count } jugadores o bots para empezar.
}
# $player (String): quien dirige la mesa
lobby-host-starts = { $player } empezará la partida cuando esté todo el mundo.
lobby-leave = Dejar la mesa
lobby-leave-sure = ¿Dejar la mesa del todo? Tu asiento quedará libre para otra persona.

options-title = Ajustes de la partida
options-words = Palabras
options-words-ordinary = Cartas de Palabra
options-words-ordinary-hint = 96 cartas con dos palabras cada una
options-words-discovery = Primera partida
options-words-discovery-hint = Cuatro cartas de Descubrimiento, fáciles y en orden
options-words-mixed = Añadir vuestras palabras
options-words-mixed-hint = Vuestras propias cartas entre las normales
options-words-own = Solo vuestras palabras
options-words-own-hint = Hacen falta al menos cuatro cartas
options-own-words = Vuestras palabras
options-own-words-hint = Una carta por línea, con una barra entre dos palabras. Diez cartas como máximo. Todo el mundo las ve tal como las escribes. También puedes abrir un archivo CSV o TOML.
options-slates = Revelar las pizarras
options-slates-after_round = Después de cada ronda
options-slates-after_round-hint = Todo el mundo ve todas las cruces cuando se puntúa la ronda
options-slates-after_game = Después de la partida
options-slates-after_game-hint = Por defecto: las cruces que nadie señaló siguen en secreto hasta el final
options-slates-never = Nunca
options-slates-never-hint = Las cruces que nadie señaló quedan en secreto para siempre
options-strict = Sin vuelta atrás
options-strict-hint = Cuando has terminado, tus cruces son definitivas
options-time = Límite de tiempo
options-time-hint = Segundos por paso; sin límite se juega con más calma
options-time-none = Sin límite
# $count (Number): segundos
options-time-seconds = { $count ->
    [one] Un segundo
    [many] { $count } segundos
   *[other] { $count } segundos
}
options-real = Cartas de verdad
options-real-hint = Las imágenes están en vuestra mesa; la pantalla muestra lugares numerados
options-printed = Vuestras cartas impresas
options-printed-hint = La pantalla dice qué números colocar; amplía para ver una imagen
options-approved = Preguntarme antes de que alguien entre
options-approved-hint = Quien llega espera a que le dejes entrar
options-spectators = Permitir espectadores
options-spectators-hint = Con el enlace cualquiera puede mirar, pero nunca ve cruces secretas
options-research = Compartir pizarras para la investigación
options-research-hint = Quienes aceptan dejan que este servidor publique sus pizarras reveladas: la palabra, las imágenes y las cruces. Nunca se incluyen nombres ni horas, y al menos tres personas tienen que haber tenido las mismas imágenes.
options-donate = Compartir mis pizarras
options-donate-hint = Tu nombre no se incluye. Puedes cambiar de opinión aquí hasta que se publiquen.
options-patience = Esperar a los ausentes
options-patience-hint = Segundos hasta que un suplente juega por quien está sin conexión
options-host-only = Solo quien dirige la mesa puede cambiar esto.
# $player (String): who would have to go
lobby-kick-sure = ¿Expulsar a { $player }? Su asiento quedará libre para otra persona.
lobby-kick-yes = Sí, expulsar
lobby-kick-knock = Preguntarme antes de que alguien entre
lobby-kick-knock-hint = Desde este navegador tendrá que pedir permiso de todos modos, pero podría volver desde otro
lobby-spectate = Dejar mirar a otros
lobby-spectate-hint = Con este enlace cualquiera puede mirar, pero nunca ve cruces secretas.
lobby-all-here = Ya está todo el mundo.
# $players (String): who has no connection
lobby-missing = Ahora mismo no están: { $players }
options-own-words-save = Usar estas palabras
options-own-words-again = Palabras de la última vez
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Las palabras de este servidor
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Aún no hay cartas vuestras
    [one] Una carta vuestra
    [many] { $count } cartas vuestras
   *[other] { $count } cartas vuestras
}
options-deck = Imágenes
options-deck-hint = El mazo del que se sacan las cartas
options-deck-gone = (ya no disponible)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Esta mesa ya ha visto todas las imágenes; vuelven primero las que hace más tiempo que no veis.
    [one] Una imagen aún es nueva para esta mesa.
    [many] { $count } imágenes aún son nuevas para esta mesa.
   *[other] { $count } imágenes aún son nuevas para esta mesa.
}
options-own-words-load = Abrir un archivo
options-own-words-keep = Guardar en un archivo
# $card (Number): which of the own cards
options-own-words-card = Carta { $card }:
lobby-print = Imprimir el juego
lobby-make-words = Crear cartas de Palabra
lobby-make-deck = Crear un mazo paso a paso

program-title = Conectar tu propio bot
program-hint = Tu bot juega aquí desde su propio ordenador. Solo ve lo que vería quien jugara en su asiento.
program-name = Nombre del bot
program-time = Tiempo para responder
program-time-hint = Después juega un suplente el resto de la ronda
program-make = Crear un asiento
program-once = Copia ambas cosas ahora: la clave no se volverá a mostrar. Para revocarla, quita el asiento.
program-address = Dirección
program-key = Clave
