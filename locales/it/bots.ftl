# Bots: who they are, how strong they are, and why they marked a picture.
bot-name-atlas = Atlas
bot-about-atlas = Prende la parola alla lettera e cerca quello che c’è davvero nell’immagine.
bot-name-mira = Mira
bot-about-mira = Si chiede che cosa fa provare un’immagine, non che cosa mostra.
bot-name-iris = Iris
bot-about-iris = Si fa guidare dal colore e dalla luce.
bot-name-saga = Saga
bot-about-saga = In ogni immagine vede una storia intera.
bot-name-puck = Puck
bot-about-puck = Adora quello che sfugge a tutti gli altri.
bot-name-vesper = Vesper
bot-about-vesper = Fa poche crocette, ama le immagini tranquille e va sul sicuro.

bot-level-dreamer = Sognatore
bot-level-dreamer-hint = Segna quello che gli piace e tiene il meglio per ultimo. Compagnia gentile per una prima partita.
bot-level-stargazer = Guardastelle
bot-level-stargazer-hint = Ha occhio per quello che vedono gli altri. Un avversario alla pari.
bot-level-navigator = Navigatore
bot-level-navigator-hint = Legge bene le immagini e tiene d’occhio quante crocette fai.
bot-level-oracle = Oracolo
bot-level-oracle-hint = Indovina che cosa pensano le persone. Temibile quando è l’unico bot.

# $name (String): name of the bot
player-character = { $name } (bot)

bots-who = Chi si siede qui?
bots-who-hint = Sono bot. Ognuno vede le immagini a modo suo.
bots-character = Personaggio
bots-level = Livello
bots-undescribed = Nessuno ha descritto queste immagini per i bot. Si basano su colore e luce e su quello che le persone hanno già segnato qui, quindi giocano meno bene.
bots-real-cards = I bot non vedono le carte su un tavolo vero, quindi segnano a caso.
options-thinking = I bot si prendono il loro tempo
options-thinking-hint = Altrimenti segnano e indicano subito


bots-why-show = Che cosa hanno pensato i bot
bots-why-hide = Nascondi i pensieri dei bot
# $player (String): name of the bot; $place (Number): 1 to 15; $card (String): title of the picture, if it has one ($titled)
bots-why-by = { $player }, immagine { $place }{ $titled ->
    [yes] {" "}(«{ $card }»)
   *[no] {""}
}
# $tag (String): what a bot saw in a picture
bots-why-tag = «{ $tag }»
# What a bot says of a picture that it marked, in its own voice; $seen (String): one or two of the tags above, which are nouns ($kind is thing) or moods, mostly adjectives; $who: the character
bots-why-tags = { $kind ->
    [mood] { $who ->
        [atlas] Lo dice l’atmosfera: { $seen }.
        [mira] Ecco che cosa mi fa provare: { $seen }.
        [iris] L’atmosfera, a prima vista: { $seen }.
        [saga] Conosco l’atmosfera di questa storia: { $seen }.
        [puck] { $seen }: possibile che nessun altro abbia colto l’atmosfera?
        [vesper] L’atmosfera non lascia dubbi: { $seen }.
       *[anyone] L’atmosfera era quella giusta: { $seen }.
    }
   *[thing] { $who ->
        [atlas] È proprio lì: { $seen }.
        [mira] A me dice questo: { $seen }.
        [iris] A prima vista: { $seen }.
        [saga] La mia storia comincia qui: { $seen }.
        [puck] { $seen }: possibile che non l’abbia visto nessun altro?
        [vesper] { $seen }: nessun dubbio.
       *[anyone] Ecco che cosa ci ho visto: { $seen }.
    }
}
bots-why-scene = { $who ->
    [saga] Tutta l’immagine racconta una storia su quella parola.
   *[anyone] Non è un dettaglio: è tutta l’immagine che va bene con la parola.
}
bots-why-common = { $who ->
    [puck] Questa non poteva sfuggire nemmeno a me.
    [vesper] Che la segnaste anche voi era quasi certo.
   *[anyone] Pensavo che l’avreste segnata anche voi.
}
bots-why-looks = { $who ->
    [iris] L’hanno tradita i colori e la luce.
   *[anyone] Sono stati i colori e la luce.
}
bots-why-fondness = { $kind ->
    [mood] { $who ->
        [atlas] Con questa atmosfera guardo sempre due volte: { $seen }.
        [mira] Questa atmosfera mi tocca ogni volta: { $seen }.
        [saga] A questa atmosfera non so mai resistere: { $seen }.
        [puck] { $seen }! Con questa atmosfera ci casco ogni volta.
        [vesper] In questa atmosfera mi sento a casa: { $seen }.
       *[anyone] Questa atmosfera mi piace, qualunque sia la parola: { $seen }.
    }
   *[thing] { $who ->
        [atlas] { $seen }: qui guardo sempre due volte.
        [mira] { $seen }: mi tocca ogni volta.
        [saga] { $seen }: non so mai resistere.
        [puck] { $seen }! Ci casco ogni volta.
        [vesper] { $seen }: qui mi sento a casa.
       *[anyone] { $seen }: mi piace, qualunque sia la parola.
    }
}
bots-why-memory = { $kind ->
    [mood] { $who ->
        [mira] La parola ha risvegliato un’emozione: { $seen }.
        [saga] La parola mi ha ricordato l’atmosfera di un’antica fiaba: { $seen }.
       *[anyone] La parola mi ha evocato questa atmosfera: { $seen }.
    }
   *[thing] { $who ->
        [mira] La parola ha risvegliato un ricordo: { $seen }.
        [saga] La parola mi ha ricordato un’antica fiaba: { $seen }.
       *[anyone] La parola mi ha fatto pensare a questo: { $seen }.
    }
}
bots-why-others = Qui le persone l’hanno segnata spesso, così l’ho segnata anch’io.
bots-why-apart = Gli altri bot l’avrebbero lasciata da parte. Io no.
bots-why-both = Va bene con la parola e comunque mi piace.
bots-why-heart = Non so spiegarlo: questa mi dice qualcosa.
bots-why-taste = { $who ->
    [puck] Non ne ho idea. È il motivo migliore che ci sia.
    [vesper] Un’intuizione. Me ne fido di rado.
   *[anyone] Solo un’intuizione.
}
bots-why-unknown = { $who ->
    [atlas] Non ho mai sentito questa parola. Ho tirato a indovinare.
    [puck] Non ho mai sentito questa parola. E allora?
   *[anyone] Non ho mai sentito questa parola, così ho scelto quello che mi piace.
}
