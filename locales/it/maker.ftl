### The workshops: own word cards and own decks, step by step.

maker-words-title = Le tue carte Parola
maker-words-about = Fino a dieci carte. La parola in basso è di riserva, se quella in alto non piace a nessuno; puoi lasciarla vuota.
maker-upper = Carta { $card }, parola in alto
maker-lower = Carta { $card }, parola in basso
maker-add = Aggiungi una carta
maker-remove = Togli la carta { $card }
maker-paste = Incolla un elenco
maker-paste-hint = Una carta per riga, con una barra fra due parole
maker-paste-take = Usa questo elenco
maker-check = Controlla le carte
maker-words-fine = Queste carte sono pronte per giocare.
maker-words-save = Salva per il prossimo tavolo
maker-words-kept = Salvate in questo browser. Al prossimo tavolo le troverai in «Le vostre parole».
maker-words-use = Usa a questo tavolo
maker-words-used = Aggiunte a questo tavolo.
maker-deck-title = Il tuo mazzo
maker-deck-about = Trasforma trenta o più immagini tue in un mazzo con cui chiunque può giocare. Restano su questo dispositivo finché non le salvi.
maker-step-choose = 1. Scegli le immagini
maker-step-describe = 2. Ritaglia e descrivi
maker-step-try = 3. Prova a distribuire
maker-step-save = 4. Salva
maker-reading = Ancora { $count } da leggere…
maker-count = { $count ->
    [one] Un’immagine
    [many] { $count } immagini
   *[other] { $count } immagini
}; un mazzo ne richiede da { $least } a { $most }.
maker-unreadable = Questi file non sono immagini o sono danneggiati: { $files }
maker-picture = Immagine { $number }
maker-picture-lacking = Immagine { $number }, ancora senza descrizione
maker-crop = Ritaglio
maker-crop-hint = Trascinala o usa le frecce; più e meno cambiano la grandezza, 0 ripristina.
maker-zoom = Grandezza
maker-describe = Descrizione dell’immagine { $number }
maker-left = { $count ->
    [0] Tutte le immagini hanno una descrizione.
    [one] A un’immagine manca ancora la descrizione.
    [many] A { $count } immagini manca ancora la descrizione.
   *[other] A { $count } immagini manca ancora la descrizione.
}
maker-next = Prossima senza descrizione
maker-drop = Togli l’immagine { $number }
maker-deal = Distribuisci quindici immagini
maker-deal-about = Così potrebbe iniziare una partita
maker-not-yet = Un mazzo richiede almeno { $least } immagini, ciascuna con una descrizione per chi non può vederla.
maker-name = Nome del mazzo
maker-give = Usa a questo tavolo
maker-keep = Salva in un file
maker-keep-hint = Chiunque gestisca un server può offrire questo file come mazzo a tutti i tavoli.
