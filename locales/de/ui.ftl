### Wörter und Knöpfe, die auf vielen Seiten vorkommen.

ui-close = Schließen
ui-cancel = Abbrechen
ui-copy = Link kopieren
ui-copied = Kopiert
ui-share = Link teilen
ui-settings = Einstellungen
ui-sound = Töne
ui-sound-hint = Sanftes Klingen bei Funken und Stürzen
ui-music = Musik
ui-music-hint = Leise Nachtmusik, die beim Spielen entsteht
ui-haptics = Vibrieren
ui-haptics-hint = Ein kleines Klopfen, wenn du dran bist, und bei Funken und Stürzen
ui-motion = Animationen
ui-motion-hint = Laternen fliegen, Sterne leuchten
ui-light-room = Helles Design
ui-light-room-hint = Dunkle Schrift auf Papier, für Tageslicht
ui-shortcuts = Buchstaben als Tasten
ui-shortcuts-hint = P sagt „Ich bin fertig“, L zeigt, was bisher geschah
ui-language = Sprache
ui-home = Zur Startseite
ui-skip = Direkt zum Spiel

# Die sechs Farben und zwölf Zeichen der Plätze.
colour-orange = Orange
colour-pink = Pink
colour-purple = Lila
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
symbol-moon = Mond
symbol-sun = Sonne
symbol-star = Stern
symbol-cloud = Wolke
symbol-leaf = Blatt
symbol-key = Schlüssel
symbol-boat = Boot
symbol-bird = Vogel
symbol-fish = Fisch
symbol-flame = Flamme
symbol-feather = Feder
symbol-mountain = Berg

# $symbol (String): der Name des Zeichens, das der Bot trägt
player-bot = { $symbol } (Bot)
player-free = Freier Platz

# Der Weg zum Server.
way-opening = Der Tisch wird geöffnet …
way-lost = Keine Verbindung. Alles sicher, neuer Versuch …
way-restarting = Der Server startet neu. Gleich geht es weiter.
way-unreachable = Der Server ist nicht zu erreichen. Wir versuchen es weiter …
way-left = Du bist nicht mehr an diesem Tisch.
way-gone = Diesen Tisch gibt es nicht, oder er wurde schon abgeräumt.
way-companion = Du spielst auch auf einem anderen Gerät. Beide zeigen denselben Platz.
way-offline = Der Server antwortet nicht. Besteht eine Netzverbindung?
ui-reload = Neu laden
way-pending = Wird gesendet …
way-broken = Diese Seite hat den Faden verloren. Lade sie neu; dein Platz ist sicher.
way-closed = An diesem Tisch kann man nicht zuschauen.
tips-switch = Tipps
tips-switch-hint = Alles Neue wird einmal erklärt. Aus- und wieder einschalten: noch einmal von vorn.
settings-faces = Gesichter zeigen
settings-faces-hint = Kleine Gesichter, die andere schicken, am Tisch und auf dem Fernseher.
options-faces = Gesichter am Tisch
options-faces-hint = Alle können eines von sechs Gesichtern schicken, solange nichts geheim ist. Niemand hebt sie auf.
settings-teach = Bots dürfen von meinen Kreuzen lernen
settings-teach-hint = Nach einer Partie mit offenen Schreibtableaus zählen die Bots hier, welche Bilder angekreuzt wurden. Ohne Namen, und eigene Wörter zählen nie.
