### The lesson at /learn: one short sentence at a time.

learn-play = Lernrunde spielen
learn-rules = Regeln lesen
learn-coach = Anleitung
learn-you = Du
learn-next = Weiter
learn-restart = Noch einmal von vorn
learn-leave = Lernrunde verlassen
learn-word = Jede Runde hat ein Wort. Decke die Karte auf.
# $word (String): the clue word
learn-mark = Welche Bilder lassen dich an „{ $word }“ denken? Tippe auf drei. In einer echten Partie entscheidest du, wie viele.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Niemand sieht deine Kreuze. Tippe auf noch eines.
   *[other] Niemand sieht deine Kreuze. Tippe auf noch { $count }.
}
# $button (String): what the button says
learn-done = Drei Kreuze. Die anderen sind auch so weit. Tippe auf „{ $button }“.
learn-enough = In dieser Lernrunde reichen drei. Tippe auf eines deiner Bilder, um das Kreuz zu entfernen.
learn-lanterns = Jede Laterne zeigt, wie viele Bilder jemand angekreuzt hat.
learn-dark = { $player } hat am meisten angekreuzt und ist in der Dunkelheit: mehr Chancen auf Sterne, aber auch mehr zu verlieren.
learn-scout = Du bist Kundschafter. Tippe auf eines deiner Bilder, das wahrscheinlich auch andere angekreuzt haben.
learn-turn = Du bist wieder dran: Tippe auf ein anderes deiner Bilder.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Funke! Noch jemand hat es angekreuzt: je 2 Sterne für euch.
   *[other] Funke! { $count } andere haben es auch angekreuzt: je 2 Sterne für euch alle.
}
learn-super-mine = Super-Funke! Genau eine andere Person hat es angekreuzt: 3 Sterne für euch beide.
learn-fall-mine = Sonst hat es niemand angekreuzt: Du stürzt. Deine Sterne bleiben dir, aber neue gibt es in dieser Runde nicht.
# $mine: whether the reader gets stars for it too, gets none after a fall, or did not mark it
learn-spark = { $mine ->
    [yes] { $player } findet einen Funken: Mindestens drei haben das Bild angekreuzt. Du auch: 2 Sterne für dich.
    [fallen] { $player } findet einen Funken: Mindestens drei haben das Bild angekreuzt und bekommen je 2 Sterne. Du auch, aber du bist gestürzt: keine für dich.
   *[no] { $player } findet einen Funken: Mindestens drei haben das Bild angekreuzt und bekommen je 2 Sterne.
}
learn-super = { $mine ->
    [yes] { $player } findet einen Super-Funken: Nur ihr beide habt das Bild angekreuzt. Je 3 Sterne!
    [fallen] { $player } findet einen Super-Funken: Genau zwei haben das Bild angekreuzt, je 3 Sterne. Du bist aber gestürzt: keine für dich.
   *[no] { $player } findet einen Super-Funken: Genau zwei haben das Bild angekreuzt. Je 3 Sterne.
}
learn-fall = Sonst hat es niemand angekreuzt: { $player } stürzt und bekommt in dieser Runde keine Sterne mehr.
# $mine: as above; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Noch ein Funke: 2 Sterne für dich.
    [fallen] Noch ein Funke. Du hast das Bild auch angekreuzt, bist aber gestürzt: keine Sterne für dich.
   *[no] Noch ein Funke, aber du hast das Bild nicht angekreuzt.
}
learn-again-super = { $mine ->
    [yes] Noch ein Super-Funke: 3 Sterne für dich.
    [fallen] Noch ein Super-Funke. Du hast das Bild auch angekreuzt, bist aber gestürzt: keine Sterne für dich.
   *[no] Noch ein Super-Funke, aber du hast das Bild nicht angekreuzt.
}
learn-again-fall = { $me ->
    [yes] Sonst hat es niemand angekreuzt: Du stürzt auch.
   *[no] Sonst hat es niemand angekreuzt: { $player } stürzt auch.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } ist gestürzt, aber dieses Kreuz zählt trotzdem für dich.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Jetzt wird gewertet: Jeder Stern ist ein Punkt. Du hast einen.
   *[other] Jetzt wird gewertet: Jeder Stern ist ein Punkt. Du hast { $count }.
}
learn-cost = { $player } ist in der Dunkelheit gestürzt: ein Punkt weniger für jedes Bild, das Sterne gebracht hat.
learn-kept = { $player } war in der Dunkelheit, ist aber nicht gestürzt: keine Punkte verloren.
learn-end = Das war eine Runde. Eine Partie hat vier; wer die meisten Punkte hat, gewinnt.

### Tips of a first game: each new thing is said once, when it happens.

tips-label = Tipp
tips-known = Verstanden
tip-mark = Kreuze alle Bilder an, die zum Wort passen: 1 bis 10. Wählst du eines, das sonst niemand wählt, kannst du stürzen; gemeinsam leuchtet ihr.
tip-closer = Halte ein Bild gedrückt, um es genauer anzusehen.
tip-closer-mouse = Klicke mit der rechten Maustaste auf ein Bild, um es genauer anzusehen, oder drücke Z.
tip-lantern = Jede Laterne zeigt, wie viele Bilder jemand angekreuzt hat.
tip-dark = { $me ->
    [yes] Du hast am meisten angekreuzt und bist in der Dunkelheit. Wenn du stürzt, verlierst du einen Punkt für jedes Bild, das dir Sterne gebracht hat.
   *[no] { $player } hat am meisten angekreuzt und ist in der Dunkelheit: Ein Sturz würde einen Punkt für jedes Bild kosten, das Sterne gebracht hat.
}
tip-scout = Der Kundschafter zeigt auf ein Bild, das er angekreuzt hat. Hast du es auch angekreuzt, bekommt ihr beide Sterne.
tip-fall = Du bist gestürzt. Deine Sterne bleiben dir, aber neue gibt es in dieser Runde nicht.
tip-ready = Lass dir Zeit: Es geht weiter, wenn alle bereit sind.
tip-new = Jede neue Runde bringt fünf neue Bilder; die anderen zehn bleiben.
