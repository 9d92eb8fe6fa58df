### Album zakończonej gry i jej powtórka.

album-open = Album i powtórka
album-title = Album
album-game = Gra { $game }
album-of-table = Wcześniejsze gry przy tym stole
album-none = Przy tym stole nie ma jeszcze zakończonych gier.
album-missing = Nie ma takiego albumu albo nie masz do niego dostępu.
album-opening = Otwieranie albumu…
album-replay = Obejrzyj powtórkę
album-print = Wydrukuj lub zapisz jako PDF
album-record = Pobierz dane
album-keep = Zapisz na tym urządzeniu
album-kept = Zapisany na tym urządzeniu
album-keep-hint = Zapisany album otwiera się też bez internetu, nawet po usunięciu stołu. Widzisz go tylko ty.
album-keep-failed = Ta przeglądarka nie mogła zapisać albumu.
album-from-kept = To kopia zapisana na tym urządzeniu.
album-kept-here = Zapisane albumy
album-closed-own = Przy tym stole tablice pozostają tajne: widzisz to, co widzieli wszyscy, i własne krzyżyki.
album-closed = Przy tym stole tablice pozostają tajne: widzisz to, co widzieli wszyscy.
album-pointings = Wskazane obrazki
album-no-pointings = Nikt nie wskazał żadnego obrazka.
album-my-crosses = Twoje krzyżyki: { $places }

replay-title = Powtórka
replay-back-to-album = Wróć do albumu
replay-controls = Sterowanie powtórką
replay-eyes = Punkt widzenia
replay-board = Co widzieli wszyscy
replay-eyes-of = Punkt widzenia: { $player }
replay-play = Odtwórz
replay-pause = Wstrzymaj
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
replay-keys = Strzałki przechodzą krok po kroku, spacja odtwarza, Home i End przeskakują na początek i koniec. Można też przesunąć palcem.
