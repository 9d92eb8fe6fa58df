### Les mots et les boutons communs à plusieurs écrans.

ui-close = Fermer
ui-cancel = Annuler
ui-copy = Copier le lien
ui-copied = Copié
ui-share = Partager le lien
ui-settings = Réglages
ui-sound = Sons
ui-sound-hint = Un doux carillon pour les Étincelles et les Chutes
ui-music = Musique
ui-music-hint = Une douce musique de nuit, composée pendant que vous jouez
ui-haptics = Vibrations
ui-haptics-hint = Une petite secousse quand c’est à vous, et pour les Étincelles et les Chutes
ui-motion = Animations
ui-motion-hint = Les lanternes volent, les étoiles brillent
ui-light-room = Thème clair
ui-light-room-hint = Lettres sombres sur papier, pour le grand jour
ui-shortcuts = Raccourcis d’une lettre
ui-shortcuts-hint = P dit « J’ai fini », L montre ce qui s’est passé
ui-language = Langue
ui-home = Retour à l’accueil
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
way-opening = La table s’ouvre…
way-lost = Connexion coupée. Rien de perdu, nouvel essai…
way-restarting = Le serveur redémarre. La partie reprend bientôt.
way-unreachable = Le serveur est injoignable. Nous continuons d’essayer…
way-left = Vous n’êtes plus à cette table.
way-gone = Cette table n’existe pas, ou elle a été débarrassée.
way-companion = Vous jouez aussi sur un autre appareil. Les deux montrent la même place.
way-offline = Le serveur ne répond pas. Y a-t-il une connexion ?
ui-reload = Recharger
way-pending = Envoi…
way-broken = Cette page a perdu le fil. Rechargez-la ; votre place ne craint rien.
way-closed = Cette table n’accueille pas de spectateurs.
tips-switch = Astuces
tips-switch-hint = Chaque nouveauté est expliquée une fois. Désactivez puis réactivez pour tout revoir.
settings-faces = Montrer les frimousses
settings-faces-hint = Les petites frimousses que les autres envoient, à la table et sur la télé.
options-faces = Frimousses à la table
options-faces-hint = Chacun peut envoyer l’une des six frimousses quand rien n’est secret. Personne ne les conserve.
settings-teach = Les bots peuvent apprendre de mes croix
settings-teach-hint = Après une partie dont les plaquettes sont dévoilées, les bots d’ici comptent les images cochées. Sans aucun nom, et jamais vos propres mots.
