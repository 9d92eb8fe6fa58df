# Les bots : qui ils sont, leur force, et pourquoi ils ont coché une image.
bot-name-atlas = Atlas
bot-about-atlas = Prend le mot au pied de la lettre et cherche ce qui est vraiment sur l’image.
bot-name-mira = Mira
bot-about-mira = Se demande ce que l’image fait ressentir, pas ce qu’elle montre.
bot-name-iris = Iris
bot-about-iris = Se laisse guider par les couleurs et la lumière.
bot-name-saga = Saga
bot-about-saga = Voit toute une histoire dans chaque image.
bot-name-puck = Puck
bot-about-puck = Aime ce qui échappe à tous les autres.
bot-name-vesper = Vesper
bot-about-vesper = Fait peu de croix et commence par la plus sûre.

bot-level-dreamer = Rêveur
bot-level-dreamer-hint = Coche ce qui lui plaît. Une compagnie douce pour une première partie.
bot-level-stargazer = Observateur d’étoiles
bot-level-stargazer-hint = Pressent ce que voient les autres. Un adversaire à votre mesure.
bot-level-navigator = Navigateur
bot-level-navigator-hint = Voit clair et remarque combien de croix vous faites.
bot-level-oracle = Oracle
bot-level-oracle-hint = Devine ce que pensent les gens. Le plus fort quand il est le seul bot.

# $name (String) : nom du bot
player-character = { $name } (bot)

bots-who = Personnage
bots-anyone = Au hasard
bots-level = Niveau
bots-undescribed = Personne n’a décrit ces images pour les bots. Ils se fient aux couleurs, à la lumière et à ce que les gens ont coché ici, et jouent moins bien.
bots-real-cards = Les bots ne voient pas les cartes posées sur une vraie table : ils cochent au hasard.
options-thinking = Les bots prennent leur temps
options-thinking-hint = Sinon, ils cochent et désignent aussitôt.

bots-why-show = Ce que les bots ont pensé
bots-why-hide = Cacher ce que les bots ont pensé
# $player (String) : nom du bot ; $card (String) : l’image ; $first, $second (String) : ce qu’il y a vu
bots-why-two = { $player } a vu « { $first } » et « { $second } » dans l’image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
bots-why-one = { $player } a vu « { $first } » dans l’image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
bots-why-looks = { $player } a aimé les couleurs et la lumière de l’image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
bots-why-taste = { $player } a simplement aimé l’image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
