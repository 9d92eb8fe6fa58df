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
bot-about-vesper = Macht wenige Kreuze, liebt die Ruhe und geht Gefahren aus dem Weg.

bot-level-dreamer = Träumer
bot-level-dreamer-hint = Kreuzt an, was ihm gefällt, und hebt sich das Beste bis zuletzt auf. Sanfte Gesellschaft für die erste Partie.
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
# $player (String): Name des Bots; $place (Number): 1 bis 15; $card (String): Titel des Bildes, falls es einen hat ($titled)
bots-why-by = { $player } zu Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
}
# $tag (String): was ein Bot in einem Bild gesehen hat
bots-why-tag = „{ $tag }“
# Was ein Bot zu einem Bild sagt, das er angekreuzt hat, in seinem Ton; $seen (String): ein oder zwei der Begriffe oben; $who: der Charakter
bots-why-tags = { $who ->
    [atlas] Da ist es doch: { $seen }.
    [mira] Für mich fühlt es sich an wie { $seen }.
    [iris] Auf den ersten Blick: { $seen }.
    [saga] Hier beginnt eine Geschichte über { $seen }.
    [puck] Habt ihr { $seen } übersehen?
    [vesper] { $seen }: Da gab es keinen Zweifel.
   *[anyone] Ich habe { $seen } darin gesehen.
}
bots-why-common = { $who ->
    [puck] Das konnte nicht einmal ich übersehen.
    [vesper] Dass ihr es ankreuzt, war ziemlich sicher.
   *[anyone] Ich dachte, das kreuzt ihr auch an.
}
bots-why-looks = { $who ->
    [iris] Die Farben und das Licht haben es mir gesagt.
   *[anyone] Es waren die Farben und das Licht.
}
bots-why-fondness = { $who ->
    [atlas] Bei { $seen } schaue ich zweimal hin.
    [mira] { $seen } berührt mich jedes Mal.
    [saga] { $seen }: Da kann ich nie widerstehen.
    [puck] { $seen }! Darauf falle ich immer herein.
    [vesper] Bei { $seen } fühle ich mich geborgen.
   *[anyone] Ich mag { $seen }, egal bei welchem Wort.
}
bots-why-memory = { $who ->
    [mira] Das Wort hat mir { $seen } zurückgebracht.
    [saga] Das Wort hat mich an ein altes Märchen erinnert: { $seen }.
   *[anyone] Bei dem Wort musste ich an { $seen } denken.
}
bots-why-others = Hier wurde es schon oft angekreuzt, also ich auch.
bots-why-taste = { $who ->
    [puck] Keine Ahnung. Das ist der beste Grund von allen.
    [vesper] Nur so ein Gefühl. Ich traue ihm selten.
   *[anyone] Nur so ein Gefühl.
}
bots-why-unknown = { $who ->
    [atlas] Dieses Wort habe ich noch nie gehört. Ich habe geraten.
    [puck] Dieses Wort habe ich noch nie gehört. Na und?
   *[anyone] Dieses Wort habe ich noch nie gehört, also habe ich genommen, was mir gefällt.
}
