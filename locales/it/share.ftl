### What chats and search engines show of a link; the server puts it into the page.

share-invited = Stella: hai un invito a un tavolo
# The picture beside a link, for those who do not see it.
share-picture = Una piccola figura davanti a una stella ritagliata in un cielo notturno di carta, da cui salgono lanterne

# Of a public link to a finished game: where names are left out, and with them.
share-result = Chi la pensa allo stesso modo? Una partita a Stella
# $players (String): the names of all
share-result-named = Chi la pensa allo stesso modo: { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = Una partita a Stella. Punti: { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = Le parole: { $words }.

sky-preview = Il cielo di stasera: «{ $word }»
sky-preview-about = Una parola, quindici immagini, un minuto. Quali segneresti?
