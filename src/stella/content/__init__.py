"""What the game is told with: texts in every language, later decks and word cards."""
