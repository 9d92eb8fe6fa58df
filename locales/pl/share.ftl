### Co czaty i wyszukiwarki pokazują z odnośnika; serwer wstawia to na stronę.

share-invited = Stella: zaproszenie do stołu
# The picture beside a link, for those who do not see it.
share-picture = Dziecko przed gwiazdą wyciętą z papierowej nocy, z której unoszą się latarnie
