### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Mostrar una mesa en este televisor
tv-scan = Escanea con el móvil
# $button (String): what that button says. The code stands below.
tv-type = O elige «{ $button }» en tu mesa y escribe
# $address (String): of this server, such as stella.example
tv-no-table = ¿Aún no hay mesa? Abre { $address } en el móvil.
tv-open = En el televisor, abre { $address }
tv-code = Código del televisor
tv-code-hint = Seis cifras, o escanea el código del televisor con la cámara del móvil
tv-show = Mostrar en el televisor
tv-done = El televisor muestra esta mesa.
tv-ask = ¿Mostrar esta mesa en el televisor?
tv-first-table = Primero abre una mesa o únete a una. Después te preguntaremos si quieres mostrarla en el televisor.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = No hay nadie en la mesa. La partida espera.
tv-marking = Todo el mundo marca en secreto lo que encaja con la palabra. Han terminado: { $count } de { $all }
tv-marking-last = Han terminado: { $count } de { $all }. Aún marcando: { $players }
# $player (String)
tv-scout = Explorador: { $player } elige una imagen
# $round (Number), $button (String): what that button says
tv-scoring = Puntos de la ronda { $round }. Para seguir, pulsad «{ $button }» en los móviles.
# After the last round. $round (Number)
tv-counted = Puntos de la ronda { $round }. ¿Quién ha ganado? Pulsad OK en el mando.

# Browsers are silent until somebody presses something.
tv-sound-ask = Pulsad OK para el sonido.

# Before the code of the table, where there is little room
tv-join = Uníos:
# Beside the QR code, once all chairs are taken
tv-mark-along = Marca tú también:
