privacy-title = Privacidad
privacy-lead = Aquí no necesitas una cuenta. Este servidor guarda lo que una partida necesita y no se lo pasa a nadie sin tu consentimiento.
privacy-table-title = En una mesa
privacy-table = El nombre que eliges, tu idioma, tu color y tu símbolo, cada cruz y cada imagen que señalas, y las palabras o imágenes que alguien añada. Toda la mesa puede ver tu nombre. Tus cruces siguen en secreto hasta que se revelan. Si marcas entre el público, el servidor solo cuenta tus cruces y no escribe nada.
privacy-sky-title = El cielo de esta noche
# $days (Number): days that a sky is kept
privacy-sky =
    Cuando terminas un cielo, este servidor guarda tus cruces, lo que señalas, tus estrellas y, si lo das, tu nombre. La llave es una cookie en tu dispositivo. Quienes jueguen después el mismo cielo pueden encontrarte entre sus cinco acompañantes: ven tu nombre o tu símbolo, y tus cruces a medida que las reglas las revelan. Alguien que piensa como tú puede ver tu nombre o tu símbolo y cuántas imágenes compartís. A partir de cinco personas, quienes han terminado ven cuántas personas han marcado cada imagen. Hasta que terminas, tus cruces se quedan en tu dispositivo. En un círculo, quienes han terminado un cielo ven las estrellas de los demás y cuánto se parecen sus cruces, con su nombre o símbolo. Un enlace a otro dispositivo vale diez minutos. «Olvídame», bajo tu resultado y en «Cielos anteriores», lo borra todo de inmediato; si no, se borra al cabo de { $days ->
        [one] un día
        [many] { $days } días
       *[other] { $days } días
     }.
privacy-public-title = Qué se hace público
privacy-public = Nada, salvo que aceptes participar en la investigación (abajo) o que alguien que jugó cree un enlace público a una partida terminada. Entonces cualquiera que tenga el enlace puede ver esa partida, con nombres solo si se incluyeron, y sin vuestras propias imágenes o palabras. La persona que creó el enlace puede revocarlo en cualquier momento, y también quien dirige la mesa; al borrar la mesa, se borra también. A los buscadores se les indica que no lo muestren. El servidor cuenta cuántas personas prueban una ronda, pero no guarda lo que marcan.
privacy-notify-title = Notificaciones
privacy-notify = Si pides notificaciones en una mesa, este servidor guarda la dirección que tu navegador le da para ellas. Cuando se abre una ronda, envía allí un mensaje cifrado, a través del servicio de notificaciones del fabricante del navegador. Ese servicio sabe cuándo, pero no qué dice. La dirección se borra cuando paras los mensajes o te vas, y con la mesa.
privacy-device-title = En tu dispositivo
privacy-device = Una cookie por cada mesa (la llave de tu asiento), tus ajustes, los álbumes que guardas, las palabras que has escrito, tus cruces entre el público y en los enlaces públicos, y tus noches: tus resultados en el cielo de esta noche, con los nombres y las cruces de las personas que has encontrado en una ronda. Si borras los datos de esta página en tu navegador, todo eso desaparece.
privacy-days-title = Cuánto tiempo se guarda
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Una mesa con la partida terminada se borra al cabo de { $finished ->
        [one] un día
        [many] { $finished } días
       *[other] { $finished } días
     }. Cualquier otra mesa se borra cuando nadie ha estado en ella durante { $idle ->
        [one] un día
        [many] { $idle } días
       *[other] { $idle } días
     }. Después pasa un día en la papelera, de donde solo pueden recuperarla las personas que gestionan este servidor, y luego se elimina para siempre.
# $days (Number): days that a backup is kept
privacy-backups =
    Las copias de seguridad de este servidor se guardan durante { $days ->
        [one] un día
        [many] { $days } días
       *[other] { $days } días
     }. Lo que se ha borrado puede seguir en ellas hasta entonces; solo pueden abrirlas las personas que gestionan este servidor.
privacy-remove-title = Cómo hacer que se borre
privacy-remove = Quien dirige una mesa puede borrarla en cualquier momento desde la sala, imágenes incluidas: con un día en la papelera o para siempre al instante. Si te vas, tu nombre queda en las partidas que jugaste; para que se quite antes, pídeselo a quien dirige la mesa o a las personas que gestionan este servidor.
privacy-bots-title = Qué aprenden los bots
privacy-bots = Cuentan qué imágenes marca la gente con qué palabra, sin nombres, mesas ni horas. En una mesa puedes rechazarlo en los ajustes. En un cielo puedes rechazarlo bajo tu resultado: aprenden de él cuando acaba su día.
privacy-bots-off = Nada: en este servidor los bots no aprenden de las personas.
privacy-research-title = Investigación
privacy-research = Si quien dirige la mesa lo permite y tú aceptas en la sala, las personas que gestionan este servidor pueden publicar tus pizarras una vez reveladas: la palabra, las imágenes y las cruces, sin nombres, mesas ni horas, y solo si al menos tres personas comparten las suyas de la misma palabra y las mismas imágenes. Si retiras tu consentimiento o dejas la mesa, no se publica nada más tuyo. Lo mismo vale para los cielos, si aceptas bajo tu resultado.
privacy-none-title = Qué no hacemos
privacy-none = Sin publicidad, sin rastreo, sin peticiones a otros servidores, salvo para las notificaciones si las pides. Tu dirección IP solo se usa para bloquear avalanchas de peticiones y nunca se guarda.
