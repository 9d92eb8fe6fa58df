### Coming back to a table, and coming to one for the first time.

# A link on the start page, to the table that was played at last.
my-continue = Torna al tuo tavolo
my-tables = I tuoi tavoli
my-recent = Partite recenti
# Opens the rest of a list.
my-more = Mostra altro
# $players (String): who else is there
my-with = Con { $players }
my-alone = Non c’è ancora nessun altro
# $count (Number); stands in a list of players
my-bots = { $count ->
    [one] un bot
    [many] { $count } bot
   *[other] { $count } bot
}
my-awaited = Aspettano te
my-lobby = Non ancora iniziata
my-knocking = In attesa di entrare
# $count (Number): points
my-won = { $count ->
    [one] Hai vinto con un punto
    [many] Hai vinto con { $count } punti
   *[other] Hai vinto con { $count } punti
}
my-won-together = { $count ->
    [one] Vittoria condivisa con un punto
    [many] Vittoria condivisa con { $count } punti
   *[other] Vittoria condivisa con { $count } punti
}
# $players (String): who won; $count (Number): the reader's points
my-lost = { $count ->
    [one] Vittoria: { $players }. Tu: un punto
    [many] Vittoria: { $players }. Tu: { $count } punti
   *[other] Vittoria: { $players }. Tu: { $count } punti
}
my-watched = Vittoria: { $players }

# $player (String): who leads the table
join-invited = { $player } ti invita a giocare
join-private = Hai un invito a un tavolo
# The game in one line, for those who have never heard of it.
join-what = Quindici immagini, una parola. Segna quelle che c’entrano e scopri chi la pensa come te. Da 3 a 6 persone.
# $players (String): who is at the table
join-here = Al tavolo: { $players }
join-private-hint = Vedrai chi c’è una volta dentro.
# $round (Number)
join-playing = C’è una partita in corso: round { $round } di 4.
join-playing-private = C’è una partita in corso.
join-seat-now = Puoi prendere subito il posto di un bot.
join-seat-later = Alla fine di questo round puoi prendere il posto di un bot. Nel frattempo puoi guardare.
join-seat-lobby = Tutti i posti sono occupati, ma un bot ti cederà volentieri il suo.
join-next-game = La partita è già iniziata. Unisciti al tavolo: ora guardi, alla prossima giochi.
join-next-audience = La partita è già iniziata. Unisciti al tavolo: ora segni anche tu, alla prossima giochi.
join-full = Tutti i posti sono occupati.
join-audience = I posti sono occupati, ma puoi guardare e segnare anche tu.
join-take-seat = Prendi il posto di un bot
join-come = Unisciti al tavolo
join-come-hint = Alla prossima partita avrai un posto
join-knock = Chiedi di entrare
# For who is at the table without a seat. $player (String): a bot, or who left
seat-take = Prendi il posto di { $player }
seat-later = Alla fine di questo round puoi prendere il posto di { $player }.
seat-soon = Alla fine di questo round prenderai il posto di { $player }.

# For who has just become the host.
host-now = Ora il tavolo lo ospiti tu: scegli le impostazioni e avvii la partita.
lobby-delete = Elimina il tavolo
lobby-delete-sure = Eliminare questo tavolo e le sue partite, per tutti? Per un giorno, chi gestisce questo server può ripristinarlo.
lobby-delete-now = Elimina per sempre

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Lingue a questo tavolo: { $languages }. Le tue parole appaiono come le scrivi, a meno che tu non aggiunga le traduzioni.
own-words-translate = Traduci le tue parole
own-words-translate-hint = Senza traduzione, una parola appare come l’hai scritta
own-words-translate-save = Salva le traduzioni
