### Die Startseite, und wie man an einen Tisch kommt.

home-title = Stella: Findet euer gemeinsames Licht
home-tagline = Dieselben Bilder, ein Wort: Findet euer gemeinsames Licht.

home-play-now = Jetzt spielen
home-play-now-hint = Du und drei Bots
home-sky = Der Himmel von heute
home-sky-hint = Allein, etwa eine Minute
home-offline = Der Server antwortet nicht. Lernen kannst du das Spiel auch ohne ihn.
home-new-table = Neuer Tisch
home-join = Mit Code mitspielen
home-name = Dein Name
home-name-hint = So sehen dich die anderen
# In the empty field for a code, with little room
home-have-code = Mit Code?
home-code = Tischcode
home-code-hint = Vier bis sieben Buchstaben oder der ganze Link
home-sit-down = Platz nehmen
home-open-table = Tisch öffnen
home-watch = Nur zuschauen
home-watch-hint = Ohne Namen und ohne Platz: Du schaust nur zu
home-along = Mit ankreuzen
home-along-hint = Ohne Namen und ohne Platz: Du bist im Publikum
# $code (String): der Code des Tisches
home-joining = Tisch { $code }
home-knock = Die Tischleitung muss dich hereinlassen.
home-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
home-resuming = Dein Platz wird auf dieses Gerät geholt …
home-lost = Seite nicht gefunden.
home-unofficial = Ein inoffizielles Spiel: Alle Bilder, Wörter und Sätze hier sind eigens dafür entstanden.

# Was der Server antwortete, als die Seite nach seinem Befinden fragte.
health-asking = Verbindung zum Server wird hergestellt …
health-ok = Die Laternen brennen: Der Server ist bereit.
health-lost = Der Server antwortet nicht. Neuer Versuch …
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Nachteule, Glühwürmchen, Igel, Komet, Füchslein, Nachtigall, Falter, Mond
home-starting = Die Bilder werden ausgelegt …
# A link at the foot of the page
home-gallery = Galerie und Werkstatt
learn-title = So wird gespielt
home-privacy = Datenschutz
