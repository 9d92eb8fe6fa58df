### Karty haseł: co jest nie tak w pliku i jak to naprawić. Każde zdanie następuje po „plik: karta: ”.

words-not-utf8 = to nie jest tekst UTF-8; zapisz go jako UTF-8.
# $where (String): wiersz i kolumna
words-not-toml = to nie jest poprawny TOML w miejscu { $where }; poszukaj brakującego cudzysłowu, przecinka lub nawiasu.
# $line (Number)
words-not-csv = to nie jest poprawny CSV w wierszu { $line }; poszukaj niezamkniętego cudzysłowu.
# $field (String): nazwa przed znakiem równości
words-unknown-field = ma nieznane pole „{ $field }”; popraw nazwę albo je usuń.

# $text (String)
words-same-word = oba hasła to „{ $text }”; na karcie muszą być dwa różne hasła.

# Własne karty.
words-own-shape = to nie jest karta hasła; napisz [[own]], a pod spodem words = ["jedno", "drugie"].
words-own-too-many = ma więcej kart niż { $limit }; usuń kilka.
# $found (Number)
words-own-words-per-card = liczba haseł: { $found }; karta ma jedno albo dwa.
words-own-empty = ma puste hasło; wpisz je albo usuń.
# $character (String): kod znaku, na przykład U+202E
words-own-character = „{ $text }” zawiera niedozwolony znak ({ $character }); wpisz hasło ponownie.
words-own-long = „{ $text }” ma więcej znaków niż { $limit }; skróć je.
words-own-looks-like-id = „{ $text }” wygląda jak identyfikator hasła Stelli; zapisz je inaczej.
words-own-word-twice = „{ $text }” jest też na karcie { $other }; zostaw jedno.
