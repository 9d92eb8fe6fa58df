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
bot-about-vesper = Fait peu de croix, aime le calme et se tient loin du danger.

bot-level-dreamer = Rêveur
bot-level-dreamer-hint = Coche ce qui lui plaît et garde le meilleur pour la fin. Une compagnie douce pour une première partie.
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
# $player (String) : nom du bot ; $place (Number) : de 1 à 15 ; $card (String) : titre de l’image, si elle en a un ($titled)
bots-why-by = { $player }, image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
# $tag (String) : ce qu’un bot a vu dans une image
bots-why-tag = « { $tag } »
# Ce qu’un bot dit d’une image qu’il a cochée, à sa manière ; $seen (String) : une ou deux des choses ci-dessus ; $who : le personnage
bots-why-tags = { $who ->
    [atlas] C’est écrit dessus : { $seen }.
    [mira] J’y ressens { $seen }.
    [iris] Au premier regard, j’ai vu { $seen }.
    [saga] Ici commence une histoire de { $seen }.
    [puck] Et { $seen }, cela vous a échappé ?
    [vesper] { $seen } : aucun doute possible.
   *[anyone] J’y ai vu { $seen }.
}
bots-why-common = { $who ->
    [puck] Celle-ci, même moi, je ne pouvais pas passer à côté.
    [vesper] Vous alliez la cocher, c’était presque certain.
   *[anyone] J’ai pensé que vous la cocheriez aussi.
}
bots-why-looks = { $who ->
    [iris] Les couleurs et la lumière me l’ont dit.
   *[anyone] Ce sont les couleurs et la lumière.
}
bots-why-fondness = { $who ->
    [atlas] Devant { $seen }, je regarde à deux fois.
    [mira] { $seen }, cela me touche toujours.
    [saga] Je ne résiste jamais à { $seen }.
    [puck] { $seen } ! Je craque à chaque fois.
    [vesper] Avec { $seen }, je me sens chez moi.
   *[anyone] J’aime { $seen }, quel que soit le mot.
}
bots-why-memory = { $who ->
    [mira] Le mot m’a rappelé { $seen }.
    [saga] Le mot m’a rappelé un vieux conte avec { $seen }.
   *[anyone] Le mot m’a fait penser à { $seen }.
}
bots-why-others = Elle a souvent été cochée ici, alors moi aussi.
bots-why-taste = { $who ->
    [puck] Aucune idée. C’est la meilleure des raisons.
    [vesper] Une intuition. Je m’y fie rarement.
   *[anyone] Juste une intuition.
}
bots-why-unknown = { $who ->
    [atlas] Je n’ai jamais entendu ce mot. J’ai deviné.
    [puck] Je n’ai jamais entendu ce mot. Et alors ?
   *[anyone] Je n’ai jamais entendu ce mot, alors j’ai choisi ce qui me plaît.
}
