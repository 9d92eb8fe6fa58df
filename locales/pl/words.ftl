### Karty haseł: co jest nie tak w pliku i jak to naprawić. Każde zdanie następuje po „plik: karta: ”.

words-not-utf8 = to nie jest tekst UTF-8; zapisz go jako UTF-8.
# $where (String): wiersz i kolumna
words-not-toml = to nie jest TOML ({ $where }); poszukaj brakującego cudzysłowu, przecinka lub nawiasu.
# $line (Number)
words-not-csv = to nie jest CSV w wierszu { $line }; poszukaj niezamkniętego cudzysłowu.
# $field (String): nazwa przed znakiem równości
words-unknown-field = nieznane pole „{ $field }”; popraw nazwę albo je usuń.

# $text (String)
words-same-word = oba hasła to „{ $text }”; karta potrzebuje dwóch różnych.

# Własne karty.
words-own-shape = to nie jest własna karta; napisz [[own]], a pod spodem words = ["jedno", "drugie"].
words-own-too-many = zawiera więcej własnych kart niż { $limit }; usuń kilka.
# $found (Number)
words-own-words-per-card = liczba haseł: { $found }; własna karta ma jedno albo dwa.
words-own-empty = zawiera puste hasło; wpisz je albo usuń.
# $character (String): kod znaku, na przykład U+202E
words-own-character = „{ $text }” zawiera znak, który nie może stać w tym miejscu ({ $character }); wpisz hasło od nowa.
words-own-long = „{ $text }” jest dłuższe niż { $limit } znaków; skróć je.
words-own-looks-like-id = „{ $text }” wygląda jak identyfikator jednego z naszych haseł; zapisz je inaczej.
words-own-word-twice = „{ $text }” jest też na własnej karcie { $other }; zostaw jedno.
