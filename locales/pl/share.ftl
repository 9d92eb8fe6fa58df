### Co czaty i wyszukiwarki pokazują z odnośnika; serwer wstawia to na stronę.

share-invited = Stella: zaproszenie do stołu
# The picture beside a link, for those who do not see it.
share-picture = Dziecko przed gwiazdą wyciętą z papierowego nocnego nieba, z której unoszą się latarnie

# Of a public link to a finished game: where names are left out, and with them.
share-result = Kto myśli podobnie? Gra w Stellę
# $players (String): the names of all
share-result-named = Kto myśli podobnie: { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = Gra w Stellę. Punkty: { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = Hasła: { $words }.

sky-preview = Dzisiejsze niebo: „{ $word }”
sky-preview-about = Jedno słowo, piętnaście obrazków, minuta. Które zaznaczysz?
