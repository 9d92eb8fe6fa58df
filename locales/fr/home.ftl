### La page d’accueil, et comment rejoindre une table.

home-title = Stella : trouvez votre lumière commune
home-tagline = Les mêmes images, un seul mot : trouvez votre lumière commune.

# Lu par les lecteurs d’écran, à côté des boutons de langue.
home-language = Langue

home-play-now = Jouer
home-play-now-hint = Vous et trois bots, tout de suite
home-new-table = Nouvelle table
home-join = Saisir un code
home-how = Comment jouer
home-name = Votre nom
home-name-hint = Tel que les autres le verront
home-code = Code de la table
home-code-hint = Huit lettres et chiffres
home-sit-down = Prendre place
home-open-table = Ouvrir la table
home-watch = Regarder seulement
# $code (String) : le code de la table
home-joining = Table { $code }
home-knock = La personne qui organise la table doit vous laisser entrer.
home-full = Toutes les places sont prises, mais vous pouvez regarder.
home-resuming = Votre place arrive sur cet appareil…
home-lost = Il n’y a rien à cette adresse.
home-unofficial = Un jeu non officiel : ici, chaque image, chaque mot et chaque phrase est de nous.

# Ce que le serveur a répondu quand la page lui a demandé comment il va.
health-asking = À la recherche du serveur…
health-ok = Les lanternes sont allumées : le serveur est prêt.
health-lost = Le serveur ne répond pas. Nouvel essai dans un instant…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Chouette, Luciole, Hérisson, Comète, Renardeau, Rossignol, Papillon, Lune
home-starting = Mise en place des images…
# A link at the foot of the page
home-gallery = Galerie et atelier
learn-title = Apprendre en jouant
home-privacy = Ce qui est conservé ici
