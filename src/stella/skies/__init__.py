"""Tonight's sky: one word and fifteen pictures a day, marked alone, then played as a round. Pure, like the rules."""
