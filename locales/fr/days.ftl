### Parties sur plusieurs jours : les manches restent ouvertes des heures.

# A pace: the game is played over hours or days
options-pace-days = Sur plusieurs jours
options-pace-days-hint = Chacun coche quand il veut. Quand tout le monde a fini ou que le temps est écoulé, la révélation se joue d’elle-même ; vous la regardez à votre retour.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = Pas avec de vraies cartes
# How long each round stays open
options-round = Temps pour cocher
options-round-12 = 12 heures
options-round-24 = Un jour
options-round-72 = Trois jours
# In the lobby, for everyone
lobby-days-12 = Chaque manche reste ouverte 12 heures : cochez quand vous voulez et regardez la révélation à votre retour.
lobby-days-24 = Chaque manche reste ouverte un jour : cochez quand vous voulez et regardez la révélation à votre retour.
lobby-days-72 = Chaque manche reste ouverte trois jours : cochez quand vous voulez et regardez la révélation à votre retour.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Fin : { $when }
days-free = Vous pouvez fermer cette page : la révélation vous attend.
days-reveal = La révélation se joue d’elle-même.
# On a reveal that is told later. $round (Number)
days-missed = Manche { $round }, en votre absence
# A button, and the title of its dialog
days-remind = Me le rappeler
days-notify = Me prévenir
days-notify-hint = Un message à chaque nouvelle manche : sans mot, ni nom, ni image. Vous pouvez les arrêter ici d’un geste.
days-notify-on = Vous recevrez un message à l’ouverture de la prochaine manche.
days-notify-stop = Arrêter les messages
days-notify-blocked = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Les notifications ne fonctionnent pas ici, mais votre calendrier peut vous le rappeler.
days-calendar = Ajouter au calendrier
days-calendar-hint = Un rendez-vous avec une alerte une heure avant la fin de la manche
# In a calendar. $round (Number)
days-event = Stella : fin de la manche { $round }
