### Was `--help` zeigt. Nach dem ersten Absatz erscheinen die Zeilen so, wie sie hier stehen: höchstens 75 Zeichen.

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
# $value (String): was ohne die Option gilt
help-default = [Standard: { $value }]
help-required = [nötig]

# Was für einen Wert steht, in Großbuchstaben.
help-name-options = OPTIONEN
help-name-command = BEFEHL
help-name-args = ARGUMENTE
help-name-file = DATEI
help-name-folder = ORDNER
help-name-code = CODE
help-name-address = ADRESSE
help-name-port = PORT
help-name-days = TAGE
help-name-module = MODUL
help-name-seconds = SEKUNDEN

# Was ohne eine Option gilt, in runden Klammern.
help-default-port = 8000 oder der nächste freie
help-default-data = der übliche Ort auf diesem System
help-default-print = wird angezeigt
help-default-own = in deinem Datenordner
help-default-language = die der Shell

help-stella =
    Ein Tisch für das Bilder-Assoziationsspiel Stella, für 3 bis 6 Spieler.

    Starte ihn mit „stella serve“: Es erscheinen ein Link und ein Code zum
    Scannen. Deine Freunde öffnen sie am Handy und spielen im Browser;
    nichts ist zu installieren, kein Konto ist anzulegen.
help-version = Zeigt die Version und endet.
help-install-completion = Lässt deine Shell Befehle und Optionen mit der Tabulatortaste ergänzen.
help-show-completion = Zeigt, was --install-completion einrichten würde, damit du es selbst einbauen kannst.
help-help = Zeigt diese Hilfe und endet.

help-serve =
    Startet den Server und zeigt die Links zum Mitspielen; Strg-C beendet ihn.

    Ohne weitere Angaben steht der Tisch dem lokalen Netz offen, damit Handys
    dazukommen können.
help-serve-host = Adresse, unter der der Server lauscht; mit 127.0.0.1 bleibt der Tisch auf diesem Rechner.
help-serve-port = Port, auf dem der Server lauscht; 0 nimmt irgendeinen.
help-serve-open = Öffnet die Seite hier im Browser.
help-serve-data = Ordner für die Tische.
help-serve-log-json = Protokolliert in JSON, eine Zeile je Ereignis.
help-serve-finished-days = So viele Tage bleiben beendete Tische erhalten.
help-serve-idle-days = So viele Tage bleiben Tische erhalten, an denen niemand spielt.
help-serve-bot-pause = So viele Sekunden scheint ein Bot nachzudenken.
help-serve-no-learning = Bots nicht aus den hier gespielten Partien lernen lassen.
help-serve-bot = Alle Bots an den Tischen spielt ein eigener, etwa my_bot:sit_down.
help-serve-unlimited = Keine Ratenbegrenzung: nur für Lasttests auf diesem Rechner.

# $example (String): eine Runde in JSON
help-adjudicate =
    Wertet eine Runde, die an einem echten Tisch gespielt wurde: wer gestürzt ist und wer wie viel bekommt.

    Die Runde ist JSON: die Plätze im Uhrzeigersinn, der Erste Kundschafter,
    die Kreuze auf jedem Schreibtableau und die Bilder (0 bis 14, Zeile für
    Zeile) in der Reihenfolge, in der auf sie gezeigt wurde.

    { $example }

    Auch die Antwort ist JSON. Eine Runde, die die Regeln nicht erlauben,
    ergibt "error", "at" (der Index des abgelehnten Bildes, oder null) und
    "message" sowie den Rückgabewert 2.
help-adjudicate-file = Die Runde in JSON; - liest sie von der Standardeingabe.

help-simulate =
    Spielt ganze Partien nach dem Zufall und zeigt, was dabei herauskommt.

    Jeder Platz kreuzt an und zeigt nach dem Zufall, ein wenig zu denselben
    Bildern hingezogen wie die anderen. Derselbe Startwert ergibt auf jedem
    Rechner dieselben Partien und Byte für Byte dieselbe Ausgabe.
help-simulate-players = Plätze am Tisch.
help-simulate-games = Wie viele ganze Partien gespielt werden.
help-simulate-seed = Wo der Zufall beginnt: der Startwert.
help-simulate-json = Gibt die Zahlen als JSON aus.

help-league =
    Lässt Bots gegeneinander und gegen menschenähnliche Spieler antreten.

    Jeder Bot sitzt allein unter Menschen und mit jedem anderen Bot unter
    Menschen. Diese Menschen sind eingefroren: Sie lernen nichts und ändern sich
    nie, also lassen sich Zahlen verschiedener Tage vergleichen. Derselbe
    Startwert ergibt dieselben Partien.
help-league-players = Plätze an den Tischen: eine Zahl oder ein Bereich wie 3-6.
help-league-games = Wie viele ganze Partien an jedem Tisch gespielt werden.
help-league-level = Eine Stufe, die mitspielt; mehrfach möglich. Ohne Angabe alle.
help-league-bot = Ein eigener Bot, etwa my_bot:sit_down; mehrfach möglich.
help-league-deck = Ein mitgeliefertes Deck.
help-league-trust = Wie weit Menschen verbinden, was die Bots vermuten: die Korrelation.
help-default-deck = das erste
help-league-alone = Nur ein Bot an jedem Tisch.
help-league-plot = Zeichnet die Anteile in eine PNG- oder SVG-Datei.

help-words = Zeigt und prüft die Wortkarten und bringt eigene herein und hinaus.
help-words-own = Wo eigene Wortkarten aufbewahrt werden.
help-words-check =
    Findet Doppeltes, Ähnliches, Lücken und Versehen in Wortkarten: je eine Zeile, und Rückgabewert 1.

    Nimmt die TOML-Dateien übersetzter Karten und eigene Karten in TOML oder
    CSV.
help-words-check-files = Dateien mit Wortkarten; ohne Angabe unsere.
help-words-list =
    Gibt jede Wortkarte aus: ihre Kennung, ihr oberes und ihr unteres Wort, mit Tabulatoren dazwischen.

    Mit --language all dagegen jedes Wort: seine Kennung, seine Art und seinen
    Text in jeder Sprache.
help-words-list-language = Die Sprache der Wörter.
help-words-import =
    Übernimmt eigene Wortkarten aus einer TOML- oder CSV-Datei: bis zu zehn Karten mit je ein oder zwei Wörtern.

    Sie ersetzen die bisherigen eigenen. Eine CSV-Datei hat eine Karte je Zeile.
help-words-import-file = Eigene Wortkarten, .toml oder .csv.
help-words-export = Schreibt die eigenen Wortkarten in eine TOML- oder CSV-Datei.
help-words-export-file = Wohin geschrieben wird, .toml oder .csv; - zeigt TOML an.
help-words-export-force = Überschreibt eine Datei, die schon da ist.

help-tables = Listet, zeigt, exportiert und löscht Tische, auch während der Server läuft.
help-tables-data = Ordner der Tische.
help-tables-code = Die acht Zeichen im Code eines Tisches.
help-tables-codes = Codes von Tischen.
help-tables-json = Gibt es als JSON aus.
help-tables-list =
    Nennt alle Tische: Code, Zustand, Plätze, Spiele, eröffnet, zuletzt benutzt; die am längsten unbenutzten zuerst.
help-tables-show = Sagt, wie es um einen Tisch steht: Personen, Zustand, Schritt des Spiels, Punkte. Kreuze werden nie gezeigt.
help-tables-export =
    Gibt das ganze Protokoll eines Tisches als JSON aus: jedes Ereignis, der Reihe nach.

    Es enthält alle Kreuze. Solange eine Partie läuft, oder wo Schreibtableaus
    für immer verdeckt bleiben, gibt es das Protokoll nur mit --with-secrets.
help-tables-export-file = Wohin geschrieben wird; nichts wird überschrieben.
help-tables-export-secrets = Auch wenn Kreuze darin stehen, die noch niemand gezeigt hat.
help-tables-delete =
    Entfernt Tische und alle Spuren davon. Wer dort sitzt, erfährt es binnen einer halben Minute.

    Ist einer der Codes falsch, wird keiner gelöscht. Ohne Sicherungskopie
    gibt es kein Zurück.
help-tables-delete-yes = Fragt nicht nach.

help-deck = Bilderdecks anlegen, prüfen, hinzufügen, auflisten und entfernen.
help-deck-data = Ordner des Servers.
help-deck-folder = Ein Ordner mit einer deck.toml darin.
help-deck-new = Ein Deck aus 30 bis 300 Bildern (JPEG, PNG, WebP oder AVIF) anlegen: jedes wird auf 2:3 zugeschnitten, in drei Größen.
help-deck-new-folder = Wo das Deck entsteht; sein Name ist seine Kennung.
help-deck-new-pictures = Bilder, Ordner mit Bildern oder eine Zip-Datei.
help-deck-new-author = Von wem die Bilder sind.
help-deck-new-licence = Was andere damit tun dürfen.
help-deck-check = Finden, was an Decks nicht stimmt: je eine Zeile, und Status 1, wenn eines unbrauchbar ist.
help-deck-check-folders = Decks; ohne Angabe alle, die der Server kennt.
help-deck-add = Ein Deck prüfen und in den Datenordner kopieren, wo der Server es findet.
help-deck-add-replace = An die Stelle des Decks mit derselben Kennung setzen.
help-deck-list = Alle Decks nennen, die der Server kennt: Kennung, Zahl der Karten, Name und Ort.
help-deck-remove = Ein Deck aus dem Datenordner löschen. Die mitgelieferten bleiben.
help-deck-remove-id = Die Kennung eines Decks.
help-deck-remove-yes = Nicht nachfragen.
help-name-picture = BILD
help-name-id = ID
help-name-name = NAME

help-minds = Sehen oder vergessen, was die Bots von den Menschen hier gelernt haben.
help-minds-show = Sagen, was die Bots gelernt haben: wie oft Bilder angekreuzt wurden, und zu welchen Wörtern. Namen werden nicht aufbewahrt.
help-minds-reset = Alles vergessen, was die Bots hier gelernt haben.
help-minds-data = Ordner des Servers.
help-minds-json = Alle Zahlen als JSON ausgeben.
help-minds-yes = Nicht fragen.
