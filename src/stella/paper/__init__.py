"""Stella on paper: PDFs of pictures, word cards, slates, board and scores, for a game without any device."""

from .cards import Backs
from .layout import LARGE, SMALL, Paper
from .printing import Order, Part, UnknownLetters, print_pdf

__all__ = ["LARGE", "SMALL", "Backs", "Order", "Paper", "Part", "UnknownLetters", "print_pdf"]
