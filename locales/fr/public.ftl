### Public links to finished games, and the page that they lead to.

link-open = Lien public
link-what = Toute personne qui a le lien peut jouer une manche à son tour, puis voit la partie comme la table l’a vue à la fin : les points, les images et les mots, qui a coché quoi, et qui est sur la même longueur d’onde. Les plaquettes secrètes et vos propres images ou mots n’y figurent pas.
link-until = Il fonctionne jusqu’à ce que vous ou la personne qui organise le révoquiez, ou que la table soit supprimée.
link-names = Inclure les noms
link-names-hint = Sans les noms, on n’affiche que les couleurs. Demandez aux autres avant d’inclure les leurs.
link-make = Créer un lien public
link-made = Le lien est prêt.
link-named = Avec les noms
link-unnamed = Sans les noms
# $count (Number): how many people have marked a round of this link
link-guesses = { $count ->
    [0] Personne n’a encore essayé
    [one] { $count } personne a essayé
    [many] { $count } personnes ont essayé
   *[other] { $count } personnes ont essayé
}
# $player (String): a name
link-by = Créé par : { $player }
link-withdraw = Révoquer
link-withdraw-sure = Le lien ne fonctionnera plus.
link-withdrawn = Lien révoqué.
link-only-players = Seules les personnes qui ont joué cette partie peuvent la rendre publique.

public-title = Une partie de Stella
public-missing = Ce lien ne fonctionne plus : il a été révoqué, ou la table a été supprimée.
public-unnamed = Les noms n’y figurent pas : on n’affiche que les couleurs.
