"""How many moves a second a whole server plays, how soon they are seen, and what an idle table takes."""
