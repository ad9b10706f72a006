"""How long to wait for what should come: long, for a machine with much else to do takes its time."""

PATIENCE = 180.0
"""For one thing to happen."""
WHOLE = 1200.0
"""For all of a test."""
