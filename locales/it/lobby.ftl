### The lobby: who is here, how to invite others, and what the host can set.

lobby-title = Il tavolo
lobby-invite = Invita i tuoi amici
# $code (String): its letters, with spaces between them
lobby-code = Codice del tavolo: { $code }
# Under the code. $address (String): of this server, such as stella.example
lobby-code-where = o scrivilo su { $address }
lobby-qr = Inquadra per entrare
lobby-qr-large = Ingrandisci il codice QR
lobby-send-link = Invia il link
lobby-board = Mostra il tabellone in TV
lobby-board-hint = Apri questo link sullo schermo grande. Non mostra mai le crocette segrete.
lobby-other-device = Il mio posto su un altro dispositivo
lobby-other-device-hint = Questo link vale una volta e scade dopo dieci minuti. Tutti e due i dispositivi mostreranno il tuo posto.
lobby-seats = Posti
lobby-add-bot = Aggiungi un bot
# $bot (String): its name
lobby-seat-bot = Fai sedere { $bot }
# $player (String): name of the bot
lobby-remove-bot = Rimuovi { $player }
lobby-kick = Rimuovi { $player } dal tavolo
lobby-make-host = Affida il tavolo a { $player }
lobby-host = ospita
# Of the host
lobby-host-hint = Sceglie le impostazioni e avvia la partita
lobby-you = tu
lobby-program = programma
lobby-away = offline
lobby-take-seat = Prendi questo posto
lobby-sit-down = Siediti
lobby-waiting = Chiedono di entrare
lobby-let-in = Fai entrare { $player }
lobby-not-in-yet = In attesa che chi ospita ti faccia entrare…
lobby-watching = Pubblico: { $players }
lobby-my-look = Il mio nome, colore e simbolo
# A button: sends a happy face to everyone
lobby-wave = Saluta
# How fast reveals are told
lobby-pace = Ritmo
lobby-colour = Colore
lobby-symbol = Simbolo
# $count (Number): people and bots at the table
lobby-start = Inizia la partita ({ $count })
lobby-again = Gioca ancora
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] Ancora una persona o un bot e si può iniziare.
    [many] Ancora { $count } persone o bot e si può iniziare.
   *[other] Ancora { $count } persone o bot e si può iniziare.
}
# $count (Number): how many more players are needed, $player (String): the host
lobby-needs-guest = { $count ->
    [one] Ancora una persona e { $player } può iniziare.
    [many] Ancora { $count } persone e { $player } può iniziare.
   *[other] Ancora { $count } persone e { $player } può iniziare.
}
# To the host. $count (Number): free seats
lobby-ready = { $count ->
    [one] Tutto pronto. C’è ancora un posto libero.
    [many] Tutto pronto. Ci sono ancora { $count } posti liberi.
   *[other] Tutto pronto. Ci sono ancora { $count } posti liberi.
}
# To the host
lobby-full = I sei posti sono tutti occupati. Tutto pronto.
# To a guest with a seat. $player (String): the host
lobby-in = Sei al tavolo, { $me }.
# $player (String): the host
lobby-host-starts = { $player } inizierà quando ci sarete tutti.
# $player (String): the host
lobby-host-starts-full = Ci siete tutti. { $player } inizia la partita.
lobby-leave = Lascia il tavolo
lobby-leave-sure = Lasciare definitivamente il tavolo? Il tuo posto sarà libero per qualcun altro.
# A button: everything else about the table
lobby-more = Altro
lobby-more-you = Tu
lobby-more-workshop = Laboratorio
# In place of what words are played with
lobby-words-wrong = Controlla le parole

options-title = Impostazioni della partita
options-words = Parole
options-words-hint = Una parola per round, quattro round
# Drawn on little word cards, only as examples
words-example-discovery = giardino
words-example-ordinary = eco
words-example-own = cucina della nonna
words-example-mixed = eco · nonna
options-words-ordinary = Carte Parola
options-words-ordinary-hint = 96 carte con due parole ciascuna
options-words-discovery = Prima partita
options-words-discovery-hint = Quattro carte Scoperta, facili e in ordine
options-words-mixed = Aggiungi le vostre parole
options-words-mixed-hint = Le vostre carte in mezzo a quelle normali
options-words-own = Solo le vostre parole
options-words-own-hint = Scrivine quattro o più; se sono meno, si aggiungono a quelle normali
options-own-words = Le vostre parole
options-own-words-hint = Una carta per riga, con una barra fra due parole. Fino a dieci carte. Contano appena le scrivi, e tutti le vedono così come sono.
options-slates = Rivelare le lavagnette
options-slates-after_round = Dopo ogni round
options-slates-after_round-hint = Tutti vedono tutte le crocette dopo il conteggio dei punti
options-slates-after_game = Dopo la partita
options-slates-after_game-hint = Predefinito: le crocette che nessuno ha indicato restano segrete fino alla fine
options-slates-never = Mai
options-slates-never-hint = Le crocette che nessuno ha indicato restano segrete per sempre
options-strict = Nessun ripensamento
options-strict-hint = Quando hai finito, le tue crocette sono definitive
options-time = Limite di tempo
options-time-hint = Secondi per ogni fase; senza limite si gioca più rilassati
options-time-none = Nessuno
# $count (Number): seconds
options-time-seconds = { $count ->
    [one] Un secondo
    [many] { $count } secondi
   *[other] { $count } secondi
}
options-real = Carte vere
options-real-hint = Le immagini sono sul vostro tavolo; lo schermo mostra posizioni numerate
options-printed = Le vostre carte stampate
options-printed-hint = Lo schermo dice quali numeri mettere in tavola; ingrandisci per vedere un’immagine
options-approved = Chiedimelo prima di far entrare qualcuno
options-approved-hint = Chi arriva aspetta finché non apri tu
options-spectators = Ammetti spettatori
options-spectators-hint = Chiunque abbia il link può guardare, ma non vede mai le crocette segrete
options-audience = Lascia segnare il pubblico
options-audience-hint = Chi non ha un posto segna sul proprio telefono; dopo ogni verdetto si vede in quanti hanno scelto la stessa immagine
options-research = Lavagnette per la ricerca
options-research-hint = Chi accetta permette a questo server di pubblicare le proprie lavagnette rivelate: la parola, le immagini e le crocette. Nomi e orari non sono mai inclusi, e devono accettare almeno tre persone della stessa partita.
options-donate = Condividi le mie lavagnette
options-donate-hint = Il tuo nome non è incluso. Puoi cambiare idea qui finché non sono pubblicate.
options-patience = Aspettare chi manca
options-patience-hint = Secondi prima che un sostituto giochi per chi è offline
options-host-only = Solo chi ospita può cambiare queste impostazioni.
# $player (String): who would have to go
lobby-kick-sure = Rimuovere { $player } dal tavolo? Il suo posto sarà libero per qualcun altro.
lobby-kick-yes = Sì, rimuovi
lobby-kick-knock = Chiedimelo prima di far entrare qualcuno
lobby-kick-knock-hint = Da questo browser dovrà comunque chiedere, ma potrebbe tornare da un altro
lobby-spectate = Lascia guardare altri
lobby-spectate-hint = Chiunque abbia questo link può guardare, ma non vede mai le crocette segrete.
# $players (String): who has no connection
lobby-missing = In questo momento mancano: { $players }
options-own-words-again = Le parole dell’ultima volta
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Le parole di questo server
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Ancora nessuna carta vostra
    [one] Una carta vostra
    [many] { $count } carte vostre
   *[other] { $count } carte vostre
}
options-deck = Immagini
options-deck-hint = Il mazzo da cui si pescano le carte
options-deck-gone = (non più disponibile)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Questo tavolo ha già visto tutte le immagini; tornano per prime quelle che non vedete da più tempo.
    [one] Un’immagine è ancora nuova per questo tavolo.
    [many] { $count } immagini sono ancora nuove per questo tavolo.
   *[other] { $count } immagini sono ancora nuove per questo tavolo.
}
options-own-words-load = Carica un file
options-own-words-keep = Salva in un file
# $card (Number): which of the own cards
options-own-words-card = Carta { $card }:
lobby-print = Stampa il gioco
lobby-make-words = Crea carte Parola
lobby-make-deck = Crea un mazzo passo per passo

program-title = Collega il tuo bot
program-hint = Il tuo bot gioca qui dal suo computer. Vede solo quello che vedrebbe chi gioca al suo posto.
program-name = Nome del bot
program-time = Tempo per rispondere
program-time-hint = Dopo, un sostituto gioca per il resto del round
program-make = Crea un posto
program-once = Copia subito entrambi: la chiave non sarà più mostrata. Per revocarla, rimuovi il posto.
program-address = Indirizzo
program-key = Chiave
