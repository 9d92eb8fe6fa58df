### The lesson at /learn: one short sentence at a time.

learn-play = Naucz się, grając
learn-rules = Przeczytaj zasady
learn-coach = Przewodnik
learn-you = Ty
learn-next = Dalej
learn-restart = Od początku
learn-leave = Wyjdź z lekcji
learn-word = Każda runda ma jedno hasło. Odkryj kartę.
# $word (String): the clue word
learn-mark = Które obrazki kojarzą ci się z hasłem „{ $word }”? Dotknij trzech. W prawdziwej grze decydujesz, ile ich będzie.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nikt nie widzi twoich krzyżyków. Dotknij jeszcze jednego.
    [few] Nikt nie widzi twoich krzyżyków. Dotknij jeszcze { $count }.
    [many] Nikt nie widzi twoich krzyżyków. Dotknij jeszcze { $count }.
   *[other] Nikt nie widzi twoich krzyżyków. Dotknij jeszcze { $count }.
}
# $button (String): what the button says
learn-done = Trzy krzyżyki. Inni też są gotowi. Dotknij „{ $button }”.
learn-enough = W tej lekcji wystarczą trzy. Dotknij jednego ze swoich obrazków, żeby usunąć krzyżyk.
learn-lanterns = Każda latarnia pokazuje, ile obrazków zaznaczyła dana osoba.
learn-dark = { $player } ma najwięcej krzyżyków i jest w ciemności: więcej szans na gwiazdki, ale też więcej do stracenia.
learn-scout = Jesteś zwiadowcą. Dotknij swojego obrazka, który pewnie zaznaczył też ktoś inny.
learn-turn = Znowu twoja kolej: dotknij innego ze swoich obrazków.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Iskra! Ma go jeszcze jedna osoba: po 2 gwiazdki.
    [few] Iskra! Mają go też { $count } inne osoby: po 2 gwiazdki.
    [many] Iskra! Ma go też { $count } innych osób: po 2 gwiazdki.
   *[other] Iskra! Ma go też { $count } innych osób: po 2 gwiazdki.
}
learn-super-mine = Superiskra! Ma go dokładnie jedna inna osoba: po 3 gwiazdki dla was.
learn-fall-mine = Nikt inny go nie zaznaczył, więc ponosisz porażkę. Gwiazdki zostają, ale w tej rundzie nie zdobędziesz nowych.
# $mine: whether the reader gets stars for it too, gets none after a fall, or did not mark it
learn-spark = { $mine ->
    [yes] { $player } znajduje iskrę: ten obrazek mają co najmniej trzy osoby. Ty też: 2 gwiazdki dla ciebie.
    [fallen] { $player } znajduje iskrę: ten obrazek mają co najmniej trzy osoby, każda dostaje 2 gwiazdki. Ty też go masz, ale po porażce gwiazdek już nie dostajesz.
   *[no] { $player } znajduje iskrę: ten obrazek mają co najmniej trzy osoby, każda dostaje 2 gwiazdki.
}
learn-super = { $mine ->
    [yes] { $player } znajduje superiskrę z tobą: nikt inny nie ma tego obrazka. Po 3 gwiazdki!
    [fallen] { $player } znajduje superiskrę: ten obrazek mają dokładnie dwie osoby, po 3 gwiazdki. Ale ty po porażce gwiazdek już nie dostajesz.
   *[no] { $player } znajduje superiskrę: ten obrazek mają dokładnie dwie osoby. Po 3 gwiazdki.
}
learn-fall = Nikt inny go nie zaznaczył: { $player } ponosi porażkę i w tej rundzie nie zdobędzie już gwiazdek.
# $mine: as above; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Kolejna iskra: 2 gwiazdki dla ciebie.
    [fallen] Kolejna iskra. Ty też masz ten obrazek, ale po porażce gwiazdek już nie dostajesz.
   *[no] Kolejna iskra, ale nie masz tego obrazka.
}
learn-again-super = { $mine ->
    [yes] Kolejna superiskra: 3 gwiazdki dla ciebie.
    [fallen] Kolejna superiskra. Ty też masz ten obrazek, ale po porażce gwiazdek już nie dostajesz.
   *[no] Kolejna superiskra, ale nie masz tego obrazka.
}
learn-again-fall = { $me ->
    [yes] Nikt inny go nie zaznaczył: ty też ponosisz porażkę.
   *[no] Nikt inny go nie zaznaczył: { $player } też ponosi porażkę.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } jest po porażce, ale ten krzyżyk nadal się dla ciebie liczy.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Podliczamy rundę: każda gwiazdka to punkt. Masz jeden.
    [few] Podliczamy rundę: każda gwiazdka to punkt. Masz { $count }.
    [many] Podliczamy rundę: każda gwiazdka to punkt. Masz { $count }.
   *[other] Podliczamy rundę: każda gwiazdka to punkt. Masz { $count }.
}
learn-cost = { $player } ponosi porażkę w ciemności: punkt mniej za każdy obrazek, który przyniósł gwiazdki.
learn-kept = { $player } jest w ciemności, ale bez porażki: żadnych straconych punktów.
learn-end = To była runda. W grze są cztery; wygrywa osoba z największą liczbą punktów.

### Tips of a first game: each new thing is said once, when it happens.

tips-label = Wskazówka
tips-known = Rozumiem
tip-mark = Zaznacz wszystkie obrazki, które pasują do hasła: od 1 do 10. Obrazek, którego nie wybierze nikt inny, grozi porażką; wspólny daje blask.
tip-closer = Przytrzymaj obrazek, żeby zobaczyć go z bliska.
tip-closer-mouse = Kliknij obrazek prawym przyciskiem myszy albo naciśnij Z, żeby zobaczyć go z bliska.
tip-lantern = Każda latarnia pokazuje, ile obrazków zaznaczyła dana osoba.
tip-dark = { $me ->
    [yes] Masz najwięcej krzyżyków, więc jesteś w ciemności. Jeśli poniesiesz porażkę, stracisz punkt za każdy obrazek, który przyniósł ci gwiazdki.
   *[no] { $player } ma najwięcej krzyżyków i jest w ciemności: porażka kosztowałaby dodatkowe punkty.
}
tip-scout = Zwiadowca wskazuje obrazek ze swoim krzyżykiem. Jeśli też go masz, dostajecie gwiazdki.
tip-fall = Ponosisz porażkę. Gwiazdki zostają, ale w tej rundzie nie zdobędziesz nowych.
tip-ready = Nie spiesz się: gra toczy się dalej, gdy wszyscy są gotowi.
tip-new = Każda nowa runda to pięć nowych obrazków; pozostałe dziesięć zostaje.
