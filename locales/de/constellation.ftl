### Who thinks alike: the end of a game.

constellation-title = Wer ähnlich denkt
constellation-closest = { $first } und { $second } denken am ähnlichsten: { $count ->
    [one] ein gemeinsames Bild.
   *[other] { $count } gemeinsame Bilder.
}
constellation-nobody = Diesmal lagen keine zwei näher beieinander, als sich durch Zufall erklären lässt.
constellation-split = Dieses Wort hat den Tisch gespalten: „{ $word }“
constellation-loneliest = Das einsamste Kreuz: { $player }, Bild { $place }, Runde { $round }
constellation-how-title = Wie wird das berechnet?
constellation-how = Je mehr Kreuze zwei Personen gemeinsam haben, desto heller ist die Linie. Was auch der Zufall ergeben hätte, ist abgezogen: Viel anzukreuzen hilft also nicht.
constellation-how-closed = An diesem Tisch bleiben die Schreibtableaus geheim. Deshalb zählen nur Bilder, auf die jemand gezeigt hat.
constellation-bond = { $first } und { $second }: { $alike }, { $count ->
    [one] ein gemeinsames Bild
   *[other] { $count } gemeinsame Bilder
}
