### Lo que muestra `--help`. Tras el primer párrafo, las líneas salen tal como se cortan aquí: 75 caracteres como máximo.

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
# $value (String): lo que vale sin la opción
help-default = [por defecto: { $value }]
help-required = [obligatorio]

# Lo que representa un valor, en mayúsculas.
help-name-options = OPCIONES
help-name-command = ORDEN
help-name-args = ARGUMENTOS
help-name-file = ARCHIVO
help-name-folder = CARPETA
help-name-code = CÓDIGO
help-name-address = DIRECCIÓN
help-name-port = PUERTO
help-name-days = DÍAS
help-name-module = MÓDULO
help-name-seconds = SEGUNDOS

# Lo que vale sin una opción, entre paréntesis.
help-default-port = 8000, o el siguiente libre
help-default-data = el lugar habitual de este sistema
help-default-print = lo muestra
help-default-own = en tu carpeta de datos
help-default-language = el del terminal

help-stella =
    Una mesa para Stella, el juego de asociar imágenes, de 3 a 6 jugadores.

    Empieza con «stella serve»: muestra un enlace y un código para escanear.
    Tus amigos los abren en el móvil y juegan en el navegador;
    no hay nada que instalar ni cuenta que crear.
help-version = Muestra la versión y sale.
help-install-completion = Haz que tu terminal complete órdenes y opciones con la tecla Tab.
help-show-completion = Muestra lo que instalaría --install-completion, para ponerlo en su sitio a mano.
help-help = Muestra esta ayuda y sale.

help-serve =
    Inicia el servidor y muestra los enlaces para unirse; Ctrl-C lo detiene.

    Por defecto, la mesa está abierta a la red local, para que puedan unirse
    los móviles.
help-serve-host = Dirección en la que escuchar; con 127.0.0.1 la mesa no sale de esta máquina.
help-serve-port = Puerto en el que escuchar; 0 toma uno cualquiera.
help-serve-open = Abre la página en el navegador de esta máquina.
help-serve-data = Carpeta para las mesas.
help-serve-log-json = Escribe el registro en JSON, una línea por suceso.
help-serve-finished-days = Días que se guardan las mesas terminadas.
help-serve-idle-days = Días que se guardan las mesas en las que nadie juega.
help-serve-bot-pause = Segundos que un bot parece pensar.
help-serve-no-learning = No dejar que los bots aprendan de las partidas de aquí.
help-serve-bot = Todos los bots de las mesas los juega uno tuyo, como my_bot:sit_down.
help-serve-unlimited = Sin límites de frecuencia: solo para pruebas de carga en esta máquina.

# $example (String): una ronda en JSON
help-adjudicate =
    Resuelve una ronda jugada en una mesa de verdad: quién cayó y quién sumó cuánto.

    La ronda va en JSON: los sitios en el sentido de las agujas del reloj, el
    explorador inicial, las cruces de cada pizarra y las imágenes (de 0 a 14,
    línea por línea) en el orden en que se señalaron.

    { $example }

    La respuesta también es JSON. Una ronda que las reglas no permiten da
    "error", "at" (el índice de la imagen rechazada, o null) y "message", y el
    código de salida 2.
help-adjudicate-file = La ronda en JSON; - la lee de la entrada estándar.

help-simulate =
    Juega partidas enteras al azar y muestra qué resulta de ellas.

    Cada sitio marca y señala al azar, con cierta inclinación por las mismas
    imágenes que los demás. La misma semilla da las mismas partidas, y la misma
    salida byte a byte, en cualquier máquina.
help-simulate-players = Sitios en la mesa.
help-simulate-games = Cuántas partidas enteras jugar.
help-simulate-seed = De dónde parte el azar: la semilla.
help-simulate-json = Da los números en JSON.

help-league =
    Hace jugar a los bots entre sí y contra jugadores de aire humano.

    Cada bot se sienta solo entre personas, y con cada uno de los demás bots.
    Las personas no aprenden ni cambian nunca, así que se pueden comparar las
    cifras de días distintos. La misma semilla da las mismas partidas.
help-league-players = Sitios en las mesas: un número o un intervalo como 3-6.
help-league-games = Cuántas partidas enteras jugar en cada mesa.
help-league-level = Un nivel que jugará; se puede repetir. Sin esta opción, todos.
help-league-bot = Un bot tuyo, como my_bot:sit_down; se puede repetir.
help-league-deck = Un mazo incluido.
help-league-trust = Hasta qué punto las personas asocian lo que los bots adivinan: la correlación.
help-default-deck = el primero
help-league-alone = Un solo bot en cada mesa.
help-league-plot = Dibuja las cuotas en un archivo PNG o SVG.

help-words = Mira las cartas de Palabra, compruébalas, importa y exporta las tuyas.
help-words-own = Dónde se guardan tus propias cartas de Palabra.
help-words-check =
    Busca repeticiones, parecidos, huecos y descuidos en las cartas de Palabra: una línea por cada uno, y código de salida 1.

    Admite los archivos TOML de cartas traducidas, y cartas propias en TOML o
    CSV.
help-words-check-files = Archivos de cartas de Palabra; sin ninguno, las nuestras.
help-words-list =
    Muestra cada carta de Palabra: su identificador, la palabra de arriba y la de abajo, separados por tabuladores.

    Con --language all muestra en cambio cada palabra: su identificador, su
    tipo y su texto en cada idioma.
help-words-list-language = El idioma de las palabras.
help-words-import =
    Toma tus propias cartas de Palabra de un archivo TOML o CSV: hasta diez cartas de una o dos palabras.

    Sustituyen a las que hubiera. Un archivo CSV tiene una carta por línea.
help-words-import-file = Tus cartas de Palabra, .toml o .csv.
help-words-export = Escribe tus propias cartas de Palabra en un archivo TOML o CSV.
help-words-export-file = Dónde escribir, .toml o .csv; - muestra TOML.
help-words-export-force = Sobrescribe un archivo que ya exista.

help-tables = Enumera, muestra, exporta y borra mesas, también con el servidor en marcha.
help-tables-data = Carpeta de las mesas.
help-tables-code = Los ocho caracteres del código de una mesa.
help-tables-codes = Códigos de mesas.
help-tables-json = Da el resultado en JSON.
help-tables-list =
    Nombra todas las mesas: código, estado, asientos, partidas, creación, última actividad; primero las que llevan más tiempo quietas.
help-tables-show = Dice cómo está una mesa: personas, estado, paso de la partida, puntos. Las cruces no se muestran nunca.
help-tables-export =
    Da el registro completo de una mesa en JSON: cada suceso, en orden.

    Contiene todas las cruces. Mientras se juega, o donde las pizarras quedan
    ocultas para siempre, se niega a menos que añadas --with-secrets.
help-tables-export-file = Dónde escribir; no se sobrescribe nada.
help-tables-export-secrets = También si contiene cruces que nadie ha mostrado.
help-tables-delete =
    Borra mesas y todo rastro de ellas. Quien esté sentado allí lo sabrá en menos de medio minuto.

    Si uno de los códigos está mal, no se borra ninguna. Sin copia de
    seguridad no hay vuelta atrás.
help-tables-delete-yes = No preguntes.

help-deck = Crear, comprobar, añadir, listar y quitar mazos de imágenes.
help-deck-data = Carpeta del servidor.
help-deck-folder = Una carpeta que contiene un deck.toml.
help-deck-new = Crear un mazo de 30 a 300 imágenes JPEG, PNG, WebP o AVIF: cada una se recorta a 2:3, en tres tamaños.
help-deck-new-folder = Dónde crear el mazo; su nombre es su identificador.
help-deck-new-pictures = Imágenes, carpetas de imágenes o un zip.
help-deck-new-author = Quién hizo las imágenes.
help-deck-new-licence = Qué pueden hacer otros con ellas.
help-deck-check = Encontrar qué falla en los mazos: una línea por fallo, y código de salida 1 si alguno no se puede usar.
help-deck-check-folders = Mazos; sin ninguno, todos los que conoce el servidor.
help-deck-add = Comprobar un mazo y copiarlo en la carpeta de datos, donde lo encuentra el servidor.
help-deck-add-replace = Ponerlo en lugar del que tiene el mismo identificador.
help-deck-list = Nombrar los mazos que conoce el servidor: identificador, número de cartas, nombre y lugar.
help-deck-remove = Borrar un mazo de la carpeta de datos. Los incluidos se quedan.
help-deck-remove-id = El identificador de un mazo.
help-deck-remove-yes = No preguntar.
help-name-picture = IMAGEN
help-name-id = ID
help-name-name = NOMBRE

help-minds = Ver u olvidar lo que los bots aprendieron de quienes juegan aquí.
help-minds-show = Decir lo que aprendieron los bots: cuántas veces se marcaron las imágenes y con qué palabras. No se guarda ningún nombre.
help-minds-reset = Olvidar todo lo que los bots aprendieron aquí.
help-minds-data = Carpeta del servidor.
help-minds-json = Mostrar todas las cuentas en JSON.
help-minds-yes = No preguntar.
