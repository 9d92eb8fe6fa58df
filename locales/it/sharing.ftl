### Pictures of a game to send to somebody.

sharing-open = Condividi un’immagine
sharing-title = Condividi un’immagine
sharing-names = Nomi
sharing-named = Con i nomi
sharing-unnamed = Senza nomi
sharing-send = Condividi
sharing-save = Salva
sharing-saved = Salvata. Guarda fra i download.
sharing-failed = Non è stato possibile creare l’immagine. Riprova tra poco.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = L’immagine: { $title }
