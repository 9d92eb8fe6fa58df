### Ce que les messageries et les moteurs de recherche montrent d’un lien ; le serveur le met dans la page. Et des notifications.

share-invited = Stella : on vous invite à une table
# The picture beside a link, for those who do not see it.
share-picture = Un enfant devant une étoile découpée dans un ciel nocturne en papier, d’où montent des lanternes
# Of a public link to a finished game, which opens with a question.
# $word (String): the word of a round
share-guess = « { $word } » : qu’auriez-vous coché ?
# Where the word is the table’s own.
share-game = Une partie de Stella
# $players (String): the names of all
share-guess-named = Ont joué cette manche : { $players }. Cochez à votre tour et voyez qui pense comme vous.
share-guess-unnamed = Une table a joué cette manche. Cochez à votre tour et voyez qui pense comme vous.

sky-preview = Le ciel de ce soir : « { $word } »
sky-preview-about = Un mot, quinze images, une minute. Lesquelles cocheriez-vous ?
# On the picture beside the link of a sky.
sky-preview-question = Lesquelles cocheriez-vous ?

# A notification at a table over days
share-opened = Une nouvelle manche est ouverte. À vous de cocher.
