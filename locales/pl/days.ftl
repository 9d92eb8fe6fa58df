### Gry na kilka dni: rundy są otwarte przez wiele godzin.

# A pace: the game is played over hours or days
options-pace-days = Przez kilka dni
options-pace-days-hint = Każdy zaznacza, kiedy chce. Gdy wszyscy skończą albo minie czas, odkrywanie odbywa się samo; obejrzysz je po powrocie.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = Nie z prawdziwymi kartami
# How long each round stays open
options-round = Czas na zaznaczanie
options-round-12 = 12 godzin
options-round-24 = Jeden dzień
options-round-72 = Trzy dni
# In the lobby, for everyone
lobby-days-12 = Każda runda jest otwarta 12 godzin: zaznaczaj, kiedy chcesz, a odkrywanie obejrzyj po powrocie.
lobby-days-24 = Każda runda jest otwarta jeden dzień: zaznaczaj, kiedy chcesz, a odkrywanie obejrzyj po powrocie.
lobby-days-72 = Każda runda jest otwarta trzy dni: zaznaczaj, kiedy chcesz, a odkrywanie obejrzyj po powrocie.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Koniec: { $when }
days-free = Możesz zamknąć tę stronę: odkrywanie poczeka na ciebie.
days-reveal = Odkrywanie odbywa się samo.
# On a reveal that is told later. $round (Number)
days-missed = Runda { $round }, gdy cię nie było
# A button, and the title of its dialog
days-remind = Przypomnij mi
days-notify = Powiadom mnie
days-notify-hint = Jedna wiadomość na początku rundy: bez hasła, imion i obrazków. Możesz je tu wyłączyć jednym dotknięciem.
days-notify-on = Gdy zacznie się następna runda, dostaniesz wiadomość.
days-notify-stop = Wyłącz wiadomości
days-notify-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Powiadomienia tu nie działają, ale może ci przypomnieć kalendarz.
days-calendar = Dodaj do kalendarza
days-calendar-hint = Wydarzenie z przypomnieniem godzinę przed końcem rundy
# In a calendar. $round (Number)
days-event = Stella: koniec rundy { $round }
