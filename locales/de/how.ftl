### So wird gespielt, in einer Minute. In unseren eigenen Worten; die nummerierten Regeln stehen in docs/rules.md.

how-idea-title = Ein Wort, fünfzehn Bilder
how-idea = Ein Spiel für 3 bis 6 Personen, ohne Zeitlimit. Alle sehen dieselben fünfzehn Bilder und dasselbe Hinweiswort. Finde die Bilder, die auch andere mit dem Wort verbinden.
how-associate-title = Das Verbinden
how-associate = Der Erste Kundschafter deckt die Wortkarte auf. Kreuze heimlich alle Bilder an, die zum Wort passen: mindestens eines, höchstens zehn. Lass dir Zeit, dann gib deinen Stift weiter. Kennt jemand das Wort nicht oder gefällt es euch nicht, könnt ihr euch alle auf das andere Wort der Karte einigen.
how-announce-title = Die Ankündigung
how-announce = Die Laternen zeigen, wie viele Kreuze ihr gemacht habt. Wer mehr hat als alle anderen, ist in der Dunkelheit und sollte besser nicht stürzen. Bei Gleichstand an der Spitze ist es niemand.
how-reveal-title = Die Enthüllung
how-reveal = Der Erste Kundschafter beginnt und zeigt auf eines seiner Kreuze. Hat genau eine andere Person das Bild angekreuzt? Ein Super-Funke: 3 Sterne für beide. Zwei andere oder mehr? Ein Funke: je 2 Sterne. Dann geht es im Uhrzeigersinn weiter. Auf jedes Bild wird nur einmal gezeigt.
how-fall-title = Der Sturz
how-fall = Hat niemand sonst das Bild angekreuzt? Der Kundschafter stürzt, behält die bisherigen Sterne, bekommt in dieser Runde keine mehr und ist nicht mehr Kundschafter. Auch nach einem Sturz zählen die Kreuze für die anderen mit. Wer gestürzt ist oder kein Kreuz mehr hat, wird übersprungen. Die Runde endet, wenn das für alle gilt.
how-score-title = Die Punktwertung
how-score = Jeder Stern ist ein Punkt. Nur wer in der Dunkelheit ist und stürzt, verliert einen Punkt für jedes Bild, das Sterne brachte.
how-end-title = Vier Runden
how-end = Nach jeder der ersten drei Runden kommen fünf neue Bilder, und der Erste Kundschafter wechselt im Uhrzeigersinn. Nach vier Runden gewinnt, wer die meisten Punkte hat; ein Sieg lässt sich auch teilen.
how-try = Gleich ausprobieren, mit drei Bots
