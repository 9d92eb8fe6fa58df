### Was Chats und Suchmaschinen von einem Link zeigen; der Server setzt es in die Seite. Und Benachrichtigungen.

share-invited = Stella: Du bist an einen Tisch eingeladen
# The picture beside a link, for those who do not see it.
share-picture = Ein Kind vor einem Stern, der aus einem Nachthimmel aus Papier geschnitten ist; Laternen steigen daraus auf
# Of a public link to a finished game, which opens with a question.
# $word (String): the word of a round
share-guess = „{ $word }“: Was hättest du angekreuzt?
# Where the word is the table’s own.
share-game = Eine Partie Stella
# $players (String): the names of all
share-guess-named = Diese Runde spielten { $players }. Kreuze selbst an und sieh, wer denkt wie du.
share-guess-unnamed = Diese Runde wurde schon gespielt. Kreuze selbst an und sieh, wer denkt wie du.

sky-preview = Der Himmel von heute: „{ $word }“
sky-preview-about = Ein Wort, fünfzehn Bilder, eine Minute. Welche würdest du ankreuzen?
# On the picture beside the link of a sky.
sky-preview-question = Welche würdest du ankreuzen?

# A notification at a table over days
share-opened = Eine neue Runde hat begonnen. Jetzt darfst du ankreuzen.
