### Antes de la partida: quién está, cómo invitar y qué puede ajustar quien dirige la mesa.

lobby-title = La mesa
lobby-invite = Trae a tu gente
# $code (String): its letters, with spaces between them
lobby-code = Código de la mesa: { $code }
# Under the code. $address (String): of this server, such as stella.example
lobby-code-where = o escríbelo en { $address }
lobby-qr = Escanéalo para unirte
lobby-qr-large = Ampliar el código QR
lobby-send-link = Enviar enlace
lobby-board = Mostrar en un televisor
lobby-board-hint = Abre este enlace en la pantalla grande. Nunca muestra cruces secretas.
lobby-other-device = Usar mi asiento en otro dispositivo
lobby-other-device-hint = Este enlace sirve una vez y caduca en diez minutos. Los dos dispositivos mostrarán tu asiento.
lobby-seats = Asientos
lobby-add-bot = Añadir un bot
# $bot (String): its name
lobby-seat-bot = Sentar a { $bot }
# $player (String): el nombre del bot
lobby-remove-bot = Quitar a { $player }
lobby-kick = Expulsar a { $player }
lobby-make-host = Ceder la mesa a { $player }
lobby-host = dirige
# Of the host
lobby-host-hint = Elige los ajustes y empieza la partida
lobby-you = tú
lobby-program = programa
lobby-away = sin conexión
lobby-take-seat = Ocupar este asiento
lobby-sit-down = Sentarme
lobby-waiting = Piden entrar
lobby-let-in = Dejar entrar a { $player }
lobby-not-in-yet = Esperando a que te deje entrar quien dirige la mesa…
lobby-watching = Público: { $players }
lobby-my-look = Mi nombre, color y símbolo
# A button: sends a happy face to everyone
lobby-wave = Saludar
# How fast reveals are told
lobby-pace = Ritmo
lobby-colour = Color
lobby-symbol = Símbolo
# $count (Number): people and bots at the table
lobby-start = Empezar con { $count }
lobby-again = Jugar otra vez
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] Falta una persona o un bot para empezar.
    [many] Faltan { $count } personas o bots para empezar.
   *[other] Faltan { $count } personas o bots para empezar.
}
# $count (Number): how many more players are needed, $player (String): the host
lobby-needs-guest = { $count ->
    [one] Falta una persona para que { $player } pueda empezar.
    [many] Faltan { $count } personas para que { $player } pueda empezar.
   *[other] Faltan { $count } personas para que { $player } pueda empezar.
}
# To the host. $count (Number): free seats
lobby-ready = { $count ->
    [one] Todo listo. Queda un asiento libre.
    [many] Todo listo. Quedan { $count } asientos libres.
   *[other] Todo listo. Quedan { $count } asientos libres.
}
# To the host
lobby-full = Los seis asientos están ocupados. Todo listo.
# To a guest with a seat. $player (String): the host
lobby-in = Ya estás dentro, { $me }.
# $player (String): quien dirige la mesa
lobby-host-starts = { $player } empezará cuando no falte nadie.
# $player (String): quien dirige la mesa
lobby-host-starts-full = Ya no falta nadie. { $player } empezará la partida.
lobby-leave = Dejar la mesa
lobby-leave-sure = ¿Dejar la mesa definitivamente? Tu asiento quedará libre para otra persona.
# A button: everything else about the table
lobby-more = Más
lobby-more-you = Tú
lobby-more-workshop = Taller
# In place of what words are played with
lobby-words-wrong = Revisa las palabras

options-title = Ajustes de la partida
options-words = Palabras
options-words-hint = Una palabra por ronda, cuatro rondas
# Drawn on little word cards, only as examples
words-example-discovery = jardín
words-example-ordinary = eco
words-example-own = casa de la abuela
words-example-mixed = eco · abuela
options-words-ordinary = Cartas de Palabra
options-words-ordinary-hint = 96 cartas con dos palabras cada una
options-words-discovery = Primera partida
options-words-discovery-hint = Cuatro cartas de Descubrimiento, fáciles y en orden
options-words-mixed = Añadir vuestras palabras
options-words-mixed-hint = Vuestras propias cartas entre las normales
options-words-own = Solo vuestras palabras
options-words-own-hint = Escribe cuatro o más; si son menos, se mezclan
options-own-words = Vuestras palabras
options-own-words-hint = Una carta por línea, con una barra entre dos palabras. Hasta diez cartas. Cuentan en cuanto las escribes, y todos las ven tal cual.
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
options-audience = Dejar que el público marque
options-audience-hint = Quien no tiene asiento marca en su móvil; tras cada veredicto se ve cuántos eligieron la misma imagen
options-research = Compartir pizarras para la investigación
options-research-hint = Quienes aceptan dejan que este servidor publique sus pizarras reveladas: la palabra, las imágenes y las cruces. Nunca se incluyen nombres ni horas, y al menos tres personas de una partida tienen que aceptar.
options-donate = Compartir mis pizarras
options-donate-hint = Tu nombre no se incluye. Puedes cambiar de opinión aquí hasta que se publiquen.
options-patience = Esperar a quien falte
options-patience-hint = Segundos hasta que un suplente juegue por quien está sin conexión
options-host-only = Solo quien dirige la mesa puede cambiar esto.
# $player (String): who would have to go
lobby-kick-sure = ¿Expulsar a { $player }? Su asiento quedará libre para otra persona.
lobby-kick-yes = Sí, expulsar
lobby-kick-knock = Preguntarme antes de que alguien entre
lobby-kick-knock-hint = Desde este navegador tendrá que pedir permiso de todos modos, pero podría volver desde otro
lobby-spectate = Dejar mirar a otros
lobby-spectate-hint = Con este enlace cualquiera puede mirar, pero nunca ve cruces secretas.
# $players (String): who has no connection
lobby-missing = Ahora mismo no están: { $players }
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
