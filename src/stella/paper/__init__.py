"""Stella on paper: PDFs of pictures, word cards, slates, board and scores to play without devices, and posters.

`layout` and `poster` are cheap to import; `printing` imports ReportLab, `painter` Pillow.
"""
