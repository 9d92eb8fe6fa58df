# Los bots: quiénes son, cómo de fuertes son y por qué marcaron una imagen.
bot-name-atlas = Atlas
bot-about-atlas = Toma la palabra al pie de la letra y busca lo que de verdad hay en la imagen.
bot-name-mira = Mira
bot-about-mira = Se pregunta qué hace sentir una imagen, no qué muestra.
bot-name-iris = Iris
bot-about-iris = Se guía por el color y la luz.
bot-name-saga = Saga
bot-about-saga = Ve toda una historia en cada imagen.
bot-name-puck = Puck
bot-about-puck = Adora lo que los demás pasan por alto.
bot-name-vesper = Vesper
bot-about-vesper = Hace pocas cruces y empieza por la más segura.

bot-level-dreamer = Soñador
bot-level-dreamer-hint = Marca lo que le gusta. Buena compañía para una primera partida.
bot-level-stargazer = Observador de estrellas
bot-level-stargazer-hint = Intuye lo que ven los demás. Un rival a tu medida.
bot-level-navigator = Navegante
bot-level-navigator-hint = Ve con claridad y se fija en cuántas cruces haces.
bot-level-oracle = Oráculo
bot-level-oracle-hint = Adivina lo que piensa la gente. El más fuerte si es el único bot.

# $name (String): nombre del bot
player-character = { $name } (bot)

bots-who = Personaje
bots-anyone = Cualquiera
bots-level = Nivel
bots-undescribed = Nadie ha descrito estas imágenes para los bots. Se guían por el color, la luz y lo que la gente marcó aquí antes, y juegan peor.
bots-real-cards = Los bots no ven las cartas de una mesa de verdad: marcan al azar.
options-thinking = Los bots se toman su tiempo
options-thinking-hint = Si no, marcan y señalan al instante.

bots-why-show = Lo que pensaron los bots
bots-why-hide = Ocultar lo que pensaron los bots
# $player (String): nombre del bot; $card (String): la imagen; $first, $second (String): lo que vio en ella
bots-why-two = { $player } vio «{ $first }» y «{ $second }» en la imagen { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
bots-why-one = { $player } vio «{ $first }» en la imagen { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
bots-why-looks = A { $player } le gustaron los colores y la luz de la imagen { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
bots-why-taste = A { $player } simplemente le gustó la imagen { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
