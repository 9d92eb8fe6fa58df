# Los bots: quiénes son, cómo de fuertes son y por qué marcaron una imagen.
bot-name-atlas = Atlas
bot-about-atlas = Se toma la palabra al pie de la letra y busca lo que de verdad hay en la imagen.
bot-name-mira = Mira
bot-about-mira = Se pregunta qué hace sentir una imagen, no qué muestra.
bot-name-iris = Iris
bot-about-iris = Se guía por el color y la luz.
bot-name-saga = Saga
bot-about-saga = Ve toda una historia en cada imagen.
bot-name-puck = Puck
bot-about-puck = Adora lo que todo el mundo pasa por alto.
bot-name-vesper = Vesper
bot-about-vesper = Hace pocas cruces, le gustan las imágenes tranquilas y va sobre seguro.

bot-level-dreamer = Soñador
bot-level-dreamer-hint = Marca lo que le gusta y deja lo mejor para el final. Buena compañía para una primera partida.
bot-level-stargazer = Observador de estrellas
bot-level-stargazer-hint = Tiene ojo para lo que ven los demás. Un rival a tu medida.
bot-level-navigator = Navegante
bot-level-navigator-hint = Lee bien las imágenes y se fija en cuántas cruces haces.
bot-level-oracle = Oráculo
bot-level-oracle-hint = Adivina lo que piensa la gente. Más temible si es el único bot.

# $name (String): nombre del bot
player-character = { $name } (bot)

bots-who = ¿Quién se sienta aquí?
bots-who-hint = Son bots. Cada uno ve las imágenes a su manera.
bots-character = Personaje
bots-level = Nivel
bots-undescribed = Nadie ha descrito estas imágenes para los bots. Se guían por el color, la luz y lo que la gente ya ha marcado aquí, así que juegan peor.
bots-real-cards = Los bots no ven las cartas de una mesa de verdad, así que marcan al azar.
options-thinking = Los bots se toman su tiempo
options-thinking-hint = Si no, marcan y señalan al instante


bots-why-show = Lo que pensaron los bots
bots-why-hide = Ocultar lo que pensaron los bots
# $player (String): nombre del bot; $place (Number): de 1 a 15; $card (String): título de la imagen, si lo tiene ($titled)
bots-why-by = { $player }, imagen { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
# $tag (String): lo que un bot vio en una imagen
bots-why-tag = «{ $tag }»
# Lo que dice un bot de una imagen que marcó, a su manera; $seen (String): una o dos de las cosas de arriba, sustantivos ($kind es thing) o ambientes, casi siempre adjetivos; $who: el personaje
bots-why-tags = { $kind ->
    [mood] { $who ->
        [atlas] Lo dice el ambiente: { $seen }.
        [mira] Lo que me transmite: { $seen }.
        [iris] El ambiente, a primera vista: { $seen }.
        [saga] Conozco el ambiente de esta historia: { $seen }.
        [puck] { $seen }: ¿nadie más ha notado el ambiente?
        [vesper] El ambiente no deja lugar a dudas: { $seen }.
       *[anyone] El ambiente era el adecuado: { $seen }.
    }
   *[thing] { $who ->
        [atlas] Ahí está: { $seen }.
        [mira] A mí me dice: { $seen }.
        [iris] A primera vista: { $seen }.
        [saga] Aquí empieza mi historia: { $seen }.
        [puck] { $seen }: ¿nadie más lo ha visto?
        [vesper] { $seen }: no cabía duda.
       *[anyone] Esto es lo que vi: { $seen }.
    }
}
bots-why-scene = { $who ->
    [saga] La imagen entera cuenta una historia sobre esa palabra.
   *[anyone] No es un detalle: encaja la imagen entera.
}
bots-why-common = { $who ->
    [puck] Esta no se me podía escapar ni a mí.
    [vesper] Apostar a que la marcaríais era ir sobre seguro.
   *[anyone] Pensé que también la marcaríais.
}
bots-why-looks = { $who ->
    [iris] La delataron los colores y la luz.
   *[anyone] Fueron los colores y la luz.
}
bots-why-fondness = { $kind ->
    [mood] { $who ->
        [atlas] Con ese ambiente siempre miro dos veces: { $seen }.
        [mira] Ese ambiente siempre me conmueve: { $seen }.
        [saga] Nunca me resisto a ese ambiente: { $seen }.
        [puck] ¡{ $seen }! Con ese ambiente siempre pico.
        [vesper] En ese ambiente me siento en casa: { $seen }.
       *[anyone] Ese ambiente me gusta, sea cual sea la palabra: { $seen }.
    }
   *[thing] { $who ->
        [atlas] { $seen }: ahí siempre miro dos veces.
        [mira] { $seen }: siempre me conmueve.
        [saga] { $seen }: nunca me resisto.
        [puck] ¡{ $seen }! Siempre pico.
        [vesper] { $seen }: ahí me siento en casa.
       *[anyone] { $seen }: eso me gusta, sea cual sea la palabra.
    }
}
bots-why-memory = { $kind ->
    [mood] { $who ->
        [mira] La palabra despertó en mí una emoción: { $seen }.
        [saga] La palabra me recordó el ambiente de un viejo cuento: { $seen }.
       *[anyone] La palabra me evocó este ambiente: { $seen }.
    }
   *[thing] { $who ->
        [mira] La palabra me trajo un recuerdo: { $seen }.
        [saga] La palabra me recordó un viejo cuento: { $seen }.
       *[anyone] La palabra me hizo pensar en esto: { $seen }.
    }
}
bots-why-others = Aquí se ha marcado mucho, así que yo también la marqué.
bots-why-apart = Los demás bots la habrían pasado por alto. Yo no.
bots-why-both = Encaja con la palabra y, además, me gusta.
bots-why-heart = No sé explicarlo: esta me dice algo.
bots-why-taste = { $who ->
    [puck] Ni idea. Es la mejor de las razones.
    [vesper] Una corazonada. Pocas veces me fío.
   *[anyone] Solo una corazonada.
}
bots-why-unknown = { $who ->
    [atlas] Nunca he oído esa palabra. He probado suerte.
    [puck] Nunca he oído esa palabra. ¿Y qué?
   *[anyone] Nunca he oído esa palabra, así que elegí lo que me gusta.
}
