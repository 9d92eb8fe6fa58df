# Les bots : qui ils sont, leur force, et pourquoi ils ont coché une image.
bot-name-atlas = Atlas
bot-about-atlas = Prend le mot à la lettre et cherche ce qui est vraiment sur l’image.
bot-name-mira = Mira
bot-about-mira = Se demande ce que l’image fait ressentir, pas ce qu’elle montre.
bot-name-iris = Iris
bot-about-iris = Se fie aux couleurs et à la lumière.
bot-name-saga = Saga
bot-about-saga = Voit toute une histoire dans chaque image.
bot-name-puck = Puck
bot-about-puck = Aime ce qui échappe à tous les autres.
bot-name-vesper = Vesper
bot-about-vesper = Fait peu de croix, aime les images calmes et joue la prudence.

bot-level-dreamer = Rêveur
bot-level-dreamer-hint = Coche ce qui lui plaît et garde le meilleur pour la fin. Une compagnie douce pour une première partie.
bot-level-stargazer = Observateur d’étoiles
bot-level-stargazer-hint = A l’œil pour ce que voient les autres. Un adversaire à votre mesure.
bot-level-navigator = Navigateur
bot-level-navigator-hint = Lit bien les images et surveille combien de croix vous faites.
bot-level-oracle = Oracle
bot-level-oracle-hint = Devine ce que pensent les gens. Redoutable quand il est le seul bot.

# $name (String) : nom du bot
player-character = { $name } (bot)

bots-who = Qui s’assoit ici ?
bots-who-hint = Ce sont des bots. Chacun voit les images à sa façon.
bots-character = Personnage
bots-level = Niveau
bots-undescribed = Personne n’a décrit ces images pour les bots. Ils se fient aux couleurs, à la lumière et à ce que les gens ont déjà coché ici, et jouent donc moins bien.
bots-real-cards = Les bots ne voient pas les cartes posées sur une vraie table, alors ils cochent au hasard.
options-thinking = Les bots prennent leur temps
options-thinking-hint = Sinon, ils cochent et désignent aussitôt


bots-why-show = Ce que les bots ont pensé
bots-why-hide = Cacher ce que les bots ont pensé
# $player (String) : nom du bot ; $place (Number) : de 1 à 15 ; $card (String) : titre de l’image, si elle en a un ($titled)
bots-why-by = { $player }, image { $place }{ $titled ->
    [yes] {" "}(« { $card } »)
   *[no] {""}
}
# $tag (String) : ce qu’un bot a vu dans une image
bots-why-tag = « { $tag } »
# Ce qu’un bot dit d’une image qu’il a cochée, à sa manière ; $seen (String) : une ou deux des choses ci-dessus, des noms ($kind est thing) ou des ambiances, surtout des adjectifs ; $who : le personnage
bots-why-tags = { $kind ->
    [mood] { $who ->
        [atlas] L’ambiance le dit bien : { $seen }.
        [mira] Voilà ce que je ressens : { $seen }.
        [iris] L’ambiance, au premier regard : { $seen }.
        [saga] Je connais l’ambiance de cette histoire : { $seen }.
        [puck] { $seen } : personne d’autre n’a senti l’ambiance ?
        [vesper] L’ambiance ne laisse aucun doute : { $seen }.
       *[anyone] L’ambiance était la bonne : { $seen }.
    }
   *[thing] { $who ->
        [atlas] On le voit bien : { $seen }.
        [mira] Pour moi, elle dit : { $seen }.
        [iris] Au premier regard : { $seen }.
        [saga] Mon histoire commence ici : { $seen }.
        [puck] { $seen } : personne d’autre ne l’a vu ?
        [vesper] { $seen } : aucun doute possible.
       *[anyone] J’y ai vu { $seen }.
    }
}
bots-why-scene = { $who ->
    [saga] Toute l’image raconte une histoire sur ce mot.
   *[anyone] Aucun détail en particulier : toute l’image va avec le mot.
}
bots-why-common = { $who ->
    [puck] Celle-ci, même moi, je ne pouvais pas la rater.
    [vesper] Vous alliez la cocher, c’était presque sûr.
   *[anyone] J’ai pensé que vous la cocheriez aussi.
}
bots-why-looks = { $who ->
    [iris] Les couleurs et la lumière l’ont trahie.
   *[anyone] C’est à cause des couleurs et de la lumière.
}
bots-why-fondness = { $kind ->
    [mood] { $who ->
        [atlas] Avec cette ambiance, je regarde toujours à deux fois : { $seen }.
        [mira] Cette ambiance me touche à chaque fois : { $seen }.
        [saga] Je ne résiste jamais à cette ambiance : { $seen }.
        [puck] { $seen } ! Cette ambiance me fait craquer à chaque fois.
        [vesper] Dans cette ambiance, je me sens chez moi : { $seen }.
       *[anyone] J’aime cette ambiance, quel que soit le mot : { $seen }.
    }
   *[thing] { $who ->
        [atlas] { $seen } : là, je regarde toujours à deux fois.
        [mira] { $seen } : cela me touche à chaque fois.
        [saga] { $seen } : je n’y résiste jamais.
        [puck] { $seen } ! Je craque à chaque fois.
        [vesper] { $seen } : là, je me sens chez moi.
       *[anyone] { $seen } : j’aime cela, quel que soit le mot.
    }
}
bots-why-memory = { $kind ->
    [mood] { $who ->
        [mira] Le mot a réveillé une émotion : { $seen }.
        [saga] Le mot m’a rappelé l’ambiance d’un vieux conte : { $seen }.
       *[anyone] Le mot m’a évoqué cette ambiance : { $seen }.
    }
   *[thing] { $who ->
        [mira] Le mot a réveillé un souvenir : { $seen }.
        [saga] Le mot m’a rappelé un vieux conte : { $seen }.
       *[anyone] Le mot m’a fait penser à { $seen }.
    }
}
bots-why-others = Elle a souvent été cochée ici, alors je l’ai cochée aussi.
bots-why-apart = Les autres bots l’auraient laissée de côté. Pas moi.
bots-why-both = Elle va bien avec le mot et, de toute façon, elle me plaît.
bots-why-heart = Je ne saurais dire pourquoi : celle-ci me parle.
bots-why-taste = { $who ->
    [puck] Aucune idée. C’est la meilleure des raisons.
    [vesper] Une intuition. Je m’y fie rarement.
   *[anyone] Juste une intuition.
}
bots-why-unknown = { $who ->
    [atlas] Je n’ai jamais entendu ce mot. J’ai tenté ma chance.
    [puck] Je n’ai jamais entendu ce mot. Et alors ?
   *[anyone] Je n’ai jamais entendu ce mot, alors j’ai choisi ce qui me plaît.
}
