### Palabras y botones que comparten muchas pantallas.

ui-close = Cerrar
ui-cancel = Cancelar
ui-copy = Copiar el enlace
ui-copied = Copiado
ui-share = Compartir el enlace
ui-settings = Ajustes
ui-sound = Sonidos
ui-sound-hint = Suaves campanillas para las Chispas y las Caídas
ui-music = Música
ui-music-hint = Música suave para la noche, compuesta mientras jugáis
ui-haptics = Vibración
ui-haptics-hint = Una pequeña vibración cuando te toca, y con las Chispas y las Caídas
ui-motion = Animaciones
ui-motion-hint = Los faroles vuelan, las estrellas brillan
ui-light-room = Tema claro
ui-light-room-hint = Letras oscuras sobre papel, para jugar de día
ui-shortcuts = Atajos de una letra
ui-shortcuts-hint = P dice «He terminado», L muestra lo ocurrido
ui-language = Idioma
ui-home = Volver al inicio
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
way-lost = Sin conexión. No se pierde nada: reintentando…
way-restarting = El servidor se reinicia. Enseguida seguimos.
way-unreachable = No se puede contactar con el servidor. Seguimos intentándolo…
way-left = Ya no estás en esta mesa.
way-gone = Esta mesa no existe o ya se ha recogido.
way-companion = También juegas en otro dispositivo. Los dos muestran el mismo asiento.
way-offline = El servidor no responde. ¿Hay conexión a la red?
ui-reload = Recargar
way-pending = Enviando…
way-broken = Esta página ha perdido el hilo. Recárgala; tu asiento está a salvo.
way-closed = Esta mesa no admite espectadores.
tips-switch = Consejos
tips-switch-hint = Cada novedad se explica una vez. Desactívalos y actívalos para verlos de nuevo.
settings-faces = Mostrar caras
settings-faces-hint = Las caritas que envían los demás, en la mesa y en la tele.
options-faces = Caras en la mesa
options-faces-hint = Todo el mundo puede enviar una de seis caras cuando no hay nada secreto. No se guardan.
settings-teach = Los bots pueden aprender de mis cruces
settings-teach-hint = Tras una partida con las pizarras a la vista, los bots de aquí cuentan qué imágenes se marcaron. Sin nombres, y nunca vuestras propias palabras.
