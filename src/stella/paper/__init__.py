"""Stella on paper: PDFs of pictures, word cards, slates, board and scores, for a game without any device.

`layout` is light; `printing` draws, and takes ReportLab along.
"""
