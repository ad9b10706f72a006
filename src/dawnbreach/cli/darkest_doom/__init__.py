"""Darkest Doom on the terminal."""
