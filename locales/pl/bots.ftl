# Boty: kim są, jak silnie grają i dlaczego zaznaczyły obrazek.
bot-name-atlas = Atlas
bot-about-atlas = Bierze hasło dosłownie i szuka tego, co naprawdę widać na obrazku.
bot-name-mira = Mira
bot-about-mira = Pyta, jakie uczucia budzi obrazek, a nie co przedstawia.
bot-name-iris = Iris
bot-about-iris = Kieruje się kolorem i światłem.
bot-name-saga = Saga
bot-about-saga = W każdym obrazku widzi całą opowieść.
bot-name-puck = Puck
bot-about-puck = Uwielbia to, co umyka wszystkim innym.
bot-name-vesper = Vesper
bot-about-vesper = Stawia mało krzyżyków, lubi spokojne obrazki i gra ostrożnie.

bot-level-dreamer = Marzyciel
bot-level-dreamer-hint = Zaznacza to, co lubi, a najlepsze zostawia na koniec. Łagodne towarzystwo na pierwszą rozgrywkę.
bot-level-stargazer = Obserwator gwiazd
bot-level-stargazer-hint = Ma oko do tego, co widzą inni. Równy przeciwnik.
bot-level-navigator = Nawigator
bot-level-navigator-hint = Dobrze czyta obrazki i zwraca uwagę, ile krzyżyków stawiacie.
bot-level-oracle = Wyrocznia
bot-level-oracle-hint = Odgaduje, co myślą ludzie. Najgroźniejsza jako jedyny bot.

# $name (String): imię bota
player-character = { $name } (bot)

bots-who = Kto tu usiądzie?
bots-who-hint = To boty. Każdy widzi obrazki po swojemu.
bots-character = Postać
bots-level = Poziom
bots-undescribed = Nikt nie opisał tych obrazków dla botów. Kierują się kolorem, światłem i tym, co ludzie już tu zaznaczali, więc grają słabiej.
bots-real-cards = Boty nie widzą kart na prawdziwym stole, więc zaznaczają losowo.
options-thinking = Boty mają czas do namysłu
options-thinking-hint = Bez tego zaznaczają i wskazują od razu


bots-why-show = Co pomyślały boty
bots-why-hide = Ukryj myśli botów
# $player (String): imię bota; $place (Number): od 1 do 15; $card (String): tytuł obrazka, jeśli go ma ($titled)
bots-why-by = { $player }, obrazek { $place }{ $titled ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
}
# $tag (String): co bot widzi na obrazku
bots-why-tag = „{ $tag }”
# Co bot mówi o obrazku, który zaznaczył, po swojemu; $seen (String): jedna lub dwie z tych rzeczy, rzeczowniki ($kind to thing) lub nastroje, zwykle przymiotniki; $who: postać
bots-why-tags = { $kind ->
    [mood] { $who ->
        [atlas] Nastrój mówi wszystko: { $seen }.
        [mira] Oto co tu czuję: { $seen }.
        [iris] Nastrój na pierwszy rzut oka: { $seen }.
        [saga] Znam nastrój tej opowieści: { $seen }.
        [puck] { $seen } – nikt nie czuje tego nastroju?
        [vesper] Nastrój nie zostawia wątpliwości: { $seen }.
       *[anyone] Nastrój pasuje: { $seen }.
    }
   *[thing] { $who ->
        [atlas] Przecież to widać: { $seen }.
        [mira] Mówi do mnie: { $seen }.
        [iris] Na pierwszy rzut oka: { $seen }.
        [saga] Tu zaczyna się moja opowieść: { $seen }.
        [puck] { $seen } – nikt tego nie widzi?
        [vesper] { $seen }: żadnych wątpliwości.
       *[anyone] Widzę tu: { $seen }.
    }
}
bots-why-scene = { $who ->
    [saga] Cały obrazek opowiada historię o tym haśle.
   *[anyone] To nie jeden szczegół: pasuje cały obrazek.
}
bots-why-common = { $who ->
    [puck] Tego nawet ja nie mogę przeoczyć.
    [vesper] To był pewniak: i tak go zaznaczycie.
   *[anyone] Myślę, że też go zaznaczycie.
}
bots-why-looks = { $who ->
    [iris] Zdradzają go kolory i światło.
   *[anyone] Zadecydowały kolory i światło.
}
bots-why-fondness = { $kind ->
    [mood] { $who ->
        [atlas] Przy takim nastroju zawsze patrzę dwa razy: { $seen }.
        [mira] Ten nastrój zawsze mnie wzrusza: { $seen }.
        [saga] Takiemu nastrojowi nigdy się nie oprę: { $seen }.
        [puck] { $seen }! Na ten nastrój zawsze się nabieram.
        [vesper] W takim nastroju czuję się jak w domu: { $seen }.
       *[anyone] Lubię ten nastrój, bez względu na hasło: { $seen }.
    }
   *[thing] { $who ->
        [atlas] { $seen }: tu zawsze patrzę dwa razy.
        [mira] { $seen }: to zawsze mnie wzrusza.
        [saga] { $seen }: temu nigdy się nie oprę.
        [puck] { $seen }! Zawsze się na to nabieram.
        [vesper] { $seen }: tu czuję się jak w domu.
       *[anyone] { $seen }: lubię to, bez względu na hasło.
    }
}
bots-why-memory = { $kind ->
    [mood] { $who ->
        [mira] To hasło budzi we mnie uczucie: { $seen }.
        [saga] To hasło przypomina mi nastrój starej baśni: { $seen }.
       *[anyone] To hasło wprawia mnie w taki nastrój: { $seen }.
    }
   *[thing] { $who ->
        [mira] To hasło przywołuje wspomnienie: { $seen }.
        [saga] To hasło przypomina mi starą baśń: { $seen }.
       *[anyone] To hasło kojarzy mi się z czymś takim: { $seen }.
    }
}
bots-why-others = Ludzie często go tu zaznaczają, więc ja też go zaznaczam.
bots-why-apart = Inne boty by go pominęły. Ja nie.
bots-why-both = Pasuje do hasła, a do tego po prostu mi się podoba.
bots-why-heart = Nie umiem tego wyjaśnić: ten obrazek do mnie przemawia.
bots-why-taste = { $who ->
    [puck] Nie mam pojęcia. To najlepszy z powodów.
    [vesper] Przeczucie. Rzadko im ufam.
   *[anyone] To tylko przeczucie.
}
bots-why-unknown = { $who ->
    [atlas] Nie znam takiego hasła. Zgaduję.
    [puck] Nie znam takiego hasła. I co z tego?
   *[anyone] Nie znam takiego hasła, więc wybieram to, co lubię.
}
