### Dlaczego ruch odrzucono: jeden komunikat na każdy kod zasad, E_TOO_MANY to error-too-many.

error-phase = W tym momencie gry nie można tego zrobić.
error-seat = Przy tym stole nie ma takiego miejsca.
error-player-count = Do gry potrzeba od 3 do 6 graczy, każdy z własną tablicą.
error-colour = Każde miejsce musi mieć własny kolor, jeden z sześciu w grze.

# $least (Number): najmniej kart w talii
error-deck = Talia potrzebuje co najmniej { $least } różnych kart.

# $cards (Number): karty haseł w rozgrywce
error-words = Gra potrzebuje { $cards } różnych kart haseł: z jednym hasłem albo z dwoma różnymi.
error-not-first-scout = Kartę hasła odkrywa tylko pierwszy zwiadowca.
error-already-swapped = W tej rundzie wybrano już drugie hasło.
error-no-other-word = Na tej karcie jest tylko jedno hasło.
error-swap-too-late = Za późno na drugie hasło: ktoś już przekazał pisak.
error-locked = Pisak jest już przekazany: tablicy nie można zmienić.
error-card = Na stole nie ma takiego obrazka.
error-already-marked = Przy tym obrazku jest już krzyżyk.

# $limit (Number): najwięcej krzyżyków na tablicy
error-too-many = Na tablicy mieści się najwyżej { $limit } krzyżyków.
error-not-marked = Nie masz krzyżyka przy tym obrazku.
error-too-few = Zaznacz co najmniej jeden obrazek, zanim przekażesz pisak.
error-not-locked = Twój pisak nie jest jeszcze przekazany.
error-strict-pens = Przy tym stole przekazanego pisaka nie można wziąć z powrotem.
error-already-announced = Twoja liczba jest już ogłoszona.

# $count (Number): ogłoszona liczba
error-wrong-count = Na twojej tablicy nie ma ich { $count }: ogłoś prawdziwą liczbę krzyżyków.
error-not-scout = Obrazek wskazuje tylko zwiadowca.
error-already-pointed = Ktoś już wskazał ten obrazek.
