### Dlaczego ruch odrzucono: jeden komunikat na każdy kod zasad, E_TOO_MANY to error-too-many.

error-phase = Na tym etapie gry nie można tego zrobić.
error-seat = Przy tym stole nie ma takiego miejsca.
error-player-count = Do gry potrzeba od 3 do 6 graczy, każdy z własną tablicą.
error-colour = Każde miejsce musi mieć własny kolor, jeden z sześciu w grze.

# $least (Number): najmniej kart w talii
error-deck = W talii musi być co najmniej { $least } różnych kart.

# $cards (Number): karty haseł w rozgrywce
error-words = Do gry potrzeba { $cards } różnych kart haseł, każdej z jednym hasłem albo z dwoma różnymi.
error-not-first-scout = Tylko pierwszy zwiadowca może odkryć kartę hasła.
error-already-swapped = W tej rundzie zmieniono już hasło na drugie.
error-no-other-word = Na tej karcie jest tylko jedno hasło.
error-swap-too-late = Za późno na zmianę hasła: ktoś już skończył.
error-locked = Zaznaczanie skończone: krzyżyków nie można już zmienić.
error-card = Tego obrazka nie ma na stole.
error-already-marked = Ten obrazek jest już zaznaczony.

# $limit (Number): najwięcej krzyżyków na tablicy
error-too-many = Możesz postawić najwyżej { $limit } krzyżyków.
error-not-marked = Ten obrazek nie jest zaznaczony.
error-too-few = Najpierw zaznacz co najmniej jeden obrazek.
error-not-locked = To jeszcze nie koniec zaznaczania: nadal możesz zmieniać krzyżyki.
error-strict-pens = Przy tym stole krzyżyki są ostateczne, gdy skończysz zaznaczać.
error-already-announced = Twoja liczba jest już ogłoszona.

# $count (Number): ogłoszona liczba
error-wrong-count = { $count } to nie liczba krzyżyków na twojej tablicy: ogłoś prawdziwą.
error-not-scout = Tylko zwiadowca może wskazać obrazek.
error-already-pointed = Ktoś już wskazał ten obrazek.
