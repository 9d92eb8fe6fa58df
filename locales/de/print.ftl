# What `stella print` and the host's button put on paper.

print-pictures = Bilder
print-words = Wortkarten
print-slates = Schreibtableau
print-board = Spielplan
print-scores = Punkte
print-rules = Regeln
print-tokens = Marker
print-name = Name
print-clue = Hinweiswort
print-crosses = Kreuze
print-stars = Sterne
print-fallen = Dunkel und gestürzt: −1 je Bild
print-points = Punkte
print-start = Start: alle Laternen
print-word-here = Hier liegt die Wortkarte
print-line = Reihe { $line }
print-last = Letzte Runde
print-first-scout = Erster Kundschafter
print-board-about = Legt die Laternen mit der hellen Seite nach oben auf das Startfeld. Sind alle mit dem Ankreuzen fertig, kommt jede Laterne auf die Zahl der Kreuze, die zu ihr gehören. Wer mehr hat als alle anderen, dreht die eigene Laterne auf die dunkle Seite. Nach jeder Runde zeigt deren Marker, welche Reihe von Bildern ausgetauscht wird.
print-tokens-about = Schneidet die Laternen aus, faltet jede an der Linie in der Mitte und klebt sie zusammen: Eine Seite ist hell, die andere dunkel. Die Rundenmarker liegen auf dem Spielplan, der große Stern liegt vor dem Ersten Kundschafter.
print-setup-title = Bevor ihr anfangt
print-setup = Mischt die Bilder und legt fünfzehn davon offen aus, in drei Reihen zu fünf. Zu jedem gehört das Feld an derselben Stelle auf eurem Schreibtableau. Mischt die Wortkarten und nehmt vier; in der ersten Partie nehmt ihr die mit den Zahlen 1 bis 4, in dieser Reihenfolge. Alle brauchen je ein Schreibtableau, einen Stift und eine Laterne. Lost den Ersten Kundschafter aus.
