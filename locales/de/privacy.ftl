privacy-title = Datenschutz
privacy-lead = Du brauchst hier kein Konto. Dieser Server speichert, was eine Partie braucht, und gibt ohne deine Einwilligung nichts davon weiter.
privacy-table-title = An einem Tisch
privacy-table = Der Name, den du wählst, deine Sprache, deine Farbe und dein Symbol, jedes Kreuz und jedes Bild, auf das du zeigst, und alle Wörter oder Bilder, die jemand hinzufügt. Deinen Namen sehen alle am Tisch. Deine Kreuze bleiben geheim, bis sie aufgedeckt werden. Kreuzt du im Publikum mit an, zählt der Server deine Kreuze nur und schreibt nichts auf.
privacy-sky-title = Der Himmel von heute
# $days (Number): days that a sky is kept
privacy-sky =
    Wenn du einen Himmel abschließt, speichert dieser Server deine Kreuze, worauf du zeigst, deine Sterne und, falls du einen angibst, deinen Namen. Der Schlüssel dazu ist ein Cookie auf deinem Gerät. Wer denselben Himmel nach dir spielt, kann dir unter fünf Mitspielenden begegnen und sieht deinen Namen oder dein Symbol, und deine Kreuze so, wie die Regeln sie aufdecken. Wer ähnlich denkt wie du, sieht vielleicht deinen Namen oder dein Symbol und wie viele Bilder ihr beide angekreuzt habt. Alle, die fertig sind, sehen ab fünf Personen, wie viele jedes Bild angekreuzt haben. Bis du fertig bist, bleiben deine Kreuze auf deinem Gerät. In einem Kreis sehen alle, die einen Himmel gespielt haben, voneinander die Sterne und wie ähnlich sie angekreuzt haben, mit Namen oder Symbol. Ein Link zu einem anderen Gerät gilt zehn Minuten. „Mich vergessen“ – unter deinem Ergebnis und bei „Frühere Himmel“ – löscht alles sofort; sonst wird es nach { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
     } gelöscht.
privacy-public-title = Was öffentlich wird
privacy-public = Nichts, außer du stimmst der Teilnahme an der Forschung zu (siehe unten) oder jemand, der mitgespielt hat, erstellt einen öffentlichen Link zu einer beendeten Partie. Dann können alle, die den Link haben, diese Partie sehen, mit Namen nur, wenn das so gewählt wurde, und ohne eure eigenen Bilder oder Wörter. Die Person, die den Link erstellt hat, kann ihn jederzeit widerrufen, die Tischleitung ebenso; wird der Tisch gelöscht, verschwindet auch der Link. Suchmaschinen werden angewiesen, ihn nicht aufzuführen. Der Server zählt, wie viele Leute eine Runde ankreuzen, speichert aber ihre Kreuze nicht.
privacy-notify-title = Benachrichtigungen
privacy-notify = Wenn du an einem Tisch Benachrichtigungen möchtest, speichert dieser Server die Adresse, die dein Browser dafür nennt. Beginnt eine Runde, schickt er eine verschlüsselte Nachricht dorthin, über den Push-Dienst des Browser-Herstellers. Der erfährt, wann, aber nicht, was darin steht. Die Adresse wird gelöscht, wenn du die Nachrichten abstellst oder gehst, und mit dem Tisch.
privacy-device-title = Auf deinem Gerät
privacy-device = Ein Cookie für jeden Tisch (der Schlüssel zu deinem Platz), deine Einstellungen, die Alben, die du speicherst, die Wörter, die du eingegeben hast, deine Kreuze im Publikum und bei öffentlichen Links und deine Nächte: deine Ergebnisse unter dem Himmel von heute und die Namen und Kreuze der Leute, denen du dort in einer Runde begegnet bist. Löschst du im Browser die Daten dieser Seite, ist alles davon weg.
privacy-days-title = Wie lange es gespeichert bleibt
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Ein Tisch mit beendeter Partie wird nach { $finished ->
        [one] einem Tag
       *[other] { $finished } Tagen
     } gelöscht. Jeder andere Tisch wird gelöscht, wenn seit { $idle ->
        [one] einem Tag
       *[other] { $idle } Tagen
     } niemand mehr da war. Danach liegt er einen Tag im Papierkorb, aus dem ihn nur die Betreiber dieses Servers wiederherstellen können. Dann wird er endgültig gelöscht.
# $days (Number): days that a backup is kept
privacy-backups =
    Sicherungskopien dieses Servers werden { $days ->
        [one] einen Tag
       *[other] { $days } Tage
     } lang aufbewahrt. So lange kann Gelöschtes noch darin stehen; öffnen können sie nur die Betreiber dieses Servers.
privacy-remove-title = Wie du es löschen lässt
privacy-remove = Die Tischleitung kann einen Tisch jederzeit in der Lobby löschen, auch mit allen Bildern: mit einem Tag im Papierkorb oder sofort endgültig. Gehst du, bleibt dein Name bei den Partien, die du gespielt hast. Soll er früher verschwinden, wende dich an die Tischleitung oder an die Betreiber dieses Servers.
privacy-bots-title = Was Bots lernen
privacy-bots = Sie zählen, welche Bilder Menschen bei welchem Wort ankreuzen, ohne Namen, Tische oder Zeiten. An einem Tisch kannst du das in den Einstellungen ablehnen. Bei einem Himmel kannst du es unter deinem Ergebnis ablehnen; sie lernen von ihm, wenn sein Tag vorbei ist.
privacy-bots-off = Nichts: Auf diesem Server lernen Bots nicht von Menschen.
privacy-research-title = Forschung
privacy-research = Wenn die Tischleitung es erlaubt und du in der Lobby zustimmst, dürfen die Betreiber dieses Servers deine Schreibtableaus veröffentlichen, sobald sie aufgedeckt sind: Wort, Bilder und Kreuze, ohne Namen, Tische oder Zeiten, und nur, wenn mindestens drei Personen ihre zu demselben Wort und denselben Bildern freigeben. Ziehst du deine Einwilligung zurück oder verlässt du den Tisch, wird nichts mehr von dir veröffentlicht. Für Himmel gilt dasselbe, wenn du unter deinem Ergebnis zustimmst.
privacy-none-title = Was wir nicht tun
privacy-none = Keine Werbung, kein Tracking, keine Anfragen an andere Server, außer für Benachrichtigungen, wenn du sie möchtest. Deine IP-Adresse dient nur dazu, Fluten von Anfragen abzuwehren, und wird nie gespeichert.
