"""The terminal: play, resume, replay, verify, check."""
