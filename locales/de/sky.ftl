### Der Himmel von heute: jeden Tag ein Wort und fünfzehn Bilder, allein angekreuzt, dann mit anderen gespielt.

sky-past = Ein früherer Himmel
sky-past-hint = Er zählt nicht für deine Nächte in Folge. Sein Licht ist noch da.
sky-intro = Ein Wort und fünfzehn Bilder, für alle hier dieselben. Danach spielst du eine Runde mit fünf anderen. Halte ein Bild gedrückt, um es groß zu sehen.
sky-opening = Ein Blick nach oben …
sky-go-tonight = Zum Himmel von heute

# Ankreuzen. $limit (Number): so viele Kreuze höchstens
sky-mark-hint = Kreuze an, was zum Wort passt, das Sicherste zuerst: 1 bis { $limit } Bilder
sky-final = „Fertig“ ist endgültig.
sky-done = Fertig
# Unter einer großen Zahl. $limit (Number): so viele Kreuze höchstens
sky-of-up-to = von höchstens { $limit }
sky-name = Dein Name (freiwillig)
sky-name-hint = Ohne Namen sehen andere nur dein Symbol

# Die Runde. $count (Number): wie viele
sky-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
sky-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
sky-surest = Das Sicherste zuerst. Hat es sonst niemand angekreuzt, stürzt du.
sky-skip-all = Gleich zum Licht

# Eine Person ohne Namen, nach ihrem Zeichen.
sky-sign-moon = Der Mond
sky-sign-sun = Die Sonne
sky-sign-star = Der Stern
sky-sign-cloud = Die Wolke
sky-sign-leaf = Das Blatt
sky-sign-key = Der Schlüssel
sky-sign-boat = Das Boot
sky-sign-bird = Der Vogel
sky-sign-fish = Der Fisch
sky-sign-flame = Die Flamme
sky-sign-feather = Die Feder
sky-sign-mountain = Der Berg

# Das Licht. $count (Number): Sterne; $word (String): das Wort
sky-stars-for = { $count ->
    [one] Ein Stern für „{ $word }“
   *[other] { $count } Sterne für „{ $word }“
}
sky-first = Heute hat vor dir noch niemand hochgeschaut
sky-first-hint = Bots haben mitgespielt, darum ist das Licht silbern. Gold kommt mit fünf Personen.
sky-light-gold = Je heller ein Bild, desto mehr Personen haben es angekreuzt
sky-light-silver = Silber: so viele Bots haben es angekreuzt. Gold kommt mit fünf Personen.
# $rank (Number): der Rang nach Sternen; $count (Number): wie viele gespielt haben
sky-rank = Nach Sternen: Rang { $rank } von { $count }
# Unter einer großen Zahl. $count (Number): diese Zahl
sky-corner-people = { $count ->
    [one] Person bisher
   *[other] Personen bisher
}
sky-corner-bots = { $count ->
    [one] Bot
   *[other] Bots
}
# Zu einem Bild, zum Hören. $count (Number): wie viele
sky-marked-by-people = { $count ->
    [one] Von { $count } Person angekreuzt
   *[other] Von { $count } Personen angekreuzt
}
sky-marked-by-bots = { $count ->
    [one] Von { $count } Bot angekreuzt
   *[other] Von { $count } Bots angekreuzt
}
# Was aus meinem Kreuz wurde: Es hat keine Sterne gebracht.
sky-fate-open = Keine Sterne
# $player (String): wer am ähnlichsten angekreuzt hat
sky-closest = Denkt wie du: { $player }
# $count (Number): gemeinsame Bilder; $all (Number): wie viele ich angekreuzt habe
sky-shared = { $all ->
    [one] Ihr teilt dein einziges Bild
   *[other] Ihr teilt { $count } von deinen { $all } Bildern
}
sky-table = Dein Tisch
# $day (String): „morgen“; $time (String): auf der Uhr der lesenden Person
sky-next = Nächster Himmel: { $day } um { $time }

# Nächte auf diesem Gerät. $count (Number): wie viele
sky-row = { $count ->
    [0] Heute beginnt eine neue Serie
    [one] Eine Nacht
   *[other] { $count } Nächte in Folge
}
sky-longest = Längste Serie: { $count }
sky-cloud = bewölkt, aber noch spielbar
sky-before = noch spielbar
sky-ahead = kommt noch
sky-late = später gespielt
sky-archive = Frühere Himmel
sky-archive-hint = Eine verpasste Nacht ist eine Wolke, und eine Wolke pro Woche unterbricht deine Serie nicht. Du kannst sie noch spielen, sie zählt dann aber nicht für die Serie.
sky-skies = { $count ->
    [one] ein Himmel
   *[other] { $count } Himmel
}

# Teilen. $date (String): etwa „16. November“; $word (String): das Wort
sky-share = Meinen Himmel teilen
sky-share-head = Stella · { $date } · „{ $word }“
sky-share-hint = Kein Bild wird verraten
sky-copy = Kopieren
sky-forget = Mich vergessen
sky-forget-sure = Deinen Namen, deine Kreuze und deine Ergebnisse aus allen Himmeln dieses Servers löschen, deine Kreise verlassen und deine Nächte von diesem Gerät löschen?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = Was hättest du angekreuzt?
guess-intro = Diese Runde ist schon gespielt. Kreuze an, was zum Wort passt – erst dann siehst du die Kreuze des Tischs.
guess-compare = Vergleichen
guess-show = Gleich zeigen
# The round as it was played, step by step.
guess-watch = Runde ansehen
guess-whole = Die ganze Partie
# $player (String): a name
guess-like = Du denkst wie { $player }
guess-nobody = Keine gemeinsamen Kreuze
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] eins gemeinsam
   *[other] { $count } gemeinsam
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = Angekreuzt von { $players }
guess-table = Der Tisch
guess-with = Mit ihnen spielen
guess-with-hint = Das öffnet einen Tisch. Schick seinen Link der Person, von der du diesen hast.
guess-ask = Freunde fragen
# Rounds to choose from.
guess-rounds = Runden
guess-closed-slates = Bei dieser Runde kannst du nicht mitraten: Die Schreibtableaus blieben geheim.
guess-closed-pictures = Bei dieser Runde kannst du nicht mitraten: Die eigenen Bilder des Tischs werden nicht gezeigt.
guess-closed-word = Bei dieser Runde kannst du nicht mitraten: Die eigenen Wörter des Tischs werden nicht gezeigt.

# Kreise: Menschen, die jeden Tag ihre Himmel vergleichen, über einen privaten Link. $count (Number): wie viele; $one, $other (String): Namen
sky-circles = Kreise
sky-circles-hint = Vergleicht jeden Tag eure Himmel
sky-circle-start = Kreis gründen
sky-circle-leave = Verlassen
sky-circle-leave-sure = Diesen Kreis verlassen?
sky-circle-waiting = Außer dir hat noch niemand diesen Himmel gespielt
sky-circle-alike = Am ähnlichsten: { $one } und { $other }
sky-circle-playing = spielt noch
sky-circle-shared = { $count ->
    [0] keins gemeinsam
    [one] eins gemeinsam
   *[other] { $count } gemeinsam
}
sky-circle-join = Kreis beitreten
sky-circle-join-title = Einem Kreis beitreten?
sky-circle-join-about = Hast du einen Himmel gespielt, siehst du, wie es den anderen im Kreis ging: ihre Sterne und wer ähnlich denkt. Sie sehen das auch von dir, mit deinem Namen oder Symbol. Deine Kreuze zeigt der Kreis nicht, und du kannst jederzeit gehen.
sky-friends = Mit Freunden spielen
sky-move = Auf anderem Gerät nutzen
sky-move-hint = Deine Nächte, frühere Himmel und Kreise kommen mit. Der Link gilt zehn Minuten.
sky-move-title = Deine Himmel hierherholen?
sky-move-about = Deine Nächte, frühere Himmel und Kreise kommen auf dieses Gerät. Himmel, die schon darauf sind, werden entfernt.
sky-move-here = Hierherholen
sky-research = Meine Kreuze für die Forschung freigeben
sky-research-hint = Ist der Tag vorbei, dürfen die Betreiber dieses Servers sie veröffentlichen: das Wort, die Bilder und deine Kreuze, nie deinen Namen, und nur, wenn mindestens drei Personen ihre zu demselben Wort und denselben Bildern freigeben. Du kannst es dir hier anders überlegen.
sky-teach-hint = Ist der Tag vorbei, zählen die Bots, welche Bilder Menschen angekreuzt haben. Namen werden nicht gespeichert.

# On the start page, from saved games and skies of this device.
people-title = Deine Leute
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = Von allen Bildern, die du oder { $player } in { $count } Runden angekreuzt habt, teilt ihr { $share } – irgendwo zwischen { $low } und { $high }.
