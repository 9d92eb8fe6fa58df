### La página de inicio, y cómo unirse a una mesa.

home-title = Stella: encontrad la luz que os une
home-tagline = Las mismas imágenes, una palabra: encontrad la luz que os une.

home-play-now = Jugar ya
home-play-now-hint = Tú y tres bots
home-sky = El cielo de esta noche
home-sky-hint = A solas, cosa de un minuto
home-offline = El servidor no responde. Mientras tanto, puedes aprender el juego aquí mismo.
home-new-table = Nueva mesa
home-join = Unirme con un código
home-name = Tu nombre
home-name-hint = Lo que verán los demás
# In the empty field for a code, with little room
home-have-code = ¿Un código?
home-code = Código de la mesa
home-code-hint = De cuatro a siete letras, o el enlace entero
home-sit-down = Sentarme
home-open-table = Abrir la mesa
home-watch = Solo mirar
home-watch-hint = Sin nombre ni asiento: solo miras
home-along = Marcar con el público
home-along-hint = Sin nombre ni asiento: estás entre el público
# $code (String): el código de la mesa
home-joining = Mesa { $code }
home-knock = Quien dirige esta mesa tiene que dejarte entrar.
home-full = Todos los asientos están ocupados, pero puedes mirar.
home-resuming = Pasando tu asiento a este dispositivo…
home-lost = Página no encontrada.
home-unofficial = Un juego no oficial: todas las imágenes, palabras y frases se han creado para él.

# Lo que respondió el servidor cuando la página le preguntó cómo está.
health-asking = Conectando con el servidor…
health-ok = Los faroles están encendidos: el servidor está listo.
health-lost = El servidor no responde. Probando otra vez…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Búho, Luciérnaga, Erizo, Cometa, Zorrito, Ruiseñor, Mariposa, Luna
home-starting = Colocando las imágenes…
# A link at the foot of the page
home-gallery = Galería y taller
learn-title = Cómo se juega
home-privacy = Privacidad
