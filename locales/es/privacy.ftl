privacy-title = Qué se guarda aquí
privacy-lead = Aquí nadie necesita una cuenta. Este servidor guarda lo que una partida necesita y no se lo pasa a nadie sin tu permiso.
privacy-table-title = En una mesa
privacy-table = El nombre que eliges, tu idioma, tu color y tu símbolo, cada cruz y cada imagen señalada, y las palabras o imágenes propias que alguien traiga. Toda la mesa ve tu nombre. Tus cruces siguen en secreto hasta que se descubren.
privacy-public-title = Qué se hace público
privacy-public = Nada, salvo lo que cedas para la investigación (abajo) o que alguien que jugó cree un enlace público a una partida terminada. Entonces, quien tenga el enlace ve esa partida, con nombres solo si así se eligió, y sin vuestras propias imágenes o palabras. Quien creó el enlace y quien dirige la mesa pueden retirarlo en cualquier momento; como muy tarde, desaparece con la mesa. A los buscadores se les pide que no lo muestren.
privacy-device-title = En tu dispositivo
privacy-device = Para cada mesa, una cookie: la llave de tu sitio; y tus ajustes, los álbumes que conservas y las palabras que has escrito. Si borras los datos de esta página en tu navegador, todo desaparece.
privacy-days-title = Cuánto tiempo
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Una mesa con la partida terminada se borra a los { $finished ->
        [one] un día
        [many] { $finished } de días
       *[other] { $finished } días
     }; cualquier otra, cuando nadie ha estado en ella durante { $idle ->
        [one] un día
        [many] { $idle } de días
       *[other] { $idle } días
     }.
privacy-remove-title = Cómo hacer que se borre
privacy-remove = Quien dirige una mesa puede borrarla en cualquier momento desde la sala: desaparece todo, también las imágenes. Si te vas, tu nombre queda en las partidas que jugaste. Para que desaparezca antes, pídeselo a quien dirige la mesa o a quien lleva este servidor.
privacy-bots-title = Qué aprenden los bots
privacy-bots = Cuentan qué imágenes se marcan con qué palabra, sin nombres, mesas ni horas. Puedes negarte en los ajustes.
privacy-bots-off = Nada: en este servidor los bots no aprenden de las personas.
privacy-research-title = Investigación
privacy-research = Si quien dirige la mesa lo permite y tú aceptas en la sala, quien lleva este servidor puede publicar tus pizarras cuando ya están a la vista: palabra, imágenes y cruces, sin nombres, mesas ni horas, y solo si al menos tres personas tuvieron las mismas imágenes. Si retiras tu permiso o dejas la mesa, no se publica nada más tuyo.
privacy-none-title = Qué no hay
privacy-none = Ni publicidad, ni rastreo, ni peticiones a otros servidores. Tu dirección de red sirve para frenar avalanchas de peticiones y no se apunta en ninguna parte.
