### The numbered rules that scores cite, in short. The whole of them stands in docs/rules.md.

rule-R-401 = L’esploratore indica una delle sue crocette che nessuno ha ancora indicato. Nessuno può saltare il proprio turno.
rule-R-402 = Scintilla: altre due persone o più hanno segnato l’immagine. 2 stelle all’esploratore e a ciascuna di loro.
rule-R-403 = Super Scintilla: esattamente un’altra persona ha segnato l’immagine. 3 stelle a entrambi.
rule-R-404 = Caduta: nessun altro ha segnato l’immagine. Niente stelle, e l’esploratore cade.
rule-R-405 = Dopo una caduta non guadagni altre stelle in questo round. Tieni quelle che hai.
rule-R-501 = Ogni stella sulla lavagnetta vale un punto.
rule-R-502 = Caduta al buio: un punto in meno per ogni immagine che ti ha fatto guadagnare stelle.
rule-R-503 = Al buio ma senza caduta, o una caduta ma non al buio: nessun punto perso.
