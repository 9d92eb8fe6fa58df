### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Nie ma takiego stołu albo nie masz do niego dostępu.
error-name = Imię musi mieć od 1 do 24 widocznych znaków.
error-language = Stella nie jest jeszcze dostępna w tym języku.
error-full = Przy tym stole nie ma już wolnego miejsca.
error-colour-taken = Ktoś przy stole ma już ten kolor.
error-symbol-taken = Ktoś przy stole ma już ten symbol.
error-not-host = Może to zrobić tylko gospodarz.
error-no-member = Tej osoby nie ma przy stole.
error-no-seat = Nie ma takiego miejsca.
error-program = Program może wykonywać tylko ruchy ze swojego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-not-seated = Tylko oglądasz: usiądź, żeby grać.
error-game-running = Możesz to zrobić po zakończeniu gry.
error-no-game = Przy tym stole nie trwa żadna gra.
error-between-rounds = Możesz usiąść, gdy tylko skończy się ta runda.

# $option (String): the name of the setting
error-option = Takie ustawienie nie jest możliwe: { $option }.
error-own-words = Tych haseł nie da się użyć w tej postaci.
# $letters (String): characters
error-letters = Czcionki do druku nie mają tych znaków z waszych haseł: { $letters }. Zmieńcie te hasła albo pomińcie karty haseł.
error-not-approved = Gospodarz jeszcze cię nie wpuścił.
error-ticket = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
error-screen = Żaden telewizor nie czeka z tym kodem. Spójrz na niego jeszcze raz: może pokazuje nowy.
error-code = Żaden stół nie czeka z tym kodem. Sprawdź litery albo poproś o link.
error-code-closed = Przy tym stole gra już trwa, więc kod przestał działać. Poproś kogoś przy stole o link.
error-list = W tej kolejności każdy obrazek może być tylko raz.
error-message = Coś poszło nie tak. Wczytaj stronę ponownie.
error-rate = Trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
error-reaction-time = Reakcja mogłaby coś zdradzić. Poczekaj, aż runda zostanie podliczona.
error-reaction-rate = To dużo reakcji. Poczekaj chwilę.
error-reactions-off = Przy tym stole reakcje są wyłączone.
error-audience = Razem ze stołem zaznaczają tylko osoby bez miejsca.
error-audience-late = Stół nie przyjmuje już krzyżyków publiczności w tej rundzie.
error-audience-full = Publiczność jest w komplecie. Nadal możesz oglądać.
# $most (Number): public links that a table may have
error-links = Ten stół ma już { $most } publicznych linków. Najpierw unieważnij któryś z nich.
error-notifications = Przy tym stole nie ma powiadomień.
error-no-link = Tego linku nie ma albo już nie działa.
error-no-guess = Tej rundy nie da się odgadnąć.
error-sky = To niebo nie jest dostępne: dopiero nadejdzie, minęło zbyt dawno albo jest wyłączone na tym serwerze.
error-sky-done = Twoje krzyżyki pod tym niebem są już ostateczne.
error-sky-changed = To niebo ma już inne obrazki. Odśwież stronę.
error-sky-round = Ta runda jest już dalej. Odśwież stronę.
error-circle = Ten krąg już nie istnieje albo link jest niepełny.
error-circle-full = Ten krąg jest pełny: liczy 30 osób.
error-circles = Należysz już do 20 kręgów. Najpierw opuść jeden z nich.
error-table-rate = Przy tym stole dzieje się za dużo. Spróbuj za minutę.
error-busy = Serwer jest teraz zajęty. Spróbuj za chwilę.
error-store = Serwer nie może teraz zapisywać, więc nic się nie zmieniło. Spróbuj za chwilę.
error-not-over = Przebieg zobaczysz po zakończeniu gry.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Do gry potrzeba co najmniej { $least } graczy. { $seats ->
    [one] Na razie jest jeden.
    [few] Na razie jest ich { $seats }.
    [many] Na razie jest ich { $seats }.
   *[other] Na razie jest ich { $seats }.
}
