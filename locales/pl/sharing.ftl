### Pictures of a game to send to somebody.

sharing-open = Udostępnij obrazek
sharing-title = Udostępnij obrazek
sharing-names = Imiona
sharing-named = Z imionami
sharing-unnamed = Bez imion
sharing-send = Udostępnij
sharing-save = Zapisz
sharing-saved = Zapisano. Zajrzyj do pobranych plików.
sharing-failed = Nie udało się utworzyć obrazka. Spróbuj za chwilę.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = Obrazek: { $title }
