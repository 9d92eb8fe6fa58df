### Pictures of a game to send to somebody.

sharing-open = Udostępnij obrazek
sharing-title = Udostępnij obrazek
sharing-what = Co pokazać
sharing-game = Gra

# $round (Number): which of the four
sharing-round = Runda { $round }
sharing-names = Dołącz imiona
sharing-names-hint = Bez imion widać tylko kolory i symbole
sharing-send = Udostępnij
sharing-save = Zapisz
sharing-saved = Zapisano. Zajrzyj do pobranych plików.
sharing-failed = Ta przeglądarka nie mogła utworzyć obrazka.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Obrazek: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = myślą najbardziej podobnie: { $count ->
    [one] jeden wspólny obrazek.
    [few] { $count } wspólne obrazki.
    [many] { $count } wspólnych obrazków.
   *[other] { $count } wspólnego obrazka.
}
