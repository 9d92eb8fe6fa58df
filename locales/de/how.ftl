### So wird gespielt, in einer Minute. In unseren eigenen Worten; die nummerierten Regeln stehen in docs/rules.md.

how-idea-title = Ein Wort, fünfzehn Bilder
how-idea = Ein Spiel für 3 bis 6 Personen, ohne Zeitlimit. Alle sehen dieselben fünfzehn Bilder und dasselbe Hinweiswort. Finde die Bilder, die auch andere mit dem Wort verbinden.
how-associate-title = Das Verbinden
how-associate = Der Erste Kundschafter wird ausgelost und deckt die Wortkarte auf. Kreuze heimlich alle Bilder an, die zum Wort passen: mindestens eines, höchstens zehn. Lass dir Zeit und sag dann, dass du fertig bist. Kennt jemand das Wort nicht oder gefällt es euch nicht, könnt ihr euch alle auf das andere Wort der Karte einigen.
how-announce-title = Die Ankündigung
how-announce = Die Laternen zeigen, wie viele Kreuze ihr jeweils gemacht habt. Hast du allein die meisten, bist du in der Dunkelheit – dann stürze besser nicht. Bei Gleichstand an der Spitze ist niemand in der Dunkelheit.
how-reveal-title = Die Enthüllung
how-reveal = Der Erste Kundschafter beginnt und zeigt auf eines seiner Kreuze. Hat genau eine andere Person das Bild angekreuzt, ist das ein Super-Funke: 3 Sterne für beide. Haben es zwei oder mehr andere, ist es ein Funke: je 2 Sterne für euch alle. Dann geht es im Uhrzeigersinn weiter. Auf jedes Bild wird nur einmal gezeigt. Tipp: Fang mit deinem naheliegendsten Bild an.
how-fall-title = Der Sturz
how-fall = Hat niemand sonst das Bild angekreuzt, stürzt der Kundschafter: Die bisherigen Sterne bleiben, aber in dieser Runde gibt es keine neuen mehr, und zeigen darf er auch nicht mehr. Die Kreuze einer gestürzten Person zählen für die anderen weiter. Wer gestürzt ist oder keine Kreuze mehr hat, wird übersprungen. Die Runde endet, wenn niemand mehr zeigen kann.
how-score-title = Die Punktwertung
how-score = Jeder Stern ist ein Punkt. Warst du in der Dunkelheit und bist gestürzt, verlierst du einen Punkt für jedes Bild, das dir Sterne gebracht hat.
how-end-title = Vier Runden
how-end = Nach jeder der ersten drei Runden werden fünf Bilder ausgetauscht (erst die ersten fünf, dann die nächsten, dann die letzten), und der Erste Kundschafter wechselt im Uhrzeigersinn. Nach vier Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg.
