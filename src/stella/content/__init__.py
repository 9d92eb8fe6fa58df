"""The contents of the game: texts in all languages, word cards, decks of pictures."""
