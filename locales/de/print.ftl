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
print-fallen = In der Dunkelheit gestürzt: −1 je Bild
print-points = Punkte
print-start = Start: alle Laternen hierher
print-word-here = Hierher kommt die Wortkarte
print-line = Reihe { $line }
print-last = Letzte Runde
print-first-scout = Erster Kundschafter
print-board-about = Legt alle Laternen mit der hellen Seite nach oben auf das Startfeld. Sind alle mit dem Ankreuzen fertig, zieht ihr jede Laterne auf die Zahl der Kreuze, die ihre Person gemacht hat. Hat eine Person allein die meisten, dreht sie ihre Laterne auf die dunkle Seite. Nach jeder Runde zeigt deren Marker, welche Bilderreihe ausgetauscht wird.
print-tokens-about = Schneidet die Laternen aus, faltet jede an der Mittellinie und klebt sie zusammen: Eine Seite ist hell, die andere dunkel. Legt die Rundenmarker auf den Spielplan und den großen Stern vor den Ersten Kundschafter.
print-setup-title = Bevor ihr anfangt
print-setup = Mischt die Bilder und legt fünfzehn davon offen aus, in drei Reihen zu fünf. Zu jedem Bild gehört das Feld an derselben Stelle auf eurem Schreibtableau. Mischt die Wortkarten und nehmt vier; in der ersten Partie nehmt ihr die Karten 1 bis 4, in dieser Reihenfolge. Alle brauchen ein Schreibtableau, einen Stift und eine Laterne. Lost den Ersten Kundschafter aus.
