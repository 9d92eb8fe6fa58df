### Strona główna.

home-title = Stella: znajdźcie wspólne światło
home-tagline = Te same obrazki, jedno słowo: znajdźcie wspólne światło.

# Dla czytników ekranu, obok przycisków języka.
home-language = Język

# Co odpowiedział serwer, gdy strona zapytała, jak się miewa.
health-asking = Szukamy serwera…
health-ok = Lampiony już się palą: serwer jest gotowy.
health-lost = Serwer nie odpowiada. Zaraz spróbujemy ponownie…
