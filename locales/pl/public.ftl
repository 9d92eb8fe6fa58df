### Public links to finished games, and the page that they lead to.

link-open = Publiczny link
link-what = Każdy, kto ma link, widzi grę tak, jak stół widział ją na końcu: punkty, obrazki i hasła, kto co zaznaczył i kto myśli podobnie. Tablice, które pozostają zakryte, oraz wasze własne obrazki i hasła są pominięte.
link-until = Działa, dopóki nie wycofasz go ty albo gospodarz, najdłużej do usunięcia stołu.
link-names = Z imionami
link-names-hint = Bez imion każdy nazywa się jak swój kolor. Zapytaj pozostałych, zanim dodasz ich imiona.
link-make = Udostępnij publicznie
link-made = Link jest gotowy.
link-named = Z imionami
link-unnamed = Bez imion
# $player (String): a name
link-by = Link od: { $player }
link-withdraw = Wycofaj
link-withdraw-sure = Link nie będzie już nigdzie prowadzić.
link-withdrawn = Link został wycofany.
link-only-players = Tylko osoby, które grały w tę grę, mogą ją udostępnić.

public-title = Gra w Stellę
public-missing = Ten link donikąd nie prowadzi: został wycofany albo stołu już nie ma.
public-unnamed = Imiona pominięto: każdy nazywa się jak swój kolor.
public-places = Obrazki z tej gry zostają przy stole: widać, gdzie leżały.
public-play = Zagraj w Stellę
