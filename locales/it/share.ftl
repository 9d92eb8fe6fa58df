### What the server itself says: what chats and search engines show of a link, and notifications.

share-invited = Stella: hai un invito a un tavolo
# The picture beside a link, for those who do not see it.
share-picture = Una piccola figura davanti a una stella ritagliata in un cielo notturno di carta, da cui salgono lanterne
# Of a public link to a finished game, which opens with a question.
# $word (String): the word of a round
share-guess = «{ $word }»: tu che cosa avresti segnato?
# Where the word is the table’s own.
share-game = Una partita a Stella
# $players (String): the names of all
share-guess-named = Hanno giocato questo round: { $players }. Segna anche tu e scopri chi la pensa come te.
share-guess-unnamed = Questo round è già stato giocato. Segna anche tu e scopri chi la pensa come te.

sky-preview = Il cielo di stasera: «{ $word }»
sky-preview-about = Una parola, quindici immagini, un minuto. Quali segneresti?
# On the picture beside the link of a sky.
sky-preview-question = Quali segneresti?

# A notification at a table over days
share-opened = Si è aperto un nuovo round. Tocca a te segnare.
