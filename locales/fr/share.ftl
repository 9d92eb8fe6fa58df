### Ce que les messageries et les moteurs de recherche montrent d’un lien ; le serveur le met dans la page.

share-invited = Stella : on vous invite à une table
# The picture beside a link, for those who do not see it.
share-picture = Un enfant devant une étoile découpée dans la nuit de papier, d’où montent des lanternes
