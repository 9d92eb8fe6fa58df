### Pictures of a game to send to somebody.

sharing-open = Udostępnij obrazek
sharing-title = Obrazek do wysłania
sharing-what = Co na nim jest
sharing-constellation = Kto myśli podobnie
sharing-game = Gra

# $round (Number): which of the four
sharing-round = Runda { $round }
sharing-shape = Kształt
sharing-shape-upright = Pionowy
sharing-shape-wide = Poziomy
sharing-names = Z imionami
sharing-names-hint = Bez imion tylko kolory i symbole mówią, kto jest kim.
sharing-send = Udostępnij
sharing-save = Zapisz
sharing-saved = Zapisane. Szukaj wśród pobranych plików.
sharing-failed = Ta przeglądarka nie mogła zrobić obrazka.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Obrazek: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = myślą najbardziej podobnie: { $count ->
    [one] jeden wspólny obrazek.
    [few] { $count } wspólne obrazki.
    [many] { $count } wspólnych obrazków.
   *[other] { $count } wspólnego obrazka.
}
