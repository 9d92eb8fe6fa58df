### La page d’accueil, et comment rejoindre une table.

home-title = Stella : trouvez votre lumière commune
home-tagline = Les mêmes images, un seul mot : trouvez votre lumière commune.

home-play-now = Jouer
home-play-now-hint = Vous et trois bots
home-sky = Le ciel de ce soir
home-sky-hint = En solo, une minute environ
home-offline = Le serveur ne répond pas. En attendant, vous pouvez apprendre le jeu ici même.
home-new-table = Nouvelle table
home-join = Rejoindre par code
home-name = Votre nom
home-name-hint = Ce que les autres verront
# In the empty field for a code, with little room
home-have-code = Un code ?
home-code = Code de la table
home-code-hint = De quatre à sept lettres, ou le lien entier
home-sit-down = Prendre place
home-open-table = Ouvrir la table
home-watch = Regarder seulement
home-watch-hint = Sans nom ni place : vous regardez, c’est tout
home-along = Cocher aussi
home-along-hint = Sans nom ni place : vous êtes dans le public
# $code (String) : le code de la table
home-joining = Table { $code }
home-knock = La personne qui organise la table doit vous laisser entrer.
home-full = Toutes les places sont prises, mais vous pouvez regarder.
home-resuming = Votre place est transférée sur cet appareil…
home-lost = Page introuvable.
home-unofficial = Un jeu non officiel : chaque image, chaque mot et chaque phrase a été créé pour lui.

# Ce que le serveur a répondu quand la page lui a demandé comment il va.
health-asking = Connexion au serveur…
health-ok = Les lanternes sont allumées : le serveur est prêt.
health-lost = Le serveur ne répond pas. Nouvel essai…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Chouette, Luciole, Hérisson, Comète, Renardeau, Rossignol, Papillon, Lune
home-starting = Mise en place des images…
# A link at the foot of the page
home-gallery = Galerie et atelier
learn-title = Comment jouer
home-privacy = Vie privée
