### Was Chats und Suchmaschinen von einem Link zeigen; der Server setzt es in die Seite.

share-invited = Stella: Du bist an einen Tisch eingeladen
# The picture beside a link, for those who do not see it.
share-picture = Ein Kind vor einem Stern, der aus einem Nachthimmel aus Papier geschnitten ist; Laternen steigen daraus auf

# Of a public link to a finished game: where names are left out, and with them.
share-result = Wer denkt ähnlich? Eine Partie Stella
# $players (String): the names of all
share-result-named = Wer ähnlich denkt: { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = Eine Partie Stella. Punkte: { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = Die Wörter: { $words }.

sky-preview = Der Himmel von heute: „{ $word }“
sky-preview-about = Ein Wort, fünfzehn Bilder, eine Minute. Welche würdest du ankreuzen?
