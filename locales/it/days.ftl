### Partite in più giorni: i round restano aperti per ore.

# A pace: the game is played over hours or days
options-pace-days = In più giorni
options-pace-days-hint = Ognuno segna quando vuole. Quando tutti hanno finito o il tempo scade, la rivelazione va da sé; la guardi quando torni.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = Non con carte vere
# How long each round stays open
options-round = Tempo per segnare
options-round-12 = 12 ore
options-round-24 = Un giorno
options-round-72 = Tre giorni
# In the lobby, for everyone
lobby-days-12 = Ogni round resta aperto 12 ore: segna quando vuoi e guarda la rivelazione quando torni.
lobby-days-24 = Ogni round resta aperto un giorno: segna quando vuoi e guarda la rivelazione quando torni.
lobby-days-72 = Ogni round resta aperto tre giorni: segna quando vuoi e guarda la rivelazione quando torni.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Chiusura: { $when }
days-free = Puoi chiudere questa pagina: la rivelazione ti aspetta.
days-reveal = La rivelazione va da sé.
# On a reveal that is told later. $round (Number)
days-missed = Round { $round }, mentre non c’eri
# A button, and the title of its dialog
days-remind = Ricordamelo
days-notify = Avvisami
days-notify-hint = Un messaggio quando si apre un round: senza parola, nomi o immagini. Puoi fermarli qui con un tocco.
days-notify-on = Riceverai un messaggio quando si apre il prossimo round.
days-notify-stop = Ferma i messaggi
days-notify-blocked = Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Qui le notifiche non funzionano, ma il tuo calendario può ricordartelo.
days-calendar = Aggiungi al calendario
days-calendar-hint = Un evento con avviso un’ora prima che il round si chiuda
# In a calendar. $round (Number)
days-event = Stella: si chiude il round { $round }
