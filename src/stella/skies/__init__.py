"""Tonight's sky: one word and fifteen pictures a day, marked alone, then played as a round. As pure as the rules."""
