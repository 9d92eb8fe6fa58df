### Who thinks alike: the end of a game.

constellation-title = Kto myśli podobnie
constellation-closest = { $first } i { $second } myślą najbardziej podobnie: { $count ->
    [one] jeden wspólny obrazek.
    [few] { $count } wspólne obrazki.
    [many] { $count } wspólnych obrazków.
   *[other] { $count } wspólnego obrazka.
}
constellation-nobody = Tym razem żadna para nie myślała podobniej, niż wynikałoby z przypadku.
constellation-split = Hasło, które najbardziej podzieliło stół: „{ $word }”
constellation-loneliest = Najbardziej samotny krzyżyk: { $player }, obrazek { $place }, runda { $round }
constellation-how-title = Jak to policzono?
constellation-how = Im więcej wspólnych krzyżyków mają dwie osoby, tym jaśniejsza linia. Odejmujemy to, co dałby sam przypadek, więc zaznaczanie wielu obrazków nie pomaga.
constellation-how-closed = Przy tym stole tablice pozostają zakryte. Liczą się tylko obrazki, które ktoś wskazał.
constellation-bond = { $first } i { $second }: { $alike }, { $count ->
    [one] jeden wspólny obrazek
    [few] { $count } wspólne obrazki
    [many] { $count } wspólnych obrazków
   *[other] { $count } wspólnego obrazka
}
