### El cielo de esta noche: cada día una palabra y quince imágenes, marcadas a solas y jugadas después con otras personas.

sky-past = Un cielo anterior
sky-past-hint = No cuenta para tus noches seguidas. Su luz sigue ahí.
sky-intro = Una palabra y quince imágenes, las mismas para todo el mundo aquí. Después juegas una ronda con otros cinco. Mantén pulsada una imagen para verla en grande.
sky-opening = Mirando hacia arriba…
sky-go-tonight = El cielo de esta noche

# Marcar. $limit (Number): el máximo de cruces
sky-mark-hint = Marca lo que te evoca la palabra, primero lo más seguro: de 1 a { $limit } imágenes
sky-final = «Terminado» es definitivo.
sky-done = Terminado
# Bajo un número grande. $limit (Number): el máximo de cruces
sky-of-up-to = de { $limit } como máximo
sky-name = Tu nombre (opcional)
sky-name-hint = Sin nombre, los demás ven tu símbolo

# La ronda. $count (Number): cuántos
sky-people = { $count ->
    [one] una persona
    [many] { $count } personas
   *[other] { $count } personas
}
sky-bots = { $count ->
    [one] un bot
    [many] { $count } bots
   *[other] { $count } bots
}
sky-surest = Primero la más segura. Si nadie más la ha marcado, te caes.
sky-skip-all = Ir ya a la luz

# Una persona sin nombre, por su símbolo.
sky-sign-moon = La Luna
sky-sign-sun = El Sol
sky-sign-star = La Estrella
sky-sign-cloud = La Nube
sky-sign-leaf = La Hoja
sky-sign-key = La Llave
sky-sign-boat = El Barco
sky-sign-bird = El Pájaro
sky-sign-fish = El Pez
sky-sign-flame = La Llama
sky-sign-feather = La Pluma
sky-sign-mountain = La Montaña

# La luz. $count (Number): estrellas; $word (String): la palabra
sky-stars-for = { $count ->
    [one] Una estrella por «{ $word }»
    [many] { $count } estrellas por «{ $word }»
   *[other] { $count } estrellas por «{ $word }»
}
sky-first = Nadie ha mirado al cielo antes que tú esta noche
sky-first-hint = Han jugado bots contigo, por eso la luz es de plata. El oro llega con cinco personas.
sky-light-gold = Cuanto más brilla una imagen, más personas la han marcado
sky-light-silver = En plata: cuántos bots la han marcado. El oro llega con cinco personas.
# $rank (Number): el puesto por estrellas; $count (Number): cuántos han jugado
sky-rank = Por estrellas: puesto { $rank } de { $count }
# Bajo un número grande. $count (Number): ese número
sky-corner-people = { $count ->
    [one] persona hasta ahora
    [many] personas hasta ahora
   *[other] personas hasta ahora
}
sky-corner-bots = { $count ->
    [one] bot
    [many] bots
   *[other] bots
}
# De una imagen, para oír. $count (Number): cuántos
sky-marked-by-people = { $count ->
    [one] Marcada por { $count } persona
    [many] Marcada por { $count } personas
   *[other] Marcada por { $count } personas
}
sky-marked-by-bots = { $count ->
    [one] Marcada por { $count } bot
    [many] Marcada por { $count } bots
   *[other] Marcada por { $count } bots
}
# Qué ha sido de mi cruz: no ha dado estrellas.
sky-fate-open = Sin estrellas
# $player (String): quién ha marcado de forma más parecida
sky-closest = Quien más piensa como tú: { $player }
# $count (Number): imágenes en común; $all (Number): cuántas he marcado
sky-shared = { $all ->
    [one] Coincidís en tu única imagen
    [many] Coincidís en { $count } de tus { $all } imágenes
   *[other] Compartís { $count } de tus { $all } imágenes
}
sky-table = Tu mesa
# $day (String): «mañana»; $time (String): en el reloj de quien lee
sky-next = Próximo cielo: { $day }, { $time }

# Noches en este dispositivo. $count (Number): cuántas
sky-row = { $count ->
    [0] Esta noche empieza una racha nueva
    [one] Una noche
    [many] { $count } noches seguidas
   *[other] { $count } noches seguidas
}
sky-longest = La más larga: { $count }
sky-cloud = nublado, pero aún se puede jugar
sky-before = aún se puede jugar
sky-ahead = por venir
sky-late = jugado más tarde
sky-archive = Cielos anteriores
sky-archive-hint = Una noche perdida es una nube, y una nube por semana no rompe tu racha. Aún puedes jugarla, pero no cuenta para la racha.
sky-skies = { $count ->
    [one] un cielo
    [many] { $count } cielos
   *[other] { $count } cielos
}

# Compartir. $date (String): como «16 de noviembre»; $word (String): la palabra
sky-share = Compartir mi cielo
sky-share-head = Stella · { $date } · «{ $word }»
sky-share-hint = No se desvela ninguna imagen
sky-copy = Copiar
sky-forget = Olvídame
sky-forget-sure = ¿Borrar tu nombre, tus cruces y tus resultados de todos los cielos de este servidor, salir de tus círculos y borrar tus noches de este dispositivo?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = ¿Qué habrías marcado tú?
guess-intro = Esta ronda ya se jugó. Marca lo que te evoca la palabra: solo después verás lo que marcó la mesa.
guess-compare = Comparar
guess-show = Mostrar todo
# The round as it was played, step by step.
guess-watch = Ver la ronda
guess-whole = Toda la partida
# $player (String): a name
guess-like = Piensas como { $player }
guess-nobody = Nadie marcó lo mismo que tú
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] una en común
    [many] { $count } en común
   *[other] { $count } en común
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = La marcaron: { $players }
guess-table = La mesa
guess-with = Jugar con su mesa
guess-with-hint = Se abre una mesa. Envía su enlace a quien te mandó este.
guess-ask = Preguntar a tu gente
# Rounds to choose from.
guess-rounds = Rondas
guess-closed-slates = Esta ronda no se puede adivinar: las pizarras quedaron en secreto.
guess-closed-pictures = Esta ronda no se puede adivinar: las imágenes propias de la mesa no se muestran.
guess-closed-word = Esta ronda no se puede adivinar: las palabras propias de la mesa no se muestran.

# Círculos: personas que comparan sus cielos cada día, con un enlace privado. $count (Number): cuántas; $one, $other (String): nombres
sky-circles = Círculos
sky-circles-hint = Comparad vuestros cielos cada noche
sky-circle-start = Crear un círculo
sky-circle-leave = Salir
sky-circle-leave-sure = ¿Salir de este círculo?
sky-circle-waiting = Nadie más ha terminado aún este cielo
sky-circle-alike = Quienes más coinciden: { $one } y { $other }
sky-circle-playing = sigue jugando
sky-circle-shared = { $count ->
    [0] ninguna en común
    [one] una en común
    [many] { $count } en común
   *[other] { $count } en común
}
sky-circle-join = Unirme al círculo
sky-circle-join-title = ¿Unirte a un círculo?
sky-circle-join-about = Cuando terminas un cielo, ves cómo le ha ido al resto del círculo: sus estrellas y quién piensa parecido. El resto ve lo mismo de ti, con tu nombre o tu símbolo. El círculo no muestra tus cruces y puedes salir cuando quieras.
sky-friends = Jugar este cielo en grupo
sky-move = Usar en otro dispositivo
sky-move-hint = Tus noches, cielos anteriores y círculos van contigo. El enlace caduca a los diez minutos.
sky-move-title = ¿Traer aquí tus cielos?
sky-move-about = Tus noches, cielos anteriores y círculos llegan a este dispositivo. Los cielos que ya están en él se borran.
sky-move-here = Traerlos aquí
sky-research = Compartir mis cruces para la investigación
sky-research-hint = Cuando acabe el día, las personas que gestionan este servidor pueden publicarlas: la palabra, las imágenes y tus cruces, nunca tu nombre, y solo si al menos tres personas comparten las suyas de la misma palabra y las mismas imágenes. Puedes cambiar de opinión aquí.
sky-teach-hint = Cuando acabe el día, los bots cuentan qué imágenes marcó la gente. No se guardan nombres.

# On the start page, from saved games and skies of this device.
people-title = Tu gente
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = De todas las imágenes que tú o { $player } habéis marcado en { $count } rondas, compartís { $share }, más o menos entre { $low } y { $high }.
