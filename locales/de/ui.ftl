### Wörter und Knöpfe, die auf vielen Seiten vorkommen.

ui-close = Schließen
ui-cancel = Abbrechen
ui-copy = Link kopieren
ui-copied = Kopiert
ui-share = Link teilen
# Below a field. $count (Number) of at most $most (Number) letters are used
ui-letters = { $count } von { $most }
ui-settings = Einstellungen
ui-sound = Töne
ui-sound-hint = Sanftes Klingen bei Funken und Stürzen
ui-music = Musik
ui-music-hint = Leise Nachtmusik, die beim Spielen entsteht
ui-haptics = Vibration
ui-haptics-hint = Ein sanftes Tippen, wenn du dran bist, und bei Funken und Stürzen
ui-motion = Animationen
ui-motion-hint = Laternen fliegen, Sterne leuchten
ui-light-room = Helles Design
ui-light-room-hint = Dunkle Schrift auf hellem Grund
ui-shortcuts = Tastenkürzel
ui-shortcuts-hint = P für „Ich bin fertig“, L für das, was bisher geschah
ui-language = Sprache
ui-home = Startseite
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
way-lost = Verbindung verloren. Deine Partie ist sicher; wir verbinden neu …
way-restarting = Der Server startet neu. Gleich geht es weiter.
way-unreachable = Der Server ist nicht erreichbar. Wir versuchen es weiter …
way-left = Du bist nicht mehr an diesem Tisch.
way-left-hint = Die Tischleitung hat dich entfernt, oder du bist an einem anderen Gerät gegangen. Du kannst fragen, ob du wiederkommen darfst.
way-ask-again = Um Rückkehr bitten
way-gone = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
way-companion = Du spielst auch auf einem anderen Gerät. Beide zeigen denselben Platz.
way-offline = Der Server antwortet nicht. Bist du online?
ui-reload = Neu laden
way-pending = Wird gesendet …
way-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; dein Platz ist sicher.
way-closed = An diesem Tisch ist Zuschauen nicht erlaubt.
tips-switch = Tipps
tips-switch-hint = Jeder Tipp erscheint einmal. Aus- und wieder einschalten, um sie noch einmal zu sehen.
settings-reactions = Reaktionen zeigen
settings-reactions-hint = Kleine Smileys, die andere schicken, am Tisch und auf dem Fernseher
options-reactions = Reaktionen
options-reactions-hint = Alle können eine von sechs Reaktionen schicken, solange nichts geheim ist. Sie werden nicht gespeichert.
settings-teach = Bots von meinen Kreuzen lernen lassen
settings-teach-hint = Nach Partien mit aufgedeckten Schreibtableaus zählen die Bots, welche Bilder Menschen angekreuzt haben. Namen werden nicht gespeichert, und eigene Wörter zählen nie mit.

options-pace = Tempo der Enthüllung
options-pace-unhurried = In Ruhe
options-pace-brisk = Zügig
options-pace-off = Ohne Szenen
