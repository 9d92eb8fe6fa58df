### Who thinks alike: the end of a game.

constellation-title = Kto myśli podobnie
constellation-closest = { $first } i { $second } myślą najbardziej podobnie: { $count ->
    [one] jeden wspólny obrazek.
    [few] { $count } wspólne obrazki.
    [many] { $count } wspólnych obrazków.
   *[other] { $count } wspólnego obrazka.
}
constellation-nobody = Tym razem żadna para nie zgadzała się częściej, niż wynikałoby to z przypadku.
constellation-split = Hasło, które podzieliło stół: „{ $word }”
constellation-loneliest = Najbardziej samotny krzyżyk: { $player }, obrazek { $place }, runda { $round }
constellation-how-title = Jak to obliczono?
constellation-how = Im więcej wspólnych krzyżyków mają dwie osoby, tym jaśniejsza linia. Odejmujemy to, co tłumaczy przypadek, więc zaznaczanie wielu obrazków nie pomaga.
constellation-how-closed = Przy tym stole tablice pozostają tajne, więc liczą się tylko obrazki, które ktoś wskazał.
constellation-bond = { $first } i { $second }: { $alike }, { $count ->
    [one] jeden wspólny obrazek
    [few] { $count } wspólne obrazki
    [many] { $count } wspólnych obrazków
   *[other] { $count } wspólnego obrazka
}
