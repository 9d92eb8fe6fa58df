### Was Chats und Suchmaschinen von einem Link zeigen; der Server setzt es in die Seite.

share-invited = Stella: Du bist an einen Tisch eingeladen
# The picture beside a link, for those who do not see it.
share-picture = Ein Kind vor einem Stern, der aus der Papiernacht geschnitten ist; Laternen steigen daraus auf
