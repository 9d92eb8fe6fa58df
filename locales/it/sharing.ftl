### Pictures of a game to send to somebody.

sharing-open = Condividi un’immagine
sharing-title = Condividi un’immagine
sharing-what = Che cosa mostrare
sharing-game = La partita

# $round (Number): which of the four
sharing-round = Round { $round }
sharing-names = Includi i nomi
sharing-names-hint = Senza nomi si vedono solo colori e simboli
sharing-send = Condividi
sharing-save = Salva
sharing-saved = Salvata. Guarda fra i download.
sharing-failed = Questo browser non è riuscito a creare l’immagine.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = L’immagine: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = la pensano nel modo più simile: { $count ->
    [one] un’immagine in comune.
    [many] { $count } immagini in comune.
   *[other] { $count } immagini in comune.
}
