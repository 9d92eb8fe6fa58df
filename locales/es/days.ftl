### Partidas de varios días: las rondas quedan abiertas durante horas.

# A pace: the game is played over hours or days
options-pace-days = En varios días
options-pace-days-hint = Cada cual marca cuando quiere. Cuando todo el mundo termina o se acaba el tiempo, la revelación avanza sola; la ves cuando vuelves.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = No con cartas reales
# How long each round stays open
options-round = Tiempo para marcar
options-round-12 = 12 horas
options-round-24 = Un día
options-round-72 = Tres días
# In the lobby, for everyone
lobby-days-12 = Cada ronda queda abierta 12 horas: marca cuando quieras y mira la revelación cuando vuelvas.
lobby-days-24 = Cada ronda queda abierta un día: marca cuando quieras y mira la revelación cuando vuelvas.
lobby-days-72 = Cada ronda queda abierta tres días: marca cuando quieras y mira la revelación cuando vuelvas.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Cierre: { $when }
days-free = Puedes cerrar esta página: la revelación te espera.
days-reveal = La revelación avanza sola.
# On a reveal that is told later. $round (Number)
days-missed = Ronda { $round }, mientras no estabas
# A button, and the title of its dialog
days-remind = Recordármelo
days-notify = Avisarme
days-notify-hint = Un mensaje cuando se abre una ronda: sin palabra, sin nombres, sin imágenes. Puedes pararlos aquí con un toque.
days-notify-on = Recibirás un mensaje cuando se abra la próxima ronda.
days-notify-stop = Parar los mensajes
days-notify-blocked = Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Aquí no funcionan las notificaciones, pero tu calendario puede recordártelo.
days-calendar = Añadir al calendario
days-calendar-hint = Un evento con aviso una hora antes de que se cierre la ronda
# In a calendar. $round (Number)
days-event = Stella: se cierra la ronda { $round }
