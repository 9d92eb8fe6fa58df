### Comment jouer, en une minute. Dans nos propres mots ; les règles numérotées sont dans docs/rules.md.

how-idea-title = Un mot, quinze images
how-idea = Un jeu de 3 à 6 joueurs, sans limite de temps. Tout le monde voit les mêmes quinze images et le même mot Indice. Trouvez les images que d’autres relient aussi à ce mot.
how-associate-title = Associer
how-associate = Le premier éclaireur est tiré au sort et retourne la carte Mot. En secret, cochez toutes les images qui vont avec le mot : une au moins, dix au plus. Prenez votre temps, puis dites que vous avez fini. Si quelqu’un ne connaît pas le mot, ou s’il ne vous plaît pas, vous pouvez tous convenir de prendre l’autre mot de la carte.
how-announce-title = Annoncer
how-announce = Les lanternes indiquent combien de croix chacun a faites. Si vous en avez fait plus que tous les autres, vous êtes en Obscurité : évitez de chuter. En cas d’égalité en tête, personne n’est en Obscurité.
how-reveal-title = Révéler
how-reveal = Le premier éclaireur commence et désigne une de ses croix. Si une seule autre personne a coché l’image, c’est une Super Étincelle : 3 étoiles pour les deux. Si deux autres ou plus l’ont cochée, c’est une Étincelle : 2 étoiles pour chacun. Puis c’est à la personne suivante, dans le sens des aiguilles d’une montre. Chaque image ne se désigne qu’une fois. Conseil : commencez par votre image la plus évidente.
how-fall-title = Chute
how-fall = Si personne d’autre n’a coché l’image, l’éclaireur chute : ses étoiles lui restent, mais il n’en gagne plus et n’est plus éclaireur dans cette manche. Ses croix comptent encore pour les autres. Après une Chute, ou quand on n’a plus de croix, on perd son tour. La manche s’arrête quand plus personne ne peut désigner d’image.
how-score-title = Compter les points
how-score = Chaque étoile vaut un point. Si vous étiez en Obscurité et que vous avez chuté, vous perdez un point par image qui vous a rapporté des étoiles.
how-end-title = Quatre manches
how-end = Après chacune des trois premières manches, cinq images sont remplacées (les cinq premières, puis les cinq suivantes, puis les dernières), et le premier éclaireur change dans le sens des aiguilles d’une montre. Après quatre manches, le plus grand total l’emporte ; en cas d’égalité, la victoire est partagée.
