"""What is asked over HTTP: the lobby, records, the page."""
