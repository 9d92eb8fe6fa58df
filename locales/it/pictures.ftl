### Own pictures of a table: the sheet where the host brings, describes and removes them.

pictures-title = Le vostre immagini
pictures-open = Gioca con le vostre immagini
# $most, $whole (Number): pictures; $file, $total (Number): megabytes
pictures-limits = Fino a { $most } immagini (JPEG, PNG, WebP o AVIF, fino a { $file } MB ciascuna) o uno zip che le contiene; { $total } MB in tutto. Se sono meno di { $whole }, si mescolano a quelle del gioco.
pictures-fate = Ognuna viene ritagliata dal centro in una carta verticale. Solo questo tavolo può vederle, e vengono eliminate con esso.
# Stands before the button that chooses pictures.
pictures-drop = Trascina qui immagini, una cartella o uno zip, oppure
pictures-choose = Scegli le immagini
pictures-other = Scegli altre immagini
# $part (String): how much, in per cent
pictures-sending = Caricamento: { $part }
# $done, $of (Number): cards
pictures-making = Creazione delle carte: { $done } di { $of }
pictures-making-zip = Creazione delle carte: { $done }
# For screen readers, once.
pictures-sending-now = Caricamento delle immagini.
pictures-making-now = Le immagini diventano carte.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Ora il vostro mazzo ha un’immagine.
    [many] Ora il vostro mazzo ha { $count } immagini.
   *[other] Ora il vostro mazzo ha { $count } immagini.
}
pictures-mixed = { $count ->
    [one] Un’immagine, mescolata a quelle del gioco
    [many] { $count } immagini, mescolate a quelle del gioco
   *[other] { $count } immagini, mescolate a quelle del gioco
}
pictures-doubles = { $count ->
    [one] Un doppione è stato saltato.
    [many] { $count } doppioni sono stati saltati.
   *[other] { $count } doppioni sono stati saltati.
}
pictures-here = { $count ->
    [one] Un’immagine
    [many] { $count } immagini
   *[other] { $count } immagini
}
pictures-describe = Descrizioni
pictures-describe-hint = Per chi non può vedere le immagini. Tutti al tavolo le leggono come le scrivi.
pictures-saved = Salvato
pictures-remove = Rimuovi le immagini
pictures-remove-sure = Rimuovere tutte queste immagini dal tavolo?
pictures-removed = Immagini rimosse.

error-pictures = Queste immagini non si possono usare, quindi non è stato salvato niente.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = supera { $limit } MB; rimpiccioliscila.
decks-picture-count = Un mazzo richiede da { $least } a { $most } immagini; tu ne hai { $found }.
decks-total-bytes = Insieme, le immagini superano { $limit } MB; rimpicciolisci le immagini o usane meno.
decks-zip-alone = Carica lo zip da solo, senza altri file.

# The name of the deck that a table has uploaded.
decks-own = Le vostre immagini
