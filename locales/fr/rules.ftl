### Les règles numérotées que citent les scores, en bref.

rule-R-401 = L’éclaireur désigne une de ses croix que personne n’a encore désignée. On ne peut pas passer son tour.
rule-R-402 = Étincelle : deux autres personnes ou plus ont coché l’image. 2 étoiles pour l’éclaireur et pour chacune.
rule-R-403 = Super Étincelle : exactement une autre personne a coché l’image. 3 étoiles pour les deux.
rule-R-404 = Chute : personne d’autre n’a coché l’image. Pas d’étoile, et l’éclaireur chute.
rule-R-405 = Une fois que vous avez chuté, vous ne gagnez plus d’étoiles dans cette manche. Les vôtres vous restent.
rule-R-501 = Chaque étoile de la plaquette vaut un point.
rule-R-502 = En Obscurité et après une Chute : un point de moins par image qui vous a rapporté des étoiles.
rule-R-503 = En Obscurité sans Chute, ou Chute sans Obscurité : aucun point perdu.
