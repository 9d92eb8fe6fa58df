privacy-title = Privacy
privacy-lead = Qui non ti serve un account. Questo server conserva quello che serve a una partita e non ne trasmette nulla senza il tuo consenso.
privacy-table-title = A un tavolo
privacy-table = Il nome che scegli, la tua lingua, il tuo colore e il tuo simbolo, ogni crocetta e ogni immagine che indichi, e le parole o le immagini che qualcuno aggiunge. Tutti al tavolo possono vedere il tuo nome. Le tue crocette restano segrete finché non vengono rivelate. Se segni tra il pubblico, il server conta soltanto le tue crocette e non scrive nulla.
privacy-sky-title = Il cielo di stasera
# $days (Number): days that a sky is kept
privacy-sky =
    Quando finisci un cielo, questo server salva le tue crocette, ciò che indichi, le tue stelle e, se lo dai, il tuo nome. La chiave è un cookie sul tuo dispositivo. Chi gioca lo stesso cielo dopo di te può incontrarti tra i suoi cinque compagni di gioco: vede il tuo nome o il tuo simbolo, e le tue crocette via via che le regole le rivelano. Chi la pensa come te può vedere il tuo nome o il tuo simbolo e quante immagini avete in comune. Da cinque persone in su, chi ha finito vede quante persone hanno segnato ogni immagine. Finché non finisci, le tue crocette restano sul tuo dispositivo. In una cerchia, chi ha finito un cielo vede le stelle degli altri e quanto si somigliano le crocette, con nome o simbolo. Un link verso un altro dispositivo vale dieci minuti. «Dimenticami», sotto il tuo risultato e in «Cieli passati», elimina tutto subito; altrimenti tutto viene eliminato dopo { $days ->
        [one] un giorno
        [many] { $days } giorni
       *[other] { $days } giorni
     }.
privacy-public-title = Che cosa diventa pubblico
privacy-public = Nulla, a meno che tu non accetti di partecipare alla ricerca (più sotto) o che qualcuno che ha giocato non crei un link pubblico a una partita finita. In quel caso chiunque abbia il link può vedere quella partita, con i nomi solo se sono stati inclusi, e senza le vostre immagini o parole. Chi ha creato il link può revocarlo in qualsiasi momento, e anche chi ospita il tavolo; eliminando il tavolo si elimina anche il link. Ai motori di ricerca si chiede di non elencarlo. Il server conta quante persone provano un round, ma non salva le loro crocette.
privacy-notify-title = Notifiche
privacy-notify = Se chiedi le notifiche a un tavolo, questo server memorizza l’indirizzo che il tuo browser gli dà per riceverle. Quando si apre un round, vi manda un messaggio cifrato, tramite il servizio di notifiche del produttore del browser. Quel servizio sa quando, ma non che cosa dice. L’indirizzo viene cancellato quando fermi i messaggi o lasci il tavolo, e insieme al tavolo.
privacy-device-title = Sul tuo dispositivo
privacy-device = Un cookie per ogni tavolo (la chiave del tuo posto), le tue impostazioni, gli album che salvi, le parole che hai scritto, le tue crocette tra il pubblico e nei link pubblici, e le tue notti: i tuoi risultati sotto il cielo di stasera, con i nomi e le crocette delle persone incontrate in un round. Se nel browser cancelli i dati di questo sito, sparisce tutto.
privacy-days-title = Per quanto tempo si conserva
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Un tavolo con la partita finita viene eliminato dopo { $finished ->
        [one] un giorno
        [many] { $finished } giorni
       *[other] { $finished } giorni
     }. Ogni altro tavolo viene eliminato quando non ci va nessuno da { $idle ->
        [one] un giorno
        [many] { $idle } giorni
       *[other] { $idle } giorni
     }. Poi resta un giorno nel cestino, da cui solo chi gestisce questo server può ripristinarlo, e infine viene cancellato per sempre.
# $days (Number): days that a backup is kept
privacy-backups =
    Le copie di sicurezza di questo server restano per { $days ->
        [one] un giorno
        [many] { $days } giorni
       *[other] { $days } giorni
     }. Fino ad allora possono contenere ancora ciò che è stato eliminato; solo chi gestisce questo server può aprirle.
privacy-remove-title = Come farlo eliminare
privacy-remove = Chi ospita può eliminare un tavolo in qualsiasi momento dalla sala d’attesa, immagini comprese: con un giorno nel cestino o subito per sempre. Se te ne vai, il tuo nome resta nelle partite che hai giocato; per farlo togliere prima, rivolgiti a chi ospita il tavolo o a chi gestisce questo server.
privacy-bots-title = Che cosa imparano i bot
privacy-bots = Contano quali immagini le persone segnano per quale parola, senza nomi, tavoli né orari. A un tavolo puoi rifiutare nelle impostazioni. Per un cielo puoi rifiutare sotto il tuo risultato: ne imparano quando il suo giorno è finito.
privacy-bots-off = Nulla: su questo server i bot non imparano dalle persone.
privacy-research-title = Ricerca
privacy-research = Se chi ospita lo permette e tu accetti nella sala d’attesa, chi gestisce questo server può pubblicare le tue lavagnette una volta rivelate: la parola, le immagini e le crocette, senza nomi, tavoli né orari, e solo se almeno tre persone condividono le loro per la stessa parola e le stesse immagini. Se ritiri il consenso o lasci il tavolo, non viene pubblicato più nulla di tuo. Lo stesso vale per i cieli, se accetti sotto il tuo risultato.
privacy-none-title = Che cosa non facciamo
privacy-none = Nessuna pubblicità, nessun tracciamento, nessuna richiesta ad altri server, tranne per le notifiche, se le chiedi. Il tuo indirizzo IP serve solo a bloccare le ondate di richieste e non viene mai memorizzato.
