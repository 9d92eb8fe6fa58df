### Il cielo di stasera: ogni giorno una parola e quindici immagini, segnate in solitaria e poi giocate con altri.

sky-past = Un cielo passato
sky-past-hint = Non conta per le tue notti di fila. La sua luce c’è ancora.
sky-intro = Una parola e quindici immagini, le stesse per tutti qui. Poi giochi un round con altri cinque. Tieni premuta un’immagine per vederla in grande.
sky-opening = Uno sguardo in alto…
sky-go-tonight = Il cielo di stasera

# Segnare. $limit (Number): il massimo di crocette
sky-mark-hint = Segna ciò che la parola ti evoca, prima le più sicure: da 1 a { $limit } immagini
sky-final = «Finito» è definitivo.
sky-done = Finito
# Sotto un numero grande. $limit (Number): il massimo di crocette
sky-of-up-to = di { $limit } al massimo
sky-name = Il tuo nome (facoltativo)
sky-name-hint = Senza nome, gli altri vedono il tuo simbolo

# Il round. $count (Number): quanti
sky-people = { $count ->
    [one] una persona
    [many] { $count } persone
   *[other] { $count } persone
}
sky-bots = { $count ->
    [one] un bot
    [many] { $count } bot
   *[other] { $count } bot
}
sky-surest = Prima la più sicura. Se non l’ha segnata nessun altro, cadi.
sky-skip-all = Vai subito alla luce

# Una persona senza nome, dal suo simbolo.
sky-sign-moon = La Luna
sky-sign-sun = Il Sole
sky-sign-star = La Stella
sky-sign-cloud = La Nuvola
sky-sign-leaf = La Foglia
sky-sign-key = La Chiave
sky-sign-boat = La Barca
sky-sign-bird = L’Uccello
sky-sign-fish = Il Pesce
sky-sign-flame = La Fiamma
sky-sign-feather = La Piuma
sky-sign-mountain = La Montagna

# La luce. $count (Number): stelle; $word (String): la parola
sky-stars-for = { $count ->
    [one] Una stella per «{ $word }»
    [many] { $count } stelle per «{ $word }»
   *[other] { $count } stelle per «{ $word }»
}
sky-first = Stasera nessuno ha guardato in alto prima di te
sky-first-hint = Hanno giocato con te dei bot, perciò la luce è d’argento. L’oro arriva con cinque persone.
sky-light-gold = Più un’immagine brilla, più persone l’hanno segnata
sky-light-silver = In argento: quanti bot l’hanno segnata. L’oro arriva con cinque persone.
# $rank (Number): il posto per stelle; $count (Number): quanti hanno giocato
sky-rank = Classifica per stelle: { $rank } su { $count }
# Sotto un numero grande. $count (Number): quel numero
sky-corner-people = { $count ->
    [one] persona finora
    [many] persone finora
   *[other] persone finora
}
sky-corner-bots = { $count ->
    [one] bot
    [many] bot
   *[other] bot
}
# Di un’immagine, per chi ascolta. $count (Number): quanti
sky-marked-by-people = { $count ->
    [one] Segnata da { $count } persona
    [many] Segnata da { $count } persone
   *[other] Segnata da { $count } persone
}
sky-marked-by-bots = { $count ->
    [one] Segnata da { $count } bot
    [many] Segnata da { $count } bot
   *[other] Segnata da { $count } bot
}
# Che ne è stato della mia crocetta: nessuna stella.
sky-fate-open = Nessuna stella
# $player (String): chi ha segnato nel modo più simile
sky-closest = Chi la pensa più come te: { $player }
# $count (Number): immagini in comune; $all (Number): quante ne ho segnate
sky-shared = { $all ->
    [one] In comune la tua sola immagine
    [many] In comune { $count } delle tue { $all } immagini
   *[other] In comune { $count } delle tue { $all } immagini
}
sky-table = Il tuo tavolo
# $day (String): «domani»; $time (String): sull’orologio di chi legge
sky-next = Prossimo cielo: { $day }, { $time }

# Notti su questo dispositivo. $count (Number): quante
sky-row = { $count ->
    [0] Stasera comincia una nuova serie
    [one] Una notte
    [many] { $count } notti di fila
   *[other] { $count } notti di fila
}
sky-longest = La più lunga: { $count }
sky-cloud = nuvoloso, ma si può ancora giocare
sky-before = si può ancora giocare
sky-ahead = deve ancora arrivare
sky-late = giocato più tardi
sky-archive = Cieli passati
sky-archive-hint = Una notte saltata è una nuvola, e una nuvola a settimana non interrompe la tua serie. Puoi ancora giocarla, ma non conta per la serie.
sky-skies = { $count ->
    [one] un cielo
    [many] { $count } cieli
   *[other] { $count } cieli
}

# Condividere. $date (String): come «16 novembre»; $word (String): la parola
sky-share = Condividi il mio cielo
sky-share-head = Stella · { $date } · «{ $word }»
sky-share-hint = Nessuna immagine viene svelata
sky-copy = Copia
sky-forget = Dimenticami
sky-forget-sure = Eliminare il tuo nome, le tue crocette e i tuoi risultati da tutti i cieli di questo server, uscire dalle tue cerchie ed eliminare le tue notti da questo dispositivo?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = Tu che cosa avresti segnato?
guess-intro = Questo round è già stato giocato. Segna ciò che la parola ti evoca: solo dopo vedrai le crocette del tavolo.
guess-compare = Confronta
guess-show = Mostra tutto
# The round as it was played, step by step.
guess-watch = Guarda il round
guess-whole = Tutta la partita
# $player (String): a name
guess-like = La pensi come { $player }
guess-nobody = Nessuno ha segnato le tue immagini
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] una in comune
    [many] { $count } in comune
   *[other] { $count } in comune
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = Segnata da { $players }
guess-table = Il tavolo
guess-with = Gioca con loro
guess-with-hint = Si apre un tavolo. Manda il suo link a chi ti ha mandato questo.
guess-ask = Chiedi agli amici
# Rounds to choose from.
guess-rounds = Round
guess-closed-slates = Questo round non si può indovinare: le lavagnette sono rimaste segrete.
guess-closed-pictures = Questo round non si può indovinare: le immagini del tavolo non si vedono.
guess-closed-word = Questo round non si può indovinare: le parole del tavolo non si vedono.

# Cerchie: persone che confrontano i loro cieli ogni giorno, con un link privato. $count (Number): quante; $one, $other (String): nomi
sky-circles = Cerchie
sky-circles-hint = Confrontate i vostri cieli ogni giorno
sky-circle-start = Crea una cerchia
sky-circle-leave = Esci
sky-circle-leave-sure = Uscire da questa cerchia?
sky-circle-waiting = Nessun altro ha ancora finito questo cielo
sky-circle-alike = Chi si somiglia di più: { $one } e { $other }
sky-circle-playing = sta ancora giocando
sky-circle-shared = { $count ->
    [0] nessuna in comune
    [one] una in comune
    [many] { $count } in comune
   *[other] { $count } in comune
}
sky-circle-join = Entra nella cerchia
sky-circle-join-title = Entrare in una cerchia?
sky-circle-join-about = Quando hai finito un cielo, vedi com’è andata agli altri della cerchia: le loro stelle e chi la pensa allo stesso modo. Gli altri vedono lo stesso di te, con il tuo nome o simbolo. La cerchia non mostra le tue crocette e puoi uscire quando vuoi.
sky-friends = Gioca questo cielo con amici
sky-move = Usa su un altro dispositivo
sky-move-hint = Le tue notti, i cieli passati e le cerchie vengono con te. Il link scade dopo dieci minuti.
sky-move-title = Portare qui i tuoi cieli?
sky-move-about = Le tue notti, i cieli passati e le cerchie arrivano su questo dispositivo. I cieli che ci sono già vengono eliminati.
sky-move-here = Portali qui
sky-research = Condividi le mie crocette per la ricerca
sky-research-hint = A giornata finita, chi gestisce questo server può pubblicarle: la parola, le immagini e le tue crocette, mai il tuo nome, e solo se almeno tre persone condividono le loro per la stessa parola e le stesse immagini. Puoi cambiare idea qui.
sky-teach-hint = A giornata finita, i bot contano quali immagini hanno segnato le persone. I nomi non vengono memorizzati.

# On the start page, from saved games and skies of this device.
people-title = Chi la pensa come te
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = Di tutte le immagini che tu o { $player } avete segnato in { $count } round, immagini in comune: { $share } (più o meno tra { $low } e { $high }).
