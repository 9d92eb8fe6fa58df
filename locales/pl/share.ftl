### Co czaty i wyszukiwarki pokazują z odnośnika; serwer wstawia to na stronę. I powiadomienia.

share-invited = Stella: zaproszenie do stołu
# The picture beside a link, for those who do not see it.
share-picture = Dziecko przed gwiazdą wyciętą z papierowego nocnego nieba, z której unoszą się latarnie
# Of a public link to a finished game, which opens with a question.
# $word (String): the word of a round
share-guess = „{ $word }”: jakie są twoje skojarzenia?
# Where the word is the table’s own.
share-game = Gra w Stellę
# $players (String): the names of all
share-guess-named = Tę rundę rozegrali: { $players }. Zaznacz po swojemu i zobacz, kto myśli tak jak ty.
share-guess-unnamed = Tę rundę już rozegrano. Zaznacz po swojemu i zobacz, kto myśli tak jak ty.

sky-preview = Niebo tej nocy: „{ $word }”
sky-preview-about = Jedno hasło, piętnaście obrazków, jedna minuta. Które zaznaczysz?
# On the picture beside the link of a sky.
sky-preview-question = Które zaznaczysz?

# A notification at a table over days
share-opened = Zaczęła się nowa runda. Twoja kolej na zaznaczanie.
