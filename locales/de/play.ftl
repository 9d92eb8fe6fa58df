### Die Partie selbst.

play-round = Runde { $round } von 4
play-clue = Hinweiswort
play-cards = Die Bilder
# $place (Number): 1 bis 15; $line (Number), $column (Number)
play-card = Bild { $place }, Reihe { $line }, Spalte { $column }
# $number (Number): what is printed on a real card
play-card-number = Nummer { $number } auf der Karte
play-card-marked = von dir angekreuzt
play-card-new = neu in dieser Runde
# $count (Number)
play-count = { $count ->
    [0] Noch kein Kreuz
    [one] Ein Kreuz
   *[other] { $count } Kreuze
}
play-mark = Dieses Bild ankreuzen
play-unmark = Kreuz wegwischen
play-turn-word = Wortkarte aufdecken
play-wait-word = { $player } deckt die Wortkarte auf.
play-pass = Ich bin fertig
play-take-back = Kreuze ändern
play-passed = Fertig
play-marking = Kreuzt an …
play-mark-hint = Kreuze alle Bilder an, die zum Wort passen: 1 bis 10. Allein auf einem Bild stürzt du, gemeinsam leuchtet ihr.
play-passed-hint = Du kannst deine Kreuze ändern, bis alle fertig sind.
play-marks-outdated = Deine Kreuze galten dem anderen Wort: Sieh sie dir noch einmal an.
play-waiting-for = Warten auf { $players }
play-your-turn = Du bist dran
play-wish-swap = Lieber „{ $word }“
play-withdraw-swap = Nein, beim Wort bleiben
# $count (Number) von $all (Number) wollen das andere Wort
play-swap-count = Dafür: { $count } von { $all }. Alle müssen zustimmen.
play-list = Meine Reihenfolge
play-list-hint = In dieser Reihenfolge wird auf deine Kreuze gezeigt, wenn du nicht da bist oder es der Liste überlässt. Nur du siehst sie.
play-list-follow = In dieser Reihenfolge zeigen
play-list-up = Bild { $place } nach oben
play-list-down = Bild { $place } nach unten
play-list-empty = Kreuze erst Bilder an, dann ordne sie hier.
play-lanterns = Laternen
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: ein Kreuz
   *[other] { $player }: { $count } Kreuze
}
play-in-the-dark = in der Dunkelheit
play-dark = { $player }: in der Dunkelheit.
play-dark-hint = Mehr Kreuze als alle anderen: Ein Sturz würde für jedes Bild, das Sterne bringt, einen Punkt kosten.
play-announce = { $count ->
    [one] Ich habe ein Kreuz
   *[other] Ich habe { $count } Kreuze
}
play-you-are-scout = Du bist dran: Tippe auf eines deiner Bilder
play-point-hint = Als Kundschafter zeigst du auf ein Bild, das du angekreuzt hast. Hat es sonst niemand, stürzt du.
play-scout = { $player } zeigt als Kundschafter auf ein Bild
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
    [0] kein Kreuz mehr
    [one] noch ein Kreuz
   *[other] noch { $count } Kreuze
}
play-log = Was bisher geschah
play-scores = Punkte
play-total = Gesamt
play-player = Name
play-why = Warum?
play-why-title = { $count ->
    [one] Warum { $player } einen Punkt hat
   *[other] Warum { $player } { $count } Punkte hat
}
play-away = nicht da: der Tisch springt ein
play-left = nicht mehr dabei: der Tisch springt ein
play-help = So wird gespielt
play-scout-pawn = Erster Kundschafter
play-table-menu = Der Tisch
play-watching = Du schaust zu.

account-R-402 = Funke bei Bild { $place }
account-R-403 = Super-Funke bei Bild { $place }
account-R-404 = Sturz bei Bild { $place }
account-R-405 = Bild { $place } kam nach dem Sturz: keine Sterne
account-R-502 = In der Dunkelheit und gestürzt: ein Punkt weniger für jedes Bild, das Sterne brachte
account-R-503 = Kein Abzug: Den gibt es nur für Dunkelheit und Sturz zusammen

carried-word_turned = Der Tisch hat die Wortkarte für { $player } aufgedeckt.
carried-own_crosses = Der Tisch hat den Stift für { $player } weitergegeben, mit den Kreuzen bis dahin.
carried-stand_in_marked = Eine Vertretung hat für { $player } angekreuzt.
carried-pointing_list = Für { $player } wurde nach der eigenen Reihenfolge gezeigt.
carried-stand_in_pointed = Eine Vertretung hat für { $player } gezeigt.
carried-number_said = Der Tisch hat die Zahl für { $player } angesagt.

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
    [one] Funken, auf die niemand zeigte: Bild { $places }
   *[other] Funken, auf die niemand zeigte: Bilder { $places }
}
end-no-lost-sparks = Kein gemeinsames Bild wurde übersehen.
end-slates = Alle Schreibtableaus von Runde { $round }
end-download = Partie speichern
end-to-lobby = Zurück zum Tisch

board-join = Mitspielen mit diesem Code

keys-title = Tasten
keys-arrows = Pfeiltasten: von Bild zu Bild gehen
keys-space = Leertaste oder Enter: ankreuzen oder zeigen
keys-zoom = Z: genauer ansehen und zurück
keys-magnify = + und −: das große Bild vergrößern; die Pfeiltasten verschieben dann den Ausschnitt
keys-pass = P: Ich bin fertig, oder Kreuze ändern
keys-log = L: was bisher geschah
keys-help = ?: diese Liste

### Was geschah, einmal erzählt: im Verlauf und für Screenreader. $me sagt, ob es die lesende Person war.

log-game-began = { $me ->
    [yes] Die Partie beginnt. Du bist Erster Kundschafter.
   *[no] Die Partie beginnt. Erster Kundschafter: { $player }.
}
log-word-turned = { $me ->
    [yes] Du deckst die Wortkarte auf: „{ $word }“.
   *[no] { $player } deckt die Wortkarte auf: „{ $word }“.
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
   *[no] { $player } ändert die Kreuze.
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
    [yes] Du hast mehr Kreuze als alle anderen: Du bist in der Dunkelheit.
   *[no] { $player } hat mehr Kreuze als alle anderen: in der Dunkelheit.
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
    [yes] Du wirst übersprungen: Du bist gestürzt.
   *[no] { $player } wird übersprungen: gestürzt.
}
log-skipped-no_open_cross = { $me ->
    [yes] Du wirst übersprungen: Du hast kein Kreuz mehr.
   *[no] { $player } wird übersprungen: kein Kreuz mehr.
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
log-away = { $player } hat keine Verbindung mehr.
log-back = { $player } ist wieder da.
log-came = { $player } kommt an den Tisch.
log-went = { $player } verlässt den Tisch.
log-new-host = { $me ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $player } leitet jetzt den Tisch.
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
# $count (Number): crosses nobody has pointed at yet; in very little room
play-open-short = noch { $count }
# Above the picture of each round that most players had marked.
end-brightest = Die Bilder, die verbinden
# $count (Number) of $all (Number) players; on the TV
board-passed = Fertig: { $count } von { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}
