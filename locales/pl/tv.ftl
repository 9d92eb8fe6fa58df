### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Pokaż stół na tym telewizorze
tv-scan = Zeskanuj telefonem
# $button (String): what that button says. The code stands below.
tv-type = Albo wybierz przy stole „{ $button }” i wpisz
# $address (String): of this server, such as stella.example
tv-no-table = Nie masz jeszcze stołu? Otwórz { $address } w telefonie.
tv-open = Na telewizorze otwórz { $address }
tv-code = Kod z telewizora
tv-code-hint = Sześć cyfr albo zeskanuj kod z telewizora aparatem telefonu
tv-show = Pokaż na telewizorze
tv-done = Telewizor pokazuje ten stół.
tv-ask = Pokazać ten stół na telewizorze?
tv-first-table = Najpierw otwórz stół albo dołącz do stołu. Potem zapytamy, czy pokazać go na telewizorze.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = Przy stole nikogo nie ma. Gra czeka.
tv-marking = Wszyscy w tajemnicy zaznaczają, co pasuje do hasła. Gotowe: { $count } z { $all }
tv-marking-last = Gotowe: { $count } z { $all }. Jeszcze zaznacza: { $players }
# $player (String)
tv-scout = Zwiadowca: { $player } wybiera obrazek
# $round (Number), $button (String): what that button says
tv-scoring = Runda { $round } podliczona. Żeby grać dalej, dotknijcie „{ $button }” w telefonach.
# After the last round. $round (Number)
tv-counted = Runda { $round } podliczona. Kto wygrywa? Naciśnijcie OK na pilocie.

# Browsers are silent until somebody presses something.
tv-sound-ask = Dźwięk: naciśnijcie OK.

# Before the code of the table, where there is little room
tv-join = Dołączcie:
# Beside the QR code, once all chairs are taken
tv-mark-along = Zaznaczaj razem:
