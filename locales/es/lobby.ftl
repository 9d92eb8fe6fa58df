### Antes de la partida: quién está, cómo invitar y qué puede ajustar quien dirige la mesa.

lobby-title = La mesa
lobby-invite = Invitar
lobby-invite-hint = Abre el enlace, escanea el código o escribe los ocho caracteres en la página de inicio.
lobby-board = Mostrar en un televisor
lobby-board-hint = Abre este enlace en la pantalla grande. Nunca enseña ningún secreto.
lobby-other-device = Mi asiento en otro dispositivo
lobby-other-device-hint = Vale una sola vez, durante diez minutos. Los dos dispositivos mostrarán tu asiento.
lobby-seats = Asientos
lobby-add-bot = Añadir un bot
# $player (String): el nombre del bot
lobby-remove-bot = Quitar a { $player }
lobby-kick = Echar a { $player }
lobby-make-host = Ceder la mesa a { $player }
lobby-host = dirige la mesa
lobby-you = tú
lobby-program = programa
lobby-away = sin conexión
lobby-take-seat = Ocupar este asiento
lobby-sit-down = Sentarme a la mesa
lobby-waiting = Esperan para entrar
lobby-let-in = Dejar entrar a { $player }
lobby-not-in-yet = Enseguida te dejarán entrar. Un momento…
lobby-watching = Miran: { $players }
lobby-my-look = Mi asiento
lobby-colour = Color
lobby-symbol = Símbolo
# $languages (String): their own names
lobby-languages = Idiomas en esta mesa: { $languages }
lobby-start = Empezar la partida
lobby-again = Jugar otra vez
# $count (Number): cuántos jugadores faltan
lobby-needs = { $count ->
    [one] Falta un jugador o un bot para poder empezar.
    [many] Faltan { $count } jugadores o bots para poder empezar.
   *[other] Faltan { $count } jugadores o bots para poder empezar.
}
# $player (String): quien dirige la mesa
lobby-host-starts = { $player } empezará la partida cuando haya llegado todo el mundo.
lobby-leave = Dejar la mesa
lobby-leave-sure = ¿Dejar la mesa del todo? Tu asiento quedará libre.

options-title = Cómo jugamos
options-words = Palabras
options-words-ordinary = Cartas de Palabra
options-words-ordinary-hint = 96 cartas con dos palabras cada una
options-words-discovery = Primera partida
options-words-discovery-hint = Cuatro cartas de Descubrimiento, fáciles y en orden
options-words-mixed = Con palabras nuestras
options-words-mixed-hint = Vuestras palabras mezcladas con las demás
options-words-own = Solo palabras nuestras
options-words-own-hint = Al menos cuatro cartas vuestras
options-own-words = Nuestras palabras
options-own-words-hint = Una carta por línea; una barra separa dos palabras. Diez cartas como máximo. Todo el mundo las lee tal cual. También puedes abrir un archivo (CSV o TOML).
options-slates = Enseñar las pizarras
options-slates-after_round = Después de cada ronda
options-slates-after_round-hint = Todo el mundo ve todas las cruces tras la puntuación
options-slates-after_game = Después de la partida
options-slates-after_game-hint = Lo habitual: las cruces que nadie señaló son secretas hasta el final
options-slates-never = Nunca
options-slates-never-hint = Lo que nadie señaló queda en secreto para siempre
options-strict = Rotuladores sin vuelta atrás
options-strict-hint = Un rotulador pasado ya no se recupera
options-time = Límite de tiempo
options-time-hint = Segundos para cada paso; sin límite se juega con más calma
options-time-none = Sin límite
# $count (Number): segundos
options-time-seconds = { $count ->
    [one] Un segundo
    [many] { $count } segundos
   *[other] { $count } segundos
}
options-real = Cartas de verdad
options-real-hint = Las imágenes están en vuestra mesa; aquí, lugares numerados
options-printed = Nuestras imágenes impresas
options-printed-hint = Imágenes que habéis impreso: aquí están los números que ponéis, y de cerca se ve la imagen
options-approved = Pedirme permiso para entrar
options-approved-hint = Quien llega espera hasta que le abras
options-spectators = Se admite público
options-spectators-hint = Con el enlace se puede mirar, sin ver nunca un secreto
options-research = Pizarras para la investigación
options-research-hint = Quien esté de acuerdo deja que este servidor publique sus pizarras a la vista: palabra, imágenes y cruces, nunca nombres ni horas, y solo si al menos tres personas tuvieron las mismas imágenes
options-donate = Ceder mis pizarras
options-donate-hint = Sin tu nombre. Puedes retirarlas aquí mientras no se hayan publicado.
options-patience = Paciencia con los ausentes
options-patience-hint = Segundos de espera hasta que la mesa juega por un asiento sin conexión
options-host-only = Esto lo decide quien dirige la mesa.
# $player (String): who would have to go
lobby-kick-sure = ¿Echar a { $player }? Su asiento quedará libre.
lobby-kick-yes = Sí, echar
lobby-kick-knock = A partir de ahora, pedirme permiso siempre
lobby-kick-knock-hint = Este navegador tendrá que pedirte permiso en todo caso; en uno nuevo no se reconoce a nadie.
lobby-spectate = Dejar mirar a otros
lobby-spectate-hint = Quien abre este enlace mira la partida y nunca ve un secreto.
lobby-all-here = Ya está todo el mundo.
# $players (String): who has no connection
lobby-missing = Ahora no están: { $players }
options-own-words-save = Usar estas palabras
options-own-words-again = Nuestras palabras de la última vez
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Las palabras de este servidor
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Aún no hay cartas propias
    [one] Una carta propia
    [many] { $count } cartas propias
   *[other] { $count } cartas propias
}
options-deck = Imágenes
options-deck-hint = El mazo del que salen las cartas
options-deck-gone = (estas imágenes ya no existen)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] En esta mesa ya han salido todas las imágenes; vuelven primero las más antiguas.
    [one] Queda una imagen nueva para esta mesa.
    [many] Quedan { $count } imágenes nuevas para esta mesa.
   *[other] Quedan { $count } imágenes nuevas para esta mesa.
}
options-own-words-load = Abrir un archivo
options-own-words-keep = Guardar en un archivo
# $card (Number): which of the own cards
options-own-words-card = Carta { $card }:
lobby-print = Imprimir el juego
lobby-make-words = Crear las cartas una a una
lobby-make-deck = Crear un mazo paso a paso

program-title = Un asiento para un programa
program-hint = Tu propio bot juega aquí desde su ordenador. Ve lo mismo que se ve en este asiento, y nada más.
program-name = Su nombre
program-time = Tiempo para responder
program-time-hint = Después juega un suplente hasta el final de la ronda
program-make = Crear el asiento
program-once = Copia ambas cosas ahora: la clave no se vuelve a mostrar. Para anularla, quita el asiento.
program-address = Dirección
program-key = Clave
