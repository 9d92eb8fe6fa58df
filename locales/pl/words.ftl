### Karty haseł: co jest nie tak w pliku i jak to naprawić. Każde zdanie następuje po „plik: karta: ”.

# Czytanie pliku. $reason (String): co mówi system
words-unreadable = nie da się odczytać: { $reason }.
# $limit (Number): kilobajty
words-too-big = jest większy niż { $limit } kB; kartom haseł wystarczy o wiele mniej.
words-not-utf8 = to nie jest tekst UTF-8; zapisz go jako UTF-8.
# $where (String): wiersz i kolumna
words-not-toml = to nie jest TOML ({ $where }); poszukaj brakującego cudzysłowu, przecinka lub nawiasu.
# $line (Number)
words-not-csv = to nie jest CSV w wierszu { $line }; poszukaj niezamkniętego cudzysłowu.
words-empty = nie zawiera kart haseł; karta zaczyna się od [[card]].
# $field (String): nazwa przed znakiem równości
words-unknown-field = nieznane pole „{ $field }”; popraw nazwę albo je usuń.
words-missing-field = brakuje pola „{ $field }”; dodaj je.
words-not-a-table = „{ $field }” trzeba zapisać jako [[{ $field }]].
# $detail (String): czego oczekiwano, słowami programu czytającego
words-shape = ma niewłaściwą postać: { $detail }.

# Karty przetłumaczone. $word (String): identyfikator słowa; $expected (String): identyfikator
words-word-id = „{ $word }” nie jest identyfikatorem słowa; napisz w. oraz małe litery, cyfry i pojedyncze łączniki.
words-card-id = identyfikator musi składać się z obu słów: „{ $expected }”.
words-card-twice = ta karta jest też w { $other }; zostaw jedną.
words-word-twice = { $word } jest też na karcie { $other }; każde słowo ma jedną kartę.
words-same-word = oba słowa to „{ $text }”; karta potrzebuje dwóch różnych.
# $languages (String): kody języków
words-language-missing = brakuje tekstów w językach: { $languages }; dla każdego dodaj wiersz z dwoma tekstami.
# $language (String): kod języka; $text (String): tekst z karty
words-text-empty = { $language } ma pusty tekst; wpisz słowo.
words-text-form = { $language } „{ $text }” zawiera zbędne odstępy, niewidoczne znaki lub rozłożone litery; wpisz go od nowa.
words-text-long = { $language } „{ $text }” jest dłuższy niż { $limit } znaków; znajdź krótsze słowo.
# $found (String): numery albo kreska
words-discovery-numbers = karty haseł „Odkrywanie świata” mają numery 1, 2, 3 i 4, każdy raz; są: { $found }.
words-too-few-cards = gra potrzebuje co najmniej 4 zwykłych kart; jest ich: { $found }.

# Podobieństwo. $card (String): karta z drugim tekstem
words-same-text = { $language } „{ $text }” czyta się tak samo jak „{ $other }” na { $card }; zmień jedno z nich albo zezwól przez [[lookalike]].
words-look-alike = { $language } „{ $text }” jest podobne do „{ $other }” na { $card }; zmień jedno z nich albo zezwól przez [[lookalike]].
words-lookalike-unused = { $language }: { $text } i { $other } nie są (już) podobne; usuń ten wpis.

# Własne karty.
words-own-form = własne hasła zapisuje się w plikach .toml albo .csv; zmień nazwę pliku.
words-own-shape = to nie jest własna karta; napisz [[own]], a pod spodem words = ["jedno", "drugie"].
words-own-too-many = zawiera więcej własnych kart niż { $limit }; usuń kilka.
# $found (Number)
words-own-words-per-card = liczba słów: { $found }; własna karta ma jedno albo dwa.
words-own-empty = zawiera puste słowo; wpisz je albo usuń.
# $sign (String): kod znaku, na przykład U+202E
words-own-sign = „{ $text }” zawiera znak, który nie może stać w tym miejscu ({ $sign }); wpisz słowo od nowa.
words-own-long = „{ $text }” jest dłuższe niż { $limit } znaków; skróć je.
words-own-looks-like-id = „{ $text }” wygląda jak identyfikator jednego z naszych słów; zapisz je inaczej.
words-own-word-twice = „{ $text }” jest też na własnej karcie { $other }; zostaw jedno.
