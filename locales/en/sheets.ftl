### Print and play: the sheet where the host chooses what is printed.

sheets-title = Print and play
sheets-about = A PDF of the game, to play without any device. Print cards on both sides, turned over the long edge, at 100% of their size, and cut along the marks.
sheets-parts = What to print
sheets-part-rules = Rules
sheets-part-board = Board and lanterns
sheets-part-slates = Slates
sheets-part-scores = Score sheet
sheets-part-words = Word cards
sheets-part-pictures = Pictures
sheets-words-own = Only our own words
sheets-paper = Paper
sheets-paper-a4 = A4
sheets-paper-letter = Letter (US)
sheets-size = Size of the pictures
sheets-size-large = Large, four a page
sheets-size-small = Small, nine a page
sheets-backs = Backs of the cards
sheets-backs-night = A night of stars
sheets-backs-light = Outlines, to save ink
sheets-backs-none = None
sheets-language = Language
sheets-language-hint = Of rules and words
sheets-make = Make the PDF
sheets-making = The PDF is being made; with pictures that takes up to two minutes…
sheets-done = The PDF is ready: it is among your downloads.
