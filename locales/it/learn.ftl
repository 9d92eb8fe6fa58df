### The lesson at /learn: one short sentence at a time.

learn-play = Impara giocando
learn-rules = Leggi le regole
learn-coach = Guida
learn-you = Tu
learn-next = Avanti
learn-restart = Ricomincia
learn-leave = Esci dalla lezione
learn-word = Ogni round ha una parola. Gira la carta.
# $word (String): the clue word
learn-mark = Quali immagini ti fanno pensare a «{ $word }»? Toccane tre. In una partita vera scegli tu quante.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nessuno vede le tue crocette. Toccane ancora una.
    [many] Nessuno vede le tue crocette. Toccane ancora { $count }.
   *[other] Nessuno vede le tue crocette. Toccane ancora { $count }.
}
# $button (String): what the button says
learn-done = Tre crocette. Anche gli altri hanno finito. Tocca «{ $button }».
learn-enough = Per questa lezione ne bastano tre. Tocca una delle tue per togliere la crocetta.
learn-lanterns = Ogni lanterna mostra quante immagini ha segnato quella persona.
learn-dark = { $player } ha segnato più di tutti ed è al buio: più occasioni di fare punti, ma anche più da perdere.
learn-scout = L’esploratore sei tu. Tocca una tua immagine che probabilmente hanno segnato anche altri.
learn-turn = Tocca di nuovo a te: scegli un’altra delle tue immagini.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Scintilla! L’ha segnata anche un’altra persona: 2 stelle a ciascuno.
    [many] Scintilla! L’hanno segnata anche altre { $count } persone: 2 stelle a ciascuno.
   *[other] Scintilla! L’hanno segnata anche altre { $count } persone: 2 stelle a ciascuno.
}
learn-super-mine = Super Scintilla! L’ha segnata esattamente un’altra persona: 3 stelle a entrambi.
learn-fall-mine = Nessun altro l’ha segnata, quindi cadi. Tieni le tue stelle, ma in questo round non ne guadagni altre.
# $mine: whether the reader gets stars for it too, gets none after a fall, or did not mark it
learn-spark = { $mine ->
    [yes] { $player } trova una Scintilla: l’hanno segnata almeno tre persone. Anche tu: 2 stelle per te.
    [fallen] { $player } trova una Scintilla: l’hanno segnata almeno tre persone, 2 stelle a ciascuna. Anche tu, ma sei a terra: niente stelle per te.
   *[no] { $player } trova una Scintilla: l’hanno segnata almeno tre persone, 2 stelle a ciascuna.
}
learn-super = { $mine ->
    [yes] { $player } trova una Super Scintilla: l’avete segnata solo voi due. 3 stelle a entrambi!
    [fallen] { $player } trova una Super Scintilla: l’hanno segnata esattamente due persone, 3 stelle a ciascuna. Ma tu sei a terra: niente stelle per te.
   *[no] { $player } trova una Super Scintilla: l’hanno segnata esattamente due persone. 3 stelle a ciascuna.
}
learn-fall = Nessun altro l’ha segnata: { $player } cade e in questo round non guadagna altre stelle.
# $mine: as above; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Un’altra Scintilla: 2 stelle per te.
    [fallen] Un’altra Scintilla. Avevi segnato anche tu l’immagine, ma sei a terra: niente stelle per te.
   *[no] Un’altra Scintilla, ma non avevi segnato l’immagine.
}
learn-again-super = { $mine ->
    [yes] Un’altra Super Scintilla: 3 stelle per te.
    [fallen] Un’altra Super Scintilla. Avevi segnato anche tu l’immagine, ma sei a terra: niente stelle per te.
   *[no] Un’altra Super Scintilla, ma non avevi segnato l’immagine.
}
learn-again-fall = { $me ->
    [yes] Nessun altro l’ha segnata: cadi anche tu.
   *[no] Nessun altro l’ha segnata: cade anche { $player }.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } è a terra, ma la sua crocetta vale ancora per te.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] È ora dei punti: ogni stella ne vale uno. Tu ne hai uno.
    [many] È ora dei punti: ogni stella ne vale uno. Tu ne hai { $count }.
   *[other] È ora dei punti: ogni stella ne vale uno. Tu ne hai { $count }.
}
learn-cost = Caduta al buio per { $player }: un punto in meno per ogni immagine che ha portato stelle.
learn-kept = { $player } era al buio ma non ha fatto cadute: nessun punto perso.
learn-end = Un round è tutto qui. Una partita ne ha quattro; vince chi ha più punti.

### Tips of a first game: each new thing is said once, when it happens.

tips-label = Consiglio
tips-known = Ho capito
tip-mark = Segna tutte le immagini che c’entrano con la parola: da 1 a 10. Con una che nessun altro sceglie puoi cadere; con una condivisa brilli.
tip-closer = Tieni premuta un’immagine per vederla da vicino.
tip-closer-mouse = Fai clic destro su un’immagine per vederla da vicino, oppure premi Z.
tip-lantern = Ogni lanterna mostra quante immagini ha segnato quella persona.
tip-dark = { $me ->
    [yes] Hai segnato più di tutti, quindi sei al buio. Se cadi, perdi un punto per ogni immagine che ti ha fatto guadagnare stelle.
   *[no] { $player } ha segnato più di tutti ed è al buio: una caduta costerebbe punti in più.
}
tip-scout = L’esploratore indica un’immagine che ha segnato. Se l’hai segnata anche tu, guadagnate stelle entrambi.
tip-fall = Una caduta. Tieni le tue stelle, ma in questo round non ne guadagni altre.
tip-ready = Prenditi il tuo tempo: la partita continua quando tutti danno il via.
tip-new = Ogni nuovo round porta cinque immagini nuove; le altre dieci restano.
