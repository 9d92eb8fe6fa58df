### Volver a una mesa, o venir por primera vez.

# Un enlace de la página de inicio, a la mesa donde se jugó por última vez.
my-continue = Volver a tu mesa
my-tables = Tus mesas
my-recent = Partidas recientes
# Abre el resto de una lista.
my-more = Ver más
# $players (String): quién más está
my-with = Con { $players }
my-alone = Todavía no hay nadie más
# $count (Number); dentro de una enumeración
my-bots = { $count ->
    [one] un bot
    [many] { $count } bots
   *[other] { $count } bots
}
my-awaited = Te esperan
my-lobby = Aún sin empezar
my-knocking = Esperando a que te dejen entrar
# $count (Number): puntos
my-won = { $count ->
    [one] Ganaste con un punto
    [many] Ganaste con { $count } puntos
   *[other] Ganaste con { $count } puntos
}
my-won-together = { $count ->
    [one] Victoria compartida, con un punto
    [many] Victoria compartida, con { $count } puntos
   *[other] Victoria compartida, con { $count } puntos
}
# $players (String): quién ganó; $count (Number): tus puntos
my-lost = { $count ->
    [one] Victoria: { $players }. Tú: un punto
    [many] Victoria: { $players }. Tú: { $count } puntos
   *[other] Victoria: { $players }. Tú: { $count } puntos
}
my-watched = Victoria: { $players }

# $player (String): quien dirige la mesa
join-invited = { $player } te ha invitado
join-private = Te invitan a una mesa
# El juego en una línea, para quien no lo conoce.
join-what = Quince imágenes, una palabra. Marca las que encajan y descubre quién piensa como tú. De 3 a 6 personas.
# $players (String): quién está en la mesa
join-here = En la mesa: { $players }
join-private-hint = Verás quién está cuando entres.
# $round (Number)
join-playing = Hay una partida en curso: ronda { $round } de 4.
join-playing-private = Hay una partida en curso.
join-seat-now = Puedes ocupar ya el asiento de un bot.
join-seat-later = Podrás ocupar el asiento de un bot cuando acabe esta ronda. Mientras tanto puedes mirar.
join-seat-lobby = Todos los asientos están ocupados, pero un bot te cederá el suyo con gusto.
join-next-game = La partida ya ha empezado. Únete a la mesa para mirar ahora y jugar la siguiente.
join-next-audience = La partida ya ha empezado. Únete a la mesa: ahora marcas tú también y en la siguiente juegas.
join-full = Todos los asientos están ocupados.
join-audience = Los asientos están ocupados, pero puedes mirar y marcar tú también.
join-take-seat = Ocupar el asiento de un bot
join-come = Unirme a la mesa
join-come-hint = Tendrás un asiento en la próxima partida
join-knock = Pedir entrar
# Para quien está en la mesa sin asiento. $player (String): un bot, o quien se fue
seat-take = Ocupar el asiento de { $player }
seat-later = Cuando acabe esta ronda, podrás ocupar el asiento de { $player }.
seat-soon = Cuando acabe esta ronda, ocuparás el asiento de { $player }.

# Para quien acaba de recibir la mesa.
host-now = Ahora diriges tú la mesa: eliges los ajustes y empiezas la partida.
lobby-delete = Borrar la mesa
lobby-delete-sure = ¿Borrar esta mesa y sus partidas para todo el mundo? Durante un día, las personas que gestionan este servidor pueden recuperarla.
lobby-delete-now = Borrar para siempre

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Idiomas en esta mesa: { $languages }. Tus palabras aparecen tal como las escribes, salvo que añadas traducciones.
own-words-translate = Traducir tus palabras
own-words-translate-hint = Sin traducción, una palabra aparece tal como la escribiste
own-words-translate-save = Guardar las traducciones
