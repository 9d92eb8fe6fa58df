### Własne obrazki stołu: arkusz, na którym gospodarz je przynosi, opisuje i usuwa.

pictures-title = Własne obrazki
pictures-open = Graj własnymi obrazkami
# $most, $whole (Number): pictures; $file, $total (Number): megabytes
pictures-limits = Do { $most } obrazków (JPEG, PNG, WebP lub AVIF, każdy do { $file } MB) albo jeden zip z nimi; razem { $total } MB. Jeśli jest ich mniej niż { $whole }, mieszamy je z obrazkami gry.
pictures-fate = Każdy jest przycinany od środka do pionowej karty. Widzi je tylko ten stół i są usuwane razem z nim.
# Stands before the button that chooses pictures.
pictures-drop = Upuść tu obrazki, folder lub zip albo
pictures-choose = Wybierz obrazki
pictures-other = Wybierz inne obrazki
# $part (String): how much, in per cent
pictures-sending = Wysyłanie: { $part }
# $done, $of (Number): cards
pictures-making = Tworzenie kart: { $done } z { $of }
pictures-making-zip = Tworzenie kart: { $done }
# For screen readers, once.
pictures-sending-now = Wysyłanie obrazków.
pictures-making-now = Obrazki zamieniają się w karty.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Wasza talia ma teraz { $count } obrazek.
    [few] Wasza talia ma teraz { $count } obrazki.
    [many] Wasza talia ma teraz { $count } obrazków.
   *[other] Wasza talia ma teraz { $count } obrazka.
}
pictures-mixed = { $count ->
    [one] { $count } obrazek, zmieszany z obrazkami gry
    [few] { $count } obrazki, zmieszane z obrazkami gry
    [many] { $count } obrazków, zmieszanych z obrazkami gry
   *[other] { $count } obrazka, zmieszane z obrazkami gry
}
pictures-doubles = { $count ->
    [one] Pominięto { $count } powtórzony obrazek.
    [few] Pominięto { $count } powtórzone obrazki.
    [many] Pominięto { $count } powtórzonych obrazków.
   *[other] Pominięto { $count } powtórzonego obrazka.
}
pictures-here = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
    [many] { $count } obrazków
   *[other] { $count } obrazka
}
pictures-describe = Opisy
pictures-describe-hint = Dla osób, które nie widzą obrazków. Wszyscy przy stole czytają je tak, jak napiszesz.
pictures-saved = Zapisano
pictures-remove = Usuń obrazki
pictures-remove-sure = Usunąć wszystkie te obrazki ze stołu?
pictures-removed = Usunięto obrazki.

error-pictures = Tych obrazków nie da się użyć, więc nic nie zostało zapisane.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = jest większy niż { $limit } MB; zmniejsz go.
decks-picture-count = Talia potrzebuje od { $least } do { $most } obrazków; masz ich { $found }.
decks-total-bytes = Razem obrazki mają więcej niż { $limit } MB; zmniejsz je albo weź ich mniej.
decks-zip-alone = Prześlij sam plik zip, bez innych plików.

# The name of the deck that a table has uploaded.
decks-own = Własne obrazki
