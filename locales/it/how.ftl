### How to play, in a minute. In our own words; the numbered rules stand in docs/rules.md.

how-idea-title = Una parola, quindici immagini
how-idea = Un gioco da 3 a 6 persone, senza limiti di tempo. Tutti vedono le stesse quindici immagini e la stessa parola indizio. Trova le immagini che anche gli altri collegano alla parola.
how-associate-title = Associare
how-associate = Il primo esploratore si sceglie a caso e gira la carta Parola. In segreto, segna tutte le immagini che c’entrano con la parola: almeno una, al massimo dieci. Prenditi il tuo tempo, poi di’ che hai finito. Se qualcuno non conosce la parola, o se non vi piace, potete accordarvi tutti per usare l’altra parola della carta.
how-announce-title = Annunciare
how-announce = Le lanterne mostrano quante crocette ha fatto ciascuno. Se ne hai fatte più di chiunque altro, sei al buio: cerca di non cadere. In caso di parità in testa, nessuno è al buio.
how-reveal-title = Rivelare
how-reveal = Comincia il primo esploratore e indica una delle sue crocette. Se l’ha segnata esattamente un’altra persona, è una Super Scintilla: 3 stelle a entrambi. Se l’hanno segnata altre due o più, è una Scintilla: 2 stelle a ciascuno. Poi tocca alla persona seguente in senso orario. Ogni immagine si può indicare una volta sola. Consiglio: comincia dalla tua immagine più ovvia.
how-fall-title = Caduta
how-fall = Se nessun altro l’ha segnata, l’esploratore cade: tiene le sue stelle, ma in questo round non ne guadagna altre e non fa più l’esploratore. Le sue crocette valgono ancora per gli altri. Chi è a terra o non ha più crocette salta il turno. Il round finisce quando nessuno può più indicare.
how-score-title = Punteggio
how-score = Ogni stella vale un punto. Per una caduta al buio perdi un punto per ogni immagine che ti ha fatto guadagnare stelle.
how-end-title = Quattro round
how-end = Dopo ciascuno dei primi tre round si cambiano cinque immagini (le prime cinque, poi le cinque seguenti, poi le ultime) e la persona seguente in senso orario diventa il primo esploratore. Dopo quattro round vince chi ha più punti; in caso di parità la vittoria è condivisa.
