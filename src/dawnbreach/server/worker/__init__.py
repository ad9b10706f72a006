"""One worker process: its tables, its bots' processes, and what it hears from other workers."""
