"""Where entries are kept: SQLite or PostgreSQL."""
