"""Connections to tables, and how much one sender may ask for."""
