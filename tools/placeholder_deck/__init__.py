"""Paints the placeholder deck: layered paper, one clear silhouette a card."""
