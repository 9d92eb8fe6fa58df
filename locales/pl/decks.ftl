### Talie obrazków: co jest nie tak z talią lub obrazkiem i jak to naprawić. Każde zdanie następuje po „plik: karta: ”.

# Opisuje kartę, której nikt jeszcze nie opisał. $number (Number): która to karta talii
decks-number = Obrazek { $number }

# Przyniesione obrazki. $limit (Number): megabajty albo megapiksele
decks-picture-kind = to nie jest obrazek JPEG, PNG, WebP ani AVIF, cokolwiek mówi nazwa; zapisz go w jednym z tych formatów.
decks-picture-broken = jest uszkodzony lub niekompletny; zapisz go ponownie.
decks-picture-pixels = ma więcej megapikseli niż { $limit }; zmniejsz go.
# $least (Number): piksele
decks-picture-small = jest za mały; każdy bok musi mieć co najmniej { $least } pikseli.
decks-picture-heavy = wymaga zbyt wiele czasu lub pamięci; zapisz go ponownie jako zwykły JPEG.
decks-zip-broken = jest uszkodzony albo nie jest czytelnym plikiem zip; spakuj ponownie.
decks-zip-many = Liczba plików w archiwum zip: { $found }; maksimum to { $most }.
decks-zip-path = ma ścieżkę prowadzącą poza archiwum; spakuj obrazki ponownie.
decks-zip-link = to dowiązanie, a nie obrazek; dodaj sam obrazek.
decks-zip-locked = jest chroniony hasłem; spakuj go bez hasła.
decks-zip-method = używa nietypowej kompresji; utwórz zwykłe archiwum zip.
decks-zip-bomb = po rozpakowaniu byłby ogromny; spakuj obrazki ponownie.
