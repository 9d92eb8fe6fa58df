### Album zakończonej gry i jej powtórka.

album-open = Album i powtórka
album-title = Album
album-game = Gra { $game }
album-of-table = Wcześniejsze gry przy tym stole
album-none = Przy tym stole nie ma jeszcze zakończonej gry.
album-missing = Nie ma takiego albumu albo nie jest dla ciebie dostępny.
album-opening = Otwieranie albumu…
album-replay = Obejrzyj powtórkę
album-print = Wydrukuj lub zapisz jako PDF
album-record = Zapisz dane
album-keep = Zachowaj na tym urządzeniu
album-kept = Zachowany na tym urządzeniu
album-keep-hint = Zachowany album otwiera się też bez sieci, nawet gdy stołu już nie ma. Nikt inny go nie widzi.
album-keep-failed = Ta przeglądarka nie mogła zachować albumu.
album-from-kept = To kopia zachowana na tym urządzeniu.
album-kept-here = Zachowane albumy
album-closed-own = Przy tym stole tablice pozostają zakryte: widzisz to, co widzieli wszyscy, i własne krzyżyki.
album-closed = Przy tym stole tablice pozostają zakryte: widzisz to, co widzieli wszyscy.
album-pointings = Co wskazano
album-no-pointings = Nikt nie wskazał żadnego obrazka.
album-my-crosses = Twoje krzyżyki: { $places }

replay-title = Powtórka
replay-back-to-album = Wróć do albumu
replay-controls = Kroki gry
replay-eyes = Czyimi oczami
replay-board = Tak, jak widział to stół
replay-eyes-of = Oczami: { $player }
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-step = Krok { $step } z { $count }
replay-marked = Wszyscy zaznaczyli swoje obrazki.
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Masz jeden krzyżyk.
        [few] Masz { $count } krzyżyki.
        [many] Masz { $count } krzyżyków.
       *[other] Masz { $count } krzyżyka.
    }
   *[no] { $count ->
        [one] { $player }: jeden krzyżyk.
        [few] { $player }: { $count } krzyżyki.
        [many] { $player }: { $count } krzyżyków.
       *[other] { $player }: { $count } krzyżyka.
    }
}
replay-keys = Strzałki przechodzą krok po kroku, spacja odtwarza, Home i End przeskakują; można też przesunąć palcem.
