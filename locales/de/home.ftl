### Die Startseite.

home-title = Stella: Findet euer gemeinsames Licht
home-tagline = Dieselben Bilder, ein einziges Wort: Findet euer gemeinsames Licht.

# Für Screenreader, neben den Sprachknöpfen.
home-language = Sprache

# Was der Server antwortete, als die Seite nach seinem Befinden fragte.
health-asking = Der Server wird gesucht …
health-ok = Die Laternen brennen: Der Server ist bereit.
health-lost = Der Server antwortet nicht. Gleich noch ein Versuch …
