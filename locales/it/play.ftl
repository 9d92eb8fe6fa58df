### The game itself.

play-round = Round { $round } di 4
play-clue = Parola indizio
play-cards = Le immagini
# $place (Number): 1 to 15; $line (Number), $column (Number)
play-card = Immagine { $place }, fila { $line }, colonna { $column }
# $number (Number): what is printed on a real card
play-card-number = Carta numero { $number }
play-card-marked = segnata da te
play-card-new = nuova in questo round
# $count (Number)
play-count = { $count ->
    [0] Ancora nessuna crocetta
    [one] Una crocetta
    [many] { $count } crocette
   *[other] { $count } crocette
}
play-mark = Segna questa immagine
play-unmark = Togli la crocetta
play-turn-word = Gira la carta Parola
play-wait-word = Aspettiamo che { $player } giri la carta Parola.
play-pass = Ho finito
play-take-back = Cambia le mie crocette
play-passed = Ha finito
play-marking = Sta segnando…
play-marks-outdated = La parola è cambiata: controlla le tue crocette.
play-waiting-for = Aspettiamo { $players }
# Only these players are waited for, and they are offline. $many (Number) of them; $count (Number) of seconds
play-absent = { $many ->
    [one] { $players } non c’è. Si continua tra { $count } s.
    [many] { $players } non ci sono. Si continua tra { $count } s.
   *[other] { $players } non ci sono. Si continua tra { $count } s.
}
play-your-turn = Tocca a te
play-wish-swap = Meglio «{ $word }»
play-withdraw-swap = No, questa
# $count (Number) of $all (Number) want the other word
play-swap-count = { $count } su { $all } a favore. Devono essere tutti d’accordo.
play-list = Il mio ordine
play-list-hint = Le tue crocette vengono indicate in questo ordine se non ci sei o se lo attivi qui sotto. Solo tu puoi vederlo.
play-list-follow = Usa questo ordine
play-list-up = Sposta su l’immagine { $place }
play-list-down = Sposta giù l’immagine { $place }
play-list-empty = Prima segna qualche immagine, poi mettile in ordine qui.
play-lanterns = Lanterne
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: una crocetta
    [many] { $player }: { $count } crocette
   *[other] { $player }: { $count } crocette
}
play-in-the-dark = al buio
play-dark = { $player }: al buio.
play-dark-hint = Più crocette di tutti: una caduta costerebbe un punto per ogni immagine che ha portato stelle.
play-announce = { $count ->
    [one] Ho fatto una crocetta
    [many] Ho fatto { $count } crocette
   *[other] Ho fatto { $count } crocette
}
play-you-are-scout = Tocca a te: scegli una tua immagine
play-point-hint = Da esploratore indichi un’immagine che hai segnato. Se non l’ha segnata nessun altro, cadi.
play-scout = { $player } sceglie un’immagine
play-point = Indica questa immagine
play-point-sure = Indicare l’immagine { $place }?
play-point-yes = Sì, questa
play-spark = Scintilla!
play-super = Super Scintilla!
play-fall = Caduta
# $count (Number)
play-stars = { $count ->
    [one] una stella
    [many] { $count } stelle
   *[other] { $count } stelle
}
play-fallen = a terra
play-open = { $count ->
    [0] nessuna crocetta rimasta
    [one] una crocetta rimasta
    [many] { $count } crocette rimaste
   *[other] { $count } crocette rimaste
}
play-log = Che cosa è successo
play-scores = Punteggi
play-total = Totale
play-player = Nome
play-why = Perché?
play-why-title = { $me ->
    [yes] { $count ->
        [one] Perché hai un punto
        [many] Perché hai { $count } punti
       *[other] Perché hai { $count } punti
    }
   *[no] { $count ->
        [one] Perché { $player } ha un punto
        [many] Perché { $player } ha { $count } punti
       *[other] Perché { $player } ha { $count } punti
    }
}
play-away = offline: gioca un sostituto
play-left = ha lasciato il tavolo: gioca un sostituto
play-scout-pawn = Primo esploratore
play-table-menu = Il tavolo
play-watching = Stai guardando.

account-R-402 = Scintilla sull’immagine { $place }
account-R-403 = Super Scintilla sull’immagine { $place }
account-R-404 = Caduta sull’immagine { $place }
account-R-405 = L’immagine { $place } è venuta dopo la caduta: niente stelle
account-R-502 = Caduta al buio: un punto in meno per ogni immagine che ha portato stelle
account-R-503 = Nessuna penalità: servono sia una caduta sia il buio

carried-word_turned = La carta Parola è stata girata al posto di { $player }.
carried-own_crosses = { $player } era offline o senza più tempo; valgono le crocette fatte fin lì.
carried-stand_in_marked = Un sostituto ha segnato per { $player }.
carried-pointing_list = È stato usato l’ordine di { $player }.
carried-stand_in_pointed = Un sostituto ha indicato per { $player }.
carried-number_said = Il numero è stato annunciato al posto di { $player }.

end-title = La partita è finita
end-wins = { $count ->
    [one] { $me ->
        [yes] Hai vinto!
       *[no] Vince { $players }!
    }
    [many] { $players } vincono insieme!
   *[other] { $players } vincono insieme!
}
end-record = Rivedi la partita
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Scintilla mancata: immagine { $places }
    [many] Scintille mancate: immagini { $places }
   *[other] Scintille mancate: immagini { $places }
}
end-no-lost-sparks = Nessuna Scintilla mancata.
end-slates = Tutte le lavagnette del round { $round }
end-to-lobby = Torna al tavolo

board-join = Inquadra con il telefono

keys-title = Scorciatoie da tastiera
keys-arrows = Frecce: spostarsi fra le immagini
keys-space = Spazio o Invio: segnare o indicare
keys-zoom = Z: vedere da vicino o tornare indietro
keys-magnify = + e −: ingrandire l’immagine; poi le frecce la spostano
keys-pass = P: ho finito o cambia le mie crocette
keys-log = L: che cosa è successo
keys-help = ?: questo elenco

### What happened, told once: in the log and to screen readers. $me says whether it was the reader.

log-game-began = { $me ->
    [yes] La partita comincia. Il primo esploratore sei tu.
   *[no] La partita comincia. Primo esploratore: { $player }.
}
log-word-turned = { $me ->
    [yes] Hai girato la carta Parola: «{ $word }».
   *[no] { $player } ha girato la carta Parola: «{ $word }».
}
log-swap-wished = { $me ->
    [yes] Vuoi l’altra parola.
   *[no] { $player } vuole l’altra parola.
}
log-swap-withdrawn = { $me ->
    [yes] Non vuoi più l’altra parola.
   *[no] { $player } non vuole più l’altra parola.
}
log-word-swapped = Tutti d’accordo: ora la parola è «{ $word }».
log-passed = { $me ->
    [yes] Hai finito di segnare.
   *[no] { $player } ha finito di segnare.
}
log-taken-back = { $me ->
    [yes] Stai cambiando le tue crocette.
   *[no] { $player } sta cambiando le sue crocette.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] Hai segnato un’immagine.
        [many] Hai segnato { $count } immagini.
       *[other] Hai segnato { $count } immagini.
    }
   *[no] { $count ->
        [one] { $player } ha segnato un’immagine.
        [many] { $player } ha segnato { $count } immagini.
       *[other] { $player } ha segnato { $count } immagini.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] È stata segnata un’immagine al posto tuo.
        [many] Sono state segnate { $count } immagini al posto tuo.
       *[other] Sono state segnate { $count } immagini al posto tuo.
    }
   *[no] { $count ->
        [one] È stata segnata un’immagine al posto di { $player }.
        [many] Sono state segnate { $count } immagini al posto di { $player }.
       *[other] Sono state segnate { $count } immagini al posto di { $player }.
    }
}
log-dark = { $me ->
    [yes] Hai fatto più crocette di tutti e sei al buio.
   *[no] { $player } ha fatto più crocette di tutti ed è al buio.
}
log-nobody-dark = Nessuno è al buio.
log-spark = { $me ->
    [yes] Hai indicato l’immagine { $place }: una Scintilla con { $others }!
   *[no] { $player } ha indicato l’immagine { $place }: una Scintilla con { $others }!
}
log-super = { $me ->
    [yes] Hai indicato l’immagine { $place }: una Super Scintilla con { $others }!
   *[no] { $player } ha indicato l’immagine { $place }: una Super Scintilla con { $others }!
}
# The reader among the others of a Spark.
log-you = te
log-fall = { $me ->
    [yes] Hai indicato l’immagine { $place }: nessun altro l’ha segnata. Cadi.
   *[no] { $player } ha indicato l’immagine { $place }: nessun altro l’ha segnata. { $player } cade.
}
log-skipped-fallen = { $me ->
    [yes] Dopo la caduta salti il turno.
   *[no] { $player } dopo la caduta salta il turno.
}
log-skipped-no_open_cross = { $me ->
    [yes] Non hai più crocette, quindi salti il turno.
   *[no] { $player } non ha più crocette e salta il turno.
}
log-next-scout = { $me ->
    [yes] L’esploratore sei tu.
   *[no] L’esploratore è { $player }.
}
log-points = { $me ->
    [yes] { $count ->
        [one] Tu: un punto.
        [many] Tu: { $count } punti.
       *[other] Tu: { $count } punti.
    }
   *[no] { $count ->
        [one] { $player }: un punto.
        [many] { $player }: { $count } punti.
       *[other] { $player }: { $count } punti.
    }
}
log-next-round = { $me ->
    [yes] Comincia il round { $round }. Il primo esploratore sei tu.
   *[no] Comincia il round { $round }. Primo esploratore: { $player }.
}
log-over = { $count ->
    [one] { $me ->
        [yes] La partita è finita. Vinci tu.
       *[no] La partita è finita. Vince { $players }.
    }
    [many] La partita è finita. { $players } condividono la vittoria.
   *[other] La partita è finita. { $players } condividono la vittoria.
}
log-carried-on = { $me ->
    [yes] Il tavolo ha giocato per te.
   *[no] Il tavolo ha giocato per { $player }.
}
log-away = { $player } ha perso la connessione.
log-back = { $player } è di nuovo qui.
log-came = { $player } si unisce al tavolo.
log-went = { $player } ha lasciato il tavolo.
log-new-host = { $me ->
    [yes] Ora il tavolo lo ospiti tu.
   *[no] Ora il tavolo lo ospita { $player }.
}

# Buttons of the large picture.
play-next-picture = Immagine successiva
play-previous-picture = Immagine precedente
play-describe = Che cosa c’è nell’immagine
play-magnify = Ingrandisci
play-whole = Mostra tutta l’immagine
play-picture = Immagine { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Round { $round }: «{ $word }»
# $players (String): who marked it
play-picture-held = Immagine { $place }: { $players }
play-picture-unheld = Immagine { $place }: nessuno
play-held-by = segnata da { $players }
play-rule = Regola { $rule }
play-now-scout = esploratore
play-to-come = La carta Parola è ancora coperta.
board-scores = Dopo il round { $round }
keys-escape = Esc: chiudere o saltare l’animazione
# Above the picture of each round that most players had marked.
end-brightest = Le immagini che vi hanno unito
# $count (Number) of $all (Number) players; on the TV
board-passed = Hanno finito: { $count } su { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] Ancora un secondo
    [many] Ancora { $count } secondi
   *[other] Ancora { $count } secondi
}

# The audience: people without a seat, who mark along on their phones
audience-mark = Sei tra il pubblico: segna anche tu
audience-you-saw = L’hai vista anche tu.
audience-you-not = Questa volta no.
# After a verdict. $seen (Number): how many of the audience marked the picture; $viewers (Number): of how many
audience-saw = Nel pubblico l’hanno vista anche { $seen } su { $viewers }
# At the end. $players (String)
audience-closest = Il pubblico la pensa soprattutto come { $players }
# Below that. $rounds (String): “2 and 3”; $count (Number) of them
audience-rounds = { $count ->
    [one] Contato nel round { $rounds }
    [many] Contato nei round { $rounds }
   *[other] Contato nei round { $rounds }
}
audience-lost = { $count ->
    [one] Il server ha dimenticato il round { $rounds }
    [many] Il server ha dimenticato i round { $rounds }
   *[other] Il server ha dimenticato i round { $rounds }
}
audience-forgotten = Il server ha dimenticato che cosa ha segnato il pubblico in questo round.
