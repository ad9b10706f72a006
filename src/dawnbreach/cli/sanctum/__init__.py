"""How a game of Sanctum looks in the terminal. Everything is drawn from a view."""
