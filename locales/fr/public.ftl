### Public links to finished games, and the page that they lead to.

link-open = Lien public
link-what = Toute personne qui a le lien voit la partie comme la table l’a vue à la fin : les points, les images et les mots, qui a coché quoi, et qui est sur la même longueur d’onde. Les plaquettes qui restent fermées et vos propres images ou mots n’y figurent pas.
link-until = Il fonctionne jusqu’à ce que vous ou la personne qui organise le retiriez, au plus tard jusqu’à la suppression de la table.
link-names = Avec les noms
link-names-hint = Sans les noms, chacun porte celui de sa couleur. Demandez aux autres avant d’ajouter les leurs.
link-make = Rendre public
link-made = Le lien est prêt.
link-named = Avec les noms
link-unnamed = Sans les noms
# $player (String): a name
link-by = Créé par : { $player }
link-withdraw = Retirer
link-withdraw-sure = Le lien ne mènera alors plus nulle part.
link-withdrawn = Le lien est retiré.
link-only-players = Seules les personnes qui ont joué cette partie peuvent la rendre publique.

public-title = Une partie de Stella
public-missing = Ce lien ne mène nulle part : il a été retiré, ou la table n’existe plus.
public-unnamed = Les noms n’y figurent pas : chacun porte celui de sa couleur.
public-places = Les images de cette partie restent à la table : vous voyez où elles étaient.
public-play = Jouer à Stella
