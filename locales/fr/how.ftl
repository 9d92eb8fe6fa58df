### Comment jouer, en une minute. Dans nos propres mots ; les règles numérotées sont dans docs/rules.md.

how-idea-title = Un mot, quinze images
how-idea = Tout le monde voit les mêmes quinze images et le même mot Indice. Trouvez les images que d’autres relient aussi à ce mot.
how-associate-title = Associer
how-associate = En secret, cochez toutes les images qui vont avec le mot : une au moins, dix au plus. Puis passez votre feutre. Le mot ne plaît à personne ? Mettez-vous tous d’accord pour prendre l’autre mot de la carte.
how-announce-title = Annoncer
how-announce = Les lanternes montrent combien de croix chacun a faites. Mener sans partage, c’est être en Obscurité : mieux vaut alors ne pas chuter.
how-reveal-title = Révéler
how-reveal = À tour de rôle, l’éclaireur désigne une de ses croix. Une seule autre personne a coché l’image ? Super Étincelle : 3 étoiles pour les deux. Deux ou plus ? Étincelle : 2 étoiles pour chacun.
how-fall-title = Chute
how-fall = Personne d’autre n’a coché l’image ? L’éclaireur chute : il garde ses étoiles, mais n’en gagne plus dans cette manche. Après une Chute, les croix comptent encore pour les autres.
how-score-title = Compter les points
how-score = Chaque étoile vaut un point. Seule une Chute en Obscurité coûte un point par image étoilée.
how-end-title = Quatre manches
how-end = Après chacune des trois premières manches, cinq nouvelles images arrivent et le premier éclaireur change. Après quatre manches, le plus grand total gagne ; une victoire peut se partager.
how-try = Essayez tout de suite, avec trois bots
