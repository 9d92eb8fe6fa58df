### The home page, and joining a table.

home-title = Stella: trovate la luce che vi unisce
home-tagline = Le stesse immagini, una parola: trovate la luce che vi unisce.

home-play-now = Gioca ora
home-play-now-hint = Tu e tre bot
home-sky = Il cielo di stasera
home-sky-hint = Da soli, un minuto circa
home-offline = Il server non risponde. Intanto puoi imparare il gioco qui.
home-new-table = Nuovo tavolo
home-join = Entra con un codice
home-name = Il tuo nome
home-name-hint = Quello che vedranno gli altri
# In the empty field for a code, with little room
home-have-code = Un codice?
home-code = Codice del tavolo
home-code-hint = Da quattro a sette lettere, oppure il link intero
home-sit-down = Siediti
home-open-table = Apri il tavolo
home-watch = Guarda soltanto
home-watch-hint = Senza nome né posto: guardi e basta
home-along = Segna anche tu
home-along-hint = Senza nome né posto: sei tra il pubblico
# $code (String): the code of the table
home-joining = Tavolo { $code }
home-knock = Deve farti entrare chi ospita il tavolo.
home-full = Tutti i posti sono occupati, ma puoi guardare.
home-resuming = Spostiamo il tuo posto su questo dispositivo…
home-lost = Pagina non trovata.
home-unofficial = Un gioco non ufficiale: immagini, parole e frasi sono tutte originali.

# What the server answered when the page asked how it is.
health-asking = Connessione al server…
health-ok = Le lanterne sono accese: il server è pronto.
health-lost = Il server non risponde. Riproviamo…
# Names to begin with, between commas; one is drawn for whoever plays at once.
home-guessed-names = Civetta, Lucciola, Riccio, Cometa, Volpino, Usignolo, Falena, Luna
home-starting = Prepariamo le immagini…
# A link at the foot of the page
home-gallery = Galleria e laboratorio
learn-title = Come si gioca
home-privacy = Privacy
