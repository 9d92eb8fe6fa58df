### Partien über Tage: Runden bleiben stundenlang offen, und niemand muss gleichzeitig da sein.

# A pace: the game is played over hours or days
options-pace-days = Über Tage
options-pace-days-hint = Alle kreuzen an, wann sie mögen. Sind alle fertig oder ist die Zeit um, läuft die Enthüllung von selbst; du siehst sie, wenn du wiederkommst.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = Nicht mit echten Karten
# How long each round stays open
options-round = Zeit zum Ankreuzen
options-round-12 = 12 Stunden
options-round-24 = Ein Tag
options-round-72 = Drei Tage
# In the lobby, for everyone
lobby-days-12 = Jede Runde bleibt 12 Stunden offen: Kreuze an, wann du magst, und sieh dir die Enthüllung an, wenn du wiederkommst.
lobby-days-24 = Jede Runde bleibt einen Tag offen: Kreuze an, wann du magst, und sieh dir die Enthüllung an, wenn du wiederkommst.
lobby-days-72 = Jede Runde bleibt drei Tage offen: Kreuze an, wann du magst, und sieh dir die Enthüllung an, wenn du wiederkommst.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Schluss: { $when }
days-free = Du kannst diese Seite schließen: Die Enthüllung wartet auf dich.
days-reveal = Die Enthüllung läuft von selbst.
# On a reveal that is told later. $round (Number)
days-missed = Runde { $round }, während du weg warst
# A button, and the title of its dialog
days-remind = Erinnern
days-notify = Benachrichtigen
days-notify-hint = Eine Nachricht, wenn eine Runde beginnt: ohne Wort, ohne Namen, ohne Bilder. Hier kannst du sie mit einem Tippen wieder abstellen.
days-notify-on = Du bekommst eine Nachricht, wenn die nächste Runde beginnt.
days-notify-stop = Nachrichten abstellen
days-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Benachrichtigungen gehen hier nicht, aber dein Kalender kann dich erinnern.
days-calendar = In den Kalender
days-calendar-hint = Ein Termin mit Erinnerung eine Stunde vor Schluss der Runde
# In a calendar. $round (Number)
days-event = Stella: Schluss der Runde { $round }
