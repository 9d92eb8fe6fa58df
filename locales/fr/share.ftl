### Ce que les messageries et les moteurs de recherche montrent d’un lien ; le serveur le met dans la page.

share-invited = Stella : on vous invite à une table
# The picture beside a link, for those who do not see it.
share-picture = Un enfant devant une étoile découpée dans un ciel nocturne en papier, d’où montent des lanternes

# Of a public link to a finished game: where names are left out, and with them.
share-result = Sur la même longueur d’onde ? Une partie de Stella
# $players (String): the names of all
share-result-named = Sur la même longueur d’onde : { $players }
# $points (String): who has how many, such as "Ada 21, Bo 18"
share-result-about = Une partie de Stella. Points : { $points }.
# $words (String): the words of the rounds, such as "Sea, Courage"
share-result-words = Les mots : { $words }.

sky-preview = Le ciel de ce soir : « { $word } »
sky-preview-about = Un mot, quinze images, une minute. Lesquelles marqueriez-vous ?
