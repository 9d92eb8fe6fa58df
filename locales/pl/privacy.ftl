privacy-title = Prywatność
privacy-lead = Nie potrzebujesz tu konta. Ten serwer przechowuje to, czego wymaga gra, i bez twojej zgody niczego nie przekazuje dalej.
privacy-table-title = Przy stole
privacy-table = Imię, które wybierzesz, twój język, kolor i symbol, każdy krzyżyk i każdy obrazek, który wskażesz, oraz hasła lub obrazki, które ktoś doda. Twoje imię widzą wszyscy przy stole. Twoje krzyżyki są tajne, dopóki nie zostaną odkryte. Jeśli zaznaczasz na widowni, serwer tylko liczy twoje krzyżyki i niczego nie zapisuje.
privacy-sky-title = Niebo tej nocy
# $days (Number): days that a sky is kept
privacy-sky =
    Gdy kończysz niebo, ten serwer zapisuje twoje krzyżyki, wskazane obrazki, gwiazdki i imię, jeśli je podasz. Kluczem jest plik cookie na twoim urządzeniu. Osoby, które zagrają w to samo niebo po tobie, mogą spotkać cię wśród pięciu współgraczy: widzą twoje imię lub symbol, a krzyżyki tak, jak odkrywają je zasady. Osoba, która myśli podobnie jak ty, może zobaczyć twoje imię lub symbol i liczbę wspólnych obrazków. Gdy zagra co najmniej pięć osób, wszyscy, którzy skończyli, widzą, ile osób zaznaczyło każdy obrazek. Dopóki nie skończysz, krzyżyki pozostają na twoim urządzeniu. W kręgu osoby, które ukończyły niebo, widzą nawzajem swoje gwiazdki i to, jak podobnie zaznaczały, z imionami lub symbolami. Link do innego urządzenia działa dziesięć minut. „Zapomnij o mnie” pod wynikiem i we „Wcześniejszych niebach” natychmiast usuwa wszystko; w przeciwnym razie dane są usuwane po { $days ->
        [one] jednym dniu
        [few] { $days } dniach
        [many] { $days } dniach
       *[other] { $days } dnia
     }.
privacy-public-title = Co staje się publiczne
privacy-public = Nic, chyba że zgodzisz się na udział w badaniach (poniżej) albo ktoś z grających utworzy publiczny link do zakończonej gry. Wtedy każdy, kto ma link, może zobaczyć tę grę, z imionami tylko wtedy, gdy je dołączono, i bez waszych własnych obrazków i haseł. Osoba, która utworzyła link, może go w każdej chwili unieważnić, gospodarz również; usunięcie stołu usuwa też link. Wyszukiwarki dostają polecenie, by go nie pokazywać. Serwer liczy, ile osób zaznacza rundę, ale nie zapisuje ich krzyżyków.
privacy-notify-title = Powiadomienia
privacy-notify = Jeśli poprosisz przy stole o powiadomienia, ten serwer zapisze adres, który poda mu w tym celu twoja przeglądarka. Na początku rundy wyśle tam zaszyfrowaną wiadomość przez usługę powiadomień producenta przeglądarki. Usługa ta wie, kiedy, ale nie wie, co w niej jest. Adres jest usuwany, gdy wyłączysz wiadomości lub odejdziesz od stołu, a także razem ze stołem.
privacy-device-title = Na twoim urządzeniu
privacy-device = Plik cookie dla każdego stołu (klucz do twojego miejsca), twoje ustawienia, albumy, które zapiszesz, hasła, które wpiszesz, twoje krzyżyki z widowni i spod publicznych linków oraz twoje noce: wyniki pod niebem tej nocy oraz imiona i krzyżyki osób spotkanych w rundzie. Gdy usuniesz w przeglądarce dane tej strony, wszystko to zniknie.
privacy-days-title = Jak długo to przechowujemy
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Stół z zakończoną grą jest usuwany po { $finished ->
        [one] jednym dniu
        [few] { $finished } dniach
        [many] { $finished } dniach
       *[other] { $finished } dnia
     }. Każdy inny stół jest usuwany, gdy nikogo tam nie było od { $idle ->
        [one] jednego dnia
        [few] { $idle } dni
        [many] { $idle } dni
       *[other] { $idle } dnia
     }. Potem przez jeden dzień leży w koszu, skąd mogą go przywrócić tylko osoby, które prowadzą ten serwer, a następnie jest trwale kasowany.
# $days (Number): days that a backup is kept
privacy-backups =
    Kopie zapasowe tego serwera są przechowywane przez { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
     }. Do tego czasu może w nich być to, co zostało usunięte; otworzyć je mogą tylko osoby, które prowadzą ten serwer.
privacy-remove-title = Jak to usunąć
privacy-remove = Gospodarz może w każdej chwili usunąć stół w poczekalni razem z obrazkami: z jednym dniem w koszu albo od razu na zawsze. Jeśli odejdziesz, twoje imię zostanie przy grach rozegranych z twoim udziałem; żeby usunąć je wcześniej, zwróć się do gospodarza albo do osób, które prowadzą ten serwer.
privacy-bots-title = Czego uczą się boty
privacy-bots = Liczą, które obrazki ludzie zaznaczają przy którym haśle, bez imion, stołów i godzin. Przy stole możesz odmówić w ustawieniach. Pod niebem możesz odmówić pod swoim wynikiem: uczą się z niego, gdy skończy się jego dzień.
privacy-bots-off = Niczego: na tym serwerze boty nie uczą się od ludzi.
privacy-research-title = Badania
privacy-research = Jeśli gospodarz na to pozwoli, a ty zgodzisz się w poczekalni, osoby, które prowadzą ten serwer, mogą opublikować twoje tablice, gdy są już odkryte: hasło, obrazki i krzyżyki, bez imion, stołów i godzin, i tylko jeśli swoje do tego samego hasła i tych samych obrazków udostępnią co najmniej trzy osoby. Jeśli cofniesz zgodę albo odejdziesz od stołu, nic więcej od ciebie nie zostanie opublikowane. To samo dotyczy nieb, jeśli zgodzisz się pod swoim wynikiem.
privacy-none-title = Czego nie robimy
privacy-none = Żadnych reklam, żadnego śledzenia, żadnych zapytań do innych serwerów, chyba że poprosisz o powiadomienia. Twój adres IP służy tylko do blokowania zalewu zapytań i nigdy nie jest zapisywany.
