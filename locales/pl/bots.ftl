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
bot-about-puck = Uwielbia to, czego inni nie zauważają.
bot-name-vesper = Vesper
bot-about-vesper = Stawia mało krzyżyków i zaczyna od najpewniejszego.

bot-level-dreamer = Marzyciel
bot-level-dreamer-hint = Zaznacza to, co lubi. Łagodne towarzystwo na pierwszą rozgrywkę.
bot-level-stargazer = Obserwator gwiazd
bot-level-stargazer-hint = Wyczuwa, co widzą inni. Równy przeciwnik.
bot-level-navigator = Nawigator
bot-level-navigator-hint = Widzi jasno i zauważa, ile krzyżyków stawiacie.
bot-level-oracle = Wyrocznia
bot-level-oracle-hint = Odgaduje, co myślą ludzie. Najsilniejsza jako jedyny bot.

# $name (String): imię bota
player-character = { $name } (bot)

bots-who = Postać
bots-anyone = Ktokolwiek
bots-level = Poziom
bots-undescribed = Nikt nie opisał tych obrazków dla botów. Kierują się kolorem, światłem i tym, co ludzie zaznaczali tu wcześniej, więc grają słabiej.
bots-real-cards = Boty nie widzą kart na prawdziwym stole: zaznaczają na chybił trafił.
options-thinking = Boty mają czas do namysłu
options-thinking-hint = Bez tego zaznaczają i wskazują od razu.

bots-why-show = Co pomyślały boty
bots-why-hide = Ukryj myśli botów
# $player (String): imię bota; $card (String): obrazek; $first, $second (String): co na nim zobaczył
bots-why-two = { $player } widzi „{ $first }” i „{ $second }” na obrazku { $place }{ $titled ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
}
bots-why-one = { $player } widzi „{ $first }” na obrazku { $place }{ $titled ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
}
bots-why-looks = { $player } lubi kolory i światło obrazka { $place }{ $titled ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
}
bots-why-taste = { $player }: obrazek { $place }{ $titled ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
} po prostu się spodobał
