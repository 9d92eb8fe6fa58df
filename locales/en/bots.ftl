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
bot-about-vesper = Makes few crosses, loves what is calm and keeps away from danger.

bot-level-dreamer = Dreamer
bot-level-dreamer-hint = Marks what it likes and saves the best for last. Gentle company for a first game.
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
# $player (String): name of the bot; $place (Number): 1 to 15; $card (String): title of the picture, if it has one ($titled)
bots-why-by = { $player } on picture { $place }{ $titled ->
    [yes] {" "}(“{ $card }”)
   *[no] {""}
}
# $tag (String): what a bot saw in a picture
bots-why-tag = “{ $tag }”
# What a bot says of a picture that it marked, in its own voice; $seen (String): one or two of the tags above; $who: the character
bots-why-tags = { $who ->
    [atlas] There it is: { $seen }.
    [mira] To me it feels like { $seen }.
    [iris] At first glance I saw { $seen }.
    [saga] Here begins a story about { $seen }.
    [puck] Did you overlook { $seen }?
    [vesper] { $seen }: there was no doubt.
   *[anyone] I saw { $seen } in it.
}
bots-why-common = { $who ->
    [puck] Even I could not overlook this one.
    [vesper] It was a safe guess that you would mark it.
   *[anyone] I thought that you would mark it too.
}
bots-why-looks = { $who ->
    [iris] The colours and the light told me.
   *[anyone] It was the colours and the light.
}
bots-why-fondness = { $who ->
    [atlas] Where there is { $seen }, I look twice.
    [mira] { $seen } always touches me.
    [saga] I can never resist { $seen }.
    [puck] { $seen }! I fall for that every time.
    [vesper] { $seen } makes me feel at home.
   *[anyone] I am fond of { $seen }, whatever the word is.
}
bots-why-memory = { $who ->
    [mira] The word brought back { $seen }.
    [saga] The word reminded me of an old tale with { $seen }.
   *[anyone] The word made me think of { $seen }.
}
bots-why-others = People here have often marked it, so I did too.
bots-why-taste = { $who ->
    [puck] No idea. That is the best of all reasons.
    [vesper] A hunch. I seldom trust them.
   *[anyone] Just a hunch.
}
bots-why-unknown = { $who ->
    [atlas] I have never heard that word. I guessed.
    [puck] I have never heard that word. So what?
   *[anyone] I have never heard that word, so I went by what I like.
}
