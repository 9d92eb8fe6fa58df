### Public links to finished games, and the page that they lead to.

link-open = Publiczny link
link-what = Każdy, kto ma link, może najpierw zaznaczyć rundę po swojemu, a potem widzi grę tak, jak stół widział ją na końcu: punkty, obrazki i hasła, kto co zaznaczył i kto myśli podobnie. Tajne tablice oraz wasze własne obrazki i hasła są pominięte.
link-until = Działa, dopóki ty albo gospodarz go nie unieważnicie lub stół nie zostanie usunięty.
link-names = Dołącz imiona
link-names-hint = Bez imion widać tylko kolory. Zapytaj pozostałych, zanim dołączysz ich imiona.
link-make = Utwórz publiczny link
link-made = Link jest gotowy.
link-named = Z imionami
link-unnamed = Bez imion
# $count (Number): how many people have marked a round of this link
link-guesses = { $count ->
    [0] Nikt jeszcze nie zgadywał
    [one] Zgadywała jedna osoba
    [few] Zgadywały { $count } osoby
    [many] Zgadywało { $count } osób
   *[other] Zgadywało { $count } osoby
}
# $player (String): a name
link-by = Link od: { $player }
link-withdraw = Unieważnij
link-withdraw-sure = Link przestanie działać.
link-withdrawn = Link unieważniony.
link-only-players = Tylko osoby, które grały w tę grę, mogą ją upublicznić.

public-title = Gra w Stellę
public-missing = Ten link już nie działa: został unieważniony albo stół usunięto.
public-unnamed = Imiona pominięto: widać tylko kolory.
