### Niebo tej nocy: codziennie jedno hasło i piętnaście obrazków, zaznaczanych w pojedynkę, a potem gra z innymi.

sky-past = Wcześniejsze niebo
sky-past-hint = Nie wlicza się do nocy z rzędu. Jego światło wciąż tu jest.
sky-intro = Jedno hasło i piętnaście obrazków, takich samych dla wszystkich. Potem grasz rundę z pięcioma innymi. Przytrzymaj obrazek, aby go powiększyć.
sky-opening = Spójrz w górę…
sky-go-tonight = Niebo tej nocy

# Zaznaczanie. $limit (Number): najwięcej krzyżyków
sky-mark-hint = Zaznacz, co ci się kojarzy z hasłem, od najpewniejszego: od 1 do { $limit } obrazków
sky-final = „Gotowe” jest ostateczne.
sky-done = Gotowe
# Pod dużą liczbą. $limit (Number): najwięcej krzyżyków
sky-of-up-to = z najwyżej { $limit }
sky-name = Twoje imię (opcjonalnie)
sky-name-hint = Bez imienia inni widzą twój symbol

# Runda. $count (Number): ile
sky-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
sky-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
sky-surest = Od najpewniejszego. Jeśli nikt inny go nie zaznaczył, to porażka.
sky-skip-all = Od razu do światła

# Osoba bez imienia, według symbolu.
sky-sign-moon = Księżyc
sky-sign-sun = Słońce
sky-sign-star = Gwiazda
sky-sign-cloud = Chmura
sky-sign-leaf = Liść
sky-sign-key = Klucz
sky-sign-boat = Łódka
sky-sign-bird = Ptak
sky-sign-fish = Ryba
sky-sign-flame = Płomień
sky-sign-feather = Pióro
sky-sign-mountain = Góra

# Światło. $count (Number): gwiazdki; $word (String): hasło
sky-stars-for = { $count ->
    [one] Jedna gwiazdka za „{ $word }”
    [few] { $count } gwiazdki za „{ $word }”
    [many] { $count } gwiazdek za „{ $word }”
   *[other] { $count } gwiazdki za „{ $word }”
}
sky-first = Nikt przed tobą nie patrzył dziś w niebo
sky-first-hint = Grały z tobą boty, dlatego światło jest srebrne. Złoto pojawi się przy pięciu osobach.
sky-light-gold = Im jaśniejszy obrazek, tym więcej osób go zaznaczyło
sky-light-silver = Srebro: ile botów go zaznaczyło. Złoto pojawi się przy pięciu osobach.
# $rank (Number): miejsce według gwiazdek; $count (Number): ile osób zagrało
sky-rank = Według gwiazdek: miejsce { $rank } z { $count }
# Pod dużą liczbą. $count (Number): ta liczba
sky-corner-people = { $count ->
    [one] osoba do tej pory
    [few] osoby do tej pory
    [many] osób do tej pory
   *[other] osoby do tej pory
}
sky-corner-bots = { $count ->
    [one] bot
    [few] boty
    [many] botów
   *[other] bota
}
# O obrazku, do słuchania. $count (Number): ile
sky-marked-by-people = { $count ->
    [one] Zaznaczyła go { $count } osoba
    [few] Zaznaczyły go { $count } osoby
    [many] Zaznaczyło go { $count } osób
   *[other] Zaznaczyło go { $count } osoby
}
sky-marked-by-bots = { $count ->
    [one] Zaznaczył go { $count } bot
    [few] Zaznaczyły go { $count } boty
    [many] Zaznaczyło go { $count } botów
   *[other] Zaznaczyło go { $count } bota
}
# Co dał mój krzyżyk: żadnych gwiazdek.
sky-fate-open = Bez gwiazdek
# $player (String): kto zaznaczył najbardziej podobnie
sky-closest = Myśli najbardziej jak ty: { $player }
# $count (Number): wspólne obrazki; $all (Number): ile jest moich
sky-shared = { $all ->
    [one] Twój jedyny obrazek jest wspólny
    [few] Wspólne: { $count } z { $all } twoich obrazków
    [many] Wspólne: { $count } z { $all } twoich obrazków
   *[other] Wspólne: { $count } z { $all } twoich obrazków
}
sky-table = Twój stół
# $day (String): „jutro”; $time (String): na zegarze osoby czytającej
sky-next = Następne niebo: { $day } o { $time }

# Noce na tym urządzeniu. $count (Number): ile
sky-row = { $count ->
    [0] Dziś zaczyna się nowa seria
    [one] Jedna noc
    [few] { $count } noce z rzędu
    [many] { $count } nocy z rzędu
   *[other] { $count } nocy z rzędu
}
sky-longest = Najdłużej: { $count }
sky-cloud = pochmurno, ale można jeszcze zagrać
sky-before = można jeszcze zagrać
sky-ahead = jeszcze przed nami
sky-late = zagrane później
sky-archive = Wcześniejsze nieba
sky-archive-hint = Opuszczona noc to chmura, a jedna chmura w tygodniu nie przerywa serii. Możesz ją jeszcze zagrać, ale nie liczy się do serii.
sky-skies = { $count ->
    [one] jedno niebo
    [few] { $count } nieba
    [many] { $count } nieb
   *[other] { $count } nieba
}

# Udostępnianie. $date (String): na przykład „16 listopada”; $word (String): hasło
sky-share = Udostępnij moje niebo
sky-share-head = Stella · { $date } · „{ $word }”
sky-share-hint = Żaden obrazek nie zostaje zdradzony
sky-copy = Kopiuj
sky-forget = Zapomnij o mnie
sky-forget-sure = Usunąć twoje imię, krzyżyki i wyniki z każdego nieba na tym serwerze, opuścić twoje kręgi i usunąć twoje noce z tego urządzenia?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = A twoje skojarzenia?
guess-intro = Tę rundę już rozegrano. Zaznacz, co ci się kojarzy z hasłem, a dopiero potem zobaczysz krzyżyki stołu.
guess-compare = Porównaj
guess-show = Po prostu pokaż
# The round as it was played, step by step.
guess-watch = Obejrzyj rundę
guess-whole = Cała gra
# $player (String): a name
guess-like = Myślisz tak jak { $player }
guess-nobody = Żadnych wspólnych krzyżyków
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] jeden wspólny
    [few] { $count } wspólne
    [many] { $count } wspólnych
   *[other] { $count } wspólnego
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = Krzyżyki: { $players }
guess-table = Stół
guess-with = Zagrajcie razem
guess-with-hint = Otworzy się stół. Wyślij jego link osobie, od której masz ten.
guess-ask = Zapytaj znajomych
# Rounds to choose from.
guess-rounds = Rundy
guess-closed-slates = Tej rundy nie da się odgadnąć: tablice pozostały tajne.
guess-closed-pictures = Tej rundy nie da się odgadnąć: własnych obrazków stołu nie pokazujemy.
guess-closed-word = Tej rundy nie da się odgadnąć: własnych haseł stołu nie pokazujemy.

# Kręgi: osoby, które codziennie porównują swoje nieba, przez prywatny link. $count (Number): ile; $one, $other (String): imiona
sky-circles = Kręgi
sky-circles-hint = Porównujcie swoje nieba każdego dnia
sky-circle-start = Załóż krąg
sky-circle-leave = Opuść
sky-circle-leave-sure = Opuścić ten krąg?
sky-circle-waiting = Nikt inny jeszcze nie skończył tego nieba
sky-circle-alike = Myślą najpodobniej: { $one } i { $other }
sky-circle-playing = jeszcze gra
sky-circle-shared = { $count ->
    [0] żadnego wspólnego
    [one] jeden wspólny
    [few] { $count } wspólne
    [many] { $count } wspólnych
   *[other] { $count } wspólnego
}
sky-circle-join = Dołącz do kręgu
sky-circle-join-title = Dołączyć do kręgu?
sky-circle-join-about = Gdy masz za sobą niebo, widzisz, jak poszło innym w kręgu: ich gwiazdki i kto myśli podobnie. Inni zobaczą twoje wyniki, z twoim imieniem lub symbolem. Krąg nie pokazuje twoich krzyżyków i w każdej chwili możesz odejść.
sky-friends = Zagraj w to niebo ze znajomymi
sky-move = Użyj na innym urządzeniu
sky-move-hint = Przeniesiesz też noce, wcześniejsze nieba i kręgi. Link wygasa po dziesięciu minutach.
sky-move-title = Przenieść tu twoje nieba?
sky-move-about = Twoje noce, wcześniejsze nieba i kręgi trafią na to urządzenie. Nieba, które już na nim są, zostaną usunięte.
sky-move-here = Przenieś tutaj
sky-research = Udostępnij moje krzyżyki do badań
sky-research-hint = Gdy dzień się skończy, osoby, które prowadzą ten serwer, mogą je opublikować: hasło, obrazki i twoje krzyżyki, nigdy imię, i tylko jeśli swoje do tego samego hasła i tych samych obrazków udostępnią co najmniej trzy osoby. Możesz tu zmienić zdanie.
sky-teach-hint = Gdy dzień się skończy, boty liczą, które obrazki ludzie zaznaczyli. Imiona nie są zapisywane.

# On the start page, from saved games and skies of this device.
people-title = Twoi ludzie
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = Ze wszystkich obrazków zaznaczonych przez ciebie lub osobę { $player } (liczba rund: { $count }) wspólne jest { $share }, mniej więcej od { $low } do { $high }.
