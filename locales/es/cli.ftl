### La línea de comandos.

# $option (String): una opción tal como se escribe, por ejemplo --players; $given (String): su valor
cli-range = { $option } debe ser un número entero de { $least } a { $most }, no { $given }.

# La cabecera y el pie de la tabla de la simulación; los números ya vienen escritos.
cli-simulate-title = { $games ->
    [one] { $games } partida, { $players } jugadores, semilla { $seed }
    [many] { $games } partidas, { $players } jugadores, semilla { $seed }
   *[other] { $games } partidas, { $players } jugadores, semilla { $seed }
}
cli-simulate-progress = Jugando
cli-simulate-seat = Sitio
cli-simulate-table = Mesa
cli-simulate-points = Puntos
cli-simulate-spread = Desviación
cli-simulate-sparks = Chispas
cli-simulate-super-sparks = Superchispas
cli-simulate-falls = Caídas
cli-simulate-dark = En la oscuridad
cli-simulate-wins = Victorias
cli-simulate-shared = Compartidas
cli-simulate-summary =
    Puntos por sitio y ronda: { $points }.
    Imágenes señaladas por ronda: { $pointings }.
    Rondas con alguien en la oscuridad: { $dark } de { $rounds }.

# `stella serve`. $link (String): una dirección para abrir
cli-serve-open = Stella te espera en { $link }
cli-serve-network = En tu red: { $link }
cli-serve-scan = Escanea el código para unirte.
cli-serve-no-code = Este terminal no puede mostrar un código para escanear; comparte el enlace.
cli-serve-end = Ctrl-C detiene el servidor.
cli-serve-night = Los farolillos se han apagado. Buenas noches.

# Lo que ha fallado; cada frase sigue a «stella: ». $address, $port, $first, $last, $folder, $file, $reason (String)
cli-serve-deaf = no se puede escuchar en { $address }: { $reason }.
cli-serve-port-taken = el puerto { $port } ya está ocupado; elige otro con --port.
cli-serve-ports-taken = los puertos del { $first } al { $last } están todos ocupados; elige otro con --port.
cli-folder-unusable = no se puede usar { $folder } para las mesas: { $reason }.
cli-secret-unusable = no se puede guardar el secreto del servidor en { $folder }: { $reason }.
cli-secret-foreign = { $file } no es un secreto de este programa; bórralo para obtener uno nuevo.
cli-log-in-use = { $file }: otro servidor está usando este archivo; detenlo o elige otra carpeta con --data.
# $pid (String): el número de su proceso
cli-log-in-use-by = { $file }: otro servidor (proceso { $pid }) está usando este archivo; detenlo o elige otra carpeta con --data.
cli-log-too-new = { $file }: este archivo lo escribió una versión más nueva de Stella; actualiza esta.
cli-log-foreign = { $file }: este archivo no es un registro de Stella; elige otra carpeta con --data.
cli-result-unwritable = no se puede escribir el resultado: { $reason }.
cli-aborted = interrumpido antes de terminar.

# Lo que se escribió mal. $given (String): tal como se escribió; $like (String): lo que quizá se quería;
# $manual (String): la orden que muestra la ayuda
cli-no-command = no existe la orden { $given }; { $manual } las nombra todas.
cli-no-command-like = no existe la orden { $given }; ¿querías decir { $like }?
cli-no-option = no existe la opción { $given }; { $manual } las nombra todas.
cli-no-option-like = no existe la opción { $given }; ¿querías decir { $like }?
cli-command-missing = falta una orden; { $manual } las nombra todas.
# $name (String): una opción o lo que representa un argumento, por ejemplo ARCHIVO
cli-missing = falta { $name }; consulta { $manual }.
cli-too-much = { $given } sobra aquí; consulta { $manual }.
cli-value-missing = { $option } necesita un valor.
cli-value-needless = { $option } no admite ningún valor.
cli-value-bad = { $name } no puede ser { $given }; consulta { $manual }.
cli-between = { $option } debe ser un número de { $least } a { $most }, no { $given }.
cli-number = { $option } debe ser un número, { $least } o más, no { $given }.
