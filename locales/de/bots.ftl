# Bots: wer sie sind, wie stark sie sind, und warum sie ein Bild angekreuzt haben.
bot-name-atlas = Atlas
bot-about-atlas = Nimmt das Wort beim Wort und sucht, was wirklich im Bild ist.
bot-name-mira = Mira
bot-about-mira = Fragt, wie sich ein Bild anfühlt, nicht, was es zeigt.
bot-name-iris = Iris
bot-about-iris = Lässt sich von Farbe und Licht leiten.
bot-name-saga = Saga
bot-about-saga = Sieht in jedem Bild eine ganze Geschichte.
bot-name-puck = Puck
bot-about-puck = Liebt, was alle anderen übersehen.
bot-name-vesper = Vesper
bot-about-vesper = Macht wenige Kreuze und beginnt mit dem sichersten.

bot-level-dreamer = Träumer
bot-level-dreamer-hint = Kreuzt an, was ihm gefällt. Sanfte Gesellschaft für die erste Partie.
bot-level-stargazer = Sterngucker
bot-level-stargazer-hint = Hat ein Auge für das, was andere sehen. Ein fairer Gegner.
bot-level-navigator = Navigator
bot-level-navigator-hint = Sieht klar und merkt sich, wie viele Kreuze ihr macht.
bot-level-oracle = Orakel
bot-level-oracle-hint = Errät, was Menschen denken. Am stärksten als einziger Bot.

# $name (String): Name des Bots
player-character = { $name } (Bot)

bots-who = Charakter
bots-anyone = Egal wer
bots-level = Stärke
bots-undescribed = Niemand hat diese Bilder für die Bots beschrieben. Sie gehen nach Farbe, Licht und dem, was hier schon angekreuzt wurde, und spielen schwächer.
bots-real-cards = Karten auf einem echten Tisch können Bots nicht sehen: Sie kreuzen zufällig an.
options-thinking = Bots lassen sich Zeit
options-thinking-hint = Sonst kreuzen sie sofort an und zeigen sofort.

bots-why-show = Was die Bots gedacht haben
bots-why-hide = Gedanken der Bots ausblenden
# $player (String): Name des Bots; $card (String): das Bild; $first, $second (String): was er darin sah
bots-why-two = { $player } sah „{ $first }“ und „{ $second }“ in Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
}
bots-why-one = { $player } sah „{ $first }“ in Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
}
bots-why-looks = { $player } mochte Farben und Licht von Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
}
bots-why-taste = { $player } mochte Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
} einfach
