### So wird gespielt, in einer Minute. In unseren eigenen Worten; die nummerierten Regeln stehen in docs/rules.md.

how-idea-title = Ein Wort, fünfzehn Bilder
how-idea = Alle sehen dieselben fünfzehn Bilder und dasselbe Hinweiswort. Finde die Bilder, die auch andere mit dem Wort verbinden.
how-associate-title = Das Verbinden
how-associate = Kreuze heimlich alle Bilder an, die zum Wort passen: mindestens eines, höchstens zehn. Dann gib deinen Stift weiter. Gefällt das Wort niemandem, könnt ihr euch alle auf das andere Wort der Karte einigen.
how-announce-title = Die Ankündigung
how-announce = Die Laternen zeigen, wie viele Kreuze jeder gemacht hat. Wer allein in Führung liegt, ist in der Dunkelheit und sollte besser nicht stürzen.
how-reveal-title = Die Enthüllung
how-reveal = Reihum zeigt der Kundschafter auf eines der eigenen Kreuze. Hat genau eine andere Person das Bild angekreuzt? Ein Super-Funke: 3 Sterne für beide. Zwei oder mehr? Ein Funke: 2 Sterne für jeden von euch.
how-fall-title = Der Sturz
how-fall = Hat niemand sonst das Bild angekreuzt? Der Kundschafter stürzt, behält die bisherigen Sterne und bekommt in dieser Runde keine mehr. Auch nach einem Sturz zählen die Kreuze für die anderen mit.
how-score-title = Die Punktwertung
how-score = Jeder Stern ist ein Punkt. Nur wer in der Dunkelheit ist und stürzt, verliert einen Punkt für jedes Bild mit Sternen.
how-end-title = Vier Runden
how-end = Nach jeder der ersten drei Runden kommen fünf neue Bilder, und der Erste Kundschafter wechselt. Nach vier Runden gewinnt, wer die meisten Punkte hat; ein Sieg lässt sich auch teilen.
how-try = Gleich ausprobieren, mit drei Bots
