privacy-title = Co jest tu zapisywane
privacy-lead = Nikt nie potrzebuje tu konta. Ten serwer zapisuje to, czego wymaga gra, i bez twojej zgody niczego nie przekazuje dalej.
privacy-table-title = Przy stole
privacy-table = Imię, które wpiszesz, twój język, kolor i symbol, każdy krzyżyk i każde wskazanie oraz własne hasła lub obrazki, które ktoś przyniesie. Twoje imię widzą wszyscy przy stole. Twoje krzyżyki są tajne, dopóki nie zostaną odkryte.
privacy-public-title = Co staje się publiczne
privacy-public = Nic, chyba że zgodzisz się na badania (poniżej) albo ktoś z grających utworzy publiczny link do zakończonej gry. Wtedy każdy, kto ma link, widzi tę grę, z imionami tylko wtedy, gdy tak wybrano, i bez waszych własnych obrazków i haseł. Link może w każdej chwili wycofać osoba, która go utworzyła, albo gospodarz; najpóźniej znika razem ze stołem. Wyszukiwarki są proszone, by go pomijać.
privacy-device-title = Na twoim urządzeniu
privacy-device = Dla każdego stołu plik cookie, czyli klucz do twojego miejsca; do tego ustawienia, zachowane albumy i wpisane hasła. Gdy usuniesz w przeglądarce dane tej strony, wszystko zniknie.
privacy-days-title = Jak długo
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Stół z zakończoną partią jest usuwany po { $finished ->
        [one] jednym dniu
        [few] { $finished } dniach
        [many] { $finished } dniach
       *[other] { $finished } dnia
     }, każdy inny, gdy nikt nie zajrzał tam od { $idle ->
        [one] jednego dnia
        [few] { $idle } dni
        [many] { $idle } dni
       *[other] { $idle } dnia
     }.
privacy-remove-title = Jak to usunąć
privacy-remove = Kto prowadzi stół, może go w każdej chwili usunąć w poczekalni: znika wszystko, także obrazki. Jeśli odejdziesz, twoje imię zostanie przy rozegranych partiach. Aby zniknęło wcześniej, zwróć się do osoby, która prowadzi stół albo ten serwer.
privacy-bots-title = Czego uczą się boty
privacy-bots = Liczą, które obrazki ludzie zaznaczają przy którym haśle, bez imion, stołów i godzin. Możesz odmówić w ustawieniach.
privacy-bots-off = Niczego: na tym serwerze boty nie uczą się od ludzi.
privacy-research-title = Badania
privacy-research = Jeśli pozwoli na to osoba, która prowadzi stół, a ty zgodzisz się w poczekalni, osoba, która prowadzi ten serwer, może opublikować twoje tablice, gdy są już odkryte: hasło, obrazki i krzyżyki, bez imion, stołów i godzin, i tylko gdy te same obrazki miały co najmniej trzy osoby. Jeśli cofniesz zgodę albo odejdziesz od stołu, nic więcej twojego nie zostanie opublikowane.
privacy-none-title = Czego tu nie ma
privacy-none = Ani reklam, ani śledzenia, ani zapytań do innych serwerów. Twój adres sieciowy służy do odpierania zalewu zapytań i nigdzie nie jest zapisywany.
