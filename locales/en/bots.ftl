# Bots: who they are, how strong they are, and why they marked a picture.
bot-name-atlas = Atlas
bot-about-atlas = Takes a word at its word and looks for what is really in the picture.
bot-name-mira = Mira
bot-about-mira = Asks how a picture feels, not what it shows.
bot-name-iris = Iris
bot-about-iris = Goes by colour and light.
bot-name-saga = Saga
bot-about-saga = Sees a whole story in every picture.
bot-name-puck = Puck
bot-about-puck = Loves what everybody else overlooks.
bot-name-vesper = Vesper
bot-about-vesper = Makes few crosses and begins with the surest.

bot-level-dreamer = Dreamer
bot-level-dreamer-hint = Marks what it likes. Gentle company for a first game.
bot-level-stargazer = Stargazer
bot-level-stargazer-hint = Has an eye for what others see. A fair match.
bot-level-navigator = Navigator
bot-level-navigator-hint = Sees clearly and notices how many crosses you make.
bot-level-oracle = Oracle
bot-level-oracle-hint = Guesses what people think. Strongest as the only bot.

# $name (String): name of the bot
player-character = { $name } (bot)

bots-who = Character
bots-anyone = Anyone
bots-level = Level
bots-undescribed = Nobody has described these pictures for the bots. They go by colour and light, and by what people marked here before, so they play less well.
bots-real-cards = Bots cannot see cards on a real table: they mark at random.
options-thinking = Bots take their time
options-thinking-hint = When off, they mark and point immediately.

bots-why-show = What the bots thought
bots-why-hide = Hide what the bots thought
# $player (String): name of the bot; $place (Number): 1 to 15; $card (String): title of the picture, if it has one ($titled);
# $first, $second (String): what it saw in it
bots-why-two = { $player } saw “{ $first }” and “{ $second }” in picture { $place }{ $titled ->
    [yes] {" "}(“{ $card }”)
   *[no] {""}
}
bots-why-one = { $player } saw “{ $first }” in picture { $place }{ $titled ->
    [yes] {" "}(“{ $card }”)
   *[no] {""}
}
bots-why-looks = { $player } liked the colours and the light of picture { $place }{ $titled ->
    [yes] {" "}(“{ $card }”)
   *[no] {""}
}
bots-why-taste = { $player } simply liked picture { $place }{ $titled ->
    [yes] {" "}(“{ $card }”)
   *[no] {""}
}
