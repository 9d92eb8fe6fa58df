### La page d’accueil.

home-title = Stella : trouvez votre lumière commune
home-tagline = Les mêmes images, un seul mot : trouvez votre lumière commune.

# Lu par les lecteurs d’écran, à côté des boutons de langue.
home-language = Langue

# Ce que le serveur a répondu quand la page lui a demandé comment il va.
health-asking = À la recherche du serveur…
health-ok = Les lanternes sont allumées : le serveur est prêt.
health-lost = Le serveur ne répond pas. Nouvel essai dans un instant…
