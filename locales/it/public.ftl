### Public links to finished games, and the page that they lead to.

link-open = Link pubblico
link-what = Chiunque abbia il link può segnare un round per conto suo e poi vede la partita come l’ha vista il tavolo alla fine: punti, immagini e parole, chi ha segnato che cosa e chi la pensa allo stesso modo. Le lavagnette segrete e le vostre immagini o parole non ci sono.
link-until = Funziona finché tu o chi ospita non lo revocate o il tavolo non viene eliminato.
link-names = Includi i nomi
link-names-hint = Senza nomi si vedono solo i colori. Chiedi agli altri prima di includere i loro.
link-make = Crea un link pubblico
link-made = Il link è pronto.
link-named = Con i nomi
link-unnamed = Senza nomi
# $count (Number): how many people have marked a round of this link
link-guesses = { $count ->
    [0] Nessuno ci ha ancora provato
    [one] Ci ha provato una persona
    [many] Ci hanno provato { $count } persone
   *[other] Ci hanno provato { $count } persone
}
# $player (String): a name
link-by = Creato da { $player }
link-withdraw = Revoca
link-withdraw-sure = Il link smetterà di funzionare.
link-withdrawn = Link revocato.
link-only-players = Solo chi ha giocato questa partita può renderla pubblica.

public-title = Una partita a Stella
public-missing = Questo link non funziona più: è stato revocato, oppure il tavolo è stato eliminato.
public-unnamed = I nomi non ci sono: si vedono solo i colori.
