### Public links to finished games, and the page that they lead to.

link-open = Öffentlicher Link
link-what = Mit dem Link können alle selbst eine Runde ankreuzen und sehen dann die Partie wie der Tisch am Ende: Punkte, Bilder und Wörter, wer was angekreuzt hat und wer ähnlich denkt. Geheime Schreibtableaus und eure eigenen Bilder oder Wörter sind nicht dabei.
link-until = Er gilt, bis du oder die Tischleitung ihn widerruft oder der Tisch gelöscht wird.
link-names = Namen zeigen
link-names-hint = Ohne Namen stehen dort nur Farben. Frag die anderen, bevor du ihre Namen zeigst.
link-make = Öffentlichen Link erstellen
link-made = Der Link ist fertig.
link-named = Mit Namen
link-unnamed = Ohne Namen
# $count (Number): how many people have marked a round of this link
link-guesses = { $count ->
    [0] Noch hat niemand mitgeraten
    [one] Eine Person hat mitgeraten
   *[other] { $count } Personen haben mitgeraten
}
# $player (String): a name
link-by = Erstellt von { $player }
link-withdraw = Widerrufen
link-withdraw-sure = Der Link führt dann ins Leere.
link-withdrawn = Link widerrufen.
link-only-players = Nur wer bei dieser Partie mitgespielt hat, kann sie öffentlich machen.

public-title = Eine Partie Stella
public-missing = Dieser Link funktioniert nicht mehr: Er wurde widerrufen, oder der Tisch ist gelöscht.
public-unnamed = Ohne Namen: Hier stehen nur die Farben.
