# What `stella print` and the host's button put on paper.

print-pictures = Immagini
print-words = Carte Parola
print-slates = Lavagnetta
print-board = Tabellone
print-scores = Punteggi
print-rules = Regole
print-tokens = Segnalini
print-name = Nome
print-clue = Parola indizio
print-crosses = Crocette
print-stars = Stelle
print-fallen = Caduta al buio: −1 per immagine
print-points = Punti
print-start = Partenza: qui tutte le lanterne
print-word-here = Qui va la carta Parola
print-line = Fila { $line }
print-last = Ultimo round
print-first-scout = Primo esploratore
print-board-about = Mettete tutte le lanterne sulla partenza, con il lato acceso in alto. Quando tutti hanno finito di segnare, spostate ogni lanterna sul numero di crocette fatte da chi la possiede. Se una sola persona ne ha fatte più di tutti, girate la sua lanterna sul lato spento. Dopo ogni round, il suo segnalino mostra quale fila di immagini cambiare.
print-tokens-about = Ritagliate le lanterne, piegate ciascuna lungo la linea di mezzo e incollatela: un lato è acceso, l’altro spento. Mettete i segnalini dei round sul tabellone e la stella grande davanti al primo esploratore.
print-setup-title = Prima di cominciare
print-setup = Mescolate le immagini e disponetene quindici scoperte, in tre file da cinque. A ogni immagine corrisponde la casella nella stessa posizione della vostra lavagnetta. Mescolate le carte Parola e prendetene quattro; per la prima partita usate le carte numerate da 1 a 4, in quest’ordine. A ciascuno servono una lavagnetta, un pennarello e una lanterna. Scegliete a caso il primo esploratore.
