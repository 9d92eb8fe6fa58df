### Die Partie selbst.

play-round = Runde { $round } von 4
play-clue = Hinweiswort
play-cards = Die Bilder
# $place (Number): 1 bis 15; $line (Number), $column (Number)
play-card = Bild { $place }, Reihe { $line }, Spalte { $column }
# $number (Number): what is printed on a real card
play-card-number = Kartennummer { $number }
play-card-marked = von dir angekreuzt
play-card-new = neu in dieser Runde
# $count (Number)
play-count = { $count ->
    [0] Noch keine Kreuze
    [one] Ein Kreuz
   *[other] { $count } Kreuze
}
play-mark = Dieses Bild ankreuzen
play-unmark = Kreuz entfernen
play-turn-word = Wortkarte aufdecken
play-wait-word = Warten, bis { $player } die Wortkarte aufdeckt.
play-pass = Ich bin fertig
play-take-back = Kreuze ändern
play-passed = Fertig
play-marking = Kreuzt an …
play-marks-outdated = Das Wort ist jetzt ein anderes: Prüfe deine Kreuze.
play-waiting-for = Wir warten auf { $players }
# Only these players are waited for, and they are offline. $many (Number) of them; $count (Number) of seconds
play-absent = { $many ->
    [one] { $players } ist nicht da. In { $count } s geht es weiter.
   *[other] { $players } sind nicht da. In { $count } s geht es weiter.
}
play-your-turn = Du bist dran
play-wish-swap = Lieber „{ $word }“
play-withdraw-swap = Nein, dieses Wort
# $count (Number) von $all (Number) wollen das andere Wort
play-swap-count = { $count } von { $all } sind dafür. Alle müssen zustimmen.
play-list = Meine Reihenfolge
play-list-hint = In dieser Reihenfolge wird auf deine Kreuze gezeigt, wenn du nicht da bist oder sie unten einschaltest. Nur du siehst sie.
play-list-follow = Diese Reihenfolge verwenden
play-list-up = Bild { $place } nach oben
play-list-down = Bild { $place } nach unten
play-list-empty = Kreuze zuerst Bilder an, dann kannst du sie hier ordnen.
play-lanterns = Laternen
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: ein Kreuz
   *[other] { $player }: { $count } Kreuze
}
play-in-the-dark = in der Dunkelheit
play-dark = { $player }: in der Dunkelheit.
play-dark-hint = Die meisten Kreuze: Ein Sturz würde einen Punkt kosten für jedes Bild, das Sterne gebracht hat.
play-announce = { $count ->
    [one] Ich habe ein Kreuz gemacht
   *[other] Ich habe { $count } Kreuze gemacht
}
play-you-are-scout = Du bist dran: Tippe auf eines deiner Bilder
play-point-hint = Als Kundschafter zeigst du auf ein Bild, das du angekreuzt hast. Hat es sonst niemand angekreuzt, stürzt du.
play-scout = { $player } sucht ein Bild aus
play-point = Auf dieses Bild zeigen
play-point-sure = Auf Bild { $place } zeigen?
play-point-yes = Ja, dieses
play-spark = Funke!
play-super = Super-Funke!
play-fall = Sturz
# $count (Number)
play-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
play-fallen = gestürzt
play-open = { $count ->
    [0] keine Kreuze mehr
    [one] noch ein Kreuz
   *[other] noch { $count } Kreuze
}
play-log = Was bisher geschah
play-scores = Punkte
play-total = Gesamt
play-player = Name
play-why = Warum?
play-why-title = { $me ->
    [yes] { $count ->
        [one] Warum du einen Punkt hast
       *[other] Warum du { $count } Punkte hast
    }
   *[no] { $count ->
        [one] Warum { $player } einen Punkt hat
       *[other] Warum { $player } { $count } Punkte hat
    }
}
play-away = nicht da: eine Vertretung spielt
play-left = gegangen: eine Vertretung spielt
play-scout-pawn = Erster Kundschafter
play-table-menu = Der Tisch
play-watching = Du schaust zu.

account-R-402 = Funke bei Bild { $place }
account-R-403 = Super-Funke bei Bild { $place }
account-R-404 = Sturz bei Bild { $place }
account-R-405 = Bild { $place } kam nach dem Sturz: keine Sterne
account-R-502 = In der Dunkelheit und gestürzt: ein Punkt weniger für jedes Bild, das Sterne gebracht hat
account-R-503 = Kein Abzug: Den gibt es nur für Sturz und Dunkelheit zusammen

carried-word_turned = Für { $player } wurde die Wortkarte aufgedeckt.
carried-own_crosses = { $player } war nicht da oder hatte keine Zeit mehr; die bisherigen Kreuze zählen.
carried-stand_in_marked = Eine Vertretung hat für { $player } angekreuzt.
carried-pointing_list = Für { $player } wurde nach der eigenen Reihenfolge gezeigt.
carried-stand_in_pointed = Eine Vertretung hat für { $player } gezeigt.
carried-number_said = Für { $player } wurde die Zahl angesagt.

end-title = Die Partie ist zu Ende
end-wins = { $count ->
    [one] { $me ->
        [yes] Du gewinnst!
       *[no] { $players } gewinnt!
    }
   *[other] { $players } gewinnen gemeinsam!
}
end-record = Rückblick
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Verpasster Funke: Bild { $places }
   *[other] Verpasste Funken: Bilder { $places }
}
end-no-lost-sparks = Kein Funke wurde verpasst.
end-slates = Alle Schreibtableaus von Runde { $round }
end-to-lobby = Zurück zum Tisch

board-join = Mit dem Handy scannen

keys-title = Tastenkürzel
keys-arrows = Pfeiltasten: von Bild zu Bild gehen
keys-space = Leertaste oder Enter: ankreuzen oder zeigen
keys-zoom = Z: genauer ansehen oder zurück
keys-magnify = + und −: das große Bild vergrößern; dann verschieben es die Pfeiltasten
keys-pass = P: Ich bin fertig oder Kreuze ändern
keys-log = L: was bisher geschah
keys-help = ?: diese Liste

### Was geschah, einmal erzählt: im Verlauf und für Screenreader. $me sagt, ob es die lesende Person war.

log-game-began = { $me ->
    [yes] Die Partie beginnt. Du bist Erster Kundschafter.
   *[no] Die Partie beginnt. Erster Kundschafter: { $player }.
}
log-word-turned = { $me ->
    [yes] Du hast die Wortkarte aufgedeckt: „{ $word }“.
   *[no] { $player } hat die Wortkarte aufgedeckt: „{ $word }“.
}
log-swap-wished = { $me ->
    [yes] Du möchtest das andere Wort.
   *[no] { $player } möchte das andere Wort.
}
log-swap-withdrawn = { $me ->
    [yes] Du möchtest das andere Wort nicht mehr.
   *[no] { $player } möchte das andere Wort nicht mehr.
}
log-word-swapped = Alle sind einverstanden: Jetzt gilt „{ $word }“.
log-passed = { $me ->
    [yes] Du bist mit dem Ankreuzen fertig.
   *[no] { $player } ist mit dem Ankreuzen fertig.
}
log-taken-back = { $me ->
    [yes] Du änderst deine Kreuze.
   *[no] { $player } ändert noch Kreuze.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] Du hast ein Bild angekreuzt.
       *[other] Du hast { $count } Bilder angekreuzt.
    }
   *[no] { $count ->
        [one] { $player } hat ein Bild angekreuzt.
       *[other] { $player } hat { $count } Bilder angekreuzt.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] Für dich wurde ein Bild angekreuzt.
       *[other] Für dich wurden { $count } Bilder angekreuzt.
    }
   *[no] { $count ->
        [one] Für { $player } wurde ein Bild angekreuzt.
       *[other] Für { $player } wurden { $count } Bilder angekreuzt.
    }
}
log-dark = { $me ->
    [yes] Du hast die meisten Kreuze gemacht und bist in der Dunkelheit.
   *[no] { $player } hat die meisten Kreuze gemacht und ist in der Dunkelheit.
}
log-nobody-dark = Niemand ist in der Dunkelheit.
log-spark = { $me ->
    [yes] Du zeigst auf Bild { $place }: ein Funke mit { $others }!
   *[no] { $player } zeigt auf Bild { $place }: ein Funke mit { $others }!
}
log-super = { $me ->
    [yes] Du zeigst auf Bild { $place }: ein Super-Funke mit { $others }!
   *[no] { $player } zeigt auf Bild { $place }: ein Super-Funke mit { $others }!
}
# The reader among the others of a Spark.
log-you = dir
log-fall = { $me ->
    [yes] Du zeigst auf Bild { $place }: Niemand sonst hat es angekreuzt. Du stürzt.
   *[no] { $player } zeigt auf Bild { $place }: Niemand sonst hat es angekreuzt. { $player } stürzt.
}
log-skipped-fallen = { $me ->
    [yes] Du bist gestürzt und wirst übersprungen.
   *[no] { $player } ist gestürzt und wird übersprungen.
}
log-skipped-no_open_cross = { $me ->
    [yes] Du hast keine Kreuze mehr und wirst übersprungen.
   *[no] { $player } hat keine Kreuze mehr und wird übersprungen.
}
log-next-scout = { $me ->
    [yes] Du bist Kundschafter.
   *[no] { $player } ist Kundschafter.
}
log-points = { $me ->
    [yes] { $count ->
        [one] Du: ein Punkt.
       *[other] Du: { $count } Punkte.
    }
   *[no] { $count ->
        [one] { $player }: ein Punkt.
       *[other] { $player }: { $count } Punkte.
    }
}
log-next-round = { $me ->
    [yes] Runde { $round } beginnt. Du bist Erster Kundschafter.
   *[no] Runde { $round } beginnt. Erster Kundschafter: { $player }.
}
log-over = { $count ->
    [one] { $me ->
        [yes] Die Partie ist zu Ende. Du gewinnst.
       *[no] Die Partie ist zu Ende. { $players } gewinnt.
    }
   *[other] Die Partie ist zu Ende. { $players } teilen sich den Sieg.
}
log-carried-on = { $me ->
    [yes] Der Tisch hat für dich gespielt.
   *[no] Der Tisch hat für { $player } gespielt.
}
log-away = { $player } hat die Verbindung verloren.
log-back = { $player } ist wieder da.
log-came = { $player } ist an den Tisch gekommen.
log-went = { $player } hat den Tisch verlassen.
log-new-host = { $me ->
    [yes] Du hast jetzt die Tischleitung.
   *[no] { $player } hat jetzt die Tischleitung.
}

# Knöpfe beim großen Bild.
play-next-picture = Nächstes Bild
play-previous-picture = Voriges Bild
play-describe = Was das Bild zeigt
play-magnify = Vergrößern
play-whole = Ganzes Bild zeigen
play-picture = Bild { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Runde { $round }: „{ $word }“
# $players (String): who marked it
play-picture-held = Bild { $place }: { $players }
play-picture-unheld = Bild { $place }: niemand
play-held-by = angekreuzt von { $players }
play-rule = Regel { $rule }
play-now-scout = Kundschafter
play-to-come = Die Wortkarte liegt noch verdeckt.
board-scores = Nach Runde { $round }
keys-escape = Escape: schließen oder die Animation überspringen
# Above the picture of each round that most players had marked.
end-brightest = Die Bilder, die euch verbunden haben
# $count (Number) of $all (Number) players; on the TV
board-passed = Fertig: { $count } von { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}

# The audience: people without a seat, who mark along on their phones
audience-mark = Du bist im Publikum: Kreuze mit an
audience-you-saw = Du hast es auch gesehen.
audience-you-not = Diesmal nicht.
# After a verdict. $seen (Number): how many of the audience marked the picture; $viewers (Number): of how many
audience-saw = { $seen } von { $viewers } im Publikum haben es auch gesehen
# At the end. $players (String)
audience-closest = Das Publikum denkt am ehesten wie { $players }
# Below that. $rounds (String): “2 and 3”; $count (Number) of them
audience-rounds = { $count ->
    [one] Gezählt in Runde { $rounds }
   *[other] Gezählt in den Runden { $rounds }
}
audience-lost = { $count ->
    [one] Runde { $rounds } hat der Server vergessen
   *[other] Die Runden { $rounds } hat der Server vergessen
}
audience-forgotten = Der Server hat vergessen, was das Publikum in dieser Runde angekreuzt hat.
