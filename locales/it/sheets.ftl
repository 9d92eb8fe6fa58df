### Print and play: the sheet where the host chooses what is printed.

sheets-title = Stampa e gioca
sheets-about = Un PDF del gioco, per giocare senza dispositivi. Stampate fronte-retro (capovolgendo sul lato lungo) al 100%, poi ritagliate lungo i segni.
sheets-parts = Che cosa stampare
sheets-part-rules = Regole
sheets-part-board = Tabellone e lanterne
sheets-part-slates = Lavagnette
sheets-part-scores = Foglio dei punti
sheets-part-words = Carte Parola
sheets-part-pictures = Immagini
sheets-words-own = Solo le vostre parole
sheets-paper = Carta
sheets-paper-a4 = A4
sheets-paper-letter = Letter (USA)
sheets-size = Grandezza delle immagini
sheets-size-large = Grandi, quattro per pagina
sheets-size-small = Piccole, nove per pagina
sheets-backs = Dorso delle carte
sheets-backs-night = Notte stellata
sheets-backs-light = Contorni, per risparmiare inchiostro
sheets-backs-none = Nessuno
sheets-language = Lingua
sheets-language-hint = Per regole e parole
sheets-make = Crea il PDF
sheets-making = Creazione del PDF. Con le immagini può richiedere fino a due minuti…
sheets-done = Il PDF è pronto. Guarda fra i download.
