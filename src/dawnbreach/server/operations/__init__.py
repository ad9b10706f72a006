"""For those who keep a server: settings, logs, metrics, and running it."""
