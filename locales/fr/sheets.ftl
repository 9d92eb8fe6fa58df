### Imprimer et jouer : la feuille où l’on choisit ce qui est imprimé.

sheets-title = Imprimer et jouer
sheets-about = Un PDF du jeu, pour jouer sans aucun appareil. Imprimez recto verso (retourner sur le bord long), en taille réelle, puis découpez le long des repères.
sheets-parts = Quoi imprimer
sheets-part-rules = Règles
sheets-part-board = Plateau et lanternes
sheets-part-slates = Plaquettes
sheets-part-scores = Feuille de score
sheets-part-words = Cartes Mot
sheets-part-pictures = Images
sheets-words-own = Vos propres mots seulement
sheets-paper = Papier
sheets-paper-a4 = A4
sheets-paper-letter = Letter (États-Unis)
sheets-size = Taille des images
sheets-size-large = Grandes, quatre par page
sheets-size-small = Petites, neuf par page
sheets-backs = Dos des cartes
sheets-backs-night = Nuit étoilée
sheets-backs-light = Contours, pour économiser l’encre
sheets-backs-none = Aucun
sheets-language = Langue
sheets-language-hint = Pour les règles et les mots
sheets-make = Créer le PDF
sheets-making = Création du PDF. Avec les images, cela peut prendre jusqu’à deux minutes…
sheets-done = Le PDF est prêt. Regardez dans vos téléchargements.
