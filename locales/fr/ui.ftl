### Les mots et les boutons communs à plusieurs écrans.

ui-close = Fermer
ui-cancel = Annuler
ui-copy = Copier le lien
ui-copied = Copié
ui-share = Partager le lien
# Below a field. $count (Number) of at most $most (Number) letters are used
ui-letters = { $count } sur { $most }
ui-settings = Réglages
ui-sound = Sons
ui-sound-hint = Un doux carillon pour les Étincelles et les Chutes
ui-music = Musique
ui-music-hint = Une douce musique de nuit, composée pendant que vous jouez
ui-haptics = Vibrations
ui-haptics-hint = Un léger tapotement quand c’est à vous, et pour les Étincelles et les Chutes
ui-motion = Animations
ui-motion-hint = Les lanternes volent, les étoiles brillent
ui-light-room = Thème clair
ui-light-room-hint = Texte sombre sur fond clair
ui-shortcuts = Raccourcis clavier
ui-shortcuts-hint = P pour « J’ai fini », L pour ce qui s’est passé
ui-language = Langue
ui-home = Accueil
ui-skip = Aller au jeu

# Les six couleurs et les douze symboles des places.
colour-orange = Orange
colour-pink = Rose
colour-purple = Violet
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
symbol-moon = Lune
symbol-sun = Soleil
symbol-star = Étoile
symbol-cloud = Nuage
symbol-leaf = Feuille
symbol-key = Clé
symbol-boat = Bateau
symbol-bird = Oiseau
symbol-fish = Poisson
symbol-flame = Flamme
symbol-feather = Plume
symbol-mountain = Montagne

# $symbol (String) : le nom du symbole du bot
player-bot = { $symbol } (bot)
player-free = Place libre

# Le chemin vers le serveur.
way-opening = Ouverture de la table…
way-lost = Connexion perdue. Votre partie ne craint rien ; reconnexion…
way-restarting = Le serveur redémarre. La partie reprend bientôt.
way-unreachable = Le serveur est injoignable. Nouveaux essais en cours…
way-left = Vous n’êtes plus à cette table.
way-left-hint = La personne qui organise vous a retiré de la table, ou vous l’avez quittée sur un autre appareil. Vous pouvez demander à revenir.
way-ask-again = Demander à revenir
way-gone = Cette table n’existe pas, ou elle a été supprimée.
way-companion = Vous jouez aussi sur un autre appareil. Les deux montrent la même place.
way-offline = Le serveur ne répond pas. Avez-vous une connexion ?
ui-reload = Recharger
way-pending = Envoi…
way-broken = Une erreur s’est produite sur cette page. Rechargez-la ; votre place ne craint rien.
way-closed = Cette table n’admet pas de spectateurs.
tips-switch = Astuces
tips-switch-hint = Chaque astuce apparaît une fois. Désactivez puis réactivez pour les revoir.
settings-reactions = Afficher les réactions
settings-reactions-hint = Les petits visages que les autres envoient, à la table et sur le téléviseur
options-reactions = Réactions
options-reactions-hint = Tout le monde peut envoyer une des six réactions quand rien n’est secret. Elles ne sont pas enregistrées.
settings-teach = Laisser les bots apprendre de mes croix
settings-teach-hint = Après une partie aux plaquettes dévoilées, les bots comptent quelles images les gens ont cochées. Aucun nom n’est enregistré, et vos propres mots ne sont jamais comptés.

options-pace = Vitesse de la révélation
options-pace-unhurried = Sans se presser
options-pace-brisk = Rapide
options-pace-off = Sans scènes
