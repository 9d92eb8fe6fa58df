### Why a move was refused: one message for each code of the rules, E_TOO_MANY is error-too-many.

error-phase = Non puoi farlo in questo momento della partita.
error-seat = Questo tavolo non ha quel posto.
error-player-count = Una partita richiede da 3 a 6 giocatori, ciascuno con la propria lavagnetta.
error-colour = Ogni posto deve avere un colore tutto suo, uno dei sei del gioco.

# $least (Number): the fewest cards of a deck
error-deck = Un mazzo richiede almeno { $least } carte diverse.

# $cards (Number): the word cards of a game
error-words = Una partita richiede { $cards } carte Parola diverse, ciascuna con una parola o due parole diverse.
error-not-first-scout = Solo il primo esploratore può girare la carta Parola.
error-already-swapped = In questo round avete già scelto l’altra parola.
error-no-other-word = Questa carta Parola ha una sola parola.
error-swap-too-late = Troppo tardi per cambiare parola: qualcuno ha già finito.
error-locked = Hai finito, quindi le tue crocette non possono più cambiare.
error-card = Questa immagine non è sul tavolo.
error-already-marked = Hai già segnato questa immagine.

# $limit (Number): the most crosses a slate holds
error-too-many = Puoi fare al massimo { $limit } crocette.
error-not-marked = Non hai segnato questa immagine.
error-too-few = Prima segna almeno un’immagine.
error-not-locked = Non hai ancora finito: puoi ancora cambiare le tue crocette.
error-strict-pens = A questo tavolo, quando hai finito, le crocette sono definitive.
error-already-announced = Hai già annunciato il tuo numero.

# $count (Number): the number that was announced
error-wrong-count = { $count } non è il numero di crocette sulla tua lavagnetta: annuncia quello vero.
error-not-scout = Solo l’esploratore può indicare un’immagine.
error-already-pointed = Qualcuno ha già indicato questa immagine.
