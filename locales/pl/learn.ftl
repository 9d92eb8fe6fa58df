### The lesson at /learn: one short sentence at a time, beside the thing that it is about.

learn-hint = Runda w dwie minuty, z trzema postaciami
learn-coach = Przewodnik
learn-you = Ty
learn-next = Dalej
learn-restart = Od początku
learn-leave = Wyjdź z lekcji
learn-word = Każda runda ma jedno hasło. Odkryj jego kartę.
# $word (String): the clue word
learn-mark = Które obrazki kojarzą ci się z hasłem „{ $word }”? Dotknij trzech: tu to wystarczy. W grze zaznaczasz, ile chcesz.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nikt nie widzi twoich krzyżyków. Jeszcze jeden.
    [few] Nikt nie widzi twoich krzyżyków. Jeszcze { $count }.
    [many] Nikt nie widzi twoich krzyżyków. Jeszcze { $count }.
   *[other] Nikt nie widzi twoich krzyżyków. Jeszcze { $count }.
}
# $button (String): what the button says
learn-done = Trzy krzyżyki, inni też już wybrali. Dotknij „{ $button }”.
learn-enough = W tej lekcji wystarczą trzy. Dotknij jednego ze swoich obrazków, żeby zmazać krzyżyk.
learn-lanterns = Każda latarnia pokazuje, ile krzyżyków ma dana osoba.
learn-alone = Jeśli nikt inny nie ma obrazka, który wskazujesz, to porażka: w tej rundzie nie zdobędziesz już gwiazdek.
learn-dark = { $player } ma najwięcej krzyżyków i jest w ciemności: więcej szans, ale porażka kosztuje więcej.
learn-scout = Jesteś zwiadowcą. Dotknij swojego obrazka, który na pewno ma też ktoś inny.
learn-turn = Znowu twoja kolej: dotknij innego ze swoich obrazków.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Iskra! Ma go jeszcze jedna osoba.
    [few] Iskra! Mają go też { $count } inne osoby: po 2 gwiazdki.
    [many] Iskra! Ma go też { $count } innych osób: po 2 gwiazdki.
   *[other] Iskra! Ma go też { $count } innych osób: po 2 gwiazdki.
}
learn-super-mine = Superiskra! Ma go dokładnie jedna inna osoba: po 3 gwiazdki dla was.
learn-fall-mine = Nikt inny go nie ma: porażka. Zachowujesz gwiazdki, ale w tej rundzie nie zdobędziesz nowych.
# $mine: whether the reader gets stars for it too
learn-spark = { $mine ->
    [yes] { $player } znajduje iskrę: ten obrazek mają co najmniej trzy osoby. Ty też: 2 gwiazdki dla ciebie.
   *[no] { $player } znajduje iskrę: ten obrazek mają co najmniej trzy osoby, każda dostaje 2 gwiazdki.
}
learn-super = { $mine ->
    [yes] { $player } znajduje superiskrę z tobą: nikt inny nie ma tego obrazka. Po 3 gwiazdki!
   *[no] { $player } znajduje superiskrę: ten obrazek mają dokładnie dwie osoby, po 3 gwiazdki.
}
learn-fall = Nikt inny go nie ma: { $player } ponosi porażkę i w tej rundzie nie zdobędzie już gwiazdek.
# $mine: whether the reader gets stars for it; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Kolejna iskra: 2 gwiazdki dla ciebie.
   *[no] Kolejna iskra, ale bez gwiazdek dla ciebie.
}
learn-again-super = { $mine ->
    [yes] Kolejna superiskra: 3 gwiazdki dla ciebie.
   *[no] Kolejna superiskra, ale bez gwiazdek dla ciebie.
}
learn-again-fall = { $me ->
    [yes] Nikt inny go nie ma: ty też ponosisz porażkę.
   *[no] Nikt inny go nie ma: { $player } też ponosi porażkę.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } jest po porażce, ale ten krzyżyk nadal się dla ciebie liczy.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Liczymy rundę: każda gwiazdka to punkt. Masz jeden.
    [few] Liczymy rundę: każda gwiazdka to punkt. Masz { $count }.
    [many] Liczymy rundę: każda gwiazdka to punkt. Masz { $count }.
   *[other] Liczymy rundę: każda gwiazdka to punkt. Masz { $count }.
}
learn-cost = { $player } ponosi porażkę w ciemności: punkt mniej za każdy obrazek, który przyniósł gwiazdki.
learn-kept = { $player } jest w ciemności, ale bez porażki: żaden punkt nie przepada.
learn-end = To była runda. Gra ma cztery, a wygrywa najwyższy wynik.

### Tips of a first game: each new thing is said once, where it happens.

tips-label = Wskazówka
tips-known = Rozumiem
tip-you = Grasz jako { $player }: twój symbol ma obwódkę.
tip-closer = Przytrzymaj obrazek, żeby zobaczyć go z bliska.
tip-closer-mouse = Kliknij obrazek prawym przyciskiem myszy albo naciśnij Z, żeby zobaczyć go z bliska.
tip-lantern = Każda latarnia stoi na liczbie krzyżyków danej osoby.
tip-dark = { $me ->
    [yes] Masz najwięcej krzyżyków i jesteś w ciemności: porażka kosztowałaby cię punkt za każdy obrazek z gwiazdkami.
   *[no] { $player } ma najwięcej krzyżyków i jest w ciemności: porażka kosztowałaby więcej.
}
tip-scout = Zwiadowca wskazuje obrazek ze swoim krzyżykiem. Jeśli też go masz, wszyscy dostajecie gwiazdki.
tip-fall = Porażka. Zachowujesz gwiazdki, ale w tej rundzie nie zdobędziesz nowych.
tip-ready = Bez pośpiechu: gra toczy się dalej, gdy wszyscy są gotowi.
tip-new = W każdej rundzie pojawia się pięć nowych obrazków; pozostałe dziesięć zostaje.
