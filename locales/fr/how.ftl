### Comment jouer, en une minute. Dans nos propres mots ; les règles numérotées sont dans docs/rules.md.

how-idea-title = Un mot, quinze images
how-idea = Un jeu de 3 à 6 joueurs, sans limite de temps. Tout le monde voit les mêmes quinze images et le même mot Indice. Trouvez les images que d’autres relient aussi à ce mot.
how-associate-title = Associer
how-associate = Le premier éclaireur retourne la carte Mot. En secret, cochez toutes les images qui vont avec le mot : une au moins, dix au plus. Prenez votre temps, puis passez votre feutre. Quelqu’un ne connaît pas le mot, ou il ne vous plaît pas ? Avec l’accord de tous, prenez l’autre mot de la carte.
how-announce-title = Annoncer
how-announce = Les lanternes montrent combien de croix chacun a faites. Qui en a plus que tous les autres est en Obscurité et a intérêt à ne pas chuter. En cas d’égalité en tête, personne ne l’est.
how-reveal-title = Révéler
how-reveal = Le premier éclaireur commence et désigne une de ses croix. Une seule autre personne a coché l’image ? Super Étincelle : 3 étoiles pour les deux. Deux autres ou plus ? Étincelle : 2 étoiles pour chacun. Puis c’est à la personne suivante, dans le sens des aiguilles d’une montre. On ne désigne pas deux fois la même image.
how-fall-title = Chute
how-fall = Personne d’autre n’a coché l’image ? L’éclaireur chute : il garde ses étoiles, mais n’en gagne plus dans cette manche et n’est plus éclaireur. Après une Chute, les croix comptent encore pour les autres. Qui a chuté ou n’a plus de croix passe son tour. La manche s’arrête quand tout le monde en est là.
how-score-title = Compter les points
how-score = Chaque étoile vaut un point. Seule une Chute en Obscurité coûte un point par image qui a rapporté des étoiles.
how-end-title = Quatre manches
how-end = Après chacune des trois premières manches, cinq nouvelles images arrivent, et le premier éclaireur change dans le sens des aiguilles d’une montre. Après quatre manches, le total le plus élevé l’emporte ; une victoire peut se partager.
how-try = Essayez tout de suite, avec trois bots
