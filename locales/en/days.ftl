### Games over days: rounds stay open for hours, and nobody has to be there together.

# A pace: the game is played over hours or days
options-pace-days = Over days
options-pace-days-hint = Everyone marks when they like. When all are done or time is up, the reveal plays itself; you watch it when you’re back.
# Instead of that hint, where the pictures are real cards
options-pace-days-real = Not with real cards
# How long each round stays open
options-round = Time to mark
options-round-12 = 12 hours
options-round-24 = One day
options-round-72 = Three days
# In the lobby, for everyone
lobby-days-12 = Each round stays open for 12 hours: mark whenever you like, and watch the reveal when you’re back.
lobby-days-24 = Each round stays open for one day: mark whenever you like, and watch the reveal when you’re back.
lobby-days-72 = Each round stays open for three days: mark whenever you like, and watch the reveal when you’re back.
# When the round ends for those who haven’t marked. $when (String): “today, 18:00”, “Friday, 18:00”
days-closes = Closes { $when }
days-free = You can close this page: the reveal waits for you.
days-reveal = The reveal plays itself.
# On a reveal that is told later. $round (Number)
days-missed = Round { $round }, while you were away
# A button, and the title of its dialog
days-remind = Remind me
days-notify = Notify me
days-notify-hint = One message when a round opens: no word, no names, no pictures. You can stop them here with one tap.
days-notify-on = You’ll get a message when the next round opens.
days-notify-stop = Stop messages
days-notify-blocked = Your browser blocks notifications from this site. Allow them in its settings.
# On a page that can’t get notifications, above the calendar’s button
days-notify-none = Notifications don’t work here, but your calendar can remind you.
days-calendar = Add to calendar
days-calendar-hint = An event with an alarm one hour before the round closes
# In a calendar. $round (Number)
days-event = Stella: round { $round } closes
