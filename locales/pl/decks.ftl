### Talie obrazków: co jest nie tak z talią lub obrazkiem i jak to naprawić. Każde zdanie następuje po „plik: karta: ”.

# Opisuje kartę, której nikt jeszcze nie opisał. $number (Number): która to karta talii
decks-number = Obrazek { $number }

# Czytanie pliku. $reason (String): co mówi system
decks-unreadable = nie da się odczytać: { $reason }.
# $limit (Number): kilobajty
decks-too-big = jest większy niż { $limit } kB; talii wystarczy o wiele mniej.
decks-not-utf8 = to nie jest tekst UTF-8; zapisz go jako UTF-8.
# $where (String): wiersz i kolumna
decks-not-toml = to nie jest TOML ({ $where }); poszukaj brakującego cudzysłowu, przecinka lub nawiasu.
# $field (String): nazwa przed znakiem równości
decks-unknown-field = nieznane pole „{ $field }”; popraw nazwę albo je usuń.
decks-missing-field = brakuje pola „{ $field }”; dodaj je.
decks-not-a-table = „{ $field }” trzeba zapisać jako [[{ $field }]].
# $detail (String): czego oczekiwano, słowami programu czytającego
decks-shape = ma niewłaściwą postać: { $detail }.

# Co mówi deck.toml. $id (String): identyfikator talii
decks-deck-id = „{ $id }” nie jest identyfikatorem talii; użyj małych liter, cyfr i pojedynczych łączników, nie zaczynaj od table-.
decks-no-name = talia nie ma nazwy; wpisz ją w [name], na przykład pl = "…".
# $least, $most, $found (Number)
decks-card-count = talia ma od { $least } do { $most } kart; liczba kart: { $found }.
decks-card-id = nie jest identyfikatorem karty; użyj małych liter, cyfr i pojedynczych łączników.
decks-card-twice = inna karta ma ten sam identyfikator; każda musi mieć własny.
decks-file-twice = obrazek tej karty jest użyty dwa razy; każda karta ma własne pliki.
# $field (String): tekst talii, na przykład title.fr
decks-text-empty = „{ $field }” jest puste; wpisz tekst albo usuń pole.
# $limit (Number): znaki
decks-text-long = „{ $field }” ma więcej znaków niż { $limit }; skróć tekst.
decks-text-form = „{ $field }” zawiera zbędne odstępy, niewidoczne znaki lub rozłożone litery; wpisz od nowa.
# $languages (String): kody języków
decks-language-missing = brakuje „{ $field }” w językach: { $languages }; będzie tam widać inny język.
# $tag (String)
decks-tag = „{ $tag }” w { $field } nie jest etykietą albo się powtarza; etykiety to angielskie słowa małymi literami, każde raz.
decks-tag-count = { $field } powinno mieć od { $least } do { $most } etykiet; ich liczba: { $found }.
# $found (Number): ilu kartom go brakuje
decks-no-tiny = niektórym kartom brakuje obrazka „tiny” (240 × 360), ich liczba: { $found }; telefony wczytają zamiast niego „small”.

# Pliki talii. $file (String)
decks-file-name = „{ $file }” nie jest nazwą obrazka; użyj liter, cyfr, - i _, najwyżej jednego folderu oraz .webp.
decks-file-missing = nie ma pliku { $file }; dodaj go albo popraw nazwę.
decks-file-unreadable = { $file } nie jest zwykłym plikiem do odczytu; dowiązania nie są dozwolone.
decks-file-big = { $file } jest większy niż 2 MB; zapisz go w mniejszej postaci.
decks-not-webp = { $file } nie jest nieruchomym obrazkiem WebP; stella deck new robi je z innych obrazków.
# $size (String): szerokość × wysokość
decks-wrong-size = { $file } musi mieć { $size } pikseli; stella deck new nadaje obrazkom ten rozmiar.

# Przyniesione obrazki. $limit (Number): megabajty albo megapiksele
decks-picture-missing = nie istnieje; popraw nazwę.
decks-picture-kind = to nie jest obrazek JPEG, PNG, WebP ani AVIF, cokolwiek mówi nazwa; zapisz go w jednym z tych formatów.
decks-picture-broken = jest uszkodzony lub niekompletny; zapisz go ponownie.
decks-picture-pixels = ma więcej megapikseli niż { $limit }; zmniejsz go.
# $least (Number): piksele
decks-picture-small = jest za mały; każdy bok musi mieć pikseli co najmniej { $least }.
decks-picture-heavy = wymaga więcej czasu lub pamięci, niż wolno obrazkowi; zapisz go jako zwykły JPEG.
decks-zip-broken = jest uszkodzony albo to zip, którego nie da się odczytać; spakuj ponownie.
decks-zip-many = Liczba plików w archiwum zip: { $found }; najwyżej może ich być { $most }.
decks-zip-path = ma nazwę prowadzącą poza archiwum; spakuj obrazki ponownie.
decks-zip-link = to dowiązanie, a nie obrazek; spakuj sam obrazek.
decks-zip-locked = jest chroniony hasłem; spakuj go bez hasła.
decks-zip-method = jest spakowany w nietypowy sposób; zrób zwykłe archiwum zip.
decks-zip-bomb = po rozpakowaniu urósłby bez miary; spakuj obrazki ponownie.
