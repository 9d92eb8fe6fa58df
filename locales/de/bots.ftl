# Bots: wer sie sind, wie stark sie sind, und warum sie ein Bild angekreuzt haben.
bot-name-atlas = Atlas
bot-about-atlas = Nimmt das Wort wörtlich und sucht, was wirklich im Bild ist.
bot-name-mira = Mira
bot-about-mira = Fragt, wie sich ein Bild anfühlt, nicht, was es zeigt.
bot-name-iris = Iris
bot-about-iris = Geht nach Farbe und Licht.
bot-name-saga = Saga
bot-about-saga = Sieht in jedem Bild eine ganze Geschichte.
bot-name-puck = Puck
bot-about-puck = Liebt, was alle anderen übersehen.
bot-name-vesper = Vesper
bot-about-vesper = Macht wenige Kreuze, mag ruhige Bilder und geht auf Nummer sicher.

bot-level-dreamer = Träumer
bot-level-dreamer-hint = Kreuzt an, was ihm gefällt, und hebt sich das Beste bis zuletzt auf. Sanfte Gesellschaft für die erste Partie.
bot-level-stargazer = Sterngucker
bot-level-stargazer-hint = Hat ein Auge für das, was andere sehen. Ein fairer Gegner.
bot-level-navigator = Navigator
bot-level-navigator-hint = Liest die Bilder gut und achtet darauf, wie viele Kreuze ihr macht.
bot-level-oracle = Orakel
bot-level-oracle-hint = Errät, was Menschen denken. Am stärksten als einziger Bot.

# $name (String): Name des Bots
player-character = { $name } (Bot)

bots-who = Wer setzt sich dazu?
bots-who-hint = Es sind Bots. Jeder sieht Bilder auf seine Art.
bots-character = Charakter
bots-level = Stärke
bots-undescribed = Niemand hat diese Bilder für die Bots beschrieben. Sie richten sich nach Farbe und Licht und danach, was hier schon angekreuzt wurde. Deshalb spielen sie schwächer.
bots-real-cards = Bots können Karten auf einem echten Tisch nicht sehen und kreuzen deshalb zufällig an.
options-thinking = Bots lassen sich Zeit
options-thinking-hint = Sonst kreuzen sie sofort an und zeigen sofort


bots-why-show = Was die Bots gedacht haben
bots-why-hide = Gedanken der Bots ausblenden
# $player (String): Name des Bots; $place (Number): 1 bis 15; $card (String): Titel des Bildes, falls es einen hat ($titled)
bots-why-by = { $player } zu Bild { $place }{ $titled ->
    [yes] {" "}(„{ $card }“)
   *[no] {""}
}
# $tag (String): was ein Bot in einem Bild gesehen hat
bots-why-tag = „{ $tag }“
# Was ein Bot zu einem Bild sagt, das er angekreuzt hat, in seinem Ton; $seen (String): ein oder zwei der Begriffe oben, Substantive ($kind ist thing) oder Stimmungen, meist Adjektive; $who: der Charakter
bots-why-tags = { $kind ->
    [mood] { $who ->
        [atlas] Die Stimmung verrät es: { $seen }.
        [mira] Was ich dabei spüre: { $seen }.
        [iris] Die Stimmung, auf den ersten Blick: { $seen }.
        [saga] Ich kenne die Stimmung dieser Geschichte: { $seen }.
        [puck] { $seen } – hat sonst niemand die Stimmung bemerkt?
        [vesper] Die Stimmung lässt keinen Zweifel: { $seen }.
       *[anyone] Die Stimmung hat gepasst: { $seen }.
    }
   *[thing] { $who ->
        [atlas] Da ist es doch: { $seen }.
        [mira] Mein Gefühl sagt: { $seen }.
        [iris] Auf den ersten Blick: { $seen }.
        [saga] Meine Geschichte dazu beginnt mit { $seen }.
        [puck] { $seen } – hat das sonst niemand gesehen?
        [vesper] { $seen }: Da gab es keinen Zweifel.
       *[anyone] Ich habe { $seen } darin gesehen.
    }
}
bots-why-scene = { $who ->
    [saga] Das ganze Bild erzählt eine Geschichte zu diesem Wort.
   *[anyone] Es ist nichts Einzelnes: Das ganze Bild passt.
}
bots-why-common = { $who ->
    [puck] Das konnte nicht einmal ich übersehen.
    [vesper] Dass ihr es ankreuzt, war so gut wie sicher.
   *[anyone] Ich dachte, das kreuzt ihr auch an.
}
bots-why-looks = { $who ->
    [iris] Die Farben und das Licht haben es verraten.
   *[anyone] Es waren die Farben und das Licht.
}
bots-why-fondness = { $kind ->
    [mood] { $who ->
        [atlas] Bei dieser Stimmung schaue ich immer zweimal hin: { $seen }.
        [mira] Diese Stimmung berührt mich jedes Mal: { $seen }.
        [saga] Dieser Stimmung kann ich nie widerstehen: { $seen }.
        [puck] { $seen }! Auf diese Stimmung falle ich immer herein.
        [vesper] In dieser Stimmung fühle ich mich geborgen: { $seen }.
       *[anyone] Diese Stimmung mag ich, egal bei welchem Wort: { $seen }.
    }
   *[thing] { $who ->
        [atlas] Bei { $seen } schaue ich immer zweimal hin.
        [mira] { $seen } berührt mich jedes Mal.
        [saga] { $seen }: Da kann ich nie widerstehen.
        [puck] { $seen }! Darauf falle ich immer herein.
        [vesper] Bei { $seen } fühle ich mich geborgen.
       *[anyone] { $seen }: Das mag ich, egal bei welchem Wort.
    }
}
bots-why-memory = { $kind ->
    [mood] { $who ->
        [mira] Das Wort hat ein Gefühl in mir geweckt: { $seen }.
        [saga] Das Wort hat mich an die Stimmung eines alten Märchens erinnert: { $seen }.
       *[anyone] Das Wort hat mich in diese Stimmung versetzt: { $seen }.
    }
   *[thing] { $who ->
        [mira] Das Wort hat etwas in mir geweckt: { $seen }.
        [saga] Das Wort hat mich an ein altes Märchen erinnert: { $seen }.
       *[anyone] Bei dem Wort musste ich an { $seen } denken.
    }
}
bots-why-others = Hier wurde es schon oft angekreuzt, also habe ich es auch getan.
bots-why-apart = Die anderen Bots hätten es übergangen. Ich nicht.
bots-why-both = Es passt zum Wort, und gefallen hätte es mir sowieso.
bots-why-heart = Ich kann es nicht erklären: Dieses Bild spricht mich an.
bots-why-taste = { $who ->
    [puck] Keine Ahnung. Das ist der beste Grund von allen.
    [vesper] Nur so ein Gefühl. Denen traue ich selten.
   *[anyone] Nur so ein Gefühl.
}
bots-why-unknown = { $who ->
    [atlas] Dieses Wort habe ich noch nie gehört. Ich habe geraten.
    [puck] Dieses Wort habe ich noch nie gehört. Na und?
   *[anyone] Dieses Wort habe ich noch nie gehört. Also habe ich genommen, was mir gefällt.
}
