### Words and buttons that many screens share.

ui-close = Chiudi
ui-cancel = Annulla
ui-copy = Copia il link
ui-copied = Copiato
ui-share = Condividi il link
# Below a field. $count (Number) of at most $most (Number) letters are used
ui-letters = { $count } di { $most }
ui-settings = Impostazioni
ui-sound = Suoni
ui-sound-hint = Rintocchi leggeri per Scintille e cadute
ui-music = Musica
ui-music-hint = Musica notturna sommessa, composta mentre giocate
ui-haptics = Vibrazione
ui-haptics-hint = Un tocco leggero quando tocca a te, e per Scintille e cadute
ui-motion = Animazioni
ui-motion-hint = Le lanterne volano, le stelle brillano
ui-light-room = Tema chiaro
ui-light-room-hint = Testo scuro su sfondo chiaro
ui-shortcuts = Scorciatoie da tastiera
ui-shortcuts-hint = P per «Ho finito», L per che cosa è successo
ui-language = Lingua
ui-home = Pagina iniziale
ui-skip = Vai al gioco

# The six colours and twelve symbols of the seats.
colour-orange = Arancione
colour-pink = Rosa
colour-purple = Viola
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo
symbol-moon = Luna
symbol-sun = Sole
symbol-star = Stella
symbol-cloud = Nuvola
symbol-leaf = Foglia
symbol-key = Chiave
symbol-boat = Barca
symbol-bird = Uccello
symbol-fish = Pesce
symbol-flame = Fiamma
symbol-feather = Piuma
symbol-mountain = Montagna

# $symbol (String): the name of the bot's symbol
player-bot = { $symbol } (bot)
player-free = Posto libero

# The way to the server.
way-opening = Apertura del tavolo…
way-lost = Connessione persa. La tua partita è al sicuro: ci stiamo ricollegando…
way-restarting = Il server si sta riavviando. La tua partita riprende fra poco.
way-unreachable = Il server non è raggiungibile. Continuiamo a provare…
way-left = Non sei più a questo tavolo.
way-left-hint = Chi ospita ti ha rimosso, oppure hai lasciato il tavolo da un altro dispositivo. Puoi chiedere di tornare.
way-ask-again = Chiedi di tornare
way-gone = Questo tavolo non esiste, oppure è stato eliminato.
way-companion = Stai giocando anche su un altro dispositivo. Mostrano entrambi lo stesso posto.
way-offline = Il server non risponde. La tua connessione funziona?
ui-reload = Ricarica
way-pending = Invio…
way-broken = Qualcosa è andato storto in questa pagina. Ricaricala; il tuo posto è al sicuro.
way-closed = Questo tavolo non ammette spettatori.
tips-switch = Consigli
tips-switch-hint = Ogni consiglio appare una volta. Disattiva e riattiva per rivederli.
settings-reactions = Mostra le reazioni
settings-reactions-hint = Le faccine che mandano gli altri, al tavolo e in TV
options-reactions = Reazioni
options-reactions-hint = Tutti possono mandare una di sei reazioni quando niente è segreto. Non vengono salvate.
settings-teach = I bot possono imparare dalle mie crocette
settings-teach-hint = Dopo le partite con le lavagnette rivelate, i bot contano quali immagini hanno segnato le persone. I nomi non vengono memorizzati, e le vostre parole non si contano mai.

options-pace = Ritmo delle rivelazioni
options-pace-unhurried = Con calma
options-pace-brisk = Veloce
options-pace-off = Senza scene
