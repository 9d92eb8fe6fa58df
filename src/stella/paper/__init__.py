"""Stella on paper: PDFs of pictures, word cards, slates, board and scores, for a game without devices; posters to send.

`layout` and `poster` are light; `printing` takes ReportLab along, `painter` Pillow.
"""
