### Public links to finished games, and the page that they lead to.

link-open = Öffentlicher Link
link-what = Wer den Link hat, sieht die Partie so, wie der Tisch sie am Ende sah: Punkte, Bilder und Wörter, wer was angekreuzt hat und wer ähnlich denkt. Schreibtableaus, die verdeckt bleiben, und eigene Bilder oder Wörter kommen nicht vor.
link-until = Er gilt, bis du ihn zurücknimmst oder wer den Tisch leitet, längstens bis der Tisch gelöscht wird.
link-names = Mit Namen
link-names-hint = Ohne Namen heißen alle nach ihrer Farbe. Frag die anderen, bevor du ihre Namen zeigst.
link-make = Öffentlich machen
link-made = Der Link ist fertig.
link-named = Mit Namen
link-unnamed = Ohne Namen
# $player (String): a name
link-by = Erstellt von { $player }
link-withdraw = Zurücknehmen
link-withdraw-sure = Der Link führt dann nirgendwohin mehr.
link-withdrawn = Der Link ist zurückgenommen.
link-only-players = Nur wer diese Partie gespielt hat, kann sie öffentlich machen.

public-title = Eine Partie Stella
public-missing = Dieser Link führt nirgendwohin: Er wurde zurückgenommen, oder den Tisch gibt es nicht mehr.
public-unnamed = Namen sind weggelassen: Alle heißen nach ihrer Farbe.
public-places = Die Bilder dieser Partie bleiben am Tisch: Du siehst, wo sie lagen.
public-play = Stella spielen
