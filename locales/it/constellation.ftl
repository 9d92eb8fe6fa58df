### Who thinks alike: the end of a game.

constellation-title = Chi la pensa allo stesso modo
constellation-closest = { $first } e { $second } la pensano nel modo più simile: { $count ->
    [one] un’immagine in comune.
    [many] { $count } immagini in comune.
   *[other] { $count } immagini in comune.
}
constellation-nobody = Stavolta nessuna coppia si è trovata d’accordo più di quanto spieghi il caso.
constellation-split = La parola che ha diviso il tavolo: «{ $word }»
constellation-loneliest = La crocetta più solitaria: { $player }, immagine { $place }, round { $round }
constellation-how-title = Come si calcola?
constellation-how = Più crocette due persone hanno in comune, più la linea è luminosa. Le coincidenze che si spiegano con il caso vengono sottratte, quindi segnare molto non aiuta.
constellation-how-closed = A questo tavolo le lavagnette restano segrete, quindi contano solo le immagini che qualcuno ha indicato.
constellation-bond = { $first } e { $second }: { $alike }, { $count ->
    [0] nessuna immagine in comune
    [one] un’immagine in comune
    [many] { $count } immagini in comune
   *[other] { $count } immagini in comune
}
