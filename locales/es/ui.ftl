### Palabras y botones que comparten muchas pantallas.

ui-close = Cerrar
ui-cancel = Cancelar
ui-copy = Copiar el enlace
ui-copied = Copiado
ui-share = Compartir el enlace
# Below a field. $count (Number) of at most $most (Number) letters are used
ui-letters = { $count } de { $most }
ui-settings = Ajustes
ui-sound = Sonidos
ui-sound-hint = Suaves campanillas para las Chispas y las Caídas
ui-music = Música
ui-music-hint = Música suave para la noche, compuesta mientras jugáis
ui-haptics = Vibración
ui-haptics-hint = Un toque suave cuando te toca, y con las Chispas y las Caídas
ui-motion = Animaciones
ui-motion-hint = Los faroles vuelan, las estrellas brillan
ui-light-room = Tema claro
ui-light-room-hint = Texto oscuro sobre fondo claro
ui-shortcuts = Atajos de teclado
ui-shortcuts-hint = P para «He terminado», L para lo ocurrido
ui-language = Idioma
ui-home = Inicio
ui-skip = Ir al juego

# Los seis colores y los doce símbolos de los asientos.
colour-orange = Naranja
colour-pink = Rosa
colour-purple = Morado
colour-green = Verde
colour-blue = Azul
colour-yellow = Amarillo
symbol-moon = Luna
symbol-sun = Sol
symbol-star = Estrella
symbol-cloud = Nube
symbol-leaf = Hoja
symbol-key = Llave
symbol-boat = Barco
symbol-bird = Pájaro
symbol-fish = Pez
symbol-flame = Llama
symbol-feather = Pluma
symbol-mountain = Montaña

# $symbol (String): el nombre del símbolo del bot
player-bot = { $symbol } (bot)
player-free = Asiento libre

# El camino hasta el servidor.
way-opening = Abriendo la mesa…
way-lost = Conexión perdida. Tu partida está a salvo; reconectando…
way-restarting = El servidor se está reiniciando. Tu partida seguirá enseguida.
way-unreachable = No se puede contactar con el servidor. Seguimos intentándolo…
way-left = Ya no estás en esta mesa.
way-left-hint = Quien dirige la mesa te ha expulsado, o la dejaste desde otro dispositivo. Puedes pedir volver.
way-ask-again = Pedir volver
way-gone = Esta mesa no existe o se ha borrado.
way-companion = También juegas en otro dispositivo. Los dos muestran el mismo asiento.
way-offline = El servidor no responde. ¿Tienes conexión?
ui-reload = Recargar
way-pending = Enviando…
way-broken = Algo ha ido mal en esta página. Recárgala; tu asiento está a salvo.
way-closed = Esta mesa no permite espectadores.
tips-switch = Consejos
tips-switch-hint = Cada consejo aparece una vez. Desactívalos y actívalos para verlos de nuevo.
settings-reactions = Mostrar reacciones
settings-reactions-hint = Las caritas que envían los demás, en la mesa y en el televisor
options-reactions = Reacciones
options-reactions-hint = Todo el mundo puede enviar una de seis reacciones cuando no hay nada secreto. No se guardan.
settings-teach = Dejar que los bots aprendan de mis cruces
settings-teach-hint = Tras las partidas con pizarras reveladas, los bots cuentan qué imágenes marcó la gente. No se guardan nombres, y vuestras palabras nunca se cuentan.

options-pace = Ritmo de la revelación
options-pace-unhurried = Sin prisa
options-pace-brisk = Rápido
options-pace-off = Sin escenas
