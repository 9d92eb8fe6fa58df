### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Questo tavolo non esiste, oppure non puoi accedervi.
error-name = Un nome deve avere da 1 a 24 caratteri visibili.
error-language = Stella non è ancora disponibile in questa lingua.
error-full = A questo tavolo non ci sono posti liberi.
error-colour-taken = Qualcuno al tavolo ha già questo colore.
error-symbol-taken = Qualcuno al tavolo ha già questo simbolo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-no-member = Questa persona non è al tavolo.
error-no-seat = Questo posto non esiste.
error-program = Un programma può fare solo le mosse del proprio posto.
error-seat-taken = Questo posto è occupato.
error-not-seated = Stai guardando: siediti per giocare.
error-game-running = Puoi farlo quando la partita è finita.
error-no-game = A questo tavolo non c’è nessuna partita in corso.
error-between-rounds = Puoi sederti appena finisce questo round.

# $option (String): the name of the setting
error-option = Questa impostazione non è possibile: { $option }.
error-own-words = Queste parole non si possono usare così.
# $letters (String): characters
error-letters = I caratteri di stampa non comprendono questi segni delle vostre parole: { $letters }. Cambiate quelle parole o lasciate fuori le carte Parola.
error-not-approved = Chi ospita non ti ha ancora fatto entrare.
error-ticket = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
error-screen = Nessun televisore aspetta con questo codice. Guarda di nuovo: forse ne mostra uno nuovo.
error-code = Nessun tavolo aspetta con questo codice. Controlla le lettere o chiedi il link.
error-code-closed = A questo tavolo la partita è già iniziata, quindi il codice non vale più. Chiedi il link a qualcuno al tavolo.
error-list = Nell’ordine ogni immagine compare una volta sola.
error-message = Qualcosa è andato storto. Ricarica la pagina.
error-rate = Stai andando un po’ troppo in fretta. Aspetta un momento e riprova.
error-reaction-time = Una reazione potrebbe svelare qualcosa. Aspetta che si contino i punti del round.
error-reaction-rate = Sono un po’ troppe reazioni. Aspetta un momento.
error-reactions-off = A questo tavolo le reazioni sono disattivate.
error-audience = Solo chi non ha un posto può segnare insieme al tavolo.
error-audience-late = Il tavolo non accetta più crocette del pubblico in questo round.
error-audience-full = Il pubblico è al completo. Puoi comunque guardare.
# $most (Number): public links that a table may have
error-links = Questo tavolo ha già { $most } link pubblici. Prima revocane uno.
error-notifications = A questo tavolo non ci sono notifiche.
error-no-link = Questo link non esiste o non funziona più.
error-no-guess = Questo round non si può indovinare.
error-sky = Questo cielo non è aperto: deve ancora arrivare, è passato da troppo tempo o è disattivato su questo server.
error-sky-done = Le tue crocette per questo cielo sono definitive.
error-sky-changed = Questo cielo ora ha altre immagini. Ricarica la pagina.
error-sky-round = Questo round è andato avanti. Ricarica la pagina.
error-circle = Questa cerchia non esiste più oppure il link è incompleto.
error-circle-full = Questa cerchia è al completo: ha 30 persone.
error-circles = Sei già in 20 cerchie. Prima lasciane una.
error-table-rate = A questo tavolo succedono troppe cose. Riprova fra un minuto.
error-busy = In questo momento il server è occupato. Riprova fra poco.
error-store = In questo momento il server non può salvare, quindi non è cambiato nulla. Riprova fra poco.
error-not-over = Potrai rivedere la partita quando sarà finita.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Una partita richiede almeno { $least } giocatori. { $seats ->
    [one] Finora ce n’è uno.
    [many] Finora ce ne sono { $seats }.
   *[other] Finora ce ne sono { $seats }.
}
