### `stella tables`: dla tych, którzy prowadzą serwer.

cli-tables-code = Kod
cli-tables-status = Stan
cli-tables-people = Osoby
cli-tables-seats = Miejsca
cli-tables-games = Gry
cli-tables-round = Runda
cli-tables-step = Krok
cli-tables-points = Punkty
cli-tables-created = Utworzony
cli-tables-touched = Ostatnio używany

# $status (String): lobby, playing, over or unreadable
cli-tables-status-is = { $status ->
    [lobby] poczekalnia
    [playing] w grze
    [over] zakończony
   *[unreadable] nieczytelny
}

# $phase (String): the step of the game
cli-tables-phase = { $phase ->
    [associate-word] czeka na słowo
    [associate-mark] zaznaczanie
    [announce] ogłaszanie
    [reveal] wskazywanie
    [scoring] po punktacji
    [over] koniec
   *[none] –
}
cli-tables-none = Nie ma żadnych stołów.

# $tables (Number)
cli-tables-ask = { $tables ->
    [one] Usunąć ten stół i wszelkie ślady po nim?
    [few] Usunąć te { $tables } stoły i wszelkie ślady po nich?
    [many] Usunąć te { $tables } stołów i wszelkie ślady po nich?
   *[other] Usunąć te { $tables } stołów i wszelkie ślady po nich?
} Wpisz „{ cli-tables-ask-yes }”:
cli-tables-ask-yes = tak
cli-tables-deleted = { $tables ->
    [one] Usunięto { $tables } stół.
    [few] Usunięto { $tables } stoły.
    [many] Usunięto { $tables } stołów.
   *[other] Usunięto { $tables } stołów.
}
# $file (String)
cli-tables-exported = Zapisano w { $file }.

# What went wrong. $code (String): as typed; $folder, $file, $reason (String)
cli-tables-kept = nic nie zostało usunięte.
cli-tables-yes = dodaj --yes, aby usunąć bez pytania.
cli-tables-no-table = nie ma stołu { $code }; stella tables list wymienia wszystkie.
cli-tables-no-log = w { $folder } nie ma stołów; wskaż folder serwera opcją --data.
cli-tables-unreadable = nie można użyć { $file }: { $reason }.
cli-tables-unwritable = nie można zapisać { $file }: { $reason }.
cli-tables-broken = nie można odczytać dziennika { $code }: { $reason }.
cli-tables-secrets =
    dziennik { $code } zawiera krzyżyki, których nikt jeszcze nie pokazał; dodaj --with-secrets, jeśli naprawdę musisz.

cli-minds-nothing = Boty niczego się tu jeszcze nie nauczyły.
# $votes (Number): obrazki zaznaczone lub pominięte; $cards, $cells (Number): ilu obrazków oraz par hasła i obrazka dotyczą
cli-minds-votes = Głosy: { $votes }; obrazki: { $cards }; pary hasła i obrazka: { $cells }.
# $deck (String): identyfikator talii; $most, $least (String): obrazki
cli-minds-deck = { $deck }: najczęściej zaznaczane { $most }; najrzadziej { $least }
cli-minds-ask = Zapomnieć wszystko, czego boty się tu nauczyły? (tak/nie)
cli-minds-yes = Nie ma kogo zapytać: dodaj --yes, aby boty wszystko zapomniały.
cli-minds-kept = Niczego nie zapomniano.
cli-minds-forgotten = Boty zapomniały wszystko, czego się tu nauczyły. Działający serwer zapomni to po następnej rozgrywce.
# $file (String): ścieżka; $reason (String): co mówi system
cli-minds-unusable = Nie można użyć pliku { $file }: { $reason }
